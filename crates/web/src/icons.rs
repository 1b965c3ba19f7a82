//! Icons drawn for this page: lines on a grid of 24.

/// An icon as SVG: `icon!("undo")` is `assets/icons/undo.svg`.
macro_rules! icon {
    ($name:literal) => {
        $crate::icons::span(include_str!(concat!(
            env!("CARGO_MANIFEST_DIR"),
            "/../../assets/icons/",
            $name,
            ".svg"
        )))
    };
}

pub(crate) use icon;

use crate::dom::{El, el};

/// An icon that is only seen; its words stand beside it.
pub(crate) fn span(svg: &'static str) -> El {
    el("span")
        .class("icon")
        .attr("aria-hidden", "true")
        .html(svg)
}
