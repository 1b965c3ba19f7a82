//! `show`: a position, for people and for machines.

use clap::{Arg, ArgMatches, Command};
use semailles_core::{AnyGame, AnyRun, Event, Illegal, MoveError};
use semailles_locale::{Lang, Message, cli as t, story, text};
use serde::Serialize;

use crate::app::Context;
use crate::draw::Board;
use crate::failure::Failure;
use crate::json::{self, Object};
use crate::options::{self, flag, json_arg, literal};
use crate::set_up::{self, LastMove};
use crate::terminal::{self, wrap};
use crate::words;

pub(crate) const NAME: &str = "show";

const EXAMPLES: &[(&str, Message)] = &[
    (
        "semailles show en-dodoi:pits=8 --moves \"A b D\"",
        t::EXAMPLE_SHOW,
    ),
    (
        "semailles show wali --position \"6/6/2LL2/6/2R3 0,0 L 0\"",
        t::SHOW_EXAMPLE_POSITION,
    ),
    (
        "semailles show dzuwa --moves \"a< c<\" --trace",
        t::SHOW_EXAMPLE_TRACE,
    ),
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
    let last = set_up::play_all(lang, &mut *run, text("moves").unwrap_or_default())?;
    let traced = args.get_flag("trace");
    if args.get_flag("json") {
        let trace = traced.then_some(&last.events[..]);
        serde_json::to_writer(&mut *context.out, &Shown::of(&*game, &*run, trace))?;
        writeln!(context.out)?;
        return Ok(());
    }
    let id = game.name().id();
    let name = semailles_locale::game(lang, id).map_or_else(String::new, |g| g.name);
    let title = text!(
        lang,
        t::SHOW_TITLE,
        name = name,
        game = game.name().to_string()
    );
    writeln!(context.out, "{title}\n")?;
    if traced {
        trace(context, &*game, &last)?;
    }
    position(context, &*game, &*run, &last.events)?;
    let position = text!(lang, t::SHOW_POSITION, position = run.position_text());
    writeln!(context.out, "{position}")?;
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

/// The board and everything that is to be known about the position.
pub(crate) fn position(
    context: &mut Context<'_>,
    game: &dyn AnyGame,
    run: &dyn AnyRun,
    last: &[Event],
) -> Result<(), Failure> {
    let lang = context.lang;
    let out = &mut *context.out;
    let width = terminal::width();
    for line in Board::new(lang, game, run, width).draw() {
        writeln!(out, "{line}")?;
    }
    writeln!(out)?;
    let mut say = |line: String| writeln!(out, "{}", wrap(&line, width, "", "  "));
    if let Some(outcome) = run.outcome() {
        let score = run.score();
        say(story::outcome(lang, game, outcome, &score, last))?;
    } else {
        say(story::turn(lang, game, run.to_move()))?;
        let legal = words::legal(run);
        let (n, moves) = (legal.len(), legal.join(" "));
        say(text!(lang, t::SHOW_LEGAL, n = n, moves = moves))?;
        let endless = endless(game, run);
        if !endless.is_empty() {
            let (n, moves) = (endless.len(), endless.join(" "));
            say(text!(lang, t::SHOW_ENDLESS, n = n, moves = moves))?;
        }
    }
    let score = words::teams(game).zip(run.score()).map(|(team, n)| {
        let team = story::team_name(lang, game, team);
        text!(lang, t::SHOW_SCORE_ITEM, team = team, n = n)
    });
    let score = score.collect::<Vec<_>>().join(" · ");
    say(text!(lang, t::SHOW_SCORE, score = score))?;
    if run.outcome().is_none() {
        let limits = game.limits();
        let (quiet, times) = (run.quiet_plies(), run.occurrences());
        if limits.quiet > 0 && quiet > 0 {
            say(text!(lang, t::SHOW_QUIET, n = quiet, max = limits.quiet))?;
        }
        if limits.repetition > 0 && times > 1 {
            let max = limits.repetition;
            say(text!(lang, t::SHOW_OCCURRENCES, n = times, max = max))?;
        }
    }
    Ok(())
}

/// The pits of the player to move whose sowing would never end.
fn endless(game: &dyn AnyGame, run: &dyn AnyRun) -> Vec<String> {
    let Some(player) = run.to_move() else {
        return Vec::new();
    };
    let spots = game.layout().spots.into_iter();
    let own = spots.filter(|s| s.owner == Some(player) && !s.label.is_empty());
    own.map(|s| s.label)
        .filter(|label| {
            let read = run.read_move(label);
            matches!(
                read,
                Err(MoveError::Illegal {
                    why: Illegal::Endless,
                    ..
                })
            )
        })
        .collect()
}

/// The events of the last move in words.
pub(crate) fn trace(
    context: &mut Context<'_>,
    game: &dyn AnyGame,
    last: &LastMove,
) -> Result<(), Failure> {
    let lang = context.lang;
    let Some(played) = &last.text else {
        writeln!(context.out, "{}", text!(lang, t::SHOW_NO_MOVE))?;
        return Ok(());
    };
    writeln!(
        context.out,
        "{}",
        text!(lang, t::SHOW_TRACE_TITLE, played = played)
    )?;
    for line in story::events(lang, game, last.mover, &last.events) {
        writeln!(
            context.out,
            "{}",
            wrap(&line, terminal::width(), "  ", "    ")
        )?;
    }
    writeln!(context.out)?;
    Ok(())
}
