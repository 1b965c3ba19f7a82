use std::collections::VecDeque;

use semailles_session::online::{Fault, Holder, Table};
use semailles_store::fault::{Bug, planted};
use semailles_store::{Entry, Game, KeyHash, NewGame};
use semailles_wire::online::{Event, GameId, Presence, Setup, Summary, Welcome};

use super::request::Request;
use super::time::GameTime;
use super::{GRACE, Now, PeerId, Rules};

/// A game that is played, and who attends it.
pub(super) struct Room {
    pub(super) id: GameId,
    /// What is on the disk.
    pub(super) table: Table,
    pub(super) log: Vec<Event>,
    /// By event: the seat whose act it comes of.
    pub(super) actors: Vec<Option<u8>>,
    /// By event: the hash of the position after it.
    pub(super) hashes: Vec<u32>,
    /// By seat: what is kept of its secret.
    pub(super) keys: Vec<Option<KeyHash>>,
    /// Who attends, with what they have shown. A seat is always found by that.
    pub(super) peers: Vec<(PeerId, Option<KeyHash>)>,
    /// By seat: since when its person is away.
    pub(super) away: Vec<Option<u64>>,
    pub(super) time: GameTime,
    /// Until when time stands still at most.
    pub(super) grace: Option<u64>,
    /// What the clerk is writing.
    pub(super) writing: Option<Writing>,
    /// What waits for that.
    pub(super) waiting: VecDeque<Request>,
    /// Whether a write has failed, so that the log has to be read again.
    pub(super) reloading: bool,
    /// Whether the clerk is reading it.
    pub(super) asked: bool,
    pub(super) code: Option<Code>,
    /// The number of the last event when a computer player was asked.
    pub(super) thinking: Option<u32>,
    /// When what failed is tried again.
    pub(super) not_before: u64,
    pub(super) presence_due: Option<u64>,
    /// Since when nobody attends.
    pub(super) quiet_since: u64,
    /// The alarm that is set.
    pub(super) alarm: Option<u64>,
}

/// Something on its way to the disk.
pub(super) struct Writing {
    pub(super) after: Table,
    pub(super) entries: Vec<Entry>,
    pub(super) hashes: Vec<u32>,
    pub(super) keys: Vec<(u8, Option<KeyHash>)>,
    pub(super) peer: Option<PeerId>,
    pub(super) purpose: Purpose,
}

/// What is said to the one who asked, once it is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Purpose {
    /// The event says it.
    Act(u64),
    /// The seat is theirs, by this secret.
    Seat(u8, KeyHash),
    /// The seat of another device is theirs, by this secret.
    Handed(KeyHash),
    /// The game's time goes on.
    Resume,
    /// Nobody asked.
    Own,
}

/// The code by which a device gives its seat to another.
pub(super) struct Code {
    pub(super) hash: KeyHash,
    pub(super) seat: u8,
    pub(super) until: u64,
    pub(super) tries: u8,
}

impl Room {
    pub(super) fn new(game: NewGame, rules: Rules, now: Now) -> Result<Self, Fault> {
        Self::from_log(game.id, game.setup, game.keys, game.entries, rules, now)
    }

    pub(super) fn load(id: GameId, game: Game, rules: Rules, now: Now) -> Result<Self, Fault> {
        Self::from_log(id, game.setup, game.keys, game.log, rules, now)
    }

    fn from_log(
        id: GameId,
        setup: Setup,
        keys: Vec<(u8, KeyHash)>,
        entries: Vec<Entry>,
        rules: Rules,
        now: Now,
    ) -> Result<Self, Fault> {
        let mut table = Table::new(setup, &rules)?;
        let (mut log, mut actors, mut hashes) = (Vec::new(), Vec::new(), Vec::new());
        for entry in entries {
            table.apply(&entry.event)?;
            hashes.push(table.hash());
            actors.push(entry.actor);
            log.push(entry.event);
        }
        let seats = table.chairs().len();
        let mut by_seat = vec![None; seats];
        for (seat, hash) in keys {
            if let Some(slot) = by_seat.get_mut(usize::from(seat)) {
                *slot = Some(hash);
            }
        }
        // Somebody's time ran when the server went: it stands still until they are back.
        let ran = table.timer().deadline().is_some() && !planted(Bug::ClockRunsWhileStopped);
        let at = table.at();
        let mut room = Self {
            id,
            log,
            actors,
            hashes,
            keys: by_seat,
            peers: Vec::new(),
            away: vec![None; seats],
            time: if ran {
                GameTime::standing(at)
            } else {
                GameTime::running(at, now.steady)
            },
            grace: ran.then_some(now.steady + GRACE),
            writing: None,
            waiting: VecDeque::new(),
            reloading: false,
            asked: false,
            code: None,
            thinking: None,
            not_before: 0,
            presence_due: None,
            quiet_since: now.steady,
            alarm: None,
            table,
        };
        room.note_presence(now);
        Ok(room)
    }

