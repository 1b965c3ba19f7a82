//! Games over the network with the program as it is shipped: bots play, the server is killed, the disk is full, and
//! what was confirmed is held against what is in the database.
//!
//! `SEMAILLES_KILLS=200` for the long proof; `SEMAILLES_LOAD=60` for so many seconds of load.

mod bot;
mod disk;
mod hostile;
mod kill;
mod load;
mod server;
