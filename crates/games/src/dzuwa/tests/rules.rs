use semailles_core::{End, Event, Game, MoveList, Place, Player, Team, Verdict, Why};

use super::*;

#[test]
fn known_counts() {
    let run = game("").begin();
    let known = [6, 19, 44, 73, 160, 297, 809, 1933, 3788, 12_909];
    for (depth, count) in (1..).zip(known) {
        assert_eq!(run.perft(depth), count, "depth {depth}");
    }
}

#[test]
fn a_move_tells_what_happens() {
    let mut run = game("").begin();
    let (hand, turn) = (
        Place::Hand(Player(0)),
        Event::Turn {
            player: Some(Player(1)),
        },
    );
    let capture = |pit, seeds, why| Event::Capture {
        from: Place::Pit(pit),
        seeds,
        to: hand,
        why,
    };
    let lift = Event::Lift {
        from: Place::Pit(0),
        seeds: 3,
    };
    let drop = |pit, now| Event::Drop { pit, now };
    assert_eq!(
        play(&mut *run, "a"),
        [
            lift,
            drop(1, 3),
            drop(2, 3),
            drop(3, 4),
            capture(3, 4, Why::End),
            capture(2, 3, Why::Chain),
            capture(1, 3, Why::Chain),
            turn,
        ]
    );

    let mut run = at("", "0,0,0/2,2,2/0,0,0/0,0,0 4,0,0,0 4,4,4,4 - 1");
    let strike = Event::Strike {
        by: Player(0),
        head: Player(1),
        left: 3,
    };
    let lift = Event::Lift {
        from: hand,
        seeds: 4,
    };
    assert_eq!(
        play(&mut *run, "x"),
        [lift, drop(0, 1), drop(1, 1), drop(2, 1), strike, turn]
    );

    let mut run = at("", "0,0,0/2,2,2/0,0,0/0,0,0 0,0,0,0 3,4,4,4 - 1");
    let head_in = Event::HeadIn {
        player: Player(0),
        pit: 0,
        left: 2,
    };
    assert_eq!(play(&mut *run, "z"), [head_in, turn]);

    let mut run = at("", "0,0,0/2,2,2/0,0,0/0,0,0 0,0,0,0 0,4,4,4 - 1");
    let (pass, out) = (
        Event::Pass { player: Player(0) },
        Event::Out { player: Player(0) },
    );
    assert_eq!(play(&mut *run, "-"), [pass, out, turn]);
}

#[test]
fn clockwise_the_last_seed_falls_on_another() {
    // Twelve seeds end in the pit they came from, which is empty then; the thirteenth finds the first.
    let rest = "0,0,0/0,0,0/0,0,0 0,0,0,0 4,4,4,4 - 1";
    assert_eq!(legal(&*at("", &format!("12,0,0/{rest}"))), "a");
    assert_eq!(legal(&*at("", &format!("13,0,0/{rest}"))), "a a<");
    // A pit that holds seeds but is passed by is not enough.
    let text = "2,0,0/0,0,0/0,0,0/0,0,3 0,0,0,0 4,4,4,4 - 1";
    assert_eq!(legal(&*at("", text)), "a");
    let text = "2,0,0/0,0,0/0,0,0/0,3,0 0,0,0,0 4,4,4,4 - 1";
    assert_eq!(legal(&*at("", text)), "a a<");
}

#[test]
fn twelve_seeds_and_more_go_round() {
    // The twelfth falls in the pit it came from: a single seed there, and nothing is taken.
    let mut run = at("", "12,0,0/0,0,0/0,0,0/0,0,0 0,0,0,0 4,4,4,4 - 1");
    play(&mut *run, "a");
    assert_eq!(
        run.position_text(),
        "1,1,1/1,1,1/1,1,1/1,1,1 0,0,0,0 4,4,4,4 - 2 1"
    );
    // Twenty-four leave two everywhere, and the chain goes round once.
    let mut run = at("", "24,0,0/0,0,0/0,0,0/0,0,0 0,0,0,0 4,4,4,4 - 1");
    play(&mut *run, "a");
    assert_eq!(
        run.position_text(),
        "0,0,0/0,0,0/0,0,0/0,0,0 24,0,0,0 4,4,4,4 - 2 1"
    );
}

