//! The host alone: who may do what, codes, clocks, and errors planted in them.
//!
//! `SEMAILLES_TRIES=1000000` for the long proof.

mod house;
mod names;
mod tries;

use std::panic::{AssertUnwindSafe, catch_unwind};

use semailles_store::fault::{Bug, plant};
use semailles_wire::online::{
    Act, Clock, Entry, GameId, Leaver, Offer, Phrase, Plan, Refusal, Secret, Setup, Stage,
    ToClient, ToServer, What,
};

use house::{House, refused, secret, setup};

/// Six kinds of people without the right, six acts: nothing is done.
#[test]
fn who_has_no_right_changes_nothing() {
    let mut house = House::new();
    let (game, maker) = house.make(setup("dzuwa", 4));
    let mut peers = vec![maker];
    peers.extend((1..4).map(|seat| house.guest(game, seat)));
    for _ in 0..6 {
        house.step(game, &peers);
    }
    let stranger = house.open();
    let watcher = house.open();
    house.join(watcher, game, None);
    // Somebody with a seat in another game.
    let other = house.open();
    let create = ToServer::Create {
        secret: Secret([200; 16]),
        setup: setup("wali", 2),
        sit: Some((0, String::new())),
    };
    let said = house.say(other, &create);
    let [ToClient::Created { game: another }] = said[..] else {
        panic!("{said:?}")
    };
    house.join(other, another, Some(Secret([200; 16])));
    house.join(other, game, Some(Secret([200; 16])));
    let forger = house.open();
    house.join(forger, game, Some(Secret([99; 16])));
    let left = peers[3];
    house.act(left, Act::Stand);
    let table = house.table(game);
    let turn = table.turn().unwrap();
    let opponent = peers[usize::from((turn + 1) % 4)];
    let partner = peers[usize::from((turn + 2) % 4)];
    let m = table.run().legal()[0];
    let text = table.run().move_text(m);
    let a_move = Act::Move {
        line: table.line(),
        ply: table.ply(),
        text,
    };
    let acts = [
        a_move.clone(),
        Act::Resign,
        Act::Offer(Offer::Agree),
        Act::Offer(Offer::TakeBack { to: 0 }),
        Act::Accept,
        Act::Claim { away: 0 },
    ];
    let before = house.store.games()[&game].log.clone();
    for peer in [stranger, watcher, forger, left, other] {
        for act in &acts {
            let said = house.act(peer, act.clone());
            assert!(refused(&said).is_some(), "{act:?}: {said:?}");
            assert_eq!(house.store.games()[&game].log, before, "{act:?}");
        }
    }
    // Those at the table may do some of it, but not move for another.
    for peer in [opponent, partner] {
        let said = house.act(peer, a_move.clone());
        assert!(refused(&said).is_some(), "{said:?}");
        assert_eq!(house.store.games()[&game].log, before);
    }
}

#[test]
fn an_illegal_move_changes_nothing() {
    let mut house = House::new();
    let (game, maker) = house.make(setup("en-dodoi", 2));
    house.guest(game, 1);
    let before = house.store.games()[&game].log.clone();
    for text in [
        "",
        "a",
        "Z",
        "AA",
        "-",
        "A1",
        "\u{0}",
        "99999999999999999999",
        "É",
    ] {
        let act = Act::Move {
            line: 0,
            ply: 0,
            text: text.to_owned(),
        };
        assert_eq!(
            refused(&house.act(maker, act)),
            Some(Refusal::Illegal),
            "{text:?}"
        );
    }
    assert_eq!(house.store.games()[&game].log, before);
}

