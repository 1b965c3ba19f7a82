use std::collections::{HashMap, HashSet};
use std::path::Path;
use std::time::{Duration, Instant};

use semailles_core::SplitMix64;
use semailles_store::{Sqlite, Store};

use crate::bot::{Ack, pair};
use crate::server::{Server, folder, free_port};

const GAMES: [&str; 4] = ["en-dodoi", "wali", "anywoli", "djenon-abe"];

/// Every act that was confirmed is in the database, under its number, once; and every log can be read.
fn check(folder: &Path, acks: &[Ack]) -> usize {
    let mut store = Sqlite::open(&folder.join("games.db")).unwrap();
    store.check().unwrap();
    let mut logs = HashMap::new();
    for id in store.games().unwrap() {
        let log = store.load(id).unwrap().unwrap().log;
        let mut acts = HashSet::new();
        for entry in log.iter().filter(|entry| entry.event.id != 0) {
            assert!(
                acts.insert((entry.actor, entry.event.id)),
                "an act is there twice"
            );
        }
        logs.insert(id, log);
    }
    let mut told = HashSet::new();
    for ack in acks {
        let entry = logs
            .get(&ack.game)
            .and_then(|log| log.get(ack.number as usize - 1));
        assert_eq!(
            entry.map(|entry| entry.event.id),
            Some(ack.id),
            "a confirmed act is lost: {ack:?}"
        );
        assert!(told.insert((ack.game, ack.id)), "confirmed twice: {ack:?}");
    }
    logs.values().map(Vec::len).sum()
}

fn play(port: u16, pairs: u64, time: Duration) -> std::thread::JoinHandle<Vec<Ack>> {
    std::thread::spawn(move || {
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .build()
            .unwrap();
        runtime.block_on(async {
            let stop = Instant::now() + time;
            let pairs: Vec<_> = (0..pairs)
                .map(|i| {
                    let game = GAMES[i as usize % GAMES.len()];
                    tokio::spawn(pair(port, i, game, Duration::from_millis(5), stop))
                })
                .collect();
            let mut acks = Vec::new();
            for pair in pairs {
                acks.extend(pair.await.unwrap());
            }
            acks
        })
    })
}

/// Fifty bots play, and the server is killed again and again.
#[test]
fn kill_nine_loses_nothing_that_was_confirmed() {
    let kills: u32 = std::env::var("SEMAILLES_KILLS").map_or(20, |n| n.parse().unwrap());
    let folder = folder("kill");
    let port = free_port();
    let mut server = Server::start(&folder, port, None);
    let each = Duration::from_millis(350);
    let bots = play(port, 25, each * kills + Duration::from_millis(500));
    let mut lot = SplitMix64::new(1);
    let mut slowest = Duration::ZERO;
    for _ in 0..kills {
        std::thread::sleep(Duration::from_millis(50 + lot.below(500) as u64));
        server.kill();
        server = Server::start(&folder, port, None);
        slowest = slowest.max(server.ready);
    }
    let acks = bots.join().unwrap();
    server.kill();
    let entries = check(&folder, &acks);
    println!(
        "{kills} kills: {} acts confirmed, {entries} entries kept, ready after {slowest:?} at most",
        acks.len()
    );
    assert!(
        acks.len() > kills as usize * 20,
        "too few moves: {}",
        acks.len()
    );
    assert!(
        slowest < Duration::from_secs(2),
        "ready only after {slowest:?}"
    );
}

/// It dies at each step of a move in turn.
#[test]
fn dying_at_any_step_of_a_move_loses_nothing() {
    let steps = [
        "received",
        "judged",
        "before-commit",
        "in-transaction",
        "written",
        "after-commit",
        "before-ack",
        "after-ack",
    ];
    let rounds: usize =
        std::env::var("SEMAILLES_KILLS").map_or(1, |n| n.parse::<usize>().unwrap().div_ceil(4));
    let folder = folder("steps");
    let port = free_port();
    let mut lot = SplitMix64::new(2);
    let deaths = rounds * steps.len();
    let bots = play(port, 5, Duration::from_millis(500) * deaths as u32);
    for step in steps.iter().cycle().take(deaths) {
        let die = format!("{step}:{}", 20 + lot.below(60));
        let mut server = Server::start(&folder, port, Some(&die));
        assert!(
            server.has_died(Duration::from_secs(10)),
            "it did not get to {step}"
        );
    }
    let mut server = Server::start(&folder, port, None);
    let acks = bots.join().unwrap();
    server.kill();
    let entries = check(&folder, &acks);
    println!(
        "{deaths} deaths: {} acts confirmed, {entries} entries kept",
        acks.len()
    );
    assert!(acks.len() > deaths, "too few moves: {}", acks.len());
}
