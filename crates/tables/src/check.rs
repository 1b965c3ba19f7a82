//! Looks whether a layer is right, given that those below it are.
//!
//! Every value must be the best of what the moves come to. That alone would let values hold each other up in a circle;
//! so everything won must also be *grounded*: the winner has a way to a capture or an end that best play of the other
//! cannot put off for ever. Both together leave one table only: that no less can be won follows from the second, that
//! no more can be from the first, for whoever goes round for ever wins nothing.
//!
//! Moves are played one by one with [`semailles_core::Game::legal`], and nothing of the way in which layers are made is
//! used.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use semailles_core::{Game, MoveList, NotCounted, Silent, Team, UNIT};

use crate::threads::share;
use crate::{Index, Layers, Pits};

/// A value that is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The position.
    pub pits: Pits,
    /// Its value in the table.
    pub found: i8,
    /// What its moves come to; the value itself if it is only held up by going round.
    pub expected: i8,
}

/// What a look at a layer has come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Checked {
    /// Positions looked at.
    pub positions: u64,
    /// Wrong values.
    pub faults: u64,
    /// One of them.
    pub first: Option<Fault>,
}

/// Where a move leads.
struct Reply {
    value: i8,
    /// The number of a position of the same layer.
    quiet: Option<u32>,
}

struct Checker<'a, G: Game> {
    game: &'a G,
    index: Index,
    layers: &'a Layers,
    seeds: u8,
    grounded: Vec<AtomicU64>,
}

/// Looks at every value of a layer, which must be there like those below it.
///
/// # Errors
/// If the game has no tables.
pub fn check<G: Game>(
    game: &G,
    layers: &Layers,
    seeds: u8,
    threads: usize,
    progress: &(dyn Fn(u64, u64) + Sync),
) -> Result<Checked, NotCounted> {
    let index = Index::new(game.counted()?.pits);
    let positions = layers.get(seeds).map_or(0, |layer| layer.values.len());
    let mut checker = Checker {
        game,
        index,
        layers,
        seeds,
        grounded: Vec::new(),
    };
    checker
        .grounded
        .resize_with(positions.div_ceil(64), AtomicU64::default);
    let faults = Mutex::new((0, None));
    let fault = |fault: Fault| {
        if let Ok(mut faults) = faults.lock() {
            faults.0 += 1;
            faults.1.get_or_insert(fault);
        }
    };
    // First every position, then again and again those that nothing has grounded yet.
    let pending = Mutex::new(Vec::new());
    let done = AtomicU64::new(0);
    const CHUNK: usize = 1 << 14;
    share(
        threads,
        (0..positions).step_by(CHUNK),
        |moves: &mut MoveList, first| {
            let end = (first + CHUNK).min(positions);
            let mut waiting = Vec::new();
            for rank in first as u32..end as u32 {
                match checker.look(rank, moves) {
                    Err(wrong) => fault(wrong),
                    Ok(true) => checker.ground(rank),
                    Ok(false) => waiting.push(rank),
                }
            }
            if let Ok(mut pending) = pending.lock() {
                pending.extend(waiting);
            }
            let done =
                done.fetch_add((end - first) as u64, Ordering::Relaxed) + (end - first) as u64;
            progress(done, positions as u64);
        },
    );
    let mut waiting: Vec<u32> = pending.into_inner().unwrap_or_default();
    loop {
        let still = Mutex::new(Vec::new());
        share(
            threads,
            waiting.chunks(1024),
            |moves: &mut MoveList, ranks: &[u32]| {
                let mut left = Vec::new();
                for &rank in ranks {
                    match checker.look(rank, moves) {
                        Ok(true) => checker.ground(rank),
                        _ => left.push(rank),
                    }
                }
                if let Ok(mut still) = still.lock() {
                    still.extend(left);
                }
            },
        );
        let still = still.into_inner().unwrap_or_default();
        if still.len() == waiting.len() {
            break;
        }
        waiting = still;
    }
    for rank in waiting {
        let value = layers.value(seeds, rank).unwrap_or(0);
        fault(Fault {
            pits: checker.index.unrank(seeds, rank),
            found: value,
            expected: value,
        });
    }
    let (faults, first) = faults.into_inner().unwrap_or_default();
    Ok(Checked {
        positions: positions as u64,
        faults,
        first,
    })
}

impl<G: Game> Checker<'_, G> {
    fn ground(&self, rank: u32) {
        self.grounded[rank as usize / 64].fetch_or(1 << (rank % 64), Ordering::Relaxed);
    }

    fn is_grounded(&self, rank: u32) -> bool {
        self.grounded[rank as usize / 64].load(Ordering::Relaxed) >> (rank % 64) & 1 != 0
    }

    /// Whether a value, which is the best of its moves, is grounded.
    fn look(&self, rank: u32, moves: &mut MoveList) -> Result<bool, Fault> {
        let pits = self.index.unrank(self.seeds, rank);
        let found = self.layers.value(self.seeds, rank).unwrap_or(0);
        let replies = self.replies(&pits, moves);
        let expected = replies.iter().map(|reply| reply.value).max().unwrap_or(0);
        if expected != found {
            return Err(Fault {
                pits,
                found,
                expected,
            });
        }
        let grounded = |reply: &Reply| reply.quiet.is_none_or(|rank| self.is_grounded(rank));
        Ok(match found.signum() {
            0 => true,
            1 => replies
                .iter()
                .any(|reply| reply.value == found && grounded(reply)),
            _ => replies.iter().all(grounded),
        })
    }

    fn replies(&self, pits: &Pits, moves: &mut MoveList) -> Vec<Reply> {
        let game = self.game;
        let Some(position) = game.with_seeds(pits) else {
            return Vec::new();
        };
        let Some(mover) = game.to_move(&position) else {
            return Vec::new();
        };
        let over = |position: &G::Position| Reply {
            value: (game.worth(position, Team(mover.0)) / UNIT) as i8,
            quiet: None,
        };
        if game.outcome(&position).is_some() {
            return vec![over(&position)];
        }
        game.legal(&position, moves);
        if moves.is_empty() {
            let mut ended = position.clone();
            let _ = game.stuck(&mut ended, &mut Silent);
            return vec![over(&ended)];
        }
        let play = |&m| {
            let mut next = position.clone();
            game.attempt(&mut next, m, &mut Silent)?;
            if game.outcome(&next).is_some() {
                return Some(over(&next));
            }
            let (seen, player) = (game.seen(&next)?, game.to_move(&next)?);
            let (seeds, rank) = self.index.rank(&seen.pits);
            let value = i16::from(self.layers.value(seeds, rank)?) + seen.lead;
            Some(Reply {
                value: if player == mover { value } else { -value } as i8,
                quiet: (seeds == self.seeds).then_some(rank),
            })
        };
        moves.iter().filter_map(play).collect()
    }
}
