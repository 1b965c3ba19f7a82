use crate::Player;

/// Somewhere on or beside a board where seeds or pieces lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Place {
    /// A pit, by the number its game gives it.
    Pit(u8),
    /// A square, by the number its game gives it.
    Square(u8),
    /// What a player has captured for good.
    Store(Player),
    /// What a player holds in hand and will play again (Dzuwa), or has still to place (Wali).
    Hand(Player),
    /// A player's head, *géɗ* (Dzuwa).
    Head(Player),
    /// The handful being sown.
    Sowing,
    /// Out of the game: nobody's.
    Away,
}

/// A piece on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Piece(pub Player);
