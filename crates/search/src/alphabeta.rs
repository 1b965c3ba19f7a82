//! Principal-variation alpha-beta that can stop at any node and go on from there.
//!
//! The frames of the search are kept in a list instead of on the machine's stack: a page that has one thread searches
//! in slices, and a sliced search finds the same as one in one piece.
//!
//! **Repetition and quiet play are exact.** What a position is worth may depend on what came before it. Three things
//! keep the table honest:
//!
//! * a value that leans on a repetition of something above its node is not stored ([`Notes::lean`]);
//! * where one more occurrence can end the game (something above has come often enough), all that came since the last
//!   irreversible ply belongs to the key; elsewhere a value below which something came twice is only used where
//!   nothing above can come again;
//! * where the plies left to the quiet limit can be used up, their number belongs to the key.

use std::sync::Arc;

use semailles_core::{End, Game, Move, MoveList, Run, Silent, Team, UNIT, WIN, end_if_due};

use crate::Oracle;
use crate::order::{FIRST, Order};
use crate::path::{Occurrence, Path, mix};
use crate::table::{Bound, Entry, Table};

/// More than any value.
pub(crate) const INFINITE: i32 = 2_000_000;
/// A win or loss outright is nearer to [`WIN`] than this many plies.
const FAR: i32 = 10_000;
/// So many forced moves in a row cost no depth.
const CHAIN: u8 = 3;
/// Deeper than any search gets.
pub(crate) const MAX_DEPTH: i32 = 100;

/// Whether a value is a win or loss outright, and in how many plies.
pub(crate) fn outright(value: i32) -> Option<i32> {
    (value.abs() > WIN - FAR).then(|| WIN - value.abs())
}

/// What a value depends on besides the position.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Notes {
    /// The highest place on the path that it leans on, by a repetition that ended the game.
    lean: i32,
    /// The lowest place on the path that came once more below.
    twice: i32,
    /// No position was judged at a glance.
    pub(crate) solved: bool,
}

impl Notes {
    const SOLVED: Self = Self {
        lean: i32::MAX,
        twice: -1,
        solved: true,
    };

    fn and(self, other: Self) -> Self {
        Self {
            lean: self.lean.min(other.lean),
            twice: self.twice.max(other.twice),
            solved: self.solved & other.solved,
        }
    }
}

/// A move to be tried.
#[derive(Clone, Debug)]
struct Choice<P> {
    m: Move,
    /// What it promises: the largest is tried first.
    promise: i32,
    /// The position after it, if it had to be played to know, and whether the ply was irreversible.
    after: Option<(P, bool)>,
}

/// Where the value of a node is kept.
#[derive(Clone, Copy, Debug)]
struct Place {
    key: u64,
    offset: i32,
    /// What came above belongs to the key.
    with_history: bool,
}

/// A position on the way from the root to the one being looked at.
#[derive(Clone, Debug)]
struct Frame<P> {
    position: P,
    choices: Vec<Choice<P>>,
    next: usize,
    /// How deep to look, and how much of that a move costs.
    depth: i32,
    cost: i32,
    /// Forced moves before this one, if it is forced too.
    chain: u8,
    /// For the side to move, like all values of a frame.
    alpha: i32,
    beta: i32,
    /// What alpha was at first.
    floor: i32,
    best: i32,
    best_move: Move,
    /// Whether our side moves (or chance).
    ours: bool,
    /// Chance moves: the sum of the values so far.
    chance: Option<i32>,
    place: Option<Place>,
    notes: Notes,
    /// Where this position came before on the path, if it did.
    came: i32,
    /// The move being tried, whether its ply was irreversible, and whether only with a null window.
    trying: (Move, bool, bool),
    /// Whether any candidate could be played.
    any: bool,
    /// The best line from here.
    line: Vec<Move>,
}

/// How far a search has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Step {
    /// The nodes are used up.
    Pause,
    /// A frame more.
    Deeper,
    /// The frame on top has this value.
    Done(i32),
}

