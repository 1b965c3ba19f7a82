use std::sync::Arc;

use semailles_core::{Game, Move, Run, UNIT, sort_few};

use crate::alphabeta::{INFINITE, MAX_DEPTH, Search, outright};
use crate::{Limits, Line, Oracle, Report, Table};

/// Whether a search has come to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// There is more to be looked at.
    Pending,
    /// A limit has been reached, or everything has been seen.
    Done,
}

/// A search for the best move in one position, deeper and deeper, that can be run in slices.
///
/// The same limits and a table in the same state give the same report, however it is sliced.
#[derive(Debug)]
pub struct Thinker<G: Game> {
    search: Search<G>,
    limits: Limits,
    /// The legal moves, the best so far first.
    moves: Vec<Move>,
    report: Report,
    status: Status,
    /// The depth being searched, and the lines found at it.
    depth: i32,
    found: Vec<Line>,
    solved: bool,
    window: Window,
    /// Nothing has been searched in this window yet.
    fresh: bool,
}

/// How far around the score of the depth before one looks first.
const NARROW: i32 = 40;

/// Between which values one looks.
#[derive(Clone, Copy, Debug)]
struct Window {
    alpha: i32,
    beta: i32,
    /// How much wider it becomes when the value is outside.
    step: i32,
}

impl Window {
    const OPEN: Self = Self {
        alpha: -INFINITE,
        beta: INFINITE,
        step: 0,
    };

    fn around(score: i32) -> Self {
        Self {
            alpha: score - NARROW,
            beta: score + NARROW,
            step: NARROW,
        }
    }

    /// The window that holds a value which this one did not.
    fn holding(self, value: i32) -> Self {
        let step = self.step * 4;
        // What is worth as much as that is no matter of a few seeds: anything can come.
        let far = value.abs() > 20_000;
        if value <= self.alpha {
            Self {
                alpha: if far { -INFINITE } else { value - step },
                beta: self.beta,
                step,
            }
        } else {
            Self {
                alpha: self.alpha,
                beta: if far { INFINITE } else { value + step },
                step,
            }
        }
    }
}

impl<G: Game> Thinker<G> {
    /// A search from the present position of a game. Nothing is looked at yet.
    #[must_use]
    pub fn new(run: &Run<G>, table: Arc<Table>, limits: Limits) -> Self {
        table.grow_old();
        Self::joining(run, table, limits, 1)
    }

    /// One of several that share a table; it begins at `depth`.
    pub(crate) fn joining(run: &Run<G>, table: Arc<Table>, limits: Limits, depth: i32) -> Self {
        let mut moves = run.legal().to_vec();
        if let Some(only) = limits.only.filter(|only| moves.contains(only)) {
            moves = vec![only];
        }
        Self {
            search: Search::new(run, table),
            limits,
            report: Report::default(),
            status: if moves.is_empty() {
                Status::Done
            } else {
                Status::Pending
            },
            moves,
            depth,
            found: Vec::new(),
            solved: true,
            window: Window::OPEN,
            fresh: true,
        }
    }

    /// Takes from the table only values of just the same depth, so that the value at a depth is that of a search
    /// without a table. For tests and for those who compare.
    pub fn exactly(&mut self) {
        self.search.just_as_deep = true;
    }

    /// Asks somebody what positions are worth, before anything is looked at.
    pub fn consult(&mut self, oracle: Arc<dyn Oracle<G>>) {
        self.search.consult(oracle);
    }

    /// Who is asked: the other threads ask the same.
    #[cfg(not(target_family = "wasm"))]
    pub(crate) fn oracle(&self) -> Option<Arc<dyn Oracle<G>>> {
        self.search.oracle.clone()
    }

    /// Goes on for about so many nodes: never for more, but that a move has to be found.
    pub fn think_for(&mut self, nodes: u64) -> Status {
        let until = self.search.nodes.saturating_add(nodes);
        while self.status == Status::Pending {
            let limit = if self.report.depth == 0 {
                u64::MAX
            } else {
                self.limits.nodes
            };
            let left = until.min(limit).saturating_sub(self.search.nodes);
            if left == 0 {
                if self.search.nodes >= limit {
                    self.status = Status::Done;
                    break;
                }
                return Status::Pending;
            }
            if self.fresh {
                self.begin();
            }
            if let Some(value) = self.search.go_on(left) {
                self.searched(value);
            }
        }
        Status::Done
    }

