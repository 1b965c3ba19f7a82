//! The list of moves, each with its story.

use crate::erased::{click, dynamic};
use leptos::prelude::*;
use semailles_locale::{page, text};

use super::desk::{Desk, Moment};

/// The newest moves that are listed at once; the others on request.
const FEW: usize = 40;

pub(super) fn moves(desk: Desk) -> AnyView {
    let lang = desk.lang;
    let all = RwSignal::new(false);
    let count = Memo::new(move |_| desk.session.with(|s| s.plies().len()));
    let last = Memo::new(move |_| {
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
                let current = move || desk.moment.get().is_some_and(|m| m.ply == i).then_some("true");
                view! {
                    <li value=i + 1><button class="move" aria-current=current on:click=click(move |_| desk.look(Moment { ply: i, events }))>
                        <b>{ply.text.clone()}</b><span>{words}</span>
                    </button></li>
                }
            })
            .collect::<Vec<_>>()
        })
    };
    view! {
        <section class="moves" aria-labelledby="moves-title">
            <h2 id="moves-title">{text!(lang, page::MOVES)}</h2>
            {dynamic(move || (count.get() == 0).then(|| view! { <p class="second">{text!(lang, page::NO_MOVES)}</p> }))}
            <ol reversed>{rows}</ol>
            {dynamic(move || (count.get() > FEW && !all.get()).then(|| view! {
                <button class="button" on:click=click(move |_| all.set(true))>{text!(lang, page::ALL_MOVES, n = count.get() as u32)}</button>
            }))}
        </section>
    }
    .into_any()
}
