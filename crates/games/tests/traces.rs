//! Golden traces: the events of whole games and of the moves that make each kind of event, as snapshots.
//!
//! A changed snapshot is a changed contract: see `RULES_VERSION`.

use std::fmt::Write as _;

use semailles_core::{AnyRun, SplitMix64};
use semailles_games::game;

/// Plays moves and writes down the events of each.
fn told(mut run: Box<dyn AnyRun>, moves: &[&str]) -> String {
    let mut text = format!("{} {}\n", run.game().name(), run.position_text());
    for played in moves {
        let m = run.read_move(played).unwrap_or_else(|e| panic!("{e}"));
        let mut trace = Vec::new();
        run.play_traced(m, &mut trace).unwrap();
        writeln!(text, "{played} -> {}", run.position_text()).unwrap();
        for event in trace {
            writeln!(text, "  {event:?}").unwrap();
        }
    }
    text
}

/// A random game, or its first plies.
fn random(name: &str, plies: usize) -> String {
    let mut rng = SplitMix64::new(2026);
    let mut run = game(name).unwrap().begin();
    let mut moves = Vec::new();
    while run.outcome().is_none() && moves.len() < plies {
        let m = run.legal()[rng.below(run.legal().len())];
        moves.push(run.move_text(m));
        run.play(m).unwrap();
    }
    told(
        run.game().begin(),
        &moves.iter().map(String::as_str).collect::<Vec<_>>(),
    )
}

macro_rules! games {
    ($($test:ident $name:literal $plies:literal),* $(,)?) => {
        $(#[test]
        fn $test() {
            insta::assert_snapshot!(random($name, $plies));
        })*
    };
}

games! {
    anywoli "anywoli" 40,
    anywoli_small_to_the_end "anywoli:pits=6" 2000,
    djenon_abe "djenon-abe" 2000,
    dzuwa "dzuwa" 120,
    dzuwa_alone_any_time "dzuwa:hand-clockwise=from-right,hand=any-time,teams=off" 60,
    en_dodoi "en-dodoi" 2000,
    en_dodoi_by_parity "en-dodoi:direction=parity" 2000,
    wali "wali" 120,
}

/// Positions made so that every kind of event and every reason of a capture is met.
#[test]
fn one_of_each() {
    let cases: &[(&str, &str, &[&str])] = &[
        ("en-dodoi", "1,0,0,2,0,0/0,0,0,0,3,0 0-0 S 0", &["A"]),
        (
            "en-dodoi:trigger=always",
            "1,0,0,2,0,0/1,0,0,0,0,0 0-0 S 0",
            &["A"],
        ),
        (
            "en-dodoi:endless=void",
            "0,2,1,0,1,2/0,1,2,1,0,1 0-0 S 0",
            &["F"],
        ),
        (
            "en-dodoi:quiet=10",
            "1,0,0,0,0,1/3,0,0,0,0,1 0-0 S 9",
            &["A"],
        ),
        ("djenon-abe", "2,0,0,0,0,3/1,3,3,0,0,1 0-0 S 0", &["F"]),
        ("djenon-abe", "0,0,0,0,3,2/1,1,0,0,0,0 0-0 S 0", &["F", "-"]),
        ("djenon-abe", "2,0,0,0,0,2/1,1,0,0,0,0 0-0 S 0", &["F"]),
        (
            "djenon-abe:leftovers=share",
            "2,0,0,0,0,3/1,1,0,0,0,0 0-0 S 0",
            &["F"],
        ),
        (
            "djenon-abe:leftovers=void",
            "2,0,0,0,0,2/1,1,0,0,0,0 0-0 S 0",
            &["F"],
        ),
        (
            "anywoli",
            "5,0,0,0,0,0,0,0,0,0,4,3/3,0,3,0,0,0,0,0,6,0,0,0 0-0 S 0 -",
            &["K"],
        ),
        (
            "anywoli",
            "0,0,0,0,0,0,0,0,0,0,0,2/3,0,0,0,0,0,0,0,3,0,0,0 40-48 S 0 -",
            &["L"],
        ),
        (
            "anywoli:last-four=lot",
            "0,0,0,0,0,0,0,0,0,0,0,2/3,0,0,0,0,0,0,0,3,0,0,0 40-48 S 0 -",
            &["L", "lot=N"],
        ),
        (
            "anywoli:last-four=lot",
            "1,3,0,0,0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0,4,0,0,0 40-48 S 0 -",
            &["A", "lot=S"],
        ),
        (
            "anywoli:extra-move=off",
            "5,0,0,0,0,0,0,0,0,0,0,1/3,0,0,0,0,0,0,0,7,0,0,0 0-0 S 0 -",
            &["L"],
        ),
        (
            "dzuwa",
            "0,0,0/2,2,2/0,0,0/0,0,0 4,0,0,0 4,4,4,4 - 1 0",
            &["x"],
        ),
        (
            "dzuwa",
            "0,0,0/2,2,2/2,2,2/2,2,2 0,0,0,0 3,4,4,4 - 1 0",
            &["z"],
        ),
        (
            "dzuwa",
            "0,0,0/2,2,2/2,2,2/2,2,2 0,0,0,0 0,4,4,4 - 1 0",
            &["-"],
        ),
        (
            "dzuwa",
            "0,0,0/0,0,0/0,0,4/0,0,0 0,0,0,0 0,4,4,4 1 3 0",
            &["c"],
        ),
        ("wali", "LL2RL/R1RR1L/1LRLLR/RL1LLR/R1RR1L 1,1 L 0", &["d5"]),
        ("wali", "LL4/2L2R/6/6/6 0,0 L 0", &["c4c5xf4"]),
        ("wali", "LR4/R5/3R2/6/6 0,0 L 0", &["-"]),
    ];
    let text: Vec<String> = cases
        .iter()
        .map(|(name, start, moves)| told(game(name).unwrap().set_up(start).unwrap(), moves))
        .collect();
    insta::assert_snapshot!(text.join("\n"));
}
