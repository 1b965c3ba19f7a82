//! `tables`: exact values of positions with few seeds, as files.

mod build;
mod info;
mod probe;
mod proof;
pub(crate) mod told;

use std::path::PathBuf;
use std::sync::Arc;

use clap::{Arg, ArgMatches, Command, value_parser};
use semailles_core::{Game, shorten};
use semailles_games::{Visitor, visit};
use semailles_locale::{Lang, Message, describe, serve, tables as t, text};

use crate::app::Context;
use crate::failure::Failure;
use crate::options::{self, help_arg, literal, number};
use crate::set_up;

pub(crate) const NAME: &str = "tables";

const EXAMPLES: &[(&str, Message)] = &[
    (
        "semailles tables build en-dodoi 16 --dir tables",
        t::EXAMPLE_BUILD,
    ),
    (
        "semailles tables probe en-dodoi --dir tables --position \"0,0,1,0,2,0/0,3,0,0,1,0 0-0 S\"",
        t::EXAMPLE_PROBE,
    ),
];

/// A command: its name, how it is made, what it does.
type Entry = (
    &'static str,
    fn(Lang) -> Command,
    fn(&mut Context<'_>, &ArgMatches) -> Result<(), Failure>,
);

const COMMANDS: &[Entry] = &[
    (build::NAME, build::command, build::run),
    (proof::NAME, proof::command, proof::run),
    (info::NAME, info::command, info::run),
    (probe::NAME, probe::command, probe::run),
];

pub(crate) fn command(lang: Lang) -> Command {
    let one =
        |(i, (_, command, _)): (usize, &Entry)| command(lang).arg(help_arg(lang)).display_order(i);
    options::command(lang, NAME, t::ABOUT, EXAMPLES)
        .subcommand_required(true)
        .arg_required_else_help(true)
        .subcommands(COMMANDS.iter().enumerate().map(one))
}

pub(crate) fn run(context: &mut Context<'_>, args: &ArgMatches) -> Result<(), Failure> {
    let Some((name, args)) = args.subcommand() else {
        return Ok(());
    };
    match COMMANDS.iter().find(|(n, ..)| *n == name) {
        Some((.., run)) => run(context, args),
        None => Ok(()),
    }
}

/// `GAME --dir FOLDER`
fn game_and_folder(lang: Lang, name: &'static str, about: Message) -> Command {
    options::command(lang, name, about, &[])
        .arg(set_up::game_arg(lang).required(true))
        .arg(
            Arg::new("dir")
                .long("dir")
                .value_name(literal(serve::VALUE_FOLDER, lang))
                .value_parser(value_parser!(PathBuf))
                .default_value("tables")
                .help(text!(lang, t::DIR)),
        )
}

fn folder(args: &ArgMatches) -> PathBuf {
    args.get_one::<PathBuf>("dir").cloned().unwrap_or_default()
}

/// `--memory 4G`
pub(crate) fn memory_arg(lang: Lang) -> Arg {
    Arg::new("memory")
        .long("memory")
        .value_name("4G")
        .value_parser(move |text: &str| memory(lang, text))
        .default_value("4G")
        .help(text!(lang, t::MEMORY))
}

/// `--threads N`
pub(crate) fn threads_arg(lang: Lang) -> Arg {
    Arg::new("threads")
        .long("threads")
        .value_name("N")
        .value_parser(number(lang, 1, 1024))
        .help(text!(lang, t::THREADS))
}

pub(crate) fn threads(args: &ArgMatches) -> usize {
    args.get_one::<u64>("threads")
        .map_or_else(semailles_ugi::processors, |&n| n as usize)
}

/// Bytes, from a number with `K`, `M`, `G` or `T`.
fn memory(lang: Lang, text: &str) -> Result<u64, String> {
    let bad = || text!(lang, t::NOT_MEMORY, found = shorten(text));
    let split = text
        .trim_end_matches(|c: char| c.is_ascii_alphabetic())
        .len();
    let (digits, unit) = text.split_at(split);
    let shift = match unit {
        "" => 0,
        "K" | "k" => 10,
        "M" | "m" => 20,
        "G" | "g" => 30,
        "T" | "t" => 40,
        _ => return Err(bad()),
    };
    let plain = !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit());
    let n: u64 = digits.parse().ok().filter(|_| plain).ok_or_else(bad)?;
    n.checked_mul(1 << shift).filter(|&n| n > 0).ok_or_else(bad)
}

/// Something to be done with a game that comes with its own type.
pub(crate) trait Task {
    /// What comes of it.
    type Output;

    /// Does it.
    fn run<G: Game>(self, game: Arc<G>) -> Result<Self::Output, Failure>;
}

/// Does something with the game of that name.
pub(crate) fn with_game<T: Task>(lang: Lang, name: &str, task: T) -> Result<T::Output, Failure> {
    struct With<T>(T);
    impl<T: Task> Visitor for With<T> {
        type Output = Result<T::Output, Failure>;

        fn visit<G: Game>(self, game: Arc<G>) -> Self::Output {
            self.0.run(game)
        }
    }
    visit(name, With(task)).map_err(|e| Failure::Usage(describe::name_error(lang, &e)))?
}

pub(crate) fn name(args: &ArgMatches) -> &str {
    args.get_one::<String>("game").map_or("", String::as_str)
}
