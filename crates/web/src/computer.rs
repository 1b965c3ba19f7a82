//! The computer player: the worker, and when that cannot run, a plain player in the page.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use js_sys::Uint8Array;
use semailles_core::{AnyRun, Move, Team};
use semailles_session::Session;
use semailles_wire::{
    Best, FromWorker, Info, Judged, Limits, Review, Think, ToWorker, decode, encode,
};
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
    /// Whether that is perfect play.
    pub(crate) solved: bool,
}

impl Answer {
    fn alone(m: Move) -> Self {
        Self {
            m,
            alone: true,
            score: 0,
            line: Vec::new(),
            solved: false,
        }
    }
}

/// What is heard while a position or a game is looked at.
pub(crate) enum Heard {
    /// The best lines, so far.
    Thought(Info),
    /// What a move of the game is worth.
    Judged(Judged),
    /// It is over, or was stopped.
    Over,
    /// Nobody can look at anything here.
    Dead,
}

type Then = Box<dyn FnOnce(Answer)>;

/// Who waits for an answer.
#[derive(Clone)]
enum Asker {
    /// A player, for one answer.
    Player(Rc<Asked>),
    /// Somebody who looks on.
    Student(Rc<dyn Fn(Heard)>),
}

struct Asked {
    session: Session,
    then: Cell<Option<Then>>,
}

impl Asked {
    fn tell(&self, answer: Answer) {
        if let Some(then) = self.then.take() {
            then(answer);
        }
    }

    /// The page answers itself.
    fn alone(&self) {
        if let Some(m) = greedy(self.session.run()) {
            self.tell(Answer::alone(m));
        }
    }
}

struct Question {
    id: u32,
    asker: Asker,
    timer: Option<Timer>,
    /// How long nothing may be heard, in milliseconds.
    patience: u32,
}

impl Question {
    /// Nobody waits any more for a worker that is dead.
    fn calm(&mut self) {
        if let Some(timer) = self.timer.take() {
            timer.clear();
        }
    }
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
    let asked = Rc::new(Asked {
        session: session.clone(),
        then: Cell::new(Some(then)),
    });
    let asker = Asker::Player(asked.clone());
    let think = |id| ToWorker::Think(think(id, session, session.plies().len(), level, time_ms, 1));
    if !put(asker, time_ms + PATIENCE, think) {
        after(300, move || asked.alone());
    }
}

/// Looks at the position after so many plies of a game: its best lines, for so long. Whoever asked before hears nothing
/// any more.
pub(crate) fn study(
    session: &Session,
    plies: usize,
    lines: u8,
    time_ms: u32,
    hear: impl Fn(Heard) + 'static,
) {
    let level = *LEVELS.end();
    let think = |id| ToWorker::Think(think(id, session, plies, level, time_ms, lines));
    look(time_ms + PATIENCE, Rc::new(hear), think);
}

/// Looks at a whole game, with so many positions for each of its moves.
pub(crate) fn review(session: &Session, nodes: u64, hear: impl Fn(Heard) + 'static) {
    let review = |id| {
        ToWorker::Review(Review {
            id,
            game: session.game().name().to_string(),
            start: session.start().map(str::to_owned),
            moves: session.plies().iter().map(|p| p.text.clone()).collect(),
            nodes,
        })
    };
    // A slow phone looks at some ten thousand positions a second, and at each move twice at most.
    let patience = PATIENCE + (nodes / 5) as u32;
    look(patience, Rc::new(hear), review);
}

fn look(patience: u32, hear: Rc<dyn Fn(Heard)>, asked: impl FnOnce(u32) -> ToWorker) {
    if !put(Asker::Student(hear.clone()), patience, asked) {
        after(0, move || hear(Heard::Dead));
    }
}

fn think(id: u32, session: &Session, plies: usize, level: u8, time_ms: u32, lines: u8) -> Think {
    let moves = session.plies().iter().take(plies);
    Think {
        id,
        game: session.game().name().to_string(),
        start: session.start().map(str::to_owned),
        moves: moves.map(|p| p.text.clone()).collect(),
        limits: Limits {
            time_ms: Some(time_ms),
            ..Limits::default()
        },
        level,
        lines,
    }
}

/// Puts a question to the worker, with its number; whoever asked before hears nothing any more. Says whether there is a
/// worker.
fn put(asker: Asker, patience: u32, asked: impl FnOnce(u32) -> ToWorker) -> bool {
    forget();
    if LINE.with_borrow(|l| l.given_up) || !start() {
        return false;
    }
    LINE.with_borrow_mut(|line| {
        // Equal moves are drawn by lot from this number: no two visits shall play alike.
        if line.last == 0 {
            line.last = crate::browser::lot(1 << 24) as u32;
        }
        line.last += 1;
        let id = line.last;
        line.asked = Some(Question {
            id,
            asker,
            timer: Some(after(patience as i32, died)),
            patience,
        });
        if let Some(worker) = &line.worker {
            let _ = worker.post_message(&Uint8Array::from(encode(&asked(id)).as_slice()));
        }
    });
    true
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
        if let Some(mut question) = line.asked.take() {
            question.calm();
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
            Ok(FromWorker::Best(best)) => answer(best),
            Ok(FromWorker::Info(info)) => tell(info.id, Heard::Thought(info)),
            Ok(FromWorker::Judged(judged)) => tell(judged.id, Heard::Judged(judged)),
            Ok(FromWorker::Reviewed { id }) => {
                if let Some(Asker::Student(hear)) = take(id) {
                    hear(Heard::Over);
                }
            }
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

/// The question with this number is answered: who has asked it, if anybody waits.
fn take(id: u32) -> Option<Asker> {
    LINE.with_borrow_mut(|line| {
        let mut question = line.asked.take_if(|q| q.id == id)?;
        question.calm();
        Some(question.asker)
    })
}

/// Something on the way to the answer.
fn tell(id: u32, heard: Heard) {
    let asker = LINE.with_borrow_mut(|line| {
        let question = line.asked.as_mut().filter(|q| q.id == id)?;
        if let Asker::Student(_) = question.asker {
            question.calm();
            question.timer = Some(after(question.patience as i32, died));
        }
        Some(question.asker.clone())
    });
    if let Some(Asker::Student(hear)) = asker {
        hear(heard);
    }
}

fn answer(best: Best) {
    match take(best.info.id) {
        Some(Asker::Player(asked)) => {
            let run = asked.session.run();
            let line = best.info.lines.first();
            match run.read_move(&best.mv) {
                Ok(m) => asked.tell(Answer {
                    m,
                    alone: false,
                    score: line.map_or(0, |line| line.score),
                    line: line.map_or_else(Vec::new, |line| moves(run, &line.moves)),
                    solved: line.is_some_and(|line| line.solved),
                }),
                Err(_) => asked.alone(),
            }
        }
        Some(Asker::Student(hear)) => {
            hear(Heard::Thought(best.info));
            hear(Heard::Over);
        }
        None => {}
    }
}

/// The moves that texts are, as far as they can be played one after the other.
pub(crate) fn moves(run: &dyn AnyRun, texts: &[String]) -> Vec<Move> {
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
    if let Some(mut question) = question {
        question.calm();
        match question.asker {
            Asker::Player(asked) => asked.alone(),
            Asker::Student(hear) => hear(Heard::Dead),
        }
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
