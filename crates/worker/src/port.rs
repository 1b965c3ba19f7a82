use std::cell::{Cell, RefCell};
use std::rc::Rc;

use js_sys::Uint8Array;
use semailles_core::RULES_VERSION;
use semailles_wire::{FromWorker, decode, encode};
use wasm_bindgen::prelude::*;
use web_sys::{MessageChannel, MessageEvent, MessagePort};

use crate::SLICE_MS;
use crate::clock::{now, scope};
use crate::desk::Desk;

/// Listens from now on. The browser calls it when the module has loaded.
#[wasm_bindgen(start)]
fn start() -> Result<(), JsValue> {
    let desk = Rc::new(RefCell::new(Desk::default()));
    let bell = bell(&desk)?;
    let hear = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let bytes = Uint8Array::new(&event.data()).to_vec();
        let answer = match decode(&bytes) {
            Ok(message) => desk.borrow_mut().take(message, now()),
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

fn say(message: &FromWorker) {
    let bytes = Uint8Array::from(encode(message).as_slice());
    let _ = scope().post_message(&bytes);
}
