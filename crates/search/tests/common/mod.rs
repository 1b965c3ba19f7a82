//! Small positions of every game, with every option, and a plain minimax.

#![allow(dead_code, reason = "each test uses some of it")]

use std::collections::HashMap;
use std::sync::Arc;

use semailles_core::{Game, Kind, Move, MoveList, Run, Silent, SplitMix64, Team, WIN, end_if_due};
use semailles_games::CATALOGUE;

/// A game with options chosen at random: half of them as they are, the limits small.
pub(crate) fn random_name(id: &str, rng: &mut SplitMix64) -> String {
    let entry = CATALOGUE.iter().find(|entry| entry.id == id).unwrap();
    let mut options = Vec::new();
    for spec in entry.options {
        let value = match (spec.name, spec.kind) {
            ("repetition", _) => ["2", "2", "3", "3", "4", "0"][rng.below(6)].to_owned(),
            ("quiet", _) => ["10", "11", "14", "100", "0"][rng.below(5)].to_owned(),
            _ if rng.below(2) == 0 => continue,
            (_, Kind::Words(words)) => words[rng.below(words.len())].to_owned(),
            (_, Kind::Number { min, max, .. }) => {
                (usize::from(min) + rng.below(usize::from(max - min) + 1)).to_string()
            }
        };
        options.push(format!("{}={value}", spec.name));
    }
    format!("{id}:{}", options.join(","))
}

/// A game in progress with few seeds or pieces: a set-up, and some random plies after it.
pub(crate) fn random_run<G: Game>(game: &Arc<G>, rng: &mut SplitMix64) -> Run<G> {
    let name = game.name().to_string();
    let id = name.split(':').next().unwrap();
    let mut run = loop {
        let text = match id {
            "dzuwa" => break Run::begin(game.clone()),
            "wali" => wali(rng),
            _ => two_rows(
                game.layout()
                    .spots
                    .iter()
                    .filter(|spot| matches!(spot.place, semailles_core::Place::Pit(_)))
                    .count()
                    / 2,
                id == "anywoli",
                rng,
            ),
        };
        if let Ok(run) = Run::set_up(game.clone(), &text) {
            break run;
        }
    };
    let plies = rng.below(if id == "dzuwa" { 80 } else { 12 });
    for _ in 0..plies {
        if run.legal().is_empty() {
            break;
        }
        let m = run.legal()[rng.below(run.legal().len())];
        run.play(m, &mut Silent).unwrap();
    }
    run
}

fn two_rows(pits: usize, has_first_final: bool, rng: &mut SplitMix64) -> String {
    let mut counts = vec![0; 2 * pits];
    for _ in 0..2 + rng.below(14) {
        counts[rng.below(2 * pits)] += 1;
    }
    let row = |counts: &[u8]| {
        counts
            .iter()
            .map(u8::to_string)
            .collect::<Vec<_>>()
            .join(",")
    };
    format!(
        "{}/{} {}-{} {} {}{}",
        row(&counts[..pits]),
        row(&counts[pits..]),
        rng.below(20),
        rng.below(20),
        ["S", "N"][rng.below(2)],
        rng.below(10),
        if has_first_final {
            [" -", " S", " N"][rng.below(3)]
        } else {
            ""
        },
    )
}

fn wali(rng: &mut SplitMix64) -> String {
    let placing = rng.below(8) == 0;
    let mut squares = [b'.'; 30];
    for _ in 0..2 + rng.below(6) {
        squares[rng.below(30)] = b"LR"[rng.below(2)];
    }
    let rows: Vec<String> = squares
        .chunks(6)
        .map(|row| {
            let mut text = String::new();
            let mut empty = 0;
            for &square in row {
                if square == b'.' {
                    empty += 1;
                    continue;
                }
                if empty > 0 {
                    text += &empty.to_string();
                    empty = 0;
                }
                text.push(char::from(square));
            }
            if empty > 0 {
                text += &empty.to_string();
            }
            text
        })
        .collect();
    let hands = if placing {
        format!("{},{}", rng.below(3), rng.below(3))
    } else {
        "0,0".to_owned()
    };
    format!(
        "{} {hands} {} {}",
        rows.join("/"),
        ["L", "R"][rng.below(2)],
        if placing { 0 } else { rng.below(10) }
    )
}

