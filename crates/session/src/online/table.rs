use std::sync::Arc;

use semailles_core::record::{Ended, Problem, Record, Resolver, Scribe};
use semailles_core::{AnyGame, AnyRun, Move, MoveError, Player, RULES_VERSION};
use semailles_wire::online::{Event, GameId, Offer, Plan, Setup, Stage, What};
use thiserror::Error;

use super::Timer;
use crate::Seat;
use crate::session::agreement;

/// A game as its log tells it: both sides make the same of the same events.
#[derive(Clone, Debug)]
pub struct Table {
    setup: Setup,
    game: Arc<dyn AnyGame>,
    now: Box<dyn AnyRun>,
    moves: Vec<(Option<u8>, Move)>,
    line: u16,
    chairs: Vec<Chair>,
    finish: Option<Finish>,
    proposal: Option<Proposal>,
    rematch: bool,
    next: Option<GameId>,
    timer: Timer,
    number: u32,
    at: u64,
}

/// A place at the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chair {
    /// Who may sit there.
    pub plan: Plan,
    /// What the person who sits there is called.
    pub person: Option<String>,
    /// The level of the computer that plays while the person stays away.
    pub stand_in: Option<u8>,
}

/// Who moves for a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Holder {
    /// Nobody yet.
    Nobody,
    /// A person.
    Person,
    /// The computer, at a level.
    Computer(u8),
}

/// How a game has ended that its rules have not ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Finish {
    /// As a record says it.
    Ended(Ended),
    /// Before everybody had moved; it counts for nothing.
    Aborted,
}

/// What somebody has proposed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proposal {
    /// Who.
    pub by: u8,
    /// What.
    pub offer: Offer,
    /// Who has said yes.
    pub yes: Vec<u8>,
}

/// Why an event cannot follow those before: the log is not of this game, or not of these rules.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Fault {
    /// The description is of no game.
    #[error("not the description of a game: {0}")]
    Setup(String),
    /// A move is not legal.
    #[error("event {number}: {why}")]
    Move {
        /// The number of the event.
        number: u32,
        /// What the rules say.
        why: MoveError,
    },
    /// The position after a move is another one.
    #[error("event {number}: the position has the hash {found:08x}, the event says {said:08x}")]
    Hash {
        /// The number of the event.
        number: u32,
        /// The hash in the event.
        said: u32,
        /// The hash of the position.
        found: u32,
    },
    /// Time goes back, or somebody does what is not possible.
    #[error("event {number} cannot follow: {what}")]
    Order {
        /// The number of the event.
        number: u32,
        /// What is wrong.
        what: &'static str,
    },
}

impl Chair {
    /// Who moves.
    #[must_use]
    pub fn holder(&self) -> Holder {
        match (&self.person, self.stand_in, self.plan) {
            (_, Some(level), _) => Holder::Computer(level),
            (Some(_), None, _) => Holder::Person,
            (None, None, Plan::Filled(level) | Plan::Computer(level)) => Holder::Computer(level),
            (None, None, Plan::Open) => Holder::Nobody,
        }
    }

    /// Whether somebody may sit down there.
    #[must_use]
    pub fn is_free(&self) -> bool {
        self.person.is_none() && !matches!(self.plan, Plan::Computer(_))
    }
}

impl Table {
    /// The game before its first event.
    ///
    /// # Errors
    /// If the description is not one of a game with these rules: what is wrong.
    pub fn new(setup: Setup, resolver: Resolver<'_>) -> Result<Self, Fault> {
        let bad = |why: &dyn ToString| Fault::Setup(why.to_string());
        if setup.rules != RULES_VERSION {
            let rules = setup.rules;
            return Err(bad(&format!(
                "rules {rules}, this program has rules {RULES_VERSION}"
            )));
        }
        let game: Arc<dyn AnyGame> = Arc::from(resolver(&setup.game).map_err(|e| bad(&e))?);
        let players = usize::from(game.players());
        if setup.seats.len() != players {
            let found = setup.seats.len();
            return Err(bad(&format!("{found} seats, the game has {players}")));
        }
        let mut now = begin(&*game, &setup)?;
        let mut moves = Vec::with_capacity(setup.moves.len());
        for (i, text) in setup.moves.iter().enumerate() {
            let mover = now.to_move().map(|p| p.0);
            let read = |e: MoveError| bad(&format!("move {}: {e}", i + 1));
            let m = now.read_move(text).map_err(read)?;
            now.play(m).map_err(read)?;
            moves.push((mover, m));
        }
        let chair = |&plan| Chair {
            plan,
            person: None,
            stand_in: None,
        };
        Ok(Self {
            chairs: setup.seats.iter().map(chair).collect(),
            timer: Timer::new(setup.clock, players),
            setup,
            game,
            now,
            moves,
            line: 0,
            finish: None,
            proposal: None,
            rematch: false,
            next: None,
            number: 0,
            at: 0,
        })
    }

    /// What was agreed.
    #[must_use]
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The rules.
    #[must_use]
    pub fn game(&self) -> &dyn AnyGame {
        &*self.game
    }

