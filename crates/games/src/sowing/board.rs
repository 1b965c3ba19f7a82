//! The pits as bytes of a few words, and laps as table look-ups.
//!
//! Sowing a handful of `k` from a pit changes the board by a number that depends on nothing but the pit and `k`: so a
//! lap is one look-up and one addition. The pit it starts from is emptied by the same addition (its byte loses `k`),
//! and no byte ever overflows, as a board holds at most 255 seeds. A loop over the seeds is three times slower; it
//! stays as the reference, and writes the trace (see `lap.rs`).

use std::any::Any;
use std::sync::{Arc, Mutex, PoisonError, Weak};

use semailles_core::Player;

use super::rows::{Pit, Rows};
use super::rules::{Direction, Origin, Rules};

/// The pits of a board, one byte each: South's row in the first half of the words, North's in the second. Bytes that are
/// no pit are 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Pits<const W: usize>([u64; W]);

impl<const W: usize> Pits<W> {
    pub(crate) const EMPTY: Self = Self([0; W]);

    // No word is ever indexed by a number that is not a constant: so a board stays in registers.

    #[inline(always)]
    pub(crate) fn get(&self, Pit(pit): Pit) -> u8 {
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
    pub(crate) fn set(&mut self, Pit(pit): Pit, seeds: u8) {
        let shift = (pit & 7) * 8;
        for (i, word) in self.0.iter_mut().enumerate() {
            let here = u64::from(usize::from(pit >> 3) == i);
            *word = *word & !((0xff * here) << shift) | (u64::from(seeds) * here) << shift;
        }
    }

    /// Empties a pit and says what it held.
    #[inline(always)]
    pub(crate) fn take(&mut self, pit: Pit) -> u8 {
        let seeds = self.get(pit);
        self.set(pit, 0);
        seeds
    }

    /// Takes `seeds` out of a pit.
    #[inline(always)]
    pub(crate) fn remove(&mut self, Pit(pit): Pit, seeds: u8) {
        let seeds = u64::from(seeds) << ((pit & 7) * 8);
        for (i, word) in self.0.iter_mut().enumerate() {
            *word -= if usize::from(pit >> 3) == i { seeds } else { 0 };
        }
    }

    /// The one or two words of a row; the second is 0 if there is but one.
    #[inline(always)]
    fn row(&self, player: Player) -> [u64; 2] {
        let words = |first: usize| [self.0[first], if W > 2 { self.0[first + 1] } else { 0 }];
        if player.0 & 1 == 0 {
            words(0)
        } else {
            words(W / 2)
        }
    }

    /// Which pits of a row hold seeds: bit `i` for the `i`-th.
    #[inline(always)]
    pub(crate) fn occupied(&self, player: Player) -> u32 {
        const LOW: u64 = 0x7f7f_7f7f_7f7f_7f7f;
        let [low, high] = self
            .row(player)
            .map(|word| gather(((word & LOW) + LOW) | word));
        low | high << 8
    }

    /// Whether a row is empty.
    #[inline(always)]
    pub(crate) fn row_is_empty(&self, player: Player) -> bool {
        let [low, high] = self.row(player);
        low | high == 0
    }

    /// Which of the pits marked by `within` (0x80 each) hold just `count`: bit `i` for byte `i`.
    #[inline(always)]
    fn holding(&self, count: u8, within: &Self) -> u32 {
        const LOW: u64 = 0x7f7f_7f7f_7f7f_7f7f;
        let same = u64::from(count) * 0x0101_0101_0101_0101;
        let mut found = *self;
        for (word, within) in found.0.iter_mut().zip(&within.0) {
            let differs = *word ^ same;
            *word = !(((differs & LOW) + LOW) | differs) & within;
        }
        found
            .0
            .iter()
            .rev()
            .fold(0, |bits, &word| bits << 8 | gather(word))
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
    ((word & 0x8080_8080_8080_8080).wrapping_mul(0x0002_0408_1020_4081) >> 56) as u32
}

/// For each set of six bits, sixty times one of their places, each as often as any other: sixty can be shared by one to
/// six. So which number was drawn need not wait for how many bits there are.
static SHARES: [[u8; 64]; 64] = {
    let mut table = [[0; 64]; 64];
    let mut bits = 1_usize;
    while bits < 64 {
        let mut share = 0;
        while share < 60 {
            // The n-th of the bits, from the lowest.
            let n = share * bits.count_ones() as usize / 60;
            let mut rest = bits;
            let mut k = 0;
            while k < n {
                rest &= rest - 1;
                k += 1;
            }
            table[bits][share] = rest.trailing_zeros() as u8;
            share += 1;
        }
        bits += 1;
    }
    table
};

/// The place of one of the set bits, of which there must be one; `draw` gives a number below the one it is given.
#[inline(always)]
pub(crate) fn any_bit(mut bits: u32, draw: impl FnOnce(u32) -> u32) -> u8 {
    if bits < 64 {
        return SHARES[bits as usize][draw(60) as usize & 63];
    }
    for _ in 0..draw(bits.count_ones()) {
        bits &= bits - 1;
    }
    bits.trailing_zeros() as u8
}

/// What sowing does to a board, for every pit and handful.
#[derive(Debug)]
pub(crate) struct Tables<const W: usize> {
    /// By word, so that an index needs no more than an addition.
    change: [Box<[u64; ENTRIES]>; W],
    last: Box<[Pit; ENTRIES]>,
    /// For games with captures in mid-lap: the pits sown before the last seed, marked 0x80; laps longer than one
    /// round are not in it.
    passed: Option<Box<[Pits<W>]>>,
}

/// One lap done by table.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Lap {
    /// The pit that got the last seed.
    pub(crate) last: Pit,
    by_seeds: usize,
}

/// All that tables depend on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Kind {
    words: usize,
    pits: u8,
    direction: Direction,
    origin: Origin,
    in_sow: bool,
}

