//! Which page is shown: the part of the address after `#` says it.

use semailles_locale::{Lang, describe, page, text};

use crate::dom::{El, Signal, document, el, memo, on_window, untrack, window};
use crate::link::{self, LinkError};
use crate::{board, browser, home, new_game, play, preferences, settings, shelf};

/// A page.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Route {
    Home,
    New(String),
    Play(String),
    Settings,
    Link(String),
}

impl Route {
    fn of(fragment: &str) -> Self {
        match fragment.split_once('/') {
            Some(("new", id)) => Route::New(id.to_owned()),
            Some(("play", key)) => Route::Play(key.to_owned()),
            Some(("g", _)) => Route::Link(fragment.to_owned()),
            _ if fragment == "settings" => Route::Settings,
            _ => Route::Home,
        }
    }
}

/// Shows the page that the address names, for as long as this one is open.
pub(crate) fn open(lang: Lang) {
    let settings = settings::provide(lang);
    board::provide_art();
    let route = Signal::new(Route::of(&browser::fragment()));
    let first = Signal::new(true);
    on_window("hashchange", move |_| {
        first.set(false);
        let now = Route::of(&browser::fragment());
        if route.get_untracked() != now {
            route.set(now);
        }
    });
    let update = Signal::new(false);
    on_window("semailles:update", move |_| update.set(true));
    let lang = memo(move || settings.get().lang);
    let Some(body) = document().body() else {
        return;
    };
    El(body.into())
        // Words are fixed when a page is made: another language makes it anew.
        .kids_by(move || {
            let (lang, route) = (lang.get(), route.get());
            if !first.get_untracked() {
                // Whoever hears the page is told that it is another one.
                browser::focus_soon("title");
            }
            untrack(|| page(lang, route))
        })
        .kids_by(move || update.get().then(|| offer_update(lang.get(), update)));
}

fn page(lang: Lang, route: Route) -> Option<El> {
    let game = match &route {
        Route::Play(key) => shelf::take(key).map(|s| s.game().name().id()),
        Route::New(id) => semailles_games::game(id).ok().map(|g| g.name().id()),
        _ => None,
    };
    let words = game.and_then(|id| semailles_locale::game(lang, id));
    document().set_title(&words.map_or_else(
        || "Semailles".to_owned(),
        |w| format!("{} – Semailles", w.name),
    ));
    Some(match route {
        Route::Home => home::home(lang),
        Route::New(id) => new_game::new_game(lang, &id),
        Route::Play(key) => match shelf::take(&key) {
            Some(session) => play::play(lang, key, session),
            None => trouble(lang, text!(lang, page::GAME_NOT_KEPT), None),
        },
        Route::Settings => preferences::preferences(lang),
        Route::Link(fragment) => match link::read(&fragment) {
            Ok(session) => {
                let key = shelf::new_key();
                let _ = shelf::keep(&key, &session);
                browser::go_instead(&format!("play/{key}"));
                return None;
            }
            Err(error) => {
                let game = fragment.split('/').nth(2).and_then(browser::decode);
                trouble(lang, link_words(lang, &error), game)
            }
        },
    })
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
    let button = |class| el("button").class(class);
    el("aside")
        .class("update")
        .attr("role", "status")
        .kid(el("p").kid(text!(lang, page::UPDATE_WAITS)))
        .kid(
            button("button main-button")
                .click(now)
                .kid(text!(lang, page::UPDATE_NOW)),
        )
        .kid(
            button("button")
                .click(move || update.set(false))
                .kid(text!(lang, page::LATER)),
        )
}
