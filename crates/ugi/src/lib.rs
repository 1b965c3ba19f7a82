//! The Universal Game Interface (`docs/UGI.md`): [`serve`] is the thinker for other programs, [`Client`] another program
//! as a player.

mod client;
mod clock;
mod engine;
pub mod lines;
mod order;
mod thinking;

pub use client::Client;
pub use clock::{Budget, Clock};
pub use engine::{Minds, serve};

/// How many threads run side by side here.
#[must_use]
pub fn processors() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}
