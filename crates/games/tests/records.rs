//! Records of the real games: what is written is read, and only what is true.

use std::cell::RefCell;
use std::collections::HashMap;

use proptest::prelude::*;
use semailles_core::record::{Ended, Reader, Record, RecordError, Scribe};
use semailles_core::{AnyGame, AnyRun, Kind, NameError, Player, SplitMix64};
use semailles_games::CATALOGUE;

/// Finds games and keeps their rules: some take milliseconds to make.
fn game(name: &str) -> Result<Box<dyn AnyGame>, NameError> {
    thread_local!(static KNOWN: RefCell<HashMap<String, Box<dyn AnyRun>>> = RefCell::default());
    if let Some(known) = KNOWN.with_borrow(|k| k.get(name).map(|run| run.game())) {
        return Ok(known);
    }
    let game = semailles_games::game(name)?;
    KNOWN.with_borrow_mut(|k| k.insert(name.to_owned(), game.begin()));
    Ok(game)
}

fn parse(text: &str) -> Result<Record, RecordError> {
    Record::parse(text, &game)
}

fn find(name: &str) -> Box<dyn AnyGame> {
    game(name).unwrap_or_else(|e| panic!("{name}: {e}"))
}

/// Every game, and every game with each value of each option.
fn names() -> Vec<String> {
    let mut names = Vec::new();
    for entry in CATALOGUE {
        names.push(entry.id.to_owned());
        for option in entry.options {
            let values: Vec<String> = match option.kind {
                Kind::Words(words) => words[1..].iter().map(|w| (*w).to_owned()).collect(),
                Kind::Number { min, max, .. } => vec![min.to_string(), max.to_string()],
            };
            names.extend(
                values
                    .iter()
                    .map(|v| format!("{}:{}={v}", entry.id, option.name)),
            );
        }
    }
    names
}

/// Plays up to `plies` random moves, with comments and variations now and then.
fn play(scribe: &mut Scribe, rng: &mut SplitMix64, plies: usize, notes: bool) {
    for _ in 0..plies {
        let legal = scribe.run().legal().to_vec();
        if legal.is_empty() {
            break;
        }
        scribe.play(legal[rng.below(legal.len())]).unwrap();
        if notes && rng.below(10) == 0 {
            scribe.comment("bien joué ; 好 [Rules").unwrap();
        }
        if notes && rng.below(10) == 0 && scribe.depth() < 3 {
            scribe.open().unwrap();
            let plies = 1 + rng.below(6);
            play(scribe, rng, plies, true);
            scribe.close().unwrap();
        }
    }
}

fn random(name: &str, seed: u64, plies: usize, notes: bool) -> Record {
    let mut rng = SplitMix64::new(seed);
    let mut scribe = Scribe::new(&*find(name));
    scribe.tag("Event", "\"une\" \\ partie").unwrap();
    play(&mut scribe, &mut rng, plies, notes);
    if scribe.run().outcome().is_none() && rng.below(2) == 0 {
        scribe
            .ended(Ended::Resign(Player(rng.below(2) as u8)))
            .unwrap();
    }
    scribe.finish().unwrap()
}

fn assert_true(record: &Record) {
    let run = record.replay(&game).unwrap();
    assert_eq!(run.result_text().as_deref().unwrap_or("*"), record.result());
}

#[test]
fn whole_games_of_every_game_and_option() {
    for (i, name) in names().iter().enumerate() {
        for seed in 0..3 {
            let record = random(name, 1000 * i as u64 + seed, 3000, seed > 0);
            let text = record.to_string();
            let read = parse(&text).unwrap_or_else(|e| panic!("{e}\n{text}"));
            assert_eq!(read, record, "{name}");
            assert_true(&read);
            assert!(text.lines().all(|l| l.chars().count() <= 80), "{text}");
        }
    }
}

/// The sample in the documentation of the form.
#[test]
fn the_sample() {
    let text = r#"[Rules "1"]
[Game "en-dodoi:pits=8"]
[Place "Arusha"]
[S "Awa"]
[N "Ole"]
[Ended "resign S"]
[Result "*"]

1. A b 2. B {a comment} d (c {an idea} 3. A) 3. F *
"#;
    let record = parse(text).unwrap();
    assert_eq!(record.to_string(), text);
    assert_eq!(record.ended(), Some(Ended::Resign(Player(0))));
}

