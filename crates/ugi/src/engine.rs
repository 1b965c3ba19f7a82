//! The side that thinks. What is said is told in `docs/UGI.md`.

use std::collections::VecDeque;
use std::io::{self, BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::Duration;

use semailles_core::{AnyGame, AnyRun, MoveError, Verdict, shorten};
use semailles_games::CATALOGUE;
use semailles_search::{AnyMind, Level, Table};

use crate::lines::{self, Line};
use crate::order::{Go, Order};
use crate::processors;
use crate::thinking::{Question, Thinking};

/// A whole game fits in a line.
const MAX_LINE: usize = 1 << 20;

/// Where the engine gets its minds from.
pub trait Minds {
    /// A mind for a game, with a table of so many mebibytes, and with the tables of endings in a folder.
    ///
    /// # Errors
    /// In words, what is wrong with the folder or the memory.
    fn mind(
        &self,
        game: &dyn AnyGame,
        mebibytes: usize,
        tables: Option<&Path>,
    ) -> Result<Box<dyn AnyMind>, String>;
}

/// Does what the lines of the input ask, until one says `quit` or there are no more.
///
/// # Errors
/// If the output cannot be written.
pub fn serve(
    input: impl Read + Send + 'static,
    out: &mut dyn Write,
    minds: &dyn Minds,
) -> io::Result<()> {
    let (sender, events) = channel();
    let lines = sender.clone();
    thread::spawn(move || listen(input, &lines));
    Engine::new(minds, sender, events).serve(out)
}

/// Something to be dealt with.
pub(crate) enum Event {
    /// A line has come.
    Line(String),
    /// A line has come that is too long.
    TooLong,
    /// No line will come any more.
    End,
    /// Something to be said.
    Say(String),
    /// The search is over.
    Finished(Box<dyn AnyMind>),
}

fn listen(input: impl Read, events: &Sender<Event>) {
    let mut input = BufReader::new(input);
    let mut buffer = Vec::new();
    loop {
        let event = match lines::read(&mut input, &mut buffer, MAX_LINE) {
            Ok(Line::Read) => Event::Line(String::from_utf8_lossy(&buffer).into_owned()),
            Ok(Line::TooLong) => Event::TooLong,
            Ok(Line::End) | Err(_) => Event::End,
        };
        let is_end = matches!(event, Event::End);
        if events.send(event).is_err() || is_end {
            return;
        }
    }
}

/// What is set by `setoption`.
#[derive(Clone, Debug)]
struct Settings {
    /// Mebibytes.
    hash: usize,
    threads: usize,
    lines: usize,
    level: Level,
    /// Milliseconds lost on the way of a move.
    lag: u64,
    /// The folder of tables of endings, if they are to be used.
    tables: Option<PathBuf>,
}

struct Engine<'a> {
    minds: &'a dyn Minds,
    sender: Sender<Event>,
    events: Receiver<Event>,
    /// Lines that came while a search was being stopped.
    waiting: VecDeque<Event>,
    game: Box<dyn AnyGame>,
    run: Box<dyn AnyRun>,
    settings: Settings,
    /// At home when nothing is being thought about.
    mind: Option<Box<dyn AnyMind>>,
    thinking: Option<Thinking>,
    /// Numbers the choices of the levels.
    seed: u64,
}

impl<'a> Engine<'a> {
    fn new(minds: &'a dyn Minds, sender: Sender<Event>, events: Receiver<Event>) -> Self {
        let game = semailles_games::game("en-dodoi").expect("a game of the catalogue");
        Self {
            minds,
            sender,
            events,
            waiting: VecDeque::new(),
            run: game.begin(),
            game,
            settings: Settings {
                hash: 64,
                threads: 1,
                lines: 1,
                level: Level::FULL,
                lag: 20,
                tables: None,
            },
            mind: None,
            thinking: None,
            seed: 0,
        }
    }

