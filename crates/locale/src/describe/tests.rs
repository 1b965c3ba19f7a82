use std::io;

use semailles_core::record::{Problem, Record};
use semailles_core::{AnyRun, OptionSpec, Player, SplitMix64};

use super::*;
use crate::typography::fault;

fn plain(text: &str) -> String {
    text.replace(['\u{A0}', '\u{202F}'], " ")
}

/// What holds for every message; what it quotes is the user's, and may be anything.
fn check(lang: Lang, text: &str) {
    let mut own = String::new();
    let mut quoting = false;
    for c in text.chars() {
        quoting &= !matches!(c, '»' | '”');
        if !quoting || matches!(c, '\u{A0}') {
            own.push(c);
        }
        quoting |= matches!(c, '«' | '“');
    }
    assert!(!text.is_empty());
    assert_eq!(fault(&own, lang == Lang::Fr), None, "{text}");
}

fn names() -> impl Iterator<Item = &'static str> {
    // Every field and form of every game is met in these.
    semailles_games::CATALOGUE
        .iter()
        .map(|e| e.id)
        .chain(["anywoli:last-four=lot"])
}

fn begin(name: &str) -> Box<dyn AnyRun> {
    semailles_games::game(name).expect("a game").begin()
}

const ILLEGAL: &[Illegal] = &[
    Illegal::GameOver,
    Illegal::NotYourPit,
    Illegal::EmptyPit,
    Illegal::Endless,
    Illegal::MustFeed,
    Illegal::MustPass,
    Illegal::CannotPass,
    Illegal::LotPending,
    Illegal::NoLot,
    Illegal::ClockwiseEndsEmpty,
    Illegal::HandLocked,
    Illegal::HandEmpty,
    Illegal::NotInThisGame,
    Illegal::NoPoison,
    Illegal::NoTarget,
    Illegal::IsOut,
    Illegal::HeadStays,
    Illegal::StillPlacing,
    Illegal::NoMorePlacing,
    Illegal::SquareTaken,
    Illegal::ThreeWhilePlacing,
    Illegal::NotYourPiece,
    Illegal::NotOneStep,
    Illegal::FourForbidden,
    Illegal::MustTake,
    Illegal::NothingToTake,
    Illegal::NotTheirPiece,
    Illegal::Protected,
];

#[test]
fn each_reason_has_its_words() {
    for lang in Lang::ALL {
        let mut said: Vec<String> = ILLEGAL.iter().map(|why| illegal(lang, why)).collect();
        said.push(text!(lang, errors::ILLEGAL_OTHER));
        for text in &said {
            check(lang, text);
        }
        said.sort();
        let all = said.len();
        said.dedup();
        assert_eq!(said.len(), all, "two reasons with the same words");
    }
    assert_eq!(
        illegal(Lang::Fr, &Illegal::Endless),
        "ce semis ne finirait jamais (il lui faudrait plus de 5000 tours)"
    );
}

/// Positions spoiled in many ways; every error they give has its words.
#[test]
fn positions() {
    let mut seen = std::collections::BTreeSet::new();
    let signs: Vec<char> = " ,/-0123456789LRSN?x".chars().collect();
    for name in names() {
        let mut rng = SplitMix64::new(1);
        for _ in 0..4 {
            let mut run = begin(name);
            for _ in 0..rng.below(60) {
                if let Some(&m) = run.legal().get(rng.below(run.legal().len().max(1))) {
                    run.play(m).expect("legal");
                }
            }
            let text = run.position_text();
            for _ in 0..3000 {
                let mut spoiled: Vec<char> = text.chars().collect();
                for _ in 0..=rng.below(2) {
                    let (at, sign) = (rng.below(spoiled.len()), signs[rng.below(signs.len())]);
                    match rng.below(4) {
                        0 => {
                            spoiled.remove(at);
                        }
                        1 => spoiled[at] = sign,
                        2 => spoiled.insert(at, sign),
                        _ => spoiled.truncate(at + 1),
                    }
                }
                let spoiled: String = spoiled.into_iter().collect();
                if let Err(error) = run.game().set_up(&spoiled) {
                    assert!(
                        field(Lang::Fr, error.field).is_some(),
                        "no words for {:?}",
                        error.field
                    );
                    if let Expected::Form(form) | Expected::OneOf(form) = error.expected {
                        let words = form
                            .split(' ')
                            .filter(|w| w.chars().filter(|c| c.is_alphabetic()).count() > 2);
                        assert!(
                            words.count() == 0 || known(FORMS, form).is_some(),
                            "no words for {form:?}"
                        );
                    }
                    for lang in Lang::ALL {
                        check(lang, &position_error(lang, &error));
                    }
                    seen.insert(error.field);
                }
            }
        }
    }
    // What no spoiling is likely to meet.
    let lots = [
        (
            "anywoli:last-four=lot",
            "9,0,0,0,0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0,0,0,0,0 40-47 ? 0",
        ),
        ("dzuwa", "3,2,2/3,2,2/3,2,2/3,2,2 0,0,0,0 4,4,4,4 1 1 0"),
        ("dzuwa", "3,2,2/3,2,2/3,2,2/3,2,2 4,0,0,0 0,4,4,4 1 1 0"),
        ("dzuwa", "9,9,9/9,9,9/0,0,0/0,0,0 0,0,0,0 4,4,4,4 - 1 0"),
        ("wali", "LLLLLL/LLLLLL/L5/6/6 0,0 L 0"),
        ("wali", "RRRRRR/RRRRRR/R5/6/6 0,0 L 0"),
        ("wali", "LLLLLL/LLLLLL/6/6/6 1,0 L 0"),
        ("wali", "RRRRRR/RRRRRR/6/6/6 0,1 L 0"),
        ("wali", "6/6/6/6/6 12,12 L 1"),
    ];
    for (name, text) in lots {
        let error = begin(name)
            .game()
            .set_up(text)
            .expect_err("a wrong position");
        assert!(
            field(Lang::Fr, error.field).is_some(),
            "no words for {:?}",
            error.field
        );
        seen.insert(error.field);
    }
    for (name, _) in FIELDS {
        assert!(seen.contains(name), "no game has a field {name:?}");
    }
}

