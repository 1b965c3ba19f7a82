//! A session as the text of a game, and back.

use semailles_core::record::{Problem, Record, Resolver, Scribe};
use thiserror::Error;

use crate::{Contest, Seat, Session};

/// The free tags in which a session keeps what is not part of the game.
const SEATS: &str = "Seats";
const MATCH: &str = "Match";

/// Why a record did not become a session.
#[derive(Debug, Error)]
pub enum KeepError {
    /// The record's game, position or one of its moves is not of these rules.
    #[error(transparent)]
    Problem(#[from] Problem),
}

impl Session {
    /// The game as a record, with who sits where and the match.
    ///
    /// # Errors
    /// If the game is longer than a record may be.
    pub fn record(&self) -> Result<Record, Problem> {
        let mut scribe = match self.start() {
            None => Scribe::new(self.game()),
            Some(text) => Scribe::set_up(self.game(), text)?,
        };
        let seats: Vec<String> = self.seats().iter().map(Seat::to_string).collect();
        scribe.tag(SEATS, &seats.join(" "))?;
        if let Some(contest) = self.contest() {
            scribe.tag(MATCH, &contest.to_string())?;
        }
        for ply in self.plies() {
            scribe.play(ply.m)?;
        }
        if let Some(ended) = self.ended() {
            scribe.ended(ended)?;
        }
        scribe.finish()
    }

    /// The session that a record tells of; without the tags of one, people sit everywhere.
    ///
    /// # Errors
    /// If the record is not of these rules.
    pub fn from_record(record: &Record, resolver: Resolver<'_>) -> Result<Self, KeepError> {
        let game = resolver(record.game()).map_err(Problem::from)?;
        let seats = record.tag(SEATS).map_or_else(Vec::new, |text| {
            text.split(' ')
                .map(|seat| seat.parse().unwrap_or_default())
                .collect()
        });
        let mut session = match record.start() {
            None => Self::begin(&*game, seats),
            Some(text) => Self::set_up(&*game, text, seats).map_err(Problem::from)?,
        };
        for text in record.moves() {
            let m = session.run().read_move(text).map_err(Problem::from)?;
            session.play(m).map_err(Problem::from)?;
        }
        session.end_as(record.ended());
        session.set_contest(
            record
                .tag(MATCH)
                .and_then(|text| text.parse::<Contest>().ok()),
        );
        Ok(session)
    }
}
