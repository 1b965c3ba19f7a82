//! The laws every game obeys, with many more cases than the daily tests take.

use anyhow::Result;

use super::{Finding, Options};
use crate::tally::Tally;
use crate::workspace::Workspace;
use crate::{exec, setup};

/// Runs all tests with `PROPTEST_CASES` raised and `SEMAILLES_LONG=1`.
pub(super) fn prove(workspace: &Workspace, options: &Options) -> Result<Finding> {
    let mut tests = if setup::has_nextest(workspace) {
        workspace.cargo(["nextest", "run", "--profile", "long"])
    } else {
        workspace.cargo(["test", "--no-fail-fast", "--all-targets"])
    };
    tests
        .args(workspace.native())
        .env("PROPTEST_CASES", options.cases.to_string())
        .env("SEMAILLES_LONG", "1");
    let mut tally = Tally::default();
    let result = exec::watch(&mut tests, |line| tally.see(line));
    Ok(Finding {
        command: exec::line(&tests),
        details: format!("{tally}, each property with {} cases.", options.cases),
        holds: result.is_ok(),
    })
}
