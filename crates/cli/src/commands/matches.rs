//! `match`: two computer players against each other, from balanced openings, each from both sides.

mod elo;
mod game;
mod openings;

use std::collections::BTreeMap;
use std::fs::File;
use std::io::{BufWriter, IsTerminal, Write};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::Duration;

use clap::{Arg, ArgMatches, Command};
use indicatif::{ProgressBar, ProgressStyle};
use semailles_core::{AnyGame, Move, shorten};
use semailles_locale::{Lang, Message, cli, search as t, text};
use semailles_search::Table;
use semailles_ugi::{Clock, processors};
use serde::Serialize;

use crate::app::Context;
use crate::failure::Failure;
use crate::json::Object;
use crate::minds::{Mover, Spec};
use crate::options::{self, flag, json_arg, literal, number, positional};
use crate::{set_up, terminal, words};
use elo::{BOUNDS, Tally};
use game::{Ended, Played};
use openings::Wanted;

pub(crate) const NAME: &str = "match";

const EXAMPLES: &[(&str, Message)] = &[
    (
        "semailles match en-dodoi level:3 level:2 --pairs 100",
        t::MATCH_EXAMPLE,
    ),
    (
        "semailles match wali nodes:50000 \"ugi:nodes 50000:semailles engine\" --save games.txt",
        t::MATCH_EXAMPLE_UGI,
    ),
];

pub(crate) fn command(lang: Lang) -> Command {
    let whole = |name: &'static str, min, max, help: Message| {
        Arg::new(name)
            .long(name)
            .value_name("N")
            .value_parser(number(lang, min, max))
            .help(text!(lang, help))
    };
    let player = |name: &'static str| {
        positional(lang, name, cli::VALUE_PLAYER, t::MATCH_PLAYER)
            .required(true)
            .value_parser(move |text: &str| {
                text.parse::<Spec>()
                    .map_err(|()| text!(lang, t::MATCH_NO_PLAYER, found = shorten(text)))
            })
    };
    options::command(lang, NAME, t::MATCH_ABOUT, EXAMPLES)
        .arg(set_up::game_arg(lang).required(true))
        .arg(player("first"))
        .arg(player("second"))
        .arg(whole("pairs", 1, 1_000_000, t::MATCH_PAIRS).default_value("50"))
        .arg(whole("seed", 0, u64::MAX, t::MATCH_SEED).default_value("1"))
        .arg(whole("plies", 0, 200, t::MATCH_PLIES).default_value("4"))
        .arg(whole("balance", 0, 1_000_000, t::MATCH_BALANCE).default_value("200"))
        .arg(whole("look", 1, u64::MAX, t::MATCH_LOOK).default_value("50000"))
        .arg(whole("threads", 1, 1024, t::MATCH_THREADS))
        .arg(whole("hash", 1, 65_536, t::MATCH_HASH).default_value("16"))
        .arg(
            Arg::new("clock")
                .long("clock")
                .value_name("S+S")
                .value_parser(move |text: &str| {
                    text.parse::<Clock>()
                        .map_err(|()| text!(lang, t::MATCH_NO_CLOCK, found = shorten(text)))
                })
                .help(text!(lang, t::MATCH_CLOCK)),
        )
        .arg(
            Arg::new("sprt")
                .long("sprt")
                .value_name("ELO0,ELO1")
                .allow_hyphen_values(true)
                .value_parser(move |text: &str| {
                    let bounds = text.split_once(',').and_then(|(lo, hi)| {
                        let (lo, hi): (f64, f64) = (lo.parse().ok()?, hi.parse().ok()?);
                        (lo < hi && lo.abs() < 1000.0 && hi.abs() < 1000.0).then_some((lo, hi))
                    });
                    bounds.ok_or_else(|| text!(lang, t::MATCH_NO_SPRT, found = shorten(text)))
                })
                .help(text!(lang, t::MATCH_SPRT)),
        )
        .arg(
            Arg::new("save")
                .long("save")
                .value_name(literal(cli::VALUE_FILE, lang))
                .help(text!(lang, t::MATCH_SAVE)),
        )
        .arg(flag("jsonl", text!(lang, t::MATCH_JSONL)))
        .arg(json_arg(lang).conflicts_with("jsonl"))
}

