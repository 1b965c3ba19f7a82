use semailles_wire::{FromWorker, Limits, Think, ToWorker};

use crate::thinker::{Step, Thinker, thinker};

/// The question on the desk, and what is done about it.
#[derive(Default)]
pub(crate) struct Desk {
    work: Option<Work>,
}

struct Work {
    id: u32,
    thinker: Box<dyn Thinker>,
    /// When to stop, by the same clock as the `now` of [`Desk::slice`].
    deadline: f64,
}

impl Desk {
    /// Takes a message in; an answer is given at once only to «stop» and to what cannot be done.
    pub(crate) fn take(&mut self, message: ToWorker, now: f64) -> Option<FromWorker> {
        match message {
            ToWorker::Think(think) => self.begin(&think, now),
            ToWorker::Stop { id } => {
                let work = self.work.take_if(|work| work.id == id)?;
                Some(FromWorker::Best(work.thinker.best()))
            }
        }
    }

    fn begin(&mut self, think: &Think, now: f64) -> Option<FromWorker> {
        self.work = None;
        match thinker(think) {
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

    /// Whether there is something to think about.
    pub(crate) fn is_busy(&self) -> bool {
        self.work.is_some()
    }

    /// Thinks for at most `length` milliseconds, `now` being the clock.
    pub(crate) fn slice(&mut self, length: f64, now: impl Fn() -> f64) -> Option<FromWorker> {
        let work = self.work.as_mut()?;
        let end = work.deadline.min(now() + length);
        match work.thinker.slice(&mut || now() < end) {
            Step::Done(best) => {
                self.work = None;
                Some(FromWorker::Best(best))
            }
            _ if now() >= work.deadline => {
                let best = work.thinker.best();
                self.work = None;
                Some(FromWorker::Best(best))
            }
            Step::Thought(info) => Some(FromWorker::Info(info)),
            Step::More => None,
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
            level: 1,
        })
    }

    /// A clock that goes on by ten milliseconds each time it is read.
    fn ticking() -> impl Fn() -> f64 {
        let time = std::cell::Cell::new(0.0);
        move || time.replace(time.get() + 10.0)
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
        let answers: Vec<_> = std::iter::repeat_with(|| desk.slice(30.0, &clock))
            .take(6)
            .collect();
        assert!(
            answers[0].is_none(),
            "a slice does not suffice for thirty moves"
        );
        assert_eq!(
            answers.into_iter().filter_map(answered).collect::<Vec<_>>(),
            [4]
        );
        assert!(!desk.is_busy());
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
        assert_eq!(answered(desk.slice(30.0, || 0.0)), Some(5));
        let refused = desk.take(think(6, "chess"), 0.0);
        assert!(matches!(refused, Some(FromWorker::Failed { id: 6, .. })));
        assert!(!desk.is_busy());
    }
}
