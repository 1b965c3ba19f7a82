//! The server's side of the protocol, without a socket, a disk or a clock: what comes in is told to a [`Host`], and it
//! says what is to be done. So it can be simulated.
//!
//! A game is a room. What is asked of a room waits until the write before it is on the disk; only then is it
//! judged, by the rules alone. Nobody is told anything of an act before it is kept.

mod attend;
mod bucket;
mod counts;
mod gate;
mod peer;
mod request;
mod room;
mod time;
mod work;

use std::collections::{BTreeSet, HashMap, VecDeque};
use std::net::IpAddr;
use std::panic::{AssertUnwindSafe, catch_unwind};

use axum::body::Bytes;
use semailles_core::{AnyGame, AnyRun, NameError};
use semailles_session::online::Table;
use semailles_store::fault::{Bug, planted};
use semailles_store::{Answer, Job, KeyHash, NewGame, StoreError, Write};
use semailles_wire::online::{
    Entry as ListEntry, GameId, Refusal, Secret, Summary, ToClient, ToServer,
};
use semailles_wire::{decode, encode};
use sha2::{Digest, Sha256};

use bucket::Bucket;
pub use counts::Counts;
use peer::Peer;
use request::{Doing, Request};
use room::Room;

/// A socket.
pub type PeerId = u64;

/// Finds the rules of a game.
pub type Rules = fn(&str) -> Result<Box<dyn AnyGame>, NameError>;

/// When something comes in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Now {
    /// Milliseconds of a clock that never goes back: all that is measured is measured by it.
    pub steady: u64,
    /// Milliseconds since 1970, which may jump: only ever written down.
    pub wall: i64,
}

/// Something the host wants done.
#[derive(Debug)]
#[allow(
    clippy::large_enum_variant,
    reason = "they are taken one by one, and never kept"
)]
pub enum Output {
    /// Send a message.
    Send(PeerId, Bytes),
    /// Close a socket.
    Close(PeerId, Farewell),
    /// Give the clerk a job.
    Job(Job),
    /// Think about a move, and tell [`Host::thought`].
    Think(Thought),
    /// The answer to [`Host::look`].
    Seen(u64, Option<Box<Table>>),
    /// Something for the people who run the server.
    Warn(&'static str, String),
}

/// Why a socket is closed: the number that the WebSocket protocol has for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Farewell {
    /// It says what is not in the protocol.
    Nonsense = 1007,
    /// It says too much.
    Flood = 1008,
    /// The server stops, and comes back.
    Restart = 1012,
}

/// A question to a computer player.
#[derive(Debug)]
pub struct Thought {
    /// The game.
    pub game: GameId,
    /// The number of its last event.
    pub number: u32,
    /// The game with its options.
    pub name: String,
    /// As it stands.
    pub run: Box<dyn AnyRun>,
    /// How well to play.
    pub level: u8,
}

/// How much the host puts up with.
#[derive(Clone, Copy, Debug)]
pub struct Allowance {
    /// Messages of a socket at once, and how many are added a second.
    pub messages: (u32, u32),
    /// New games of an address at once, and how many are added a minute.
    pub games: (u32, u32),
    /// After how long without anybody a game is put away, in milliseconds.
    pub idle: u64,
}

impl Default for Allowance {
    fn default() -> Self {
        Self {
            messages: (100, 5),
            games: (40, 5),
            idle: 60_000,
        }
    }
}

/// After how long something that failed is tried again, in milliseconds.
const AGAIN: u64 = 500;

/// How often who watches is told, at most, in milliseconds.
const PRESENCE: u64 = 700;

/// How long a game that the server has found again waits for the player to move to come back, in milliseconds.
const GRACE: u64 = 30_000;

/// The most games in one question.
const MOST_ASKED: usize = 64;

/// The most addresses whose new games are counted.
const MOST_ADDRESSES: usize = 10_000;

/// A game, as far as it is in memory.
enum Place {
    /// It is being read; these wait for it.
    Loading(Vec<(PeerId, ToServer)>),
    Open(Box<Room>),
    /// It does not obey its rules: nothing is done with it any more.
    Frozen,
}

/// What a job was for.
enum Ticket {
    Create(PeerId, Box<NewGame>),
    Append(GameId),
    Load(GameId),
    /// A question about several games, and which of them.
    Status(u64, usize),
    /// Somebody looks at it.
    Look(u64, GameId),
}

