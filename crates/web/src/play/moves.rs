//! The list of moves, each with its story.

use semailles_locale::{page, text};

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
    let rows = move || {
        let (n, _) = (count.get(), last.get());
        let from = if all.get() { 0 } else { n.saturating_sub(FEW) };
        desk.session.with_untracked(|s| {
            let rows = s.plies().iter().enumerate().skip(from).rev();
            rows.map(|(i, ply)| {
                let words = desk.tell_ply(s, ply.mover, &ply.trace);
                let events = ply.trace.len();
                let is_current = move || desk.moment.get().is_some_and(|m| m.ply == i);
                let on_its_way = move || desk.far.get().is_some_and(|far| far.is_on_its_way(i));
                let row = el("button")
                    .class("move")
                    .flag_by("data-on-its-way", on_its_way)
                    .attr_by("aria-current", move || is_current().to_string())
                    .click(move || desk.look(Moment { ply: i, events }))
                    .kid(el("b").kid(ply.text.as_str()))
                    .kid(el("span").kid(words));
                el("li").attr("value", &(i + 1).to_string()).kid(row)
            })
            .collect::<Vec<_>>()
        })
    };
    let none = move || (count.get() == 0).then(|| second(text!(lang, page::NO_MOVES)));
    let more = move || {
        (count.get() > FEW && !all.get()).then(|| {
            let words = text!(lang, page::ALL_MOVES, n = count.get() as u32);
            button().click(move || all.set(true)).kid(words)
        })
    };
    el("section")
        .class("moves")
        .attr("aria-labelledby", "moves-title")
        .kid(
            el("h2")
                .attr("id", "moves-title")
                .kid(text!(lang, page::MOVES)),
        )
        .kids_by(none)
        .kid(el("ol").flag("reversed", true).kids_by(rows))
        .kids_by(more)
}
