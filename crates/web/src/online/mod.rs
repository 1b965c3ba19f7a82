//! Games by link: `#p` lists them, `#p/new/GAME` makes one, `#p/bring/KEY` takes one along that was begun at this
//! screen, `#p/near` tests a hotspot, and `#p/IDENTITY` is a game; with `/CODE` it takes over a seat.
//!
//! `semailles_session::online` has the client; here are what it is lent ([`line`]), and what is seen of it.

mod form;
mod invite;
mod kept;
mod line;
mod list;
mod menu;
mod near;
mod news;
mod phrases;
mod places;
mod qr;
mod remote;
mod socket;
mod words;

use std::cell::Cell;
use std::rc::Rc;

use semailles_locale::fetched::{self, Pack};
use semailles_locale::{Lang, online as t, page, text};
use semailles_session::online::Client;

use crate::app::title;
use crate::dom::{El, Signal, document, el, listen, memo, on_window, untrack};
use crate::icons::icon;
use crate::parts::link;
use crate::play::Far;
use crate::{browser, play, shelf, texts};
use remote::Remote;

/// The page that an address names, without `p` and the stroke after it.
pub(crate) fn online(lang: Lang, rest: &str) -> El {
    let ready = Signal::new(fetched::has(lang, Pack::Online));
    texts::with(lang, Pack::Online, move || {
        if ready.try_with_untracked(|ready| *ready) == Some(false) {
            ready.set(true);
            browser::focus_soon("title");
        }
    });
    let rest = rest.to_owned();
    let shown = move || {
        // A game that was being made when this view was asked for has its identity in the address now.
        let now = browser::fragment();
        let rest = now.strip_prefix("p/").unwrap_or(&rest);
        untrack(|| view(lang, rest))
    };
    el("div")
        .class("online")
        .kids_by(move || ready.get().then(&shown))
}

/// The games of this device, for home; `None` when there is none.
pub(crate) fn on_home(lang: Lang) -> Option<El> {
    if kept::all().is_empty() {
        return None;
    }
    let ready = Signal::new(fetched::has(lang, Pack::Online));
    texts::with(lang, Pack::Online, move || {
        ready.try_update(|ready| *ready = true);
    });
    let games = move || ready.get().then(|| untrack(|| list::games(lang))).flatten();
    Some(el("div").class("by-link").kids_by(games))
}

fn view(lang: Lang, rest: &str) -> El {
    let made = match rest.split_once('/') {
        None if rest.is_empty() => return list::list(lang),
        None if rest == "near" => return near::near(lang),
        Some(("new", id)) => form::form(lang, id, None),
        Some(("bring", key)) => shelf::take(key).and_then(|session| {
            let id = session.game().name().id();
            form::form(lang, id, Some(session))
        }),
        Some((key, code)) => Some(game(lang, key, Some(code.to_owned()))),
        None => Some(game(lang, rest, None)),
    };
    made.unwrap_or_else(|| lost(lang))
}

/// A game, and nothing of it yet.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    Waiting,
    Playing,
    Lost,
}

fn game(lang: Lang, key: &str, code: Option<String>) -> El {
    // The code is good once: it stays in no history.
    if code.is_some() {
        browser::rewrite(&format!("p/{key}"));
    }
    let code = Rc::new(Cell::new(code));
    let key = key.to_owned();
    let tabs = Signal::new(0);
    el("div").kids_by(move || {
        tabs.get();
        untrack(|| match Remote::open(lang, &key, code.take()) {
            Some(remote) => attend(lang, remote, tabs),
            None => lost(lang),
        })
    })
}

fn attend(lang: Lang, remote: Remote, tabs: Signal<u32>) -> El {
    let hurried = remote.clone();
    on_window("online", move |_| hurried.line.hurry());
    let seen = remote.clone();
    let look_again = move |_| {
        if document().visibility_state() == web_sys::VisibilityState::Visible {
            seen.line.hurry();
        }
    };
    listen(&document(), "visibilitychange", Box::new(look_again));
    let other = remote.clone();
    // A seat that another tab has won is this one's too, and so is what was done there.
    on_window("storage", move |event| {
        if other.line.is_behind_another_tab() {
            tabs.update(|n| *n += 1);
        } else if let Some(bytes) = kept::told(&event, &other.line.key()) {
            let line = &other.line;
            line.ask(|client, now, hand| client.adopt(&bytes, now, hand));
        }
    });
    let stage = {
        let remote = remote.clone();
        let plays = Cell::new(false);
        memo(move || {
            let stage = remote.watch(|client| match client.session() {
                Some(_) => Stage::Playing,
                None if client.is_lost() => Stage::Lost,
                None => Stage::Waiting,
            });
            // While the game is fetched anew the board stays.
            let now = plays.get() || stage == Stage::Playing;
            plays.set(now);
            if now { Stage::Playing } else { stage }
        })
    };
    el("div").kids_by(move || {
        let stage = stage.get();
        untrack(|| match (stage, remote.session()) {
            (Stage::Playing, Some(session)) => {
                let id = session.game().name().id();
                if let Some(words) = semailles_locale::game(lang, id) {
                    document().set_title(&format!("{} – Semailles", words.name));
                }
                // Unseen by the compiler: it would find that there is but one kind of others, and call all of this from
                // the first program too, which never has any.
                let far: Rc<dyn Far> = std::hint::black_box(Rc::new(remote.clone()));
                play::play(lang, String::new(), session, Some(far))
            }
            (Stage::Lost, _) => lost(lang),
            _ => waiting(lang, &remote),
        })
    })
}

/// A game of which nothing has come yet.
fn waiting(lang: Lang, remote: &Remote) -> El {
    let state = remote.clone();
    let refused = remote.refused;
    let made = remote.watch(|c: &Client| c.game().is_none());
    let words = if made {
        text!(lang, t::LINK_COMES)
    } else {
        text!(lang, t::LOOKING)
    };
    el("main")
        .class("plain")
        .kid(bar(lang))
        .kid(el("p").kid(words))
        .kid(
            el("p")
                .attr("role", "status")
                .text_by(move || state.state().1),
        )
        .kid(
            el("p")
                .class("trouble")
                .attr("role", "alert")
                .text_by(move || refused.get().unwrap_or_default()),
        )
}

/// There is no such game.
fn lost(lang: Lang) -> El {
    let home = el("a").class("button main-button").attr("href", "#");
    el("main")
        .class("plain")
        .kid(bar(lang))
        .kid(
            el("p")
                .class("trouble")
                .attr("role", "alert")
                .kid(text!(lang, t::REFUSED_UNKNOWN)),
        )
        .kid(el("p").kid(home.kid(text!(lang, page::HOME))))
}

fn bar(lang: Lang) -> El {
    el("header")
        .class("bar")
        .kid(link("#p", &text!(lang, t::OWN_GAMES), icon!("back")))
        .kid(title(&text!(lang, t::BY_LINK)))
}
