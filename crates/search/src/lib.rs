//! The thinker: a search that plays and judges any game of [`semailles_core::Game`] and knows none.
//!
//! # How to use it
//!
//! A [`Thinker`] looks for the best move of a [`semailles_core::Run`]. It has no clock and no thread: whoever drives it
//! has. `think_for(nodes)` goes on for some nodes and says whether there is more; `report()` tells at any time what has
//! been found. What is found does not depend on how it is sliced.
//!
//! ```
//! use std::sync::Arc;
//! use semailles_core::{Game, Run};
//! use semailles_search::{Limits, Status, Table, Thinker};
//!
//! fn best<G: Game>(run: &Run<G>, table: &Arc<Table>) -> Option<String> {
//!     let mut thinker = Thinker::new(run, table.clone(), Limits::nodes(20_000));
//!     while thinker.think_for(5_000) == Status::Pending {
//!         // Here a page hears «stop», looks at its clock, and shows `thinker.report()`.
//!     }
//!     thinker.report().best_move().map(|m| run.game().move_text(m))
//! }
//! ```
//!
//! A page, a protocol or a command has a [`semailles_core::AnyRun`] and the name of its game. It asks once for a mind,
//! through `semailles_games::visit`, and keeps it from move to move:
//!
//! ```
//! use std::sync::Arc;
//! use semailles_core::Game;
//! use semailles_games::{Visitor, visit};
//! use semailles_search::{AnyMind, Limits, Status, mind};
//!
//! /// Asks for a mind with a table of 16 MiB.
//! struct Mind;
//!
//! impl Visitor for Mind {
//!     type Output = Box<dyn AnyMind>;
//!
//!     fn visit<G: Game>(self, game: Arc<G>) -> Box<dyn AnyMind> {
//!         mind(&game, 16)
//!     }
//! }
//!
//! let mut mind = visit("en-dodoi:pits=8", Mind).unwrap();
//! let run = semailles_games::game("en-dodoi:pits=8").unwrap().begin();
//! assert!(mind.begin(&*run, Limits::nodes(5_000)));
//! while mind.think_for(1_000) == Status::Pending {}
//! let best = mind.report().best_move().unwrap();
//! assert!(run.legal().contains(&best));
//! ```
//!
//! * [`Limits`]: depth, nodes, how many lines. Time is the caller's: it stops asking.
//! * [`Report`]: depth, nodes, the best lines with their scores, in hundredths of a seed or piece for the player to move
//!   ([`semailles_core::UNIT`]); whether looking deeper would change nothing.
//! * [`Review`]: a game that was played, move by move: what each was worth, what would have been better.
//! * [`Level`]: the five levels for people. Levels 1 to 4 answer at once ([`AnyMind::glance`], [`Level::choose`]); level
//!   5 is a search with the time one gives it.
//! * [`Table`]: what has been found, in a bounded piece of memory; keep it from move to move of one game, and give
//!   every game (with its options) its own.
//! * [`Oracle`]: tables of endings, if one has them ([`consulting`]).
//! * [`Greedy`] and [`Plain`]: two opponents to measure against.

mod alphabeta;
mod greedy;
mod level;
mod limits;
mod mind;
mod oracle;
mod order;
mod path;
mod plain;
mod report;
mod review;
mod table;
mod thinker;
mod threads;

pub use greedy::Greedy;
pub use level::{Level, Sight};
pub use limits::Limits;
pub use mind::{AnyMind, consulting, mind};
pub use oracle::Oracle;
pub use plain::Plain;
pub use report::{Line, Report};
pub use review::{Judged, Mistake, Review};
pub use table::Table;
pub use thinker::{Status, Thinker};
