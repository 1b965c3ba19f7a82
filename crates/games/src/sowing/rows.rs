//! Where the pits lie in the words of a board: which is next, which is opposite, and whose.

use semailles_core::Player;

use super::rules::{Direction, Origin, Rules};

/// A pit, by its byte among those of the board.
///
/// Each row begins a half of the words of its own, so that a row is a word (or two) and nothing has to be shifted to
/// see it. The bytes between the rows are no pits and stay 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Pit(pub(super) u8);

/// Two rows of `n` pits in `W` words.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rows<const W: usize> {
    n: u8,
}

impl<const W: usize> Rows<W> {
    /// From South's first byte to North's.
    const HALF: u8 = 4 * W as u8;

    pub(crate) fn of(rules: &Rules) -> Self {
        debug_assert!(rules.pits <= Self::HALF, "a row in half of the words");
        Self { n: rules.pits }
    }

    /// A pit by its number: South's from left to right, then North's as South goes round.
    #[inline(always)]
    pub(crate) fn pit(self, number: u8) -> Pit {
        Pit(if number < self.n {
            number
        } else {
            number - self.n + Self::HALF
        })
    }

    /// The number of a pit, as everybody else knows it.
    #[inline(always)]
    pub(crate) fn number(self, pit: Pit) -> u8 {
        if pit.0 < Self::HALF {
            pit.0
        } else {
            pit.0 - Self::HALF + self.n
        }
    }

    /// The `i`-th pit of a player, from the player's left.
    #[inline(always)]
    pub(crate) fn of_player(self, player: Player, i: u8) -> Pit {
        Pit(player.0 * Self::HALF + i)
    }

    /// The pit with a byte, if there is one.
    pub(crate) fn at(self, byte: u8) -> Option<Pit> {
        (byte < 2 * Self::HALF && byte % Self::HALF < self.n).then_some(Pit(byte))
    }

    /// All pits, by number.
    pub(crate) fn all(self) -> impl Iterator<Item = Pit> + use<W> {
        (0..2 * self.n).map(move |number| self.pit(number))
    }

    /// Whose row a pit is in.
    #[inline(always)]
    pub(crate) fn owner(self, pit: Pit) -> Player {
        Player(pit.0 / Self::HALF)
    }

    /// The pit opposite.
    #[inline(always)]
    pub(crate) fn opposite(self, pit: Pit) -> Pit {
        Pit(Self::HALF + self.n - 1 - pit.0)
    }

    /// The next pit anticlockwise.
    #[inline(always)]
    pub(crate) fn after(self, pit: Pit) -> Pit {
        let next = pit.0 + 1;
        if next == self.n {
            Pit(Self::HALF)
        } else if next == Self::HALF + self.n {
            Pit(0)
        } else {
            Pit(next)
        }
    }

    /// The next pit clockwise.
    #[inline(always)]
    pub(crate) fn before(self, pit: Pit) -> Pit {
        if pit.0 == 0 {
            Pit(Self::HALF + self.n - 1)
        } else if pit.0 == Self::HALF {
            Pit(self.n - 1)
        } else {
            Pit(pit.0 - 1)
        }
    }

    /// Where the next seed of a handful of `seeds` from `origin` falls.
    #[inline]
    pub(crate) fn next(self, rules: &Rules, at: Pit, origin: Pit, seeds: u8) -> Pit {
        let step = |at| {
            if rules.direction == Direction::Parity && seeds % 2 == 1 {
                self.before(at)
            } else {
                self.after(at)
            }
        };
        let next = step(at);
        if next == origin && rules.origin == Origin::Skipped {
            step(next)
        } else {
            next
        }
    }
}