/// The tables in use: a server has thousands of games that go by the same.
static SHARED: Mutex<Vec<(Kind, Weak<dyn Any + Send + Sync>)>> = Mutex::new(Vec::new());

impl<const W: usize> Tables<W> {
    /// The tables for these rules; those of another game of the same kind, if there is one.
    pub(crate) fn shared(rules: &Rules) -> Arc<Self> {
        let kind = Kind {
            words: W,
            pits: rules.pits,
            direction: rules.direction,
            origin: rules.origin,
            in_sow: rules.in_sow.is_some(),
        };
        let mut shared = SHARED.lock().unwrap_or_else(PoisonError::into_inner);
        let known = shared.iter().find(|(known, _)| *known == kind);
        if let Some(tables) = known.and_then(|(_, tables)| tables.upgrade()?.downcast().ok()) {
            return tables;
        }
        let tables = Arc::new(Self::new(rules));
        shared.retain(|(_, tables)| tables.strong_count() > 0);
        let weak: Weak<dyn Any + Send + Sync> = Arc::<Self>::downgrade(&tables);
        shared.push((kind, weak));
        tables
    }

    pub(crate) fn new(rules: &Rules) -> Self {
        let rows = Rows::<W>::of(rules);
        let mut change = [(); W].map(|()| entries(0));
        let mut last = entries(Pit(0));
        let mut passed = rules
            .in_sow
            .map(|_| vec![Pits::EMPTY; 256 * 8 * W].into_boxed_slice());
        for origin in rows.all() {
            // One seed more is one drop more: so each way round is walked once, seed by seed.
            let mut ways = [Way::from(origin), Way::from(origin)];
            for seeds in 1..=255 {
                for (way, parity) in ways.iter_mut().zip([0, 1]) {
                    way.passed
                        .set(way.last, if way.seeds > 0 { 0x80 } else { 0 });
                    // Which way a handful goes hangs on its parity alone.
                    way.last = rows.next(rules, way.last, origin, parity);
                    way.sown.set(way.last, way.sown.get(way.last) + 1);
                    way.seeds = seeds;
                }
                let way = &ways[usize::from(seeds % 2)];
                let index = index(origin, seeds);
                for (change, &sown) in change.iter_mut().zip(&way.sown.0) {
                    change[index] = sown;
                }
                let word = &mut change[usize::from(origin.0 >> 3)][index];
                *word = word.wrapping_sub(u64::from(seeds) << ((origin.0 & 7) * 8));
                last[index] = way.last;
                if let (Some(passed), true) = (&mut passed, seeds <= 2 * rules.pits) {
                    passed[by_seeds::<W>(origin, seeds)] = way.passed;
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
    pub(crate) fn lap(&self, pits: &mut Pits<W>, pit: Pit, seeds: u8) -> Lap {
        let index = index(pit, seeds);
        for (word, change) in pits.0.iter_mut().zip(&self.change) {
            *word = word.wrapping_add(change[index]);
        }
        Lap {
            last: self.last[index],
            by_seeds: by_seeds::<W>(pit, seeds),
        }
    }

    /// The pits, but for the last, in which the lap has just made `count`; it must not be longer than one round.
    #[inline(always)]
    pub(crate) fn made(&self, pits: &Pits<W>, lap: Lap, count: u8) -> u32 {
        self.passed
            .as_ref()
            .map_or(0, |passed| pits.holding(count, &passed[lap.by_seeds]))
    }
}

/// A handful on its way, while the tables are made.
struct Way<const W: usize> {
    seeds: u8,
    last: Pit,
    sown: Pits<W>,
    /// The pits sown before the last, marked 0x80.
    passed: Pits<W>,
}

impl<const W: usize> Way<W> {
    fn from(origin: Pit) -> Self {
        Self {
            seeds: 0,
            last: origin,
            sown: Pits::EMPTY,
            passed: Pits::EMPTY,
        }
    }
}

/// Entries of a table: as many as no index can exceed, which the compiler sees and so checks none.
const ENTRIES: usize = MOST as usize * STRIDE + 255 + 1;
/// The last pit there can be; for the compiler any byte can be one, unless it is made smaller, and that costs a
/// twentieth of a ply. A phone has less memory to spare.
const MOST: u8 = if cfg!(target_arch = "wasm32") {
    31
} else {
    255
};
/// From a pit to the next. (Were it a power of two, the small handfuls of all pits, which are most, would fall on the
/// same few lines of the cache.)
const STRIDE: usize = 264;

/// The same for `passed`, where small handfuls of all pits lie side by side.
#[inline(always)]
fn by_seeds<const W: usize>(Pit(pit): Pit, seeds: u8) -> usize {
    usize::from(seeds) * (8 * W) + usize::from(pit)
}

fn entries<T: Clone>(blank: T) -> Box<[T; ENTRIES]> {
    vec![blank; ENTRIES]
        .into_boxed_slice()
        .try_into()
        .unwrap_or_else(|_| unreachable!("as many as there are"))
}

/// Where the tables keep what a handful does. All but the last addition can be done before the seeds are known.
#[inline(always)]
fn index(Pit(pit): Pit, seeds: u8) -> usize {
    usize::from(pit & MOST) * STRIDE + usize::from(seeds)
}
