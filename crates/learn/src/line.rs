use semailles_core::{AnyGame, AnyRun, Event, MoveError, NameError, Player, PositionError};
use thiserror::Error;

/// Some moves played from a position, with all that happened.
#[derive(Debug)]
pub struct Line {
    game: Box<dyn AnyGame>,
    start: Box<dyn AnyRun>,
    plies: Vec<Played>,
}

/// One move of a line.
#[derive(Debug)]
pub struct Played {
    /// Who played; `None` for chance.
    pub mover: Option<Player>,
    /// The move.
    pub text: String,
    /// What happened.
    pub events: Vec<Event>,
    /// The game after it.
    pub after: Box<dyn AnyRun>,
}

/// Why a line cannot be played.
#[derive(Debug, Error)]
pub enum LineError {
    /// The game does not exist.
    #[error(transparent)]
    Name(#[from] NameError),
    /// The position is none of this game.
    #[error(transparent)]
    Position(#[from] PositionError),
    /// A move is none, or may not be played.
    #[error("move {ply}: {why}")]
    Move {
        /// Which one, from 1.
        ply: usize,
        /// Why not.
        why: MoveError,
    },
}

impl Line {
    /// A line without moves: `game` with its options, from `position` or else from the start.
    ///
    /// # Errors
    /// If there is no such game, or the position is none of it.
    pub fn begin(game: &str, position: Option<&str>) -> Result<Self, LineError> {
        let game = semailles_games::game(game)?;
        let start = match position {
            Some(text) => game.set_up(text)?,
            None => game.begin(),
        };
        Ok(Self {
            game,
            start,
            plies: Vec::new(),
        })
    }

    /// The same with moves.
    ///
    /// # Errors
    /// If there is no such game, the position is none of it, or a move may not be played; which one.
    pub fn of(game: &str, position: Option<&str>, moves: &[&str]) -> Result<Self, LineError> {
        let mut line = Self::begin(game, position)?;
        for text in moves {
            line.play(text)?;
        }
        Ok(line)
    }

    /// Adds a move.
    ///
    /// # Errors
    /// If it is no legal move; then nothing has changed.
    pub fn play(&mut self, text: &str) -> Result<&Played, LineError> {
        let ply = self.plies.len() + 1;
        let at = |why| LineError::Move { ply, why };
        let mut after = self.now().boxed_clone();
        let mover = after.to_move();
        let m = after.read_move(text).map_err(at)?;
        let mut events = Vec::new();
        after.play_traced(m, &mut events).map_err(at)?;
        self.plies.push(Played {
            mover,
            text: text.to_owned(),
            events,
            after,
        });
        Ok(&self.plies[ply - 1])
    }

    /// The rules it is played by.
    #[must_use]
    pub fn game(&self) -> &dyn AnyGame {
        &*self.game
    }

    /// The game before the first move.
    #[must_use]
    pub fn start(&self) -> &dyn AnyRun {
        &*self.start
    }

    /// The game after the last move.
    #[must_use]
    pub fn now(&self) -> &dyn AnyRun {
        self.plies.last().map_or(&*self.start, |ply| &*ply.after)
    }

    /// The moves.
    #[must_use]
    pub fn plies(&self) -> &[Played] {
        &self.plies
    }
}
