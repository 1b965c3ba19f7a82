use std::io;
use std::net::SocketAddr;
use std::path::PathBuf;

/// Why there is nothing to serve.
#[derive(Debug, thiserror::Error)]
pub enum SiteError {
    /// The folder, or something in it, cannot be read.
    #[error("cannot read {}: {why}", path.display())]
    Unreadable {
        /// What was to be read.
        path: PathBuf,
        /// Why it could not be.
        why: io::Error,
    },
    /// The folder is no built page.
    #[error("{} has no index.html: expected what `cargo xtask web` builds", path.display())]
    NoPage {
        /// The folder.
        path: PathBuf,
    },
    /// The folder is surely something else than a built page.
    #[error("{} holds more than {limit} MB: expected what `cargo xtask web` builds", path.display())]
    TooLarge {
        /// The folder.
        path: PathBuf,
        /// The most that is held in memory, in megabytes.
        limit: usize,
    },
    /// The program was built without the page.
    #[error(
        "this program carries no page: give it a folder that `cargo xtask web` has built, or build it with `cargo xtask serve`"
    )]
    NotEmbedded,
}

/// Why the server does not run.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The address is taken, forbidden, or not of this machine.
    #[error("cannot listen on {address}: {why}")]
    Bind {
        /// The address.
        address: SocketAddr,
        /// What the system says.
        why: io::Error,
    },
    /// Games cannot be played.
    #[error(transparent)]
    Online(#[from] crate::OnlineError),
    /// The system gives no threads, or no signals.
    #[error("cannot start: {0}")]
    System(#[from] io::Error),
}
