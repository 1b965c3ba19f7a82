//! The pits as bytes of a few words, and laps as table look-ups.
//!
//! Sowing a handful of `k` from a pit changes the board by a number that depends on nothing but the pit and `k`: so a
//! lap is one look-up and one addition. The pit it starts from is emptied by the same addition (its byte loses `k`),
//! and no byte ever overflows, as a board holds at most 255 seeds. A loop over the seeds is three times slower; it
//! stays as the reference, and writes the trace (see `lap.rs`).

use super::rules::{Direction, Origin, Rules};

/// The pits of a board, one byte each: 16 in two words, 32 in four. Unused bytes are 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Pits<const W: usize>([u64; W]);

impl<const W: usize> Pits<W> {
    pub(crate) const EMPTY: Self = Self([0; W]);

    // No word is ever indexed by a number that is not a constant: so a board stays in registers.

    #[inline(always)]
    pub(crate) fn get(&self, pit: u8) -> u8 {
        let mut word = self.0[0];
        for (i, &other) in self.0.iter().enumerate().skip(1) {
            word = if usize::from(pit >> 3) == i {
                other
            } else {
                word
            };
        }
        (word >> ((pit & 7) * 8)) as u8
    }

    #[inline(always)]
    pub(crate) fn set(&mut self, pit: u8, seeds: u8) {
        let shift = (pit & 7) * 8;
        for (i, word) in self.0.iter_mut().enumerate() {
            let here = u64::from(usize::from(pit >> 3) == i);
            *word = *word & !((0xff * here) << shift) | (u64::from(seeds) * here) << shift;
        }
    }

    /// Empties a pit and says what it held.
    #[inline(always)]
    pub(crate) fn take(&mut self, pit: u8) -> u8 {
        let seeds = self.get(pit);
        self.set(pit, 0);
        seeds
    }

    #[inline(always)]
    fn add(&mut self, other: &Self) {
        for (a, b) in self.0.iter_mut().zip(&other.0) {
            *a = a.wrapping_add(*b);
        }
    }

    /// Which of `n` pits from `first` on hold seeds: bit `i` for the `i`-th.
    #[inline(always)]
    pub(crate) fn occupied(&self, first: u8, n: u8) -> u32 {
        const LOW: u64 = 0x7f7f_7f7f_7f7f_7f7f;
        let any = |word: u64| ((word & LOW) + LOW) | word;
        if W == 2 {
            // A row of eight pits or fewer, as one word.
            let both = u128::from(self.0[1]) << 64 | u128::from(self.0[0]);
            return gather(any((both >> (8 * first)) as u64)) & ((1 << n) - 1);
        }
        self.bits(any) >> first & ((1 << n) - 1)
    }

    /// Which of the pits marked by `within` (0x80 each) hold just `count`: bit `i` for pit `i`.
    #[inline(always)]
    fn holding(&self, count: u8, within: &Self) -> u32 {
        const LOW: u64 = 0x7f7f_7f7f_7f7f_7f7f;
        let same = u64::from(count) * 0x0101_0101_0101_0101;
        let mut found = *self;
        for (word, within) in found.0.iter_mut().zip(&within.0) {
            let differs = *word ^ same;
            *word = !(((differs & LOW) + LOW) | differs) & within;
        }
        found.bits(|word| word)
    }

    /// Gathers the high bits of the bytes, changed by `f` word by word.
    #[inline(always)]
    fn bits(&self, f: impl Fn(u64) -> u64) -> u32 {
        self.0
            .iter()
            .rev()
            .fold(0, |bits, &word| bits << 8 | gather(f(word)))
    }

    /// Seeds on the board.
    #[inline]
    pub(crate) fn sum(&self) -> u8 {
        // No more than 255 in all, so no partial sum overflows its byte.
        self.0
            .iter()
            .map(|word| (word.wrapping_mul(0x0101_0101_0101_0101) >> 56) as u8)
            .fold(0, u8::wrapping_add)
    }

    /// The words, for hashes.
    #[inline(always)]
    pub(crate) fn words(&self) -> &[u64; W] {
        &self.0
    }
}

/// The high bits of eight bytes as one byte.
#[inline(always)]
fn gather(word: u64) -> u32 {
    (((word >> 7) & 0x0101_0101_0101_0101).wrapping_mul(0x0102_0408_1020_4080) >> 56) as u32
}

/// Some of the pits of a board.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Mask<const W: usize>(Pits<W>);

impl<const W: usize> Mask<W> {
    pub(crate) fn of(pits: std::ops::Range<u8>) -> Self {
        let mut mask = Pits::EMPTY;
        for pit in pits {
            mask.set(pit, 0xff);
        }
        Self(mask)
    }
}

impl<const W: usize> Pits<W> {
    /// Whether these pits are all empty.
    #[inline(always)]
    pub(crate) fn are_empty(&self, mask: &Mask<W>) -> bool {
        self.0
            .iter()
            .zip(&mask.0.0)
            .fold(0, |any, (word, mask)| any | word & mask)
            == 0
    }
}

/// What there is to know of six bits: how many are set, and where.
struct Six {
    count: u8,
    places: [u8; 6],
}

