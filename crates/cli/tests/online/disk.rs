use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use crate::bot::{Bot, LONG, setup};
use crate::kill::check;
use crate::server::{Server, folder, free_port};

/// What stands between the server and the disk: `record.c`, made here. `None` where there is no compiler of C, or no
/// way to put something under a program.
fn recorder(folder: &Path) -> Option<PathBuf> {
    if !cfg!(target_os = "linux") {
        return None;
    }
    let library = folder.join("record.so");
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/online/record.c");
    let compiler = std::env::var("CC").unwrap_or_else(|_| "cc".to_owned());
    let made = Command::new(compiler)
        .args(["-shared", "-fPIC", "-O1", "-o"])
        .args([&library, &source])
        .arg("-ldl")
        .status();
    made.is_ok_and(|status| status.success()).then_some(library)
}

/// A server over the recorder; `bug` is an error that is planted in it.
fn start(folder: &Path, library: &Path, bug: Option<&str>) -> Server {
    let mut environment = vec![
        ("LD_PRELOAD", library.to_owned()),
        ("SEMAILLES_RECORD", folder.join("record.txt")),
        ("SEMAILLES_FAULTS", folder.to_owned()),
    ];
    environment.extend(bug.map(|bug| ("SEMAILLES_PLANT", PathBuf::from(bug))));
    Server::start_with(folder, free_port(), &environment)
}

/// What the recorder has written.
#[derive(Debug, PartialEq)]
struct Order {
    writes: usize,
    flushes: usize,
    /// What was sent to clients, in all, and while something was written and not flushed.
    sent: usize,
    too_early: usize,
}

fn order(folder: &Path) -> Order {
    let mut order = Order {
        writes: 0,
        flushes: 0,
        sent: 0,
        too_early: 0,
    };
    let mut is_flushed = true;
    for line in fs::read_to_string(folder.join("record.txt"))
        .unwrap()
        .lines()
    {
        match line {
            "W" => (order.writes, is_flushed) = (order.writes + 1, false),
            "S" => (order.flushes, is_flushed) = (order.flushes + 1, true),
            _ => {
                order.sent += 1;
                order.too_early += usize::from(!is_flushed);
            }
        }
    }
    order
}

fn alone(game: &str) -> semailles_wire::online::Setup {
    let mut setup = setup(game, 2);
    setup.seats[1] = semailles_wire::online::Plan::Computer(1);
    setup
}

/// One person plays against the computer of the server, one thing at a time; gives how often it was confirmed.
fn play(server: &Server, moves: usize, within: Duration) -> Bot {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .unwrap();
    runtime.block_on(async {
        let mut bot = Bot::maker(server.port, 11, alone(LONG));
        let end = Instant::now() + within;
        assert!(bot.live(end, |bot| bot.is_seated()).await);
        while bot.acks.len() < moves && !bot.is_over() && Instant::now() < end {
            bot.play();
            bot.live(Instant::now() + Duration::from_millis(5), |_| false)
                .await;
        }
        bot
    })
}

#[test]
fn every_confirmation_follows_its_flush() {
    let folder = folder("flush");
    let Some(library) = recorder(&folder) else {
        println!("no compiler of C: not tested here");
        return;
    };
    let moves = std::env::var("SEMAILLES_KILLS").map_or(20, |n| n.parse().unwrap());
    fs::write(folder.join("slow"), "").unwrap();
    let mut server = start(&folder, &library, None);
    let bot = play(&server, moves, Duration::from_secs(60));
    server.kill();
    let order = order(&folder);
    println!("{} acts confirmed: {order:?}", bot.acks.len());
    assert!(bot.acks.len() >= moves.min(15), "{} acts", bot.acks.len());
    // The computer's moves are written too.
    assert!(order.flushes >= bot.acks.len() && order.writes >= order.flushes);
    assert!(order.sent > bot.acks.len());
    assert_eq!(order.too_early, 0, "{order:?}");
    check(&folder, &bot.acks);
}

#[test]
fn a_confirmation_before_its_flush_would_be_found() {
    let folder = folder("early");
    let Some(library) = recorder(&folder) else {
        return;
    };
    fs::write(folder.join("slow"), "").unwrap();
    let mut server = start(&folder, &library, Some("AckBeforeCommit"));
    play(&server, 10, Duration::from_secs(60));
    server.kill();
    let order = order(&folder);
    assert!(order.too_early > 0, "{order:?}");
}

/// The disk is full, and flushes fail: nothing is confirmed meanwhile, the server stays, and goes on by itself.
#[test]
fn a_disk_that_is_full_or_fails_confirms_nothing() {
    let folder = folder("full");
    let Some(library) = recorder(&folder) else {
        return;
    };
    let mut server = start(&folder, &library, None);
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .unwrap();
    let acks = runtime.block_on(async {
        let far = Instant::now() + Duration::from_secs(60);
        let mut bot = Bot::maker(server.port, 12, alone(LONG));
        assert!(bot.live(far, |bot| bot.is_seated()).await);
        for fault in ["full", "flush"] {
            // Something is kept before.
            let so_far = bot.acks.len();
            let played = |bot: &mut Bot| {
                bot.play();
                bot.acks.len() > so_far
            };
            assert!(bot.live(far, played).await, "before {fault}");
            fs::write(folder.join(fault), "").unwrap();
            let before = bot.acks.len();
            let end = Instant::now() + Duration::from_millis(1500);
            let told = |bot: &mut Bot| {
                bot.play();
                // A move that was on its way may still be confirmed; two are not.
                bot.acks.len() > before + 1
            };
            assert!(!bot.live(end, told).await, "{fault}: it was confirmed");
            let health = server.head_of("/healthz");
            assert!(health.contains("503"), "{fault}: {health}");
            fs::remove_file(folder.join(fault)).unwrap();
            let after = bot.acks.len();
            let again = Instant::now();
            let goes_on = |bot: &mut Bot| {
                bot.play();
                bot.acks.len() > after
            };
            assert!(bot.live(far, goes_on).await, "{fault}: it does not go on");
            println!("{fault}: goes on after {:?}", again.elapsed());
        }
        let end = Instant::now() + Duration::from_secs(10);
        bot.live(end, |bot| bot.settled()).await;
        bot.acks
    });
    server.kill();
    check(&folder, &acks);
}
