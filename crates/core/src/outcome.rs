use crate::Team;

/// Who has won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Verdict {
    /// A team has won.
    Win(Team),
    /// Nobody has won.
    Draw,
    /// The game counts for nothing (an endless sowing with `endless=void`).
    Void,
}

/// Why a game has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum End {
    /// As its own rules say.
    Own,
    /// The same position too many times.
    Repetition,
    /// Too many quiet plies in a row.
    Quiet,
}

impl End {
    /// Every reason, in the order in which they are looked at after a ply.
    pub const ALL: [End; 3] = [End::Own, End::Repetition, End::Quiet];

    /// The word used in machine-readable output: `own`, `repetition`, `quiet`.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            End::Own => "own",
            End::Repetition => "repetition",
            End::Quiet => "quiet",
        }
    }
}

/// How a game has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// Who has won.
    pub verdict: Verdict,
    /// Why it is over.
    pub end: End,
}
