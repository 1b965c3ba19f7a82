//! What the page asks of the browser. Much of it may be missing: plain http, private windows, old browsers.

use wasm_bindgen::prelude::*;
use wasm_bindgen::{JsCast, JsValue};

use crate::dom::{at_next_frame, document, on_cleanup, once_with, window};

/// Whether a media query holds.
pub(crate) fn matches(query: &str) -> bool {
    window()
        .match_media(query)
        .ok()
        .flatten()
        .is_some_and(|list| list.matches())
}

/// Width and height of the window, in pixels.
pub(crate) fn size() -> (f32, f32) {
    let number =
        |v: Result<JsValue, JsValue>| v.ok().and_then(|v| v.as_f64()).unwrap_or(390.0) as f32;
    (
        number(window().inner_width()),
        number(window().inner_height()),
    )
}

/// Whether the reader wants no movement.
pub(crate) fn still() -> bool {
    matches("(prefers-reduced-motion: reduce)")
}

/// Milliseconds since the page began.
pub(crate) fn now() -> f64 {
    window()
        .performance()
        .map_or_else(js_sys::Date::now, |p| p.now())
}

/// A number that cannot be foreseen, below `n`.
pub(crate) fn lot(n: usize) -> usize {
    ((js_sys::Math::random() * n as f64) as usize).min(n.saturating_sub(1))
}

/// Today as `2026-11-30`.
pub(crate) fn today() -> String {
    let date = js_sys::Date::new_0();
    format!(
        "{:04}-{:02}-{:02}",
        date.get_full_year(),
        date.get_month() + 1,
        date.get_date()
    )
}

/// What stands after the `#` of the address, without it.
pub(crate) fn fragment() -> String {
    let hash = window().location().hash().unwrap_or_default();
    hash.strip_prefix('#').unwrap_or(&hash).to_owned()
}

/// The view that the address names: what stands after its `#`, and before that what stands after its `?` where this is a
/// view of its own, `?kiosk/` or `?step/`. A kiosk that has been set up is all there is.
pub(crate) fn here() -> String {
    if crate::storage::get("kiosk").is_some() {
        return "?kiosk/".to_owned();
    }
    let fragment = fragment();
    let query = window().location().search().unwrap_or_default();
    match query.split('&').next() {
        Some(view @ ("?kiosk" | "?step")) => format!("{view}/{fragment}"),
        _ => fragment,
    }
}

/// Whether the board stands alone, for a projector: `?board`.
pub(crate) fn board_only() -> bool {
    window().location().search().as_deref() == Ok("?board")
}

/// Opens another address in place of the page.
pub(crate) fn open(address: &str) {
    let _ = window().location().assign(address);
}

/// Says on the root of the page, for style sheets, how it is shown, for as long as whatever runs now.
pub(crate) fn mode(word: &'static str) {
    let Some(root) = document().document_element() else {
        return;
    };
    let _ = root.set_attribute("data-mode", word);
    on_cleanup(move || {
        let _ = root.remove_attribute("data-mode");
    });
}

/// Fills the whole screen, where the browser lets it.
pub(crate) fn fill_screen() {
    let root: JsValue = document().document_element().into();
    ask(&root, "requestFullscreen", &[]);
}

/// Keeps the screen from going dark, where the browser lets it.
pub(crate) fn stay_awake() {
    if let Some(lock) = get(&window().navigator(), "wakeLock") {
        ask(&lock, "request", &["screen".into()]);
    }
}

/// Calls a method that may be missing; gives what it gives.
pub(crate) fn call(object: &JsValue, name: &str, arguments: &[JsValue]) -> Option<JsValue> {
    let method: js_sys::Function = get(object, name)?.dyn_into().ok()?;
    method
        .apply(object, &arguments.iter().collect::<js_sys::Array>())
        .ok()
}

/// Calls a method that may be missing, and whose promise may be broken.
fn ask(object: &JsValue, name: &str, arguments: &[JsValue]) {
    if let Some(promise) = call(object, name, arguments) {
        ignore(promise);
    }
}

