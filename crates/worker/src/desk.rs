use semailles_wire::{Best, FromWorker, ToWorker};

use crate::reviewer::Reviewer;
use crate::thinker::{Mind, Step, Thinker};

/// The question on the desk, and what is done about it.
#[derive(Default)]
pub(crate) struct Desk {
    work: Option<Work>,
    /// Of the question before.
    mind: Option<Mind>,
}

struct Work {
    id: u32,
    /// What was asked: when more comes to be known, it is begun anew.
    asked: ToWorker,
    task: Task,
    /// When to stop, by the same clock as the `now` of [`Desk::slice`].
    deadline: f64,
}

enum Task {
    Think(Box<Thinker>),
    Review(Box<Reviewer>),
}

impl Task {
    fn begin(asked: &ToWorker, mind: Option<Mind>) -> Result<Option<(u32, Self)>, (u32, String)> {
        match asked {
            ToWorker::Think(think) => match Thinker::begin(think, mind) {
                Ok(thinker) => Ok(Some((think.id, Task::Think(Box::new(thinker))))),
                Err(why) => Err((think.id, why)),
            },
            ToWorker::Review(review) => match Reviewer::begin(review, mind) {
                Ok(reviewer) => Ok(Some((review.id, Task::Review(Box::new(reviewer))))),
                Err(why) => Err((review.id, why)),
            },
            ToWorker::Stop { .. } => Ok(None),
        }
    }
}

impl Desk {
    /// Takes a message in; an answer is given at once only to «stop» and to what cannot be done.
    pub(crate) fn take(&mut self, message: ToWorker, now: f64) -> Option<FromWorker> {
        match message {
            ToWorker::Stop { id } if self.work.as_ref().is_some_and(|work| work.id == id) => {
                self.clear()
            }
            ToWorker::Stop { .. } => None,
            asked => {
                self.clear();
                let deadline = now + time(&asked);
                self.begin(asked, deadline)
            }
        }
    }

    fn begin(&mut self, asked: ToWorker, deadline: f64) -> Option<FromWorker> {
        match Task::begin(&asked, self.mind.take()) {
            Ok(begun) => {
                self.work = begun.map(|(id, task)| Work {
                    id,
                    asked,
                    task,
                    deadline,
                });
                None
            }
            Err((id, why)) => Some(FromWorker::Failed { id, why }),
        }
    }

    /// More is known than when the minds were made: what is being thought about is begun anew, in the time it has.
    pub(crate) fn learn(&mut self) -> Option<FromWorker> {
        let work = self.work.take();
        self.mind = None;
        let work = work?;
        self.begin(work.asked, work.deadline)
    }

    /// Ends the work; what was found so far is its answer, what was learnt is kept.
    fn clear(&mut self) -> Option<FromWorker> {
        let work = self.work.take()?;
        Some(match work.task {
            Task::Think(thinker) => {
                let best: Best = thinker.best();
                self.mind = Some(thinker.into_mind());
                FromWorker::Best(best)
            }
            Task::Review(reviewer) => {
                self.mind = Some(reviewer.into_mind());
                FromWorker::Reviewed { id: work.id }
            }
        })
    }

    /// Whether there is something to think about.
    pub(crate) fn is_busy(&self) -> bool {
        self.work.is_some()
    }

    /// Thinks for at most `length` milliseconds, `now` being the clock.
    pub(crate) fn slice(&mut self, length: f64, now: impl Fn() -> f64) -> Option<FromWorker> {
        let work = self.work.as_mut()?;
        let end = work.deadline.min(now() + length);
        match &mut work.task {
            Task::Think(thinker) => {
                let step = thinker.slice(|| now() < end);
                let late = now() >= work.deadline;
                match step {
                    Step::Thought(info) if !late => Some(FromWorker::Info(info)),
                    Step::More if !late => None,
                    _ => self.clear(),
                }
            }
            Task::Review(reviewer) => match reviewer.slice(|| now() < end) {
                Some(judged) => Some(FromWorker::Judged(judged)),
                None if reviewer.is_done() => self.clear(),
                None => None,
            },
        }
    }
}

/// How long a question may be thought about.
fn time(asked: &ToWorker) -> f64 {
    match asked {
        ToWorker::Think(think) => think.limits.time_ms.map_or(f64::INFINITY, f64::from),
        _ => f64::INFINITY,
    }
}

#[cfg(test)]
mod tests {
    use semailles_wire::{Limits, Review, Think};

