//! Errors in words: what was wrong, where, and what would be right.
//!
//! Each function makes a clause without a capital and a full stop, as error messages have it; [`sentence`] adds them.

use std::io;

use semailles_core::record::{Problem, RecordError};
use semailles_core::{
    Expected, Illegal, MoveError, NameError, PositionError, RULES_VERSION, shorten,
};

use crate::{Lang, Message, errors, text};

/// How many laps a sowing may need.
const LAPS: u32 = 5000;

/// How many legal moves an error lists.
const LISTED: usize = 20;

/// Why a move may not be played.
#[must_use]
pub fn illegal(lang: Lang, why: &Illegal) -> String {
    let message = match why {
        Illegal::GameOver => errors::ILLEGAL_GAME_OVER,
        Illegal::NotYourPit => errors::ILLEGAL_NOT_YOUR_PIT,
        Illegal::EmptyPit => errors::ILLEGAL_EMPTY_PIT,
        Illegal::Endless => return text!(lang, errors::ILLEGAL_ENDLESS, laps = LAPS),
        Illegal::MustFeed => errors::ILLEGAL_MUST_FEED,
        Illegal::MustPass => errors::ILLEGAL_MUST_PASS,
        Illegal::CannotPass => errors::ILLEGAL_CANNOT_PASS,
        Illegal::LotPending => errors::ILLEGAL_LOT_PENDING,
        Illegal::NoLot => errors::ILLEGAL_NO_LOT,
        Illegal::ClockwiseEndsEmpty => errors::ILLEGAL_CLOCKWISE_ENDS_EMPTY,
        Illegal::HandLocked => errors::ILLEGAL_HAND_LOCKED,
        Illegal::HandEmpty => errors::ILLEGAL_HAND_EMPTY,
        Illegal::NotInThisGame => errors::ILLEGAL_NOT_IN_THIS_GAME,
        Illegal::NoPoison => errors::ILLEGAL_NO_POISON,
        Illegal::NoTarget => errors::ILLEGAL_NO_TARGET,
        Illegal::IsOut => errors::ILLEGAL_IS_OUT,
        Illegal::HeadStays => errors::ILLEGAL_HEAD_STAYS,
        Illegal::StillPlacing => errors::ILLEGAL_STILL_PLACING,
        Illegal::NoMorePlacing => errors::ILLEGAL_NO_MORE_PLACING,
        Illegal::SquareTaken => errors::ILLEGAL_SQUARE_TAKEN,
        Illegal::ThreeWhilePlacing => errors::ILLEGAL_THREE_WHILE_PLACING,
        Illegal::NotYourPiece => errors::ILLEGAL_NOT_YOUR_PIECE,
        Illegal::NotOneStep => errors::ILLEGAL_NOT_ONE_STEP,
        Illegal::FourForbidden => errors::ILLEGAL_FOUR_FORBIDDEN,
        Illegal::MustTake => errors::ILLEGAL_MUST_TAKE,
        Illegal::NothingToTake => errors::ILLEGAL_NOTHING_TO_TAKE,
        Illegal::NotTheirPiece => errors::ILLEGAL_NOT_THEIR_PIECE,
        Illegal::Protected => errors::ILLEGAL_PROTECTED,
        _ => errors::ILLEGAL_OTHER,
    };
    text!(lang, message)
}

/// What is wrong with the text of a move, and what may be played instead.
#[must_use]
pub fn move_error(lang: Lang, error: &MoveError) -> String {
    match error {
        MoveError::Unknown { found, expected } => {
            let Some(expected) = known(MOVES, expected) else {
                return text!(lang, errors::MOVE_UNKNOWN, found = found);
            };
            let expected = text!(lang, expected);
            if found.is_empty() {
                text!(lang, errors::MOVE_EMPTY, expected = expected)
            } else {
                text!(
                    lang,
                    errors::MOVE_UNKNOWN_EXPECTED,
                    found = found,
                    expected = expected
                )
            }
        }
        MoveError::Illegal { found, why, legal } => {
            let why = illegal(lang, why);
            if legal.is_empty() {
                return text!(lang, errors::MOVE_ILLEGAL_OVER, found = found, why = why);
            }
            let mut list = legal[..legal.len().min(LISTED)].join(", ");
            if legal.len() > LISTED {
                list = text!(
                    lang,
                    errors::MOVE_MORE,
                    legal = list,
                    n = legal.len() - LISTED
                );
            }
            text!(
                lang,
                errors::MOVE_ILLEGAL,
                found = found,
                why = why,
                legal = list
            )
        }
    }
}

