//! Games on a clock.

use std::fmt::Write as _;

use anyhow::{Context as _, Result};
use serde_json::Value;

use super::{Finding, Options};
use crate::exec;
use crate::workspace::{CLI, Workspace};

const GAMES: &[&str] = &["anywoli", "djenon-abe", "dzuwa", "en-dodoi", "wali"];
/// Openings of each game; each is played from both sides.
const PAIRS: &str = "20";
const CLOCK: &str = "2+0.02";

/// Plays two hundred games of the thinker, against itself as a program that is told the clocks. It holds if none is
/// lost on time and none breaks off.
pub(super) fn prove(workspace: &Workspace, _: &Options) -> Result<Finding> {
    exec::run(&mut workspace.cargo(["build", "--release", "--package", CLI]))?;
    let program = workspace.target().join("release/semailles");
    let player = format!("ugi:clock:{} engine", program.display());
    let run = |game: &str, program: &str, player: &str| {
        let mut command = workspace.command(program);
        command.args(["match", game, "level:5", player, "--json"]);
        command.args(["--pairs", PAIRS, "--look", "20000", "--clock", CLOCK]);
        command
    };
    let mut details =
        String::from("| game | games | lost on time | broken off |\n|---|---|---|---|\n");
    let mut holds = true;
    for game in GAMES {
        let mut command = run(game, &program.to_string_lossy(), &player);
        println!("{}", exec::line(&command));
        let summary: Value = serde_json::from_str(&exec::read(&mut command)?)
            .with_context(|| format!("the result of a match of {game}"))?;
        let ends = |cause: &str| summary["ends"][cause].as_u64().unwrap_or(0);
        let games = summary["games"].as_u64().unwrap_or(0);
        holds &= games > 0 && ends("time") == 0 && ends("failed") == 0;
        writeln!(
            details,
            "| {game} | {games} | {} | {} |",
            ends("time"),
            ends("failed")
        )
        .expect("a string takes any text");
    }
    Ok(Finding {
        command: exec::line(&run("GAME", "semailles", "ugi:clock:semailles engine")),
        details,
        holds,
    })
}
