//! Which page is shown: the part of the address after `#` says it.

use crate::erased::{click, dynamic};
use leptos::ev;
use leptos::prelude::*;
use semailles_locale::{Lang, describe, page, text};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;

use crate::link::{self, LinkError};
use crate::{browser, home, new_game, play, preferences, settings, shelf};

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

/// The whole page.
#[component]
#[allow(unreachable_pub)]
pub(crate) fn App() -> impl IntoView {
    let settings = settings::provide();
    let route = RwSignal::new(Route::of(&browser::fragment()));
    let first = StoredValue::new(true);
    let handle = window_event_listener(ev::hashchange, move |_| {
        first.set_value(false);
        let now = Route::of(&browser::fragment());
        if route.get_untracked() != now {
            route.set(now);
        }
    });
    on_cleanup(move || handle.remove());
    let update = RwSignal::new(false);
    listen("semailles:update", move || update.set(true));
    let lang = Memo::new(move |_| settings.get().lang);
    // Words are fixed when a page is made: another language makes it anew.
    let shown = move || {
        let (lang, route) = (lang.get(), route.get());
        if !first.get_value() {
            // Whoever hears the page is told that it is another one.
            browser::focus_soon("title");
        }
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
        match route {
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
                    ().into_any()
                }
                Err(error) => {
                    let game = fragment.split('/').nth(2).and_then(browser::decode);
                    trouble(lang, link_words(lang, &error), game)
                }
            },
        }
    };
    view! {
        {shown}
        {dynamic(move || update.get().then(|| offer_update(lang.get(), update)))}
    }
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
fn trouble(lang: Lang, words: String, game: Option<String>) -> AnyView {
    let known = game.and_then(|name| {
        let id = semailles_games::game(&name).ok()?.name().id();
        Some((id, semailles_locale::game(lang, id)?.name))
    });
    view! {
        <main class="plain">
            <h1 id="title" tabindex="-1">{text!(lang, page::TROUBLE)}</h1>
            <p role="alert" class="trouble">{words}</p>
            {known.map(|(id, name)| view! {
                <p><a class="button" href=format!("#new/{id}")>{text!(lang, page::PLAY_GAME, game = name)}</a></p>
            })}
            <p><a class="button main-button" href="#">{text!(lang, page::HOME)}</a></p>
        </main>
    }
    .into_any()
}

fn offer_update(lang: Lang, update: RwSignal<bool>) -> AnyView {
    let now = move |_| {
        if let Ok(event) = web_sys::Event::new("semailles:update-now") {
            let _ = window().dispatch_event(&event);
        }
    };
    view! {
        <aside class="update" role="status">
            <p>{text!(lang, page::UPDATE_WAITS)}</p>
            <button class="button main-button" on:click=now>{text!(lang, page::UPDATE_NOW)}</button>
            <button class="button" on:click=click(move |_| update.set(false))>{text!(lang, page::LATER)}</button>
        </aside>
    }
    .into_any()
}

/// Listens to an event of the page's own for as long as the page lives.
fn listen(name: &str, then: impl Fn() + 'static) {
    let hear = Closure::<dyn Fn()>::new(then);
    let _ = window().add_event_listener_with_callback(name, hear.as_ref().unchecked_ref());
    hear.forget();
}
