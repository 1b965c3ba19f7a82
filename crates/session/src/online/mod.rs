//! A game played over a network: what both sides make of its log ([`Table`]), and the side of the page ([`Client`]).
//!
//! Nothing here opens a socket or reads a clock. `docs/PROTOCOL.md` tells how the two sides talk.

mod client;
mod judge;
mod kept;
mod line;
mod table;
mod timer;

pub use client::{Change, Client, Device, Link};
pub use kept::Glance;
pub use table::{Chair, Fault, Finish, Holder, Proposal, Table};
pub use timer::Timer;
