//! `bench`: how fast the games are played at random.

mod thinking;

use std::io::IsTerminal;
use std::time::{Duration, Instant};

use clap::{Arg, ArgMatches, Command};
use comfy_table::{CellAlignment, ColumnConstraint, ContentArrangement, Table, Width, presets};
use indicatif::ProgressBar;
use semailles_core::{AnyGame, Event, SplitMix64};
use semailles_locale::{Lang, Message, cli as t, text};
use serde::Serialize;

use crate::app::Context;
use crate::failure::Failure;
use crate::options::{self, json_arg, literal, positional};
use crate::{set_up, terminal, words};
use thinking::Thinking;

pub(crate) const NAME: &str = "bench";

const EXAMPLES: &[(&str, Message)] = &[
    ("semailles bench", t::BENCH_EXAMPLE),
    (
        "semailles bench en-dodoi:pits=8 --seconds 10",
        t::BENCH_EXAMPLE_ONE,
    ),
];

/// What is measured when no game is named.
const CHOICE: &[&str] = &[
    "en-dodoi",
    "en-dodoi:pits=10",
    "en-dodoi:direction=parity",
    "djenon-abe",
    "anywoli",
    "anywoli:pits=7",
    "dzuwa",
    "dzuwa:teams=off",
    "wali",
    "wali:line=three-or-more",
];

/// Games of one round. Their number and their seed are fixed, so that the plies in all are the same everywhere and
/// a change of the rules or of the stream shows.
const GAMES: u64 = 2000;
const SEED: u64 = 1;
/// Games that are traced to count laps.
const TRACED: u64 = 100;
/// Passes over the boards of the relay.
const PASSES: u32 = 50;
/// One round may have met a busy machine.
const ROUNDS: usize = 3;

pub(crate) fn command(lang: Lang) -> Command {
    options::command(lang, NAME, t::BENCH_ABOUT, EXAMPLES)
        .arg(positional(lang, "games", t::VALUE_GAME, t::BENCH_GAMES).num_args(0..))
        .arg(
            Arg::new("seconds")
                .long("seconds")
                .value_name(literal(t::VALUE_SECONDS, lang))
                .value_parser(move |text: &str| {
                    text.parse()
                        .ok()
                        .filter(|s| (0.0..=3600.0).contains(s))
                        .ok_or_else(|| {
                            let found = semailles_core::shorten(text);
                            text!(lang, t::NOT_SECONDS, found = found)
                        })
                })
                .help(text!(lang, t::BENCH_SECONDS)),
        )
        .arg(json_arg(lang))
}

pub(crate) fn run(context: &mut Context<'_>, args: &ArgMatches) -> Result<(), Failure> {
    let lang = context.lang;
    let seconds = args.get_one::<f64>("seconds").copied().unwrap_or(2.0);
    let named: Vec<&str> = args
        .get_many::<String>("games")
        .map(|all| all.map(String::as_str).collect())
        .unwrap_or_default();
    let names = if named.is_empty() { CHOICE } else { &named[..] };
    let games = names.iter().map(|name| set_up::game(lang, name));
    let games: Vec<Box<dyn AnyGame>> = games.collect::<Result<_, _>>()?;
    let progress = if std::io::stderr().is_terminal() {
        ProgressBar::new(games.len() as u64)
    } else {
        ProgressBar::hidden()
    };
    let measured: Vec<Measured> = games
        .iter()
        .map(|game| {
            let measured = Measured::of(&**game, Duration::from_secs_f64(seconds));
            progress.inc(1);
            measured
        })
        .collect();
    // Options make little difference to the thinker.
    let plain = games
        .iter()
        .filter(|game| !named.is_empty() || !game.name().to_string().contains(':'));
    let thinking: Vec<Thinking> = plain.map(|game| Thinking::of(&**game)).collect();
    let relay = named.is_empty().then(Lap::measure);
    progress.finish_and_clear();
    if args.get_flag("json") {
        let all = All {
            games: measured,
            thinking,
            relay,
        };
        serde_json::to_writer(&mut *context.out, &all)?;
        writeln!(context.out)?;
    } else {
        writeln!(context.out, "{}", table(lang, &measured).trim_fmt())?;
        for thinking in &thinking {
            writeln!(context.out, "{}", thinking.line(lang))?;
        }
        if let Some(lap) = relay {
            let line = lap.line(lang);
            writeln!(
                context.out,
                "{}",
                terminal::wrap(&line, terminal::prose_width(), "", "")
            )?;
        }
        let note = text!(lang, t::BENCH_NOTE);
        writeln!(
            context.out,
            "{}",
            terminal::wrap(&note, terminal::prose_width(), "", "")
        )?;
    }
    Ok(())
}

/// What `--json` writes.
#[derive(Serialize)]
struct All {
    games: Vec<Measured>,
    thinking: Vec<Thinking>,
    relay: Option<Lap>,
}

/// What a lap of a relay costs, both ways.
#[derive(Clone, Copy, Debug, Serialize)]
struct Lap {
    seeds: u8,
    laps: u64,
    ns_by_table: f64,
    ns_by_hand: f64,
    ratio: f64,
}

