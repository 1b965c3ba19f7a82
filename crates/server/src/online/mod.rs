//! Games over the network: sockets, the clerk and the computer players around a [`Host`](crate::host::Host).

mod desk;
mod gate;
mod measure;
mod nearby;
mod socket;
mod thinkers;

use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use semailles_store::{Memory, Sqlite, StoreError};

pub(crate) use desk::Desk;
pub(crate) use gate::Gate;
pub(crate) use measure::Measure;
pub use nearby::Addresses;
pub(crate) use socket::attend;

use crate::host::Allowance;

/// How games are played over the network.
#[derive(Clone, Debug)]
pub struct Online {
    /// The database; without one, games live as long as the server.
    pub database: Option<PathBuf>,
    /// The names under which the page may be opened, besides addresses of machines and `localhost`.
    pub names: Vec<String>,
    /// Whether a proxy in front tells the addresses of those who connect (`X-Forwarded-For`).
    pub behind_proxy: bool,
    /// Sockets in all.
    pub sockets: usize,
    /// Sockets of one address.
    pub sockets_of_one: u32,
    /// What a socket and an address may ask for.
    pub allowance: Allowance,
    /// How the addresses of this machine are found, if others nearby are to come.
    pub nearby: Option<Addresses>,
}

impl Default for Online {
    fn default() -> Self {
        Self {
            database: None,
            names: Vec::new(),
            behind_proxy: false,
            sockets: 12_000,
            sockets_of_one: 64,
            allowance: Allowance::default(),
            nearby: None,
        }
    }
}

/// Why games cannot be played over the network.
#[derive(Debug, thiserror::Error)]
pub enum OnlineError {
    /// The database.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// Threads, or chance.
    #[error("cannot start: {0}")]
    System(#[from] io::Error),
}

impl Online {
    /// Begins: opens the database and starts the threads.
    ///
    /// # Errors
    /// If the database cannot be used, or the system gives no threads.
    pub(crate) fn start(&self) -> Result<Arc<Desk>, OnlineError> {
        match &self.database {
            Some(path) => Desk::start(Sqlite::open(path)?, self.allowance),
            None => Desk::start(Memory::new(desk::key()?), self.allowance),
        }
    }
}

/// Copies a database while a server uses it.
///
/// # Errors
/// If that is not possible.
pub fn back_up(from: &Path, to: &Path) -> Result<(), StoreError> {
    Sqlite::back_up(from, to)
}
