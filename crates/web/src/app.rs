//! Which page is shown: the part of the address after `#` says it.

use std::cell::Cell;
use std::rc::Rc;

use js_sys::Function;
use semailles_locale::{Lang, describe, page, text};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::Closure;

use crate::dom::{El, Signal, document, el, memo, on_cleanup, on_window, untrack, window};
use crate::hand_over::Carried;
use crate::link::{self, LinkError};
use crate::parts::{button, main_button};
use crate::{board, browser, home, new_game, paste, play, preferences, set_up, settings, shelf};

/// A view of the page, and its addresses.
pub struct View {
    /// Its address, or how its addresses begin when this ends with a slash.
    at: &'static str,
    /// Makes it, from what follows in the address; nothing when it leads on to another.
    show: fn(Lang, &str) -> Option<El>,
}

/// What the first program has: what somebody needs in their first minute. `boot.js` knows these addresses too, and starts
/// the whole program for any other.
pub const FIRST: &[View] = &[
    View {
        at: "",
        show: |lang, _| Some(home::home(lang)),
    },
    View {
        at: "play/",
        show: on_the_table,
    },
];

/// What only the whole program has.
pub const LATER: &[View] = &[
    View {
        at: "new/",
        show: |lang, id| Some(new_game::new_game(lang, id)),
    },
    View {
        at: "settings",
        show: |lang, _| Some(preferences::preferences(lang)),
    },
    View {
        at: "open",
        show: |lang, _| Some(paste::paste(lang)),
    },
    View {
        at: "set-up/",
        show: |lang, key| match shelf::take(key) {
            Some(session) => Some(set_up::set_up(lang, session)),
            None => Some(not_kept(lang)),
        },
    },
    View {
        at: link::START,
        show: linked,
    },
];

impl View {
    /// What follows in an address of this view; `None` when it is none.
    fn rest<'a>(&self, address: &'a str) -> Option<&'a str> {
        let rest = address.strip_prefix(self.at)?;
        (rest.is_empty() || self.at.ends_with('/')).then_some(rest)
    }
}

/// The views of this program, and where to get what it has not.
#[derive(Clone)]
struct Views {
    lists: &'static [&'static [View]],
    whole: Option<Rc<Function>>,
    /// Whether the whole program has been asked for and has not come.
    asked: Rc<Cell<bool>>,
}

impl Views {
    fn find<'a>(&self, address: &'a str) -> Option<(&'static View, &'a str)> {
        let mut all = self.lists.iter().copied().flatten();
        all.find_map(|view| Some((view, view.rest(address)?)))
    }

    /// Whether another program has to show this address. Where there is none, what nobody has is home.
    fn lacks(&self, address: &str) -> bool {
        self.whole.is_some() && self.find(address).is_none()
    }

    /// Gets the whole program; whoever asks says whether it is still wanted when it has come.
    fn get_whole(&self, came: impl Fn(bool) -> bool + 'static) {
        let Some(whole) = self.whole.as_ref().filter(|_| !self.asked.replace(true)) else {
            return;
        };
        let asked = self.asked.clone();
        let came = Closure::once_into_js(move |worked: bool| {
            asked.set(false);
            came(worked)
        });
        let _ = whole.call1(&JsValue::NULL, &came);
    }
}

/// Shows the view that the address names, for as long as this program runs.
pub(crate) fn open(
    lang: Lang,
    lists: &'static [&'static [View]],
    whole: Option<Function>,
    carried: Option<Carried>,
) {
    let views = Views {
        lists,
        whole: whole.map(Rc::new),
        asked: Rc::default(),
    };
    // Whoever comes from another program is told of another view.
    let first = Signal::new(carried.is_none());
    let settings = settings::provide(lang, carried.map(|c| c.settings));
    board::provide_art();
    // The address that is shown; none when it cannot be.
    let shown = Signal::new(Some(browser::fragment()));
    let coming = Signal::new(false);
    let go = {
        let views = views.clone();
        move || {
            let now = browser::fragment();
            let lacks = views.lacks(&now);
            coming.set(lacks);
            if !lacks {
                first.set(false);
                if shown.with_untracked(|s| s.as_deref() != Some(&now)) {
                    shown.set(Some(now));
                }
                return;
            }
            let views = views.clone();
            views.clone().get_whole(move |came| {
                let wanted = views.lacks(&browser::fragment());
                coming.set(false);
                if wanted && !came {
                    first.set(false);
                    shown.set(None);
                }
                wanted
            });
        }
    };
    let go = Rc::new(go);
    let follow = go.clone();
    on_window("hashchange", move |_| follow());
    if views.lacks(&browser::fragment()) {
        go();
    }
    let update = Signal::new(false);
    on_window("semailles:update", move |_| update.set(true));
    let lang = memo(move || settings.get().lang);
    let Some(body) = document().body() else {
        return;
    };
    let root = el("div");
    let _ = body.append_child(&root.0);
    let all = root.0.clone();
    on_cleanup(move || all.remove());
    root
        // Words are fixed when a view is made: another language makes it anew.
        .kids_by(move || {
            let (lang, shown) = (lang.get(), shown.get());
            if !first.get_untracked() {
                // Whoever hears the page is told that it is another one.
                browser::focus_soon("title");
            }
            untrack(|| {
                document().set_title("Semailles");
                let Some(address) = shown else {
                    let go = go.clone();
                    return Some(absent(lang, move || go()));
                };
                let home = || views.find("");
                let (view, rest) = views.find(&address).or_else(home)?;
                (view.show)(lang, rest)
            })
        })
        .kids_by(move || coming.get().then(|| being_fetched(lang.get())))
        .kids_by(move || update.get().then(|| offer_update(lang.get(), update)));
}

