//! Opening a game: a record or a link that is pasted, or a file.

use semailles_core::link::Link;
use semailles_core::record::{MAX_BYTES, Reader, Record};
use semailles_locale::{Lang, describe, page, text};
use semailles_session::Session;
use wasm_bindgen::JsCast;
use web_sys::HtmlInputElement;

use crate::dom::{El, Signal, el};
use crate::icons::icon;
use crate::parts::{back_bar, main_button};
use crate::{app, browser, link, shelf};

pub(crate) fn paste(lang: Lang) -> El {
    let written = Signal::new(String::new());
    let wrong = Signal::new(String::new());
    // Where there are several games somebody has to choose one.
    let found = Signal::new(Vec::<Session>::new());
    let play = move |session: &Session| {
        let key = shelf::new_key();
        let _ = shelf::keep(&key, session);
        browser::go(&format!("play/{key}"));
    };
    let open_text = move |text: String| {
        let (games, words) = match read(lang, &text) {
            Ok(games) if games.len() == 1 => return play(&games[0]),
            Ok(games) => (games, String::new()),
            Err(words) => (Vec::new(), words),
        };
        found.set(games);
        wrong.set(words);
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
        );
    let trouble = el("p").class("trouble").attr("role", "alert");
    let choose_game = move || {
        found.with(|games| {
            let items = games.iter().enumerate().map(|(i, session)| {
                let item = el("button").class("item");
                let item = item.click(move || found.with_untracked(|games| play(&games[i])));
                el("li").kid(item.kid((icon!("play"), told(lang, session))))
            });
            let items: Vec<El> = items.collect();
            (!items.is_empty()).then(|| {
                let words = text!(lang, page::SEVERAL_GAMES, n = items.len() as u32);
                let title = el("p").attr("role", "status").kid(words);
                el("div").kid((title, el("ul").class("menu").kid(items)))
            })
        })
    };
    let sheet = el("div")
        .class("sheet")
        .kid(
            el("label")
                .attr("for", "pasted")
                .kid(text!(lang, page::PASTE_HERE)),
        )
        .kid((area, trouble.text_by(move || wrong.get())))
        .kids_by(choose_game)
        .kid(buttons);
    el("main")
        .class("plain")
        .kid(back_bar(lang, &text!(lang, page::OPEN_GAME)))
        .kid(sheet)
}

/// A game of several, in words.
fn told(lang: Lang, session: &Session) -> String {
    let id = session.game().name().id();
    let score: Vec<String> = session.score().iter().map(u16::to_string).collect();
    text!(
        lang,
        page::FOUND_GAME,
        game = semailles_locale::game(lang, id).map_or_else(String::new, |g| g.name),
        n = session.plies().len(),
        result = score.join("–")
    )
}

/// The games that a text is: records, a link, or a game's name with a position. There is at least one.
fn read(lang: Lang, text: &str) -> Result<Vec<Session>, String> {
    let text = text.trim();
    if text.len() > MAX_BYTES {
        return Err(text!(lang, page::TOO_LONG));
    }
    if text.is_empty() {
        return Err(text!(lang, page::NOTHING_PASTED));
    }
    if let Some((_, fragment)) = text.split_once('#')
        && fragment.starts_with(Link::START)
        && !text.starts_with('[')
    {
        let session = link::read(fragment).map_err(|e| app::link_words(lang, &e))?;
        return Ok(vec![session]);
    }
    if !text.starts_with('[') {
        // `en-dodoi 4,4,…`: a position, as the page copies it.
        let (name, position) = text.split_once(' ').unwrap_or((text, ""));
        if let Ok(game) = semailles_games::game(name) {
            let session = Session::set_up(&*game, position, Vec::new());
            return session
                .map(|session| vec![session])
                .map_err(|e| describe::sentence(&describe::position_error(lang, &e)));
        }
    }
    let mut games = Vec::new();
    for record in Reader::new(text.as_bytes(), &semailles_games::game) {
        let record = record.map_err(|e| describe::sentence(&describe::record_error(lang, &e)))?;
        let session = Session::from_record(&record, &semailles_games::game).map_err(|e| {
            let semailles_session::KeepError::Problem(problem) = e;
            describe::sentence(&describe::record_problem(lang, &problem))
        })?;
        games.push(session);
    }
    if games.is_empty() {
        // What is missing is known to whoever expects one game.
        let record = Record::parse(text, &semailles_games::game);
        record.map_err(|e| describe::sentence(&describe::record_error(lang, &e)))?;
    }
    Ok(games)
}