/// A question about several games that waits for the clerk.
struct Question {
    peer: PeerId,
    asked: Vec<ListEntry>,
    answers: Vec<Option<Summary>>,
    missing: usize,
}

/// Every game that is played, and everybody who attends.
pub struct Host {
    rules: Rules,
    key: [u8; 32],
    chance: Box<dyn FnMut() -> u64 + Send>,
    allowance: Allowance,
    places: HashMap<GameId, Place>,
    peers: HashMap<PeerId, Peer>,
    makers: HashMap<IpAddr, Bucket>,
    tickets: HashMap<u64, Ticket>,
    questions: HashMap<u64, Question>,
    last_ticket: u64,
    alarms: BTreeSet<(u64, GameId)>,
    counts: Counts,
    out: VecDeque<Output>,
}

impl std::fmt::Debug for Host {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(
            f,
            "Host({} games, {} sockets)",
            self.places.len(),
            self.peers.len()
        )
    }
}

impl Host {
    /// A host without games. `key` is the store's; `chance` draws numbers that nobody can guess.
    pub fn new(
        rules: Rules,
        key: [u8; 32],
        allowance: Allowance,
        chance: impl FnMut() -> u64 + Send + 'static,
    ) -> Self {
        Self {
            rules,
            key,
            chance: Box::new(chance),
            allowance,
            places: HashMap::new(),
            peers: HashMap::new(),
            makers: HashMap::new(),
            tickets: HashMap::new(),
            questions: HashMap::new(),
            last_ticket: 0,
            alarms: BTreeSet::new(),
            counts: Counts::default(),
            out: VecDeque::new(),
        }
    }

    /// What is to be done next.
    pub fn output(&mut self) -> Option<Output> {
        self.out.pop_front()
    }

    /// When [`Host::tick`] is to be called.
    #[must_use]
    pub fn alarm(&self) -> Option<u64> {
        self.alarms.first().map(|&(at, _)| at)
    }

    /// What has been counted.
    #[must_use]
    pub fn counts(&self) -> Counts {
        Counts {
            games: self.places.len() as u64,
            sockets: self.peers.len() as u64,
            ..self.counts.clone()
        }
    }

    /// A socket is open.
    pub fn opened(&mut self, peer: PeerId, address: IpAddr, now: Now) {
        let bucket = Bucket::new(self.allowance.messages, 1000, now.steady);
        self.peers.insert(peer, Peer::new(address, bucket));
    }

    /// A socket is closed.
    pub fn closed(&mut self, peer: PeerId, now: Now) {
        self.leave(peer, now);
        self.peers.remove(&peer);
    }

    /// A message came.
    pub fn received(&mut self, peer: PeerId, message: &[u8], now: Now) {
        let Some(known) = self.peers.get_mut(&peer) else {
            return;
        };
        let said = match decode::<ToServer>(message) {
            Ok(said) => said,
            Err(_) => {
                self.counts.nonsense += 1;
                self.close(peer, Farewell::Nonsense, now);
                return;
            }
        };
        let cost = match &said {
            ToServer::Status(asked) => 1 + asked.len() as u32 / 4,
            _ => 1,
        };
        if !known.bucket.take(cost, now.steady) {
            self.counts.floods += 1;
            self.close(peer, Farewell::Flood, now);
            return;
        }
        self.hear(peer, said, now);
    }

    fn close(&mut self, peer: PeerId, why: Farewell, now: Now) {
        self.out.push_back(Output::Close(peer, why));
        self.closed(peer, now);
    }

    fn hear(&mut self, peer: PeerId, said: ToServer, now: Now) {
        match said {
            ToServer::Ping(ping) => {
                let game = self.peers.get(&peer).and_then(|p| p.game);
                let last = game
                    .and_then(|game| self.table(game))
                    .map_or(0, |t| t.number());
                self.send(peer, &ToClient::Pong { ping, last });
            }
            ToServer::Create { secret, setup, sit } => {
                let made = gate::setup(&setup, self.rules)
                    .and_then(|()| self.new_game(secret, setup, sit, now));
                match made {
                    Ok(game) => self.create(peer, game, now),
                    Err(why) => self.refuse(peer, 0, why),
                }
            }
            ToServer::Join { game, .. } | ToServer::Redeem { game, .. } => {
                self.at(game, peer, said, now);
            }
            ToServer::Status(asked) => self.status(peer, asked, now),
            ToServer::Sit { .. } | ToServer::Code | ToServer::Act { .. } | ToServer::Say(_) => {
                match self.peers.get(&peer).and_then(|p| p.game) {
                    Some(game) => self.at(game, peer, said, now),
                    None => {
                        let id = match said {
                            ToServer::Act { id, .. } => id,
                            _ => 0,
                        };
                        self.refuse(peer, id, Refusal::Unknown);
                    }
                }
            }
        }
    }

