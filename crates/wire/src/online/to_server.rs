use serde::{Deserialize, Serialize};

use super::{Act, GameId, Phrase, Secret, Setup, VERSION};
use crate::Message;

/// What a page says to the server.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ToServer {
    /// Make a game. Saying it again with the same secret makes no other one.
    Create {
        /// The secret of the seat that its maker takes, or of no seat.
        secret: Secret,
        /// What is agreed.
        setup: Setup,
        /// The seat that its maker takes, with a name.
        sit: Option<(u8, String)>,
    },
    /// Attend a game, instead of the one attended before.
    Join {
        /// Which.
        game: GameId,
        /// What shows which seat is one's own.
        secret: Option<Secret>,
        /// How many events of it one has.
        have: u32,
        /// The lower half of the hash of the position that they give; 0 with none.
        hash: u32,
    },
    /// Sit down in the game that is attended. Saying it again with the same secret changes nothing.
    Sit {
        /// Where.
        seat: u8,
        /// The secret by which the seat will be known.
        secret: Secret,
        /// What one is called; may be empty.
        name: String,
    },
    /// Asks for a code by which another device can take over the own seat.
    Code,
    /// Takes over a seat of a game from another device, and attends the game.
    Redeem {
        /// Which game.
        game: GameId,
        /// The code that the other device shows.
        code: String,
        /// The secret by which the seat will be known from now on.
        secret: Secret,
    },
    /// Does something in the game that is attended.
    Act {
        /// Drawn at random for each act; the same when it is said again.
        id: u64,
        /// What.
        act: Act,
    },
    /// Says something to those who attend. It is kept nowhere.
    Say(Phrase),
    /// How do these games stand? At most 64 of them.
    Status(Vec<Entry>),
    /// Are you there?
    Ping(u32),
}

/// A game that a device knows, with what shows which seat is its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    /// The game.
    pub game: GameId,
    /// The secret of the own seat, if there is one.
    pub secret: Option<Secret>,
}

impl Message for ToServer {
    const VERSION: u8 = VERSION;
}
