//! Every error with its message.

use std::io;
use std::time::{Duration, Instant};

use super::super::*;
use super::count::find;
use crate::Move;

fn message(text: &str) -> String {
    Record::parse(text, &find).unwrap_err().to_string()
}

/// A game of nine with these moves.
fn with(moves: &str) -> String {
    format!("[Rules \"1\"]\n[Game \"count\"]\n[Result \"*\"]\n\n{moves}")
}

#[test]
fn tags() {
    let game = "[Rules \"1\"]\n[Game \"count\"]\n";
    let end = "[Result \"*\"]\n\n*";
    for (text, expected) in [
        (
            "",
            "line 1, column 1: expected [Rules \"1\"], found the end of the text",
        ),
        (
            "  \n ",
            "line 2, column 2: expected [Rules \"1\"], found the end of the text",
        ),
        (
            "1. a *",
            "line 1, column 1: expected [Rules \"1\"], found \"1\"",
        ),
        (
            "\u{feff}\u{feff}",
            "line 1, column 1: a byte-order mark (U+FEFF) stands before the text; expected UTF-8 text without one",
        ),
        (
            "[Game \"count\"]",
            "line 1, column 1: expected [Rules \"1\"], found \"[Game\"",
        ),
        (
            "[rules \"1\"]",
            "line 1, column 1: expected [Rules \"1\"], found \"[rules\"",
        ),
        (
            "[Rules 1]",
            "line 1, column 8: expected \" before the value of the tag, found \"1\"",
        ),
        (
            "[Rules=\"1\"]",
            "line 1, column 7: expected a space after the name of the tag, found \"=\"",
        ),
        (
            "[ Rules \"1\"]",
            "line 1, column 2: expected the name of a tag, found \" \"",
        ),
        (
            "[Rules \"1\" ]",
            "line 1, column 11: expected ] after the value of the tag, found \" \"",
        ),
        (
            "[Rules \"1\n\"]",
            "line 1, column 10: expected the \" of the tag, found the end of the line",
        ),
        (
            "[Rules \"2\"]\n[Game \"x\"]\n[Result \"*\"]\n*",
            "line 1, column 9: the record follows rules \"2\", and this program knows rules \"1\" only",
        ),
        (
            &format!("[Rules \"1\"]\n{end}"),
            "line 4, column 1: the tag [Game \"…\"] is missing",
        ),
        (
            &format!("{game}\n*"),
            "line 4, column 1: the tag [Result \"…\"] is missing",
        ),
        (
            &format!("{game}[Game \"count\"]\n{end}"),
            "line 3, column 1: the tag Game is given twice",
        ),
        (
            &format!("{game}[S \"a\"][S \"b\"]\n{end}"),
            "line 3, column 8: the tag S is given twice",
        ),
        (
            &format!("{game} [Rules \"1\"]\n{end}"),
            "line 3, column 2: the tag Rules is given twice",
        ),
        (
            &format!("{game}[S \"a\\n\"]\n{end}"),
            "line 3, column 7: expected \" or \\ after \\, found \"n\"",
        ),
        (
            &format!("{game}[S \"a\tb\"]\n{end}"),
            "line 3, column 6: the value of a tag cannot contain '\\t' (U+0009)",
        ),
        (
            &format!("{game}[S \"é\u{85}b\"]\n{end}"),
            "line 3, column 6: the value of a tag cannot contain '\\u{85}' (U+0085)",
        ),
        (
            &format!("{game}[Ŝ \"b\"]\n{end}"),
            "line 3, column 2: expected the name of a tag, found \"Ŝ\"",
        ),
        (
            &format!("{game}[{} \"b\"]\n{end}", "S".repeat(33)),
            "line 3, column 34: expected a space after the name of the tag, found \"S\"",
        ),
        (
            &format!("{game}[S \"{}\"]\n{end}", "é".repeat(1001)),
            "line 3, column 1005: there may be at most 1000 characters in the value of a tag",
        ),
        (
            "[Rules \"1\"]\n[Game \"wali\"]\n[Result \"*\"]\n\n*",
            "line 2, column 8: no game \"wali\"; known are count",
        ),
        (
            "[Rules \"1\"]\n[Game \"count:heap=0\"]\n[Result \"*\"]\n\n*",
            "line 2, column 8: heap cannot be \"0\"; known are 1 to 60000",
        ),
        (
            &format!("{game}[Position \"9 2\"]\n{end}"),
            "line 3, column 12: position, column 3, side to move: expected a number from 0 to 1, found \"2\"",
        ),
        (
            &format!("{game}[Ended \"resign 1\"]\n{end}"),
            "line 3, column 9: expected one of resign S, resign N, time S, time N, agreed draw, agreed share, found \"resign 1\"",
        ),
        (
            &format!("{game}[Ended \"agreed draw\"]\n[Position \"0 0\"]\n[Result \"N\"]\nN"),
            "line 3, column 9: the rules have ended this game (N): [Ended \"…\"] cannot be",
        ),
    ] {
        assert_eq!(message(text), expected, "{text}");
    }
    let many = |n: usize| -> String { (0..n).map(|i| format!("[T{i} \"\"]\n")).collect() };
    Record::parse(&format!("{game}{}{end}", many(64)), &find).unwrap();
    for (n, line) in [(65, 67), (10_000, 71)] {
        assert_eq!(
            message(&format!("{game}{}{end}", many(n))),
            format!("line {line}, column 1: there may be at most 64 free tags in a game")
        );
    }
}

