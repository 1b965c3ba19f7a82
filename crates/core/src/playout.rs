use crate::run::advance;
use crate::{End, Game, History, MoveList, Silent, SplitMix64, Verdict};

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
    let Scratch { history, moves } = scratch;
    history.clear();
    history.push(game.key(&position), game.hash(&position));
    let outcome = loop {
        if let Some(outcome) = game.outcome(&position) {
            break outcome;
        }
        game.candidates(&position, moves);
        loop {
            if moves.is_empty() {
                match game.stuck(&mut position, &mut Silent) {
                    Some(pass) => moves.push(pass),
                    None => break,
                }
            }
            let at = if moves.len() == 1 {
                0
            } else {
                pick(rng, moves.len())
            };
            let m = moves.swap_remove(at);
            let mut after = position.clone();
            if advance(game, &mut after, history, m, &mut Silent).is_some() {
                position = after;
                tally.plies += 1;
                break;
            }
        }
    };
    tally.games += 1;
    tally.ends[outcome.end as usize] += 1;
    tally.drawn += u64::from(!matches!(outcome.verdict, Verdict::Win(_)));
}

/// A number below `n`, by multiplication: a division would be a tenth of a ply.
#[inline]
fn pick(rng: &mut SplitMix64, n: usize) -> usize {
    ((u128::from(rng.next()) * n as u128) >> 64) as usize
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
