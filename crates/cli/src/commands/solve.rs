//! `solve`: the exact value of a position, with a certificate.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use clap::{Arg, ArgMatches, Command, value_parser};
use indicatif::ProgressBar;
use semailles_core::{Game, MoveList, Silent};
use semailles_locale::{Lang, Message, cli, describe, serve, tables as t, text};
use semailles_tables::{Builder, Folder, Index, Layers, MAX_SEEDS, Plies, Solver, deep};
use serde::Serialize;
use signal_hook::consts::SIGINT;
use signal_hook::flag;

use crate::app::Context;
use crate::commands::tables::{Task, memory_arg, name, threads, threads_arg, told, with_game};
use crate::commands::verify::bounds;
use crate::failure::Failure;
use crate::options::{self, json_arg, literal, number};
use crate::{set_up, words};

pub(crate) const NAME: &str = "solve";

const EXAMPLES: &[(&str, Message)] = &[
    (
        "semailles solve djenon-abe --certificate djenon-abe.proof",
        t::SOLVE_EXAMPLE,
    ),
    (
        "semailles solve en-dodoi --each-move",
        t::SOLVE_EXAMPLE_EACH,
    ),
];

/// Proofs of bounds are written before the last one is found, once the search takes so long.
const KEEP_AFTER: Duration = Duration::from_secs(60);

/// What a program says that was interrupted, to its caller.
const INTERRUPTED: i32 = 130;

/// Tables that come to about so many positions are made in a few seconds.
const POSITIONS: u64 = 8_000_000;

pub(crate) fn command(lang: Lang) -> Command {
    options::command(lang, NAME, t::SOLVE_ABOUT, EXAMPLES)
        .arg(set_up::game_arg(lang).required(true))
        .arg(set_up::position_arg(lang))
        .arg(options::flag("each-move", text!(lang, t::SOLVE_EACH)))
        .arg(
            Arg::new("certificate")
                .long("certificate")
                .value_name(literal(cli::VALUE_FILE, lang))
                .value_parser(value_parser!(PathBuf))
                .help(text!(lang, t::SOLVE_CERTIFICATE)),
        )
        .arg(
            Arg::new("seeds")
                .long("seeds")
                .value_name("N")
                .value_parser(number(lang, 0, u64::from(MAX_SEEDS)))
                .help(text!(lang, t::SOLVE_SEEDS)),
        )
        .arg(
            Arg::new("nodes")
                .long("nodes")
                .value_name("N")
                .value_parser(number(lang, 1, u64::MAX))
                .help(text!(lang, t::SOLVE_NODES)),
        )
        .arg(
            Arg::new("seconds")
                .long("seconds")
                .value_name("N")
                .value_parser(number(lang, 1, u64::from(u32::MAX)))
                .help(text!(lang, t::SOLVE_SECONDS)),
        )
        .arg(
            Arg::new("tables")
                .long("tables")
                .value_name(literal(serve::VALUE_FOLDER, lang))
                .value_parser(value_parser!(PathBuf))
                .help(text!(lang, t::SOLVE_TABLES)),
        )
        .arg(memory_arg(lang))
        .arg(threads_arg(lang))
        .arg(json_arg(lang))
}

pub(crate) fn run(context: &mut Context<'_>, args: &ArgMatches) -> Result<(), Failure> {
    let task = Solve {
        lang: context.lang,
        position: args.get_one::<String>("position").map(String::as_str),
        each_move: args.get_flag("each-move"),
        certificate: args.get_one::<PathBuf>("certificate").cloned(),
        seeds: args.get_one::<u64>("seeds").map(|&n| n as u8),
        nodes: args.get_one::<u64>("nodes").copied().unwrap_or(u64::MAX),
        tables: args.get_one::<PathBuf>("tables").cloned(),
        seconds: args
            .get_one::<u64>("seconds")
            .map(|&n| Duration::from_secs(n)),
        room: Room {
            memory: args.get_one::<u64>("memory").copied().unwrap_or(4 << 30),
            threads: threads(args),
        },
        json: args.get_flag("json"),
    };
    let answers = with_game(context.lang, name(args), task)?;
    for line in answers {
        writeln!(context.out, "{line}")?;
    }
    Ok(())
}

