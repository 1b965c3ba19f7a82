use std::ops::Deref;

use thiserror::Error;

/// A move of some game, as a number only that game understands.
///
/// The order of the numbers is the byte order of the moves' texts, in every position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move(pub u16);

/// A list of moves whose memory is kept from one position to the next.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MoveList(Vec<Move>);

impl MoveList {
    /// An empty list with room for the moves of most positions.
    #[must_use]
    pub fn new() -> Self {
        Self(Vec::with_capacity(64))
    }

    /// Empties the list and keeps its memory.
    #[inline]
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// Adds a move at the end.
    #[inline]
    pub fn push(&mut self, m: Move) {
        self.0.push(m);
    }

    /// Takes out the move at `index`; the last one takes its place.
    #[inline]
    pub fn swap_remove(&mut self, index: usize) -> Move {
        self.0.swap_remove(index)
    }

    /// Keeps the moves for which `keep` is true.
    pub fn retain(&mut self, mut keep: impl FnMut(Move) -> bool) {
        self.0.retain(|&m| keep(m));
    }

    /// Adds moves at the end.
    pub fn extend(&mut self, moves: impl IntoIterator<Item = Move>) {
        self.0.extend(moves);
    }

    /// The moves, to be put in another order.
    pub fn as_mut_slice(&mut self) -> &mut [Move] {
        &mut self.0
    }
}

impl Deref for MoveList {
    type Target = [Move];

    #[inline]
    fn deref(&self) -> &[Move] {
        &self.0
    }
}

impl<'a> IntoIterator for &'a MoveList {
    type Item = &'a Move;
    type IntoIter = std::slice::Iter<'a, Move>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.iter()
    }
}

/// Why a move that can be written may not be played here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
#[non_exhaustive]
pub enum Illegal {
    /// The game has ended.
    #[error("the game is over")]
    GameOver,
    /// The pit lies in the other player's row.
    #[error("that pit is the other player's")]
    NotYourPit,
    /// The pit holds nothing.
    #[error("that pit is empty")]
    EmptyPit,
    /// The sowing would need more laps than the limit: it never ends.
    #[error("that sowing would never end (it needs more than 5,000 laps)")]
    Endless,
    /// The other row is empty and another move feeds it.
    #[error("the other row is empty: it must be fed, and that move does not feed it")]
    MustFeed,
    /// Nothing else than a pass is possible.
    #[error("there is nothing to play here but a pass: -")]
    MustPass,
    /// A player who can move must.
    #[error("no pass here: there are moves to play")]
    CannotPass,
    /// Lots are being drawn.
    #[error("the last seeds are drawn by lot now: lot=N or lot=S")]
    LotPending,
    /// No lot is to be drawn.
    #[error("there is no lot to draw here")]
    NoLot,
    /// Sowing clockwise, the last seed would fall in an empty pit.
    #[error("clockwise the last seed must fall in a pit that holds a seed")]
    ClockwiseEndsEmpty,
    /// The hand is not sown while own pits hold seeds.
    #[error("the hand is sown only when the three own pits are empty")]
    HandLocked,
    /// There is nothing in the hand.
    #[error("the hand is empty")]
    HandEmpty,
    /// The options of this game have no such move.
    #[error("the options of this game do not have that move")]
    NotInThisGame,
    /// The poison needs three empty pits and exactly four seeds in hand.
    #[error("the poison needs three empty pits and exactly four seeds in hand")]
    NoPoison,
    /// The direct adversary has no head seeds to strike.
    #[error("the direct adversary has no seed in the head")]
    NoTarget,
    /// The player is out and can only pass.
    #[error("this player is out and can only pass: -")]
    IsOut,
    /// A head seed comes in only when pits and hand are empty and the head is broken.
    #[error("a head seed comes in only when pits and hand are empty and the head is broken")]
    HeadStays,
    /// Pieces are still being placed.
    #[error("pieces are still being placed")]
    StillPlacing,
    /// All pieces have been placed.
    #[error("no piece is placed any more: move one")]
    NoMorePlacing,
    /// The square is taken.
    #[error("that square is taken")]
    SquareTaken,
    /// Three own pieces would stand side by side while placing.
    #[error("while placing, three own pieces may not stand side by side")]
    ThreeWhilePlacing,
    /// The square holds no own piece.
    #[error("no own piece stands on that square")]
    NotYourPiece,
    /// The two squares are not side by side.
    #[error("a piece moves one square up, down, left or right")]
    NotOneStep,
    /// Four side by side are forbidden by the options.
    #[error("four or more own pieces may not stand side by side in this game")]
    FourForbidden,
    /// The step makes a line, so a piece must be taken.
    #[error("that step makes a line: a piece must be taken, as in c3c4xe1")]
    MustTake,
    /// The step makes no line, so nothing may be taken.
    #[error("that step makes no line: nothing may be taken")]
    NothingToTake,
    /// The square to be taken holds no piece of the opponent.
    #[error("no piece of the opponent stands on the square to be taken")]
    NotTheirPiece,
    /// The piece stands in a line and others do not.
    #[error("that piece stands in a line and may not be taken while others stand outside lines")]
    Protected,
}

/// A text that is not a move to be played here.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum MoveError {
    /// Not the text of any move of this game.
    #[error("\"{found}\" is not a move of this game; expected {expected}")]
    Unknown {
        /// The text, shortened if long.
        found: String,
        /// What moves of this game look like.
        expected: &'static str,
    },
    /// The text of a move that may not be played here.
    #[error("{found} may not be played: {why}")]
    Illegal {
        /// The move.
        found: String,
        /// The reason.
        why: Illegal,
        /// The legal moves, in byte order.
        legal: Vec<String>,
    },
}
