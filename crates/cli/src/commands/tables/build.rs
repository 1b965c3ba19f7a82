//! `tables build`

use std::path::PathBuf;
use std::sync::{Arc, Mutex};
use std::time::Instant;

use clap::{ArgMatches, Command};
use indicatif::{ProgressBar, ProgressStyle};
use semailles_core::Game;
use semailles_locale::{Lang, tables as t, text};
use semailles_tables::{Builder, Folder, Progress, Step};

use super::{Task, game_and_folder, memory_arg, name, threads, threads_arg, told, with_game};
use crate::app::Context;
use crate::failure::Failure;
use crate::options::{number, positional};
use crate::words;

pub(super) const NAME: &str = "build";

pub(super) fn command(lang: Lang) -> Command {
    game_and_folder(lang, NAME, t::BUILD_ABOUT)
        .arg(
            positional(lang, "seeds", t::VALUE_SEEDS, t::BUILD_SEEDS)
                .required(true)
                .value_parser(number(lang, 1, u64::from(semailles_tables::MAX_SEEDS))),
        )
        .arg(memory_arg(lang))
        .arg(threads_arg(lang))
}

pub(super) fn run(context: &mut Context<'_>, args: &ArgMatches) -> Result<(), Failure> {
    let build = Build {
        lang: context.lang,
        seeds: args.get_one::<u64>("seeds").map_or(1, |&n| n as u8),
        path: super::folder(args),
        memory: args.get_one::<u64>("memory").copied().unwrap_or(4 << 30),
        threads: threads(args),
    };
    let lines = with_game(context.lang, name(args), build)?;
    for line in lines {
        writeln!(context.out, "{line}")?;
    }
    Ok(())
}

struct Build {
    lang: Lang,
    seeds: u8,
    path: PathBuf,
    memory: u64,
    threads: usize,
}

/// What has been done of the layer that is being made.
struct Bar {
    bar: ProgressBar,
    began: Instant,
}

impl Task for Build {
    type Output = Vec<String>;

    fn run<G: Game>(self, game: Arc<G>) -> Result<Vec<String>, Failure> {
        let lang = self.lang;
        let not_counted = |why| told::not_counted(lang, &why);
        let folder = Folder::new(&self.path, &*game).map_err(not_counted)?;
        let builder = Builder::new(&*game, self.threads, self.memory).map_err(not_counted)?;
        let bar = ProgressBar::new(0);
        let style = ProgressStyle::with_template("{msg} {wide_bar} {percent} % {eta}");
        bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
        let state = Mutex::new(Bar {
            bar: bar.clone(),
            began: Instant::now(),
        });
        let lines = Mutex::new(Vec::new());
        folder
            .build(&builder, self.seeds, &|step| {
                let Ok(mut state) = state.lock() else {
                    return;
                };
                match step {
                    Step::Found(layer) => {
                        let positions = words::count(lang, layer.values.len() as u64);
                        let line = text!(
                            lang,
                            t::BUILD_FOUND,
                            seeds = u32::from(layer.seeds),
                            positions = positions
                        );
                        state.bar.suspend(|| push(&lines, line));
                    }
                    Step::Making(progress) => state.show(lang, progress),
                    Step::Made(layer) => {
                        let positions = words::count(lang, layer.values.len() as u64);
                        let seconds = state.began.elapsed().as_secs_f64();
                        let line = text!(
                            lang,
                            t::BUILD_MADE,
                            seeds = u32::from(layer.seeds),
                            positions = positions,
                            plies = layer.plies,
                            seconds = words::decimal(lang, seconds, 1)
                        );
                        push(&lines, line);
                        state.began = Instant::now();
                    }
                }
            })
            .map_err(|why| told::folder(lang, &why))?;
        bar.finish_and_clear();
        Ok(lines.into_inner().unwrap_or_default())
    }
}

fn push(lines: &Mutex<Vec<String>>, line: String) {
    if let Ok(mut lines) = lines.lock() {
        lines.push(line);
    }
}

impl Bar {
    /// The time left is that of playing the moves, which is about half, and then of the sweep.
    fn show(&mut self, lang: Lang, progress: Progress) {
        let message = if progress.sweep == 0 {
            text!(lang, t::BUILD_PLAYING, seeds = u32::from(progress.seeds))
        } else {
            text!(
                lang,
                t::BUILD_SWEEP,
                seeds = u32::from(progress.seeds),
                sweep = progress.sweep
            )
        };
        if self.bar.message() != message {
            self.bar.set_length(progress.of);
            self.bar.reset();
            self.bar.set_message(message);
        }
        self.bar.set_position(progress.done);
    }
}