/// A search from a root, to be run in slices.
#[derive(Debug)]
pub(crate) struct Search<G: Game> {
    game: Arc<G>,
    table: Arc<Table>,
    pub(crate) oracle: Option<Arc<dyn Oracle<G>>>,
    /// Nothing that could come again came before the root.
    fresh: bool,
    /// The team whose values are positive: that of the player to move at the root.
    us: Team,
    path: Path<G::Key>,
    frames: Vec<Frame<G::Position>>,
    top: usize,
    order: Order,
    list: MoveList,
    /// Positions entered.
    pub(crate) nodes: u64,
    /// Takes from the table only what was searched just as deep, so that values are those of a search without it.
    pub(crate) just_as_deep: bool,
}

impl<G: Game> Search<G> {
    pub(crate) fn new(run: &Run<G>, table: Arc<Table>) -> Self {
        let game = run.game().clone();
        let us = game
            .to_move(run.position())
            .map_or(Team(0), |player| game.team(player));
        let root = Frame {
            position: run.position().clone(),
            choices: Vec::new(),
            next: 0,
            depth: 0,
            cost: 1,
            chain: 0,
            alpha: -INFINITE,
            beta: INFINITE,
            floor: -INFINITE,
            best: -INFINITE,
            best_move: Move(0),
            ours: true,
            chance: None,
            place: None,
            notes: Notes::SOLVED,
            came: -1,
            trying: (Move(0), false, false),
            any: false,
            line: Vec::new(),
        };
        Self {
            table,
            oracle: None,
            fresh: run.history().len() <= 1,
            us,
            path: Path::of(run),
            frames: vec![root],
            top: 0,
            order: Order::new(),
            list: MoveList::new(),
            nodes: 0,
            just_as_deep: false,
            game,
        }
    }

    pub(crate) fn consult(&mut self, oracle: Arc<dyn Oracle<G>>) {
        self.oracle = Some(oracle);
    }

    /// What the oracle says of a position, for our side.
    #[inline]
    fn told(&self, position: &G::Position) -> Option<i32> {
        self.oracle.as_ref()?.value(&self.game, position, self.us)
    }

    /// Whether what the root is worth is known, and nothing came before it.
    pub(crate) fn is_known(&self) -> bool {
        let root = &self.frames[0].position;
        self.fresh
            && self.game.quiet_plies(root) == 0
            && self.game.outcome(root).is_none()
            && self.told(root).is_some()
    }

    /// What a position at which the search stops is worth to our side. What the oracle knows to be won is worth a
    /// little less while it has not been taken: so it is taken.
    fn at_a_glance(&self, position: &G::Position) -> i32 {
        let glance = self.game.estimate(position, self.us);
        match self.told(position) {
            Some(value) => value - (value - glance).signum() * UNIT / 10,
            None => glance + self.game.prospects(position, self.us),
        }
    }

    /// The best line found from the root; empty before the first move has been looked at.
    pub(crate) fn line(&self) -> &[Move] {
        &self.frames[0].line
    }

    /// The value of that line, for the player to move, so far: `None` while nothing is better than alpha.
    pub(crate) fn best_so_far(&self) -> Option<i32> {
        let root = &self.frames[0];
        (root.best > root.floor && !root.line.is_empty()).then_some(root.best)
    }

    pub(crate) fn notes(&self) -> Notes {
        self.frames[0].notes
    }

    /// Begins to search the root so deep, between alpha and beta, for the legal `moves` in this order.
    pub(crate) fn begin(&mut self, moves: &[Move], depth: i32, alpha: i32, beta: i32) {
        while self.top > 0 {
            self.leave();
        }
        let chance = self.game.to_move(&self.frames[0].position).is_none();
        let root = &mut self.frames[0];
        root.choices.clear();
        root.choices.extend((0..).zip(moves).map(|(i, &m)| Choice {
            m,
            promise: -i,
            after: None,
        }));
        root.reset(depth, alpha, beta);
        if chance {
            root.chance = Some(0);
            root.cost = 0;
        } else if moves.len() == 1 {
            root.cost = 0;
            root.chain = 1;
        }
    }

