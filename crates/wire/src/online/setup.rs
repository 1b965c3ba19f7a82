use serde::{Deserialize, Serialize};

/// What is agreed before a game begins.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    /// The rules the moves are of: `semailles_core::RULES_VERSION`.
    pub rules: u32,
    /// The game with its options, `en-dodoi:pits=8`.
    pub game: String,
    /// The text of the position from which it begins; `None` for the start of the game.
    pub start: Option<String>,
    /// Moves played before it came online.
    pub moves: Vec<String>,
    /// Who may sit where, by player.
    pub seats: Vec<Plan>,
    /// How long one may think.
    pub clock: Clock,
    /// What may be done when somebody stays away.
    pub leaver: Leaver,
    /// Whether the one who made it reads French (else English): the card of the link is in that language.
    pub french: bool,
}

/// Who may sit on a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Plan {
    /// Whoever comes.
    Open,
    /// Whoever comes; until then the computer plays, at this level.
    Filled(u8),
    /// The computer, at this level.
    Computer(u8),
}

/// How long one may think. Times are in milliseconds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Clock {
    /// As long as one likes.
    #[default]
    None,
    /// So long for each move.
    PerMove(u32),
    /// So long in all, and so much more after each own move.
    Fischer {
        /// What everybody has at the beginning.
        base: u32,
        /// What a move adds.
        increment: u32,
    },
}

/// What the others may do when somebody stays away.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Leaver {
    /// Nothing: moves may be days apart.
    #[default]
    Wait,
    /// After so many seconds they may claim the game.
    Claim(u32),
    /// After so many seconds they may let the computer play, at a level, until the person comes back.
    Computer(u32, u8),
}

impl Leaver {
    /// How long one has to be away, in milliseconds; `None` when it never matters.
    #[must_use]
    pub fn patience(self) -> Option<u64> {
        match self {
            Leaver::Wait => None,
            Leaver::Claim(seconds) | Leaver::Computer(seconds, _) => {
                Some(u64::from(seconds) * 1000)
            }
        }
    }
}