/// What is wrong with the name of a game or with its options, and which are known.
#[must_use]
pub fn name_error(lang: Lang, error: &NameError) -> String {
    let near = |nearest: &Option<&'static str>| nearest.unwrap_or("none");
    match error {
        NameError::UnknownGame {
            found,
            nearest,
            known,
        } => {
            text!(
                lang,
                errors::NAME_GAME,
                found = found,
                nearest = near(nearest),
                known = known
            )
        }
        NameError::UnknownOption {
            game,
            found,
            nearest,
            known,
        } => text!(
            lang,
            errors::NAME_OPTION,
            game = *game,
            found = found,
            nearest = near(nearest),
            known = known
        ),
        NameError::UnknownValue {
            option,
            found,
            nearest,
            known,
        } => text!(
            lang,
            errors::NAME_VALUE,
            option = *option,
            found = found,
            nearest = near(nearest),
            known = values(lang, known)
        ),
        NameError::NotAnOption { found, game } => {
            text!(
                lang,
                errors::NAME_NOT_AN_OPTION,
                found = found,
                game = *game
            )
        }
        NameError::Twice { option } => text!(lang, errors::NAME_TWICE, option = *option),
    }
}

/// The values of an option as [`semailles_core::OptionSpec::known`] lists them: words stay, a range is translated.
fn values(lang: Lang, known: &str) -> String {
    let (range, or_never) = match known.strip_suffix(", or 0 for never") {
        Some(range) => (range, true),
        None => (known, false),
    };
    let Some((Ok(min), Ok(max))) = range
        .split_once(" to ")
        .map(|(min, max)| (min.parse::<u16>(), max.parse::<u16>()))
    else {
        return known.to_owned();
    };
    if or_never {
        text!(lang, errors::NAME_RANGE_OR_NEVER, min = min, max = max)
    } else {
        text!(lang, errors::NAME_RANGE, min = min, max = max)
    }
}

/// What is wrong with the text of a position, in which column, and what should stand there.
#[must_use]
pub fn position_error(lang: Lang, error: &PositionError) -> String {
    let field = field(lang, error.field).unwrap_or_else(|| text!(lang, errors::FIELD_OTHER));
    let expected = expected(lang, &error.expected);
    if error.found.is_empty() {
        text!(
            lang,
            errors::POSITION_END,
            column = error.column,
            field = field,
            expected = expected
        )
    } else {
        text!(
            lang,
            errors::POSITION,
            column = error.column,
            field = field,
            expected = expected,
            found = &error.found
        )
    }
}

/// What is wrong with the text of a game, and in which line and column.
#[must_use]
pub fn record_error(lang: Lang, error: &RecordError) -> String {
    text!(
        lang,
        errors::RECORD,
        line = error.line,
        column = error.column,
        problem = record_problem(lang, &error.problem)
    )
}

