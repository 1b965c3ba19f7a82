//! The thinker where the value of a position is exactly known, and how far that value reaches.

use anyhow::Result;

use super::{Finding, Options};
use crate::exec;
use crate::workspace::Workspace;

/// Games, and the seeds of their tables.
const TABLES: &[(&str, &str)] = &[("en-dodoi", "14"), ("djenon-abe", "14"), ("anywoli", "8")];

/// Runs the example `known` of the thinker for each; it holds if with its tables the thinker gives nothing away and no
/// value differs for what came before. What it gives away without them is a figure and no promise.
pub(super) fn prove(workspace: &Workspace, options: &Options) -> Result<Finding> {
    let run = |game: &str, seeds: &str| {
        let mut known = workspace.cargo([
            "run",
            "--quiet",
            "--release",
            "--package",
            "semailles-search",
        ]);
        known.args(["--example", "known", "--", game, seeds]);
        known.args(["--nodes", &options.nodes.to_string()]);
        known
    };
    let mut details = String::new();
    let mut holds = true;
    for &(game, seeds) in TABLES {
        let mut known = run(game, seeds);
        println!("{}", exec::line(&known));
        let output = exec::read(&mut known)?;
        holds &= output.contains(", 0 differ");
        holds &= output
            .lines()
            .filter(|line| line.contains("with tables"))
            .all(|line| line.contains(": 0 moves give seeds away"));
        details += output.trim_end();
        details += "\n\n";
    }
    Ok(Finding {
        command: exec::line(&run("GAME", "SEEDS")),
        details: details.trim_end().to_owned(),
        holds,
    })
}
