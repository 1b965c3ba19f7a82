//! The computer player: the worker, and when that cannot run, a plain player in the page.

use std::cell::RefCell;

use js_sys::Uint8Array;
use semailles_core::{AnyRun, Move, Team};
use semailles_session::Session;
use semailles_wire::{Best, FromWorker, Limits, Think, ToWorker, decode, encode};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

use crate::dom::{Timer, after, document};

/// The levels offered.
pub(crate) const LEVELS: std::ops::RangeInclusive<u8> = 1..=5;

/// How long a level may think, in milliseconds: only the last makes anybody wait.
fn time(level: u8) -> u32 {
    match level {
        ..=4 => 300,
        _ => 1500,
    }
}

/// How long the computer thinks about advice, in milliseconds.
const ADVICE: u32 = 1000;

/// How long nothing may be heard before the worker counts as dead, beyond its time.
const PATIENCE: u32 = 6000;

/// The answer to a question.
pub(crate) struct Answer {
    /// The move.
    pub(crate) m: Move,
    /// Whether the page had to find it itself.
    pub(crate) alone: bool,
    /// What it expects for the player to move, in hundredths of a seed or piece ahead at the end.
    pub(crate) score: i32,
    /// The moves it expects, beginning with `m`; none when the page had to find it itself.
    pub(crate) line: Vec<Move>,
}

impl Answer {
    fn alone(m: Move) -> Self {
        Self {
            m,
            alone: true,
            score: 0,
            line: Vec::new(),
        }
    }
}

type Then = Box<dyn FnOnce(Answer)>;

struct Question {
    id: u32,
    session: Session,
    then: Then,
    timer: Timer,
}

#[derive(Default)]
struct Line {
    worker: Option<Worker>,
    /// It could not be started, or died twice: the page plays alone.
    given_up: bool,
    deaths: u8,
    last: u32,
    asked: Option<Question>,
}

thread_local! {
    static LINE: RefCell<Line> = RefCell::default();
}

/// Asks for a move; whoever asked before hears nothing any more.
pub(crate) fn ask(session: &Session, level: u8, then: impl FnOnce(Answer) + 'static) {
    question(session, level, time(level), Box::new(then));
}

/// Asks what the strongest level would play, after about a second; whoever asked before hears nothing any more.
pub(crate) fn advise(session: &Session, then: impl FnOnce(Answer) + 'static) {
    question(session, *LEVELS.end(), ADVICE, Box::new(then));
}

fn question(session: &Session, level: u8, time_ms: u32, then: Then) {
    forget();
    let session = session.clone();
    let given_up = LINE.with_borrow(|l| l.given_up);
    if given_up || !start() {
        let m = greedy(session.run());
        if let Some(m) = m {
            after(300, move || then(Answer::alone(m)));
        }
        return;
    }
    LINE.with_borrow_mut(|line| {
        // Equal moves are drawn by lot from this number: no two visits shall play alike.
        if line.last == 0 {
            line.last = crate::browser::lot(1 << 24) as u32;
        }
        line.last += 1;
        let id = line.last;
        let think = ToWorker::Think(Think {
            id,
            game: session.game().name().to_string(),
            start: session.start().map(str::to_owned),
            moves: session.plies().iter().map(|p| p.text.clone()).collect(),
            limits: Limits {
                time_ms: Some(time_ms),
                ..Limits::default()
            },
            level,
        });
        let timer = after((time_ms + PATIENCE) as i32, died);
        line.asked = Some(Question {
            id,
            session,
            then,
            timer,
        });
        if let Some(worker) = &line.worker {
            let _ = worker.post_message(&Uint8Array::from(encode(&think).as_slice()));
        }
    });
}

/// The worker goes, and nobody waits for it.
pub(crate) fn end() {
    forget();
    LINE.with_borrow_mut(|line| {
        if let Some(worker) = line.worker.take() {
            worker.terminate();
        }
    });
}

/// The question is no longer of interest.
pub(crate) fn forget() {
    enough();
    LINE.with_borrow_mut(|line| {
        if let Some(question) = line.asked.take() {
            question.timer.clear();
        }
    });
}

