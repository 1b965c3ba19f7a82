//! `analyse`: who stands better, the best lines, and where a game was won and lost.

mod record;

use std::path::PathBuf;

use clap::{Arg, ArgMatches, Command};
use semailles_core::AnyRun;
use semailles_locale::{Lang, Message, cli, search as t, story, text};
use semailles_search::{AnyMind, Limits, Line, Report, Status};
use serde::Serialize;

use crate::app::Context;
use crate::failure::Failure;
use crate::minds::{mind_with_tables, tables_arg};
use crate::options::{self, json_arg, literal, number, positional};
use crate::{set_up, terminal, words};

pub(crate) const NAME: &str = "analyse";

const EXAMPLES: &[(&str, Message)] = &[
    ("semailles analyse game.txt", t::ANALYSE_EXAMPLE),
    (
        "semailles analyse --game wali --position \"6/2L3/2L3/4L1/5R 0,0 L 7\" --lines 2",
        t::ANALYSE_EXAMPLE_POSITION,
    ),
];

pub(crate) fn command(lang: Lang) -> Command {
    let whole = |name: &'static str, max: u64, help: Message, default: &'static str| {
        Arg::new(name)
            .long(name)
            .value_name("N")
            .value_parser(number(lang, 1, max))
            .default_value(default)
            .help(text!(lang, help))
    };
    options::command(lang, NAME, t::ANALYSE_ABOUT, EXAMPLES)
        .arg(
            positional(lang, "file", cli::VALUE_FILE, t::ANALYSE_FILE)
                .required_unless_present("game"),
        )
        .arg(
            Arg::new("game")
                .long("game")
                .value_name(literal(cli::VALUE_GAME, lang))
                .conflicts_with("file")
                .help(text!(lang, cli::GAME_ARG)),
        )
        .arg(set_up::position_arg(lang).requires("game"))
        .arg(whole("nodes", u64::MAX, t::ANALYSE_NODES, "200000"))
        .arg(whole("lines", 64, t::ANALYSE_LINES, "3"))
        .arg(tables_arg(lang).requires("game"))
        .arg(json_arg(lang))
}

pub(crate) fn run(context: &mut Context<'_>, args: &ArgMatches) -> Result<(), Failure> {
    let lang = context.lang;
    let number = |name| args.get_one::<u64>(name).copied().unwrap_or(1);
    let limits = Limits::nodes(number("nodes"));
    let json = args.get_flag("json");
    let value = |name| args.get_one::<String>(name).map(String::as_str);
    let Some(name) = value("game") else {
        return record::analyse(context, value("file").unwrap_or("-"), limits, json);
    };
    let game = set_up::game(lang, name)?;
    let run = set_up::begin(lang, &*game, value("position"))?;
    let tables = args.get_one::<PathBuf>("tables").map(PathBuf::as_path);
    let mut mind = mind_with_tables(lang, &*game, 64, tables)?;
    let report = look(
        &mut *mind,
        &*run,
        limits.with_lines(number("lines") as usize),
    );
    if json {
        let seen = Seen::of(lang, &*run, &report);
        serde_json::to_writer(&mut *context.out, &seen)?;
        writeln!(context.out)?;
        return Ok(());
    }
    if report.lines.is_empty() {
        writeln!(context.out, "{}", text!(lang, t::ANALYSE_NOTHING))?;
        return Ok(());
    }
    let title = if report.solved {
        t::ANALYSE_SOLVED
    } else {
        t::ANALYSE_TITLE
    };
    let nodes = words::count(lang, report.nodes);
    writeln!(
        context.out,
        "{}",
        text!(lang, title, depth = report.depth, nodes = nodes)
    )?;
    for line in &report.lines {
        let moves = texts(&*run, line).join(" ");
        let line = format!("{:>8}  {moves}", score(lang, line.score, line.outright()));
        writeln!(context.out, "{}", line)?;
    }
    let why = story::why(lang, &*run, &report.lines[0].moves);
    writeln!(context.out, "{}", text!(lang, t::ANALYSE_WHY))?;
    tell(context, &why)
}

/// Writes sentences, each from a line of its own.
fn tell(context: &mut Context<'_>, sentences: &[String]) -> Result<(), Failure> {
    for sentence in sentences {
        let wrapped = terminal::wrap(sentence, terminal::prose_width(), "  ", "    ");
        writeln!(context.out, "{wrapped}")?;
    }
    Ok(())
}

/// Thinks to the end.
fn look(mind: &mut dyn AnyMind, run: &dyn AnyRun, limits: Limits) -> Report {
    mind.begin(run, limits);
    while mind.think_for(u64::MAX) == Status::Pending {}
    mind.report()
}

fn texts(run: &dyn AnyRun, line: &Line) -> Vec<String> {
    line.moves.iter().map(|&m| run.move_text(m)).collect()
}

/// A value for people: seeds or pieces with a sign, or in how many plies it is over.
pub(crate) fn score(lang: Lang, score: i32, outright: Option<i32>) -> String {
    match outright {
        Some(plies) => text!(
            lang,
            if plies > 0 {
                t::ANALYSE_WINS
            } else {
                t::ANALYSE_LOSES
            },
            n = plies.abs()
        ),
        None => {
            let sign = if score > 0 { "+" } else { "" };
            format!(
                "{sign}{}",
                words::decimal(lang, f64::from(score) / 100.0, 2)
            )
        }
    }
}

/// What `--json` writes of a position.
#[derive(Serialize)]
struct Seen {
    game: String,
    position: String,
    depth: u32,
    nodes: u64,
    solved: bool,
    lines: Vec<SeenLine>,
}

#[derive(Serialize)]
struct SeenLine {
    score: i32,
    #[serde(skip_serializing_if = "Option::is_none")]
    outright: Option<i32>,
    moves: Vec<String>,
    /// The line told up to the answer, in the language asked for.
    why: Vec<String>,
}

impl Seen {
    fn of(lang: Lang, run: &dyn AnyRun, report: &Report) -> Self {
        let lines = report.lines.iter().map(|line| SeenLine {
            score: line.score,
            outright: line.outright(),
            moves: texts(run, line),
            why: story::why(lang, run, &line.moves),
        });
        Self {
            game: run.game().name().to_string(),
            position: run.position_text(),
            depth: report.depth,
            nodes: report.nodes,
            solved: report.solved,
            lines: lines.collect(),
        }
    }
}
