//! The list of moves, each with its story.

use std::cell::Cell;

use semailles_locale::{page, text};
use semailles_session::Session;
use wasm_bindgen::JsCast;
use web_sys::Element;

use super::desk::{Desk, Moment};
use crate::dom::{El, Signal, el, memo};
use crate::parts::{button, second};

/// The newest moves that are listed at once; the others on request.
const FEW: usize = 40;

pub(super) fn moves(desk: Desk) -> El {
    let lang = desk.lang;
    let all = Signal::new(false);
    let count = memo(move || desk.session.with(|s| s.plies().len()));
    let last = memo(move || {
        desk.session
            .with(|s| s.plies().last().map(|p| p.text.clone()))
    });
    let before = Cell::new((0, None::<String>));
    let list = move |list: &Element| {
        let (n, _) = (count.get(), last.get());
        let from = if all.get() { 0 } else { n.saturating_sub(FEW) };
        desk.session.with_untracked(|s| {
            // Nearly always there is one move more, and that is all to be told.
            let texts = |i: usize| s.plies().get(i).map(|p| p.text.clone());
            let (was, text) = before.replace((n, n.checked_sub(1).and_then(texts)));
            let is_next = was > 0 && was + 1 == n && texts(was - 1) == text;
            if is_next && from == 0 {
                list.prepend_with_node_1(&row(desk, s, n - 1).0).is_ok()
            } else {
                list.set_text_content(None);
                let rows = (from..n).rev().map(|i| row(desk, s, i));
                rows.for_each(|row| drop(list.append_child(&row.0)));
                true
            }
        });
    };
    let current = move |list: &Element| {
        let (_, _, now) = (count.get(), all.get(), desk.moment.get());
        if let Ok(Some(old)) = list.query_selector("[aria-current=true]") {
            let _ = old.set_attribute("aria-current", "false");
        }
        let place = now.map(|m| format!("[data-ply=\"{}\"]", m.ply));
        let row = place.and_then(|place| list.query_selector(&place).ok().flatten());
        if let Some(row) = row {
            let _ = row.set_attribute("aria-current", "true");
        }
    };
    let sent = move |list: &Element| {
        count.get();
        let Some(far) = desk.far.get() else { return };
        let mut row = list.first_element_child();
        while let Some(item) = row {
            if let Some(button) = item.first_element_child() {
                let ply = button
                    .get_attribute("data-ply")
                    .and_then(|p| p.parse().ok());
                let on_its_way = ply.is_some_and(|ply| far.is_on_its_way(ply));
                let _ = button.toggle_attribute_with_force("data-on-its-way", on_its_way);
            }
            row = item.next_element_sibling();
        }
    };
    let choose = move |event: web_sys::Event| {
        let touched = event.target().and_then(|t| t.dyn_into::<Element>().ok());
        let row = touched.and_then(|t| t.closest("[data-ply]").ok().flatten());
        let Some(ply) = row.and_then(|row| row.get_attribute("data-ply")?.parse::<usize>().ok())
        else {
            return;
        };
        let events = desk
            .session
            .with_untracked(|s| s.plies().get(ply).map(|p| p.trace.len()));
        if let Some(events) = events {
            desk.look(Moment { ply, events });
        }
    };
    let none = move || (count.get() == 0).then(|| second(text!(lang, page::NO_MOVES)));
    let more = move || {
        (count.get() > FEW && !all.get()).then(|| {
            let words = text!(lang, page::ALL_MOVES, n = count.get() as u32);
            button().click(move || all.set(true)).kid(words)
        })
    };
    let rows = el("ol")
        .flag("reversed", true)
        .on("click", choose)
        .follow(Box::new(list))
        .follow(Box::new(current))
        .follow(Box::new(sent));
    el("section")
        .class("moves")
        .attr("aria-labelledby", "moves-title")
        .kid(
            el("h2")
                .attr("id", "moves-title")
                .kid(text!(lang, page::MOVES)),
        )
        .kids_by(none)
        .kid(rows)
        .kids_by(more)
}

/// A move and its story.
fn row(desk: Desk, session: &Session, i: usize) -> El {
    let ply = &session.plies()[i];
    let words = desk.tell_ply(session, ply.mover, &ply.trace);
    let row = el("button")
        .class("move")
        .attr("data-ply", &i.to_string())
        .attr("aria-current", "false")
        .kid(el("b").kid(ply.text.as_str()))
        .kid(el("span").kid(words));
    el("li").attr("value", &(i + 1).to_string()).kid(row)
}