/// What is wrong with a game to be read or written, wherever that is.
#[must_use]
pub fn record_problem(lang: Lang, problem: &Problem) -> String {
    match problem {
        Problem::Io(kind) => match io_error(*kind) {
            Some(why) => text!(lang, errors::RECORD_IO, why = text!(lang, why)),
            None => text!(lang, errors::RECORD_IO_OTHER),
        },
        Problem::NotUtf8 { byte } => {
            text!(lang, errors::RECORD_NOT_UTF8, byte = format!("{byte:02x}"))
        }
        Problem::ByteOrderMark => text!(lang, errors::RECORD_BYTE_ORDER_MARK),
        Problem::LineEnds { found, before } => text!(
            lang,
            errors::RECORD_LINE_ENDS,
            found = *found,
            before = *before
        ),
        Problem::Expected { expected, found } => {
            let expected = part(lang, expected);
            match known(FOUND, found) {
                Some(found) => text!(
                    lang,
                    errors::RECORD_EXPECTED_END,
                    expected = expected,
                    found = text!(lang, found)
                ),
                None => text!(
                    lang,
                    errors::RECORD_EXPECTED,
                    expected = expected,
                    found = unquoted(found)
                ),
            }
        }
        Problem::Character { place, found } => text!(
            lang,
            errors::RECORD_CHARACTER,
            place = known(PLACES, place).map_or_else(String::new, |place| text!(lang, place)),
            found = shorten(found.encode_utf8(&mut [0; 4])),
            code = format!("{:04X}", u32::from(*found))
        ),
        Problem::NoEnd { expected } => {
            text!(lang, errors::RECORD_NO_END, expected = part(lang, expected))
        }
        Problem::OtherRules { found, .. } => text!(
            lang,
            errors::RECORD_OTHER_RULES,
            found = found,
            known = RULES_VERSION
        ),
        Problem::MissingTag { tag } => text!(lang, errors::RECORD_MISSING_TAG, tag = *tag),
        Problem::TagTwice { tag } => text!(lang, errors::RECORD_TAG_TWICE, tag = tag),
        Problem::NotAFreeTag { found } => {
            text!(lang, errors::RECORD_NOT_A_FREE_TAG, found = found)
        }
        Problem::Limit { what, max } => text!(
            lang,
            errors::RECORD_LIMIT,
            what = known(LIMITS, what).map_or_else(String::new, |what| text!(lang, what)),
            max = *max
        ),
        Problem::Game(error) => name_error(lang, error),
        Problem::Position(error) => position_error(lang, error),
        Problem::Move(error) => move_error(lang, error),
        Problem::WrongNumber { expected, found } => text!(
            lang,
            errors::RECORD_WRONG_NUMBER,
            expected = *expected,
            found = found
        ),
        Problem::StrayNumber { found } => text!(lang, errors::RECORD_STRAY_NUMBER, found = found),
        Problem::NothingToReplace => text!(lang, errors::RECORD_NOTHING_TO_REPLACE),
        Problem::EmptyVariation => text!(lang, errors::RECORD_EMPTY_VARIATION),
        Problem::StillOpen => text!(lang, errors::RECORD_STILL_OPEN),
        Problem::NothingToClose => text!(lang, errors::RECORD_NOTHING_TO_CLOSE),
        Problem::NoSuchPlayer { player } => {
            text!(lang, errors::RECORD_NO_SUCH_PLAYER, n = player.0 + 1)
        }
        Problem::EndedTwice { result } => text!(lang, errors::RECORD_ENDED_TWICE, result = result),
        Problem::FalseResult { found, right } => text!(
            lang,
            errors::RECORD_FALSE_RESULT,
            found = found,
            right = right
        ),
        _ => text!(lang, errors::RECORD_OTHER),
    }
}

fn io_error(kind: io::ErrorKind) -> Option<Message> {
    Some(match kind {
        io::ErrorKind::NotFound => errors::IO_NOT_FOUND,
        io::ErrorKind::PermissionDenied => errors::IO_PERMISSION,
        io::ErrorKind::IsADirectory => errors::IO_DIRECTORY,
        io::ErrorKind::BrokenPipe
        | io::ErrorKind::ConnectionReset
        | io::ErrorKind::ConnectionAborted
        | io::ErrorKind::UnexpectedEof => errors::IO_PIPE,
        io::ErrorKind::TimedOut => errors::IO_TIMED_OUT,
        _ => return None,
    })
}

