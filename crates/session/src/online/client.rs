use semailles_core::{AnyGame, NameError, Player};
use semailles_wire::online::{
    Act, Event, GameId, Offer, Phrase, Presence, Refusal, Secret, Setup, ToClient, ToServer,
    Welcome, What,
};
use semailles_wire::{DecodeError, decode, encode};

use super::kept::{Kept, Pending, Wish};
use super::line::{Line, Wish as LineWish};
use super::{Fault, Finish, Table};
use crate::Session;

/// What the page lends to a [`Client`]: a socket, an alarm, a place to keep bytes, and chance.
pub trait Device {
    /// Open the socket, then call [`Client::opened`], or [`Client::closed`] when that fails.
    fn connect(&mut self);
    /// Send a message on the open socket.
    fn send(&mut self, message: Vec<u8>);
    /// Close the socket, and forget it: nothing of it may be told any more. The client counts it as closed.
    fn hang_up(&mut self);
    /// Call [`Client::tick`] at this time of the clock by which the client is told the time; the last one asked counts.
    fn wake(&mut self, at: u64);
    /// Keep this instead of what was kept for this game before, for [`Client::restore`]. It must be kept before the
    /// messages sent afterwards leave: what was said must not be forgotten when the page is closed.
    fn keep(&mut self, kept: Vec<u8>);
    /// A number that nobody can guess.
    fn draw(&mut self) -> u64;
}

/// Finds the rules of a game.
type Rules = fn(&str) -> Result<Box<dyn AnyGame>, NameError>;

/// How the connection is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Link {
    /// There is none; another attempt comes by itself.
    Down,
    /// It is being made, or the server has not answered yet.
    Coming,
    /// The game on the page is the game on the server.
    Up,
}

/// What has changed, for the views. Everything else they read from [`Client::session`] and [`Client::table`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// A ply stands at the end of the session: own ones at once, unconfirmed.
    Played {
        /// Its index in [`Session::plies`].
        ply: usize,
    },
    /// An own ply is on the server's disk.
    Confirmed {
        /// Its index in [`Session::plies`].
        ply: usize,
    },
    /// Plies are gone, taken back or refused; so many are left. (Others may follow as [`Change::Played`].)
    Shortened {
        /// The plies that are left.
        plies: usize,
    },
    /// Seats, proposals, how it ended, or who is there: read them again.
    Table,
    /// The connection is another.
    Link(Link),
    /// The game has its identity: from now on there is a link to it.
    Named(GameId),
    /// An act, or a wish for a seat or a game, is not granted.
    Refused(Refusal),
    /// The code for another device.
    Code(String),
    /// Somebody says something; `None` without a seat.
    Said(Option<u8>, Phrase),
    /// The server speaks another version of the protocol: the page has to be loaded again.
    Outdated,
}

/// The page's side of a game: it shows own moves at once, says them until they are confirmed, and catches up with
/// what it missed.
///
/// It is told what happens and the time, in milliseconds of any clock that does not go back, and answers through a
/// [`Device`]. After each call the page reads [`Client::changes`].
#[derive(Debug)]
pub struct Client {
    rules: Rules,
    kept: Kept,
    table: Option<Table>,
    session: Option<Session>,
    line: Line,
    /// Whether the server has answered on this connection, and when it was last asked to.
    joined: bool,
    asked: Option<u64>,
    /// There is no such game, or it cannot be made: nothing more is asked.
    lost: bool,
    /// What the time here has to be added to, to be the game's own.
    ahead: i64,
    presence: Presence,
    /// The ids of own acts that were refused.
    refused_acts: Vec<u64>,
    shown: Link,
    changes: Vec<Change>,
}

