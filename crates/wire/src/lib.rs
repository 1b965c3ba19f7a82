//! The messages of Semailles: what the page asks of the worker and what the worker says; and, in [`online`], those
//! between the page and the server.
//!
//! A message is one byte, its version, and then the message as `postcard` writes it. Whoever reads another version says
//! so: after an update a page may for a moment talk to a worker of another release.
//!
//! ```
//! use semailles_wire::{FromWorker, Limits, Think, ToWorker, decode, encode};
//!
//! let think = ToWorker::Think(Think {
//!     id: 7,
//!     game: "en-dodoi:pits=8".to_owned(),
//!     start: None,
//!     moves: vec!["A".to_owned()],
//!     limits: Limits { time_ms: Some(300), ..Limits::default() },
//!     level: 3,
//!     lines: 1,
//! });
//! let bytes = encode(&think);
//! assert_eq!(decode(&bytes), Ok(think));
//! assert!(decode::<FromWorker>(&[0, 1, 2]).is_err());
//! ```

mod codec;
mod from_worker;
pub mod online;
mod to_worker;

pub use codec::{DecodeError, VERSION, decode, encode};
pub use from_worker::{Best, FromWorker, Info, Judged, Line, Mistake};
pub use to_worker::{Limits, Review, Think, ToWorker};

/// What a message is: [`ToWorker`] or [`FromWorker`], [`online::ToServer`] or [`online::ToClient`].
pub trait Message: serde::Serialize + serde::de::DeserializeOwned {
    /// The first byte of such a message.
    const VERSION: u8;
}
