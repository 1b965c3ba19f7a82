use std::io;

use proptest::prelude::*;

use super::*;
use crate::{Move, SplitMix64};

mod count;
mod errors;

use count::find;

fn parse(text: &str) -> Result<Record, RecordError> {
    Record::parse(text, &find)
}

/// A game with everything in it.
const SAMPLE: &str = r#"[Rules "1"]
[Game "count:heap=12"]
[Date "2026-11-30"]
[S "Awa \"la grande\" \\ Сан"]
[Position "11 1"]
[Result "S"]

{before the first} {twice} 1. a b {after} (c {déjà ; [Rules } 2. a (b) c) (a)
{又} 2. a c {four left} (2. b) 3. b {} 3. b S
"#;

fn sample() -> Record {
    let game = find("count:heap=12").unwrap();
    let mut scribe = Scribe::set_up(&*game, "11  1").unwrap();
    scribe.tag("Date", "2026-11-30").unwrap();
    scribe.tag("S", r#"Awa "la grande" \ Сан"#).unwrap();
    scribe.comment("before the\nfirst").unwrap();
    scribe.comment("twice").unwrap();
    scribe.play(Move(1)).unwrap();
    scribe.play(Move(2)).unwrap();
    scribe.comment("after").unwrap();
    scribe.open().unwrap();
    scribe.play(Move(3)).unwrap();
    scribe.comment(" déjà ;\t[Rules").unwrap();
    scribe.play_text("a").unwrap();
    scribe.open().unwrap();
    scribe.play_text("b").unwrap();
    scribe.close().unwrap();
    scribe.play_text("c").unwrap();
    scribe.close().unwrap();
    scribe.open().unwrap();
    scribe.play_text("a").unwrap();
    scribe.close().unwrap();
    scribe.comment("又").unwrap();
    scribe.play_text("a").unwrap();
    scribe.play_text("c").unwrap();
    scribe.comment("four left").unwrap();
    scribe.open().unwrap();
    scribe.play_text("b").unwrap();
    scribe.close().unwrap();
    scribe.play_text("b").unwrap();
    scribe.play_text("b").unwrap();
    scribe.finish().unwrap()
}

#[test]
fn what_is_written_is_read() {
    let record = sample();
    assert_eq!(
        record.to_string(),
        r#"[Rules "1"]
[Game "count:heap=12"]
[Date "2026-11-30"]
[S "Awa \"la grande\" \\ Сан"]
[Position "11 1"]
[Result "S"]

{before the first} {twice} 1. a b {after} (c {déjà ; [Rules} 2. a (2. b) c) (a)
{又} 2. a c {four left} (b) 3. b b S
"#
    );
    assert_eq!(parse(&record.to_string()).unwrap(), record);
}

#[test]
fn what_is_read_is_written_in_canonical_form() {
    let expected = sample().to_string();
    for text in [
        SAMPLE.to_owned(),
        SAMPLE.replace('\n', "\r\n"),
        SAMPLE.replace('\n', "\r"),
        format!("\n\r\n \t\n{SAMPLE}\n\r\n\n"),
        SAMPLE
            .replace("1. ", "1.")
            .replace("2. ", "")
            .replace("3. ", "3.\n\n"),
        SAMPLE.trim_end().to_owned(),
    ] {
        assert_eq!(parse(&text).unwrap().to_string(), expected, "{text}");
    }
}

#[test]
fn what_a_record_says() {
    let record = sample();
    assert_eq!(record.game(), "count:heap=12");
    assert_eq!(record.tag("Date"), Some("2026-11-30"));
    assert_eq!(record.tag("Place"), None);
    assert_eq!(record.player(Player(0)), Some("Awa \"la grande\" \\ Сан"));
    assert_eq!(record.player(Player(1)), None);
    assert_eq!(record.player(Player(9)), None);
    assert_eq!(record.start(), Some("11 1"));
    assert_eq!(record.ended(), None);
    assert_eq!(record.result(), "S");
    assert_eq!(record.moves().collect::<String>(), "abacbb");
    assert_eq!(record.begin(&find).unwrap().position_text(), "11 1");
    let run = record.replay(&find).unwrap();
    assert_eq!(run.position_text(), "0 1");
    assert_eq!(run.result_text().as_deref(), Some(record.result()));
}

#[test]
fn the_start_is_no_set_up() {
    let text =
        "[Rules \"1\"]\n[Game \"count:players=2,heap=9\"]\n[Position \"9  0\"]\n[Result \"*\"]\n*";
    let record = parse(text).unwrap();
    assert_eq!(record.start(), None);
    assert_eq!(
        record.to_string(),
        "[Rules \"1\"]\n[Game \"count\"]\n[Result \"*\"]\n\n*\n"
    );
}

#[test]
fn people_end_games() {
    let game = find("count:players=4").unwrap();
    for ended in Ended::all(4) {
        let mut scribe = Scribe::new(&*game);
        scribe.play(Move(2)).unwrap();
        scribe.ended(ended).unwrap();
        let record = scribe.finish().unwrap();
        let read = parse(&record.to_string()).unwrap();
        assert_eq!(read, record);
        assert_eq!(read.ended(), Some(ended));
    }
    let mut scribe = Scribe::new(&*game);
    scribe.ended(Ended::Time(Player(2))).unwrap();
    assert_eq!(
        scribe.finish().unwrap().to_string(),
        "[Rules \"1\"]\n[Game \"count:players=4\"]\n[Ended \"time 3\"]\n[Result \"*\"]\n\n*\n"
    );
}

#[test]
fn rounds_have_as_many_plies_as_players() {
    let game = find("count:heap=60000,players=3").unwrap();
    let mut scribe = Scribe::new(&*game);
    for i in 0..100 {
        scribe.play(Move(1 + i % 3)).unwrap();
    }
    let text = scribe.finish().unwrap().to_string();
    let moves = text.split_once("\n\n").unwrap().1;
    assert!(moves.starts_with("1. a b c 2. a b c 3. a"));
    assert!(moves.replace('\n', " ").ends_with("33. a b c 34. a * "));
    assert!(moves.lines().all(|l| l.len() <= 80 && !l.ends_with(' ')));
    assert!(moves.lines().rev().skip(1).all(|l| l.len() > 70));
}

#[test]
fn a_line_of_a_comment_never_looks_like_a_game() {
    let game = find("count").unwrap();
    for length in 60..90 {
        let mut scribe = Scribe::new(&*game);
        let comment = format!("{} [Rules \"1\"] and so on", "x".repeat(length));
        scribe.comment(&comment).unwrap();
        let record = scribe.finish().unwrap();
        assert_eq!(parse(&record.to_string()).unwrap(), record);
    }
}

#[test]
fn a_bad_game_does_not_hide_the_others() {
    let good = sample().to_string();
    let mut text = good.clone();
    let bad: &[&str] = &[
        "[Rules \"1\"]\n[Game \"count\"]\n[Result \"*\"]\n1. a {no end\n",
        "[Rules \"1\"]\n[Game \"count\"]\n[Result \"*\"]\n1. a z {[Rules \"1\"]} *\n",
        "[Rules \"7\"]\n[Game \"count\"]\n[What \"ever\"]\n\nabc\n",
        "[Rules \"1\"]\n[Game \"chess\"]\n[Result \"*\"]\n\n1. e4\n",
        "[Rules \"1\"]\n[Game \"count\"]\n[Result \"*\"]\n\n1. a\n\n",
        "[Rules \"1\"]\n[Game \"count\"]\n",
        "[Rules \"1\n",
        "[Rules\n",
        "garbage\n",
    ];
    for b in bad {
        text += b;
        text += &good;
    }
    let mut bytes = text.into_bytes();
    bytes.extend(b"[Rules \"1\"]\n[Game \"\xff\xfe\"]\n\xff\n");
    bytes.extend(good.as_bytes());
    let games: Vec<_> = Reader::new(&*bytes, &find).collect();
    assert_eq!(games.len(), 2 * bad.len() + 3);
    for (i, game) in games.into_iter().enumerate() {
        if i % 2 == 0 {
            assert_eq!(game.unwrap(), sample(), "game {i}");
        } else {
            game.unwrap_err();
        }
    }
}

#[test]
fn games_may_stand_in_one_line() {
    let one = "[Rules \"1\"] [Game \"count\"][Result \"*\"] 1. a *";
    let text = format!("{one} {one}\t{one}");
    let games: Vec<_> = Reader::new(text.as_bytes(), &find).collect();
    assert_eq!(games.len(), 3);
    assert!(games.iter().all(Result::is_ok));
}

#[test]
fn a_game_cut_anywhere_is_no_game() {
    let text = sample().to_string();
    for end in 0..text.len() - 1 {
        let mut games = Reader::new(&text.as_bytes()[..end], &find);
        match games.next() {
            None => assert_eq!(end, 0),
            Some(game) => {
                let problem = game.unwrap_err().problem;
                assert!(
                    matches!(problem, Problem::NoEnd { .. }),
                    "cut at byte {end}: {problem}"
                );
            }
        }
        assert!(games.next().is_none());
    }
    // Two games: the first is whole, the second is not.
    let two = format!("{text}\n{text}");
    for end in text.len() + 2..two.len() - 1 {
        let games: Vec<_> = Reader::new(&two.as_bytes()[..end], &find).collect();
        assert!(games.len() == 2 && games[0].is_ok() && games[1].is_err());
    }
}

/// Whatever bytes come, nothing panics, and what is read is true.
fn read_safely(bytes: &[u8]) -> usize {
    let mut games = 0;
    for record in Reader::new(bytes, &find).flatten() {
        let run = record.replay(&find).unwrap();
        assert_eq!(run.result_text().as_deref().unwrap_or("*"), record.result());
        assert_eq!(parse(&record.to_string()).unwrap(), record);
        games += 1;
    }
    games
}

#[test]
fn changed_bytes_make_no_false_record() {
    let mut rng = SplitMix64::new(20_261_130);
    let whole = format!("{}\n{SAMPLE}", sample()).into_bytes();
    let signs = b"[](){}\"\\*.123abcSN \n\r\t\0\xff\xc3\xef";
    let mut read = 0;
    for _ in 0..20_000 {
        let mut bytes = whole.clone();
        for _ in 0..=rng.below(4) {
            let at = rng.below(bytes.len());
            let byte = if rng.below(2) == 0 {
                signs[rng.below(signs.len())]
            } else {
                rng.below(256) as u8
            };
            match rng.below(4) {
                0 => bytes.insert(at, byte),
                1 => drop(bytes.remove(at)),
                2 => bytes.rotate_left(at),
                _ => bytes[at] = byte,
            }
        }
        read += read_safely(&bytes);
    }
    assert!(read > 10_000, "{read} games are still games");
}

/// Gives a few bytes at a time, with interruptions.
struct Trickle<'a>(&'a [u8], bool);

impl io::Read for Trickle<'_> {
    fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
        unreachable!("a buffered reader is not read otherwise")
    }
}