impl Client {
    /// Makes a new game, and takes a seat in it.
    ///
    /// # Errors
    /// If the description is not one of a game.
    pub fn create(
        setup: Setup,
        sit: Option<(u8, String)>,
        rules: Rules,
        now: u64,
        device: &mut impl Device,
    ) -> Result<Self, Fault> {
        Table::new(setup.clone(), &rules)?;
        let kept = Kept {
            secret: Some(draw_secret(device)),
            wish: Wish::Create { setup, sit },
            ..Kept::default()
        };
        Ok(Self::begin(kept, rules, now, device))
    }

    /// Attends the game of a link.
    pub fn join(game: GameId, rules: Rules, now: u64, device: &mut impl Device) -> Self {
        let kept = Kept {
            game: Some(game),
            ..Kept::default()
        };
        Self::begin(kept, rules, now, device)
    }

    /// Attends the game of a link with the seat that another device gives by a code.
    pub fn redeem(
        game: GameId,
        code: String,
        rules: Rules,
        now: u64,
        device: &mut impl Device,
    ) -> Self {
        let kept = Kept {
            game: Some(game),
            secret: Some(draw_secret(device)),
            wish: Wish::Redeem { code },
            ..Kept::default()
        };
        Self::begin(kept, rules, now, device)
    }

    /// Goes on with a game that the device has kept.
    ///
    /// # Errors
    /// If what was kept cannot be read, by this release.
    pub fn restore(
        kept: &[u8],
        rules: Rules,
        now: u64,
        device: &mut impl Device,
    ) -> Result<Self, DecodeError> {
        Ok(Self::begin(decode(kept)?, rules, now, device))
    }

    fn begin(kept: Kept, rules: Rules, now: u64, device: &mut impl Device) -> Self {
        let mut client = Self {
            rules,
            kept,
            table: None,
            session: None,
            line: Line::new(now),
            joined: false,
            asked: None,
            lost: false,
            ahead: 0,
            presence: Presence::default(),
            refused_acts: Vec::new(),
            shown: Link::Down,
            changes: Vec::new(),
        };
        if let Some(setup) = client.kept.setup.take() {
            let log = std::mem::take(&mut client.kept.log);
            // What cannot be read any more the server still has.
            if client.replace(setup, &log).is_err() {
                client.forget();
            }
        }
        client.keep(device);
        client.show();
        client.tick(now, device);
        client
    }

    /// The game on the server, as far as it is known here.
    #[must_use]
    pub fn table(&self) -> Option<&Table> {
        self.table.as_ref()
    }

    /// The game to show: what is confirmed, and after it the own moves that are not.
    #[must_use]
    pub fn session(&self) -> Option<&Session> {
        self.session.as_ref()
    }

    /// How many own acts are not confirmed; the last plies of the session that are moves among them are not either.
    #[must_use]
    pub fn unconfirmed(&self) -> usize {
        self.kept.outbox.len()
    }

    /// The game's identity, once it has one.
    #[must_use]
    pub fn game(&self) -> Option<GameId> {
        self.kept.game
    }

    /// The own seat.
    #[must_use]
    pub fn seat(&self) -> Option<u8> {
        self.kept.seat
    }

    /// What shows the server which seat is one's own: for a list of games.
    #[must_use]
    pub fn secret(&self) -> Option<Secret> {
        self.kept.secret
    }

    /// What to keep of the game that follows this one, for [`Client::restore`]: its seats have the same secrets.
    #[must_use]
    pub fn heir(&self) -> Option<(GameId, Vec<u8>)> {
        let game = self.table.as_ref()?.next()?;
        let kept = Kept {
            game: Some(game),
            secret: self.kept.secret,
            ..Kept::default()
        };
        Some((game, encode(&kept)))
    }

    /// Whether the server has said that there is no such game, or that it cannot be made.
    #[must_use]
    pub fn is_lost(&self) -> bool {
        self.lost
    }

    /// Whether a seat or a game is wished for, and the server has not answered yet.
    #[must_use]
    pub fn is_wishing(&self) -> bool {
        self.kept.wish != Wish::Join
    }

