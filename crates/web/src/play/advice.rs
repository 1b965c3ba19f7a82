//! «Conseil»: the move that the computer would play, what it is worth, and why.

use semailles_core::Move;
use semailles_locale::fetched::Pack;
use semailles_locale::{page, story, text};
use semailles_session::Session;

use super::choose;
use super::desk::Desk;
use super::move_words;
use crate::computer::Answer;
use crate::dom::{El, el};
use crate::hand_over::Wish;
use crate::icons::icon;
use crate::program::{Advising, program};
use crate::{app, computer, texts};

/// A move that is advised.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Advice {
    /// The move.
    m: Move,
    /// The places to be touched for it.
    places: Vec<usize>,
    /// The move and its worth, in words.
    words: String,
    /// The reasons, a sentence each.
    why: Vec<String>,
}

/// Advice, for the program that can give it.
pub(crate) const ADVISING: Advising = Advising {
    ask: Desk::ask_computer,
    view,
};

impl Desk {
    /// Whether advice can be asked for: it is a person's turn, and there is something to choose.
    pub(super) fn may_ask(self) -> bool {
        let free = |s: &Session| {
            !s.is_over() && !s.awaits_another() && s.turn().is_some() && s.forced_pass().is_none()
        };
        !self.moving.get() && self.session.with(free)
    }

    /// Asks for advice, in the program that can give it.
    pub(crate) fn suggest(self) {
        match &program().advice {
            Some(advice) => (advice.ask)(self),
            None => self.wish(Wish::Advice),
        }
    }

    /// Goes on in the whole program with what this one cannot do.
    pub(super) fn wish(self, wish: Wish) {
        app::go_on_with(wish, move || {
            let words = text!(self.lang, page::NOT_FETCHED);
            self.notice.try_update(|notice| *notice = Some(words));
        });
    }

    /// Asks the computer what it would play; while it thinks, what it has found so far is enough.
    fn ask_computer(self) {
        if self.advising.get_untracked() {
            computer::enough();
            return;
        }
        if !self.may_ask() {
            return;
        }
        self.to_present();
        self.preview.set(None);
        let age = self.grow();
        self.advising.set(true);
        computer::advise(&self.session.get_untracked(), move |answer| {
            if !self.is_of(age) {
                return;
            }
            self.advising.set(false);
            self.to_present();
            self.advise(&answer, false);
            // What tells the worth and the reasons comes when it is wanted.
            texts::with(self.lang, Pack::More, move || {
                if self.is_of(age) {
                    self.advise(&answer, true);
                }
            });
        });
    }

    /// Marks and tells a move; with reasons, if their words have come.
    fn advise(self, answer: &Answer, told: bool) {
        let lang = self.lang;
        let scene = self.scene.get_untracked();
        let advice = self.session.with_untracked(|s| {
            let (run, game) = (s.run(), s.game());
            let mover = run.to_move()?;
            let written = run.move_text(answer.m);
            let places = (0..scene.spots.len())
                .filter(|&i| choose::is_touched(&scene.spots[i], mover, &written));
            let mut words = text!(lang, page::HINT_SAYS, mv = move_words(lang, &written));
            let mut why = Vec::new();
            if told && !answer.line.is_empty() {
                words.push(' ');
                words += &story::worth(lang, game, game.team(mover), answer.score, answer.solved);
                why = story::why(lang, run, &answer.line);
            }
            Some(Advice {
                m: answer.m,
                places: places.collect(),
                words,
                why,
            })
        });
        let Some(advice) = advice else { return };
        let sentences = [&advice.words].into_iter().chain(&advice.why);
        let all: Vec<&str> = sentences.map(String::as_str).collect();
        self.live.set(all.join(" "));
        self.advice.set(Some(advice));
        self.mark();
    }

    /// Nobody waits for advice any more, and what was given counts no longer.
    pub(super) fn drop_advice(self) {
        if self.advising.get_untracked() {
            computer::forget();
            self.advising.set(false);
        }
        self.advice.clear();
    }

    /// Whether advice has been given that still counts, or is being thought about.
    pub(crate) fn advised(self) -> bool {
        self.advising.get() || self.advice.with(Option::is_some)
    }

    /// Whether a place is to be touched for the move that is advised.
    pub(super) fn advises(self, place: usize) -> bool {
        self.advice
            .with_untracked(|a| a.as_ref().is_some_and(|a| a.places.contains(&place)))
    }

    /// Whether this very move is advised.
    pub(super) fn advises_move(self, m: Move) -> bool {
        self.advice.with(|a| a.as_ref().is_some_and(|a| a.m == m))
    }
}

/// The advice that was given, with its reasons for who asks.
fn view(desk: Desk) -> Option<El> {
    let advice = desk.advice.get()?;
    let words = el("span").kid(advice.words);
    let reasons: Vec<_> = advice.why.into_iter().map(|w| el("li").kid(w)).collect();
    let why = (!reasons.is_empty()).then(|| {
        el("details")
            .kid(el("summary").kid(text!(desk.lang, page::ADVICE_WHY)))
            .kid(el("ul").kid(reasons))
    });
    let advice = el("div").class("advice");
    Some(advice.kid(el("p").kid((icon!("hint"), words))).kid(why))
}