#[test]
fn taking_back_agreeing_and_another_game_need_the_other() {
    let mut house = House::new();
    let (game, maker) = house.make(setup("en-dodoi", 2));
    let guest = house.guest(game, 1);
    let peers = [maker, guest];
    for _ in 0..3 {
        house.step(game, &peers);
    }
    let ply = house.table(game).ply();
    house.act(maker, Act::Offer(Offer::TakeBack { to: 0 }));
    assert_eq!(house.table(game).ply(), ply);
    house.act(guest, Act::Decline);
    assert_eq!(house.table(game).proposal(), None);
    house.act(maker, Act::Offer(Offer::TakeBack { to: 0 }));
    house.act(guest, Act::Accept);
    assert_eq!((house.table(game).ply(), house.table(game).line()), (0, 1));
    house.step(game, &peers);
    house.act(guest, Act::Offer(Offer::Agree));
    // Wanting the same is saying yes.
    house.act(maker, Act::Offer(Offer::Agree));
    assert!(house.table(game).is_over());
    house.act(guest, Act::Offer(Offer::Rematch));
    house.act(maker, Act::Accept);
    let next = house.table(game).next().expect("another game");
    assert_eq!(
        house.join(maker, next, Some(secret(0))),
        Some(1),
        "sides are changed"
    );
    assert_eq!(house.join(guest, next, Some(secret(1))), Some(0));
    assert_eq!(house.table(next).chairs()[0].person.as_deref(), Some("Ole"));
}

#[test]
fn a_game_is_aborted_only_before_everybody_has_moved() {
    let mut house = House::new();
    let (game, maker) = house.make(setup("wali", 2));
    let guest = house.guest(game, 1);
    house.step(game, &[maker, guest]);
    house.step(game, &[maker, guest]);
    assert_eq!(
        refused(&house.act(guest, Act::Abort)),
        Some(Refusal::NotNow)
    );
    let (game, maker) = {
        let peer = house.open();
        let sit = Some((1, String::new()));
        let said = house.say(
            peer,
            &ToServer::Create {
                secret: secret(9),
                setup: setup("wali", 2),
                sit,
            },
        );
        let [ToClient::Created { game }] = said[..] else {
            panic!("{said:?}")
        };
        house.join(peer, game, Some(secret(9)));
        (game, peer)
    };
    house.act(maker, Act::Abort);
    assert!(house.table(game).is_over());
}

#[test]
fn who_stays_away_can_be_replaced_and_comes_back() {
    let mut house = House::new();
    let leaver = Leaver::Computer(10, 2);
    let (game, maker) = house.make(Setup {
        leaver,
        ..setup("wali", 2)
    });
    let guest = house.guest(game, 1);
    house.step(game, &[maker, guest]);
    let now = house.time();
    house.host.closed(guest, now);
    house.obey();
    house.pass(9_000);
    assert_eq!(
        refused(&house.act(maker, Act::Claim { away: 1 })),
        Some(Refusal::NotNow)
    );
    house.pass(1_000);
    house.act(maker, Act::Claim { away: 1 });
    assert_eq!(house.table(game).chairs()[1].stand_in, Some(2));
    let again = house.open();
    assert_eq!(house.join(again, game, Some(secret(1))), Some(1));
    assert_eq!(house.table(game).chairs()[1].stand_in, None);
}

#[test]
fn a_clock_that_runs_out_ends_the_game() {
    let mut house = House::new();
    let (game, maker) = house.make(Setup {
        clock: Clock::PerMove(10_000),
        ..setup("wali", 2)
    });
    let guest = house.guest(game, 1);
    // First moves take as long as they take.
    house.pass(3_600_000);
    house.step(game, &[maker, guest]);
    house.pass(3_600_000);
    house.step(game, &[maker, guest]);
    house.pass(9_999);
    assert!(!house.table(game).is_over());
    house.pass(1);
    assert!(house.table(game).is_over());
    let last = house.store.games()[&game]
        .log
        .last()
        .unwrap()
        .event
        .what
        .clone();
    assert_eq!(last, What::Time { seat: 0 });
}

