//! Tables with one wrong bit: all that a table of 64 KiB has.

use anyhow::{Context, Result};

use super::{Finding, Options};
use crate::exec;
use crate::workspace::Workspace;

/// Runs the test that flips bits with all of them, and with every value of small layers against the slow solver.
pub(super) fn prove(workspace: &Workspace, _: &Options) -> Result<Finding> {
    let mut tests = workspace.cargo(["test", "--release", "--package", "semailles-tables"]);
    tests.args(["--test", "files", "--test", "slow", "--", "--nocapture"]);
    tests.env("SEMAILLES_LONG", "1");
    let mut flips = None;
    let result = exec::watch(&mut tests, |line| {
        if line.contains("flips of") {
            flips = Some(line.trim().to_owned());
        }
    });
    let holds = result.is_ok();
    let flips = match flips {
        Some(flips) => flips,
        None if holds => None.context("the test has told nothing of its flips")?,
        None => "a test failed".to_owned(),
    };
    Ok(Finding {
        command: exec::line(&tests),
        details: format!("{flips}; small layers: every value as by the slow solver."),
        holds,
    })
}