#[test]
fn the_chain_ends_at_a_barrier_or_where_nothing_fell() {
    // Pit b of player 1 holds three but received none, as the sowing of the hand begins at a; with hand=any-time the
    // pit before a may hold seeds too.
    let text = "1,0,0/0,0,0/0,0,0/0,0,5 1,0,0,0 4,4,4,4 - 1";
    let mut run = at(":hand=any-time", text);
    play(&mut *run, "h");
    assert_eq!(
        run.position_text(),
        "0,0,0/0,0,0/0,0,0/0,0,5 2,0,0,0 4,4,4,4 - 2 1"
    );
}

#[test]
fn coming_back() {
    // The partner's seed stays: back. The ply is quiet.
    let text = "0,0,0/0,0,0/0,0,4/0,0,0 0,0,0,0 0,4,4,4 1 3 7";
    let mut run = at("", text);
    let trace = play(&mut *run, "c");
    assert!(trace.contains(&Event::Back { player: Player(0) }));
    assert!(run.position_text().ends_with(" - 4 8"));
    // The partner's seed is captured with what lay there: still out.
    let text = "1,0,0/0,0,0/0,0,4/0,0,0 0,0,0,0 0,4,4,4 1 3 7";
    let mut run = at("", text);
    play(&mut *run, "c");
    assert!(run.position_text().ends_with(" 1 4 8"));
    // Seeds lay there and the partner sows none on them: still out.
    let text = "1,0,0/0,0,0/0,0,3/0,0,0 0,0,0,0 0,4,4,4 1 3 7";
    let mut run = at("", text);
    play(&mut *run, "c");
    assert!(run.position_text().ends_with(" 1 4 8"));
    // Without teams nobody comes back.
    let text = "0,0,0/0,0,0/0,0,4/0,0,0 0,0,0,0 0,4,4,4 1 3 7";
    let mut run = at(":teams=off", text);
    play(&mut *run, "c");
    assert!(run.position_text().ends_with(" 1 4 8"));
}

/// Whoever has nothing left is out only by passing, and the game of a team of such players is over before that.
#[test]
fn going_out_by_passing() {
    let text = "0,0,0/2,2,2/2,2,2/2,2,2 0,0,0,0 0,4,4,4 - 4";
    let mut run = at("", text);
    play(&mut *run, "a");
    assert!(run.position_text().contains(" - 1 "));
    play(&mut *run, "-");
    assert!(run.position_text().ends_with(" 1 2 0"));
    // An adversary's seed that comes in time saves from that.
    let mut run = at("", "0,0,0/2,2,2/2,2,2/0,0,1 0,0,0,0 0,4,4,4 - 4");
    play(&mut *run, "c");
    assert_eq!(legal(&*run), "a");
    // The last seeds of the team are captured: over at once.
    let mut run = at("", "0,0,0/0,0,1/1,0,0/0,0,0 0,0,0,0 0,4,0,4 - 2");
    play(&mut *run, "c");
    assert_eq!(run.result_text().as_deref(), Some("24"));
}

