//! Deep perft: the number of move sequences of each length, against known counts.

use std::fmt::Write as _;

use anyhow::{Context, Result, bail};

use super::{Finding, Options};
use crate::exec;
use crate::workspace::{CLI, Workspace};

/// The counts of a game for depths 1, 2, 3 …
struct Known {
    /// The game and its options, as the command line takes them.
    game: &'static str,
    counts: &'static [u64],
}

/// Counted for the rules by programs that share nothing with this one; Wali's to depth 5 are also
/// those of Ludii.
const KNOWN: &[Known] = &[
    Known {
        game: "en-dodoi",
        counts: &[6, 28, 129, 610, 2886, 13277, 60590],
    },
    Known {
        game: "en-dodoi:pits=8",
        counts: &[8, 58, 366, 2372, 15269],
    },
    Known {
        game: "djenon-abe",
        counts: &[6, 32, 154, 749, 3732, 18282, 88056],
    },
    Known {
        game: "dzuwa",
        counts: &[6, 19, 44, 73, 160, 297, 809, 1933, 3788, 12909],
    },
    Known {
        game: "anywoli",
        counts: &[12, 116, 1214, 12377],
    },
    Known {
        game: "wali",
        counts: &[30, 870, 24360, 657_720, 16_940_664, 419_554_944],
    },
];

/// Runs `semailles perft GAME DEPTH` for each known game.
pub(super) fn prove(workspace: &Workspace, _: &Options) -> Result<Finding> {
    let run = [
        "run",
        "--quiet",
        "--release",
        "--package",
        CLI,
        "--",
        "perft",
    ];
    let mut details =
        String::from("| game | depth | expected | counted | |\n|---|---|---|---|---|\n");
    let mut holds = true;
    for known in KNOWN {
        let mut perft = workspace.cargo(run);
        perft.args([known.game, &known.counts.len().to_string()]);
        println!("{}", exec::line(&perft));
        let output = exec::read(&mut perft)?;
        let counted = parse(&output).with_context(|| format!("perft of {}", known.game))?;
        holds &= known.counts == counted;
        details += &rows(known, &counted);
    }
    Ok(Finding {
        command: exec::line(workspace.cargo(run).args(["GAME", "DEPTH"])),
        details,
        holds,
    })
}

/// The counts in lines of `depth count`, the depths going 1, 2, 3 …
fn parse(output: &str) -> Result<Vec<u64>> {
    let mut counts = Vec::new();
    for line in output.lines() {
        let depth = counts.len() + 1;
        let count = line
            .split_once(' ')
            .filter(|(found, _)| *found == depth.to_string())
            .and_then(|(_, count)| count.parse().ok());
        let Some(count) = count else {
            bail!("line {depth}: expected `{depth} COUNT`, found `{line}`");
        };
        counts.push(count);
    }
    Ok(counts)
}

/// One row of the table a depth; a depth that only one side has is a difference too.
fn rows(known: &Known, counted: &[u64]) -> String {
    let depths = known.counts.len().max(counted.len());
    let text = |count: Option<&u64>| count.map_or("—".to_owned(), u64::to_string);
    (0..depths).fold(String::new(), |mut rows, index| {
        let (expected, found) = (known.counts.get(index), counted.get(index));
        let verdict = if expected == found {
            "equal"
        } else {
            "**different**"
        };
        let (game, depth) = (known.game, index + 1);
        let (expected, found) = (text(expected), text(found));
        writeln!(
            rows,
            "| {game} | {depth} | {expected} | {found} | {verdict} |"
        )
        .expect("a string takes any text");
        rows
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_command_line_s_output_is_read() {
        assert_eq!(parse("1 6\n2 28\n3 129\n").unwrap(), [6, 28, 129]);
        assert_eq!(parse("").unwrap(), [0_u64; 0]);
    }

    #[test]
    fn other_output_is_an_error_that_says_what_was_expected() {
        let said = |output| parse(output).unwrap_err().to_string();
        assert_eq!(
            said("1 6\n3 129\n"),
            "line 2: expected `2 COUNT`, found `3 129`"
        );
        assert_eq!(
            said("depth count\n"),
            "line 1: expected `1 COUNT`, found `depth count`"
        );
        assert_eq!(
            said("1 6\n2 many\n"),
            "line 2: expected `2 COUNT`, found `2 many`"
        );
    }

    #[test]
    fn every_depth_has_its_row() {
        let known = Known {
            game: "toy",
            counts: &[6, 28, 129],
        };
        assert_eq!(
            rows(&known, &[6, 27]),
            "| toy | 1 | 6 | 6 | equal |\n\
             | toy | 2 | 28 | 27 | **different** |\n\
             | toy | 3 | 129 | — | **different** |\n"
        );
    }
}
