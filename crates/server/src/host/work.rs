//! What a room does: judge, have it written, tell.

use semailles_core::SplitMix64;
use semailles_session::online::{Holder, Table};
use semailles_store::fault::{Bug, planted, point};
use semailles_store::{Entry, Game, Job, KeyHash, NewGame, StoreError, Write};
use semailles_wire::online::{Act, Event, Offer, Refusal, Secret, Setup, ToClient, What};

use super::attend::code_hash;
use super::request::{Doing, Request, is_same};
use super::room::{Purpose, Room, Writing};
use super::{AGAIN, Host, Now, Output, PeerId, Rules, Thought, Ticket, gate, hash};

/// What is to be written of a request.
struct Plan {
    entry: Entry,
    keys: Vec<(u8, Option<KeyHash>)>,
    purpose: Purpose,
}

impl Plan {
    fn of(actor: Option<u8>, id: u64, at: u64, what: What, purpose: Purpose) -> Self {
        Self {
            entry: Entry {
                actor,
                ply: None,
                event: Event { at, id, what },
            },
            keys: Vec::new(),
            purpose,
        }
    }
}

/// What is said instead of doing something.
enum Instead {
    Say(ToClient),
    /// The peer attends with this secret.
    Welcome(KeyHash),
    Nothing,
}

impl From<Refusal> for Instead {
    fn from(why: Refusal) -> Self {
        Instead::Say(ToClient::Refused { id: 0, why })
    }
}

impl Host {
    /// Does what waits, until something has to be written first.
    pub(super) fn pump(&mut self, room: &mut Room, now: Now) {
        if room.flagged(now).is_some() && room.writing.is_none() {
            let doing = Doing::Flag;
            room.waiting.push_front(Request { peer: None, doing });
        }
        while room.writing.is_none() && !room.reloading {
            let Some(request) = room.waiting.pop_front() else {
                break;
            };
            let peer = request.peer;
            point("received");
            match self.plan(room, request, now) {
                Ok(plan) => {
                    point("judged");
                    self.write(room, plan, peer, now);
                }
                Err(instead) => self.say_instead(room, peer, instead, now),
            }
        }
        if room.reloading && !room.asked && now.steady >= room.not_before {
            room.asked = true;
            let ticket = self.ticket(Ticket::Load(room.id));
            self.out.push_back(Output::Job(Job::Load(ticket, room.id)));
        }
        self.think(room, now);
    }

    fn say_instead(&mut self, room: &mut Room, peer: Option<PeerId>, instead: Instead, now: Now) {
        let Some(peer) = peer else { return };
        match instead {
            Instead::Say(said) => {
                if matches!(said, ToClient::Refused { .. }) {
                    self.counts.refused += 1;
                }
                self.send(peer, &said);
            }
            Instead::Welcome(hash) => self.attend(room, peer, Some(hash), 0, 0, now),
            Instead::Nothing => {}
        }
    }

    /// What a request comes to, by the rules.
    fn plan(&mut self, room: &mut Room, request: Request, now: Now) -> Result<Plan, Instead> {
        let at = room.time.at(now.steady).max(room.table.at());
        match request.doing {
            Doing::Act { seat, id, act } => self.plan_act(room, seat, id, act, at),
            Doing::Sit { seat, secret, name } => {
                let (key, index) = (hash(secret), usize::from(seat));
                if room.keys.get(index) == Some(&Some(key)) {
                    let peer = room
                        .peers
                        .iter_mut()
                        .find(|(p, _)| Some(*p) == request.peer);
                    if let Some((_, shown)) = peer {
                        *shown = Some(key);
                    }
                    return Err(Instead::Say(ToClient::Seated { seat }));
                }
                let free = room.table.chairs().get(index).is_some_and(|c| c.is_free());
                let has_one = request.peer.and_then(|peer| room.seat(peer)).is_some();
                if room.table.is_over() {
                    return Err(Refusal::Over.into());
                }
                if (!free && !planted(Bug::SeatTakenTwice))
                    || has_one
                    || room.seat_of(Some(key)).is_some()
                {
                    return Err(Refusal::SeatTaken.into());
                }
                let what = What::Sit { seat, name };
                let mut plan = Plan::of(None, 0, at, what, Purpose::Seat(seat, key));
                plan.keys = vec![(seat, Some(key))];
                Ok(plan)
            }
            Doing::Redeem { code, secret } => {
                let key = hash(secret);
                if room.seat_of(Some(key)).is_some() {
                    return Err(Instead::Welcome(key));
                }
                let open = room
                    .code
                    .as_mut()
                    .filter(|c| c.until > now.steady && c.tries > 0);
                // One answer, whatever is wrong.
                let Some(open) = open else {
                    return Err(if planted(Bug::ForbiddenIsTold) {
                        Refusal::NotNow.into()
                    } else {
                        Refusal::Unknown.into()
                    });
                };
                open.tries -= 1;
                if open.hash != code_hash(&code) {
                    return Err(Refusal::Unknown.into());
                }
                let seat = open.seat;
                if !planted(Bug::CodeUsedTwice) {
                    room.code = None;
                }
                let mut plan = Plan::of(None, 0, at, What::Handed { seat }, Purpose::Handed(key));
                plan.keys = vec![(seat, Some(key))];
                Ok(plan)
            }
            Doing::Computer { number, text } => {
                let table = &room.table;
                let turn = table.turn().filter(|_| table.number() == number);
                let turn = turn.filter(|&seat| matches!(table.holder(seat), Holder::Computer(_)));
                let seat = turn.ok_or(Instead::Nothing)?;
                let m = table.run().read_move(&text).map_err(|_| Instead::Nothing)?;
                Ok(moved(table, Some(seat), None, 0, m, at, Purpose::Own))
            }
            Doing::Back { seat } => {
                let away = room.table.chairs()[usize::from(seat)].stand_in.is_some();
                if !away || room.table.is_over() {
                    return Err(Instead::Nothing);
                }
                Ok(Plan::of(None, 0, at, What::Back { seat }, Purpose::Own))
            }
            Doing::Flag => {
                let seat = room.flagged(now).ok_or(Instead::Nothing)?;
                Ok(Plan::of(None, 0, at, What::Time { seat }, Purpose::Own))
            }
            Doing::Resume if room.time.is_standing() => {
                Ok(Plan::of(None, 0, at, What::Resumed, Purpose::Resume))
            }
            Doing::Resume => Err(Instead::Nothing),
        }
    }

