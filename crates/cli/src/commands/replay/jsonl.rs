//! A game a line: what was played in, everything that follows from it out.

use std::io::BufRead;

use semailles_locale::{Lang, cli as t, describe, text};
use serde::de::{Deserializer, IgnoredAny, SeqAccess, Visitor};
use serde::{Deserialize, Serialize};

use crate::app::Context;
use crate::failure::Failure;
use crate::json::WholeGame;
use semailles_ugi::lines::{self, Line};

const MAX_LINE: usize = 16 << 20;
const MAX_MOVES: usize = 10_000;

/// What a line looks like.
const FORM: &str = r#"{"game":"…","start":"…","moves":["…"]}"#;

/// Replays every line; one that cannot be becomes an error with its number.
pub(super) fn replay(
    context: &mut Context<'_>,
    name: &str,
    input: &mut dyn BufRead,
) -> Result<(), Failure> {
    let lang = context.lang;
    let mut input = input;
    let mut buffer = Vec::new();
    let mut faults = false;
    for number in 1_u64.. {
        let line = lines::read(&mut input, &mut buffer, MAX_LINE)
            .map_err(|why| super::cannot_read(lang, name, &why))?;
        let done = match line {
            Line::End => break,
            Line::TooLong => Err(text!(lang, t::LINE_TOO_LONG, max = MAX_LINE >> 20)),
            Line::Read if buffer.trim_ascii().is_empty() => continue,
            Line::Read => read(lang, &buffer).and_then(|kept| kept.replay(lang)),
        };
        match done {
            Ok((kept, all)) => serde_json::to_writer(&mut *context.out, &all.line(&kept))?,
            Err(error) => {
                faults = true;
                let fault = Fault {
                    line: number,
                    error,
                };
                serde_json::to_writer(&mut *context.out, &fault)?;
            }
        }
        writeln!(context.out)?;
    }
    if faults { Err(Failure::Told) } else { Ok(()) }
}

/// What takes the place of a line that cannot be replayed.
#[derive(Serialize)]
struct Fault {
    line: u64,
    error: String,
}

/// What is read of a line. What follows from it may be there already, and is found again.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Kept {
    game: String,
    #[serde(default)]
    start: Option<String>,
    #[serde(deserialize_with = "bounded")]
    moves: Vec<String>,
    #[serde(default, rename = "positions")]
    _positions: IgnoredAny,
    #[serde(default, rename = "legal_counts")]
    _legal_counts: IgnoredAny,
    #[serde(default, rename = "result")]
    _result: IgnoredAny,
}

/// Keeps one move more than allowed, so that too many are seen without being kept.
fn bounded<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<String>, D::Error> {
    struct Moves;

    impl<'de> Visitor<'de> for Moves {
        type Value = Vec<String>;

        fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
            f.write_str("a list of moves")
        }

        fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Vec<String>, A::Error> {
            let mut moves = Vec::new();
            while moves.len() <= MAX_MOVES {
                match list.next_element()? {
                    Some(text) => moves.push(text),
                    None => return Ok(moves),
                }
            }
            while list.next_element::<IgnoredAny>()?.is_some() {}
            Ok(moves)
        }
    }

    deserializer.deserialize_seq(Moves)
}

fn read(lang: Lang, line: &[u8]) -> Result<Kept, String> {
    let Ok(line) = str::from_utf8(line) else {
        return Err(text!(lang, t::LINE_NOT_UTF8));
    };
    if line.starts_with('\u{feff}') {
        return Err(text!(lang, t::LINE_BYTE_ORDER_MARK));
    }
    let kept: Kept = serde_json::from_str(line).map_err(|e| {
        use serde_json::error::Category;
        let message = match e.classify() {
            Category::Eof => t::LINE_CUT,
            Category::Data => t::LINE_OTHER_FORM,
            Category::Syntax | Category::Io => t::LINE_NOT_JSON,
        };
        // Columns are told in characters.
        let column = line
            .char_indices()
            .take_while(|(at, _)| *at < e.column())
            .count();
        match e.classify() {
            Category::Data => text!(lang, message, column = column, form = FORM),
            _ => text!(lang, message, column = column),
        }
    })?;
    if kept.moves.len() > MAX_MOVES {
        return Err(text!(lang, t::TOO_MANY_MOVES, max = MAX_MOVES));
    }
    Ok(kept)
}

/// What follows from a game.
struct Replayed {
    positions: Vec<String>,
    legal_counts: Vec<usize>,
    result: Option<String>,
}

impl Kept {
    fn replay(self, lang: Lang) -> Result<(Self, Replayed), String> {
        let game = semailles_games::game(&self.game).map_err(|e| describe::name_error(lang, &e))?;
        let mut run = match &self.start {
            None => game.begin(),
            Some(text) => game
                .set_up(text)
                .map_err(|e| describe::position_error(lang, &e))?,
        };
        let mut positions = vec![run.position_text()];
        let mut legal_counts = Vec::with_capacity(self.moves.len());
        for (i, text) in self.moves.iter().enumerate() {
            legal_counts.push(run.legal().len());
            run.read_move(text).and_then(|m| run.play(m)).map_err(|e| {
                let why = describe::move_error(lang, &e);
                text!(lang, t::PLY_ERROR, ply = i + 1, why = why)
            })?;
            positions.push(run.position_text());
        }
        let result = run.result_text();
        Ok((
            self,
            Replayed {
                positions,
                legal_counts,
                result,
            },
        ))
    }
}

impl Replayed {
    fn line<'a>(&'a self, kept: &'a Kept) -> WholeGame<'a> {
        WholeGame {
            game: &kept.game,
            start: kept.start.as_deref(),
            moves: &kept.moves,
            positions: &self.positions,
            legal_counts: &self.legal_counts,
            result: self.result.as_deref(),
        }
    }
}