/// Goes to another fragment.
pub(crate) fn go(fragment: &str) {
    let _ = window().location().set_hash(fragment);
}

/// Goes to another fragment in place of this one, which the «back» button then does not know.
pub(crate) fn go_instead(fragment: &str) {
    let _ = window().location().replace(&format!("#{fragment}"));
}

/// The address of the page without its fragment.
pub(crate) fn address() -> String {
    let href = window().location().href().unwrap_or_default();
    href.split('#').next().unwrap_or_default().to_owned()
}

/// The address of the folder that the page is in.
pub(crate) fn folder() -> String {
    let location = window().location();
    let path = location.pathname().unwrap_or_default();
    let folder = path.rsplit_once('/').map_or("", |(folder, _)| folder);
    format!("{}{folder}/", location.origin().unwrap_or_default())
}

/// Puts another fragment into the address, without going anywhere.
pub(crate) fn rewrite(fragment: &str) {
    if let Ok(history) = window().history() {
        let url = format!("{}#{fragment}", folder());
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&url));
    }
}

/// A method or property of an object that old browsers and insecure pages lack.
fn get(object: &JsValue, name: &str) -> Option<JsValue> {
    let value = js_sys::Reflect::get(object, &JsValue::from_str(name)).ok()?;
    (!value.is_undefined() && !value.is_null()).then_some(value)
}

/// Copies a text; says in the callback whether it worked.
pub(crate) fn copy(text: &str, then: impl FnOnce(bool) + 'static) {
    copy_then(text, Box::new(then));
}

fn copy_then(text: &str, then: Box<dyn FnOnce(bool)>) {
    let navigator: JsValue = window().navigator().into();
    let promise = get(&navigator, "clipboard")
        .and_then(|clipboard| call(&clipboard, "writeText", &[text.into()]))
        .and_then(|promise| promise.dyn_into::<js_sys::Promise>().ok());
    let Some(promise) = promise else {
        then(copy_the_old_way(text).is_some());
        return;
    };
    let then = std::rc::Rc::new(std::cell::Cell::new(Some(then)));
    let (yes, no) = (then.clone(), then);
    let worked = once_with(move |_| {
        if let Some(then) = yes.take() {
            then(true);
        }
    });
    let failed = once_with(move |_| {
        if let Some(then) = no.take() {
            then(false);
        }
    });
    call(&promise, "then", &[worked, failed]);
}

/// Where there is no clipboard (plain http), a text field is selected and copied.
fn copy_the_old_way(text: &str) -> Option<()> {
    let area: web_sys::HtmlTextAreaElement = document()
        .create_element("textarea")
        .ok()?
        .dyn_into()
        .ok()?;
    area.set_value(text);
    let before = document().active_element();
    document().body()?.append_child(&area).ok()?;
    area.select();
    let worked = call(&document(), "execCommand", &["copy".into()])?.is_truthy();
    area.remove();
    if let Some(element) = before.and_then(|e| e.dyn_into::<web_sys::HtmlElement>().ok()) {
        let _ = element.focus();
    }
    worked.then_some(())
}

/// Whether the browser can hand a link to other programs.
pub(crate) fn can_share() -> bool {
    get(&window().navigator(), "share").is_some()
}

/// Hands a link to other programs.
pub(crate) fn share(title: &str, url: &str) {
    let navigator: JsValue = window().navigator().into();
    let data = js_sys::Object::new();
    let _ = js_sys::Reflect::set(&data, &"title".into(), &title.into());
    let _ = js_sys::Reflect::set(&data, &"url".into(), &url.into());
    // Somebody who changes their mind is no error.
    ask(&navigator, "share", &[data.into()]);
}

fn ignore(promise: JsValue) {
    if let Ok(promise) = promise.dyn_into::<js_sys::Promise>() {
        let nothing = Closure::once(|_: JsValue| {});
        let _ = promise.catch(&nothing);
        nothing.forget();
    }
}

