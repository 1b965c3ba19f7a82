//! The drawings of boards, fetched together after the first board is there. Until then a board has pits and no wood.

use std::cell::Cell;

use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;

use crate::dom::{Signal, after, window};
use crate::texts;

/// What stands between two drawings in their file.
const BETWEEN: char = '\u{7}';

/// A drawing, by its place in the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Art {
    Canoe,
    Bend,
    Bench,
    Ring,
    Sand,
    HomeRing,
    HomeSand,
}

thread_local! {
    static DRAWINGS: Cell<Option<Signal<&'static str>>> = const { Cell::new(None) };
}

/// Before anything is drawn.
pub(crate) fn provide() {
    DRAWINGS.set(Some(Signal::new("")));
}

/// Fetches the drawings, unless they are there; at once, or when nothing else is to be done.
pub(crate) fn fetch(at_once: bool) {
    let Some(drawings) = DRAWINGS.get() else {
        return;
    };
    let begin = move || {
        // The program may have made room for another meanwhile.
        if drawings.try_with_untracked(|all| all.is_empty()) == Some(true) {
            texts::fetch("art", move |all| drawings.set(all.leak()));
        }
    };
    if at_once {
        begin();
        return;
    }
    let idle = Closure::once_into_js(begin);
    // Some browsers do not tell when they are idle.
    if window()
        .request_idle_callback(idle.unchecked_ref())
        .is_err()
    {
        after(300, move || fetch(true));
    }
}

/// The board of a game as it lies at home, where that is drawn beforehand: the first program does not know these games.
pub(crate) fn at_home(id: &str) -> Option<&'static str> {
    match id {
        "dzuwa" => Some(inner(Art::HomeRing)),
        "wali" => Some(inner(Art::HomeSand)),
        _ => None,
    }
}

/// The inside of a drawing; whoever runs now follows it.
pub(super) fn inner(art: Art) -> &'static str {
    let all = DRAWINGS.get().map_or("", Signal::get);
    all.split(BETWEEN).nth(art as usize).unwrap_or_default()
}
