//! A session as a link, and back.

use semailles_core::link::{Link, LinkError};
use semailles_core::record::{Ended, Problem, Resolver};
use thiserror::Error;

use crate::Session;

/// Why a link opens no game.
#[derive(Debug, Error)]
pub enum OpenError {
    /// The text is none of our links, or not all of one.
    #[error(transparent)]
    Link(#[from] LinkError),
    /// Its game, position or a move is not of these rules.
    #[error("{problem}")]
    Problem {
        /// What is wrong.
        problem: Problem,
        /// The number of the move, from 1; 0 if it is none.
        ply: usize,
    },
}

impl Session {
    /// The game as a link: without who sits where.
    #[must_use]
    pub fn link(&self) -> Link {
        Link {
            game: self.game().name().to_string(),
            start: self.start().map(str::to_owned),
            moves: self.plies().iter().map(|ply| ply.text.clone()).collect(),
            ended: self.ended(),
        }
    }

    /// The game of a link; people sit everywhere.
    ///
    /// # Errors
    /// If it is no link, or not of these rules; which move.
    pub fn from_link(fragment: &str, resolver: Resolver<'_>) -> Result<Self, OpenError> {
        let link = Link::read(fragment)?;
        let at = |ply| move |problem| OpenError::Problem { problem, ply };
        let game = resolver(&link.game).map_err(Problem::from).map_err(at(0))?;
        let mut session = match &link.start {
            None => Self::begin(&*game, Vec::new()),
            Some(text) => Self::set_up(&*game, text, Vec::new())
                .map_err(Problem::from)
                .map_err(at(0))?,
        };
        for (i, text) in link.moves.iter().enumerate() {
            let at = at(i + 1);
            let m = session.run().read_move(text);
            let m = m.map_err(Problem::from).map_err(&at)?;
            session.play(m).map_err(Problem::from).map_err(&at)?;
        }
        // An end that is none of this game's is left out: the moves are right all the same.
        match link.ended {
            Some(Ended::Resign(player)) => session.resign(player),
            Some(Ended::Time(player)) => session.out_of_time(player),
            Some(Ended::AgreedDraw | Ended::AgreedShare) => session.agree(),
            None => false,
        };
        Ok(session)
    }
}
