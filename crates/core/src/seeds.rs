//! Positions as seeds in pits: what tables of exact values number.

use thiserror::Error;

/// The most pits of a board whose positions are numbered.
pub const MAX_PITS: usize = 32;

/// What tables of exact values have to know of a game whose positions are seeds in pits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Counted {
    /// The pits of both rows; at most [`MAX_PITS`].
    pub pits: u8,
    /// Captures take seeds by multiples of so many.
    pub step: u8,
    /// The game with those options that change what a position is worth: games that share it share their tables.
    pub family: String,
}

/// A position as its player to move sees it.
///
/// What can still be won from it depends on the pits alone, if neither what has been captured nor what came before
/// comes into it. So the board is turned until the player to move sits in front of the first row, and one number
/// stands for both sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seen {
    /// Seeds in the pits, along the course of the board from the left of the player to move; the rest is 0.
    pub pits: [u8; MAX_PITS],
    /// How many seeds the player to move has captured more than the other.
    pub lead: i16,
}

/// Why there are no tables of exact values for a game.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum NotCounted {
    /// Its positions are not seeds in the pits of two players.
    #[error("tables are made for the two-row sowing games only")]
    Game,
    /// With such an option a position is worth more than its pits say.
    #[error(
        "there are no tables with the option {0}: what a position is worth does not depend on its pits alone"
    )]
    Option(&'static str),
}