    fn serve(mut self, out: &mut dyn Write) -> Result<(), io::Error> {
        loop {
            let event = match self.waiting.pop_front() {
                Some(event) => event,
                // There is always a sender: this engine.
                None => match self.events.recv() {
                    Ok(event) => event,
                    Err(_) => return Ok(()),
                },
            };
            match event {
                Event::Say(line) => say(out, &line)?,
                Event::Finished(mind) => {
                    self.mind = Some(mind);
                    self.thinking = None;
                }
                Event::TooLong => say(out, "info string that line is too long")?,
                Event::End => {
                    // Whoever has asked for a move of known cost gets it.
                    let endless = self.thinking.as_ref().is_some_and(Thinking::is_endless);
                    self.come_to_rest(out, endless)?;
                    return Ok(());
                }
                Event::Line(line) => match Order::read(&line) {
                    Ok(Order::Quit) => {
                        self.come_to_rest(out, true)?;
                        return Ok(());
                    }
                    Ok(order) => {
                        if let Err(why) = self.obey(out, order)? {
                            say(out, &format!("info string {}", one_line(&why)))?;
                        }
                    }
                    Err(why) => say(out, &format!("info string {}", one_line(&why)))?,
                },
            }
        }
    }

    /// Does what is asked; the inner error is told to who asked.
    fn obey(&mut self, out: &mut dyn Write, order: Order) -> Result<Result<(), String>, io::Error> {
        match order {
            Order::Nothing | Order::Quit => {}
            Order::Ugi => self.introduce(out)?,
            Order::IsReady => say(out, "readyok")?,
            Order::Query(what) => match self.answer(&what) {
                Some(answer) => say(out, format!("response {answer}").trim_end())?,
                None => return Ok(Err(format!("unknown query \"{}\"", shorten(&what)))),
            },
            Order::Stop => {
                if let Some(thinking) = &self.thinking {
                    thinking.stop();
                }
            }
            Order::NewGame => {
                self.come_to_rest(out, true)?;
                if let Some(mind) = &mut self.mind {
                    mind.forget();
                }
                self.run = self.game.begin();
            }
            Order::SetOption { name, value } => {
                self.come_to_rest(out, true)?;
                return Ok(self.set(&name, &value));
            }
            Order::Position { start, moves } => {
                self.come_to_rest(out, true)?;
                return Ok(self.set_up(start.as_deref(), &moves));
            }
            Order::Go(go) => {
                self.come_to_rest(out, true)?;
                if let Err(why) = self.go(&go) {
                    say(out, &format!("info string {why}"))?;
                    say(out, "bestmove (none)")?;
                }
            }
        }
        Ok(Ok(()))
    }

    /// Waits until nothing is being thought about; at once, if asked.
    fn come_to_rest(&mut self, out: &mut dyn Write, at_once: bool) -> Result<(), io::Error> {
        if let Some(thinking) = &self.thinking
            && at_once
        {
            thinking.stop();
        }
        while self.thinking.is_some() {
            match self.events.recv() {
                Ok(Event::Say(line)) => say(out, &line)?,
                Ok(Event::Finished(mind)) => {
                    self.mind = Some(mind);
                    self.thinking = None;
                }
                Ok(event) => self.waiting.push_back(event),
                Err(_) => return Ok(()),
            }
        }
        Ok(())
    }

    fn introduce(&self, out: &mut dyn Write) -> Result<(), io::Error> {
        say(
            out,
            concat!("id name Semailles ", env!("CARGO_PKG_VERSION")),
        )?;
        say(out, "id author The Semailles authors")?;
        let games: Vec<String> = CATALOGUE.iter().map(|e| format!("var {}", e.id)).collect();
        let name = self.game.name();
        say(
            out,
            &format!(
                "option name Game type string default {name} {}",
                games.join(" ")
            ),
        )?;
        say(out, "option name Hash type spin default 64 min 1 max 65536")?;
        let threads = processors();
        say(
            out,
            &format!("option name Threads type spin default 1 min 1 max {threads}"),
        )?;
        say(out, "option name MultiPV type spin default 1 min 1 max 64")?;
        say(out, "option name Level type spin default 5 min 1 max 5")?;
        say(out, "option name Lag type spin default 20 min 0 max 10000")?;
        say(out, "option name Tables type string default <empty>")?;
        say(out, "ugiok")
    }

