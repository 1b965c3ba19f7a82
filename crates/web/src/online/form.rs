//! A new game by link: its options, who may sit where, how long one may think, what is done about leavers.

use semailles_core::{Player, RULES_VERSION};
use semailles_games::CATALOGUE;
use semailles_locale::{Lang, online as t, page, story, text};
use semailles_session::online::Client;
use semailles_session::{Seat, Session};
use semailles_wire::online::{Clock, Leaver, Plan, Setup};

use super::line::{Paper, now};
use super::news::{name_field, own_name};
use super::{kept, words};
use crate::app::title;
use crate::dom::{El, Signal, el};
use crate::icons::icon;
use crate::new_game::Options;
use crate::parts::{choice, link, main_button, row, second};
use crate::{browser, computer, storage};

/// The level of computers of whom nobody has said anything.
const LEVEL: u8 = 2;

const MINUTE: u32 = 60;
const DAY: u32 = 24 * 60 * MINUTE;

/// How long one may think: what is offered. Milliseconds, as clocks have them.
const CLOCKS: [Clock; 8] = [
    Clock::None,
    Clock::Fischer {
        base: 5 * MINUTE * 1000,
        increment: 5_000,
    },
    Clock::Fischer {
        base: 10 * MINUTE * 1000,
        increment: 10_000,
    },
    Clock::Fischer {
        base: 30 * MINUTE * 1000,
        increment: 20_000,
    },
    Clock::PerMove(MINUTE * 1000),
    Clock::PerMove(5 * MINUTE * 1000),
    Clock::PerMove(DAY * 1000),
    Clock::PerMove(3 * DAY * 1000),
];

/// What may be done about whoever stays away: what is offered. Seconds.
const LEAVERS: [Leaver; 6] = [
    Leaver::Wait,
    Leaver::Claim(MINUTE),
    Leaver::Claim(5 * MINUTE),
    Leaver::Claim(3 * DAY),
    Leaver::Computer(MINUTE, LEVEL),
    Leaver::Computer(5 * MINUTE, LEVEL),
];

/// Who may sit on a seat, as a word of the form.
fn word(plan: Plan) -> String {
    match plan {
        Plan::Open => "open".to_owned(),
        Plan::Filled(level) => format!("filled-{level}"),
        Plan::Computer(level) => format!("computer-{level}"),
    }
}

fn plan(word: &str) -> Plan {
    let level = |text: &str| text.parse().unwrap_or(LEVEL);
    match word.split_once('-') {
        Some(("filled", n)) => Plan::Filled(level(n)),
        Some(("computer", n)) => Plan::Computer(level(n)),
        _ => Plan::Open,
    }
}

/// How the last game of a kind was made: the next one begins alike.
struct Last {
    /// The game with its options.
    name: String,
    /// The own seat; the number of seats for who watches.
    mine: u8,
    seats: Vec<Plan>,
    clock: usize,
    leaver: usize,
}

impl Last {
    /// `name|own seat|clock|leaver|seats`, as [`Last::keep`] writes it; what is not there is as at first.
    fn of(id: &str) -> Self {
        let kept = storage::get(&format!("online-last.{id}")).unwrap_or_default();
        let mut parts = kept.split('|');
        let name = parts.next().unwrap_or_default().to_owned();
        let mut number = || parts.next().and_then(|n| n.parse::<usize>().ok());
        let (mine, clock, leaver) = (number(), number(), number());
        let at_most = |n: Option<usize>, all: usize| n.filter(|&n| n < all).unwrap_or(0);
        Self {
            name: if name.is_empty() { id.to_owned() } else { name },
            mine: mine.map_or(0, |n| n as u8),
            clock: at_most(clock, CLOCKS.len()),
            leaver: at_most(leaver, LEAVERS.len()),
            seats: parts
                .next()
                .unwrap_or_default()
                .split(' ')
                .map(plan)
                .collect(),
        }
    }

