use std::cmp::Reverse;

use semailles_core::{AnyRun, Move, SplitMix64, Team, Verdict};
use semailles_wire::Best;

use crate::thinker::{Step, Thinker};

/// Takes what it can at once, and does not look further.
pub(crate) struct Greedy {
    id: u32,
    run: Box<dyn AnyRun>,
    /// The moves not yet looked at.
    left: Vec<Move>,
    best: (Move, i32),
    nodes: u64,
}

/// More than any board holds: winning is worth it, losing costs it.
const ALL: i32 = 100_000;

impl Greedy {
    /// A player of a game that is not over. Among equal moves the lot decides.
    pub(crate) fn new(id: u32, run: Box<dyn AnyRun>) -> Self {
        let mut lot = SplitMix64::new(run.hash() ^ u64::from(id));
        let mut left = run.legal().to_vec();
        left.sort_by_cached_key(|_| Reverse(lot.next()));
        let best = (left[0], i32::MIN);
        Self {
            id,
            run,
            left,
            best,
            nodes: 0,
        }
    }

    /// What a move brings at once to the team that plays it, in hundredths.
    fn worth(&self, m: Move) -> i32 {
        let game = self.run.game();
        let Some(team) = self.run.to_move().map(|player| game.team(player)) else {
            return 0;
        };
        let mut next = self.run.clone();
        next.play(m).expect("a legal move can be played");
        let won = match next.outcome().map(|outcome| outcome.verdict) {
            Some(Verdict::Win(winner)) if winner == team => ALL,
            Some(Verdict::Win(_)) => -ALL,
            Some(Verdict::Draw | Verdict::Void) | None => 0,
        };
        won + 100 * lead(&next.score(), team)
    }
}

/// How far a team is ahead of the others together.
fn lead(score: &[u16], team: Team) -> i32 {
    let all: i32 = score.iter().map(|&seeds| i32::from(seeds)).sum();
    2 * i32::from(score[team.index()]) - all
}

impl Thinker for Greedy {
    fn slice(&mut self, goes_on: &mut dyn FnMut() -> bool) -> Step {
        while let Some(m) = self.left.pop() {
            let worth = self.worth(m);
            self.nodes += 1;
            if worth > self.best.1 {
                self.best = (m, worth);
            }
            if !goes_on() && !self.left.is_empty() {
                return Step::More;
            }
        }
        Step::Done(self.best())
    }

    fn best(&self) -> Best {
        let mv = self.run.move_text(self.best.0);
        Best {
            id: self.id,
            line: vec![mv.clone()],
            mv,
            score: self.best.1.max(-2 * ALL),
            nodes: self.nodes,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn greedy(id: u32, game: &str, moves: &[&str]) -> Greedy {
        let mut run = semailles_games::game(game).unwrap().begin();
        for text in moves {
            run.play(run.read_move(text).unwrap()).unwrap();
        }
        Greedy::new(id, run)
    }

    #[test]
    fn it_takes_the_most_there_is() {
        for id in 0..20 {
            let mut player = greedy(id, "en-dodoi", &["A", "b"]);
            let most = player
                .run
                .legal()
                .iter()
                .map(|&m| player.worth(m))
                .max()
                .unwrap();
            let Step::Done(best) = player.slice(&mut || true) else {
                panic!("no answer")
            };
            assert_eq!(best.score, most);
            assert_eq!(best.nodes, player.run.legal().len() as u64);
        }
    }

    #[test]
    fn the_same_question_has_the_same_answer_and_the_lot_differs() {
        let answer = |id| match greedy(id, "wali", &[]).slice(&mut || true) {
            Step::Done(best) => best.mv,
            other => panic!("no answer but {other:?}"),
        };
        assert_eq!(answer(3), answer(3));
        assert!((0..20).any(|id| answer(id) != answer(3)));
    }

    #[test]
    fn it_can_be_stopped_after_each_move() {
        let mut player = greedy(1, "en-dodoi", &[]);
        let moves = player.run.legal().len();
        let slices = std::iter::from_fn(|| match player.slice(&mut || false) {
            Step::Done(_) => None,
            step => Some(step),
        });
        assert_eq!(slices.count(), moves - 1);
    }
}
