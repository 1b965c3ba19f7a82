use std::cell::{Cell, RefCell};
use std::rc::Rc;

use js_sys::{Array, Function, Uint8Array};
use semailles_core::RULES_VERSION;
use semailles_wire::{FromWorker, ToWorker, decode, encode};
use wasm_bindgen::prelude::*;
use web_sys::{MessageChannel, MessageEvent, MessagePort};

use crate::SLICE_MS;
use crate::clock::{now, scope};
use crate::desk::Desk;
use crate::known;

thread_local! {
    static LIBRARY: RefCell<Option<Function>> = const { RefCell::new(None) };
}

/// Where tables of endings are to be had: a function that takes the name of a game's family, and what is called with the
/// files as an array of `Uint8Array`; with an empty one if there are none or they cannot be fetched.
#[wasm_bindgen]
pub fn library(fetch: Function) {
    LIBRARY.set(Some(fetch));
}

/// Listens from now on. The browser calls it when the module has loaded.
#[wasm_bindgen(start)]
fn start() -> Result<(), JsValue> {
    let desk = Rc::new(RefCell::new(Desk::default()));
    let bell = bell(&desk)?;
    let hear = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let bytes = Uint8Array::new(&event.data()).to_vec();
        let answer = match decode(&bytes) {
            Ok(message) => {
                look_up(&message, &desk, &bell);
                desk.borrow_mut().take(message, now())
            }
            Err(error) => Some(FromWorker::Failed {
                id: 0,
                why: error.to_string(),
            }),
        };
        answer.iter().for_each(say);
        if desk.borrow().is_busy() {
            bell.ring();
        }
    });
    scope().set_onmessage(Some(hear.as_ref().unchecked_ref()));
    hear.forget();
    say(&FromWorker::Ready {
        rules_version: RULES_VERSION,
    });
    Ok(())
}

/// Rings for one slice of thinking, after whatever waits already: a message to oneself, where a timer would be slowed
/// down to once a second while the page is hidden.
struct Bell {
    port: MessagePort,
    /// Between a ring and its slice, so that a new question does not start a second round of slices.
    rung: Cell<bool>,
}

impl Bell {
    fn ring(&self) {
        if !self.rung.replace(true) {
            // Only what cannot be copied is refused, and nothing can.
            let _ = self.port.post_message(&JsValue::NULL);
        }
    }
}

/// Each ring of the bell does a slice of the work on the desk; the bell rings again until none is left.
fn bell(desk: &Rc<RefCell<Desk>>) -> Result<Rc<Bell>, JsValue> {
    let channel = MessageChannel::new()?;
    let bell = Rc::new(Bell {
        port: channel.port2(),
        rung: Cell::new(false),
    });
    let (desk, again) = (desk.clone(), bell.clone());
    let slice = Closure::<dyn FnMut()>::new(move || {
        again.rung.set(false);
        let answer = desk.borrow_mut().slice(SLICE_MS, now);
        answer.iter().for_each(say);
        if desk.borrow().is_busy() {
            again.ring();
        }
    });
    channel
        .port1()
        .set_onmessage(Some(slice.as_ref().unchecked_ref()));
    slice.forget();
    Ok(bell)
}

/// Fetches tables of endings when a question comes that they help to answer; when they have come, it is asked anew.
fn look_up(asked: &ToWorker, desk: &Rc<RefCell<Desk>>, bell: &Rc<Bell>) {
    let Some(family) = known::wanted(asked) else {
        return;
    };
    let name = JsValue::from(&family);
    let (desk, bell) = (desk.clone(), bell.clone());
    let came = Closure::once_into_js(move |files: Array| {
        let files: Vec<Vec<u8>> = files.iter().map(|f| Uint8Array::new(&f).to_vec()).collect();
        if files.is_empty() {
            return;
        }
        match known::learn(&files) {
            Ok(()) => {
                let answer = desk.borrow_mut().learn();
                answer.iter().for_each(say);
                if desk.borrow().is_busy() {
                    bell.ring();
                }
            }
            // The search does without.
            Err(why) => web_sys::console::warn_1(&format!("{family}: {why}").into()),
        }
    });
    LIBRARY.with_borrow(|fetch| {
        if let Some(fetch) = fetch {
            let _ = fetch.call2(&JsValue::NULL, &name, &came);
        }
    });
}

fn say(message: &FromWorker) {
    let bytes = Uint8Array::from(encode(message).as_slice());
    let _ = scope().post_message(&bytes);
}
