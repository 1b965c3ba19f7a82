//! How long to think about a move.

use std::time::{Duration, Instant};

use semailles_search::Report;

/// What a player has left on the clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Clock {
    pub(crate) left: Duration,
    /// What is added after each move.
    pub(crate) increment: Duration,
}

/// How long a search may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Budget {
    /// After that no deeper search is begun.
    soft: Duration,
    /// Then the search stops wherever it is.
    hard: Duration,
}

impl Budget {
    /// Just so long.
    pub(crate) fn exactly(time: Duration) -> Self {
        Self {
            soft: time,
            hard: time,
        }
    }

    /// A share of what is left, so that a game of unknown length does not end on the clock; `lag` is lost on the way.
    pub(crate) fn from_clock(clock: Clock, lag: Duration) -> Self {
        let left = clock.left.saturating_sub(lag);
        let share = left / 30 + clock.increment * 3 / 4;
        Self {
            soft: (share / 2).min(left / 8),
            hard: (share * 3).min(left / 4),
        }
    }

    /// Whether a search that began at `start` has to stop. `depth` is kept from one question to the next.
    pub(crate) fn is_spent(self, start: Instant, report: &Report, depth: &mut u32) -> bool {
        let spent = start.elapsed();
        let deeper = report.depth > *depth;
        *depth = report.depth;
        spent >= self.hard || deeper && spent >= self.soft
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_clock_never_runs_out() {
        let lag = Duration::from_millis(20);
        for increment in [0, 10, 1000].map(Duration::from_millis) {
            let mut left = Duration::from_secs(10);
            for _ in 0..1000 {
                let budget = Budget::from_clock(Clock { left, increment }, lag);
                assert!(budget.hard + lag <= left.max(lag), "{budget:?} of {left:?}");
                left = left - budget.hard + increment;
            }
        }
    }
}