    /// Something about one game, which is read first if need be.
    fn at(&mut self, game: GameId, peer: PeerId, said: ToServer, now: Now) {
        match self.places.get_mut(&game) {
            Some(Place::Open(_)) => self.in_room(game, now, |host, room| {
                host.heard_in(room, peer, said, now);
            }),
            Some(Place::Loading(waiting)) => {
                if waiting.len() < 64 {
                    waiting.push((peer, said));
                } else {
                    self.refuse(peer, 0, Refusal::Busy);
                }
            }
            Some(Place::Frozen) => self.refuse(peer, 0, Refusal::Frozen),
            None => {
                self.places.insert(game, Place::Loading(vec![(peer, said)]));
                let ticket = self.ticket(Ticket::Load(game));
                self.out.push_back(Output::Job(Job::Load(ticket, game)));
            }
        }
    }

    /// Works on a room. If the rules panic there, that game stands still from now on, and all others go on.
    fn in_room(&mut self, game: GameId, now: Now, work: impl FnOnce(&mut Self, &mut Room)) {
        // Taken out meanwhile, so that both can be changed.
        let Some(place) = self.places.remove(&game) else {
            return;
        };
        let Place::Open(mut room) = place else {
            self.places.insert(game, place);
            return;
        };
        let done = catch_unwind(AssertUnwindSafe(|| {
            work(self, &mut room);
            self.pump(&mut room, now);
        }));
        if done.is_ok() {
            let alarm = room.next_alarm(now, self.allowance.idle);
            if alarm != room.alarm {
                if let Some(at) = room.alarm {
                    self.alarms.remove(&(at, game));
                }
                self.alarms.extend(alarm.map(|at| (at, game)));
                room.alarm = alarm;
            }
            self.places.insert(game, Place::Open(room));
        } else {
            self.freeze(game, "the rules panicked");
        }
    }

    fn freeze(&mut self, game: GameId, why: &str) {
        self.counts.frozen += 1;
        self.places.insert(game, Place::Frozen);
        let text = format!("{why} in the game with {}", self.mark(game));
        self.out.push_back(Output::Warn("frozen", text));
    }

    /// What stands for a game in logs: its identity opens it, so that is not written.
    fn mark(&self, game: GameId) -> String {
        let sum = Sha256::new()
            .chain_update(self.key)
            .chain_update(b"mark")
            .chain_update(game.0)
            .finalize();
        format!(
            "mark {:02x}{:02x}{:02x}{:02x}",
            sum[0], sum[1], sum[2], sum[3]
        )
    }

    fn ticket(&mut self, ticket: Ticket) -> u64 {
        self.last_ticket += 1;
        self.tickets.insert(self.last_ticket, ticket);
        self.last_ticket
    }

    fn send(&mut self, peer: PeerId, said: &ToClient) {
        self.out.push_back(Output::Send(peer, encode(said).into()));
    }

    fn refuse(&mut self, peer: PeerId, id: u64, why: Refusal) {
        self.counts.refused += 1;
        self.send(peer, &ToClient::Refused { id, why });
    }

    /// The identity that a secret of a maker gives: the same for the same secret, and not to be known without the key.
    fn identity(&self, secret: Secret) -> GameId {
        let sum = Sha256::new()
            .chain_update(self.key)
            .chain_update(b"game")
            .chain_update(secret.0)
            .finalize();
        let mut id = [0; 16];
        id.copy_from_slice(&sum[..16]);
        GameId(id)
    }

