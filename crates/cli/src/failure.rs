//! What can go wrong, and the exit code that says so.

use std::io;

/// Why a command did not do what it was asked.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The command line is wrong: exit code 2.
    Usage(String),
    /// Something could not be done: exit code 1.
    Failed(String),
    /// The same, and everything has been said already.
    Told,
    /// Nobody reads the output any more: a quiet end.
    Unread,
    /// The output cannot be written.
    Output(io::Error),
}

/// Every error of writing comes through here; those of reading are told with the name of the file.
impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Self::Unread,
            _ => Self::Output(error),
        }
    }
}

/// JSON is only ever written to the output, so its errors are the output's.
impl From<serde_json::Error> for Failure {
    fn from(error: serde_json::Error) -> Self {
        io::Error::from(error).into()
    }
}
