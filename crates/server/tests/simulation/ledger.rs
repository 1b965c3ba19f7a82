use std::collections::{HashMap, HashSet};

use semailles_session::online::Client;
use semailles_store::{Game, Memory};
use semailles_wire::online::{Act, GameId, ToClient, ToServer, What};

/// What was said and confirmed: what the store has is held against it.
#[derive(Debug, Default)]
pub(crate) struct Ledger {
    /// By id: which pages said which act; several tabs of a device say the same.
    acts: HashMap<u64, (Vec<usize>, Act)>,
    /// Which page has asked for, or was given, which seat of which game.
    seats: HashSet<(GameId, usize, u8)>,
}

impl Ledger {
    pub(crate) fn said(&mut self, page: usize, game: Option<GameId>, said: &ToServer) {
        match (said, game) {
            (ToServer::Act { id, act }, _) => {
                let said = self.acts.entry(*id);
                said.or_insert_with(|| (Vec::new(), act.clone()))
                    .0
                    .push(page);
            }
            // It may be given before the page hears of it.
            (ToServer::Sit { seat, .. }, Some(game)) => {
                self.seats.insert((game, page, *seat));
            }
            _ => {}
        }
    }

    /// A page finds on its device what opens a seat, before it hears that it does.
    pub(crate) fn found(&mut self, page: usize, client: &Client) {
        if let (Some(game), Some(seat)) = (client.game(), client.seat()) {
            self.seats.insert((game, page, seat));
        }
    }

    /// Nothing reaches a page that is not on the disk.
    pub(crate) fn heard(&mut self, page: usize, game: GameId, said: &ToClient, store: &Memory) {
        let log = || {
            &store
                .games()
                .get(&game)
                .expect("the game is on the disk")
                .log
        };
        match said {
            ToClient::Event { number, event } => {
                let kept = log().get(*number as usize - 1).map(|entry| &entry.event);
                assert_eq!(
                    kept,
                    Some(event),
                    "an event was told that is not on the disk"
                );
            }
            ToClient::Done { id, .. } => {
                assert!(
                    log().iter().any(|e| e.event.id == *id),
                    "an act was confirmed that is not on the disk"
                );
            }
            ToClient::Created { game } => {
                assert!(
                    store.games().contains_key(game),
                    "a game was made that is not on the disk"
                );
            }
            ToClient::Seated { seat } => {
                self.seats.insert((game, page, *seat));
            }
            ToClient::Welcome(welcome) => {
                if let Some(seat) = welcome.seat {
                    self.seats.insert((game, page, seat));
                }
                let first = welcome.kept as usize;
                for (i, event) in welcome.events.iter().enumerate() {
                    let kept = log().get(first + i).map(|entry| &entry.event);
                    assert_eq!(kept, Some(event), "a welcome tells what is not on the disk");
                }
            }
            _ => {}
        }
    }

    /// Every entry is somebody's act, done as it was meant, once, from the own seat; and people agree for themselves.
    pub(crate) fn check(&self, id: GameId, game: &Game) {
        let mut seated = vec![false; game.setup.seats.len()];
        let mut done = HashMap::new();
        for (i, entry) in game.log.iter().enumerate() {
            let number = i + 1;
            match &entry.event.what {
                What::Sit { seat, .. } => {
                    let taken = std::mem::replace(&mut seated[usize::from(*seat)], true);
                    assert!(!taken, "entry {number}: the seat was taken");
                }
                What::Stand { seat } => seated[usize::from(*seat)] = false,
                What::Accept { seat } => {
                    assert_eq!(
                        entry.actor,
                        Some(*seat),
                        "entry {number}: somebody agreed for another"
                    );
                }
                _ => {}
            }
            let Some(actor) = entry.actor else { continue };
            let act = entry.event.id;
            let (pages, act_said) = self
                .acts
                .get(&act)
                .unwrap_or_else(|| panic!("entry {number}: nobody said act {act}"));
            let before = done.insert(act, number);
            assert_eq!(
                before,
                None,
                "entry {number}: the act was done before: {:?}, {entry:?}",
                before.map(|n| &game.log[n - 1])
            );
            assert!(
                pages
                    .iter()
                    .any(|&page| self.seats.contains(&(id, page, actor))),
                "entry {number}: it is not the seat of who said it: {entry:?}, pages {pages:?}"
            );
            if let (
                What::Move { seat, text, .. },
                Act::Move {
                    line,
                    ply,
                    text: meant,
                },
            ) = (&entry.event.what, act_said)
            {
                assert_eq!(
                    seat,
                    &Some(actor),
                    "entry {number}: it moves for another seat"
                );
                assert_eq!(
                    entry.ply,
                    Some((*line, *ply)),
                    "entry {number}: it was meant for another position"
                );
                assert_eq!(text, meant, "entry {number}: another move was meant");
            }
        }
    }
}
