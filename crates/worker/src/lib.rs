//! The computer player of the page, in a Web Worker.
//!
//! It thinks in slices of about [`SLICE_MS`] milliseconds and goes back to the browser's event loop after each, so that
//! it hears «stop» and a new question at once. The messages are those of `semailles_wire`, as bytes in a `Uint8Array`.

mod book;
mod clock;
mod desk;
mod known;
mod port;
mod reviewer;
mod thinker;

pub use port::library;
pub use thinker::{Mind, Step, Thinker};

/// How long a slice of thinking lasts at most.
pub const SLICE_MS: f64 = 30.0;
