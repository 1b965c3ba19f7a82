use std::sync::Arc;

use semailles_core::{AnyRun, Game, Move, SplitMix64};
use semailles_games::Visitor;
use semailles_search::{AnyMind, Level, Limits, Report, Status, mind};
use semailles_wire::{Best, Info, Think};

/// Looks for a move, a slice at a time.
pub struct Thinker {
    id: u32,
    run: Box<dyn AnyRun>,
    mind: Mind,
    /// What to play when nothing better is found in time: at the lower levels, the answer.
    first: Move,
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
    game: String,
    mind: Box<dyn AnyMind>,
}

/// Room for what a search remembers, in mebibytes: a phone with two gigabytes has as much to spare.
const MEMORY: usize = 16;

/// Between two looks at the clock: about a millisecond's worth on a phone.
const NODES: u64 = 500;

impl Mind {
    fn of(game: &str) -> Result<Self, String> {
        struct Ask;
        impl Visitor for Ask {
            type Output = Box<dyn AnyMind>;

            fn visit<G: Game>(self, game: Arc<G>) -> Self::Output {
                mind(&game, MEMORY)
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
        let run = replay(think)?;
        let mut mind = match before.filter(|mind| mind.game == think.game) {
            Some(mind) => mind,
            None => Mind::of(&think.game)?,
        };
        let mut lot = SplitMix64::new(run.hash() ^ u64::from(think.id));
        let searches = level.sight().is_none();
        let glanced = if searches { Level::FIRST } else { level };
        let Some(first) = mind.mind.glance(glanced, &*run, &mut lot) else {
            return Err(format!("{} has no move to find", run.position_text()));
        };
        if searches {
            mind.mind.begin(&*run, limits(think.limits));
        }
        Ok(Self {
            id: think.id,
            run,
            mind,
            first,
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
        let line = match report.best() {
            Some(best) => best.moves.clone(),
            None => vec![self.first],
        };
        Best {
            id: self.id,
            mv: self.run.move_text(line[0]),
            score: report.score().unwrap_or(0),
            line: self.texts(&line),
            nodes: report.nodes,
        }
    }

    /// Gives the mind back, for the next question.
    pub fn into_mind(self) -> Mind {
        self.mind
    }

    fn thought(&mut self) -> Step {
        let report = self.report();
        let Some(best) = report.best().filter(|_| report.depth > self.told) else {
            return Step::More;
        };
        self.told = report.depth;
        Step::Thought(Info {
            id: self.id,
            depth: report.depth.try_into().unwrap_or(u16::MAX),
            score: best.score,
            nodes: report.nodes,
            line: self.texts(&best.moves),
        })
    }

    /// What has been found; nothing at the levels that do not search.
    fn report(&self) -> Report {
        if self.searches {
            self.mind.mind.report()
        } else {
            Report::default()
        }
    }

    fn texts(&self, moves: &[Move]) -> Vec<String> {
        moves.iter().map(|&m| self.run.move_text(m)).collect()
    }
}

/// The limits that are not the clock's.
fn limits(asked: semailles_wire::Limits) -> Limits {
    Limits {
        depth: asked.depth.map_or(u32::MAX, u32::from),
        nodes: asked.nodes.unwrap_or(u64::MAX),
        ..Limits::default()
    }
}

/// The game as it stands.
fn replay(think: &Think) -> Result<Box<dyn AnyRun>, String> {
    let game = semailles_games::game(&think.game).map_err(|error| error.to_string())?;
    let mut run = match &think.start {
        None => game.begin(),
        Some(text) => game.set_up(text).map_err(|error| error.to_string())?,
    };
    for (number, text) in (1..).zip(&think.moves) {
        let played = run.read_move(text).and_then(|m| run.play(m));
        played.map_err(|error| format!("move {number}, {text}: {error}"))?;
    }
    Ok(run)
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
            let run = replay(&think).expect("the computer played legal moves");
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
        assert_eq!((best.nodes, best.line.len()), (0, 1));
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
