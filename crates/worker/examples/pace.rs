//! How quickly the thinker thinks on this machine and in the browser's: built for both, in the latter as the page's
//! worker is. `cargo xtask prove pace` compares them.

use std::sync::Arc;

use semailles_core::{Game, Run, Silent, SplitMix64};
use semailles_games::{Visitor, visit};
use semailles_search::{Level, Limits, Status, Table, Thinker};
use wasm_bindgen::prelude::wasm_bindgen;

/// Searches the start of a game for so many nodes; what has been found: the depth, the score, the moves of the line.
#[must_use]
#[wasm_bindgen]
pub fn think(game: &str, nodes: u32) -> String {
    struct Think(u32);

    impl Visitor for Think {
        type Output = String;

        fn visit<G: Game>(self, game: Arc<G>) -> String {
            let table = Arc::new(Table::new(16));
            let limits = Limits::nodes(self.0.into());
            let mut thinker = Thinker::new(&Run::begin(game.clone()), table, limits);
            while thinker.think_for(10_000) == Status::Pending {}
            let report = thinker.report();
            let line = report.best().map(|line| &*line.moves);
            let moves = line.unwrap_or_default().iter().map(|&m| game.move_text(m));
            let moves: Vec<String> = moves.collect();
            let score = report.score().unwrap_or_default();
            format!("{} {score} {}", report.depth, moves.join(" "))
        }
    }

    visit(game, Think(nodes)).unwrap_or_else(|why| why.to_string())
}

/// Plays so many random plies from the start, and lets a level choose a move there, if `level` is one; whether there is
/// anything to choose. The time without a level is that of coming to the position.
#[wasm_bindgen]
pub fn glance(game: &str, level: u8, seed: u32, plies: u32) -> bool {
    struct Glance {
        level: Option<Level>,
        seed: u32,
        plies: u32,
    }

    impl Visitor for Glance {
        type Output = bool;

        fn visit<G: Game>(self, game: Arc<G>) -> bool {
            let mut rng = SplitMix64::new(self.seed.into());
            let mut run = Run::begin(game);
            for _ in 0..self.plies {
                let legal = run.legal();
                if legal.is_empty() {
                    return false;
                }
                let m = legal[rng.below(legal.len())];
                if run.play(m, &mut Silent).is_err() {
                    return false;
                }
            }
            let chosen = self.level.and_then(|level| level.choose(&run, &mut rng));
            chosen.is_some() || run.legal().len() > 1
        }
    }

    let glance = Glance {
        level: Level::new(level),
        seed,
        plies,
    };
    visit(game, glance).unwrap_or(false)
}

/// A line a game: its name, millions of nodes a second, the best of three, and what has been found. In the browser's machine, which has no
/// clock of its own here, whoever loads it measures.
#[cfg(not(target_family = "wasm"))]
fn main() {
    let nodes = std::env::args().nth(1).and_then(|n| n.parse().ok());
    let nodes: u32 = nodes.unwrap_or(2_000_000);
    for entry in semailles_games::CATALOGUE {
        let (mut best, mut found) = (0.0_f64, String::new());
        for _ in 0..3 {
            let start = std::time::Instant::now();
            found = think(entry.id, nodes);
            best = best.max(f64::from(nodes) / start.elapsed().as_secs_f64());
        }
        println!("{} {:.2} {found}", entry.id, best / 1e6);
    }
}

#[cfg(target_family = "wasm")]
fn main() {}
