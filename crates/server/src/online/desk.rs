use std::collections::HashMap;
use std::io;
use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Instant, SystemTime, UNIX_EPOCH};

use axum::body::Bytes;
use semailles_session::online::Table;
use semailles_store::{Answer, Clerk, Job, Store};
use semailles_wire::online::GameId;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Duration, sleep_until};

use super::OnlineError;
use super::measure::Measure;
use super::thinkers::Thinkers;
use crate::host::{Allowance, Counts, Host, Now, Output, PeerId};

/// Messages to a socket that wait at most; who reads more slowly is cut off, and catches up by coming back.
const WAITING: usize = 64;

/// Inputs that wait at most; sockets are not read from meanwhile.
const INPUTS: usize = 4096;

/// What is to be sent on a socket.
#[derive(Debug)]
pub(crate) enum Frame {
    Message(Bytes),
    Close(u16),
}

/// What comes in.
#[derive(Debug)]
enum Input {
    Opened(PeerId, IpAddr, mpsc::Sender<Frame>),
    Closed(PeerId),
    Received(PeerId, Bytes),
    Answered(Answer),
    Thought(GameId, u32, Option<String>),
    Look(GameId, oneshot::Sender<Option<Box<Table>>>),
    Counts(oneshot::Sender<Counts>),
    Stop(oneshot::Sender<()>),
}

/// Where everything about games comes together: one task that owns the host.
#[derive(Debug)]
pub(crate) struct Desk {
    inputs: mpsc::Sender<Input>,
    last_peer: AtomicU64,
    /// Whether what was written last is kept.
    pub(crate) healthy: Arc<AtomicBool>,
    pub(crate) measure: Arc<Measure>,
    clerk: Arc<Mutex<Option<Clerk>>>,
}

/// A number that nobody can guess.
fn chance() -> u64 {
    // Where the system gives none, nothing may go on: what is drawn keeps strangers out.
    getrandom::u64().expect("the system draws numbers")
}

/// A key for a store that keeps nothing.
pub(super) fn key() -> io::Result<[u8; 32]> {
    let mut key = [0; 32];
    getrandom::fill(&mut key).map_err(|why| io::Error::other(why.to_string()))?;
    Ok(key)
}

impl Desk {
    pub(super) fn start(
        mut store: impl Store + 'static,
        allowance: Allowance,
    ) -> Result<Arc<Self>, OnlineError> {
        let (inputs, incoming) = mpsc::channel(INPUTS);
        let key = store.key()?;
        let healthy = Arc::new(AtomicBool::new(true));
        let answers = inputs.clone();
        let health = healthy.clone();
        let clerk = Clerk::start(store, move |answer| {
            match &answer {
                Answer::Written(..) => health.store(true, Ordering::Relaxed),
                Answer::Failed(..) => health.store(false, Ordering::Relaxed),
                Answer::Loaded(..) => {}
            }
            // When nobody is there any more, nobody waits for it.
            let _ = answers.blocking_send(Input::Answered(answer));
        })?;
        let thoughts = inputs.clone();
        let thinkers = Thinkers::start(move |game, number, text| {
            let _ = thoughts.blocking_send(Input::Thought(game, number, text));
        })?;
        let measure = Arc::new(Measure::default());
        let clerk = Arc::new(Mutex::new(Some(clerk)));
        let work = Work {
            host: Host::new(semailles_games::game, key, allowance, chance),
            began: Instant::now(),
            sockets: HashMap::new(),
            clerk: clerk.clone(),
            given: HashMap::new(),
            thinkers,
            measure: measure.clone(),
            looks: HashMap::new(),
        };
        tokio::spawn(work.run(incoming));
        Ok(Arc::new(Self {
            inputs,
            last_peer: AtomicU64::new(0),
            healthy,
            measure,
            clerk,
        }))
    }

    /// A socket is open: its number, and what is to be sent on it.
    pub(crate) async fn open(&self, address: IpAddr) -> (PeerId, mpsc::Receiver<Frame>) {
        let peer = self.last_peer.fetch_add(1, Ordering::Relaxed) + 1;
        let (sender, frames) = mpsc::channel(WAITING);
        let _ = self.inputs.send(Input::Opened(peer, address, sender)).await;
        (peer, frames)
    }

    pub(crate) async fn receive(&self, peer: PeerId, message: Bytes) {
        let _ = self.inputs.send(Input::Received(peer, message)).await;
    }

    pub(crate) async fn close(&self, peer: PeerId) {
        let _ = self.inputs.send(Input::Closed(peer)).await;
    }

