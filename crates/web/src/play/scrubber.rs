//! Steps through the drops and laps of any move.

use semailles_core::Event;
use semailles_locale::{page, text};

use super::desk::{Desk, Moment};
use crate::dom::{El, el, memo};
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

pub(super) fn scrubber(desk: Desk) -> El {
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
    let shown = memo(shown);
    let slide = move |at: String| {
        let Ok(at) = at.parse::<usize>() else { return };
        let Some((ply, ..)) = shown.get_untracked() else {
            return;
        };
        let events = desk
            .session
            .with_untracked(|s| stops(&s.plies()[ply].trace).get(at).copied());
        if let Some(events) = events {
            desk.look(Moment { ply, events });
        }
    };
    let again = move || {
        if let Some((ply, ..)) = shown.get_untracked() {
            desk.replay(ply);
        }
    };
    let where_at = move || {
        shown.get().map_or_else(String::new, |(ply, at, of)| {
            text!(
                lang,
                page::STEP_AT,
                ply = ply as u32 + 1,
                at = at as u32,
                of = of as u32
            )
        })
    };
    let none = move || shown.get().is_none();
    let tool = |name: String, icon: El| {
        let tool = el("button").class("tool small").attr("aria-label", &name);
        tool.flag_by("disabled", none).kid(icon)
    };
    let go = move |name, icon, forwards, by_lap| {
        tool(name, icon).click(move || step(desk, forwards, by_lap))
    };
    let range = el("input")
        .attr("type", "range")
        .attr("min", "0")
        .flag_by("disabled", none)
        .attr_by("max", move || {
            shown.get().map_or(1, |(_, _, of)| of).to_string()
        })
        .value_by(move || shown.get().map_or(0, |(_, at, _)| at).to_string())
        .attr("aria-label", &text!(lang, page::SCRUBBER))
        .attr_by("aria-valuetext", where_at)
        .change("input", slide);
    let present = move || {
        desk.moment.get().is_some().then(|| {
            let button = el("button").class("button small");
            button
                .click(move || desk.to_present())
                .kid(text!(lang, page::TO_PRESENT))
        })
    };
    el("div")
        .class("scrub")
        .attr("role", "group")
        .attr("aria-label", &text!(lang, page::SCRUBBER))
        .flag_by("hidden", none)
        .kid(go(
            text!(lang, page::LAP_BACK),
            icon!("lap-back"),
            false,
            true,
        ))
        .kid(go(
            text!(lang, page::STEP_BACK),
            icon!("step-back"),
            false,
            false,
        ))
        .kid(range)
        .kid(go(text!(lang, page::STEP_ON), icon!("step"), true, false))
        .kid(go(text!(lang, page::LAP_ON), icon!("lap-on"), true, true))
        .kid(tool(text!(lang, page::REPLAY), icon!("play")).click(again))
        .kids_by(present)
}