#[test]
fn the_direct_adversary() {
    // (who is out, heads, head struck with teams, without)
    for (out, heads, with, without) in [
        ("-", [4, 4, 4, 4], Some(1), Some(1)),
        ("2", [4, 0, 4, 4], Some(3), Some(2)),
        ("23", [4, 0, 0, 4], Some(3), Some(3)),
        ("3", [4, 4, 0, 4], Some(1), Some(1)),
        // In play without a head: no target, and nobody stands in.
        ("-", [4, 0, 4, 4], None, None),
        ("2", [4, 0, 0, 4], Some(3), None),
        ("2", [4, 0, 4, 0], None, Some(2)),
    ] {
        for (options, target) in [("", with), ("teams=off", without)] {
            let rules = rules(options);
            let [a, b, c, d] = heads;
            let pits = "0,0,0/1,0,0/1,0,0/1,0,0";
            let text = format!("{pits} 4,0,0,0 {a},{b},{c},{d} {out} 1");
            let position = rules.read_position(&text).unwrap();
            assert_eq!(rules.target(&position), target, "{options} {text}");
            let mut list = MoveList::new();
            rules.candidates(&position, &mut list);
            assert_eq!(list.contains(&STRIKE), target.is_some(), "{options} {text}");
        }
    }
}

#[test]
fn only_a_lost_head_seed_is_for_ever() {
    let rules = rules("");
    for (rest, m, irreversible, quiet) in [
        ("4,0,0,0 4,4,4,4 - 1 9", STRIKE, true, 0),
        ("0,0,0,0 3,4,4,4 - 1 9", HEAD_IN, true, 0),
        // Player 1 goes out: not quiet, and yet all may be as it was one day.
        ("0,0,0,0 0,4,4,4 - 1 9", PASS, false, 0),
        ("0,0,0,0 0,4,4,4 1 1 9", PASS, false, 10),
        ("0,0,0,0 4,4,4,4 - 1 9", PASS, false, 10),
        ("4,0,0,0 4,4,4,4 - 1 9", HAND, false, 10),
        ("4,0,0,0 4,4,4,4 - 1 999999999", HAND, false, MAX_QUIET),
    ] {
        let text = format!("0,0,0/2,2,2/0,0,0/0,0,0 {rest}");
        let mut position = rules.read_position(&text).unwrap();
        let ply = rules.attempt(&mut position, m, &mut semailles_core::Silent);
        assert_eq!(ply, Some(Ply { irreversible }), "{text}");
        assert_eq!(position.quiet, quiet, "{text}");
    }
}

/// Player 1 is brought back and goes out again, and after twenty-eight plies all lies as before.
#[test]
fn a_position_comes_again_after_going_out_and_coming_back() {
    let start = "0,0,0/0,1,0/0,0,0/1,1,0 0,0,7,0 0,4,0,4 1 2 4";
    let round = "b h c< a c c h b h b c< c b c h h c a b b - b c c a c h -";
    let mut run = at("", start);
    let first = play(&mut *run, round);
    let count = |which: fn(&Event) -> bool| first.iter().filter(|e| which(e)).count();
    assert_eq!(count(|e| matches!(e, Event::Out { .. })), 1);
    assert_eq!(count(|e| matches!(e, Event::Back { .. })), 1);
    assert_eq!(run.occurrences(), 2);
    assert_eq!(run.outcome(), None);
    play(&mut *run, round);
    assert_eq!(run.occurrences(), 3);
    assert_eq!(run.outcome().unwrap().end, End::Repetition);
}

