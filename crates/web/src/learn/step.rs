//! A board of a rule in the page of a game: its moves step by step, then to be tried. The page shows it in a frame.

use semailles_core::link::Link;
use semailles_locale::{Lang, guide as t, text};

use super::taught;
use crate::dom::{El, Signal, el};
use crate::icons::icon;
use crate::parts::button;
use crate::play::{self, Desk};
use crate::{app, browser, link};

/// `?step#g/1/…`: a game with moves that show something.
pub(super) fn step(lang: Lang, fragment: &str) -> Option<El> {
    browser::mode("step");
    let shown = match link::read(fragment) {
        Ok(session) => session,
        Err(error) => return Some(app::wrong_link(lang, &error, "")),
    };
    // As it lies before the first move: there it can be played another way.
    let link = Link::read(fragment).ok()?;
    let open = Link::to(&link.game, link.start.as_deref());
    let open = format!("{}#{open}", browser::folder());
    let trying = Signal::new(shown.plies().is_empty());
    let again = shown.clone();
    let below = move |desk: Desk| {
        let (open, again) = (open.clone(), again.clone());
        taught(lang, el("p").class("buttons"), move || {
            let again = again.clone();
            let has_moves = !again.plies().is_empty();
            let turn = move || {
                let again = again.clone();
                has_moves.then(|| {
                    if trying.get() {
                        let back = button().click(move || {
                            trying.set(false);
                            desk.show_again(again.clone());
                        });
                        back.kid((icon!("again"), text!(lang, t::STEP_BACK)))
                    } else {
                        let try_it = button().click(move || {
                            trying.set(true);
                            desk.begin_again();
                        });
                        try_it.kid((icon!("play"), text!(lang, t::STEP_TRY)))
                    }
                })
            };
            let open = el("a").class("button").attr("href", &open);
            // The frame stays in its page: what is opened takes the place of all.
            let open = open.attr("target", "_top");
            (
                el("span").class("turns").kids_by(turn),
                open.kid((icon!("open"), text!(lang, t::STEP_OPEN))),
            )
        })
    };
    Some(play::small(lang, shown, below))
}
