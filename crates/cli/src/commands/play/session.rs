//! A game being played: where it began, the moves, and where it stands.

use semailles_core::record::{Ended, Problem, Record, Scribe};
use semailles_core::{AnyGame, AnyRun, Event, Move, PositionError};

use crate::set_up::LastMove;

/// A ply that was played.
#[derive(Clone, Copy, Debug)]
struct Ply {
    played: Move,
    /// Whether a person chose it: what is taken back ends with such a one.
    chosen: bool,
}

/// A game in progress that can be taken back, kept and gone on with.
#[derive(Debug)]
pub(super) struct Session {
    game: Box<dyn AnyGame>,
    start: Option<String>,
    tags: Vec<(String, String)>,
    plies: Vec<Ply>,
    run: Box<dyn AnyRun>,
    last: LastMove,
    ended: Option<Ended>,
}

impl Session {
    /// From the start.
    pub(super) fn begin(game: Box<dyn AnyGame>) -> Self {
        Self {
            start: None,
            tags: Vec::new(),
            plies: Vec::new(),
            run: game.begin(),
            last: LastMove::default(),
            ended: None,
            game,
        }
    }

    /// From a set-up, if there is one.
    pub(super) fn new(game: Box<dyn AnyGame>, start: Option<&str>) -> Result<Self, PositionError> {
        let mut session = Self::begin(game);
        if let Some(text) = start {
            session.run = session.game.set_up(text)?;
            session.start = Some(text.to_owned());
        }
        Ok(session)
    }

    /// Goes on with a game that was kept. Its moves count as chosen by persons.
    pub(super) fn resume(record: &Record) -> Result<Self, Problem> {
        let game = semailles_games::game(record.game())?;
        let mut session = Self::new(game, record.start())?;
        session.tags = record.tags().to_vec();
        for text in record.moves() {
            let m = session.run.read_move(text)?;
            session.play(m, text != "-");
        }
        session.ended = record.ended();
        Ok(session)
    }

    pub(super) fn game(&self) -> &dyn AnyGame {
        &*self.game
    }

    pub(super) fn run(&self) -> &dyn AnyRun {
        &*self.run
    }

    /// The last move and what happened in it.
    pub(super) fn last(&self) -> &LastMove {
        &self.last
    }

    /// How the players ended it, if they did.
    pub(super) fn ended(&self) -> Option<Ended> {
        self.ended
    }

    /// Ends it as players do.
    pub(super) fn end(&mut self, ended: Ended) {
        self.ended = Some(ended);
    }

    /// How many plies were played.
    pub(super) fn len(&self) -> usize {
        self.plies.len()
    }

    /// Plays a legal move. (One that is not legal is not played.)
    pub(super) fn play(&mut self, played: Move, chosen: bool) {
        let mut events: Vec<Event> = Vec::new();
        let mover = self.run.to_move();
        let text = Some(self.run.move_text(played));
        if self.run.play_traced(played, &mut events).is_ok() {
            self.plies.push(Ply { played, chosen });
            self.last = LastMove {
                text,
                mover,
                events,
            };
        }
    }

    /// Takes back the last move that a person chose, and all that followed it; how many plies that is. A game that
    /// was given up goes on instead, and that is none.
    pub(super) fn take_back(&mut self) -> Option<usize> {
        if self.ended.take().is_some() {
            return Some(0);
        }
        let kept = self.plies.iter().rposition(|p| p.chosen)?;
        let back = self.plies.len() - kept;
        let mut earlier = Self::begin(std::mem::replace(&mut self.game, self.run.game()));
        if let Some(start) = &self.start {
            earlier.run = earlier.game.set_up(start).ok()?;
        }
        for ply in &self.plies[..kept] {
            earlier.play(ply.played, ply.chosen);
        }
        earlier.start = self.start.take();
        earlier.tags = std::mem::take(&mut self.tags);
        *self = earlier;
        Some(back)
    }

    /// The game as it is kept.
    pub(super) fn record(&self) -> Result<Record, Problem> {
        let mut scribe = match &self.start {
            None => Scribe::new(&*self.game),
            Some(text) => Scribe::set_up(&*self.game, text)?,
        };
        for (name, value) in &self.tags {
            scribe.tag(name, value)?;
        }
        for ply in &self.plies {
            scribe.play(ply.played)?;
        }
        if let Some(ended) = self.ended {
            scribe.ended(ended)?;
        }
        scribe.finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn session(moves: &str) -> Session {
        let mut session = Session::begin(semailles_games::game("en-dodoi").unwrap());
        for text in moves.split(' ') {
            let m = session.run().read_move(text).unwrap();
            // North is the computer.
            session.play(m, text.starts_with(char::is_uppercase));
        }
        session
    }

    #[test]
    fn taking_back_goes_to_a_persons_choice() {
        let mut session = session("A b B");
        let first = session.game().begin().position_text();
        assert_eq!(session.take_back(), Some(1));
        assert_eq!(session.take_back(), Some(2));
        assert_eq!(session.run().position_text(), first);
        assert_eq!(session.take_back(), None);
    }

    #[test]
    fn what_is_kept_is_gone_on_with() {
        let session = session("A b B");
        let again = Session::resume(&session.record().unwrap()).unwrap();
        assert_eq!(again.run().position_text(), session.run().position_text());
        assert_eq!(again.len(), 3);
    }
}
