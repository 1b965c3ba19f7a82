//! The test runners: how they are called, and what their closing lines count.

use std::fmt;
use std::process::Command;

use anyhow::Result;

use crate::workspace::Workspace;
use crate::{exec, setup};

/// Every test but those in documentation, under a profile of `.config/nextest.toml`.
pub(crate) fn tests(workspace: &Workspace, profile: &str) -> Command {
    let mut tests = if setup::has_nextest(workspace) {
        workspace.cargo(["nextest", "run", "--profile", profile])
    } else {
        println!("{}", setup::NO_NEXTEST);
        let targets = ["--lib", "--bins", "--tests", "--examples"];
        workspace.cargo(["test", "--no-fail-fast"].into_iter().chain(targets))
    };
    tests.args(workspace.native());
    tests
}

/// The tests in documentation, which nextest does not run.
pub(crate) fn doctests(workspace: &Workspace) -> Command {
    let mut tests = workspace.cargo(["test", "--doc"]);
    tests.args(workspace.native());
    tests
}

/// Runs a runner and counts its tests; an error when it fails.
pub(crate) fn run(runner: &mut Command, tally: &mut Tally) -> Result<()> {
    exec::watch(runner, |line| tally.see(line))
}

/// How many tests passed and failed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Tally {
    pub(crate) passed: u64,
    pub(crate) failed: u64,
}

impl Tally {
    /// Adds what a line of a runner's output counts; most lines count nothing.
    fn see(&mut self, line: &str) {
        if let Some(tally) = nextest(line).or_else(|| libtest(line)) {
            self.passed += tally.passed;
            self.failed += tally.failed;
        }
    }
}

/// The plain closing line of a run.
impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} passed, {} failed", self.passed, self.failed)
    }
}

/// `Summary [ 0.1s] 9 tests run: 7 passed (1 slow), 1 failed, 1 timed out, 2 skipped`, or
/// `9/12 tests run:` when the run was cut short. Whatever ran and did not pass has failed, by
/// whichever name.
fn nextest(line: &str) -> Option<Tally> {
    let (_, summary) = line
        .trim_start()
        .strip_prefix("Summary [")?
        .split_once(']')?;
    let (run, results) = summary
        .split_once(" tests run:")
        .or_else(|| summary.split_once(" test run:"))?;
    let run: u64 = run.trim().split('/').next()?.parse().ok()?;
    let passed = number_before(results, "passed")?;
    let failed = run.checked_sub(passed)?;
    Some(Tally { passed, failed })
}

/// `test result: ok. 3 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.00s`
fn libtest(line: &str) -> Option<Tally> {
    let results = line.trim_start().strip_prefix("test result: ")?;
    Some(Tally {
        passed: number_before(results, "passed")?,
        failed: number_before(results, "failed")?,
    })
}

fn number_before(text: &str, word: &str) -> Option<u64> {
    let (before, _) = text.split_once(word)?;
    before.split_whitespace().next_back()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tally(lines: &[&str]) -> (u64, u64) {
        let mut tally = Tally::default();
        lines.iter().for_each(|line| tally.see(line));
        (tally.passed, tally.failed)
    }

    #[test]
    fn nextest_is_read() {
        let green = "     Summary [   0.005s] 10 tests run: 10 passed, 0 skipped";
        let red = "     Summary [  12.005s] 9 tests run: 6 passed (1 slow), 1 failed, 2 timed out";
        let cut = "     Summary [   0.005s] 5/10 tests run: 4 passed, 1 failed, 0 skipped";
        let one = "     Summary [   0.005s] 1 test run: 1 passed, 41 skipped";
        assert_eq!(tally(&[green]), (10, 0));
        assert_eq!(tally(&[red]), (6, 3));
        assert_eq!(tally(&[cut]), (4, 1));
        assert_eq!(tally(&[one]), (1, 0));
    }

    #[test]
    fn libtest_is_read_and_summed() {
        let green = "test result: ok. 3 passed; 0 failed; 1 ignored; 0 measured; 0 filtered out";
        let red = "test result: FAILED. 3 passed; 2 failed; 0 ignored; 0 measured; 0 filtered out";
        assert_eq!(tally(&[green, "running 5 tests", red]), (6, 2));
    }

    #[test]
    fn other_lines_count_nothing() {
        assert_eq!(
            tally(&["", "5 passed", "test a ... ok", "Summary: 3 tests run"]),
            (0, 0)
        );
    }
}
