//! Exact values of games whose positions are seeds in pits.
//!
//! This crate knows no game: all moves come from [`semailles_core::Game`], and which games are counted is said by
//! [`semailles_core::Game::counted`].

#[cfg(feature = "make")]
mod build;
#[cfg(feature = "make")]
mod check;
mod file;
#[cfg(feature = "make")]
mod folder;
mod index;
mod layer;
#[cfg(feature = "make")]
mod moves;
#[cfg(feature = "make")]
mod threads;

#[cfg(feature = "make")]
pub use build::{BuildError, Builder, Measured, Progress};
#[cfg(feature = "make")]
pub use check::{Checked, Fault, check};
pub use file::{FORMAT, FileError, Header, Part, Source, Table, write};
#[cfg(feature = "make")]
pub use folder::{Folder, FolderError, Step};
pub use index::{Index, MAX_SEEDS, Pits};
pub use layer::{Layer, Layers};
