//! `perft`: counts sequences of plies.

use std::io::Write;
use std::time::Instant;

use clap::{ArgMatches, Command};
use semailles_locale::{Lang, Message, cli as t, text};

use crate::app::Context;
use crate::failure::Failure;
use crate::options::{self, flag, number, positional};
use crate::set_up;

pub(crate) const NAME: &str = "perft";

const EXAMPLES: &[(&str, Message)] = &[
    ("semailles perft en-dodoi 7", t::PERFT_EXAMPLE),
    ("semailles perft wali 4 --divide", t::PERFT_EXAMPLE_DIVIDE),
];

/// Nobody will ever wait for more.
const DEEPEST: u64 = 100;

pub(crate) fn command(lang: Lang) -> Command {
    options::command(lang, NAME, t::PERFT_ABOUT, EXAMPLES)
        .arg(set_up::game_arg(lang).required(true))
        .arg(
            positional(lang, "depth", t::VALUE_DEPTH, t::PERFT_DEPTH)
                .required(true)
                .value_parser(number(lang, 1, DEEPEST)),
        )
        .arg(set_up::position_arg(lang))
        .arg(flag("divide", text!(lang, t::PERFT_DIVIDE)))
}

pub(crate) fn run(context: &mut Context<'_>, args: &ArgMatches) -> Result<(), Failure> {
    let lang = context.lang;
    let game = set_up::game_of(lang, args)?;
    let position = args.get_one::<String>("position").map(String::as_str);
    let run = set_up::begin(lang, &*game, position)?;
    let deepest = args.get_one::<u64>("depth").map_or(1, |d| *d as u32);
    let out = &mut *context.out;
    if args.get_flag("divide") {
        let began = Instant::now();
        let mut total = 0;
        for (m, count) in run.divide(deepest) {
            total += count;
            writeln!(out, "{} {count}", run.move_text(m))?;
        }
        writeln!(out, "{deepest} {total}")?;
        out.flush()?;
        timing(lang, deepest, total, began);
        return Ok(());
    }
    for depth in 1..=deepest {
        let began = Instant::now();
        let count = run.perft(depth);
        writeln!(out, "{depth} {count}")?;
        out.flush()?;
        timing(lang, depth, count, began);
    }
    Ok(())
}

/// Time and leaves a second, on standard error.
fn timing(lang: Lang, depth: u32, leaves: u64, began: Instant) {
    let seconds = began.elapsed().as_secs_f64();
    let rate = leaves as f64 / seconds.max(1e-9);
    let line = text!(
        lang,
        t::PERFT_TIMING,
        depth = depth,
        seconds = format!("{seconds:.3}"),
        rate = rate as u64
    );
    let _ = writeln!(std::io::stderr(), "{line}");
}
