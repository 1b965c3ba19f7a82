use std::sync::Arc;

use semailles_core::{AnyRun, Game, Move, SplitMix64};
use semailles_games::Visitor;
use semailles_search::{AnyMind, Level, Limits, Report, Status};
use semailles_wire::{Best, Info, Line, Think};

use crate::book::{self, Exact};
use crate::known;

/// Looks for a move, a slice at a time.
pub struct Thinker {
    id: u32,
    run: Box<dyn AnyRun>,
    mind: Mind,
    /// What to play when nothing better is found in time: at the lower levels, the answer.
    first: Move,
    /// What the book says, at the level that plays as well as can be.
    exact: Option<Exact>,
    searches: bool,
    /// The depth the page was told of last.
    told: u32,
}

/// What came of a slice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// Nothing new yet.
    More,
    /// A new thought; there is more to think.
    Thought(Info),
    /// The answer.
    Done(Best),
}

/// What is known of a game, kept from move to move.
pub struct Mind {
    pub(crate) game: String,
    pub(crate) mind: Box<dyn AnyMind>,
}

/// Room for what a search remembers, in mebibytes: a phone with two gigabytes has as much to spare.
const MEMORY: usize = 16;

/// Between two looks at the clock: about a millisecond's worth on a phone.
const NODES: u64 = 500;

impl Mind {
    /// The mind of the question before if it was about the same game, else a new one.
    pub(crate) fn of(game: &str, before: Option<Self>) -> Result<Self, String> {
        if let Some(before) = before.filter(|mind| mind.game == game) {
            return Ok(before);
        }
        struct Ask;
        impl Visitor for Ask {
            type Output = Box<dyn AnyMind>;

            fn visit<G: Game>(self, game: Arc<G>) -> Self::Output {
                known::mind(&game, MEMORY)
            }
        }
        let mind = semailles_games::visit(game, Ask).map_err(|error| error.to_string())?;
        Ok(Self {
            game: game.to_owned(),
            mind,
        })
    }
}

impl Thinker {
    /// Begins to think about a question, with the mind of the question before if it was about the same game.
    ///
    /// # Errors
    /// If the question names no game, position, moves or level that there are, or there is nothing to think about.
    pub fn begin(think: &Think, before: Option<Mind>) -> Result<Self, String> {
        let Some(level) = Level::new(think.level) else {
            return Err(format!(
                "level {}: expected one from 1 to {}",
                think.level,
                Level::ALL.len()
            ));
        };
        let (begun, moves) = replay(&think.game, think.start.as_deref(), &think.moves)?;
        let run = played(begun, &moves);
        let mut mind = Mind::of(&think.game, before)?;
        let mut lot = SplitMix64::new(run.hash() ^ u64::from(think.id));
        let full = level.sight().is_none();
        let exact = book::look_up(&*run).filter(|_| full);
        // Who wants more lines than the best has to look for them.
        let searches = full && (exact.is_none() || think.lines > 1);
        let glanced = if full { Level::FIRST } else { level };
        let Some(first) = mind.mind.glance(glanced, &*run, &mut lot) else {
            return Err(format!("{} has no move to find", run.position_text()));
        };
        if searches {
            mind.mind.begin(&*run, limits(think));
        }
        Ok(Self {
            id: think.id,
            run,
            mind,
            first,
            exact,
            searches,
            told: 0,
        })
    }

    /// Thinks while `goes_on` says so. It is asked often; when it says no, the slice ends within a few milliseconds.
    pub fn slice(&mut self, goes_on: impl Fn() -> bool) -> Step {
        while self.searches {
            if self.mind.mind.think_for(NODES) == Status::Done {
                break;
            }
            if !goes_on() {
                return self.thought();
            }
        }
        Step::Done(self.best())
    }

    /// The best move so far, for who cannot wait any longer.
    pub fn best(&self) -> Best {
        let report = self.report();
        Best {
            mv: self.run.move_text(match self.exact {
                Some(exact) => exact.m,
                None => report.best_move().unwrap_or(self.first),
            }),
            info: self.info(&report),
        }
    }