    use super::*;

    fn think(id: u32, game: &str) -> ToWorker {
        ToWorker::Think(Think {
            id,
            game: game.to_owned(),
            start: None,
            moves: Vec::new(),
            limits: Limits {
                time_ms: Some(50),
                ..Limits::default()
            },
            level: 5,
            lines: 1,
        })
    }

    /// A clock that goes on by five milliseconds each time it is read.
    fn ticking() -> impl Fn() -> f64 {
        let time = std::cell::Cell::new(0.0);
        move || time.replace(time.get() + 5.0)
    }

    fn answered(message: Option<FromWorker>) -> Option<u32> {
        match message {
            Some(FromWorker::Best(best)) => Some(best.info.id),
            _ => None,
        }
    }

    #[test]
    fn a_question_is_answered_in_slices_and_in_time() {
        let (mut desk, clock) = (Desk::default(), ticking());
        assert_eq!(desk.take(think(4, "wali"), clock()), None);
        let mut slices = 0;
        while desk.is_busy() {
            slices += 1;
            let said = desk.slice(30.0, &clock);
            assert_eq!(answered(said).is_some(), !desk.is_busy());
        }
        assert!(
            (2..=6).contains(&slices),
            "{slices} slices of 30 ms in 50 ms of a slow clock"
        );
    }

    #[test]
    fn the_lower_levels_answer_in_one_slice() {
        let mut desk = Desk::default();
        let ToWorker::Think(think) = think(4, "djenon-abe") else {
            unreachable!()
        };
        desk.take(ToWorker::Think(Think { level: 2, ..think }), 0.0);
        assert_eq!(answered(desk.slice(30.0, || 0.0)), Some(4));
    }

    #[test]
    fn stop_is_answered_with_the_best_so_far() {
        let mut desk = Desk::default();
        assert_eq!(desk.take(think(4, "en-dodoi"), 0.0), None);
        assert_eq!(desk.take(ToWorker::Stop { id: 3 }, 0.0), None);
        assert_eq!(answered(desk.take(ToWorker::Stop { id: 4 }, 0.0)), Some(4));
        assert_eq!(desk.take(ToWorker::Stop { id: 4 }, 0.0), None);
    }

    #[test]
    fn a_new_question_ends_the_one_before() {
        let mut desk = Desk::default();
        desk.take(think(4, "en-dodoi"), 0.0);
        desk.take(think(5, "dzuwa"), 0.0);
        assert_eq!(answered(desk.take(ToWorker::Stop { id: 5 }, 0.0)), Some(5));
        let refused = desk.take(think(6, "chess"), 0.0);
        assert!(matches!(refused, Some(FromWorker::Failed { id: 6, .. })));
        assert!(!desk.is_busy());
    }

    fn review(id: u32) -> ToWorker {
        ToWorker::Review(Review {
            id,
            game: "en-dodoi".to_owned(),
            start: None,
            moves: ["F", "b", "E", "a"].map(str::to_owned).into(),
            nodes: 2000,
        })
    }

    #[test]
    fn a_game_is_looked_at_move_by_move_and_can_be_stopped() {
        let (mut desk, clock) = (Desk::default(), ticking());
        assert_eq!(desk.take(review(8), clock()), None);
        let mut plies = Vec::new();
        let mut over = 0;
        while desk.is_busy() {
            match desk.slice(30.0, &clock) {
                Some(FromWorker::Judged(judged)) => {
                    assert_eq!(judged.id, 8);
                    plies.push(judged.ply);
                }
                Some(FromWorker::Reviewed { id: 8 }) => over += 1,
                None => {}
                other => panic!("{other:?}"),
            }
        }
        assert_eq!((plies, over), (vec![0, 1, 2, 3], 1));
        desk.take(review(9), clock());
        let stopped = desk.take(ToWorker::Stop { id: 9 }, clock());
        assert_eq!(stopped, Some(FromWorker::Reviewed { id: 9 }));
        assert!(!desk.is_busy());
    }

    #[test]
    fn when_more_comes_to_be_known_the_question_stays() {
        let mut desk = Desk::default();
        desk.take(think(4, "anywoli"), 0.0);
        assert_eq!(desk.learn(), None);
        assert_eq!(answered(desk.take(ToWorker::Stop { id: 4 }, 0.0)), Some(4));
        assert_eq!(desk.learn(), None);
    }
}
