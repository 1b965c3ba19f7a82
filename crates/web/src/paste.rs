//! Opening a game: a record or a link that is pasted, or a file.

use semailles_core::record::{MAX_BYTES, Record};
use semailles_locale::{Lang, describe, page, text};
use semailles_session::Session;
use wasm_bindgen::JsCast;
use web_sys::HtmlInputElement;

use crate::dom::{El, Signal, el};
use crate::icons::icon;
use crate::parts::{button, main_button};
use crate::sheet::Sheet;
use crate::{app, browser, link, shelf};

/// The sheet. It is closed by setting `open` to false; then the focus goes back where it was.
pub(crate) fn paste(lang: Lang, open: Signal<bool>) -> El {
    let written = Signal::new(String::new());
    let wrong = Signal::new(String::new());
    let (sheet, dialog) = Sheet::new(open, "paste-title");
    let open_text = move |text: String| match read(lang, &text) {
        Ok(session) => {
            open.set(false);
            let key = shelf::new_key();
            let _ = shelf::keep(&key, &session);
            browser::go(&format!("play/{key}"));
        }
        Err(words) => wrong.set(words),
    };
    let choose_file = move |event: web_sys::Event| {
        let Some(input) = event
            .target()
            .map(JsCast::unchecked_into::<HtmlInputElement>)
        else {
            return;
        };
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
    let area = el("textarea")
        .attr("id", "pasted")
        .attr("rows", "5")
        .attr("spellcheck", "false")
        .attr("autocomplete", "off")
        .change("input", move |text| written.set(text));
    let file = el("input")
        .attr("type", "file")
        .attr("accept", ".txt,text/plain")
        .on("change", choose_file);
    let read = main_button().click(move || open_text(written.get_untracked()));
    let choose = el("label").class("button file");
    let buttons = el("p")
        .class("buttons")
        .kid(read.kid((icon!("check"), text!(lang, page::OPEN))))
        .kid(
            choose
                .kid((icon!("open"), text!(lang, page::OPEN_FILE)))
                .kid(file),
        )
        .kid(
            button()
                .click(move || sheet.close())
                .kid(text!(lang, page::CLOSE)),
        );
    let trouble = el("p").class("trouble").attr("role", "alert");
    dialog
        .kid(
            el("h2")
                .attr("id", "paste-title")
                .kid(text!(lang, page::OPEN_GAME)),
        )
        .kid(
            el("label")
                .attr("for", "pasted")
                .kid(text!(lang, page::PASTE_HERE)),
        )
        .kid((area, trouble.text_by(move || wrong.get())))
        .kid(buttons)
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
