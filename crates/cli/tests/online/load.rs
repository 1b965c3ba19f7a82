use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use semailles_wire::online::ToClient;

use crate::bot::{LONG, connect, couple, hear, join, say, setup};
use crate::server::{Server, folder, free_port};

pub(crate) fn seconds() -> Option<u64> {
    std::env::var("SEMAILLES_LOAD")
        .ok()
        .map(|n| n.parse().unwrap())
}

pub(crate) fn runtime() -> tokio::runtime::Runtime {
    tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .unwrap()
}

pub(crate) fn percentile(times: &[Duration], permille: usize) -> Duration {
    times[(times.len() - 1) * permille / 1000]
}

/// Games of two, each with a move now and then: a fifth of a move a second, whatever the server answers.
pub(crate) async fn games(port: u16, games: u64, time: Duration, pause: Duration) -> Vec<Duration> {
    // Each time other people, with other secrets.
    static ROUNDS: AtomicU64 = AtomicU64::new(0);
    let round = ROUNDS.fetch_add(1, Ordering::Relaxed) << 32;
    let began = Instant::now() + Duration::from_secs(games.div_ceil(100));
    let end = began + time;
    let both: Vec<_> = (0..games)
        .map(|i| {
            tokio::spawn(async move {
                tokio::time::sleep(Duration::from_millis(10 * i)).await;
                let far = end + Duration::from_secs(60);
                let [mut maker, mut guest] = couple(port, round + i, setup(LONG, 2), far).await;
                // Each game has its own beat, so that they are spread evenly.
                let mut next = began + pause.mul_f64(i as f64 / games as f64);
                (maker.times, guest.times) = (Vec::new(), Vec::new());
                while next < end {
                    tokio::join!(maker.live(next, |_| false), guest.live(next, |_| false));
                    let _ = maker.play() || guest.play();
                    next += pause;
                }
                let last = end + Duration::from_secs(5);
                let settled = tokio::join!(
                    maker.live(last, |b| b.settled()),
                    guest.live(last, |b| b.settled())
                );
                assert_eq!(settled, (true, true));
                let mut times = maker.times;
                times.extend(guest.times);
                times
            })
        })
        .collect();
    let mut times = Vec::new();
    for game in both {
        times.extend(game.await.unwrap());
    }
    times.sort_unstable();
    times
}

/// A little of the load every time; all of it with `SEMAILLES_LOAD`.
#[test]
fn many_games_at_once_are_answered_soon() {
    let (number, time, pause) = match seconds() {
        Some(seconds) => (1000, Duration::from_secs(seconds), Duration::from_secs(5)),
        None => (50, Duration::from_secs(2), Duration::from_millis(250)),
    };
    let folder = folder("load");
    let server = Server::start(&folder, free_port(), None);
    let before = server.cpu();
    let times = runtime().block_on(games(server.port, number, time, pause));
    let rate = times.len() as f64 / time.as_secs_f64();
    let (half, most, nearly) = (
        percentile(&times, 500),
        percentile(&times, 990),
        percentile(&times, 999),
    );
    let cpu = (server.cpu() - before).as_secs_f64();
    println!(
        "{number} games, {} sockets, {rate:.0} moves/s: confirmed after p50 {half:.1?}, p99 {most:.1?}, p99.9 {nearly:.1?}; server {cpu:.1} s of CPU, {} MB",
        2 * number,
        server.memory()
    );
    assert!(server.memory() < 150, "{} MB", server.memory());
    // Every move was confirmed. How soon depends on what else the machine does: the long proof keeps the figures.
    assert!(!times.is_empty());
}

/// As many moves as it can take.
#[test]
fn a_burst_is_kept() {
    let Some(seconds) = seconds() else { return };
    let folder = folder("burst");
    let server = Server::start(&folder, free_port(), None);
    let (port, time) = (server.port, Duration::from_secs(seconds.min(20)));
    let times = runtime().block_on(games(port, 200, time, Duration::from_millis(50)));
    println!(
        "burst: {:.0} durable moves/s, p99 {:.1?}",
        times.len() as f64 / time.as_secs_f64(),
        percentile(&times, 990)
    );
}

