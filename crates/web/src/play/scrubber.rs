//! Steps through the drops and laps of any move.

use crate::erased::{changing, click, dynamic};
use leptos::prelude::*;
use semailles_core::Event;
use semailles_locale::{page, text};

use super::desk::{Desk, Moment};
use crate::icons::icon;

/// The events after which the board has changed: those a step goes to.
fn stops(trace: &[Event]) -> Vec<usize> {
    let seen = |e: &Event| {
        !matches!(
            e,
            Event::Relay { .. } | Event::Turn { .. } | Event::End { .. } | Event::Stopped { .. }
        )
    };
    let mut stops = vec![0];
    stops.extend(
        trace
            .iter()
            .enumerate()
            .filter(|(_, e)| seen(e))
            .map(|(i, _)| i + 1),
    );
    stops
}

/// Where the laps of a move begin.
fn laps(trace: &[Event]) -> Vec<usize> {
    trace
        .iter()
        .enumerate()
        .filter(|(_, e)| matches!(e, Event::Lift { .. }))
        .map(|(i, _)| i + 1)
        .collect()
}

/// The moment one step from another: forwards or back, by a drop or a lap, over the ends of moves.
fn step(desk: Desk, forwards: bool, by_lap: bool) {
    let target = desk.session.with_untracked(|s| {
        let plies = s.plies();
        let last = plies.len().checked_sub(1)?;
        let now = desk.moment.get_untracked().unwrap_or(Moment {
            ply: last,
            events: plies[last].trace.len(),
        });
        let trace = &plies.get(now.ply)?.trace;
        let places = if by_lap { laps(trace) } else { stops(trace) };
        if forwards {
            let end = stops(trace).last().copied().unwrap_or(0);
            let next = places.into_iter().chain([end]).find(|&i| i > now.events);
            match next {
                Some(events) => Some(Moment {
                    ply: now.ply,
                    events,
                }),
                None if now.ply < last => Some(Moment {
                    ply: now.ply + 1,
                    events: 0,
                }),
                None => None,
            }
        } else {
            let before = [0]
                .into_iter()
                .chain(places)
                .filter(|&i| i < now.events)
                .max();
            match before {
                Some(events) => Some(Moment {
                    ply: now.ply,
                    events,
                }),
                None if now.ply > 0 => {
                    let ply = now.ply - 1;
                    Some(Moment {
                        ply,
                        events: stops(&plies[ply].trace).last().copied().unwrap_or(0),
                    })
                }
                None => Some(Moment { ply: 0, events: 0 }),
            }
        }
    });
    match target {
        Some(moment) => desk.look(moment),
        None => desk.to_present(),
    }
}

pub(super) fn scrubber(desk: Desk) -> AnyView {
    let lang = desk.lang;
    // The move that is looked at: the last one, unless another is.
    let shown = move || {
        desk.session.with(|s| {
            let last = s.plies().len().checked_sub(1)?;
            let moment = desk.moment.get();
            let ply = moment.map_or(last, |m| m.ply.min(last));
            let stops = stops(&s.plies()[ply].trace);
            let events = moment.map_or(usize::MAX, |m| m.events);
            let at = stops.iter().rposition(|&e| e <= events).unwrap_or(0);
            Some((ply, at, stops.len() - 1))
        })
    };
    let slide = move |event| {
        let Ok(at) = event_target_value(&event).parse::<usize>() else {
            return;
        };
        let Some((ply, ..)) = shown() else { return };
        let events = desk
            .session
            .with_untracked(|s| stops(&s.plies()[ply].trace).get(at).copied());
        if let Some(events) = events {
            desk.look(Moment { ply, events });
        }
    };
    let none = move || shown().is_none();
    let again = move |_| {
        if let Some((ply, ..)) = shown() {
            desk.replay(ply);
        }
    };
    let where_at = move || {
        shown().map_or_else(String::new, |(ply, at, of)| {
            text!(
                lang,
                page::STEP_AT,
                ply = ply as u32 + 1,
                at = at as u32,
                of = of as u32
            )
        })
    };
    view! {
        <div class="scrub" role="group" aria-label=text!(lang, page::SCRUBBER) hidden=none>
            <button class="tool small" disabled=none aria-label=text!(lang, page::LAP_BACK) on:click=click(move |_| step(desk, false, true))>{icon!("lap-back")}</button>
            <button class="tool small" disabled=none aria-label=text!(lang, page::STEP_BACK) on:click=click(move |_| step(desk, false, false))>{icon!("step-back")}</button>
            <input type="range" min="0" disabled=none
                max=changing(move || shown().map_or(1, |(_, _, of)| of).to_string())
                prop:value=changing(move || shown().map_or(0, |(_, at, _)| at).to_string())
                aria-label=text!(lang, page::SCRUBBER)
                aria-valuetext=where_at
                on:input=slide/>
            <button class="tool small" disabled=none aria-label=text!(lang, page::STEP_ON) on:click=click(move |_| step(desk, true, false))>{icon!("step")}</button>
            <button class="tool small" disabled=none aria-label=text!(lang, page::LAP_ON) on:click=click(move |_| step(desk, true, true))>{icon!("lap-on")}</button>
            <button class="tool small" disabled=none aria-label=text!(lang, page::REPLAY) on:click=again>{icon!("play")}</button>
            {dynamic(move || desk.moment.get().is_some().then(|| view! {
                <button class="button small" on:click=click(move |_| desk.to_present())>{text!(lang, page::TO_PRESENT)}</button>
            }))}
        </div>
    }
    .into_any()
}
