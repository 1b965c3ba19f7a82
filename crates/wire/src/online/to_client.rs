use serde::{Deserialize, Serialize};

use super::{Event, GameId, Phrase, Setup, VERSION};
use crate::Message;

/// What the server says to a page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ToClient {
    /// The game has been made, or was there already.
    Created {
        /// Its identity.
        game: GameId,
    },
    /// The answer to [`Join`](super::ToServer::Join) and [`Redeem`](super::ToServer::Redeem).
    Welcome(Box<Welcome>),
    /// An event of the game that is attended. It is on the server's disk.
    Event {
        /// Its number.
        number: u32,
        /// What happened.
        event: Event,
    },
    /// The seat one asked for is one's own now, and so it is kept.
    Seated {
        /// Which.
        seat: u8,
    },
    /// The act is in the log, since this event.
    Done {
        /// The id of the act.
        id: u64,
        /// The number of its first event.
        number: u32,
    },
    /// The act, or with id 0 what was said last, is not done.
    Refused {
        /// The id of the act.
        id: u64,
        /// Why.
        why: Refusal,
    },
    /// Who is there has changed.
    Presence(Presence),
    /// The code for another device; it is good for ten minutes and once.
    Code(String),
    /// Somebody says something.
    Said {
        /// Who; `None` for somebody without a seat.
        seat: Option<u8>,
        /// What.
        phrase: Phrase,
    },
    /// How games stand, in the order in which they were asked for; `None` for one that is unknown.
    Status(Vec<Option<Summary>>),
    /// Yes.
    Pong {
        /// The number of the ping.
        ping: u32,
        /// The number of the last event of the game that is attended; 0 without one.
        last: u32,
    },
    /// The server is about to stop: come back in a moment.
    Restart,
}

/// Everything one needs to attend a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Welcome {
    /// The game.
    pub game: GameId,
    /// What is agreed; left out when the page has events already, and they are the game's.
    pub setup: Option<Setup>,
    /// How many events the page said it has.
    pub have: u32,
    /// The number of events the page keeps of those: all, or none.
    pub kept: u32,
    /// The events after those.
    pub events: Vec<Event>,
    /// The own seat.
    pub seat: Option<u8>,
    /// The game's own time now.
    pub at: u64,
    /// Who is there.
    pub presence: Presence,
}

/// Who attends a game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Presence {
    /// For each seat the game's own time since which its person is away; `None` while there, or where nobody sits.
    pub away: Vec<Option<u64>>,
    /// How many attend without a seat.
    pub watching: u32,
}

/// How a game stands, in a list of games.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Summary {
    /// The game with its options.
    pub game: String,
    /// The own seat.
    pub seat: Option<u8>,
    /// The plies that have been played.
    pub plies: u16,
    /// What the others are called, by seat.
    pub names: Vec<String>,
    /// Where it is.
    pub stage: Stage,
}

/// Where a game is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Stage {
    /// A seat is still empty.
    Waiting,
    /// It is this player's turn.
    Turn(u8),
    /// A lot is drawn.
    Lot,
    /// It is over.
    Over,
}

/// Why something is not done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Refusal {
    /// There is no such game, or nothing of it is yours.
    Unknown,
    /// That takes a seat, and you have none here.
    NoSeat,
    /// The seat is taken, or not for people.
    SeatTaken,
    /// It is another player's turn.
    NotYourTurn,
    /// The move is for another position than the one that is: what you lack comes with this.
    Stale,
    /// The rules do not allow the move.
    Illegal,
    /// The game is over.
    Over,
    /// There is nothing of the kind to answer, take back, claim or abort.
    NotNow,
    /// The id was used for another act.
    Conflict,
    /// The game's description, a name or a code is not right; in English, for developers.
    Bad(String),
    /// It cannot be kept at the moment: it will be tried again.
    Storage,
    /// Too much at once: it will be tried again.
    Busy,
    /// No more games may be made from there for now.
    Quota,
    /// The rules of the page are not those of the game.
    OtherRules(u32),
    /// The game is broken and stands still; the server's people know.
    Frozen,
}

impl Refusal {
    /// Whether saying the same again later may help.
    #[must_use]
    pub fn passes(&self) -> bool {
        matches!(self, Refusal::Storage | Refusal::Busy)
    }
}

impl Message for ToClient {
    const VERSION: u8 = VERSION;
}
