use semailles_core::AnyRun;
use semailles_wire::{Best, Info, Think};

use crate::greedy::Greedy;

/// Somebody who looks for a move, a slice at a time.
pub trait Thinker {
    /// Thinks while `goes_on` says so. It is asked often; when it says no, a slice ends within a few milliseconds.
    fn slice(&mut self, goes_on: &mut dyn FnMut() -> bool) -> Step;

    /// The best move so far, when somebody cannot wait any longer. Every thinker has one from the first moment.
    fn best(&self) -> Best;
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

/// The thinker for a question. This is the one place that knows which there are.
///
/// # Errors
/// If the question names no game, position or moves that could be played, or there is nothing to think about.
pub fn thinker(think: &Think) -> Result<Box<dyn Thinker>, String> {
    let run = replay(think)?;
    if run.legal().is_empty() {
        return Err(format!(
            "{} has no move to find: the game is over",
            run.position_text()
        ));
    }
    Ok(Box::new(Greedy::new(think.id, run)))
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

    fn question(game: &str, start: Option<&str>, moves: &[&str]) -> Think {
        Think {
            id: 1,
            game: game.to_owned(),
            start: start.map(str::to_owned),
            moves: moves.iter().map(|&text| text.to_owned()).collect(),
            limits: semailles_wire::Limits::default(),
            level: 1,
        }
    }

    fn refused(think: &Think) -> String {
        thinker(think).err().expect("the question is refused")
    }

    #[test]
    fn the_computer_finishes_a_game_of_each_kind() {
        for entry in semailles_games::CATALOGUE {
            let mut think = question(entry.id, None, &[]);
            while let Ok(mut thinker) = thinker(&think) {
                let Step::Done(best) = thinker.slice(&mut || true) else {
                    panic!("{}: no answer", entry.id)
                };
                assert!(
                    think.moves.len() < 2000,
                    "{}: the game goes on and on",
                    entry.id
                );
                think.id += 1;
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
    fn a_bad_question_says_what_is_wrong() {
        assert!(refused(&question("chess", None, &[])).contains("chess"));
        assert!(!refused(&question("en-dodoi", Some("rubbish"), &[])).is_empty());
        assert!(refused(&question("en-dodoi", None, &["A", "A"])).starts_with("move 2, A: "));
    }
}
