//! The width of the terminal, and text that fits in it.

use semailles_core::shorten;
use terminal_size::{Width, terminal_size};
use unicode_width::UnicodeWidthStr;

/// Where nothing says how wide lines may be.
const USUAL: usize = 80;
/// Longer lines of prose are hard to read.
const LONGEST: usize = 100;

/// Columns of the terminal; `COLUMNS` decides where it is set, as for other programs.
pub(crate) fn width() -> usize {
    let wished = std::env::var("COLUMNS").ok().and_then(|c| c.parse().ok());
    let width = wished.or_else(|| terminal_size().map(|(Width(w), _)| usize::from(w)));
    width.filter(|w| *w > 0).unwrap_or(USUAL).max(20)
}

/// Columns that a text takes.
pub(crate) fn columns(text: &str) -> usize {
    text.width()
}

/// The width for prose.
pub(crate) fn prose_width() -> usize {
    width().min(LONGEST)
}

/// A path for a message: whole if it is of a reasonable length.
pub(crate) fn path(name: &str) -> String {
    if name.chars().count() <= 200 && !name.contains(char::is_control) {
        name.to_owned()
    } else {
        shorten(name)
    }
}

/// A paragraph in lines of at most `width` columns, the first after `first` and the others after `rest`. Only spaces
/// are broken: those before French punctuation are no-break spaces.
pub(crate) fn wrap(text: &str, width: usize, first: &str, rest: &str) -> String {
    let mut out = String::from(first);
    let mut column = columns(first);
    let mut fresh = true;
    for word in text.split(' ').filter(|w| !w.is_empty()) {
        let needed = columns(word);
        if !fresh && column + 1 + needed > width {
            out.push('\n');
            out.push_str(rest);
            column = columns(rest);
            fresh = true;
        }
        if !fresh {
            out.push(' ');
            column += 1;
        }
        out.push_str(word);
        column += needed;
        fresh = false;
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wraps_at_spaces_only() {
        assert_eq!(
            wrap("un deux trois", 8, "- ", "  "),
            "- un\n  deux\n  trois"
        );
        assert_eq!(wrap("Quoi\u{A0}? Rien.", 7, "", ""), "Quoi\u{A0}?\nRien.");
        assert_eq!(wrap("", 7, "", ""), "");
    }
}