    /// How the connection is.
    #[must_use]
    pub fn link(&self) -> Link {
        match (self.line.is_open(), self.joined) {
            (true, true) => Link::Up,
            (true, false) => Link::Coming,
            (false, _) => Link::Down,
        }
    }

    /// Who attends.
    #[must_use]
    pub fn presence(&self) -> &Presence {
        &self.presence
    }

    /// How long a player may think still, in milliseconds; `None` without clocks.
    #[must_use]
    pub fn time_left(&self, seat: u8, now: u64) -> Option<u64> {
        let table = self.table.as_ref()?;
        table.timer().left(usize::from(seat), self.game_time(now))
    }

    /// How long until what was agreed about leavers may be claimed from a player who is away, in milliseconds.
    #[must_use]
    pub fn until_claim(&self, seat: u8, now: u64) -> Option<u64> {
        let away = self.presence.away.get(usize::from(seat)).copied()??;
        let patience = self.table.as_ref()?.setup().leaver.patience()?;
        Some((away + patience).saturating_sub(self.game_time(now)))
    }

    /// Whether an act would be granted, as far as it is known here.
    #[must_use]
    pub fn may(&self, act: &Act, now: u64) -> bool {
        let (Some(table), Some(seat)) = (&self.table, self.kept.seat) else {
            return false;
        };
        let at = self.game_time(now);
        table.judge(seat, act, at, &self.presence.away).is_ok()
    }

    fn game_time(&self, now: u64) -> u64 {
        now.saturating_add_signed(self.ahead)
    }

    /// What has changed since this was last asked.
    pub fn changes(&mut self) -> Vec<Change> {
        std::mem::take(&mut self.changes)
    }

    /// Plays a move on the own seat; it stands on the board at once.
    ///
    /// # Errors
    /// If it is not one's turn, or the move is not legal.
    pub fn play(&mut self, text: &str, now: u64, device: &mut impl Device) -> Result<(), Refusal> {
        let (Some(table), Some(session), Some(seat)) = (&self.table, &self.session, self.kept.seat)
        else {
            return Err(Refusal::NoSeat);
        };
        if session.is_over() {
            return Err(Refusal::Over);
        }
        // A pass that is forced the server makes by itself.
        if session.turn() != Some(Player(seat)) || session.forced_pass().is_some() {
            return Err(Refusal::NotYourTurn);
        }
        session
            .run()
            .read_move(text)
            .map_err(|_| Refusal::Illegal)?;
        let ply = u16::try_from(session.plies().len()).map_err(|_| Refusal::Over)?;
        let act = Act::Move {
            line: table.line(),
            ply,
            text: text.to_owned(),
        };
        self.act(act, now, device);
        Ok(())
    }

    /// Asks to take back the own last move: nothing when there is none.
    pub fn ask_take_back(&mut self, now: u64, device: &mut impl Device) {
        let to = self.table.as_ref().and_then(|table| {
            let own = |&(mover, m): &(Option<u8>, _)| {
                mover == self.kept.seat && table.run().move_text(m) != "-"
            };
            table.moves().iter().rposition(own)
        });
        if let Some(to) = to.and_then(|to| u16::try_from(to).ok()) {
            self.act(Act::Offer(Offer::TakeBack { to }), now, device);
        }
    }

    /// Does something: it is said until it is confirmed or refused.
    pub fn act(&mut self, act: Act, now: u64, device: &mut impl Device) {
        // 0 stands for no act.
        let id = device.draw().max(1);
        self.kept.outbox.push(Pending {
            id,
            act,
            said: None,
            adopted: false,
        });
        self.keep(device);
        self.show();
        self.tick(now, device);
    }

