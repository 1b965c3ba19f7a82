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
                    p id=(id) { (paragraph) " " (permalink(lang, &id)) }
                    @for shown in lesson.boards.iter().filter(|b| b.rule == id) { (board::live(page, shown)) }
                }
            }
        }
    }
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
