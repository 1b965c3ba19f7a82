use std::io::Write;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use semailles_core::{Player, SplitMix64};
use semailles_session::online::{Change, Client, Device, Link};
use semailles_wire::online::{
    Clock, GameId, Leaver, Plan, SUBPROTOCOL, Secret, Setup, ToClient, ToServer,
};
use semailles_wire::{decode, encode};
use tokio::net::TcpStream;
use tokio::time::{sleep_until, timeout};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

pub(crate) type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// What a bot was told: the number of the event of an own act in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Ack {
    pub(crate) game: GameId,
    pub(crate) number: u32,
    pub(crate) id: u64,
}

/// A socket to a server, as the page opens it.
pub(crate) async fn connect(port: u16) -> Option<Socket> {
    let mut request = format!("ws://127.0.0.1:{port}/online")
        .into_client_request()
        .ok()?;
    let headers = request.headers_mut();
    headers.insert("sec-websocket-protocol", SUBPROTOCOL.parse().ok()?);
    headers.insert("origin", format!("http://127.0.0.1:{port}").parse().ok()?);
    let connected = timeout(Duration::from_secs(5), connect_async(request)).await;
    connected.ok()?.ok().map(|(socket, _)| socket)
}

/// What a page says first of a game of which it has so many events.
pub(crate) fn join(game: GameId, secret: Option<Secret>, have: u32) -> ToServer {
    ToServer::Join {
        game,
        secret,
        have,
        hash: 0,
    }
}

/// Asks for a socket without a library: what is written on it then nobody checks. `headers` are besides those that every
/// such request has.
pub(crate) fn ask_for_a_socket(port: u16, headers: &str) -> std::net::TcpStream {
    let mut stream = std::net::TcpStream::connect(("127.0.0.1", port)).unwrap();
    let request = format!(
        "GET /online HTTP/1.1\r\nconnection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n{headers}\r\n"
    );
    stream.write_all(request.as_bytes()).unwrap();
    stream
        .set_read_timeout(Some(Duration::from_secs(5)))
        .unwrap();
    stream
}

pub(crate) async fn say(socket: &mut Socket, said: &ToServer) {
    let _ = socket.send(Message::binary(encode(said))).await;
}

/// The next message, within five seconds.
pub(crate) async fn hear(socket: &mut Socket) -> Option<ToClient> {
    let next = timeout(Duration::from_secs(5), socket.next()).await;
    match next.ok()?? {
        Ok(Message::Binary(bytes)) => decode(&bytes).ok(),
        _ => None,
    }
}

/// A game that does not end for hours.
pub(crate) const LONG: &str = "anywoli:quiet=0,repetition=0";

/// A game of two people.
pub(crate) fn setup(game: &str, seats: usize) -> Setup {
    Setup {
        rules: semailles_core::RULES_VERSION,
        game: game.to_owned(),
        start: None,
        moves: Vec::new(),
        seats: vec![Plan::Open; seats],
        clock: Clock::None,
        leaver: Leaver::Wait,
        french: false,
    }
}

/// What a bot's browser does.
struct Browser {
    connect: bool,
    hang_up: bool,
    sends: Vec<Vec<u8>>,
    wake: u64,
    lot: SplitMix64,
}

impl Device for Browser {
    fn connect(&mut self) {
        self.connect = true;
    }

    fn send(&mut self, message: Vec<u8>) {
        self.sends.push(message);
    }

    fn hang_up(&mut self) {
        self.hang_up = true;
    }

    fn wake(&mut self, at: u64) {
        self.wake = at;
    }

    fn keep(&mut self, _: Vec<u8>) {}

    fn draw(&mut self) -> u64 {
        self.lot.next()
    }
}

/// A person who plays at random.
pub(crate) struct Bot {
    client: Client,
    browser: Browser,
    socket: Option<Socket>,
    port: u16,
    began: Instant,
    /// Own acts that are not confirmed: their ids.
    said: Vec<(u64, Instant)>,
    pub(crate) acks: Vec<Ack>,
    /// How long each act took to be confirmed.
    pub(crate) times: Vec<Duration>,
    pub(crate) bytes: usize,
    /// How often it was given a game from its start though it had some of it.
    pub(crate) anew: u32,
    lot: SplitMix64,
}

