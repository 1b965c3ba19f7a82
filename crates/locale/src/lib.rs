//! Every word Semailles says, in French and in English.
//!
//! The texts are Fluent files, `i18n/fr/*.ftl` and `i18n/en/*.ftl`: same files, same keys, same variables in both, or the
//! build fails and says where. A build script turns each file into a module and each message into a constant that is
//! nothing but data, so a program carries only the texts it names and no interpreter of Fluent.
//!
//! ```
//! use semailles_locale::{Lang, games, text};
//!
//! assert_eq!(text!(Lang::Fr, games::EN_DODOI_OPTION_PITS_NUMBER, n = 6), "6 cases par rangée");
//! assert_eq!(games::WALI_NAME.text(Lang::En, &[]), "Wali");
//! assert!(games::find("wali-name").is_some());
//! ```
//!
//! With the feature `fetched` a program carries no text at all but numbers: it hands over packs of texts that it has fetched
//! (`fetched::take`), which the build script has put beside its other output.
//!
//! # What of Fluent is understood
//! Text, `{ $variable }`, `{ "a string" }`, references to messages and terms of the same file, and choices
//! `{ $n -> [0] … [one] … *[other] … }` on exact numbers, on the plural (`one`, `other`) or on words. Attributes, functions and
//! terms with arguments are refused by the build. Line ends inside a value are kept, as Fluent wants; a paragraph is
//! therefore written on one long line.
//!
//! # Keys
//! A key becomes a constant by capitals and underscores: `wali-name` is `WALI_NAME`. Keys that are put together at run time
//! go through the module's `find`.
//!
//! `games.ftl` (use [`game`], [`option`], [`option_value`]; `{game}` is the catalogue's id such as `en-dodoi`):
//!
//! | key | holds |
//! |---|---|
//! | `{game}-name`, `-people`, `-where`, `-tagline`, `-board`, `-players` | the game in a few words |
//! | `player-{code}` | a player's name; the code is that of position texts in small letters: `s n l r 1 2 3 4` |
//! | `turn-{code}`, `won-{code}` | "South to play", "South wins" |
//! | `team-13`, `team-24`, `won-13`, `won-24` | the teams of Dzuwa |
//! | `draw`, `void` | the other results |
//! | `{game}-option-{option}` | an option's name in words |
//! | `{game}-option-{option}-about`, `-source` | what it changes; which sentence or author it rests on |
//! | `{game}-option-{option}-{value}` | a named value in words |
//! | `{game}-option-{option}-number` | a value that is a number, with the variable `$n` |
//!
//! An option that means the same in every game is under `option-{option}…`; each of its keys may be overruled by
//! one that begins with the game (`dzuwa-option-quiet-about`).
//!
//! `rules_{game}.ftl` (use [`rules`], [`glossary`]; `{game}` with underscores): paragraphs `{section}-1`, `{section}-2` … for the
//! sections [`SECTIONS`] names, one key a paragraph, and `glossary-1-term`, `glossary-1-meaning` …
//! The titles are in `sections.ftl`: `section-{section}`.
//!
//! `learn_{game}.ftl` (use [`learn_text`]): `board-{id}`, `task-{id}`, `task-{id}-ask`, `task-{id}-hint`, with the ids of
//! `semailles-learn`, and `sheet-1` …. `learn.ftl` is what stands around them on the pages of the games.
//!
//! `errors.ftl` is for [`describe`], `stories.ftl` for [`story`]: their texts are pieces that these modules put together.

pub mod describe;
#[cfg(any(test, feature = "fetched"))]
pub mod fetched;
mod games_text;
mod lang;
pub mod learn_text;
mod message;
mod number;
mod rules_text;
mod signs;
pub mod story;

#[cfg(test)]
mod typography;

pub use games_text::{GameText, OptionText, game, option, option_value};
pub use lang::{Lang, UnknownLang};
pub use message::{Arg, Message};
pub use number::number;
pub use rules_text::{SECTIONS, Section, Term, glossary, rules};

include!(concat!(env!("OUT_DIR"), "/texts.rs"));

/// The text of a message: `text!(lang, games::EN_DODOI_OPTION_PITS_NUMBER, n = 6)`.
///
/// Short for [`Message::text`] with the arguments named.
#[macro_export]
macro_rules! text {
    ($lang:expr, $message:expr $(, $name:ident = $value:expr)* $(,)?) => {
        $message.text($lang, &[$((stringify!($name), $crate::Arg::from($value))),*])
    };
}
