use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use semailles_core::Move;

/// What a value in the table says about the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bound {
    /// The true value is at least this.
    Lower,
    /// The true value is at most this.
    Upper,
    /// The true value is this.
    Exact,
}

/// What is known of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Entry {
    /// The move to try first.
    pub(crate) m: Move,
    /// For the player to move.
    pub(crate) value: i32,
    pub(crate) depth: u8,
    pub(crate) bound: Bound,
    /// No position was judged at a glance: looking deeper changes nothing.
    pub(crate) solved: bool,
    /// Somewhere below, a position came twice.
    pub(crate) loops: bool,
    /// The value leans on what came above: it holds only where the same has come.
    pub(crate) leans: bool,
}

impl Entry {
    fn pack(self, age: u8) -> u64 {
        u64::from(self.m.0)
            | u64::from(self.value as u32 & VALUE) << 16
            | u64::from(self.depth) << 40
            | (self.bound as u64 + 1) << 48
            | u64::from(self.solved) << 50
            | u64::from(self.loops) << 51
            | u64::from(self.leans) << 52
            | u64::from(age & AGE) << 53
    }

    fn unpack(data: u64) -> Option<Self> {
        Some(Self {
            m: Move(data as u16),
            // The sign is bit 23.
            value: (((data >> 16) as u32 & VALUE) << 8) as i32 >> 8,
            depth: (data >> 40) as u8,
            bound: match data >> 48 & 3 {
                0 => return None,
                1 => Bound::Lower,
                2 => Bound::Upper,
                _ => Bound::Exact,
            },
            solved: data >> 50 & 1 != 0,
            loops: data >> 51 & 1 != 0,
            leans: data >> 52 & 1 != 0,
        })
    }
}

const VALUE: u32 = 0xff_ffff;
const AGE: u8 = 63;

/// Four entries that lie in one line of the processor's memory.
#[derive(Debug, Default)]
#[repr(align(64))]
struct Bucket([Slot; 4]);

/// The key, mixed with what is known: two halves written by different threads do not fit each other, and then nothing
/// is known. So threads share the table without locks.
#[derive(Debug, Default)]
struct Slot {
    check: AtomicU64,
    data: AtomicU64,
}

/// What a search has found out, in a bounded piece of memory shared by its threads.
#[derive(Debug)]
pub struct Table {
    buckets: Box<[Bucket]>,
    age: AtomicU64,
}

impl Table {
    /// A table of at most so many mebibytes, and at least 64 KiB.
    #[must_use]
    pub fn new(mebibytes: usize) -> Self {
        Self::with_bytes(mebibytes << 20)
    }

    /// Whether this machine has memory for a table of so many mebibytes: to be asked before somebody's wish is granted.
    #[must_use]
    pub fn has_room(mebibytes: usize) -> bool {
        let Some(bytes) = mebibytes.checked_mul(1 << 20) else {
            return false;
        };
        let mut room: Vec<Bucket> = Vec::new();
        let has_room = room.try_reserve_exact(Self::buckets_in(bytes)).is_ok();
        // It has to be reserved really.
        std::hint::black_box(&room);
        has_room
    }

    fn buckets_in(bytes: usize) -> usize {
        1 << (bytes / size_of::<Bucket>()).max(1).ilog2()
    }

    /// A table of at most so many bytes, and at least one bucket of 64.
    #[must_use]
    pub fn with_bytes(bytes: usize) -> Self {
        Self {
            buckets: (0..Self::buckets_in(bytes))
                .map(|_| Bucket::default())
                .collect(),
            age: AtomicU64::new(0),
        }
    }

    /// Forgets everything.
    pub fn clear(&self) {
        for slot in self.buckets.iter().flat_map(|bucket| &bucket.0) {
            slot.check.store(0, Relaxed);
            slot.data.store(0, Relaxed);
        }
    }

    /// A new search begins: what older ones have left may be written over.
    pub(crate) fn grow_old(&self) {
        self.age.fetch_add(1, Relaxed);
    }

    /// How full it is of this search's entries, in thousandths (as chess programs say it).
    #[must_use]
    pub fn permille(&self) -> u32 {
        let age = self.age();
        let seen = &self.buckets[..self.buckets.len().min(256)];
        let slots = seen.iter().flat_map(|bucket| &bucket.0);
        let used = slots
            .filter(|slot| {
                let data = slot.data.load(Relaxed);
                data != 0 && age_of(data) == age
            })
            .count();
        (used * 1000 / (4 * seen.len())) as u32
    }

    fn age(&self) -> u8 {
        self.age.load(Relaxed) as u8 & AGE
    }

    #[inline]
    fn bucket(&self, key: u64) -> &Bucket {
        &self.buckets[(key >> 32) as usize & (self.buckets.len() - 1)]
    }

    #[inline]
    pub(crate) fn get(&self, key: u64) -> Option<Entry> {
        for slot in &self.bucket(key).0 {
            let data = slot.data.load(Relaxed);
            if slot.check.load(Relaxed) ^ data == key {
                return Entry::unpack(data);
            }
        }
        None
    }

    /// Keeps an entry, in place of what is known of the same position, or else of the least worth keeping.
    pub(crate) fn put(&self, key: u64, entry: Entry) {
        let age = self.age();
        let mut into = None;
        let mut least = i32::MAX;
        for slot in &self.bucket(key).0 {
            let data = slot.data.load(Relaxed);
            if slot.check.load(Relaxed) ^ data == key {
                into = Some(slot);
                break;
            }
            let old = i32::from((age.wrapping_sub(age_of(data))) & AGE);
            let worth = if data == 0 {
                i32::MIN
            } else {
                i32::from((data >> 40) as u8) - 8 * old
            };
            if worth < least {
                (into, least) = (Some(slot), worth);
            }
        }
        if let Some(slot) = into {
            let data = entry.pack(age);
            slot.data.store(data, Relaxed);
            slot.check.store(key ^ data, Relaxed);
        }
    }
}

fn age_of(data: u64) -> u8 {
    (data >> 53) as u8 & AGE
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_put_is_got() {
        let table = Table::with_bytes(1 << 12);
        for value in [-1_000_000, -1, 0, 1, 999_999] {
            for bound in [Bound::Lower, Bound::Upper, Bound::Exact] {
                let entry = Entry {
                    m: Move(0x7fff),
                    value,
                    depth: 200,
                    bound,
                    solved: value == 0,
                    loops: value < 0,
                    leans: value > 5,
                };
                table.put(value as u64 | 1 << 50, entry);
                assert_eq!(table.get(value as u64 | 1 << 50), Some(entry));
            }
        }
        assert_eq!(table.get(17), None);
        table.clear();
        assert_eq!(table.get(1 << 50), None);
    }

    #[test]
    fn the_deep_and_the_new_are_kept() {
        let table = Table::with_bytes(64);
        let entry = |depth| Entry {
            m: Move(1),
            value: 5,
            depth,
            bound: Bound::Exact,
            solved: false,
            loops: false,
            leans: false,
        };
        for key in 1..=4 {
            table.put(key, entry(key as u8));
        }
        table.put(5, entry(1));
        assert_eq!(table.get(1), None);
        assert!((2..=5).all(|key| table.get(key).is_some()));
        table.grow_old();
        table.put(6, entry(0));
        assert_eq!(table.get(5), None, "the shallowest of the old ones goes");
    }

    #[test]
    fn what_no_machine_has_is_refused() {
        assert!(Table::has_room(1));
        assert!(!Table::has_room(1 << 30), "a pebibyte");
        assert!(!Table::has_room(usize::MAX));
    }
}
