use std::path::Path;
use std::time::Duration;

use rusqlite::limits::Limit;
use rusqlite::{Connection, Transaction, TransactionBehavior};

use super::OLDEST_SQLITE;
use crate::StoreError;

/// Says in the file whose it is: `Seml`.
const APPLICATION: i64 = 0x5365_6d6c;

/// What brings a file from each format to the next. A released one is never changed.
const MIGRATIONS: &[&str] = &["
    CREATE TABLE setting (
        name  TEXT PRIMARY KEY,
        value BLOB NOT NULL
    ) STRICT, WITHOUT ROWID;
    INSERT INTO setting VALUES ('key', randomblob(32));

    CREATE TABLE game (
        key   INTEGER PRIMARY KEY,
        id    BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
        made  INTEGER NOT NULL,
        setup BLOB NOT NULL
    ) STRICT;

    CREATE TABLE seat (
        game INTEGER NOT NULL REFERENCES game,
        seat INTEGER NOT NULL,
        hash BLOB NOT NULL CHECK (length(hash) = 32),
        PRIMARY KEY (game, seat)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE event (
        game   INTEGER NOT NULL REFERENCES game,
        number INTEGER NOT NULL CHECK (number > 0),
        act    INTEGER,
        actor  INTEGER,
        line   INTEGER,
        ply    INTEGER,
        body   BLOB NOT NULL,
        chain  BLOB NOT NULL CHECK (length(chain) = 16),
        PRIMARY KEY (game, number)
    ) STRICT, WITHOUT ROWID;
    CREATE UNIQUE INDEX event_of_act ON event (game, actor, act) WHERE act IS NOT NULL;
    CREATE UNIQUE INDEX event_of_ply ON event (game, line, ply) WHERE ply IS NOT NULL;
"];

/// Opens a file, makes it if it is not there, and brings it to the present format.
pub(super) fn open(path: &Path, lock: Duration) -> Result<Connection, StoreError> {
    let mut connection = open_as_it_is(path, lock)?;
    connection.pragma_update(None, "journal_mode", "wal")?;
    connection.pragma_update(None, "synchronous", "full")?;
    connection.pragma_update(None, "foreign_keys", true)?;
    connection.pragma_update(None, "trusted_schema", false)?;
    connection.pragma_update(None, "cell_size_check", true)?;
    connection.pragma_update(None, "journal_size_limit", 64 << 20)?;
    connection.set_prepared_statement_cache_capacity(32);
    connection.set_limit(Limit::SQLITE_LIMIT_LENGTH, 4 << 20)?;
    migrate(&mut connection, path)?;
    Ok(connection)
}

pub(super) fn open_as_it_is(path: &Path, lock: Duration) -> Result<Connection, StoreError> {
    let found: Vec<u64> = rusqlite::version()
        .split('.')
        .filter_map(|n| n.parse().ok())
        .collect();
    let oldest: Vec<u64> = OLDEST_SQLITE
        .split('.')
        .filter_map(|n| n.parse().ok())
        .collect();
    if found < oldest {
        return Err(StoreError::TooOld {
            found: rusqlite::version().to_owned(),
            expected: OLDEST_SQLITE,
        });
    }
    let connection = Connection::open(path)?;
    connection.busy_timeout(lock)?;
    let ours = is_ours(&connection).map_err(|error| match error {
        StoreError::NotOurs(_) => StoreError::NotOurs(path.display().to_string()),
        other => other,
    })?;
    if ours {
        Ok(connection)
    } else {
        Err(StoreError::NotOurs(path.display().to_string()))
    }
}

/// Whether the file is empty or carries our mark.
fn is_ours(connection: &Connection) -> Result<bool, StoreError> {
    let application: i64 = connection.query_row("PRAGMA application_id", [], |row| row.get(0))?;
    let tables: i64 =
        connection.query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0))?;
    Ok(application == APPLICATION || application == 0 && tables == 0)
}

/// All steps in one transaction: after a crash it is the old format, or the new one.
fn migrate(connection: &mut Connection, path: &Path) -> Result<(), StoreError> {
    let known = MIGRATIONS.len() as i64;
    let transaction = Transaction::new(connection, TransactionBehavior::Immediate)?;
    let found: i64 = transaction.query_row("PRAGMA user_version", [], |row| row.get(0))?;
    let done = usize::try_from(found)
        .ok()
        .filter(|&done| done <= MIGRATIONS.len());
    let Some(done) = done else {
        let path = path.display().to_string();
        return Err(StoreError::TooNew { path, found, known });
    };
    if done < MIGRATIONS.len() {
        for step in &MIGRATIONS[done..] {
            transaction.execute_batch(step)?;
        }
        transaction.pragma_update(None, "application_id", APPLICATION)?;
        transaction.pragma_update(None, "user_version", known)?;
    }
    transaction.commit()?;
    Ok(())
}