#[test]
fn own_ends_of_set_ups() {
    for row in table(
        "
        0,0,0/0,0,0/0,0,0/0,0,0 0,0,0,0 0,0,0,0 -    1 | draw | draw
        0,0,0/0,0,0/0,0,0/0,0,0 0,0,0,0 0,0,0,0 1234 1 | draw | draw
        0,0,0/0,0,0/0,0,0/0,0,0 0,0,0,0 4,4,4,4 -    1 |      |
        0,0,0/0,0,0/0,0,0/0,0,0 0,0,0,0 0,1,0,0 -    1 | 24   | 2
        0,0,0/0,0,0/0,0,0/0,0,0 0,0,0,0 0,0,3,0 -    1 | 13   | 3
        0,0,0/0,0,0/0,0,0/0,0,0 0,0,0,0 0,4,0,4 -    1 | 24   |
        0,0,0/0,0,0/0,0,0/0,0,0 0,0,0,0 4,4,0,0 -    1 |      |
        9,0,0/0,0,0/9,0,0/0,0,1 0,0,0,0 0,0,0,0 13   1 | 24   | 4
        9,0,0/0,0,0/9,0,0/0,0,1 0,0,0,0 0,0,0,0 1    1 |      |
        9,9,0/9,0,0/9,0,0/0,0,1 0,0,0,0 0,0,0,0 1234 1 | draw | draw
        9,0,0/0,0,0/0,0,0/0,0,1 0,0,1,0 0,0,0,0 1    1 |      |
        ",
    ) {
        let [text, teams, individuals] = row[..] else {
            panic!("{row:?}")
        };
        for (options, result) in [("", teams), (":teams=off", individuals)] {
            let run = at(options, text);
            assert_eq!(run.result_text().unwrap_or_default(), result, "{row:?}");
            assert_eq!(run.legal().is_empty(), !result.is_empty(), "{row:?}");
            let own = run.outcome().is_none_or(|o| o.end == End::Own);
            assert!(own, "{row:?}");
        }
    }
}

/// Seeds in the pits of players who are out count too.
#[test]
fn holding_most_wins_by_repetition_and_quiet_play() {
    for row in table(
        "
        1,0,0/0,0,0/0,0,0/0,0,0 0,0,0,0 4,4,4,4 - 2 | 13   | [9, 8]  | 1    | [5, 4, 4, 4]
        0,0,0/0,0,0/0,0,0/0,0,2 0,1,0,0 4,4,4,2 - 1 | 24   | [8, 9]  | 2    | [4, 5, 4, 4]
        0,0,0/0,0,0/0,0,0/0,0,0 0,0,0,0 4,4,4,4 - 1 | draw | [8, 8]  | draw | [4, 4, 4, 4]
        1,0,0/0,0,0/0,0,0/0,0,0 0,1,1,0 4,4,4,4 - 4 | 13   | [10, 9] | draw | [5, 5, 5, 4]
        5,0,0/0,0,0/0,0,0/0,0,0 0,0,0,0 0,4,4,4 1 1 | 13   | [9, 8]  | 1    | [5, 4, 4, 4]
        ",
    ) {
        let [text, teams, held_by_teams, individuals, held] = row[..] else {
            panic!("{row:?}")
        };
        for (options, result, score) in
            [("", teams, held_by_teams), ("teams=off", individuals, held)]
        {
            let rules = rules(options);
            let mut position = rules.read_position(text).unwrap();
            for end in [End::Repetition, End::Quiet] {
                let mut trace = Vec::new();
                rules.settle(&mut position, end, &mut trace);
                let outcome = rules.outcome(&position).unwrap();
                assert_eq!(outcome.end, end);
                assert_eq!(trace, [Event::End { outcome }]);
                assert_eq!(rules.result_text(&position).unwrap(), result, "{row:?}");
            }
            assert_eq!(format!("{:?}", rules.score(&position)), score, "{row:?}");
            let mut list = MoveList::new();
            rules.candidates(&position, &mut list);
            assert!(list.is_empty());
        }
    }
}

#[test]
fn teams_sit_opposite() {
    for (options, teams, of) in [("", 2, [0, 1, 0, 1]), (":teams=off", 4, [0, 1, 2, 3])] {
        let game = game(options);
        assert_eq!((game.players(), game.teams()), (4, teams));
        let found = [0, 1, 2, 3].map(|p| game.team(Player(p)).0);
        assert_eq!(found, of);
        assert_eq!(game.begin().score().len(), usize::from(teams));
    }
    let verdict = at("", "0,0,0/0,0,0/0,0,0/0,0,0 0,0,0,0 0,4,0,4 - 1").outcome();
    assert_eq!(verdict.unwrap().verdict, Verdict::Win(Team(1)));
}

