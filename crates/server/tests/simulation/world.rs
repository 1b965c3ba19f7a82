use std::cmp::Reverse;
use std::collections::{BTreeMap, BinaryHeap, HashMap};
use std::fmt;
use std::net::{IpAddr, Ipv4Addr};
use std::ops::AddAssign;

use semailles_core::SplitMix64;
use semailles_server::host::{Allowance, Host, Now, Output};
use semailles_session::online::{Client, Link, Table};
use semailles_store::{Answer, Job, Memory, Store, StoreError};
use semailles_wire::online::{
    Act, Clock, GameId, Leaver, Offer, Phrase, Plan, Setup, ToClient, ToServer, What,
};
use semailles_wire::{decode, encode};

use super::ledger::Ledger;
use super::page::{Browser, Page, Want};

/// How long things go wrong, and how long pages may take to be equal afterwards, in milliseconds.
const TROUBLE: u64 = 60_000;
const HEALING: u64 = 3_000;

const GAMES: [&str; 6] = [
    "en-dodoi",
    "wali",
    "anywoli:last-four=first-final",
    "dzuwa",
    "djenon-abe",
    "en-dodoi:pits=8",
];

/// What happened in a run.
#[derive(Clone, Debug, Default)]
pub(crate) struct Told {
    pub(crate) runs: u64,
    pub(crate) moves: u64,
    pub(crate) crashes: u64,
    pub(crate) cuts: u64,
    pub(crate) lost: u64,
    pub(crate) doubled: u64,
    pub(crate) failed_writes: u64,
    pub(crate) taken_back: u64,
    pub(crate) rematches: u64,
    pub(crate) over: u64,
    pub(crate) reloads: u64,
    pub(crate) tabs: u64,
}

impl AddAssign for Told {
    fn add_assign(&mut self, o: Self) {
        self.runs += o.runs;
        self.moves += o.moves;
        self.crashes += o.crashes;
        self.cuts += o.cuts;
        self.lost += o.lost;
        self.doubled += o.doubled;
        self.failed_writes += o.failed_writes;
        self.taken_back += o.taken_back;
        self.rematches += o.rematches;
        self.over += o.over;
        self.reloads += o.reloads;
        self.tabs += o.tabs;
    }
}

impl fmt::Display for Told {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} runs: {} moves kept, {} taken back, {} rematches, {} games over; {} crashes, {} connections cut, {} messages lost, {} doubled, {} writes failed, {} second tabs, {} games given anew",
            self.runs,
            self.moves,
            self.taken_back,
            self.rematches,
            self.over,
            self.crashes,
            self.cuts,
            self.lost,
            self.doubled,
            self.failed_writes,
            self.tabs,
            self.reloads
        )
    }
}

/// Something that will happen.
#[derive(Debug)]
enum Happening {
    /// A connection is made, or not.
    Open {
        page: usize,
        line: u64,
    },
    ToServer {
        line: u64,
        message: Vec<u8>,
    },
    ToPage {
        line: u64,
        message: Vec<u8>,
    },
    /// One side learns that a connection is gone.
    ServerLost {
        line: u64,
    },
    PageLost {
        page: usize,
        line: u64,
    },
    /// The disk has done a job of this life of the server.
    Disk {
        life: u64,
        job: Job,
    },
    Answered {
        life: u64,
        answer: Answer,
    },
    /// A page is told what another one of its device has kept.
    Kept {
        page: usize,
        kept: Vec<u8>,
    },
    Thought {
        life: u64,
        game: GameId,
        number: u32,
        text: Option<String>,
    },
    Person {
        page: usize,
    },
    Trouble,
    Restart,
}

pub(crate) struct World {
    now: u64,
    chance: SplitMix64,
    healed: bool,
    host: Option<Host>,
    life: u64,
    store: Memory,
    /// Writes arrive at the disk in their order.
    disk_free: u64,
    /// When something was last written.
    written: u64,
    pages: Vec<Page>,
    /// By connection: the page, and when the last message of each direction arrives.
    lines: BTreeMap<u64, (usize, u64, u64)>,
    last_line: u64,
    queue: BinaryHeap<Reverse<(u64, u64)>>,
    happenings: HashMap<u64, Happening>,
    last: u64,
    ledger: Ledger,
    told: Told,
    /// How readily things go wrong, in hundredths.
    trouble: usize,
    /// Whether everything that is said is printed: `SEMAILLES_TRACE=1`.
    trace: bool,
}

