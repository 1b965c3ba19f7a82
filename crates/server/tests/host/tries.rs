use semailles_core::SplitMix64;
use semailles_wire::encode;
use semailles_wire::online::{Act, GameId, Offer, Refusal, Secret, ToClient, ToServer, What};

use super::house::{House, refused, secret, setup};

/// How often something is tried: all of it with `SEMAILLES_TRIES`.
fn tries(all: u64, some: u64) -> u64 {
    let full = std::env::var_os("SEMAILLES_TRIES").is_some();
    if full { all } else { some }
}

/// Whatever those without a seat say, in whatever order: the game is as it was.
#[test]
fn nothing_that_strangers_do_changes_a_game() {
    let mut house = House::new();
    let mut lot = SplitMix64::new(1);
    let (game, maker) = house.make(setup("dzuwa", 4));
    let mut seated = vec![maker];
    seated.extend((1..4).map(|seat| house.guest(game, seat)));
    for _ in 0..6 {
        house.step(game, &seated);
    }
    let strangers: Vec<u64> = (0..5).map(|_| house.open()).collect();
    for (n, &peer) in strangers.iter().enumerate().skip(1) {
        let shown = (n > 1).then_some(Secret([100 + n as u8; 16]));
        assert_eq!(house.join(peer, game, shown), None);
    }
    let before = house.store.games()[&game].log.clone();
    let table = house.table(game);
    let all = tries(100_000, 10_000);
    for _ in 0..all {
        let legal = table.run().legal();
        let text = table.run().move_text(legal[lot.below(legal.len())]);
        let (line, ply) = (table.line(), table.ply());
        let acts = [
            Act::Move { line, ply, text },
            Act::Offer(Offer::Agree),
            Act::Offer(Offer::Rematch),
            Act::Offer(Offer::TakeBack {
                to: lot.below(8) as u16,
            }),
            Act::Accept,
            Act::Decline,
            Act::Resign,
            Act::Abort,
            Act::Claim {
                away: lot.below(5) as u8,
            },
            Act::Stand,
        ];
        let peer = strangers[lot.below(strangers.len())];
        let act = acts[lot.below(acts.len())].clone();
        let said = house.act(peer, act.clone());
        assert!(refused(&said).is_some(), "{act:?}: {said:?}");
        assert!(house.heard.iter().all(|(to, _)| *to == peer), "{act:?}");
    }
    assert_eq!(house.store.games()[&game].log, before);
    println!("{all} acts of strangers: all refused");
}

/// Who does not attend hears nothing of a thousand events.
#[test]
fn who_attends_nothing_hears_nothing_of_all_that_happens() {
    let mut house = House::new();
    let (game, maker) = house.make(setup("anywoli:quiet=0,repetition=0", 2));
    let stranger = house.open();
    let elsewhere = house.open();
    let said = house.say(
        elsewhere,
        &ToServer::Create {
            secret: Secret([90; 16]),
            setup: setup("wali", 2),
            sit: None,
        },
    );
    let [ToClient::Created { game: other }] = said[..] else {
        panic!("{said:?}")
    };
    house.join(elsewhere, other, None);
    let guest = house.guest(game, 1);
    let mut events = 0;
    while events < 1000 {
        if house.table(game).is_over() {
            // Taken back to the start, all begins anew.
            panic!("over after {events} events");
        }
        house.step(game, &[maker, guest]);
        events += 1;
        let told = |peer| house.heard.iter().any(|(to, _)| *to == peer);
        assert!(!told(stranger) && !told(elsewhere), "event {events}");
        if house.table(game).ply() > 30 {
            house.act(maker, Act::Offer(Offer::TakeBack { to: 0 }));
            house.act(guest, Act::Accept);
            events += 2;
        }
    }
}

