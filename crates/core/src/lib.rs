//! The vocabulary of Semailles.
//!
//! This crate knows no game. It says what a game is ([`Game`]), what a game in progress is ([`Run`]), how both look
//! to those who do not care which game it is ([`AnyGame`], [`AnyRun`]), what small events a move is made of
//! ([`Event`]), how positions, moves, options and records are written, and the laws every game obeys ([`laws`]).
//!
//! The contract of positions, moves, traces, hashes and options is numbered by [`RULES_VERSION`]; whatever is kept
//! (records, links, stored games, tables) carries that number.

mod erased;
mod game;
mod history;
pub mod laws;
mod layout;
pub mod link;
mod moves;
mod notation;
mod options;
mod outcome;
mod perft;
mod picture;
mod place;
mod player;
mod playout;
pub mod record;
mod rng;
mod run;
mod seeds;
mod sort;
mod trace;

pub use erased::{AnyGame, AnyRun, erase};
pub use game::{Game, Key, Limits, Memo, Ply, UNIT, WIN};
pub use history::History;
pub use layout::{Layout, Shape, Spot};
pub use moves::{Illegal, Move, MoveError, MoveList};
pub use notation::{Expected, Field, Fields, MAX_QUIET, PositionError, quiet_plies};
pub use options::{GameName, Kind, NameError, OptionSpec, nearest, shorten};
pub use outcome::{End, Outcome, Verdict};
pub use perft::{divide, perft};
pub use picture::Picture;
pub use place::{Piece, Place};
pub use player::{Player, Team};
pub use playout::{Scratch, Tally, playout};
pub use rng::SplitMix64;
pub use run::{Run, end_if_due};
pub use seeds::{Counted, MAX_PITS, NotCounted, Seen};
pub use sort::sort_few;
#[cfg(feature = "small")]
pub use trace::Perhaps;
pub use trace::{Event, Recorder, Silent, Why, nobody, somebody};

/// The number of the contract: rules, position and move text, option names and defaults, traces and hashes.
///
/// It changes when the same text would mean something else. Everything kept carries it; a program that meets another
/// number says so.
pub const RULES_VERSION: u32 = 1;