/// A part of a record that is missing: in words, or the text itself that should stand there.
fn part(lang: Lang, expected: &str) -> String {
    if let Some(list) = expected.strip_prefix("one of ") {
        return text!(lang, errors::PART_ONE_OF, list = list);
    }
    match known(PARTS, expected) {
        Some(part) => text!(lang, part),
        None => text!(lang, errors::PART_TEXT, text = expected),
    }
}

fn unquoted(found: &str) -> &str {
    let inner = found.strip_prefix('"').and_then(|f| f.strip_suffix('"'));
    inner.unwrap_or(found)
}

/// What should have stood somewhere.
fn expected(lang: Lang, expected: &Expected) -> String {
    match *expected {
        Expected::Number { min, max } if min == max => text!(lang, errors::EXPECTED_ONLY, n = min),
        Expected::Number { min, max } => text!(lang, errors::EXPECTED_NUMBER, min = min, max = max),
        Expected::Count { n, separator } => {
            text!(lang, errors::EXPECTED_COUNT, n = n, separator = separator)
        }
        Expected::OneOf(list) => match known(FORMS, list) {
            Some(words) => text!(lang, errors::EXPECTED_WORDS, form = text!(lang, words)),
            None => text!(lang, errors::EXPECTED_ONE_OF, list = list),
        },
        Expected::Nothing => text!(lang, errors::EXPECTED_NOTHING),
        Expected::Something => text!(lang, errors::EXPECTED_SOMETHING),
        Expected::Form(example) => text!(lang, errors::EXPECTED_FORM, form = form(lang, example)),
        Expected::Total { min: 0, max } => text!(lang, errors::EXPECTED_AT_MOST, max = max),
        Expected::Total { min, max } => text!(lang, errors::EXPECTED_TOTAL, min = min, max = max),
    }
}

/// The name of a field of a position; `None` if it is in no game.
fn field(lang: Lang, name: &str) -> Option<String> {
    if let Some(n) = name.strip_prefix("pits of player ") {
        return Some(text!(lang, errors::FIELD_PITS_PLAYER, n = n));
    }
    if let Some(n) = name.strip_prefix("row ") {
        return Some(text!(lang, errors::FIELD_ROW, n = n));
    }
    Some(text!(lang, known(FIELDS, name)?))
}

/// A form by example: its words are translated, and what has none stays.
fn form(lang: Lang, example: &str) -> String {
    known(FORMS, example).map_or_else(|| example.to_owned(), |form| text!(lang, form))
}

type Table = &'static [(&'static str, Message)];

fn known(table: Table, name: &str) -> Option<&'static Message> {
    let (_, message) = table.iter().find(|(n, _)| *n == name)?;
    Some(message)
}

/// The fields of positions, as the games name them.
const FIELDS: Table = &[
    ("pits", errors::FIELD_PITS),
    ("pits of South", errors::FIELD_PITS_SOUTH),
    ("pits of North", errors::FIELD_PITS_NORTH),
    ("stores", errors::FIELD_STORES),
    ("side to move", errors::FIELD_SIDE),
    ("quiet plies", errors::FIELD_QUIET),
    ("first last-seed capture", errors::FIELD_FIRST_FINAL),
    ("end", errors::FIELD_END),
    ("seeds in pits and stores", errors::FIELD_SEEDS_AND_STORES),
    ("seeds to be drawn for by lot", errors::FIELD_LOT_SEEDS),
    ("hands", errors::FIELD_HANDS),
    ("heads", errors::FIELD_HEADS),
    ("players who are out", errors::FIELD_OUT),
    ("player to move", errors::FIELD_PLAYER),
    ("seeds", errors::FIELD_ALL_SEEDS),
    ("hand of a player who is out", errors::FIELD_HAND_OUT),
    ("head of a player who is out", errors::FIELD_HEAD_OUT),
    ("board", errors::FIELD_BOARD),
    ("longs on the board", errors::FIELD_LONGS_BOARD),
    ("ronds on the board", errors::FIELD_RONDS_BOARD),
    ("pieces in hand", errors::FIELD_PIECES_IN_HAND),
    (
        "longs in hand, 12 with the board",
        errors::FIELD_LONGS_IN_HAND,
    ),
    (
        "ronds in hand, 12 with the board",
        errors::FIELD_RONDS_IN_HAND,
    ),
    ("quiet plies while placing", errors::FIELD_QUIET_PLACING),
];

