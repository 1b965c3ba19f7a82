use js_sys::global;
use wasm_bindgen::JsCast;
use web_sys::DedicatedWorkerGlobalScope;

/// Milliseconds since the worker began.
pub(crate) fn now() -> f64 {
    scope().performance().map_or(0.0, |clock| clock.now())
}

/// The worker's global object.
pub(crate) fn scope() -> DedicatedWorkerGlobalScope {
    global().unchecked_into()
}
