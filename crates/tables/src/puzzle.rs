//! Positions with one move that is better than all others, found in the tables.

use std::collections::HashSet;

use semailles_core::{Event, Game, NotCounted, Place, Recorder, Silent, SplitMix64, Team, UNIT};

use crate::moves::{Rules, Valued};
use crate::{Layers, Plies};

/// What is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// The only move that wins; with any other nothing is won, or it is lost.
    Win,
    /// The only move that keeps most, by two seeds at least.
    Most,
}

/// A puzzle with its solution.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    /// The position.
    pub position: String,
    /// What is asked for.
    pub goal: Goal,
    /// What the right move wins, net, in seeds.
    pub value: i8,
    /// What the next best wins.
    pub second: i8,
    /// The right move and best play after it, to the end or for at most 40 plies.
    pub line: Vec<String>,
    /// Plies until something is taken by best play.
    pub depth: u8,
    /// Laps of the right move.
    pub laps: u16,
    /// Wrong moves that take as much at once as the right one, or more.
    pub tempting: u8,
    /// From 1, easy, to 5, by fifths of all that were found.
    pub grade: u8,
}

/// The most plies of a line.
const LINE: usize = 40;
/// Candidates for each puzzle that is kept.
const PER_PUZZLE: usize = 12;

/// `count` puzzles of a game, as different in difficulty as can be, from tables with the plies their values need. The
/// same seed gives the same puzzles. Fewer if so many cannot be found.
///
/// # Errors
/// If the game has no tables.
pub fn puzzles<G: Game>(
    game: &G,
    layers: &Layers,
    plies: &Plies,
    count: usize,
    seed: u64,
) -> Result<Vec<Puzzle>, NotCounted> {
    let rules = Rules::of(game)?;
    let finder = Finder {
        rules,
        layers,
        plies,
    };
    let mut rng = SplitMix64::new(seed);
    // Layers of a few dozen positions hold nothing worth asking for.
    let layers: Vec<_> = layers.iter().filter(|l| l.values.len() > 10_000).collect();
    let mut found: Vec<Puzzle> = Vec::new();
    let mut seen = HashSet::new();
    for round in 0..count * PER_PUZZLE * 200 {
        if found.len() >= count * PER_PUZZLE || layers.is_empty() {
            break;
        }
        let layer = layers[round % layers.len()];
        let rank = rng.below(layer.values.len()) as u32;
        if let Some(puzzle) = finder.look(layer.seeds, rank)
            && seen.insert(puzzle.position.clone())
        {
            found.push(puzzle);
        }
    }
    found.sort_by_key(|puzzle| (puzzle.difficulty(), puzzle.position.clone()));
    let all = found.len();
    let kept = count.min(all);
    Ok((0..kept)
        .map(|i| {
            let mut puzzle = found[i * all / kept].clone();
            puzzle.grade = (i * 5 / kept) as u8 + 1;
            puzzle
        })
        .collect())
}

impl Puzzle {
    /// More is harder: taking comes late, the sowing is long, other moves tempt.
    fn difficulty(&self) -> u32 {
        2 * u32::from(self.depth.saturating_sub(1)).min(12)
            + u32::from(self.laps.saturating_sub(1)).min(12)
            + 3 * u32::from(self.tempting)
    }
}

struct Finder<'a, G: Game> {
    rules: Rules<'a, G>,
    layers: &'a Layers,
    plies: &'a Plies,
}

impl<G: Game> Finder<'_, G> {
    fn look(&self, seeds: u8, rank: u32) -> Option<Puzzle> {
        let game = self.rules.game;
        let value = self.layers.value(seeds, rank)?;
        let position = game.with_seeds(&self.rules.index.unrank(seeds, rank))?;
        if value <= 0 || game.outcome(&position).is_some() {
            return None;
        }
        let moves = self.rules.valued_moves(&position, self.layers, self.plies);
        let [right] = *moves
            .iter()
            .filter(|m| m.won == Some(value))
            .collect::<Vec<_>>()
        else {
            return None;
        };
        let wrong = || moves.iter().filter(|m| m.m != right.m);
        let second = wrong().filter_map(|m| m.won).max()?;
        let goal = if second <= 0 { Goal::Win } else { Goal::Most };
        if moves.len() < 3 || value - second < 2 {
            return None;
        }
        let tempting = wrong()
            .filter(|m| m.takes > 0 && m.takes >= right.takes)
            .count();
        let mut laps = Laps(0);
        game.attempt(&mut position.clone(), right.m, &mut laps)?;
        Some(Puzzle {
            position: game.position_text(&position),
            goal,
            value,
            second,
            line: self.line(&position, value)?,
            depth: *self.plies.get(usize::from(seeds))?.get(rank as usize)?,
            laps: laps.0,
            tempting: tempting as u8,
            grade: 0,
        })
    }

    /// Best play of both: who wins something takes the quickest way to it, the other the longest. What it comes to is
    /// looked at: it must be the value.
    fn line(&self, begun: &G::Position, value: i8) -> Option<Vec<String>> {
        let game = self.rules.game;
        let us = game.to_move(begun)?;
        let mut line = Vec::new();
        let mut position = begun.clone();
        let mut left = value;
        while line.len() < LINE && game.outcome(&position).is_none() {
            let mut moves = self.rules.valued_moves(&position, self.layers, self.plies);
            moves.retain(|m| m.won == Some(left));
            let quick = |m: &&Valued| (i16::from(m.needs), 0);
            let best = if left > 0 {
                moves.iter().min_by_key(quick)?
            } else {
                moves.iter().max_by_key(quick)?
            };
            let mover = game.to_move(&position)?;
            game.attempt(&mut position, best.m, &mut Silent)?;
            line.push(game.move_text(best.m));
            if game.outcome(&position).is_none() {
                let same = game.to_move(&position)? == mover;
                left = (left - best.takes) * if same { 1 } else { -1 };
            }
        }
        let sign = |player| if player == us { 1 } else { -1 };
        let comes = if game.outcome(&position).is_some() {
            (game.worth(&position, Team(us.0)) / UNIT) as i16
        } else {
            let mover = game.to_move(&position)?;
            sign(mover) * (game.seen(&position)?.lead + i16::from(left))
        };
        (comes == i16::from(value)).then_some(line)
    }
}

/// Counts the laps of a move.
struct Laps(u16);

impl Recorder for Laps {
    fn on(&self) -> bool {
        true
    }

    fn event(&mut self, event: Event) {
        let lift = matches!(
            event,
            Event::Lift {
                from: Place::Pit(_),
                ..
            }
        );
        self.0 += u16::from(lift);
    }
}
