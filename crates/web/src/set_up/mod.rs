//! Any position, made by touching places, or written as text. The rules say whether it is one.

mod draft;

use std::rc::Rc;

use semailles_core::{AnyGame, AnyRun, Place, Player, Shape};
use semailles_locale::{Lang, describe, page, story, text};
use semailles_session::Session;

use crate::app::name_window;
use crate::board::{Board, BoardView, Held, Mark, Scene, Screen};
use crate::dom::{El, Signal, effect, el, memo};
use crate::icons::icon;
use crate::parts::{back_bar, button, choice, main_button, row, second};
use crate::play::place_name;
use crate::{board, browser, shelf};
use draft::Draft;

/// What a place holds at most.
const MOST: u16 = 255;

/// A position being made.
#[derive(Clone, Copy)]
struct Bench {
    lang: Lang,
    game: Signal<Rc<dyn AnyGame>>,
    scene: Signal<Rc<Scene>>,
    board: Signal<Board>,
    draft: Signal<Draft>,
    /// The text: that of the draft, until somebody writes another.
    written: Signal<String>,
    /// The place that is changed.
    chosen: Signal<usize>,
    /// Told to whoever does not see.
    live: Signal<String>,
}

/// Sets up a position of a game, beginning with the one on the table.
pub(crate) fn set_up(lang: Lang, session: Session) -> El {
    let id = session.game().name().id();
    name_window(lang, id);
    board::fetch_art(true);
    let bench = Bench::new(lang, &session);
    let seats = session.seats().to_vec();
    let begin = move || {
        let game = bench.game.get_untracked();
        let text = bench.written.get_untracked();
        if let Ok(session) = Session::set_up(&*game, text.trim(), seats.clone()) {
            let key = shelf::new_key();
            let _ = shelf::keep(&key, &session);
            browser::go(&format!("play/{key}"));
        }
    };
    let is_grid = matches!(session.game().layout().shape, Shape::Grid { .. });
    let how = if is_grid {
        text!(lang, page::SET_UP_TAP_GRID)
    } else {
        text!(lang, page::SET_UP_TAP)
    };
    let trouble = move || {
        let words = bench.read().err()?;
        Some(el("p").class("trouble").attr("role", "alert").kid(words))
    };
    let start = main_button()
        .flag_by("disabled", move || bench.read().is_err())
        .click(begin);
    let clear = button().click(move || bench.change(Draft::clear));
    let reset = button().click(move || {
        let run = bench.game.with_untracked(|g| g.begin());
        bench.change(|draft| *draft = Draft::of(&*run));
    });
    let buttons = el("p")
        .class("buttons")
        .kid(start.kid((icon!("play"), text!(lang, page::START))))
        .kid(reset.kid(text!(lang, page::SET_UP_BEGIN)))
        .kid(clear.kid(text!(lang, page::SET_UP_EMPTY)));
    let live = el("p")
        .class("hidden")
        .attr("role", "status")
        .attr("aria-live", "polite");
    el("main")
        .class("plain set-up")
        .attr("data-board", id)
        .kid(back_bar(lang, &text!(lang, page::SET_UP)))
        .kid(second(how))
        .kid(bench.board(id))
        .kid(bench.stepper())
        .kid(bench.turn())
        .kid(bench.out())
        .kids_by(trouble)
        .kid(buttons)
        .kid(bench.as_text())
        .kid(live.text_by(move || bench.live.get()))
}

impl Bench {
    fn new(lang: Lang, session: &Session) -> Self {
        let run = session.run();
        let game: Rc<dyn AnyGame> = Rc::from(run.game());
        let layout = game.layout();
        let draft = Draft::of(run);
        let (width, height) = browser::size();
        let screen = Screen {
            width: width.min(680.0),
            height: height - 200.0,
            near: Player(0),
        };
        let places = layout.spots.iter().map(|s| s.place).collect();
        let game = Signal::new(game);
        let bench = Self {
            lang,
            game,
            board: Signal::new(Board::new(places, &draft.picture)),
            // Drawings come later than the board.
            scene: memo(move || {
                let scene =
                    |game: &Rc<dyn AnyGame>| Scene::new(game.name().id(), &game.layout(), screen);
                Rc::new(game.with_untracked(scene))
            }),
            written: Signal::new(draft.text(&layout)),
            draft: Signal::new(draft),
            chosen: Signal::new(0),
            live: Signal::new(String::new()),
        };
        effect(move || {
            let chosen = bench.chosen.get();
            let mark = |i| Mark::FREE | if i == chosen { Mark::CHOSEN } else { 0 };
            bench.board.with_untracked(|board| board.mark(mark));
        });
        bench
    }

