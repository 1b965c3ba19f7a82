/// What somebody may do: so much at once, and a little more as time passes.
#[derive(Clone, Copy, Debug)]
pub(super) struct Bucket {
    most: u64,
    /// How much is added in `period` milliseconds.
    added: u64,
    period: u64,
    /// What is in it, times `period`.
    level: u64,
    at: u64,
}

impl Bucket {
    pub(super) fn new((most, added): (u32, u32), period: u64, now: u64) -> Self {
        let most = u64::from(most);
        Self {
            most,
            added: u64::from(added),
            period,
            level: most * period,
            at: now,
        }
    }

    fn fill(&mut self, now: u64) {
        let passed = now.saturating_sub(self.at);
        let added = passed.saturating_mul(self.added);
        self.level = self
            .level
            .saturating_add(added)
            .min(self.most * self.period);
        self.at = now;
    }

    /// Takes something out; whether there was enough.
    pub(super) fn take(&mut self, cost: u32, now: u64) -> bool {
        self.fill(now);
        let cost = u64::from(cost) * self.period;
        let enough = self.level >= cost;
        if enough {
            self.level -= cost;
        }
        enough
    }

    pub(super) fn is_full(&mut self, now: u64) -> bool {
        self.fill(now);
        self.level == self.most * self.period
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_fills_as_time_passes() {
        let mut bucket = Bucket::new((3, 2), 1000, 0);
        assert!((0..3).all(|_| bucket.take(1, 0)));
        assert!(!bucket.take(1, 499) && bucket.take(1, 500) && !bucket.take(1, 500));
        assert!(!bucket.is_full(1999) && bucket.is_full(9999) && !bucket.take(4, 9999));
    }
}