    /// The game as it stands.
    #[must_use]
    pub fn run(&self) -> &dyn AnyRun {
        &*self.now
    }

    /// Who has moved, and how; `None` moved by lot.
    #[must_use]
    pub fn moves(&self) -> &[(Option<u8>, Move)] {
        &self.moves
    }

    /// The number of the line: how often something was taken back.
    #[must_use]
    pub fn line(&self) -> u16 {
        self.line
    }

    /// How many plies have been played.
    #[must_use]
    pub fn ply(&self) -> u16 {
        u16::try_from(self.moves.len()).unwrap_or(u16::MAX)
    }

    /// The places at the table, by player.
    #[must_use]
    pub fn chairs(&self) -> &[Chair] {
        &self.chairs
    }

    /// Who moves for a player.
    #[must_use]
    pub fn holder(&self, seat: u8) -> Holder {
        let chair = self.chairs.get(usize::from(seat));
        chair.map_or(Holder::Nobody, Chair::holder)
    }

    /// The seats on which people play.
    pub fn people(&self) -> impl Iterator<Item = u8> {
        (0..self.chairs.len() as u8).filter(|&seat| self.holder(seat) == Holder::Person)
    }

    /// Whether every seat has somebody to move for it.
    #[must_use]
    pub fn is_full(&self) -> bool {
        self.chairs.iter().all(|c| c.holder() != Holder::Nobody)
    }

    /// How the game ended, if its rules have not ended it.
    #[must_use]
    pub fn finish(&self) -> Option<Finish> {
        self.finish
    }