#[test]
fn moves() {
    let long = "9".repeat(100);
    for (moves, expected) in [
        (
            "",
            "line 5, column 1: the game has no end: the text stops where a move or the result should follow",
        ),
        (
            "1. a",
            "line 5, column 5: the game has no end: the text stops where a move or the result should follow",
        ),
        (
            "1. a\n[Rules \"1\"]",
            "line 6, column 1: the game has no end: the text stops where a move or the result should follow",
        ),
        (
            "1. a {b",
            "line 5, column 8: the game has no end: the text stops where the } of a comment should follow",
        ),
        (
            "1. a {b\n[Rules",
            "line 6, column 1: the game has no end: the text stops where the } of a comment should follow",
        ),
        (
            "1. a [S \"x\"] *",
            "line 5, column 6: expected a move or the result, found \"[\"",
        ),
        (
            "1. a } *",
            "line 5, column 6: expected a move or the result, found \"}\"",
        ),
        (
            "1. d *",
            "line 5, column 4: \"d\" is not a move of this game; expected a, b or c",
        ),
        (
            "1. a b c a\n{é} c *",
            "line 6, column 5: c may not be played: that pit is empty",
        ),
        (
            "1. c c c a *",
            "line 5, column 10: a may not be played: the game is over",
        ),
        (
            "1. а *",
            "line 5, column 4: a move cannot contain 'а' (U+0430)",
        ),
        (
            "1. a\u{a0}b *",
            "line 5, column 5: a move cannot contain '\\u{a0}' (U+00A0)",
        ),
        (
            "1. a\0",
            "line 5, column 5: a move cannot contain '\\0' (U+0000)",
        ),
        (
            "{a\u{7}}",
            "line 5, column 3: a comment cannot contain '\\u{7}' (U+0007)",
        ),
        (
            "2. a *",
            "line 5, column 1: expected move number 1, found 2",
        ),
        (
            "01. a *",
            "line 5, column 1: expected move number 1, found 01",
        ),
        (
            "1. a 1. b *",
            "line 5, column 6: move number 1 stands in the middle of a round; there it may only follow a comment or a parenthesis",
        ),
        (
            "1. a {x} 2. b *",
            "line 5, column 10: expected move number 1, found 2",
        ),
        (
            "1. a {x} 1. b (1. c) 1. a *",
            "line 5, column 22: expected move number 2, found 1",
        ),
        (
            "1... a *",
            "line 5, column 3: \".\" is not a move of this game; expected a, b or c",
        ),
        (
            "1. a b 2. *",
            "line 5, column 11: \"*\" is not a move of this game; expected a, b or c",
        ),
        (
            "1. {x} a *",
            "line 5, column 4: expected the move after its number, found \"{\"",
        ),
        (
            "1. a b 2.",
            "line 5, column 10: the game has no end: the text stops where a move or the result should follow",
        ),
        (
            &long,
            "line 5, column 1: expected a move or the result, found \"999999999999999999999999999999…\"",
        ),
        (
            "(a) *",
            "line 5, column 1: a variation follows the move that it replaces, and there is none",
        ),
        (
            "1. a ((b)) *",
            "line 5, column 7: a variation follows the move that it replaces, and there is none",
        ),
        (
            "1. a () *",
            "line 5, column 7: a variation has at least one move",
        ),
        (
            "1. a ({x}) *",
            "line 5, column 10: a variation has at least one move",
        ),
        (
            "1. a (b *",
            "line 5, column 9: a variation is still open: ) is missing",
        ),
        (
            "1. a ) *",
            "line 5, column 6: there is no variation that ) could close",
        ),
        (
            "1. a S",
            "line 5, column 6: \"S\" is not a move of this game; expected a, b or c",
        ),
        (
            "1. c c 2. c *",
            "line 5, column 13: the result is given as \"*\", but the moves give \"S\"",
        ),
        (
            "1. c c 2. c 1-0",
            "line 5, column 13: the result is given as \"1-0\", but the moves give \"S\"",
        ),
        (
            "1. c c 2. c S",
            "line 3, column 10: the result is given as \"*\", but the moves give \"S\"",
        ),
        (
            "* *",
            "line 5, column 3: expected the end of the text, found \"*\"",
        ),
    ] {
        assert_eq!(message(&with(moves)), expected, "{moves}");
    }
    assert_eq!(
        message("[Rules \"1\"]\n[Game \"count\"]\n[Result \"S\"]\n\n1. a S"),
        "line 5, column 6: the result is given as \"S\", but the moves give \"*\""
    );
    assert_eq!(
        message("[Rules \"1\"]\r\n[Game \"count\"]\r\n[Result \"S\"]\n\r\n1. a x"),
        "line 3, column 13: this line ends in LF, the lines before it in CR LF; expected one kind of line end"
    );
}

