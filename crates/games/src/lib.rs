//! The games, one file each, and the catalogue that lists them.
//!
//! ```
//! let game = semailles_games::game("en-dodoi:pits=8").unwrap();
//! let mut run = game.begin();
//! let m = run.read_move("A").unwrap();
//! run.play(m).unwrap();
//! assert_eq!(run.position_text(), "1,6,6,0,1,6,6,6/6,1,5,5,5,5,0,5 0-0 N 1");
//! ```

pub mod bench;
mod sowing;

use std::sync::Arc;

use semailles_core::{AnyGame, Game, GameName, NameError, OptionSpec, erase, nearest, shorten};

/// What the catalogue knows of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The name, without options.
    pub id: &'static str,
    /// The options.
    pub options: &'static [OptionSpec],
}

/// Somebody who wants the rules of a game with their own type: a search, a solver.
pub trait Visitor {
    /// What comes of it.
    type Output;

    /// Is called once, with the game.
    fn visit<G: Game>(self, game: Arc<G>) -> Self::Output;
}

/// Calls a visitor with the game that a text names, if it is one of these.
macro_rules! among {
    ($text:expr, $visitor:expr, $($game:ident),*) => {{
        let (id, options) = GameName::split($text);
        $(if id == $game::ID {
            return Ok($game::visit(GameName::parse($game::ID, $game::OPTIONS, options)?, $visitor));
        })*
        Err(unknown(id))
    }};
}

/// One line a game: its module must have `ID`, `OPTIONS` and `visit`.
macro_rules! catalogue {
    ($($game:ident),* $(,)?) => {
        $(mod $game;)*

        /// The games, in alphabetical order.
        pub const CATALOGUE: &[Entry] = &[$(Entry { id: $game::ID, options: $game::OPTIONS }),*];

        /// Calls the visitor with the game that `text` names, options and all.
        ///
        /// # Errors
        /// If there is no such game, option or value; the error lists what is known.
        pub fn visit<V: Visitor>(text: &str, visitor: V) -> Result<V::Output, NameError> {
            among!(text, visitor, $($game),*)
        }
    };
}

catalogue! {
    anywoli,
    djenon_abe,
    dzuwa,
    en_dodoi,
    wali,
}

/// The game that `text` names, options and all.
///
/// # Errors
/// If there is no such game, option or value; the error lists what is known.
pub fn game(text: &str) -> Result<Box<dyn AnyGame>, NameError> {
    visit(text, Erase)
}

/// The same for the two-row games only: a program that asks for no others has the code of these alone.
///
/// # Errors
/// As [`game`], and for the other games.
pub fn two_row_game(text: &str) -> Result<Box<dyn AnyGame>, NameError> {
    among!(text, Erase, anywoli, djenon_abe, en_dodoi)
}

struct Erase;

impl Visitor for Erase {
    type Output = Box<dyn AnyGame>;

    fn visit<G: Game>(self, game: Arc<G>) -> Self::Output {
        erase(game)
    }
}

fn unknown(id: &str) -> NameError {
    let known: Vec<&'static str> = CATALOGUE.iter().map(|e| e.id).collect();
    NameError::UnknownGame {
        found: shorten(id),
        nearest: nearest(id, &known),
        known: known.join(", "),
    }
}

/// The two options every game has: when repetition and quiet play end it.
const fn repetition() -> OptionSpec {
    OptionSpec::number_or_never("repetition", 3, 2, 9)
}

const fn quiet(default: u16) -> OptionSpec {
    OptionSpec::number_or_never("quiet", default, 10, 10_000)
}
