//! The page of Semailles: five boards in the browser.

use leptos::prelude::*;
use wasm_bindgen::prelude::*;

/// Puts the page in place of the first board that stands in the HTML.
#[wasm_bindgen(start)]
pub fn start() {
    mount_to_body(|| view! { <h1>"Semailles"</h1> });
}
