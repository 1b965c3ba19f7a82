use std::fmt::Write as _;

use semailles_core::RULES_VERSION;

/// The fragment of the page's address that opens a game from a position (`None`: from the start), without moves:
/// `g/1/en-dodoi:pits=8/-/-/-/12ab34`. It is what the page itself writes when a link is copied.
///
/// ```
/// assert_eq!(semailles_learn::fragment("wali", None), "g/1/wali/-/-/-/2b2ded9e");
/// ```
#[must_use]
pub fn fragment(game: &str, position: Option<&str>) -> String {
    let position = position.map_or_else(
        || "-".to_owned(),
        |text| encode(&text.replace(' ', "_").replace('/', "~")),
    );
    let body = format!("{RULES_VERSION}/{}/{position}/-/-", encode(game));
    let sum = body.bytes().fold(0x811c_9dc5_u32, |h, b| {
        (h ^ u32::from(b)).wrapping_mul(0x0100_0193)
    });
    format!("g/{body}/{sum:x}")
}

/// As a browser's `encodeURIComponent`, but for the signs `:`, `,` and `=`, which may stand in a fragment.
fn encode(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for byte in text.bytes() {
        if byte.is_ascii_alphanumeric() || b"-_.!~*'():,=".contains(&byte) {
            out.push(char::from(byte));
        } else {
            let _ = write!(out, "%{byte:02X}");
        }
    }
    out
}
