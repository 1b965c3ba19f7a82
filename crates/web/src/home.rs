//! Home: what is unfinished, then five boards one wants to touch.

use crate::erased::{click, dynamic};
use leptos::prelude::*;
use semailles_games::CATALOGUE;
use semailles_locale::{Lang, page, story, text};
use semailles_session::{Seat, Session};

use crate::board::{Held, Scene, Screen, held_in, still};
use crate::icons::icon;
use crate::{browser, new_game, paste, settings, shelf};

/// The order on the mat: short games with few rules first.
const ORDER: [&str; 5] = ["en-dodoi", "djenon-abe", "anywoli", "dzuwa", "wali"];

pub(crate) fn home(lang: Lang) -> AnyView {
    // The first board is the one that stood here before the program came.
    let ids = ORDER
        .into_iter()
        .filter(|id| CATALOGUE.iter().any(|e| e.id == *id));
    let others = CATALOGUE
        .iter()
        .map(|e| e.id)
        .filter(|id| !ORDER.contains(id));
    let bands: Vec<_> = ids.chain(others).map(|id| band(lang, id)).collect();
    let unfinished = shelf::unfinished();
    let other = Lang::ALL
        .into_iter()
        .find(|&l| l != lang)
        .unwrap_or_default();
    let settings = settings::settings();
    let pasting = RwSignal::new(false);
    view! {
        <main class="home">
            <header class="bar">
                <h1 id="title" tabindex="-1">"Semailles"</h1>
                <button class="tool words" lang=other.tag() id="language" on:click=click(move |_| {
                    settings.update(|s| s.lang = other);
                    browser::focus_soon("language");
                })>
                    {icon!("language")}<span>{other.name()}</span>
                </button>
                <a class="tool" href="#settings" aria-label=text!(lang, page::SETTINGS)>{icon!("settings")}</a>
            </header>
            {(!unfinished.is_empty()).then(|| view! {
                <section aria-labelledby="unfinished">
                    <h2 id="unfinished">{text!(lang, page::UNFINISHED)}</h2>
                    <ul class="shelf">
                        {unfinished.iter().map(|kept| card(lang, &kept.key, &kept.session)).collect::<Vec<_>>()}
                    </ul>
                </section>
            })}
            <ul class="mat">{bands}</ul>
            <footer class="foot">
                <button class="button" on:click=click(move |_| pasting.set(true))>{icon!("open")}{text!(lang, page::OPEN_GAME)}</button>
                <button class="button" on:click=click(move |_| {
                    browser::save_file(&format!("semailles-{}.txt", browser::today()), &shelf::everything());
                })>{icon!("save")}{text!(lang, page::SAVE_ALL)}</button>
                <p class="second">{text!(lang, page::KEPT_WHERE)}</p>
            </footer>
            {dynamic(move || pasting.get().then(|| paste::paste(lang, pasting)))}
        </main>
    }
    .into_any()
}

/// A game of the shelf.
fn card(lang: Lang, key: &str, session: &Session) -> AnyView {
    let id = session.game().name().id();
    let name = semailles_locale::game(lang, id).map_or_else(String::new, |g| g.name);
    let score: Vec<String> = session.score().iter().map(u16::to_string).collect();
    let people = session
        .seats()
        .iter()
        .filter(|s| **s == Seat::Person)
        .count();
    let turn = match session.turn() {
        Some(p) if people == 1 && session.seat(p) == Seat::Person => text!(lang, page::YOUR_TURN),
        turn => story::turn(lang, session.game(), turn),
    };
    view! {
        <li><a class="card" data-board=id href=format!("#play/{key}")>
            <span class="chip" aria-hidden="true"></span>
            <strong>{name}</strong>
            <span>{turn}" "<b>{score.join("–")}</b></span>
        </a></li>
    }
    .into_any()
}

/// A game of the mat: the whole band is one button.
fn band(lang: Lang, id: &'static str) -> AnyView {
    let Some(words) = semailles_locale::game(lang, id) else {
        return ().into_any();
    };
    let begin = move |_| new_game::begin_at_once(id);
    let label = text!(lang, page::PLAY_GAME, game = words.name.as_str());
    view! {
        <li class="band" data-board=id>
            <div class="told">
                <h2 class="name">{words.name.clone()}</h2>
                <span class="people">{words.people.clone()}</span>
                <span class="second">{words.place.clone()}</span>
                <span class="second tagline">{words.tagline.clone()}</span>
            </div>
            <div class="art" aria-hidden="true" inner_html=picture(id)></div>
            // It lies over the whole band.
            <button class="touch" aria-label=label.clone() on:click=begin></button>
            <a class="tool options" href=format!("#new/{id}") aria-label=text!(lang, page::OPTIONS_OF, game = words.name)>{icon!("more")}</a>
        </li>
    }
    .into_any()
}

/// A real board as it lies before the first move.
fn picture(id: &str) -> String {
    let Ok(game) = semailles_games::game(id) else {
        return String::new();
    };
    let layout = game.layout();
    let scene = Scene::new(
        id,
        &layout,
        Screen {
            width: 760.0,
            height: 400.0,
            near: semailles_core::Player(0),
        },
    );
    let start = game.begin().picture();
    let mut held: Vec<Held> = layout
        .spots
        .iter()
        .map(|s| held_in(&start, s.place))
        .collect();
    if start.pits.is_empty() {
        // An empty board says nothing: a few pieces show what is played with.
        for (i, k) in [
            (2, 0),
            (8, 1),
            (13, 0),
            (14, 1),
            (16, 1),
            (20, 0),
            (22, 0),
            (27, 1),
        ] {
            if let Some(h) = held.get_mut(i) {
                h.piece = Some(semailles_core::Player(k));
            }
        }
    }
    let [left, top, width, height] = scene.hull;
    let inner = still(&scene, &held);
    // A tall board lies down.
    if height > width {
        return format!(
            "<svg viewBox=\"{top} {} {height} {width}\" data-board=\"{id}\"><g transform=\"rotate(-90)\">{inner}</g></svg>",
            -left - width
        );
    }
    format!("<svg viewBox=\"{left} {top} {width} {height}\" data-board=\"{id}\">{inner}</svg>")
}