/// Saves a text as a file.
pub(crate) fn save_file(name: &str, text: &str) -> bool {
    let save = || -> Option<()> {
        let parts = js_sys::Array::of1(&text.into());
        let blob = web_sys::Blob::new_with_str_sequence(&parts).ok()?;
        let url = web_sys::Url::create_object_url_with_blob(&blob).ok()?;
        let link: web_sys::HtmlAnchorElement =
            document().create_element("a").ok()?.dyn_into().ok()?;
        link.set_href(&url);
        link.set_download(name);
        document().body()?.append_child(&link).ok()?;
        link.click();
        link.remove();
        let _ = web_sys::Url::revoke_object_url(&url);
        Some(())
    };
    save().is_some()
}

/// Reads a file somebody chose; `None` when it cannot be read.
pub(crate) fn read_file(file: &web_sys::File, then: impl FnOnce(Option<String>) + 'static) {
    let Ok(reader) = web_sys::FileReader::new() else {
        then(None);
        return;
    };
    let done = reader.clone();
    let end = once_with(move |_| {
        then(done.result().ok().and_then(|text| text.as_string()));
    });
    reader.set_onloadend(Some(end.unchecked_ref()));
    let _ = reader.read_as_text(file);
}

/// Fetches a text from beside the page, as it is now; `None` when it cannot be had.
pub(crate) fn fetch_text(name: &str, then: impl FnOnce(Option<String>) + 'static) {
    let init = web_sys::RequestInit::new();
    init.set_cache(web_sys::RequestCache::NoStore);
    let then = std::rc::Rc::new(std::cell::Cell::new(Some(then)));
    let (came, failed) = (then.clone(), then);
    let text = once_with(move |text| {
        if let Some(then) = came.take() {
            then(text.as_string());
        }
    });
    let fail = once_with(move |_| {
        if let Some(then) = failed.take() {
            then(None);
        }
    });
    let read = Closure::once_into_js(|response: web_sys::Response| -> JsValue {
        if !response.ok() {
            return JsValue::NULL;
        }
        response.text().map_or(JsValue::NULL, Into::into)
    });
    let promise: JsValue = window().fetch_with_str_and_init(name, &init).into();
    // `Promise` of JavaScript, by its own methods: one chain, and one end of it.
    let chain = |promise: &JsValue, f: &JsValue, g: Option<&JsValue>| -> Option<JsValue> {
        call(
            promise,
            "then",
            &[f.clone(), g.cloned().unwrap_or_default()],
        )
    };
    let _ = chain(&promise, &read, None).and_then(|p| chain(&p, &text, Some(&fail)));
}

/// Puts the focus on an element, by its id, once it is there.
pub(crate) fn focus_soon(id: &'static str) {
    at_next_frame(move || {
        if let Some(element) = document().get_element_by_id(id) {
            let _ = element.unchecked_into::<web_sys::HtmlElement>().focus();
        }
    });
}

/// Brings an element before the eyes, by its id, and the focus to its first field or button.
pub(crate) fn show(id: &str) {
    let Some(element) = document().get_element_by_id(id) else {
        return;
    };
    element.scroll_into_view();
    if let Ok(Some(first)) = element.query_selector("input, button") {
        let _ = first.unchecked_into::<web_sys::HtmlElement>().focus();
    }
}

/// What has the focus is about to be made anew: the focus goes to what then has its id.
pub(crate) fn keep_focus() {
    let id = document().active_element().map(|e| e.id());
    let Some(id) = id.filter(|id| !id.is_empty()) else {
        return;
    };
    at_next_frame(move || {
        let same = document().get_element_by_id(&id);
        // Whoever has gone on meanwhile is not called back.
        let lost = document()
            .active_element()
            .is_none_or(|e| e.tag_name() == "BODY");
        if let (true, Some(element)) = (lost, same) {
            let _ = element.unchecked_into::<web_sys::HtmlElement>().focus();
        }
    });
}

/// A part of an address as text.
pub(crate) fn decode(text: &str) -> Option<String> {
    js_sys::decode_uri_component(text).ok().map(Into::into)
}
