//! How long to think about a move.

use std::fmt;
use std::str::FromStr;
use std::time::{Duration, Instant};

use semailles_search::Report;

/// What a player has left on the clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clock {
    /// What there is now.
    pub left: Duration,
    /// What is added after each move.
    pub increment: Duration,
}

impl FromStr for Clock {
    type Err = ();

    /// `10` or `10+0.1`: seconds for the game, and for each move.
    fn from_str(text: &str) -> Result<Self, ()> {
        let seconds = |text: &str| {
            let seconds: f64 = text.parse().map_err(drop)?;
            let fits = (0.0..=86_400.0).contains(&seconds);
            fits.then(|| Duration::from_secs_f64(seconds)).ok_or(())
        };
        let (left, increment) = text.split_once('+').unwrap_or((text, "0"));
        let clock = Self {
            left: seconds(left)?,
            increment: seconds(increment)?,
        };
        if clock.left.is_zero() {
            return Err(());
        }
        Ok(clock)
    }
}

impl fmt::Display for Clock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.left.as_secs_f64())?;
        if !self.increment.is_zero() {
            write!(f, "+{}", self.increment.as_secs_f64())?;
        }
        Ok(())
    }
}

/// How long a search may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// After that no deeper search is begun.
    soft: Duration,
    /// Then the search stops wherever it is.
    hard: Duration,
}

impl Budget {
    /// Just so long.
    pub fn exactly(time: Duration) -> Self {
        Self {
            soft: time,
            hard: time,
        }
    }

    /// A share of what is left, so that a game of unknown length does not end on the clock; `lag` is lost on the way.
    pub fn from_clock(clock: Clock, lag: Duration) -> Self {
        let left = clock.left.saturating_sub(lag);
        let share = left / 30 + clock.increment * 3 / 4;
        Self {
            soft: (share / 2).min(left / 8),
            hard: (share * 3).min(left / 4),
        }
    }

    /// Whether a search that began at `start` has to stop. `depth` is kept from one question to the next.
    pub fn is_spent(self, start: Instant, report: &Report, depth: &mut u32) -> bool {
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
    fn clocks_are_read_and_written() {
        for text in ["10", "0.5", "60+0.25"] {
            assert_eq!(
                text.parse::<Clock>().map(|c| c.to_string()),
                Ok(text.to_owned())
            );
        }
        for text in ["", "0", "-1", "x", "1+", "1+x", "nan", "inf", "1e9", "+1"] {
            assert_eq!(text.parse::<Clock>(), Err(()), "{text}");
        }
    }

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
