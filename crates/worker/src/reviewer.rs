use semailles_core::{AnyRun, Move};
use semailles_search::{Judged as Searched, Limits, Mistake, Review};
use semailles_wire::{Judged, Line};

use crate::book;
use crate::thinker::{Mind, replay, texts};

/// Looks at a game that was played, a slice at a time.
pub(crate) struct Reviewer {
    id: u32,
    game: String,
    review: Review,
    /// The position before the next move to be judged, how many moves led there, and all of them.
    before: Box<dyn AnyRun>,
    ply: usize,
    moves: Vec<Move>,
}

/// Between two looks at the clock.
const NODES: u64 = 500;

impl Reviewer {
    /// Begins to look at a game.
    pub(crate) fn begin(
        asked: &semailles_wire::Review,
        before: Option<Mind>,
    ) -> Result<Self, String> {
        let (begun, moves) = replay(&asked.game, asked.start.as_deref(), &asked.moves)?;
        let mind = Mind::of(&asked.game, before)?.mind;
        let review = Review::new(mind, &*begun, &moves, Limits::nodes(asked.nodes));
        Ok(Self {
            id: asked.id,
            game: asked.game.clone(),
            review: review.map_err(|error| error.to_string())?,
            before: begun,
            ply: 0,
            moves,
        })
    }

    /// Looks on while `goes_on` says so; the next judgement, when it has come to one.
    pub(crate) fn slice(&mut self, goes_on: impl Fn() -> bool) -> Option<Judged> {
        while !self.review.is_done() {
            if let Some(judged) = self.review.think_for(NODES) {
                // Lots are not judged: the position is brought up to the move that is.
                while self.ply < judged.ply {
                    let _ = self.before.play(self.moves[self.ply]);
                    self.ply += 1;
                }
                let judged = by_book(&*self.before, judged);
                let line = |score, moves: &[Move]| Line {
                    score,
                    moves: texts(&*self.before, moves),
                    solved: judged.solved,
                };
                return Some(Judged {
                    id: self.id,
                    ply: judged.ply as u32,
                    best: line(judged.best.score, &judged.best.moves),
                    played: line(judged.value, &judged.played),
                    mistake: judged.mistake().map(|mistake| match mistake {
                        Mistake::Mistake => semailles_wire::Mistake::Mistake,
                        Mistake::Blunder => semailles_wire::Mistake::Blunder,
                    }),
                });
            }
            if !goes_on() {
                break;
            }
        }
        None
    }

    /// Whether every move has been looked at.
    pub(crate) fn is_done(&self) -> bool {
        self.review.is_done()
    }

    /// Gives the mind back, for the next question.
    pub(crate) fn into_mind(self) -> Mind {
        Mind {
            game: self.game,
            mind: self.review.into_mind(),
        }
    }
}

/// A judgement with what the book knows of both positions, if it knows both.
fn by_book(before: &dyn AnyRun, mut judged: Searched) -> Searched {
    let (Some(best), Some(mover)) = (book::look_up(before), before.to_move()) else {
        return judged;
    };
    let mut after = before.boxed_clone();
    if after.play(judged.played[0]).is_err() {
        return judged;
    }
    let value = if judged.played[0] == best.m {
        Some(best.score)
    } else {
        let same = after.to_move() == Some(mover);
        let exact = book::look_up(&*after);
        exact.map(|exact| if same { exact.score } else { -exact.score })
    };
    if let Some(value) = value {
        if judged.best.moves[0] != best.m {
            judged.best.moves = book::line(before);
        }
        judged.best.score = best.score;
        judged.value = value;
        judged.solved = true;
    }
    judged
}