/// Becomes true when the user interrupts: what has been proved by then is told. Who interrupts twice means it.
fn interrupted() -> std::io::Result<Arc<AtomicBool>> {
    let stop = Arc::new(AtomicBool::new(false));
    flag::register_conditional_shutdown(SIGINT, INTERRUPTED, Arc::clone(&stop))?;
    flag::register(SIGINT, Arc::clone(&stop))?;
    Ok(stop)
}

struct Solve<'a> {
    lang: Lang,
    position: Option<&'a str>,
    each_move: bool,
    certificate: Option<PathBuf>,
    seeds: Option<u8>,
    nodes: u64,
    tables: Option<PathBuf>,
    seconds: Option<Duration>,
    room: Room,
    json: bool,
}

/// What has been found out about one position.
#[derive(Serialize)]
struct Answer {
    game: String,
    position: String,
    /// The move that led there, if each was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    after: Option<String>,
    least: i8,
    most: i8,
    nodes: u64,
    seconds: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    certificate: Option<String>,
}

impl Answer {
    fn told(&self, lang: Lang) -> String {
        let after = self.after.as_deref().unwrap_or("");
        let line = text!(
            lang,
            t::SOLVE_LINE,
            position = self.position.as_str(),
            bounds = bounds(lang, self.least, self.most),
            nodes = words::count(lang, self.nodes),
            seconds = words::decimal(lang, self.seconds, 1)
        );
        let mut told = if after.is_empty() {
            line
        } else {
            format!("{after}  {line}")
        };
        if let Some(hash) = &self.certificate {
            told.push_str(&format!("\n  SHA-256 {hash}"));
        }
        told
    }
}

impl Task for Solve<'_> {
    type Output = Vec<String>;

    fn run<G: Game>(self, game: Arc<G>) -> Result<Vec<String>, Failure> {
        let lang = self.lang;
        game.counted()
            .map_err(|why| told::not_counted(lang, &why))?;
        let begun = match self.position {
            None => game.start(),
            Some(text) => game
                .read_position(text)
                .map_err(|why| Failure::Usage(describe::position_error(lang, &why)))?,
        };
        let seen = game.seen(&begun);
        let over = || Failure::Failed(text!(lang, t::PROBE_OVER));
        let seen = seen.filter(|_| game.outcome(&begun).is_none());
        let seen = seen.ok_or_else(over)?;
        let seeds = seen.pits.iter().map(|&n| u32::from(n)).sum::<u32>();
        let seeds = u8::try_from(seeds).unwrap_or(u8::MAX);
        let layers = self.layers(&*game, seeds)?;
        let stop = interrupted()?;
        let mut positions = vec![(None, begun.clone())];
        if self.each_move {
            let mut moves = MoveList::new();
            game.legal(&begun, &mut moves);
            for &m in moves.iter() {
                let mut next = begun.clone();
                let played = game.attempt(&mut next, m, &mut Silent).is_some();
                if played && game.outcome(&next).is_none() {
                    positions.push((Some(game.move_text(m)), next));
                }
            }
        }
        deep(|| {
            let mut solver =
                Solver::new(&*game, &layers, seeds).map_err(|why| told::solve(lang, &why))?;
            solver.memory(self.room.memory.saturating_sub(layers.bytes()));
            solver.stop(&stop);
            let mut lines = Vec::new();
            for (after, position) in positions {
                if stop.load(Ordering::Relaxed) {
                    break;
                }
                let answer = self.one(&*game, &mut solver, after, &position)?;
                lines.push(if self.json {
                    serde_json::to_string(&answer)?
                } else {
                    answer.told(lang)
                });
            }
            Ok(lines)
        })
    }
}

/// What may be used.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Room {
    /// Bytes.
    pub(crate) memory: u64,
    pub(crate) threads: usize,
}

/// The tables to which captures can come from a position with `from` seeds: up to so many positions and so many seeds.
pub(crate) fn made<G: Game>(
    lang: Lang,
    game: &G,
    builder: &Builder<'_, G>,
    from: u8,
    (positions, seeds): (u64, u8),
) -> Result<(Layers, Plies), Failure> {
    let not_counted = |why| told::not_counted(lang, &why);
    let index = Index::new(game.counted().map_err(not_counted)?.pits);
    let (mut layers, mut plies) = (Layers::new(), Plies::new());
    let bar = ProgressBar::new(u64::from(seeds));
    let mut all = 0_u64;
    for layer in builder.needed(from) {
        all = all.saturating_add(index.positions(layer).unwrap_or(u64::MAX));
        if layer > seeds || all > positions {
            break;
        }
        let made = builder
            .layer(&layers, layer, &|_| {})
            .map_err(|why| told::build(lang, &why))?;
        plies.resize(usize::from(layer) + 1, Vec::new());
        plies[usize::from(layer)] = made.plies;
        layers.insert(made.layer);
        bar.set_position(u64::from(layer));
    }
    bar.finish_and_clear();
    Ok((layers, plies))
}

