//! The exact value of a position by search over the tables.
//!
//! The search asks one kind of question: does the player to move win at least so many seeds from here? Whoever goes
//! round for ever wins nothing, so to come back to a question that is being asked answers it: yes if no seed is asked
//! for, no if at least one is. That is the *easy* answer of a question. The other answer never leans on it: what is won
//! by force is won in so many plies. An easy answer that leans on a question above its own is kept apart
//! ([`Waiting`]) until that one is answered: if easily too, the two hold each other up and both are right, for together
//! they are a way to go round that nobody can break; if not, all that was found below it is forgotten.
//!
//! Why a limit of repetition or quiet plies changes nothing, if it is not too low, is said in `docs/TABLES.md`; that it
//! is not is looked at by whoever checks the certificate.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use semailles_core::{Game, MoveList, NotCounted};

use crate::moves::Rules;
use crate::numbers::Table;
use crate::{Layers, Pits};

/// Hashes numbers that are spread well enough by one multiplication.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Spread(u64);

impl Hasher for Spread {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.write_u64(byte.into());
        }
    }

    fn write_u64(&mut self, n: u64) {
        let mixed = (self.0 ^ n).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        self.0 = mixed ^ mixed >> 29;
    }

    fn write_i8(&mut self, n: i8) {
        self.write_u64(n as u64);
    }
}

pub(crate) type Map<K, V> = HashMap<K, V, BuildHasherDefault<Spread>>;

/// What is known of a position for good.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Fact {
    /// The player to move wins at least so many seeds more than the other …
    pub(crate) least: i8,
    /// … and at most so many.
    pub(crate) most: i8,
    /// A move that wins the least: its place among the legal moves, which is the same whichever side of the board the
    /// player sits on.
    pub(crate) nth: u8,
}

/// A position and so many seeds to be won from it.
pub(crate) type Question = (u64, i8);

/// An answer that is right.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Answer {
    pub(crate) yes: bool,
    /// The highest place of the path on which it leans.
    pub(crate) lean: u32,
}

impl Answer {
    /// One that leans on nothing.
    pub(crate) fn firm(yes: bool) -> Self {
        Self { yes, lean: NOWHERE }
    }
}

/// How many positions are first given to a question; four times as many in every round.
const FIRST: u64 = 1 << 14;

/// Memory for a search that is told nothing else, in bytes.
const MEMORY: u64 = 256 << 20;

/// About what a fact takes in a map: 16 bytes and one, in a map half of which is empty, and once more half of that while
/// it grows.
const BYTES: u64 = 48;

/// How far down the path an answer leans on nothing.
pub(crate) const NOWHERE: u32 = u32::MAX;

/// An easy answer that leans on a question being asked.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Waiting {
    pub(crate) question: Question,
    pub(crate) nth: u8,
}

/// Why a game cannot be solved.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum SolveError {
    /// It has no tables.
    #[error(transparent)]
    NotCounted(#[from] NotCounted),
    /// Its positions have no numbers of 64 bits.
    #[error(
        "a board with {pits} pits and {seeds} seeds has more positions than the solver can number"
    )]
    TooLarge {
        /// Pits of the board.
        pits: usize,
        /// Seeds on it.
        seeds: u8,
    },
}

/// Solves positions of one game.
pub struct Solver<'a, G: Game> {
    pub(crate) rules: Rules<'a, G>,
    pub(crate) layers: &'a Layers,
    /// The most seeds of the tables.
    pub(crate) top: u8,
    pub(crate) wide: Wide,
    pub(crate) facts: Map<u64, Fact>,
    /// Facts for which there is room.
    room: usize,
    /// On what a waiting answer leans: the highest question on the path.
    leans: Map<Question, u32>,
    pub(crate) waiting: Vec<Waiting>,
    pub(crate) path: Map<Question, u32>,
    pub(crate) numbers: Table,
    pub(crate) scratch: MoveList,
    pub(crate) nodes: u64,
    /// The question being asked is given up when so many positions have been entered.
    until: u64,
    limit: u64,
    deadline: Option<Instant>,
    stop: Option<&'a AtomicBool>,
}

/// Numbers positions with any number of seeds in 64 bits.
#[derive(Debug)]
pub(crate) struct Wide(Vec<Vec<u64>>);

impl Wide {
    fn new(pits: usize, seeds: u8) -> Option<Self> {
        // Pascal's rule, so that nothing is multiplied.
        let seeds = usize::from(seeds);
        let mut rows: Vec<Vec<u64>> = vec![(0..=seeds as u64).collect()];
        for pit in 1..pits - 1 {
            let mut row = vec![0_u64; seeds + 1];
            for n in 1..=seeds {
                row[n] = row[n - 1].checked_add(rows[pit - 1][n])?;
            }
            rows.push(row);
        }
        let sum = rows.iter().map(|row| row[seeds] >> 50).sum::<u64>();
        (sum < 32).then_some(Self(rows))
    }

