//! What positions of a two-row game are worth to a search.
//!
//! The value of a game is the margin in seeds: a win is one of at least one seed, and what is still to be won does not
//! depend on what has been. So positions that differ only in the stores are one for the table of a search.

use semailles_core::{Memo, Team, UNIT, Verdict};

use super::{Endless, LastFour, NORTH, Position, SOUTH, Sowing};
use crate::sowing::EarlyEnd;

/// What a pit with seeds in it is worth, in hundredths of a seed.
const PIT: i32 = 10;

impl<const W: usize> Sowing<W> {
    /// How many hundredths of a seed a team has captured more than the other.
    #[inline]
    pub(super) fn margin(&self, position: &Position<W>, team: Team) -> i32 {
        let [south, north] = position.stores.map(i32::from);
        UNIT * if team.0 == 0 {
            south - north
        } else {
            north - south
        }
    }

    /// Seeds captured.
    #[inline]
    pub(super) fn estimated(&self, position: &Position<W>, team: Team) -> i32 {
        self.margin(position, team)
    }

    /// Where what a pit comes to hold in mid-lap goes to its owner, pits with seeds in them: each is nearer to coming to
    /// hold so many. In the other games matches have shown nothing to be worth its time.
    #[inline]
    pub(super) fn promised(&self, position: &Position<W>, team: Team) -> i32 {
        if self.rules.in_sow.is_none() {
            return 0;
        }
        let [south, north] =
            [SOUTH, NORTH].map(|player| position.pits.occupied(player).count_ones() as i32);
        PIT * if team.0 == 0 {
            south - north
        } else {
            north - south
        }
    }

    /// The margin at the end.
    #[inline]
    pub(super) fn final_margin(&self, position: &Position<W>, team: Team) -> i32 {
        match position.outcome.map(|outcome| outcome.verdict) {
            Some(Verdict::Void) => 0,
            _ => self.margin(position, team),
        }
    }

    /// The pits, who moves, and who made the first last-seed capture where that decides about the last four.
    #[inline]
    pub(super) fn remembered(&self, position: &Position<W>, team: Team) -> Memo {
        let mut hash = 1 + position.turn as u64;
        if let EarlyEnd::FewLeft {
            to: LastFour::FirstFinal,
            ..
        } = self.rules.early_end
        {
            hash |= position.first_final.map_or(0, |p| 1 + u64::from(p.0)) << 4;
        }
        // A game that may count for nothing is another game for every margin.
        let margin = self.margin(position, team);
        let offset = if self.rules.endless == Endless::Void {
            hash |= u64::from(position.stores[0]) << 8 | u64::from(position.stores[1]) << 16;
            0
        } else {
            margin
        };
        hash = hash.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        for &word in position.pits.words() {
            hash = (hash ^ word).wrapping_mul(0xd6e8_feb8_6659_fd93);
            hash ^= hash >> 32;
        }
        Memo {
            hash: hash.wrapping_mul(0x94d0_49bb_1331_11eb),
            offset,
        }
    }
}
