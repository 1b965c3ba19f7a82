use semailles_wire::{Best, FromWorker, Limits, Think, ToWorker};

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
    thinker: Thinker,
    /// When to stop, by the same clock as the `now` of [`Desk::slice`].
    deadline: f64,
}

impl Desk {
    /// Takes a message in; an answer is given at once only to «stop» and to what cannot be done.
    pub(crate) fn take(&mut self, message: ToWorker, now: f64) -> Option<FromWorker> {
        match message {
            ToWorker::Think(think) => self.begin(&think, now),
            ToWorker::Stop { id } if self.work.as_ref().is_some_and(|work| work.id == id) => {
                let best = self.clear()?;
                Some(FromWorker::Best(best))
            }
            ToWorker::Stop { .. } => None,
        }
    }

    fn begin(&mut self, think: &Think, now: f64) -> Option<FromWorker> {
        self.clear();
        match Thinker::begin(think, self.mind.take()) {
            Ok(thinker) => {
                let deadline = now + time(think.limits);
                self.work = Some(Work {
                    id: think.id,
                    thinker,
                    deadline,
                });
                None
            }
            Err(why) => Some(FromWorker::Failed { id: think.id, why }),
        }
    }

    /// Ends the work; what was found so far is its answer, what was learnt is kept.
    fn clear(&mut self) -> Option<Best> {
        let work = self.work.take()?;
        let best = work.thinker.best();
        self.mind = Some(work.thinker.into_mind());
        Some(best)
    }

    /// Whether there is something to think about.
    pub(crate) fn is_busy(&self) -> bool {
        self.work.is_some()
    }

    /// Thinks for at most `length` milliseconds, `now` being the clock.
    pub(crate) fn slice(&mut self, length: f64, now: impl Fn() -> f64) -> Option<FromWorker> {
        let work = self.work.as_mut()?;
        let end = work.deadline.min(now() + length);
        let step = work.thinker.slice(|| now() < end);
        let late = now() >= work.deadline;
        match step {
            Step::Thought(info) if !late => Some(FromWorker::Info(info)),
            Step::More if !late => None,
            _ => self.clear().map(FromWorker::Best),
        }
    }
}

fn time(limits: Limits) -> f64 {
    limits.time_ms.map_or(f64::INFINITY, f64::from)
}

#[cfg(test)]
mod tests {
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
        })
    }

    /// A clock that goes on by five milliseconds each time it is read.
    fn ticking() -> impl Fn() -> f64 {
        let time = std::cell::Cell::new(0.0);
        move || time.replace(time.get() + 5.0)
    }

    fn answered(message: Option<FromWorker>) -> Option<u32> {
        match message {
            Some(FromWorker::Best(best)) => Some(best.id),
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
}
