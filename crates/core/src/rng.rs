/// SplitMix64 (Steele, Lea and Flood 2014): the stream behind everything random here, the same on every machine.
///
/// ```
/// let mut rng = semailles_core::SplitMix64::new(1234567);
/// assert_eq!(rng.next(), 6457827717110365317);
/// assert_eq!(rng.next(), 3203168211198807973);
/// ```
#[derive(Clone, Debug)]
pub struct SplitMix64(u64);

impl SplitMix64 {
    /// A stream from a seed.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// The next number of the stream.
    #[inline]
    #[expect(
        clippy::should_implement_trait,
        reason = "an endless stream of numbers, not an iterator"
    )]
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below `n` (> 0): `next() mod n`.
    #[inline]
    pub fn below(&mut self, n: usize) -> usize {
        (self.next() % n as u64) as usize
    }

    /// A number below `n`, by multiplication: a division would be a tenth of a ply.
    #[inline]
    pub fn scaled(&mut self, n: u32) -> u32 {
        (((self.next() >> 32) * u64::from(n)) >> 32) as u32
    }
}
