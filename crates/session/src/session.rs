use std::sync::Arc;

use semailles_core::record::Ended;
use semailles_core::{
    AnyGame, AnyRun, Event, Move, MoveError, Picture, Player, PositionError, Shape, Team, Verdict,
};

use crate::{Contest, Seat};

/// What the players of a game may agree on: to share what is left where seeds are won, else a draw.
pub(crate) fn agreement(game: &dyn AnyGame) -> Ended {
    match game.layout().shape {
        Shape::TwoRows { .. } => Ended::AgreedShare,
        Shape::Ring | Shape::Grid { .. } => Ended::AgreedDraw,
    }
}

/// A ply that was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// The move.
    pub m: Move,
    /// Its text.
    pub text: String,
    /// Who played it; `None` when it was a lot.
    pub mover: Option<Player>,
    /// What the board showed before it.
    pub before: Picture,
    /// What happened.
    pub trace: Vec<Event>,
}

/// A game being played.
#[derive(Clone, Debug)]
pub struct Session {
    game: Arc<dyn AnyGame>,
    start: Option<String>,
    first: Box<dyn AnyRun>,
    now: Box<dyn AnyRun>,
    plies: Vec<Played>,
    undone: Vec<Move>,
    seats: Vec<Seat>,
    ended: Option<Ended>,
    contest: Option<Contest>,
}

impl Session {
    /// A game from its start. Seats that are missing are people's, those too many are dropped.
    #[must_use]
    pub fn begin(game: &dyn AnyGame, seats: Vec<Seat>) -> Self {
        Self::from_run(game.begin(), None, seats)
    }

    /// A game from a position.
    ///
    /// # Errors
    /// If the text is not a position of the game.
    pub fn set_up(
        game: &dyn AnyGame,
        position: &str,
        seats: Vec<Seat>,
    ) -> Result<Self, PositionError> {
        let run = game.set_up(position)?;
        let start = run.position_text();
        Ok(Self::from_run(run, Some(start), seats))
    }

    fn from_run(first: Box<dyn AnyRun>, start: Option<String>, mut seats: Vec<Seat>) -> Self {
        let game = first.game();
        seats.resize(usize::from(game.players()), Seat::Person);
        Self {
            game: Arc::from(game),
            start,
            now: first.clone(),
            first,
            plies: Vec::new(),
            undone: Vec::new(),
            seats,
            ended: None,
            contest: None,
        }
    }

    /// The rules.
    #[must_use]
    pub fn game(&self) -> &dyn AnyGame {
        &*self.game
    }

    /// The position from which the game began, if that was not the game's start.
    #[must_use]
    pub fn start(&self) -> Option<&str> {
        self.start.as_deref()
    }

    /// The game as it stands.
    #[must_use]
    pub fn run(&self) -> &dyn AnyRun {
        &*self.now
    }

    /// The game as it stood after so many plies.
    #[must_use]
    pub fn at(&self, plies: usize) -> Box<dyn AnyRun> {
        if plies >= self.plies.len() {
            return self.now.clone();
        }
        let mut run = self.first.clone();
        for ply in &self.plies[..plies] {
            // They were legal, and are again.
            let _ = run.play(ply.m);
        }
        run
    }

    /// The plies in order.
    #[must_use]
    pub fn plies(&self) -> &[Played] {
        &self.plies
    }

    /// Who sits where, by player.
    #[must_use]
    pub fn seats(&self) -> &[Seat] {
        &self.seats
    }

    /// Who moves for a player.
    #[must_use]
    pub fn seat(&self, player: Player) -> Seat {
        self.seats[player.index()]
    }

    /// Somebody else sits down.
    pub fn set_seat(&mut self, player: Player, seat: Seat) {
        self.seats[player.index()] = seat;
    }

    /// The match of which this game is part.
    #[must_use]
    pub fn contest(&self) -> Option<&Contest> {
        self.contest.as_ref()
    }

    /// Makes the game part of a match.
    pub fn set_contest(&mut self, contest: Option<Contest>) {
        self.contest = contest.filter(|c| {
            // A match of another number of parties is none of this game's.
            c.to_string().matches('-').count() + 1 == usize::from(self.game().teams())
        });
    }

    /// How people ended the game, if they did.
    #[must_use]
    pub fn ended(&self) -> Option<Ended> {
        self.ended
    }

