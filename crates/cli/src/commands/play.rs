//! `play`: a game at one keyboard.

mod computer;
mod files;
mod session;
mod table;
mod typed;

use std::io::{self, BufRead, IsTerminal};
use std::path::PathBuf;
use std::time::{SystemTime, UNIX_EPOCH};

use clap::{Arg, ArgMatches, Command};
use semailles_core::{AnyGame, SplitMix64, shorten};
use semailles_games::CATALOGUE;
use semailles_locale::{self as locale, Lang, Message, cli as t, describe, search, text};
use semailles_search::Level;

use crate::app::Context;
use crate::failure::Failure;
use crate::minds::tables_arg;
use crate::options::{self, literal, number};
use crate::terminal::{self, wrap};
use crate::{set_up, words};
use computer::Computer;
use session::Session;
use table::{Input, Table};

pub(crate) const NAME: &str = "play";

const EXAMPLES: &[(&str, Message)] = &[
    ("semailles play", t::EXAMPLE_PLAY),
    (
        "semailles play djenon-abe --computer N",
        t::PLAY_EXAMPLE_COMPUTER,
    ),
    ("semailles play --resume game.txt", t::PLAY_EXAMPLE_RESUME),
];

pub(crate) fn command(lang: Lang) -> Command {
    options::command(lang, NAME, t::PLAY_ABOUT, EXAMPLES)
        .arg(set_up::game_arg(lang))
        .arg(set_up::position_arg(lang).requires("game"))
        .arg(
            Arg::new("computer")
                .long("computer")
                .short('c')
                .value_name(literal(t::PLAY_COMPUTER_PLAYERS, lang))
                .value_delimiter(',')
                .help(format!(
                    "{} ({})",
                    text!(lang, t::PLAY_COMPUTER),
                    text!(lang, search::PLAY_COMPUTER_THINKS)
                )),
        )
        .arg(
            Arg::new("resume")
                .long("resume")
                .short('r')
                .value_name(literal(t::VALUE_FILE, lang))
                .conflicts_with_all(["game", "position"])
                .help(text!(lang, t::PLAY_RESUME)),
        )
        .arg(
            Arg::new("seed")
                .long("seed")
                .value_name("S")
                .value_parser(number(lang, 0, u64::MAX))
                .help(text!(lang, t::PLAY_SEED)),
        )
        .arg(tables_arg(lang).requires("computer"))
}

pub(crate) fn run(context: &mut Context<'_>, args: &ArgMatches) -> Result<(), Failure> {
    let lang = context.lang;
    let value = |name| args.get_one::<String>(name).map(String::as_str);
    let mut input = Input::new(io::stdin().lock());
    let session = match (value("resume"), value("game")) {
        (Some(file), _) => {
            let resumed = files::read(lang, file).map_err(Failure::Failed)?;
            files::tell(context, &resumed)?;
            resumed.session
        }
        (None, Some(name)) => {
            let game = set_up::game(lang, name)?;
            Session::new(game, value("position"))
                .map_err(|e| Failure::Usage(describe::position_error(lang, &e)))?
        }
        (None, None) => match choose(context, &mut input)? {
            Some(game) => Session::begin(game),
            None => return Ok(()),
        },
    };
    let seed = args
        .get_one::<u64>("seed")
        .copied()
        .unwrap_or_else(seed_of_now);
    let mut rng = SplitMix64::new(seed);
    let named = args.get_many::<String>("computer").into_iter().flatten();
    let mut computers = named
        .map(|text| computer(lang, session.game(), text, &mut rng))
        .collect::<Result<Vec<_>, _>>()?;
    if let Some(tables) = args.get_one::<PathBuf>("tables") {
        for computer in &mut computers {
            computer.look_up(lang, session.game(), tables.clone())?;
        }
    }
    Table::new(context, input, session, computers, rng).play()
}

/// Asks which game; nothing if the input ends.
fn choose(
    context: &mut Context<'_>,
    input: &mut Input<impl BufRead>,
) -> Result<Option<Box<dyn AnyGame>>, Failure> {
    let lang = context.lang;
    writeln!(context.out, "{}", text!(lang, t::PLAY_WHICH))?;
    for (i, entry) in CATALOGUE.iter().enumerate() {
        if let Some(game) = locale::game(lang, entry.id) {
            let (name, tagline) = (game.name, game.tagline);
            let item = text!(
                lang,
                t::PLAY_ITEM,
                n = i + 1,
                name = name,
                tagline = tagline
            );
            writeln!(
                context.out,
                "{}",
                wrap(&item, terminal::prose_width(), "  ", "     ")
            )?;
        }
    }
    loop {
        let Some(line) = input.ask(context, &text!(lang, t::PLAY_WHICH_PROMPT))? else {
            writeln!(context.out, "{}", text!(lang, t::PLAY_BYE))?;
            return Ok(None);
        };
        if line.is_empty() {
            continue;
        }
        let numbered = line
            .parse::<usize>()
            .ok()
            .and_then(|n| CATALOGUE.get(n.wrapping_sub(1)));
        match semailles_games::game(numbered.map_or(&line, |entry| entry.id)) {
            Ok(game) => return Ok(Some(game)),
            Err(e) => {
                let why = describe::sentence(&describe::name_error(lang, &e));
                writeln!(
                    context.out,
                    "{}",
                    wrap(&why, terminal::prose_width(), "", "")
                )?;
            }
        }
    }
}

/// The player with that symbol, in capitals or not, and how well it plays, if a colon and a level follow.
fn computer(
    lang: Lang,
    game: &dyn AnyGame,
    text: &str,
    rng: &mut SplitMix64,
) -> Result<Computer, Failure> {
    let (symbol, level) = text.split_once(':').unwrap_or((text, "3"));
    let level = match level.as_bytes() {
        [digit] => Level::new(digit.wrapping_sub(b'0')),
        _ => None,
    };
    let Some(level) = level else {
        let found = text.split_once(':').map_or("", |(_, level)| level);
        let message = text!(lang, search::PLAY_NO_SUCH_LEVEL, found = shorten(found));
        return Err(Failure::Usage(message));
    };
    let player = words::players(game).find(|p| game.symbol(*p).eq_ignore_ascii_case(symbol));
    match player {
        Some(player) => Ok(Computer::new(player, level, game, rng.next())),
        None => {
            let known: Vec<&str> = words::players(game).map(|p| game.symbol(p)).collect();
            let (found, known) = (shorten(symbol), known.join(", "));
            Err(Failure::Usage(text!(
                lang,
                t::PLAY_NO_SUCH_PLAYER,
                found = found,
                known = known
            )))
        }
    }
}

/// Another seed each time.
fn seed_of_now() -> u64 {
    SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .map_or(0, |now| now.as_nanos() as u64)
}

/// Whether somebody sits there: then what is typed shows by itself.
fn somebody_types() -> bool {
    io::stdin().is_terminal()
}