    fn keep(&self, id: &str) {
        let seats: Vec<String> = self.seats.iter().map(|&plan| word(plan)).collect();
        let (mine, clock, leaver) = (self.mine, self.clock, self.leaver);
        let text = format!("{}|{mine}|{clock}|{leaver}|{}", self.name, seats.join(" "));
        let _ = storage::set(&format!("online-last.{id}"), &text);
    }
}

/// The form for a game; `None` when there is no such game. `brought` is one that was begun at this screen.
pub(super) fn form(lang: Lang, id: &str, brought: Option<Session>) -> Option<El> {
    let entry = CATALOGUE.iter().find(|e| e.id == id)?;
    let id = entry.id;
    let told = semailles_locale::game(lang, entry.id)?;
    let last = Last::of(entry.id);
    let game = match &brought {
        Some(session) => semailles_games::game(&session.game().name().to_string()),
        None => semailles_games::game(&last.name).or_else(|_| semailles_games::game(entry.id)),
    };
    let game = game.ok()?;
    let options = Options::of(entry, &*game);
    let players = game.players();
    let seats: Vec<Signal<Plan>> = (0..players)
        .map(|p| {
            Signal::new(match brought.as_ref().map(|s| s.seat(Player(p))) {
                Some(Seat::Computer(level)) => Plan::Computer(level),
                Some(_) => Plan::Open,
                None => last
                    .seats
                    .get(usize::from(p))
                    .copied()
                    .unwrap_or(Plan::Open),
            })
        })
        .collect();
    let person = || seats.iter().position(|s| s.get_untracked() == Plan::Open);
    let mine = Signal::new(match brought {
        Some(_) => person().map_or(0, |p| p as u8),
        None => last.mine.min(players),
    });
    let clock = Signal::new(last.clock);
    let leaver = Signal::new(last.leaver);
    let name = own_name();
    let wrong = Signal::new(String::new());
    let names: Vec<String> = (0..players)
        .map(|p| story::player_name(lang, &*game, Player(p)))
        .collect();
    let own_row = {
        let seat = |(p, name): (usize, &String)| {
            let words = match p {
                0 => text!(lang, t::SEAT_BEGINS, player = name.as_str()),
                _ => name.clone(),
            };
            (p.to_string(), words)
        };
        let mut values: Vec<_> = names.iter().enumerate().map(seat).collect();
        values.push((players.to_string(), text!(lang, t::SEAT_WATCH)));
        let now = mine.get_untracked().to_string();
        let set = move |v: String| mine.set(v.parse().unwrap_or(0));
        row(
            "own-seat",
            text!(lang, t::OWN_SEAT),
            choice("own-seat", values, &now, set),
        )
    };
    let others = {
        let seats = seats.clone();
        move || {
            let mine = mine.get();
            let rows = (0..players).filter(|&p| p != mine);
            rows.map(|p| {
                let seat = seats[usize::from(p)];
                seat_row(lang, p, names[usize::from(p)].clone(), seat)
            })
            .collect::<Vec<_>>()
        }
    };
    let numbered = |all: Vec<String>| -> Vec<(String, String)> {
        let pairs = all.into_iter().enumerate();
        pairs.map(|(i, words)| (i.to_string(), words)).collect()
    };
    let clocks = numbered(CLOCKS.map(|c| words::clock(lang, c)).into());
    let leavers = numbered(LEAVERS.map(|l| words::leaver(lang, l)).into());
    let at = |v: String| v.parse().unwrap_or(0);
    let clock_row = row(
        "clock",
        text!(lang, t::CLOCK),
        choice("clock", clocks, &last.clock.to_string(), move |v| {
            clock.set(at(v))
        }),
    );
    let leaver_row = row(
        "leaver",
        text!(lang, t::LEAVER),
        choice("leaver", leavers, &last.leaver.to_string(), move |v| {
            leaver.set(at(v))
        }),
    );
    let begun = brought.as_ref().map_or(0, |s| s.plies().len() as u32);
    let has_options = brought.is_none();
    let listed = options.clone();
    let make = move |event: web_sys::Event| {
        event.prevent_default();
        let (start, moves, game) = match &brought {
            Some(session) => (
                session.start().map(str::to_owned),
                session.plies().iter().map(|p| p.text.clone()).collect(),
                session.game().name().to_string(),
            ),
            None => (None, Vec::new(), options.name()),
        };
        let mine = mine.get_untracked();
        let sits = mine < players;
        let plans = (0..players).map(|p| match seats[usize::from(p)].get_untracked() {
            _ if p == mine => Plan::Open,
            plan => plan,
        });
        let plans: Vec<Plan> = plans.collect();
        if brought.is_none() {
            let last = Last {
                name: game.clone(),
                mine,
                seats: plans.clone(),
                clock: clock.get_untracked(),
                leaver: leaver.get_untracked(),
            };
            last.keep(id);
        }
        let setup = Setup {
            rules: RULES_VERSION,
            game,
            start,
            moves,
            seats: plans,
            clock: CLOCKS[clock.get_untracked()],
            leaver: LEAVERS[leaver.get_untracked()],
            french: lang == Lang::Fr,
        };
        let sit = sits.then(|| (mine, name.get_untracked().trim().to_owned()));
        let key = kept::new_key();
        let mut paper = Paper(key.clone());
        match Client::create(setup, sit, semailles_games::game, now(), &mut paper) {
            Ok(_) => browser::go(&format!("p/{key}")),
            Err(fault) => {
                let why = fault.to_string();
                wrong.set(text!(lang, t::REFUSED_BAD, why = why));
            }
        }
    };
    let who = el("fieldset")
        .kid(el("legend").kid(text!(lang, page::WHO_PLAYS)))
        .kid((name_field(lang, name), own_row))
        .kids_by(others);
    let how = el("fieldset")
        .kid(el("legend").kid(text!(lang, t::AGREED)))
        .kid((clock_row, leaver_row));
    let begin = main_button()
        .attr("type", "submit")
        .kid((icon!("share"), text!(lang, t::MAKE)));
    let form = el("form")
        .class("sheet")
        .on("submit", make)
        .kid((who, how))
        .kid(
            el("p")
                .class("trouble")
                .attr("role", "alert")
                .text_by(move || wrong.get()),
        )
        .kid(el("p").kid(begin))
        .kid(has_options.then(|| listed.rows(lang)));
    let bar = el("header")
        .class("bar")
        .kid(link("#p", &text!(lang, t::OWN_GAMES), icon!("back")))
        .kid(title(&text!(lang, t::TITLE_OF, game = told.name)));
    let begun = (begun > 0).then(|| second(text!(lang, t::BROUGHT, n = begun)));
    Some(
        el("main")
            .class("plain")
            .kid(bar)
            .kid(el("p").kid(text!(lang, t::HOW)))
            .kid(begun)
            .kid(form),
    )
}

fn seat_row(lang: Lang, p: u8, player: String, seat: Signal<Plan>) -> El {
    let id = format!("seat-{p}");
    let open = [Plan::Open, Plan::Filled(LEVEL)].into_iter();
    let computers = computer::LEVELS.map(Plan::Computer);
    let words = |plan: Plan| match plan {
        Plan::Open => text!(lang, t::SEAT_OPEN),
        Plan::Filled(_) => text!(lang, t::SEAT_FILLED),
        Plan::Computer(level) => text!(lang, page::SEAT_COMPUTER, level = u32::from(level)),
    };
    let values = open.chain(computers).map(|plan| (word(plan), words(plan)));
    let set = move |v: String| seat.set(plan(&v));
    let now = word(seat.get_untracked());
    row(&id, player, choice(&id, values.collect(), &now, set))
}