    /// Another tab of the device has kept this of the game: what was done there and is not confirmed is shown and said
    /// here too. The server does it once, for it has one id.
    pub fn adopt(&mut self, kept: &[u8], now: u64, device: &mut impl Device) {
        let Ok(other) = decode::<Kept>(kept) else {
            return;
        };
        let one_seat = other.game == self.kept.game && other.secret == self.kept.secret;
        if !one_seat || self.kept.seat.is_none() {
            return;
        }
        for own in self.kept.outbox.iter_mut().filter(|own| own.adopted) {
            if !other.outbox.iter().any(|p| p.id == own.id) {
                // It is settled over there: the server will say how, once it is asked here.
                (own.said, own.adopted) = (None, false);
            }
        }
        let had = self.kept.outbox.len();
        for pending in other.outbox {
            let id = pending.id;
            let known = self.kept.outbox.iter().any(|p| p.id == id)
                || self.kept.log.iter().any(|event| event.id == id)
                || self.refused_acts.contains(&id);
            if !known {
                self.kept.outbox.push(Pending {
                    // It has just been said over there.
                    said: Some(now),
                    adopted: true,
                    ..pending
                });
            }
        }
        if self.kept.outbox.len() > had {
            self.keep(device);
            self.show();
        }
        self.tick(now, device);
    }

    /// Asks for a seat, under a name.
    pub fn sit(&mut self, seat: u8, name: &str, now: u64, device: &mut impl Device) {
        // While one wish is open another secret would lose what the first has won.
        if self.kept.seat.is_some() || self.kept.wish != Wish::Join {
            return;
        }
        self.kept.secret = Some(draw_secret(device));
        let name = name.to_owned();
        self.kept.wish = Wish::Sit { seat, name };
        self.keep(device);
        self.asked = None;
        self.tick(now, device);
    }

    /// Says something to the others, if there is a connection.
    pub fn say(&mut self, phrase: Phrase, device: &mut impl Device) {
        if self.link() == Link::Up {
            device.send(encode(&ToServer::Say(phrase)));
        }
    }

    /// Asks for a code by which another device takes over the seat, if there is a connection.
    pub fn ask_code(&mut self, device: &mut impl Device) {
        if self.link() == Link::Up {
            device.send(encode(&ToServer::Code));
        }
    }

    /// The socket is open.
    pub fn opened(&mut self, now: u64, device: &mut impl Device) {
        self.line.opened(now);
        self.joined = false;
        self.asked = None;
        self.tick(now, device);
    }

    /// The socket is closed, or could not be opened.
    pub fn closed(&mut self, now: u64, device: &mut impl Device) {
        self.line.closed(now, device.draw());
        self.joined = false;
        self.unsaid();
        self.tick(now, device);
    }

    /// Whatever was said may have been lost: it is said again without waiting.
    fn unsaid(&mut self) {
        self.asked = None;
        for pending in &mut self.kept.outbox {
            pending.said = None;
        }
    }

    /// The device knows that there is a network again, or the page is looked at again.
    pub fn hurry(&mut self, now: u64, device: &mut impl Device) {
        self.line.hurry(now);
        self.unsaid();
        self.tick(now, device);
    }

    /// A message came.
    pub fn received(&mut self, message: &[u8], now: u64, device: &mut impl Device) {
        self.line.heard(now);
        match decode(message) {
            Ok(said) => self.hear(said, now, device),
            Err(DecodeError::Version { .. }) => self.changes.push(Change::Outdated),
            // No message of this version: ask for everything anew.
            Err(_) => self.rejoin(),
        }
        self.tick(now, device);
    }

