//! Proof-number search: where to look next when a question is too large to be answered in one go.
//!
//! Every question that is open has two numbers: about how much must still be looked at to answer it with yes, and with
//! no. Of the moves that could answer with yes the one with the smallest number is followed, until it is no longer the
//! smallest. (Nagai's *df-pn*, with thresholds a quarter above the second best.) The numbers are guesses and may be
//! forgotten; only what is sure is kept as a [`Fact`](crate::solve::Fact).

use semailles_core::Game;

use crate::moves::After;
use crate::solve::{Answer, NOWHERE, Question, Solver, Waiting, easy, wanted};

/// As good as infinite.
const NEVER: u32 = u32::MAX >> 2;

/// The cells in which the numbers of a question may stand.
const BUCKET: usize = 4;

/// What is thought of an open question: how much must be looked at for a yes, and for a no.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Numbers {
    yes: u32,
    no: u32,
}

impl Numbers {
    fn pack(self) -> u64 {
        u64::from(self.yes) << 32 | u64::from(self.no)
    }

    fn unpack(packed: u64) -> Self {
        Self {
            yes: (packed >> 32) as u32,
            no: packed as u32,
        }
    }

    fn size(self) -> u64 {
        u64::from(self.yes) + u64::from(self.no)
    }

    /// As the player sees it who chooses a move that leads to the question.
    fn turned(self, same: bool) -> Self {
        if same {
            self
        } else {
            Self {
                yes: self.no,
                no: self.yes,
            }
        }
    }
}

/// A table of numbers that forgets what is small when it is full.
#[derive(Debug)]
pub(crate) struct Table {
    /// A question as a number, and what is thought of it.
    cells: Vec<[u64; 2]>,
    shift: u32,
}

impl Table {
    /// A table of no more than so many bytes (but of some thousands at least).
    pub(crate) fn new(bytes: u64) -> Self {
        let bits = (bytes / 16).max(1 << 10).ilog2();
        Self {
            cells: vec![[0; 2]; 1 << bits],
            shift: 64 - bits,
        }
    }

    /// A number for a question; that two have the same is as good as impossible, and no harm.
    fn id((key, at_least): Question) -> u64 {
        let mixed = (key ^ u64::from(at_least as u8) << 48).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        (mixed ^ mixed >> 32) | 1
    }

    fn bucket(&mut self, id: u64) -> &mut [[u64; 2]] {
        let at = id.wrapping_mul(0xd6e8_feb8_6659_fd93) >> self.shift;
        let first = at as usize & !(BUCKET - 1);
        &mut self.cells[first..first + BUCKET]
    }

    fn get(&mut self, question: Question) -> Option<Numbers> {
        let id = Self::id(question);
        let cell = self.bucket(id).iter().find(|cell| cell[0] == id)?;
        Some(Numbers::unpack(cell[1]))
    }

    fn put(&mut self, question: Question, numbers: Numbers) {
        let id = Self::id(question);
        let bucket = self.bucket(id);
        let same = bucket.iter().position(|cell| cell[0] == id);
        let at = same.unwrap_or_else(|| {
            let size = |&at: &usize| Numbers::unpack(bucket[at][1]).size();
            (0..BUCKET).min_by_key(size).unwrap_or(0)
        });
        bucket[at] = [id, numbers.pack()];
    }

    fn remove(&mut self, question: Question) {
        let id = Self::id(question);
        if let Some(cell) = self.bucket(id).iter_mut().find(|cell| cell[0] == id) {
            *cell = [0; 2];
        }
    }
}

/// What a visit has made of a question.
enum Visit {
    Sure(Answer),
    Open(Numbers),
}

/// A move that leads to an open question.
struct Branch<P> {
    nth: u8,
    position: P,
    key: u64,
    seeds: u8,
    wanted: i8,
    same: bool,
    /// How much must be looked at to know that this move is enough, and that it is not.
    numbers: Numbers,
    lean: u32,
}

/// A position at a glance.
enum Glance {
    Sure(bool),
    Open(Numbers),
}

