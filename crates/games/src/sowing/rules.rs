//! The rules of a two-row sowing game as a value.
//!
//! Each part says one thing and knows nothing of the others; the words are those of the field.

/// A move that would need one lap more is endless.
pub(crate) const MAX_LAPS: u16 = 5000;

/// What a two-row sowing game with relays is made of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Rules {
    /// Pits in a row, at most 13.
    pub(crate) pits: u8,
    /// Seeds in each pit at the start.
    pub(crate) seeds: u8,
    /// Whether the board itself has stores (they are never sown into).
    pub(crate) stores_on_board: bool,
    /// Which way a lap goes.
    pub(crate) direction: Direction,
    /// Whether a lap drops a seed in the pit it started from.
    pub(crate) origin: Origin,
    /// What a pit may hold, its last seed included, for the lap to end the move; anything else is a relay.
    pub(crate) stops: Counts,
    /// A pit that comes to hold just so many in the middle of a lap is captured at once by its owner.
    pub(crate) in_sow: Option<u8>,
    /// What is captured where the last lap ended.
    pub(crate) capture: Capture,
    /// What happens when the other row is empty.
    pub(crate) must_feed: Option<Starved>,
    /// What a player does who has no legal move and was not starved.
    pub(crate) no_move: NoMove,
    /// When the game ends besides.
    pub(crate) early_end: EarlyEnd,
    /// Who gets what is left at the game's own end.
    pub(crate) leftovers: Leftovers,
    /// What becomes of a move that never ends.
    pub(crate) endless: Endless,
}

/// Which way a lap goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Direction {
    Anticlockwise,
    /// An odd handful clockwise, an even one anticlockwise, judged anew for every lap.
    Parity,
}

/// Whether a lap drops a seed in the pit it started from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Origin {
    Filled,
    Skipped,
}

/// A set of seed counts below 64.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Counts(u64);

impl Counts {
    pub(crate) const fn of(counts: &[u8]) -> Self {
        let mut bits = 0;
        let mut i = 0;
        while i < counts.len() {
            bits |= 1 << counts[i];
            i += 1;
        }
        Self(bits)
    }

    #[inline(always)]
    pub(crate) fn has(self, count: u8) -> bool {
        count < 64 && self.0 >> count & 1 != 0
    }
}

/// What is captured where the last lap ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Capture {
    /// The pit that holds one of these counts, and backwards every pit that does too, in either row.
    Chain(Counts),
    /// From an own pit that was empty: the pit opposite and the seed that ended the sowing.
    Cross {
        /// Whether that seed is taken even when the pit opposite is empty.
        trigger_always: bool,
    },
    /// A group of just so many made by the last seed goes to the mover, whoever owns the pit.
    LastSeed {
        /// How many.
        group: u8,
        /// Whether the mover then plays again.
        extra_move: bool,
    },
}

/// A player whose row is empty at the own turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Starved {
    /// Passes if the other can feed; the game is over if not.
    Feed,
    /// The game is over. (The other's duty to feed before that stays.)
    End,
}

/// A player without a legal move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NoMove {
    Pass,
    Over,
}

/// When the game ends besides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum EarlyEnd {
    Never,
    /// After a move, when each row holds exactly one seed or the board is empty.
    OneSeedEach,
    /// After a capture, even in the middle of a lap, when so few or fewer are left in pits and hand.
    FewLeft {
        /// How many.
        left: u8,
        /// Who gets them.
        to: LastFour,
    },
}

/// Who gets the last four.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LastFour {
    /// Who received the group taken just before.
    Penultimate,
    /// Who made the first last-seed capture of the game; if nobody did, as `Penultimate`.
    FirstFinal,
    /// Chance moves.
    Lot,
}

/// Who gets what is left at the game's own end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Leftovers {
    /// The player who made the last move.
    LastMover,
    /// The row's owner, after a gift of one seed to a player whose row is empty.
    OwnerAfterGift,
    /// Both, equally, an odd one for nobody.
    Share,
    /// Nobody.
    Void,
}

/// What becomes of a move that never ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Endless {
    /// It may not be chosen.
    Forbidden,
    /// The seeds stay as the last lap left them.
    Stop,
    /// The game counts for nothing.
    Void,
}

impl Endless {
    /// From the option `endless`.
    pub(crate) fn from_word(word: u16) -> Self {
        [Self::Forbidden, Self::Stop, Self::Void][usize::from(word)]
    }
}

impl Origin {
    /// From the option `origin`.
    pub(crate) fn from_word(word: u16) -> Self {
        [Self::Filled, Self::Skipped][usize::from(word)]
    }
}
