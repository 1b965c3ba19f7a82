//! The games, their options and the options' values in words.

use crate::{Lang, Message, games, text};

/// A game in a few words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameText {
    /// Its name.
    pub name: String,
    /// Who plays it.
    pub people: String,
    /// Where.
    pub place: String,
    /// The game in one line.
    pub tagline: String,
    /// The board in words.
    pub board: String,
    /// How many play.
    pub players: String,
}

/// An option in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OptionText {
    /// Its name.
    pub name: String,
    /// What it changes, in a line.
    pub about: String,
    /// The sentence or the author it rests on.
    pub source: String,
}

/// A game in words; `None` for an id that isn't in the texts.
#[must_use]
pub fn game(lang: Lang, game: &str) -> Option<GameText> {
    let get = |what: &str| Some(games::find(&format!("{game}-{what}"))?.text(lang, &[]));
    Some(GameText {
        name: get("name")?,
        people: get("people")?,
        place: get("where")?,
        tagline: get("tagline")?,
        board: get("board")?,
        players: get("players")?,
    })
}

/// An option of a game in words; `None` for one that isn't in the texts.
#[must_use]
pub fn option(lang: Lang, game: &str, option: &str) -> Option<OptionText> {
    let get = |what: &str| Some(option_message(game, option, what)?.text(lang, &[]));
    Some(OptionText {
        name: get("")?,
        about: get("-about")?,
        source: get("-source")?,
    })
}

/// A value of an option in words: its own text, or for a number the option's text for numbers.
#[must_use]
pub fn option_value(lang: Lang, game: &str, option: &str, value: &str) -> Option<String> {
    if let Some(named) = option_message(game, option, &format!("-{value}")) {
        return named.literal(lang).map(str::to_owned);
    }
    let n: u32 = value.parse().ok()?;
    Some(text!(lang, option_message(game, option, "-number")?, n = n))
}

/// The game's own text, or the one all games share.
fn option_message(game: &str, option: &str, what: &str) -> Option<&'static Message> {
    games::find(&format!("{game}-option-{option}{what}"))
        .or_else(|| games::find(&format!("option-{option}{what}")))
}