/// Time stands still while the server does, whatever its clock says afterwards.
fn time_stands_still() {
    let mut house = House::new();
    let (game, maker) = house.make(Setup {
        clock: Clock::PerMove(10_000),
        ..setup("wali", 2)
    });
    let guest = house.guest(game, 1);
    for _ in 0..2 {
        house.step(game, &[maker, guest]);
    }
    house.pass(4_000);
    house.step(game, &[maker, guest]);
    house.step(game, &[maker, guest]);
    for jump in [1_000, 3_600_000, 86_400_000] {
        house.restart();
        house.now += jump;
        let watcher = house.open();
        house.join(watcher, game, None);
        house.pass(29_000);
        assert!(
            !house.table(game).is_over(),
            "it ran out while nobody could move"
        );
        let maker = house.open();
        house.join(maker, game, Some(secret(0)));
        let last = house.store.games()[&game]
            .log
            .last()
            .unwrap()
            .event
            .what
            .clone();
        assert_eq!(last, What::Resumed);
        let guest = house.open();
        house.join(guest, game, Some(secret(1)));
        house.pass(9_000);
        house.step(game, &[maker, guest]);
        house.step(game, &[maker, guest]);
    }
    // Who does not come back loses in the end.
    house.restart();
    let watcher = house.open();
    house.join(watcher, game, None);
    house.pass(30_000);
    house.pass(9_999);
    assert!(!house.table(game).is_over());
    house.pass(1);
    assert!(house.table(game).is_over());
}

#[test]
fn clocks_wait_for_the_server() {
    time_stands_still();
}

fn a_code_gives_a_seat_once() {
    let mut house = House::new();
    let (game, maker) = house.make(setup("wali", 2));
    let code = &house.code(maker);
    let redeem = |house: &mut House, code: &str, n| {
        let peer = house.open();
        let said = house.redeem(peer, game, code, Secret([n; 16]));
        (peer, said)
    };
    assert_eq!(
        refused(&redeem(&mut house, "22222222", 50).1),
        Some(Refusal::Unknown)
    );
    // However it was typed.
    let typed = format!(" {}-{} ", &code[..4].to_lowercase(), &code[4..]);
    let (phone, said) = redeem(&mut house, &typed, 51);
    assert!(
        said.iter()
            .any(|s| matches!(s, ToClient::Welcome(w) if w.seat == Some(0))),
        "{said:?}"
    );
    assert_eq!(
        refused(&redeem(&mut house, code, 52).1),
        Some(Refusal::Unknown),
        "twice"
    );
    // The first device has lost it, the second has it.
    assert_eq!(
        refused(&house.act(maker, Act::Resign)),
        Some(Refusal::NoSeat)
    );
    house.step(game, &[phone]);
    // Five wrong ones, and the right one is void too; and after ten minutes it is.
    let code = house.code(phone);
    for n in 0..5 {
        redeem(&mut house, "22222222", 60 + n);
    }
    assert_eq!(
        refused(&redeem(&mut house, &code, 70).1),
        Some(Refusal::Unknown)
    );
    let code = house.code(phone);
    house.pass(10 * 60_000);
    assert_eq!(
        refused(&redeem(&mut house, &code, 71).1),
        Some(Refusal::Unknown)
    );
}

#[test]
fn a_code_moves_a_seat() {
    a_code_gives_a_seat_once();
}

fn forbidden_is_as_unknown() {
    let mut house = House::new();
    let (game, _) = house.make(setup("wali", 2));
    let peer = house.open();
    let mut redeem = |game| house.redeem(peer, game, "22222222", secret(40));
    let (there, nowhere) = (redeem(game), redeem(GameId([3; 16])));
    assert_eq!(there.first(), nowhere.first());
    let entries = [game, GameId([3; 16])].map(|game| Entry {
        game,
        secret: Some(secret(40)),
    });
    let said = house.say(peer, &ToServer::Status(entries.to_vec()));
    let [ToClient::Status(stages)] = &said[..] else {
        panic!("{said:?}")
    };
    assert_eq!(
        stages[0].as_ref().map(|s| (s.seat, s.stage)),
        Some((None, Stage::Turn(0)))
    );
    assert_eq!(stages[1], None);
}

