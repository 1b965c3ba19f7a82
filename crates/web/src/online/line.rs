//! The line to a game: its client, with the socket, the alarm, the memory and the chance that the page lends to it.

use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};

use semailles_session::online::{Change, Client, Device, Glance};
use semailles_wire::online::{GameId, Secret};

use super::kept;
use super::socket::{Heard, Socket};
use crate::dom::{Timer, after, soon, window};
use crate::storage::StorageError;

/// Milliseconds of a clock that goes on while the device sleeps, and never back.
pub(super) fn now() -> u64 {
    thread_local! {
        /// The last time told, and what is added to the device's own.
        static LAST: Cell<(f64, f64)> = const { Cell::new((0.0, 0.0)) };
    }
    let here = js_sys::Date::now();
    let (last, mut added) = LAST.get();
    // Somebody has put the clock back.
    added += (last - here - added).max(0.0);
    LAST.set((here + added, added));
    (here + added) as u64
}

/// A number that nobody can guess.
fn draw() -> u64 {
    let mut bytes = [0; 8];
    let drawn = window()
        .crypto()
        .and_then(|crypto| crypto.get_random_values_with_u8_array(&mut bytes));
    drawn.expect("every browser draws numbers");
    u64::from_le_bytes(bytes)
}

/// A game that is played over the network. A copy is the same line.
#[derive(Clone)]
pub(super) struct Line(Rc<Inner>);

struct Inner {
    client: RefCell<Client>,
    hand: RefCell<Hand>,
    hear: Box<dyn Fn(Vec<Change>)>,
}

/// What the client is lent.
pub(super) struct Hand {
    line: Weak<Inner>,
    key: String,
    socket: Option<Socket>,
    alarm: Option<(u64, Timer)>,
    /// The secret that this page knows of: one that another tab has won is not overwritten.
    secret: Option<Secret>,
    /// Why what was to be kept is not.
    trouble: Option<StorageError>,
}

impl Line {
    /// Goes on with what is kept under a key; if there is nothing, attends the game of that identity.
    /// `code` takes over the seat of another device. What changes is told to `hear`.
    pub(super) fn open(
        key: &str,
        code: Option<String>,
        hear: impl Fn(Vec<Change>) + 'static,
    ) -> Option<Self> {
        let bytes = kept::get(key);
        let glance = bytes.as_deref().and_then(Glance::at);
        let game = kept::identity(key);
        if glance.is_none() && game.is_none() {
            return None;
        }
        let secret = glance.as_ref().and_then(|g| g.secret);
        let has_seat = glance.as_ref().is_some_and(|g| g.seat.is_some());
        let rules = semailles_games::game;
        let inner = Rc::new_cyclic(|line| {
            let mut hand = Hand {
                line: line.clone(),
                key: key.to_owned(),
                socket: None,
                alarm: None,
                secret,
                trouble: None,
            };
            let now = now();
            let client = match (code, game) {
                // Whoever has a seat here needs no other.
                (Some(code), Some(game)) if !has_seat => {
                    Client::redeem(game, code, rules, now, &mut hand)
                }
                _ => {
                    let bytes = bytes.unwrap_or_default();
                    Client::restore(&bytes, rules, now, &mut hand).unwrap_or_else(|_| {
                        let game = game.unwrap_or(GameId([0; 16]));
                        Client::join(game, rules, now, &mut hand)
                    })
                }
            };
            Inner {
                client: RefCell::new(client),
                hand: RefCell::new(hand),
                hear: Box::new(hear),
            }
        });
        let line = Self(inner);
        let first = line.clone();
        // Whoever opens a line is told what it found once there is somebody to be told.
        soon(move || first.tell());
        Some(line)
    }

    /// Looks at the game.
    pub(super) fn look<R>(&self, f: impl FnOnce(&Client) -> R) -> R {
        f(&self.0.client.borrow())
    }

    /// Does something in the game, and tells what has changed by it.
    pub(super) fn ask<R>(&self, f: impl FnOnce(&mut Client, u64, &mut Hand) -> R) -> R {
        let result = self.quietly(f);
        self.tell();
        result
    }

    fn quietly<R>(&self, f: impl FnOnce(&mut Client, u64, &mut Hand) -> R) -> R {
        let mut hand = self.0.hand.borrow_mut();
        f(&mut self.0.client.borrow_mut(), now(), &mut hand)
    }

