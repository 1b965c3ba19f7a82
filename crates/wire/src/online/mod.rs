//! The messages of a game played over a network, which `docs/PROTOCOL.md` explains: [`ToServer`] and [`ToClient`], and
//! the [`Event`]s of which the log of a game is made.
//!
//! ```
//! use semailles_wire::online::{Act, ToServer};
//! use semailles_wire::{decode, encode};
//!
//! let said = ToServer::Act { id: 7, act: Act::Move { line: 0, ply: 12, text: "A".to_owned() } };
//! let bytes = encode(&said);
//! assert_eq!(bytes.len(), 8);
//! assert_eq!(decode(&bytes), Ok(said));
//! ```

mod act;
mod event;
mod id;
mod setup;
mod to_client;
mod to_server;

pub use act::{Act, Offer, Phrase};
pub use event::{Event, What};
pub use id::{GameId, IdError, Secret};
pub use setup::{Clock, Leaver, Plan, Setup};
pub use to_client::{Presence, Refusal, Stage, Summary, ToClient, Welcome};
pub use to_server::{Entry, ToServer};

/// The version of these messages: another one for every change that an older reader would misread.
pub const VERSION: u8 = 1;

/// The WebSocket subprotocol that speaks this version.
pub const SUBPROTOCOL: &str = "semailles.1";

/// The path of the socket, from the folder of the page.
pub const PATH: &str = "online";

/// The most bytes a message to the server may have.
pub const MAX_MESSAGE: usize = 8 << 10;
