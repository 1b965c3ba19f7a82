//! The contract, for every store there is; and what only a file can break.

use std::fs;
use std::path::Path;
use std::sync::mpsc;

use semailles_store::contract::{self, game, id};
use semailles_store::{Answer, Clerk, Job, Memory, Sqlite, Store, StoreError, Write};
use tempfile::tempdir;

#[test]
fn memory() {
    contract::all(Memory::default);
}

#[test]
fn sqlite() {
    let folder = tempdir().unwrap();
    let mut n = 0;
    contract::all(|| {
        n += 1;
        Sqlite::open(&folder.path().join(format!("{n}.db"))).unwrap()
    });
}

/// SQLite's settings hold for the connection alone, so they are asked of one that a store has.
#[test]
fn a_file_opened_again_has_everything() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("games.db");
    let mut store = Sqlite::open(&path).unwrap();
    let key = store.key().unwrap();
    store.write(&[Write::Create(game(1))]).unwrap()[0].unwrap();
    // As after a crash: the first has not been closed.
    let mut again = Sqlite::open(&path).unwrap();
    assert_eq!(again.key().unwrap(), key);
    assert!(again.load(id(1)).unwrap().is_some());
    assert_eq!(again.check().unwrap(), 1);
}

#[test]
fn a_backup_of_a_store_in_use_is_whole() {
    let folder = tempdir().unwrap();
    let (path, copy) = (
        folder.path().join("games.db"),
        folder.path().join("copy.db"),
    );
    let mut store = Sqlite::open(&path).unwrap();
    for n in 0..50 {
        store.write(&[Write::Create(game(n))]).unwrap()[0].unwrap();
    }
    Sqlite::back_up(&path, &copy).unwrap();
    store.write(&[Write::Create(game(50))]).unwrap()[0].unwrap();
    assert_eq!(Sqlite::open(&copy).unwrap().check().unwrap(), 50);
}

#[test]
fn other_files_and_later_formats_are_refused() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("letter.txt");
    fs::write(&path, "Dear Awa, this is no database at all. ".repeat(30)).unwrap();
    let error = Sqlite::open(&path).unwrap_err();
    assert!(matches!(error, StoreError::NotOurs(_)), "{error}");
    let foreign = folder.path().join("foreign.db");
    let connection = rusqlite::Connection::open(&foreign).unwrap();
    connection
        .execute_batch("CREATE TABLE cows (name TEXT)")
        .unwrap();
    let error = Sqlite::open(&foreign).unwrap_err();
    assert!(matches!(error, StoreError::NotOurs(_)), "{error}");
    let later = folder.path().join("later.db");
    drop(Sqlite::open(&later).unwrap());
    let connection = rusqlite::Connection::open(&later).unwrap();
    connection
        .execute_batch("PRAGMA user_version = 99")
        .unwrap();
    let error = Sqlite::open(&later).unwrap_err();
    assert!(
        error.to_string().ends_with(
            "has the format 99, this program knows formats up to 1: use a later release"
        ),
        "{error}"
    );
}

#[test]
fn a_log_that_was_changed_is_not_read() {
    let folder = tempdir().unwrap();
    for change in [
        "UPDATE event SET body = x'0001'",
        "UPDATE event SET number = 2",
        "UPDATE event SET chain = randomblob(16)",
    ] {
        let path = folder.path().join(format!("{}.db", change.len()));
        let mut store = Sqlite::open(&path).unwrap();
        store.write(&[Write::Create(game(1))]).unwrap()[0].unwrap();
        rusqlite::Connection::open(&path)
            .unwrap()
            .execute_batch(change)
            .unwrap();
        assert!(
            matches!(store.load(id(1)), Err(StoreError::Damaged(_))),
            "{change}"
        );
        assert!(store.check().is_err(), "{change}");
    }
}

/// Another program that holds the file is waited for; what was waited for too long is an error, and then all goes on.
#[test]
fn a_lock_of_another_is_waited_for() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("games.db");
    let mut store = Sqlite::open(&path).unwrap();
    let other = rusqlite::Connection::open(&path).unwrap();
    other.execute_batch("BEGIN IMMEDIATE").unwrap();
    let release = std::thread::spawn(move || {
        std::thread::sleep(std::time::Duration::from_millis(200));
        other.execute_batch("COMMIT").unwrap();
    });
    store.write(&[Write::Create(game(1))]).unwrap()[0].unwrap();
    release.join().unwrap();
}

fn clerk(path: &Path) -> (Clerk, mpsc::Receiver<Answer>) {
    let (tell, answers) = mpsc::channel();
    let clerk = Clerk::start(Sqlite::open(path).unwrap(), move |answer| {
        tell.send(answer).unwrap()
    });
    (clerk.unwrap(), answers)
}

#[test]
fn the_clerk_answers_everything_and_finishes_what_it_has() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("games.db");
    let (clerk, answers) = clerk(&path);
    for n in 0..200 {
        clerk.give(Job::Write(u64::from(n), Write::Create(game(n))));
    }
    clerk.give(Job::Load(1000, id(7)));
    clerk.give(Job::Write(1001, Write::Create(game(7))));
    clerk.finish();
    let mut written = 0;
    let mut loaded = false;
    for answer in answers {
        match answer {
            Answer::Written(1001, said) => assert!(said.is_err()),
            Answer::Written(_, said) => {
                assert!(said.is_ok());
                written += 1;
            }
            Answer::Loaded(number, game) => {
                assert_eq!(number, 1000);
                loaded = game.unwrap().is_some();
            }
            Answer::Failed(_, error) => panic!("{error}"),
        }
    }
    assert_eq!((written, loaded), (200, true));
    assert_eq!(Sqlite::open(&path).unwrap().check().unwrap(), 200);
}
