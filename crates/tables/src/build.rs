//! Makes a layer of values from the layers below it.
//!
//! A capture leads to a layer below, whose values are known. A quiet ply stays in the layer, and quiet plies can go
//! round. What is then won is the fixed point of iteration from zero: after `k` sweeps a value is what is won with `k`
//! quiet plies left, since a game ended by quiet play shares what is left. A sweep more only ever takes a value
//! further from zero, for it gives more time to whoever can win something; so the iteration ends, and the number of
//! sweeps that changed something is the most plies without a capture that best play needs.

use std::sync::atomic::{AtomicU64, Ordering};

use semailles_core::{Game, MoveList, NotCounted};
use thiserror::Error;

use crate::moves::{After, Rules};
use crate::threads::share;
use crate::{Layer, Layers};

/// Why a layer cannot be made.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum BuildError {
    /// The game has no tables.
    #[error(transparent)]
    NotCounted(#[from] NotCounted),
    /// Too many positions.
    #[error("{seeds} seeds on {pits} pits are more positions than a table can hold")]
    TooLarge {
        /// Seeds on the board.
        seeds: u8,
        /// Pits of the board.
        pits: usize,
    },
    /// A layer below is missing.
    #[error("the table of {below} seeds is needed for that of {seeds}")]
    Missing {
        /// The layer to be made.
        seeds: u8,
        /// The one that is needed.
        below: u8,
    },
    /// More memory is needed than may be used.
    #[error("the table of {seeds} seeds needs {needed} bytes of memory; {given} are allowed")]
    Memory {
        /// The layer to be made.
        seeds: u8,
        /// What is needed at least, in bytes.
        needed: u64,
        /// What may be used, in bytes.
        given: u64,
    },
}

/// How far the making of a layer has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// Seeds on the board.
    pub seeds: u8,
    /// 0 while moves are played, then the sweep.
    pub sweep: u32,
    /// Positions done in it.
    pub done: u64,
    /// Positions of the layer.
    pub of: u64,
}

/// Makes layers.
#[derive(Debug)]
pub struct Builder<'a, G: Game> {
    rules: Rules<'a, G>,
    threads: usize,
    memory: u64,
    /// Whether to keep how many plies each value needs.
    plies: bool,
}

/// Positions whose moves are played in one go.
const CHUNK: usize = 1 << 14;
/// How many quiet moves a position has: none, and its game is over.
const OVER: u8 = u8::MAX;
/// The player moves again after this quiet move.
const SAME: u32 = 1 << 31;
/// No move has a value known beforehand.
const NONE: i8 = i8::MIN;

/// What is known of the moves of some positions in a row before the layer has values.
#[derive(Debug, Default)]
struct Chunk {
    /// The best value of the moves that leave the layer, or [`NONE`].
    best: Vec<i8>,
    /// How many quiet moves there are, or [`OVER`].
    quiet: Vec<u8>,
    /// Where the quiet moves lead, position after position.
    to: Vec<u32>,
}

impl Chunk {
    fn clear(&mut self) {
        self.best.clear();
        self.quiet.clear();
        self.to.clear();
    }

    fn bytes(&self) -> u64 {
        (self.best.capacity() + self.quiet.capacity() + 4 * self.to.capacity()) as u64
    }
}

/// A move to a layer below whose value is still to be looked up.
#[derive(Clone, Copy, Debug)]
struct Lookup {
    at: u32,
    rank: u32,
    seeds: u8,
    gain: i8,
    same: bool,
}

/// What a worker uses again and again.
#[derive(Debug, Default)]
struct Scratch {
    moves: MoveList,
    lookups: Vec<Lookup>,
    chunk: Chunk,
}

/// A layer with, for each value, the plies without a capture that best play needs for it; 255 stands for more.
#[derive(Clone, Debug)]
pub struct Measured {
    /// The values.
    pub layer: Layer,
    /// By number; empty unless they were asked for.
    pub plies: Vec<u8>,
}