impl Solve<'_> {
    /// The tables to search above: those of a folder, or made now.
    fn layers<G: Game>(&self, game: &G, from: u8) -> Result<Layers, Failure> {
        let lang = self.lang;
        let not_counted = |why| told::not_counted(lang, &why);
        let seeds = self.seeds.unwrap_or(MAX_SEEDS);
        let Some(path) = &self.tables else {
            let builder = Builder::new(game, self.room.threads, self.room.memory);
            let builder = builder.map_err(not_counted)?;
            let positions = self.seeds.map_or(POSITIONS, |_| u64::MAX);
            let (layers, _) = made(lang, game, &builder, from, (positions, seeds))?;
            return Ok(layers);
        };
        let folder = Folder::new(path, game).map_err(not_counted)?;
        // The search wants room of its own.
        let layers = folder.read_up_to(seeds, self.room.memory / 2);
        let layers = layers.map_err(|why| told::folder(lang, &why))?;
        if layers.iter().next().is_none() {
            let dir = path.display().to_string();
            return Err(Failure::Failed(text!(lang, t::NO_TABLES, dir = dir)));
        }
        Ok(layers)
    }

    fn one<G: Game>(
        &self,
        game: &G,
        solver: &mut Solver<'_, G>,
        after: Option<String>,
        position: &G::Position,
    ) -> Result<Answer, Failure> {
        let lang = self.lang;
        let began = Instant::now();
        let before = solver.nodes();
        solver.limit(before.saturating_add(self.nodes));
        solver.deadline(self.seconds.map(|seconds| began + seconds));
        let name = self.certificate.as_ref().map(|file| match &after {
            None => file.clone(),
            Some(m) => {
                let end = file.extension().unwrap_or_default().to_string_lossy();
                file.with_extension(format!("{m}.{end}"))
            }
        });
        let (mut told, mut keeping) = ((i8::MIN, i8::MAX), Duration::ZERO);
        let (least, most) = solver.solve(position, |solver, least, most| {
            if told == (least, most) {
                return;
            }
            told = (least, most);
            let line = text!(
                lang,
                t::SOLVE_LINE,
                position = after.as_deref().unwrap_or("…"),
                bounds = bounds(lang, least, most),
                nodes = words::count(lang, solver.nodes() - before),
                seconds = words::decimal(lang, began.elapsed().as_secs_f64(), 1)
            );
            let _ = writeln!(std::io::stderr(), "{line}");
            // Whatever ends the program, a proof is there; but most of the time is the search's.
            let elapsed = began.elapsed();
            if let Some(file) = &name
                && elapsed > KEEP_AFTER.max(8 * keeping)
            {
                let _ = self.certify(solver, position, told, file);
                keeping += began.elapsed() - elapsed;
            }
        });
        let certificate = match &name {
            None => None,
            Some(file) => Some(self.certify(solver, position, (least, most), file)?),
        };
        Ok(Answer {
            game: game.name().to_string(),
            position: game.position_text(position),
            after,
            least,
            most,
            nodes: solver.nodes() - before,
            seconds: began.elapsed().as_secs_f64(),
            certificate,
        })
    }

    /// Writes the proof of what has been found to a file; its hash.
    fn certify<G: Game>(
        &self,
        solver: &Solver<'_, G>,
        position: &G::Position,
        bounds: (i8, i8),
        file: &Path,
    ) -> Result<String, Failure> {
        let failed = |why: String| {
            let file = file.display().to_string();
            Failure::Failed(text!(self.lang, t::FILE_ERROR, file = file, why = why))
        };
        let proof = solver
            .certificate(position, bounds)
            .map_err(|why| failed(why.to_string()))?;
        let (bytes, hash) = proof.write();
        let part = file.with_extension("part");
        std::fs::write(&part, bytes)
            .and_then(|()| std::fs::rename(&part, file))
            .map_err(|why| failed(words::io_error(self.lang, &why)))?;
        Ok(hash)
    }
}