impl<G: Game> Solver<'_, G> {
    /// Answers a question; `None` when the limit is reached.
    pub(crate) fn resolve(
        &mut self,
        position: &G::Position,
        (seeds, key): (u8, u64),
        at_least: i8,
    ) -> Option<bool> {
        if let Some(answer) = self.answer(seeds, key, at_least) {
            return Some(answer.yes);
        }
        loop {
            let most = Numbers {
                yes: NEVER,
                no: NEVER,
            };
            match self.visit(position, (seeds, key), at_least, most, 0) {
                None => {
                    self.give_up();
                    return None;
                }
                Some(Visit::Sure(answer)) => return Some(answer.yes),
                Some(Visit::Open(_)) => {}
            }
        }
    }

    /// Looks into a question until it is answered or one of its numbers reaches that of `most`; `None` when the limit
    /// is reached. `place` is how far down the path this is.
    fn visit(
        &mut self,
        position: &G::Position,
        (seeds, key): (u8, u64),
        at_least: i8,
        most: Numbers,
        place: u32,
    ) -> Option<Visit> {
        if self.is_over() {
            return None;
        }
        self.nodes += 1;
        let question = (key, at_least);
        let mut branches = match self.branches(position, seeds, at_least) {
            Ok(branches) => branches,
            Err((yes, nth)) => {
                self.learn(key, at_least, yes, nth, seeds);
                self.numbers.remove(question);
                return Some(Visit::Sure(Answer::firm(yes)));
            }
        };
        self.path.insert(question, place);
        let mark = self.waiting.len();
        let (result, best) = loop {
            let (mut first, mut second) = (0, NEVER);
            let mut no = 0_u32;
            for (at, branch) in branches.iter().enumerate() {
                let least = branches[first].numbers.yes;
                if at > 0 && branch.numbers.yes < least {
                    second = least;
                    first = at;
                } else if at > 0 {
                    second = second.min(branch.numbers.yes);
                }
                no = no.saturating_add(branch.numbers.no).min(NEVER);
            }
            let Branch {
                numbers, lean, nth, ..
            } = branches[first];
            if numbers.yes == 0 {
                break (Answer { yes: true, lean }, nth);
            }
            if no == 0 {
                let lean = branches.iter().map(|branch| branch.lean).min();
                let lean = lean.unwrap_or(NOWHERE);
                break (Answer { yes: false, lean }, 0);
            }
            if numbers.yes >= most.yes || no >= most.no {
                let numbers = Numbers {
                    yes: numbers.yes,
                    no,
                };
                self.path.remove(&question);
                self.forget(mark);
                self.numbers.put(question, numbers);
                return Some(Visit::Open(numbers));
            }
            let branch = &branches[first];
            let more = Numbers {
                yes: most.yes.min(second.saturating_add(1 + second / 4)),
                no: (most.no - no).saturating_add(numbers.no).min(NEVER),
            };
            let (asked, wanted) = ((branch.seeds, branch.key), branch.wanted);
            let visit = match self.answer(branch.seeds, branch.key, branch.wanted) {
                Some(answer) => Visit::Sure(answer),
                None => {
                    let more = more.turned(branch.same);
                    self.visit(&branch.position, asked, wanted, more, place + 1)?
                }
            };
            let branch = &mut branches[first];
            match visit {
                Visit::Sure(answer) => branch.settle(answer),
                Visit::Open(numbers) => branch.numbers = numbers.turned(branch.same),
            }
        };
        self.path.remove(&question);
        self.numbers.remove(question);
        if result.yes != easy(at_least) {
            self.forget(mark);
            self.learn(key, at_least, result.yes, best, seeds);
            return Some(Visit::Sure(Answer::firm(result.yes)));
        }
        if result.lean < place {
            let waiting = Waiting {
                question,
                nth: best,
            };
            self.wait(waiting, result.lean, mark, place);
            return Some(Visit::Sure(result));
        }
        self.confirm(mark, place);
        self.learn(key, at_least, result.yes, best, seeds);
        Some(Visit::Sure(Answer::firm(result.yes)))
    }

    /// The moves that lead to open questions; or the answer, if it can be seen already, and a move for it.
    fn branches(
        &mut self,
        position: &G::Position,
        here: u8,
        at_least: i8,
    ) -> Result<Vec<Branch<G::Position>>, (bool, u8)> {
        let mut branches: Vec<Branch<G::Position>> = Vec::with_capacity(8);
        let mut sure = None;
        let mut nth = 0;
        let Self {
            rules,
            layers,
            wide,
            scratch,
            ..
        } = self;
        let over = rules.each_move(position, scratch, |_, after, next| {
            match after {
                After::End(value) if value >= at_least => sure = Some(nth),
                After::End(_) => {}
                After::On {
                    seeds,
                    rank,
                    gain,
                    same,
                } => match layers.value(seeds, rank) {
                    Some(value) => {
                        let value = gain + if same { value } else { -value };
                        if value >= at_least {
                            sure = Some(nth);
                        }
                    }
                    None => {
                        if let Some(seen) = rules.game.seen(next) {
                            let (seeds, key) = wide.key(&seen.pits);
                            branches.push(Branch {
                                nth,
                                position: next.clone(),
                                key,
                                seeds,
                                wanted: wanted(at_least, gain, same),
                                same,
                                numbers: Numbers::default(),
                                lean: NOWHERE,
                            });
                        }
                    }
                },
            }
            nth += 1;
        });
        if let Some(value) = over {
            return Err((value >= at_least, 0));
        }
        if let Some(nth) = sure {
            return Err((true, nth));
        }
        let mut kept = 0;
        for at in 0..branches.len() {
            let Branch {
                nth,
                key,
                seeds,
                wanted,
                same,
                ..
            } = branches[at];
            // Only quiet moves come back to what is being asked.
            let answer = if seeds == here {
                self.answer(seeds, key, wanted)
            } else {
                self.fact(seeds, key, wanted).map(Answer::firm)
            };
            match answer {
                Some(answer) if answer.lean == NOWHERE => {
                    if answer.yes == same {
                        return Err((true, nth));
                    }
                    continue;
                }
                Some(answer) => branches[at].settle(answer),
                None => {
                    let numbers = match self.numbers.get((key, wanted)) {
                        Some(numbers) => numbers,
                        None => match self.glance(&branches[at].position, wanted) {
                            Glance::Sure(yes) if yes == same => return Err((true, nth)),
                            Glance::Sure(_) => continue,
                            Glance::Open(numbers) => {
                                self.numbers.put((key, wanted), numbers);
                                numbers
                            }
                        },
                    };
                    branches[at].numbers = numbers.turned(same);
                }
            }
            branches.swap(kept, at);
            kept += 1;
        }
        branches.truncate(kept);
        if branches.is_empty() {
            return Err((false, 0));
        }
        Ok(branches)
    }

    /// What one look at the moves of a position says of a question.
    fn glance(&mut self, position: &G::Position, at_least: i8) -> Glance {
        let Self {
            rules,
            layers,
            scratch,
            ..
        } = self;
        let mut sure = false;
        let mut numbers = Numbers { yes: NEVER, no: 0 };
        let limit = self.top;
        let over = rules.each_move(position, scratch, |_, after, _| match after {
            After::End(value) => sure |= value >= at_least,
            After::On {
                seeds,
                rank,
                gain,
                same,
            } => {
                if let Some(value) = layers.value(seeds, rank) {
                    sure |= gain + if same { value } else { -value } >= at_least;
                    return;
                }
                let wanted = wanted(at_least, gain, same);
                let all = seeds as i8;
                if wanted > all || wanted <= -all {
                    sure |= (wanted <= -all) == same;
                    return;
                }
                let above = u32::from(seeds.saturating_sub(limit));
                // What the mover must still win to be content.
                let ask = i32::from(at_least) - i32::from(gain);
                let yes = weight(above, ask);
                let no = weight(above, 1 - ask);
                numbers.yes = numbers.yes.min(yes.max(1));
                numbers.no += no.max(1);
            }
        });
        match over {
            Some(value) => Glance::Sure(value >= at_least),
            None if sure => Glance::Sure(true),
            None if numbers.no == 0 => Glance::Sure(false),
            None => Glance::Open(numbers),
        }
    }
}

/// How much must be looked at, it is guessed, where the board has so many seeds more than the tables, and so many of
/// them must be won. (Eight seeds are twice as much. Measured; not much hangs on it.)
fn weight(above: u32, ask: i32) -> u32 {
    const DOUBLE: u32 = 8;
    const SEEDS: u32 = 4;
    let base = 8 << (above / DOUBLE);
    let all = base + base * (above % DOUBLE) / DOUBLE;
    all + all * ask.max(0) as u32 / SEEDS
}

impl<P> Branch<P> {
    fn settle(&mut self, answer: Answer) {
        self.lean = answer.lean;
        self.numbers = if answer.yes == self.same {
            Numbers { yes: 0, no: NEVER }
        } else {
            Numbers { yes: NEVER, no: 0 }
        };
    }
}
