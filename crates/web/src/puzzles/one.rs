//! One puzzle: a board on which its answer is tapped.

use std::rc::Rc;

use semailles_core::{AnyRun, Event, Move, Player};
use semailles_locale::{Lang, describe, page, stories, story, study as words, text};

use super::{Goal, Puzzle, State, kept, list, of};
use crate::app::{name_window, title};
use crate::board::{Mark, fetch_art};
use crate::dom::{El, Signal, el};
use crate::icons::icon;
use crate::parts::{button, link, main_button};
use crate::play::choose::{self, Touch};
use crate::play::move_words;
use crate::study::table::Table;

/// How much has been helped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Help {
    None,
    /// What the right move does.
    Told,
    /// The right pit is marked.
    Marked,
}

/// Where one stands.
#[derive(Clone, Debug, PartialEq)]
enum Stage {
    Asks,
    /// This move is not the one, in words.
    Wrong(String),
    /// Found, or shown.
    Solved {
        shown: bool,
    },
}

#[derive(Clone, Copy)]
struct Desk {
    lang: Lang,
    table: Table,
    puzzle: Signal<Rc<Puzzle>>,
    begun: Signal<Rc<dyn AnyRun>>,
    line: Signal<Rc<Vec<Move>>>,
    number: usize,
    count: usize,
    stage: Signal<Stage>,
    help: Signal<Help>,
    /// A wrong move has been tried.
    erred: Signal<bool>,
    /// Which move of the proof is on the board.
    at: Signal<Option<usize>>,
    live: Signal<String>,
}

/// The puzzle of a game with this number, from 1.
pub(super) fn one(lang: Lang, game: &str, number: usize) -> El {
    let all = of(game);
    let Some(puzzle) = number.checked_sub(1).and_then(|i| all.get(i)).cloned() else {
        return list::list(lang, game);
    };
    let Some((run, line)) = puzzle.begin() else {
        return list::list(lang, game);
    };
    fetch_art(true);
    name_window(lang, game);
    let desk = Desk {
        lang,
        table: Table::new(lang, &*run, run.to_move().unwrap_or(Player(0))),
        puzzle: Signal::new(Rc::new(puzzle)),
        begun: Signal::new(Rc::from(run)),
        line: Signal::new(Rc::new(line)),
        number,
        count: all.len(),
        stage: Signal::new(Stage::Asks),
        help: Signal::new(Help::None),
        erred: Signal::new(false),
        at: Signal::new(None),
        live: Signal::new(String::new()),
    };
    desk.mark();
    let name = semailles_locale::game(lang, game).map_or_else(String::new, |g| g.name);
    let heading = text!(lang, words::PUZZLE_TITLE, game = name, n = number as u32);
    let bar = el("header")
        .class("bar")
        .kid(link(
            &format!("#z/{game}"),
            &text!(lang, page::BACK),
            icon!("back"),
        ))
        .kid(title(&heading));
    let class = move || {
        match desk.stage.get() {
            Stage::Wrong(_) => "said refusal",
            _ => "said",
        }
        .to_owned()
    };
    let said = el("div")
        .attr_by("class", class)
        .kids_by(move || desk.said());
    let live = el("p")
        .class("hidden")
        .attr("role", "status")
        .attr("aria-live", "polite");
    let panel = el("div")
        .class("panel")
        .kid(el("p").class("turn ask").kid(desk.ask()))
        .kid(said)
        .kids_by(move || desk.proof())
        .kids_by(move || desk.buttons());
    let key = move |key: &str, _| {
        if key == "Escape" {
            desk.again();
        }
    };
    el("main")
        .class("play puzzle")
        .attr(
            "data-board",
            semailles_games::game(game).map_or("", |g| g.name().id()),
        )
        .kid(bar)
        .kid(desk.table.view(move |i| desk.tap(i), key))
        .kid(panel)
        .kid(live.text_by(move || desk.live.get()))
}

impl Desk {
    /// What is to be found.
    fn ask(self) -> String {
        let puzzle = self.puzzle.get_untracked();
        let begun = self.begun.get_untracked();
        let game = begun.game();
        let who = begun
            .to_move()
            .map_or_else(String::new, |p| story::player_name(self.lang, &*game, p));
        let ask = match puzzle.goal {
            Goal::Win => words::PUZZLE_WIN,
            Goal::Most => words::PUZZLE_MOST,
        };
        text!(self.lang, ask, who = who)
    }

