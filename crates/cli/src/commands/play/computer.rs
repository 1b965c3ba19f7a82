//! A computer at the table.

use std::path::PathBuf;

use semailles_core::{AnyGame, AnyRun, Move, Player};
use semailles_locale::Lang;
use semailles_search::Level;

use crate::failure::Failure;
use crate::minds::{Mover, Spec, mind_with_tables};

/// Mebibytes for what the full level finds out.
const MEBIBYTES: usize = 32;

/// A player of some level.
pub(super) struct Computer {
    pub(super) player: Player,
    level: Level,
    mover: Option<Mover>,
    /// The folder of tables of endings, if it has one.
    tables: Option<PathBuf>,
}

impl Computer {
    /// Sits down at a game. `seed` decides where moves seem equally good.
    pub(super) fn new(player: Player, level: Level, game: &dyn AnyGame, seed: u64) -> Self {
        let mut computer = Self {
            player,
            level,
            mover: None,
            tables: None,
        };
        computer.sit_down(game, seed);
        computer
    }

    /// Goes on at another game.
    pub(super) fn sit_down(&mut self, game: &dyn AnyGame, seed: u64) {
        // Only other programs can fail to come.
        self.mover = Mover::new(&Spec::Level(self.level), game, MEBIBYTES, seed).ok();
        // That the tables can be read was seen when they were given; another game may have none.
        if let Some(tables) = self.tables.clone() {
            let _ = self.look_up(Lang::En, game, tables);
        }
    }

    /// Looks up endings in the tables of a folder from now on.
    pub(super) fn look_up(
        &mut self,
        lang: Lang,
        game: &dyn AnyGame,
        tables: PathBuf,
    ) -> Result<(), Failure> {
        let mind = mind_with_tables(lang, game, MEBIBYTES, Some(&tables))?;
        self.mover = self.mover.take().map(|mover| mover.with_mind(mind));
        self.tables = Some(tables);
        Ok(())
    }

    /// The move it plays; nothing when there is none.
    pub(super) fn choose(&mut self, run: &dyn AnyRun) -> Option<Move> {
        self.mover.as_mut()?.choose(run, "", None).ok()
    }
}