    #[inline(always)]
    pub(crate) fn key(&self, pits: &Pits) -> (u8, u64) {
        let (mut seeds, mut rank) = (0, 0);
        for (row, &here) in self.0.iter().zip(pits) {
            seeds += here;
            rank += row[usize::from(seeds)];
        }
        seeds += pits[self.0.len()];
        (seeds, rank | u64::from(seeds) << 56)
    }
}

/// Runs something on a stack that is deep enough for a search, which goes down one call a ply.
///
/// # Panics
/// If what is run does, or no thread can be had.
pub fn deep<T: Send>(run: impl FnOnce() -> T + Send) -> T {
    const STACK: usize = 1 << 30;
    std::thread::scope(|scope| {
        let thread = std::thread::Builder::new().stack_size(STACK);
        let thread = thread.spawn_scoped(scope, run).expect("a thread");
        thread
            .join()
            .unwrap_or_else(|panic| std::panic::resume_unwind(panic))
    })
}

pub(crate) fn easy(at_least: i8) -> bool {
    at_least <= 0
}

/// Facts for which there is room in so many bytes.
fn room(bytes: u64) -> usize {
    (bytes / 4 * 3 / BYTES) as usize
}

impl<'a, G: Game> Solver<'a, G> {
    /// With tables that hold, without a gap, the layers with the fewest seeds (those that captures can come to).
    ///
    /// # Errors
    /// If the game has no tables, or positions with so many seeds have no numbers.
    pub fn new(game: &'a G, layers: &'a Layers, seeds: u8) -> Result<Self, SolveError> {
        let rules = Rules::of(game)?;
        let pits = rules.index.pits();
        let wide = Wide::new(pits, seeds).ok_or(SolveError::TooLarge { pits, seeds })?;
        Ok(Self {
            rules,
            layers,
            top: layers.iter().map(|layer| layer.seeds).max().unwrap_or(0),
            wide,
            facts: Map::default(),
            room: room(MEMORY),
            leans: Map::default(),
            waiting: Vec::new(),
            path: Map::default(),
            numbers: Table::new(MEMORY / 4),
            scratch: MoveList::new(),
            nodes: 0,
            until: u64::MAX,
            limit: u64::MAX,
            deadline: None,
            stop: None,
        })
    }

    /// How many positions have been entered.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Gives up when so many positions have been entered.
    pub fn limit(&mut self, nodes: u64) {
        self.limit = nodes;
    }

    /// Gives up at this time.
    pub fn deadline(&mut self, deadline: Option<Instant>) {
        self.deadline = deadline;
    }

    /// Gives up when this becomes true.
    pub fn stop(&mut self, stop: &'a AtomicBool) {
        self.stop = Some(stop);
    }

    /// Uses so many bytes, the tables not counted; gives up when they are full. To be said before anything is solved.
    pub fn memory(&mut self, bytes: u64) {
        self.numbers = Table::new(bytes / 4);
        self.room = room(bytes);
    }

    /// Whether the question being asked is to be given up.
    pub(crate) fn is_over(&self) -> bool {
        self.nodes >= self.until || self.is_ended()
    }

    /// Whether nothing more is to be asked.
    fn is_ended(&self) -> bool {
        self.nodes >= self.limit
            || self.facts.len() >= self.room
            || self.deadline.is_some_and(|at| Instant::now() >= at)
            || self.stop.is_some_and(|stop| stop.load(Ordering::Relaxed))
    }

    /// What the player to move wins from a position, between two bounds; they differ only if the search was given up.
    /// `tell` hears of every better bound.
    ///
    /// Nobody knows beforehand which bounds are hard to prove. So in every round a question gets so many positions, and
    /// four times as many in the next; the bounds move inwards as far as that goes.
    pub fn solve(
        &mut self,
        position: &G::Position,
        mut tell: impl FnMut(&Self, i8, i8),
    ) -> (i8, i8) {
        let Some((seeds, key)) = self.key(position) else {
            return (0, 0);
        };
        if let Some(value) = self.known(seeds, position) {
            return (value, value);
        }
        let all = seeds as i8;
        let (mut low, mut high) = (-all, all);
        let mut each = FIRST;
        while low < high && !self.is_ended() {
            // The lowest question that stayed open in this round.
            let mut open = None;
            for upwards in [true, false] {
                // What may still be asked.
                let (mut from, mut to) = match (upwards, open) {
                    (true, _) | (false, None) => (low, high),
                    (false, Some(open)) => (open, high),
                };
                while from < to && !self.is_ended() {
                    let middle = from + (to - from + 1) / 2;
                    self.until = self.nodes.saturating_add(each);
                    match self.resolve(position, (seeds, key), middle) {
                        Some(true) => {
                            from = middle;
                            low = low.max(middle);
                        }
                        Some(false) => {
                            to = middle - 1;
                            high = high.min(middle - 1);
                        }
                        None if upwards => {
                            to = middle - 1;
                            open = Some(middle);
                        }
                        None => from = middle,
                    }
                    if let Some(fact) = self.facts.get(&key) {
                        low = low.max(fact.least);
                        high = high.min(fact.most);
                    }
                    tell(self, low, high);
                }
            }
            each = each.saturating_mul(4);
        }
        (low, high)
    }

