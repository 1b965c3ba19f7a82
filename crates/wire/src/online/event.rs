use serde::{Deserialize, Serialize};

use super::{GameId, Offer};

/// One entry of the log of a game. Entries are numbered from 1 without gaps; the number is not written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Event {
    /// When, in milliseconds of the game's own time, which stands still while the server does. It never goes back.
    pub at: u64,
    /// The id of the act it comes of; 0 when it comes of none.
    pub id: u64,
    /// What happened.
    pub what: What,
}

/// What happened in a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum What {
    /// A move.
    Move {
        /// Whose; `None` for a lot.
        seat: Option<u8>,
        /// The move.
        text: String,
        /// The lower half of the hash of the position after it: whoever replays another position knows so at once.
        hash: u32,
    },
    /// A person has sat down.
    Sit {
        /// Where.
        seat: u8,
        /// What the person is called; may be empty.
        name: String,
    },
    /// The device with the seat has handed it to another.
    Handed {
        /// Which seat.
        seat: u8,
    },
    /// The person has left the seat for good.
    Stand {
        /// Which seat.
        seat: u8,
    },
    /// The computer plays for a person who stays away.
    StandIn {
        /// For whom.
        seat: u8,
        /// At which level.
        level: u8,
    },
    /// The person plays again.
    Back {
        /// Who.
        seat: u8,
    },
    /// A proposal.
    Offer {
        /// Whose.
        seat: u8,
        /// What.
        offer: Offer,
    },
    /// Yes to the proposal that is open. When everybody has said so, it is done.
    Accept {
        /// Who.
        seat: u8,
    },
    /// The proposal that is open is off.
    Decline {
        /// Who said so.
        seat: u8,
    },
    /// A player has given up.
    Resign {
        /// Who.
        seat: u8,
    },
    /// A player had no time left.
    Time {
        /// Who.
        seat: u8,
    },
    /// A player has claimed the game from one who stayed away.
    Claim {
        /// Who stayed away.
        away: u8,
    },
    /// A player has ended the game before everybody had moved.
    Abort {
        /// Who.
        seat: u8,
    },
    /// The server was away; the game's time stood still meanwhile.
    Resumed,
    /// The game in which the sides are changed.
    Next {
        /// Its identity. Seats are kept by the same secrets.
        game: GameId,
    },
}
