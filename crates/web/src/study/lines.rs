//! The best lines from the position on the board; each of their moves can be shown.

use semailles_core::{AnyRun, UNIT, WIN};
use semailles_locale::{page, study as words, text};

use super::look::{Found, Look, Shown, Work};
use crate::computer;
use crate::dom::{El, Signal, el, memo};
use crate::icons::icon;
use crate::parts::button;

/// No more moves of a line are shown: further on it is a guess.
const MOST: usize = 10;

pub(super) fn lines(look: Look) -> El {
    let lang = look.lang;
    let lines = memo(move || look.lines_now());
    let rows = move || {
        let (ply, lines) = (look.ply.get(), lines.get());
        let run = look.session.with_untracked(|s| s.at(ply));
        if run.to_move().is_none() {
            let over = el("li").class("second");
            return vec![over.kid(text!(lang, words::LINE_NONE))];
        }
        let rows = lines.iter().enumerate();
        rows.map(|(i, line)| row(look, &*run, ply, line, i))
            .collect()
    };
    el("section")
        .class("lines")
        .attr("aria-labelledby", "lines-title")
        .kid(
            el("h2")
                .attr("id", "lines-title")
                .kid(text!(lang, words::LINES)),
        )
        .kid(el("ol").kids_by(rows))
        .kids_by(move || foot(look, lines))
}

/// How deep it has been looked, and more or less of it.
fn foot(look: Look, lines: Signal<Vec<Found>>) -> El {
    let lang = look.lang;
    let ply = look.ply.get();
    let thought = look.thought.get();
    let depth = if thought.ply == ply && thought.depth > 0 {
        text!(lang, words::SEARCHED, depth = thought.depth)
    } else if look.work.get() == Work::Position {
        text!(lang, words::SEARCHING)
    } else {
        String::new()
    };
    let exact = lines.with(|lines| lines.first().is_none_or(|line| line.solved));
    let small = || button().class("button small").attr("id", "longer");
    let more = match look.work.get() {
        Work::Position => Some(small().click(computer::enough).kid(text!(lang, page::STOP))),
        Work::Nothing if !exact => {
            let longer = small().click(move || look.look_longer());
            Some(longer.kid(text!(lang, words::SEARCH_LONGER)))
        }
        _ => None,
    };
    el("p")
        .class("depth")
        .kid(el("span").class("second").kid(depth))
        .kid(more)
}

/// A value with its sign, for who is to move.
fn score(look: Look, score: i32) -> String {
    let lang = look.lang;
    if score.abs() > WIN / 2 {
        let message = if score > 0 {
            words::LINE_SCORE_WINS
        } else {
            words::LINE_SCORE_LOSES
        };
        return text!(lang, message, n = WIN - score.abs());
    }
    let rounded = (score.abs() + UNIT / 2) / UNIT;
    match (rounded, score > 0) {
        (0, _) => "0".to_owned(),
        (n, true) => format!("+{n}"),
        (n, false) => format!("−{n}"),
    }
}

fn row(look: Look, run: &dyn AnyRun, ply: usize, line: &Found, i: usize) -> El {
    let (moves, same) = (line.moves.clone(), line.moves.clone());
    let is_shown = move |at| {
        look.shown.with(|shown| {
            let is = |s: &Shown| s.ply == ply && s.at == at && s.line == same;
            shown.as_ref().is_some_and(is)
        })
    };
    let show = move |at| look.show(ply, &moves, at);
    let few = &line.moves[..line.moves.len().min(MOST)];
    let chips = look
        .table
        .chips(run, few, &format!("line-{i}"), is_shown, show);
    let exact = line.solved.then(|| {
        let tag = el("span").class("exact");
        tag.kid((icon!("check"), text!(look.lang, words::SOLVED)))
    });
    el("li")
        .kid(el("b").class("score").kid(score(look, line.score)))
        .kid(exact)
        .kid(chips)
}
