//! What is looked at, what has been found, and what is shown of it.

use std::rc::Rc;

use semailles_core::{AnyRun, Move, Player, Team, UNIT};
use semailles_locale::{Lang, study as words, text};
use semailles_session::Session;
use semailles_wire::{Judged, Line, Mistake};

use super::table::Table;
use crate::board::Mark;
use crate::browser;
use crate::computer::{self, Heard};
use crate::dom::Signal;
use crate::play::choose::{self, Touch};
use crate::play::desk::ends;
use crate::play::move_words;

/// Positions looked at for each move of a game at first, and by how many times more for a deeper look.
const NODES: u64 = 60_000;
const DEEPER: u64 = 10;

/// How long a position is looked at, in milliseconds: when one comes to it, and when more is asked for.
const GLANCE: u32 = 2500;
const LONG: u32 = 60_000;

/// The lines that are wanted of a position.
const LINES: u8 = 3;

/// A line of play that was found.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Found {
    /// For who moves first, in hundredths.
    pub(super) score: i32,
    pub(super) moves: Vec<Move>,
    pub(super) solved: bool,
}

/// What a move of the game is worth.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Verdict {
    pub(super) mover: Player,
    pub(super) best: Found,
    pub(super) played: Found,
    pub(super) mistake: Option<Mistake>,
}

/// The best lines of a position.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Thought {
    pub(super) ply: usize,
    pub(super) depth: u32,
    pub(super) lines: Vec<Found>,
}

/// What is done now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Work {
    Nothing,
    /// The game is looked at; so many moves have been.
    Game(usize),
    /// The position on the board is.
    Position,
    /// Nobody can look at anything here.
    Dead,
}

/// Where a move that is shown comes from.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Shown {
    /// From which position of the game, and where in which line.
    pub(super) ply: usize,
    pub(super) line: Vec<Move>,
    pub(super) at: usize,
}

/// The state of an analysis.
#[derive(Clone, Copy)]
pub(super) struct Look {
    pub(super) lang: Lang,
    pub(super) session: Signal<Rc<Session>>,
    pub(super) table: Table,
    /// How many plies have been played on the board.
    pub(super) ply: Signal<usize>,
    /// By ply.
    pub(super) judged: Signal<Vec<Option<Verdict>>>,
    /// The mistakes alone, each for itself: of a long game most stay what they are.
    pub(super) marks: Signal<Rc<Vec<Signal<Option<Mistake>>>>>,
    /// The position on the board, or the one before it.
    pub(super) thought: Signal<Thought>,
    pub(super) work: Signal<Work>,
    pub(super) shown: Signal<Option<Shown>>,
    pub(super) live: Signal<String>,
    /// Grows with every question: who answers an old one is not heard.
    age: Signal<u32>,
}

impl Look {
    pub(super) fn new(lang: Lang, session: Rc<Session>) -> Self {
        let plies = session.plies().len();
        Self {
            lang,
            table: Table::new(lang, session.run(), Player(0)),
            session: Signal::new(session),
            ply: Signal::new(plies),
            judged: Signal::new(vec![None; plies]),
            marks: Signal::new(Rc::new((0..plies).map(|_| Signal::new(None)).collect())),
            thought: Signal::new(Thought::default()),
            work: Signal::new(Work::Nothing),
            shown: Signal::new(None),
            live: Signal::new(String::new()),
            age: Signal::new(0),
        }
    }

    /// How many plies the game has.
    pub(super) fn plies(self) -> usize {
        self.session.with_untracked(|s| s.plies().len())
    }

    /// Looks at the game, or at the position if nothing has been played.
    pub(super) fn begin(self) {
        self.mark();
        if self.plies() > 0 {
            self.look_at_game(false);
        } else {
            self.look_at_position(GLANCE);
        }
    }

    /// A new question: its age.
    fn grow(self) -> u32 {
        self.age.update(|age| *age += 1);
        self.age.get_untracked()
    }

    fn is_of(self, age: u32) -> bool {
        self.age.try_with_untracked(|a| *a == age) == Some(true)
    }

