use crate::Key;

/// The positions since the last irreversible ply, to count how often one has occurred.
///
/// Keys are compared whole. A table of counts by a few bits of the key, spread, tells at once that most positions are new, so
/// that the list is seldom searched; its slots carry the number of the last [`History::clear`], so that clearing
/// touches none of them.
#[derive(Clone, Debug)]
pub struct History<K> {
    keys: Vec<K>,
    slots: Box<[u64; SLOTS]>,
    /// How often the history was cleared, in the bits above the counts.
    era: u64,
}

const SLOTS: usize = 1024;
const COUNT: u64 = (1 << 32) - 1;
const ERA: u64 = 1 << 32;

#[inline(always)]
fn slot<K: Key>(key: K) -> usize {
    (key.spread() >> 54) as usize % SLOTS
}

impl<K: Key> Default for History<K> {
    fn default() -> Self {
        Self {
            keys: Vec::new(),
            slots: Box::new([0; SLOTS]),
            era: 0,
        }
    }
}

impl<K: Key> History<K> {
    /// A history that begins with a position: its first occurrence.
    #[must_use]
    pub fn starting(key: K) -> Self {
        let mut history = Self::default();
        history.push(key);
        history
    }

    /// Forgets everything.
    #[inline]
    pub fn clear(&mut self) {
        self.clear_if(true);
    }

    /// Forgets everything if so told; no branch, as whether a ply captures cannot be predicted.
    #[inline]
    pub(crate) fn clear_if(&mut self, really: bool) {
        self.keys.truncate(self.keys.len() * usize::from(!really));
        self.era = self.era.wrapping_add(ERA * u64::from(really));
        if self.era < u64::from(really) {
            self.slots.fill(0);
        }
    }

    /// Adds a position and says how often it has occurred now, this occurrence included.
    #[inline]
    pub fn push(&mut self, key: K) -> usize {
        let slot = &mut self.slots[slot(key)];
        let known = *slot & !COUNT == self.era && *slot & COUNT > 0;
        *slot = if known { *slot + 1 } else { self.era | 1 };
        let before = if known { self.count(key) } else { 0 };
        self.keys.push(key);
        before + 1
    }

    /// Takes back the last [`History::push`].
    #[inline]
    pub fn pop(&mut self) {
        if let Some(key) = self.keys.pop() {
            self.slots[slot(key)] -= 1;
        }
    }

    /// How often a position has occurred.
    #[must_use]
    pub fn count(&self, key: K) -> usize {
        self.keys.iter().filter(|k| **k == key).count()
    }

    /// The positions, in the order in which they occurred.
    pub fn iter(&self) -> impl Iterator<Item = K> {
        self.keys.iter().copied()
    }

    /// How many positions are kept.
    #[must_use]
    pub fn len(&self) -> usize {
        self.keys.len()
    }

    /// Whether nothing is kept.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.keys.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::SplitMix64;

    /// Spreads so badly that many share a slot.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    struct Alike(u64);

    impl Key for Alike {
        fn spread(self) -> u64 {
            (self.0 % 7) << 54
        }
    }

    #[test]
    fn counts_like_a_plain_list() {
        let mut rng = SplitMix64::new(1);
        let mut history = History::default();
        let mut plain: Vec<Alike> = Vec::new();
        for _ in 0..20_000 {
            match rng.below(20) {
                0 => {
                    history.clear();
                    plain.clear();
                }
                1..=5 => {
                    history.pop();
                    plain.pop();
                }
                _ => {
                    let key = Alike(rng.below(30) as u64);
                    plain.push(key);
                    let occurrences = plain.iter().filter(|k| **k == key).count();
                    assert_eq!(history.push(key), occurrences);
                }
            }
            assert_eq!(history.len(), plain.len());
        }
    }
}
