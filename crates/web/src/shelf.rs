//! The games this browser keeps: each under a key of its own, as the text of a record.

use std::cell::RefCell;

use semailles_core::record::Record;
use semailles_session::{Bout, Session};

use crate::program::program;
use crate::storage::{self, StorageError};

/// Games kept at most; the oldest that is over goes first, then the oldest.
const MOST: usize = 30;

const START: &str = "game.";

thread_local! {
    /// The game on the table: it goes on where the browser keeps nothing.
    static TABLE: RefCell<Option<(String, Session)>> = const { RefCell::new(None) };
}

/// A game on the shelf.
#[derive(Clone, Debug)]
pub(crate) struct Kept {
    /// Its key.
    pub(crate) key: String,
    /// The game.
    pub(crate) session: Session,
    /// When it was last kept: milliseconds.
    when: u64,
}

/// Milliseconds since 1970.
fn now() -> u64 {
    js_sys::Date::now() as u64
}

/// A key for a new game.
pub(crate) fn new_key() -> String {
    now().to_string()
}

/// Keeps a game under its key, and has it on the table.
pub(crate) fn keep(key: &str, session: &Session) -> Result<(), StorageError> {
    put_on_table(key, session.clone());
    store(key, session)
}

/// Keeps what was last played of a game that is left: another may be on the table by now.
pub(crate) fn keep_left(key: &str, session: &Session) -> Result<(), StorageError> {
    if on_table().is_some_and(|(other, _)| other != key) {
        return store(key, session);
    }
    keep(key, session)
}

fn store(key: &str, session: &Session) -> Result<(), StorageError> {
    let Ok(record) = session.record() else {
        return Ok(());
    };
    let text = format!("{}\n{record}", now());
    let name = format!("{START}{key}");
    let set = storage::set(&name, &text);
    let Some(kept) = &program().kept else {
        return set;
    };
    match set {
        Ok(()) => (kept.make_room)(key, 0),
        Err(StorageError::Forbidden) => return set,
        Err(StorageError::Full) => {
            (kept.make_room)(key, 1);
            return storage::set(&name, &text);
        }
    }
    Ok(())
}

/// The game on the table, with its key.
pub(crate) fn on_table() -> Option<(String, Session)> {
    TABLE.with_borrow(Clone::clone)
}

/// Puts a game on the table without keeping it.
pub(crate) fn put_on_table(key: &str, session: Session) {
    TABLE.set(Some((key.to_owned(), session)));
}

/// The game under a key; `None` if there is none, or none that can be read.
pub(crate) fn take(key: &str) -> Option<Session> {
    let table = TABLE.with_borrow(|t| t.as_ref().filter(|(k, _)| k == key).map(|(_, s)| s.clone()));
    table.or_else(|| {
        let text = storage::get(&format!("{START}{key}"))?;
        (program().kept.as_ref()?.read)(text.split_once('\n')?.1)
    })
}

/// Whether there is no game, neither on the table nor kept.
pub(crate) fn is_empty() -> bool {
    on_table().is_none() && storage::keys(START).is_empty()
}

/// The game that a record tells of, if it can be read.
pub(crate) fn read_session(record: &str) -> Option<Session> {
    let record = Record::parse(record, &semailles_games::game).ok()?;
    Session::from_record(&record, &semailles_games::game).ok()
}

fn read(key: &str) -> Option<Kept> {
    let text = storage::get(&format!("{START}{key}"))?;
    let (when, record) = text.split_once('\n')?;
    Some(Kept {
        key: key.to_owned(),
        session: read_session(record)?,
        when: when.parse().unwrap_or(0),
    })
}

/// All games that can be read, the newest first.
pub(crate) fn all() -> Vec<Kept> {
    let keys = storage::keys(START);
    let mut kept: Vec<Kept> = Vec::new();
    for game in keys.iter().filter_map(|k| read(&k[START.len()..])) {
        let at = kept.partition_point(|other| other.when > game.when);
        kept.insert(at, game);
    }
    kept
}

/// Those that are neither over nor just begun.
pub(crate) fn unfinished() -> Vec<Kept> {
    all()
        .into_iter()
        .filter(|k| !k.session.is_over() && !k.session.plies().is_empty())
        .collect()
}

/// How the games of a kind went in which one person played against the computer, the newest first; those that are over,
/// without the one of a key.
pub(crate) fn bouts(id: &str, but: &str) -> Vec<Bout> {
    let others = all().into_iter().filter(|kept| kept.key != but);
    let over = others.filter(|k| k.session.game().name().id() == id && k.session.is_over());
    over.filter_map(|kept| kept.session.bout()).collect()
}

/// Forgets a game.
pub(crate) fn forget(key: &str) {
    storage::remove(&format!("{START}{key}"));
}

/// All games as one text.
pub(crate) fn everything() -> String {
    let records = all().into_iter().filter_map(|k| k.session.record().ok());
    records
        .map(|r| r.to_string())
        .collect::<Vec<_>>()
        .join("\n")
}

/// Forgets old games while there are too many, and so many at least; never the one of a key.
pub(crate) fn make_room(but: &str, at_least: usize) {
    if storage::keys(START).len() <= MOST && at_least == 0 {
        return;
    }
    let mut games = all();
    let mut gone = 0;
    while gone < at_least || games.len() > MOST {
        // Of those that are over the oldest, else the oldest of all.
        let over = games.iter().rposition(|kept| {
            let session = &kept.session;
            session.is_over() || session.plies().is_empty()
        });
        let Some(at) = over.or(games.len().checked_sub(1)) else {
            return;
        };
        let oldest = games.remove(at);
        if oldest.key != but {
            forget(&oldest.key);
            gone += 1;
        }
    }
}
