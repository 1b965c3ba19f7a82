//! The laws every game obeys, with many more cases than the daily tests take.

use anyhow::Result;

use super::{Finding, Options};
use crate::exec;
use crate::runner::{Runner, Tally};
use crate::workspace::Workspace;

/// Runs all tests with `PROPTEST_CASES` raised and `SEMAILLES_LONG=1`.
pub(super) fn prove(workspace: &Workspace, options: &Options) -> Result<Finding> {
    let mut tests = Runner::tests(workspace, "long");
    tests
        .command
        .env("PROPTEST_CASES", options.cases.to_string())
        .env("SEMAILLES_LONG", "1");
    let mut tally = Tally::default();
    let result = tests.run(&mut tally);
    Ok(Finding {
        command: exec::line(&tests.command),
        details: format!("{tally}, each property with {} cases.", options.cases),
        holds: result.is_ok(),
    })
}