    fn seeds(self, n: i32) -> String {
        text!(
            self.lang,
            stories::SEEDS,
            kind = "seeds",
            n = n.unsigned_abs()
        )
    }

    fn said(self) -> El {
        let lang = self.lang;
        let p = |words: String| el("p").kid(words);
        match self.stage.get() {
            Stage::Asks => match self.help.get() {
                Help::None => p(text!(lang, words::PUZZLE_HOW)),
                Help::Told | Help::Marked => {
                    el("p").kid((icon!("hint"), el("span").kid(self.hint())))
                }
            },
            Stage::Wrong(words) => p(words),
            Stage::Solved { shown } => {
                let puzzle = self.puzzle.get_untracked();
                let line = self.line.get_untracked();
                let begun = self.begun.get_untracked();
                let mv = move_words(lang, &begun.move_text(line[0]));
                let right = if shown {
                    words::PUZZLE_SHOWN
                } else {
                    words::PUZZLE_RIGHT
                };
                let right = text!(lang, right, mv = mv);
                let worth = self.worth(&puzzle);
                el("p").kid(format!("{right} {worth}"))
            }
        }
    }

    /// What the right move wins, and any other at most.
    fn worth(self, puzzle: &Puzzle) -> String {
        let lang = self.lang;
        let value = text!(lang, words::PUZZLE_VALUE, what = self.seeds(puzzle.value));
        let second = match puzzle.second {
            0 => text!(lang, words::PUZZLE_SECOND_EVEN),
            n if n > 0 => text!(lang, words::PUZZLE_SECOND_WINS, what = self.seeds(n)),
            n => text!(lang, words::PUZZLE_SECOND_LOSES, what = self.seeds(n)),
        };
        format!("{value} {second}")
    }

    /// What the right move does: how many laps, and what it takes.
    fn hint(self) -> String {
        let lang = self.lang;
        let (begun, line) = (self.begun.get_untracked(), self.line.get_untracked());
        let mut trace = Vec::new();
        let _ = begun.boxed_clone().play_traced(line[0], &mut trace);
        let laps = trace.iter().filter(|e| matches!(e, Event::Lift { .. }));
        let laps = text!(lang, words::HINT_LAPS, n = laps.count() as u32);
        let taken: u32 = trace
            .iter()
            .map(|e| match e {
                Event::Capture { seeds, .. } => u32::from(*seeds),
                _ => 0,
            })
            .sum();
        let takes = match taken {
            0 => text!(lang, words::HINT_TAKES_NOTHING),
            n => text!(lang, words::HINT_TAKES, what = self.seeds(n as i32)),
        };
        format!("{laps} {takes}")
    }

    fn proof(self) -> Option<El> {
        let Stage::Solved { .. } = self.stage.get() else {
            return None;
        };
        let (begun, line) = (self.begun.get_untracked(), self.line.get_untracked());
        let is_shown = move |at| self.at.get() == Some(at);
        let chips = self
            .table
            .chips(&*begun, &line, "proof", is_shown, move |at| self.show(at));
        let head = el("h2").kid(text!(self.lang, words::PUZZLE_PROOF));
        let words = el("p").class("second").text_by(move || {
            let shown = self.table.shown.get();
            shown.map_or_else(String::new, |shown| shown.words)
        });
        Some(el("section").class("lines").kid(head).kid(chips).kid(words))
    }