/// A byte-order mark is said once, and the game behind it is read; files put together from others may change their
/// line ends between games.
#[test]
fn bytes_around_the_text() {
    let game = "[Rules \"1\"]\n[Game \"count\"]\n[Result \"*\"]\n\n1. a *\n";
    let text = format!("\u{feff}{game}{}", game.replace('\n', "\r\n"));
    let read: Vec<_> = Reader::new(text.as_bytes(), &find).collect();
    assert!(matches!(
        &read[..],
        [
            Err(RecordError {
                line: 1,
                column: 1,
                problem: Problem::ByteOrderMark
            }),
            Ok(_),
            Ok(_),
        ]
    ));
}

#[test]
fn limits() {
    let fail = |head: &str, moves: &str| {
        message(&format!(
            "[Rules \"1\"]\n[Game \"count:heap=60000\"]\n{head}[Result \"*\"]\n\n{moves}"
        ))
    };
    let read = |moves: &str| {
        Record::parse(
            &format!("[Rules \"1\"]\n[Game \"count:heap=60000\"]\n[Result \"*\"]\n\n{moves}"),
            &find,
        )
    };
    read(&format!("{}*", "a (b)\n".repeat(5000))).unwrap();
    assert_eq!(
        fail("", &format!("{}*", "a (b)\n".repeat(5001))),
        "line 5005, column 1: there may be at most 10000 plies in a game"
    );
    let deep = |n: usize| format!("a{}{} *", " (b".repeat(n), ")".repeat(n));
    read(&deep(32)).unwrap();
    assert_eq!(
        fail("", &deep(33)),
        "line 5, column 99: there may be at most 32 variations in one another"
    );
    let comment = |n: usize| format!("{{{}}} *", "x".repeat(n));
    read(&comment(MAX_BYTES - 2000)).unwrap();
    assert_eq!(
        fail("", &comment(MAX_BYTES - 500)),
        "line 5, column 1: there may be at most 1048576 bytes in the text of a game"
    );
    // Without an end: an answer, and soon.
    let start = Instant::now();
    let endless = |sign: &str| sign.repeat(10_000_000);
    for (head, moves, expected) in [
        (
            String::new(),
            endless("9"),
            "line 5, column 1: expected a move or the result, found \"999999999999999999999999999999…\"",
        ),
        (
            String::new(),
            format!("{{{}", endless("x")),
            "line 5, column 1048525: there may be at most 1048576 bytes in the text of a game",
        ),
        (
            String::new(),
            endless(" "),
            "line 5, column 1048525: there may be at most 1048576 bytes in the text of a game",
        ),
        (
            String::new(),
            endless("("),
            "line 5, column 1: a variation follows the move that it replaces, and there is none",
        ),
        (
            endless("["),
            String::new(),
            "line 3, column 2: expected the name of a tag, found \"[\"",
        ),
        (
            format!("[S \"{}", endless("x")),
            String::new(),
            "line 3, column 1005: there may be at most 1000 characters in the value of a tag",
        ),
        (
            format!("[{}", endless("x")),
            String::new(),
            "line 3, column 34: expected a space after the name of the tag, found \"x\"",
        ),
        (
            format!("[S{}", endless(" ")),
            String::new(),
            "line 3, column 1048539: there may be at most 1048576 bytes in the text of a game",
        ),
    ] {
        assert_eq!(fail(&head, &moves), expected);
    }
    assert!(start.elapsed() < Duration::from_secs(5));
}

