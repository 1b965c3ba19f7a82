//! Every line of the specification's vectors: positions with their whole legal set, whole games, perft counts.
//! `vectors/README.md` says what is in each file.

use semailles_core::{AnyGame, AnyRun};
use serde::Deserialize;

#[derive(Deserialize)]
struct Position {
    name: String,
    game: String,
    before: String,
    legal: Vec<String>,
    #[serde(rename = "move")]
    played: Option<String>,
    after: Option<String>,
    result: Option<String>,
}

#[derive(Deserialize)]
struct WholeGame {
    game: String,
    moves: Vec<String>,
    positions: Vec<String>,
    legal_counts: Vec<usize>,
    result: Option<String>,
}

#[derive(Deserialize)]
struct Perft {
    game: String,
    perft: Vec<u64>,
}

fn lines<T: for<'a> Deserialize<'a>>(file: &str) -> Vec<T> {
    let path = format!("{}/tests/vectors/{file}.jsonl", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(path).expect("the vectors are in the repository");
    text.lines()
        .map(|line| serde_json::from_str(line).expect("a vector is JSON"))
        .collect()
}

fn game(name: &str) -> Box<dyn AnyGame> {
    semailles_games::game(name).unwrap_or_else(|e| panic!("{name}: {e}"))
}

fn is(id: &str, name: &str) -> bool {
    name.split(':').next() == Some(id)
}

fn legal(run: &dyn AnyRun) -> Vec<String> {
    run.legal().iter().map(|&m| run.move_text(m)).collect()
}

/// Whose turn it would be in a finished game has no meaning: everything else is compared.
fn same_position(id: &str, over: bool, found: &str, expected: &str) -> bool {
    let side = if id == "dzuwa" { 4 } else { 2 };
    let fields = |text: &str| -> Vec<String> {
        let all = text.split(' ').enumerate();
        all.filter(|(i, _)| !over || *i != side)
            .map(|(_, f)| f.to_owned())
            .collect()
    };
    fields(found) == fields(expected)
}

fn positions(id: &str) {
    let all: Vec<Position> = lines(id);
    assert!(all.len() >= 20, "{id}: vectors are missing");
    for v in all {
        assert!(is(id, &v.game));
        let mut run = game(&v.game)
            .set_up(&v.before)
            .unwrap_or_else(|e| panic!("{}: {e}", v.name));
        assert_eq!(
            legal(&*run),
            v.legal,
            "{}: legal moves of {}",
            v.name,
            v.before
        );
        if !v.legal.is_empty() {
            let canonical = run.position_text();
            assert_eq!(canonical, v.before, "{}: printing what was read", v.name);
        }
        let Some(played) = v.played else { continue };
        let m = run
            .read_move(&played)
            .unwrap_or_else(|e| panic!("{}: {e}", v.name));
        run.play(m).unwrap();
        let (found, expected) = (
            run.position_text(),
            v.after.expect("a move has a position after it"),
        );
        assert!(
            same_position(id, run.outcome().is_some(), &found, &expected),
            "{}: after {played}: {found} instead of {expected}",
            v.name
        );
        assert_eq!(run.result_text(), v.result, "{}: result", v.name);
    }
}

fn games(id: &str) {
    let all: Vec<WholeGame> = lines("games");
    let mine: Vec<_> = all.into_iter().filter(|g| is(id, &g.game)).collect();
    assert!(mine.len() >= 7, "{id}: whole games are missing");
    for v in mine {
        let mut run = game(&v.game).begin();
        assert_eq!(run.position_text(), v.positions[0], "{}", v.game);
        for (ply, played) in v.moves.iter().enumerate() {
            assert_eq!(
                run.legal().len(),
                v.legal_counts[ply],
                "{}, ply {ply}: legal moves",
                v.game
            );
            let m = run
                .read_move(played)
                .unwrap_or_else(|e| panic!("{}, ply {ply}: {e}", v.game));
            run.play(m).unwrap();
            let (found, expected) = (run.position_text(), &v.positions[ply + 1]);
            assert!(
                same_position(id, run.outcome().is_some(), &found, expected),
                "{}, ply {ply}, {played}: {found} instead of {expected}",
                v.game
            );
            assert_eq!(
                run.outcome().is_some(),
                ply + 1 == v.moves.len() && v.result.is_some(),
                "{}, ply {ply}",
                v.game
            );
        }
        assert_eq!(run.result_text(), v.result, "{}: result", v.game);
    }
}

fn perft(id: &str) {
    let all: Vec<Perft> = lines("perft");
    let mine: Vec<_> = all.into_iter().filter(|p| is(id, &p.game)).collect();
    assert!(mine.len() >= 8, "{id}: counts are missing");
    for v in mine {
        let run = game(&v.game).begin();
        let found: Vec<u64> = (1..=v.perft.len() as u32)
            .map(|depth| run.perft(depth))
            .collect();
        assert_eq!(found, v.perft, "{}", v.game);
    }
}

macro_rules! vectors {
    ($($module:ident $id:literal),*) => {
        $(mod $module {
            #[test]
            fn positions() {
                super::positions($id);
            }

            #[test]
            fn games() {
                super::games($id);
            }

            #[test]
            fn perft() {
                super::perft($id);
            }
        })*

        #[test]
        fn every_game_has_vectors() {
            let known: Vec<&str> = semailles_games::CATALOGUE.iter().map(|e| e.id).collect();
            assert_eq!(known, [$($id),*]);
        }
    };
}

vectors!(anywoli "anywoli", djenon_abe "djenon-abe", dzuwa "dzuwa", en_dodoi "en-dodoi", wali "wali");