/// One person in two tabs, both of which move before either is on the disk: one of the moves is played, and the other is
/// answered.
#[test]
fn of_two_moves_at_once_one_is_played() {
    let all = tries(1000, 100);
    let mut lot = SplitMix64::new(2);
    for n in 0..all {
        let mut house = House::new();
        let (game, one) = house.make(setup("wali", 2));
        let guest = house.guest(game, 1);
        let two = house.open();
        assert_eq!(house.join(two, game, Some(secret(0))), Some(0));
        for _ in 0..lot.below(4) * 2 {
            house.step(game, &[one, guest]);
        }
        let table = house.table(game);
        let legal = table.run().legal();
        let first = lot.below(legal.len());
        let second = (first + 1 + lot.below(legal.len() - 1)) % legal.len();
        let (line, ply, now) = (table.line(), table.ply(), house.time());
        house.heard.clear();
        for (peer, id, m) in [(one, 2 * n + 1, first), (two, 2 * n + 2, second)] {
            let text = table.run().move_text(legal[m]);
            let act = Act::Move { line, ply, text };
            // Nothing is written in between.
            let said = encode(&ToServer::Act { id, act });
            house.host.received(peer, &said, now);
        }
        house.obey();
        let stale = |(to, said): &(u64, ToClient)| match said {
            ToClient::Refused { id, why } => {
                *to == two && *id == 2 * n + 2 && *why == Refusal::Stale
            }
            _ => false,
        };
        assert_eq!(house.heard.iter().filter(|h| stale(h)).count(), 1);
        for peer in [one, two, guest] {
            let events = house.heard.iter().filter(|(to, said)| {
                let moved = matches!(
                    said,
                    ToClient::Event { event, .. } if matches!(event.what, What::Move { .. })
                );
                *to == peer && moved
            });
            assert_eq!(events.count(), 1, "all are told of the one that was played");
        }
        assert_eq!(house.table(game).ply(), ply + 1);
    }
    println!("{all} games in which two tabs moved at once: one move each");
}

/// Two hundred want one seat at once: one gets it.
#[test]
fn a_seat_is_given_once() {
    let rounds = tries(500, 5);
    for round in 0..rounds {
        let mut house = House::new();
        let (game, _) = house.make(setup("wali", 2));
        let peers: Vec<u64> = (0..200).map(|_| house.open()).collect();
        for &peer in &peers {
            house.join(peer, game, None);
        }
        let now = house.time();
        house.heard.clear();
        for (i, &peer) in peers.iter().enumerate() {
            let sit = ToServer::Sit {
                seat: 1,
                secret: Secret([i as u8 ^ 0x80; 16]),
                name: String::new(),
            };
            // Before any of them is on the disk.
            house.host.received(peer, &encode(&sit), now);
        }
        house.obey();
        let seated = |(_, said): &&(u64, ToClient)| matches!(said, ToClient::Seated { .. });
        let count = house.heard.iter().filter(seated).count();
        assert_eq!(count, 1, "round {round}");
    }
    println!("{rounds} times two hundred wanted one seat: one got it each time");
}

/// Identities and codes that are guessed: nothing is found, nothing is made, and memory stays.
#[test]
fn guesses_find_nothing() {
    let all = tries(1_000_000, 20_000);
    let mut house = House::new();
    let mut lot = SplitMix64::new(3);
    let (game, maker) = house.make(setup("wali", 2));
    house.say(maker, &ToServer::Code);
    let peer = house.open();
    let mut bits = || {
        let (high, low) = (lot.next(), lot.next());
        (u128::from(high) << 64 | u128::from(low)).to_be_bytes()
    };
    for n in 0..all {
        let guess = GameId(bits());
        let secret = Secret(bits());
        let said = match n % 3 {
            0 => {
                let (secret, have, hash) = (Some(secret), 0, 0);
                ToServer::Join {
                    game: guess,
                    secret,
                    have,
                    hash,
                }
            }
            1 => {
                let code = "22222222".to_owned();
                ToServer::Redeem {
                    game: guess,
                    code,
                    secret,
                }
            }
            _ => {
                let signs = bits().map(|b| char::from(b"23456789ABCDEFGH"[usize::from(b % 16)]));
                let code = signs[..8].iter().collect();
                ToServer::Redeem { game, code, secret }
            }
        };
        let answer = house.say(peer, &said);
        assert_eq!(refused(&answer), Some(Refusal::Unknown), "{said:?}");
    }
    assert_eq!(house.store.games().len(), 1);
    assert_eq!(house.host.counts().games, 1);
    println!("{all} guesses: nothing found");
}