#[test]
fn a_file_of_many_games() {
    let records: Vec<Record> = (0..100)
        .map(|i| random(&names()[i / 2 * 7 % names().len()], i as u64, 50, true))
        .collect();
    let text: Vec<String> = records.iter().map(Record::to_string).collect();
    let text = text.join("\n");
    let read: Result<Vec<Record>, RecordError> = Reader::new(text.as_bytes(), &game).collect();
    assert_eq!(read.unwrap(), records);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn print_then_parse_is_identity(
        name in proptest::sample::select(names()),
        seed: u64,
        plies in 0..120_usize,
    ) {
        let record = random(&name, seed, plies, true);
        let text = record.to_string();
        let read = parse(&text).map_err(|e| TestCaseError::fail(format!("{e}\n{text}")))?;
        prop_assert_eq!(&read, &record);
        prop_assert_eq!(read.to_string(), text);
    }
}

#[test]
fn from_any_position_of_the_vectors() {
    let mut seen = 0;
    for entry in CATALOGUE {
        let path = format!(
            "{}/tests/vectors/{}.jsonl",
            env!("CARGO_MANIFEST_DIR"),
            entry.id
        );
        for line in std::fs::read_to_string(path).unwrap().lines() {
            let vector: serde_json::Value = serde_json::from_str(line).unwrap();
            let text = |field: &str| vector[field].as_str().map(str::to_owned);
            let rules = find(&text("game").unwrap());
            for position in [text("before"), text("after")].into_iter().flatten() {
                // Not everything that comes of a move is a set-up: a game that has ended may be none.
                let Ok(mut scribe) = Scribe::set_up(&*rules, &position) else {
                    continue;
                };
                play(&mut scribe, &mut SplitMix64::new(seen), 20, true);
                let record = scribe.finish().unwrap();
                let read = parse(&record.to_string()).unwrap_or_else(|e| panic!("{e}\n{record}"));
                assert_eq!(read, record);
                assert_true(&read);
                seen += 1;
            }
        }
    }
    assert!(seen > 100, "{seen}");
}

#[test]
fn the_result_must_be_true() {
    for (i, entry) in CATALOGUE.iter().enumerate() {
        let record = random(entry.id, i as u64, 3000, false);
        let (text, right) = (record.to_string(), record.result());
        for wrong in ["*", "1-47", "24", "13", "L", "R", "draw", "void", "A", "S"] {
            if wrong == right {
                continue;
            }
            let tag = text.replace(
                &format!("[Result \"{right}\"]"),
                &format!("[Result \"{wrong}\"]"),
            );
            let line = 1 + text.lines().position(|l| l.starts_with("[Result")).unwrap();
            assert_eq!(
                parse(&tag).unwrap_err().to_string(),
                format!(
                    "line {line}, column 10: the result is given as \"{wrong}\", but the moves give \"{right}\""
                )
            );
            for text in [&text, &tag] {
                let moves = text.trim_end().strip_suffix(right).unwrap();
                parse(&format!("{moves}{wrong}\n")).unwrap_err();
            }
        }
    }
}

#[test]
fn a_game_cut_anywhere_is_no_game() {
    for (i, entry) in CATALOGUE.iter().enumerate() {
        let text = random(entry.id, 50 + i as u64, 60, true).to_string();
        for end in 0..text.len() - 1 {
            if let Some(part) = text.get(..end) {
                let error = Reader::new(part.as_bytes(), &game)
                    .next()
                    .map(Result::unwrap_err);
                match error {
                    None => assert_eq!(end, 0),
                    Some(e) => {
                        assert!(e.to_string().contains("the game has no end"), "{e}\n{part}")
                    }
                }
            }
        }
    }
}

#[test]
fn changed_bytes_make_no_false_record() {
    let texts: Vec<Vec<u8>> = CATALOGUE
        .iter()
        .enumerate()
        .map(|(i, e)| {
            random(e.id, 90 + i as u64, 40, true)
                .to_string()
                .into_bytes()
        })
        .collect();
    let mut rng = SplitMix64::new(7);
    let mut true_ones = 0;
    for round in 0..10_000 {
        let mut bytes = texts[round % texts.len()].clone();
        for _ in 0..=rng.below(2) {
            let (at, other) = (rng.below(bytes.len()), rng.below(bytes.len()));
            match rng.below(4) {
                0 => bytes[at] = rng.below(256) as u8,
                1 => bytes.swap(at, other),
                2 => bytes.insert(at, bytes[other]),
                _ => drop(bytes.remove(at)),
            }
        }
        for record in Reader::new(&*bytes, &game).flatten() {
            assert_true(&record);
            assert_eq!(parse(&record.to_string()), Ok(record));
            true_ones += 1;
        }
    }
    assert!(true_ones > 1000, "{true_ones}");
}
