//! `cargo xtask test`: the steps, and the run that stops at the first red one.

use std::process::ExitCode;
use std::time::{Duration, Instant};

use anyhow::Result;
use clap::Args;
use clap::builder::PossibleValuesParser;

use crate::tally::Tally;
use crate::workspace::{WASM, Workspace};
use crate::{exec, floors, names, setup};

/// What of the test command to run.
#[derive(Args)]
pub(crate) struct Options {
    /// Run only the quick steps: format, floors, names and tests.
    #[arg(long)]
    quick: bool,
    /// Run only these steps, in their usual order.
    #[arg(value_name = "STEP", conflicts_with = "quick", value_parser = PossibleValuesParser::new(STEPS.iter().map(|step| step.name)))]
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
        run: |workspace, _| exec::run(&mut workspace.cargo(["fmt", "--all", "--check"])),
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
        run: tests,
    },
    Step {
        name: "doctests",
        quick: false,
        run: doctests,
    },
    Step {
        name: "docs",
        quick: false,
        run: |workspace, _| docs(workspace),
    },
];

/// Runs the chosen steps and prints a summary whose last line is the tally; fails at the first red step.
pub(crate) fn run(workspace: &Workspace, options: &Options) -> ExitCode {
    let start = Instant::now();
    let mut tally = Tally::default();
    let mut times = Vec::new();
    let mut red = None;
    for step in STEPS.iter().filter(|step| options.choose(step)) {
        println!("\n── {}", step.name);
        let began = Instant::now();
        let result = (step.run)(workspace, &mut tally);
        times.push((step.name, began.elapsed()));
        if let Err(error) = result {
            red = Some((step.name, error));
            break;
        }
        println!("   {} is green ({})", step.name, seconds(began.elapsed()));
    }

    println!("\n── summary");
    for (name, time) in times {
        let is_red = red.as_ref().is_some_and(|(red, _)| *red == name);
        let colour = if is_red { "RED" } else { "green" };
        println!("   {name:<10}{colour:<6}{:>9}", seconds(time));
    }
    println!("   {:<16}{:>9}", "together", seconds(start.elapsed()));
    if let Some((name, error)) = &red {
        println!("\nred step: {name}\n{error:#}\nto run it alone: cargo xtask test {name}");
        // A red step that counts no test is one failure all the same: a red run must not close with none.
        tally.failed = tally.failed.max(1);
    }
    println!("\n{tally}");
    if red.is_none() {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

fn clippy(workspace: &Workspace, options: &[&str], packages: &[&str]) -> Result<()> {
    let mut clippy = workspace.cargo(["clippy"]);
    clippy.args(options).args(packages);
    exec::run(clippy.args(["--", "--deny", "warnings"]))
}

fn tests(workspace: &Workspace, tally: &mut Tally) -> Result<()> {
    let mut tests = if setup::has_nextest(workspace) {
        workspace.cargo(["nextest", "run"])
    } else {
        println!("{}", setup::NO_NEXTEST);
        workspace.cargo(["test", "--no-fail-fast", "--all-targets"])
    };
    exec::watch(tests.args(workspace.native()), |line| tally.see(line))
}

fn doctests(workspace: &Workspace, tally: &mut Tally) -> Result<()> {
    let mut tests = workspace.cargo(["test", "--doc"]);
    exec::watch(tests.args(workspace.native()), |line| tally.see(line))
}

fn docs(workspace: &Workspace) -> Result<()> {
    let mut docs = workspace.cargo(["doc", "--no-deps"]);
    docs.args(workspace.native());
    exec::run(docs.env("RUSTDOCFLAGS", "--deny warnings"))
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