impl<'a, G: Game> Builder<'a, G> {
    /// For a game; on so many threads, with so many bytes of memory, the layers below included.
    ///
    /// # Errors
    /// If the game has no tables.
    pub fn new(game: &'a G, threads: usize, memory: u64) -> Result<Self, NotCounted> {
        Ok(Self {
            rules: Rules::of(game)?,
            threads: threads.max(1),
            memory,
            plies: false,
        })
    }

    /// Keeps for every value the plies it needs.
    #[must_use]
    pub fn with_plies(mut self) -> Self {
        self.plies = true;
        self
    }

    /// The layers that a table of so many seeds needs, itself the last.
    #[must_use]
    pub fn needed(&self, seeds: u8) -> Vec<u8> {
        let step = self.rules.counted.step.max(1);
        (seeds % step..=seeds).step_by(usize::from(step)).collect()
    }

    /// Makes the layer of so many seeds.
    ///
    /// # Errors
    /// If a layer below is missing, or the layer is too large for a table or for the memory.
    pub fn layer(
        &self,
        below: &Layers,
        seeds: u8,
        progress: &(dyn Fn(Progress) + Sync),
    ) -> Result<Measured, BuildError> {
        let too_large = BuildError::TooLarge {
            seeds,
            pits: self.rules.index.pits(),
        };
        let count = self.rules.index.positions(seeds).ok_or(too_large)?;
        for &other in self.needed(seeds).iter().filter(|&&other| other < seeds) {
            if below.get(other).is_none() {
                return Err(BuildError::Missing {
                    seeds,
                    below: other,
                });
            }
        }
        let fixed = below.bytes() + count * if self.plies { 3 } else { 2 };
        if fixed > self.memory {
            return Err(BuildError::Memory {
                seeds,
                needed: fixed,
                given: self.memory,
            });
        }
        let len = count as usize;
        let mut old = vec![0; len];
        let mut new = vec![0; len];
        let mut plies = vec![0; if self.plies { len } else { 0 }];
        let chunks = self.chunks(below, seeds, &mut old, self.memory - fixed, progress);
        let mut sweep = 0;
        loop {
            sweep += 1;
            let state = (below, seeds, sweep);
            let changed = self.sweep(state, &chunks, &old, &mut new, &mut plies, progress);
            if changed == 0 {
                break;
            }
            std::mem::swap(&mut old, &mut new);
        }
        drop(chunks);
        Ok(Measured {
            layer: Layer {
                seeds,
                plies: sweep - 1,
                values: new,
            },
            plies,
        })
    }

    /// Plays all moves of all positions; keeps what comes of them as far as there is room. What has ended has its value
    /// at once.
    fn chunks(
        &self,
        below: &Layers,
        seeds: u8,
        values: &mut [i8],
        room: u64,
        progress: &(dyn Fn(Progress) + Sync),
    ) -> Vec<Option<Chunk>> {
        let of = values.len() as u64;
        let (used, done) = (AtomicU64::new(0), AtomicU64::new(0));
        let mut chunks: Vec<Option<Chunk>> = Vec::new();
        chunks.resize_with(values.len().div_ceil(CHUNK), || None);
        let work = values.chunks_mut(CHUNK).zip(&mut chunks).enumerate();
        share(
            self.threads,
            work,
            |scratch: &mut Scratch, (i, (values, kept))| {
                self.play(below, seeds, i * CHUNK, values.len(), scratch);
                let chunk = &mut scratch.chunk;
                for ((value, &best), &quiet) in values.iter_mut().zip(&chunk.best).zip(&chunk.quiet)
                {
                    if quiet == OVER {
                        *value = best;
                    }
                }
                let copy = Chunk {
                    best: chunk.best.as_slice().into(),
                    quiet: chunk.quiet.as_slice().into(),
                    to: chunk.to.as_slice().into(),
                };
                let bytes = copy.bytes();
                if used.fetch_add(bytes, Ordering::Relaxed) + bytes <= room {
                    *kept = Some(copy);
                }
                let done =
                    done.fetch_add(values.len() as u64, Ordering::Relaxed) + values.len() as u64;
                progress(Progress {
                    seeds,
                    sweep: 0,
                    done,
                    of,
                });
            },
        );
        chunks
    }

