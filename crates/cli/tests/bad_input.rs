//! Wrong input of every kind: a short message, the right exit code, and quickly.

mod common;

use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use common::{Ran, folder, french, semailles, with_input};

/// The one line on standard error.
fn wrong(ran: &Ran, code: i32, says: &[&str]) {
    assert_eq!(ran.code, code, "{}{}", ran.out, ran.err);
    assert!(ran.out.is_empty(), "{}", ran.out);
    assert!(ran.err.len() < 1000, "{} bytes", ran.err.len());
    for words in says {
        assert!(ran.err.contains(words), "{words:?} is not in {:?}", ran.err);
    }
}

#[test]
fn wrong_games_name_the_nearest() {
    for command in ["show", "rules", "bench", "play"] {
        let known = "anywoli, djenon-abe, dzuwa, en-dodoi, wali";
        wrong(&semailles(&[command, "endodoi"]), 2, &["en-dodoi", known]);
        wrong(
            &french(&[command, "endodoi"]),
            2,
            &["erreur\u{A0}:", "en-dodoi", known],
        );
    }
    wrong(
        &semailles(&["show", "en-dodoi:pits=99"]),
        2,
        &["pits", "99", "6 to 10"],
    );
    wrong(&semailles(&["show", "en-dodoi:pit=8"]), 2, &["pits"]);
    wrong(&semailles(&["show", "en-dodoi:"]), 2, &["en-dodoi"]);
}

#[test]
fn wrong_command_lines() {
    wrong(
        &semailles(&["perfd"]),
        2,
        &["perfd", "Did you mean perft?", "semailles --help"],
    );
    wrong(
        &french(&["perfd"]),
        2,
        &["Vouliez-vous dire perft\u{202F}?"],
    );
    wrong(
        &semailles(&["show", "wali", "--mooves", "a"]),
        2,
        &["--moves", "semailles show --help"],
    );
    wrong(&semailles(&["perft", "wali"]), 2, &["<DEPTH>"]);
    wrong(&french(&["perft", "wali"]), 2, &["<PROFONDEUR>"]);
    for depth in ["0", "-1", "+1", "1.5", "01x", "", "٣", "101"] {
        wrong(&semailles(&["perft", "wali", "--", depth]), 2, &["DEPTH"]);
    }
    wrong(
        &semailles(&["random", "wali", "--games", "1"]),
        2,
        &["--seed"],
    );
    wrong(
        &semailles(&["play", "wali", "--computer", "L,N"]),
        2,
        &["N", "L, R"],
    );
    wrong(
        &semailles(&["play", "wali", "--resume", "x"]),
        2,
        &["--resume"],
    );
    wrong(
        &semailles(&["show", "wali", "--lang", "de"]),
        2,
        &["de", "fr"],
    );
    wrong(
        &semailles(&["show", "wali", "--json", "--json"]),
        2,
        &["--json"],
    );
    wrong(&semailles(&["help", "perfd"]), 2, &["perft"]);
    let nothing = semailles(&[]);
    assert_eq!(nothing.code, 2);
    assert!(nothing.err.contains("Commands:"));
}

#[test]
fn wrong_positions_and_moves() {
    let show = |game, what, text| semailles(&["show", game, what, text]);
    let pits = "4,4,4,4,4,4/4,4,4,4,4";
    wrong(&show("en-dodoi", "-p", pits), 2, &["column"]);
    wrong(
        &show("en-dodoi", "-p", "4,4,4,4,4,4/4,4,4,4,4,4 0-0 X"),
        2,
        &["column 29", "X"],
    );
    wrong(&show("en-dodoi", "-m", "A B"), 2, &["move 2", "B"]);
    wrong(
        &show("en-dodoi", "-m", "a"),
        2,
        &["move 1", "Legal moves: A, B"],
    );
    wrong(&show("en-dodoi", "-m", "Ａ"), 2, &["move 1"]);
    wrong(
        &french(&["show", "en-dodoi", "-m", "a"]),
        2,
        &["coup 1", "Coups permis"],
    );
}

