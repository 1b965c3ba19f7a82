use std::io;

use thiserror::Error;

use super::RULES;
use crate::{MoveError, NameError, Player, PositionError};

/// What is wrong with the text of a game, and where.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line}, column {column}: {problem}")]
pub struct RecordError {
    /// The line, from 1.
    pub line: usize,
    /// The column of the offending text, in characters from 1.
    pub column: usize,
    /// What is wrong there.
    pub problem: Problem,
}

/// What is wrong with a record, wherever it came from.
///
/// What was found is shortened if long.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum Problem {
    /// The input cannot be read; no further game will be.
    #[error("cannot read further: {0}")]
    Io(io::ErrorKind),
    /// A byte that is not part of UTF-8 text.
    #[error("expected UTF-8 text, found the byte 0x{byte:02x}")]
    NotUtf8 {
        /// The byte.
        byte: u8,
    },
    /// A byte-order mark before the text.
    #[error("a byte-order mark (U+FEFF) stands before the text; expected UTF-8 text without one")]
    ByteOrderMark,
    /// A line that ends otherwise than the lines before it in the same game.
    #[error(
        "this line ends in {found}, the lines before it in {before}; expected one kind of line end"
    )]
    LineEnds {
        /// How this line ends: `LF`, `CR LF` or `CR`.
        found: &'static str,
        /// How the lines before it end.
        before: &'static str,
    },
    /// Something else than what the form asks for.
    #[error("expected {expected}, found {found}")]
    Expected {
        /// What should have stood there.
        expected: String,
        /// What stood there, in quotation marks, or `the end of the line`.
        found: String,
    },
    /// A character that cannot be there.
    #[error("{place} cannot contain {found:?} (U+{code:04X})", code = u32::from(*.found))]
    Character {
        /// What cannot contain it.
        place: &'static str,
        /// The character.
        found: char,
    },
    /// The text stops, or another game begins, before the game has ended.
    #[error("the game has no end: the text stops where {expected} should follow")]
    NoEnd {
        /// What should have followed.
        expected: String,
    },
    /// The game was written for other rules; what its tags say is all that can be offered.
    #[error("the record follows rules \"{found}\", and this program knows rules \"{RULES}\" only")]
    OtherRules {
        /// The number the record gives.
        found: String,
        /// The record's tags in order, `Rules` included, as far as they can be read.
        tags: Vec<(String, String)>,
    },
    /// A tag that every record must have is missing.
    #[error("the tag [{tag} \"…\"] is missing")]
    MissingTag {
        /// The tag.
        tag: &'static str,
    },
    /// A tag is given twice.
    #[error("the tag {tag} is given twice")]
    TagTwice {
        /// The tag.
        tag: String,
    },
    /// Not a name for a tag that anybody may set.
    #[error(
        "\"{found}\" is not a free tag; expected up to 32 letters, digits, - or _, and none of Rules, Game, Position, Ended, Result"
    )]
    NotAFreeTag {
        /// What was given.
        found: String,
    },
    /// Too much of something.
    #[error("there may be at most {max} {what}")]
    Limit {
        /// Of what.
        what: &'static str,
        /// How much of it there may be.
        max: usize,
    },
    /// The game or its options are not known.
    #[error(transparent)]
    Game(#[from] NameError),
    /// The set-up is not a position of the game.
    #[error(transparent)]
    Position(#[from] PositionError),
    /// A text that is not a move to be played here.
    #[error(transparent)]
    Move(#[from] MoveError),
    /// A move number that is not the right one.
    #[error("expected move number {expected}, found {found}")]
    WrongNumber {
        /// The right number.
        expected: usize,
        /// What was written.
        found: String,
    },
    /// A move number in the middle of a round.
    #[error(
        "move number {found} stands in the middle of a round; there it may only follow a comment or a parenthesis"
    )]
    StrayNumber {
        /// What was written.
        found: String,
    },
    /// A variation where no move stands that it could replace.
    #[error("a variation follows the move that it replaces, and there is none")]
    NothingToReplace,
    /// A variation without a move.
    #[error("a variation has at least one move")]
    EmptyVariation,
    /// A variation that is not closed when the game ends.
    #[error("a variation is still open: ) is missing")]
    StillOpen,
    /// A parenthesis that closes nothing.
    #[error("there is no variation that ) could close")]
    NothingToClose,
    /// A player whom the game does not have.
    #[error("the game has no player {}", .player.index() + 1)]
    NoSuchPlayer {
        /// The player.
        player: Player,
    },
    /// A game that its rules have ended, and people too.
    #[error("the rules have ended this game ({result}): [Ended \"…\"] cannot be")]
    EndedTwice {
        /// The result by the rules.
        result: String,
    },
    /// A result that is not what the moves give.
    #[error("the result is given as \"{found}\", but the moves give \"{right}\"")]
    FalseResult {
        /// The result as given.
        found: String,
        /// The right one.
        right: String,
    },
}
