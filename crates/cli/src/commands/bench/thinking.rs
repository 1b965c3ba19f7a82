//! How fast the thinker is, and a checksum of what it finds.

use std::time::Instant;

use semailles_core::{AnyGame, SplitMix64};
use semailles_locale::{Lang, search as t, text};
use semailles_search::{Limits, Status};
use serde::Serialize;

use crate::minds::mind;
use crate::words;

/// How fast the thinker is in a game.
#[derive(Debug, Serialize)]
pub(super) struct Thinking {
    game: String,
    /// Nodes searched and a checksum of depths, values, moves and nodes: the same on every machine.
    nodes: u64,
    checksum: String,
    nodes_per_second: f64,
}

/// Positions, from the start on, and how long each is looked at.
const POSITIONS: u64 = 6;
const NODES: u64 = 200_000;

impl Thinking {
    pub(super) fn of(game: &dyn AnyGame) -> Self {
        let mut rng = SplitMix64::new(1);
        let mut mind = mind(game, 16);
        let (mut nodes, mut checksum, mut seconds) = (0, 0u64, 0.0);
        for i in 0..POSITIONS {
            let mut run = game.begin();
            for _ in 0..4 * i {
                let Some(&m) = run.legal().get(rng.below(run.legal().len().max(1))) else {
                    break;
                };
                let played = run.play(m);
                debug_assert!(played.is_ok(), "a legal move can be played");
            }
            mind.forget();
            let start = Instant::now();
            mind.begin(&*run, Limits::nodes(NODES));
            while mind.think_for(u64::MAX) == Status::Pending {}
            seconds += start.elapsed().as_secs_f64();
            let report = mind.report();
            nodes += report.nodes;
            let best = report.best_move().map_or(u64::MAX, |m| u64::from(m.0));
            let score = i64::from(report.score().unwrap_or(0)).cast_unsigned();
            for n in [u64::from(report.depth), score, best, report.nodes] {
                checksum = (checksum ^ n)
                    .wrapping_mul(0x9e37_79b9_7f4a_7c15)
                    .rotate_left(29);
            }
        }
        Self {
            game: game.name().to_string(),
            nodes,
            checksum: format!("{checksum:016x}"),
            nodes_per_second: nodes as f64 / seconds,
        }
    }

    pub(super) fn line(&self, lang: Lang) -> String {
        text!(
            lang,
            t::BENCH_THINKING,
            game = self.game.clone(),
            speed = words::decimal(lang, self.nodes_per_second / 1e6, 2),
            nodes = words::count(lang, self.nodes),
            checksum = self.checksum.clone()
        )
    }
}
