//! The search finds the value that a plain minimax finds, which has no table, no windows and no order: with every
//! option, with repetition and quiet play near.

mod common;

use std::sync::Arc;

use common::{Minimax, random_name, random_run, small_depth};
use semailles_core::{Game, Silent, SplitMix64};
use semailles_games::{CATALOGUE, Visitor, visit};
use semailles_search::{Limits, Status, Table, Thinker};

/// Games with random options a game, and positions in each of them.
const NAMES: usize = 100;
const POSITIONS: usize = 24;

struct Compare<'a>(&'a mut SplitMix64);

impl Visitor for Compare<'_> {
    type Output = (u64, u64);

    fn visit<G: Game>(self, game: Arc<G>) -> (u64, u64) {
        let rng = self.0;
        // So small that entries are written over, and kept from position to position.
        let table = Arc::new(Table::with_bytes(1 << 14));
        let (mut positions, mut nodes) = (0, 0);
        while positions < POSITIONS as u64 {
            let mut run = random_run(&game, rng);
            // The same game goes on: the table holds values found with another history.
            for _ in 0..3 {
                if run.outcome().is_some() || game.to_move(run.position()).is_none() {
                    break;
                }
                let depth = small_depth(&run, rng);
                let mut thinker = Thinker::new(&run, table.clone(), Limits::depth(depth));
                thinker.exactly();
                while thinker.think_for(1 + rng.below(500) as u64) == Status::Pending {}
                let report = thinker.report();
                let mut minimax = Minimax::of(&run);
                let (value, values) = minimax.root(&run, report.depth);
                if minimax.is_too_large() {
                    break;
                }
                let text = || {
                    format!(
                        "{} {} depth {}, {report:?}, minimax {value}",
                        game.name(),
                        game.position_text(run.position()),
                        report.depth
                    )
                };
                assert_eq!(report.score(), Some(value), "{}", text());
                assert_eq!(values[&report.best_move().unwrap()], value, "{}", text());
                if report.solved {
                    let (deeper, _) = minimax.root(&run, report.depth + 1);
                    assert!(
                        minimax.is_too_large() || deeper == value,
                        "solved: {}",
                        text()
                    );
                } else if report.lines[0].outright().is_none() {
                    assert_eq!(report.depth, depth, "{}", text());
                }
                positions += 1;
                nodes += minimax.nodes;
                let m = run.legal()[rng.below(run.legal().len())];
                run.play(m, &mut Silent).unwrap();
            }
        }
        (positions, nodes)
    }
}

fn same_as_minimax(id: &str) {
    let mut rng = SplitMix64::new(id.len() as u64);
    let (mut positions, mut nodes) = (0, 0);
    for _ in 0..NAMES {
        let name = random_name(id, &mut rng);
        let (p, n) = visit(&name, Compare(&mut rng)).unwrap();
        positions += p;
        nodes += n;
    }
    assert!(positions >= 2_000, "{positions}");
    println!("{id}: {positions} positions, {nodes} nodes of minimax");
}

#[test]
fn every_game_is_here() {
    let tested = ["anywoli", "djenon-abe", "dzuwa", "en-dodoi", "wali"];
    assert_eq!(
        CATALOGUE.iter().map(|entry| entry.id).collect::<Vec<_>>(),
        tested
    );
}

#[test]
fn anywoli() {
    same_as_minimax("anywoli");
}

#[test]
fn djenon_abe() {
    same_as_minimax("djenon-abe");
}

#[test]
fn dzuwa() {
    same_as_minimax("dzuwa");
}

#[test]
fn en_dodoi() {
    same_as_minimax("en-dodoi");
}

#[test]
fn wali() {
    same_as_minimax("wali");
}
