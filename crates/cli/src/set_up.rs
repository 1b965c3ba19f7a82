//! The arguments that say which game and which position.

use clap::{Arg, ArgMatches};
use semailles_core::{AnyGame, AnyRun, Event, Player};
use semailles_locale::{Lang, cli as t, describe, text};

use crate::failure::Failure;
use crate::options::positional;

/// `GAME`
pub(crate) fn game_arg(lang: Lang) -> Arg {
    positional(lang, "game", t::VALUE_GAME, t::GAME_ARG)
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
    semailles_games::game(name).map_err(|e| Failure::Usage(describe::name_error(lang, &e)))
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
            .map_err(|e| Failure::Usage(describe::position_error(lang, &e))),
    }
}

/// The last move of a game so far.
#[derive(Debug, Default)]
pub(crate) struct LastMove {
    /// Its text, if there was one.
    pub(crate) text: Option<String>,
    /// Who played it; nobody if it was a lot.
    pub(crate) mover: Option<Player>,
    /// What happened.
    pub(crate) events: Vec<Event>,
}

/// Plays moves that were written in one text.
pub(crate) fn play_all(lang: Lang, run: &mut dyn AnyRun, moves: &str) -> Result<LastMove, Failure> {
    let mut last = LastMove::default();
    for (i, text) in moves.split_whitespace().enumerate() {
        last.mover = run.to_move();
        last.events.clear();
        run.read_move(text)
            .and_then(|m| run.play_traced(m, &mut last.events))
            .map_err(|e| {
                let why = describe::move_error(lang, &e);
                Failure::Usage(text!(lang, t::PLY_ERROR, ply = i + 1, why = why))
            })?;
        last.text = Some(text.to_owned());
    }
    Ok(last)
}
