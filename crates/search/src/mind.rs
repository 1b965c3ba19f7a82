use std::fmt::{self, Debug};
use std::sync::Arc;

use semailles_core::{AnyRun, Game, Move, Run, SplitMix64};

#[cfg(not(feature = "small"))]
use crate::{Greedy, Plain};
use crate::{Level, Limits, Oracle, Report, Status, Table, Thinker};

/// Somebody who thinks about one game, for those who do not care which game it is: what several searches of that game
/// have in common (a table), and the search that goes on.
///
/// Every method that takes a game in progress wants one of the very game (with its options) that the mind was made
/// for, and does nothing with another.
pub trait AnyMind: Debug + Send {
    /// Begins to think about the present position; `false` if it is not of this game. Whatever was thought about before
    /// is given up.
    fn begin(&mut self, run: &dyn AnyRun, limits: Limits) -> bool;

    /// Goes on for about so many nodes.
    fn think_for(&mut self, nodes: u64) -> Status;

    /// What has been found so far.
    fn report(&self) -> Report;

    /// Thinks on several threads until a limit is reached or `stop` says so. In the page there is one thread.
    fn think(&mut self, threads: usize, stop: &mut (dyn FnMut(&Report) -> bool + Send));

    /// Another game begins: forgets what was found in the one before.
    fn forget(&mut self);

    /// How full the table is, in thousandths.
    fn permille(&self) -> u32;

    /// What a level plays here at once; `None` for the full level, which has to think, and where there is no move.
    fn glance(&self, level: Level, run: &dyn AnyRun, lot: &mut SplitMix64) -> Option<Move>;

    /// What the greedy opponent plays.
    #[cfg(not(feature = "small"))]
    fn greedy(&self, run: &dyn AnyRun) -> Option<Move>;

    /// What plain alpha-beta plays.
    #[cfg(not(feature = "small"))]
    fn plain(&self, run: &dyn AnyRun, depth: u32) -> Option<Move>;
}

/// A mind for a game, with a table of so many mebibytes.
///
/// The game has to come with its type, from `semailles_games::visit`.
#[must_use]
pub fn mind<G: Game>(game: &Arc<G>, mebibytes: usize) -> Box<dyn AnyMind> {
    consulting(game, mebibytes, None)
}

/// The same, with somebody who knows what some positions are worth.
#[must_use]
pub fn consulting<G: Game>(
    game: &Arc<G>,
    mebibytes: usize,
    oracle: Option<Arc<dyn Oracle<G>>>,
) -> Box<dyn AnyMind> {
    Box::new(Mind {
        oracle,
        name: game.name().to_string(),
        table: Arc::new(Table::new(mebibytes)),
        thinker: None::<Thinker<G>>,
        begun: None,
    })
}

struct Mind<G: Game> {
    oracle: Option<Arc<dyn Oracle<G>>>,
    name: String,
    table: Arc<Table>,
    thinker: Option<Thinker<G>>,
    /// What it thinks about, for other threads to join in.
    begun: Option<(Run<G>, Limits)>,
}

impl<G: Game> Debug for Mind<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a mind for {}", self.name)
    }
}

impl<G: Game> Mind<G> {
    fn mine<'a>(&self, run: &'a dyn AnyRun) -> Option<&'a Run<G>> {
        run.as_any()
            .downcast_ref::<Run<G>>()
            .filter(|run| run.game().name().to_string() == self.name)
    }
}

impl<G: Game> AnyMind for Mind<G> {
    fn begin(&mut self, run: &dyn AnyRun, limits: Limits) -> bool {
        let Some(run) = self.mine(run) else {
            return false;
        };
        let mut thinker = Thinker::new(run, self.table.clone(), limits);
        if let Some(oracle) = &self.oracle {
            thinker.consult(oracle.clone());
        }
        self.thinker = Some(thinker);
        self.begun = Some((run.clone(), limits));
        true
    }

    fn think_for(&mut self, nodes: u64) -> Status {
        match &mut self.thinker {
            Some(thinker) => thinker.think_for(nodes),
            None => Status::Done,
        }
    }

    fn report(&self) -> Report {
        self.thinker
            .as_ref()
            .map(Thinker::report)
            .unwrap_or_default()
    }

    fn think(&mut self, threads: usize, stop: &mut (dyn FnMut(&Report) -> bool + Send)) {
        let (Some(thinker), Some((run, limits))) = (&mut self.thinker, &self.begun) else {
            return;
        };
        crate::threads::think(thinker, run, &self.table, *limits, threads, stop);
    }

    fn forget(&mut self) {
        self.table.clear();
        self.thinker = None;
        self.begun = None;
    }

    fn permille(&self) -> u32 {
        self.table.permille()
    }

    fn glance(&self, level: Level, run: &dyn AnyRun, lot: &mut SplitMix64) -> Option<Move> {
        level.choose(self.mine(run)?, lot)
    }

    #[cfg(not(feature = "small"))]
    fn greedy(&self, run: &dyn AnyRun) -> Option<Move> {
        Greedy::choose(self.mine(run)?)
    }

    #[cfg(not(feature = "small"))]
    fn plain(&self, run: &dyn AnyRun, depth: u32) -> Option<Move> {
        Plain { depth }.choose(self.mine(run)?)
    }
}
