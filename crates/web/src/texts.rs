//! The texts of the page: those of one language come with it, all others when they are wanted.

use crate::dom::once_with;
use std::cell::RefCell;

use js_sys::Function;
use semailles_locale::Lang;
use semailles_locale::fetched::{self, Pack};
use wasm_bindgen::JsValue;

thread_local! {
    static FETCH: RefCell<Option<Function>> = const { RefCell::new(None) };
}

/// Takes the texts that have come with the page, and what fetches others.
pub(crate) fn begin(lang: Lang, texts: String, fetch: Function) {
    fetched::take(lang, Pack::First, texts);
    FETCH.set(Some(fetch));
}

/// Does something when a pack of texts is there: at once if it is, and never if it cannot be had.
pub(crate) fn with(lang: Lang, pack: Pack, then: impl FnOnce() + 'static) {
    if fetched::has(lang, pack) {
        then();
        return;
    }
    let pack_name = match pack {
        Pack::First => "first",
        Pack::More => "more",
        Pack::Online => "online",
        Pack::Teach => "teach",
    };
    fetch(&format!("{pack_name}-{}", lang.tag()), move |texts| {
        fetched::take(lang, pack, texts);
        then();
    });
}

/// Fetches a text that the build has put beside the page under a name; `then` is not called if it cannot be had.
pub(crate) fn fetch(name: &str, then: impl FnOnce(String) + 'static) {
    let came = once_with(move |text| {
        if let Some(text) = text.as_string() {
            then(text);
        }
    });
    FETCH.with_borrow(|fetch| {
        if let Some(fetch) = fetch {
            let _ = fetch.call2(&JsValue::NULL, &name.into(), &came);
        }
    });
}
