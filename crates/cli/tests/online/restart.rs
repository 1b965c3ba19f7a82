use std::time::{Duration, Instant};

use semailles_store::Sqlite;
use semailles_wire::online::Clock;
use tokio::sync::{mpsc, watch};

use crate::bot::{Bot, agree, couple, setup};
use crate::load::{percentile, runtime};
use crate::server::{Server, folder, free_port};

const GAMES: [&str; 4] = ["en-dodoi", "wali", "anywoli", "djenon-abe"];

/// How far everybody is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Phase {
    Sitting,
    /// The server is gone.
    Away,
    /// It is there again, since then.
    Back(Instant),
}

/// Two people: a few moves, then the server is away, then all is as it was. Tells when they are ready for it, and after
/// how long both showed the same again.
async fn table(
    port: u16,
    i: u64,
    ready: mpsc::UnboundedSender<()>,
    mut phase: watch::Receiver<Phase>,
) -> Duration {
    let far = Instant::now() + Duration::from_secs(300);
    let mut setup = setup(GAMES[i as usize % GAMES.len()], 2);
    if i.is_multiple_of(3) {
        // While the server is away it does not run.
        setup.clock = Clock::PerMove(20_000);
    }
    let mut both = couple(port, i, setup, far).await;
    for _ in 0..4 + i % 5 {
        assert!(both[0].play() || both[1].play());
        assert!(agree(&mut both, far).await, "it is not confirmed");
    }
    let before = both[0].shown().unwrap();
    ready.send(()).unwrap();
    let live = async |both: &mut [Bot; 2]| {
        let soon = Instant::now() + Duration::from_millis(50);
        let [one, two] = both;
        tokio::join!(one.live(soon, |_| false), two.live(soon, |_| false));
    };
    while *phase.borrow_and_update() == Phase::Sitting {
        live(&mut both).await;
    }
    // Some move meanwhile; it is kept and said again.
    let moved = i.is_multiple_of(2) && {
        let [one, two] = &mut both;
        one.play() || two.play()
    };
    let back = loop {
        if let Phase::Back(since) = *phase.borrow_and_update() {
            break since;
        }
        live(&mut both).await;
    };
    assert!(
        agree(&mut both, back + Duration::from_secs(60)).await,
        "not back"
    );
    let after = both[0].shown().unwrap();
    if moved {
        assert!(after.0 > before.0, "what was played meanwhile is lost");
    } else {
        // That a clock goes on is an event too.
        assert_eq!(after.1, before.1, "another position");
    }
    let time = back.elapsed();
    // And on it goes.
    assert!(both[0].play() || both[1].play() || both[0].is_over());
    assert!(agree(&mut both, far).await);
    assert!(both.iter().all(|bot| bot.anew == 0), "given anew");
    time
}

/// Many open games, and the server stops, or is killed: all of them are there afterwards, and everybody comes back.
fn all_games_are_there(name: &str, stop: fn(&mut Server)) {
    let full = std::env::var("SEMAILLES_KILLS").is_ok();
    let games = if full { 1000 } else { 40 };
    let folder = folder(name);
    let port = free_port();
    let mut server = Server::start(&folder, port, None);
    let (tell, phase) = watch::channel(Phase::Sitting);
    let (told, mut ready) = mpsc::unbounded_channel();
    let (away, mut times) = runtime().block_on(async {
        let all: Vec<_> = (0..games)
            .map(|i| tokio::spawn(table(port, i, told.clone(), phase.clone())))
            .collect();
        for _ in 0..games {
            ready.recv().await.unwrap();
        }
        stop(&mut server);
        let gone = Instant::now();
        tell.send(Phase::Away).unwrap();
        tokio::time::sleep(Duration::from_millis(500)).await;
        server = Server::start(&folder, port, None);
        tell.send(Phase::Back(Instant::now())).unwrap();
        let away = gone.elapsed();
        let mut times = Vec::new();
        for one in all {
            times.push(one.await.expect("all is as it was"));
        }
        (away, times)
    });
    times.sort_unstable();
    println!(
        "{name}: {games} open games, {} sockets: ready after {:?}, away for {away:.1?}; everybody back after p50 {:.1?}, the last {:.1?}; {} MB",
        2 * games,
        server.ready,
        percentile(&times, 500),
        times[times.len() - 1],
        server.memory()
    );
    server.kill();
    let mut store = Sqlite::open(&folder.join("games.db")).unwrap();
    store.check().unwrap();
    assert_eq!(store.games().unwrap().len(), games as usize);
    if full {
        assert!(server.ready < Duration::from_secs(2), "{:?}", server.ready);
        let last = times[times.len() - 1];
        assert!(last < Duration::from_secs(15), "back only after {last:?}");
    }
}

#[test]
fn open_games_outlive_a_stop() {
    all_games_are_there("stopped", Server::stop);
}

#[test]
fn open_games_outlive_a_kill() {
    all_games_are_there("killed", Server::kill);
}