impl Bot {
    fn new(port: u16, seed: u64, begin: impl FnOnce(&mut Browser) -> Client) -> Self {
        let mut browser = Browser {
            connect: false,
            hang_up: false,
            sends: Vec::new(),
            wake: u64::MAX,
            lot: SplitMix64::new(seed),
        };
        Self {
            client: begin(&mut browser),
            browser,
            socket: None,
            port,
            began: Instant::now(),
            said: Vec::new(),
            acks: Vec::new(),
            times: Vec::new(),
            bytes: 0,
            anew: 0,
            lot: SplitMix64::new(!seed),
        }
    }

    /// The one who makes a game and sits down first.
    pub(crate) fn maker(port: u16, seed: u64, setup: Setup) -> Self {
        Self::new(port, seed, |browser| {
            let sit = Some((0, "Awa".to_owned()));
            Client::create(setup, sit, semailles_games::game, 0, browser).unwrap()
        })
    }

    /// One who comes by the link and takes a seat.
    pub(crate) fn guest(port: u16, seed: u64, game: GameId) -> Self {
        Self::new(port, seed, |browser| {
            Client::join(game, semailles_games::game, 0, browser)
        })
    }

    pub(crate) fn game(&self) -> Option<GameId> {
        self.client.game()
    }

    pub(crate) fn is_over(&self) -> bool {
        self.client.table().is_some_and(|table| table.is_over())
    }

    pub(crate) fn is_seated(&self) -> bool {
        self.client.seat().is_some() && self.client.link() == Link::Up
    }

    pub(crate) fn settled(&self) -> bool {
        self.client.link() == Link::Up && self.client.unconfirmed() == 0
    }

    pub(crate) fn shown(&self) -> Option<(u32, String)> {
        let table = self.client.table()?;
        Some((table.number(), table.run().position_text()))
    }

    fn now(&self) -> u64 {
        self.began.elapsed().as_millis() as u64
    }

    /// Its browser says that there is a network again.
    pub(crate) fn hurry(&mut self) {
        let now = self.now();
        self.client.hurry(now, &mut self.browser);
    }

    /// Takes a seat, if it has none.
    pub(crate) fn sit(&mut self, seat: u8) {
        let now = self.now();
        self.client.sit(seat, "Ole", now, &mut self.browser);
    }

    /// Plays a move by lot, if it is its turn; whether it did.
    pub(crate) fn play(&mut self) -> bool {
        let (Some(session), Some(seat)) = (self.client.session(), self.client.seat()) else {
            return false;
        };
        if session.turn() != Some(Player(seat)) || self.client.unconfirmed() > 0 {
            return false;
        }
        let legal = session.run().legal();
        let m = legal[self.lot.below(legal.len())];
        let text = session.run().move_text(m);
        let now = self.now();
        self.client.play(&text, now, &mut self.browser).is_ok()
    }

    /// Lets time pass until `end`: does what its client wants, and hears what the server says. Ends early once `done`.
    pub(crate) async fn live(
        &mut self,
        end: Instant,
        mut done: impl FnMut(&mut Self) -> bool,
    ) -> bool {
        loop {
            if done(self) {
                self.obey().await;
                return true;
            }
            self.obey().await;
            if Instant::now() >= end {
                return false;
            }
            let wake =
                self.began + Duration::from_millis(self.browser.wake.min(self.now() + 60_000));
            let until = wake.min(end);
            let heard = match &mut self.socket {
                Some(socket) => tokio::select! {
                    heard = socket.next() => Some(heard),
                    () = sleep_until(until.into()) => None,
                },
                None => {
                    sleep_until(until.into()).await;
                    None
                }
            };
            let now = self.now();
            match heard {
                Some(Some(Ok(Message::Binary(bytes)))) => {
                    self.bytes += bytes.len();
                    self.note(&bytes);
                    self.client.received(&bytes, now, &mut self.browser);
                }
                Some(Some(Ok(_))) => {}
                Some(_) => {
                    self.socket = None;
                    self.client.closed(now, &mut self.browser);
                }
                None if now >= self.browser.wake => {
                    self.browser.wake = u64::MAX;
                    self.client.tick(now, &mut self.browser);
                }
                None => {}
            }
        }
    }

    /// Writes down what was confirmed.
    fn note(&mut self, bytes: &[u8]) {
        let Ok(said) = decode::<ToClient>(bytes) else {
            return;
        };
        let Some(game) = self.client.game() else {
            return;
        };
        let mut told = |number: u32, id: u64| {
            if let Some(index) = self.said.iter().position(|&(said, _)| said == id) {
                let (_, since) = self.said.swap_remove(index);
                self.times.push(since.elapsed());
                self.acks.push(Ack { game, number, id });
            }
        };
        match said {
            ToClient::Event { number, event } => told(number, event.id),
            ToClient::Done { id, number } => told(number, id),
            ToClient::Welcome(welcome) => {
                self.anew += u32::from(welcome.setup.is_some() && welcome.have > 0);
                for (number, event) in (welcome.kept + 1..).zip(&welcome.events) {
                    told(number, event.id);
                }
            }
            _ => {}
        }
    }

