//! A new game: its options in words, who sits where, who begins.

use semailles_core::{AnyGame, GameName, Kind, OptionSpec, Player};
use semailles_games::{CATALOGUE, Entry};
use semailles_locale::fetched::Pack;
use semailles_locale::{Lang, page, story, text};
use semailles_session::{Contest, Seat, Session};

use crate::app::{name_window, title};
use crate::dom::{El, Signal, el, untrack};
use crate::icons::icon;
use crate::parts::{button, choice, link, main_button, row, second};
use crate::program::program;
use crate::{browser, computer, shelf, storage, texts};

/// The level of somebody who has said nothing.
const FIRST_LEVEL: u8 = 2;

/// Numbers up to so many are offered one by one.
const FEW: u16 = 24;

/// How the last game of this kind was set up: its name with options, and the seats.
fn last(id: &str) -> (String, Vec<Seat>) {
    let kept = storage::get(&format!("last.{id}")).unwrap_or_default();
    let (name, seats) = kept.split_once('|').unwrap_or((id, ""));
    let known = program().game;
    let game = known(name).or_else(|_| known(id));
    let players = game.as_ref().map_or(2, |g| usize::from(g.players()));
    let name = game.map_or_else(|_| id.to_owned(), |g| g.name().to_string());
    let mut seats: Vec<Seat> = seats.split(' ').filter_map(|s| s.parse().ok()).collect();
    if seats.len() != players {
        seats = vec![Seat::Computer(FIRST_LEVEL); players];
        seats[0] = Seat::Person;
    }
    (name, seats)
}

/// Begins a game as the last one was: one tap from playing. `go` goes to its address.
pub(crate) fn begin_at_once(id: &str, go: fn(&str)) {
    let (name, seats) = last(id);
    begin(&name, seats, 0, go);
}

/// Keeps how a game was begun: the next one begins alike.
pub(crate) fn remember(name: &GameName, seats: &[Seat]) {
    let words: Vec<String> = seats.iter().map(Seat::to_string).collect();
    let _ = storage::set(
        &format!("last.{}", name.id()),
        &format!("{name}|{}", words.join(" ")),
    );
}

fn begin(name: &str, seats: Vec<Seat>, wins: u16, go: fn(&str)) {
    let Ok(game) = (program().game)(name) else {
        // A game of the whole program.
        go(&format!("begin/{name}"));
        return;
    };
    remember(game.name(), &seats);
    let mut session = Session::begin(&*game, seats);
    if wins > 1 {
        session.set_contest(Some(Contest::new(wins, game.teams())));
    }
    let key = shelf::new_key();
    let _ = shelf::keep(&key, &session);
    go(&format!("play/{key}"));
}

pub(crate) fn new_game(lang: Lang, id: &str) -> El {
    page_of(lang, id).unwrap_or_else(|| crate::home::home(lang))
}

fn page_of(lang: Lang, id: &str) -> Option<El> {
    let entry = CATALOGUE.iter().find(|e| e.id == id)?;
    let id = entry.id;
    let words = semailles_locale::game(lang, id)?;
    name_window(lang, id);
    let (name, seats) = last(id);
    let game = semailles_games::game(&name).ok()?;
    let options = Options::of(entry, &*game);
    let seats: Vec<Signal<Seat>> = seats.into_iter().map(Signal::new).collect();
    let first = Signal::new("0".to_owned());
    let wins = Signal::new("1".to_owned());
    let seat_rows: Vec<_> = (0..)
        .zip(&seats)
        .map(|(p, seat)| {
            let player = story::player_name(lang, &*game, Player(p));
            seat_row(lang, p, player, *seat)
        })
        .collect();
    let start = {
        let (options, seats) = (options.clone(), seats.clone());
        move |event: web_sys::Event| {
            event.prevent_default();
            let name = options.name();
            let mut seats: Vec<Seat> = seats.iter().map(|s| s.get_untracked()).collect();
            // By the rules the first player begins: whoever shall begin takes that seat, and the others follow.
            let by = first.get_untracked().parse();
            let by = by.unwrap_or_else(|_| browser::lot(seats.len()));
            seats.rotate_left(by);
            let wins = wins.get_untracked().parse().unwrap_or(1);
            begin(&name, seats, wins, browser::go);
        }
    };
    let first_row = {
        let seat = |p: u8| {
            let player = story::player_name(lang, &*game, Player(p));
            let words = match p {
                0 => text!(lang, page::BEGINS_CHOSEN, player = player),
                _ => text!(lang, page::BEGINS_OTHER, player = player),
            };
            (p.to_string(), words)
        };
        let mut values: Vec<_> = (0..game.players()).map(seat).collect();
        values.push(("lot".to_owned(), text!(lang, page::BEGINS_LOT)));
        let field = choice("first", values, "0", move |v| first.set(v));
        row("first", text!(lang, page::WHO_BEGINS), field)
    };
    let wins_row = {
        let words = |n: u32| (n.to_string(), text!(lang, page::MATCH_WINS, n = n));
        let values = [1, 2, 3, 5, 7].map(words);
        let field = choice("wins", values.into(), "1", move |v| wins.set(v));
        row("wins", text!(lang, page::MATCH_LENGTH), field)
    };
    let who = el("fieldset")
        .kid(el("legend").kid(text!(lang, page::WHO_PLAYS)))
        .kid((seat_rows, (first_row, wins_row)));
    let begin = main_button().attr("type", "submit");
    let begin = begin.kid((icon!("play"), text!(lang, page::START)));
    let elsewhere = el("a")
        .class("button by-link")
        .attr("href", &format!("#p/new/{id}"))
        .kid((icon!("share"), text!(lang, page::PLAY_BY_LINK)));
    let form = el("form")
        .class("sheet")
        .on("submit", start)
        .kid(who)
        .kid(el("p").class("buttons").kid((begin, elsewhere)))
        .kid(options.rows(lang));
    let bar = el("header")
        .class("bar")
        .kid(link("#", &text!(lang, page::HOME), icon!("back")))
        .kid(title(&words.name));
    let by = text!(
        lang,
        page::BY_PEOPLE,
        people = words.people,
        place = words.place
    );
    let rules = text!(lang, page::RULES_OF, game = words.name.as_str());
    let rules = el("a")
        .attr("href", &crate::link::told(lang, id))
        .kid(rules);
    let learn = text!(lang, page::LEARN_GAME, game = words.name.as_str());
    let learn = el("a").attr("href", &format!("#learn/{id}")).kid(learn);
    let page = el("main")
        .class("plain")
        .kid(bar)
        .kid(el("p").kid(words.tagline))
        .kid(second(format!("{} {by}", words.board)))
        .kid(el("p").class("buttons").kid((rules, learn)))
        .kid(form);
    Some(page)
}

