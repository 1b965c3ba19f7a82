//! The page of Semailles: five boards in the browser.
//!
//! Two programs are made of it: a light one that can be played at once, and the whole, which takes its place when it is
//! wanted. [`program`] says what each can do, [`app`] chooses the view from the address. [`home`], [`play`],
//! [`new_game`], [`online`], [`preferences`] … are views; [`board`] draws a board and knows no rules; [`dom`] makes elements;
//! [`computer`] speaks with the worker.

mod app;
mod board;
mod browser;
mod computer;
mod dom;
mod film;
mod hand_over;
mod home;
mod icons;
mod learn;
mod link;
mod new_game;
mod number;
mod online;
mod parts;
mod paste;
mod play;
mod preferences;
mod program;
mod puzzles;
mod set_up;
mod settings;
mod sheet;
mod shelf;
mod sound;
mod storage;
mod study;
mod texts;

pub use app::View;
use dom::document;
use js_sys::Function;
pub use program::{FIRST, Program, WHOLE, is};
use semailles_locale::Lang;
use wasm_bindgen::prelude::*;

/// Puts the page in place of the first board that stands in the HTML.
///
/// - `lang` is the tag of a language, `texts` its first texts.
/// - `fetch` takes a name, and what is called with the texts of that name, or with null.
/// - `whole` fetches the whole program, for one that is not: it takes what is called with whether it came,
///   and which answers whether it is still wanted. Then [`leave`] is called.
/// - `carried` is what a program before this one has left.
#[wasm_bindgen]
pub fn start(
    lang: &str,
    texts: String,
    fetch: Function,
    whole: Option<Function>,
    carried: Option<String>,
) {
    std::panic::set_hook(Box::new(|info| {
        // Whatever broke is told; the game is kept, so loading the page again goes on with it.
        web_sys::console::error_1(&info.to_string().into());
        if let Ok(Some(words)) = document().query_selector("[data-when=broken]") {
            let _ = words.remove_attribute("hidden");
        }
    }));
    let lang = Lang::from_tag(lang).unwrap_or_default();
    texts::begin(lang, texts, fetch);
    if let Some(before) = document().get_element_by_id("first") {
        before.remove();
    }
    let carried = carried.and_then(hand_over::unpack);
    app::open(lang, whole, carried);
}

/// Ends this program and takes all it has made from the page; gives what the next one goes on with.
#[wasm_bindgen]
#[must_use]
pub fn leave() -> String {
    let settings = settings::settings().get_untracked();
    // Whoever ends keeps what is not yet kept: only then the game on the table is the last word.
    dom::end();
    computer::end();
    hand_over::pack(settings)
}