/// The names of fields as they stand in the sources of the games.
#[test]
fn fields_in_the_sources() {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../games/src");
    let mut folders = vec![std::path::PathBuf::from(root)];
    let mut found = 0;
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).expect("the games") {
            let path = entry.expect("a file").path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let source = std::fs::read_to_string(path).expect("a source");
            for call in [".named(", "fields.next(", "fields.maybe(", "field: "] {
                for rest in source.split(call).skip(1) {
                    let Some(name) = rest
                        .trim_start()
                        .strip_prefix('"')
                        .and_then(|r| r.split('"').next())
                    else {
                        continue;
                    };
                    assert!(
                        field(Lang::En, name).is_some(),
                        "no words for the field {name:?}"
                    );
                    found += 1;
                }
            }
        }
    }
    assert!(found >= 12, "only {found} fields");
}

#[test]
fn a_position_in_words() {
    let told = |name: &str, position: &str, fr: &str, en: &str| {
        let error = begin(name)
            .game()
            .set_up(position)
            .expect_err("a wrong position");
        assert_eq!(plain(&position_error(Lang::Fr, &error)), fr);
        assert_eq!(position_error(Lang::En, &error), en);
    };
    told(
        "en-dodoi",
        "4,4,4/4,4,4,4,4,4 0-0 S 0",
        "position, colonne 1, cases de Sud : 6 nombres séparés par « , » attendus, trouvé « 4,4,4 »",
        "position, column 1, pits of South: expected 6 numbers separated by “,”, found “4,4,4”",
    );
    told(
        "en-dodoi",
        "4,4,4,4,4,4/4,4,4,4,4,4 0-0",
        "position, colonne 28, trait : attendu au choix « S, N », mais le texte finit là",
        "position, column 28, side to move: expected one of “S, N”, but the text ends there",
    );
    told(
        "en-dodoi",
        "4,4,4,4,4,4/4,4,4,4,4,04 0-0 S 0",
        "position, colonne 23, cases de Nord : un nombre de 0 à 255 attendu, trouvé « 04 »",
        "position, column 23, pits of North: expected a number from 0 to 255, found “04”",
    );
    told(
        "dzuwa",
        "3,2,2/3,2,2/3,2,2/3,2,2 0,0,0,0 4,4,4,4 1 1 0",
        "position, colonne 33, tête d’un joueur hors-jeu : 0 attendu, trouvé « 4 »",
        "position, column 33, head of a player who is out: expected 0, found “4”",
    );
    told(
        "wali",
        "6/6/6/6/5 12,12 L 0",
        "position, colonne 9, rangée 1 : attendu sous la forme LL1R2 (six cases), trouvé « 5 »",
        "position, column 9, row 1: expected the form LL1R2 (six squares), found “5”",
    );
}