    /// The position that is written, or why it is none.
    fn read(self) -> Result<Box<dyn AnyRun>, String> {
        let read = |text: &String| self.game.with_untracked(|game| game.set_up(text.trim()));
        let run = self.written.with(read);
        run.map_err(|e| describe::sentence(&describe::position_error(self.lang, &e)))
    }

    /// Changes what is on the board, and with it the text.
    fn change(self, change: impl FnOnce(&mut Draft)) {
        self.draft.update(change);
        self.show();
        let layout = self.game.with_untracked(|game| game.layout());
        self.written
            .set(self.draft.with_untracked(|draft| draft.text(&layout)));
    }

    fn show(self) {
        self.draft.with_untracked(|draft| {
            self.board
                .with_untracked(|board| board.show(&draft.picture));
        });
    }

    fn place(self, i: usize) -> Option<Place> {
        self.scene
            .with_untracked(|s| s.spots.get(i).map(|s| s.place))
    }

    /// What a place holds.
    fn count(self, i: usize) -> u8 {
        let place = self.place(i);
        place.map_or(0, |p| self.draft.with(|draft| draft.picture.count(p)))
    }

    /// Puts so many on a place.
    fn put(self, i: usize, n: u16) {
        if let Some(place) = self.place(i) {
            self.change(|draft| draft.put(place, n.min(MOST) as u8));
            self.tell(i);
        }
    }

    fn tell(self, i: usize) {
        self.live.set(self.name(i));
    }

    fn name(self, i: usize) -> String {
        let held = self
            .board
            .with_untracked(|b| b.held.get(i).map(|h| h.get_untracked()));
        self.name_of(i, held.unwrap_or_default(), Mark::default())
    }

    fn name_of(self, i: usize, held: Held, mark: Mark) -> String {
        let scene = self.scene.get_untracked();
        self.game
            .with_untracked(|game| place_name(self.lang, &**game, &scene, i, held, mark))
    }

    /// A place is touched: a square changes its piece, any other is chosen.
    fn touch(self, i: usize) {
        self.chosen.set(i);
        if let Some(Place::Square(square)) = self.place(i) {
            self.change(|draft| draft.change_piece(square));
        }
        self.tell(i);
    }

    fn key(self, key: &str, i: usize) {
        self.chosen.set(i);
        let n = u16::from(self.count(i));
        let digit = key.parse::<u16>().ok().filter(|d| *d < 10);
        match (key, digit) {
            ("+" | "=", _) => self.put(i, n + 1),
            ("-", _) => self.put(i, n.saturating_sub(1)),
            ("Backspace", _) => self.put(i, n / 10),
            ("Delete", _) => self.put(i, 0),
            // Digits one after the other make a number.
            (_, Some(d)) if n * 10 + d <= MOST => self.put(i, n * 10 + d),
            (_, Some(d)) => self.put(i, d),
            _ => {}
        }
    }

    fn board(self, id: &'static str) -> El {
        let (lang, game) = (self.lang, self.game);
        let name = semailles_locale::game(lang, id).map_or_else(String::new, |g| g.name);
        let view = BoardView {
            scene: self.scene,
            board: self.board.get_untracked(),
            id,
            title: text!(lang, page::BOARD_OF, game = name),
            name: Box::new(move |i, held, mark| self.name_of(i, held, mark)),
            player: Box::new(move |p| {
                game.with_untracked(|game| story::player_name(lang, &**game, p))
            }),
            wins: [0; 2],
            button: Box::new(move |i| self.place(i).is_some()),
            over: Box::new(String::new),
            on_tap: Box::new(move |i| self.touch(i)),
            on_ask: Box::new(|_| {}),
            on_key: Box::new(move |key, i| self.key(key, i)),
        };
        el("div").class("where").kid(view.build())
    }

