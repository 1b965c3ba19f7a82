//! A board with its words and nothing around it, for a small room.

use semailles_locale::{Lang, page, text};
use semailles_session::Session;

use super::desk::{Desk, Moment};
use super::{board, choices, following, scrubber, turn, words};
use crate::dom::{El, el, window};

/// Such a height is there for a board in a page that can be scrolled.
const HEIGHT: f32 = 560.0;

fn room() -> (f32, f32) {
    let width = window().inner_width().ok().and_then(|width| width.as_f64());
    (width.unwrap_or(390.0) as f32, HEIGHT)
}

/// A game that shows its own moves, step by step from the first on; then it can be played on. `below` gives what stands
/// under it.
pub(crate) fn small(lang: Lang, session: Session, below: impl Fn(Desk) -> El + 'static) -> El {
    crate::board::fetch_art(true);
    let screen = following(room);
    let game = session.game();
    let (id, shape) = (game.name().id(), game.layout().shape);
    let name = semailles_locale::game(lang, id).map_or_else(String::new, |g| g.name);
    let desk = Desk::new(lang, String::new(), session, None, None, screen);
    desk.show_first();
    let live = el("p")
        .class("hidden")
        .attr("role", "status")
        .attr("aria-live", "polite");
    let said = move || {
        let refusal = desk.said.get().refusal;
        (if refusal { "said refusal" } else { "said" }).to_owned()
    };
    let heading = el("h1").class("hidden").attr("id", "title");
    el("main")
        .class("small")
        .attr("data-board", id)
        .attr("data-game", id)
        .kid(heading.kid(text!(lang, page::BOARD_OF, game = name.as_str())))
        .kid(board(desk, id, name, shape))
        .kid(
            el("div")
                .class("panel")
                .kid(scrubber::scrubber(desk))
                .kid(
                    el("div")
                        .attr_by("class", said)
                        .kids_by(move || words(desk)),
                )
                .kid(el("p").class("turn").text_by(move || turn(desk)))
                .kids_by(move || choices(desk))
                .kid(below(desk)),
        )
        .kid(live.text_by(move || desk.live.get()))
}

impl Desk {
    /// Shows the board before the first move, if there is one.
    fn show_first(self) {
        if self.session.with_untracked(|s| !s.plies().is_empty()) {
            self.look(Moment { ply: 0, events: 0 });
        }
    }

    /// Begins again with another course of the same game, shown from its first move on.
    pub(crate) fn show_again(self, session: Session) {
        self.interrupt();
        self.session.set(session);
        self.after_change(String::new());
        self.show_first();
    }
}
