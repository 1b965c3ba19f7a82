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

use semailles_core::{Game, MoveList, NotCounted};

use crate::moves::{After, Rules};
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
type Question = (u64, i8);

/// What a search so deep has made of a question: no more than a guess, for the order of moves and for other searches
/// no deeper.
#[derive(Clone, Copy, Debug)]
struct Hint {
    depth: u16,
    yes: bool,
    nth: u8,
}

/// An answer.
#[derive(Clone, Copy, Debug)]
struct Answer {
    yes: bool,
    /// Right, not guessed.
    sure: bool,
    /// The highest place of the path on which it leans.
    lean: u32,
}

impl Answer {
    fn sure(yes: bool) -> Self {
        Self {
            yes,
            sure: true,
            lean: NOWHERE,
        }
    }

    fn guess(yes: bool) -> Self {
        Self {
            sure: false,
            ..Self::sure(yes)
        }
    }
}

/// Deeper than any search gets.
const MAX_DEPTH: u16 = 20_000;

/// How deep a search is that guesses the value.
const GUESS: u16 = 16;

/// How far down the path an answer leans on nothing.
const NOWHERE: u32 = u32::MAX;

/// An easy answer that leans on a question being asked.
#[derive(Clone, Copy, Debug)]
struct Waiting {
    question: Question,
    nth: u8,
}

/// A move to be tried.
struct Choice<P> {
    nth: u8,
    position: P,
    key: u64,
    seeds: u8,
    gain: i8,
    same: bool,
    promise: i32,
    hope: i32,
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
    wide: Wide,
    pub(crate) facts: Map<u64, Fact>,
    /// On what a waiting answer leans: the highest question on the path.
    leans: Map<Question, u32>,
    waiting: Vec<Waiting>,
    path: Map<Question, u32>,
    hints: Map<Question, Hint>,
    scratch: MoveList,
    nodes: u64,
    limit: u64,
}

