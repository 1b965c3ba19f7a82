use std::collections::{HashMap, HashSet};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use semailles_core::SplitMix64;
use semailles_store::{Sqlite, Store};

use crate::bot::{Ack, Progress, pair};
use crate::server::{Server, folder, free_port};

const GAMES: [&str; 4] = ["en-dodoi", "wali", "anywoli", "djenon-abe"];

/// Every act that was confirmed is in the database, under its number, once; and every log can be read.
pub(crate) fn check(folder: &Path, acks: &[Ack]) -> usize {
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

/// Bots at work in a thread of their own.
struct Bots {
    progress: Arc<Progress>,
    thread: JoinHandle<Vec<Ack>>,
}

impl Bots {
    fn play(port: u16, pairs: u64) -> Self {
        let progress = Arc::new(Progress::default());
        let told = progress.clone();
        let thread = std::thread::spawn(move || {
            let runtime = tokio::runtime::Builder::new_current_thread()
                .enable_all()
                .build()
                .unwrap();
            runtime.block_on(async {
                let pair_of = |i: u64| {
                    let told = told.clone();
                    let game = GAMES[i as usize % GAMES.len()];
                    tokio::spawn(async move { pair(port, i, game, &told).await })
                };
                let pairs: Vec<_> = (0..pairs).map(pair_of).collect();
                let mut acks = Vec::new();
                for pair in pairs {
                    acks.extend(pair.await.unwrap());
                }
                acks
            })
        });
        Self { progress, thread }
    }

    /// Waits until they were told so much more. However slow the machine is, something is at stake.
    fn get_on(&self, acks: u64) {
        let goal = self.progress.acks.load(Ordering::Relaxed) + acks;
        let end = Instant::now() + Duration::from_secs(60);
        while self.progress.acks.load(Ordering::Relaxed) < goal {
            assert!(Instant::now() < end, "the bots do not get on");
            assert!(!self.thread.is_finished(), "a bot has failed");
            std::thread::sleep(Duration::from_millis(5));
        }
    }

    /// They end, once everything is confirmed.
    fn end(self) -> Vec<Ack> {
        self.progress.stop.store(true, Ordering::Relaxed);
        self.thread.join().unwrap()
    }
}

/// Fifty bots play, and the server is killed again and again.
#[test]
fn kill_nine_loses_nothing_that_was_confirmed() {
    let kills: u32 = std::env::var("SEMAILLES_KILLS").map_or(20, |n| n.parse().unwrap());
    let folder = folder("kill");
    let port = free_port();
    let mut server = Server::start(&folder, port, None);
    let bots = Bots::play(port, 25);
    let mut lot = SplitMix64::new(1);
    let mut slowest = Duration::ZERO;
    for _ in 0..kills {
        bots.get_on(30);
        std::thread::sleep(Duration::from_millis(lot.below(100) as u64));
        server.kill();
        server = Server::start(&folder, port, None);
        slowest = slowest.max(server.ready);
    }
    let acks = bots.end();
    server.kill();
    let entries = check(&folder, &acks);
    println!(
        "{kills} kills: {} acts confirmed, {entries} entries kept, ready after {slowest:?} at most",
        acks.len()
    );
    assert!(
        acks.len() >= kills as usize * 30,
        "too few moves: {}",
        acks.len()
    );
    // Two seconds are the promise, for a machine that has nothing else to do.
    let most = if kills > 20 { 2 } else { 10 };
    assert!(
        slowest < Duration::from_secs(most),
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
    let bots = Bots::play(port, 5);
    for step in steps.iter().cycle().take(deaths) {
        let die = format!("{step}:{}", 20 + lot.below(60));
        let mut server = Server::start(&folder, port, Some(&die));
        assert!(
            server.has_died(Duration::from_secs(60)),
            "it did not get to {step}"
        );
    }
    let mut server = Server::start(&folder, port, None);
    bots.get_on(20);
    let acks = bots.end();
    server.kill();
    let entries = check(&folder, &acks);
    println!(
        "{deaths} deaths: {} acts confirmed, {entries} entries kept",
        acks.len()
    );
    assert!(acks.len() > deaths, "too few moves: {}", acks.len());
}
