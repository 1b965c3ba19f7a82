//! Which page is shown: the part of the address after `#` says it.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use js_sys::Function;
use semailles_core::link::{Link, LinkError};
use semailles_locale::{Lang, describe, page, text};
use semailles_session::OpenError;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::Closure;

use crate::dom::{El, Signal, document, el, memo, on_cleanup, on_window, untrack, window};
use crate::hand_over::{self, Carried, Wish};
use crate::link;
use crate::parts::{button, main_button};
use crate::program::program;
use crate::{
    board, browser, home, new_game, online, paste, play, preferences, puzzles, set_up, settings,
    shelf, study,
};

/// A view of the page, and its addresses.
pub struct View {
    /// Its address, or how its addresses begin when this ends with a slash.
    pub(crate) at: &'static str,
    /// Makes it, from what follows in the address; nothing when it leads on to another.
    pub(crate) show: fn(Lang, &str) -> Option<El>,
}

/// What the first program has: what somebody needs in their first minute. `boot.js` knows these addresses too, and starts
/// the whole program for any other.
pub(crate) const FIRST: &[View] = &[
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
pub(crate) const LATER: &[View] = &[
    View {
        at: "begin/",
        show: |_, id| {
            new_game::begin_at_once(id, browser::go_instead);
            None
        },
    },
    View {
        at: "p",
        show: |lang, _| Some(online::online(lang, "")),
    },
    View {
        at: "p/",
        show: |lang, rest| Some(online::online(lang, rest)),
    },
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
        at: Link::START,
        show: linked,
    },
    View {
        at: "a/",
        show: |lang, key| match shelf::take(key) {
            Some(session) => Some(study::study(lang, key, session)),
            None => Some(not_kept(lang)),
        },
    },
    View {
        at: "z/",
        show: |lang, what| Some(puzzles::puzzles(lang, what)),
    },
];

impl View {
    /// What follows in an address of this view; `None` when it is none.
    fn rest<'a>(&self, address: &'a str) -> Option<&'a str> {
        let rest = address.strip_prefix(self.at)?;
        (rest.is_empty() || self.at.ends_with('/')).then_some(rest)
    }
}

/// The view of an address, and what follows in it. What nobody has is home.
fn find(address: &str) -> Option<(&'static View, &str)> {
    let mut all = program().views.iter().copied().flatten();
    all.find_map(|view| Some((view, view.rest(address)?)))
}

/// Where the whole program is to be had, for one that is not.
struct Whole {
    fetch: Function,
    /// Whether it has been asked for and has not come.
    asked: Cell<bool>,
    /// Whether somebody waits for it.
    coming: Signal<bool>,
}

thread_local! {
    static WHOLE: RefCell<Option<Rc<Whole>>> = const { RefCell::new(None) };
}

/// Whether another program has to show this address: this one has no such view, or kept games for it that it cannot read.
fn lacks(address: &str) -> bool {
    WHOLE.with_borrow(Option::is_some)
        && match address.split_once('/') {
            None if address.is_empty() => !shelf::is_empty(),
            Some(("play", key)) => shelf::take(key).is_none(),
            _ => find(address).is_none(),
        }
}

/// Gets the whole program. When it has come, or cannot be had, `came` is asked whether it is still wanted.
fn get_whole(came: impl Fn(bool) -> bool + 'static) {
    let Some(whole) = WHOLE.with_borrow(Clone::clone) else {
        return;
    };
    whole.coming.set(true);
    if whole.asked.replace(true) {
        return;
    }
    let asked = whole.clone();
    let came = Closure::once_into_js(move |worked: bool| {
        asked.asked.set(false);
        asked.coming.set(false);
        came(worked)
    });
    let _ = whole.fetch.call1(&JsValue::NULL, &came);
}

/// Goes on at this very address in the whole program, with what this one cannot do; `failed` when that cannot be had.
pub(crate) fn go_on_with(wish: Wish, failed: impl Fn() + 'static) {
    let here = browser::fragment();
    get_whole(move |came| {
        let wanted = browser::fragment() == here;
        if wanted && came {
            hand_over::wish(wish);
        } else if wanted {
            failed();
        }
        wanted || lacks(&browser::here())
    });
}

/// Shows the view that the address names, for as long as this program runs.
pub(crate) fn open(lang: Lang, whole: Option<Function>, carried: Option<Carried>) {
    // Whoever comes from another program is told of another view.
    let first = Signal::new(carried.is_none());
    let settings = settings::provide(lang, carried.map(|c| c.settings));
    board::provide_art();
    if browser::board_only() {
        browser::mode("board");
    }
    let coming = Signal::new(false);
    WHOLE.set(whole.map(|fetch| {
        let asked = Cell::default();
        Rc::new(Whole {
            fetch,
            asked,
            coming,
        })
    }));
    // The address that is shown; none when it cannot be.
    let shown = Signal::new(Some(browser::here()));
    let go = move || {
        let now = browser::here();
        if lacks(&now) {
            get_whole(move |came| {
                let now = browser::here();
                let wanted = lacks(&now);
                if wanted && !came {
                    first.set(false);
                    // At home there is something to do without the whole.
                    shown.set(now.is_empty().then_some(now));
                }
                wanted
            });
            return;
        }
        coming.set(false);
        first.set(false);
        if shown.with_untracked(|s| s.as_deref() != Some(&now)) {
            shown.set(Some(now));
        }
    };
    on_window("hashchange", move |_| go());
    if lacks(&browser::here()) {
        shown.set(Some(String::new()));
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
                    return Some(absent(lang, go));
                };
                let (view, rest) = find(&address).or_else(|| find(""))?;
                (view.show)(lang, rest)
            })
        })
        .kids_by(move || coming.get().then(|| being_fetched(lang.get())))
        .kids_by(move || update.get().then(|| offer_update(lang.get(), update)));
}

/// A game that is being played.
fn on_the_table(lang: Lang, key: &str) -> Option<El> {
    Some(match shelf::take(key) {
        Some(session) => play::play(lang, key.to_owned(), session, None),
        None => not_kept(lang),
    })
}

pub(crate) fn not_kept(lang: Lang) -> El {
    trouble(lang, text!(lang, page::GAME_NOT_KEPT), None)
}

/// A game in a link: it goes to the table.
pub(crate) fn linked(lang: Lang, fragment: &str) -> Option<El> {
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
pub(crate) fn link_words(lang: Lang, error: &OpenError) -> String {
    let (problem, ply) = match error {
        OpenError::Link(LinkError::Cut) => return text!(lang, page::LINK_CUT),
        OpenError::Link(LinkError::TooLong) => return text!(lang, page::TOO_LONG),
        OpenError::Link(LinkError::OtherRules(found)) => {
            return text!(
                lang,
                page::LINK_OTHER_RULES,
                found = found.as_str(),
                known = semailles_core::RULES_VERSION
            );
        }
        OpenError::Problem { problem, ply } => (problem, *ply),
    };
    let why = describe::record_problem(lang, problem);
    if ply == 0 {
        text!(lang, page::LINK_PROBLEM, why = why)
    } else {
        text!(lang, page::LINK_MOVE, n = ply as u32, why = why)
    }
}

/// A link that opens no game, with a way to the game it was perhaps about.
pub(crate) fn wrong_link(lang: Lang, error: &OpenError, game: &str) -> El {
    trouble(lang, link_words(lang, error), Some(game.to_owned()))
}

/// A page that says what is wrong, with a way on.
pub(crate) fn trouble(lang: Lang, words: String, game: Option<String>) -> El {
    let known = game.and_then(|name| {
        let id = (program().game)(&name).ok()?.name().id();
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
