//! What programs read: the same on every machine and in every language.

mod common;

use common::{french, run, semailles, vectors, with_input};
use semailles_core::SplitMix64;
use serde_json::Value;

#[test]
fn show_json() {
    for (args, line) in [
        (
            &["en-dodoi", "--moves", "A b"][..],
            r#"{"game":"en-dodoi","position":"4,1,0,8,3,8/8,0,3,0,8,0 2-3 S 0","to_move":"S","legal":["A","B","D","E","F"],"result":null,"score":{"S":2,"N":3}}"#,
        ),
        (
            &["dzuwa", "-m", "a<"],
            r#"{"game":"dzuwa","position":"0,2,2/3,2,2/3,2,2/0,0,0 10,0,0,0 4,4,4,4 - 2 1","to_move":"2","legal":["a","b","b<","c","c<"],"result":null,"score":{"13":29,"24":15}}"#,
        ),
        (
            &["dzuwa:teams=off"],
            r#"{"game":"dzuwa:teams=off","position":"3,2,2/3,2,2/3,2,2/3,2,2 0,0,0,0 4,4,4,4 - 1 0","to_move":"1","legal":["a","a<","b","b<","c","c<"],"result":null,"score":{"1":11,"2":11,"3":11,"4":11}}"#,
        ),
        (
            &["wali", "-p", "6/2L3/2L3/6/2RL2 0,0 L 7", "-m", "d1d2"],
            r#"{"game":"wali","position":"6/2L3/2L3/3L2/2R3 0,0 R 8","to_move":"R","legal":["c1b1","c1c2","c1d1"],"result":null,"score":{"L":3,"R":1}}"#,
        ),
        (
            &["wali", "-p", "6/2L3/2L3/3L2/5R 0,0 L 7", "-m", "d2c2xf1"],
            r#"{"game":"wali","position":"6/2L3/2L3/2L3/6 0,0 R 0","to_move":null,"legal":[],"result":"L","score":{"L":3,"R":0}}"#,
        ),
    ] {
        let mut all = vec!["show", "--json"];
        all.extend(args);
        let ran = semailles(&all);
        assert_eq!((ran.out.trim_end(), ran.code), (line, 0), "{args:?}");
        assert_eq!(french(&all).out, ran.out, "no language in it");
    }
}

#[test]
fn a_lot_is_nobodys_turn() {
    let position = "0,0,0,0,0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0,0,0,0,4 0-8 ? 0 -";
    let ran = semailles(&["show", "anywoli:last-four=lot", "-p", position, "--json"]);
    let says = format!(
        r#"{{"game":"anywoli:last-four=lot","position":"{position}","to_move":"?","legal":["lot=N","lot=S"],"result":null,"score":{{"S":0,"N":8}}}}"#
    );
    assert_eq!(ran.out.trim_end(), says);
}