/// It has been thought about long enough: the best move so far is the answer.
pub(crate) fn enough() {
    LINE.with_borrow(|line| {
        if let (Some(question), Some(worker)) = (&line.asked, &line.worker) {
            let stop = encode(&ToWorker::Stop { id: question.id });
            let _ = worker.post_message(&Uint8Array::from(stop.as_slice()));
        }
    });
}

/// Starts the worker unless it runs. Says whether there is one.
fn start() -> bool {
    LINE.with_borrow_mut(|line| {
        if line.worker.is_none() {
            line.worker = spawn();
            line.given_up = line.worker.is_none();
        }
        line.worker.is_some()
    })
}

fn spawn() -> Option<Worker> {
    let meta = document().query_selector("meta[name=worker]").ok()??;
    let url = web_sys::Url::new_with_base(
        &meta.get_attribute("content")?,
        &document().base_uri().ok()??,
    )
    .ok()?;
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    let worker = Worker::new_with_options(&url.href(), &options).ok()?;
    let hear = Closure::<dyn FnMut(MessageEvent)>::new(|event: MessageEvent| {
        let bytes = Uint8Array::new(&event.data()).to_vec();
        match decode::<FromWorker>(&bytes) {
            Ok(FromWorker::Best(best)) => answer(&best),
            Ok(FromWorker::Failed { .. }) | Err(_) => died(),
            Ok(FromWorker::Ready { rules_version })
                if rules_version != semailles_core::RULES_VERSION =>
            {
                died()
            }
            Ok(_) => {}
        }
    });
    worker.set_onmessage(Some(hear.as_ref().unchecked_ref()));
    hear.forget();
    let fail = Closure::<dyn FnMut(web_sys::Event)>::new(|event: web_sys::Event| {
        event.prevent_default();
        died();
    });
    worker.set_onerror(Some(fail.as_ref().unchecked_ref()));
    fail.forget();
    Some(worker)
}

fn answer(best: &Best) {
    let question = LINE.with_borrow_mut(|line| match &line.asked {
        Some(q) if q.id == best.id => line.asked.take(),
        _ => None,
    });
    let Some(question) = question else { return };
    question.timer.clear();
    let line = moves(question.session.run(), &best.line);
    match question.session.run().read_move(&best.mv) {
        Ok(m) => (question.then)(Answer {
            m,
            alone: false,
            score: best.score,
            line,
        }),
        Err(_) => alone(question),
    }
}

/// The moves that texts are, as far as they can be played one after the other.
fn moves(run: &dyn AnyRun, texts: &[String]) -> Vec<Move> {
    let mut run = run.boxed_clone();
    let read = texts.iter().map_while(|text| {
        let m = run.read_move(text).ok()?;
        run.play(m).ok().map(|_| m)
    });
    read.collect()
}

/// The worker has failed or keeps silent: it is ended, and the page answers. The next question tries another worker,
/// once.
fn died() {
    let question = LINE.with_borrow_mut(|line| {
        if let Some(worker) = line.worker.take() {
            worker.terminate();
        }
        line.deaths += 1;
        line.given_up = line.deaths > 1;
        line.asked.take()
    });
    if let Some(question) = question {
        question.timer.clear();
        alone(question);
    }
}

fn alone(question: Question) {
    if let Some(m) = greedy(question.session.run()) {
        (question.then)(Answer::alone(m));
    }
}

/// The move that gains most at once; among equals the lot decides.
pub(crate) fn greedy(run: &dyn AnyRun) -> Option<Move> {
    let own: Team = run.game().team(run.to_move()?);
    let balance = |run: &dyn AnyRun| -> i32 {
        let score = run.score();
        let all: i32 = score.iter().map(|&n| i32::from(n)).sum();
        2 * i32::from(score[own.index()]) - all
    };
    let mut best: Vec<Move> = Vec::new();
    let mut most = i32::MIN;
    for &m in run.legal() {
        let mut after = run.boxed_clone();
        if after.play(m).is_err() {
            continue;
        }
        let now = balance(&*after);
        if now > most {
            best.clear();
            most = now;
        }
        if now == most {
            best.push(m);
        }
    }
    (!best.is_empty()).then(|| best[crate::browser::lot(best.len())])
}