    fn hear(&mut self, said: ToClient, now: u64, device: &mut impl Device) {
        match said {
            ToClient::Created { game } => {
                if let Wish::Create { .. } = self.kept.wish {
                    self.kept.game = Some(game);
                    self.kept.wish = Wish::Join;
                    self.keep(device);
                    self.changes.push(Change::Named(game));
                    self.asked = None;
                }
            }
            ToClient::Welcome(welcome) => self.welcome(*welcome, now, device),
            ToClient::Event { number, event } => {
                let have = self.kept.log.len();
                match usize::try_from(number) {
                    Ok(number) if number <= have => {
                        self.confirm(event.id, device);
                    }
                    Ok(number) if number == have + 1 && self.table.is_some() => {
                        self.happened(event, device);
                    }
                    _ => self.rejoin(),
                }
            }
            ToClient::Seated { seat } => {
                if let Wish::Sit { .. } = self.kept.wish {
                    self.kept.wish = Wish::Join;
                    self.kept.seat = Some(seat);
                    self.keep(device);
                    self.changes.push(Change::Table);
                }
            }
            ToClient::Done { id, number } => {
                // The event of an act comes before the word that it is done.
                let number = usize::try_from(number).unwrap_or(usize::MAX);
                if number > self.kept.log.len() {
                    self.rejoin();
                } else {
                    self.confirm(id, device);
                }
            }
            ToClient::Refused { id, why } => self.refused(id, why, device),
            ToClient::Presence(presence) => {
                self.presence = presence;
                self.changes.push(Change::Table);
            }
            ToClient::Code(code) => self.changes.push(Change::Code(code)),
            ToClient::Said { seat, phrase } => self.changes.push(Change::Said(seat, phrase)),
            ToClient::Pong { ping, last } => {
                self.line.pong(ping, now);
                if last as usize > self.kept.log.len() {
                    self.rejoin();
                }
            }
            ToClient::Status(_) | ToClient::Restart => {}
        }
    }

    fn welcome(&mut self, welcome: Welcome, now: u64, device: &mut impl Device) {
        if self.kept.game != Some(welcome.game) {
            return;
        }
        let caught_up = match welcome.setup {
            // The answer to a question from before there was anything here: what has come since is more.
            Some(_) if welcome.have == 0 && welcome.events.len() < self.kept.log.len() => Ok(()),
            Some(setup) => self.replace(setup, &welcome.events),
            None => {
                let (kept, have) = (welcome.kept as usize, self.kept.log.len());
                if kept > have || self.table.is_none() {
                    self.rejoin();
                    return;
                }
                // Some of them may have come meanwhile.
                let mut events = welcome.events.into_iter().skip(have - kept);
                events.try_for_each(|event| self.advance(event))
            }
        };
        if caught_up.is_err() {
            self.forget();
            self.rejoin();
            return;
        }
        self.ahead =
            i64::try_from(welcome.at).unwrap_or(i64::MAX) - i64::try_from(now).unwrap_or(i64::MAX);
        self.presence = welcome.presence;
        self.kept.seat = welcome.seat;
        let redeemed = matches!(self.kept.wish, Wish::Redeem { .. });
        if welcome.seat.is_some() || redeemed {
            self.kept.wish = Wish::Join;
        }
        self.joined = true;
        let known: Vec<u64> = self.kept.log.iter().map(|event| event.id).collect();
        self.kept.outbox.retain(|p| !known.contains(&p.id));
        if welcome.seat.is_none() && !self.kept.outbox.is_empty() {
            self.kept.outbox.clear();
            self.changes.push(Change::Refused(Refusal::NoSeat));
        }
        self.unsaid();
        self.keep(device);
        self.show();
        self.changes.push(Change::Table);
    }

    /// The log from its start.
    fn replace(&mut self, setup: Setup, log: &[Event]) -> Result<(), Fault> {
        self.table = Some(Table::new(setup.clone(), &self.rules)?);
        self.kept.setup = Some(setup);
        self.kept.log.clear();
        log.iter().try_for_each(|event| self.advance(event.clone()))
    }

    fn advance(&mut self, event: Event) -> Result<(), Fault> {
        if let Some(table) = &mut self.table {
            table.apply(&event)?;
            self.kept.log.push(event);
        }
        Ok(())
    }

    fn happened(&mut self, event: Event, device: &mut impl Device) {
        let id = event.id;
        if let What::Handed { seat } | What::Stand { seat } = event.what
            && self.kept.seat == Some(seat)
        {
            // The server knows whether the seat is still one's own.
            self.rejoin();
        }
        if self.advance(event).is_err() {
            // Whatever went wrong: the server has the whole game.
            self.forget();
            self.rejoin();
            return;
        }
        if !self.confirm(id, device) {
            self.keep(device);
        }
        self.show();
        self.changes.push(Change::Table);
    }

