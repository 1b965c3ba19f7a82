//! The thinker at the command line: engine, match, analysis.

mod common;

use std::time::{Duration, Instant};

use common::{semailles, with_input};
use serde_json::Value;

/// What the engine says to some lines.
fn engine(lines: &str) -> Vec<String> {
    let ran = with_input(&["engine"], lines.as_bytes());
    assert_eq!((ran.code, &*ran.err), (0, ""), "{lines}");
    ran.out.lines().map(str::to_owned).collect()
}

#[test]
fn a_conversation() {
    let said = engine(
        "ugi\nisready\nposition startpos moves A\nquery p1turn\nquery p2turn\nquery result\nquery gameover\ngo depth 6\n",
    );
    assert!(said.contains(&"ugiok".to_owned()) && said.contains(&"readyok".to_owned()));
    let answers: Vec<&str> = said
        .iter()
        .filter_map(|l| l.strip_prefix("response "))
        .collect();
    assert_eq!(answers, ["false", "true", "none", "false"]);
    let last = said.last().unwrap();
    assert!(last.starts_with("bestmove "), "{last}");
    let info = &said[said.len() - 2];
    assert!(
        info.starts_with("info depth 6 multipv 1 score cp "),
        "{info}"
    );
}

#[test]
fn every_game_thinks_and_ends() {
    for game in [
        "anywoli",
        "djenon-abe",
        "dzuwa:teams=off",
        "en-dodoi:pits=8",
        "wali",
    ] {
        let said = engine(&format!(
            "setoption name Game value {game}\nsetoption name MultiPV value 2\ngo nodes 2000\nsetoption name Level value 2\ngo\nquery moves\n"
        ));
        let best: Vec<&str> = said
            .iter()
            .filter_map(|l| l.strip_prefix("bestmove "))
            .collect();
        let moves = said
            .iter()
            .find_map(|l| l.strip_prefix("response "))
            .unwrap();
        let legal: Vec<&str> = moves.split(' ').collect();
        assert_eq!(best.len(), 2, "{said:?}");
        assert!(best.iter().all(|m| legal.contains(m)), "{game}: {best:?}");
    }
}

#[test]
fn an_endless_search_stops() {
    let said = engine("go infinite\nisready\nstop\nposition startpos\ngo infinite\nquit\n");
    assert_eq!(
        said.iter().filter(|l| l.starts_with("bestmove ")).count(),
        2,
        "{said:?}"
    );
    assert!(said.contains(&"readyok".to_owned()));
}

#[test]
fn nothing_that_is_said_does_harm() {
    let said = engine(
        "\u{1}\u{7}\nbogus\ngo depth x\nposition fen 1 2 3\nposition startpos moves A A\nsetoption name Game value chess\n\
         setoption name Hash value 0\nquery who\nposition fen 0,0,0,0,0,0/0,0,0,0,0,0 24-24 S 0\ngo\nstop\n",
    );
    assert_eq!(said.last().unwrap(), "bestmove (none)");
    let strings = said.iter().filter(|l| l.starts_with("info string "));
    assert_eq!(strings.count(), 9, "{said:#?}");
    assert_eq!(said.len(), 10, "{said:#?}");
}

#[test]
fn a_match_is_the_same_again_on_any_number_of_threads() {
    let play = |threads: &str| {
        let args = [
            "match",
            "djenon-abe",
            "nodes:500",
            "level:2",
            "--pairs",
            "3",
            "--look",
            "1000",
            "--jsonl",
            "--threads",
            threads,
        ];
        let ran = semailles(&args);
        assert_eq!(ran.code, 0, "{}", ran.err);
        ran.out
    };
    let once = play("1");
    assert_eq!(play("3"), once);
    assert_eq!(once.lines().count(), 6);
    for (i, line) in once.lines().enumerate() {
        let game: Value = serde_json::from_str(line).unwrap();
        assert_eq!(game["first_is"], ["S", "N"][i % 2]);
        assert_ne!(game["end"], "failed");
    }
}

#[test]
fn a_match_against_the_engine() {
    let program = format!("ugi:nodes 300:{} engine", env!("CARGO_BIN_EXE_semailles"));
    let ran = semailles(&[
        "match", "wali", "random", &program, "--pairs", "1", "--look", "500", "--json",
    ]);
    assert_eq!(ran.code, 0, "{}", ran.err);
    let summary: Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!(
        (&summary["games"], &summary["losses"]),
        (&Value::from(2), &Value::from(2)),
        "{summary}"
    );
}

