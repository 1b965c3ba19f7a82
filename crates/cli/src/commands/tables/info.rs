//! `tables info`

use std::io::Write;
use std::path::PathBuf;
use std::sync::Arc;

use clap::{ArgMatches, Command};
use semailles_core::Game;
use semailles_locale::{Lang, tables as t, text};
use semailles_tables::{Folder, MAX_SEEDS};

use super::{Task, game_and_folder, name, told, with_game};
use crate::app::Context;
use crate::failure::Failure;
use crate::words;

pub(super) const NAME: &str = "info";

pub(super) fn command(lang: Lang) -> Command {
    game_and_folder(lang, NAME, t::INFO_ABOUT)
}

pub(super) fn run(context: &mut Context<'_>, args: &ArgMatches) -> Result<(), Failure> {
    let info = Info {
        lang: context.lang,
        path: super::folder(args),
        out: context.out,
    };
    with_game(context.lang, name(args), info)
}

struct Info<'a> {
    lang: Lang,
    path: PathBuf,
    out: &'a mut dyn Write,
}

impl Task for Info<'_> {
    type Output = ();

    fn run<G: Game>(self, game: Arc<G>) -> Result<(), Failure> {
        let lang = self.lang;
        let folder =
            Folder::new(&self.path, &*game).map_err(|why| told::not_counted(lang, &why))?;
        let mut any = false;
        for seeds in 0..=MAX_SEEDS {
            let told = |why| told::folder(lang, &why);
            let Some(table) = folder.open(seeds).map_err(told)? else {
                continue;
            };
            any = true;
            let file = folder.file(seeds);
            let why = |why| {
                let (file, why) = (file.display().to_string(), told::file(lang, &why));
                Failure::Failed(text!(lang, t::FILE_ERROR, file = file, why = why))
            };
            let hash = table.look_through().map_err(why)?;
            let size = std::fs::metadata(&file).map_or(0, |data| data.len());
            let header = table.header();
            let line = text!(
                lang,
                t::INFO_LINE,
                file = file.display().to_string(),
                positions = words::count(lang, header.positions),
                plies = header.plies,
                size = words::count(lang, size.div_ceil(1024)),
                hash = hash
            );
            writeln!(self.out, "{line}")?;
        }
        if any {
            return Ok(());
        }
        let dir = self.path.display().to_string();
        Err(Failure::Failed(text!(lang, t::NO_TABLES, dir = dir)))
    }
}
