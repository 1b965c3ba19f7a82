//! Why a move is good: golden sentences.

use super::{game, told};
use crate::Lang;
use crate::story::{why, worth};

#[track_caller]
fn told_why(name: &str, position: &str, line: &str, fr: &[&str], en: &[&str]) {
    let game = game(name);
    let start = match position {
        "" => game.begin(),
        _ => game.set_up(position).expect("a position"),
    };
    let mut run = start.boxed_clone();
    let moves: Vec<_> = line
        .split(' ')
        .map(|text| {
            let m = run.read_move(text).expect("a legal move");
            run.play(m).expect("a legal move");
            m
        })
        .collect();
    for (lang, golden) in [(Lang::Fr, fr), (Lang::En, en)] {
        let sentences = why(lang, &*start, &moves);
        assert_eq!(sentences.len(), golden.len(), "{sentences:?}");
        for (sentence, golden) in sentences.iter().zip(golden) {
            told(lang, sentence, golden);
        }
    }
}

#[test]
fn why_a_move_is_good() {
    // The answer is told, what comes after it is not; the score is that of the whole line.
    told_why(
        "en-dodoi",
        "",
        "C d F",
        &[
            "Sud sème 4 graines de C en 5 tours et prend 7 graines.",
            "Nord sème 6 graines de d en 6 tours et prend 9 graines.",
            "Bilan (Sud) : 7 graines (chez Nord, b 6 ; chez Sud, E 1) contre 9 graines (A 8 ; chez Nord, f 1).",
            "Au bout des 3 coups de la suite, le score est de 19 à 9.",
        ],
        &[
            "South sows 4 seeds from C in 5 laps and captures 7 seeds.",
            "North sows 6 seeds from d in 6 laps and captures 9 seeds.",
            "In all (South): 7 seeds (North’s b 6; South’s E 1) against 9 seeds (A 8; North’s f 1).",
            "After the 3 moves of the line, the score is 19 to 9.",
        ],
    );
    // A win that is near is told to its end.
    told_why(
        "wali",
        "6/2L3/2L3/4L1/5R 0,0 L 7",
        "e2d2 f1e1 d2c2xe1",
        &[
            "Les longs avancent de e2 en d2.",
            "Les ronds avancent de f1 en e1.",
            "Les longs avancent de d2 en c2, alignent trois bâtonnets et prennent le caillou e1.",
            "Bilan (Les longs) : 1 pièce (e1) contre rien.",
            "Au bout des 3 coups de la suite, le score est de 3 à 0.",
        ],
        &[
            "The longs step from e2 to d2.",
            "The ronds step from f1 to e1.",
            "The longs step from d2 to c2, align three sticks and take the pebble on e1.",
            "In all (The longs): 1 piece (e1) against nothing.",
            "After the 3 moves of the line, the score is 3 to 0.",
        ],
    );
    assert!(why(Lang::Fr, &*game("wali").begin(), &[]).is_empty());
}

#[test]
fn what_a_position_is_worth() {
    for (name, team, score, fr, en) in [
        (
            "en-dodoi",
            0,
            349,
            "Avance attendue à la fin (Sud) : environ 3 graines.",
            "Expected lead at the end (South): about 3 seeds.",
        ),
        (
            "dzuwa",
            0,
            -101,
            "Avance attendue à la fin (Joueurs 2 et 4) : environ 1 pion.",
            "Expected lead at the end (Players 2 and 4): about 1 seed.",
        ),
        (
            "wali",
            1,
            250,
            "Avance attendue à la fin (Les ronds) : environ 3 pièces.",
            "Expected lead at the end (The ronds): about 3 pieces.",
        ),
        (
            "anywoli",
            1,
            -49,
            "Les deux camps sont à peu près à égalité.",
            "Both sides stand about equal.",
        ),
        ("wali", 0, 999_999, "Ce coup gagne.", "This move wins."),
        (
            "wali",
            0,
            -999_996,
            "C’est perdu en 4 coups, si l’autre camp joue bien.",
            "Lost in 4 moves, if the other side plays well.",
        ),
    ] {
        for (lang, golden) in [(Lang::Fr, fr), (Lang::En, en)] {
            let words = worth(lang, &*game(name), semailles_core::Team(team), score, false);
            told(lang, &words, golden);
        }
    }
}
