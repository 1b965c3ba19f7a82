use semailles_core::{AnyRun, Move, MoveError, UNIT};

use crate::{AnyMind, Limits, Line, Report, Status};

/// What a move of a game that was played is judged to be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judged {
    /// Which ply of the game, from 0.
    pub ply: usize,
    /// The best that could be played, with its value for who moved.
    pub best: Line,
    /// What the move played is worth to who played it, in the same hundredths.
    pub value: i32,
    /// The move played, and what was to be expected after it.
    pub played: Vec<Move>,
    /// Both values are those of perfect play.
    pub solved: bool,
}

/// How bad a move is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Mistake {
    /// It gives away two seeds or pieces.
    Mistake,
    /// It gives away five, or the game.
    Blunder,
}

impl Judged {
    /// What the move played gives away, in hundredths of a seed or piece. Never less than nothing: a look from a ply
    /// later sees further, and may find more than was seen before.
    #[must_use]
    pub fn loss(&self) -> i32 {
        (self.best.score - self.value).max(0)
    }

    /// Whether it is a mistake.
    #[must_use]
    pub fn mistake(&self) -> Option<Mistake> {
        let loss = self.loss() / UNIT;
        match loss {
            5.. => Some(Mistake::Blunder),
            2.. => Some(Mistake::Mistake),
            _ => None,
        }
    }
}

/// Looks at a game that was played, move by move, in slices.
///
/// What each move was worth comes from the search of the position after it. Where that has none (the game is over, a
/// lot is drawn), or where it would tell what somebody else hopes for (more than two sides), the move played is searched
/// from the position before it.
#[derive(Debug)]
pub struct Review {
    mind: Box<dyn AnyMind>,
    limits: Limits,
    moves: Vec<Move>,
    /// The position that is looked at, after so many moves.
    run: Box<dyn AnyRun>,
    ply: usize,
    /// The position before it, and what was found there.
    before: Option<(Box<dyn AnyRun>, Report)>,
    look: Look,
}

/// What is being looked at.
#[derive(Debug)]
enum Look {
    /// The position.
    Position,
    /// The move that led there, from the position before; what was found after it.
    Move(Report),
    Done,
}

impl Review {
    /// Begins with the position of `run`, from which the moves were played; the limits are those of each position. The
    /// mind has to be one for this very game.
    ///
    /// # Errors
    /// If one of the moves cannot be played.
    pub fn new(
        mut mind: Box<dyn AnyMind>,
        run: &dyn AnyRun,
        moves: &[Move],
        limits: Limits,
    ) -> Result<Self, MoveError> {
        let mut played = run.boxed_clone();
        for &m in moves {
            played.play(m)?;
        }
        let limits = limits.with_lines(1);
        mind.begin(run, limits);
        Ok(Self {
            mind,
            limits,
            moves: moves.to_vec(),
            run: run.boxed_clone(),
            ply: 0,
            before: None,
            look: Look::Position,
        })
    }

    /// How many of the moves have been looked at.
    #[must_use]
    pub fn seen(&self) -> usize {
        match self.look {
            Look::Done => self.ply,
            _ => self.ply.saturating_sub(1),
        }
    }

    /// Whether there is nothing more to be looked at.
    #[must_use]
    pub fn is_done(&self) -> bool {
        matches!(self.look, Look::Done)
    }

    /// Goes on for about so many nodes; the judgement of the next move, if it has been found.
    pub fn think_for(&mut self, nodes: u64) -> Option<Judged> {
        if self.is_done() || self.mind.think_for(nodes) == Status::Pending {
            return None;
        }
        let report = self.mind.report();
        match std::mem::replace(&mut self.look, Look::Position) {
            Look::Position if !self.knows_worth(&report) => {
                let m = self.moves[self.ply - 1];
                let (before, _) = self.before.as_ref()?;
                self.mind.begin(&**before, self.limits.with_only(m));
                self.look = Look::Move(report);
                None
            }
            Look::Position => {
                let judged = self.judge(&report, None);
                self.advance(report);
                judged
            }
            Look::Move(after) => {
                let judged = self.judge(&after, Some(&report));
                self.advance(after);
                judged
            }
            Look::Done => None,
        }
    }

    /// Gives the mind back.
    #[must_use]
    pub fn into_mind(self) -> Box<dyn AnyMind> {
        self.mind
    }

    /// Whether what the last move was worth follows from what was found before and after it.
    fn knows_worth(&self, after: &Report) -> bool {
        let Some((before, found)) = &self.before else {
            return true;
        };
        let lot = before.to_move().is_none();
        let best = found.best_move() == Some(self.moves[self.ply - 1]);
        let two = before.game().teams() == 2;
        let told = self.run.to_move().is_some() && after.score().is_some();
        lot || best || (two && told)
    }

    /// The judgement of the last move, by what was found before it, after it, and of it alone.
    fn judge(&self, after: &Report, alone: Option<&Report>) -> Option<Judged> {
        let (before, found) = self.before.as_ref()?;
        let mover = before.to_move()?;
        let best = found.best()?.clone();
        let m = self.moves[self.ply - 1];
        if let Some(alone) = alone {
            return Some(Judged {
                ply: self.ply - 1,
                value: alone.score()?,
                played: alone.best()?.moves.clone(),
                solved: found.solved && alone.solved,
                best,
            });
        }
        let answer = after.best().map_or(&[][..], |line| &line.moves);
        let is_best = best.moves[0] == m;
        let value = if is_best {
            best.score
        } else {
            let game = before.game();
            let same = game.team(self.run.to_move()?) == game.team(mover);
            let score = after.score()?;
            if same { score } else { -score }
        };
        Some(Judged {
            ply: self.ply - 1,
            value,
            played: [m].iter().chain(answer).copied().collect(),
            solved: found.solved && (is_best || after.solved),
            best,
        })
    }

    fn advance(&mut self, report: Report) {
        self.before = Some((self.run.boxed_clone(), report));
        match self.moves.get(self.ply) {
            // They were played once already.
            Some(&m) if self.run.play(m).is_ok() => {
                self.ply += 1;
                self.mind.begin(&*self.run, self.limits);
            }
            _ => self.look = Look::Done,
        }
    }
}
