//! A new game: its options in words, who sits where, who begins.

use crate::erased::{changing, dynamic, event};
use leptos::prelude::*;
use semailles_core::{Kind, OptionSpec, Player};
use semailles_games::CATALOGUE;
use semailles_locale::{Lang, page, story, text};
use semailles_session::{Contest, Seat, Session};

use crate::icons::icon;
use crate::{browser, computer, shelf, storage};

/// The level of somebody who has said nothing.
const FIRST_LEVEL: u8 = 2;

/// Numbers up to so many are offered one by one.
const FEW: u16 = 24;

/// How the last game of this kind was set up: its name with options, and the seats.
fn last(id: &str) -> (String, Vec<Seat>) {
    let kept = storage::get(&format!("last.{id}")).unwrap_or_default();
    let (name, seats) = kept.split_once('|').unwrap_or((id, ""));
    let game = semailles_games::game(name).or_else(|_| semailles_games::game(id));
    let players = game.as_ref().map_or(2, |g| usize::from(g.players()));
    let name = game.map_or_else(|_| id.to_owned(), |g| g.name().to_string());
    let mut seats: Vec<Seat> = seats.split(' ').filter_map(|s| s.parse().ok()).collect();
    if seats.len() != players {
        seats = vec![Seat::Computer(FIRST_LEVEL); players];
        seats[0] = Seat::Person;
    }
    (name, seats)
}

/// Begins a game as the last one was: one tap from playing.
pub(crate) fn begin_at_once(id: &str) {
    let (name, seats) = last(id);
    begin(&name, seats, 0);
}

fn begin(name: &str, seats: Vec<Seat>, wins: u16) {
    let Ok(game) = semailles_games::game(name) else {
        return;
    };
    let words: Vec<String> = seats.iter().map(Seat::to_string).collect();
    let _ = storage::set(
        &format!("last.{}", game.name().id()),
        &format!("{name}|{}", words.join(" ")),
    );
    let mut session = Session::begin(&*game, seats);
    if wins > 1 {
        session.set_contest(Some(Contest::new(wins, game.teams())));
    }
    let key = shelf::new_key();
    let _ = shelf::keep(&key, &session);
    browser::go(&format!("play/{key}"));
}

