//! A computer at the table.

use semailles_core::{AnyGame, AnyRun, Move, Player};
use semailles_search::Level;

use crate::minds::{Mover, Spec};

/// Mebibytes for what the full level finds out.
const MEBIBYTES: usize = 32;

/// A player of some level.
pub(super) struct Computer {
    pub(super) player: Player,
    level: Level,
    mover: Option<Mover>,
}

impl Computer {
    /// Sits down at a game. `seed` decides where moves seem equally good.
    pub(super) fn new(player: Player, level: Level, game: &dyn AnyGame, seed: u64) -> Self {
        let mut computer = Self {
            player,
            level,
            mover: None,
        };
        computer.sit_down(game, seed);
        computer
    }

    /// Goes on at another game.
    pub(super) fn sit_down(&mut self, game: &dyn AnyGame, seed: u64) {
        // Only other programs can fail to come.
        self.mover = Mover::new(&Spec::Level(self.level), game, MEBIBYTES, seed).ok();
    }

    /// The move it plays; nothing when there is none.
    pub(super) fn choose(&mut self, run: &dyn AnyRun) -> Option<Move> {
        self.mover.as_mut()?.choose(run, "").ok()
    }
}
