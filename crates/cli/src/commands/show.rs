//! `show`: a position, for people and for machines.


use clap::{Arg, ArgMatches, Command};
use semailles_core::{AnyGame, AnyRun, Event};
use semailles_locale::{Lang, Message, cli as t, text};
use serde::Serialize;

use crate::app::Context;
use crate::failure::Failure;
use crate::json::{self, Object};
use crate::options::{self, flag, json_arg, literal};
use crate::{set_up, words};

pub(crate) const NAME: &str = "show";

const EXAMPLES: &[(&str, Message)] = &[
    ("semailles show en-dodoi:pits=8 --moves \"A b C\"", t::EXAMPLE_SHOW),
    (
        "semailles show wali --position \"6/6/2LL2/6/2R3 0,0 L 0\"",
        t::SHOW_EXAMPLE_POSITION,
    ),
    ("semailles show dzuwa --moves \"a< c<\" --trace", t::SHOW_EXAMPLE_TRACE),
];

pub(crate) fn command(lang: Lang) -> Command {
    options::command(lang, NAME, t::SHOW_ABOUT, EXAMPLES)
        .arg(set_up::game_arg(lang).required(true))
        .arg(set_up::position_arg(lang))
        .arg(
            Arg::new("moves")
                .long("moves")
                .short('m')
                .value_name(literal(t::VALUE_MOVES, lang))
                .allow_hyphen_values(true)
                .help(text!(lang, t::SHOW_MOVES)),
        )
        .arg(json_arg(lang))
        .arg(flag("trace", text!(lang, t::SHOW_TRACE)))
}

pub(crate) fn run(context: &mut Context<'_>, args: &ArgMatches) -> Result<(), Failure> {
    let lang = context.lang;
    let game = set_up::game_of(lang, args)?;
    let text = |name| args.get_one::<String>(name).map(String::as_str);
    let mut run = set_up::begin(lang, &*game, text("position"))?;
    let events = set_up::play_all(lang, &mut *run, text("moves").unwrap_or_default())?;
    let trace = args.get_flag("trace").then_some(&events[..]);
    if args.get_flag("json") {
        serde_json::to_writer(&mut *context.out, &Shown::of(&*game, &*run, trace))?;
        writeln!(context.out)?;
        return Ok(());
    }
    Ok(())
}

/// What `--json` writes.
#[derive(Serialize)]
struct Shown {
    game: String,
    position: String,
    to_move: Option<&'static str>,
    legal: Vec<String>,
    result: Option<String>,
    score: Object<String, u16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    trace: Option<Vec<json::Entry>>,
}

impl Shown {
    fn of(game: &dyn AnyGame, run: &dyn AnyRun, trace: Option<&[Event]>) -> Self {
        Self {
            game: game.name().to_string(),
            position: run.position_text(),
            to_move: words::to_move(game, run),
            legal: words::legal(run),
            result: run.result_text(),
            score: Object(words::score(game, run)),
            trace: trace.map(|events| json::trace(game, events)),
        }
    }
}
