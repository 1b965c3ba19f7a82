//! The puzzles as the page reads them: a line each, with bars between its fields.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use serde::Deserialize;

/// Where they are kept, by game.
const FOLDER: &str = "crates/tables/puzzles";

/// A puzzle as it is kept; its other fields say how it was graded.
#[derive(Deserialize)]
struct Puzzle {
    game: String,
    position: String,
    goal: String,
    value: i8,
    second: i8,
    grade: u8,
    line: Vec<String>,
}

/// All puzzles, game by game.
pub(super) fn text(root: &Path) -> Result<String> {
    let folder = root.join(FOLDER);
    let entries = fs::read_dir(&folder).with_context(|| format!("cannot read {FOLDER}"))?;
    let mut files = entries
        .map(|entry| Ok(entry?.path()))
        .collect::<Result<Vec<_>>>()?;
    files.sort();
    let mut out = String::new();
    for file in files {
        let kept = fs::read_to_string(&file);
        let kept = kept.with_context(|| format!("cannot read {}", file.display()))?;
        for (number, line) in (1..).zip(kept.lines()) {
            let puzzle: Puzzle = serde_json::from_str(line)
                .with_context(|| format!("{}, line {number}", file.display()))?;
            let Puzzle {
                game,
                position,
                goal,
                value,
                second,
                grade,
                line,
            } = puzzle;
            let moves = line.join(" ");
            writeln!(
                out,
                "{game}|{position}|{goal}|{value}|{second}|{grade}|{moves}"
            )?;
        }
    }
    Ok(out)
}