#[test]
fn other_rules_still_offer_their_tags() {
    let text = "[Rules \"2\"]\n[Game \"x\"]\n[S \"Awa\"]\n[bad\n";
    let problem = Record::parse(text, &find).unwrap_err().problem;
    let tag = |name: &str, value: &str| (name.to_owned(), value.to_owned());
    assert_eq!(
        problem,
        Problem::OtherRules {
            found: "2".to_owned(),
            tags: vec![tag("Rules", "2"), tag("Game", "x"), tag("S", "Awa")],
        }
    );
}

#[test]
fn bytes_that_are_no_text() {
    for (bytes, expected) in [
        (
            &b"\xff"[..],
            "line 1, column 1: expected UTF-8 text, found the byte 0xff",
        ),
        (
            b"\n[Rules \"\xc3\"]",
            "line 2, column 9: expected UTF-8 text, found the byte 0xc3",
        ),
        (
            b"[Rules \"\xe4\xb8",
            "line 1, column 9: the game has no end: the text stops where the rest of a character should follow",
        ),
        (
            b"[Rules \"\xed\xa0\x80",
            "line 1, column 9: expected UTF-8 text, found the byte 0xed",
        ),
        (
            b"[Rules \"\xc0\x80",
            "line 1, column 9: expected UTF-8 text, found the byte 0xc0",
        ),
    ] {
        let error = Reader::new(bytes, &find).next().unwrap().unwrap_err();
        assert_eq!(error.to_string(), expected);
    }
}

/// A medium that breaks.
struct Broken;

impl io::Read for Broken {
    fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
        Err(io::ErrorKind::ConnectionReset.into())
    }
}

