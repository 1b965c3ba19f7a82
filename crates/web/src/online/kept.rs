//! The games by link that this device keeps: what it needs to go on with each, and to list them.

use std::cell::RefCell;

use semailles_core::sort_few;
use semailles_session::online::Glance;
use semailles_wire::online::{GameId, Stage};

use crate::storage::{self, StorageError};

/// What a game needs to go on.
const START: &str = "online.";

/// When it was last seen, and whether it was one's own turn then.
const NOTE: &str = "online-note.";

/// Games kept at most: as many as the server tells of at once. The oldest that is over goes first, then the oldest.
const MOST: usize = 64;

thread_local! {
    /// The games of this visit, for where the browser keeps nothing.
    static HERE: RefCell<Vec<(String, Vec<u8>)>> = const { RefCell::new(Vec::new()) };
}

/// Where a game was when it was last heard of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Standing {
    /// It is one's own turn.
    Own,
    /// The others are to do something.
    Others,
    /// It is over.
    Over,
}

impl Standing {
    /// From how the server says it stands.
    pub(super) fn of(stage: Stage, seat: Option<u8>) -> Self {
        match stage {
            Stage::Over => Standing::Over,
            Stage::Turn(player) if Some(player) == seat => Standing::Own,
            _ => Standing::Others,
        }
    }

    fn letter(self) -> &'static str {
        match self {
            Standing::Own => "t",
            Standing::Others => "w",
            Standing::Over => "o",
        }
    }
}

/// A game of the list.
#[derive(Clone, Debug)]
pub(super) struct Known {
    /// Under which it is kept: its identity, or what stands for that until it has one.
    pub(super) key: String,
    /// What it is.
    pub(super) glance: Glance,
    /// Where it was.
    pub(super) standing: Standing,
    when: u64,
}

/// A key for a game that has no identity yet.
pub(super) fn new_key() -> String {
    format!("new-{}", js_sys::Date::now() as u64)
}

/// What was kept under a key.
pub(super) fn get(key: &str) -> Option<Vec<u8>> {
    let here = HERE.with_borrow(|all| {
        let found = all.iter().find(|(k, _)| k == key);
        found.map(|(_, bytes)| bytes.clone())
    });
    // Another tab may have kept more.
    read(key).or(here)
}

fn read(key: &str) -> Option<Vec<u8>> {
    bytes(&storage::get(&format!("{START}{key}"))?)
}

/// What was kept is written a byte a sign.
fn bytes(text: &str) -> Option<Vec<u8>> {
    text.chars()
        .map(|c| u8::try_from(u32::from(c)).ok())
        .collect()
}

/// What another tab has kept under a key, by the event that tells of it.
pub(super) fn told(event: &web_sys::Event, key: &str) -> Option<Vec<u8>> {
    let (name, text) = storage::told(event)?;
    (name.strip_prefix(START)? == key).then(|| bytes(&text))?
}

/// Keeps what a game needs.
pub(super) fn keep(key: &str, bytes: &[u8]) -> Result<(), StorageError> {
    HERE.with_borrow_mut(|all| {
        all.retain(|(k, _)| k != key);
        all.push((key.to_owned(), bytes.to_owned()));
    });
    let text: String = bytes.iter().copied().map(char::from).collect();
    let name = format!("{START}{key}");
    let is_new = storage::get(&name).is_none();
    match storage::set(&name, &text) {
        Err(StorageError::Full) => {
            make_room(key, 1);
            storage::set(&name, &text)
        }
        kept => {
            if is_new {
                make_room(key, 0);
            }
            kept
        }
    }
}

/// Notes where a game is.
pub(super) fn note(key: &str, standing: Standing) {
    let text = format!("{} {}", standing.letter(), js_sys::Date::now() as u64);
    let _ = storage::set(&format!("{NOTE}{key}"), &text);
}

/// Forgets a game.
pub(super) fn forget(key: &str) {
    HERE.with_borrow_mut(|all| all.retain(|(k, _)| k != key));
    storage::remove(&format!("{START}{key}"));
    storage::remove(&format!("{NOTE}{key}"));
}

/// A game has its identity now.
pub(super) fn rename(from: &str, to: &str) {
    if let Some(bytes) = get(from) {
        let _ = keep(to, &bytes);
        note(to, Standing::Others);
        forget(from);
    }
}

/// All games in which one has a seat, or that are being made; what is to be done first, then the newest.
pub(super) fn all() -> Vec<Known> {
    let mut all: Vec<Known> = every()
        .into_iter()
        .filter(|known| known.glance.seat.is_some() || known.glance.game.is_none())
        .collect();
    sort_few(&mut all, |known| {
        (known.standing as u8, std::cmp::Reverse(known.when))
    });
    all
}

fn every() -> Vec<Known> {
    let keys = storage::keys(START).into_iter();
    let mut keys: Vec<String> = keys.map(|name| name[START.len()..].to_owned()).collect();
    HERE.with_borrow(|here| {
        for (key, _) in here {
            if !keys.contains(key) {
                keys.push(key.clone());
            }
        }
    });
    let known = |key: String| {
        let glance = Glance::at(&get(&key)?)?;
        let note = storage::get(&format!("{NOTE}{key}")).unwrap_or_default();
        let (letter, when) = note.split_once(' ').unwrap_or_default();
        let standing = match letter {
            "t" => Standing::Own,
            "o" => Standing::Over,
            _ => Standing::Others,
        };
        let when = when.parse().unwrap_or(0);
        Some(Known {
            key,
            glance,
            standing,
            when,
        })
    };
    keys.into_iter().filter_map(known).collect()
}

/// Games that were only watched go first, then those that are over, each the oldest.
fn make_room(but: &str, at_least: usize) {
    let mut all = every();
    let too_many = all.len().saturating_sub(MOST).max(at_least);
    all.retain(|known| known.key != but);
    sort_few(&mut all, |known| {
        let rank = match known.standing {
            _ if known.glance.seat.is_none() => 0,
            Standing::Over => 1,
            Standing::Own | Standing::Others => 2,
        };
        (rank, known.when)
    });
    for known in all.iter().take(too_many) {
        forget(&known.key);
    }
}

/// The identity that a key is, if the game has one.
pub(super) fn identity(key: &str) -> Option<GameId> {
    key.parse().ok()
}
