use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use web_sys::{Document, Event, EventTarget, Window};

use super::signal::on_cleanup;

/// The window.
pub(crate) fn window() -> Window {
    web_sys::window().expect("a page has a window")
}

/// The document.
pub(crate) fn document() -> Document {
    window().document().expect("a window has a document")
}

/// Hears an event until whatever runs now runs again or goes.
pub(crate) fn listen(target: &EventTarget, name: &'static str, f: Box<dyn FnMut(Event)>) {
    let hear = Closure::wrap(f);
    let _ = target.add_event_listener_with_callback(name, hear.as_ref().unchecked_ref());
    let target = target.clone();
    on_cleanup(move || {
        let _ = target.remove_event_listener_with_callback(name, hear.as_ref().unchecked_ref());
    });
}

/// Hears an event of the window.
pub(crate) fn on_window(name: &'static str, f: impl FnMut(Event) + 'static) {
    listen(&window(), name, Box::new(f));
}

/// What JavaScript calls once, with a value: the same code for all.
pub(crate) fn once_with(f: impl FnOnce(JsValue) + 'static) -> JsValue {
    let f: Box<dyn FnOnce(JsValue)> = Box::new(f);
    Closure::once_into_js(f)
}

fn once(f: impl FnOnce() + 'static) -> js_sys::Function {
    let f: Box<dyn FnOnce()> = Box::new(f);
    Closure::once_into_js(f).unchecked_into()
}

/// Does something in the next microtask: all that is being done now is done before.
pub(crate) fn soon(f: impl FnOnce() + 'static) {
    window().queue_microtask(&once(f));
}

/// Does something before the next frame is painted.
pub(crate) fn at_next_frame(f: impl FnOnce() + 'static) {
    let _ = window().request_animation_frame(&once(f));
}

/// Something that waits for its time.
#[derive(Clone, Copy)]
pub(crate) struct Timer(i32);

impl Timer {
    /// Does it no more.
    pub(crate) fn clear(&self) {
        window().clear_timeout_with_handle(self.0);
    }
}

/// Does something after so many milliseconds.
pub(crate) fn after(milliseconds: i32, f: impl FnOnce() + 'static) -> Timer {
    let handle = window()
        .set_timeout_with_callback_and_timeout_and_arguments_0(&once(f), milliseconds)
        .unwrap_or_default();
    Timer(handle)
}
