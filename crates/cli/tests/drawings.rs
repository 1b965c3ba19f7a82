//! What people see: the boards, the rules, the help.

mod common;

use common::{run, semailles, vectors};
use serde_json::Value;
use unicode_width::UnicodeWidthStr;

fn shown(args: &[&str], locale: &str, columns: u16) -> String {
    let ran = run(args, b"", locale, columns);
    assert_eq!(ran.code, 0, "{}", ran.err);
    for line in ran.out.lines() {
        assert!(!line.ends_with(' '), "spaces at the end of {line:?}");
    }
    ran.out
}

#[test]
fn boards() {
    let boards: &[(&str, &[&str])] = &[
        ("two_rows", &["en-dodoi", "-m", "A b"]),
        ("two_rows_long", &["en-dodoi:pits=10"]),
        ("stores", &["anywoli", "-m", "A"]),
        ("stores_long", &["anywoli:pits=13"]),
        ("ring", &["dzuwa", "-m", "a< c<", "--trace"]),
        (
            "ring_out",
            &[
                "dzuwa",
                "-p",
                "0,0,0/3,2,2/0,0,1/2,0,0 0,5,14,0 0,4,1,4 1 2 3",
            ],
        ),
        ("grid", &["wali", "-m", "c3 d3 e2"]),
        ("grid_over", &["wali", "-p", "6/2L3/2L3/2L3/6 0,0 R 0"]),
        (
            "endless",
            &["en-dodoi", "-p", "0,2,1,0,1,2/0,1,2,1,0,1 0-0 S 3"],
        ),
    ];
    for (name, args) in boards {
        let args = [&["show"], *args].concat();
        let wide = shown(&args, "en", 80);
        let narrow = shown(&args, "fr", 40);
        insta::assert_snapshot!(*name, format!("{wide}\n{narrow}"));
    }
}

/// Where a line is wider than the terminal, nothing can be read.
#[test]
fn drawings_fit() {
    for id in ["anywoli", "djenon-abe", "dzuwa", "en-dodoi", "wali"] {
        for line in vectors(&format!("{id}.jsonl")).lines() {
            let vector: Value = serde_json::from_str(line).expect("JSON");
            let game = vector["game"].as_str().expect("a game");
            let before = vector["before"].as_str().expect("a position");
            for columns in [40, 80] {
                let out = shown(&["show", game, "-p", before], "fr", columns);
                let drawn: Vec<_> = out
                    .lines()
                    // After the name of the game, which is one word.
                    .skip(1)
                    .take_while(|line| !line.starts_with("Score"))
                    .collect();
                for line in drawn {
                    let wide = line.width();
                    assert!(
                        wide <= columns.into(),
                        "{game} {before}: {wide} columns: {line}"
                    );
                }
            }
        }
    }
}

#[test]
fn rules_fit_and_are_whole() {
    for entry in semailles_games::CATALOGUE {
        for (lang, columns) in [("fr", 80), ("en", 40)] {
            let out = shown(&["rules", entry.id], lang, columns);
            let too_wide = out.lines().find(|line| line.width() > columns.into());
            assert_eq!(too_wide, None, "{}", entry.id);
            for option in entry.options {
                assert!(
                    out.contains(&format!("({})", option.name)),
                    "{}",
                    option.name
                );
            }
        }
    }
    insta::assert_snapshot!("rules", shown(&["rules", "en-dodoi:pits=8"], "en", 80));
}

#[test]
fn games() {
    insta::assert_snapshot!("games_fr", shown(&["games"], "fr", 80));
    insta::assert_snapshot!("games_en_narrow", shown(&["games"], "en", 40));
}

const COMMANDS: [&str; 9] = [
    "play", "games", "rules", "show", "perft", "replay", "random", "bench", "help",
];

#[test]
fn help() {
    for lang in ["fr", "en"] {
        let mut all = String::new();
        for command in COMMANDS {
            let help = shown(&[command, "--help"], lang, 80);
            assert_eq!(shown(&["help", command], lang, 80), help);
            all.push_str(&format!("$ semailles {command} --help\n{help}\n"));
        }
        insta::assert_snapshot!(format!("help_{lang}"), all);
    }
    let (fr, en) = (shown(&["--help"], "fr", 80), shown(&["--help"], "en", 80));
    assert!(fr.contains("Commandes\u{A0}:") && !fr.contains("Commands"));
    assert!(en.contains("Exit codes:") && fr.contains("Codes de sortie"));
    assert_eq!(shown(&["help"], "fr", 80), fr);
    assert!(semailles(&["--version"]).out.starts_with("semailles "));
}

/// An example that does not run teaches the wrong thing.
#[test]
fn examples_run() {
    for command in ["show", "perft", "rules", "games", "random"] {
        let help = shown(&[command, "--help"], "en", 200);
        let examples: Vec<&str> = help
            .lines()
            .filter_map(|l| l.strip_prefix("      semailles "))
            .collect();
        assert!(!examples.is_empty(), "{command}");
        for example in examples {
            // Words, and texts in quotation marks.
            let mut args = Vec::new();
            for (i, part) in example.split('"').enumerate() {
                if i % 2 == 1 {
                    args.push(part);
                } else {
                    args.extend(part.split_whitespace());
                }
            }
            let ran = semailles(&args);
            assert_eq!(ran.code, 0, "{example}: {}", ran.err);
        }
    }
}

#[test]
fn the_language_comes_from_the_option_or_the_environment() {
    assert!(
        run(&["games"], b"", "fr_CM.UTF-8", 80)
            .out
            .contains("joueurs")
    );
    assert!(
        run(&["games"], b"", "de_DE.UTF-8", 80)
            .out
            .contains("players")
    );
    assert!(
        run(&["--lang", "fr", "games"], b"", "C", 80)
            .out
            .contains("joueurs")
    );
    assert!(
        run(&["games", "--lang=en"], b"", "fr", 80)
            .out
            .contains("players")
    );
}