#[test]
fn a_wrong_code_tells_nothing() {
    forbidden_is_as_unknown();
}

/// What the simulation cannot see.
#[test]
fn errors_planted_in_codes_and_clocks_are_found() {
    let hook = std::panic::take_hook();
    std::panic::set_hook(Box::new(|_| {}));
    let tests: [(Bug, fn()); 3] = [
        (Bug::CodeUsedTwice, a_code_gives_a_seat_once),
        (Bug::ClockRunsWhileStopped, time_stands_still),
        (Bug::ForbiddenIsTold, forbidden_is_as_unknown),
    ];
    let missed = tests.map(|(bug, test)| {
        plant(Some(bug));
        let found = catch_unwind(AssertUnwindSafe(test)).is_err();
        plant(None);
        (bug, found)
    });
    std::panic::set_hook(hook);
    assert!(missed.iter().all(|(_, found)| *found), "{missed:?}");
}

#[test]
fn bad_games_are_not_made() {
    let mut house = House::new();
    let peer = house.open();
    let good = setup("wali", 2);
    for bad in [
        Setup {
            game: "chess".to_owned(),
            ..good.clone()
        },
        Setup {
            seats: vec![Plan::Open; 3],
            ..good.clone()
        },
        Setup {
            seats: vec![Plan::Filled(9); 2],
            ..good.clone()
        },
        Setup {
            start: Some("nonsense".to_owned()),
            ..good.clone()
        },
        Setup {
            moves: vec!["z9".to_owned()],
            ..good.clone()
        },
        Setup {
            clock: Clock::PerMove(1),
            ..good.clone()
        },
        Setup {
            leaver: Leaver::Claim(0),
            ..good.clone()
        },
        Setup {
            rules: 99,
            ..good.clone()
        },
    ] {
        let said = house.say(
            peer,
            &ToServer::Create {
                secret: secret(1),
                setup: bad,
                sit: None,
            },
        );
        assert!(refused(&said).is_some(), "{said:?}");
    }
    assert!(house.store.games().is_empty());
}

/// A game begun at one screen goes on over the network, and its record is the whole of it.
#[test]
fn a_game_can_be_brought_along() {
    let mut house = House::new();
    let moves = ["A", "f", "A"].map(str::to_owned).to_vec();
    let (game, maker) = house.make(Setup {
        moves: moves[..2].to_vec(),
        ..setup("en-dodoi", 2)
    });
    let guest = house.guest(game, 1);
    house.step(game, &[maker, guest]);
    house.act(guest, Act::Resign);
    let record = house.table(game).record().unwrap();
    assert_eq!(record.moves().len(), 3);
    assert_eq!(record.player(semailles_core::Player(1)), Some("Ole"));
    assert!(record.to_string().contains("[Ended \"resign N\"]"));
}

#[test]
fn phrases_are_passed_on_and_floods_are_not() {
    let mut house = House::new();
    let (game, maker) = house.make(setup("wali", 2));
    let guest = house.guest(game, 1);
    let said = house.say(maker, &ToServer::Say(Phrase::Hello));
    assert_eq!(
        said,
        [ToClient::Said {
            seat: Some(0),
            phrase: Phrase::Hello
        }]
    );
    assert!(house.heard.iter().any(|(peer, _)| *peer == guest));
    assert!(house.closed.is_empty());
}

#[test]
fn games_that_nobody_attends_are_put_away() {
    let mut house = House::new();
    let (game, maker) = house.make(setup("wali", 2));
    assert_eq!(house.host.counts().games, 1);
    let now = house.time();
    house.host.closed(maker, now);
    house.obey();
    house.pass(1_001);
    assert_eq!(house.host.counts().games, 0);
    let again = house.open();
    assert_eq!(house.join(again, game, Some(secret(0))), Some(0));
}
