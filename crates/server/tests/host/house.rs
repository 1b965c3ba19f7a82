use std::net::{IpAddr, Ipv4Addr};

use semailles_core::SplitMix64;
use semailles_server::host::{Allowance, Host, Now, Output};
use semailles_session::online::Table;
use semailles_store::{Answer, Job, Memory, Store};
use semailles_wire::online::{
    Act, Clock, GameId, Leaver, Plan, Refusal, Secret, Setup, ToClient, ToServer,
};
use semailles_wire::{decode, encode};

/// A host on a store whose disk is fast, and sockets whose network is.
pub(crate) struct House {
    pub(crate) host: Host,
    pub(crate) store: Memory,
    pub(crate) now: u64,
    pub(crate) heard: Vec<(u64, ToClient)>,
    pub(crate) closed: Vec<u64>,
    last: u64,
}

impl House {
    pub(crate) fn new() -> Self {
        Self {
            host: host(&mut Memory::default()),
            store: Memory::default(),
            now: 0,
            heard: Vec::new(),
            closed: Vec::new(),
            last: 0,
        }
    }

    /// The server dies and comes back on the same store, its clock anew.
    pub(crate) fn restart(&mut self) {
        self.host = host(&mut self.store);
    }

    pub(crate) fn time(&self) -> Now {
        Now {
            steady: self.now,
            wall: 0,
        }
    }

    pub(crate) fn open(&mut self) -> u64 {
        self.last += 1;
        let now = self.time();
        let address = IpAddr::V4(Ipv4Addr::new(10, 0, 0, (self.last % 250) as u8));
        self.host.opened(self.last, address, now);
        self.last
    }

    pub(crate) fn obey(&mut self) {
        while let Some(output) = self.host.output() {
            let now = self.time();
            match output {
                Output::Send(peer, message) => {
                    self.heard.push((peer, decode(&message).unwrap()));
                }
                Output::Close(peer, _) => self.closed.push(peer),
                Output::Job(Job::Write(n, write)) => {
                    let result = self.store.one(&write);
                    self.host.answered(Answer::Written(n, result), now);
                }
                Output::Job(Job::Load(n, game)) => {
                    let kept = self.store.load(game);
                    self.host.answered(Answer::Loaded(n, kept), now);
                }
                Output::Think(_) | Output::Seen(..) => {}
                Output::Warn(kind, text) => panic!("{kind}: {text}"),
            }
        }
    }

    /// Says something and returns what the peer hears of it.
    pub(crate) fn say(&mut self, peer: u64, said: &ToServer) -> Vec<ToClient> {
        let now = self.time();
        self.heard.clear();
        self.host.received(peer, &encode(said), now);
        self.obey();
        let own = self.heard.iter().filter(|(p, _)| *p == peer);
        own.map(|(_, said)| said.clone()).collect()
    }

    pub(crate) fn pass(&mut self, time: u64) {
        self.now += time;
        let now = self.time();
        self.heard.clear();
        self.host.tick(now);
        self.obey();
    }

    pub(crate) fn act(&mut self, peer: u64, act: Act) -> Vec<ToClient> {
        self.last += 1;
        let id = self.last + 1000;
        self.say(peer, &ToServer::Act { id, act })
    }

    /// A game with its maker on the first seat.
    pub(crate) fn make(&mut self, setup: Setup) -> (GameId, u64) {
        let peer = self.open();
        let sit = Some((0, "Awa".to_owned()));
        let said = self.say(
            peer,
            &ToServer::Create {
                secret: secret(0),
                setup,
                sit,
            },
        );
        let [ToClient::Created { game }] = said[..] else {
            panic!("{said:?}")
        };
        self.join(peer, game, Some(secret(0)));
        (game, peer)
    }

    pub(crate) fn join(&mut self, peer: u64, game: GameId, secret: Option<Secret>) -> Option<u8> {
        let said = self.say(
            peer,
            &ToServer::Join {
                game,
                secret,
                have: 0,
                hash: 0,
            },
        );
        match &said[0] {
            ToClient::Welcome(welcome) => welcome.seat,
            other => panic!("{other:?}"),
        }
    }

    /// A code for the seat of somebody.
    pub(crate) fn code(&mut self, peer: u64) -> String {
        match &self.say(peer, &ToServer::Code)[..] {
            [ToClient::Code(code)] => code.clone(),
            other => panic!("{other:?}"),
        }
    }

    /// What is said to a code for a seat.
    pub(crate) fn redeem(
        &mut self,
        peer: u64,
        game: GameId,
        code: &str,
        secret: Secret,
    ) -> Vec<ToClient> {
        let code = code.to_owned();
        self.say(peer, &ToServer::Redeem { game, code, secret })
    }

    /// Somebody who comes by the link and sits down.
    pub(crate) fn guest(&mut self, game: GameId, seat: u8) -> u64 {
        let peer = self.open();
        self.join(peer, game, None);
        let said = self.say(
            peer,
            &ToServer::Sit {
                seat,
                secret: secret(seat),
                name: "Ole".to_owned(),
            },
        );
        assert!(said.contains(&ToClient::Seated { seat }), "{said:?}");
        peer
    }

    pub(crate) fn table(&self, game: GameId) -> Table {
        let kept = &self.store.games()[&game];
        let mut table = Table::new(kept.setup.clone(), &semailles_games::game).unwrap();
        for entry in &kept.log {
            table.apply(&entry.event).unwrap();
        }
        table
    }

    /// The next move of whoever is to move, by their socket.
    pub(crate) fn step(&mut self, game: GameId, peers: &[u64]) {
        let table = self.table(game);
        let m = table.run().legal()[0];
        let (line, ply, text) = (table.line(), table.ply(), table.run().move_text(m));
        let peer = peers[usize::from(table.turn().unwrap())];
        let said = self.act(peer, Act::Move { line, ply, text });
        assert!(matches!(said[0], ToClient::Event { .. }), "{said:?}");
    }
}

fn host(store: &mut Memory) -> Host {
    let mut lot = SplitMix64::new(7);
    let allowance = Allowance {
        messages: (1_000_000, 1000),
        games: (1000, 1000),
        idle: 1000,
    };
    Host::new(
        semailles_games::game,
        store.key().unwrap(),
        allowance,
        move || lot.next(),
    )
}

pub(crate) fn secret(n: u8) -> Secret {
    Secret([n + 1; 16])
}

pub(crate) fn setup(game: &str, seats: usize) -> Setup {
    Setup {
        rules: semailles_core::RULES_VERSION,
        game: game.to_owned(),
        start: None,
        moves: Vec::new(),
        seats: vec![Plan::Open; seats],
        clock: Clock::None,
        leaver: Leaver::Wait,
        french: true,
    }
}

pub(crate) fn refused(said: &[ToClient]) -> Option<Refusal> {
    said.iter().find_map(|said| match said {
        ToClient::Refused { why, .. } => Some(why.clone()),
        _ => None,
    })
}
