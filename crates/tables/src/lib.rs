//! Exact values of games whose positions are seeds in pits.
//!
//! This crate knows no game: all moves come from [`semailles_core::Game`], and which games are counted is said by
//! [`semailles_core::Game::counted`].

#[cfg(feature = "make")]
mod build;
#[cfg(feature = "make")]
mod certificate;
#[cfg(feature = "make")]
mod check;
mod endings;
mod file;
#[cfg(feature = "make")]
mod folder;
mod index;
mod layer;
#[cfg(feature = "make")]
mod moves;
#[cfg(feature = "make")]
mod numbers;
#[cfg(feature = "make")]
mod puzzle;
#[cfg(feature = "make")]
mod solve;
#[cfg(feature = "make")]
mod steps;
#[cfg(feature = "make")]
mod threads;
#[cfg(feature = "make")]
mod verify;

#[cfg(feature = "make")]
pub use build::{BuildError, Builder, Measured, Progress};
#[cfg(feature = "make")]
pub use certificate::{Certificate, CertificateError, Gap};
#[cfg(feature = "make")]
pub use check::{Checked, Fault, check};
pub use endings::Endings;
pub use file::{FORMAT, FileError, Header, Part, Source, Table, write};
#[cfg(feature = "make")]
pub use folder::{Folder, FolderError, Step};
pub use index::{Index, MAX_SEEDS, Pits};
pub use layer::{Layer, Layers, Plies};
#[cfg(feature = "make")]
pub use puzzle::{Goal, Puzzle, puzzles};
#[cfg(feature = "make")]
pub use solve::{SolveError, Solver, deep};
#[cfg(feature = "make")]
pub use verify::{Proof, ProofError, verify};
