//! The options of a game as readings: who says so, what else can be read, what it changes.

use maud::{Markup, html};
use semailles_core::{Kind, MoveError, OptionSpec};
use semailles_learn::{Case, Contrast, Lesson, Line, LineError, film};
use semailles_locale::{self as locale, Lang, describe, learn as t, text};

use crate::address::Page;
use crate::board;
use crate::shell::permalink;

/// All options of a game.
pub(crate) fn options(page: &Page, lesson: &Lesson) -> Markup {
    let lang = page.lang;
    let entry = semailles_games::CATALOGUE
        .iter()
        .find(|e| e.id == page.game);
    html! {
        section #options {
            h2 { (text!(lang, t::OPTIONS_TITLE)) }
            p { (text!(lang, t::OPTIONS_ABOUT)) }
            @for spec in entry.into_iter().flat_map(|e| e.options) {
                (reading(page, spec, lesson.contrasts.iter().find(|c| c.option == spec.name)))
            }
        }
    }
}

fn reading(page: &Page, spec: &OptionSpec, contrast: Option<&Contrast>) -> Markup {
    let lang = page.lang;
    let Some(words) = locale::option(lang, page.game, spec.name) else {
        return html! {};
    };
    let id = format!("reading-{}", spec.name);
    html! {
        article.reading id=(id) {
            h3 { (words.name) " " code { (spec.name) } " " (permalink(lang, &id)) }
            p { (words.about) }
            dl {
                dt { (text!(lang, t::OPTION_SOURCE)) }
                dd { (words.source) }
                dt { (text!(lang, t::OPTION_VALUES)) }
                @for value in values(page, spec) { dd { (value) } }
            }
            @if let Some(contrast) = contrast {
                p { (text!(lang, t::OPTION_SHOWN)) }
                div.cases {
                    @for case in contrast.cases { (shown(page, contrast, case)) }
                }
            }
        }
    }
}

/// Each value in words with a link that plays it; for numbers, between which.
fn values(page: &Page, spec: &OptionSpec) -> Vec<Markup> {
    let lang = page.lang;
    let meaning =
        |value: &str| locale::option_value(lang, page.game, spec.name, value).unwrap_or_default();
    match spec.kind {
        Kind::Words(words) => words
            .iter()
            .enumerate()
            .map(|(i, value)| {
                let game = format!("{}:{}={value}", page.game, spec.name);
                // The default is left out of names.
                let game = if i == 0 { page.game.to_owned() } else { game };
                html! {
                    code { (value) } " · " (meaning(value))
                    @if i == 0 { " (" (text!(lang, t::OPTION_DEFAULT)) ")" }
                    " " a href=(page.open(&game, None)) {
                        (text!(lang, t::OPTION_PLAY, value = *value))
                    }
                }
            })
            .collect(),
        Kind::Number {
            min, max, or_zero, ..
        } => {
            let usual = meaning(&spec.default_value());
            let [min, max] = [min, max].map(|n| n.to_string());
            let mut lines = vec![html! {
                (text!(lang, t::OPTION_RANGE, min = min, max = max, usual = usual))
            }];
            if or_zero {
                let never = meaning("0");
                lines.push(html! { (text!(lang, t::OPTION_NEVER, never = never)) });
            }
            lines
        }
    }
}

/// What a value makes of the position: the board after the moves, or why the last is refused.
fn shown(page: &Page, contrast: &Contrast, case: &Case) -> Markup {
    let lang = page.lang;
    let game = case.game(page.game, contrast.option);
    let mut line = Line::begin(&game, contrast.position).expect("the tests begin every case");
    let refused = case.moves.iter().find_map(|text| line.play(text).err());
    let frames = film(&line);
    let last = frames.last().expect("a film has a first picture");
    let meaning = locale::option_value(lang, page.game, contrast.option, case.value);
    let meaning = meaning.unwrap_or_default();
    // The move that is refused is left to be tried.
    let played = &case.moves[..line.plies().len()];
    // As the links to games want it: defaults left out.
    let name = line.game().name().to_string();
    html! {
        figure.case {
            @if line.plies().is_empty() && refused.is_none() {
                (board::still(lang, line.game(), &last.picture))
            } @else {
                (board::picture(lang, &line, &frames, frames.len() - 1))
            }
            @if let Some(error) = refused { p.refused { (why(lang, case, &error)) } }
            figcaption {
                strong { (meaning) } " "
                (board::here(page, &name, contrast.position, played, &meaning))
            }
        }
    }
}

fn why(lang: Lang, case: &Case, error: &LineError) -> String {
    let mv = case.moves.last().copied().unwrap_or_default();
    match error {
        LineError::Move {
            why: MoveError::Illegal { why, .. },
            ..
        } => text!(
            lang,
            t::REFUSED,
            mv = mv,
            why = describe::illegal(lang, why)
        ),
        other => unreachable!("the tests play every case: {other}"),
    }
}
