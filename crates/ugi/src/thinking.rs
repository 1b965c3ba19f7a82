//! A search on a thread of its own, that can be told to stop.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::mpsc::Sender;
use std::thread;
use std::time::{Duration, Instant};

use semailles_core::{AnyRun, SplitMix64};
use semailles_search::{AnyMind, Level, Limits, Report};

use crate::clock::{Budget, Clock};
use crate::engine::Event;
use crate::order::Go;

/// What is asked.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Question {
    limits: Limits,
    budget: Option<Budget>,
    infinite: bool,
    threads: usize,
    level: Level,
    seed: u64,
}

impl Question {
    pub(crate) fn new(go: &Go, team: usize, lag: Duration) -> Self {
        let mut limits = Limits::default();
        if let Some(depth) = go.depth {
            limits.depth = depth;
        }
        if let Some(nodes) = go.nodes {
            limits.nodes = nodes;
        }
        let clock = go.left[team].map(|left| Clock {
            left,
            increment: go.increment[team],
        });
        let budget = go
            .time
            .map(|time| Budget::exactly(time.saturating_sub(lag)))
            .or(clock.map(|clock| Budget::from_clock(clock, lag)));
        // Somebody who says nothing wants a move all the same.
        let said = go.depth.is_some() || go.nodes.is_some() || budget.is_some() || go.infinite;
        Self {
            limits,
            budget: if said {
                budget
            } else {
                Some(Budget::exactly(Duration::from_secs(1)))
            },
            infinite: go.infinite,
            threads: 1,
            level: Level::FULL,
            seed: 0,
        }
    }

    pub(crate) fn with(mut self, threads: usize, lines: usize, level: Level, seed: u64) -> Self {
        self.limits.lines = lines;
        Self {
            threads,
            level,
            seed,
            ..self
        }
    }
}

/// A search that goes on.
#[derive(Debug)]
pub(crate) struct Thinking {
    stop: Arc<AtomicBool>,
    infinite: bool,
}

impl Thinking {
    /// Begins; what is to be said is sent to `events`, and at the end the mind comes home.
    pub(crate) fn begin(
        mut mind: Box<dyn AnyMind>,
        run: Box<dyn AnyRun>,
        question: Question,
        events: Sender<Event>,
    ) -> Self {
        let stop = Arc::new(AtomicBool::new(false));
        let stopped = stop.clone();
        thread::spawn(move || {
            let best = think(&mut *mind, &*run, question, &stopped, &events);
            // Who has asked for an endless search wants the answer when it says stop.
            while question.infinite && !stopped.load(Relaxed) {
                thread::sleep(Duration::from_millis(2));
            }
            // If nobody hears it any more, the program ends.
            let _ = events.send(Event::Say(format!("bestmove {best}")));
            let _ = events.send(Event::Finished(mind));
        });
        Self {
            stop,
            infinite: question.infinite,
        }
    }

    pub(crate) fn stop(&self) {
        self.stop.store(true, Relaxed);
    }

    pub(crate) fn is_endless(&self) -> bool {
        self.infinite
    }
}

/// Thinks, and tells of every depth done.
fn think(
    mind: &mut dyn AnyMind,
    run: &dyn AnyRun,
    question: Question,
    stop: &AtomicBool,
    events: &Sender<Event>,
) -> String {
    let lot = &mut SplitMix64::new(run.hash() ^ question.seed);
    if let Some(m) = mind.glance(question.level, run, lot) {
        return run.move_text(m);
    }
    let start = Instant::now();
    mind.begin(run, question.limits);
    let (mut told, mut depth) = (0, 0);
    mind.think(question.threads, &mut |report| {
        if report.depth > told {
            told = report.depth;
            tell(run, report, start, None, events);
        }
        let spent = question
            .budget
            .is_some_and(|b| b.is_spent(start, report, &mut depth));
        spent || stop.load(Relaxed)
    });
    let report = mind.report();
    tell(run, &report, start, Some(mind.permille()), events);
    match report.best_move() {
        Some(m) => run.move_text(m),
        None => "(none)".to_owned(),
    }
}

fn tell(
    run: &dyn AnyRun,
    report: &Report,
    start: Instant,
    full: Option<u32>,
    events: &Sender<Event>,
) {
    let elapsed = start.elapsed();
    let nps = (report.nodes as f64 / elapsed.as_secs_f64().max(1e-6)) as u64;
    for (i, line) in report.lines.iter().enumerate() {
        let score = match line.outright() {
            Some(plies) => format!("mate {plies}"),
            None => format!("cp {}", line.score),
        };
        let pv: Vec<String> = line.moves.iter().map(|&m| run.move_text(m)).collect();
        let full = full
            .map(|full| format!(" hashfull {full}"))
            .unwrap_or_default();
        let text = format!(
            "info depth {} multipv {} score {score} time {} nodes {} nps {nps}{full} pv {}",
            report.depth,
            i + 1,
            elapsed.as_millis(),
            report.nodes,
            pv.join(" ")
        );
        // If nobody hears it any more, the program ends.
        let _ = events.send(Event::Say(text));
    }
}