    fn create(&mut self, peer: PeerId, game: NewGame, now: Now) {
        let Some(known) = self.peers.get(&peer) else {
            return;
        };
        if self.places.contains_key(&game.id) {
            self.send(peer, &ToClient::Created { game: game.id });
            return;
        }
        if self.makers.len() >= MOST_ADDRESSES {
            // Whoever has made no game for a while is as good as new.
            self.makers.retain(|_, bucket| !bucket.is_full(now.steady));
        }
        let allowed = self.allowance.games;
        let maker = self.makers.entry(known.address);
        let bucket = maker.or_insert_with(|| Bucket::new(allowed, 60_000, now.steady));
        if !bucket.take(1, now.steady) {
            self.refuse(peer, 0, Refusal::Quota);
            return;
        }
        let write = Write::Create(game.clone());
        let ticket = self.ticket(Ticket::Create(peer, Box::new(game)));
        self.out.push_back(Output::Job(Job::Write(ticket, write)));
    }

    /// How games stand.
    fn status(&mut self, peer: PeerId, asked: Vec<ListEntry>, now: Now) {
        if asked.len() > MOST_ASKED {
            let why = format!("{} games, expected at most {MOST_ASKED}", asked.len());
            self.refuse(peer, 0, Refusal::Bad(why));
            return;
        }
        self.last_ticket += 1;
        let number = self.last_ticket;
        let mut question = Question {
            peer,
            answers: vec![None; asked.len()],
            missing: 0,
            asked: asked.clone(),
        };
        for (i, entry) in asked.into_iter().enumerate() {
            match self.places.get(&entry.game) {
                Some(Place::Open(room)) => {
                    question.answers[i] = Some(room.summary(entry.secret.map(hash)));
                }
                Some(Place::Frozen) => {}
                Some(Place::Loading(_)) | None => {
                    question.missing += 1;
                    let ticket = self.ticket(Ticket::Status(number, i));
                    self.out
                        .push_back(Output::Job(Job::Load(ticket, entry.game)));
                }
            }
        }
        self.questions.insert(number, question);
        self.answer(number);
        let _ = now;
    }

    fn answer(&mut self, number: u64) {
        if self.questions.get(&number).is_some_and(|q| q.missing == 0)
            && let Some(question) = self.questions.remove(&number)
        {
            self.send(question.peer, &ToClient::Status(question.answers));
        }
    }

    /// The clerk has done a job.
    pub fn answered(&mut self, answer: Answer, now: Now) {
        match answer {
            Answer::Written(ticket, result) => match self.tickets.remove(&ticket) {
                Some(Ticket::Create(peer, game)) => {
                    let id = game.id;
                    // In conflict: it was made before, by the same maker.
                    if result.is_ok() && !self.places.contains_key(&id) {
                        self.counts.made += 1;
                        match Room::new(*game, self.rules, now) {
                            Ok(room) => {
                                self.places.insert(id, Place::Open(Box::new(room)));
                                self.in_room(id, now, |_, _| {});
                            }
                            Err(fault) => self.freeze(id, &fault.to_string()),
                        }
                    }
                    self.send(peer, &ToClient::Created { game: id });
                }
                Some(Ticket::Append(game)) => self.in_room(game, now, |host, room| match result {
                    Ok(()) => host.committed(room, now),
                    Err(conflict) => host.failed(room, &conflict.to_string(), now),
                }),
                Some(Ticket::Load(_) | Ticket::Status(..) | Ticket::Look(..)) | None => {}
            },
            Answer::Failed(ticket, error) => {
                self.counts.failed_writes += 1;
                match self.tickets.remove(&ticket) {
                    Some(Ticket::Create(peer, _)) => self.refuse(peer, 0, Refusal::Storage),
                    Some(Ticket::Append(game)) => self.in_room(game, now, |host, room| {
                        if planted(Bug::FailedWriteTrusted) {
                            host.committed(room, now);
                        } else {
                            host.failed(room, &error.to_string(), now);
                        }
                    }),
                    Some(Ticket::Load(_) | Ticket::Status(..) | Ticket::Look(..)) | None => {}
                }
            }
            Answer::Loaded(ticket, result) => match self.tickets.remove(&ticket) {
                Some(Ticket::Load(game)) => self.loaded(game, result, now),
                Some(Ticket::Status(number, index)) => {
                    let rules = self.rules;
                    if let Some(question) = self.questions.get_mut(&number) {
                        question.missing -= 1;
                        let entry = question.asked[index];
                        if let Ok(Some(kept)) = result
                            && let Ok(room) = Room::load(entry.game, kept, rules, now)
                        {
                            question.answers[index] = Some(room.summary(entry.secret.map(hash)));
                        }
                    }
                    self.answer(number);
                }
                Some(Ticket::Look(look, game)) => {
                    let kept = result.ok().flatten();
                    let room = kept.and_then(|kept| Room::load(game, kept, self.rules, now).ok());
                    let table = room.map(|room| Box::new(room.table));
                    self.out.push_back(Output::Seen(look, table));
                }
                Some(Ticket::Create(..) | Ticket::Append(_)) | None => {}
            },
        }
    }