    /// Goes on for so many nodes; the value of the root for the player to move when it is known.
    pub(crate) fn go_on(&mut self, nodes: u64) -> Option<i32> {
        let until = self.nodes.saturating_add(nodes);
        loop {
            match self.step(until) {
                Step::Pause => return None,
                Step::Deeper => {}
                Step::Done(value) if self.top == 0 => return Some(value),
                Step::Done(value) => {
                    self.leave();
                    if let Some(cut) = self.came_back(value) {
                        // A cut ends the frame at its next step.
                        if cut {
                            self.frames[self.top].next = usize::MAX;
                        }
                    }
                }
            }
        }
    }

    fn leave(&mut self) {
        self.path.pop();
        self.top -= 1;
    }

    /// Tries the moves of the frame on top until one has to be looked into.
    fn step(&mut self, until: u64) -> Step {
        loop {
            let top = self.top;
            let frame = &mut self.frames[top];
            if frame.next == usize::MAX {
                return Step::Done(self.finish());
            }
            if !frame.pick() {
                if frame.any {
                    return Step::Done(self.finish());
                }
                if let Some(value) = self.stuck() {
                    return Step::Done(value);
                }
                continue;
            }
            if self.nodes >= until {
                return Step::Pause;
            }
            let Some((m, irreversible)) = self.play() else {
                continue;
            };
            self.nodes += 1;
            self.frames[top].any = true;
            let Some((value, notes)) = self.look_at(m, irreversible) else {
                return Step::Deeper;
            };
            if self.take(value, notes, m) {
                self.frames[top].next = usize::MAX;
            }
        }
    }

    /// Plays the next choice of the frame on top into the position of the frame above; `None` if it is refused.
    #[inline]
    fn play(&mut self) -> Option<(Move, bool)> {
        let top = self.top;
        if self.frames.len() == top + 1 {
            let mut frame = self.frames[top].clone();
            frame.choices.clear();
            self.frames.push(frame);
        }
        let [frame, above] = &mut self.frames[top..top + 2] else {
            unreachable!("two frames");
        };
        let choice = &mut frame.choices[frame.next];
        frame.next += 1;
        let m = choice.m;
        if let Some((after, irreversible)) = choice.after.take() {
            above.position = after;
            return Some((m, irreversible));
        }
        above.position.clone_from(&frame.position);
        let ply = self.game.attempt(&mut above.position, m, &mut Silent)?;
        Some((m, ply.irreversible))
    }

    /// The value of the position just played for the player who played it, if it can be told at once; else it is
    /// entered.
    #[inline]
    fn look_at(&mut self, m: Move, irreversible: bool) -> Option<(i32, Notes)> {
        let top = self.top;
        let limits = self.game.limits();
        let [frame, above] = &mut self.frames[top..top + 2] else {
            unreachable!("two frames");
        };
        if self.game.outcome(&above.position).is_some() {
            return Some((self.worth(top + 1), Notes::SOLVED));
        }
        let deeper = frame.depth > frame.cost;
        let ours = frame.ours;
        if irreversible && let Some(value) = self.told(&self.frames[top + 1].position) {
            return Some((if ours { value } else { -value }, Notes::SOLVED));
        }
        let [frame, above] = &mut self.frames[top..top + 2] else {
            unreachable!("two frames");
        };
        let mut occurrence = Occurrence::FIRST;
        if deeper {
            occurrence = self.path.push(self.game.key(&above.position), irreversible);
        } else if !irreversible && limits.repetition > 0 {
            occurrence = self.path.look(self.game.key(&above.position));
        }
        if end_if_due(&*self.game, &mut above.position, occurrence.times) {
            if deeper {
                self.path.pop();
            }
            let mut notes = Notes::SOLVED;
            let end = self.game.outcome(&self.frames[top + 1].position);
            if end.is_some_and(|outcome| outcome.end == End::Repetition) {
                notes.lean = occurrence.first;
            }
            return Some((self.worth(top + 1), notes));
        }
        let came = if occurrence.times > 1 {
            occurrence.before
        } else {
            -1
        };
        if !deeper {
            let value = self.at_a_glance(&self.frames[top + 1].position);
            let notes = Notes {
                solved: false,
                twice: came,
                ..Notes::SOLVED
            };
            return Some((if ours { value } else { -value }, notes));
        }
        above.came = came;
        let null = frame.chance.is_none() && frame.best > -INFINITE && frame.beta - frame.alpha > 1;
        frame.trying = (m, irreversible, null);
        self.enter(null)
    }

