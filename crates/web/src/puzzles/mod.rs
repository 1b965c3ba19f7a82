//! Puzzles: positions with one right move, from exact values. Each is solved on the board, with hints, and shows its
//! proof afterwards.

mod kept;
mod list;
mod one;

use std::cell::RefCell;

use semailles_core::{AnyRun, Move};
use semailles_locale::fetched::Pack;
use semailles_locale::{Lang, page, text};

use crate::dom::{El, Signal, el, untrack};
use crate::parts::second;
use crate::{computer, texts};
use kept::State;

/// What is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Goal {
    /// The only move that wins.
    Win,
    /// The only move that keeps most.
    Most,
}

/// A puzzle.
#[derive(Clone, Debug)]
struct Puzzle {
    game: String,
    position: String,
    goal: Goal,
    /// What the right move wins, net, in seeds, and the next best.
    value: i32,
    second: i32,
    /// From 1, easy, to 5.
    grade: u8,
    /// The right move, and best play after it.
    line: Vec<String>,
}

thread_local! {
    static ALL: RefCell<Vec<Puzzle>> = const { RefCell::new(Vec::new()) };
}

impl Puzzle {
    fn read(line: &str) -> Option<Self> {
        let mut fields = line.split('|');
        let mut next = || fields.next();
        Some(Self {
            game: next()?.to_owned(),
            position: next()?.to_owned(),
            goal: match next()? {
                "win" => Goal::Win,
                _ => Goal::Most,
            },
            value: next()?.parse().ok()?,
            second: next()?.parse().ok()?,
            grade: next()?.parse().ok()?,
            line: next()?.split(' ').map(str::to_owned).collect(),
        })
    }

    /// The position, and the line as moves.
    fn begin(&self) -> Option<(Box<dyn AnyRun>, Vec<Move>)> {
        let game = semailles_games::game(&self.game).ok()?;
        let run = game.set_up(&self.position).ok()?;
        let line = computer::moves(&*run, &self.line);
        (!line.is_empty()).then_some((run, line))
    }
}

/// The puzzles of a game, in their order.
fn of(game: &str) -> Vec<Puzzle> {
    ALL.with_borrow(|all| all.iter().filter(|p| p.game == game).cloned().collect())
}

/// The games that have puzzles.
fn games() -> Vec<String> {
    ALL.with_borrow(|all| {
        let mut games: Vec<String> = all.iter().map(|p| p.game.clone()).collect();
        games.dedup();
        games
    })
}

/// The puzzles: of all games, of one (`en-dodoi`), or one of them (`en-dodoi/7`).
pub(crate) fn puzzles(lang: Lang, what: &str) -> El {
    let what = what.to_owned();
    // Nothing is known yet; then whether the puzzles came.
    let ready = Signal::new(None::<bool>);
    texts::with(lang, Pack::More, move || {
        if !ALL.with_borrow(Vec::is_empty) {
            ready.try_update(|r| *r = Some(true));
            return;
        }
        texts::fetch("puzzles", move |text| {
            let all: Vec<Puzzle> = text.lines().filter_map(Puzzle::read).collect();
            ready.try_update(|r| *r = Some(!all.is_empty()));
            ALL.set(all);
        });
    });
    el("div").kids_by(move || match ready.get() {
        Some(true) => untrack(|| {
            let (game, number) = what.split_once('/').unwrap_or((&what, ""));
            match number.parse::<usize>() {
                Ok(number) => one::one(lang, game, number),
                Err(_) => list::list(lang, game),
            }
        }),
        _ => el("main")
            .class("plain")
            .kid(second(text!(lang, page::BEING_FETCHED))),
    })
}