impl io::BufRead for Trickle<'_> {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        self.1 = !self.1;
        if self.1 {
            return Err(io::ErrorKind::Interrupted.into());
        }
        Ok(&self.0[..self.0.len().min(1)])
    }

    fn consume(&mut self, n: usize) {
        self.0 = &self.0[n..];
    }
}

#[test]
fn a_byte_at_a_time_is_as_good() {
    let text = SAMPLE.replace('\n', "\r\n").repeat(3);
    let games: Vec<_> = Reader::new(Trickle(text.as_bytes(), false), &find).collect();
    assert_eq!(games, [Ok(sample()), Ok(sample()), Ok(sample())]);
}

/// What somebody might do with a scribe.
#[derive(Clone, Debug)]
enum Act {
    Play(usize),
    Comment(String),
    Open,
    Close,
    Tag(String, String),
}

fn acts() -> impl Strategy<Value = Vec<Act>> {
    let words = "[a-z\\[\\](){\"\\\\*.1 \u{e9}\u{4e00}\u{a0}\n]{0,40}|\\PC{0,200}|[a-z]{50,120}";
    let act = prop_oneof![
        8 => any::<usize>().prop_map(Act::Play),
        2 => words.prop_map(Act::Comment),
        2 => Just(Act::Open),
        2 => Just(Act::Close),
        1 => ("[A-Za-z0-9_-]{1,33}", "\\PC{0,30}").prop_map(|(n, v)| Act::Tag(n, v)),
    ];
    proptest::collection::vec(act, 0..200)
}