#[test]
fn a_broken_medium_ends_the_reading() {
    let text = with("1. a ");
    let broken = io::BufReader::new(io::Read::chain(text.as_bytes(), Broken));
    let mut reader = Reader::new(broken, &find);
    assert_eq!(
        reader.next().unwrap().unwrap_err().to_string(),
        "line 5, column 6: cannot read further: connection reset"
    );
    assert!(reader.next().is_none());
}

#[test]
fn what_a_scribe_refuses() {
    let game = find("count").unwrap();
    let mut scribe = Scribe::new(&*game);
    let fails = |result: Result<(), Problem>, expected: &str| {
        assert_eq!(result.unwrap_err().to_string(), expected);
    };
    assert_eq!(
        Scribe::set_up(&*game, "x 0").unwrap_err().to_string(),
        "position, column 1, heap: expected a number from 0 to 60000, found \"x\""
    );
    fails(
        scribe.comment("a } b"),
        "a comment cannot contain '}' (U+007D)",
    );
    fails(
        scribe.comment("a \u{1b} b"),
        "a comment cannot contain '\\u{1b}' (U+001B)",
    );
    fails(
        scribe.comment(&"x".repeat(MAX_BYTES)),
        "there may be at most 1048576 bytes in the text of a game",
    );
    for name in [
        "",
        "Rules",
        "Game",
        "Position",
        "Ended",
        "Result",
        "a b",
        "é",
        "x\"",
        &"x".repeat(33),
    ] {
        let shown = crate::options::shorten(name);
        fails(
            scribe.tag(name, ""),
            &format!(
                "\"{shown}\" is not a free tag; expected up to 32 letters, digits, - or _, and none of Rules, Game, Position, Ended, Result"
            ),
        );
    }
    fails(
        scribe.tag("S", "a\nb"),
        "the value of a tag cannot contain '\\n' (U+000A)",
    );
    fails(
        scribe.tag("S", &"é".repeat(1001)),
        "there may be at most 1000 characters in the value of a tag",
    );
    scribe.tag("S", &"é".repeat(1000)).unwrap();
    fails(scribe.tag("S", "b"), "the tag S is given twice");
    for i in 1..64 {
        scribe.tag(&format!("T{i}"), "").unwrap();
    }
    fails(
        scribe.tag("T64", ""),
        "there may be at most 64 free tags in a game",
    );
    fails(
        scribe.ended(Ended::Resign(Player(2))),
        "the game has no player 3",
    );
    fails(
        scribe.open(),
        "a variation follows the move that it replaces, and there is none",
    );
    fails(scribe.close(), "there is no variation that ) could close");
    fails(
        scribe.play_text("z"),
        "\"z\" is not a move of this game; expected a, b or c",
    );
    for _ in 0..2 {
        scribe.play(Move(3)).unwrap();
    }
    scribe.play(Move(1)).unwrap();
    fails(
        scribe.play(Move(3)),
        "c may not be played: that pit is empty",
    );
    scribe.open().unwrap();
    fails(scribe.close(), "a variation has at least one move");
    assert_eq!(scribe.clone().finish().unwrap_err(), Problem::StillOpen);
    scribe.play(Move(3)).unwrap();
    fails(
        scribe.play(Move(1)),
        "a may not be played: the game is over",
    );
    scribe.close().unwrap();
    scribe.play(Move(2)).unwrap();
    scribe.ended(Ended::AgreedDraw).unwrap();
    assert_eq!(
        scribe.clone().finish().unwrap_err().to_string(),
        "the rules have ended this game (N): [Ended \"…\"] cannot be"
    );
}

#[test]
fn a_record_of_a_game_that_is_no_longer_known() {
    let record = Record::parse(&with("1. a *"), &find).unwrap();
    let other = |_: &str| find("count:heap=1");
    assert_eq!(
        record.replay(&|_: &str| find("x")).unwrap_err().to_string(),
        "no game \"x\"; known are count"
    );
    assert_eq!(record.replay(&other).unwrap().position_text(), "0 1");
}
