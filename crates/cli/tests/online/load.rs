use std::time::{Duration, Instant};

use crate::bot::{Bot, connect, setup};
use crate::server::{Server, folder, free_port};

fn seconds() -> Option<u64> {
    std::env::var("SEMAILLES_LOAD")
        .ok()
        .map(|n| n.parse().unwrap())
}

fn runtime() -> tokio::runtime::Runtime {
    tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .unwrap()
}

fn percentile(times: &[Duration], permille: usize) -> Duration {
    times[(times.len() - 1) * permille / 1000]
}

/// Games of two, each with a move now and then: a fifth of a move a second, whatever the server answers.
async fn games(port: u16, games: u64, time: Duration, pause: Duration) -> Vec<Duration> {
    let began = Instant::now() + Duration::from_secs(games.div_ceil(100));
    let end = began + time;
    let both: Vec<_> = (0..games)
        .map(|i| {
            tokio::spawn(async move {
                tokio::time::sleep(Duration::from_millis(10 * i)).await;
                let far = end + Duration::from_secs(60);
                let mut maker = Bot::maker(port, i, setup("anywoli:quiet=0,repetition=0", 2));
                assert!(maker.live(far, |bot| bot.is_seated()).await);
                let mut guest = Bot::guest(port, !i, maker.game().unwrap());
                assert!(guest.live(far, |bot| bot.shown().is_some()).await);
                guest.sit(1);
                assert!(guest.live(far, |bot| bot.is_seated()).await);
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
