/// The own time of a game: it stands still while the server does, and never goes back.
#[derive(Clone, Copy, Debug)]
pub(super) struct GameTime {
    at: u64,
    /// Since when it runs, by the steady clock.
    since: Option<u64>,
}

impl GameTime {
    /// It stands still.
    pub(super) fn standing(at: u64) -> Self {
        Self { at, since: None }
    }

    pub(super) fn running(at: u64, now: u64) -> Self {
        let since = Some(now);
        Self { at, since }
    }

    pub(super) fn at(self, now: u64) -> u64 {
        self.at + self.since.map_or(0, |since| now.saturating_sub(since))
    }

    pub(super) fn is_standing(self) -> bool {
        self.since.is_none()
    }

    /// When it will be a time of the game, by the steady clock; `None` while it stands.
    pub(super) fn when(self, at: u64) -> Option<u64> {
        Some(self.since? + at.saturating_sub(self.at))
    }
}
