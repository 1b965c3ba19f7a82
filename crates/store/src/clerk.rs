use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::JoinHandle;

use semailles_wire::online::GameId;

use crate::{Conflict, Game, Store, StoreError, Write, fault};

/// The most writes in one commit.
const MOST: usize = 256;

/// Something for the clerk to do, with a number that comes back with the answer.
#[derive(Debug)]
#[allow(
    clippy::large_enum_variant,
    reason = "almost every job is the large one"
)]
pub enum Job {
    /// Keep something.
    Write(u64, Write),
    /// Read a game.
    Load(u64, GameId),
}

/// What has come of a job.
#[derive(Debug)]
pub enum Answer {
    /// It is kept, or in conflict.
    Written(u64, Result<(), Conflict>),
    /// It is not known whether it is kept.
    Failed(u64, StoreError),
    /// The game, if there is one.
    Loaded(u64, Result<Option<Game>, StoreError>),
}

/// The one thread that writes.
#[derive(Debug)]
pub struct Clerk {
    jobs: Sender<Job>,
    thread: JoinHandle<()>,
}

impl Clerk {
    /// Begins to work. `tell` is called for every answer, in the clerk's thread; it should not take long.
    ///
    /// # Errors
    /// If the system gives no thread.
    pub fn start(
        store: impl Store + 'static,
        tell: impl FnMut(Answer) + Send + 'static,
    ) -> std::io::Result<Self> {
        let (jobs, receiver) = channel();
        let thread = std::thread::Builder::new()
            .name("clerk".to_owned())
            .spawn(move || work(store, &receiver, tell))?;
        Ok(Self { jobs, thread })
    }

    /// Gives it something to do.
    pub fn give(&self, job: Job) {
        // It works until this is dropped.
        let _ = self.jobs.send(job);
    }

    /// Waits until everything is done.
    pub fn finish(self) {
        drop(self.jobs);
        let _ = self.thread.join();
    }
}

fn work(mut store: impl Store, jobs: &Receiver<Job>, mut tell: impl FnMut(Answer)) {
    while let Ok(first) = jobs.recv() {
        let (mut numbers, mut writes, mut loads) = (Vec::new(), Vec::new(), Vec::new());
        let more = std::iter::from_fn(|| jobs.try_recv().ok()).take(MOST - 1);
        for job in std::iter::once(first).chain(more) {
            match job {
                Job::Write(number, write) => {
                    numbers.push(number);
                    writes.push(write);
                }
                Job::Load(number, game) => loads.push((number, game)),
            }
        }
        if !writes.is_empty() {
            fault::point("before-commit");
            match store.write(&writes) {
                Ok(results) => {
                    fault::point("after-commit");
                    for (number, result) in numbers.into_iter().zip(results) {
                        tell(Answer::Written(number, result));
                    }
                }
                Err(error) => {
                    // Nothing in memory is to be trusted now (after a failed fsync least of all).
                    let _ = store.recover();
                    let text = error.to_string();
                    let mut first = Some(error);
                    for number in numbers {
                        let error = first
                            .take()
                            .unwrap_or_else(|| StoreError::Failed(text.clone()));
                        tell(Answer::Failed(number, error));
                    }
                }
            }
        }
        for (number, game) in loads {
            tell(Answer::Loaded(number, store.load(game)));
        }
    }
}
