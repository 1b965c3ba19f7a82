//! Those who choose moves: the thinker, its levels, opponents to measure against, other programs.

mod endings;
mod spec;

use std::sync::Arc;

use semailles_core::{AnyGame, Game};
use semailles_games::{Visitor, visit};
use semailles_search::AnyMind;

pub(crate) use endings::{mind_with_tables, tables_arg};
pub(crate) use spec::{Mover, Spec};

/// A mind for a game, with a table of so many mebibytes.
pub(crate) fn mind(game: &dyn AnyGame, mebibytes: usize) -> Box<dyn AnyMind> {
    struct Make(usize);
    impl Visitor for Make {
        type Output = Box<dyn AnyMind>;

        fn visit<G: Game>(self, game: Arc<G>) -> Self::Output {
            semailles_search::mind(&game, self.0)
        }
    }
    visit(&game.name().to_string(), Make(mebibytes)).expect("the name of a game names a game")
}