#[test]
fn ten_megabytes_of_one_digit() {
    let began = Instant::now();
    let digits = "9".repeat(10_000_000);
    let file = folder("digits").join("digits.txt");
    std::fs::write(&file, &digits).expect("a file");
    let file = file.to_str().expect("UTF-8");
    wrong(&semailles(&["replay", file]), 1, &["line 1"]);
    wrong(&semailles(&["play", "--resume", file]), 1, &["line 1"]);
    let ran = semailles(&["replay", "--jsonl", file]);
    assert_eq!(ran.code, 1);
    assert!(ran.out.starts_with("{\"line\":1,\"error\":") && ran.out.len() < 200);
    let ran = with_input(&["play", "wali"], digits.as_bytes());
    assert_eq!(ran.code, 0);
    assert!(ran.out.contains("That line is too long.") && ran.out.len() < 3000);
    // As an argument, as long as the system lets it be.
    let long = &digits[..100_000];
    for args in [
        &["show", long][..],
        &["show", &format!("en-dodoi:pits={long}")],
        &["show", "wali", "-p", long],
        &["show", "wali", "-m", long],
        &["perft", "wali", long],
        &["random", "wali", "--games", long, "--seed", "1"],
        &["replay", long],
        &["--lang", long, "games"],
        &[long],
    ] {
        let ran = semailles(args);
        assert_ne!(ran.code, 0);
        assert!(ran.err.len() < 1000 && ran.out.is_empty());
    }
    assert!(began.elapsed() < Duration::from_secs(20));
}

#[test]
fn lines_that_cannot_be_replayed() {
    let mut input = Vec::new();
    let many = vec!["\"a\""; 10_001].join(",");
    let lines: [&[u8]; 13] = [
        b"\xef\xbb\xbf{\"game\":\"wali\",\"moves\":[]}",
        b"{\"game\":\"wali\",\"moves\":[\"\xff\"]}",
        b"{\"game\":\"wali\",\"moves\":[\"c3\"",
        b"{\"game\":\"wali\"}",
        b"{\"game\":\"wali\",\"moves\":[],\"strat\":\"6\"}",
        b"{\"game\":\"wali\",\"moves\":3}",
        b"{\"game\":\"wali\",\"moves\":[]} {}",
        &[b'['; 100_000],
        b"{\"game\":\"chess\",\"moves\":[]}",
        b"{\"game\":\"wali\",\"start\":\"\",\"moves\":[]}",
        "{\"game\":\"en-dodoi\",\"moves\":[\"А\"]}".as_bytes(),
        b"{\"game\":\"wali\",\"game\":\"wali\",\"moves\":[]}",
        many.as_bytes(),
    ];
    for line in lines {
        input.extend_from_slice(line);
        input.push(b'\n');
    }
    input.extend_from_slice(format!("{{\"game\":\"wali\",\"moves\":[{many}]}}\n").as_bytes());
    input.extend(std::iter::repeat_n(b' ', (16 << 20) + 1));
    input.extend_from_slice(b"\n{\"game\":\"wali\",\"moves\":[]}");
    let ran = with_input(&["replay", "--jsonl"], &input);
    assert_eq!(ran.code, 1);
    let out: Vec<_> = ran.out.lines().collect();
    assert_eq!(out.len(), 16);
    for (i, line) in out[..15].iter().enumerate() {
        let begins = format!("{{\"line\":{},\"error\":\"", i + 1);
        assert!(line.starts_with(&begins) && line.len() < 400, "{line}");
    }
    assert!(out[0].contains("byte-order mark"));
    assert!(out[1].contains("UTF-8"));
    assert!(out[13].contains("more than 10,000 moves"));
    assert!(out[14].contains("16 MiB"));
    assert!(out[15].starts_with("{\"game\":\"wali\""));
}

#[test]
fn files_that_cannot_be_read() {
    wrong(
        &semailles(&["replay", "no/such/file"]),
        1,
        &["no/such/file", "no such file"],
    );
    wrong(
        &french(&["replay", "--jsonl", "no/such/file"]),
        1,
        &["n’existe pas"],
    );
    wrong(
        &semailles(&["replay", env!("CARGO_MANIFEST_DIR")]),
        1,
        &["folder"],
    );
    wrong(&with_input(&["replay"], b""), 1, &["no game"]);
}

/// `semailles … | head` is no error.
#[cfg(unix)]
#[test]
fn a_broken_pipe_ends_quietly() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_semailles"))
        .args([
            "random", "wali", "--games", "1000", "--seed", "1", "--jsonl",
        ])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("the program ends");
    assert!(output.status.success() && output.stderr.is_empty());
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_told() {
    let full = std::fs::OpenOptions::new()
        .write(true)
        .open("/dev/full")
        .expect("Linux has it");
    let output = Command::new(env!("CARGO_BIN_EXE_semailles"))
        .args(["--lang", "fr", "games"])
        .stdout(full)
        .output()
        .expect("the program ends");
    assert_eq!(output.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&output.stderr).contains("plus de place"));
}