    fn loaded(
        &mut self,
        game: GameId,
        result: Result<Option<semailles_store::Game>, StoreError>,
        now: Now,
    ) {
        let rules = self.rules;
        if let Some(Place::Open(_)) = self.places.get(&game) {
            self.in_room(game, now, |host, room| host.reloaded(room, result, now));
            return;
        }
        let Some(Place::Loading(waiting)) = self.places.remove(&game) else {
            return;
        };
        let refusal = match result {
            Ok(Some(kept)) => {
                self.counts.loaded += 1;
                match catch_unwind(|| Room::load(game, kept, rules, now)) {
                    Ok(Ok(room)) => {
                        self.places.insert(game, Place::Open(Box::new(room)));
                        for (peer, said) in waiting {
                            self.at(game, peer, said, now);
                        }
                        return;
                    }
                    Ok(Err(fault)) => self.freeze(game, &fault.to_string()),
                    Err(_) => self.freeze(game, "the rules panicked"),
                }
                Refusal::Frozen
            }
            Ok(None) => Refusal::Unknown,
            Err(StoreError::Damaged(why)) => {
                self.freeze(game, &why);
                Refusal::Frozen
            }
            Err(_) => Refusal::Storage,
        };
        for (peer, _) in waiting {
            self.refuse(peer, 0, refusal.clone());
        }
    }

    /// A computer player has found a move, or could not think.
    pub fn thought(&mut self, game: GameId, number: u32, text: Option<String>, now: Now) {
        self.in_room(game, now, |_, room| {
            room.thinking = None;
            match text {
                Some(text) => room.waiting.push_back(Request {
                    peer: None,
                    doing: Doing::Computer { number, text },
                }),
                // It is asked again, after a while.
                None => room.not_before = now.steady + AGAIN,
            }
        });
    }

    /// Time has passed.
    pub fn tick(&mut self, now: Now) {
        while let Some(&(at, game)) = self.alarms.first() {
            if at > now.steady {
                break;
            }
            self.alarms.pop_first();
            let mut idle = false;
            self.in_room(game, now, |host, room| {
                room.alarm = None;
                host.wake(room, now);
                idle = room.is_idle(now, host.allowance.idle);
            });
            if idle {
                self.places.remove(&game);
            }
        }
    }

    /// The server is about to stop: everybody is told to come back.
    pub fn stop(&mut self, now: Now) {
        let restart: Bytes = encode(&ToClient::Restart).into();
        let peers: Vec<PeerId> = self.peers.keys().copied().collect();
        for peer in peers {
            self.out.push_back(Output::Send(peer, restart.clone()));
            self.close(peer, Farewell::Restart, now);
        }
    }

    /// The game of a link, for somebody who only looks at it; the number comes back with [`Output::Seen`].
    pub fn look(&mut self, game: GameId) -> u64 {
        self.last_ticket += 1;
        let look = self.last_ticket;
        match self.table(game) {
            Some(table) => {
                let table = Box::new(table.clone());
                self.out.push_back(Output::Seen(look, Some(table)));
            }
            None => {
                let ticket = self.ticket(Ticket::Look(look, game));
                self.out.push_back(Output::Job(Job::Load(ticket, game)));
            }
        }
        look
    }

    /// The table of a game that is in memory.
    fn table(&self, game: GameId) -> Option<&Table> {
        match self.places.get(&game) {
            Some(Place::Open(room)) => Some(&room.table),
            _ => None,
        }
    }
}

/// What is kept of a secret.
fn hash(secret: Secret) -> KeyHash {
    Sha256::digest(secret.0).into()
}