    /// What the end of the game is worth to the player of the frame on top.
    fn worth(&self, at: usize) -> i32 {
        let value = self.game.worth(&self.frames[at].position, self.us);
        let value = match value {
            WIN => WIN - at as i32,
            l if l == -WIN => at as i32 - WIN,
            other => other,
        };
        if self.frames[at - 1].ours {
            value
        } else {
            -value
        }
    }

    /// Enters the position above the frame on top, which is on the path already; its value for the player who moved
    /// there, if the table knows it, and then it is left again.
    fn enter(&mut self, null: bool) -> Option<(i32, Notes)> {
        let (top, at) = (self.top, self.top + 1);
        let [frame, above] = &mut self.frames[top..top + 2] else {
            unreachable!("two frames");
        };
        let mover = self.game.to_move(&above.position);
        above.ours = mover.is_none_or(|player| self.game.team(player) == self.us);
        let same = above.ours == frame.ours;
        // What the mover before is between, seen from the mover here.
        let seen = |alpha: i32, beta: i32| if same { (alpha, beta) } else { (-beta, -alpha) };
        let wide = if frame.chance.is_some() {
            (-INFINITE, INFINITE)
        } else {
            seen(frame.alpha, frame.beta)
        };
        let (alpha, beta) = if null {
            seen(frame.alpha, frame.alpha + 1)
        } else {
            wide
        };
        let (depth, chain) = (frame.depth - frame.cost, frame.chain);
        self.game.candidates(&above.position, &mut self.list);
        if mover.is_none() {
            above.reset(depth, -INFINITE, INFINITE);
            above.chance = Some(0);
            above.cost = 0;
            above.set_choices(&self.list);
            self.top = at;
            return None;
        }
        above.reset(depth, alpha, beta);
        if self.list.len() == 1 {
            // A forced move. What it is worth depends on how many were forced before it, so it is not stored.
            if chain < CHAIN {
                above.cost = 0;
                above.chain = chain + 1;
            }
            above.set_choices(&self.list);
            self.top = at;
            return None;
        }
        let mut first = None;
        let place = (depth > 1).then(|| self.place(at));
        if let Some(place) = place
            && let Some(entry) = self.table.get(place.key)
        {
            first = Some(entry.m);
            if beta - alpha == 1
                && let Some(value) = self.known(at, place, entry)
            {
                let value = if same { value } else { -value };
                let [frame, above] = &mut self.frames[top..top + 2] else {
                    unreachable!("two frames");
                };
                if !null || value <= frame.alpha || value >= frame.beta {
                    self.path.pop();
                    let notes = Notes {
                        lean: if entry.leans { 0 } else { i32::MAX },
                        twice: if entry.loops { self.path.end() + 1 } else { -1 },
                        solved: entry.solved,
                    };
                    return Some((value, notes));
                }
                // Better than the best so far: how much better has to be known.
                frame.trying.2 = false;
                (above.alpha, above.beta, above.floor) = (wide.0, wide.1, wide.0);
            }
        }
        self.frames[at].place = place;
        self.choose(at, first);
        self.top = at;
        None
    }

    /// The value of an entry for the player to move, if it holds here and answers the question.
    fn known(&self, at: usize, place: Place, entry: Entry) -> Option<i32> {
        let frame = &self.frames[at];
        let depth = i32::from(entry.depth);
        let deep_enough = if self.just_as_deep {
            depth == frame.depth
        } else {
            depth >= frame.depth || entry.solved
        };
        if !deep_enough
            || !place.with_history && entry.loops && self.path.above().most > 0
            || self.is_near_quiet(at, depth) && !self.is_near_quiet(at, frame.depth)
        {
            return None;
        }
        let value = if entry.value.abs() > WIN - FAR {
            entry.value - entry.value.signum() * at as i32
        } else {
            entry.value + place.offset
        };
        let answers = match entry.bound {
            Bound::Exact => true,
            Bound::Lower => value >= frame.beta,
            Bound::Upper => value <= frame.alpha,
        };
        answers.then_some(value)
    }