    /// An own act is on the server's disk. Says whether it was waited for.
    fn confirm(&mut self, id: u64, device: &mut impl Device) -> bool {
        let waited = self.kept.outbox.iter().position(|p| p.id == id);
        let Some(index) = waited else { return false };
        let pending = self.kept.outbox.remove(index);
        if let Act::Move { ply, .. } = pending.act {
            let ply = usize::from(ply);
            self.changes.push(Change::Confirmed { ply });
        }
        self.keep(device);
        true
    }

    fn refused(&mut self, id: u64, why: Refusal, device: &mut impl Device) {
        if why.passes() {
            // It stays in the outbox, and is said again after a while.
            return;
        }
        if id == 0 {
            let attending = matches!(self.kept.wish, Wish::Sit { .. } | Wish::Redeem { .. });
            let final_word = matches!(
                why,
                Refusal::Unknown
                    | Refusal::Bad(_)
                    | Refusal::Quota
                    | Refusal::OtherRules(_)
                    | Refusal::Frozen
            );
            self.lost |= final_word && !self.joined && !attending;
            self.kept.wish = Wish::Join;
            if self.kept.seat.is_none() && self.kept.game.is_some() {
                self.kept.secret = None;
            }
        } else {
            let Some(index) = self.kept.outbox.iter().position(|p| p.id == id) else {
                return;
            };
            let moved = |p: &Pending| matches!(p.act, Act::Move { .. });
            self.refused_acts.push(id);
            if moved(&self.kept.outbox.remove(index)) {
                // The moves after it are for a position that never was.
                let after = self.kept.outbox.extract_if(.., |p| moved(p));
                self.refused_acts.extend(after.map(|p| p.id));
            }
            if why == Refusal::Stale {
                self.rejoin();
            }
        }
        self.keep(device);
        self.show();
        self.changes.push(Change::Refused(why));
    }

    /// Asks for what is missing.
    fn rejoin(&mut self) {
        self.joined = false;
        self.asked = None;
    }

    fn forget(&mut self) {
        self.kept.log.clear();
        self.kept.setup = None;
        self.table = None;
    }

    fn keep(&mut self, device: &mut impl Device) {
        device.keep(encode(&self.kept));
    }

    /// Time has passed.
    pub fn tick(&mut self, now: u64, device: &mut impl Device) {
        let urgent = !self.kept.outbox.is_empty() || !self.joined;
        let (wish, mut alarm) = self.line.tick(now, urgent);
        match wish {
            Some(LineWish::Connect) => device.connect(),
            Some(LineWish::Ping(n)) => device.send(encode(&ToServer::Ping(n))),
            Some(LineWish::HangUp) => {
                device.hang_up();
                self.closed(now, device);
                return;
            }
            None => {}
        }
        if self.line.is_open() {
            alarm = alarm.min(self.talk(now, device));
        }
        device.wake(alarm);
        let link = self.link();
        if std::mem::replace(&mut self.shown, link) != link {
            self.changes.push(Change::Link(link));
        }
    }

    /// Says what is due; returns when there is more.
    fn talk(&mut self, now: u64, device: &mut impl Device) -> u64 {
        let pause = self.line.resend();
        let due = |said: Option<u64>| said.is_none_or(|at| now >= at + pause);
        let mut alarm = u64::MAX;
        if let Some(wish) = self.wish() {
            if due(self.asked) {
                self.asked = Some(now);
                device.send(encode(&wish));
            }
            alarm = self.asked.unwrap_or(now) + pause;
        }
        if !self.joined || self.kept.seat.is_none() {
            return alarm;
        }
        for pending in &mut self.kept.outbox {
            if due(pending.said) {
                pending.said = Some(now);
                device.send(encode(&ToServer::Act {
                    id: pending.id,
                    act: pending.act.clone(),
                }));
            }
            alarm = alarm.min(pending.said.unwrap_or(now) + pause);
        }
        alarm
    }