    fn plan_act(
        &mut self,
        room: &mut Room,
        mut seat: u8,
        id: u64,
        mut act: Act,
        at: u64,
    ) -> Result<Plan, Instead> {
        let refused = |why| Instead::Say(ToClient::Refused { id, why });
        // Whoever has changed seats meanwhile does not do it again from the other one.
        let done = room.log.iter().rposition(|event| event.id == id);
        if let Some(index) = done.filter(|_| !planted(Bug::NoDedupe)) {
            let own = room.actors[index] == Some(seat);
            if !own || !is_same(&act, &room.log[index].what) {
                return Err(refused(Refusal::Conflict));
            }
            self.counts.duplicates += 1;
            let number = index as u32 + 1;
            return Err(Instead::Say(ToClient::Done { id, number }));
        }
        if let Act::Move { line, ply, .. } = &mut act {
            if planted(Bug::StaleAccepted) || planted(Bug::NoDedupe) {
                (*line, *ply) = (room.table.line(), room.table.ply());
            }
            if planted(Bug::TurnUnchecked) {
                seat = room.table.turn().unwrap_or(seat);
            }
        }
        let what = room
            .table
            .judge(seat, &act, at, &room.away)
            .map_err(refused)?;
        let id = if planted(Bug::NoDedupe) { 0 } else { id };
        if let What::Move { text, .. } = &what {
            let mut text = text.clone();
            if planted(Bug::OtherMovePlayed)
                && let Some(&first) = room.table.run().legal().first()
            {
                text = room.table.run().move_text(first);
            }
            let m = room.table.run().read_move(&text);
            let m = m.map_err(|_| refused(Refusal::Illegal))?;
            return Ok(moved(
                &room.table,
                Some(seat),
                Some(seat),
                id,
                m,
                at,
                Purpose::Act(id),
            ));
        }
        let mut plan = Plan::of(Some(seat), id, at, what, Purpose::Act(id));
        if let What::Stand { seat } = plan.entry.event.what {
            plan.keys = vec![(seat, None)];
        }
        Ok(plan)
    }