    /// Whether the game is over.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.finish.is_some() || self.now.outcome().is_some()
    }

    /// Whose turn it is; `None` when the game is over or a lot is to be drawn.
    #[must_use]
    pub fn turn(&self) -> Option<u8> {
        let player = if self.is_over() {
            None
        } else {
            self.now.to_move()
        };
        player.map(|p| p.0)
    }

    /// Where the game is.
    #[must_use]
    pub fn stage(&self) -> Stage {
        match self.turn() {
            _ if self.is_over() => Stage::Over,
            Some(seat) if self.holder(seat) == Holder::Nobody => Stage::Waiting,
            Some(seat) => Stage::Turn(seat),
            None => Stage::Lot,
        }
    }

    /// What is proposed, and not answered by everybody.
    #[must_use]
    pub fn proposal(&self) -> Option<&Proposal> {
        self.proposal.as_ref()
    }

    /// Whether all want another game and there is none yet.
    #[must_use]
    pub fn awaits_rematch(&self) -> bool {
        self.rematch && self.next.is_none()
    }

    /// The game in which the sides are changed.
    #[must_use]
    pub fn next(&self) -> Option<GameId> {
        self.next
    }

    /// The description of the game in which the sides are changed. Who sat on the last seat sits on the first then.
    #[must_use]
    pub fn rematch(&self) -> Setup {
        let mut setup = self.setup.clone();
        setup.moves.clear();
        setup.seats.rotate_right(1);
        setup
    }

    /// How long everybody may think still.
    #[must_use]
    pub fn timer(&self) -> &Timer {
        &self.timer
    }

    /// The number of the last event.
    #[must_use]
    pub fn number(&self) -> u32 {
        self.number
    }

    /// The time of the last event.
    #[must_use]
    pub fn at(&self) -> u64 {
        self.at
    }

    /// The lower half of the hash of the position; 0 before the first event.
    #[must_use]
    pub fn hash(&self) -> u32 {
        if self.number == 0 {
            0
        } else {
            low(self.now.hash())
        }
    }

    /// The next event happens.
    ///
    /// # Errors
    /// If it cannot follow those before. Then the table must not be used any more.
    pub fn apply(&mut self, event: &Event) -> Result<(), Fault> {
        let number = self.number + 1;
        let order = |what| Fault::Order { number, what };
        if event.at < self.at {
            return Err(order("its time is before the last one's"));
        }
        let seats = self.chairs.len();
        let known = |seat: u8| {
            if usize::from(seat) < seats {
                Ok(usize::from(seat))
            } else {
                Err(order("there is no such seat"))
            }
        };
        (self.number, self.at) = (number, event.at);
        match &event.what {
            What::Move { seat, text, hash } => self.play(*seat, text, *hash)?,
            What::Sit { seat, name } => {
                let chair = &mut self.chairs[known(*seat)?];
                chair.person = Some(name.clone());
                chair.stand_in = None;
            }
            What::Handed { seat } => {
                known(*seat)?;
            }
            What::Stand { seat } => {
                let chair = &mut self.chairs[known(*seat)?];
                (chair.person, chair.stand_in) = (None, None);
                self.proposal = None;
            }
            What::StandIn { seat, level } => {
                self.chairs[known(*seat)?].stand_in = Some(*level);
                self.proposal = None;
            }
            What::Back { seat } => self.chairs[known(*seat)?].stand_in = None,
            What::Offer { seat, offer } => {
                known(*seat)?;
                self.proposal = Some(Proposal {
                    by: *seat,
                    offer: *offer,
                    yes: Vec::new(),
                });
            }
            What::Accept { seat } => match &mut self.proposal {
                Some(proposal) => proposal.yes.push(*seat),
                None => return Err(order("nothing is proposed")),
            },
            What::Decline { .. } => self.proposal = None,
            What::Resign { seat } => self.end(Ended::Resign(Player(known(*seat)? as u8))),
            What::Time { seat } | What::Claim { away: seat } => {
                self.end(Ended::Time(Player(known(*seat)? as u8)));
            }
            What::Abort { .. } => self.finish = Some(Finish::Aborted),
            What::Resumed => {}
            What::Next { game } => self.next = Some(*game),
        }
        self.settle()?;
        self.run_timer();
        Ok(())
    }

    fn end(&mut self, ended: Ended) {
        self.finish = Some(Finish::Ended(ended));
        self.proposal = None;
    }

    fn play(&mut self, seat: Option<u8>, text: &str, said: u32) -> Result<(), Fault> {
        let number = self.number;
        if self.finish.is_some() || self.now.to_move().map(|p| p.0) != seat {
            return Err(Fault::Order {
                number,
                what: "it is not that player's turn",
            });
        }
        let wrong = |why| Fault::Move { number, why };
        let m = self.now.read_move(text).map_err(wrong)?;
        self.now.play(m).map_err(wrong)?;
        self.moves.push((seat, m));
        let found = low(self.now.hash());
        if found != said {
            return Err(Fault::Hash {
                number,
                said,
                found,
            });
        }
        if let Some(seat) = seat {
            self.timer.moved(usize::from(seat), self.at);
        }
        self.proposal = None;
        Ok(())
    }

    /// Does what everybody has said yes to.
    fn settle(&mut self) -> Result<(), Fault> {
        let Some(proposal) = &self.proposal else {
            return Ok(());
        };
        let agreed = self
            .people()
            .all(|seat| seat == proposal.by || proposal.yes.contains(&seat));
        if !agreed {
            return Ok(());
        }
        match proposal.offer {
            Offer::TakeBack { to } => self.take_back(usize::from(to))?,
            Offer::Agree => self.end(agreement(&*self.game)),
            Offer::Rematch => self.rematch = true,
        }
        self.proposal = None;
        Ok(())
    }

    fn take_back(&mut self, to: usize) -> Result<(), Fault> {
        let number = self.number;
        self.moves.truncate(to);
        self.now = begin(&*self.game, &self.setup)?;
        for &(_, m) in &self.moves {
            let wrong = |why| Fault::Move { number, why };
            self.now.play(m).map_err(wrong)?;
        }
        self.line = self.line.saturating_add(1);
        Ok(())
    }

    /// Time runs for a person who has moved before, once everybody is there.
    fn run_timer(&mut self) {
        let due = self.turn().filter(|&seat| {
            self.is_full()
                && self.holder(seat) == Holder::Person
                && self.moves.iter().any(|&(mover, _)| mover == Some(seat))
        });
        let due = due.map(usize::from);
        if due != self.timer.deadline().map(|(player, _)| player) {
            self.timer.start(due, self.at);
        }
    }

    /// The hash that an event of this move says, if it is legal.
    #[must_use]
    pub fn hash_after(&self, m: Move) -> Option<u32> {
        let mut after = self.now.clone();
        after.play(m).ok()?;
        Some(low(after.hash()))
    }

    /// The only move, if it is a pass: nobody has to be asked about it.
    #[must_use]
    pub fn forced_pass(&self) -> Option<Move> {
        match *self.now.legal() {
            [m] if !self.is_over() && self.now.move_text(m) == "-" => Some(m),
            _ => None,
        }
    }

    /// Who sits where, as at one screen.
    #[must_use]
    pub fn seats(&self) -> Vec<Seat> {
        let seat = |chair: &Chair| match chair.holder() {
            Holder::Computer(level) => Seat::Computer(level),
            Holder::Person | Holder::Nobody => Seat::Person,
        };
        self.chairs.iter().map(seat).collect()
    }

    /// The game as a record, with the names of the people.
    ///
    /// # Errors
    /// If it is longer than a record may be.
    pub fn record(&self) -> Result<Record, Problem> {
        let mut scribe = match &self.setup.start {
            None => Scribe::new(self.game()),
            Some(text) => Scribe::set_up(self.game(), text)?,
        };
        for (i, chair) in self.chairs.iter().enumerate() {
            if let Some(name) = chair.person.as_ref().filter(|name| !name.is_empty()) {
                scribe.tag(self.game.symbol(Player(i as u8)), name)?;
            }
        }
        for &(_, m) in &self.moves {
            scribe.play(m)?;
        }
        if let Some(Finish::Ended(ended)) = self.finish {
            scribe.ended(ended)?;
        }
        scribe.finish()
    }
}

fn begin(game: &dyn AnyGame, setup: &Setup) -> Result<Box<dyn AnyRun>, Fault> {
    match &setup.start {
        None => Ok(game.begin()),
        Some(text) => game
            .set_up(text)
            .map_err(|why| Fault::Setup(why.to_string())),
    }
}

/// The lower half of a hash.
fn low(hash: u64) -> u32 {
    hash as u32
}
