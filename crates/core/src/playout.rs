use crate::run::advance;
use crate::{End, Game, History, Move, MoveList, Silent, SplitMix64, Verdict};

/// What many random games came to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games played.
    pub games: u64,
    /// Plies in all.
    pub plies: u64,
    /// Games ended by own end, repetition, quiet play, as in [`End::ALL`].
    pub ends: [u64; 3],
    /// Games that were drawn or count for nothing.
    pub drawn: u64,
}

/// Plays a random game from the start to its end, as fast as can be, and adds it to `tally`.
///
/// Every legal move is as likely as any other; candidates that turn out to be no moves are drawn again, so that
/// nothing is sown only to count. (For games that are the same ply by ply everywhere, see the command line's
/// `random`, which numbers the legal moves.)
pub fn playout<G: Game>(
    game: &G,
    rng: &mut SplitMix64,
    scratch: &mut Scratch<G>,
    tally: &mut Tally,
) {
    let mut position = game.start();
    scratch.history.clear();
    scratch.history.push(game.key(&position));
    let outcome = loop {
        if let Some(outcome) = game.outcome(&position) {
            break outcome;
        }
        let m = game.draw(&position, rng, &mut scratch.moves);
        if advance(game, &mut position, &mut scratch.history, m, &mut Silent).is_some() {
            tally.plies += 1;
        } else {
            let (next, plies) = draw_again(game, position.clone(), m, rng, scratch);
            position = next;
            tally.plies += plies;
        }
    };
    tally.games += 1;
    tally.ends[outcome.end as usize] += 1;
    tally.drawn += u64::from(!matches!(outcome.verdict, Verdict::Win(_)));
}

/// Plays one of the other candidates after `refused`: the position then, and 1; or 0 if that ended the game.
#[cold]
fn draw_again<G: Game>(
    game: &G,
    mut position: G::Position,
    refused: Move,
    rng: &mut SplitMix64,
    scratch: &mut Scratch<G>,
) -> (G::Position, u64) {
    let Scratch { history, moves } = scratch;
    game.candidates(&position, moves);
    moves.retain(|m| m != refused);
    loop {
        if moves.is_empty() {
            match game.stuck(&mut position, &mut Silent) {
                Some(pass) => moves.push(pass),
                None => return (position, 0),
            }
        }
        let m = moves.swap_remove(rng.scaled(moves.len() as u32) as usize);
        if advance(game, &mut position, history, m, &mut Silent).is_some() {
            return (position, 1);
        }
    }
}

/// Memory that playouts use again and again.
#[derive(Debug)]
pub struct Scratch<G: Game> {
    history: History<G::Key>,
    moves: MoveList,
}

impl<G: Game> Default for Scratch<G> {
    fn default() -> Self {
        Self {
            history: History::default(),
            moves: MoveList::new(),
        }
    }
}

const _: () =
    assert!(End::Own as usize == 0 && End::Repetition as usize == 1 && End::Quiet as usize == 2);