    /// Gives it to the clerk, with all that follows by itself.
    fn write(&mut self, room: &mut Room, plan: Plan, peer: Option<PeerId>, now: Now) {
        let mut after = room.table.clone();
        let mut entries = vec![plan.entry];
        let mut hashes = Vec::new();
        let at = entries[0].event.at;
        // The judge has said that it can happen; if it cannot, the rules are broken and the game stands still.
        let mut apply = |after: &mut Table, entry: &Entry| {
            after
                .apply(&entry.event)
                .expect("what was judged can happen");
            hashes.push(after.hash());
        };
        apply(&mut after, &entries[0]);
        if planted(Bug::TakeBackUnasked)
            && let What::Offer {
                offer: Offer::TakeBack { .. },
                ..
            } = entries[0].event.what
        {
            for seat in after.people().collect::<Vec<_>>() {
                if after.proposal().is_some_and(|p| p.by != seat) {
                    let entry = Plan::of(None, 0, at, What::Accept { seat }, Purpose::Own).entry;
                    apply(&mut after, &entry);
                    entries.push(entry);
                }
            }
        }
        while let Some(m) = self.by_itself(&after) {
            let mover = after.turn();
            let entry = moved(&after, mover, None, 0, m, at, Purpose::Own).entry;
            apply(&mut after, &entry);
            entries.push(entry);
        }
        let mut next = None;
        if after.awaits_rematch() {
            let game = self.rematch(room, &after, now);
            let what = What::Next { game: game.id };
            let entry = Plan::of(None, 0, at, what, Purpose::Own).entry;
            apply(&mut after, &entry);
            entries.push(entry);
            next = Some(game);
        }
        let write = Write::Append {
            game: room.id,
            first: room.table.number() + 1,
            entries: entries.clone(),
            keys: plan.keys.clone(),
            next,
        };
        if planted(Bug::AckBeforeCommit) {
            for (number, entry) in (room.table.number() + 1..).zip(&entries) {
                let event = entry.event.clone();
                self.broadcast(room, &ToClient::Event { number, event });
            }
        }
        room.writing = Some(Writing {
            after,
            entries,
            hashes,
            keys: plan.keys,
            peer,
            purpose: plan.purpose,
        });
        let ticket = self.ticket(Ticket::Append(room.id));
        self.out.push_back(Output::Job(Job::Write(ticket, write)));
    }

    /// The move that nobody has to choose: a pass, or a lot.
    fn by_itself(&mut self, table: &Table) -> Option<semailles_core::Move> {
        if table.is_over() {
            return None;
        }
        match table.turn() {
            Some(_) => table.forced_pass(),
            None => {
                let legal = table.run().legal();
                let mut lot = SplitMix64::new((self.chance)());
                legal.get(lot.below(legal.len().max(1))).copied()
            }
        }
    }

    fn rematch(&mut self, room: &Room, after: &Table, now: Now) -> NewGame {
        let seats = after.chairs().len();
        let (high, low) = ((self.chance)(), (self.chance)());
        let drawn = u128::from(high) << 64 | u128::from(low);
        let (mut keys, mut entries) = (Vec::new(), Vec::new());
        for (old, chair) in after.chairs().iter().enumerate() {
            let seat = ((old + 1) % seats) as u8;
            if let (Some(name), Some(key)) = (&chair.person, room.keys[old]) {
                keys.push((seat, key));
                let name = name.clone();
                entries.push(Plan::of(None, 0, 0, What::Sit { seat, name }, Purpose::Own).entry);
            }
        }
        NewGame {
            id: self.identity(Secret(drawn.to_be_bytes())),
            setup: after.rematch(),
            keys,
            entries,
            made: now.wall,
        }
    }

    /// A game as its maker wants it.
    pub(super) fn new_game(
        &mut self,
        secret: Secret,
        setup: Setup,
        sit: Option<(u8, String)>,
        now: Now,
    ) -> Result<NewGame, Refusal> {
        let rules: Rules = self.rules;
        let mut table =
            Table::new(setup.clone(), &rules).map_err(|f| Refusal::Bad(f.to_string()))?;
        let (mut keys, mut entries) = (Vec::new(), Vec::new());
        if let Some((seat, name)) = sit {
            let free = table
                .chairs()
                .get(usize::from(seat))
                .is_some_and(|c| c.is_free());
            if !free {
                return Err(Refusal::Bad(format!("seat {seat} is not for people")));
            }
            let name = gate::name(&name)?;
            keys.push((seat, hash(secret)));
            entries.push(Plan::of(None, 0, 0, What::Sit { seat, name }, Purpose::Own).entry);
        }
        for entry in &entries {
            table
                .apply(&entry.event)
                .map_err(|f| Refusal::Bad(f.to_string()))?;
        }
        while let Some(m) = self.by_itself(&table) {
            let mover = table.turn();
            let entry = moved(&table, mover, None, 0, m, 0, Purpose::Own).entry;
            table
                .apply(&entry.event)
                .map_err(|f| Refusal::Bad(f.to_string()))?;
            entries.push(entry);
        }
        Ok(NewGame {
            id: self.identity(secret),
            setup,
            keys,
            entries,
            made: now.wall,
        })
    }