    /// The seat that a secret opens.
    pub(super) fn seat_of(&self, hash: Option<KeyHash>) -> Option<u8> {
        let hash = hash?;
        let index = self.keys.iter().position(|key| *key == Some(hash))?;
        u8::try_from(index).ok()
    }

    /// The seat of somebody who attends.
    pub(super) fn seat(&self, peer: PeerId) -> Option<u8> {
        let &(_, hash) = self.peers.iter().find(|(p, _)| *p == peer)?;
        self.seat_of(hash)
    }

    /// Brings up to date who is away; says whether that has changed.
    pub(super) fn note_presence(&mut self, now: Now) -> bool {
        let at = self.time.at(now.steady);
        let before = self.away.clone();
        for seat in 0..self.away.len() {
            let here = self
                .peers
                .iter()
                .any(|&(_, hash)| self.seat_of(hash) == Some(seat as u8));
            let person = self.table.chairs()[seat].person.is_some();
            self.away[seat] = match self.away[seat] {
                _ if here || !person => None,
                None => Some(at),
                since => since,
            };
        }
        before != self.away
    }

    pub(super) fn presence(&self) -> Presence {
        let watching = self
            .peers
            .iter()
            .filter(|&&(_, hash)| self.seat_of(hash).is_none());
        Presence {
            away: self.away.clone(),
            watching: u32::try_from(watching.count()).unwrap_or(u32::MAX),
        }
    }

    /// What somebody lacks who has so many events, of which the position has this hash.
    pub(super) fn welcome(&self, seat: Option<u8>, have: u32, hash: u32, now: Now) -> Welcome {
        let count = have as usize;
        let known = count > 0 && self.hashes.get(count - 1) == Some(&hash);
        let kept = if known { count } else { 0 };
        Welcome {
            game: self.id,
            setup: (!known).then(|| self.table.setup().clone()),
            have,
            kept: kept as u32,
            events: self.log[kept..].to_vec(),
            seat,
            at: self.time.at(now.steady),
            presence: self.presence(),
        }
    }

    /// How the game stands, for somebody with this secret.
    pub(super) fn summary(&self, hash: Option<KeyHash>) -> Summary {
        let name =
            |chair: &semailles_session::online::Chair| chair.person.clone().unwrap_or_default();
        Summary {
            game: self.table.setup().game.clone(),
            seat: self.seat_of(hash),
            plies: self.table.ply(),
            names: self.table.chairs().iter().map(name).collect(),
            stage: self.table.stage(),
        }
    }

    /// Whose time has run out.
    pub(super) fn flagged(&self, now: Now) -> Option<u8> {
        let (player, at) = self.table.timer().deadline()?;
        let due = !self.time.is_standing() && self.time.at(now.steady) >= at;
        due.then_some(player as u8)
    }

    /// The level of the computer that is to move, if one is.
    pub(super) fn computer(&self) -> Option<u8> {
        match self.table.holder(self.table.turn()?) {
            Holder::Computer(level) => Some(level),
            Holder::Person | Holder::Nobody => None,
        }
    }

    /// When something is due.
    pub(super) fn next_alarm(&self, now: Now, idle: u64) -> Option<u64> {
        let deadline = self.table.timer().deadline();
        let flag = deadline.and_then(|(_, at)| self.time.when(at));
        let again = self.not_before > now.steady && (self.reloading || self.computer().is_some());
        let quiet = self.peers.is_empty().then_some(self.quiet_since + idle);
        [
            flag.filter(|_| self.writing.is_none()),
            self.grace,
            self.presence_due,
            again.then_some(self.not_before),
            quiet,
        ]
        .into_iter()
        .flatten()
        .min()
        .map(|at| at.max(now.steady + 1))
    }

    /// Whether it can be put away: whoever comes finds it on the disk.
    pub(super) fn is_idle(&self, now: Now, idle: u64) -> bool {
        self.peers.is_empty()
            && now.steady >= self.quiet_since + idle
            && self.writing.is_none()
            && self.waiting.is_empty()
            && !self.reloading
            && self.table.timer().deadline().is_none()
    }
}