#[test]
fn show_json_with_trace() {
    let ran = semailles(&["show", "en-dodoi", "-m", "A", "--json", "--trace"]);
    let shown: Value = serde_json::from_str(&ran.out).expect("JSON");
    let trace = shown["trace"].as_array().expect("a list");
    let first = r#"{"type":"lift","from":"A","seeds":4}"#;
    assert_eq!(serde_json::from_str::<Value>(first).unwrap(), trace[0]);
    assert!(ran.out.contains(&format!(
        r#""trace":[{first},{{"type":"drop","pit":"B","now":5}}"#
    )));
    assert!(ran.out.contains(r#"{"type":"turn","player":"N"}"#));
    // In a ring several players have a pit of that letter.
    let ran = semailles(&["show", "dzuwa", "-m", "a<", "--json", "--trace"]);
    assert!(
        ran.out.contains(r#"{"type":"lift","from":"1a","seeds":3}"#),
        "{}",
        ran.out
    );
    assert!(
        ran.out.contains(r#""to":"hand 1","why":"end"}"#),
        "{}",
        ran.out
    );
}

#[test]
fn perft_prints_a_line_a_depth() {
    let ran = semailles(&["perft", "wali", "3"]);
    assert_eq!((&*ran.out, ran.code), ("1 30\n2 870\n3 24360\n", 0));
    assert_eq!(
        ran.err.lines().count(),
        3,
        "time and rate go to standard error"
    );
    let ran = semailles(&["perft", "en-dodoi", "4", "--divide"]);
    let lines: Vec<_> = ran.out.lines().collect();
    assert_eq!(lines.len(), 7);
    assert_eq!(lines[6], "4 610");
    let counts = lines[..6]
        .iter()
        .map(|l| l.split_once(' ').expect("two words"));
    assert_eq!(counts.clone().map(|(m, _)| m).collect::<String>(), "ABCDEF");
    assert_eq!(
        counts
            .map(|(_, n)| n.parse::<u64>().expect("a number"))
            .sum::<u64>(),
        610
    );
    let over = semailles(&["perft", "wali", "2", "-p", "6/6/6/6/6 0,0 L 0"]);
    assert_eq!(over.out, "1 0\n2 0\n");
}

#[test]
fn replayed_vectors_are_the_vectors() {
    let whole = vectors("games.jsonl");
    let stripped: String = whole
        .lines()
        .map(|line| {
            let game: Value = serde_json::from_str(line).expect("JSON");
            format!(
                "{{\"game\":{},\"moves\":{}}}\n",
                game["game"], game["moves"]
            )
        })
        .collect();
    let ran = with_input(&["replay", "--jsonl", "-"], stripped.as_bytes());
    assert_eq!(ran.code, 0);
    for (found, expected) in ran.out.lines().zip(whole.lines()) {
        assert!(found == expected, "{found}\ninstead of\n{expected}");
    }
    assert!(ran.out == whole, "nothing more and nothing less");
    let again = with_input(&["replay", "--jsonl"], ran.out.as_bytes());
    assert!(again.out == whole, "what was replayed can be replayed");
}

#[test]
fn replayed_lines_keep_their_form() {
    let input = concat!(
        r#"{"moves":["c3"],"start":null,"game":"wali"}"#,
        "\n\n  \r\n",
        r#"{"game":"wali","start":"6/6/6/6/6  12,12 R","moves":[]}"#,
        "\r\n",
        r#"{"game":"wali","moves":["c3","c3"]}"#,
        "\n",
        r#"{"game":"wali","moves":["-"]}"#,
    );
    let ran = with_input(&["replay", "--jsonl"], input.as_bytes());
    let lines: Vec<_> = ran.out.lines().collect();
    assert_eq!(
        lines[0],
        r#"{"game":"wali","moves":["c3"],"positions":["6/6/6/6/6 12,12 L 0","6/6/2L3/6/6 11,12 R 0"],"legal_counts":[30],"result":null}"#
    );
    assert_eq!(
        lines[1],
        r#"{"game":"wali","start":"6/6/6/6/6  12,12 R","moves":[],"positions":["6/6/6/6/6 12,12 R 0"],"legal_counts":[],"result":null}"#
    );
    assert!(
        lines[2].starts_with(r#"{"line":5,"error":"move 2: c3 may not be played"#),
        "{}",
        lines[2]
    );
    assert!(
        lines[3].starts_with(r#"{"line":6,"error":"#),
        "{}",
        lines[3]
    );
    assert_eq!((lines.len(), ran.code), (4, 1));
}

#[test]
fn random_games_are_numbered_moves_of_one_stream() {
    for entry in semailles_games::CATALOGUE {
        let ran = semailles(&["random", entry.id, "--games", "3", "--seed", "5", "--jsonl"]);
        let mut rng = SplitMix64::new(5);
        let game = semailles_games::game(entry.id).expect("a game");
        for line in ran.out.lines() {
            let told: Value = serde_json::from_str(line).expect("JSON");
            let mut run = game.begin();
            for played in told["moves"].as_array().expect("moves") {
                let n = run.legal().len();
                let m = run.legal()[(rng.next() % n as u64) as usize];
                assert_eq!(played, &run.move_text(m), "{}", entry.id);
                run.play(m).expect("legal");
            }
            assert_eq!(told["result"].as_str(), run.result_text().as_deref());
        }
        assert_eq!(ran.out.lines().count(), 3);
        let replayed = with_input(&["replay", "--jsonl"], ran.out.as_bytes());
        assert!(
            replayed.out == ran.out,
            "{}: a random game is replayed as it was",
            entry.id
        );
    }
}

/// Numbers that must never change: rules, stream and order of moves are all in them.
#[test]
fn random_games_are_the_same_everywhere() {
    let golden: Vec<String> = [
        "anywoli",
        "anywoli:last-four=lot,pits=7",
        "djenon-abe",
        "dzuwa",
        "dzuwa:teams=off",
        "en-dodoi",
        "en-dodoi:endless=void",
        "wali",
    ]
    .iter()
    .map(|game| {
        let args = [
            "random",
            game,
            "--games",
            "200",
            "--seed",
            "18446744073709551615",
            "--json",
        ];
        let ran = semailles(&args);
        assert_eq!(ran.code, 0, "{}", ran.err);
        assert_eq!(french(&args).out, ran.out);
        ran.out
    })
    .collect();
    insta::assert_snapshot!(golden.concat());
}

#[test]
fn random_games_can_be_broken_off() {
    let args = [
        "random",
        "wali",
        "--games",
        "3",
        "--seed",
        "1",
        "--max-plies",
        "10",
    ];
    let ran = semailles(&[&args[..], &["--json"]].concat());
    assert_eq!(
        ran.out,
        "{\"game\":\"wali\",\"games\":3,\"seed\":1,\"plies\":30,\"results\":{\"L\":0,\"R\":0,\"draw\":0},\
         \"ends\":{\"own\":0,\"repetition\":0,\"quiet\":0,\"unfinished\":3}}\n"
    );
    let ran = semailles(&[&args[..], &["--jsonl"]].concat());
    assert!(
        ran.out
            .lines()
            .all(|line| line.ends_with(r#""result":null}"#))
    );
    assert_eq!(run(&args, b"", "fr", 40).code, 0);
}

#[test]
fn games_json_lists_every_option() {
    let ran = french(&["games", "--json"]);
    let all: Value = serde_json::from_str(&ran.out).expect("JSON");
    for (entry, listed) in semailles_games::CATALOGUE
        .iter()
        .zip(all.as_array().expect("a list"))
    {
        assert_eq!(listed["game"], entry.id);
        let options = listed["options"].as_array().expect("options");
        let names: Vec<_> = options
            .iter()
            .map(|o| o["option"].as_str().expect("a name"))
            .collect();
        assert_eq!(
            names,
            entry.options.iter().map(|o| o.name).collect::<Vec<_>>()
        );
    }
}

/// The plies in all are a checksum: the same in every run.
#[test]
fn bench_counts_the_same_plies() {
    let plies = || {
        let ran = semailles(&["bench", "en-dodoi", "--seconds", "0", "--json"]);
        let all: Value = serde_json::from_str(&ran.out).expect("JSON");
        all["games"][0]["plies"].as_u64().expect("a number")
    };
    assert_eq!(plies(), plies());
}