    fn buttons(self) -> El {
        let lang = self.lang;
        let row = el("p").class("choices");
        if let Stage::Solved { .. } = self.stage.get() {
            let game = self.puzzle.with_untracked(|p| p.game.clone());
            let next = (self.number < self.count).then(|| {
                el("a")
                    .class("button main-button")
                    .attr("href", &format!("#z/{game}/{}", self.number + 1))
                    .kid(text!(lang, words::PUZZLE_NEXT))
            });
            let all = el("a").class("button").attr("href", &format!("#z/{game}"));
            return row.kid(next).kid(all.kid(text!(lang, words::PUZZLE_ALL)));
        }
        let again = matches!(self.stage.get(), Stage::Wrong(_)).then(|| {
            main_button()
                .click(move || self.again())
                .kid(text!(lang, words::PUZZLE_AGAIN))
        });
        let hint = (self.help.get() < Help::Marked).then(|| {
            button()
                .click(move || self.more_help())
                .kid((icon!("hint"), text!(lang, page::HINT)))
        });
        let show = button()
            .click(move || self.solve(true))
            .kid(text!(lang, words::PUZZLE_SHOW));
        row.kid(again).kid(hint).kid(show)
    }

    fn mark(self) {
        let begun = self.begun.get_untracked();
        let scene = self.table.scene.get_untracked();
        let legal = choose::legal(&*begun);
        let right = self.line.with_untracked(|line| begun.move_text(line[0]));
        let marked = self.help.get_untracked() == Help::Marked;
        let Some(mover) = begun.to_move() else { return };
        self.table.board.with_untracked(|board| {
            board.mark(|i| {
                let spot = &scene.spots[i];
                let touches = |written: &str| choose::is_touched(spot, mover, written);
                let legal = legal.iter().any(|(_, written)| touches(written));
                let hint = marked && touches(&right);
                (if legal { Mark::LEGAL } else { 0 }) | (if hint { Mark::HINT } else { 0 })
            });
        });
    }

    fn tap(self, place: usize) {
        match self.stage.get_untracked() {
            Stage::Asks => {}
            Stage::Wrong(_) => {
                self.again();
                return;
            }
            Stage::Solved { .. } => return,
        }
        let (begun, scene) = (self.begun.get_untracked(), self.table.scene.get_untracked());
        let Some(spot) = scene.spots.get(place) else {
            return;
        };
        match choose::touch(&*begun, spot, "") {
            Touch::Play(m) => self.answer(m),
            Touch::Choose(start) => {
                if let Ok(m) = begun.read_move(&start) {
                    self.answer(m);
                }
            }
            Touch::Refuse(why) => {
                let words = describe::sentence(&describe::illegal(self.lang, &why));
                self.live.set(words);
            }
            Touch::Nothing => {}
        }
    }

    fn answer(self, m: Move) {
        let line = self.line.get_untracked();
        if line[0] == m {
            self.solve(false);
            return;
        }
        self.erred.set(true);
        self.keep(State::Tried);
        let begun = self.begun.get_untracked();
        let happens = self.table.show_move(&*begun, &[m], 0).unwrap_or_default();
        let words = text!(
            self.lang,
            words::PUZZLE_WRONG,
            mv = move_words(self.lang, &begun.move_text(m)),
            happens = happens
        );
        self.live.set(words.clone());
        self.stage.set(Stage::Wrong(words));
    }

    fn again(self) {
        if let Stage::Solved { .. } = self.stage.get_untracked() {
            return;
        }
        let picture = self.begun.with_untracked(|run| run.picture());
        self.table.show(&picture);
        self.stage.set(Stage::Asks);
        self.mark();
    }

    fn more_help(self) {
        self.again();
        self.help.update(|help| {
            *help = match help {
                Help::None => Help::Told,
                _ => Help::Marked,
            };
        });
        self.live.set(self.hint());
        self.mark();
    }

    /// It is solved, or its solution shown.
    fn solve(self, shown: bool) {
        let helped = self.erred.get_untracked() || self.help.get_untracked() > Help::None;
        self.keep(match (shown, helped) {
            (true, _) => State::Tried,
            (false, true) => State::Helped,
            (false, false) => State::Solved,
        });
        self.stage.set(Stage::Solved { shown });
        self.show(0);
    }

    fn keep(self, state: State) {
        let game = self.puzzle.with_untracked(|p| p.game.clone());
        kept::keep(&game, self.count, self.number - 1, state);
    }

    /// Shows a move of the proof.
    fn show(self, at: usize) {
        let (begun, line) = (self.begun.get_untracked(), self.line.get_untracked());
        if let Some(words) = self.table.show_move(&*begun, &line, at) {
            self.at.set(Some(at));
            self.live.set(words);
        }
    }
}
