//! What moves there are and how they are numbered and written.

use semailles_core::Move;

use super::board::{SQUARES, Square};

/// What a move does. All the numbers of moves are read and made here.
///
/// Three numbers of five bits: the square a piece is placed on or steps from, the square it steps to, the square
/// whose piece it takes; each plus one, and 0 for none. So a shorter text comes before the longer ones that begin
/// with it, as in byte order, and a pass, whose text is `-`, before all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Action {
    Pass,
    Place(Square),
    Step {
        from: Square,
        to: Square,
        taken: Option<Square>,
    },
}

pub(super) const PASS: Move = Move(0);

impl Action {
    /// Reads the number of a move; `None` if no move has it.
    pub(super) fn of(m: Move) -> Option<Self> {
        let part = |shift: u16| match (m.0 >> shift & 31) as u8 {
            0 => None,
            n => Some(Square(n - 1)),
        };
        if m.0 >> 15 != 0
            || [part(10), part(5), part(0)]
                .iter()
                .flatten()
                .any(|s| s.0 >= SQUARES)
        {
            return None;
        }
        match (part(10), part(5), part(0)) {
            (None, None, None) => Some(Self::Pass),
            (Some(square), None, None) => Some(Self::Place(square)),
            (Some(from), Some(to), taken) => Some(Self::Step { from, to, taken }),
            _ => None,
        }
    }

    pub(super) fn number(self) -> Move {
        match self {
            Self::Pass => PASS,
            Self::Place(square) => placing(square),
            Self::Step {
                from,
                to,
                taken: None,
            } => step(from, to),
            Self::Step {
                from,
                to,
                taken: Some(taken),
            } => taking(step(from, to), taken),
        }
    }

    /// Reads a text; `None` if no move has it. Squares that no step joins are read too, so that it can be said what
    /// is wrong with them.
    pub(super) fn read(text: &str) -> Option<Self> {
        let square = Square::read;
        Some(match *text.as_bytes() {
            [b'-'] => Self::Pass,
            [a, b] => Self::Place(square(&[a, b])?),
            [a, b, c, d] => Self::Step {
                from: square(&[a, b])?,
                to: square(&[c, d])?,
                taken: None,
            },
            [a, b, c, d, b'x', e, f] => Self::Step {
                from: square(&[a, b])?,
                to: square(&[c, d])?,
                taken: Some(square(&[e, f])?),
            },
            _ => return None,
        })
    }
}

pub(super) fn placing(square: Square) -> Move {
    Move(u16::from(square.0 + 1) << 10)
}

pub(super) fn step(from: Square, to: Square) -> Move {
    Move(u16::from(from.0 + 1) << 10 | u16::from(to.0 + 1) << 5)
}

pub(super) fn taking(step: Move, taken: Square) -> Move {
    Move(step.0 | u16::from(taken.0 + 1))
}

/// Whether a move takes a piece.
#[inline]
pub(super) fn takes(m: Move) -> bool {
    m.0 & 31 != 0
}
