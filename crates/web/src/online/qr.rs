//! A link as a picture to be photographed. It is drawn here: what is secret in a link reaches no server.

use std::fmt::Write as _;

use qrcodegen::{QrCode, QrCodeEcc};

use crate::dom::{El, el};

/// Light around a code, in modules: less of it and some cameras find nothing.
const QUIET: i32 = 4;

/// The picture of a text; nothing when it is too long for one.
pub(super) fn picture(text: &str, about: &str) -> Option<El> {
    let code = QrCode::encode_text(text, QrCodeEcc::Medium).ok()?;
    let size = code.size();
    let mut path = String::new();
    for y in 0..size {
        let mut x = 0;
        while x < size {
            let from = x;
            while x < size && code.get_module(x, y) {
                x += 1;
            }
            if x > from {
                let _ = write!(path, "M{from} {y}h{}v1h-{}z", x - from, x - from);
            }
            x += 1;
        }
    }
    let all = size + 2 * QUIET;
    // Dark on light in every theme: many cameras know no other.
    let svg = format!(
        "<svg viewBox=\"-{QUIET} -{QUIET} {all} {all}\" shape-rendering=\"crispEdges\"><path class=\"light\" d=\"M-{QUIET} -{QUIET}h{all}v{all}h-{all}z\"/><path class=\"dark\" d=\"{path}\"/></svg>"
    );
    Some(
        el("div")
            .class("qr")
            .attr("role", "img")
            .attr("aria-label", about)
            .html(&svg),
    )
}