    /// Plays all moves of `len` positions from number `first` on, into the chunk of `scratch`.
    fn play(&self, below: &Layers, seeds: u8, first: usize, len: usize, scratch: &mut Scratch) {
        let Scratch {
            moves,
            lookups,
            chunk,
        } = scratch;
        chunk.clear();
        lookups.clear();
        let mut pits = self.rules.index.unrank(seeds, first as u32);
        for at in 0..len as u32 {
            let (mut best, mut quiet) = (NONE, 0);
            if let Some(position) = self.rules.game.with_seeds(&pits) {
                let over = self
                    .rules
                    .each_move(&position, moves, |_, after, _| match after {
                        After::End(value) => best = best.max(value),
                        After::On {
                            seeds: left,
                            rank,
                            same,
                            ..
                        } if left == seeds => {
                            quiet += 1;
                            chunk.to.push(if same { rank | SAME } else { rank });
                        }
                        After::On {
                            seeds,
                            rank,
                            gain,
                            same,
                        } => lookups.push(Lookup {
                            at,
                            rank,
                            seeds,
                            gain,
                            same,
                        }),
                    });
                if let Some(value) = over {
                    (best, quiet) = (value, OVER);
                }
            }
            chunk.best.push(best);
            chunk.quiet.push(quiet);
            self.rules.index.advance(&mut pits);
        }
        // All at once: so many of these far reads are on their way together.
        for lookup in lookups.iter() {
            let value = below.value(lookup.seeds, lookup.rank).unwrap_or(0);
            let value = lookup.gain + if lookup.same { value } else { -value };
            let best = &mut chunk.best[lookup.at as usize];
            *best = value.max(*best);
        }
    }

    /// Gives every position one quiet ply more; says how many values that changed.
    fn sweep(
        &self,
        (below, seeds, sweep): (&Layers, u8, u32),
        chunks: &[Option<Chunk>],
        old: &[i8],
        new: &mut [i8],
        plies: &mut [u8],
        progress: &(dyn Fn(Progress) + Sync),
    ) -> u64 {
        let of = old.len() as u64;
        let (changed, done) = (AtomicU64::new(0), AtomicU64::new(0));
        let plies = plies.chunks_mut(CHUNK).map(Some);
        let plies = plies.chain(std::iter::repeat_with(|| None));
        let work = new.chunks_mut(CHUNK).zip(chunks).zip(plies).enumerate();
        share(
            self.threads,
            work,
            |scratch: &mut Scratch, (i, ((new, chunk), plies))| {
                let first = i * CHUNK;
                let chunk = match chunk {
                    Some(chunk) => chunk,
                    None => {
                        self.play(below, seeds, first, new.len(), scratch);
                        &scratch.chunk
                    }
                };
                let mut plies = plies;
                let mut changes = 0;
                let mut rest = chunk.to.as_slice();
                let known = chunk.best.iter().zip(&chunk.quiet);
                for (at, (new, (&best, &quiet))) in new.iter_mut().zip(known).enumerate() {
                    let mut value = best;
                    if quiet != OVER {
                        let (these, others) = rest.split_at(usize::from(quiet));
                        rest = others;
                        for &to in these {
                            let there = old[(to & !SAME) as usize];
                            value = value.max(if to & SAME == 0 { -there } else { there });
                        }
                    }
                    if value != old[first + at] {
                        changes += 1;
                        if let Some(plies) = &mut plies {
                            plies[at] = sweep.min(255) as u8;
                        }
                    }
                    *new = value;
                }
                changed.fetch_add(changes, Ordering::Relaxed);
                let done = done.fetch_add(new.len() as u64, Ordering::Relaxed) + new.len() as u64;
                progress(Progress {
                    seeds,
                    sweep,
                    done,
                    of,
                });
            },
        );
        changed.into_inner()
    }
}