    async fn obey(&mut self) {
        while self.browser.hang_up || self.browser.connect || !self.browser.sends.is_empty() {
            if std::mem::take(&mut self.browser.hang_up) {
                self.socket = None;
            }
            if std::mem::take(&mut self.browser.connect) {
                self.socket = connect(self.port).await;
                let now = self.now();
                if self.socket.is_some() {
                    self.client.opened(now, &mut self.browser);
                } else {
                    self.client.closed(now, &mut self.browser);
                }
            }
            for message in std::mem::take(&mut self.browser.sends) {
                if let Ok(ToServer::Act { id, .. }) = decode(&message)
                    && !self.said.iter().any(|&(said, _)| said == id)
                {
                    self.said.push((id, Instant::now()));
                }
                self.bytes += message.len();
                if let Some(socket) = &mut self.socket {
                    // A message that is lost is said again.
                    let _ = socket.send(Message::binary(message)).await;
                }
            }
        }
        for change in self.client.changes() {
            if let Change::Refused(why) = change {
                assert!(why.passes(), "a bot was refused: {why:?}");
            }
        }
    }
}

/// Two bots at one table: the one who makes the game and one who comes by the link. The game is made with `setup`.
pub(crate) async fn couple(port: u16, seed: u64, setup: Setup, end: Instant) -> [Bot; 2] {
    let mut maker = Bot::maker(port, seed, setup);
    assert!(maker.live(end, |bot| bot.is_seated()).await, "no game");
    let mut guest = Bot::guest(port, !seed, maker.game().unwrap());
    assert!(guest.live(end, |bot| bot.shown().is_some()).await);
    guest.sit(1);
    assert!(guest.live(end, |bot| bot.is_seated()).await, "no seat");
    [maker, guest]
}

/// Lets time pass for two bots until both have everything confirmed and show the same; whether they do by `end`.
pub(crate) async fn agree([one, two]: &mut [Bot; 2], end: Instant) -> bool {
    loop {
        let soon = end.min(Instant::now() + Duration::from_millis(20));
        tokio::join!(one.live(soon, |_| false), two.live(soon, |_| false));
        if one.settled() && two.settled() && one.shown() == two.shown() {
            return true;
        }
        if Instant::now() >= end {
            return false;
        }
    }
}

/// How far bots have come, and whether they are to end.
#[derive(Debug, Default)]
pub(crate) struct Progress {
    pub(crate) acks: AtomicU64,
    pub(crate) stop: AtomicBool,
}

impl Progress {
    fn is_over(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }
}

/// Two bots play one game after the other until they are to end; what they were told is returned.
pub(crate) async fn pair(port: u16, seed: u64, game: &str, progress: &Progress) -> Vec<Ack> {
    let mut acks = Vec::new();
    let mut round = 0;
    let far = Instant::now() + Duration::from_secs(3600);
    while !progress.is_over() {
        round += 1;
        let seed = seed * 1000 + round;
        let mut maker = Bot::maker(port, seed, setup(game, 2));
        assert!(maker.live(far, |bot| bot.is_seated()).await);
        let id = maker.game().unwrap();
        let mut guest = Bot::guest(port, !seed, id);
        let both = tokio::join!(run(&mut maker, progress), async {
            guest.live(far, |bot| bot.shown().is_some()).await;
            guest.sit(1);
            assert!(guest.live(far, |bot| bot.is_seated()).await);
            run(&mut guest, progress).await
        });
        assert_eq!(both, (true, true), "something was never confirmed");
        acks.extend(maker.acks);
        acks.extend(guest.acks);
    }
    acks
}

/// Plays until the game is over or the bots are to end, and everything is confirmed.
async fn run(bot: &mut Bot, progress: &Progress) -> bool {
    let mut counted = 0;
    while !bot.is_over() && !progress.is_over() {
        bot.play();
        bot.live(Instant::now() + Duration::from_millis(5), |_| false)
            .await;
        let new = bot.acks.len() - counted;
        counted += new;
        progress.acks.fetch_add(new as u64, Ordering::Relaxed);
    }
    let end = Instant::now() + Duration::from_secs(60);
    bot.live(end, |bot| bot.settled()).await
}