pub(crate) fn new_game(lang: Lang, id: &str) -> AnyView {
    let Some(entry) = CATALOGUE.iter().find(|e| e.id == id) else {
        return crate::home::home(lang);
    };
    let id = entry.id;
    let Some(words) = semailles_locale::game(lang, id) else {
        return ().into_any();
    };
    let (name, seats) = last(id);
    let Ok(game) = semailles_games::game(&name) else {
        return ().into_any();
    };
    let changed: Vec<(String, String)> = game
        .name()
        .changed()
        .map(|(n, v)| (n.to_owned(), v.to_owned()))
        .collect();
    let values: Vec<(&'static OptionSpec, RwSignal<String>)> = entry
        .options
        .iter()
        .map(|spec| {
            let value = changed
                .iter()
                .find(|(n, _)| n == spec.name)
                .map(|(_, v)| v.clone());
            (
                spec,
                RwSignal::new(value.unwrap_or_else(|| spec.default_value())),
            )
        })
        .collect();
    let seats: Vec<RwSignal<Seat>> = seats.into_iter().map(RwSignal::new).collect();
    let first = RwSignal::new("chosen".to_owned());
    let wins = RwSignal::new("1".to_owned());
    let rows: Vec<_> = values
        .iter()
        .map(|(spec, value)| option_row(lang, id, spec, *value))
        .collect();
    let seat_rows: Vec<_> = (0..)
        .zip(&seats)
        .map(|(p, seat)| {
            let player = story::player_name(lang, &*game, Player(p));
            seat_row(lang, p, player, *seat)
        })
        .collect();
    let start = {
        let (values, seats) = (values.clone(), seats.clone());
        move |event: leptos::ev::SubmitEvent| {
            event.prevent_default();
            let choices: Vec<String> = values
                .iter()
                .map(|(spec, value)| (spec.name, value.get_untracked(), spec.default_value()))
                .filter(|(_, value, default)| value != default)
                .map(|(name, value, _)| format!("{name}={value}"))
                .collect();
            let name = if choices.is_empty() {
                id.to_owned()
            } else {
                format!("{id}:{}", choices.join(","))
            };
            let mut seats: Vec<Seat> = seats.iter().map(|s| s.get_untracked()).collect();
            if first.get_untracked() == "lot" {
                let by = browser::lot(seats.len());
                seats.rotate_right(by);
            }
            begin(&name, seats, wins.get_untracked().parse().unwrap_or(1));
        }
    };
    let defaults = move |_| {
        for (spec, value) in &values {
            value.set(spec.default_value());
        }
    };
    view! {
        <main class="plain">
            <header class="bar">
                <a class="tool" href="#" aria-label=text!(lang, page::HOME)>{icon!("back")}</a>
                <h1 id="title" tabindex="-1">{words.name.clone()}</h1>
            </header>
            <p>{words.tagline}</p>
            <p class="second">{words.board}" "{text!(lang, page::BY_PEOPLE, people = words.people, place = words.place)}</p>
            <form class="sheet" on:submit=start>
                <fieldset>
                    <legend>{text!(lang, page::WHO_PLAYS)}</legend>
                    {seat_rows}
                    <p class="row">
                        <label for="first">{text!(lang, page::WHO_BEGINS)}</label>
                        <select id="first" prop:value=changing(move || first.get()) on:change=event(move |e| first.set(event_target_value(&e)))>
                            <option value="chosen">{text!(lang, page::BEGINS_CHOSEN, player = story::player_name(lang, &*game, Player(0)))}</option>
                            <option value="lot">{text!(lang, page::BEGINS_LOT)}</option>
                        </select>
                    </p>
                    <p class="row">
                        <label for="wins">{text!(lang, page::MATCH_LENGTH)}</label>
                        <select id="wins" on:change=event(move |e| wins.set(event_target_value(&e)))>
                            {[1_u32, 2, 3, 5, 7].map(|n| view! { <option value=n.to_string()>{text!(lang, page::MATCH_WINS, n = n)}</option> }).into_iter().collect::<Vec<_>>()}
                        </select>
                    </p>
                </fieldset>
                <p><button class="button main-button" type="submit">{icon!("play")}{text!(lang, page::START)}</button></p>
                <details>
                    <summary>{text!(lang, page::OPTIONS)}</summary>
                    {rows}
                    <p><button class="button" type="button" on:click=defaults>{text!(lang, page::DEFAULTS)}</button></p>
                </details>
            </form>
        </main>
    }
    .into_any()
}

fn seat_row(lang: Lang, p: u8, player: String, seat: RwSignal<Seat>) -> AnyView {
    let id = format!("seat-{p}");
    let change = move |event| seat.set(event_target_value(&event).parse().unwrap_or_default());
    let mut choices = vec![(Seat::Person, text!(lang, page::SEAT_PERSON))];
    choices.extend(computer::LEVELS.map(|level| {
        (
            Seat::Computer(level),
            text!(lang, page::SEAT_COMPUTER, level = u32::from(level)),
        )
    }));
    let options: Vec<_> = choices
        .into_iter()
        .map(|(value, words)| view! { <option value=value.to_string() selected=seat.get_untracked() == value>{words}</option> })
        .collect();
    view! {
        <p class="row">
            <label for=id.clone()>{player}</label>
            <select id=id on:change=change>{options}</select>
        </p>
    }
    .into_any()
}

fn option_row(
    lang: Lang,
    game: &'static str,
    spec: &'static OptionSpec,
    value: RwSignal<String>,
) -> AnyView {
    let Some(words) = semailles_locale::option(lang, game, spec.name) else {
        return ().into_any();
    };
    let id = format!("option-{}", spec.name);
    let about = format!("about-{}", spec.name);
    let in_words = move |v: &str| {
        semailles_locale::option_value(lang, game, spec.name, v).unwrap_or_else(|| v.to_owned())
    };
    let values: Option<Vec<String>> = match spec.kind {
        Kind::Words(words) => Some(words.iter().map(|w| (*w).to_owned()).collect()),
        Kind::Number {
            min, max, or_zero, ..
        } if max - min < FEW => {
            let zero = or_zero.then(|| "0".to_owned());
            Some(
                zero.into_iter()
                    .chain((min..=max).map(|n| n.to_string()))
                    .collect(),
            )
        }
        Kind::Number { .. } => None,
    };
    let field = match values {
        Some(values) => {
            let options: Vec<_> = values
                .into_iter()
                .map(|v| {
                    let (words, is) = (in_words(&v), v.clone());
                    view! { <option value=v selected=changing(move || value.get() == is)>{words}</option> }
                })
                .collect();
            view! {
                <select id=id.clone() aria-describedby=about.clone() on:change=event(move |e| value.set(event_target_value(&e)))>{options}</select>
            }
            .into_any()
        }
        None => {
            let Kind::Number {
                min, max, or_zero, ..
            } = spec.kind
            else {
                return ().into_any();
            };
            let least = if or_zero { 0 } else { min };
            let change = move |event| {
                let n: u16 = event_target_value(&event).parse().unwrap_or(0);
                let kept = if n == 0 && or_zero {
                    0
                } else {
                    n.clamp(min, max)
                };
                value.set(kept.to_string());
            };
            view! {
                <input type="number" id=id.clone() aria-describedby=about.clone() min=least max=max prop:value=changing(move || value.get()) on:change=change/>
                <span class="second">{dynamic(move || in_words(&value.get()))}</span>
            }
            .into_any()
        }
    };
    view! {
        <div class="row option">
            <label for=id.clone()>{words.name}</label>
            {field}
            <p class="second" id=about>{words.about}</p>
            <details class="source"><summary>{text!(lang, page::SOURCE)}</summary><p class="second">{words.source}</p></details>
        </div>
    }
    .into_any()
}