pub(crate) fn run(context: &mut Context<'_>, args: &ArgMatches) -> Result<(), Failure> {
    let lang = context.lang;
    let game = set_up::game_of(lang, args)?;
    let number = |name| args.get_one::<u64>(name).copied().unwrap_or_default();
    let spec = |name| args.get_one::<Spec>(name).cloned().unwrap_or(Spec::Greedy);
    let sprt = args.get_one::<(f64, f64)>("sprt").copied();
    let lines = args.get_flag("jsonl");
    let hash = number("hash") as usize;
    if !Table::has_room(hash) {
        return Err(Failure::Usage(text!(lang, t::MATCH_NO_ROOM, n = hash)));
    }
    let mut file = match args.get_one::<String>("save") {
        Some(name) => Some(Save::create(lang, name)?),
        None => None,
    };
    let wanted = Wanted {
        count: number("pairs") as usize,
        seed: number("seed"),
        plies: number("plies"),
        balance: number("balance"),
        nodes: number("look"),
    };
    let bar = progress(wanted.count as u64, lines);
    bar.set_message(text!(lang, t::MATCH_FINDING));
    let openings = openings::find(&*game, wanted, || bar.inc(1));
    if openings.is_empty() {
        bar.finish_and_clear();
        return Err(Failure::Failed(text!(lang, t::MATCH_NO_OPENINGS)));
    }
    let found = openings.len() as u64;
    if found < wanted.count as u64 {
        bar.println(text!(lang, t::MATCH_FEW_OPENINGS, n = found));
    }
    bar.set_length(found);
    bar.set_position(0);
    let contest = Contest {
        game: &*game,
        specs: [spec("first"), spec("second")],
        openings,
        seed: number("seed"),
        hash,
        clock: args.get_one::<Clock>("clock").copied(),
    };
    let threads = args
        .get_one::<u64>("threads")
        .map_or(processors(), |n| *n as usize);
    let mut sum = Sum::default();
    contest.play(threads, |pair: [Played; 2]| {
        for played in &pair {
            sum.see(played);
            if lines {
                serde_json::to_writer(&mut *context.out, &contest.line(played))?;
                writeln!(context.out)?;
            }
            if let Some(file) = &mut file {
                file.add(lang, &contest, played)?;
            }
        }
        sum.tally
            .add([pair[0].half_points(), pair[1].half_points()]);
        bar.inc(1);
        bar.set_message(text!(
            lang,
            t::MATCH_SO_FAR,
            wins = sum.tally.wins,
            draws = sum.tally.draws,
            losses = sum.tally.losses
        ));
        let decided = sprt.is_some_and(|(lo, hi)| {
            let llr = sum.tally.llr(lo, hi);
            llr < BOUNDS.0 || llr > BOUNDS.1
        });
        Ok(!decided)
    })?;
    bar.finish_and_clear();
    if let Some(file) = file {
        file.finish(lang)?;
    }
    let summary = contest.summary(&sum, sprt);
    if args.get_flag("json") {
        serde_json::to_writer(&mut *context.out, &summary)?;
        writeln!(context.out)?;
    } else if !lines {
        tell(context, &summary)?;
    }
    Ok(())
}

/// Two players and the openings they play.
struct Contest<'a> {
    game: &'a dyn AnyGame,
    specs: [Spec; 2],
    openings: Vec<Vec<Move>>,
    seed: u64,
    hash: usize,
    clock: Option<Clock>,
}

