//! When what happens: a trace as shots of a film, within a budget of time.

use semailles_core::Event;

/// How fast seeds move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Speed {
    /// For teaching: without a limit.
    Slow,
    /// Any move within six seconds.
    #[default]
    Normal,
    /// Any move within two and a half.
    Fast,
}

/// Milliseconds of each kind of shot, and of all together.
struct Pace {
    drop: f64,
    lift: f64,
    take: f64,
    settle: f64,
    most: f64,
}

impl Speed {
    /// All, slowest first.
    pub(crate) const ALL: [Speed; 3] = [Speed::Slow, Speed::Normal, Speed::Fast];

    /// The word in settings.
    pub(crate) fn word(self) -> &'static str {
        match self {
            Speed::Slow => "slow",
            Speed::Normal => "normal",
            Speed::Fast => "fast",
        }
    }

    /// The speed of a word.
    pub(crate) fn of(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|speed| speed.word() == word)
    }

    fn pace(self) -> Pace {
        match self {
            Speed::Slow => Pace {
                drop: 600.0,
                lift: 400.0,
                take: 600.0,
                settle: 300.0,
                most: f64::INFINITY,
            },
            Speed::Normal => Pace {
                drop: 240.0,
                lift: 180.0,
                take: 360.0,
                settle: 160.0,
                most: 5600.0,
            },
            Speed::Fast => Pace {
                drop: 110.0,
                lift: 80.0,
                take: 160.0,
                settle: 80.0,
                most: 2300.0,
            },
        }
    }
}

/// An event and its time.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Shot {
    /// When it begins, in milliseconds.
    pub(crate) start: f64,
    /// When it has happened.
    pub(crate) end: f64,
}

/// A move as a film: a shot for each event.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Film {
    /// In order, one after the other.
    pub(crate) shots: Vec<Shot>,
    /// How long it lasts.
    pub(crate) length: f64,
}

/// What kind of shot an event makes.
enum Kind {
    Drop,
    Lift,
    Take,
    Cut,
}

fn kind(event: &Event) -> Kind {
    match event {
        Event::Drop { .. } => Kind::Drop,
        Event::Lift { .. } => Kind::Lift,
        Event::Capture { .. }
        | Event::Strike { .. }
        | Event::HeadIn { .. }
        | Event::Place { .. }
        | Event::Step { .. }
        | Event::Take { .. } => Kind::Take,
        _ => Kind::Cut,
    }
}

impl Film {
    /// The film of a trace.
    pub(crate) fn new(trace: &[Event], speed: Speed) -> Self {
        let pace = speed.pace();
        let length = |e: &Event| match kind(e) {
            Kind::Drop => pace.drop,
            Kind::Lift => pace.lift,
            Kind::Take => pace.take,
            Kind::Cut => 0.0,
        };
        let is_take = |e: &&Event| matches!(kind(e), Kind::Take);
        let takes: f64 = trace.iter().filter(is_take).map(length).sum();
        let rest: f64 = trace.iter().filter(|e| !is_take(e)).map(length).sum();
        // Captures keep their time as long as that is at most half of all.
        let room = pace.most - pace.settle;
        let take_factor = (room / 2.0 / takes.max(1.0)).min(1.0);
        let factor = ((room - takes * take_factor) / rest.max(1.0)).min(1.0);
        let mut at = 0.0;
        let shots = trace.iter().map(|e| {
            let start = at;
            at += length(e) * if is_take(&e) { take_factor } else { factor };
            Shot { start, end: at }
        });
        let shots = shots.collect();
        Film {
            shots,
            length: at + pace.settle,
        }
    }
}
