//! `random`: random games, the same on every machine and in every language.

use std::io::IsTerminal;
use std::time::Duration;

use clap::{Arg, ArgMatches, Command};
use comfy_table::{CellAlignment, Table};
use indicatif::{ProgressBar, ProgressStyle};
use semailles_core::{AnyGame, End, Outcome, SplitMix64};
use semailles_locale::{Lang, Message, cli as t, text};
use serde::Serialize;

use crate::app::Context;
use crate::failure::Failure;
use crate::json::{Object, WholeGame};
use crate::options::{self, flag, json_arg, number};
use crate::{set_up, words};

pub(crate) const NAME: &str = "random";

const EXAMPLES: &[(&str, Message)] = &[
    (
        "semailles random wali --games 1000 --seed 1",
        t::RANDOM_EXAMPLE,
    ),
    (
        "semailles random dzuwa:teams=off --games 10 --seed 7 --jsonl",
        t::RANDOM_EXAMPLE_JSONL,
    ),
];

pub(crate) fn command(lang: Lang) -> Command {
    options::command(lang, NAME, t::RANDOM_ABOUT, EXAMPLES)
        .arg(set_up::game_arg(lang).required(true))
        .arg(
            Arg::new("games")
                .long("games")
                .short('n')
                .value_name("N")
                .required(true)
                .value_parser(number(lang, 0, u64::MAX))
                .help(text!(lang, t::RANDOM_GAMES)),
        )
        .arg(
            Arg::new("seed")
                .long("seed")
                .value_name("S")
                .required(true)
                .value_parser(number(lang, 0, u64::MAX))
                .help(text!(lang, t::RANDOM_SEED)),
        )
        .arg(flag("jsonl", text!(lang, t::RANDOM_JSONL)))
        .arg(json_arg(lang).conflicts_with("jsonl"))
        .arg(
            Arg::new("max-plies")
                .long("max-plies")
                .value_name("N")
                .value_parser(number(lang, 1, u64::MAX))
                .help(text!(lang, t::RANDOM_MAX_PLIES)),
        )
}

pub(crate) fn run(context: &mut Context<'_>, args: &ArgMatches) -> Result<(), Failure> {
    let game = set_up::game_of(context.lang, args)?;
    let number = |name| args.get_one::<u64>(name).copied();
    let (games, seed) = (number("games").unwrap_or(0), number("seed").unwrap_or(0));
    let max_plies = number("max-plies");
    let mut rng = SplitMix64::new(seed);
    let lines = args.get_flag("jsonl");
    let progress = progress(context.lang, games, lines);
    if lines {
        let name = game.name().to_string();
        for _ in 0..games {
            let mut story = Story::default();
            let ended = play(&*game, &mut rng, max_plies, Some(&mut story));
            let line = WholeGame {
                game: &name,
                start: None,
                moves: &story.moves,
                positions: &story.positions,
                legal_counts: &story.legal_counts,
                result: ended.result.as_deref(),
            };
            serde_json::to_writer(&mut *context.out, &line)?;
            writeln!(context.out)?;
            progress.inc(1);
        }
        progress.finish_and_clear();
        return Ok(());
    }
    let mut count = Count::new(&*game);
    for _ in 0..games {
        count.add(&*game, &play(&*game, &mut rng, max_plies, None));
        progress.inc(1);
    }
    progress.finish_and_clear();
    let count = count.with_unfinished(max_plies.is_some());
    if args.get_flag("json") {
        let summary = Summary {
            game: game.name().to_string(),
            games,
            seed,
            plies: count.plies,
            results: Object(count.results),
            ends: Object(count.ends),
        };
        serde_json::to_writer(&mut *context.out, &summary)?;
        writeln!(context.out)?;
    } else {
        table(context, &*game, games, seed, &count)?;
    }
    Ok(())
}

/// How one game went.
struct Ended {
    plies: u64,
    outcome: Option<Outcome>,
    result: Option<String>,
}

/// A game ply by ply.
#[derive(Default)]
struct Story {
    moves: Vec<String>,
    positions: Vec<String>,
    legal_counts: Vec<usize>,
}