impl Lap {
    fn measure() -> Self {
        let relay = semailles_games::bench::relay(48, PASSES);
        let a_lap = |time: Duration| 1e9 * time.as_secs_f64() / relay.laps.max(1) as f64;
        let (ns_by_table, ns_by_hand) = (a_lap(relay.by_table), a_lap(relay.by_hand));
        Self {
            seeds: relay.seeds,
            laps: relay.laps,
            ns_by_table,
            ns_by_hand,
            ratio: ns_by_hand / ns_by_table,
        }
    }

    fn line(self, lang: Lang) -> String {
        text!(
            lang,
            t::BENCH_RELAY,
            seeds = self.seeds,
            fast = words::decimal(lang, self.ns_by_table, 1),
            slow = words::decimal(lang, self.ns_by_hand, 1),
            ratio = words::decimal(lang, self.ratio, 1)
        )
    }
}

/// How fast a game is.
#[derive(Debug, Serialize)]
struct Measured {
    game: String,
    games: u64,
    plies: u64,
    rounds: usize,
    playouts_per_second: f64,
    moves_per_second: f64,
    ns_per_move: f64,
    /// How much longer the middle round took than the best, in hundredths.
    spread_percent: f64,
    plies_per_game: f64,
    laps_per_move: f64,
}

impl Measured {
    fn of(game: &dyn AnyGame, at_least: Duration) -> Self {
        let began = Instant::now();
        let mut times = Vec::new();
        let mut plies = 0;
        while times.len() < ROUNDS || began.elapsed() < at_least {
            let round = Instant::now();
            plies = game.playouts(&mut SplitMix64::new(SEED), GAMES).plies;
            times.push(round.elapsed().as_secs_f64());
        }
        times.sort_by(f64::total_cmp);
        let (best, middle) = (times[0].max(1e-9), times[times.len() / 2]);
        Self {
            game: game.name().to_string(),
            games: GAMES,
            plies,
            rounds: times.len(),
            playouts_per_second: GAMES as f64 / best,
            moves_per_second: plies as f64 / best,
            ns_per_move: 1e9 * best / plies as f64,
            spread_percent: 100.0 * (middle / best - 1.0).max(0.0),
            plies_per_game: plies as f64 / GAMES as f64,
            laps_per_move: laps_per_move(game),
        }
    }
}

/// Every lift begins a lap.
fn laps_per_move(game: &dyn AnyGame) -> f64 {
    let mut rng = SplitMix64::new(SEED);
    let (mut laps, mut moves) = (0_usize, 0_usize);
    let mut events = Vec::new();
    for _ in 0..TRACED {
        let mut run = game.begin();
        while !run.legal().is_empty() {
            let m = run.legal()[rng.below(run.legal().len())];
            events.clear();
            let played = run.play_traced(m, &mut events);
            debug_assert!(played.is_ok(), "a legal move can be played");
            moves += 1;
            laps += events
                .iter()
                .filter(|e| matches!(e, Event::Lift { .. }))
                .count();
        }
    }
    laps as f64 / moves.max(1) as f64
}

fn table(lang: Lang, measured: &[Measured]) -> Table {
    let mut table = Table::new();
    table
        .load_preset(presets::NOTHING)
        .set_content_arrangement(ContentArrangement::Dynamic)
        .set_width(u16::try_from(terminal::width()).unwrap_or(u16::MAX))
        .set_header([
            text!(lang, t::BENCH_COLUMN_GAME),
            text!(lang, t::BENCH_COLUMN_PLAYOUTS),
            text!(lang, t::BENCH_COLUMN_MOVES),
            text!(lang, t::BENCH_COLUMN_NANOSECONDS),
            text!(lang, t::BENCH_COLUMN_SPREAD),
            text!(lang, t::BENCH_COLUMN_PLIES),
            text!(lang, t::BENCH_COLUMN_LAPS),
            text!(lang, t::BENCH_COLUMN_TOTAL),
        ]);
    for m in measured {
        table.add_row([
            m.game.clone(),
            words::count(lang, m.playouts_per_second as u64),
            text!(
                lang,
                t::MILLIONS,
                n = words::decimal(lang, m.moves_per_second / 1e6, 2)
            ),
            words::decimal(lang, m.ns_per_move, 1),
            words::percent(lang, m.spread_percent, 0),
            words::decimal(lang, m.plies_per_game, 1),
            words::decimal(lang, m.laps_per_move, 2),
            words::count(lang, m.plies),
        ]);
    }
    for (i, column) in table.column_iter_mut().enumerate() {
        // No rules between the columns: the names of games with their options need the room.
        column.set_padding((0, 1));
        if i == 0 {
            column.set_constraint(ColumnConstraint::ContentWidth);
        } else {
            column.set_cell_alignment(CellAlignment::Right);
        }
    }
    if let Some(total) = table.column_iter_mut().last() {
        // Room for a million plies: a checksum is not broken.
        total.set_constraint(ColumnConstraint::LowerBoundary(Width::Fixed(10)));
    }
    table
}
