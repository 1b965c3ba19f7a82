//! Players named on the command line.

use std::fmt;
use std::str::FromStr;
use std::time::{Duration, Instant};

use semailles_core::{AnyGame, AnyRun, Move, SplitMix64};
use semailles_search::{AnyMind, Level, Limits, Status};
use semailles_ugi::{Budget, Client, Clock};

use super::mind;

/// A player named on the command line: `level:3`, `nodes:100000`, `time:1000`, `depth:8`, `greedy`, `plain:5`,
/// `random`, `ugi:nodes 100000:PROGRAM ARGUMENTS`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Spec {
    /// One of the five levels; the fifth thinks for [`Spec::FULL`].
    Level(Level),
    /// The thinker, for so many nodes a move.
    Nodes(u64),
    /// The thinker, for so many milliseconds a move.
    Time(u64),
    /// The thinker, so deep.
    Depth(u32),
    /// Takes most at once.
    Greedy,
    /// Plain alpha-beta.
    Plain(u32),
    /// Any move.
    Random,
    /// A program that speaks UGI, and what follows `go`.
    Program { go: String, command: String },
}

impl Spec {
    /// How long the fifth level thinks about a move.
    pub(crate) const FULL: Duration = Duration::from_millis(1000);
}

impl FromStr for Spec {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let (word, value) = text.split_once(':').unwrap_or((text, ""));
        let number = |max: u64| {
            let plain = !value.is_empty() && value.bytes().all(|b| b.is_ascii_digit());
            let n = value.parse::<u64>().map_err(drop)?;
            if plain && (1..=max).contains(&n) {
                Ok(n)
            } else {
                Err(())
            }
        };
        Ok(match word {
            "level" => Self::Level(Level::new(number(5)? as u8).ok_or(())?),
            "nodes" => Self::Nodes(number(u64::MAX)?),
            "time" => Self::Time(number(86_400_000)?),
            "depth" => Self::Depth(number(100)? as u32),
            "plain" => Self::Plain(number(20)? as u32),
            "greedy" if text == word => Self::Greedy,
            "random" if text == word => Self::Random,
            "ugi" => {
                let (go, command) = value.split_once(':').ok_or(())?;
                if go.trim().is_empty() || command.trim().is_empty() {
                    return Err(());
                }
                Self::Program {
                    go: go.to_owned(),
                    command: command.to_owned(),
                }
            }
            _ => return Err(()),
        })
    }
}

impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Level(level) => write!(f, "level:{}", level.number()),
            Self::Nodes(n) => write!(f, "nodes:{n}"),
            Self::Time(ms) => write!(f, "time:{ms}"),
            Self::Depth(plies) => write!(f, "depth:{plies}"),
            Self::Greedy => f.write_str("greedy"),
            Self::Plain(plies) => write!(f, "plain:{plies}"),
            Self::Random => f.write_str("random"),
            Self::Program { go, command } => write!(f, "ugi:{go}:{command}"),
        }
    }
}

/// A player at the board.
pub(crate) struct Mover {
    spec: Spec,
    mind: Box<dyn AnyMind>,
    client: Option<Client>,
    lot: SplitMix64,
}

impl Mover {
    /// What a move loses on its way to the clock.
    const LAG: Duration = Duration::from_millis(5);
    /// So long after its time is over a program is waited for.
    const GRACE: Duration = Duration::from_secs(1);

    /// Sits down. `seed` decides where moves seem equally good.
    pub(crate) fn new(
        spec: &Spec,
        game: &dyn AnyGame,
        mebibytes: usize,
        seed: u64,
    ) -> Result<Self, String> {
        let client = match spec {
            Spec::Program { command, .. } => {
                Some(Client::start(command, &game.name().to_string())?)
            }
            _ => None,
        };
        Ok(Self {
            spec: spec.clone(),
            mind: mind(game, mebibytes),
            client,
            lot: SplitMix64::new(seed),
        })
    }

