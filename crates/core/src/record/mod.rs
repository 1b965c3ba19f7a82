//! Games as text, in the spirit of PGN.
//!
//! ```text
//! [Rules "1"]
//! [Game "en-dodoi:pits=8"]
//! [Place "Arusha"]
//! [S "Awa"]
//! [N "Ole"]
//! [Ended "resign S"]
//! [Result "*"]
//!
//! 1. A b 2. B {a comment} d (c {an idea} 3. A) 3. F *
//! ```
//!
//! **Tags.** `Rules` is the [`RULES_VERSION`] and comes first; `Game` is the game with its options; `Position` is the
//! set-up, if the game did not begin at its start; `Ended` says how people ended it ([`Ended`]); `Result` is the result
//! by the rules, `*` while they have not ended the game. All others are free: `Event`, `Place`, `Date`, the players'
//! names under their symbols, and whatever else; they keep their order. Values are in quotation marks, with `\"` and
//! `\\`, and without control characters.
//!
//! **Moves.** A number counts rounds of as many plies as the game has players, whoever moves: extra moves and passes
//! are plies. Numbers may be left out, but not be wrong; in the middle of a round one may stand only after a comment
//! or a parenthesis. A comment in braces stands before the first move or after any move; white space in it counts as
//! one space, and it cannot contain `}`. A variation in parentheses stands after the move that it replaces. At the end the
//! result stands again.
//!
//! A [`Record`] is always right: every move in it is legal, its result is what the moves give, and its text reads back
//! to an equal record. [`Reader`] reads them game by game, [`Scribe`] writes them move by move.

mod error;
mod read;
mod scribe;
mod source;
#[cfg(test)]
mod tests;
mod write;

pub use error::{Problem, RecordError};
pub use read::Reader;
pub use scribe::Scribe;

use crate::{AnyGame, AnyRun, NameError, Player, RULES_VERSION};

/// The most bytes the text of a game may have, read or written.
pub const MAX_BYTES: usize = 1 << 20;
/// The most plies a game may have, variations included.
pub const MAX_PLIES: usize = 10_000;
/// How deep variations may stand in variations; 1 for those of the main line.
pub const MAX_DEPTH: usize = 32;
/// The most free tags a game may have.
pub const MAX_TAGS: usize = 64;
/// The most characters the value of a tag may have.
pub const MAX_VALUE: usize = 1000;

const MAX_NAME: usize = 32;
const RULES: u32 = RULES_VERSION;

/// Finds a game by its name with options: this module knows none.
pub type Resolver<'a> = &'a dyn Fn(&str) -> Result<Box<dyn AnyGame>, NameError>;

/// A game as it was played, with what was said about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    game: String,
    /// The players' names in texts.
    symbols: Vec<&'static str>,
    tags: Vec<(String, String)>,
    start: Option<String>,
    ended: Option<Ended>,
    result: String,
    main: Line,
}

/// Moves one after the other.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Line {
    /// What is said before the first move.
    pub comments: Vec<String>,
    /// The plies; at least one in a variation.
    pub nodes: Vec<Node>,
}

/// A ply.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Node {
    /// The move.
    pub text: String,
    /// What is said about it, in order.
    pub notes: Vec<Note>,
}

/// What stands after a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Note {
    /// Words with single spaces between them.
    Comment(String),
    /// What might have been played instead, from the position before the move.
    Variation(Line),
}

/// How people ended a game that its rules had not ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ended {
    /// A player gave up: `resign S`.
    Resign(Player),
    /// A player had no time left: `time S`.
    Time(Player),
    /// The players agreed on a draw: `agreed draw`.
    AgreedDraw,
    /// The players agreed to share what was left: `agreed share`.
    AgreedShare,
}

impl Record {
    /// Reads the text of one game.
    ///
    /// # Errors
    /// If it is not the text of exactly one game: what was expected, what was found, and where.
    pub fn parse(text: &str, resolver: Resolver<'_>) -> Result<Self, RecordError> {
        let mut reader = Reader::new(text.as_bytes(), resolver);
        let record = reader.next().unwrap_or_else(|| Err(reader.no_game()))?;
        reader.nothing_more()?;
        Ok(record)
    }

    /// The game with its options, in canonical form.
    #[must_use]
    pub fn game(&self) -> &str {
        &self.game
    }

    /// The free tags in order: name and value.
    #[must_use]
    pub fn tags(&self) -> &[(String, String)] {
        &self.tags
    }

    /// The value of a free tag.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&str> {
        let (_, value) = self.tags.iter().find(|(n, _)| n == name)?;
        Some(value)
    }

    /// What a player is called.
    #[must_use]
    pub fn player(&self, player: Player) -> Option<&str> {
        self.tag(self.symbols.get(player.index())?)
    }

    /// The text of the position from which the game began, if that was not the game's start.
    #[must_use]
    pub fn start(&self) -> Option<&str> {
        self.start.as_deref()
    }

    /// How people ended the game, if they did.
    #[must_use]
    pub fn ended(&self) -> Option<Ended> {
        self.ended
    }

    /// The result by the rules; `*` if they have not ended the game.
    #[must_use]
    pub fn result(&self) -> &str {
        &self.result
    }

    /// The moves that were played, with comments and variations.
    #[must_use]
    pub fn main(&self) -> &Line {
        &self.main
    }

    /// The moves that were played.
    pub fn moves(&self) -> impl ExactSizeIterator<Item = &str> {
        self.main.nodes.iter().map(|n| n.text.as_str())
    }

    /// The game where it began.
    ///
    /// # Errors
    /// If the resolver does not know the game, or knows another one under its name.
    pub fn begin(&self, resolver: Resolver<'_>) -> Result<Box<dyn AnyRun>, Problem> {
        let game = resolver(&self.game)?;
        Ok(match &self.start {
            None => game.begin(),
            Some(text) => game.set_up(text)?,
        })
    }

    /// The game where it ended. (For the positions between, play the [`Record::moves`] from [`Record::begin`].)
    ///
    /// # Errors
    /// If the resolver does not know the game, or knows another one under its name.
    pub fn replay(&self, resolver: Resolver<'_>) -> Result<Box<dyn AnyRun>, Problem> {
        let mut run = self.begin(resolver)?;
        for text in self.moves() {
            let m = run.read_move(text)?;
            run.play(m)?;
        }
        Ok(run)
    }
}

impl Ended {
    fn text(self, symbols: &[&str]) -> String {
        match self {
            Self::Resign(p) => format!("resign {}", symbols[p.index()]),
            Self::Time(p) => format!("time {}", symbols[p.index()]),
            Self::AgreedDraw => "agreed draw".to_owned(),
            Self::AgreedShare => "agreed share".to_owned(),
        }
    }

    /// Every way in which players can end a game.
    fn all(players: usize) -> impl Iterator<Item = Self> {
        let players = move || (0..players as u8).map(Player);
        players()
            .map(Self::Resign)
            .chain(players().map(Self::Time))
            .chain([Self::AgreedDraw, Self::AgreedShare])
    }
}

/// White space: a space, a tabulator or a line end.
fn is_blank(c: char) -> bool {
    matches!(c, ' ' | '\t' | '\n' | '\r')
}

fn escape(value: &str) -> String {
    value.replace('\\', "\\\\").replace('"', "\\\"")
}

/// What may be a letter of a tag's name.
fn is_name(c: char) -> bool {
    c.is_ascii_alphanumeric() || matches!(c, '-' | '_')
}
