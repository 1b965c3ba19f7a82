//! `engine`: the thinker for other programs, by the Universal Game Interface. What is said is told in `docs/UGI.md`.

use std::io;
use std::path::Path;

use clap::{ArgMatches, Command};
use semailles_core::AnyGame;
use semailles_locale::{Lang, Message, search as t};
use semailles_search::AnyMind;
use semailles_ugi::{Minds, serve};

use crate::app::Context;
use crate::failure::Failure;
use crate::minds::mind_with_tables;
use crate::options;

pub(crate) const NAME: &str = "engine";

const EXAMPLES: &[(&str, Message)] = &[(
    "printf 'position startpos\\ngo depth 10\\n' | semailles engine",
    t::ENGINE_EXAMPLE,
)];

pub(crate) fn command(lang: Lang) -> Command {
    options::command(lang, NAME, t::ENGINE_ABOUT, EXAMPLES)
}

pub(crate) fn run(context: &mut Context<'_>, _: &ArgMatches) -> Result<(), Failure> {
    Ok(serve(io::stdin(), context.out, &Ours)?)
}

/// Minds that may look up tables.
struct Ours;

impl Minds for Ours {
    fn mind(
        &self,
        game: &dyn AnyGame,
        mebibytes: usize,
        tables: Option<&Path>,
    ) -> Result<Box<dyn AnyMind>, String> {
        // The protocol speaks English.
        mind_with_tables(Lang::En, game, mebibytes, tables).map_err(|why| match why {
            Failure::Usage(why) | Failure::Failed(why) => why,
            _ => "the tables cannot be read".to_owned(),
        })
    }
}