const SIX: [Six; 64] = {
    let mut table = [const {
        Six {
            count: 0,
            places: [0; 6],
        }
    }; 64];
    let mut bits = 0;
    while bits < 64 {
        let mut place = 0;
        while place < 6 {
            if bits >> place & 1 != 0 {
                table[bits].places[table[bits].count as usize] = place;
                table[bits].count += 1;
            }
            place += 1;
        }
        bits += 1;
    }
    table
};

/// The place of one of the set bits, of which there must be one; `draw` gives a number below the one it is given.
///
/// By table, six bits at a time: a loop over the bits would be mispredicted every other time.
#[inline(always)]
pub(crate) fn any_bit(mut bits: u32, draw: impl FnOnce(u32) -> u32) -> u8 {
    if bits < 64 {
        let six = &SIX[bits as usize];
        return six.places[draw(u32::from(six.count)) as usize % 6];
    }
    let mut n = draw(bits.count_ones());
    let mut below = 0;
    loop {
        let six = &SIX[bits as usize & 63];
        if n < u32::from(six.count) {
            return below + six.places[n as usize % 6];
        }
        n -= u32::from(six.count);
        bits >>= 6;
        below += 6;
    }
}

/// What sowing does to a board, for every pit and handful.
#[derive(Debug)]
pub(crate) struct Tables<const W: usize> {
    change: Box<[Pits<W>]>,
    last: Box<[u8]>,
    /// For games with captures in mid-lap: the pits sown before the last seed, marked 0x80; laps longer than one
    /// round are not in it.
    passed: Option<Box<[Pits<W>]>>,
}

/// One lap done by table.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Lap {
    /// The pit that got the last seed.
    pub(crate) last: u8,
    index: usize,
}

impl<const W: usize> Tables<W> {
    pub(crate) fn new(rules: &Rules) -> Self {
        let n = 2 * rules.pits;
        let entries = 256 * 8 * W;
        let mut change = vec![Pits::EMPTY; entries].into_boxed_slice();
        let mut last = vec![0; entries].into_boxed_slice();
        let mut passed = rules
            .in_sow
            .map(|_| vec![Pits::EMPTY; entries].into_boxed_slice());
        for origin in 0..n {
            // One seed more is one drop more: so each way round is walked once, seed by seed.
            let mut ways = [Way::from(origin), Way::from(origin)];
            for seeds in 1..=255 {
                for (way, parity) in ways.iter_mut().zip([0, 1]) {
                    way.passed
                        .set(way.last, if way.seeds > 0 { 0x80 } else { 0 });
                    // Which way a handful goes hangs on its parity alone.
                    way.last = next_pit(rules, way.last, origin, parity);
                    way.sown.set(way.last, way.sown.get(way.last) + 1);
                    way.seeds = seeds;
                }
                let way = &ways[usize::from(seeds % 2)];
                let index = index::<W>(origin, seeds);
                change[index] = way.sown;
                let word = &mut change[index].0[usize::from(origin >> 3)];
                *word = word.wrapping_sub(u64::from(seeds) << ((origin & 7) * 8));
                last[index] = way.last;
                if let (Some(passed), true) = (&mut passed, seeds <= n) {
                    passed[index] = way.passed;
                }
            }
        }
        Self {
            change,
            last,
            passed,
        }
    }

    /// Sows the `seeds` (> 0) that `pit` holds.
    #[inline(always)]
    pub(crate) fn lap(&self, pits: &mut Pits<W>, pit: u8, seeds: u8) -> Lap {
        let index = index::<W>(pit, seeds);
        pits.add(&self.change[index]);
        Lap {
            last: self.last[index],
            index,
        }
    }

    /// The pits, but for the last, in which the lap has just made `count`; it must not be longer than one round.
    #[inline(always)]
    pub(crate) fn made(&self, pits: &Pits<W>, lap: Lap, count: u8) -> u32 {
        self.passed
            .as_ref()
            .map_or(0, |passed| pits.holding(count, &passed[lap.index]))
    }
}

/// A handful on its way, while the tables are made.
struct Way<const W: usize> {
    seeds: u8,
    last: u8,
    sown: Pits<W>,
    /// The pits sown before the last, marked 0x80.
    passed: Pits<W>,
}

impl<const W: usize> Way<W> {
    fn from(origin: u8) -> Self {
        Self {
            seeds: 0,
            last: origin,
            sown: Pits::EMPTY,
            passed: Pits::EMPTY,
        }
    }
}

/// Small handfuls of all pits lie side by side. (Were all handfuls of a pit side by side, the small ones, which are
/// most, would fall on the same few lines of the cache for every pit.)
#[inline(always)]
fn index<const W: usize>(pit: u8, seeds: u8) -> usize {
    usize::from(seeds) * (8 * W) + usize::from(pit)
}

/// Where the next seed of a handful of `seeds` from `origin` falls.
#[inline]
pub(crate) fn next_pit(rules: &Rules, at: u8, origin: u8, seeds: u8) -> u8 {
    let n = 2 * rules.pits;
    let clockwise = rules.direction == Direction::Parity && seeds % 2 == 1;
    let step = |at: u8| match clockwise {
        false if at + 1 == n => 0,
        false => at + 1,
        true if at == 0 => n - 1,
        true => at - 1,
    };
    let next = step(at);
    if next == origin && rules.origin == Origin::Skipped {
        step(next)
    } else {
        next
    }
}
