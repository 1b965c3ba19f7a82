use std::collections::HashSet;

use semailles_core::{AnyRun, End, Event, Game, MoveError, MoveList, Run, SplitMix64};

use super::board::SEEDS;
use super::*;

/// Every combination of the options that change moves or teams.
fn combinations() -> Vec<String> {
    let mut all = vec![String::new()];
    for option in [
        "hand=any-time",
        "hand-clockwise=from-right",
        "setup=2-2-2",
        "teams=off",
        "turns=clockwise",
    ] {
        let with: Vec<String> = all.iter().map(|o| format!("{o},{option}")).collect();
        all.extend(with);
    }
    all.iter()
        .map(|o| o.replacen(',', ":", 1))
        .collect::<Vec<_>>()
}

/// Seeds thrown at random: few or many, in few places or in all, with broken heads and players who are out.
fn thrown(rng: &mut SplitMix64) -> String {
    let (mut board, mut heads) = ([0u8; 16], [0u8; 4]);
    let mut left = SEEDS;
    for head in &mut heads {
        *head = [0, 0, 1, 2, 3, 4, 4, 4][rng.below(8)];
        left -= *head;
    }
    let out: Vec<usize> = (0..4)
        .filter(|&p| heads[p] == 0 && rng.below(3) == 0)
        .collect();
    let places: Vec<usize> = (0..16)
        .filter(|&i| rng.below(3) > 0 && (i < 12 || !out.contains(&(i - 12))))
        .collect();
    let mut seeds = rng.below(usize::from(left) + 1);
    while seeds > 0 && !places.is_empty() {
        let handful = 1 + rng.below(seeds);
        board[places[rng.below(places.len())]] += handful as u8;
        seeds -= handful;
    }
    let join = |v: &[u8]| {
        v.iter()
            .map(ToString::to_string)
            .collect::<Vec<_>>()
            .join(",")
    };
    let rows: Vec<String> = board[..12].chunks(3).map(join).collect();
    let out: String = out.iter().map(|p| (p + 1).to_string()).collect();
    format!(
        "{} {} {} {} {} {}",
        rows.join("/"),
        join(&board[12..]),
        join(&heads),
        if out.is_empty() { "-" } else { &out },
        1 + rng.below(4),
        rng.below(300),
    )
}

/// Plays on at random; at every ply the laws of the game are looked at.
fn obey(mut run: Box<dyn AnyRun>, rng: &mut SplitMix64, plies: usize) {
    let name = run.game().name().to_string();
    let total = run.total();
    for _ in 0..plies {
        let text = run.position_text();
        let context = format!("{name}, {text}");

        // Printing and reading are inverse; a game ended by repetition or quiet play has forgotten that.
        let read = run.game().set_up(&text).unwrap();
        assert_eq!(read.position_text(), text, "{context}");
        assert_eq!(read.hash(), run.hash(), "{context}");
        let forgotten = run.outcome().is_some_and(|o| o.end != End::Own);
        assert!(forgotten || read.legal() == run.legal(), "{context}");
        assert!(forgotten || read.outcome() == run.outcome(), "{context}");

        // The legal moves are in byte order, and the others have a reason.
        let texts: Vec<String> = run.legal().iter().map(|&m| run.move_text(m)).collect();
        assert!(texts.is_sorted_by(|a, b| a < b), "{context}");
        assert_eq!(texts.is_empty(), run.outcome().is_some(), "{context}");
        for text in TEXTS {
            match run.read_move(text) {
                Ok(m) => assert!(run.legal().contains(&m), "{context}"),
                Err(MoveError::Illegal { found, .. }) => assert_eq!(found, text, "{context}"),
                Err(e) => panic!("{context}: {e}"),
            }
            assert_eq!(
                run.read_move(text).is_ok(),
                texts.iter().any(|t| t == text),
                "{context}"
            );
        }
        if run.legal().is_empty() {
            return;
        }

        // Seed by seed and all at once come to the same; replaying the trace does too.
        let m = run.legal()[rng.below(run.legal().len())];
        let context = format!("{context}, {}", run.move_text(m));
        let mut silent = run.clone();
        silent.play(m).unwrap();
        let mut picture = run.picture();
        let mut trace = Vec::new();
        run.play_traced(m, &mut trace).unwrap();
        trace.iter().for_each(|event| picture.apply(event));
        assert_eq!(run.position_text(), silent.position_text(), "{context}");
        assert_eq!(run.outcome(), silent.outcome(), "{context}");
        assert_eq!(picture, run.picture(), "{context}");
        assert_eq!(run.total(), total, "{context}");
        assert_eq!(
            run.score().iter().map(|&n| u32::from(n)).sum::<u32>(),
            total,
            "{context}"
        );
        let ends = trace.iter().filter(|e| matches!(e, Event::End { .. }));
        assert_eq!(
            ends.count(),
            usize::from(run.outcome().is_some()),
            "{context}"
        );
    }
}

#[test]
fn whole_games_obey_the_laws() {
    let mut rng = SplitMix64::new(12);
    for options in combinations() {
        for _ in 0..4 {
            obey(game(&options).begin(), &mut rng, 1000);
        }
    }
}

#[test]
fn set_ups_obey_the_laws() {
    let mut rng = SplitMix64::new(44);
    for options in combinations() {
        for _ in 0..100 {
            obey(at(&options, &thrown(&mut rng)), &mut rng, 25);
        }
    }
}

/// What a search does: the run's list and the game's own agree, and a playout comes to an end.
#[test]
fn playouts_end() {
    for options in combinations() {
        let tally = game(&options).playouts(&mut SplitMix64::new(5), 50);
        assert_eq!(tally.games, 50);
        assert_eq!(tally.ends.iter().sum::<u64>(), 50);
    }
    let rules = Arc::new(rules(""));
    assert!(!rules.may_refuse());
    let run = Run::begin(rules.clone());
    let mut list = MoveList::new();
    rules.candidates(run.position(), &mut list);
    assert_eq!(&list, run.legal());
    assert!(size_of::<Position>() <= 32, "cheap to copy");
}

#[test]
fn keys_and_hashes_tell_positions_apart() {
    let rules = rules("");
    let both = |text: &str| {
        let position = rules.read_position(text).unwrap();
        (rules.key(&position), rules.hash(&position))
    };
    let mut rng = SplitMix64::new(3);
    let texts: HashSet<String> = (0..20_000)
        .map(|_| {
            let text = thrown(&mut rng);
            text.rsplit_once(' ').unwrap().0.to_owned()
        })
        .collect();
    let (keys, hashes): (HashSet<_>, HashSet<_>) = texts.iter().map(|t| both(t)).unzip();
    assert_eq!((keys.len(), hashes.len()), (texts.len(), texts.len()));
    let start = "3,2,2/3,2,2/3,2,2/3,2,2 0,0,0,0 4,4,4,4 - 1";
    assert_eq!(both(start), both(&format!("{start} 77")));
    // The same on every machine, for ever.
    assert_eq!(both(start).1, 0xfd8f_17ab_1677_ec78);
    let late = "1,0,3/0,0,0/2,0,1/0,5,0 0,0,9,2 0,1,2,4 1 3";
    assert_eq!(both(late).1, 0x757a_9575_8d12_b1fc);
}
