use semailles_core::{
    Event, Game, Move, Run, SplitMix64, Team, end_if_due, nobody, somebody, sort_few,
};

/// How well the computer plays against people, from 1 to 5.
///
/// The lower levels see what a beginner sees: a sowing of more laps than they can follow is a leap in the dark for
/// them, their own and the other's, and they think of few replies. What they do see they judge rightly: no level misses
/// a capture of one lap. Level 5 sees everything and is as strong as its time allows: it is a [`crate::Thinker`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Level(u8);

/// What a level sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sight {
    /// Sowings of more laps than this are not followed.
    pub laps: u32,
    /// Replies looked at after the own move; where four play, a reply is that of all three others.
    pub replies: u32,
}

impl Level {
    /// The weakest.
    pub const FIRST: Self = Self(1);
    /// Full strength.
    pub const FULL: Self = Self(5);
    /// All of them, from the weakest.
    pub const ALL: [Self; 5] = [Self(1), Self(2), Self(3), Self(4), Self(5)];

    /// The level of a number from 1 to 5.
    #[must_use]
    pub fn new(number: u8) -> Option<Self> {
        (1..=5).contains(&number).then_some(Self(number))
    }

    /// Its number.
    #[must_use]
    pub fn number(self) -> u8 {
        self.0
    }

    /// What it sees; `None` for the one that sees everything.
    #[must_use]
    pub fn sight(self) -> Option<Sight> {
        let (laps, replies) = match self.0 {
            1 => (1, 0),
            2 => (2, 1),
            3 => (4, 2),
            4 => (12, 4),
            _ => return None,
        };
        Some(Sight { laps, replies })
    }

    /// The move this level plays, by lot among those that seem equally good to it; `None` where there is no move, and
    /// for the full level, which is a [`crate::Thinker`].
    pub fn choose<G: Game>(self, run: &Run<G>, lot: &mut SplitMix64) -> Option<Move> {
        let values = self.sight()?.values(run);
        let best = values.iter().map(|(_, value)| *value).max()?;
        let good: Vec<Move> = values
            .iter()
            .filter(|(_, value)| *value == best)
            .map(|(m, _)| *m)
            .collect();
        Some(good[lot.below(good.len())])
    }
}

const INFINITE: i32 = i32::MAX;

impl Sight {
    /// What every legal move seems to be worth to the player to move.
    #[must_use]
    pub fn values<G: Game>(self, run: &Run<G>) -> Vec<(Move, i32)> {
        let game = &**run.game();
        let Some(mover) = game.to_move(run.position()) else {
            return Vec::new();
        };
        let mut eye = Eye {
            game,
            us: game.team(mover),
            laps: self.laps as usize,
            trace: Vec::new(),
        };
        let plies = self.replies * u32::from(game.players() - 1);
        let mut best = -INFINITE;
        run.legal()
            .iter()
            .map(|&m| {
                // Equal ones have to be known as such, so the window is wider by one.
                let alpha = best.saturating_sub(1).max(-INFINITE);
                let times = |after: &G::Position| run.history().count(game.key(after)) + 1;
                let value = eye.value(run.position(), m, plies, (alpha, INFINITE), &times);
                best = best.max(value);
                (m, value)
            })
            .collect()
    }
}

/// Who looks, and for whom.
struct Eye<'a, G> {
    game: &'a G,
    us: Team,
    laps: usize,
    /// Of the move that is looked at.
    trace: Vec<Event>,
}

impl<G: Game> Eye<'_, G> {
    /// What a move seems to be worth to us, who want much; the others want us to have little.
    fn value(
        &mut self,
        before: &G::Position,
        m: Move,
        plies: u32,
        window: (i32, i32),
        times: &dyn Fn(&G::Position) -> usize,
    ) -> i32 {
        let mut after = before.clone();
        self.trace.clear();
        let mut trace = somebody(&mut self.trace);
        if self.game.attempt(&mut after, m, &mut trace).is_none() {
            return self.game.estimate(before, self.us);
        }
        let lifts = self
            .trace
            .iter()
            .filter(|e| matches!(e, Event::Lift { .. }));
        if lifts.count() > self.laps {
            // Who knows what comes of it? Nothing, they think.
            return self.game.estimate(before, self.us);
        }
        if self.game.outcome(&after).is_none() {
            let times = times(&after);
            end_if_due(self.game, &mut after, times);
        }
        self.after(&after, plies, window)
    }

    fn after(
        &mut self,
        position: &G::Position,
        plies: u32,
        (mut alpha, mut beta): (i32, i32),
    ) -> i32 {
        if self.game.outcome(position).is_some() {
            // A win a little later is a little less of a win.
            let worth = self.game.worth(position, self.us);
            return worth + plies as i32 * worth.signum();
        }
        if plies == 0 {
            return self.game.estimate(position, self.us);
        }
        let mut moves = semailles_core::MoveList::new();
        self.game.legal(position, &mut moves);
        if moves.is_empty() {
            let mut over = position.clone();
            let _ = self.game.stuck(&mut over, &mut nobody());
            return self.game.worth(&over, self.us);
        }
        let ours = self
            .game
            .to_move(position)
            .is_none_or(|player| self.game.team(player) == self.us);
        // Captures first: the order of the promises, where the game knows them.
        sort_few(moves.as_mut_slice(), |&m| {
            -self.game.promise(position, m).unwrap_or(0)
        });
        let mut best = if ours { -INFINITE } else { INFINITE };
        for &m in moves.iter() {
            let value = self.value(position, m, plies - 1, (alpha, beta), &|_| 1);
            if ours {
                best = best.max(value);
                alpha = alpha.max(value);
            } else {
                best = best.min(value);
                beta = beta.min(value);
            }
            if alpha >= beta {
                break;
            }
        }
        best
    }
}
