//! Opening a game: a record or a link that is pasted, or a file.

use crate::erased::{click, dynamic, event};
use leptos::html;
use leptos::prelude::*;
use semailles_core::record::{MAX_BYTES, Record};
use semailles_locale::{Lang, describe, page, text};
use semailles_session::Session;
use wasm_bindgen::JsCast;

use crate::icons::icon;
use crate::{app, browser, link, shelf};

/// The sheet. It is closed by setting `open` to false; then the focus goes back where it was.
pub(crate) fn paste(lang: Lang, open: RwSignal<bool>) -> AnyView {
    let written = RwSignal::new(String::new());
    let wrong = RwSignal::new(String::new());
    let dialog: NodeRef<html::Dialog> = NodeRef::new();
    show(dialog);
    let open_text = move |text: String| match read(lang, &text) {
        Ok(session) => {
            open.set(false);
            let key = shelf::new_key();
            let _ = shelf::keep(&key, &session);
            browser::go(&format!("play/{key}"));
        }
        Err(words) => wrong.set(words),
    };
    let choose_file = move |event: leptos::ev::Event| {
        let input: web_sys::HtmlInputElement = event_target(&event);
        let Some(file) = input.files().and_then(|f| f.get(0)) else {
            return;
        };
        // A second choice of the same file shall be heard too.
        if file.size() > MAX_BYTES as f64 {
            wrong.set(text!(lang, page::TOO_LONG));
            input.set_value("");
            return;
        }
        browser::read_file(&file, move |text| match text {
            Some(text) => open_text(text),
            None => wrong.set(text!(lang, page::FILE_UNREADABLE)),
        });
        input.set_value("");
    };
    view! {
        <dialog class="sheet" node_ref=dialog on:close=event(move |_| open.set(false)) aria-labelledby="paste-title">
            <h2 id="paste-title">{text!(lang, page::OPEN_GAME)}</h2>
            <label for="pasted">{text!(lang, page::PASTE_HERE)}</label>
            <textarea id="pasted" rows="5" spellcheck="false" autocomplete="off" on:input=event(move |e| written.set(event_target_value(&e)))></textarea>
            <p class="trouble" role="alert">{dynamic(move || wrong.get())}</p>
            <p class="buttons">
                <button class="button main-button" on:click=click(move |_| open_text(written.get_untracked()))>{icon!("check")}{text!(lang, page::OPEN)}</button>
                <label class="button file">{icon!("open")}{text!(lang, page::OPEN_FILE)}
                    <input type="file" accept=".txt,text/plain" on:change=choose_file/>
                </label>
                <button class="button" on:click=click(move |_| close(dialog))>{text!(lang, page::CLOSE)}</button>
            </p>
        </dialog>
    }
    .into_any()
}

/// The game that a text is: a record, a link, or a game's name with a position.
fn read(lang: Lang, text: &str) -> Result<Session, String> {
    let text = text.trim();
    if text.len() > MAX_BYTES {
        return Err(text!(lang, page::TOO_LONG));
    }
    if text.is_empty() {
        return Err(text!(lang, page::NOTHING_PASTED));
    }
    if let Some((_, fragment)) = text.split_once('#')
        && fragment.starts_with(link::START)
        && !text.starts_with('[')
    {
        return link::read(fragment).map_err(|e| app::link_words(lang, &e));
    }
    if !text.starts_with('[') {
        // `en-dodoi 4,4,…`: a position, as the page copies it.
        let (name, position) = text.split_once(' ').unwrap_or((text, ""));
        if let Ok(game) = semailles_games::game(name) {
            return Session::set_up(&*game, position, Vec::new())
                .map_err(|e| describe::sentence(&describe::position_error(lang, &e)));
        }
    }
    let record = Record::parse(text, &semailles_games::game);
    let record = record.map_err(|e| describe::sentence(&describe::record_error(lang, &e)))?;
    Session::from_record(&record, &semailles_games::game).map_err(|e| {
        let semailles_session::KeepError::Problem(problem) = e;
        describe::sentence(&describe::record_problem(lang, &problem))
    })
}

/// Opens a dialog once it is in the page: the browser keeps the focus inside, and gives it back.
pub(crate) fn show(dialog: NodeRef<html::Dialog>) {
    Effect::new(move |_| {
        if let Some(element) = dialog.get() {
            let element: web_sys::HtmlDialogElement = element.unchecked_into();
            if !element.open() && element.show_modal().is_err() {
                element.set_open(true);
            }
        }
    });
}

/// Closes a dialog; its `close` event does the rest.
pub(crate) fn close(dialog: NodeRef<html::Dialog>) {
    if let Some(element) = dialog.get_untracked() {
        let element: web_sys::HtmlDialogElement = element.unchecked_into();
        element.close();
    }
}
