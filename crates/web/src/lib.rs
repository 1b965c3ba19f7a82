//! The page of Semailles: five boards in the browser.
//!
//! [`app`] chooses the page from the address; [`home`], [`new_game`], [`play`], [`preferences`] are the pages; [`board`]
//! draws a board and knows no rules; [`dom`] makes elements; [`computer`] speaks with the worker.

mod app;
mod board;
mod browser;
mod computer;
mod dom;
mod film;
mod home;
mod icons;
mod link;
mod new_game;
mod number;
mod parts;
mod paste;
mod play;
mod preferences;
mod settings;
mod sheet;
mod shelf;
mod sound;
mod storage;
mod texts;

use dom::document;
use semailles_locale::Lang;
use wasm_bindgen::prelude::*;

/// Puts the page in place of the first board that stands in the HTML: in a language (its tag), with its first texts, and
/// with a function that fetches others: it takes a name, and what is called with the texts, or with null.
#[wasm_bindgen]
pub fn start(lang: &str, texts: String, fetch: js_sys::Function) {
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
    app::open(lang);
}