fn write(game: &str, acts: Vec<Act>) -> Record {
    let mut scribe = Scribe::new(&*find(game).unwrap());
    let play = |scribe: &mut Scribe, n: usize| {
        let legal = scribe.run().legal().to_vec();
        if !legal.is_empty() {
            scribe.play(legal[n % legal.len()]).unwrap();
        }
    };
    for act in acts {
        // What cannot be done changes nothing.
        let _ = match act {
            Act::Play(n) => {
                play(&mut scribe, n);
                Ok(())
            }
            Act::Comment(text) => scribe.comment(&text),
            Act::Open => scribe.open(),
            Act::Close => scribe.close(),
            Act::Tag(name, value) => scribe.tag(&name, &value),
        };
    }
    while scribe.depth() > 0 {
        if scribe.close().is_err() {
            play(&mut scribe, 0);
        }
    }
    scribe.finish().unwrap()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1000))]

    #[test]
    fn print_then_parse_is_identity(acts in acts(), players in 2..5, heap in 1..300) {
        let record = write(&format!("count:heap={heap},players={players}"), acts);
        let text = record.to_string();
        let read = parse(&text).map_err(|e| TestCaseError::fail(format!("{e}\n{text}")))?;
        prop_assert_eq!(&read, &record);
        prop_assert_eq!(read.to_string(), text.clone());
        let moves = text.split_once("\n\n").unwrap().1;
        for line in moves.lines() {
            prop_assert!(!line.starts_with(' ') && !line.ends_with(' '));
        }
    }

    #[test]
    fn any_text_is_read_safely(text in "(\\[Rules \"1\"\\]\n)?\\PC{0,100}") {
        read_safely(text.as_bytes());
    }
}