#[test]
fn idle_sockets_cost_little() {
    let number = if seconds().is_some() { 5000 } else { 500 };
    let folder = folder("idle");
    let server = Server::start(&folder, free_port(), None);
    let empty = server.memory();
    runtime().block_on(async {
        let mut sockets = Vec::new();
        for _ in 0..number {
            sockets.push(connect(server.port).await.expect("a socket"));
        }
        let full = server.memory();
        println!("{number} idle sockets: {full} MB, {empty} MB before");
        assert!(full < 150, "{full} MB");
        assert!(
            (full - empty) * 1024 / number < 40,
            "{} KB each",
            (full - empty) * 1024 / number
        );
    });
}

/// One game, and many who watch it: how soon each of them sees a move.
#[test]
fn many_watch_one_game() {
    let (watchers, moves, pause) = match seconds() {
        Some(_) => (2000, 30, Duration::from_millis(500)),
        None => (100, 5, Duration::from_millis(50)),
    };
    let folder = folder("watchers");
    let server = Server::start(&folder, free_port(), None);
    let port = server.port;
    let (mut times, empty, cpu) = runtime().block_on(async {
        let far = Instant::now() + Duration::from_secs(120);
        let [mut one, mut two] = couple(port, 1, setup(LONG, 2), far).await;
        let game = one.game().unwrap();
        let empty = server.memory();
        // When which event was seen, by each of them.
        let (seen, mut sights) = tokio::sync::mpsc::unbounded_channel();
        for _ in 0..watchers {
            let mut socket = connect(port).await.expect("a socket");
            say(&mut socket, &join(game, None, 0)).await;
            let seen = seen.clone();
            tokio::spawn(async move {
                while let Some(said) = hear(&mut socket).await {
                    if let ToClient::Event { number, .. } = said {
                        let _ = seen.send((number, Instant::now()));
                    }
                }
            });
        }
        // They have all come, and have been told of each other.
        tokio::join!(
            one.live(Instant::now() + 2 * pause, |_| false),
            two.live(Instant::now() + 2 * pause, |_| false)
        );
        let before = server.cpu();
        let mut times = Vec::new();
        for _ in 0..moves {
            let began = Instant::now();
            assert!(one.play() || two.play(), "nobody can move");
            let end = began + pause;
            tokio::join!(one.live(end, |_| false), two.live(end, |_| false));
            let number = one.shown().unwrap().0;
            for _ in 0..watchers {
                let sight = tokio::time::timeout(Duration::from_secs(10), sights.recv());
                let (seen, at) = sight.await.expect("seen by all").unwrap();
                assert_eq!(seen, number, "in their order");
                times.push(at - began);
            }
        }
        (times, empty, server.cpu() - before)
    });
    times.sort_unstable();
    let (half, most) = (percentile(&times, 500), percentile(&times, 990));
    let (last, memory) = (times[times.len() - 1], server.memory());
    println!(
        "{watchers} watch one game: {moves} moves seen after p50 {half:.1?}, p99 {most:.1?}, by the last {last:.1?}; server {cpu:.1?} of CPU, {memory} MB, {empty} MB before"
    );
    assert!(memory < 150, "{memory} MB");
    if seconds().is_some() {
        assert!(most < Duration::from_millis(500), "p99 {most:?}");
    }
}

/// Minutes of games that are begun and left: nothing piles up. Only for the long proof.
#[test]
fn hours_of_games_leave_nothing_behind() {
    let Ok(minutes) = std::env::var("SEMAILLES_SOAK") else {
        return;
    };
    let minutes: usize = minutes.parse().unwrap();
    let folder = folder("soak");
    let server = Server::start(&folder, free_port(), None);
    let mut samples = Vec::new();
    let mut moves = 0;
    for minute in 1..=minutes {
        // Two hundred people, new games each minute; those before are put away after a minute without anybody.
        let (time, pause) = (Duration::from_secs(55), Duration::from_secs(1));
        moves += runtime()
            .block_on(games(server.port, 100, time, pause))
            .len();
        samples.push((server.memory(), server.files(), server.threads()));
        let (memory, files, threads) = samples[minute - 1];
        println!("after minute {minute}: {memory} MB, {files} files, {threads} threads");
    }
    let (first, last) = (samples[samples.len() / 3], samples[samples.len() - 1]);
    println!(
        "{minutes} minutes: {moves} moves in {} games; {} MB after a third of the time, {} MB at the end",
        100 * minutes,
        first.0,
        last.0
    );
    assert!(last.0 <= first.0 + 4, "memory grows: {samples:?}");
    assert!(last.1 <= first.1 + 10, "files stay open: {samples:?}");
    assert!(last.2 <= first.2, "threads pile up: {samples:?}");
}
