//! A sheet of paper for a game: the board to be drawn, the rules in short, a code that opens the page.

use maud::{Markup, PreEscaped, html};
use qrcode::{Color, EcLevel, QrCode};
use semailles_core::RULES_VERSION;
use semailles_learn::diagram::{self, Look};
use semailles_locale::{self as locale, learn as t, learn_text, text};

use crate::address::{Page, Site};
use crate::shell;

/// The sheet: one page of A4, black on white.
pub(crate) fn page(site: &Site, page: &Page) -> Markup {
    let lang = page.lang;
    let words = locale::game(lang, page.game).expect("the words of every game");
    let game = semailles_games::game(page.game).expect("a game of the catalogue");
    let whole = Page::game(lang, page.game);
    let address = site.of(&whole);
    let title = text!(lang, t::SHEET_TITLE, name = &words.name);
    let need = t::find(&format!("need-{}", page.game)).expect("the tests look for every text");
    let sources = locale::rules(lang, page.game).unwrap_or_default();
    let source = sources.iter().find(|s| s.id == "sources");
    let source = source
        .and_then(|s| s.paragraphs.first())
        .map_or("", String::as_str);
    let body = html! {
        p.screen { a href=(page.to(&whole)) { (text!(lang, t::SHEET_BACK)) } " · " (text!(lang, t::SHEET_HOW)) }
        article.paper {
            header {
                h1 { (words.name) }
                p { (text!(lang, t::OF_PEOPLE, people = &words.people, place = &words.place, players = &words.players)) }
                p.tagline { (words.tagline) }
            }
            section {
                h2 { (text!(lang, t::SHEET_DRAW)) }
                p { (words.board) }
                (PreEscaped(diagram::of_picture(&*game, &game.begin().picture(), Look::Empty, &words.board)))
                p { strong { (text!(lang, t::SHEET_NEED)) } " " (text!(lang, need)) }
            }
            section {
                h2 { (text!(lang, t::SHEET_RULES)) }
                ol { @for line in learn_text::sheet(lang, page.game) { li { (line) } } }
            }
            footer {
                (PreEscaped(code(&address, &text!(lang, t::SHEET_QR, address = address.as_str()))))
                div {
                    p { (text!(lang, t::SHEET_MORE)) br; (address) }
                    p.second { (text!(lang, t::SHEET_FOOT, source = source, version = RULES_VERSION)) }
                }
            }
        }
    };
    shell::page(page, &title, &words.tagline, "sheet", &body)
}

/// A QR code as one path, with the margin of four modules that readers need.
fn code(text: &str, label: &str) -> String {
    const MARGIN: usize = 4;
    let code = QrCode::with_error_correction_level(text, EcLevel::M).expect("an address is short");
    let side = code.width();
    let mut path = String::new();
    for (i, _) in code
        .to_colors()
        .iter()
        .enumerate()
        .filter(|(_, c)| **c == Color::Dark)
    {
        let (x, y) = (i % side + MARGIN, i / side + MARGIN);
        path += &format!("M{x} {y}h1v1h-1z");
    }
    let size = side + 2 * MARGIN;
    let label = maud::html! { (label) }.into_string();
    format!(
        "<svg class=\"code\" viewBox=\"0 0 {size} {size}\" role=\"img\" aria-label=\"{label}\" shape-rendering=\"crispEdges\"><rect class=\"light\" width=\"{size}\" height=\"{size}\"/><path class=\"dark\" d=\"{path}\"/></svg>"
    )
}
