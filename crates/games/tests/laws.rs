//! The laws of `semailles_core::laws`, over the whole catalogue with all options.
//!
//! `PROPTEST_CASES` asks for more games; `SEMAILLES_LONG=1` for games without limits of repetition.

use proptest::prelude::*;
use semailles_core::{Kind, OptionSpec, SplitMix64, laws};
use semailles_games::{CATALOGUE, Entry, game};

/// Longest games seen have some ten thousand plies (with `quiet=10000`).
const MOST_PLIES: usize = 2_000_000;

fn value(spec: OptionSpec) -> BoxedStrategy<Option<String>> {
    let values: Vec<String> = match spec.kind {
        Kind::Words(words) => words.iter().map(|&w| w.to_owned()).collect(),
        // Endless quiet play would make endless tests.
        Kind::Number { .. } if spec.name == "quiet" => {
            ["10", "11", "50", "100"].map(str::to_owned).to_vec()
        }
        Kind::Number { min, max, .. } => (min..=max).map(|n| n.to_string()).collect(),
    };
    let set = prop::sample::select(values).prop_map(move |v| Some(format!("{}={v}", spec.name)));
    prop_oneof![2 => Just(None), 1 => set].boxed()
}

/// A game of the catalogue with some options set.
fn any_game() -> impl Strategy<Value = String> {
    prop::sample::select(CATALOGUE).prop_flat_map(|entry: Entry| {
        let options: Vec<_> = entry.options.iter().map(|&spec| value(spec)).collect();
        options.prop_map(move |values| {
            let set: Vec<String> = values.into_iter().flatten().collect();
            if set.is_empty() {
                entry.id.to_owned()
            } else {
                format!("{}:{}", entry.id, set.join(","))
            }
        })
    })
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn whole_games(name in any_game(), seed: u64) {
        let game = game(&name).unwrap();
        laws::random_game(&*game, &mut SplitMix64::new(seed), MOST_PLIES);
    }

    #[test]
    fn names(name in any_game()) {
        laws::any_game_name(&name, &semailles_games::game);
    }

    #[test]
    fn text_near_positions(name in any_game(), seed: u64, plies in 0usize..30, edits in 1usize..4) {
        let game = game(&name).unwrap();
        let mut rng = SplitMix64::new(seed);
        let text = edited(&random_position(&*game, &mut rng, plies), &mut rng, edits);
        laws::any_position_text(&*game, &text);
    }

    #[test]
    fn text_near_moves(name in any_game(), seed: u64, plies in 0usize..30) {
        let game = game(&name).unwrap();
        let mut rng = SplitMix64::new(seed);
        let text = random_position(&*game, &mut rng, plies);
        let run = game.set_up(&text).unwrap();
        for &m in run.legal() {
            laws::any_move_text(&*run, &edited(&run.move_text(m), &mut rng, 1));
        }
    }

    #[test]
    fn any_text_at_all(name in any_game(), text in ".{0,80}") {
        let game = game(&name).unwrap();
        laws::any_position_text(&*game, &text);
        laws::any_move_text(&*game.begin(), &text);
        laws::any_game_name(&text, &semailles_games::game);
        laws::any_record_text(text.as_bytes(), &semailles_games::game);
    }
}

/// The text of a position that a random game comes to, before its end.
fn random_position(
    game: &dyn semailles_core::AnyGame,
    rng: &mut SplitMix64,
    plies: usize,
) -> String {
    let mut run = game.begin();
    let mut text = run.position_text();
    for _ in 0..plies {
        let m = run.legal()[rng.below(run.legal().len())];
        run.play(m).unwrap();
        if run.outcome().is_some() {
            break;
        }
        text = run.position_text();
    }
    text
}

/// Some characters deleted, doubled or replaced.
fn edited(text: &str, rng: &mut SplitMix64, edits: usize) -> String {
    const SIGNS: &[char] = &[
        '0', '1', '9', ',', '/', ' ', '-', 'S', 'N', 'L', 'R', 'a', 'x', '<', '?', 'é', '٣', '\t',
    ];
    let mut chars: Vec<char> = text.chars().collect();
    for _ in 0..edits {
        let at = rng.below(chars.len() + 1);
        let sign = SIGNS[rng.below(SIGNS.len())];
        match rng.below(3) {
            0 => chars.insert(at, sign),
            1 if at < chars.len() => chars[at] = sign,
            _ if at < chars.len() => drop(chars.remove(at)),
            _ => {}
        }
    }
    chars.into_iter().collect()
}

#[test]
fn legal_is_what_can_be_played() {
    let mut rng = SplitMix64::new(5);
    for entry in CATALOGUE {
        let game = game(entry.id).unwrap();
        for plies in [0, 1, 5, 12, 30, 60] {
            let text = random_position(&*game, &mut rng, plies);
            laws::legal_is_what_can_be_played(&*game.set_up(&text).unwrap());
        }
    }
}

/// Each value of each option, alone, for whole games: so that none is only ever met by chance.
#[test]
fn every_value_of_every_option() {
    let mut rng = SplitMix64::new(9);
    for entry in CATALOGUE {
        for spec in entry.options {
            let values: Vec<String> = match spec.kind {
                Kind::Words(words) => words.iter().map(|&w| w.to_owned()).collect(),
                Kind::Number {
                    min, max, or_zero, ..
                } => {
                    let ends = [min, max.min(400)].map(|n| n.to_string());
                    ends.into_iter()
                        .chain(or_zero.then(|| "0".to_owned()))
                        .collect()
                }
            };
            for value in values {
                let game = game(&format!("{}:{}={value}", entry.id, spec.name)).unwrap();
                for _ in 0..3 {
                    laws::random_game(&*game, &mut rng, MOST_PLIES);
                }
            }
        }
    }
}

/// Endless sowings are too rare to be met by chance.
#[test]
fn endless_sowings() {
    let position = "0,2,1,0,1,2/0,1,2,1,0,1 0-0 S 0";
    for endless in ["forbidden", "stop", "void"] {
        let mut run = game(&format!("en-dodoi:endless={endless}"))
            .unwrap()
            .set_up(position)
            .unwrap();
        laws::position(&*run);
        laws::legal_is_what_can_be_played(&*run);
        if endless != "forbidden" {
            let m = run.read_move("F").unwrap();
            laws::ply(&mut run, m);
        }
    }
}

/// Without any limit a game may last for ever, but no ply of it breaks a law.
#[test]
fn games_without_limits() {
    let plies = if std::env::var_os("SEMAILLES_LONG").is_some() {
        200_000
    } else {
        3_000
    };
    let mut rng = SplitMix64::new(3);
    for entry in CATALOGUE {
        let mut run = game(&format!("{}:quiet=0,repetition=0", entry.id))
            .unwrap()
            .begin();
        for _ in 0..plies {
            if run.outcome().is_some() {
                run = run.game().begin();
            }
            let m = run.legal()[rng.below(run.legal().len())];
            laws::ply(&mut run, m);
        }
    }
}
