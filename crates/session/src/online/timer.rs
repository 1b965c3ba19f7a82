use semailles_wire::online::Clock;

/// How long everybody has thought and may think still, in milliseconds of the game's own time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Timer {
    clock: Clock,
    left: Vec<u64>,
    /// Whose time runs, and since when.
    running: Option<(usize, u64)>,
}

impl Timer {
    /// Nobody has thought yet.
    pub(super) fn new(clock: Clock, players: usize) -> Self {
        let each = match clock {
            Clock::None => 0,
            Clock::PerMove(each) => each,
            Clock::Fischer { base, .. } => base,
        };
        Self {
            clock,
            left: vec![u64::from(each); players],
            running: None,
        }
    }

    /// Time runs for a player, or for nobody.
    pub(super) fn start(&mut self, player: Option<usize>, at: u64) {
        self.stop(at);
        if let Some(player) = player
            && self.clock != Clock::None
        {
            if let Clock::PerMove(each) = self.clock {
                self.left[player] = u64::from(each);
            }
            self.running = Some((player, at));
        }
    }

    /// Time runs for nobody.
    pub(super) fn stop(&mut self, at: u64) {
        if let Some((player, since)) = self.running.take() {
            let thought = at.saturating_sub(since);
            self.left[player] = self.left[player].saturating_sub(thought);
        }
    }

    /// A player has moved in time.
    pub(super) fn moved(&mut self, player: usize, at: u64) {
        let ran = self.running.is_some_and(|(p, _)| p == player);
        self.stop(at);
        if let Clock::Fischer { increment, .. } = self.clock
            && ran
        {
            self.left[player] += u64::from(increment);
        }
    }

    /// What a player has left; `None` in a game without clocks.
    #[must_use]
    pub fn left(&self, player: usize, at: u64) -> Option<u64> {
        if self.clock == Clock::None {
            return None;
        }
        let left = *self.left.get(player)?;
        Some(match self.running {
            Some((p, since)) if p == player => left.saturating_sub(at.saturating_sub(since)),
            _ => left,
        })
    }

    /// Whose time runs out, and when.
    #[must_use]
    pub fn deadline(&self) -> Option<(usize, u64)> {
        let (player, since) = self.running?;
        Some((player, since + self.left[player]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fischer_adds_after_a_move_that_was_timed() {
        let clock = Clock::Fischer {
            base: 1000,
            increment: 100,
        };
        let mut timer = Timer::new(clock, 2);
        // The first moves are not timed.
        timer.moved(0, 700);
        assert_eq!(timer.left(0, 700), Some(1000));
        timer.start(Some(0), 800);
        assert_eq!(timer.left(0, 1100), Some(700));
        assert_eq!(timer.left(1, 1100), Some(1000));
        assert_eq!(timer.deadline(), Some((0, 1800)));
        timer.moved(0, 1100);
        assert_eq!((timer.left(0, 9999), timer.deadline()), (Some(800), None));
    }

    #[test]
    fn each_move_has_its_time() {
        let mut timer = Timer::new(Clock::PerMove(500), 2);
        timer.start(Some(1), 0);
        timer.moved(1, 400);
        timer.start(Some(1), 1000);
        assert_eq!(timer.left(1, 1100), Some(400));
        timer.stop(1200);
        assert_eq!(timer.deadline(), None);
    }

    #[test]
    fn without_a_clock_nothing_runs() {
        let mut timer = Timer::new(Clock::None, 2);
        timer.start(Some(0), 0);
        assert_eq!((timer.left(0, 5), timer.deadline()), (None, None));
    }
}
