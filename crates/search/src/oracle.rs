use std::fmt::Debug;

use semailles_core::{Game, Team};

/// Somebody who knows what some positions are worth without searching: tables of endings.
///
/// An answer must be right for a position before which nothing came, that is, after an irreversible ply: there it takes
/// the place of a search. Elsewhere, where a repetition or the count of quiet plies may come into it, a search goes on
/// as far as it can and takes the answer as its estimate.
pub trait Oracle<G: Game>: Debug + Send + Sync {
    /// What `team` has in the end if both play as well as can be, in the same hundredths as [`Game::worth`]; `None` if
    /// that is not known. The game is not over in `position`.
    fn value(&self, game: &G, position: &G::Position, team: Team) -> Option<i32>;
}