    fn set(&mut self, name: &str, value: &str) -> Result<(), String> {
        let number = |min: u64, max: u64| {
            let n = value.parse().ok().filter(|n| (min..=max).contains(n));
            n.ok_or_else(|| {
                format!(
                    "{name}: expected a number from {min} to {max}, found \"{}\"",
                    shorten(value)
                )
            })
        };
        match name.to_ascii_lowercase().as_str() {
            "game" => {
                let game = semailles_games::game(value).map_err(|why| why.to_string())?;
                self.run = game.begin();
                self.game = game;
                self.mind = None;
            }
            "hash" => {
                let mebibytes = number(1, 65536)? as usize;
                if !Table::has_room(mebibytes) {
                    return Err(format!(
                        "{name}: there are no {mebibytes} MiB of memory here"
                    ));
                }
                self.settings.hash = mebibytes;
                self.mind = None;
            }
            "threads" => self.settings.threads = number(1, processors() as u64)? as usize,
            "multipv" => self.settings.lines = number(1, 64)? as usize,
            "level" => {
                self.settings.level = Level::new(number(1, 5)? as u8).unwrap_or(Level::FULL);
            }
            "lag" => self.settings.lag = number(0, 10_000)?,
            "tables" => {
                let none = matches!(value, "" | "<empty>");
                let folder = (!none).then(|| PathBuf::from(value));
                self.mind = Some(self.make_mind(folder.as_deref())?);
                self.settings.tables = folder;
            }
            _ => return Err(format!("unknown option \"{}\"", shorten(name))),
        }
        Ok(())
    }

    fn make_mind(&self, tables: Option<&Path>) -> Result<Box<dyn AnyMind>, String> {
        self.minds.mind(&*self.game, self.settings.hash, tables)
    }

    /// The position stays as it was if something is wrong.
    fn set_up(&mut self, start: Option<&str>, moves: &[String]) -> Result<(), String> {
        let mut run = match start {
            None => self.game.begin(),
            Some(text) => self.game.set_up(text).map_err(|why| why.to_string())?,
        };
        for (i, text) in moves.iter().enumerate() {
            run.read_move(text)
                .and_then(|m| run.play(m))
                .map_err(|why: MoveError| format!("move {}: {why}", i + 1))?;
        }
        self.run = run;
        Ok(())
    }

    fn go(&mut self, go: &Go) -> Result<(), String> {
        if self.run.outcome().is_some() {
            return Err("the game is over".to_owned());
        }
        let Some(player) = self.run.to_move() else {
            return Err("the lot is to be drawn: it is nobody's move".to_owned());
        };
        let team = self.game.team(player).index();
        let mind = match self.mind.take() {
            Some(mind) => mind,
            None => self.make_mind(self.settings.tables.as_deref())?,
        };
        self.seed += 1;
        let question = Question::new(go, team, Duration::from_millis(self.settings.lag)).with(
            self.settings.threads,
            self.settings.lines,
            self.settings.level,
            self.seed,
        );
        let (run, sender) = (self.run.boxed_clone(), self.sender.clone());
        self.thinking = Some(Thinking::begin(mind, run, question, sender));
        Ok(())
    }

    /// The answer to a query; nothing if it is none we know.
    fn answer(&self, what: &str) -> Option<String> {
        let over = self.run.outcome();
        let turn = |team: u8| {
            let mover = self.run.to_move().map(|player| self.game.team(player).0);
            (mover == Some(team)).to_string()
        };
        Some(match what {
            "gameover" => over.is_some().to_string(),
            "p1turn" => turn(0),
            "p2turn" => turn(1),
            "p3turn" => turn(2),
            "p4turn" => turn(3),
            "result" => match over.map(|outcome| outcome.verdict) {
                None => "none".to_owned(),
                Some(Verdict::Win(team)) => format!("p{}win", team.0 + 1),
                Some(Verdict::Draw | Verdict::Void) => "draw".to_owned(),
            },
            "game" => self.game.name().to_string(),
            "position" => self.run.position_text(),
            "moves" => {
                let texts = self.run.legal().iter().map(|&m| self.run.move_text(m));
                texts.collect::<Vec<_>>().join(" ")
            }
            "score" => {
                let score = self.run.score();
                score
                    .iter()
                    .map(u16::to_string)
                    .collect::<Vec<_>>()
                    .join(" ")
            }
            _ => return None,
        })
    }
}

/// A line is read as soon as it is said.
fn say(out: &mut dyn Write, line: &str) -> Result<(), io::Error> {
    writeln!(out, "{line}")?;
    out.flush()
}

/// Nothing that came in breaks a line that goes out.
fn one_line(text: &str) -> String {
    text.chars()
        .map(|c| if c.is_control() { ' ' } else { c })
        .collect()
}
