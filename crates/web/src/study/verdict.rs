//! What a move of the game was: good, a mistake, what would have been better, and why.

use semailles_core::Move;
use semailles_locale::{Lang, Message, page, story, study as words, text};
use semailles_wire::Mistake;

use super::look::Look;
use crate::dom::{El, el};
use crate::parts::button;
use crate::play::move_words;

/// A move in words; nothing while it has not been looked at.
pub(super) fn words(look: Look, ply: usize) -> Option<String> {
    let lang = look.lang;
    let verdict = look.judged.with(|all| all.get(ply).cloned().flatten())?;
    let session = look.session.get_untracked();
    let played = session.plies().get(ply)?;
    let run = session.at(ply);
    let was = text!(
        lang,
        words::WAS,
        n = ply as u32 + 1,
        who = story::player_name(lang, session.game(), verdict.mover),
        mv = match &*played.text {
            "-" => text!(lang, words::PASSES),
            text => move_words(lang, text),
        }
    );
    if run.legal().len() == 1 {
        // Who has no choice plays neither well nor badly.
        return Some(was);
    }
    let best = move_words(lang, &run.move_text(verdict.best.moves[0]));
    Some(match verdict.mistake {
        Some(Mistake::Mistake) => text!(lang, words::WAS_MISTAKE, was = was, best = best),
        Some(Mistake::Blunder) => text!(lang, words::WAS_BLUNDER, was = was, best = best),
        None if verdict.best.moves[0] == played.m => text!(lang, words::WAS_BEST, was = was),
        None => text!(lang, words::WAS_GOOD, was = was),
    })
}

/// The sign beside a move of the list, with its word for who does not see it.
pub(super) fn mark(lang: Lang, mistake: Option<Mistake>) -> Option<El> {
    let (sign, word) = match mistake? {
        Mistake::Mistake => ("?", words::MISTAKE),
        Mistake::Blunder => ("??", words::BLUNDER),
    };
    let sign = el("span").attr("aria-hidden", "true").kid(sign);
    let word = el("span")
        .class("hidden")
        .kid(format!(" ({})", text!(lang, word)));
    Some(el("span").kid((sign, word)))
}

/// Of a mistake: both moves to be shown, and the reasons.
pub(super) fn verdict(look: Look) -> Option<El> {
    let lang = look.lang;
    let ply = look.ply.get().checked_sub(1)?;
    let verdict = look.judged.with(|all| all.get(ply).cloned().flatten())?;
    verdict.mistake?;
    let session = look.session.get_untracked();
    let run = session.at(ply);
    let show = |line: &[Move], words: Message| {
        let line = line.to_vec();
        button()
            .class("button small")
            .click(move || look.show(ply, &line, 0))
            .kid(text!(lang, words))
    };
    let reasons = |line: &[Move]| {
        let why = story::why(lang, &*run, line).into_iter();
        let why: Vec<El> = why.map(|sentence| el("li").kid(sentence)).collect();
        el("ul").kid(why)
    };
    let why = el("details")
        .kid(el("summary").kid(text!(lang, page::ADVICE_WHY)))
        .kid(el("p").kid(el("b").kid(text!(lang, words::WHY_PLAYED))))
        .kid(reasons(&verdict.played.moves))
        .kid(el("p").kid(el("b").kid(text!(lang, words::WHY_BEST))))
        .kid(reasons(&verdict.best.moves));
    let buttons = el("p")
        .class("choices")
        .kid(show(&verdict.best.moves, words::SHOW_BEST))
        .kid(show(&verdict.played.moves, words::SHOW_PLAYED));
    Some(el("div").class("verdict advice").kid(buttons).kid(why))
}
