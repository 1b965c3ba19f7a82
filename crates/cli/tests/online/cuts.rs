use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use semailles_core::SplitMix64;
use semailles_store::{Sqlite, Store};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::time::sleep;

use crate::bot::{LONG, agree, couple, setup};
use crate::load::{percentile, runtime};
use crate::server::{Server, folder, free_port};

/// A bad wire to a server.
struct Wire {
    port: u16,
    /// Whether all goes well.
    well: watch::Sender<bool>,
    cuts: Arc<AtomicU64>,
}

/// How a connection ends.
#[derive(Clone, Copy, Debug)]
enum Fate {
    /// Both sides learn of it at once.
    Cut,
    /// The server is not told for a while.
    Left,
    /// Nothing arrives any more, there or here, and nobody is told.
    Dead,
    /// What the page says does not arrive, what it is told does.
    Mute,
    /// The other way round.
    Deaf,
}

impl Wire {
    async fn to(server: u16, seed: u64) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let (well, health) = watch::channel(true);
        let cuts = Arc::new(AtomicU64::new(0));
        let counted = cuts.clone();
        tokio::spawn(async move {
            let mut lot = SplitMix64::new(seed);
            loop {
                let Ok((near, _)) = listener.accept().await else {
                    return;
                };
                if !*health.borrow() && lot.below(5) == 0 {
                    // Not even made.
                    counted.fetch_add(1, Ordering::Relaxed);
                    continue;
                }
                let line = carry(near, server, lot.next(), health.clone(), counted.clone());
                tokio::spawn(line);
            }
        });
        Self { port, well, cuts }
    }
}

/// One connection.
async fn carry(
    near: TcpStream,
    server: u16,
    seed: u64,
    mut health: watch::Receiver<bool>,
    cuts: Arc<AtomicU64>,
) {
    let Ok(far) = TcpStream::connect(("127.0.0.1", server)).await else {
        return;
    };
    let mut lot = SplitMix64::new(seed);
    let fates = [Fate::Cut, Fate::Cut, Fate::Cut, Fate::Left, Fate::Left];
    let fate = match lot.below(20) {
        0 => Fate::Dead,
        1 => Fate::Mute,
        2 => Fate::Deaf,
        n => fates[n % fates.len()],
    };
    let (near_in, near_out) = near.into_split();
    let (far_in, far_out) = far.into_split();
    let silent = [Arc::new(AtomicBool::new(false)), Arc::default()];
    let up = pass(
        near_in,
        far_out,
        lot.next(),
        health.clone(),
        silent[0].clone(),
    );
    let down = pass(
        far_in,
        near_out,
        lot.next(),
        health.clone(),
        silent[1].clone(),
    );
    let life = Duration::from_millis(30 + lot.below(900) as u64);
    let end = async {
        // Nothing happens to it while all goes well.
        let _ = health.wait_for(|well| !well).await;
        sleep(life).await;
        if *health.borrow() {
            std::future::pending::<()>().await;
        }
        cuts.fetch_add(1, Ordering::Relaxed);
        match fate {
            Fate::Cut | Fate::Left => return,
            Fate::Dead => silent.iter().for_each(|s| s.store(true, Ordering::Relaxed)),
            Fate::Mute => silent[0].store(true, Ordering::Relaxed),
            Fate::Deaf => silent[1].store(true, Ordering::Relaxed),
        }
        std::future::pending().await
    };
    let (mut up, mut down) = (Box::pin(up), Box::pin(down));
    tokio::select! {
        () = &mut up => {}
        () = &mut down => {}
        () = end => {}
    }
    // Whoever is still read from is told later.
    drop(down);
    if matches!(fate, Fate::Left) {
        sleep(Duration::from_millis(lot.below(2000) as u64)).await;
    }
}

/// Passes on what comes, now and then late; what is held back while it is silent comes once all is well, as lost packets
/// do.
async fn pass(
    mut from: OwnedReadHalf,
    mut to: OwnedWriteHalf,
    seed: u64,
    mut health: watch::Receiver<bool>,
    silent: Arc<AtomicBool>,
) {
    let mut lot = SplitMix64::new(seed);
    let mut bytes = vec![0; 4096];
    loop {
        let Ok(count @ 1..) = from.read(&mut bytes).await else {
            return;
        };
        if silent.load(Ordering::Relaxed) {
            let _ = health.wait_for(|well| *well).await;
        } else if !*health.borrow() && lot.below(4) == 0 {
            sleep(Duration::from_millis(lot.below(150) as u64)).await;
        }
        if to.write_all(&bytes[..count]).await.is_err() {
            return;
        }
    }
}