    /// Looks at every move of the game.
    pub(super) fn look_at_game(self, deeper: bool) {
        let age = self.grow();
        self.work.set(Work::Game(0));
        self.judged
            .update(|all| all.iter_mut().for_each(|one| *one = None));
        (0..self.plies()).for_each(|ply| self.note_mark(ply, None));
        let nodes = if deeper { NODES * DEEPER } else { NODES };
        let session = self.session.get_untracked();
        computer::review(&session, nodes, move |heard| {
            if !self.is_of(age) {
                return;
            }
            match heard {
                Heard::Judged(judged) => self.note(&judged),
                Heard::Over => {
                    self.work.set(Work::Nothing);
                    self.look_at_position(GLANCE);
                }
                Heard::Dead => self.work.set(Work::Dead),
                Heard::Thought(_) => {}
            }
        });
    }

    fn note(self, judged: &Judged) {
        let session = self.session.get_untracked();
        let ply = judged.ply as usize;
        let run = session.at(ply);
        let Some(mover) = run.to_move() else { return };
        let verdict = Verdict {
            mover,
            best: found(&*run, &judged.best),
            played: found(&*run, &judged.played),
            mistake: judged.mistake,
        };
        self.judged.update(|all| {
            if let Some(one) = all.get_mut(ply) {
                *one = Some(verdict);
            }
        });
        self.note_mark(ply, judged.mistake);
        self.work.set(Work::Game(ply + 1));
        if ply == self.ply.get_untracked() {
            self.mark();
        }
    }

    fn note_mark(self, ply: usize, mistake: Option<Mistake>) {
        let mark = self.marks.with_untracked(|marks| marks.get(ply).copied());
        if let Some(mark) = mark.filter(|mark| mark.get_untracked() != mistake) {
            mark.set(mistake);
        }
    }

    /// Looks at the position on the board, for so many milliseconds.
    fn look_at_position(self, time_ms: u32) {
        let age = self.grow();
        let (session, ply) = (self.session.get_untracked(), self.ply.get_untracked());
        let run = session.at(ply);
        if run.to_move().is_none() {
            self.work.set(Work::Nothing);
            return;
        }
        self.work.set(Work::Position);
        computer::study(&session, ply, LINES, time_ms, move |heard| {
            if !self.is_of(age) {
                return;
            }
            match heard {
                Heard::Thought(info) if !info.lines.is_empty() => {
                    browser::keep_focus();
                    self.thought.set(Thought {
                        ply,
                        depth: info.depth.into(),
                        lines: info.lines.iter().map(|line| found(&*run, line)).collect(),
                    });
                    self.mark();
                }
                Heard::Over => self.work.set(Work::Nothing),
                Heard::Dead => self.work.set(Work::Dead),
                _ => {}
            }
        });
    }

    /// Looks at the position for longer.
    pub(super) fn look_longer(self) {
        self.look_at_position(LONG);
    }

    /// Goes to the position after so many plies.
    pub(super) fn go(self, ply: usize) {
        let ply = ply.min(self.plies());
        self.shown.set(None);
        self.ply.set(ply);
        self.show_position();
        self.live.set(self.where_at());
        if matches!(self.work.get_untracked(), Work::Nothing | Work::Position) {
            self.look_at_position(GLANCE);
        }
    }

    /// Goes on or back by a move.
    pub(super) fn step(self, by: isize) {
        let now = self.ply.get_untracked();
        self.go(now.saturating_add_signed(by));
    }

    fn show_position(self) {
        let (session, ply) = (self.session.get_untracked(), self.ply.get_untracked());
        let now = || session.run().picture();
        let before = session.plies().get(ply).map(|p| p.before.clone());
        let picture = before.unwrap_or_else(now);
        self.table.show(&picture);
        self.mark();
    }

    /// Marks the last move, and the best one from here.
    fn mark(self) {
        let (session, scene) = (
            self.session.get_untracked(),
            self.table.scene.get_untracked(),
        );
        let ply = self.ply.get_untracked();
        let last = ply.checked_sub(1).and_then(|i| session.plies().get(i));
        let (from, to) = last.map_or((None, None), |p| ends(&p.trace));
        if self.shown.with_untracked(Option::is_some) {
            return;
        }
        let run = session.at(ply);
        let best = self
            .lines_now()
            .first()
            .map(|line| run.move_text(line.moves[0]));
        let mover = run.to_move();
        self.table.board.with_untracked(|board| {
            board.mark(|i| {
                let spot = &scene.spots[i];
                let mut mark = 0;
                if from == Some(spot.place) {
                    mark |= Mark::FROM;
                }
                if to == Some(spot.place) {
                    mark |= Mark::TO;
                }
                if let (Some(best), Some(mover)) = (&best, mover)
                    && choose::is_touched(spot, mover, best)
                {
                    mark |= Mark::HINT;
                }
                mark
            });
        });
    }

