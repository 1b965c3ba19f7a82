//! Any position: written as text, seen as a board while it is written.

use semailles_core::Player;
use semailles_locale::{Lang, describe, page, text};
use semailles_session::Session;

use crate::app::name_window;
use crate::board::{Scene, Screen, held_in, still, view_box};
use crate::dom::{El, Signal, el};
use crate::icons::icon;
use crate::parts::{back_bar, main_button};
use crate::{browser, shelf};

/// Sets up a position of a game, beginning with the one on the table.
pub(crate) fn set_up(lang: Lang, session: Session) -> El {
    let name = session.game().name().to_string();
    let id = session.game().name().id();
    name_window(lang, id);
    let now = session.run().position_text();
    let written = Signal::new(now.clone());
    let read = move || {
        let game = semailles_games::game(&name)
            .map_err(|e| describe::sentence(&describe::name_error(lang, &e)))?;
        let run = game.set_up(written.get().trim());
        run.map_err(|e| describe::sentence(&describe::position_error(lang, &e)))
    };
    let seen = move || match read() {
        Ok(run) => {
            let (layout, picture) = (run.game().layout(), run.picture());
            let screen = Screen {
                width: 760.0,
                height: 400.0,
                near: Player(0),
            };
            let scene = Scene::new(id, &layout, screen);
            let held = layout.spots.iter().map(|s| held_in(&picture, s.place));
            let board = still(&scene, &held.collect::<Vec<_>>());
            let view = view_box(scene.hull);
            el("div")
                .class("seen")
                .attr("data-board", id)
                .attr("aria-hidden", "true")
                .html(&format!("<svg viewBox=\"{view}\">{board}</svg>"))
        }
        Err(words) => el("p").class("trouble").attr("role", "alert").kid(words),
    };
    let begin = move || {
        let text = written.get_untracked();
        let seats = session.seats().to_vec();
        if let Ok(session) = Session::set_up(session.game(), text.trim(), seats) {
            let key = shelf::new_key();
            let _ = shelf::keep(&key, &session);
            browser::go(&format!("play/{key}"));
        }
    };
    let area = el("textarea")
        .attr("id", "position")
        .attr("rows", "3")
        .attr("spellcheck", "false")
        .attr("autocomplete", "off")
        .change("input", move |text| written.set(text))
        .kid(now);
    let label = el("label").attr("for", "position");
    let start = main_button().click(begin);
    let sheet = el("div")
        .class("sheet")
        .kid(label.kid(text!(lang, page::SET_UP_HOW)))
        .kid(area)
        .kids_by(seen)
        .kid(
            el("p")
                .class("buttons")
                .kid(start.kid((icon!("play"), text!(lang, page::START)))),
        );
    el("main")
        .class("plain")
        .kid(back_bar(lang, &text!(lang, page::SET_UP)))
        .kid(sheet)
}