impl World {
    /// One run.
    pub(crate) fn run(seed: u64) -> Told {
        let mut world = Self::new(seed);
        world.play();
        world.told
    }

    fn new(seed: u64) -> Self {
        let mut chance = SplitMix64::new(seed);
        let trouble = [0, 2, 5, 10][chance.below(4)];
        let mut world = Self {
            now: 0,
            healed: false,
            host: None,
            life: 0,
            store: Memory::new([7; 32]),
            disk_free: 0,
            written: 0,
            pages: Vec::new(),
            lines: BTreeMap::new(),
            last_line: 0,
            queue: BinaryHeap::new(),
            happenings: HashMap::new(),
            last: 0,
            ledger: Ledger::default(),
            told: Told {
                runs: 1,
                ..Told::default()
            },
            trouble,
            trace: std::env::var_os("SEMAILLES_TRACE").is_some(),
            chance,
        };
        world.start_host();
        let setup = world.setup();
        let seat = (0..)
            .zip(&setup.seats)
            .find(|(_, p)| !matches!(p, Plan::Computer(_)));
        let sit = seat.map(|(seat, _)| (seat, "Awa".to_owned()));
        let mut browser = Browser::new(world.chance.next());
        let ahead = world.chance.next() >> 30;
        let client = Client::create(setup, sit, semailles_games::game, ahead, &mut browser);
        world.add(client.expect("a game"), browser, ahead, 0);
        world.pages[0].seated = true;
        world.at(world.now + 200, Happening::Person { page: 0 });
        world.at(1_000, Happening::Trouble);
        world
    }

    fn setup(&mut self) -> Setup {
        let game = GAMES[self.chance.below(GAMES.len())];
        let players = if game == "dzuwa" { 4 } else { 2 };
        let plan = |chance: &mut SplitMix64, i| match chance.below(4) {
            0 if i > 0 => Plan::Computer(1),
            1 => Plan::Filled(1),
            _ => Plan::Open,
        };
        let clock = match self.chance.below(4) {
            0 => Clock::PerMove(20_000),
            1 => Clock::Fischer {
                base: 30_000,
                increment: 2_000,
            },
            _ => Clock::None,
        };
        Setup {
            rules: semailles_core::RULES_VERSION,
            game: game.to_owned(),
            start: None,
            moves: Vec::new(),
            seats: (0..players).map(|i| plan(&mut self.chance, i)).collect(),
            clock,
            leaver: [Leaver::Wait, Leaver::Claim(10), Leaver::Computer(5, 1)][self.chance.below(3)],
            french: true,
        }
    }

    fn add(&mut self, client: Client, browser: Browser, ahead: u64, device: usize) -> usize {
        let page = self.pages.len();
        self.pages.push(Page {
            client,
            browser,
            device,
            line: None,
            ahead,
            asleep: false,
            wants_seat: true,
            seated: false,
        });
        self.obey(page);
        page
    }

    fn at(&mut self, at: u64, happening: Happening) {
        self.last += 1;
        self.queue.push(Reverse((at, self.last)));
        self.happenings.insert(self.last, happening);
    }

    fn wrong(&mut self) -> bool {
        !self.healed && self.chance.below(100) < self.trouble
    }

    fn steady(&self) -> Now {
        // The wall clock jumps; nothing may depend on it.
        let wall = if self.now % 7 < 3 { 0 } else { i64::MAX / 2 };
        Now {
            steady: self.now + self.life * 1_000_003,
            wall,
        }
    }

    fn start_host(&mut self) {
        self.life += 1;
        let mut lot = SplitMix64::new(self.chance.next());
        let allowance = Allowance {
            messages: (10_000, 1000),
            games: (1000, 1000),
            idle: 5_000,
        };
        let key = self.store.key().expect("memory works");
        self.host = Some(Host::new(
            semailles_games::game,
            key,
            allowance,
            move || lot.next(),
        ));
    }

