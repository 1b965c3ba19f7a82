//! Games over the network with the program as it is shipped: bots play, the server is killed, the disk is full, and
//! what was confirmed is held against what is in the database.
//!
//! For the long proofs: `SEMAILLES_KILLS=200`; `SEMAILLES_LOAD=60` for so many seconds of load; `SEMAILLES_CUTS=10000`;
//! `SEMAILLES_SOAK=30` for so many minutes.

mod bot;
mod cuts;
mod disk;
mod flood;
mod hostile;
mod kill;
mod load;
mod restart;
mod server;
