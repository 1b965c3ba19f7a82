//! How far off what is to be won is, in positions of the tables.

use semailles_core::{Game, MoveList};

use crate::Layers;
use crate::moves::{After, Rules};
use crate::solve::Map;

/// For positions of the tables in which somebody wins something: the quiet plies until it is taken, when one side takes
/// the quickest way and the other the longest. Found where it is asked for, and kept.
#[derive(Debug, Default)]
pub(crate) struct Steps(Map<u64, Known>);

/// What is known of one position.
#[derive(Clone, Copy, Debug)]
struct Known {
    /// They are at least so many …
    least: u16,
    /// … and at most so many.
    most: u16,
}

const UNKNOWN: Known = Known {
    least: 0,
    most: u16::MAX,
};

/// A move that keeps the value.
#[derive(Clone, Debug)]
struct Keeping<P> {
    nth: u8,
    /// Where it leads, if it is quiet.
    quiet: Option<(P, u32)>,
}

impl Steps {
    /// The move that keeps the value of a position of the tables and comes to a capture the soonest: its place among
    /// the legal ones. `None` if no table tells, which is then not complete.
    pub(crate) fn best<G: Game>(
        &mut self,
        rules: &Rules<'_, G>,
        layers: &Layers,
        position: &G::Position,
        value: i8,
    ) -> Option<u8> {
        let moves = keeping(rules, layers, position, value)?;
        if let Some(taking) = moves.iter().find(|m| m.quiet.is_none()) {
            return Some(taking.nth);
        }
        // Where nothing is to be won nobody has to get on.
        if value <= 0 {
            return moves.first().map(|m| m.nth);
        }
        let seeds = rules.index.rank(&rules.game.seen(position)?.pits).0;
        (0..u16::MAX).find_map(|steps| {
            let soon = moves.iter().find(|m| {
                let next = m.quiet.as_ref();
                next.is_some_and(|(next, rank)| {
                    self.within(rules, layers, next, (seeds, *rank), steps)
                })
            });
            soon.map(|m| m.nth)
        })
    }

    /// Whether what is to be won at a position is taken after so many quiet plies at most.
    fn within<G: Game>(
        &mut self,
        rules: &Rules<'_, G>,
        layers: &Layers,
        position: &G::Position,
        (seeds, rank): (u8, u32),
        steps: u16,
    ) -> bool {
        let key = u64::from(seeds) << 32 | u64::from(rank);
        let known = self.0.get(&key).copied().unwrap_or(UNKNOWN);
        if known.most <= steps {
            return true;
        }
        if known.least > steps {
            return false;
        }
        let value = layers.value(seeds, rank).unwrap_or(0);
        let moves = keeping(rules, layers, position, value).unwrap_or_default();
        let mut there = |quiet: &Option<(G::Position, u32)>| match quiet {
            None => true,
            Some((next, rank)) => {
                steps > 0 && self.within(rules, layers, next, (seeds, *rank), steps - 1)
            }
        };
        let yes = if value > 0 {
            moves.iter().any(|m| there(&m.quiet))
        } else {
            moves.iter().all(|m| there(&m.quiet))
        };
        let known = self.0.entry(key).or_insert(UNKNOWN);
        if yes {
            known.most = known.most.min(steps);
        } else {
            known.least = known.least.max(steps + 1);
        }
        yes
    }
}

/// The moves that keep the value of a position of the tables; `None` if no table tells of one.
fn keeping<G: Game>(
    rules: &Rules<'_, G>,
    layers: &Layers,
    position: &G::Position,
    value: i8,
) -> Option<Vec<Keeping<G::Position>>> {
    let here = rules.index.rank(&rules.game.seen(position)?.pits).0;
    let mut moves = Vec::with_capacity(8);
    let (mut nth, mut all) = (0, true);
    let over = rules.each_move(position, &mut MoveList::new(), |_, after, next| {
        let won = after.told(layers);
        let quiet = match after {
            After::On { seeds, rank, .. } if seeds == here => Some((next.clone(), rank)),
            _ => None,
        };
        all &= won.is_some();
        if won == Some(value) {
            moves.push(Keeping { nth, quiet });
        }
        nth += 1;
    });
    if over.is_some() {
        // Nothing is to be waited for.
        moves.push(Keeping {
            nth: 0,
            quiet: None,
        });
    }
    all.then_some(moves)
}
