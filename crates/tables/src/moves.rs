use semailles_core::{Counted, Game, Move, MoveList, NotCounted, Player, Silent, Team, UNIT};

use crate::{Index, Layers, Plies};

/// What a move leads to, for the player who makes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum After {
    /// The game is over: so many seeds more than the other from here.
    End(i8),
    /// A position to be looked up.
    On {
        /// Seeds on the board.
        seeds: u8,
        /// Its number among those with as many seeds.
        rank: u32,
        /// Seeds won by the move itself, less those won by the other.
        gain: i8,
        /// Whether the same player moves again.
        same: bool,
    },
}

impl After {
    /// What the player who moves wins by the move, if the game is over or a table tells.
    #[inline]
    pub(crate) fn told(self, layers: &Layers) -> Option<i8> {
        match self {
            Self::End(won) => Some(won),
            Self::On {
                seeds,
                rank,
                gain,
                same,
            } => {
                let there = layers.value(seeds, rank)?;
                Some(gain + if same { there } else { -there })
            }
        }
    }
}

/// A game whose positions are counted, with the index that does so.
#[derive(Debug)]
pub(crate) struct Rules<'a, G: Game> {
    pub(crate) game: &'a G,
    pub(crate) counted: Counted,
    pub(crate) index: Index,
}

impl<'a, G: Game> Rules<'a, G> {
    pub(crate) fn of(game: &'a G) -> Result<Self, NotCounted> {
        let counted = game.counted()?;
        let index = Index::new(counted.pits);
        Ok(Self {
            game,
            counted,
            index,
        })
    }

    /// What a game that is over has brought the mover since the stores were as in `lead`.
    fn worth(&self, over: &G::Position, mover: Player, lead: i16) -> i8 {
        let worth = self.game.worth(over, Team(mover.0)) / UNIT;
        (worth - i32::from(lead)) as i8
    }

    /// Calls `tell` with every legal move and what comes of it, and with the position after it where the game goes on.
    /// A position whose player has no move at all, and whose game is therefore over, has a value: it is returned.
    #[inline(always)]
    pub(crate) fn each_move(
        &self,
        position: &G::Position,
        scratch: &mut MoveList,
        mut tell: impl FnMut(Move, After, &G::Position),
    ) -> Option<i8> {
        let game = self.game;
        let Some(mover) = game.to_move(position) else {
            return Some(0);
        };
        let lead = game.seen(position).map_or(0, |seen| seen.lead);
        if game.outcome(position).is_some() {
            // Over as it was set up, when nobody had captured anything.
            return Some(self.worth(position, mover, 0));
        }
        game.candidates(position, scratch);
        let mut any = false;
        for &m in scratch.iter() {
            let mut next = position.clone();
            if game.attempt(&mut next, m, &mut Silent).is_some() {
                any = true;
                tell(m, self.after(&next, mover, lead), &next);
            }
        }
        if any {
            return None;
        }
        let mut next = position.clone();
        match game.stuck(&mut next, &mut Silent) {
            None => return Some(self.worth(&next, mover, lead)),
            Some(pass) => {
                if game.attempt(&mut next, pass, &mut Silent).is_some() {
                    tell(pass, self.after(&next, mover, lead), &next);
                }
            }
        }
        None
    }

    #[inline(always)]
    fn after(&self, next: &G::Position, mover: Player, lead: i16) -> After {
        if self.game.outcome(next).is_some() {
            return After::End(self.worth(next, mover, lead));
        }
        let (Some(seen), Some(player)) = (self.game.seen(next), self.game.to_move(next)) else {
            return After::End(0);
        };
        let same = player == mover;
        let (seeds, rank) = self.index.rank(&seen.pits);
        let now = if same { seen.lead } else { -seen.lead };
        After::On {
            seeds,
            rank,
            gain: (now - lead) as i8,
            same,
        }
    }

    /// Every legal move of a position that goes on, in their order, with what is won by it (none if it is not in the
    /// tables) and how many quiet plies the position after it needs.
    pub(crate) fn valued_moves(
        &self,
        position: &G::Position,
        layers: &Layers,
        plies: &Plies,
    ) -> Vec<Valued> {
        let mut moves = Vec::with_capacity(16);
        let here = self
            .game
            .seen(position)
            .map(|seen| self.index.rank(&seen.pits).0);
        self.each_move(position, &mut MoveList::new(), |m, after, _| {
            let won = after.told(layers);
            let needs = match after {
                After::On { seeds, rank, .. } if Some(seeds) == here => {
                    let layer = plies.get(usize::from(seeds));
                    let needs = layer.and_then(|layer| layer.get(rank as usize));
                    needs.copied().unwrap_or(0)
                }
                _ => 0,
            };
            let takes = match after {
                After::End(won) => won,
                After::On { gain, .. } => gain,
            };
            moves.push(Valued {
                m,
                won,
                takes,
                needs,
            });
        });
        moves
    }
}

/// A move and what comes of it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Valued {
    pub(crate) m: Move,
    /// What is won by it in the end.
    pub(crate) won: Option<i8>,
    /// What it takes at once.
    pub(crate) takes: i8,
    /// Quiet plies after it until something is taken.
    pub(crate) needs: u8,
}