/// As many plies as a minimax can look at in reasonable time.
pub(crate) fn small_depth<G: Game>(run: &Run<G>, rng: &mut SplitMix64) -> u32 {
    let branching = (run.legal().len() as f64).max(1.7);
    let most = (5_000f64.ln() / branching.ln()).floor().clamp(1.0, 9.0) as usize;
    (1 + rng.below(most).max(rng.below(most))) as u32
}

/// What a search means by the value of a position at a depth, as plainly as it can be said.
pub(crate) struct Minimax<'a, G: Game> {
    pub(crate) game: &'a G,
    /// Whose values are positive.
    pub(crate) us: Team,
    /// Every position since the start of the run, with the last irreversible ply: how often each has come.
    pub(crate) seen: Vec<G::Key>,
    pub(crate) nodes: u64,
}

impl<'a, G: Game> Minimax<'a, G> {
    pub(crate) fn of(run: &'a Run<G>) -> Self {
        let game = &**run.game();
        Self {
            game,
            us: game
                .to_move(run.position())
                .map_or(Team(0), |player| game.team(player)),
            seen: run.history().iter().collect(),
            nodes: 0,
        }
    }

    /// Forced moves cost no depth, so some trees are much larger than they look; their values mean nothing.
    pub(crate) fn is_too_large(&self) -> bool {
        self.nodes > 100_000
    }

    /// The value for our side, `ply` plies below the root, after `forced` forced moves in a row.
    pub(crate) fn value(
        &mut self,
        position: &G::Position,
        depth: u32,
        ply: i32,
        forced: u32,
    ) -> i32 {
        self.nodes += 1;
        if self.is_too_large() {
            return 0;
        }
        if self.game.outcome(position).is_some() {
            return match self.game.worth(position, self.us) {
                WIN => WIN - ply,
                value if value == -WIN => ply - WIN,
                value => value,
            };
        }
        if depth == 0 {
            return self.game.estimate(position, self.us) + self.game.prospects(position, self.us);
        }
        let mut candidates = MoveList::new();
        let mut moves = MoveList::new();
        self.game.candidates(position, &mut candidates);
        self.game.legal(position, &mut moves);
        if moves.is_empty() {
            let mut over = position.clone();
            assert_eq!(self.game.stuck(&mut over, &mut Silent), None);
            return self.game.worth(&over, self.us);
        }
        let mover = self.game.to_move(position);
        let (depth, forced) = match mover {
            None => (depth, 0),
            Some(_) if candidates.len() == 1 && forced < 3 => (depth, forced + 1),
            Some(_) => (depth - 1, 0),
        };
        let values = moves
            .iter()
            .map(|&m| self.after(position, m, depth, ply, forced))
            .collect::<Vec<_>>();
        match mover {
            None => values.iter().sum::<i32>() / values.len() as i32,
            Some(player) if self.game.team(player) == self.us => *values.iter().max().unwrap(),
            Some(_) => *values.iter().min().unwrap(),
        }
    }

    pub(crate) fn after(
        &mut self,
        position: &G::Position,
        m: Move,
        depth: u32,
        ply: i32,
        forced: u32,
    ) -> i32 {
        let mut after = position.clone();
        let played = self.game.attempt(&mut after, m, &mut Silent).unwrap();
        let before = played.irreversible.then(|| std::mem::take(&mut self.seen));
        let key = self.game.key(&after);
        self.seen.push(key);
        let times = self.seen.iter().filter(|other| **other == key).count();
        if self.game.outcome(&after).is_none() {
            end_if_due(self.game, &mut after, times);
        }
        let value = self.value(&after, depth, ply + 1, forced);
        match before {
            Some(before) => self.seen = before,
            None => drop(self.seen.pop()),
        }
        value
    }

    /// The value of the root, and of each move.
    pub(crate) fn root(&mut self, run: &Run<G>, depth: u32) -> (i32, HashMap<Move, i32>) {
        let position = run.position();
        let mut candidates = MoveList::new();
        self.game.candidates(position, &mut candidates);
        let forced = run.legal().len() == 1;
        let chance = self.game.to_move(position).is_none();
        let (depth, chain) = if chance {
            (depth, 0)
        } else if forced {
            (depth, 1)
        } else {
            (depth - 1, 0)
        };
        let values: HashMap<Move, i32> = run
            .legal()
            .iter()
            .map(|&m| (m, self.after(position, m, depth, 0, chain)))
            .collect();
        let value = if chance {
            values.values().sum::<i32>() / values.len() as i32
        } else {
            *values.values().max().unwrap()
        };
        (value, values)
    }
}
