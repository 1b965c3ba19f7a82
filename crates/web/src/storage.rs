//! What the browser keeps for the page. It may be forbidden or full, and then the page says so and goes on.

use wasm_bindgen::JsCast;

use crate::dom::window;

/// Every key begins so: other pages of the same host keep their own things.
const PREFIX: &str = "semailles.";

/// Why something was not kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum StorageError {
    /// The browser keeps nothing for this page.
    Forbidden,
    /// There is no room left.
    Full,
}

fn storage() -> Option<web_sys::Storage> {
    window().local_storage().ok().flatten()
}

/// What is kept under a key.
pub(crate) fn get(key: &str) -> Option<String> {
    storage()?.get_item(&format!("{PREFIX}{key}")).ok()?
}

/// Keeps a text under a key.
pub(crate) fn set(key: &str, text: &str) -> Result<(), StorageError> {
    let storage = storage().ok_or(StorageError::Forbidden)?;
    let set = storage.set_item(&format!("{PREFIX}{key}"), text);
    // A store that takes not even a letter is forbidden; one that does is full.
    set.map_err(|_| {
        let probe = format!("{PREFIX}probe");
        let small = storage.set_item(&probe, "").is_ok();
        let _ = storage.remove_item(&probe);
        if small {
            StorageError::Full
        } else {
            StorageError::Forbidden
        }
    })
}

/// What another tab has kept, by the event that tells of it: the key, and the text under it.
pub(crate) fn told(event: &web_sys::Event) -> Option<(String, String)> {
    let event = event.dyn_ref::<web_sys::StorageEvent>()?;
    let key = event.key()?.strip_prefix(PREFIX)?.to_owned();
    Some((key, event.new_value()?))
}

/// Forgets a key.
pub(crate) fn remove(key: &str) {
    if let Some(storage) = storage() {
        let _ = storage.remove_item(&format!("{PREFIX}{key}"));
    }
}

/// The keys that begin with a word, in no order.
pub(crate) fn keys(start: &str) -> Vec<String> {
    let Some(storage) = storage() else {
        return Vec::new();
    };
    let all = (0..storage.length().unwrap_or(0)).filter_map(|i| storage.key(i).ok().flatten());
    let ours = all.filter_map(|key| key.strip_prefix(PREFIX).map(str::to_owned));
    ours.filter(|key| key.starts_with(start)).collect()
}
