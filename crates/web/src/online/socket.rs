//! A socket to the server that the page came from.

use js_sys::{ArrayBuffer, Uint8Array};
use wasm_bindgen::prelude::*;
use web_sys::{BinaryType, Event, MessageEvent, Url, WebSocket};

use semailles_wire::online::{PATH, SUBPROTOCOL};

use crate::dom::document;

/// What happens on a socket.
pub(super) enum Heard {
    /// It is open.
    Opened,
    /// It is closed, or could not be opened.
    Closed,
    /// A message came.
    Message(Vec<u8>),
}

/// An open socket, or one that opens. Dropped, it is closed and says nothing more.
pub(super) struct Socket {
    socket: WebSocket,
    _hear: Closure<dyn Fn(Event)>,
}

impl Socket {
    /// Opens one; `None` where the browser does not let us.
    pub(super) fn open(hear: impl Fn(Heard) + 'static) -> Option<Self> {
        let url = Url::new_with_base(PATH, &document().base_uri().ok()??).ok()?;
        url.set_protocol(if url.protocol() == "https:" {
            "wss:"
        } else {
            "ws:"
        });
        let socket = WebSocket::new_with_str(&url.href(), SUBPROTOCOL).ok()?;
        socket.set_binary_type(BinaryType::Arraybuffer);
        let hear = Closure::<dyn Fn(Event)>::new(move |event: Event| match &*event.type_() {
            "open" => hear(Heard::Opened),
            "close" => hear(Heard::Closed),
            "message" => {
                let event: &MessageEvent = event.unchecked_ref();
                if let Ok(bytes) = event.data().dyn_into::<ArrayBuffer>() {
                    hear(Heard::Message(Uint8Array::new(&bytes).to_vec()));
                }
            }
            // An error is followed by the close.
            _ => {}
        });
        let function = Some(hear.as_ref().unchecked_ref());
        socket.set_onopen(function);
        socket.set_onclose(function);
        socket.set_onmessage(function);
        Some(Self {
            socket,
            _hear: hear,
        })
    }

    /// Sends a message; on a socket that is closing it is lost, and said again by whoever waits for an answer.
    pub(super) fn send(&self, message: &[u8]) {
        let _ = self.socket.send_with_u8_array(message);
    }
}

impl Drop for Socket {
    fn drop(&mut self) {
        self.socket.set_onopen(None);
        self.socket.set_onclose(None);
        self.socket.set_onmessage(None);
        let _ = self.socket.close();
    }
}
