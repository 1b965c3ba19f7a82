//! What stands around every page.

use maud::{DOCTYPE, Markup, PreEscaped, html};
use semailles_learn::diagram;
use semailles_locale::{Lang, learn as t, text};

use crate::address::Page;

/// A word in double braces, for the build to fill in.
fn word(words: &str) -> PreEscaped<String> {
    PreEscaped(format!("{{{{{words}}}}}"))
}

/// A whole page.
pub(crate) fn page(page: &Page, title: &str, about: &str, class: &str, body: &Markup) -> Markup {
    let lang = page.lang;
    let other = page.translated();
    html! {
        (DOCTYPE)
        html lang=(lang.tag()) {
            head {
                meta charset="utf-8";
                meta http-equiv="Content-Security-Policy" content=(word("policy"));
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                meta name="referrer" content="no-referrer";
                meta name="description" content=(about);
                title { (text!(lang, t::PAGE_TITLE, name = title)) }
                link rel="stylesheet" href=(word("url learn.css"));
                @if class == "game" { script type="module" src=(word("url read.js")) {} }
                link rel="icon" href=(word("url icon.svg")) type="image/svg+xml";
                link rel="alternate" hreflang=(other.lang.tag()) href=(page.to(&other));
            }
            body class=(class) data-board=[(!page.game.is_empty()).then_some(page.game)] {
                a.skip href="#content" { (text!(lang, t::SKIP)) }
                (PreEscaped(diagram::defs()))
                (navigation(page, &other))
                main #content { (body) }
            }
        }
    }
}

fn navigation(page: &Page, other: &Page) -> Markup {
    let lang = page.lang;
    let list = Page::list(lang);
    html! {
        nav.top aria-label=(text!(lang, t::NAVIGATION)) {
            a.home href=(page.root()) { (text!(lang, t::SITE)) }
            @if *page != list { a href=(page.to(&list)) { (text!(lang, t::ALL_GAMES)) } }
            a.language href=(page.to(other)) lang=(other.lang.tag()) hreflang=(other.lang.tag()) {
                (text!(lang, t::OTHER_LANGUAGE))
            }
        }
    }
}

/// The sign that gives the address of a passage.
pub(crate) fn permalink(lang: Lang, id: &str) -> Markup {
    html! {
        a.permalink href={ "#" (id) } aria-label=(text!(lang, t::PERMALINK, id = id)) { "¶" }
    }
}

/// A game's name in the words of a page's language.
pub(crate) fn name(page: &Page) -> String {
    semailles_locale::game(page.lang, page.game).map_or_else(String::new, |game| game.name)
}

/// The language of a game's people, and how many words of the glossary are theirs: they come first.
pub(crate) fn tongue(game: &str) -> (&'static str, usize) {
    match game {
        // Anuak, Abé, Mafa, Maasai, Songhai (ISO 639).
        "anywoli" => ("anu", 3),
        "djenon-abe" => ("aba", 1),
        "dzuwa" => ("maf", 10),
        "en-dodoi" => ("mas", 7),
        "wali" => ("son", 1),
        _ => ("und", 0),
    }
}