/// The options of a game, as they are being chosen.
#[derive(Clone)]
pub(crate) struct Options {
    id: &'static str,
    values: Vec<(&'static OptionSpec, Signal<String>)>,
}

impl Options {
    /// Those of a game, as they are in one.
    pub(crate) fn of(entry: &Entry, game: &dyn AnyGame) -> Self {
        let value = |spec: &'static OptionSpec| {
            let changed = game.name().changed().find(|(name, _)| *name == spec.name);
            let value = changed.map_or_else(|| spec.default_value(), |(_, v)| v.to_owned());
            (spec, Signal::new(value))
        };
        Self {
            id: entry.id,
            values: entry.options.iter().map(value).collect(),
        }
    }

    /// The game with what has been chosen.
    pub(crate) fn name(&self) -> String {
        let choices: Vec<String> = self
            .values
            .iter()
            .map(|(spec, value)| (spec.name, value.get_untracked(), spec.default_value()))
            .filter(|(_, value, default)| value != default)
            .map(|(name, value, _)| format!("{name}={value}"))
            .collect();
        if choices.is_empty() {
            self.id.to_owned()
        } else {
            format!("{}:{}", self.id, choices.join(","))
        }
    }

    /// A row for each, folded away.
    pub(crate) fn rows(&self, lang: Lang) -> El {
        // What explains the options comes when they are looked at.
        let explained = Signal::new(false);
        texts::with(lang, Pack::More, move || explained.set(true));
        let (listed, reset) = (self.clone(), self.clone());
        let rows = move || {
            explained.get();
            let rows = listed.values.iter();
            rows.filter_map(|(spec, value)| untrack(|| option_row(lang, listed.id, spec, *value)))
                .collect::<Vec<_>>()
        };
        let defaults = move || {
            for (spec, value) in &reset.values {
                value.set(spec.default_value());
            }
        };
        let defaults = button().attr("type", "button").click(defaults);
        el("details")
            .kid(el("summary").kid(text!(lang, page::OPTIONS)))
            .kids_by(rows)
            .kid(el("p").kid(defaults.kid(text!(lang, page::DEFAULTS))))
    }
}

fn seat_row(lang: Lang, p: u8, player: String, seat: Signal<Seat>) -> El {
    let id = format!("seat-{p}");
    let person = (Seat::Person.to_string(), text!(lang, page::SEAT_PERSON));
    let computers = computer::LEVELS.map(|level| {
        let words = text!(lang, page::SEAT_COMPUTER, level = u32::from(level));
        (Seat::Computer(level).to_string(), words)
    });
    let values = std::iter::once(person).chain(computers).collect();
    let now = seat.get_untracked().to_string();
    let set = move |v: String| seat.set(v.parse().unwrap_or_default());
    row(&id, player, choice(&id, values, &now, set))
}

fn option_row(
    lang: Lang,
    game: &'static str,
    spec: &'static OptionSpec,
    value: Signal<String>,
) -> Option<El> {
    let words = semailles_locale::option(lang, game, spec.name)?;
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
            let numbers = (min..=max).map(|n| n.to_string());
            Some(zero.into_iter().chain(numbers).collect())
        }
        Kind::Number { .. } => None,
    };
    let (field, told) = match (values, spec.kind) {
        (
            None,
            Kind::Number {
                min, max, or_zero, ..
            },
        ) => {
            let least = if or_zero { 0 } else { min };
            let change = move |text: String| {
                let n: u16 = text.parse().unwrap_or(0);
                let kept = if n == 0 && or_zero {
                    0
                } else {
                    n.clamp(min, max)
                };
                value.set(kept.to_string());
            };
            let field = el("input")
                .attr("type", "number")
                .attr("id", &id)
                .attr("min", &least.to_string())
                .attr("max", &max.to_string())
                .value_by(move || value.get())
                .change("change", change);
            let told = el("span").class("second");
            (field, Some(told.text_by(move || in_words(&value.get()))))
        }
        (values, _) => {
            let pairs = values.into_iter().flatten().map(|v| {
                let words = in_words(&v);
                (v, words)
            });
            let now = value.get_untracked();
            let field = choice(&id, pairs.collect(), &now, move |v| value.set(v));
            (field.value_by(move || value.get()), None)
        }
    };
    let source = el("details")
        .class("source")
        .kid(el("summary").kid(text!(lang, page::SOURCE)))
        .kid(second(words.source));
    let row = el("div")
        .class("row option")
        .kid(el("label").attr("for", &id).kid(words.name))
        .kid(field.attr("aria-describedby", &about))
        .kid(told)
        .kid(second(words.about).attr("id", &about))
        .kid(source);
    Some(row)
}