    fn tell(&self) {
        let changes = self.0.client.borrow_mut().changes();
        if !changes.is_empty() {
            (self.0.hear)(changes);
        }
    }

    /// There is a network again, or somebody looks at the page again.
    pub(super) fn hurry(&self) {
        self.ask(|client, now, hand| client.hurry(now, hand));
    }

    /// Under which key the game is kept.
    pub(super) fn key(&self) -> String {
        self.0.hand.borrow().key.clone()
    }

    /// The game has its identity: from now on it is kept under that.
    pub(super) fn rename(&self, key: String) {
        let before = std::mem::replace(&mut self.0.hand.borrow_mut().key, key.clone());
        if before != key {
            kept::rename(&before, &key);
        }
    }

    /// Why the game is not kept on this device, if it is not.
    pub(super) fn trouble(&self) -> Option<StorageError> {
        self.0.hand.borrow().trouble
    }

    /// Whether another tab has won a seat that is not known here.
    pub(super) fn is_behind_another_tab(&self) -> bool {
        let hand = self.0.hand.borrow();
        let there = kept::get(&hand.key).as_deref().and_then(Glance::at);
        there.is_some_and(|g| g.seat.is_some() && g.secret != hand.secret)
    }

    /// Ends it: nothing is said or heard any more.
    pub(super) fn end(&self) {
        let mut hand = self.0.hand.borrow_mut();
        hand.socket = None;
        if let Some((_, alarm)) = hand.alarm.take() {
            alarm.clear();
        }
        hand.line = Weak::new();
    }
}

/// Hears of a socket for whoever still holds the line.
fn on_socket(line: &Weak<Inner>, heard: Heard) {
    let Some(line) = line.upgrade().map(Line) else {
        return;
    };
    line.ask(|client, now, hand| match heard {
        Heard::Opened => client.opened(now, hand),
        Heard::Closed => {
            hand.socket = None;
            client.closed(now, hand);
        }
        Heard::Message(bytes) => client.received(&bytes, now, hand),
    });
}

impl Device for Hand {
    fn connect(&mut self) {
        let line = self.line.clone();
        self.socket = Socket::open(move |heard| on_socket(&line, heard));
        if self.socket.is_none() {
            let line = self.line.clone();
            soon(move || on_socket(&line, Heard::Closed));
        }
    }

    fn send(&mut self, message: Vec<u8>) {
        if let Some(socket) = &self.socket {
            socket.send(&message);
        }
    }

    fn hang_up(&mut self) {
        self.socket = None;
    }

    fn wake(&mut self, at: u64) {
        if let Some((before, alarm)) = self.alarm.take() {
            if before == at {
                self.alarm = Some((before, alarm));
                return;
            }
            alarm.clear();
        }
        if at == u64::MAX {
            return;
        }
        // A wait of more than three weeks would be none.
        let wait = at.saturating_sub(now()).min(1 << 30) as i32;
        let line = self.line.clone();
        let alarm = after(wait, move || {
            if let Some(line) = line.upgrade().map(Line) {
                line.ask(|client, now, hand| {
                    hand.alarm = None;
                    client.tick(now, hand);
                });
            }
        });
        self.alarm = Some((at, alarm));
    }

    fn keep(&mut self, kept: Vec<u8>) {
        let before = kept::get(&self.key).as_deref().and_then(Glance::at);
        if before.is_some_and(|g| g.seat.is_some() && g.secret != self.secret) {
            // The seat of another tab; this one hears of it and takes it over.
            return;
        }
        self.secret = Glance::at(&kept).and_then(|g| g.secret);
        self.trouble = kept::keep(&self.key, &kept).err();
    }

    fn draw(&mut self) -> u64 {
        draw()
    }
}

/// A device that only keeps: what is made with it is played by whoever restores it.
pub(super) struct Paper(pub(super) String);

impl Device for Paper {
    fn connect(&mut self) {}
    fn send(&mut self, _: Vec<u8>) {}
    fn hang_up(&mut self) {}
    fn wake(&mut self, _: u64) {}
    fn keep(&mut self, kept: Vec<u8>) {
        let _ = kept::keep(&self.0, &kept);
    }
    fn draw(&mut self) -> u64 {
        draw()
    }
}
