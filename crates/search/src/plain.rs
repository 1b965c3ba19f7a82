use semailles_core::{Game, Move, MoveList, Run, Silent};

use crate::greedy::lead;

/// Alpha-beta as it stands in the textbooks, to a fixed depth, on the difference of the scores: no table, no order, no
/// repetition. An opponent to measure against.
#[derive(Clone, Copy, Debug)]
pub struct Plain {
    /// Plies.
    pub depth: u32,
}

const INFINITE: i32 = i32::MAX;

impl Plain {
    /// The move with the best value, the first of several; `None` when there is no move.
    #[must_use]
    pub fn choose<G: Game>(self, run: &Run<G>) -> Option<Move> {
        let game = &**run.game();
        let us = game.team(game.to_move(run.position())?).index();
        let mut best = None;
        let mut alpha = -INFINITE;
        for &m in run.legal().iter() {
            let mut after = run.position().clone();
            game.attempt(&mut after, m, &mut Silent)?;
            let value = value(game, &after, us, self.depth.max(1) - 1, alpha, INFINITE);
            if best.is_none() || value > alpha {
                best = Some(m);
                alpha = value;
            }
        }
        best
    }
}

/// The value for team `us`, who maximise it, while all others minimise it.
fn value<G: Game>(
    game: &G,
    position: &G::Position,
    us: usize,
    depth: u32,
    mut alpha: i32,
    mut beta: i32,
) -> i32 {
    if depth == 0 || game.outcome(position).is_some() {
        return lead(game, position, us);
    }
    let mut moves = MoveList::new();
    game.legal(position, &mut moves);
    if moves.is_empty() {
        let mut over = position.clone();
        let _ = game.stuck(&mut over, &mut Silent);
        return lead(game, &over, us);
    }
    let ours = game
        .to_move(position)
        .is_none_or(|player| game.team(player).index() == us);
    let mut best = if ours { -INFINITE } else { INFINITE };
    for &m in moves.iter() {
        let mut after = position.clone();
        if game.attempt(&mut after, m, &mut Silent).is_none() {
            continue;
        }
        let value = value(game, &after, us, depth - 1, alpha, beta);
        if ours {
            best = best.max(value);
            alpha = alpha.max(value);
        } else {
            best = best.min(value);
            beta = beta.min(value);
        }
        if alpha >= beta {
            break;
        }
    }
    best
}
