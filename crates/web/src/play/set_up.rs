//! Any position: written as text, seen as a board while it is written.

use semailles_core::Player;
use semailles_locale::{describe, page, text};
use semailles_session::Session;

use super::desk::Desk;
use crate::board::{Scene, Screen, held_in, still, view_box};
use crate::dom::{El, Signal, el};
use crate::icons::icon;
use crate::parts::{button, main_button};
use crate::sheet::Sheet;
use crate::{browser, shelf};

pub(super) fn set_up(desk: Desk, open: Signal<bool>) -> El {
    let lang = desk.lang;
    let (sheet, dialog) = Sheet::new(open, "set-up-title");
    let (name, id, now) = desk.session.with_untracked(|s| {
        (
            s.game().name().to_string(),
            s.game().name().id(),
            s.run().position_text(),
        )
    });
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
        let session = desk.session.with_untracked(|s| {
            Session::set_up(s.game(), written.get_untracked().trim(), s.seats().to_vec())
        });
        if let Ok(session) = session {
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
    let buttons = el("p")
        .class("buttons")
        .kid(start.kid((icon!("play"), text!(lang, page::START))))
        .kid(
            button()
                .click(move || sheet.close())
                .kid(text!(lang, page::CLOSE)),
        );
    dialog
        .kid(
            el("h2")
                .attr("id", "set-up-title")
                .kid(text!(lang, page::SET_UP)),
        )
        .kid(label.kid(text!(lang, page::SET_UP_HOW)))
        .kid(area)
        .kids_by(seen)
        .kid(buttons)
}