    /// Thinks with this mind.
    pub(crate) fn with_mind(self, mind: Box<dyn AnyMind>) -> Self {
        Self { mind, ..self }
    }

    /// A new game begins, with another seed.
    pub(crate) fn new_game(&mut self, seed: u64) -> Result<(), String> {
        self.mind.forget();
        self.lot = SplitMix64::new(seed);
        self.client.as_mut().map_or(Ok(()), Client::new_game)
    }

    /// The move played now. `position` says how the game came here, as UGI wants it. With `clocks`, those of both sides
    /// and which of them is one's own, the thinker divides its time and programs are told them; players with a limit of
    /// their own keep to that.
    pub(crate) fn choose(
        &mut self,
        run: &dyn AnyRun,
        position: &str,
        clocks: Option<([Clock; 2], usize)>,
    ) -> Result<Move, String> {
        if let [only] = *run.legal() {
            return Ok(only);
        }
        let none = || format!("no move in {}", run.position_text());
        match &self.spec {
            Spec::Random => Ok(run.legal()[self.lot.below(run.legal().len())]),
            Spec::Greedy => self.mind.greedy(run).ok_or_else(none),
            Spec::Plain(depth) => self.mind.plain(run, *depth).ok_or_else(none),
            Spec::Level(Level::FULL) => {
                let budget = match clocks {
                    Some((clocks, own)) => Budget::from_clock(clocks[own], Self::LAG),
                    None => Budget::exactly(Spec::FULL),
                };
                self.think(run, Limits::default(), Some(budget))
            }
            Spec::Level(level) => self
                .mind
                .glance(*level, run, &mut self.lot)
                .ok_or_else(none),
            Spec::Nodes(nodes) => self.think(run, Limits::nodes(*nodes), None),
            Spec::Depth(depth) => self.think(run, Limits::depth(*depth), None),
            Spec::Time(ms) => {
                let budget = Budget::exactly(Duration::from_millis(*ms));
                self.think(run, Limits::default(), Some(budget))
            }
            Spec::Program { go, .. } => {
                let client = self.client.as_mut().ok_or_else(none)?;
                let (go, limit) = match clocks {
                    Some((clocks, own)) => (&on_clocks(clocks), clocks[own].left + Self::GRACE),
                    None => (go, Duration::from_secs(600)),
                };
                let text = client.choose(position, go, limit)?;
                run.read_move(&text).map_err(|why| why.to_string())
            }
        }
    }

    fn think(
        &mut self,
        run: &dyn AnyRun,
        limits: Limits,
        budget: Option<Budget>,
    ) -> Result<Move, String> {
        self.mind.begin(run, limits);
        match budget {
            None => while self.mind.think_for(u64::MAX) == Status::Pending {},
            Some(budget) => {
                let (start, mut depth) = (Instant::now(), 0);
                self.mind
                    .think(1, &mut |report| budget.is_spent(start, report, &mut depth));
            }
        }
        let best = self.mind.report().best_move();
        best.ok_or_else(|| format!("no move in {}", run.position_text()))
    }
}

/// What follows `go` in UGI when both sides have a clock. Where there are four teams a side's clock is that of two.
fn on_clocks(clocks: [Clock; 2]) -> String {
    let words = (1..=4).zip(clocks.iter().cycle()).map(|(team, clock)| {
        let (left, more) = (clock.left.as_millis(), clock.increment.as_millis());
        format!("p{team}time {left} p{team}inc {more}")
    });
    words.collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_are_read_and_written() {
        for text in [
            "level:1",
            "level:5",
            "nodes:1000",
            "time:50",
            "depth:100",
            "greedy",
            "plain:5",
            "random",
            "ugi:movetime 100:a program",
        ] {
            assert_eq!(
                text.parse::<Spec>().map(|s| s.to_string()),
                Ok(text.to_owned())
            );
        }
        for text in [
            "", "level", "level:0", "level:6", "level:+1", "nodes:0", "greedy:1", "ugi:x",
        ] {
            assert_eq!(text.parse::<Spec>(), Err(()), "{text}");
        }
    }
}
