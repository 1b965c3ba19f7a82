//! The test runners: how they are called, and what their closing lines count.

use std::fmt;
use std::path::Path;
use std::process::Command;

use anyhow::Result;

use crate::workspace::Workspace;
use crate::{exec, setup};

/// A command that runs tests, and how to read its closing lines.
///
/// Its own only: what nextest shows of a failed test has a closing line of libtest in it.
pub(crate) struct Runner {
    pub(crate) command: Command,
    count: fn(&str) -> Option<Tally>,
}

impl Runner {
    /// Every test but those in documentation, under a profile of `.config/nextest.toml`.
    pub(crate) fn tests(workspace: &Workspace, profile: &str) -> Self {
        let mut runner = if setup::has_nextest(workspace) {
            Self {
                command: workspace.cargo(["nextest", "run", "--profile", profile]),
                count: nextest,
            }
        } else {
            println!("{}", setup::NO_NEXTEST);
            let targets = ["--lib", "--bins", "--tests", "--examples"];
            Self {
                command: workspace.cargo(["test", "--no-fail-fast"].into_iter().chain(targets)),
                count: libtest,
            }
        };
        runner.command.args(workspace.native());
        runner
    }

    /// The tests in documentation, which nextest does not run.
    pub(crate) fn doctests(workspace: &Workspace) -> Self {
        let mut command = workspace.cargo(["test", "--doc", "--no-fail-fast"]);
        command.args(workspace.native());
        Self {
            command,
            count: libtest,
        }
    }

    /// The tests in a browser, of a page and a program built before.
    pub(crate) fn browser(workspace: &Workspace, program: &Path, dist: &Path) -> Self {
        let mut command = workspace.command("node");
        // A file waits for its browser more than it works: two at once fill two cores. Nothing they ask of the
        // page is a time; what is measured for people to read is measured alone, by `e2e/figures.mjs`.
        command.args([
            "--test",
            "--test-concurrency=2",
            "--test-timeout=600000",
            "--test-reporter=spec",
        ]);
        command.arg("e2e/tests/");
        command
            .env("SEMAILLES_PROGRAM", program)
            .env("SEMAILLES_DIST", dist);
        Self {
            command,
            count: node,
        }
    }

    /// Runs the tests and counts them; an error when one fails.
    pub(crate) fn run(&mut self, tally: &mut Tally) -> Result<()> {
        exec::watch(&mut self.command, |line| {
            if let Some(counted) = (self.count)(line) {
                tally.passed += counted.passed;
                tally.failed += counted.failed;
            }
        })
    }
}

/// How many tests passed and failed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Tally {
    pub(crate) passed: u64,
    pub(crate) failed: u64,
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
    let results = line.strip_prefix("test result: ")?;
    Some(Tally {
        passed: number_before(results, "passed")?,
        failed: number_before(results, "failed")?,
    })
}

/// `ℹ pass 3` and `ℹ fail 0`, each on a line of its own; what was cancelled has failed too.
fn node(line: &str) -> Option<Tally> {
    let (word, number) = line.strip_prefix("ℹ ")?.split_once(' ')?;
    let number = number.parse().ok()?;
    match word {
        "pass" => Some(Tally {
            passed: number,
            failed: 0,
        }),
        "fail" | "cancelled" => Some(Tally {
            passed: 0,
            failed: number,
        }),
        _ => None,
    }
}

fn number_before(text: &str, word: &str) -> Option<u64> {
    let (before, _) = text.split_once(word)?;
    before.split_whitespace().next_back()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tally(passed: u64, failed: u64) -> Option<Tally> {
        Some(Tally { passed, failed })
    }

    #[test]
    fn nextest_is_read() {
        let line = |results| nextest(&format!("     Summary [   0.005s] {results}"));
        assert_eq!(line("10 tests run: 10 passed, 0 skipped"), tally(10, 0));
        assert_eq!(line("1 test run: 1 passed, 41 skipped"), tally(1, 0));
        assert_eq!(line("5/9 tests run: 4 passed, 1 failed"), tally(4, 1));
        assert_eq!(
            line("9 tests run: 6 passed (1 slow), 1 failed, 2 timed out, 3 skipped"),
            tally(6, 3)
        );
    }

    #[test]
    fn libtest_is_read() {
        let line = |results| libtest(&format!("test result: {results}"));
        let green = "ok. 3 passed; 0 failed; 1 ignored; 0 measured; 0 filtered out";
        let red = "FAILED. 3 passed; 2 failed; 0 ignored; 0 measured; 0 filtered out";
        assert_eq!(line(green), tally(3, 0));
        assert_eq!(line(red), tally(3, 2));
    }

    #[test]
    fn node_is_read() {
        assert_eq!(node("ℹ pass 12"), tally(12, 0));
        assert_eq!(node("ℹ fail 2"), tally(0, 2));
        assert_eq!(node("ℹ cancelled 1"), tally(0, 1));
        for line in [
            "ℹ tests 14",
            "ℹ duration_ms 17.25",
            "✔ pass 5",
            "ℹ pass mark",
        ] {
            assert_eq!(node(line), None, "{line}");
        }
    }

    #[test]
    fn other_lines_count_nothing() {
        for line in ["", "5 passed", "test a ... ok", "Summary: 3 tests run"] {
            assert_eq!((nextest(line), libtest(line)), (None, None), "{line}");
        }
        let of_a_failed_test = "    test result: FAILED. 0 passed; 1 failed; 0 ignored";
        assert_eq!(nextest(of_a_failed_test), None);
    }
}
