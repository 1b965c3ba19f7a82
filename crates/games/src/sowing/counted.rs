//! Positions as seeds in pits, for tables of exact values.

use semailles_core::{Counted, MAX_PITS, NotCounted, Seen};

use super::board::Pits;
use super::{EarlyEnd, Endless, LastFour, Position, SOUTH, Sowing, Turn};

impl<const W: usize> Sowing<W> {
    pub(super) fn counted_as(&self) -> Result<Counted, NotCounted> {
        if self.rules.endless == Endless::Void {
            return Err(NotCounted::Option("endless=void"));
        }
        match self.rules.early_end {
            EarlyEnd::FewLeft {
                to: LastFour::Lot, ..
            } => return Err(NotCounted::Option("last-four=lot")),
            EarlyEnd::FewLeft {
                to: LastFour::FirstFinal,
                ..
            } => return Err(NotCounted::Option("last-four=first-final")),
            _ => {}
        }
        Ok(Counted {
            pits: 2 * self.rules.pits,
            step: self.rules.in_sow.unwrap_or(1),
            // How many seeds there are at the start changes nothing once they lie there; repetition and quiet play
            // are looked at by those who ask.
            family: self.name.without(&["quiet", "repetition", "seeds"]),
        })
    }

    #[inline(always)]
    pub(super) fn seen_by_mover(&self, position: &Position<W>) -> Option<Seen> {
        let n = usize::from(self.rules.pits);
        let mover = position.turn.player()?;
        let [south, north] = position.stores.map(i16::from);
        let mut pits = [0; MAX_PITS];
        let (own, others) = pits.split_at_mut(n);
        for (i, (own, facing)) in (0..).zip(own.iter_mut().zip(others)) {
            *own = position.pits.get(self.rows.of_player(mover, i));
            *facing = position
                .pits
                .get(self.rows.of_player(super::other(mover), i));
        }
        let lead = if mover == SOUTH {
            south - north
        } else {
            north - south
        };
        Some(Seen { pits, lead })
    }

    #[inline(always)]
    pub(super) fn set_up_seeds(&self, seeds: &[u8; MAX_PITS]) -> Position<W> {
        let mut pits = Pits::EMPTY;
        for (pit, &seeds) in self.rows.all().zip(seeds) {
            pits.set(pit, seeds);
        }
        let mut position = Position {
            pits,
            stores: [0; 2],
            turn: Turn::South,
            first_final: None,
            quiet: 0,
            outcome: None,
        };
        self.own_end_of_set_up(&mut position);
        position
    }
}
