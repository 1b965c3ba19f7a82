//! The arguments that say which game and which position.

use clap::{Arg, ArgMatches};
use semailles_core::{AnyGame, AnyRun, Event};
use semailles_locale::{Lang, cli as t, text};

use crate::failure::Failure;
use crate::options::literal;
use crate::words;

/// `GAME`
pub(crate) fn game_arg(lang: Lang) -> Arg {
    Arg::new("game")
        .value_name(literal(t::VALUE_GAME, lang))
        .help(text!(lang, t::GAME_ARG))
}

/// `--position P`
pub(crate) fn position_arg(lang: Lang) -> Arg {
    Arg::new("position")
        .long("position")
        .short('p')
        .value_name("P")
        .allow_hyphen_values(true)
        .help(text!(lang, t::POSITION_ARG))
}

/// The game of that name.
pub(crate) fn game(lang: Lang, name: &str) -> Result<Box<dyn AnyGame>, Failure> {
    semailles_games::game(name).map_err(|e| Failure::Usage(words::name_error(lang, &e)))
}

/// The game that the arguments name.
pub(crate) fn game_of(lang: Lang, args: &ArgMatches) -> Result<Box<dyn AnyGame>, Failure> {
    let name = args.get_one::<String>("game").map_or("", String::as_str);
    game(lang, name)
}

/// A game from its start, or from a set-up.
pub(crate) fn begin(
    lang: Lang,
    game: &dyn AnyGame,
    position: Option<&str>,
) -> Result<Box<dyn AnyRun>, Failure> {
    match position {
        None => Ok(game.begin()),
        Some(text) => game
            .set_up(text)
            .map_err(|e| Failure::Usage(words::position_error(lang, &e))),
    }
}

/// Plays moves that were written in one text; the events of the last one.
pub(crate) fn play_all(
    lang: Lang,
    run: &mut dyn AnyRun,
    moves: &str,
) -> Result<Vec<Event>, Failure> {
    let mut events = Vec::new();
    for (i, text) in moves.split_whitespace().enumerate() {
        events.clear();
        run.read_move(text)
            .and_then(|m| run.play_traced(m, &mut events))
            .map_err(|e| {
                let why = words::move_error(lang, &e);
                Failure::Usage(text!(lang, t::PLY_ERROR, ply = i + 1, why = why))
            })?;
    }
    Ok(events)
}
