//! Games in one SQLite file.

mod error;
mod schema;

use std::path::{Path, PathBuf};
use std::time::Duration;

use postcard::{from_bytes, to_allocvec};
use rusqlite::{Connection, OptionalExtension, Transaction, TransactionBehavior, params};
use semailles_wire::online::{Event, GameId, Setup};

use crate::{Conflict, Entry, Game, KeyHash, NewGame, Store, StoreError, Write, chain, fault};
use error::{damaged, is_conflict};

/// The oldest SQLite that does not damage a write-ahead log when it begins anew.
pub const OLDEST_SQLITE: &str = "3.51.3";

/// How long a lock of another program is waited for.
const LOCK: Duration = Duration::from_secs(5);

/// Games in one SQLite file, on one connection.
///
/// The write-ahead log is flushed to the medium with every commit (`synchronous=FULL`): what is committed survives a
/// power cut. Every transaction that writes says so at its beginning (`BEGIN IMMEDIATE`), for one that began to read is
/// refused at once when another has written.
#[derive(Debug)]
pub struct Sqlite {
    path: PathBuf,
    /// `None` after an error, until it can be opened again.
    connection: Option<Connection>,
    /// Whether a write has failed since everything was known to be on the medium.
    doubted: bool,
}

impl Sqlite {
    /// Opens a file, makes it if it is not there, and brings it to the present format.
    ///
    /// # Errors
    /// If that is not possible, the file is something else or of a later format, or SQLite is too old.
    pub fn open(path: &Path) -> Result<Self, StoreError> {
        Ok(Self {
            connection: Some(schema::open(path, LOCK)?),
            doubted: false,
            path: path.to_owned(),
        })
    }

    /// Copies the database, as it is at one moment, while it is used.
    ///
    /// # Errors
    /// If that is not possible.
    pub fn back_up(from: &Path, to: &Path) -> Result<(), StoreError> {
        let source = schema::open_as_it_is(from, LOCK)?;
        let mut copy = Connection::open(to)?;
        let backup = rusqlite::backup::Backup::new(&source, &mut copy)?;
        backup.run_to_completion(256, Duration::from_millis(5), None)?;
        Ok(())
    }

    /// Looks through the whole file: every page, every index, every log.
    ///
    /// # Errors
    /// If something is not as it was written: what.
    pub fn check(&mut self) -> Result<u64, StoreError> {
        let connection = self.connection()?;
        let said: String = connection.query_row("PRAGMA integrity_check", [], |row| row.get(0))?;
        if said != "ok" {
            return Err(StoreError::Damaged(said));
        }
        let ids = self.games()?;
        for &id in &ids {
            self.load(id)?
                .ok_or_else(|| StoreError::Damaged(format!("game {id} is gone")))?;
        }
        Ok(ids.len() as u64)
    }

    /// The identities of all games.
    ///
    /// # Errors
    /// If they cannot be read.
    pub fn games(&mut self) -> Result<Vec<GameId>, StoreError> {
        let connection = self.connection()?;
        let mut statement = connection.prepare("SELECT id FROM game ORDER BY key")?;
        let ids = statement.query_map([], |row| row.get(0).map(GameId))?;
        Ok(ids.collect::<Result<_, _>>()?)
    }

    fn connection(&mut self) -> Result<&mut Connection, StoreError> {
        if self.connection.is_none() {
            let connection = schema::open(&self.path, LOCK)?;
            if self.doubted {
                flush(&connection)?;
                self.doubted = false;
            }
            self.connection = Some(connection);
        }
        self.connection
            .as_mut()
            .ok_or_else(|| StoreError::Failed("it is closed".to_owned()))
    }
}

impl Store for Sqlite {
    fn write(&mut self, writes: &[Write]) -> Result<Vec<Result<(), Conflict>>, StoreError> {
        let connection = self.connection()?;
        let transaction = Transaction::new(connection, TransactionBehavior::Immediate)?;
        fault::point("in-transaction");
        let mut results = Vec::with_capacity(writes.len());
        for write in writes {
            transaction.prepare_cached("SAVEPOINT one")?.execute([])?;
            let result = match one(&transaction, write) {
                Ok(()) => Ok(()),
                Err(Failure::Conflict) => {
                    transaction.prepare_cached("ROLLBACK TO one")?.execute([])?;
                    Err(Conflict)
                }
                Err(Failure::Error(error)) => return Err(error),
            };
            transaction.prepare_cached("RELEASE one")?.execute([])?;
            results.push(result);
        }
        fault::point("written");
        transaction.commit()?;
        Ok(results)
    }

    fn load(&mut self, game: GameId) -> Result<Option<Game>, StoreError> {
        let connection = self.connection()?;
        // One snapshot for the three reads.
        let transaction = Transaction::new(connection, TransactionBehavior::Deferred)?;
        load(&transaction, game)
    }

    fn key(&mut self) -> Result<[u8; 32], StoreError> {
        let connection = self.connection()?;
        let sql = "SELECT value FROM setting WHERE name = 'key'";
        Ok(connection.query_row(sql, [], |row| row.get(0))?)
    }

    fn recover(&mut self) -> Result<(), StoreError> {
        self.connection = None;
        self.doubted = true;
        self.connection().map(drop)
    }
}

/// Brings what the write-ahead log holds into the file and to the medium. After a flush that failed the system may show
/// pages that it has not written and never will: what is read then is confirmed by nothing. Copied and flushed anew, it is
/// there.
fn flush(connection: &Connection) -> Result<(), StoreError> {
    let busy: bool = connection.query_row("PRAGMA wal_checkpoint(FULL)", [], |row| row.get(0))?;
    if busy {
        return Err(StoreError::Failed("somebody else uses the file".to_owned()));
    }
    Ok(())
}