    /// Gives the mind back, for the next question.
    pub fn into_mind(self) -> Mind {
        self.mind
    }

    fn thought(&mut self) -> Step {
        let report = self.report();
        if report.lines.is_empty() || report.depth <= self.told {
            return Step::More;
        }
        self.told = report.depth;
        Step::Thought(self.info(&report))
    }

    fn info(&self, report: &Report) -> Info {
        let mut lines: Vec<Line> = report
            .lines
            .iter()
            .map(|line| self.line(line, report))
            .collect();
        if let Some(exact) = self.exact {
            let best = self.run.move_text(exact.m);
            lines.retain(|line| line.moves[0] != best);
            // What has only been searched is worth no more than what is known to be best.
            lines
                .iter_mut()
                .for_each(|line| line.score = line.score.min(exact.score));
            let found = report.lines.iter().find(|line| line.moves[0] == exact.m);
            let by_book = book::line(&*self.run);
            let moves = found.map_or(&by_book, |line| &line.moves);
            let moves = if moves.len() > by_book.len() {
                moves
            } else {
                &by_book
            };
            let best = Line {
                score: exact.score,
                moves: texts(&*self.run, moves),
                solved: true,
            };
            lines.insert(0, best);
        }
        Info {
            id: self.id,
            depth: report.depth.try_into().unwrap_or(u16::MAX),
            nodes: report.nodes,
            lines,
        }
    }

    fn line(&self, line: &semailles_search::Line, report: &Report) -> Line {
        Line {
            score: line.score,
            moves: texts(&*self.run, &line.moves),
            solved: report.solved,
        }
    }

    /// What has been found; nothing at the levels that do not search.
    fn report(&self) -> Report {
        if self.searches {
            self.mind.mind.report()
        } else {
            Report::default()
        }
    }
}

/// Moves as texts.
pub(crate) fn texts(run: &dyn AnyRun, moves: &[Move]) -> Vec<String> {
    moves.iter().map(|&m| run.move_text(m)).collect()
}

/// The limits that are not the clock's.
fn limits(think: &Think) -> Limits {
    let asked = think.limits;
    Limits {
        depth: asked.depth.map_or(u32::MAX, u32::from),
        nodes: asked.nodes.unwrap_or(u64::MAX),
        ..Limits::default()
    }
    .with_lines(think.lines.max(1).into())
}

/// Where a game began, and the moves that its texts are.
pub(crate) fn replay(
    game: &str,
    start: Option<&str>,
    texts: &[String],
) -> Result<(Box<dyn AnyRun>, Vec<Move>), String> {
    let game = semailles_games::game(game).map_err(|error| error.to_string())?;
    let begun = match start {
        None => game.begin(),
        Some(text) => game.set_up(text).map_err(|error| error.to_string())?,
    };
    let mut run = begun.clone();
    let mut moves = Vec::with_capacity(texts.len());
    for (number, text) in (1..).zip(texts) {
        let played = run.read_move(text).and_then(|m| run.play(m).map(|()| m));
        moves.push(played.map_err(|error| format!("move {number}, {text}: {error}"))?);
    }
    Ok((begun, moves))
}

/// The game as it stands after moves that can be played.
fn played(mut run: Box<dyn AnyRun>, moves: &[Move]) -> Box<dyn AnyRun> {
    for &m in moves {
        let _ = run.play(m);
    }
    run
}

#[cfg(test)]
mod tests {
    use super::*;

    fn question(game: &str, start: Option<&str>, moves: &[&str], level: u8) -> Think {
        Think {
            id: 1,
            game: game.to_owned(),
            start: start.map(str::to_owned),
            moves: moves.iter().map(|&text| text.to_owned()).collect(),
            limits: semailles_wire::Limits {
                nodes: Some(2000),
                ..Default::default()
            },
            level,
            lines: 1,
        }
    }

    fn refused(think: &Think) -> String {
        Thinker::begin(think, None)
            .err()
            .expect("the question is refused")
    }

