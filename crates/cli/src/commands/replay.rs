//! `replay`: games again from what was kept of them.

mod jsonl;
mod records;

use std::fs::File;
use std::io::{self, BufRead, BufReader};

use clap::{ArgMatches, Command};
use semailles_locale::{Lang, Message, cli as t, text};

use crate::app::Context;
use crate::failure::Failure;
use crate::options::{self, flag, positional};
use crate::{terminal, words};

pub(crate) const NAME: &str = "replay";

const EXAMPLES: &[(&str, Message)] = &[
    ("semailles replay game.txt", t::REPLAY_EXAMPLE),
    (
        "echo '{\"game\":\"wali\",\"moves\":[\"c3\",\"d3\"]}' | semailles replay --jsonl -",
        t::REPLAY_EXAMPLE_JSONL,
    ),
];

pub(crate) fn command(lang: Lang) -> Command {
    options::command(lang, NAME, t::REPLAY_ABOUT, EXAMPLES)
        .arg(positional(lang, "file", t::VALUE_FILE, t::REPLAY_FILE))
        .arg(flag("jsonl", text!(lang, t::REPLAY_JSONL)))
}

pub(crate) fn run(context: &mut Context<'_>, args: &ArgMatches) -> Result<(), Failure> {
    let name = args.get_one::<String>("file").map_or("-", String::as_str);
    let mut input = open(context.lang, name)?;
    if args.get_flag("jsonl") {
        return jsonl::replay(context, name, &mut input);
    }
    records::replay(context, name, &mut input)
}

/// A file, or standard input for `-`.
fn open(lang: Lang, name: &str) -> Result<Box<dyn BufRead>, Failure> {
    if name == "-" {
        return Ok(Box::new(io::stdin().lock()));
    }
    match File::open(name) {
        Ok(file) => Ok(Box::new(BufReader::with_capacity(1 << 16, file))),
        Err(why) => Err(cannot_read(lang, name, &why)),
    }
}

/// That a file cannot be read.
fn cannot_read(lang: Lang, name: &str, why: &io::Error) -> Failure {
    let (file, why) = (terminal::path(name), words::io_error(lang, why));
    Failure::Failed(text!(lang, t::CANNOT_READ, file = file, why = why))
}
