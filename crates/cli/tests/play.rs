//! Whole sessions at the keyboard, piped.

mod common;

use std::fs;

use common::{Ran, folder, run, with_input};

fn played(args: &[&str], typed: &str) -> Ran {
    let ran = with_input(&[&["play"], args].concat(), typed.as_bytes());
    assert_eq!(ran.code, 0, "{}", ran.err);
    ran
}

#[test]
fn a_session_in_two_languages() {
    let typed = "wari\n4\na\nA\nundo\nannuler\nB\nrécit\ncoups\nhelp\nfoo\nabandonner\n";
    let en = run(&["play"], typed.as_bytes(), "en", 80);
    let fr = run(&["play"], typed.as_bytes(), "fr", 80);
    assert_eq!((en.code, fr.code), (0, 0));
    insta::assert_snapshot!("session_en", en.out);
    insta::assert_snapshot!("session_fr", fr.out);
}

#[test]
fn the_end_of_input_says_how_to_go_on() {
    let ran = played(&["en-dodoi:pits=8"], "A");
    let start = ran.out.find("--position \"").expect("a position") + 12;
    let position = ran.out[start..].split('"').next().expect("its end");
    let again = played(&["en-dodoi:pits=8", "--position", position], "");
    assert!(again.out.contains(position) && again.out.contains("North>"));
}

#[test]
fn a_game_is_kept_and_gone_on_with() {
    let folder = folder("kept");
    let file = folder.join("my game.txt");
    let name = file.to_str().expect("UTF-8");
    played(&["djenon-abe"], &format!("A\nsave {name}\nquit\n"));
    let kept = fs::read_to_string(&file).expect("the game is kept");
    assert_eq!(
        kept,
        "[Rules \"1\"]\n[Game \"djenon-abe\"]\n[Result \"*\"]\n\n1. A *\n"
    );
    // Nothing is replaced by somebody who does not say so.
    let ran = played(
        &["--resume", name],
        &format!("a\nsave {name}\nno\nsave {name}\n"),
    );
    assert!(ran.out.contains("Not saved."));
    assert_eq!(fs::read_to_string(&file).expect("still there"), kept);
    played(&["--resume", name], &format!("a\ngarder {name}\noui\n"));
    let kept = fs::read_to_string(&file).expect("the game is kept");
    assert!(kept.ends_with("1. A a *\n"), "{kept}");
    let left: Vec<_> = fs::read_dir(&folder).expect("a folder").collect();
    assert_eq!(left.len(), 1, "no temporary file is left");
    // In the middle of another game.
    let ran = played(&["wali"], &format!("resume {name}\nmoves\n"));
    assert!(
        ran.out.contains("2 moves were played.")
            && ran.out.contains("Djenon") | ran.out.contains("South")
    );
    let ran = with_input(&["replay", name], b"");
    assert!(ran.out.contains("1. A") && ran.code == 0, "{}", ran.out);
}

#[test]
fn what_is_no_plain_file_is_left_alone() {
    let folder = folder("plain");
    let name = folder.to_str().expect("UTF-8");
    let ran = played(
        &["wali"],
        &format!("save {name}\nsave {name}/no/such\nsave\nresume {name}\n"),
    );
    // Long paths are wrapped.
    let out = ran.out.replace('\n', " ");
    for says in [
        "is not a plain file",
        "cannot write",
        "Save where?",
        "that is a folder",
    ] {
        assert!(out.contains(says), "{says}: {out}");
    }
}

#[test]
fn a_set_up_is_kept_with_its_position() {
    let folder = folder("set_up");
    let name = folder.join("game");
    let name = name.to_str().expect("UTF-8");
    let position = "6/2L3/2L3/3L2/4RR 0,0 L 7";
    played(
        &["wali", "--position", position],
        &format!("d2c2xf1\nsave {name}\nundo\n"),
    );
    let kept = fs::read_to_string(name).expect("the game is kept");
    assert!(kept.contains(&format!("[Position \"{position}\"]")) && kept.contains("1. d2c2xf1 *"));
}

#[test]
fn computers_play_alone_and_always_alike() {
    for game in [
        "anywoli:last-four=lot,pits=7",
        "djenon-abe",
        "dzuwa",
        "en-dodoi",
        "wali",
    ] {
        let players = match game {
            "dzuwa" => "1,2,3,4",
            "wali" => "l,r",
            _ => "S,N",
        };
        let once = played(&[game, "--computer", players, "--seed", "3"], "");
        let twice = played(&[game, "--computer", players, "--seed", "3"], "");
        assert!(once.out == twice.out, "{game}");
        assert!(once.out.contains("Score"), "{game}");
    }
}

#[test]
fn taking_back_passes_over_the_computer() {
    let ran = played(
        &["wali", "--computer", "R", "--seed", "1"],
        "c3\nundo\nundo\n",
    );
    assert!(ran.out.contains("2 moves are taken back."));
    assert!(ran.out.contains("There is nothing to take back."));
}

#[test]
fn a_forced_pass_is_announced_and_played() {
    // Djenon-abe: a player whose row is empty passes when the other can feed.
    let ran = played(
        &["djenon-abe", "-p", "0,0,0,0,0,0/1,2,3,4,5,6 10-17 S 0"],
        "",
    );
    assert!(
        ran.out.contains("Only a pass is possible: it is played."),
        "{}",
        ran.out
    );
    assert!(ran.out.contains("North>"));
}

#[test]
fn a_finished_game_can_be_taken_back() {
    let typed = "d2c2xf1\nc2c1\nundo\nquit\n";
    let ran = played(&["wali", "--position", "6/2L3/2L3/3L2/5R 0,0 L 7"], typed);
    assert!(ran.out.contains("The longs win"), "{}", ran.out);
    assert!(ran.out.contains("One move is taken back."));
    assert!(ran.out.contains("The game is broken off here"));
}