    /// The lines known of the position on the board.
    pub(super) fn lines_now(self) -> Vec<Found> {
        let ply = self.ply.get();
        let thought = self.thought.get();
        if thought.ply == ply && !thought.lines.is_empty() {
            return thought.lines;
        }
        let judged = self.judged.with(|all| all.get(ply).cloned().flatten());
        judged.map_or_else(Vec::new, |verdict| vec![verdict.best])
    }

    /// What the position after so many plies is worth to the first side, and whether that is exact; `None` where there are
    /// more than two, and while nothing is known.
    pub(super) fn balance(self, ply: usize) -> Option<(i32, bool)> {
        let session = self.session.get_untracked();
        let game = session.game();
        let run_over = ply == session.plies().len() && session.run().outcome().is_some();
        if run_over && game.teams() == 2 {
            let score = session.run().score();
            let lead = i32::from(score[0]) - i32::from(score[1]);
            return Some((UNIT * lead, true));
        }
        let thought = self.thought.get();
        if thought.ply == ply
            && let Some(best) = thought.lines.first()
        {
            let mover = session.at(ply).to_move()?;
            return Some((game.for_first(mover, best.score)?, best.solved));
        }
        let of = |verdict: &Verdict, found: &Found| {
            Some((game.for_first(verdict.mover, found.score)?, found.solved))
        };
        self.judged.with(|all| {
            let before = all.get(ply).and_then(Option::as_ref);
            let after = || ply.checked_sub(1).and_then(|i| all[i].as_ref());
            before
                .and_then(|v| of(v, &v.best))
                .or_else(|| after().and_then(|v| of(v, &v.played)))
        })
    }

    /// How many mistakes and blunders a team has made, as far as is known.
    pub(super) fn mistakes(self, team: Team) -> (u32, u32) {
        let session = self.session.get_untracked();
        self.judged.with(|all| {
            let of_team = all.iter().flatten();
            let of_team = of_team.filter(|v| session.game().team(v.mover) == team);
            of_team.fold((0, 0), |(mistakes, blunders), v| match v.mistake {
                Some(Mistake::Mistake) => (mistakes + 1, blunders),
                Some(Mistake::Blunder) => (mistakes, blunders + 1),
                None => (mistakes, blunders),
            })
        })
    }

    /// The position on the board, in words: after which move, and what that was.
    pub(super) fn where_at(self) -> String {
        let ply = self.ply.get_untracked();
        let Some(before) = ply.checked_sub(1) else {
            return text!(self.lang, words::AT_START);
        };
        if let Some(words) = super::verdict::words(self, before) {
            return words;
        }
        let session = self.session.get_untracked();
        text!(
            self.lang,
            words::AFTER_MOVE,
            n = ply as u32,
            mv = move_words(self.lang, &session.plies()[before].text)
        )
    }

    /// Shows a move of a line that begins after so many plies of the game.
    pub(super) fn show(self, ply: usize, line: &[Move], at: usize) {
        let run = self.session.with_untracked(|s| s.at(ply));
        if let Some(words) = self.table.show_move(&*run, line, at) {
            self.live.set(words);
            self.shown.set(Some(Shown {
                ply,
                line: line.to_vec(),
                at,
            }));
        }
    }

    /// Shows what the move of a place would do.
    pub(super) fn what_if(self, place: usize) {
        let (session, scene) = (
            self.session.get_untracked(),
            self.table.scene.get_untracked(),
        );
        let ply = self.ply.get_untracked();
        let run = session.at(ply);
        let Some(spot) = scene.spots.get(place) else {
            return;
        };
        let m = match choose::touch(&*run, spot, "") {
            Touch::Play(m) => Some(m),
            Touch::Choose(start) => run.read_move(&start).ok(),
            _ => None,
        };
        match m {
            Some(m) => self.show(ply, &[m], 0),
            None => self.hide(),
        }
    }

    /// The position itself again.
    pub(super) fn hide(self) {
        if self.shown.with_untracked(Option::is_some) {
            self.shown.set(None);
            self.show_position();
        }
    }
}

fn found(run: &dyn AnyRun, line: &Line) -> Found {
    Found {
        score: line.score,
        moves: computer::moves(run, &line.moves),
        solved: line.solved,
    }
}
