//! What pages are made of again and again.

use semailles_locale::{Lang, page, text};

use crate::app::title;
use crate::browser;
use crate::dom::{El, el, window};
use crate::film::Speed;
use crate::icons::icon;

/// A button with words.
pub(crate) fn button() -> El {
    el("button").class("button")
}

/// The button of a page that most want.
pub(crate) fn main_button() -> El {
    el("button").class("button main-button")
}

/// A button with an icon.
pub(crate) fn tool() -> El {
    el("button").class("tool")
}

/// A link with an icon and a name that is heard.
pub(crate) fn link(href: &str, name: &str, icon: El) -> El {
    let link = el("a").class("tool").attr("href", href);
    link.attr("aria-label", name).kid(icon)
}

/// Words of less weight.
pub(crate) fn second(words: String) -> El {
    el("p").class("second").kid(words)
}

/// A choice of one of several: a value and its words each.
pub(crate) fn choice(
    id: &str,
    values: Vec<(String, String)>,
    now: &str,
    set: impl FnMut(String) + 'static,
) -> El {
    let options = values.into_iter().map(|(value, words)| {
        let option = el("option").attr("value", &value);
        option.flag("selected", value == now).kid(words)
    });
    el("select")
        .attr("id", id)
        .kid(options.collect::<Vec<_>>())
        .change("change", set)
}

/// A field with its label, in a row.
pub(crate) fn row(id: &str, label: String, field: El) -> El {
    let label = el("label").attr("for", id).kid(label);
    el("p").class("row").kid((label, field))
}

/// The bar of a view that one comes back from, with its title.
pub(crate) fn back_bar(lang: Lang, words: &str) -> El {
    let back = || {
        if let Ok(history) = window().history()
            && history.length().unwrap_or(0) > 1
        {
            let _ = history.back();
            return;
        }
        browser::go("");
    };
    let back = tool()
        .attr("aria-label", &text!(lang, page::BACK))
        .click(back);
    el("header")
        .class("bar")
        .kid(back.kid(icon!("back")))
        .kid(title(words))
}

/// A speed in words.
pub(crate) fn speed_words(lang: Lang, speed: Speed) -> String {
    match speed {
        Speed::Slow => text!(lang, page::SPEED_SLOW),
        Speed::Normal => text!(lang, page::SPEED_NORMAL),
        Speed::Fast => text!(lang, page::SPEED_FAST),
    }
}
