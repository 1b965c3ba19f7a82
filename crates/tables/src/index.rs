use semailles_core::MAX_PITS;

/// The seeds in the pits, from the left of the player to move; what lies behind the last pit is 0.
pub type Pits = [u8; MAX_PITS];

/// The most seeds of a table.
pub const MAX_SEEDS: u8 = 63;

/// More positions than that are in no table: a number of a position and one bit more go into 32 bits.
const MAX_POSITIONS: u64 = 1 << 31;

/// Numbers the ways of laying seeds into the pits of a board, without gaps.
///
/// For each number of seeds the positions are counted from 0. Between the seeds stand bars, one fewer than there are
/// pits: the places of the bars are a combination, and its rank in colexicographic order is the number of the position:
/// the sum, over the bars, of the ways to choose the bars before it among the places before it.
#[derive(Clone, Debug)]
pub struct Index {
    pits: usize,
    /// By pit and by seeds up to that pit: what the bar behind the pit adds.
    adds: Vec<[u32; MAX_SEEDS as usize + 1]>,
}

impl Index {
    /// For a board of so many pits (2 to [`MAX_PITS`]).
    #[must_use]
    pub fn new(pits: u8) -> Self {
        let pits = usize::from(pits).clamp(2, MAX_PITS);
        let add = |pit: usize, seeds: usize| {
            u32::try_from(choose((seeds + pit) as u64, pit as u64 + 1)).unwrap_or(u32::MAX)
        };
        let adds = (0..pits - 1)
            .map(|pit| std::array::from_fn(|seeds| add(pit, seeds)))
            .collect();
        Self { pits, adds }
    }

    /// The pits of the board.
    #[must_use]
    pub fn pits(&self) -> usize {
        self.pits
    }

    /// How many positions have so many seeds; `None` if they are too many for a table.
    #[must_use]
    pub fn positions(&self, seeds: u8) -> Option<u64> {
        let pits = self.pits as u64;
        let count = choose(u64::from(seeds) + pits - 1, pits - 1);
        (seeds <= MAX_SEEDS && count < MAX_POSITIONS).then_some(count)
    }

    /// Seeds in all pits, and the number of the position among those with as many; it means nothing where
    /// [`Index::positions`] says `None`.
    #[inline(always)]
    #[must_use]
    pub fn rank(&self, pits: &Pits) -> (u8, u32) {
        let mut seeds = 0_u8;
        let mut rank = 0_u32;
        for (row, &here) in self.adds.iter().zip(pits) {
            seeds = seeds.wrapping_add(here);
            rank = rank.wrapping_add(row[usize::from(seeds & MAX_SEEDS)]);
        }
        (seeds.wrapping_add(pits[self.adds.len()]), rank)
    }

    /// The position with so many seeds and this number.
    #[must_use]
    pub fn unrank(&self, seeds: u8, mut rank: u32) -> Pits {
        let mut pits = [0; MAX_PITS];
        let mut upto = usize::from(seeds.min(MAX_SEEDS));
        for (pit, row) in self.adds.iter().enumerate().rev() {
            // The last bar that still goes into what is left of the number.
            let before = row[..=upto].partition_point(|&add| add <= rank) - 1;
            pits[pit + 1] = (upto - before) as u8;
            rank -= row[before];
            upto = before;
        }
        pits[0] = upto as u8;
        pits
    }

    /// Changes a position into the one with the next number; the last becomes nothing of use.
    #[inline(always)]
    pub fn advance(&self, pits: &mut Pits) {
        let Some(next) = (1..self.pits).find(|&pit| pits[pit] > 0) else {
            return;
        };
        pits[next] -= 1;
        let first = std::mem::take(&mut pits[0]);
        pits[next - 1] = first + 1;
    }
}

/// `n` over `k`; `u64::MAX` if that is too much.
fn choose(n: u64, k: u64) -> u64 {
    if k > n {
        return 0;
    }
    let mut result = 1_u128;
    for i in 0..k {
        // Whole after every step: a product of so many numbers in a row.
        result = result * u128::from(n - i) / u128::from(i + 1);
        if result > u128::from(u64::MAX) {
            return u64::MAX;
        }
    }
    result as u64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_position_has_its_number() {
        for (pits, most) in [(2, 9), (12, 6), (14, 5), (24, 4), (26, 3)] {
            let index = Index::new(pits);
            for seeds in 0..=most {
                let count = index.positions(seeds).unwrap() as u32;
                let mut walked = index.unrank(seeds, 0);
                for rank in 0..count {
                    let pits = index.unrank(seeds, rank);
                    assert_eq!(index.rank(&pits), (seeds, rank));
                    assert_eq!(walked, pits);
                    index.advance(&mut walked);
                }
            }
        }
    }

    #[test]
    fn large_layers_have_no_gaps_at_their_ends() {
        let index = Index::new(12);
        for seeds in [20, 24, 26] {
            let last = index.positions(seeds).unwrap() as u32 - 1;
            for rank in [0, 1, last / 3, last - 1, last] {
                assert_eq!(index.rank(&index.unrank(seeds, rank)), (seeds, rank));
            }
        }
        assert_eq!(index.positions(20), Some(84_672_315));
        assert_eq!(index.positions(48), None);
        assert_eq!(Index::new(24).positions(8), Some(7_888_725));
    }
}