#[test]
fn moves_in_words() {
    for name in names() {
        let run = begin(name);
        for text in ["??", "", "a1b2c3"] {
            let error = run.read_move(text).expect_err("no move");
            let MoveError::Unknown { expected, .. } = &error else {
                panic!("{name}: {text:?} can be a move");
            };
            assert!(
                known(MOVES, expected).is_some(),
                "no words for {expected:?}"
            );
            for lang in Lang::ALL {
                check(lang, &move_error(lang, &error));
            }
        }
    }
    let told = |name: &str, text: &str, fr: &str, en: &str| {
        let error = begin(name).read_move(text).expect_err("no legal move");
        assert_eq!(plain(&move_error(Lang::Fr, &error)), fr);
        assert_eq!(move_error(Lang::En, &error), en);
        check(Lang::Fr, &move_error(Lang::Fr, &error));
    };
    told(
        "djenon-abe",
        "a",
        "a ne peut pas être joué ici : cette case est à l’autre joueur. Coups permis : A, B, C, D, E, F",
        "a may not be played here: that pit is the other player’s. Legal moves: A, B, C, D, E, F",
    );
    told(
        "djenon-abe",
        "z",
        "« z » n’est pas un coup de ce jeu ; on écrit la lettre d’une case (A, B, C… pour Sud ; a, b, c… pour Nord) \
         ou - pour passer",
        "“z” is not a move of this game; write the letter of a pit (A, B, C … for South, a, b, c … for North) or - to \
         pass",
    );
    told(
        "wali",
        "c3c4",
        "c3c4 ne peut pas être joué ici : la pose n’est pas finie : posez un pion. Coups permis : a1, a2, a3, a4, a5, \
         b1, b2, b3, b4, b5, c1, c2, c3, c4, c5, d1, d2, d3, d4, d5 et 10 autres",
        "c3c4 may not be played here: placing is not over: place a piece. Legal moves: a1, a2, a3, a4, a5, b1, b2, b3, \
         b4, b5, c1, c2, c3, c4, c5, d1, d2, d3, d4, d5 and 10 others",
    );
}

#[test]
fn names_in_words() {
    let told = |name: &str, fr: &str, en: &str| {
        let error = semailles_games::game(name).expect_err("no such game");
        assert_eq!(plain(&name_error(Lang::Fr, &error)), fr);
        assert_eq!(name_error(Lang::En, &error), en);
        check(Lang::Fr, &name_error(Lang::Fr, &error));
        check(Lang::En, &name_error(Lang::En, &error));
    };
    told(
        "endodoi",
        "pas de jeu « endodoi » (vouliez-vous dire en-dodoi ?) ; jeux connus : anywoli, djenon-abe, dzuwa, en-dodoi, wali",
        "no game “endodoi” (did you mean en-dodoi?); known games: anywoli, djenon-abe, dzuwa, en-dodoi, wali",
    );
    told(
        "wali:pits=8",
        "wali n’a pas d’option « pits » ; options connues : line, lose-at, protected, repetition, quiet",
        "wali has no option “pits”; known options: line, lose-at, protected, repetition, quiet",
    );
    told(
        "wali:line=3",
        "line ne peut pas valoir « 3 » ; valeurs possibles : exactly-three, three-or-more, four-forbidden",
        "line cannot be “3”; it may be: exactly-three, three-or-more, four-forbidden",
    );
    told(
        "wali:quiet=5",
        "quiet ne peut pas valoir « 5 » ; valeurs possibles : de 10 à 10 000, ou 0 pour jamais",
        "quiet cannot be “5”; it may be: 10 to 10,000, or 0 for never",
    );
    told(
        "en-dodoi:pits",
        "« pits » n’est pas une option de en-dodoi ; on écrit option=valeur, comme dans en-dodoi:quiet=60",
        "“pits” is not an option of en-dodoi; write option=value, as in en-dodoi:quiet=60",
    );
    told(
        "en-dodoi:pits=7,pits=8",
        "l’option pits est donnée deux fois",
        "the option pits is given twice",
    );
    // As the library writes ranges.
    let range = |spec: OptionSpec| plain(&values(Lang::Fr, &spec.known()));
    assert_eq!(range(OptionSpec::number("pits", 6, 6, 10)), "de 6 à 10");
    assert_eq!(
        range(OptionSpec::number_or_never("quiet", 60, 10, 90)),
        "de 10 à 90, ou 0 pour jamais"
    );
    assert_eq!(range(OptionSpec::words("line", &["a", "b"])), "a, b");
}

