//! What every store promises, as tests: each takes a fresh store and panics when a promise is broken.

use semailles_wire::online::{Clock, Event, GameId, Leaver, Plan, Setup, What};

use crate::{Conflict, Entry, Game, NewGame, Store, Write};

/// A test of the contract.
pub type Test = fn(&mut dyn Store);

/// Every test of the contract by its name.
pub const TESTS: &[(&str, Test)] = &[
    ("what is not there is not found", nothing),
    ("a game is found as it was made", made),
    ("an identity is taken once", once),
    ("entries follow each other", entries),
    ("a number is given once", numbers),
    ("an act of a seat is kept once", acts),
    ("a ply of a line is played once", plies),
    ("a conflict hinders nothing else", apart),
    ("a write is done whole or not at all", whole),
    ("seats change their secrets", secrets),
    ("a next game comes with the entry that names it", next),
    ("an unknown game has no log", unknown),
    ("the key stays", key),
    ("after recovering everything is there", recovered),
    ("large numbers and any text are kept", large),
];

/// Runs all of them, each on a store of its own.
pub fn all<S: Store>(mut fresh: impl FnMut() -> S) {
    for (_, test) in TESTS {
        test(&mut fresh());
    }
}

/// An identity for tests.
#[must_use]
pub fn id(n: u8) -> GameId {
    GameId([n; 16])
}

/// A description for tests.
#[must_use]
pub fn setup() -> Setup {
    Setup {
        rules: 1,
        game: "en-dodoi:pits=8".to_owned(),
        start: None,
        moves: vec!["A".to_owned()],
        seats: vec![Plan::Open, Plan::Filled(3)],
        clock: Clock::PerMove(1000),
        leaver: Leaver::Claim(60),
        french: true,
    }
}

/// A new game for tests.
#[must_use]
pub fn game(n: u8) -> NewGame {
    NewGame {
        id: id(n),
        setup: setup(),
        keys: vec![(0, [n; 32])],
        entries: vec![entry(
            0,
            1,
            What::Sit {
                seat: 0,
                name: "Awa".to_owned(),
            },
        )],
        made: 1_700_000_000_000,
    }
}

fn entry(actor: u8, id: u64, what: What) -> Entry {
    Entry {
        actor: Some(actor),
        ply: None,
        event: Event { at: 5, id, what },
    }
}

fn ply(id: u64, line: u16, ply: u16) -> Entry {
    let what = What::Move {
        seat: Some(0),
        text: "A".to_owned(),
        hash: 7,
    };
    Entry {
        ply: Some((line, ply)),
        ..entry(0, id, what)
    }
}

fn append(n: u8, first: u32, entries: Vec<Entry>) -> Write {
    Write::Append {
        game: id(n),
        first,
        entries,
        keys: Vec::new(),
        next: None,
    }
}

fn write(store: &mut dyn Store, writes: &[Write]) -> Vec<Result<(), Conflict>> {
    store.write(writes).expect("a store that works")
}

fn load(store: &mut dyn Store, n: u8) -> Option<Game> {
    store.load(id(n)).expect("a store that works")
}

fn log(store: &mut dyn Store, n: u8) -> Vec<u64> {
    let game = load(store, n).expect("the game is there");
    game.log.iter().map(|entry| entry.event.id).collect()
}

fn nothing(store: &mut dyn Store) {
    assert_eq!(load(store, 1), None);
    assert_eq!(write(store, &[]), []);
}

fn made(store: &mut dyn Store) {
    assert_eq!(write(store, &[Write::Create(game(1))]), [Ok(())]);
    let new = game(1);
    let kept = load(store, 1).expect("the game is there");
    assert_eq!(
        (kept.setup, kept.keys, kept.log),
        (new.setup, new.keys, new.entries)
    );
    assert_eq!(load(store, 2), None);
}

fn once(store: &mut dyn Store) {
    let mut other = game(1);
    other.setup.game = "wali".to_owned();
    let said = write(
        store,
        &[Write::Create(game(1)), Write::Create(other.clone())],
    );
    assert_eq!(said, [Ok(()), Err(Conflict)]);
    assert_eq!(write(store, &[Write::Create(other)]), [Err(Conflict)]);
    assert_eq!(load(store, 1).map(|g| g.setup), Some(setup()));
}

fn entries(store: &mut dyn Store) {
    write(
        store,
        &[
            Write::Create(game(1)),
            append(1, 2, vec![ply(2, 0, 1), ply(3, 0, 2)]),
        ],
    );
    write(store, &[append(1, 4, vec![ply(4, 0, 3)])]);
    let kept = load(store, 1).expect("the game is there");
    assert_eq!(kept.log[1..], [ply(2, 0, 1), ply(3, 0, 2), ply(4, 0, 3)]);
}

fn numbers(store: &mut dyn Store) {
    write(store, &[Write::Create(game(1))]);
    for (first, said) in [
        (1, Err(Conflict)),
        (3, Err(Conflict)),
        (0, Err(Conflict)),
        (2, Ok(())),
        (2, Err(Conflict)),
    ] {
        let id = 100 + u64::from(first);
        assert_eq!(
            write(store, &[append(1, first, vec![ply(id, 0, 1)])]),
            [said],
            "{first}"
        );
    }
    assert_eq!(log(store, 1), [1, 102]);
}

