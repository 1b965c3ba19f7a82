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
//! Who has only the name of a game gets a [`semailles_core::Run`] with its type through `semailles_games::visit`.
//!
//! * [`Table`]: what has been found, in a bounded piece of memory; keep it from move to move of one game, and give
//!   every game (with its options) its own.
//! * [`Limits`]: depth, nodes, how many lines. Time is the caller's.
//! * [`Greedy`] and [`Plain`]: two opponents to measure against.
//!
//! Values are hundredths of a seed or piece for the player to move ([`semailles_core::UNIT`]).

mod alphabeta;
mod greedy;
mod limits;
mod order;
mod path;
mod plain;
mod report;
mod table;
mod thinker;

pub use greedy::Greedy;
pub use limits::Limits;
pub use plain::Plain;
pub use report::{Line, Report};
pub use table::Table;
pub use thinker::{Status, Thinker};
