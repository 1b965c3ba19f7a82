//! Games over the network: the simulation, the killed server and the load, in full.

use std::fmt::Write as _;

use anyhow::Result;

use super::{Finding, Options};
use crate::exec;
use crate::workspace::{CLI, Workspace};

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
        // What the tests say themselves; the rest is the runner's.
        if line.contains(": ") && !line.starts_with("test ") && !line.starts_with("error") {
            writeln!(details, "- {line}").expect("a string takes any text");
        }
    });
    Ok(Finding {
        command: format!("{variable}={value} {}", exec::line(&run)),
        details,
        holds: result.is_ok(),
    })
}

/// Many seeds of the simulation.
pub(super) fn simulation(workspace: &Workspace, options: &Options) -> Result<Finding> {
    let seeds = ("SEMAILLES_SEEDS", options.seeds.to_string());
    tests(workspace, "semailles-server", "simulation", "", seeds)
}

/// Many kills of the program.
pub(super) fn kill(workspace: &Workspace, options: &Options) -> Result<Finding> {
    let kills = ("SEMAILLES_KILLS", options.kills.to_string());
    tests(workspace, CLI, "online", "kill::", kills)
}

/// All of the load.
pub(super) fn load(workspace: &Workspace, options: &Options) -> Result<Finding> {
    let seconds = ("SEMAILLES_LOAD", options.seconds.to_string());
    tests(workspace, CLI, "online", "load:: hostile::half", seconds)
}