    fn play(&mut self) {
        let mut end = u64::MAX;
        loop {
            let next = self.queue.peek().map_or(u64::MAX, |Reverse((at, _))| *at);
            let alarm = self
                .host
                .as_ref()
                .and_then(Host::alarm)
                .map_or(u64::MAX, |at| at - self.life * 1_000_003);
            let wake = |page: &Page| {
                if page.asleep {
                    u64::MAX
                } else {
                    page.browser.wake.saturating_sub(page.ahead)
                }
            };
            let woken = (0..self.pages.len())
                .min_by_key(|&i| wake(&self.pages[i]))
                .expect("a page");
            let waking = wake(&self.pages[woken]);
            let soonest = next.min(alarm).min(waking).max(self.now);
            if !self.healed && soonest > TROUBLE {
                self.now = TROUBLE;
                self.heal();
                // The network is whole again when what it held back has arrived.
                let arrive = self.lines.values().map(|&(_, there, back)| there.max(back));
                end = arrive.max().unwrap_or(0).max(TROUBLE) + HEALING;
                continue;
            }
            // What came after that is given the time it takes.
            if soonest > end.max(self.written + 1_000) {
                break;
            }
            self.now = soonest;
            if next <= soonest {
                let Reverse((_, number)) = self.queue.pop().expect("it was peeked at");
                let happening = self.happenings.remove(&number).expect("each once");
                self.happen(happening);
            } else if alarm <= soonest {
                let now = self.steady();
                self.host(|host| host.tick(now));
            } else {
                let at = self.now + self.pages[woken].ahead;
                self.page(woken, |client, browser| {
                    browser.wake = u64::MAX;
                    client.tick(at, browser);
                });
            }
        }
        self.check();
    }

    /// All that troubles ends: the server runs, the network works, and browsers say so.
    fn heal(&mut self) {
        self.healed = true;
        if self.host.is_none() {
            self.start_host();
        }
        for page in 0..self.pages.len() {
            self.pages[page].asleep = false;
            let at = self.now + self.pages[page].ahead;
            self.page(page, |client, browser| client.hurry(at, browser));
        }
    }

    fn host(&mut self, work: impl FnOnce(&mut Host)) {
        let Some(host) = &mut self.host else { return };
        work(host);
        let outputs: Vec<Output> = std::iter::from_fn(|| host.output()).collect();
        for output in outputs {
            match output {
                Output::Send(line, message) => self.send_page(line, message.to_vec()),
                Output::Close(line, _) => self.cut(line, false),
                Output::Job(job) => {
                    // One after the other, a few milliseconds each.
                    self.disk_free = self.disk_free.max(self.now) + 1 + self.chance.below(8) as u64;
                    self.at(
                        self.disk_free,
                        Happening::Disk {
                            life: self.life,
                            job,
                        },
                    );
                }
                Output::Think(thought) => {
                    let legal = thought.run.legal();
                    let m = legal[self.chance.below(legal.len())];
                    let text = (self.chance.below(10) > 0 && !self.healed)
                        .then(|| thought.run.move_text(m));
                    let at = self.now + self.chance.below(400) as u64;
                    self.at(
                        at,
                        Happening::Thought {
                            life: self.life,
                            game: thought.game,
                            number: thought.number,
                            text,
                        },
                    );
                }
                Output::Seen(..) => unreachable!("nobody looks"),
                Output::Warn(kind, text) => assert_eq!(kind, "write", "{text}"),
            }
        }
    }

    fn page(&mut self, page: usize, work: impl FnOnce(&mut Client, &mut Browser)) {
        let Page {
            client, browser, ..
        } = &mut self.pages[page];
        work(client, browser);
        self.obey(page);
    }