fn acts(store: &mut dyn Store) {
    write(
        store,
        &[Write::Create(game(1)), append(1, 2, vec![ply(2, 0, 1)])],
    );
    assert_eq!(
        write(store, &[append(1, 3, vec![ply(2, 0, 2)])]),
        [Err(Conflict)]
    );
    // Another seat may have drawn the same number; and 0 is none.
    let resumed = |id| Entry {
        actor: None,
        ply: None,
        event: Event {
            at: 6,
            id,
            what: What::Resumed,
        },
    };
    let other = entry(1, 2, What::Resign { seat: 1 });
    let said = write(store, &[append(1, 3, vec![other, resumed(0), resumed(0)])]);
    assert_eq!(said, [Ok(())]);
    assert_eq!(log(store, 1), [1, 2, 2, 0, 0]);
}

fn plies(store: &mut dyn Store) {
    write(
        store,
        &[Write::Create(game(1)), append(1, 2, vec![ply(2, 0, 1)])],
    );
    assert_eq!(
        write(store, &[append(1, 3, vec![ply(3, 0, 1)])]),
        [Err(Conflict)]
    );
    assert_eq!(write(store, &[append(1, 3, vec![ply(3, 1, 1)])]), [Ok(())]);
    assert_eq!(log(store, 1), [1, 2, 3]);
}

fn apart(store: &mut dyn Store) {
    let said = write(
        store,
        &[
            Write::Create(game(1)),
            append(1, 9, vec![ply(9, 0, 9)]),
            Write::Create(game(2)),
            append(2, 2, vec![ply(2, 0, 1)]),
            append(1, 2, vec![ply(2, 0, 1)]),
        ],
    );
    assert_eq!(said, [Ok(()), Err(Conflict), Ok(()), Ok(()), Ok(())]);
    assert_eq!((log(store, 1), log(store, 2)), (vec![1, 2], vec![1, 2]));
}

fn whole(store: &mut dyn Store) {
    write(store, &[Write::Create(game(1))]);
    // The second entry is in conflict with the first.
    let said = write(store, &[append(1, 2, vec![ply(2, 0, 1), ply(3, 0, 1)])]);
    assert_eq!(said, [Err(Conflict)]);
    assert_eq!(log(store, 1), [1]);
    // A next game that is taken keeps the entry out too.
    let taken = Write::Append {
        game: id(1),
        first: 2,
        entries: vec![ply(2, 0, 1)],
        keys: vec![(0, None)],
        next: Some(game(1)),
    };
    assert_eq!(write(store, &[taken]), [Err(Conflict)]);
    let kept = load(store, 1).expect("the game is there");
    assert_eq!((kept.log.len(), kept.keys), (1, vec![(0, [1; 32])]));
}

fn secrets(store: &mut dyn Store) {
    write(store, &[Write::Create(game(1))]);
    let change = |first, keys| Write::Append {
        game: id(1),
        first,
        entries: vec![entry(0, u64::from(first), What::Handed { seat: 0 })],
        keys,
        next: None,
    };
    write(
        store,
        &[change(2, vec![(1, Some([8; 32])), (0, Some([9; 32]))])],
    );
    assert_eq!(
        load(store, 1).map(|g| g.keys),
        Some(vec![(0, [9; 32]), (1, [8; 32])])
    );
    write(store, &[change(3, vec![(0, None)])]);
    assert_eq!(load(store, 1).map(|g| g.keys), Some(vec![(1, [8; 32])]));
}

fn next(store: &mut dyn Store) {
    let both = Write::Append {
        game: id(1),
        first: 2,
        entries: vec![entry(0, 2, What::Next { game: id(2) })],
        keys: Vec::new(),
        next: Some(game(2)),
    };
    assert_eq!(
        write(store, &[Write::Create(game(1)), both]),
        [Ok(()), Ok(())]
    );
    assert_eq!((log(store, 1), log(store, 2)), (vec![1, 2], vec![1]));
}

fn unknown(store: &mut dyn Store) {
    assert_eq!(
        write(store, &[append(1, 1, vec![ply(1, 0, 1)])]),
        [Err(Conflict)]
    );
    assert_eq!(load(store, 1), None);
}

fn key(store: &mut dyn Store) {
    let first = store.key().expect("a store that works");
    assert_eq!(store.key().expect("a store that works"), first);
}

fn recovered(store: &mut dyn Store) {
    let key = store.key().expect("a store that works");
    write(
        store,
        &[Write::Create(game(1)), append(1, 2, vec![ply(2, 0, 1)])],
    );
    store.recover().expect("a store that works");
    assert_eq!(log(store, 1), [1, 2]);
    assert_eq!(store.key().expect("a store that works"), key);
    assert_eq!(write(store, &[append(1, 3, vec![ply(3, 0, 2)])]), [Ok(())]);
}

fn large(store: &mut dyn Store) {
    let mut new = game(1);
    new.setup.start = Some("é\u{1f331}'\"; DROP TABLE game; --\n".repeat(20));
    new.setup.rules = u32::MAX;
    new.entries[0].event.id = u64::MAX;
    new.entries[0].event.at = u64::MAX;
    write(store, &[Write::Create(new.clone())]);
    let kept = load(store, 1).expect("the game is there");
    assert_eq!((kept.setup, kept.log), (new.setup, new.entries));
    let again = Entry {
        actor: Some(0),
        ply: Some((u16::MAX, u16::MAX)),
        event: Event {
            at: 0,
            id: u64::MAX,
            what: What::Resumed,
        },
    };
    assert_eq!(write(store, &[append(1, 2, vec![again])]), [Err(Conflict)]);
}
