/// The positions since the last irreversible ply, to count how often one has occurred.
///
/// Keys are compared whole. A table of counts by a few bits of the hash tells at once that most positions are new,
/// so that the list is seldom searched.
#[derive(Clone, Debug)]
pub struct History<K> {
    keys: Vec<(K, u16)>,
    buckets: Box<[u16; BUCKETS]>,
}

const BUCKETS: usize = 1024;

impl<K: Copy + Eq> Default for History<K> {
    fn default() -> Self {
        Self {
            keys: Vec::new(),
            buckets: Box::new([0; BUCKETS]),
        }
    }
}

impl<K: Copy + Eq> History<K> {
    /// A history that begins with a position: its first occurrence.
    #[must_use]
    pub fn starting(key: K, hash: u64) -> Self {
        let mut history = Self::default();
        history.push(key, hash);
        history
    }

    /// Forgets everything, in time proportional to what there was.
    #[inline]
    pub fn clear(&mut self) {
        for &(_, bucket) in &self.keys {
            self.buckets[usize::from(bucket)] = 0;
        }
        self.keys.clear();
    }

    /// Adds a position and says how often it has occurred now, this occurrence included.
    #[inline]
    pub fn push(&mut self, key: K, hash: u64) -> usize {
        let bucket = (hash >> 48) as u16 % BUCKETS as u16;
        let slot = &mut self.buckets[usize::from(bucket)];
        let known = *slot > 0;
        *slot += 1;
        let before = if known { self.count(key) } else { 0 };
        self.keys.push((key, bucket));
        before + 1
    }

    /// Takes back the last [`History::push`].
    #[inline]
    pub fn pop(&mut self) {
        if let Some((_, bucket)) = self.keys.pop() {
            self.buckets[usize::from(bucket)] -= 1;
        }
    }

    /// How often a position has occurred.
    #[must_use]
    pub fn count(&self, key: K) -> usize {
        self.keys.iter().filter(|(k, _)| *k == key).count()
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