    /// What the server has to be asked for, besides acts.
    fn wish(&self) -> Option<ToServer> {
        if self.lost {
            return None;
        }
        let secret = self.kept.secret;
        let game = self.kept.game;
        match (&self.kept.wish, game, secret) {
            (Wish::Create { setup, sit }, _, Some(secret)) => Some(ToServer::Create {
                secret,
                setup: setup.clone(),
                sit: sit.clone(),
            }),
            (Wish::Redeem { code }, Some(game), Some(secret)) => Some(ToServer::Redeem {
                game,
                code: code.clone(),
                secret,
            }),
            (_, Some(game), secret) if !self.joined => Some(ToServer::Join {
                game,
                secret,
                have: u32::try_from(self.kept.log.len()).unwrap_or(0),
                hash: self.table.as_ref().map_or(0, Table::hash),
            }),
            (Wish::Sit { seat, name }, _, Some(secret)) => Some(ToServer::Sit {
                seat: *seat,
                secret,
                name: name.clone(),
            }),
            _ => None,
        }
    }

    /// Makes the session what there is to show: the confirmed plies, then the own moves that follow them.
    fn show(&mut self) {
        let Some(table) = &self.table else {
            self.session = None;
            return;
        };
        let mut texts: Vec<Option<&str>> = vec![None; table.moves().len()];
        for pending in &self.kept.outbox {
            match &pending.act {
                Act::Move { line, ply, text }
                    if *line == table.line() && usize::from(*ply) == texts.len() =>
                {
                    texts.push(Some(text));
                }
                _ => {}
            }
        }
        let kept = self.session.take();
        let mut session = match kept.or_else(|| fresh(table)) {
            Some(session) => session,
            None => return,
        };
        let stands = |(i, ply): (usize, &crate::Played)| match (table.moves().get(i), texts.get(i))
        {
            (Some(&(_, m)), _) => m == ply.m,
            (None, Some(Some(text))) => *text == ply.text,
            _ => false,
        };
        let before = session.plies();
        let same = before.iter().enumerate().take_while(|&p| stands(p)).count();
        if same < before.len() {
            let stay: Vec<_> = before[..same].iter().map(|ply| ply.m).collect();
            let Some(shorter) = fresh(table) else { return };
            session = shorter;
            for m in stay {
                // They were legal, and are again.
                let _ = session.play(m);
            }
            self.changes.push(Change::Shortened { plies: same });
        }
        session.end_as(None);
        for (i, text) in texts.iter().enumerate().skip(same) {
            let m = match (table.moves().get(i), text) {
                (Some(&(_, m)), _) => Ok(m),
                (None, Some(text)) => session.run().read_move(text),
                (None, None) => break,
            };
            // An own move that is not legal after all the server will refuse.
            if m.is_ok_and(|m| session.play(m).is_ok()) {
                self.changes.push(Change::Played { ply: i });
            } else {
                break;
            }
        }
        for (i, seat) in (0..).zip(table.seats()) {
            session.set_seat(Player(i), seat);
        }
        session.end_as(match table.finish() {
            Some(Finish::Ended(ended)) => Some(ended),
            Some(Finish::Aborted) | None => None,
        });
        self.session = Some(session);
    }
}

/// The game before its first ply, to be shown.
fn fresh(table: &Table) -> Option<Session> {
    match &table.setup().start {
        None => Some(Session::begin(table.game(), table.seats())),
        Some(text) => Session::set_up(table.game(), text, table.seats()).ok(),
    }
}

fn draw_secret(device: &mut impl Device) -> Secret {
    let (high, low) = (device.draw(), device.draw());
    let number = u128::from(high) << 64 | u128::from(low);
    Secret(number.to_be_bytes())
}