    /// One more, one less, at the place that is chosen.
    fn stepper(self) -> El {
        let lang = self.lang;
        let step = move |by: i16| {
            let i = self.chosen.get_untracked();
            let n = i16::from(self.count(i)) + by;
            self.put(i, n.max(0) as u16);
        };
        let is_square = move || matches!(self.place(self.chosen.get()), Some(Place::Square(_)));
        let less = button()
            .attr("aria-label", &text!(lang, page::SET_UP_LESS))
            .flag_by("disabled", move || {
                is_square() || self.count(self.chosen.get()) == 0
            })
            .click(move || step(-1));
        let more = button()
            .attr("aria-label", &text!(lang, page::SET_UP_MORE))
            .flag_by("disabled", is_square)
            .click(move || step(1));
        let told = el("output").text_by(move || {
            self.draft.with(|_| ());
            self.name(self.chosen.get())
        });
        el("div")
            .class("stepper")
            .kid(less.kid("−"))
            .kid((told, more.kid("+")))
    }

    /// Whose turn it is.
    fn turn(self) -> El {
        let lang = self.lang;
        let players = self.game.with_untracked(|game| {
            let players = (0..game.players()).map(Player);
            players
                .map(|p| {
                    (
                        game.symbol(p).to_owned(),
                        story::player_name(lang, &**game, p),
                    )
                })
                .collect()
        });
        let now = self.draft.with_untracked(|draft| draft.turn.clone());
        let set = move |turn| self.change(|draft| draft.turn = turn);
        let choice = choice("turn", players, &now, set);
        // Another position may come from its text.
        let choice = choice.value_by(move || self.draft.with(|draft| draft.turn.clone()));
        let total = second(String::new()).text_by(move || {
            let n = self.draft.with(Draft::total);
            text!(lang, page::SET_UP_TOTAL, n = n)
        });
        el("div")
            .class("sheet")
            .kid(row("turn", text!(lang, page::SET_UP_TURN), choice))
            .kid(total)
    }

    /// Who is out, in games where somebody can be.
    fn out(self) -> Option<El> {
        let lang = self.lang;
        let players = self.draft.with_untracked(|draft| draft.picture.out.len()) as u8;
        let boxes = (0..players).map(|p| {
            let player = Player(p);
            let id = format!("out-{p}");
            let who = self
                .game
                .with_untracked(|game| story::player_name(lang, &**game, player));
            let is_out = move || {
                self.draft
                    .with(|draft| draft.picture.out.get(player.index()) == Some(&true))
            };
            let field = el("input")
                .attr("type", "checkbox")
                .attr("id", &id)
                .checked_by(is_out)
                .click(move || {
                    let now = self.draft.with_untracked(|d| d.picture.out[player.index()]);
                    self.change(|draft| draft.set_out(player, !now));
                });
            let label = el("label").attr("for", &id);
            let words = text!(lang, page::SET_UP_OUT, who = who);
            el("p").class("row check").kid((field, label.kid(words)))
        });
        (players > 0).then(|| el("div").class("outs").kid(boxes.collect::<Vec<_>>()))
    }

    /// The position as text.
    fn as_text(self) -> El {
        let lang = self.lang;
        let write = move |text: String| {
            let run = self.game.with_untracked(|game| game.set_up(text.trim()));
            self.written.set(text);
            if let Ok(run) = run {
                self.draft.set(Draft::of(&*run));
                self.show();
            }
        };
        let area = el("textarea")
            .attr("id", "position")
            .attr("rows", "3")
            .attr("spellcheck", "false")
            .attr("autocomplete", "off")
            .change("input", write)
            .value_by(move || self.written.get());
        let label = el("label").attr("for", "position");
        el("details")
            .kid(el("summary").kid(text!(lang, page::SET_UP_TEXT)))
            .kid(label.kid(text!(lang, page::SET_UP_HOW)))
            .kid(area)
    }
}
