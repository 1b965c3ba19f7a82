//! `cargo xtask test`: the steps, and the run that stops at the first red one.

use std::process::ExitCode;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use clap::Args;
use clap::builder::PossibleValuesParser;

use crate::runner::{Runner, Tally};
use crate::workspace::{CLI, WASM, Workspace};
use crate::{exec, floors, machines, names, setup, web};

/// What of the test command to run.
#[derive(Args)]
pub(crate) struct Options {
    /// Run only the quick steps: format, floors, names and tests.
    #[arg(long)]
    quick: bool,
    /// Run only these steps, in their usual order.
    #[arg(value_name = "STEP", conflicts_with = "quick", value_parser = names())]
    steps: Vec<String>,
}

impl Options {
    fn choose(&self, step: &Step) -> bool {
        if self.steps.is_empty() {
            step.quick || !self.quick
        } else {
            self.steps.iter().any(|name| name == step.name)
        }
    }
}

struct Step {
    name: &'static str,
    /// Whether `--quick` runs it.
    quick: bool,
    /// The runners' counts are added to the tally.
    run: fn(&Workspace, &mut Tally) -> Result<()>,
}

/// In this order: what is checked in a second comes before what takes minutes.
const STEPS: &[Step] = &[
    Step {
        name: "setup",
        quick: false,
        run: |workspace, _| setup::run(workspace),
    },
    Step {
        name: "format",
        quick: true,
        run: |workspace, _| format(workspace),
    },
    Step {
        name: "floors",
        quick: true,
        run: |workspace, _| floors::check(workspace),
    },
    Step {
        name: "names",
        quick: true,
        run: |workspace, _| names::check(workspace),
    },
    Step {
        name: "clippy",
        quick: false,
        run: |workspace, _| clippy(workspace, &["--all-targets"], &workspace.native()),
    },
    Step {
        name: "wasm",
        quick: false,
        run: |workspace, _| clippy(workspace, &["--target", WASM], &workspace.browser()),
    },
    Step {
        name: "tests",
        quick: true,
        run: |workspace, tally| Runner::tests(workspace, "default").run(tally),
    },
    Step {
        name: "doctests",
        quick: false,
        run: |workspace, tally| Runner::doctests(workspace).run(tally),
    },
    Step {
        name: "docs",
        quick: false,
        run: |workspace, _| docs(workspace),
    },
    Step {
        name: "machines",
        quick: false,
        run: |workspace, tally| machines::test(workspace, tally),
    },
    Step {
        name: "browser",
        quick: false,
        run: browser,
    },
];

fn names() -> PossibleValuesParser {
    STEPS.iter().map(|step| step.name).into()
}

/// A run longer than this on two cores, from a cold build, is too long to be run often.
const LIMIT: Duration = Duration::from_secs(20 * 60);

/// Runs the chosen steps up to the first red one; the last line of the summary is the tally.
pub(crate) fn run(workspace: &Workspace, options: &Options) -> ExitCode {
    let mut tally = Tally::default();
    let mut times = Vec::new();
    for step in STEPS.iter().filter(|step| options.choose(step)) {
        println!("\n── {}", step.name);
        let start = Instant::now();
        let result = (step.run)(workspace, &mut tally);
        times.push((step.name, start.elapsed()));
        if let Err(error) = result {
            summarise(&times, Some(step.name));
            println!("\nred step: {}\n{error:#}", step.name);
            println!("to run it alone: cargo xtask test {}", step.name);
            // A step that counts no test is one failure too: no red run closes with none.
            tally.failed = tally.failed.max(1);
            println!("\n{tally}");
            return ExitCode::FAILURE;
        }
        println!("   {} is green ({})", step.name, seconds(start.elapsed()));
    }
    summarise(&times, None);
    println!("\n{tally}");
    ExitCode::SUCCESS
}

fn summarise(times: &[(&str, Duration)], red: Option<&str>) {
    println!("\n── summary");
    for &(name, time) in times {
        let colour = if red == Some(name) { "RED" } else { "green" };
        println!("   {name:<10}{colour:<6}{:>9}", seconds(time));
    }
    let together = times.iter().map(|(_, time)| *time).sum();
    println!("   {:<16}{:>9}", "together", seconds(together));
    if together > LIMIT {
        println!("   more than {}: make a step faster", seconds(LIMIT));
    }
}

fn format(workspace: &Workspace) -> Result<()> {
    exec::run(&mut workspace.cargo(["fmt", "--all", "--check"])).context("run `cargo fmt --all`")
}

fn clippy(workspace: &Workspace, options: &[&str], packages: &[&str]) -> Result<()> {
    let mut clippy = workspace.cargo(["clippy"]);
    clippy.args(options).args(packages);
    exec::run(clippy.args(["--", "--deny", "warnings"]))
}

fn docs(workspace: &Workspace) -> Result<()> {
    let mut docs = workspace.cargo(["doc", "--no-deps"]);
    docs.args(workspace.native());
    exec::run(docs.env("RUSTDOCFLAGS", "--deny warnings"))
}

/// A test of the program, for which cargo builds the program itself.
const PROGRAM_TEST: &str = "drawings";

/// Builds the page as it is shipped and the program that serves it, and plays them in a browser.
fn browser(workspace: &Workspace, tally: &mut Tally) -> Result<()> {
    let dist = web::run(workspace, &web::Options::default())?;
    // Built as for its own tests, with the features of all tests: then those have built it already.
    let mut program = workspace.cargo(["test", "--no-run", "--test", PROGRAM_TEST]);
    exec::run(program.args(workspace.native()))?;
    let program = workspace.target().join("debug").join(CLI);
    Runner::browser(workspace, &program, &dist).run(tally)
}

fn seconds(time: Duration) -> String {
    format!("{:.1} s", time.as_secs_f64())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chosen(options: &Options) -> Vec<&str> {
        let steps = STEPS.iter().filter(|step| options.choose(step));
        steps.map(|step| step.name).collect()
    }

    #[test]
    fn quick_and_named_steps_are_chosen() {
        let steps = |quick, names: &[&str]| Options {
            quick,
            steps: names.iter().map(|&name| name.to_owned()).collect(),
        };
        let all: Vec<_> = STEPS.iter().map(|step| step.name).collect();
        assert_eq!(chosen(&steps(false, &[])), all);
        assert_eq!(
            chosen(&steps(true, &[])),
            ["format", "floors", "names", "tests"]
        );
        assert_eq!(
            chosen(&steps(false, &["docs", "floors"])),
            ["floors", "docs"]
        );
    }
}
