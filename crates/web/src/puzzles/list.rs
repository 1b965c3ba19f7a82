//! All puzzles of a game, by their grade, and what has come of each.

use semailles_locale::{Lang, page, study as words, text};

use super::{State, games, kept, of};
use crate::app::{name_window, title};
use crate::dom::{El, el};
use crate::icons::icon;
use crate::parts::{link, second};

/// The list of a game's puzzles; where the game has none, of the games that have.
pub(super) fn list(lang: Lang, game: &str) -> El {
    let all = of(game);
    let heading = match semailles_locale::game(lang, game).filter(|_| !all.is_empty()) {
        Some(named) => text!(lang, words::PUZZLES_OF, game = named.name),
        None => text!(lang, words::PUZZLES),
    };
    let back = if all.is_empty() { "#" } else { "#z/" };
    let bar = el("header")
        .class("bar")
        .kid(link(back, &text!(lang, page::BACK), icon!("back")))
        .kid(title(&heading));
    if let Ok(known) = semailles_games::game(game) {
        name_window(lang, known.name().id());
    }
    let main = el("main").class("plain puzzles").kid(bar);
    if all.is_empty() {
        return main
            .kid(second(text!(lang, words::PUZZLES_ABOUT)))
            .kid(el("ul").class("shelf-list").kid(cards(lang)));
    }
    let states = kept::states(game, all.len());
    let done = states.iter().filter(|s| **s >= State::Helped).count() as u32;
    let progress = text!(lang, words::PUZZLES_DONE, n = done, all = all.len() as u32);
    let grades = (1..=5).map(|grade| {
        let here = all.iter().enumerate().filter(|(_, p)| p.grade == grade);
        let buttons: Vec<El> = here
            .map(|(i, _)| el("li").kid(button(lang, game, i, states[i])))
            .collect();
        let name = text!(lang, words::PUZZLE_GRADE, grade = u32::from(grade));
        el("section")
            .kid(el("h2").kid(name))
            .kid(el("ul").class("numbers").kid(buttons))
    });
    main.kid(second(text!(lang, words::PUZZLES_ABOUT)))
        .kid(el("p").kid(progress))
        .kid(grades.collect::<Vec<_>>())
}

/// A game with its puzzles.
fn cards(lang: Lang) -> Vec<El> {
    games()
        .into_iter()
        .filter_map(|id| {
            let known = semailles_games::game(&id).ok()?.name().id();
            let named = semailles_locale::game(lang, known)?;
            let count = of(&id).len();
            let states = kept::states(&id, count);
            let done = states.iter().filter(|s| **s >= State::Helped).count() as u32;
            let progress = text!(lang, words::PUZZLES_DONE, n = done, all = count as u32);
            let card = el("a")
                .class("card")
                .attr("data-board", known)
                .attr("href", &format!("#z/{id}"))
                .kid(el("span").class("chip").attr("aria-hidden", "true"))
                .kid(el("strong").kid(named.name))
                .kid(el("span").kid(progress));
            Some(el("li").kid(card))
        })
        .collect()
}

fn button(lang: Lang, game: &str, i: usize, state: State) -> El {
    let (class, word) = match state {
        State::New => ("number-link", None),
        State::Tried => ("number-link tried", Some(words::PUZZLE_TRIED)),
        State::Helped => ("number-link helped", Some(words::PUZZLE_HELPED)),
        State::Solved => ("number-link done", Some(words::PUZZLE_SOLVED)),
    };
    let mut label = text!(lang, words::PUZZLE_NUMBER, n = i as u32 + 1);
    if let Some(word) = word {
        label = format!("{label}, {}", text!(lang, word));
    }
    let sign = match state {
        State::New => None,
        State::Tried => Some(el("span").class("sign").kid("…")),
        State::Helped | State::Solved => Some(icon!("check")),
    };
    el("a")
        .class(class)
        .attr("href", &format!("#z/{game}/{}", i + 1))
        .attr("aria-label", &label)
        .kid((i + 1).to_string())
        .kid(sign)
}
