//! Positions from which neither side stands better.

use std::collections::HashSet;

use semailles_core::{AnyGame, Move, SplitMix64};
use semailles_search::{Limits, Status};

use crate::minds::mind;

/// What is wanted of openings.
#[derive(Clone, Copy, Debug)]
pub(super) struct Wanted {
    pub(super) count: usize,
    pub(super) seed: u64,
    /// Random plies from the start.
    pub(super) plies: u64,
    /// The most that one side may stand better, in hundredths.
    pub(super) balance: u64,
    /// How long each is looked at.
    pub(super) nodes: u64,
}

/// So many are tried for each one found.
const TRIES: usize = 500;

/// As many different openings as can be found, each a few random moves after which a search sees neither side ahead.
pub(super) fn find(game: &dyn AnyGame, wanted: Wanted, mut found: impl FnMut()) -> Vec<Vec<Move>> {
    let mut rng = SplitMix64::new(wanted.seed);
    let mut mind = mind(game, 4);
    let mut seen = HashSet::new();
    let mut openings = Vec::new();
    let mut tries = wanted.count.saturating_mul(TRIES);
    while openings.len() < wanted.count && tries > 0 {
        tries -= 1;
        let mut run = game.begin();
        let mut moves = Vec::new();
        // One more or less, so that now one side begins and now the other.
        let plies = wanted.plies + rng.below(2) as u64;
        for _ in 0..plies {
            let Some(&m) = run.legal().get(rng.below(run.legal().len().max(1))) else {
                break;
            };
            if run.play(m).is_err() {
                break;
            }
            moves.push(m);
        }
        if run.legal().is_empty() || run.to_move().is_none() || seen.contains(&run.hash()) {
            continue;
        }
        // Where everyone plays alone nobody stands as well as all others together: there is nothing to balance.
        if game.teams() > 2 {
            seen.insert(run.hash());
            openings.push(moves);
            found();
            continue;
        }
        mind.forget();
        mind.begin(&*run, Limits::nodes(wanted.nodes));
        while mind.think_for(u64::MAX) == Status::Pending {}
        let score = mind.report().score();
        if score.is_some_and(|score| u64::from(score.unsigned_abs()) <= wanted.balance) {
            seen.insert(run.hash());
            openings.push(moves);
            found();
        }
    }
    openings
}
