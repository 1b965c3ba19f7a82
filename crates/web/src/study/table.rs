//! A board that is looked at and not played on: positions, and moves shown on them.

use std::rc::Rc;

use semailles_core::{AnyGame, AnyRun, Move, Picture, Place, Player, Shape};
use semailles_locale::{Lang, page, story, study as words, text};

use crate::board::{Board, BoardView, Held, Mark, Preview, Scene, Screen};
use crate::dom::{El, Signal, el, memo, on_window};
use crate::icons::icon;
use crate::parts::button;
use crate::play::place_name;
use crate::play::{move_words, room};

/// No more moves of a line are shown: further on it is a guess.
const MOST: usize = 40;

/// The board of a view.
#[derive(Clone, Copy)]
pub(crate) struct Table {
    pub(crate) lang: Lang,
    pub(crate) board: Signal<Board>,
    pub(crate) scene: Signal<Rc<Scene>>,
    /// A move that is shown and not played.
    pub(crate) shown: Signal<Option<Preview>>,
    game: Signal<Rc<dyn AnyGame>>,
}

impl Table {
    /// A board with a position on it, with a player at the bottom.
    pub(crate) fn new(lang: Lang, run: &dyn AnyRun, near: Player) -> Self {
        let screen = Signal::new(room());
        on_window("resize", move |_| {
            let now = room();
            if screen.get_untracked() != now {
                screen.set(now);
            }
        });
        let game: Rc<dyn AnyGame> = Rc::from(run.game());
        let layout = game.layout();
        let places = layout.spots.iter().map(|s| s.place).collect();
        let board = Board::new(places, &run.picture());
        let id = game.name().id();
        let scene = memo(move || {
            let (width, height) = screen.get();
            let screen = Screen {
                width,
                height,
                near,
            };
            Rc::new(Scene::new(id, &layout, screen))
        });
        Self {
            lang,
            board: Signal::new(board),
            scene,
            shown: Signal::new(None),
            game: Signal::new(game),
        }
    }

    /// Shows a position.
    pub(crate) fn show(self, picture: &Picture) {
        self.shown.set(None);
        self.board.with_untracked(|b| b.show(picture));
    }

    /// Shows a move of a line on the board before it, and nothing marked. Gives the move in words; `None` if it cannot be
    /// played.
    pub(crate) fn show_move(self, begun: &dyn AnyRun, line: &[Move], at: usize) -> Option<String> {
        let mut run = begun.boxed_clone();
        for &m in &line[..at.min(line.len())] {
            run.play(m).ok()?;
        }
        let (before, mover) = (run.picture(), run.to_move());
        let mut trace = Vec::new();
        run.play_traced(*line.get(at)?, &mut trace).ok()?;
        let words = self
            .game
            .with_untracked(|game| story::summary(self.lang, &**game, mover, &trace));
        self.board.with_untracked(|b| {
            b.show(&before);
            b.mark(|_| 0);
        });
        self.shown.set(Some(Preview {
            from: 0,
            before,
            trace,
            words: words.clone(),
            mover,
        }));
        Some(words)
    }

    /// The words of the move that is shown, with a way back to the position.
    pub(crate) fn said(self, hide: impl FnMut() + 'static) -> Option<El> {
        let shown = self.shown.get()?;
        let words = el("span").kid(shown.words);
        let hide = button()
            .class("button small")
            .click(hide)
            .kid(text!(self.lang, words::HIDE));
        let looked = el("div").class("looked");
        Some(looked.kid(el("p").kid((icon!("what-if"), words))).kid(hide))
    }

    /// The board as an element.
    pub(crate) fn view(
        self,
        on_tap: impl Fn(usize) + 'static,
        on_key: impl Fn(&str, usize) + 'static,
    ) -> El {
        let lang = self.lang;
        let game = self.game.get_untracked();
        let id = game.name().id();
        let title = semailles_locale::game(lang, id).map_or_else(String::new, |g| g.name);
        let places = self.board.with_untracked(|b| b.places.clone());
        let ring = matches!(game.layout().shape, Shape::Ring);
        let button = move |i: usize| match places.get(i) {
            Some(Place::Pit(_) | Place::Square(_)) => true,
            Some(Place::Hand(_) | Place::Head(_)) => ring,
            _ => false,
        };
        let named = game.clone();
        let name = move |i: usize, held: Held, mark: Mark| {
            let scene = self.scene.get_untracked();
            place_name(lang, &*named, &scene, i, held, mark)
        };
        let over = move || {
            let scene = self.scene.get();
            self.shown
                .with(|s| s.as_ref().map_or_else(String::new, |s| s.svg(&scene)))
        };
        let view = BoardView {
            scene: self.scene,
            board: self.board.get_untracked(),
            id,
            title: text!(lang, page::BOARD_OF, game = title),
            name: Box::new(name),
            player: Box::new(move |p| story::player_name(lang, &*game, p)),
            wins: [0, 0],
            button: Box::new(button),
            over: Box::new(over),
            on_tap: Box::new(on_tap),
            on_ask: Box::new(|_| {}),
            on_key: Box::new(on_key),
        };
        el("div").class("where").kid(view.build())
    }

    /// The moves of a line, each a button that shows it; `id` begins their ids, and `is_shown` says which one is on the
    /// board.
    pub(crate) fn chips(
        self,
        begun: &dyn AnyRun,
        line: &[Move],
        id: &str,
        is_shown: impl Fn(usize) -> bool + Clone + 'static,
        show: impl Fn(usize) + Clone + 'static,
    ) -> El {
        let lang = self.lang;
        let mut run = begun.boxed_clone();
        let mut chips = Vec::new();
        for (at, &m) in line.iter().take(MOST).enumerate() {
            let written = run.move_text(m);
            let words = move_words(lang, &written);
            let label = text!(lang, words::LINE_MOVE, mv = words, n = at as u32 + 1);
            let (is_shown, show) = (is_shown.clone(), show.clone());
            chips.push(
                el("button")
                    .class("chip-move")
                    .attr("id", &format!("{id}-{at}"))
                    .attr("aria-label", &label)
                    .attr_by("aria-pressed", move || is_shown(at).to_string())
                    .click(move || show(at))
                    .kid(written),
            );
            if run.play(m).is_err() {
                break;
            }
        }
        el("span").class("chips").kid(chips)
    }
}
