use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use semailles_core::{Game, SplitMix64};
use semailles_games::{Visitor, visit};
use semailles_search::{AnyMind, Level, Limits, Status, mind};
use semailles_wire::online::GameId;

use crate::host::Thought;

/// Questions that wait at most; one more is asked again later.
const WAITING: usize = 32;

/// How long the strongest level thinks about a move.
const TIME: Duration = Duration::from_millis(300);

/// The memory of a search, in mebibytes.
const TABLE: usize = 4;

/// Threads that play for computers, so that thinking keeps nobody's move waiting.
#[derive(Debug)]
pub(super) struct Thinkers {
    questions: SyncSender<Thought>,
}

impl Thinkers {
    /// Starts one thread fewer than there are cores, and at least one. `tell` is called with every answer.
    pub(super) fn start(
        tell: impl Fn(GameId, u32, Option<String>) + Clone + Send + 'static,
    ) -> io::Result<Self> {
        let (questions, waiting) = sync_channel(WAITING);
        let waiting = Arc::new(Mutex::new(waiting));
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        for _ in 0..cores.saturating_sub(1).clamp(1, 8) {
            let (waiting, tell) = (waiting.clone(), tell.clone());
            std::thread::Builder::new()
                .name("thinker".to_owned())
                .spawn(move || work(&waiting, &tell))?;
        }
        Ok(Self { questions })
    }

    /// Asks; gives the question back when too many wait.
    pub(super) fn ask(&self, thought: Thought) -> Option<(GameId, u32)> {
        let name = (thought.game, thought.number);
        self.questions.try_send(thought).err().map(|_| name)
    }
}

fn work(waiting: &Mutex<Receiver<Thought>>, tell: &impl Fn(GameId, u32, Option<String>)) {
    loop {
        let next = waiting.lock().map(|questions| questions.recv());
        let Ok(Ok(thought)) = next else { break };
        // Whatever a search does wrong is its game's misfortune alone.
        let text = catch_unwind(AssertUnwindSafe(|| think(&thought)))
            .ok()
            .flatten();
        tell(thought.game, thought.number, text);
    }
}

struct Mind;

impl Visitor for Mind {
    type Output = Box<dyn AnyMind>;

    fn visit<G: Game>(self, game: Arc<G>) -> Box<dyn AnyMind> {
        mind(&game, TABLE)
    }
}

fn think(thought: &Thought) -> Option<String> {
    let mut mind = visit(&thought.name, Mind).ok()?;
    let run = &*thought.run;
    let level = Level::new(thought.level)?;
    // The same question has the same answer.
    let mut lot = SplitMix64::new(run.hash() ^ u64::from(thought.number));
    let m = mind.glance(level, run, &mut lot).or_else(|| {
        mind.begin(run, Limits::default());
        let began = Instant::now();
        while mind.think_for(2_000) == Status::Pending && began.elapsed() < TIME {}
        mind.report().best_move()
    });
    let m = m.or_else(|| run.legal().first().copied())?;
    Some(run.move_text(m))
}