/// A good record spoiled in many ways.
#[test]
fn records() {
    let good = "[Rules \"1\"]\n[Game \"en-dodoi\"]\n[S \"A\\\\wa\"]\n[Result \"*\"]\n\n1. A b {so} (e) *\n";
    let run = begin("en-dodoi");
    let resolver = |name: &str| match name {
        "en-dodoi" => Ok(run.game()),
        _ => semailles_games::game(name),
    };
    assert!(Record::parse(good, &resolver).is_ok());
    let mut rng = SplitMix64::new(3);
    let signs: Vec<char> = " []\"{}()*.1Aa\\\n\té\u{7}".chars().collect();
    for _ in 0..20_000 {
        let mut spoiled: Vec<char> = good.chars().collect();
        let (at, sign) = (rng.below(spoiled.len()), signs[rng.below(signs.len())]);
        match rng.below(4) {
            0 => {
                spoiled.remove(at);
            }
            1 => spoiled[at] = sign,
            2 => spoiled.insert(at, sign),
            _ => spoiled.truncate(at + 1),
        }
        let spoiled: String = spoiled.into_iter().collect();
        let Err(error) = Record::parse(&spoiled, &resolver) else {
            continue;
        };
        match &error.problem {
            Problem::Expected { expected, found } => {
                assert_known(PARTS, expected);
                assert!(
                    found.starts_with('"') || known(FOUND, found).is_some(),
                    "no words for {found:?}"
                );
            }
            Problem::NoEnd { expected } => assert_known(PARTS, expected),
            Problem::Character { place, .. } => assert!(known(PLACES, place).is_some(), "{place}"),
            Problem::Limit { what, .. } => assert!(known(LIMITS, what).is_some(), "{what}"),
            _ => {}
        }
        for lang in Lang::ALL {
            check(lang, &record_error(lang, &error));
        }
    }
}

#[track_caller]
fn assert_known(table: Table, part: &str) {
    let data = part.starts_with('[') || part.starts_with("one of ");
    assert!(
        data || known(table, part).is_some(),
        "no words for {part:?}"
    );
}

#[test]
fn a_record_in_words() {
    let told = |text: &str, fr: &str, en: &str| {
        let error = Record::parse(text, &semailles_games::game).expect_err("a wrong record");
        assert_eq!(plain(&record_error(Lang::Fr, &error)), fr);
        assert_eq!(record_error(Lang::En, &error), en);
    };
    told(
        "[Rules \"1\"]\n[Game \"en-dodoi\"]\n[Result \"*\"]\n\n1. A b 3. C *\n",
        "ligne 5, colonne 8 : attendu le coup numéro 2, trouvé « 3 »",
        "line 5, column 8: expected move number 2, found “3”",
    );
    told(
        "[Rules \"1\"]\n[Game \"en-dodoi\"]\n[Result \"*\"]\n\n1. A A *\n",
        "ligne 5, colonne 6 : A ne peut pas être joué ici : cette case est à l’autre joueur. \
         Coups permis : a, b, e, f",
        "line 5, column 6: A may not be played here: that pit is the other player’s. Legal moves: a, b, e, f",
    );
    told(
        "[Rules \"1\"]\n[Game \"en-dodoi\"]\n[Result \"*\"]\n\n1. A\n",
        "ligne 6, colonne 1 : la partie n’a pas de fin : le texte s’arrête là où il faudrait un coup ou le résultat",
        "line 6, column 1: the game has no end: the text stops where a move or the result should follow",
    );
    let problems = [
        Problem::Io(io::ErrorKind::NotFound),
        Problem::Io(io::ErrorKind::Other),
        Problem::NotUtf8 { byte: 255 },
        Problem::Character {
            place: "a comment",
            found: '\u{7}',
        },
        Problem::OtherRules {
            found: "9".to_owned(),
            tags: Vec::new(),
        },
        Problem::MissingTag { tag: "Game" },
        Problem::TagTwice {
            tag: "S".to_owned(),
        },
        Problem::NotAFreeTag {
            found: "Result".to_owned(),
        },
        Problem::Limit {
            what: "free tags in a game",
            max: 64,
        },
        Problem::StrayNumber {
            found: "2".to_owned(),
        },
        Problem::NothingToReplace,
        Problem::EmptyVariation,
        Problem::StillOpen,
        Problem::NothingToClose,
        Problem::NoSuchPlayer { player: Player(2) },
        Problem::EndedTwice {
            result: "29-19".to_owned(),
        },
        Problem::FalseResult {
            found: "1-1".to_owned(),
            right: "*".to_owned(),
        },
    ];
    for lang in Lang::ALL {
        for problem in &problems {
            let said = record_problem(lang, problem);
            check(lang, &said);
            assert_ne!(said, text!(lang, errors::RECORD_OTHER));
        }
    }
}

#[test]
fn sentences() {
    assert_eq!(sentence("cette case est vide"), "Cette case est vide.");
    assert_eq!(sentence("et 3 autres…"), "Et 3 autres…");
    assert_eq!(sentence("à vous"), "À vous.");
}