/// Fifty games over a wire that is cut again and again; once it is mended, everybody shows what the server has, and
/// nobody was given a game anew.
#[test]
fn cuts_of_the_network_are_caught_up_with() {
    let full = std::env::var("SEMAILLES_CUTS").ok();
    let goal: u64 = full.as_deref().map_or(500, |n| n.parse().unwrap());
    // Three seconds are the promise, for a machine that has nothing else to do.
    let most = Duration::from_secs(if full.is_some() { 3 } else { 15 });
    let folder = folder("cuts");
    let mut server = Server::start(&folder, free_port(), None);
    let mut shown = Vec::new();
    let (mut times, mut cuts, mut acts) = (Vec::new(), 0, 0);
    while cuts < goal {
        let round = (goal - cuts).min(1000);
        let (made, tables) = runtime().block_on(a_round(server.port, cuts, round, most));
        cuts += made;
        for (time, confirmed, game, one) in tables {
            times.push(time);
            acts += confirmed;
            shown.push((game, one));
        }
    }
    server.kill();
    let mut store = Sqlite::open(&folder.join("games.db")).unwrap();
    store.check().unwrap();
    for (game, (number, position)) in &shown {
        let kept = store.load(*game).unwrap().unwrap();
        let mut table =
            semailles_session::online::Table::new(kept.setup, &semailles_games::game).unwrap();
        for entry in &kept.log {
            table.apply(&entry.event).unwrap();
        }
        assert_eq!(table.number(), *number);
        assert_eq!(table.run().position_text(), *position);
    }
    times.sort_unstable();
    println!(
        "{cuts} cuts: {acts} acts confirmed in {} games; all equal after p50 {:.1?}, at most {:.1?}; no game given anew",
        shown.len(),
        percentile(&times, 500),
        times[times.len() - 1]
    );
    assert!(acts > shown.len(), "too few acts: {acts}");
}

/// What became of a table: after how long its two were equal again, how many acts were confirmed, and what they show.
type Found = (
    Duration,
    usize,
    semailles_wire::online::GameId,
    (u32, String),
);

async fn a_round(port: u16, seed: u64, goal: u64, most: Duration) -> (u64, Vec<Found>) {
    const GAMES: u64 = 50;
    let wire = Arc::new(Wire::to(port, seed).await);
    let (seated, mut all_seated) = tokio::sync::mpsc::unbounded_channel();
    let tables: Vec<_> = (0..GAMES)
        .map(|i| {
            let (wire, seated) = (wire.clone(), seated.clone());
            tokio::spawn(async move {
                let far = Instant::now() + Duration::from_secs(120);
                let seed = seed * GAMES + i;
                let mut both = couple(wire.port, seed, setup(LONG, 2), far).await;
                let game = both[0].game().unwrap();
                seated.send(()).unwrap();
                let mut well = wire.well.subscribe();
                well.wait_for(|well| !well).await.unwrap();
                while !*well.borrow_and_update() {
                    let [one, two] = &mut both;
                    let _ = one.play() || two.play();
                    let soon = Instant::now() + Duration::from_millis(40);
                    tokio::join!(one.live(soon, |_| false), two.live(soon, |_| false));
                }
                let mended = Instant::now();
                both.iter_mut().for_each(super::bot::Bot::hurry);
                assert!(agree(&mut both, mended + most).await, "not equal in time");
                let time = mended.elapsed();
                assert!(both.iter().all(|bot| bot.anew == 0), "given anew");
                let acts = both.iter().map(|bot| bot.acks.len()).sum();
                (time, acts, game, both[0].shown().unwrap())
            })
        })
        .collect();
    for _ in 0..GAMES {
        all_seated.recv().await.unwrap();
    }
    wire.well.send_replace(false);
    while wire.cuts.load(Ordering::Relaxed) < goal {
        sleep(Duration::from_millis(20)).await;
    }
    wire.well.send_replace(true);
    let mut found = Vec::new();
    for table in tables {
        found.push(table.await.expect("equal"));
    }
    (wire.cuts.load(Ordering::Relaxed), found)
}
