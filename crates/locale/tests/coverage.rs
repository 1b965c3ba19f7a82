//! Every game, option and value of the specification has its words, in both languages.

use semailles_locale::{Lang, SECTIONS, game, games, glossary, option, option_value, rules};

/// (game, option, some of its values), as the rules files list them.
const OPTIONS: &[(&str, &str, &str)] = &[
    ("anywoli", "endless", "forbidden stop void"),
    ("anywoli", "extra-move", "on off"),
    ("anywoli", "last-four", "penultimate first-final lot"),
    ("anywoli", "pits", "6 12 13"),
    ("anywoli", "quiet", "0 10 200"),
    ("anywoli", "repetition", "0 2 3 9"),
    ("anywoli", "seeds", "2 4 6"),
    ("djenon-abe", "endless", "forbidden stop void"),
    ("djenon-abe", "leftovers", "keep share void"),
    ("djenon-abe", "origin", "filled skipped"),
    ("djenon-abe", "quiet", "0 100 10000"),
    ("djenon-abe", "repetition", "0 3"),
    ("djenon-abe", "seeds", "1 4 12"),
    ("djenon-abe", "starved", "feed end"),
    ("dzuwa", "hand", "when-empty any-time"),
    ("dzuwa", "hand-clockwise", "no from-right"),
    ("dzuwa", "quiet", "0 200"),
    ("dzuwa", "repetition", "0 3"),
    ("dzuwa", "setup", "3-2-2 2-2-2"),
    ("dzuwa", "teams", "on off"),
    ("dzuwa", "turns", "anticlockwise clockwise"),
    ("en-dodoi", "direction", "anticlockwise parity"),
    ("en-dodoi", "endless", "forbidden stop void"),
    ("en-dodoi", "origin", "filled skipped"),
    ("en-dodoi", "pits", "6 7 8 9 10"),
    ("en-dodoi", "quiet", "0 100"),
    ("en-dodoi", "repetition", "0 3"),
    ("en-dodoi", "seeds", "3 4 6"),
    ("en-dodoi", "trigger", "capture always"),
    ("wali", "line", "exactly-three three-or-more four-forbidden"),
    ("wali", "lose-at", "0 2"),
    ("wali", "protected", "no yes"),
    ("wali", "quiet", "0 100"),
    ("wali", "repetition", "0 3"),
];

const GAMES: [&str; 5] = ["anywoli", "djenon-abe", "dzuwa", "en-dodoi", "wali"];

#[test]
fn games_options_and_values() {
    for lang in Lang::ALL {
        for id in GAMES {
            assert!(game(lang, id).is_some(), "{id}");
        }
        for (id, name, values) in OPTIONS {
            assert!(option(lang, id, name).is_some(), "{id}: {name}");
            for value in values.split(' ') {
                assert!(
                    option_value(lang, id, name, value).is_some(),
                    "{id}: {name}={value}"
                );
            }
        }
    }
    assert_eq!(game(Lang::Fr, "chess"), None);
    assert_eq!(option(Lang::Fr, "wali", "pits"), None);
    assert_eq!(option_value(Lang::Fr, "wali", "line", "five"), None);
}

#[test]
fn values_in_words() {
    let fr = |game, option, value| option_value(Lang::Fr, game, option, value).unwrap_or_default();
    assert_eq!(fr("djenon-abe", "seeds", "1"), "1 graine par case");
    assert_eq!(
        fr("djenon-abe", "quiet", "10000"),
        "10\u{202F}000 coups de suite"
    );
    assert_eq!(fr("wali", "quiet", "0"), "sans limite");
    assert_eq!(fr("dzuwa", "setup", "2-2-2"), "2-2-2, soit 40 pions");
}

#[test]
fn a_game_may_have_its_own_words_for_a_shared_option() {
    let about = |game| {
        option(Lang::En, game, "quiet")
            .expect("a shared option")
            .about
    };
    assert!(about("wali").contains("draw"));
    assert!(about("dzuwa").contains("no head lost a seed"));
    assert_eq!(about("anywoli"), about("en-dodoi"));
}

#[test]
fn players_and_results() {
    for code in ["s", "n", "l", "r", "1", "2", "3", "4"] {
        for what in ["player", "turn", "won"] {
            assert!(
                games::find(&format!("{what}-{code}")).is_some(),
                "{what}-{code}"
            );
        }
    }
    for key in [
        "team-13", "team-24", "won-13", "won-24", "draw", "void", "turn-lot",
    ] {
        assert!(games::find(key).is_some(), "{key}");
    }
}

#[test]
fn rules_are_whole() {
    for lang in Lang::ALL {
        for id in GAMES {
            let sections = rules(lang, id).expect("rules");
            let ids: Vec<&str> = sections.iter().map(|s| s.id).collect();
            assert_eq!(ids, SECTIONS);
            for section in &sections {
                assert!(!section.title.is_empty(), "{lang} {id}: {}", section.id);
                assert!(
                    !section.paragraphs.is_empty(),
                    "{lang} {id}: {}",
                    section.id
                );
                for paragraph in &section.paragraphs {
                    assert!(!paragraph.contains('\n'), "{lang} {id}: {paragraph}");
                    assert!(
                        paragraph.ends_with(['.', ')', '?']),
                        "{lang} {id}: {paragraph}"
                    );
                }
            }
            assert!(
                glossary(lang, id).is_some_and(|words| words.len() >= 5),
                "{id}"
            );
        }
    }
    assert_eq!(rules(Lang::Fr, "chess"), None);
}

/// Dzuwa's two totals must be told to whoever reads its rules, in the author's words.
#[test]
fn forty_and_forty_four() {
    for lang in Lang::ALL {
        let sections = rules(lang, "dzuwa").expect("rules");
        let readings = sections
            .iter()
            .find(|s| s.id == "readings")
            .expect("readings");
        assert!(readings.paragraphs[0].contains("40") && readings.paragraphs[0].contains("44"));
    }
}
