//! `puzzles`: positions with one move that is better than all others.

use std::sync::Arc;

use clap::{Arg, ArgMatches, Command};
use semailles_core::Game;
use semailles_locale::{Lang, Message, tables as t, text};
use semailles_tables::{Builder, Goal, MAX_SEEDS, Puzzle, puzzles};
use serde::Serialize;

use crate::app::Context;
use crate::commands::solve::{Room, made};
use crate::commands::tables::{Task, memory_arg, name, threads, threads_arg, told, with_game};
use crate::failure::Failure;
use crate::options::{self, number};
use crate::set_up;

pub(crate) const NAME: &str = "puzzles";

const EXAMPLES: &[(&str, Message)] = &[(
    "semailles puzzles djenon-abe --count 60 --seed 1",
    t::PUZZLES_EXAMPLE,
)];

pub(crate) fn command(lang: Lang) -> Command {
    let whole = |name: &'static str, max: u64, default: &'static str, help: Message| {
        Arg::new(name)
            .long(name)
            .value_name("N")
            .value_parser(number(lang, 0, max))
            .default_value(default)
            .help(text!(lang, help))
    };
    options::command(lang, NAME, t::PUZZLES_ABOUT, EXAMPLES)
        .arg(set_up::game_arg(lang).required(true))
        .arg(whole("count", 100_000, "60", t::PUZZLES_COUNT))
        .arg(whole("seed", u64::MAX, "1", t::PUZZLES_SEED))
        .arg(whole("seeds", u64::from(MAX_SEEDS), "10", t::PUZZLES_SEEDS))
        .arg(memory_arg(lang))
        .arg(threads_arg(lang))
}

pub(crate) fn run(context: &mut Context<'_>, args: &ArgMatches) -> Result<(), Failure> {
    let number = |name| args.get_one::<u64>(name).copied().unwrap_or(0);
    let find = Find {
        lang: context.lang,
        count: number("count") as usize,
        seed: number("seed"),
        seeds: number("seeds") as u8,
        room: Room {
            memory: args.get_one::<u64>("memory").copied().unwrap_or(4 << 30),
            threads: threads(args),
        },
    };
    for puzzle in with_game(context.lang, name(args), find)? {
        serde_json::to_writer(&mut *context.out, &puzzle)?;
        writeln!(context.out)?;
    }
    Ok(())
}

struct Find {
    lang: Lang,
    count: usize,
    seed: u64,
    seeds: u8,
    room: Room,
}

/// A puzzle as it is kept.
#[derive(Serialize)]
struct Line {
    game: String,
    position: String,
    goal: &'static str,
    value: i8,
    second: i8,
    grade: u8,
    depth: u8,
    laps: u16,
    tempting: u8,
    line: Vec<String>,
}

impl Line {
    fn of(game: &str, puzzle: Puzzle) -> Self {
        Self {
            game: game.to_owned(),
            position: puzzle.position,
            goal: match puzzle.goal {
                Goal::Win => "win",
                Goal::Most => "most",
            },
            value: puzzle.value,
            second: puzzle.second,
            grade: puzzle.grade,
            depth: puzzle.depth,
            laps: puzzle.laps,
            tempting: puzzle.tempting,
            line: puzzle.line,
        }
    }
}

impl Task for Find {
    type Output = Vec<Line>;

    fn run<G: Game>(self, game: Arc<G>) -> Result<Vec<Line>, Failure> {
        let lang = self.lang;
        let not_counted = |why| told::not_counted(lang, &why);
        let step = game.counted().map_err(not_counted)?.step.max(1);
        let most = self.seeds - self.seeds % step;
        let builder = Builder::new(&*game, self.room.threads, self.room.memory);
        let builder = builder.map_err(not_counted)?.with_plies();
        let (layers, plies) = made(lang, &*game, &builder, most, (u64::MAX, most))?;
        let found = puzzles(&*game, &layers, &plies, self.count, self.seed).map_err(not_counted)?;
        let name = game.name().to_string();
        Ok(found.into_iter().map(|p| Line::of(&name, p)).collect())
    }
}
