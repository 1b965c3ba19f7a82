//! Who comes, goes and speaks.

use semailles_store::KeyHash;
use semailles_store::fault::{Bug, planted};
use semailles_wire::encode;
use semailles_wire::online::{Refusal, ToClient, ToServer};
use sha2::{Digest, Sha256};

use super::request::{Doing, Request};
use super::room::{Code, Room};
use super::{Host, Now, Output, PRESENCE, PeerId, gate, hash};

/// What waits in a room at most.
const MOST_WAITING: usize = 64;

/// How long a code is good, in milliseconds, and for how many tries.
const CODE_LIFE: u64 = 10 * 60_000;
const CODE_TRIES: u8 = 5;

/// The signs of codes: none that is taken for another.
const CODE_SIGNS: &[u8; 32] = b"23456789ABCDEFGHJKMNPQRSTUVWXYZ#";
const CODE_LENGTH: usize = 8;

impl Host {
    /// What somebody says to a room.
    pub(super) fn heard_in(&mut self, room: &mut Room, peer: PeerId, said: ToServer, now: Now) {
        match said {
            ToServer::Join {
                secret,
                have,
                hash: position,
                ..
            } => self.attend(room, peer, secret.map(hash), have, position, now),
            ToServer::Redeem { code, secret, .. } => {
                self.enter(room, peer, None, now);
                self.ask(room, peer, 0, Doing::Redeem { code, secret });
            }
            ToServer::Sit { seat, secret, name } => match gate::name(&name) {
                Ok(name) => self.ask(room, peer, 0, Doing::Sit { seat, secret, name }),
                Err(why) => self.refuse(peer, 0, why),
            },
            ToServer::Act { id, act } => {
                let mut seat = room.seat(peer);
                if planted(Bug::SeatUnchecked) {
                    seat = room.table.turn().or(seat);
                }
                if planted(Bug::DuplicateAckedEarly)
                    && let Some(writing) = &room.writing
                    && writing.entries.iter().any(|e| e.event.id == id)
                {
                    let number = room.table.number();
                    self.send(peer, &ToClient::Done { id, number });
                    return;
                }
                match seat {
                    Some(_) if id == 0 => {
                        self.refuse(peer, 0, Refusal::Bad("an act has an id but 0".to_owned()));
                    }
                    Some(seat) => self.ask(room, peer, id, Doing::Act { seat, id, act }),
                    None => self.refuse(peer, id, Refusal::NoSeat),
                }
            }
            ToServer::Code => match room.seat(peer) {
                Some(seat) => {
                    let code = self.draw_code();
                    room.code = Some(Code {
                        hash: code_hash(&code),
                        seat,
                        until: now.steady + CODE_LIFE,
                        tries: CODE_TRIES,
                    });
                    self.send(peer, &ToClient::Code(code));
                }
                None => self.refuse(peer, 0, Refusal::NoSeat),
            },
            ToServer::Say(phrase) => {
                let seat = room.seat(peer);
                self.broadcast(room, &ToClient::Said { seat, phrase });
            }
            ToServer::Create { .. } | ToServer::Status(_) | ToServer::Ping(_) => {}
        }
    }

    fn ask(&mut self, room: &mut Room, peer: PeerId, id: u64, doing: Doing) {
        if room.waiting.len() < MOST_WAITING {
            let peer = Some(peer);
            room.waiting.push_back(Request { peer, doing });
        } else {
            self.refuse(peer, id, Refusal::Busy);
        }
    }

    fn draw_code(&mut self) -> String {
        let drawn = (self.chance)();
        let sign = |i| {
            let n = (drawn >> (5 * i)) as usize % (CODE_SIGNS.len() - 1);
            CODE_SIGNS[n] as char
        };
        (0..CODE_LENGTH).map(sign).collect()
    }

    /// Somebody attends from now on, instead of what they attended before.
    fn enter(&mut self, room: &mut Room, peer: PeerId, hash: Option<KeyHash>, now: Now) {
        let Some(known) = self.peers.get_mut(&peer) else {
            return;
        };
        let before = known.game.replace(room.id);
        if before.is_some_and(|game| game != room.id) {
            self.out_of(before, peer, now);
        }
        room.peers.retain(|&(p, _)| p != peer);
        room.peers.push((peer, hash));
    }

    pub(super) fn attend(
        &mut self,
        room: &mut Room,
        peer: PeerId,
        hash: Option<KeyHash>,
        have: u32,
        position: u32,
        now: Now,
    ) {
        self.enter(room, peer, hash, now);
        let seat = room.seat_of(hash);
        if have > room.table.number() && !room.reloading {
            // What a page has was confirmed once.
            self.counts.ahead += 1;
            let text = format!(
                "a page has {have} events of the game with {}, the log has {}",
                self.mark(room.id),
                room.table.number()
            );
            self.out.push_back(Output::Warn("ahead", text));
        }
        if let Some(seat) = seat {
            if room.table.chairs()[usize::from(seat)].stand_in.is_some() {
                let doing = Doing::Back { seat };
                room.waiting.push_back(Request { peer: None, doing });
            }
            let awaited = room.table.timer().deadline().map(|(player, _)| player);
            if room.time.is_standing() && awaited == Some(usize::from(seat)) {
                let doing = Doing::Resume;
                room.waiting.push_back(Request { peer: None, doing });
            }
        }
        let changed = room.note_presence(now);
        let mut welcome = room.welcome(seat, have, position, now);
        if planted(Bug::CatchUpOfTwenty) && welcome.setup.is_none() && welcome.events.len() > 20 {
            let from = welcome.events.len() - 20;
            welcome.events.drain(..from);
        }
        self.send(peer, &ToClient::Welcome(Box::new(welcome)));
        self.tell_presence(room, changed, now);
    }

    /// Those who sit down or leave are told of at once, those who watch now and then.
    pub(super) fn tell_presence(&mut self, room: &mut Room, at_once: bool, now: Now) {
        if at_once {
            room.presence_due = None;
            let presence = room.presence();
            self.broadcast(room, &ToClient::Presence(presence));
        } else if room.presence_due.is_none() {
            room.presence_due = Some(now.steady + PRESENCE);
        }
    }

    /// Somebody attends nothing any more.
    pub(super) fn leave(&mut self, peer: PeerId, now: Now) {
        let game = self.peers.get_mut(&peer).and_then(|p| p.game.take());
        self.out_of(game, peer, now);
    }

    fn out_of(&mut self, game: Option<semailles_wire::online::GameId>, peer: PeerId, now: Now) {
        let Some(game) = game else { return };
        self.in_room(game, now, |host, room| {
            room.peers.retain(|&(p, _)| p != peer);
            if room.peers.is_empty() {
                room.quiet_since = now.steady;
                room.presence_due = None;
                room.note_presence(now);
            } else {
                let changed = room.note_presence(now);
                host.tell_presence(room, changed, now);
            }
        });
    }

    /// Says something to everybody who attends; it is written once.
    pub(super) fn broadcast(&mut self, room: &Room, said: &ToClient) {
        let message: axum::body::Bytes = encode(said).into();
        for &(peer, _) in &room.peers {
            self.out.push_back(Output::Send(peer, message.clone()));
        }
    }
}

/// What is kept of a code, however it was typed.
pub(super) fn code_hash(code: &str) -> KeyHash {
    let signs = code.chars().filter(|c| !matches!(c, ' ' | '-'));
    let plain: String = signs.take(64).collect::<String>().to_uppercase();
    Sha256::digest(plain).into()
}
