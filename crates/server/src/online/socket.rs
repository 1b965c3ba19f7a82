use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use semailles_wire::online::{MAX_MESSAGE, SUBPROTOCOL};
use tokio::sync::mpsc;
use tokio::time::{sleep, timeout};

use super::desk::{Desk, Frame};
use super::gate::Pass;

/// How long a socket may be silent. Pages say something every twenty seconds.
const SILENCE: Duration = Duration::from_secs(50);

/// How long a message may take to be sent.
const SENDING: Duration = Duration::from_secs(10);

/// Frames that are not messages, in the life of a socket.
const MOST_OTHERS: u32 = 10_000;

const UNSUPPORTED: u16 = 1003;
const TOO_SLOW: u16 = 1013;

/// Makes a socket of a request.
pub(crate) fn attend(
    upgrade: WebSocketUpgrade,
    desk: Arc<Desk>,
    address: IpAddr,
    pass: Pass,
) -> Response {
    let upgrade = upgrade
        .protocols([SUBPROTOCOL])
        .max_message_size(MAX_MESSAGE)
        .max_frame_size(MAX_MESSAGE)
        .read_buffer_size(4 << 10)
        .write_buffer_size(0)
        .max_write_buffer_size(256 << 10);
    if upgrade.selected_protocol().is_none() {
        let text = format!("expected the subprotocol {SUBPROTOCOL}\n");
        return (StatusCode::BAD_REQUEST, text).into_response();
    }
    upgrade.on_upgrade(move |socket| async move {
        let (peer, frames) = desk.open(address).await;
        talk(socket, &desk, peer, frames).await;
        desk.close(peer).await;
        drop(pass);
    })
}

async fn talk(mut socket: WebSocket, desk: &Desk, peer: u64, mut frames: mpsc::Receiver<Frame>) {
    let mut others = 0;
    loop {
        tokio::select! {
            frame = frames.recv() => match frame {
                Some(Frame::Message(message)) => {
                    let sent = timeout(SENDING, socket.send(Message::Binary(message))).await;
                    if !matches!(sent, Ok(Ok(()))) {
                        return;
                    }
                }
                Some(Frame::Close(code)) => return close(socket, code).await,
                None => return close(socket, TOO_SLOW).await,
            },
            said = socket.recv() => match said {
                Some(Ok(Message::Binary(message))) => desk.receive(peer, message).await,
                Some(Ok(Message::Text(_))) => return close(socket, UNSUPPORTED).await,
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => {
                    others += 1;
                    if others > MOST_OTHERS {
                        return;
                    }
                }
                Some(Ok(Message::Close(_)) | Err(_)) | None => return,
            },
            () = sleep(SILENCE) => return,
        }
    }
}

async fn close(mut socket: WebSocket, code: u16) {
    let frame = CloseFrame {
        code,
        reason: "".into(),
    };
    let _ = timeout(SENDING, socket.send(Message::Close(Some(frame)))).await;
}