#[test]
fn a_time_to_move_is_kept() {
    // Beside other tests on a busy machine; what is asserted is that it stops, not how quick the machine is.
    let start = Instant::now();
    let said = engine("go movetime 150\n");
    assert!(start.elapsed() < Duration::from_secs(3), "{said:?}");
    let spent = said.iter().rev().find_map(|line| line.split_once(" time "));
    let (spent, _) = spent.and_then(|(_, rest)| rest.split_once(' ')).unwrap();
    let spent: u64 = spent.parse().unwrap();
    assert!((100..1_000).contains(&spent), "{spent} ms");
    assert!(said.last().unwrap().starts_with("bestmove "));
}

/// Two each way through: against itself, and against the program by its own clock.
#[test]
fn ten_games_on_a_clock_are_not_lost_on_time() {
    let program = format!("ugi:x:{} engine", env!("CARGO_BIN_EXE_semailles"));
    for game in ["anywoli", "djenon-abe", "dzuwa", "en-dodoi", "wali"] {
        let ran = semailles(&[
            "match", game, "level:5", &program, "--pairs", "1", "--look", "500", "--clock",
            "0.4+0.01", "--json",
        ]);
        assert_eq!(ran.code, 0, "{}", ran.err);
        let summary: Value = serde_json::from_str(&ran.out).unwrap();
        assert_eq!(summary["games"], 2);
        assert!(summary["ends"]["time"].is_null(), "{game}: {summary}");
        assert!(summary["ends"]["failed"].is_null(), "{game}: {summary}");
    }
}

#[test]
fn whoever_is_late_loses() {
    // A thinker that keeps to a limit of its own and not to the clock.
    let ran = semailles(&[
        "match", "wali", "time:300", "random", "--pairs", "1", "--look", "500", "--clock", "0.2",
        "--json",
    ]);
    assert_eq!(ran.code, 0, "{}", ran.err);
    let summary: Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!(
        (&summary["losses"], &summary["ends"]["time"]),
        (&Value::from(2), &Value::from(2)),
        "{summary}"
    );
}

#[test]
fn a_position_is_analysed() {
    let ran = semailles(&[
        "analyse",
        "--game",
        "wali",
        "--position",
        "6/2L3/2L3/4L1/5R 0,0 L 7",
        "--json",
        "--lines",
        "1",
    ]);
    let seen: Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!(seen["lines"][0]["outright"], 3, "{seen}");
    assert_eq!(seen["lines"][0]["moves"].as_array().map(Vec::len), Some(3));
}

#[test]
fn where_everyone_plays_alone_matches_and_games_are_judged_too() {
    let ran = semailles(&[
        "match",
        "dzuwa:teams=off",
        "nodes:200",
        "random",
        "--pairs",
        "1",
        "--jsonl",
    ]);
    assert_eq!(ran.code, 0, "{}", ran.err);
    let sides: Vec<Value> = ran
        .out
        .lines()
        .map(|line| serde_json::from_str::<Value>(line).unwrap()["first_is"].clone())
        .collect();
    assert_eq!(sides, ["13", "24"]);
    let record = "[Rules \"1\"]\n[Game \"dzuwa:teams=off\"]\n[Result \"*\"]\n\nb< c< c - c a *\n";
    let judge = |extra: &[&str]| {
        let args = [&["--lang", "en", "analyse", "-", "--nodes", "500"], extra].concat();
        let ran = with_input(&args, record.as_bytes());
        assert_eq!(ran.code, 0, "{}", ran.err);
        ran.out
    };
    assert!(judge(&[]).starts_with("Everyone plays alone"));
    let judged: Vec<Value> = serde_json::from_str(&judge(&["--json"])).unwrap();
    let players: Vec<&Value> = judged.iter().map(|move_| &move_["player"]).collect();
    assert_eq!(players, ["1", "2", "3", "4", "1", "2"]);
    // Its own search tells what a move was worth to who played it: never more than the best, when both see all.
    assert!(judged.iter().all(|move_| move_["loss"].as_i64() >= Some(0)));
    assert_eq!(judged[3]["loss"], 0, "who has to pass makes no mistake");
}