    fn obey(&mut self, page: usize) {
        let wants = std::mem::take(&mut self.pages[page].browser.wants);
        for want in wants {
            match want {
                Want::Connect => {
                    self.last_line += 1;
                    let line = self.last_line;
                    self.pages[page].line = Some(line);
                    let at = self.now + 1 + self.chance.below(200) as u64;
                    self.at(at, Happening::Open { page, line });
                }
                Want::HangUp => {
                    if let Some(line) = self.pages[page].line.take() {
                        self.lines.remove(&line);
                        let at = self.now + 1 + self.chance.below(5_000) as u64;
                        self.at(at, Happening::ServerLost { line });
                    }
                }
                Want::Send(message) => {
                    let said: ToServer = decode(&message).expect("pages speak the protocol");
                    let game = self.pages[page].client.game();
                    self.ledger.said(page, game, &said);
                    if self.trace {
                        eprintln!("{} page {page} says: {said:?}", self.now);
                    }
                    if let Some(line) = self.pages[page].line {
                        self.send_server(line, message);
                    }
                }
            }
        }
        self.pages[page].client.changes();
        if std::mem::take(&mut self.pages[page].browser.is_news) {
            let (device, kept) = (self.pages[page].device, &self.pages[page].browser.kept);
            let kept = kept.clone();
            for other in (0..self.pages.len()).filter(|&other| other != page) {
                if self.pages[other].device == device {
                    self.pages[other].browser.kept.clone_from(&kept);
                    // In the order in which it is kept, as browsers tell it.
                    let (at, kept) = (self.now + 10, kept.clone());
                    self.at(at, Happening::Kept { page: other, kept });
                }
            }
        }
    }

    /// When a message arrives: mostly after those before it, now and then not; `None` when it is lost.
    fn arrivals(&mut self, last: u64) -> (Vec<u64>, u64) {
        if self.wrong() {
            self.told.lost += 1;
            return (Vec::new(), last);
        }
        let slow = self.chance.below(20) == 0 && !self.healed;
        let delay = 1 + self.chance.below(if slow { 3_000 } else { 60 }) as u64;
        let mut at = self.now + delay;
        if !self.wrong() {
            at = at.max(last);
        }
        let mut all = vec![at];
        if self.wrong() {
            self.told.doubled += 1;
            all.push(at + self.chance.below(500) as u64);
        }
        (all, last.max(at))
    }

    fn send_server(&mut self, line: u64, message: Vec<u8>) {
        let Some(&(_, last, _)) = self.lines.get(&line) else {
            return;
        };
        let (all, last) = self.arrivals(last);
        if let Some(known) = self.lines.get_mut(&line) {
            known.1 = last;
        }
        for at in all {
            self.at(
                at,
                Happening::ToServer {
                    line,
                    message: message.clone(),
                },
            );
        }
    }

    fn send_page(&mut self, line: u64, message: Vec<u8>) {
        let Some(&(_, _, last)) = self.lines.get(&line) else {
            return;
        };
        let (all, last) = self.arrivals(last);
        if let Some(known) = self.lines.get_mut(&line) {
            known.2 = last;
        }
        for at in all {
            self.at(
                at,
                Happening::ToPage {
                    line,
                    message: message.clone(),
                },
            );
        }
    }

    /// A connection breaks; each side learns of it sooner or later, or a page never.
    fn cut(&mut self, line: u64, silently: bool) {
        let Some((page, ..)) = self.lines.remove(&line) else {
            return;
        };
        self.told.cuts += 1;
        let at = self.now + self.chance.below(2_000) as u64;
        self.at(at, Happening::ServerLost { line });
        if !silently {
            let at = self.now + self.chance.below(500) as u64;
            self.at(at, Happening::PageLost { page, line });
        }
    }