impl Contest<'_> {
    /// Plays every opening from both sides, several at once, and tells of the pairs in the order of the openings until
    /// that says no.
    fn play(
        &self,
        threads: usize,
        mut tell: impl FnMut([Played; 2]) -> Result<bool, Failure>,
    ) -> Result<(), Failure> {
        let next = AtomicUsize::new(0);
        let over = AtomicBool::new(false);
        let (sender, pairs) = channel();
        thread::scope(|scope| {
            for _ in 0..threads.min(self.openings.len()) {
                let (sender, next, over) = (sender.clone(), &next, &over);
                scope.spawn(move || {
                    let mut players = match self.seats() {
                        Ok(players) => players,
                        Err(why) => {
                            let _ = sender.send(Err(Failure::Failed(why)));
                            return;
                        }
                    };
                    while !over.load(Relaxed) {
                        let i = next.fetch_add(1, Relaxed);
                        let Some(opening) = self.openings.get(i) else {
                            return;
                        };
                        let seed = self.seed.wrapping_mul(1_000_003).wrapping_add(4 * i as u64);
                        let pair = [0, 1].map(|team| {
                            let seed = seed + 2 * u64::from(team);
                            game::play(self.game, opening, &mut players, team, seed, self.clock)
                        });
                        if sender.send(Ok((i, pair))).is_err() {
                            return;
                        }
                    }
                });
            }
            drop(sender);
            let told = in_order(&pairs, &mut tell);
            over.store(true, Relaxed);
            told
        })
    }

    fn seats(&self) -> Result<[Mover; 2], String> {
        let seat = |spec: &Spec| Mover::new(spec, self.game, self.hash, self.seed);
        Ok([seat(&self.specs[0])?, seat(&self.specs[1])?])
    }

    fn line(&self, played: &Played) -> Line {
        let mut run = self.game.begin();
        let moves = played.moves.iter().map(|&m| {
            let text = run.move_text(m);
            let done = run.play(m);
            debug_assert!(done.is_ok(), "a legal move can be played");
            text
        });
        Line {
            game: self.game.name().to_string(),
            first: self.specs[0].to_string(),
            second: self.specs[1].to_string(),
            first_is: played.side_symbols(self.game),
            moves: moves.collect(),
            result: run.result_text(),
            points: f64::from(played.half_points()) / 2.0,
            end: played.cause(),
            why: match &played.ended {
                Ended::Failed(_, why) => Some(why.clone()),
                Ended::Outcome(_) | Ended::Time(_) | Ended::TooLong => None,
            },
        }
    }

    fn summary(&self, sum: &Sum, sprt: Option<(f64, f64)>) -> Summary {
        let (elo, low, high) = sum.tally.elo();
        let finite = |x: f64| x.is_finite().then(|| (x * 10.0).round() / 10.0);
        Summary {
            game: self.game.name().to_string(),
            first: self.specs[0].to_string(),
            second: self.specs[1].to_string(),
            games: sum.tally.games(),
            wins: sum.tally.wins,
            draws: sum.tally.draws,
            losses: sum.tally.losses,
            percent: (1000.0 * sum.tally.share()).round() / 10.0,
            elo: finite(elo),
            elo_low: finite(low),
            elo_high: finite(high),
            llr: sprt.map(|(lo, hi)| (100.0 * sum.tally.llr(lo, hi)).round() / 100.0),
            plies: sum.plies,
            ends: Object(sum.ends.iter().map(|(end, n)| (*end, *n)).collect()),
            longest_ms: sum.longest.map(|time| time.as_millis() as u64),
        }
    }
}

/// Tells of pairs in their order, whichever comes first.
fn in_order(
    pairs: &Receiver<Result<(usize, [Played; 2]), Failure>>,
    tell: &mut impl FnMut([Played; 2]) -> Result<bool, Failure>,
) -> Result<(), Failure> {
    let mut early = BTreeMap::new();
    let mut next = 0;
    while let Ok(pair) = pairs.recv() {
        let (i, pair) = pair?;
        early.insert(i, pair);
        while let Some(pair) = early.remove(&next) {
            next += 1;
            if !tell(pair)? {
                return Ok(());
            }
        }
    }
    Ok(())
}

/// What all games came to.
#[derive(Default)]
struct Sum {
    tally: Tally,
    plies: u64,
    ends: BTreeMap<&'static str, u64>,
    longest: [Duration; 2],
}

impl Sum {
    fn see(&mut self, played: &Played) {
        self.plies += played.moves.len() as u64;
        *self.ends.entry(played.cause()).or_default() += 1;
        for (longest, time) in self.longest.iter_mut().zip(played.longest) {
            *longest = time.max(*longest);
        }
    }
}

