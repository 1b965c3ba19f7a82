use semailles_core::{Game, Key, Run};

/// The positions from the game's last irreversible ply down to the one being looked at: to know what repeats.
#[derive(Clone, Debug)]
pub(crate) struct Path<K> {
    steps: Vec<Step<K>>,
    /// How many of the steps have a key that is spread to these bits, so that most positions are known to be new at once.
    slots: Box<[u16; SLOTS]>,
}

const SLOTS: usize = 1024;

#[derive(Clone, Copy, Debug)]
struct Step<K> {
    key: K,
    /// The step after the last irreversible ply: what was before cannot come again.
    start: u32,
    /// How often the position that came most often since then has come.
    most: u16,
    /// The keys since then, this one included, spread and summed: the same in whatever order they came.
    sum: u64,
}

/// How often a position has come now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Occurrence {
    pub(crate) times: usize,
    /// Where it came the time before, if `times` > 1.
    pub(crate) before: i32,
    /// Where it came first.
    pub(crate) first: i32,
}

impl Occurrence {
    pub(crate) const FIRST: Self = Self {
        times: 1,
        before: -1,
        first: -1,
    };
}

/// What has come before the position being looked at and can come again.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Above {
    /// How often the position that came most often has come; 0 if nothing can come again.
    pub(crate) most: u16,
    /// The same for the same positions.
    pub(crate) sum: u64,
}

impl<K: Key> Path<K> {
    pub(crate) fn of<G: Game<Key = K>>(run: &Run<G>) -> Self {
        let mut path = Self {
            steps: Vec::with_capacity(256),
            slots: Box::new([0; SLOTS]),
        };
        for key in run.history().iter() {
            path.push(key, false);
        }
        path
    }

    /// Where the last position is.
    #[inline]
    pub(crate) fn end(&self) -> i32 {
        self.steps.len() as i32 - 1
    }

    /// How often a position would have come if it came now, after a ply that can be undone.
    #[inline]
    pub(crate) fn look(&self, key: K) -> Occurrence {
        let mut found = Occurrence {
            times: 1,
            before: self.end() + 1,
            first: self.end() + 1,
        };
        if self.slots[slot(key)] > 0
            && let Some(last) = self.steps.last()
        {
            for at in (last.start as usize..self.steps.len()).rev() {
                if self.steps[at].key == key {
                    found.times += 1;
                    found.first = at as i32;
                    if found.times == 2 {
                        found.before = at as i32;
                    }
                }
            }
        }
        found
    }

    pub(crate) fn push(&mut self, key: K, irreversible: bool) -> Occurrence {
        let occurrence = if irreversible {
            let here = self.end() + 1;
            Occurrence {
                times: 1,
                before: here,
                first: here,
            }
        } else {
            self.look(key)
        };
        let times = occurrence.times as u16;
        let (start, most, sum) = match self.steps.last() {
            Some(last) if !irreversible => (last.start, last.most.max(times), last.sum),
            _ => (self.steps.len() as u32, 1, 0),
        };
        self.slots[slot(key)] += 1;
        self.steps.push(Step {
            key,
            start,
            most,
            sum: sum.wrapping_add(mix(key.spread())),
        });
        occurrence
    }

    pub(crate) fn pop(&mut self) {
        if let Some(step) = self.steps.pop() {
            self.slots[slot(step.key)] -= 1;
        }
    }

    pub(crate) fn above(&self) -> Above {
        match self.steps.as_slice() {
            [.., before, last] if (last.start as usize) < self.steps.len() - 1 => Above {
                most: before.most,
                sum: before.sum,
            },
            _ => Above { most: 0, sum: 0 },
        }
    }
}

#[inline(always)]
fn slot<K: Key>(key: K) -> usize {
    (key.spread() >> 54) as usize % SLOTS
}

/// Spreads what differs anywhere over all bits.
#[inline]
pub(crate) fn mix(word: u64) -> u64 {
    let word = (word ^ word >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let word = (word ^ word >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    word ^ word >> 31
}
