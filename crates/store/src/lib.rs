//! Keeps games: their descriptions, who may sit where, and their logs.
//!
//! [`Store`] is what a place to keep games promises; [`contract`] tests it. [`Sqlite`] keeps them in one file,
//! [`Memory`] nowhere. A [`Clerk`] is the one thread that writes: it takes whatever waits into one commit, and only
//! then says that it is done.
//!
//! Nothing is ever changed or deleted in a log: an entry has its number for good. SQL is in this crate alone.

mod clerk;
pub mod contract;
pub mod fault;
mod memory;
mod sqlite;
mod store;

pub use clerk::{Answer, Clerk, Job};
pub use memory::Memory;
pub use sqlite::{OLDEST_SQLITE, Sqlite};
pub use store::{Conflict, Entry, Game, KeyHash, NewGame, Store, StoreError, Write, chain};