    fn happen(&mut self, happening: Happening) {
        let now = self.steady();
        match happening {
            Happening::Open { page, line } => {
                if self.pages[page].line != Some(line) {
                    return;
                }
                let at = self.now + self.pages[page].ahead;
                if self.host.is_none() || self.wrong() {
                    self.pages[page].line = None;
                    self.page(page, |client, browser| client.closed(at, browser));
                    return;
                }
                self.lines.insert(line, (page, 0, 0));
                let address = IpAddr::V4(Ipv4Addr::new(10, 0, 0, page as u8));
                self.host(|host| host.opened(line, address, now));
                self.page(page, |client, browser| client.opened(at, browser));
            }
            Happening::ToServer { line, message } => {
                if self.lines.contains_key(&line) {
                    self.host(|host| host.received(line, &message, now));
                }
            }
            Happening::ToPage { line, message } => self.tell(line, &message),
            Happening::ServerLost { line } => self.host(|host| host.closed(line, now)),
            Happening::PageLost { page, line } => {
                if self.pages[page].line == Some(line) {
                    self.pages[page].line = None;
                    let at = self.now + self.pages[page].ahead;
                    self.page(page, |client, browser| client.closed(at, browser));
                }
            }
            Happening::Disk { life, job } => self.disk(life, job),
            Happening::Answered { life, answer } => {
                if life == self.life {
                    self.host(|host| host.answered(answer, now));
                }
            }
            Happening::Thought {
                life,
                game,
                number,
                text,
            } => {
                if life == self.life {
                    self.host(|host| host.thought(game, number, text, now));
                }
            }
            Happening::Kept { page, kept } => {
                let at = self.now + self.pages[page].ahead;
                self.page(page, |client, browser| client.adopt(&kept, at, browser));
            }
            Happening::Person { page } => self.person(page),
            Happening::Trouble => self.trouble(),
            Happening::Restart => {
                if self.host.is_none() {
                    self.start_host();
                }
            }
        }
    }

    fn tell(&mut self, line: u64, message: &[u8]) {
        let Some(&(page, ..)) = self.lines.get(&line) else {
            return;
        };
        if self.pages[page].line != Some(line) {
            return;
        }
        let said: ToClient = decode(message).expect("the server speaks the protocol");
        let client = &self.pages[page].client;
        let game = client.game().or(match &said {
            ToClient::Created { game } => Some(*game),
            _ => None,
        });
        let had = client.table().map_or(0, Table::number);
        if let Some(game) = game {
            self.ledger.heard(page, game, &said, &self.store);
        }
        if matches!(&said, ToClient::Seated { .. })
            || matches!(&said, ToClient::Welcome(w) if w.seat.is_some())
        {
            self.pages[page].seated = true;
        }
        let at = self.now + self.pages[page].ahead;
        self.page(page, |client, browser| {
            client.received(message, at, browser);
        });
        let table = self.pages[page].client.table();
        if had > 0 && table.is_none_or(|table| table.number() < had) {
            self.told.reloads += 1;
        }
    }

    /// The disk does a job: now and then not, and now and then it says that it has not.
    fn disk(&mut self, life: u64, job: Job) {
        if life != self.life && self.chance.below(2) == 0 {
            // It had not left the process when that died.
            return;
        }
        let answer = match job {
            Job::Write(number, write) => {
                self.written = self.now;
                let (fails, done) = (self.wrong(), self.chance.below(2) == 0);
                if fails {
                    self.told.failed_writes += 1;
                    if done {
                        let _ = self.store.one(&write);
                    }
                    Answer::Failed(number, StoreError::Full("no room".to_owned()))
                } else {
                    let result = self.store.one(&write);
                    Answer::Written(number, result)
                }
            }
            Job::Load(number, _) if self.wrong() => {
                Answer::Loaded(number, Err(StoreError::Failed("EIO".to_owned())))
            }
            Job::Load(number, game) => Answer::Loaded(number, self.store.load(game)),
        };
        let at = self.now + self.chance.below(3) as u64;
        self.at(at, Happening::Answered { life, answer });
    }