    /// Whether the game is over, by the rules or by people.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.ended.is_some() || self.now.outcome().is_some()
    }

    /// Whose turn it is; `None` when the game is over or a lot is to be drawn.
    #[must_use]
    pub fn turn(&self) -> Option<Player> {
        if self.is_over() {
            None
        } else {
            self.now.to_move()
        }
    }

    /// Whether a lot is to be drawn.
    #[must_use]
    pub fn awaits_lot(&self) -> bool {
        !self.is_over() && self.now.to_move().is_none()
    }

    /// Whether the next move does not come from this screen: the computer is to move, or somebody elsewhere.
    #[must_use]
    pub fn awaits_another(&self) -> bool {
        self.turn().is_some_and(|p| !self.seat(p).is_here())
    }

    /// The only move, if it is not one of a pit or square: a pass. Nobody has to be asked about it.
    #[must_use]
    pub fn forced_pass(&self) -> Option<Move> {
        match *self.now.legal() {
            [m] if !self.is_over() && self.now.move_text(m) == "-" => Some(m),
            _ => None,
        }
    }

    /// Plays a move. What had been taken back can no longer be redone.
    ///
    /// # Errors
    /// If it is not legal, or people have ended the game; then nothing has changed.
    pub fn play(&mut self, m: Move) -> Result<&Played, MoveError> {
        let played = self.advance(m)?;
        self.undone.clear();
        self.plies.push(played);
        Ok(&self.plies[self.plies.len() - 1])
    }

    fn advance(&mut self, m: Move) -> Result<Played, MoveError> {
        if self.ended.is_some() {
            return Err(MoveError::Illegal {
                found: self.now.move_text(m),
                why: semailles_core::Illegal::GameOver,
                legal: Vec::new(),
            });
        }
        let (mover, before) = (self.now.to_move(), self.now.picture());
        let mut trace = Vec::new();
        self.now.play_traced(m, &mut trace)?;
        Ok(Played {
            m,
            text: self.now.move_text(m),
            mover,
            before,
            trace,
        })
    }

    /// Takes back one ply, or how people ended the game. Says whether there was something to take back.
    pub fn undo(&mut self) -> bool {
        if self.ended.take().is_some() {
            return true;
        }
        let Some(last) = self.plies.pop() else {
            return false;
        };
        self.undone.push(last.m);
        self.now = self.first.clone();
        for ply in &self.plies {
            let _ = self.now.play(ply.m);
        }
        true
    }

    /// Takes back plies until a person has a choice again: the person's own last move and what the computer answered.
    /// Says how many plies were taken back.
    pub fn take_back(&mut self) -> usize {
        let mut taken = 0;
        if self.ended.is_some() {
            self.undo();
            return 1;
        }
        let people = self.seats.iter().any(|s| !s.is_computer());
        while self.undo() {
            taken += 1;
            let person = self.turn().is_some_and(|p| !self.seat(p).is_computer());
            if (person && self.forced_pass().is_none()) || !people {
                break;
            }
        }
        taken
    }

    /// Plays again the last ply that was taken back. Says whether there was one.
    pub fn redo(&mut self) -> bool {
        let Some(m) = self.undone.pop() else {
            return false;
        };
        match self.advance(m) {
            Ok(played) => {
                self.plies.push(played);
                true
            }
            Err(_) => false,
        }
    }

    /// Whether there is something to redo.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty() && !self.is_over()
    }

    /// Whether there is something to take back.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        self.ended.is_some() || !self.plies.is_empty()
    }

    /// A player gives up. Says whether that was possible.
    pub fn resign(&mut self, player: Player) -> bool {
        self.lose(player, Ended::Resign(player))
    }

    /// A player has no time left. Says whether that was possible.
    pub fn out_of_time(&mut self, player: Player) -> bool {
        self.lose(player, Ended::Time(player))
    }

    fn lose(&mut self, player: Player, ended: Ended) -> bool {
        let possible = !self.is_over() && player.index() < self.seats.len();
        if possible {
            self.ended = Some(ended);
        }
        possible
    }

    /// What the players may agree on: to share what is left where seeds are won, else a draw.
    #[must_use]
    pub fn offer(&self) -> Ended {
        agreement(self.game())
    }

    /// The players agree to share what is left, or on a draw. Says whether that was possible.
    pub fn agree(&mut self) -> bool {
        let possible = !self.is_over();
        if possible {
            self.ended = Some(self.offer());
        }
        possible
    }

    /// Ends the game as a record says people did.
    pub(crate) fn end_as(&mut self, ended: Option<Ended>) {
        self.ended = ended;
    }

    /// What each team has; when what was left has been shared by agreement, with its half (an odd seed is nobody's).
    #[must_use]
    pub fn score(&self) -> Vec<u16> {
        let mut score = self.now.score();
        if self.ended == Some(Ended::AgreedShare) && !score.is_empty() {
            let counted: u32 = score.iter().map(|&n| u32::from(n)).sum();
            let left = self.now.total().saturating_sub(counted);
            let each = (left / score.len() as u32) as u16;
            score.iter_mut().for_each(|n| *n += each);
        }
        score
    }

    /// Who has won; `None` while the game goes on, and when nobody has.
    #[must_use]
    pub fn winner(&self) -> Option<Team> {
        match self.ended {
            Some(Ended::Resign(player) | Ended::Time(player)) => self.opponents_of(player),
            Some(Ended::AgreedDraw) => None,
            Some(Ended::AgreedShare) => {
                let score = self.score();
                let most = *score.iter().max()?;
                let mut best = (0..)
                    .zip(&score)
                    .filter(|&(_, &n)| n == most)
                    .map(|(t, _)| Team(t));
                best.next().filter(|_| best.next().is_none())
            }
            None => match self.now.outcome()?.verdict {
                Verdict::Win(team) => Some(team),
                Verdict::Draw | Verdict::Void => None,
            },
        }
    }

    /// The one other team than a player's; `None` where there are several.
    fn opponents_of(&self, player: Player) -> Option<Team> {
        let own = self.game().team(player);
        let mut others = (0..self.game().teams()).map(Team).filter(|&t| t != own);
        others.next().filter(|_| others.next().is_none())
    }

    /// The next game of the same players: sides change, and a match counts this one.
    #[must_use]
    pub fn rematch(&self) -> Self {
        let mut seats = self.seats.clone();
        seats.rotate_right(1);
        let mut next = match &self.start {
            // The text was read before.
            Some(text) => Self::set_up(self.game(), text, seats)
                .unwrap_or_else(|_| Self::begin(self.game(), Vec::new())),
            None => Self::begin(self.game(), seats),
        };
        next.contest = self.contest.clone().map(|mut contest| {
            contest.count(self.winner());
            contest.change_sides();
            contest
        });
        next
    }

    /// The match with this game counted, if it is over.
    #[must_use]
    pub fn standing(&self) -> Option<Contest> {
        let mut contest = self.contest.clone()?;
        if self.is_over() {
            contest.count(self.winner());
        }
        Some(contest)
    }
}
