//! The commands, one file each.

mod analyse;
mod bench;
mod engine;
mod games;
mod help;
mod matches;
mod perft;
mod play;
mod puzzles;
mod random;
mod replay;
mod rules;
mod serve;
mod show;
mod solve;
pub(crate) mod tables;
mod verify;

use clap::{ArgMatches, Command};
use semailles_locale::{Lang, Message, cli as t};

use crate::app::Context;
use crate::failure::Failure;
use crate::options::help_arg;

/// The examples of `semailles --help`.
pub(crate) const EXAMPLES: &[(&str, Message)] = &[
    ("semailles play", t::EXAMPLE_PLAY),
    (
        "semailles show en-dodoi:pits=8 --moves \"A b D\"",
        t::EXAMPLE_SHOW,
    ),
    ("semailles perft wali 5", t::EXAMPLE_PERFT),
];

/// A command: its name, how it is made, what it does.
type Entry = (
    &'static str,
    fn(Lang) -> Command,
    fn(&mut Context<'_>, &ArgMatches) -> Result<(), Failure>,
);

const COMMANDS: &[Entry] = &[
    (play::NAME, play::command, play::run),
    (games::NAME, games::command, games::run),
    (rules::NAME, rules::command, rules::run),
    (show::NAME, show::command, show::run),
    (perft::NAME, perft::command, perft::run),
    (replay::NAME, replay::command, replay::run),
    (random::NAME, random::command, random::run),
    (bench::NAME, bench::command, bench::run),
    (analyse::NAME, analyse::command, analyse::run),
    (matches::NAME, matches::command, matches::run),
    (engine::NAME, engine::command, engine::run),
    (tables::NAME, tables::command, tables::run),
    (solve::NAME, solve::command, solve::run),
    (verify::NAME, verify::command, verify::run),
    (puzzles::NAME, puzzles::command, puzzles::run),
    (serve::NAME, serve::command, serve::run),
    (help::NAME, help::command, help::run),
];

/// The names of all commands.
fn names() -> Vec<&'static str> {
    COMMANDS.iter().map(|(name, ..)| *name).collect()
}

/// Every command, in the order of the help.
pub(crate) fn all(lang: Lang) -> Vec<Command> {
    let one =
        |(i, (_, command, _)): (usize, &Entry)| command(lang).arg(help_arg(lang)).display_order(i);
    COMMANDS.iter().enumerate().map(one).collect()
}

/// Runs the one that was asked for.
pub(crate) fn run(context: &mut Context<'_>, args: &ArgMatches) -> Result<(), Failure> {
    let Some((name, args)) = args.subcommand() else {
        return Ok(());
    };
    match COMMANDS.iter().find(|(n, ..)| *n == name) {
        Some((.., run)) => run(context, args),
        None => Ok(()),
    }
}
