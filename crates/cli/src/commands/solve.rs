//! `solve`: the exact value of a position, with a certificate.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Instant;

use clap::{Arg, ArgMatches, Command, value_parser};
use indicatif::ProgressBar;
use semailles_core::{Game, MoveList, Silent};
use semailles_locale::{Lang, Message, cli, describe, tables as t, text};
use semailles_tables::{Builder, Index, Layers, MAX_SEEDS, Plies, Solver, deep};
use serde::Serialize;

use crate::app::Context;
use crate::commands::tables::{Task, memory_arg, name, threads, threads_arg, told, with_game};
use crate::commands::verify::bounds;
use crate::failure::Failure;
use crate::options::{self, flag, json_arg, literal, number};
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

/// Tables that come to about so many positions are made in a few seconds.
const POSITIONS: u64 = 8_000_000;

pub(crate) fn command(lang: Lang) -> Command {
    options::command(lang, NAME, t::SOLVE_ABOUT, EXAMPLES)
        .arg(set_up::game_arg(lang).required(true))
        .arg(set_up::position_arg(lang))
        .arg(flag("each-move", text!(lang, t::SOLVE_EACH)))
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

struct Solve<'a> {
    lang: Lang,
    position: Option<&'a str>,
    each_move: bool,
    certificate: Option<PathBuf>,
    seeds: Option<u8>,
    nodes: u64,
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
        let (layers, plies) = match self.seeds {
            Some(most) => made(lang, &*game, seeds, u64::MAX, most, self.room)?,
            None => made(lang, &*game, seeds, POSITIONS, MAX_SEEDS, self.room)?,
        };
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
            let mut lines = Vec::new();
            for (after, position) in positions {
                let answer = self.one(&*game, &mut solver, &plies, after, &position)?;
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
    from: u8,
    positions: u64,
    seeds: u8,
    room: Room,
) -> Result<(Layers, Plies), Failure> {
    let not_counted = |why| told::not_counted(lang, &why);
    let index = Index::new(game.counted().map_err(not_counted)?.pits);
    let builder = Builder::new(game, room.threads, room.memory).map_err(not_counted)?;
    let builder = builder.with_plies();
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
    fn one<G: Game>(
        &self,
        game: &G,
        solver: &mut Solver<'_, G>,
        plies: &Plies,
        after: Option<String>,
        position: &G::Position,
    ) -> Result<Answer, Failure> {
        let lang = self.lang;
        let began = Instant::now();
        let before = solver.nodes();
        solver.limit(before.saturating_add(self.nodes));
        let bar = ProgressBar::new_spinner();
        let (least, most) = solver.solve(position, |least, most, nodes| {
            let told = bounds(lang, least, most);
            bar.set_message(format!("{told} · {}", words::count(lang, nodes)));
        });
        bar.finish_and_clear();
        let mut certificate = None;
        if let Some(file) = &self.certificate {
            let failed = |why: String| {
                let file = file.display().to_string();
                Failure::Failed(text!(lang, t::FILE_ERROR, file = file, why = why))
            };
            let proof = solver
                .certificate(position, (least, most), plies)
                .map_err(|why| failed(why.to_string()))?;
            let (bytes, hash) = proof.write();
            let name = match &after {
                None => file.clone(),
                Some(m) => {
                    let end = file.extension().unwrap_or_default().to_string_lossy();
                    file.with_extension(format!("{m}.{end}"))
                }
            };
            std::fs::write(&name, bytes).map_err(|why| failed(words::io_error(lang, &why)))?;
            certificate = Some(hash);
        }
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
}
