//! The board of En Dodoi at the start, as SVG in the page itself: it stands there before any program runs.

use std::collections::HashMap;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use serde::Deserialize;
use serde::de::DeserializeOwned;

const GAME: &str = "en-dodoi";

/// Seeds in each pit at the start. The rules know it too, and a test compares; the tasks do not import the rules, for
/// they have to run when those do not even build.
const SEEDS: u8 = 4;
const ART: &str = "assets/board-art";

/// Where the pits are on a board: `places.json`.
#[derive(Deserialize)]
struct Places {
    radius: [f64; 2],
    /// Each pit: its centre, then the place of its number.
    south: Vec<[f64; 4]>,
    north: Vec<[f64; 4]>,
}

/// Where the seeds are in a pit: `seeds.json`.
#[derive(Deserialize)]
struct Seeds {
    /// Of a seed, the pit's being 1.
    radius: f64,
    /// How each seed is turned, in degrees.
    turn: Vec<f64>,
    /// By the number of seeds in the pit.
    places: HashMap<String, Vec<[f64; 2]>>,
}

/// The radius of the pieces named `pit-…`.
const PIT_PIECE: f64 = 24.0;

/// How many drawings of a seed there are.
const DRAWINGS: usize = 3;

/// The board with its seeds. It uses the pieces of `pieces.svg`, which must stand in the same page.
pub(super) fn svg(root: &Path) -> Result<String> {
    let art = root.join(ART);
    let mut boards: HashMap<String, serde_json::Value> = json(&art.join("places.json"))?;
    let board = boards
        .remove(GAME)
        .with_context(|| format!("places.json has no {GAME}"))?;
    let places: Places =
        serde_json::from_value(board).with_context(|| format!("{GAME} in places.json"))?;
    let seeds: Seeds = json(&art.join("seeds.json"))?;
    let mut pits = String::new();
    for spot in places.south.iter().chain(&places.north) {
        pits += &pit(spot, places.radius, &seeds)?;
    }
    let file = art.join(format!("{GAME}.svg"));
    let empty =
        fs::read_to_string(&file).with_context(|| format!("cannot read {}", file.display()))?;
    let (start, end) = empty
        .rsplit_once("</svg>")
        .context("a board ends with </svg>")?;
    Ok(format!("{start}{pits}</svg>{end}"))
}

fn pit(spot: &[f64; 4], [rx, ry]: [f64; 2], seeds: &Seeds) -> Result<String> {
    let [x, y, number_x, number_y] = spot;
    let (sx, sy) = (rx / PIT_PIECE, ry / PIT_PIECE);
    let mut svg = format!(
        "<use href=\"#pit-round\" transform=\"translate({x} {y}) scale({sx:.3} {sy:.3})\"/>"
    );
    let places = seeds.places.get(&SEEDS.to_string());
    let places = places.with_context(|| format!("seeds.json has no places for {SEEDS} seeds"))?;
    for (k, ([px, py], turn)) in places.iter().zip(&seeds.turn).enumerate() {
        let (cx, cy, drawing) = (x + px * rx, y + py * ry, k % DRAWINGS);
        let size = seeds.radius * rx.min(ry);
        write!(
            svg,
            "<use href=\"#seed-{drawing}\" transform=\"translate({cx:.1} {cy:.1}) rotate({turn}) scale({size:.2})\"/>"
        )?;
    }
    // The middle of a digit is 6 px above its foot.
    let foot = number_y + 6.0;
    write!(
        svg,
        "<text x=\"{number_x}\" y=\"{foot}\" font-size=\"17\" font-weight=\"700\" text-anchor=\"middle\" fill=\"var(--on-wood)\">{SEEDS}</text>"
    )?;
    Ok(svg + "\n")
}

fn json<T: DeserializeOwned>(file: &Path) -> Result<T> {
    let text =
        fs::read_to_string(file).with_context(|| format!("cannot read {}", file.display()))?;
    serde_json::from_str(&text).with_context(|| file.display().to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_the_start_by_the_rules() {
        let start = semailles_games::game(GAME).unwrap().begin().picture();
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
        let board = svg(&root).unwrap();
        assert_eq!(board.matches("#pit-round").count(), start.pits.len());
        assert!(start.pits.iter().all(|&seeds| seeds == SEEDS));
        assert_eq!(
            board.matches("#seed-").count(),
            start.pits.iter().map(|&s| usize::from(s)).sum::<usize>()
        );
    }
}
