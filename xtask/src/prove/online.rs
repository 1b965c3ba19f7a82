//! Games over the network: the simulation, the killed server, cuts, attacks, the load and a hotspot, in full.

use std::fmt::Write as _;

use anyhow::Result;

use super::{Finding, Options};
use crate::workspace::{CLI, Workspace};
use crate::{exec, web};

/// Runs tests of a package one by one, with a variable that makes them long, and keeps what they print.
fn tests(
    workspace: &Workspace,
    package: &str,
    target: &str,
    filter: &str,
    (variable, value): (&str, String),
) -> Result<Finding> {
    let args = [
        "test",
        "--package",
        package,
        "--test",
        target,
        "--",
        "--nocapture",
    ];
    let mut run = workspace.cargo(args);
    run.args(["--test-threads", "1"]);
    run.args(filter.split(' ').filter(|word| !word.is_empty()));
    run.env(variable, &value);
    let mut details = String::new();
    let result = exec::watch(&mut run, |line| {
        if let Some(said) = said(line) {
            writeln!(details, "- {said}").expect("a string takes any text");
        }
    });
    Ok(Finding {
        command: format!("{variable}={value} {}", exec::line(&run)),
        details,
        holds: result.is_ok(),
    })
}

/// What a test says itself, if a line has it; the rest is the runner's, which may stand before it in the same line.
fn said(line: &str) -> Option<&str> {
    let said = match line.strip_prefix("test ") {
        Some(rest) => rest.split_once(" ... ")?.1,
        None => line,
    };
    let is_own = said.contains(": ") && !said.starts_with("error") && !said.starts_with("warning");
    is_own.then_some(said)
}

/// Many seeds of the simulation.
pub(super) fn simulation(workspace: &Workspace, options: &Options) -> Result<Finding> {
    let seeds = ("SEMAILLES_SEEDS", options.seeds.to_string());
    tests(workspace, "semailles-server", "simulation", "", seeds)
}

/// Many kills of the program, a thousand games over its restarts, and its disk.
pub(super) fn kill(workspace: &Workspace, options: &Options) -> Result<Finding> {
    let kills = ("SEMAILLES_KILLS", options.kills.to_string());
    let filter = "kill:: restart:: disk::";
    tests(workspace, CLI, "online", filter, kills)
}

/// All of the load.
pub(super) fn load(workspace: &Workspace, options: &Options) -> Result<Finding> {
    let seconds = ("SEMAILLES_LOAD", options.seconds.to_string());
    let filter = "load:: hostile::half flood::";
    tests(workspace, CLI, "online", filter, seconds)
}

/// Games that are begun and left, for as many minutes as there is time.
pub(super) fn soak(workspace: &Workspace, options: &Options) -> Result<Finding> {
    let minutes = ("SEMAILLES_SOAK", options.minutes.to_string());
    tests(workspace, CLI, "online", "hours_of_games", minutes)
}

/// Many cuts of the network between bots and the program.
pub(super) fn cuts(workspace: &Workspace, options: &Options) -> Result<Finding> {
    let cuts = ("SEMAILLES_CUTS", options.cuts.to_string());
    tests(workspace, CLI, "online", "cuts::", cuts)
}

/// All that people without a right try.
pub(super) fn attacks(workspace: &Workspace, _: &Options) -> Result<Finding> {
    let tries = ("SEMAILLES_TRIES", "1000000".to_owned());
    tests(
        workspace,
        "semailles-server",
        "host",
        "tries:: names::",
        tries,
    )
}

/// A hotspot, a laptop and two phones, each a network of its own. Takes root, and Linux.
pub(super) fn nearby(workspace: &Workspace, _: &Options) -> Result<Finding> {
    let page = web::Options {
        dev: true,
        out: workspace.target().join("nearby"),
    };
    let dist = web::run(workspace, &page)?;
    exec::run(&mut workspace.cargo(["build", "--package", CLI]))?;
    let mut run = workspace.command("node");
    run.arg("e2e/nearby.mjs");
    let program = workspace.target().join("debug").join(CLI);
    run.env("SEMAILLES_DIST", dist)
        .env("SEMAILLES_PROGRAM", program);
    let mut details = String::new();
    let result = exec::watch(&mut run, |line| {
        if let Some(said) = line.strip_prefix("- ") {
            writeln!(details, "- {said}").expect("a string takes any text");
        }
    });
    Ok(Finding {
        command: "node e2e/nearby.mjs".to_owned(),
        details,
        holds: result.is_ok(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_tests_say_is_kept_and_what_the_runner_says_is_not() {
        assert_eq!(
            said("test a::b ... 3 kills: all well"),
            Some("3 kills: all well")
        );
        assert_eq!(said("full: goes on"), Some("full: goes on"));
        for other in [
            "test a::b ... ok",
            "test result: ok. 3 passed",
            "error: x",
            "ok",
            "",
        ] {
            assert_eq!(said(other), None, "{other}");
        }
    }
}