    /// Goes on until a limit is reached or `stop` says so; it is asked after every 1,024 nodes.
    pub fn think(&mut self, mut stop: impl FnMut(&Report) -> bool) {
        while self.think_for(1024) == Status::Pending {
            self.report.nodes = self.search.nodes;
            if self.report.depth > 0 && stop(&self.report) {
                break;
            }
        }
    }

    /// What has been found so far, also in the depth that is not done.
    #[must_use]
    pub fn report(&self) -> Report {
        let mut report = self.report.clone();
        report.nodes = self.search.nodes;
        // The best move of the depth before is looked at first: what is better than it is better.
        self.add_unfinished(&mut report);
        if self.search.is_known() && report.depth > 0 {
            // Everything below is known too: what a search leaves open is only how soon it comes.
            for line in &mut report.lines {
                line.score = (f64::from(line.score) / f64::from(UNIT)).round() as i32 * UNIT;
            }
            report.solved = true;
        }
        report
    }

    fn add_unfinished(&self, report: &mut Report) {
        let Some(line) = report.lines.first_mut() else {
            return;
        };
        if self.fresh || !self.found.is_empty() || self.limits.lines > 1 {
            return;
        }
        if let Some(score) = self.search.best_so_far() {
            *line = Line {
                score,
                moves: self.search.line().to_vec(),
            };
        }
    }

    fn begin(&mut self) {
        // The moves of the lines already found at this depth are left out.
        let taken = |m: &Move| self.found.iter().any(|line| line.moves[0] == *m);
        let moves: Vec<Move> = self.moves.iter().copied().filter(|m| !taken(m)).collect();
        self.search
            .begin(&moves, self.depth, self.window.alpha, self.window.beta);
        self.fresh = false;
    }

    /// The root has this value.
    fn searched(&mut self, value: i32) {
        self.fresh = true;
        if value <= self.window.alpha || value >= self.window.beta {
            if value >= self.window.beta
                && let Some(&m) = self.search.line().first()
            {
                self.put_first(m, self.found.len());
            }
            self.window = self.window.holding(value);
            return;
        }
        let moves = self.search.line().to_vec();
        if let Some(&m) = moves.first() {
            self.put_first(m, self.found.len());
            self.found.push(Line {
                score: value,
                moves,
            });
        } else {
            // Chance moves: there is nothing to choose.
            self.status = Status::Done;
        }
        self.solved &= self.search.notes().solved;
        if self.found.len() < self.limits.lines.min(self.moves.len()) {
            self.window = self.next_window();
            return;
        }
        // Equal ones keep the order in which they were found.
        sort_few(&mut self.found, |line| -line.score);
        self.report = Report {
            depth: self.depth as u32,
            nodes: self.search.nodes,
            lines: std::mem::take(&mut self.found),
            solved: self.solved,
        };
        if self.is_done() {
            self.status = Status::Done;
        }
        self.depth += 1;
        self.solved = true;
        self.window = self.next_window();
    }

    fn is_done(&self) -> bool {
        let won = |line: &Line| outright(line.score).is_some_and(|plies| plies <= self.depth);
        self.report.solved
            || self.depth >= MAX_DEPTH.min(self.limits.depth.try_into().unwrap_or(MAX_DEPTH))
            || self.report.lines.iter().all(won)
    }

    /// Around what the line had at the depth before.
    fn next_window(&self) -> Window {
        match self.report.lines.get(self.found.len()) {
            Some(line) if self.depth > 3 && outright(line.score).is_none() => {
                Window::around(line.score)
            }
            _ => Window::OPEN,
        }
    }

    fn put_first(&mut self, m: Move, at: usize) {
        if let Some(from) = self.moves.iter().position(|&other| other == m) {
            let (at, from) = (at.min(from), at.max(from));
            self.moves[at..=from].rotate_right(1);
        }
    }
}