/// A game that is being played.
fn on_the_table(lang: Lang, key: &str) -> Option<El> {
    Some(match shelf::take(key) {
        Some(session) => play::play(lang, key.to_owned(), session),
        None => not_kept(lang),
    })
}

fn not_kept(lang: Lang) -> El {
    trouble(lang, text!(lang, page::GAME_NOT_KEPT), None)
}

/// A game in a link: it goes to the table.
fn linked(lang: Lang, fragment: &str) -> Option<El> {
    match link::read(fragment) {
        Ok(session) => {
            let key = shelf::new_key();
            let _ = shelf::keep(&key, &session);
            browser::go_instead(&format!("play/{key}"));
            None
        }
        Err(error) => {
            let game = fragment.split('/').nth(1).and_then(browser::decode);
            Some(trouble(lang, link_words(lang, &error), game))
        }
    }
}

/// Names the window after a game.
pub(crate) fn name_window(lang: Lang, id: &str) {
    if let Some(words) = semailles_locale::game(lang, id) {
        document().set_title(&format!("{} – Semailles", words.name));
    }
}

/// While the whole program comes.
fn being_fetched(lang: Lang) -> El {
    let words = el("p").kid(text!(lang, page::BEING_FETCHED));
    el("aside")
        .class("update")
        .attr("role", "status")
        .kid(words)
}

/// The whole program could not be had.
fn absent(lang: Lang, again: impl Fn() + 'static) -> El {
    let again = main_button().click(again);
    let home = el("a").class("button").attr("href", "#");
    let ways = el("p")
        .class("buttons")
        .kid(again.kid(text!(lang, page::TRY_AGAIN)));
    el("main")
        .class("plain")
        .kid(title(&text!(lang, page::TROUBLE)))
        .kid(
            el("p")
                .class("trouble")
                .attr("role", "alert")
                .kid(text!(lang, page::NOT_FETCHED)),
        )
        .kid(ways.kid(home.kid(text!(lang, page::HOME))))
}

/// A link that opens no game, in words.
pub(crate) fn link_words(lang: Lang, error: &LinkError) -> String {
    match error {
        LinkError::Cut => text!(lang, page::LINK_CUT),
        LinkError::TooLong => text!(lang, page::TOO_LONG),
        LinkError::OtherRules(found) => {
            text!(
                lang,
                page::LINK_OTHER_RULES,
                found = found.as_str(),
                known = semailles_core::RULES_VERSION
            )
        }
        LinkError::Problem(problem, at) => {
            let why = describe::record_problem(lang, problem);
            if *at == 0 {
                text!(lang, page::LINK_PROBLEM, why = why)
            } else {
                text!(lang, page::LINK_MOVE, n = *at as u32, why = why)
            }
        }
    }
}

/// A page that says what is wrong, with a way on.
fn trouble(lang: Lang, words: String, game: Option<String>) -> El {
    let known = game.and_then(|name| {
        let id = semailles_games::game(&name).ok()?.name().id();
        Some((id, semailles_locale::game(lang, id)?.name))
    });
    let play = known.map(|(id, name)| {
        let link = el("a").class("button").attr("href", &format!("#new/{id}"));
        el("p").kid(link.kid(text!(lang, page::PLAY_GAME, game = name)))
    });
    let home = el("a").class("button main-button").attr("href", "#");
    el("main")
        .class("plain")
        .kid(title(&text!(lang, page::TROUBLE)))
        .kid(el("p").class("trouble").attr("role", "alert").kid(words))
        .kid(play)
        .kid(el("p").kid(home.kid(text!(lang, page::HOME))))
}

/// The title of a page: it takes the focus when the page is opened.
pub(crate) fn title(words: &str) -> El {
    el("h1")
        .attr("id", "title")
        .attr("tabindex", "-1")
        .kid(words)
}

fn offer_update(lang: Lang, update: Signal<bool>) -> El {
    let now = move || {
        if let Ok(event) = web_sys::Event::new("semailles:update-now") {
            let _ = window().dispatch_event(&event);
        }
    };
    el("aside")
        .class("update")
        .attr("role", "status")
        .kid(el("p").kid(text!(lang, page::UPDATE_WAITS)))
        .kid(main_button().click(now).kid(text!(lang, page::UPDATE_NOW)))
        .kid(
            button()
                .click(move || update.set(false))
                .kid(text!(lang, page::LATER)),
        )
}
