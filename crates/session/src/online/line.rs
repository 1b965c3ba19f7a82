use std::collections::VecDeque;

/// When a connection is opened, kept awake and given up. Times are in milliseconds of the caller's clock.
#[derive(Clone, Debug)]
pub(super) struct Line {
    state: State,
    /// How often it failed since it last worked.
    failures: u32,
    heard: u64,
    pinged: Option<(u32, u64)>,
    pings: u32,
    /// Whether there is reason to doubt that it works.
    doubted: bool,
    /// How long the last answers took.
    trips: VecDeque<u64>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    Down { again: u64 },
    Opening { since: u64 },
    Open,
}

/// What the line wants done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Wish {
    Connect,
    Ping(u32),
    HangUp,
}

/// How long an opening may take.
const OPENING: u64 = 10_000;
/// How long a ping may be unanswered.
const PATIENCE: u64 = 8_000;
/// The same when there is reason to doubt.
const DOUBT: u64 = 1_500;
/// A ping after so much silence: while something is to be confirmed, and else.
const SOON: u64 = 4_000;
const LATE: u64 = 20_000;
/// The first and the longest pause before another attempt.
const FIRST_PAUSE: u64 = 500;
const LONGEST_PAUSE: u64 = 10_000;
/// Who was not heard of for so long and comes back has slept: the line is dead for sure.
const ASLEEP: u64 = 60_000;

impl Line {
    pub(super) fn new(now: u64) -> Self {
        Self {
            state: State::Down { again: now },
            failures: 0,
            heard: now,
            pinged: None,
            pings: 0,
            doubted: false,
            trips: VecDeque::new(),
        }
    }

    pub(super) fn is_open(&self) -> bool {
        self.state == State::Open
    }

    pub(super) fn opened(&mut self, now: u64) {
        self.state = State::Open;
        self.heard = now;
        self.pinged = None;
        self.doubted = false;
    }

    /// It is down; another attempt comes after a pause by lot, so that not all come back at once.
    pub(super) fn closed(&mut self, now: u64, lot: u64) {
        if matches!(self.state, State::Down { .. }) {
            return;
        }
        let most = (FIRST_PAUSE << self.failures.min(5)).min(LONGEST_PAUSE);
        self.failures += 1;
        let again = now + 50 + lot % most;
        self.state = State::Down { again };
    }

    /// The device knows that there is a network again: no need to wait, and what seems open may be dead.
    pub(super) fn hurry(&mut self, now: u64) {
        match &mut self.state {
            State::Down { again } => *again = (*again).min(now),
            // An attempt from before may wait for packets that are lost: another one comes soon.
            State::Opening { since } => {
                *since = (*since).min((now + DOUBT).saturating_sub(OPENING))
            }
            State::Open => {}
        }
        self.failures = 0;
        self.doubted = true;
        self.pinged = None;
    }

    /// Something came.
    pub(super) fn heard(&mut self, now: u64) {
        self.heard = now;
        self.failures = 0;
        self.doubted &= self.pinged.is_none();
    }

    pub(super) fn pong(&mut self, n: u32, now: u64) {
        if let Some((_, sent)) = self.pinged.take_if(|(p, _)| *p == n) {
            self.trips.push_back(now.saturating_sub(sent));
            if self.trips.len() > 8 {
                self.trips.pop_front();
            }
        }
    }

    /// After how long without an answer something is said again.
    pub(super) fn resend(&self) -> u64 {
        let longest = self.trips.iter().max().copied().unwrap_or(600);
        (longest * 4).clamp(1_500, PATIENCE)
    }

    /// What is to be done now, and when to ask again.
    pub(super) fn tick(&mut self, now: u64, urgent: bool) -> (Option<Wish>, u64) {
        match self.state {
            State::Down { again } if now < again => (None, again),
            State::Down { .. } => {
                self.state = State::Opening { since: now };
                (Some(Wish::Connect), now + OPENING)
            }
            State::Opening { since } if now < since + OPENING => (None, since + OPENING),
            State::Opening { .. } => (Some(Wish::HangUp), now),
            State::Open => {
                let silence = now.saturating_sub(self.heard);
                if silence >= ASLEEP {
                    return (Some(Wish::HangUp), now);
                }
                let patience = if self.doubted { DOUBT } else { PATIENCE };
                if let Some((_, sent)) = self.pinged.filter(|&(_, sent)| sent >= self.heard) {
                    let end = sent + patience;
                    return if now < end {
                        (None, end)
                    } else {
                        (Some(Wish::HangUp), now)
                    };
                }
                let pause = match (self.doubted, urgent) {
                    (true, _) => 0,
                    (false, true) => SOON,
                    (false, false) => LATE,
                };
                if silence < pause {
                    return (None, self.heard + pause);
                }
                self.pings = self.pings.wrapping_add(1);
                self.pinged = Some((self.pings, now));
                (Some(Wish::Ping(self.pings)), now + patience)
            }
        }
    }
}
