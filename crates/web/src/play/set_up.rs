//! Any position: written as text, seen as a board while it is written.

use crate::erased::{click, event};
use leptos::html;
use leptos::prelude::*;
use semailles_core::Player;
use semailles_locale::{describe, page, text};
use semailles_session::Session;

use super::desk::Desk;
use crate::board::{Scene, Screen, held_in, still};
use crate::icons::icon;
use crate::paste::{close, show};
use crate::{browser, shelf};

pub(super) fn set_up(desk: Desk, open: RwSignal<bool>) -> AnyView {
    let lang = desk.lang;
    let dialog: NodeRef<html::Dialog> = NodeRef::new();
    show(dialog);
    let (name, id, now) = desk.session.with_untracked(|s| {
        (
            s.game().name().to_string(),
            s.game().name().id(),
            s.run().position_text(),
        )
    });
    let written = RwSignal::new(now.clone());
    let read = {
        let name = name.clone();
        move || {
            let game = semailles_games::game(&name)
                .map_err(|e| describe::sentence(&describe::name_error(lang, &e)))?;
            let run = game.set_up(written.get().trim());
            run.map_err(|e| describe::sentence(&describe::position_error(lang, &e)))
        }
    };
    let seen = {
        let read = read.clone();
        move || match read() {
            Ok(run) => {
                let (layout, picture) = (run.game().layout(), run.picture());
                let scene = Scene::new(
                    id,
                    &layout,
                    Screen {
                        width: 760.0,
                        height: 400.0,
                        near: Player(0),
                    },
                );
                let held: Vec<_> = layout
                    .spots
                    .iter()
                    .map(|s| held_in(&picture, s.place))
                    .collect();
                let [left, top, width, height] = scene.hull;
                let svg = format!(
                    "<svg viewBox=\"{left} {top} {width} {height}\">{}</svg>",
                    still(&scene, &held)
                );
                view! { <div class="seen" data-board=id aria-hidden="true" inner_html=svg></div> }
                    .into_any()
            }
            Err(words) => view! { <p class="trouble" role="alert">{words}</p> }.into_any(),
        }
    };
    let begin = move |_| {
        if read().is_err() {
            return;
        }
        let session = desk.session.with_untracked(|s| {
            Session::set_up(s.game(), written.get_untracked().trim(), s.seats().to_vec())
        });
        if let Ok(session) = session {
            let key = shelf::new_key();
            let _ = shelf::keep(&key, &session);
            browser::go(&format!("play/{key}"));
        }
    };
    view! {
        <dialog class="sheet" node_ref=dialog on:close=event(move |_| open.set(false)) aria-labelledby="set-up-title">
            <h2 id="set-up-title">{text!(lang, page::SET_UP)}</h2>
            <label for="position">{text!(lang, page::SET_UP_HOW)}</label>
            <textarea id="position" rows="3" spellcheck="false" autocomplete="off" on:input=event(move |e| written.set(event_target_value(&e)))>{now}</textarea>
            {seen}
            <p class="buttons">
                <button class="button main-button" on:click=begin>{icon!("play")}{text!(lang, page::START)}</button>
                <button class="button" on:click=click(move |_| close(dialog))>{text!(lang, page::CLOSE)}</button>
            </p>
        </dialog>
    }
    .into_any()
}