enum Failure {
    Conflict,
    Error(StoreError),
}

impl From<rusqlite::Error> for Failure {
    fn from(error: rusqlite::Error) -> Self {
        if is_conflict(&error) {
            Failure::Conflict
        } else {
            Failure::Error(error.into())
        }
    }
}

fn one(transaction: &Transaction<'_>, write: &Write) -> Result<(), Failure> {
    match write {
        Write::Create(new) => create(transaction, new),
        Write::Append {
            game,
            first,
            entries,
            keys,
            next,
        } => {
            let sql = "SELECT key FROM game WHERE id = ?";
            let key: Option<i64> = transaction
                .prepare_cached(sql)?
                .query_row([game.0], |row| row.get(0))
                .optional()?;
            let key = key.ok_or(Failure::Conflict)?;
            append(transaction, key, *first, entries)?;
            for (seat, hash) in keys {
                set_key(transaction, key, *seat, *hash)?;
            }
            next.as_ref().map_or(Ok(()), |new| create(transaction, new))
        }
    }
}

fn create(transaction: &Transaction<'_>, new: &NewGame) -> Result<(), Failure> {
    let setup = to_allocvec(&new.setup).map_err(|why| Failure::Error(damaged(&why)))?;
    transaction
        .prepare_cached("INSERT INTO game (id, made, setup) VALUES (?, ?, ?)")?
        .execute(params![new.id.0, new.made, setup])?;
    let key = transaction.last_insert_rowid();
    append(transaction, key, 1, &new.entries)?;
    for &(seat, hash) in &new.keys {
        set_key(transaction, key, seat, Some(hash))?;
    }
    Ok(())
}

fn set_key(
    transaction: &Transaction<'_>,
    game: i64,
    seat: u8,
    hash: Option<KeyHash>,
) -> Result<(), Failure> {
    match hash {
        Some(hash) => transaction
            .prepare_cached("INSERT OR REPLACE INTO seat (game, seat, hash) VALUES (?, ?, ?)")?
            .execute(params![game, seat, hash])?,
        None => transaction
            .prepare_cached("DELETE FROM seat WHERE game = ? AND seat = ?")?
            .execute(params![game, seat])?,
    };
    Ok(())
}

fn append(
    transaction: &Transaction<'_>,
    game: i64,
    first: u32,
    entries: &[Entry],
) -> Result<(), Failure> {
    let sql = "SELECT number, chain FROM event WHERE game = ? ORDER BY number DESC LIMIT 1";
    let last: Option<(u32, Vec<u8>)> = transaction
        .prepare_cached(sql)?
        .query_row([game], |row| Ok((row.get(0)?, row.get(1)?)))
        .optional()?;
    let (last, mut sum) = last.unwrap_or_default();
    if last + 1 != first {
        return Err(Failure::Conflict);
    }
    let mut insert = transaction.prepare_cached(
        "INSERT INTO event (game, number, act, actor, line, ply, body, chain) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
    )?;
    for (number, entry) in (first..).zip(entries) {
        let body = to_allocvec(&entry.event).map_err(|why| Failure::Error(damaged(&why)))?;
        sum = chain(&sum, &body).to_vec();
        // SQLite's numbers have a sign.
        let act = (entry.event.id != 0).then_some(entry.event.id.cast_signed());
        let (line, ply) = entry.ply.unzip();
        insert.execute(params![
            game,
            number,
            act,
            entry.actor,
            line,
            ply,
            body,
            sum
        ])?;
    }
    Ok(())
}

fn load(transaction: &Transaction<'_>, id: GameId) -> Result<Option<Game>, StoreError> {
    let found: Option<(i64, Vec<u8>)> = transaction
        .prepare_cached("SELECT key, setup FROM game WHERE id = ?")?
        .query_row([id.0], |row| Ok((row.get(0)?, row.get(1)?)))
        .optional()?;
    let Some((game, setup)) = found else {
        return Ok(None);
    };
    let setup: Setup = from_bytes(&setup).map_err(|why| damaged(&why))?;
    let keys = transaction
        .prepare_cached("SELECT seat, hash FROM seat WHERE game = ? ORDER BY seat")?
        .query_map([game], |row| Ok((row.get(0)?, row.get(1)?)))?
        .collect::<Result<_, _>>()?;
    let mut statement = transaction.prepare_cached(
        "SELECT number, actor, line, ply, body, chain FROM event WHERE game = ? ORDER BY number",
    )?;
    let mut rows = statement.query([game])?;
    let (mut log, mut sum) = (Vec::new(), Vec::new());
    while let Some(row) = rows.next()? {
        let number: u32 = row.get(0)?;
        let (line, ply): (Option<u16>, Option<u16>) = (row.get(2)?, row.get(3)?);
        let (body, said): (Vec<u8>, Vec<u8>) = (row.get(4)?, row.get(5)?);
        sum = chain(&sum, &body).to_vec();
        if number as usize != log.len() + 1 || sum != said {
            let why = format!("the log of game {id} is not what was written, at entry {number}");
            return Err(StoreError::Damaged(why));
        }
        let event: Event = from_bytes(&body).map_err(|why| damaged(&why))?;
        log.push(Entry {
            actor: row.get(1)?,
            ply: line.zip(ply),
            event,
        });
    }
    Ok(Some(Game { setup, keys, log }))
}