#[test]
fn each_option_changes_something() {
    // setup
    assert_eq!(game("").begin().total(), 44);
    assert_eq!(game(":setup=2-2-2").begin().total(), 40);
    assert_eq!(
        game(":setup=2-2-2").begin().position_text(),
        "2,2,2/2,2,2/2,2,2/2,2,2 0,0,0,0 4,4,4,4 - 1 0"
    );
    // hand: beside pits, but the poison needs empty ones
    let text = "1,0,0/0,0,0/0,0,0/0,0,0 4,0,0,0 4,4,4,4 - 1";
    assert_eq!(legal(&*at("", text)), "a");
    assert_eq!(legal(&*at(":hand=any-time", text)), "a h");
    // hand-clockwise: from c, onto a seed, here the one in c of player 4
    let text = "0,0,0/0,0,0/0,0,0/0,0,1 4,0,0,0 4,4,4,4 - 1";
    assert_eq!(legal(&*at("", text)), "h x");
    let mut run = at(":hand-clockwise=from-right", text);
    assert_eq!(legal(&*run), "h h< x");
    play(&mut *run, "h<");
    assert_eq!(
        run.position_text(),
        "1,1,1/0,0,0/0,0,0/0,0,0 2,0,0,0 4,4,4,4 - 2 1"
    );
    let text = "0,0,0/0,0,0/0,0,0/0,1,0 4,0,0,0 4,4,4,4 - 1";
    assert_eq!(legal(&*at(":hand-clockwise=from-right", text)), "h x");
    // both: the hand beside pits, clockwise onto an own seed
    let text = "0,1,0/0,0,0/0,0,0/0,0,0 2,0,0,0 4,4,4,4 - 1";
    let both = ":hand=any-time,hand-clockwise=from-right";
    assert_eq!(legal(&*at(both, text)), "b h h<");
    // turns: 1, 4, 3, 2, and the poison still goes to the right
    for (options, next, struck) in [("", "2", "4,3,4,4"), (":turns=clockwise", "4", "4,3,4,4")] {
        let mut run = at(options, "0,0,0/0,0,0/0,0,0/0,0,0 4,0,0,0 4,4,4,4 - 1");
        play(&mut *run, "x");
        assert_eq!(
            run.position_text(),
            format!("1,1,1/0,0,0/0,0,0/0,0,0 2,0,0,0 {struck} - {next} 0")
        );
    }
    // teams: who has won, and who wins by holding most
    let text = "0,0,0/0,0,0/0,0,0/0,0,0 0,0,0,0 4,0,4,0 24 1";
    assert_eq!(at("", text).result_text().as_deref(), Some("13"));
    assert_eq!(at(":teams=off", text).result_text(), None);
    // repetition: four passes come to the same position
    let text = "0,0,0/0,0,0/0,0,0/0,0,0 0,0,0,0 4,4,4,4 - 1";
    for (options, plies) in [("", 8), (":repetition=2", 4), (":repetition=9", 32)] {
        let mut run = at(options, text);
        for ply in 1..=plies {
            play(&mut *run, "-");
            assert_eq!(run.outcome().is_some(), ply == plies, "{options}, {ply}");
        }
        assert_eq!(run.result_text().as_deref(), Some("draw"));
    }
    // quiet: as many plies as it says; a set-up at its limit ends after the next
    for (options, plies) in [(":repetition=0", 200), (":quiet=10,repetition=0", 10)] {
        let mut run = at(options, text);
        for ply in 1..=plies {
            play(&mut *run, "-");
            assert_eq!(run.outcome().is_some(), ply == plies, "{options}, {ply}");
        }
        assert_eq!(run.outcome().unwrap().end, End::Quiet);
    }
    let mut run = at(":quiet=10", &format!("{text} 10"));
    assert_eq!(run.outcome(), None);
    play(&mut *run, "-");
    assert_eq!(run.outcome().unwrap().end, End::Quiet);
    let mut run = at(":quiet=0,repetition=0", text);
    (0..1000).for_each(|_| drop(play(&mut *run, "-")));
    assert_eq!(run.outcome(), None);
}
