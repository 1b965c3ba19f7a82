//! `tables verify`

use std::io::Write;
use std::path::PathBuf;
use std::sync::Arc;

use clap::{ArgMatches, Command};
use indicatif::ProgressBar;
use semailles_core::Game;
use semailles_locale::{Lang, tables as t, text};
use semailles_tables::{Folder, Layers, MAX_SEEDS, check};

use super::{Task, game_and_folder, name, threads, threads_arg, told, with_game};
use crate::app::Context;
use crate::failure::Failure;
use crate::words;

pub(super) const NAME: &str = "verify";

pub(super) fn command(lang: Lang) -> Command {
    game_and_folder(lang, NAME, t::CHECK_ABOUT).arg(threads_arg(lang))
}

pub(super) fn run(context: &mut Context<'_>, args: &ArgMatches) -> Result<(), Failure> {
    let check = Check {
        lang: context.lang,
        path: super::folder(args),
        threads: threads(args),
        out: context.out,
    };
    with_game(context.lang, name(args), check)
}

struct Check<'a> {
    lang: Lang,
    path: PathBuf,
    threads: usize,
    out: &'a mut dyn Write,
}

impl Task for Check<'_> {
    type Output = ();

    fn run<G: Game>(self, game: Arc<G>) -> Result<(), Failure> {
        let lang = self.lang;
        let not_counted = |why| told::not_counted(lang, &why);
        let folder = Folder::new(&self.path, &*game).map_err(not_counted)?;
        let mut layers = Layers::new();
        let mut wrong = false;
        for seeds in 0..=MAX_SEEDS {
            let read = folder.read(seeds).map_err(|why| told::folder(lang, &why))?;
            let Some(layer) = read else { continue };
            layers.insert(layer);
            let bar = ProgressBar::new(0);
            let progress = |done, of| {
                bar.set_length(of);
                bar.set_position(done);
            };
            let checked =
                check(&*game, &layers, seeds, self.threads, &progress).map_err(not_counted)?;
            bar.finish_and_clear();
            let positions = words::count(lang, checked.positions);
            let seeds = u32::from(seeds);
            let line = match checked.first {
                None => text!(lang, t::CHECK_RIGHT, seeds = seeds, positions = positions),
                Some(fault) => {
                    wrong = true;
                    let position = game.with_seeds(&fault.pits);
                    text!(
                        lang,
                        t::CHECK_WRONG,
                        seeds = seeds,
                        faults = words::count(lang, checked.faults),
                        position = position.map_or(String::new(), |p| game.position_text(&p)),
                        found = i32::from(fault.found),
                        expected = i32::from(fault.expected)
                    )
                }
            };
            writeln!(self.out, "{line}")?;
            self.out.flush()?;
        }
        if layers.iter().next().is_none() {
            let dir = self.path.display().to_string();
            return Err(Failure::Failed(text!(lang, t::NO_TABLES, dir = dir)));
        }
        if wrong { Err(Failure::Told) } else { Ok(()) }
    }
}
