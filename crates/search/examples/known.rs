//! `cargo run --release -p semailles-search --example known -- en-dodoi 12 --positions 500 --nodes 400000`: positions
//! whose value is exactly known, by tables of so many seeds, as lines of Markdown.
//!
//! * How many values need more than so many plies without a capture: those differ where quiet play leaves fewer.
//! * What the thinker gives away by its moves, without the tables and with them.
//! * How often a value differs because positions have come before: the thinker, exact on repetition, solves positions
//!   with random quiet plies behind them.

use std::process::ExitCode;
use std::sync::Arc;

use semailles_core::{Game, Run, Silent, SplitMix64, Team};
use semailles_games::{Visitor, visit};
use semailles_search::{Limits, Oracle, Report, Status, Table, Thinker};
use semailles_tables::{Builder, Endings, Index, Layers};

/// Bytes of memory for the making of tables.
const MEMORY: u64 = 8 << 30;
/// Megabytes of the thinker's table.
const TABLE: usize = 64;
/// Numbers of plies that are asked about.
const PLIES: &[u8] = &[0, 1, 2, 5, 10, 15, 20, 30, 50, 75, 100];

struct Known {
    seeds: u8,
    positions: usize,
    nodes: u64,
}

impl Visitor for Known {
    type Output = Result<(), String>;

    fn visit<G: Game>(self, game: Arc<G>) -> Self::Output {
        let counted = game.counted().map_err(|why| why.to_string())?;
        let threads = std::thread::available_parallelism().map_or(1, usize::from);
        let builder = Builder::new(&*game, threads, MEMORY).map_err(|why| why.to_string())?;
        let builder = builder.with_plies();
        let mut layers = Layers::new();
        for seeds in builder.needed(self.seeds) {
            let made = builder
                .layer(&layers, seeds, &|_| {})
                .map_err(|why| why.to_string())?;
            if seeds == self.seeds {
                quiet(&game.name().to_string(), seeds, &made.plies);
            }
            layers.insert(made.layer);
        }
        let sample = Sample {
            index: Index::new(counted.pits),
            endings: Arc::new(Tables(Endings::new(Index::new(counted.pits), layers))),
            rng: SplitMix64::new(1),
            game,
        };
        sample.run(&self)
    }
}

/// Of how many values best play needs more plies without a capture than so many.
fn quiet(name: &str, seeds: u8, plies: &[u8]) {
    println!("{name}, {seeds} seeds, {} positions\n", plies.len());
    println!("| quiet plies left | values that differ |\n|---|---|");
    for &left in PLIES {
        let more = plies.iter().filter(|&&plies| plies > left).count();
        let share = 100.0 * more as f64 / plies.len() as f64;
        println!("| {left} | {more} ({share:.3} %) |");
    }
    println!();
}

/// The tables, as the thinker asks them.
#[derive(Debug)]
struct Tables(Endings);

impl<G: Game> Oracle<G> for Tables {
    fn value(&self, game: &G, position: &G::Position, team: Team) -> Option<i32> {
        self.0.worth(game, position, team)
    }
}

struct Sample<G: Game> {
    game: Arc<G>,
    index: Index,
    endings: Arc<Tables>,
    rng: SplitMix64,
}

impl<G: Game> Sample<G> {
    fn run(mut self, known: &Known) -> Result<(), String> {
        for (tables, how) in [(false, "without tables"), (true, "with tables")] {
            // [seeds, a win, what was not lost]
            let mut given = [0_u32; 3];
            for _ in 0..known.positions {
                let run = self.position(known.seeds)?;
                let (best, kept) = self.judge(run, known.nodes, tables)?;
                given[0] += u32::from(kept < best);
                given[1] += u32::from(kept <= 0 && best > 0);
                given[2] += u32::from(kept < 0 && best >= 0);
            }
            println!(
                "{} positions, {how}, {} nodes a move: {} moves give seeds away, {} a win, {} lose what was not lost\n",
                known.positions, known.nodes, given[0], given[1], given[2]
            );
        }
        let (mut solved, mut differ, mut asked) = (0, 0, 0);
        while asked < known.positions {
            let Some(run) = self.with_past(known.seeds)? else {
                continue;
            };
            asked += 1;
            let report = look(&run, known.nodes, None);
            if report.solved {
                solved += 1;
                differ += u32::from(report.score() != Some(self.worth(&run)));
            }
        }
        println!(
            "{asked} positions with quiet plies behind them: {solved} solved, {differ} differ"
        );
        Ok(())
    }