    /// Whether a search so deep can come to the quiet limit.
    fn is_near_quiet(&self, at: usize, depth: i32) -> bool {
        let limit = i64::from(self.game.limits().quiet);
        let quiet = i64::from(self.game.quiet_plies(&self.frames[at].position));
        limit > 0 && quiet + i64::from(depth) * i64::from(CHAIN + 1) + 1 >= limit
    }

    /// Where the value of a position on top of the path is kept.
    fn place(&self, at: usize) -> Place {
        let frame = &self.frames[at];
        let memo = self.game.memo(&frame.position, self.us);
        let mut key = memo.hash;
        if self.game.teams() > 2 {
            key ^= mix(u64::from(self.us.0) << 1 | u64::from(frame.ours));
        }
        if self.is_near_quiet(at, frame.depth) {
            let quiet = self.game.quiet_plies(&frame.position);
            key ^= mix(0x5155_4945_5400_0000 | u64::from(quiet));
        }
        let repetition = self.game.limits().repetition;
        let above = self.path.above();
        let with_history = repetition > 0 && above.most > 0 && above.most + 1 >= repetition;
        if with_history {
            key ^= mix(above.sum);
        }
        Place {
            key,
            offset: if frame.ours {
                memo.offset
            } else {
                -memo.offset
            },
            with_history,
        }
    }

    /// Lists the choices of a frame, in the order in which they are worth trying.
    fn choose(&mut self, at: usize, first: Option<Move>) {
        let frame = &mut self.frames[at];
        frame.choices.clear();
        // Just above the leaves it is quicker to try moves than to put them in order.
        let play = frame.depth > 1 && self.game.promise(&frame.position, self.list[0]).is_none();
        let before = if play {
            self.game.estimate(&frame.position, self.us)
        } else {
            0
        };
        for &m in self.list.iter() {
            let mut choice = Choice {
                m,
                promise: self.order.reputation(frame.ours, at, m),
                after: None,
            };
            if play {
                let mut after = frame.position.clone();
                let Some(ply) = self.game.attempt(&mut after, m, &mut Silent) else {
                    continue;
                };
                let gain = self.game.estimate(&after, self.us) - before;
                choice.promise += if frame.ours { gain } else { -gain };
                choice.after = Some((after, ply.irreversible));
            } else if let Some(promise) = self.game.promise(&frame.position, m) {
                choice.promise += promise;
            }
            if Some(m) == first {
                choice.promise = FIRST;
            }
            frame.choices.push(choice);
        }
    }

    /// Every candidate of the frame on top was refused: the game is over, with this value for the player to move, or
    /// there is a pass to try.
    #[cold]
    fn stuck(&mut self) -> Option<i32> {
        let top = self.top;
        let frame = &mut self.frames[top];
        let mut position = frame.position.clone();
        if let Some(pass) = self.game.stuck(&mut position, &mut Silent) {
            frame.set_choices(&[pass]);
            frame.next = 0;
            return None;
        }
        let value = self.game.worth(&position, self.us);
        debug_assert!(value.abs() < WIN, "no win outright without a move");
        frame.notes = Notes {
            twice: frame.came,
            ..Notes::SOLVED
        };
        frame.best = if frame.ours { value } else { -value };
        Some(frame.best)
    }

    /// The frame above has come back with a value for its player to move; whether that cuts the frame now on top, or
    /// `None` if the move has to be looked into again.
    fn came_back(&mut self, value: i32) -> Option<bool> {
        let top = self.top;
        let [frame, above] = &mut self.frames[top..top + 2] else {
            unreachable!("two frames");
        };
        let value = if above.ours == frame.ours {
            value
        } else {
            -value
        };
        let notes = above.notes;
        let (m, irreversible, null) = frame.trying;
        if !null || value <= frame.alpha || value >= frame.beta {
            return Some(self.take(value, notes, m));
        }
        frame.trying.2 = false;
        let key = self.game.key(&above.position);
        self.path.push(key, irreversible);
        let known = self.enter(false);
        known.map(|(value, notes)| self.take(value, notes, m))
    }