    #[test]
    fn the_computer_finishes_a_game_of_each_kind() {
        for entry in semailles_games::CATALOGUE {
            let mut think = question(entry.id, None, &[], 1);
            while let Ok(mut thinker) = Thinker::begin(&think, None) {
                let Step::Done(best) = thinker.slice(|| true) else {
                    panic!("{}: no answer", entry.id)
                };
                assert!(
                    think.moves.len() < 2000,
                    "{}: the game goes on and on",
                    entry.id
                );
                think.id += 1;
                think.level = 1 + (think.id % 5) as u8;
                think.moves.push(best.mv);
            }
            let (run, moves) =
                replay(entry.id, None, &think.moves).expect("the computer played legal moves");
            let run = played(run, &moves);
            assert!(
                run.outcome().is_some(),
                "{}: {}",
                entry.id,
                run.position_text()
            );
        }
    }

    #[test]
    fn the_same_question_has_the_same_answer_however_it_is_sliced() {
        let think = question("en-dodoi", None, &["A", "b"], 5);
        let at_once = Thinker::begin(&think, None).unwrap().slice(|| true);
        let mut sliced = Thinker::begin(&think, None).unwrap();
        let mut thoughts = 0;
        let answer = loop {
            match sliced.slice(|| false) {
                Step::More => {}
                Step::Thought(info) => thoughts += usize::from(info.depth > 0),
                done @ Step::Done(_) => break done,
            }
        };
        assert_eq!(at_once, answer);
        assert!(thoughts > 0);
    }

    #[test]
    fn equal_moves_are_drawn_by_lot_from_the_question_s_number() {
        let answer = |id| {
            let think = Think {
                id,
                ..question("wali", None, &[], 1)
            };
            Thinker::begin(&think, None).unwrap().best().mv
        };
        assert_eq!(answer(3), answer(3));
        assert!((0..20).any(|id| answer(id) != answer(3)));
    }

    #[test]
    fn there_is_a_move_before_any_thought() {
        let think = question("anywoli", None, &[], 5);
        let best = Thinker::begin(&think, None).unwrap().best();
        assert_eq!((best.info.nodes, best.info.lines.len()), (0, 0));
        assert!(!best.mv.is_empty());
    }

    #[test]
    fn as_many_lines_as_are_wanted() {
        let think = Think {
            lines: 3,
            ..question("anywoli", None, &[], 5)
        };
        let Step::Done(best) = Thinker::begin(&think, None).unwrap().slice(|| true) else {
            panic!("no answer")
        };
        let lines = &best.info.lines;
        assert_eq!(lines.len(), 3);
        assert_eq!(lines[0].moves[0], best.mv);
        assert!(lines.is_sorted_by_key(|line| -line.score));
    }

    #[test]
    fn where_the_start_is_solved_the_best_move_is_played_at_once_and_said_to_be() {
        for (game, best, score) in [("djenon-abe", "B", -200), ("en-dodoi", "C", 800)] {
            let asked = question(game, None, &[], 5);
            let Step::Done(answer) = Thinker::begin(&asked, None).unwrap().slice(|| false) else {
                panic!("no answer")
            };
            let line = &answer.info.lines[0];
            assert_eq!((&*answer.mv, line.score, line.solved), (best, score, true));
            assert!(line.moves.len() > 1, "the book goes on: {line:?}");
            let three = Think { lines: 3, ..asked };
            let Step::Done(answer) = Thinker::begin(&three, None).unwrap().slice(|| true) else {
                panic!("no answer")
            };
            let lines = answer.info.lines;
            assert_eq!((lines.len(), &*lines[0].moves[0]), (3, best));
            assert!(
                lines[1..]
                    .iter()
                    .all(|line| line.score <= score && !line.solved)
            );
        }
    }

    #[test]
    fn a_bad_question_says_what_is_wrong() {
        assert!(refused(&question("chess", None, &[], 1)).contains("chess"));
        assert!(!refused(&question("en-dodoi", Some("rubbish"), &[], 1)).is_empty());
        assert!(refused(&question("en-dodoi", None, &["A", "A"], 1)).starts_with("move 2, A: "));
        assert_eq!(
            refused(&question("en-dodoi", None, &[], 6)),
            "level 6: expected one from 1 to 5"
        );
    }
}
