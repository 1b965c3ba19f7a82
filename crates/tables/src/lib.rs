//! Exact values of games whose positions are seeds in pits.
//!
//! This crate knows no game: all moves come from [`semailles_core::Game`], and which games are counted is said by
//! [`semailles_core::Game::counted`].

mod build;
mod check;
mod index;
mod layer;
mod moves;
mod threads;

pub use build::{BuildError, Builder, Measured, Progress};
pub use check::{Checked, Fault, check};
pub use index::{Index, MAX_SEEDS, Pits};
pub use layer::{Layer, Layers};
