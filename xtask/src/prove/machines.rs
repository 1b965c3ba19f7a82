//! The same games here and in the browser's machine, ten times as many as in the daily tests.

use anyhow::Result;

use super::{Finding, Options};
use crate::machines;
use crate::workspace::Workspace;

/// Moves of each game.
const PLIES: u32 = 1_000_000;

/// Compares every event of a million moves of each game.
pub(super) fn prove(workspace: &Workspace, _: &Options) -> Result<Finding> {
    let (details, holds) = match machines::compare(workspace, "release", PLIES) {
        Ok(report) => (
            format!(
                "The same in this machine and in both modules of the page:\n\n```\n{report}```"
            ),
            true,
        ),
        Err(why) => (format!("```\n{why:#}\n```"), false),
    };
    Ok(Finding {
        command: format!("semailles-digest {PLIES}"),
        details,
        holds,
    })
}
