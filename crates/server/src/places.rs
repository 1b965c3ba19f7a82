use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::{Notify, OwnedSemaphorePermit, Semaphore};

/// The places for connections at once.
///
/// Whoever has said what it wants keeps its place. When all are taken, the place of whoever has been silent for longest,
/// or is still in the middle of a first head, goes to the next who comes: so that none who says nothing keeps others out.
#[derive(Debug)]
pub(crate) struct Places {
    free: Arc<Semaphore>,
    silent: Arc<Mutex<Silent>>,
}

/// Those who have not said yet what they want, in the order in which they came.
#[derive(Debug, Default)]
struct Silent {
    last: u64,
    all: BTreeMap<u64, Arc<Notify>>,
}

/// A place of a connection; given back when it is dropped.
#[derive(Debug)]
pub(crate) struct Place {
    number: u64,
    silent: Arc<Mutex<Silent>>,
    gone: Arc<Notify>,
    _permit: OwnedSemaphorePermit,
}

impl Places {
    pub(crate) fn new(connections: usize) -> Self {
        Self {
            free: Arc::new(Semaphore::new(connections)),
            silent: Arc::default(),
        }
    }

    /// A place for one more: at once if there is one, or if somebody silent can be sent away for it.
    pub(crate) async fn take(&self) -> Place {
        if self.free.available_permits() == 0
            && let Some((_, silent)) = lock(&self.silent).all.pop_first()
        {
            silent.notify_one();
        }
        let permit = self.free.clone().acquire_owned().await;
        let permit = permit.expect("nobody closes the semaphore");
        let gone = Arc::new(Notify::new());
        let mut silent = lock(&self.silent);
        silent.last += 1;
        let number = silent.last;
        silent.all.insert(number, gone.clone());
        drop(silent);
        Place {
            number,
            silent: self.silent.clone(),
            gone,
            _permit: permit,
        }
    }
}

impl Place {
    /// What tells that the connection has said what it wants.
    pub(crate) fn voice(&self) -> Voice {
        Voice {
            number: self.number,
            silent: self.silent.clone(),
        }
    }

    /// Waits until the place is wanted for somebody else.
    pub(crate) fn is_wanted(&self) -> impl Future<Output = ()> + use<> {
        let gone = self.gone.clone();
        async move { gone.notified().await }
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        lock(&self.silent).all.remove(&self.number);
    }
}

/// Tells that a connection is silent no more.
#[derive(Clone, Debug)]
pub(crate) struct Voice {
    number: u64,
    silent: Arc<Mutex<Silent>>,
}

impl Voice {
    pub(crate) fn speaks(&self) {
        lock(&self.silent).all.remove(&self.number);
    }
}

/// Whatever happened to whoever held it, the list is whole.
fn lock(silent: &Mutex<Silent>) -> std::sync::MutexGuard<'_, Silent> {
    silent.lock().unwrap_or_else(PoisonError::into_inner)
}