    /// What a position is worth to the player to move, and what is left of that after the thinker's move.
    fn judge(&self, mut run: Run<G>, nodes: u64, tables: bool) -> Result<(i32, i32), String> {
        let (best, team) = (self.worth(&run), self.team(&run));
        let oracle = tables.then(|| self.endings.clone() as Arc<dyn Oracle<G>>);
        let m = look(&run, nodes, oracle).best_move().ok_or("no move")?;
        run.play(m, &mut Silent).map_err(|why| why.to_string())?;
        let kept = self.endings.value(&*self.game, run.position(), team);
        Ok((best, kept.ok_or("no value")?))
    }

    fn team(&self, run: &Run<G>) -> Team {
        let player = self.game.to_move(run.position());
        player.map_or(Team(0), |player| self.game.team(player))
    }

    /// What a position is worth to the player to move.
    fn worth(&self, run: &Run<G>) -> i32 {
        let team = self.team(run);
        let worth = self.endings.value(&*self.game, run.position(), team);
        worth.unwrap_or(i32::MIN)
    }

    /// Any position with so many seeds in which there is a choice.
    fn position(&mut self, seeds: u8) -> Result<Run<G>, String> {
        let count = self.index.positions(seeds).ok_or("too many positions")?;
        loop {
            let rank = self.rng.below(count as usize) as u32;
            let Some(position) = self.game.with_seeds(&self.index.unrank(seeds, rank)) else {
                continue;
            };
            let text = self.game.position_text(&position);
            let run = Run::set_up(self.game.clone(), &text).map_err(|why| why.to_string())?;
            if run.outcome().is_none() && run.legal().len() > 1 {
                return Ok(run);
            }
        }
    }

    /// A position after up to twelve quiet plies; none when a capture came between.
    fn with_past(&mut self, seeds: u8) -> Result<Option<Run<G>>, String> {
        let mut run = self.position(seeds)?;
        let plies = 4 + self.rng.below(9);
        for _ in 0..plies {
            let m = run.legal()[self.rng.below(run.legal().len())];
            run.play(m, &mut Silent).map_err(|why| why.to_string())?;
            let seen = self.game.seen(run.position());
            let left = seen.map(|seen| self.index.rank(&seen.pits).0);
            if run.outcome().is_some() || left != Some(seeds) {
                return Ok(None);
            }
        }
        Ok(Some(run))
    }
}

fn look<G: Game>(run: &Run<G>, nodes: u64, oracle: Option<Arc<dyn Oracle<G>>>) -> Report {
    let table = Arc::new(Table::new(TABLE));
    let mut thinker = Thinker::new(run, table, Limits::nodes(nodes));
    if let Some(oracle) = oracle {
        thinker.consult(oracle);
    }
    while thinker.think_for(nodes) == Status::Pending {}
    thinker.report()
}

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let after = |name: &str| args.iter().skip_while(|arg| *arg != name).nth(1);
    let number = |name: &str, plain: u64| {
        after(name).map_or(Ok(plain), |text| {
            text.parse().map_err(|why| format!("{name} {text}: {why}"))
        })
    };
    let run = || {
        let (Some(name), Some(seeds)) = (args.first(), args.get(1)) else {
            return Err("expected a game and the seeds of its tables".to_owned());
        };
        let known = Known {
            seeds: seeds.parse().map_err(|why| format!("{seeds}: {why}"))?,
            positions: number("--positions", 500)? as usize,
            nodes: number("--nodes", 400_000)?,
        };
        visit(name, known).map_err(|why| why.to_string())?
    };
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}
