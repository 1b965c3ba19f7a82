use semailles_core::Move;

use crate::alphabeta::outright;

/// What a search has found so far.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// The depth that has been searched to the end; 0 before the first.
    pub depth: u32,
    /// Positions entered.
    pub nodes: u64,
    /// The best lines, the best first; none before depth 1 is done, and when the game is over.
    pub lines: Vec<Line>,
    /// The values are those of perfect play: looking deeper changes nothing.
    pub solved: bool,
}

/// A line of play and its value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The value for the player to move, in hundredths of a seed or piece (see [`Line::outright`]).
    pub score: i32,
    /// The moves; at least one. It may be shorter than what was searched.
    pub moves: Vec<Move>,
}

impl Line {
    /// In how many plies the player to move wins outright (positive) or loses (negative), if that has been seen: the
    /// last piece taken, the others knocked out.
    #[must_use]
    pub fn outright(&self) -> Option<i32> {
        outright(self.score).map(|plies| plies * self.score.signum())
    }
}

impl Report {
    /// The best line.
    #[must_use]
    pub fn best(&self) -> Option<&Line> {
        self.lines.first()
    }

    /// The move to play; `None` before depth 1 is done, and when there is none.
    #[must_use]
    pub fn best_move(&self) -> Option<Move> {
        self.best().map(|line| line.moves[0])
    }

    /// The value of the best line for the player to move.
    #[must_use]
    pub fn score(&self) -> Option<i32> {
        self.best().map(|line| line.score)
    }
}