    /// It is on the disk: now it is so, and everybody is told.
    pub(super) fn committed(&mut self, room: &mut Room, now: Now) {
        let Some(writing) = room.writing.take() else {
            return;
        };
        point("before-ack");
        let before = room.presence();
        let first = room.table.number() + 1;
        room.table = writing.after;
        room.hashes.extend(writing.hashes);
        for (number, entry) in (first..).zip(writing.entries) {
            self.counts.events += 1;
            if !planted(Bug::AckBeforeCommit) {
                let event = entry.event.clone();
                self.broadcast(room, &ToClient::Event { number, event });
            }
            room.actors.push(entry.actor);
            room.log.push(entry.event);
        }
        for (seat, key) in writing.keys {
            room.keys[usize::from(seat)] = key;
        }
        let shows = |room: &mut Room, peer, key| {
            for (p, shown) in &mut room.peers {
                if Some(*p) == peer {
                    *shown = Some(key);
                }
            }
        };
        match (writing.purpose, writing.peer) {
            (Purpose::Seat(seat, key), peer) => {
                shows(room, peer, key);
                if let Some(peer) = peer {
                    self.send(peer, &ToClient::Seated { seat });
                }
            }
            (Purpose::Handed(key), Some(peer)) => self.attend(room, peer, Some(key), 0, 0, now),
            (Purpose::Resume, _) => {
                let at = room.table.at();
                room.time = super::time::GameTime::running(at, now.steady);
                room.grace = None;
            }
            (Purpose::Act(_) | Purpose::Own | Purpose::Handed(_), _) => {}
        }
        // Who sits down watches no more, and who leaves a seat does.
        room.note_presence(now);
        if room.presence() != before {
            self.tell_presence(room, true, now);
        }
        point("after-ack");
    }

    /// It may be on the disk or not: the log has to be read again before anything else is done.
    pub(super) fn failed(&mut self, room: &mut Room, why: &str, now: Now) {
        if let Some(writing) = room.writing.take()
            && let Some(peer) = writing.peer
        {
            let id = match writing.purpose {
                Purpose::Act(id) => id,
                _ => 0,
            };
            self.refuse(peer, id, Refusal::Storage);
        }
        self.out.push_back(Output::Warn("write", why.to_owned()));
        (room.reloading, room.asked) = (true, false);
        room.not_before = now.steady;
    }

    /// The log has been read again.
    pub(super) fn reloaded(
        &mut self,
        room: &mut Room,
        result: Result<Option<Game>, StoreError>,
        now: Now,
    ) {
        room.asked = false;
        let kept = match result {
            Ok(Some(kept)) => Room::load(room.id, kept, self.rules, now),
            Ok(None) | Err(_) => {
                room.not_before = now.steady + AGAIN;
                self.refuse_waiting(room);
                return;
            }
        };
        let kept = kept.expect("a log that was written can be read");
        let known = room.log.len();
        let follows = kept.log.get(..known) == Some(&room.log[..]);
        let more = (1..).zip(&kept.log).skip(known);
        for (number, event) in more.filter(|_| follows) {
            let event = event.clone();
            self.broadcast(room, &ToClient::Event { number, event });
        }
        room.table = kept.table;
        room.log = kept.log;
        room.actors = kept.actors;
        room.hashes = kept.hashes;
        room.keys = kept.keys;
        room.reloading = false;
        room.note_presence(now);
        if !follows {
            for (peer, shown) in room.peers.clone() {
                let welcome = room.welcome(room.seat_of(shown), 0, 0, now);
                self.send(peer, &ToClient::Welcome(Box::new(welcome)));
            }
        }
    }

    fn refuse_waiting(&mut self, room: &mut Room) {
        for request in std::mem::take(&mut room.waiting) {
            if let Some(peer) = request.peer {
                let id = match request.doing {
                    Doing::Act { id, .. } => id,
                    _ => 0,
                };
                self.refuse(peer, id, Refusal::Storage);
            }
        }
    }

    /// Asks a computer player whose turn it is, while somebody attends.
    fn think(&mut self, room: &mut Room, now: Now) {
        let number = room.table.number();
        let ready = room.writing.is_none() && !room.reloading && now.steady >= room.not_before;
        if !ready || room.peers.is_empty() || room.thinking == Some(number) {
            return;
        }
        if let Some(level) = room.computer() {
            room.thinking = Some(number);
            self.out.push_back(Output::Think(Thought {
                game: room.id,
                number,
                name: room.table.setup().game.clone(),
                run: room.table.run().boxed_clone(),
                level,
            }));
        }
    }

    /// Something in a room was due.
    pub(super) fn wake(&mut self, room: &mut Room, now: Now) {
        if room.grace.is_some_and(|at| at <= now.steady) {
            room.grace = None;
            let doing = Doing::Resume;
            room.waiting.push_back(Request { peer: None, doing });
        }
        if room.presence_due.is_some_and(|at| at <= now.steady) {
            self.tell_presence(room, true, now);
        }
    }
}

/// The entry of a move.
fn moved(
    table: &Table,
    seat: Option<u8>,
    actor: Option<u8>,
    id: u64,
    m: semailles_core::Move,
    at: u64,
    purpose: Purpose,
) -> Plan {
    let what = What::Move {
        seat,
        text: table.run().move_text(m),
        hash: table.hash_after(m).unwrap_or_default(),
    };
    let mut plan = Plan::of(actor, id, at, what, purpose);
    plan.entry.ply = Some((table.line(), table.ply()));
    plan
}
