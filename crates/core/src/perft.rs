use crate::run::{due, end_by_limit};
use crate::{Game, History, Move, MoveList, Run, Silent};

/// Counts the sequences of `depth` plies; a game that is over is not extended.
#[must_use]
pub fn perft<G: Game>(run: &Run<G>, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut walk = Walk::of(run, depth);
    walk.count(run.position(), depth)
}

/// The same, separately for each legal move, in byte order.
#[must_use]
pub fn divide<G: Game>(run: &Run<G>, depth: u32) -> Vec<(Move, u64)> {
    if depth == 0 {
        return Vec::new();
    }
    let mut walk = Walk::of(run, depth);
    run.legal()
        .iter()
        .map(|&m| (m, walk.below(run.position(), m, depth)))
        .collect()
}

struct Walk<'a, G: Game> {
    game: &'a G,
    history: History<G::Key>,
    lists: Vec<MoveList>,
}

impl<'a, G: Game> Walk<'a, G> {
    fn of(run: &'a Run<G>, depth: u32) -> Self {
        Self {
            game: run.game(),
            history: run.history().clone(),
            lists: (0..=depth).map(|_| MoveList::new()).collect(),
        }
    }

    /// Sequences of `depth` ≥ 1 plies from a position.
    fn count(&mut self, position: &G::Position, depth: u32) -> u64 {
        let mut list = std::mem::take(&mut self.lists[depth as usize]);
        let total = if depth == 1 {
            self.game.count_legal(position, &mut list)
        } else {
            self.game.legal(position, &mut list);
            list.iter().map(|&m| self.below(position, m, depth)).sum()
        };
        self.lists[depth as usize] = list;
        total
    }

    /// Sequences of `depth` plies that begin with a legal move.
    fn below(&mut self, position: &G::Position, m: Move, depth: u32) -> u64 {
        if depth == 1 {
            return 1;
        }
        let mut after = position.clone();
        let ply = self.game.attempt(&mut after, m, &mut Silent);
        debug_assert!(ply.is_some(), "a legal move can be played");
        if self.game.outcome(&after).is_some() {
            return 0;
        }
        // After an irreversible ply nothing from before can occur again: leaving it in the history does no harm.
        let occurrences = self.history.push(self.game.key(&after));
        if let Some(end) = due(
            self.game.limits(),
            occurrences,
            self.game.quiet_plies(&after),
        ) {
            end_by_limit(self.game, &mut after, end, &mut Silent);
        }
        let total = if self.game.outcome(&after).is_some() {
            0
        } else {
            self.count(&after, depth - 1)
        };
        self.history.pop();
        total
    }
}