/// A line of `--jsonl`.
#[derive(Serialize)]
struct Line {
    game: String,
    first: String,
    second: String,
    first_is: String,
    moves: Vec<String>,
    result: Option<String>,
    points: f64,
    end: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    why: Option<String>,
}

/// What `--json` writes; the Elo is null where one player has all points.
#[derive(Serialize)]
struct Summary {
    game: String,
    first: String,
    second: String,
    games: u64,
    wins: u64,
    draws: u64,
    losses: u64,
    percent: f64,
    elo: Option<f64>,
    elo_low: Option<f64>,
    elo_high: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    llr: Option<f64>,
    plies: u64,
    ends: Object<&'static str, u64>,
    longest_ms: [u64; 2],
}

fn tell(context: &mut Context<'_>, s: &Summary) -> Result<(), Failure> {
    let lang = context.lang;
    // Who has all points, or none, may be better or worse by any amount.
    let all = |n: Option<f64>, otherwise: &str| match n {
        Some(n) => words::decimal(lang, n, 1),
        None if s.percent == 100.0 => "∞".to_owned(),
        None if s.percent == 0.0 => "−∞".to_owned(),
        None => otherwise.to_owned(),
    };
    let mut lines = vec![
        text!(
            lang,
            t::MATCH_TITLE,
            game = s.game.clone(),
            first = s.first.clone(),
            second = s.second.clone(),
            n = s.games
        ),
        text!(
            lang,
            t::MATCH_RESULT,
            wins = s.wins,
            draws = s.draws,
            losses = s.losses,
            percent = words::percent(lang, s.percent, 1)
        ),
        text!(
            lang,
            t::MATCH_ELO,
            elo = all(s.elo, "0"),
            low = all(s.elo_low, "−∞"),
            high = all(s.elo_high, "∞")
        ),
    ];
    if let Some(llr) = s.llr {
        lines.push(text!(
            lang,
            t::MATCH_LLR,
            llr = words::decimal(lang, llr, 2)
        ));
    }
    let ends = s.ends.0.iter().map(|(end, n)| {
        let name = match *end {
            "failed" => text!(lang, t::MATCH_FAILED),
            "time" => text!(lang, t::MATCH_TIME),
            end => words::end_name(lang, end),
        };
        text!(lang, t::MATCH_END, end = name, n = *n)
    });
    lines.extend(ends);
    for line in lines {
        writeln!(
            context.out,
            "{}",
            terminal::wrap(&line, terminal::prose_width(), "", "  ")
        )?;
    }
    Ok(())
}

/// Where records go.
struct Save {
    name: String,
    out: BufWriter<File>,
}

impl Save {
    fn create(lang: Lang, name: &str) -> Result<Self, Failure> {
        match File::create(name) {
            Ok(file) => Ok(Self {
                name: name.to_owned(),
                out: BufWriter::new(file),
            }),
            Err(why) => Err(cannot_write(lang, name, &why)),
        }
    }

    fn add(&mut self, lang: Lang, contest: &Contest<'_>, played: &Played) -> Result<(), Failure> {
        let [first, second] = &contest.specs;
        let record = played
            .record(contest.game, [first, second])
            .map_err(|why| Failure::Failed(why.to_string()))?;
        writeln!(self.out, "{record}").map_err(|why| cannot_write(lang, &self.name, &why))
    }

    fn finish(mut self, lang: Lang) -> Result<(), Failure> {
        let name = self.name;
        self.out
            .flush()
            .map_err(|why| cannot_write(lang, &name, &why))
    }
}

fn cannot_write(lang: Lang, name: &str, why: &std::io::Error) -> Failure {
    let (file, why) = (terminal::path(name), words::io_error(lang, why));
    Failure::Failed(text!(lang, cli::CANNOT_WRITE_FILE, file = file, why = why))
}

fn progress(pairs: u64, lines: bool) -> ProgressBar {
    if !std::io::stderr().is_terminal() || (lines && std::io::stdout().is_terminal()) {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::new(pairs);
    if let Ok(style) = ProgressStyle::with_template("{bar:30} {pos}/{len} {msg} {eta}") {
        bar.set_style(style);
    }
    bar.enable_steady_tick(Duration::from_millis(200));
    bar
}