    fn trouble(&mut self) {
        if self.healed {
            return;
        }
        let at = self.now + 200 + self.chance.below(4_000) as u64;
        self.at(at, Happening::Trouble);
        let lines: Vec<u64> = self.lines.keys().copied().collect();
        match self.chance.below(10) {
            0 if self.trouble > 0 => {
                self.told.crashes += 1;
                self.host = None;
                for line in lines {
                    let silently = self.chance.below(4) == 0;
                    self.cut(line, silently);
                }
                let at = self.now + self.chance.below(3_000) as u64;
                self.at(at, Happening::Restart);
            }
            1..=4 if !lines.is_empty() => {
                let line = lines[self.chance.below(lines.len())];
                let silently = self.chance.below(3) == 0;
                self.cut(line, silently);
            }
            5 => {
                let page = self.chance.below(self.pages.len());
                self.pages[page].asleep ^= true;
                let at = self.now + self.pages[page].ahead;
                if !self.pages[page].asleep {
                    self.page(page, |client, browser| client.hurry(at, browser));
                }
            }
            6 => self.reload(),
            7 | 8 if self.pages.len() < 5 => self.newcomer(),
            9 if self.pages.len() < 6 => self.second_tab(),
            _ => {}
        }
    }

    /// A page is loaded again from what its browser kept.
    fn reload(&mut self) {
        let page = self.chance.below(self.pages.len());
        let kept = self.pages[page].browser.kept.clone();
        if let Some(line) = self.pages[page].line.take() {
            self.cut(line, true);
        }
        let at = self.now + self.pages[page].ahead;
        let mut browser = Browser::new(self.chance.next());
        let client = Client::restore(&kept, semailles_games::game, at, &mut browser);
        let client = client.expect("what was kept can be read");
        self.ledger.found(page, &client);
        self.pages[page].client = client;
        self.pages[page].browser = browser;
        self.obey(page);
    }

    /// Somebody opens the link.
    fn newcomer(&mut self) {
        let Some(game) = self.pages[0].client.game() else {
            return;
        };
        let mut browser = Browser::new(self.chance.next());
        let ahead = self.chance.next() >> 30;
        let client = Client::join(game, semailles_games::game, self.now + ahead, &mut browser);
        let page = self.add(client, browser, ahead, self.pages.len());
        self.pages[page].wants_seat = self.chance.below(5) > 0;
        self.at(self.now + 300, Happening::Person { page });
    }

    /// Somebody opens a game once more on the device on which they play it.
    fn second_tab(&mut self) {
        let first = self.chance.below(self.pages.len());
        let Page {
            client,
            browser,
            device,
            ahead,
            ..
        } = &self.pages[first];
        if client.game().is_none() || client.seat().is_none() {
            return;
        }
        let (kept, device, ahead) = (browser.kept.clone(), *device, *ahead);
        let mut browser = Browser::new(self.chance.next());
        let at = self.now + ahead;
        let client = Client::restore(&kept, semailles_games::game, at, &mut browser);
        let client = client.expect("what was kept can be read");
        self.told.tabs += 1;
        self.ledger.found(self.pages.len(), &client);
        let page = self.add(client, browser, ahead, device);
        self.at(self.now + 300, Happening::Person { page });
    }

    /// A person looks at a page and does something.
    fn person(&mut self, page: usize) {
        if !self.healed {
            let at = self.now + 100 + self.chance.below(500) as u64;
            self.at(at, Happening::Person { page });
        }
        if self.healed || self.pages[page].asleep {
            return;
        }
        let at = self.now + self.pages[page].ahead;
        let lot = self.chance.below(100);
        let pick = self.chance.next();
        let Page {
            client, wants_seat, ..
        } = &self.pages[page];
        let Some(table) = client.table() else { return };
        let Some(seat) = client.seat() else {
            let free = (0..).zip(table.chairs()).find(|(_, chair)| chair.is_free());
            if let Some((seat, _)) = free.filter(|_| *wants_seat && lot < 60) {
                self.page(page, |client, browser| client.sit(seat, "Ole", at, browser));
            } else if let Some(line) = self.pages[page].line.filter(|_| lot > 80) {
                self.rogue(page, line, pick);
            }
            return;
        };
        let act = match lot {
            0 if pick.is_multiple_of(4) => Some(Act::Offer(Offer::Agree)),
            1 if pick.is_multiple_of(8) => Some(Act::Resign),
            2 if pick.is_multiple_of(8) => Some(Act::Abort),
            4 if pick.is_multiple_of(4) => Some(Act::Stand),
            5..=6 => {
                self.page(page, |client, browser| client.ask_take_back(at, browser));
                return;
            }
            9..=40 if table.proposal().is_some_and(|p| p.by != seat) => {
                Some(if pick.is_multiple_of(3) {
                    Act::Decline
                } else {
                    Act::Accept
                })
            }
            41..=60 if table.is_over() => Some(Act::Offer(Offer::Rematch)),
            61..=64 => Some(Act::Claim {
                away: (pick % 4) as u8,
            }),
            65 => {
                self.page(page, |client, browser| client.say(Phrase::Hello, browser));
                return;
            }
            66..=67 => {
                if let Some(line) = self.pages[page].line {
                    self.rogue(page, line, pick);
                }
                return;
            }
            _ => None,
        };
        if let Some(act) = act {
            if client.may(&act, at) {
                self.page(page, |client, browser| client.act(act, at, browser));
            }
            return;
        }
        let Some(session) = client.session() else {
            return;
        };
        let own = session.turn() == Some(semailles_core::Player(seat));
        if own && session.forced_pass().is_none() && client.unconfirmed() < 3 {
            let legal = session.run().legal();
            let m = legal[pick as usize % legal.len()];
            let text = session.run().move_text(m);
            self.page(page, |client, browser| {
                client
                    .play(&text, at, browser)
                    .expect("a legal move of one's own");
            });
        }
    }

