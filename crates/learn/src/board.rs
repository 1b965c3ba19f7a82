use crate::{Fact, Line, LineError};

/// A board that shows a rule by playing it.
#[derive(Clone, Copy, Debug)]
pub struct LiveBoard {
    /// Its name in addresses (`board-cross`) and in the texts.
    pub id: &'static str,
    /// The paragraph of the rules it stands under: `capture-1`.
    pub rule: &'static str,
    /// The game with its options.
    pub game: &'static str,
    /// Where it begins; `None` for the start of the game.
    pub position: Option<&'static str>,
    /// What is played.
    pub moves: &'static [&'static str],
    /// What that shows.
    pub shows: &'static [Fact],
}

impl LiveBoard {
    /// Its moves played.
    ///
    /// # Errors
    /// If one of them cannot be; the tests play all.
    pub fn line(&self) -> Result<Line, LineError> {
        Line::of(self.game, self.position, self.moves)
    }
}

/// The values of an option side by side: the same position, and what may be done there.
#[derive(Clone, Copy, Debug)]
pub struct Contrast {
    /// The option.
    pub option: &'static str,
    /// Where all cases begin; `None` for the start of the game.
    pub position: Option<&'static str>,
    /// The cases, the default first.
    pub cases: &'static [Case],
}

/// One value of an option.
#[derive(Clone, Copy, Debug)]
pub struct Case {
    /// The value.
    pub value: &'static str,
    /// What is played under it. When the last move is refused, that is what the case shows.
    pub moves: &'static [&'static str],
}

impl Case {
    /// The game with the option at this value: `en-dodoi:trigger=always`.
    #[must_use]
    pub fn game(&self, game: &str, option: &str) -> String {
        format!("{game}:{option}={}", self.value)
    }
}