/// Numbers positions with any number of seeds in 64 bits.
#[derive(Debug)]
struct Wide(Vec<Vec<u64>>);

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
    fn key(&self, pits: &Pits) -> (u8, u64) {
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

fn easy(at_least: i8) -> bool {
    at_least <= 0
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
            wide,
            facts: Map::default(),
            leans: Map::default(),
            waiting: Vec::new(),
            path: Map::default(),
            hints: Map::default(),
            scratch: MoveList::new(),
            nodes: 0,
            limit: u64::MAX,
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

    /// What the player to move wins from a position, between two bounds; they differ only if the limit was reached.
    /// `tell` hears of every better bound.
    pub fn solve(&mut self, position: &G::Position, mut tell: impl FnMut(i8, i8, u64)) -> (i8, i8) {
        let Some((seeds, key)) = self.key(position) else {
            return (0, 0);
        };
        if let Some(value) = self.known(seeds, position) {
            return (value, value);
        }
        let (mut low, mut high) = (-(seeds as i8), seeds as i8);
        let mut guess = self.guess(position, (seeds, key));
        while low < high {
            // First that at least as much is won as was guessed, then that no more is.
            let at_least = guess.clamp(low + 1, high);
            let Some(yes) = self.ask_deeper(position, (seeds, key), at_least) else {
                break;
            };
            if yes {
                low = at_least;
                guess = at_least + 1;
            } else {
                high = at_least - 1;
                guess = at_least - 1;
            }
            if let Some(fact) = self.facts.get(&key) {
                low = low.max(fact.least);
                high = high.min(fact.most);
            }
            tell(low, high, self.nodes);
        }
        (low, high)
    }

    /// What a search that is not deep makes of a position.
    fn guess(&mut self, position: &G::Position, (seeds, key): (u8, u64)) -> i8 {
        let (mut low, mut high) = (-(seeds as i8), seeds as i8);
        while low < high {
            let middle = low + (high - low + 1) / 2;
            let yes = (0..=GUESS).step_by(4).try_fold(true, |_, depth| {
                let answer = self.ask(position, (seeds, key), middle, depth, 0)?;
                Some(answer.yes)
            });
            match yes {
                None => {
                    self.give_up();
                    break;
                }
                Some(true) => low = middle,
                Some(false) => high = middle - 1,
            }
        }
        low
    }

    fn give_up(&mut self) {
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
    fn known(&self, seeds: u8, position: &G::Position) -> Option<i8> {
        let layer = self.layers.get(seeds)?;
        let (_, rank) = self.rules.index.rank(&self.rules.game.seen(position)?.pits);
        layer.values.get(rank as usize).copied()
    }

    /// Asks ever deeper until the answer is sure; `None` when the limit is reached.
    fn ask_deeper(
        &mut self,
        position: &G::Position,
        (seeds, key): (u8, u64),
        at_least: i8,
    ) -> Option<bool> {
        let mut depth = 2;
        while depth <= MAX_DEPTH {
            let answer = self.ask(position, (seeds, key), at_least, depth, 0);
            let Some(answer) = answer else {
                self.give_up();
                return None;
            };
            if answer.sure {
                return Some(answer.yes);
            }
            depth = if depth < 60 {
                depth + 2 + depth / 4
            } else {
                depth * 4
            };
        }
        None
    }

    /// Whether the player to move wins at least so much, looked at so deep; `None` when the limit is reached. `place`
    /// is how far down the path this is.
    fn ask(
        &mut self,
        position: &G::Position,
        (seeds, key): (u8, u64),
        at_least: i8,
        depth: u16,
        place: u32,
    ) -> Option<Answer> {
        if let Some(answer) = self.answer(seeds, key, at_least) {
            return Some(answer);
        }
        let question = (key, at_least);
        let hint = self.hints.get(&question).copied();
        if let Some(hint) = hint
            && hint.depth >= depth
        {
            return Some(Answer::guess(hint.yes));
        }
        if self.nodes >= self.limit {
            return None;
        }
        self.nodes += 1;
        let first = hint.map(|hint| hint.nth);
        let (sure, choices) = self.choices(position, seeds, at_least, first, depth);
        if let Some((yes, nth)) = sure {
            self.learn(key, at_least, yes, nth, seeds);
            return Some(Answer::sure(yes));
        }
        if depth == 0 {
            // The moves were put in order by what they promise: the first says what to expect.
            let yes = choices
                .iter()
                .any(|choice| choice.hope >= i32::from(at_least));
            return Some(Answer::guess(yes));
        }
        self.path.insert(question, place);
        let mark = self.waiting.len();
        let (mut result, mut best) = (Answer::sure(false), 0);
        let deeper = if choices.len() == 1 { depth } else { depth - 1 };
        for choice in &choices {
            let wanted = wanted(at_least, choice.gain, choice.same);
            let asked = (choice.seeds, choice.key);
            let reply = self.ask(&choice.position, asked, wanted, deeper, place + 1)?;
            if reply.yes == choice.same {
                result = Answer { yes: true, ..reply };
                best = choice.nth;
                break;
            }
            result.lean = result.lean.min(reply.lean);
            result.sure &= reply.sure;
        }
        self.path.remove(&question);
        if !result.sure {
            self.forget(mark);
            let hint = Hint {
                depth,
                yes: result.yes,
                nth: best,
            };
            self.hints.insert(question, hint);
            return Some(Answer::guess(result.yes));
        }
        if result.yes != easy(at_least) {
            self.forget(mark);
            self.learn(key, at_least, result.yes, best, seeds);
            return Some(Answer::sure(result.yes));
        }
        if result.lean < place {
            self.wait(
                Waiting {
                    question,
                    nth: best,
                },
                result.lean,
                mark,
                place,
            );
            return Some(result);
        }
        self.confirm(mark, place);
        self.learn(key, at_least, result.yes, best, seeds);
        Some(Answer::sure(result.yes))
    }

    /// Forgets the answers that have been waiting since `mark`.
    fn forget(&mut self, mark: usize) {
        for forgotten in self.waiting.drain(mark..) {
            self.leans.remove(&forgotten.question);
        }
    }

    /// The answer, if it is known without looking further.
    fn answer(&self, seeds: u8, key: u64, at_least: i8) -> Option<Answer> {
        let all = seeds as i8;
        if at_least > all || at_least <= -all {
            return Some(Answer::sure(at_least <= -all));
        }
        if let Some(fact) = self.facts.get(&key) {
            if fact.least >= at_least {
                return Some(Answer::sure(true));
            }
            if fact.most < at_least {
                return Some(Answer::sure(false));
            }
        }
        let question = (key, at_least);
        let lean = *self.leans.get(&question).or(self.path.get(&question))?;
        Some(Answer {
            yes: easy(at_least),
            sure: true,
            lean,
        })
    }

    /// The moves worth trying, the best first; or the answer, if it can be seen already, and a move for it.
    #[allow(clippy::type_complexity, reason = "two small things of one pass")]
    fn choices(
        &mut self,
        position: &G::Position,
        here: u8,
        at_least: i8,
        first: Option<u8>,
        depth: u16,
    ) -> (Option<(bool, u8)>, Vec<Choice<G::Position>>) {
        let mut choices = Vec::with_capacity(12);
        let mut sure = None;
        let Self {
            rules,
            layers,
            wide,
            scratch,
            ..
        } = self;
        let mut all = true;
        let mut count = 0;
        let over = rules.each_move(position, scratch, |_, after, next| {
            let nth = count;
            count += 1;
            let value = match after {
                After::End(value) => Some(value),
                After::On {
                    seeds,
                    rank,
                    gain,
                    same,
                } => layers
                    .value(seeds, rank)
                    .map(|value| gain + if same { value } else { -value }),
            };
            match (value, after) {
                (Some(value), _) => {
                    if value >= at_least {
                        sure.get_or_insert((true, nth));
                    }
                }
                (None, After::On { gain, same, .. }) => {
                    all = false;
                    let key = rules.game.seen(next).map(|seen| wide.key(&seen.pits));
                    if let Some((seeds, key)) = key {
                        choices.push(Choice {
                            nth,
                            position: next.clone(),
                            key,
                            seeds,
                            gain,
                            same,
                            promise: 0,
                            hope: 0,
                        });
                    }
                }
                (None, After::End(_)) => {}
            }
        });
        if let Some(value) = over {
            return (Some((value >= at_least, 0)), choices);
        }
        if sure.is_none() && all {
            sure = Some((false, 0));
        }
        if sure.is_some() {
            return (sure, choices);
        }
        let mut open = Vec::with_capacity(choices.len());
        for mut choice in choices {
            let wanted = wanted(at_least, choice.gain, choice.same);
            match self.answer(choice.seeds, choice.key, wanted) {
                // Known, and the wrong way round.
                Some(Answer {
                    yes, lean: NOWHERE, ..
                }) => {
                    if yes == choice.same {
                        return (Some((true, choice.nth)), Vec::new());
                    }
                }
                _ => {
                    let reply = self.best_reply(&choice.position);
                    let reply = if choice.same { reply } else { -reply };
                    choice.hope = i32::from(choice.gain) + reply;
                    // Of the moves that seem to be enough, the one that leaves least to be looked at.
                    let enough = choice.hope >= i32::from(at_least);
                    let quiet = choice.seeds == here;
                    choice.promise = choice.hope.clamp(-4, 4) + if enough { 500 } else { 0 }
                        - 8 * (i32::from(choice.seeds) + i32::from(quiet));
                    if depth > 1
                        && let Some(hint) = self.hints.get(&(choice.key, wanted))
                    {
                        choice.promise += if hint.yes == choice.same { 1000 } else { -1000 };
                    }
                    if Some(choice.nth) == first {
                        choice.promise += 10_000;
                    }
                    open.push(choice);
                }
            }
        }
        if open.is_empty() {
            return (Some((false, 0)), open);
        }
        open.sort_by_key(|choice| -choice.promise);
        (None, open)
    }

    /// What the best move at a glance takes.
    fn best_reply(&mut self, position: &G::Position) -> i32 {
        let Self {
            rules,
            layers,
            scratch,
            ..
        } = self;
        let mut best = i32::MIN;
        let over = rules.each_move(position, scratch, |_, after, _| {
            let taken = match after {
                After::End(value) => i32::from(value),
                After::On {
                    seeds,
                    rank,
                    gain,
                    same,
                } => {
                    let value = layers.value(seeds, rank).map_or(0, i32::from);
                    i32::from(gain) + if same { value } else { -value }
                }
            };
            best = best.max(taken);
        });
        over.map_or(best, i32::from)
    }

    fn learn(&mut self, key: u64, at_least: i8, yes: bool, nth: u8, seeds: u8) {
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
    fn wait(&mut self, waiting: Waiting, lean: u32, mark: usize, depth: u32) {
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
    fn confirm(&mut self, mark: usize, depth: u32) {
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
fn wanted(at_least: i8, gain: i8, same: bool) -> i8 {
    if same {
        at_least - gain
    } else {
        gain - at_least + 1
    }
}