    /// A move of the frame on top has this value for its player; whether nothing else needs to be looked at.
    #[inline]
    fn take(&mut self, value: i32, notes: Notes, m: Move) -> bool {
        let top = self.top;
        let frame = &mut self.frames[top];
        if let Some(sum) = &mut frame.chance {
            *sum += value;
            frame.notes = frame.notes.and(notes);
            return false;
        }
        if value > frame.best {
            frame.best = value;
            frame.best_move = m;
            if value > frame.alpha {
                let is_principal = frame.beta - frame.floor > 1;
                frame.alpha = value;
                if is_principal {
                    self.note_line(m);
                }
                if value >= self.frames[top].beta {
                    self.cut(notes, m);
                    return true;
                }
            }
        }
        let frame = &mut self.frames[top];
        frame.notes = frame.notes.and(notes);
        false
    }

    /// Puts a move and the best line from the frame above together.
    fn note_line(&mut self, m: Move) {
        let top = self.top;
        let [frame, above] = &mut self.frames[top..top + 2] else {
            unreachable!("two frames");
        };
        frame.line.clear();
        frame.line.push(m);
        if frame.depth > frame.cost && self.game.outcome(&above.position).is_none() {
            frame.line.extend_from_slice(&above.line);
        }
    }

    /// The move is too good: what it alone depends on is what the value depends on.
    fn cut(&mut self, notes: Notes, m: Move) {
        let top = self.top;
        let frame = &mut self.frames[top];
        frame.notes = notes;
        if frame.depth > 1 {
            self.order.cut(frame.ours, top, m, frame.depth);
            let tried = &frame.choices[..frame.next.min(frame.choices.len())];
            for choice in tried.iter().filter(|choice| choice.m != m) {
                self.order.disappoint(frame.ours, choice.m, frame.depth);
            }
        }
    }

    /// The value of the frame on top for the player to move, and stores it.
    fn finish(&mut self) -> i32 {
        let top = self.top;
        let here = self.path.end();
        let frame = &mut self.frames[top];
        frame.notes.twice = frame.notes.twice.max(frame.came);
        if let Some(sum) = frame.chance {
            // All chances are alike.
            frame.best = sum / frame.choices.len() as i32;
            return frame.best;
        }
        let leans = frame.notes.lean < here;
        let value = frame.best;
        if let Some(place) = frame.place
            && (!leans || place.with_history)
        {
            let bound = if value >= frame.beta {
                Bound::Lower
            } else if value > frame.floor {
                Bound::Exact
            } else {
                Bound::Upper
            };
            let stored = if value.abs() > WIN - FAR {
                value + value.signum() * top as i32
            } else {
                value - place.offset
            };
            let entry = Entry {
                m: frame.best_move,
                value: stored,
                depth: frame.depth as u8,
                bound,
                solved: frame.notes.solved,
                loops: frame.notes.twice >= here,
                leans,
            };
            self.table.put(place.key, entry);
        }
        value
    }
}

impl<P> Frame<P> {
    fn reset(&mut self, depth: i32, alpha: i32, beta: i32) {
        self.next = 0;
        self.depth = depth;
        self.cost = 1;
        self.chain = 0;
        (self.alpha, self.beta, self.floor) = (alpha, beta, alpha);
        self.best = -INFINITE;
        self.best_move = Move(0);
        self.chance = None;
        self.place = None;
        self.notes = Notes::SOLVED;
        self.any = false;
        self.line.clear();
    }

    fn set_choices(&mut self, moves: &[Move]) {
        self.choices.clear();
        self.choices.extend(moves.iter().map(|&m| Choice {
            m,
            promise: 0,
            after: None,
        }));
    }

    /// Brings the choice to be tried next to its place; whether there is one.
    fn pick(&mut self) -> bool {
        let Some(left) = self.choices.get_mut(self.next..) else {
            return false;
        };
        let mut best = 0;
        for i in 1..left.len() {
            if left[i].promise > left[best].promise {
                best = i;
            }
        }
        if left.is_empty() {
            return false;
        }
        // The others keep their order.
        left[..=best].rotate_right(1);
        true
    }
}
