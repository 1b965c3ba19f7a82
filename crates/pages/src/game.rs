//! The page of a game.

use maud::{Markup, PreEscaped, html};
use semailles_learn::Lesson;
use semailles_locale::{self as locale, Section, learn as t, learn_text, text};

use crate::address::{Page, Site};
use crate::shell::{self, permalink};
use crate::{board, cite, map, option, task};

/// Told, shown and taught.
pub(crate) fn page(site: &Site, page: &Page, lesson: &Lesson) -> Markup {
    let lang = page.lang;
    let words = locale::game(lang, page.game).expect("the words of every game");
    let sections = locale::rules(lang, page.game).expect("the rules of every game");
    let (name, people, place) = (&words.name, &words.people, &words.place);
    let about = text!(
        lang,
        t::PAGE_ABOUT,
        name = name,
        people = people,
        place = place
    );
    let body = html! {
        header.title {
            h1 lang=(shell::tongue(page.game).0) { (name) }
            p.tagline { (words.tagline) }
            p.people {
                (text!(lang, t::OF_PEOPLE, people = people, place = place, players = &words.players))
            }
            p.actions {
                a.button.main-button href=(page.open(page.game, None)) { (text!(lang, t::PLAY, name = name)) }
                a.button href=(page.to(&Page::sheet(lang, page.game))) { (text!(lang, t::PRINT_SHEET)) }
            }
        }
        (contents(page, &sections))
        (short(page))
        @for section in &sections {
            (rules(page, lesson, section))
            @if section.id == "end" { (task::tasks(page, lesson)) }
            @if section.id == "readings" { (option::options(page, lesson)) }
        }
        (cite::section(site, page))
    };
    shell::page(page, name, &about, "game", &body)
}

fn contents(page: &Page, sections: &[Section]) -> Markup {
    let lang = page.lang;
    let entry = |id: &str, title: &str| html! { li { a href={ "#" (id) } { (title) } } };
    html! {
        nav.contents aria-label=(text!(lang, t::CONTENTS)) {
            ul {
                (entry("short", &text!(lang, t::SHEET_RULES)))
                @for section in sections {
                    (entry(section.id, &section.title))
                    @if section.id == "end" { (entry("tasks", &text!(lang, t::TASKS_TITLE))) }
                    @if section.id == "readings" { (entry("options", &text!(lang, t::OPTIONS_TITLE))) }
                }
                (entry("cite", &text!(lang, t::CITE_TITLE)))
            }
        }
    }
}

/// The rules in short: for who wants to play at once.
fn short(page: &Page) -> Markup {
    let lang = page.lang;
    html! {
        section #short {
            h2 { (text!(lang, t::SHEET_RULES)) }
            ol { @for line in learn_text::sheet(lang, page.game) { li { (line) } } }
        }
    }
}

/// A section of the rules, each paragraph with its address and the boards that show it.
fn rules(page: &Page, lesson: &Lesson, section: &Section) -> Markup {
    let lang = page.lang;
    html! {
        section id=(section.id) {
            h2 { (section.title) }
            @if section.id == "about" { (PreEscaped(map::svg(lang, page.game))) }
            @if section.id == "glossary" { (glossary(page)) } @else {
                @for (i, paragraph) in section.paragraphs.iter().enumerate() {
                    @let id = format!("{}-{}", section.id, i + 1);
                    p id=(id) { (linked(page, paragraph)) " " (permalink(lang, &id)) }
                    @for shown in lesson.boards.iter().filter(|b| b.rule == id) { (board::live(page, shown)) }
                }
            }
        }
    }
}

/// A paragraph in which options such as `setup=2-2-2` lead to what is said of them.
fn linked(page: &Page, text: &str) -> Markup {
    let entry = semailles_games::CATALOGUE
        .iter()
        .find(|e| e.id == page.game);
    let is_option = |name: &str| entry.is_some_and(|e| e.options.iter().any(|o| o.name == name));
    let in_word = |c: char| c.is_ascii_alphanumeric() || c == '-';
    let mut parts = Vec::new();
    let mut rest = text;
    for (at, _) in text.match_indices('=') {
        let from = text[..at].rfind(|c| !in_word(c)).map_or(0, |i| {
            i + text[i..].chars().next().map_or(1, char::len_utf8)
        });
        let to = text[at + 1..]
            .find(|c| !in_word(c))
            .map_or(text.len(), |i| at + 1 + i);
        if is_option(&text[from..at]) && text.len() - rest.len() <= from {
            let before = &rest[..from - (text.len() - rest.len())];
            parts.push(
                html! { (before) a href={ "#reading-" (&text[from..at]) } { (&text[from..to]) } },
            );
            rest = &text[to..];
        }
    }
    html! { @for part in &parts { (part) } (rest) }
}

fn glossary(page: &Page) -> Markup {
    let lang = page.lang;
    let terms = locale::glossary(lang, page.game).unwrap_or_default();
    let (tongue, theirs) = shell::tongue(page.game);
    html! {
        dl.words {
            @for (i, word) in terms.iter().enumerate() {
                @let id = format!("glossary-{}", i + 1);
                dt id=(id) {
                    span lang=[(i < theirs).then_some(tongue)] { (word.term) } " " (permalink(lang, &id))
                }
                dd { (word.meaning) }
            }
        }
    }
}