/// What [`Expected::Form`] and [`Expected::OneOf`] say in words.
const FORMS: Table = &[
    ("pits of South/pits of North", errors::FORM_TWO_ROWS),
    (
        "- or ascending digits from 1 to 4, as in 24",
        errors::FORM_OUT,
    ),
    (
        "6/6/6/6/6 (five rows, row 5 first; L, R, or the number of empty squares)",
        errors::FORM_BOARD,
    ),
    ("LL1R2 (six squares)", errors::FORM_ROW),
    (
        "6 (one number for empty squares side by side)",
        errors::FORM_GAP,
    ),
    (
        "L, R, a number of empty squares from 1 to 6",
        errors::FORM_IN_ROW,
    ),
];

/// The parts of a record, as [`Problem::Expected`] and [`Problem::NoEnd`] name them.
const PARTS: Table = &[
    ("the end of the text", errors::PART_END_OF_TEXT),
    ("a move or the result", errors::PART_MOVE),
    ("the move after its number", errors::PART_NUMBERED),
    ("the name of a tag", errors::PART_TAG_NAME),
    ("the \" of a tag", errors::PART_TAG_END),
    ("the \" of the tag", errors::PART_TAG_END),
    ("\" or \\ after \\", errors::PART_ESCAPE),
    ("the } of a comment", errors::PART_COMMENT_END),
    ("a space after the name of the tag", errors::PART_SPACE),
    ("\" before the value of the tag", errors::PART_TAG_START),
    ("] after the value of the tag", errors::PART_BRACKET),
];

/// What [`Problem::Expected`] has found that is no text.
const FOUND: Table = &[
    ("the end of the line", errors::FOUND_END_OF_LINE),
    ("the end of the text", errors::FOUND_END_OF_TEXT),
];

/// What [`Problem::Character`] speaks of.
const PLACES: Table = &[
    ("the value of a tag", errors::PLACE_VALUE),
    ("a comment", errors::PLACE_COMMENT),
    ("a move", errors::PLACE_MOVE),
];

/// What [`Problem::Limit`] speaks of.
const LIMITS: Table = &[
    ("plies in a game", errors::LIMIT_PLIES),
    ("variations in one another", errors::LIMIT_DEPTH),
    ("bytes in the text of a game", errors::LIMIT_BYTES),
    ("free tags in a game", errors::LIMIT_TAGS),
    ("characters in the value of a tag", errors::LIMIT_VALUE),
];

/// What [`MoveError::Unknown`] expects.
const MOVES: Table = &[
    (
        "a pit's letter (A, B, C … for South, a, b, c … for North) or - for a pass",
        errors::MOVES_SOWING,
    ),
    ("a, a<, b, b<, c, c<, h, h<, x, z or -", errors::MOVES_DZUWA),
    (
        "a square to place on (c3), a step (c3c4), a step that takes (c3c4xe1), or a pass (-)",
        errors::MOVES_WALI,
    ),
];

/// A clause as a sentence: with a capital, and a full stop if nothing else ends it.
///
/// ```
/// use semailles_core::Illegal;
/// use semailles_locale::{Lang, describe};
/// let why = describe::illegal(Lang::Fr, &Illegal::EmptyPit);
/// assert_eq!(describe::sentence(&why), "Cette case est vide.");
/// ```
#[must_use]
pub fn sentence(clause: &str) -> String {
    let mut sentence = crate::story::capital(clause);
    if !sentence.ends_with(['.', '…', '?', '!']) {
        sentence.push('.');
    }
    sentence
}

#[cfg(test)]
mod tests;