/// Plays one game: a number of the stream a ply, forced or not, taken modulo the number of legal moves.
fn play(
    game: &dyn AnyGame,
    rng: &mut SplitMix64,
    max_plies: Option<u64>,
    mut story: Option<&mut Story>,
) -> Ended {
    let mut run = game.begin();
    let mut plies = 0;
    while !run.legal().is_empty() && max_plies.is_none_or(|max| plies < max) {
        let legal = run.legal().len();
        let m = run.legal()[rng.below(legal)];
        if let Some(story) = &mut story {
            story.positions.push(run.position_text());
            story.legal_counts.push(legal);
            story.moves.push(run.move_text(m));
        }
        let played = run.play(m);
        debug_assert!(played.is_ok(), "a legal move can be played");
        plies += 1;
    }
    if let Some(story) = story {
        story.positions.push(run.position_text());
    }
    Ended {
        plies,
        outcome: run.outcome(),
        result: run.result_text(),
    }
}

/// Games by result and by reason.
struct Count {
    plies: u64,
    results: Vec<(String, u64)>,
    ends: Vec<(&'static str, u64)>,
    unfinished: u64,
}

impl Count {
    fn new(game: &dyn AnyGame) -> Self {
        Self {
            plies: 0,
            results: words::results(game).into_iter().map(|r| (r, 0)).collect(),
            ends: End::ALL.map(|end| (end.word(), 0)).to_vec(),
            unfinished: 0,
        }
    }

    fn add(&mut self, game: &dyn AnyGame, ended: &Ended) {
        self.plies += ended.plies;
        let Some(outcome) = ended.outcome else {
            self.unfinished += 1;
            return;
        };
        let result = words::result(game, outcome);
        for (_, n) in self.results.iter_mut().filter(|(r, _)| *r == result) {
            *n += 1;
        }
        for (_, n) in self
            .ends
            .iter_mut()
            .filter(|(e, _)| *e == outcome.end.word())
        {
            *n += 1;
        }
    }

    /// Games that were broken off are told of only where they can be.
    fn with_unfinished(mut self, told: bool) -> Self {
        if told {
            self.ends.push(("unfinished", self.unfinished));
        }
        self
    }
}

#[derive(Serialize)]
struct Summary {
    game: String,
    games: u64,
    seed: u64,
    plies: u64,
    results: Object<String, u64>,
    ends: Object<&'static str, u64>,
}

fn table(
    context: &mut Context<'_>,
    game: &dyn AnyGame,
    games: u64,
    seed: u64,
    count: &Count,
) -> Result<(), Failure> {
    let lang = context.lang;
    let title = text!(
        lang,
        t::RANDOM_TITLE,
        game = game.name().to_string(),
        games = games,
        seed = seed.to_string(),
        plies = count.plies
    );
    writeln!(context.out, "{title}")?;
    let mut table = Table::new();
    table.load_preset(comfy_table::presets::UTF8_FULL_CONDENSED);
    let rows = count
        .results
        .iter()
        .map(|(r, n)| (words::result_name(lang, r), n))
        .chain(
            count
                .ends
                .iter()
                .map(|(e, n)| (words::end_name(lang, e), n)),
        );
    for (i, (name, n)) in rows.enumerate() {
        if i == count.results.len() {
            table.add_row(["", "", ""]);
        }
        let share = if games == 0 {
            0.0
        } else {
            100.0 * *n as f64 / games as f64
        };
        table.add_row([name, words::count(lang, *n), words::percent(lang, share, 1)]);
    }
    for column in table.column_iter_mut().skip(1) {
        column.set_cell_alignment(CellAlignment::Right);
    }
    writeln!(context.out, "{table}")?;
    Ok(())
}

/// A bar on standard error when somebody looks at it, and nothing else runs down the same terminal.
fn progress(lang: Lang, games: u64, lines: bool) -> ProgressBar {
    if !std::io::stderr().is_terminal() || (lines && std::io::stdout().is_terminal()) {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::new(games);
    let style = format!(
        "{{bar:30}} {{pos}}/{{len}} {} {{eta}}",
        text!(lang, t::RANDOM_PROGRESS)
    );
    if let Ok(style) = ProgressStyle::with_template(&style) {
        bar.set_style(style);
    }
    bar.enable_steady_tick(Duration::from_millis(200));
    bar
}