    pub(crate) fn give_up(&mut self) {
        self.path.clear();
        self.leans.clear();
        self.waiting.clear();
    }

    pub(crate) fn key(&self, position: &G::Position) -> Option<(u8, u64)> {
        self.rules
            .game
            .seen(position)
            .map(|seen| self.wide.key(&seen.pits))
    }

    /// The value of a position that stands in a table.
    pub(crate) fn known(&self, seeds: u8, position: &G::Position) -> Option<i8> {
        let layer = self.layers.get(seeds)?;
        let (_, rank) = self.rules.index.rank(&self.rules.game.seen(position)?.pits);
        layer.values.get(rank as usize).copied()
    }

    /// Forgets the answers that have been waiting since `mark`.
    pub(crate) fn forget(&mut self, mark: usize) {
        for forgotten in self.waiting.drain(mark..) {
            self.leans.remove(&forgotten.question);
        }
    }

    /// The answer, if it is known without looking further.
    pub(crate) fn answer(&self, seeds: u8, key: u64, at_least: i8) -> Option<Answer> {
        if let Some(yes) = self.fact(seeds, key, at_least) {
            return Some(Answer::firm(yes));
        }
        let question = (key, at_least);
        let lean = *self.leans.get(&question).or(self.path.get(&question))?;
        Some(Answer {
            yes: easy(at_least),
            lean,
        })
    }

    /// The answer, if it is known for good.
    pub(crate) fn fact(&self, seeds: u8, key: u64, at_least: i8) -> Option<bool> {
        let all = seeds as i8;
        if at_least > all || at_least <= -all {
            return Some(at_least <= -all);
        }
        let fact = self.facts.get(&key)?;
        if fact.least >= at_least {
            return Some(true);
        }
        (fact.most < at_least).then_some(false)
    }

    pub(crate) fn learn(&mut self, key: u64, at_least: i8, yes: bool, nth: u8, seeds: u8) {
        let fact = self.facts.entry(key).or_insert(Fact {
            least: -(seeds as i8),
            most: seeds as i8,
            nth: 0,
        });
        if yes && at_least > fact.least {
            fact.least = at_least;
            fact.nth = nth;
        } else if !yes {
            fact.most = fact.most.min(at_least - 1);
        }
    }

    /// Keeps an easy answer that leans on one above; what leans on it leans on that too.
    pub(crate) fn wait(&mut self, waiting: Waiting, lean: u32, mark: usize, depth: u32) {
        for below in &self.waiting[mark..] {
            if let Some(leans) = self.leans.get_mut(&below.question)
                && *leans >= depth
            {
                *leans = lean;
            }
        }
        self.leans.insert(waiting.question, lean);
        self.waiting.push(waiting);
    }

    /// The question at `depth` was answered easily and leans on nothing above: so are those that lean on nothing else.
    pub(crate) fn confirm(&mut self, mark: usize, depth: u32) {
        let mut kept = mark;
        for at in mark..self.waiting.len() {
            let waiting = self.waiting[at];
            let lean = self.leans.get(&waiting.question).copied();
            if lean.is_some_and(|lean| lean < depth) {
                self.waiting[kept] = waiting;
                kept += 1;
            } else {
                self.leans.remove(&waiting.question);
                let (key, at_least) = waiting.question;
                let seeds = (key >> 56) as u8;
                self.learn(key, at_least, easy(at_least), waiting.nth, seeds);
            }
        }
        self.waiting.truncate(kept);
    }
}

/// What the player to move next must win at least (if the same plays again) or may not (if not), for a move with that
/// gain to be enough.
pub(crate) fn wanted(at_least: i8, gain: i8, same: bool) -> i8 {
    if same {
        at_least - gain
    } else {
        gain - at_least + 1
    }
}