    /// Somebody says what their page would not: a move without a seat, out of turn, or for an old position.
    fn rogue(&mut self, page: usize, line: u64, pick: u64) {
        let Some(table) = self.pages[page].client.table() else {
            return;
        };
        let legal = table.run().legal();
        let text = match legal.get(pick as usize % legal.len().max(1)) {
            Some(&m) => table.run().move_text(m),
            None => "A".to_owned(),
        };
        let ply = table.ply().saturating_sub((pick >> 32) as u16 % 3);
        let act = Act::Move {
            line: table.line(),
            ply,
            text,
        };
        let said = ToServer::Act { id: pick | 1, act };
        let game = self.pages[page].client.game();
        self.ledger.said(page, game, &said);
        self.send_server(line, encode(&said));
    }

    /// Every page shows what the disk has, and everything was somebody's act, once.
    fn check(&mut self) {
        for (id, game) in self.store.games() {
            self.ledger.check(*id, game);
            let mut table =
                Table::new(game.setup.clone(), &semailles_games::game).expect("it was made");
            let total = table.run().total();
            for entry in &game.log {
                table
                    .apply(&entry.event)
                    .expect("what is kept can be replayed");
                let odd = table.run().total() != total && !table.is_over();
                assert!(
                    !odd || table.game().name().to_string() == "wali",
                    "seeds are lost"
                );
                self.told.moves += u64::from(matches!(entry.event.what, What::Move { .. }));
            }
            self.told.taken_back += u64::from(table.line());
            self.told.rematches += u64::from(table.next().is_some());
            self.told.over += u64::from(table.is_over());
            for (number, page) in self
                .pages
                .iter()
                .enumerate()
                .filter(|(_, p)| p.client.game() == Some(*id))
            {
                let client = &page.client;
                let shown = client
                    .table()
                    .unwrap_or_else(|| panic!("page {number} shows nothing"));
                assert_eq!(client.link(), Link::Up, "page {number} is not back");
                assert_eq!(shown.number(), table.number(), "page {number} lacks events");
                assert_eq!(
                    shown.run().position_text(),
                    table.run().position_text(),
                    "page {number}"
                );
                let moves = client.session().map(|s| s.plies().len());
                let unconfirmed = client.unconfirmed();
                assert_eq!(
                    unconfirmed, 0,
                    "page {number}: something is still to be confirmed"
                );
                assert_eq!(
                    moves,
                    Some(table.moves().len()),
                    "page {number} shows other moves"
                );
            }
        }
        assert_eq!(self.told.reloads, 0, "a page was given everything anew");
        let counts = self.host.as_ref().map(Host::counts).unwrap_or_default();
        assert_eq!((counts.ahead, counts.frozen, counts.nonsense), (0, 0, 0));
    }
}
