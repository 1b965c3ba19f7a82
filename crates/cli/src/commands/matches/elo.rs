//! What a match says about the strength of two players.

/// Games by result, seen from the first player, and pairs of games from one opening.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Tally {
    pub(super) wins: u64,
    pub(super) draws: u64,
    pub(super) losses: u64,
    /// Points of the first player in each pair, in half points: 0 to 4.
    pairs: Vec<u8>,
}

impl Tally {
    /// Adds both games of a pair, in half points of the first player: 0, 1, 2.
    pub(super) fn add(&mut self, games: [u8; 2]) {
        for half_points in games {
            match half_points {
                0 => self.losses += 1,
                1 => self.draws += 1,
                _ => self.wins += 1,
            }
        }
        self.pairs.push(games[0] + games[1]);
    }

    pub(super) fn games(&self) -> u64 {
        self.wins + self.draws + self.losses
    }

    /// The first player's share of the points.
    pub(super) fn share(&self) -> f64 {
        if self.pairs.is_empty() {
            return 0.5;
        }
        self.pairs.iter().map(|p| f64::from(*p) / 4.0).sum::<f64>() / self.pairs.len() as f64
    }

    /// How much the share of one pair varies. Games of one opening are not independent, so pairs are what is counted.
    fn variance(&self) -> f64 {
        let mean = self.share();
        let squares = self
            .pairs
            .iter()
            .map(|p| (f64::from(*p) / 4.0 - mean).powi(2));
        squares.sum::<f64>() / self.pairs.len().max(1) as f64
    }

    /// The difference in Elo, and its least and greatest value with 95 % confidence; infinite where one player has all
    /// points.
    pub(super) fn elo(&self) -> (f64, f64, f64) {
        let error = 1.96 * (self.variance() / self.pairs.len().max(1) as f64).sqrt();
        let share = self.share();
        (elo(share), elo(share - error), elo(share + error))
    }

    /// The log-likelihood ratio of a difference of `hi` against one of `lo` Elo (generalised sequential probability
    /// ratio test on pairs).
    pub(super) fn llr(&self, lo: f64, hi: f64) -> f64 {
        let n = self.pairs.len() as f64;
        // A variance of nothing, as at the beginning, proves nothing.
        let variance = (self.variance() * n + 0.1) / (n + 1.0);
        let (lo, hi) = (expected(lo), expected(hi));
        n * (hi - lo) * (2.0 * self.share() - lo - hi) / (2.0 * variance)
    }
}

/// Where a sequential test with 5 % of wrong answers either way ends: below the first, above the second.
pub(super) const BOUNDS: (f64, f64) = (-2.944, 2.944);

fn elo(share: f64) -> f64 {
    match share {
        s if s <= 0.0 => f64::NEG_INFINITY,
        s if s >= 1.0 => f64::INFINITY,
        s => -400.0 * (1.0 / s - 1.0).log10(),
    }
}

fn expected(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn known_values() {
        let mut tally = Tally::default();
        assert_eq!(tally.elo().0, 0.0);
        for _ in 0..30 {
            tally.add([2, 2]);
        }
        for _ in 0..10 {
            tally.add([0, 0]);
        }
        let (elo, lo, hi) = tally.elo();
        assert!((elo - 190.85).abs() < 0.01, "{elo}");
        assert!(lo < elo && elo < hi);
        assert_eq!(
            (tally.wins, tally.draws, tally.losses, tally.games()),
            (60, 0, 20, 80)
        );
        assert!(tally.llr(0.0, 50.0) > BOUNDS.1);
        assert!(tally.llr(400.0, 800.0) < BOUNDS.0);
        let undecided = tally.llr(400.0, 500.0);
        assert!((BOUNDS.0..0.0).contains(&undecided), "{undecided}");
    }
}