    /// A game as it stands; `None` when there is none.
    pub(crate) async fn look(&self, game: GameId) -> Option<Box<Table>> {
        let (answer, table) = oneshot::channel();
        self.inputs.send(Input::Look(game, answer)).await.ok()?;
        table.await.ok().flatten()
    }

    pub(crate) async fn counts(&self) -> Counts {
        let (answer, counts) = oneshot::channel();
        let _ = self.inputs.send(Input::Counts(answer)).await;
        counts.await.unwrap_or_default()
    }

    /// Tells everybody to come back later, and waits until all that was asked for is on the disk.
    pub(crate) async fn stop(&self) {
        let (answer, stopped) = oneshot::channel();
        let _ = self.inputs.send(Input::Stop(answer)).await;
        let _ = stopped.await;
        let clerk = self.clerk.lock().ok().and_then(|mut clerk| clerk.take());
        if let Some(clerk) = clerk {
            let _ = tokio::task::spawn_blocking(move || clerk.finish()).await;
        }
    }
}

/// What the task has.
struct Work {
    host: Host,
    began: Instant,
    sockets: HashMap<PeerId, mpsc::Sender<Frame>>,
    clerk: Arc<Mutex<Option<Clerk>>>,
    /// When the clerk was given what.
    given: HashMap<u64, Instant>,
    thinkers: Thinkers,
    measure: Arc<Measure>,
    looks: HashMap<u64, oneshot::Sender<Option<Box<Table>>>>,
}

impl Work {
    async fn run(mut self, mut incoming: mpsc::Receiver<Input>) {
        loop {
            let alarm = self
                .host
                .alarm()
                .map(|at| self.began + Duration::from_millis(at));
            let ring = async {
                match alarm {
                    Some(at) => sleep_until(at.into()).await,
                    None => std::future::pending().await,
                }
            };
            tokio::select! {
                input = incoming.recv() => match input {
                    Some(input) => self.take(input),
                    None => break,
                },
                () = ring => {}
            }
            let now = self.now();
            self.host.tick(now);
            self.obey();
        }
    }

    fn now(&self) -> Now {
        let wall = SystemTime::now().duration_since(UNIX_EPOCH);
        Now {
            steady: self.began.elapsed().as_millis() as u64,
            wall: wall.map_or(0, |since| since.as_millis() as i64),
        }
    }

    fn take(&mut self, input: Input) {
        let now = self.now();
        match input {
            Input::Opened(peer, address, sender) => {
                self.sockets.insert(peer, sender);
                self.host.opened(peer, address, now);
            }
            Input::Closed(peer) => {
                self.sockets.remove(&peer);
                self.host.closed(peer, now);
            }
            Input::Received(peer, message) => self.host.received(peer, &message, now),
            Input::Answered(answer) => {
                if let Answer::Written(ticket, _) | Answer::Failed(ticket, _) = &answer
                    && let Some(given) = self.given.remove(ticket)
                {
                    self.measure.commit(given.elapsed());
                }
                self.host.answered(answer, now);
            }
            Input::Thought(game, number, text) => self.host.thought(game, number, text, now),
            Input::Look(game, answer) => {
                let look = self.host.look(game);
                self.looks.insert(look, answer);
            }
            Input::Counts(answer) => {
                let _ = answer.send(self.host.counts());
            }
            Input::Stop(answer) => {
                self.host.stop(now);
                self.obey();
                let _ = answer.send(());
            }
        }
        self.obey();
    }

    fn obey(&mut self) {
        while let Some(output) = self.host.output() {
            match output {
                Output::Send(peer, message) => {
                    if let Some(sender) = self.sockets.get(&peer)
                        && sender.try_send(Frame::Message(message)).is_err()
                    {
                        // Its socket task notices, closes, and says so.
                        self.sockets.remove(&peer);
                        Measure::add(&self.measure.slow);
                    }
                }
                Output::Close(peer, why) => {
                    if let Some(sender) = self.sockets.remove(&peer) {
                        let _ = sender.try_send(Frame::Close(why as u16));
                    }
                }
                Output::Job(job) => {
                    if let Job::Write(ticket, _) = &job {
                        self.given.insert(*ticket, Instant::now());
                    }
                    if let Ok(clerk) = self.clerk.lock()
                        && let Some(clerk) = &*clerk
                    {
                        clerk.give(job);
                    }
                }
                Output::Think(thought) => {
                    if let Some((game, number)) = self.thinkers.ask(thought) {
                        let now = self.now();
                        self.host.thought(game, number, None, now);
                    }
                }
                Output::Seen(look, table) => {
                    if let Some(answer) = self.looks.remove(&look) {
                        let _ = answer.send(table);
                    }
                }
                Output::Warn(kind, text) => tracing::warn!(kind, text, "a game"),
            }
        }
    }
}
