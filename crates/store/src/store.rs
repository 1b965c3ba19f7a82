use semailles_wire::online::{Event, GameId, Setup};
use sha2::{Digest, Sha256};

/// What is kept of a seat's secret: its SHA-256.
pub type KeyHash = [u8; 32];

/// A place to keep games.
///
/// Everything a call has returned `Ok` for outlives the process, the system and a power cut, as far as the medium does.
pub trait Store: Send {
    /// Does the writes in their order, all in one commit. A write that is in conflict changes nothing and does not
    /// hinder the others.
    ///
    /// # Errors
    /// If nothing can be kept. **Then it is not known which of the writes have been done**: whoever asked has to look.
    fn write(&mut self, writes: &[Write]) -> Result<Vec<Result<(), Conflict>>, StoreError>;

    /// A game; `None` if there is none of this identity.
    ///
    /// # Errors
    /// If it cannot be read, or is not what was written.
    fn load(&mut self, game: GameId) -> Result<Option<Game>, StoreError>;

    /// A number that this store has drawn once and keeps to itself: identities are made with it.
    ///
    /// # Errors
    /// If it cannot be read.
    fn key(&mut self) -> Result<[u8; 32], StoreError>;

    /// Begins anew after an error, with nothing but what is kept.
    ///
    /// # Errors
    /// If that is not possible now.
    fn recover(&mut self) -> Result<(), StoreError>;
}

/// Something to be kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Write {
    /// A new game.
    Create(NewGame),
    /// The next entries of a game's log.
    Append {
        /// The game.
        game: GameId,
        /// The number of the first entry: one more than the game has.
        first: u32,
        /// The entries.
        entries: Vec<Entry>,
        /// New secrets of seats, and seats that lose theirs.
        keys: Vec<(u8, Option<KeyHash>)>,
        /// A game that comes with them: the one in which the sides are changed.
        next: Option<NewGame>,
    },
}

/// A game that is new.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewGame {
    /// Its identity.
    pub id: GameId,
    /// Its description.
    pub setup: Setup,
    /// The secrets of the seats that are taken.
    pub keys: Vec<(u8, KeyHash)>,
    /// Its first entries.
    pub entries: Vec<Entry>,
    /// When it was made, in milliseconds since 1970.
    pub made: i64,
}

/// An entry of a log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The seat whose act it comes of: an act of a seat is in a log once.
    pub actor: Option<u8>,
    /// For a move its line and the plies before it: a log has one at most of each.
    pub ply: Option<(u16, u16)>,
    /// What happened.
    pub event: Event,
}

/// A game that is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    /// Its description.
    pub setup: Setup,
    /// The secrets of its seats.
    pub keys: Vec<(u8, KeyHash)>,
    /// Its log.
    pub log: Vec<Entry>,
}

/// A write that cannot be done, whenever it is tried: the log has another entry there, or the identity is taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the log has gone on meanwhile, or the identity is taken")]
pub struct Conflict;

/// Why nothing can be kept or read.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// There is no room.
    #[error("there is no room left for the database: {0}")]
    Full(String),
    /// The medium, the file or another program hinders it.
    #[error("the database cannot be used: {0}")]
    Failed(String),
    /// What is read is not what was written.
    #[error("the database is damaged: {0}")]
    Damaged(String),
    /// The library would not keep its promises.
    #[error(
        "this program was built with SQLite {found}, which can damage its files: expected at least {expected}"
    )]
    TooOld {
        /// The version there is.
        found: String,
        /// The oldest that is good.
        expected: &'static str,
    },
    /// The file was written by a later release.
    #[error(
        "{path} has the format {found}, this program knows formats up to {known}: use a later release"
    )]
    TooNew {
        /// The file.
        path: String,
        /// Its format.
        found: i64,
        /// The latest that is known.
        known: i64,
    },
    /// The file is something else.
    #[error("{0} is not a database of Semailles")]
    NotOurs(String),
}

/// The sum over a log up to an entry: of the sum before it and of its bytes. A log that was changed or cut in the middle
/// does not have it.
#[must_use]
pub fn chain(before: &[u8], body: &[u8]) -> [u8; 16] {
    let sum = Sha256::new()
        .chain_update(before)
        .chain_update(body)
        .finalize();
    let mut chain = [0; 16];
    chain.copy_from_slice(&sum[..16]);
    chain
}
