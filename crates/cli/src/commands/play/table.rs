//! The table: asks, plays, tells.

use std::io::BufRead;

use semailles_core::record::{Ended, MAX_PLIES};
use semailles_core::{Move, MoveError, Player, SplitMix64};
use semailles_locale::{Message, cli as t, describe, search, story, text};
use semailles_search::{Limits, Status};

use super::computer::Computer;
use super::files::{self, Target};
use super::session::Session;
use super::somebody_types;
use super::typed::{Order, first, is_yes};
use crate::app::Context;
use crate::commands::{analyse, rules, show};
use crate::failure::Failure;
use crate::minds::mind;
use crate::terminal::{self, prose_width, wrap};
use crate::words;
use semailles_ugi::lines::{self, Line};

/// Nobody types more than this in a line.
const MAX_LINE: usize = 4096;

/// The positions that are looked at for a hint.
const HINT: u64 = 1_000_000;

/// Where players type.
pub(super) struct Input<R> {
    input: R,
    buffer: Vec<u8>,
    echo: bool,
}

impl<R: BufRead> Input<R> {
    pub(super) fn new(input: R) -> Self {
        Self {
            input,
            buffer: Vec::new(),
            echo: !somebody_types(),
        }
    }

    /// The next line, without spaces around it; nothing when the input has ended.
    pub(super) fn ask(
        &mut self,
        context: &mut Context<'_>,
        prompt: &str,
    ) -> Result<Option<String>, Failure> {
        loop {
            write!(context.out, "{prompt} ")?;
            context.out.flush()?;
            let read = lines::read(&mut self.input, &mut self.buffer, MAX_LINE);
            let line = match read {
                Ok(Line::End) => {
                    writeln!(context.out)?;
                    return Ok(None);
                }
                Ok(Line::Read) => str::from_utf8(&self.buffer).map_err(|_| t::PLAY_NOT_UTF8),
                Ok(Line::TooLong) => Err(t::PLAY_LINE_TOO_LONG),
                Err(why) => {
                    let why = words::io_error(context.lang, &why);
                    let message = text!(context.lang, t::CANNOT_READ, file = "-", why = why);
                    return Err(Failure::Failed(message));
                }
            };
            if self.echo {
                // A transcript shows what was played.
                writeln!(
                    context.out,
                    "{}",
                    line.map_or(String::new(), |l| l.trim().to_owned())
                )?;
            }
            match line {
                Ok(line) => return Ok(Some(line.trim().to_owned())),
                Err(why) => writeln!(context.out, "{}", text!(context.lang, why))?,
            }
        }
    }
}

/// What comes after a line.
#[derive(PartialEq, Eq)]
enum Next {
    Ask,
    Go,
    Stop,
}

/// A game and those who play it.
pub(super) struct Table<'a, 'b, R> {
    context: &'a mut Context<'b>,
    input: Input<R>,
    session: Session,
    computers: Vec<Computer>,
    rng: SplitMix64,
    hinted: bool,
}

impl<'a, 'b, R: BufRead> Table<'a, 'b, R> {
    pub(super) fn new(
        context: &'a mut Context<'b>,
        input: Input<R>,
        session: Session,
        computers: Vec<Computer>,
        rng: SplitMix64,
    ) -> Self {
        Self {
            context,
            input,
            session,
            computers,
            rng,
            hinted: false,
        }
    }

    /// Plays until somebody stops.
    pub(super) fn play(mut self) -> Result<(), Failure> {
        loop {
            let run = self.session.run();
            let over = run.outcome().is_some() || self.session.ended().is_some();
            let forced = forced(&self.session);
            match run.to_move() {
                _ if over => {
                    self.show()?;
                    if self.nobody_sits_here() {
                        return Ok(());
                    }
                    self.say(t::PLAY_OVER_HINT)?;
                    if self.ask(None)? == Next::Stop {
                        return Ok(());
                    }
                }
                None => {
                    let lots = run.legal().len();
                    let m = self.session.run().legal()[self.rng.below(lots)];
                    self.played_by_itself(t::PLAY_LOT, m)?;
                }
                Some(_) if forced.is_some() => {
                    if let Some(pass) = forced {
                        self.say(t::PLAY_FORCED)?;
                        self.advance(pass, false)?;
                    }
                }
                Some(player) if self.is_computer(player) => {
                    let run = self.session.run();
                    let mut computers = self.computers.iter_mut();
                    let computer = computers.find(|computer| computer.player == player);
                    let Some(m) = computer.and_then(|computer| computer.choose(run)) else {
                        return Ok(());
                    };
                    self.played_by_itself(t::PLAY_COMPUTER_PLAYS, m)?;
                }
                Some(player) => {
                    self.show()?;
                    if self.ask(Some(player))? == Next::Stop {
                        return Ok(());
                    }
                }
            }
        }
    }

    fn nobody_sits_here(&self) -> bool {
        words::players(self.session.game()).all(|p| self.is_computer(p))
    }

    fn is_computer(&self, player: Player) -> bool {
        self.computers.iter().any(|c| c.player == player)
    }

    /// The board and what is to be known.
    fn show(&mut self) -> Result<(), Failure> {
        writeln!(self.context.out)?;
        let (game, run) = (self.session.game(), self.session.run());
        match self.session.ended() {
            // Nothing has changed on the board.
            Some(ended) => {
                let line = story::ended(self.context.lang, game, ended);
                writeln!(self.context.out, "{line}")?;
            }
            None => show::position(self.context, game, run, &self.session.last().events)?,
        }
        writeln!(self.context.out)?;
        Ok(())
    }

    /// A line without blanks.
    fn say(&mut self, message: Message) -> Result<(), Failure> {
        let line = text!(self.context.lang, message);
        self.tell(&line)
    }

    fn tell(&mut self, line: &str) -> Result<(), Failure> {
        writeln!(self.context.out, "{}", wrap(line, prose_width(), "", ""))?;
        Ok(())
    }

    /// A move that nobody typed is announced.
    fn played_by_itself(&mut self, message: Message, m: Move) -> Result<(), Failure> {
        let played = self.session.run().move_text(m);
        let line = text!(self.context.lang, message, played = played);
        self.tell(&line)?;
        self.advance(m, false)
    }

    /// Plays a move and tells it in a sentence.
    fn advance(&mut self, m: Move, chosen: bool) -> Result<(), Failure> {
        if self.session.len() == MAX_PLIES && chosen {
            // It goes on all the same, but cannot be kept.
            let line = text!(self.context.lang, t::PLAY_LIMIT, max = MAX_PLIES);
            self.tell(&line)?;
        }
        self.session.play(m, chosen);
        let last = self.session.last();
        let game = self.session.game();
        let line = story::summary(self.context.lang, game, last.mover, &last.events);
        self.tell(&line)
    }

    /// Asks until something has changed or everything stops.
    fn ask(&mut self, player: Option<Player>) -> Result<Next, Failure> {
        let lang = self.context.lang;
        let prompt = match player {
            Some(player) => {
                let who = story::player_name(lang, self.session.game(), player);
                text!(lang, t::PLAY_PROMPT, who = who)
            }
            None => text!(lang, t::PLAY_OVER_PROMPT),
        };
        if !self.hinted && player.is_some() {
            self.hinted = true;
            let example = words::legal(self.session.run()).swap_remove(0);
            let hint = text!(lang, t::PLAY_HINT, example = example);
            self.tell(&hint)?;
        }
        loop {
            let Some(line) = self.input.ask(self.context, &prompt)? else {
                return self.stop();
            };
            let next = match Order::read(&line) {
                _ if line.is_empty() => Next::Ask,
                Some((order, file)) => self.obey(order, file, player)?,
                None => self.typed(&line)?,
            };
            if next != Next::Ask {
                return Ok(next);
            }
        }
    }

    /// A line that is no order: a move, or nothing that is known.
    fn typed(&mut self, line: &str) -> Result<Next, Failure> {
        let lang = self.context.lang;
        if self.session.ended().is_some() {
            self.say(t::PLAY_OVER_HINT)?;
            return Ok(Next::Ask);
        }
        match self.session.run().read_move(line) {
            Ok(m) => {
                self.advance(m, true)?;
                Ok(Next::Go)
            }
            Err(error) => {
                // No capital: it may begin with the letter of a pit.
                let mut why = format!("{}.", describe::move_error(lang, &error));
                if matches!(error, MoveError::Unknown { .. }) {
                    why.push(' ');
                    why.push_str(&text!(lang, t::PLAY_SEE_HELP));
                }
                self.tell(&why)?;
                Ok(Next::Ask)
            }
        }
    }

    fn obey(&mut self, order: Order, file: &str, player: Option<Player>) -> Result<Next, Failure> {
        match order {
            Order::Quit => return self.stop(),
            Order::Undo => return self.take_back(),
            Order::Resign => match player {
                Some(player) => {
                    self.session.end(Ended::Resign(player));
                    return Ok(Next::Go);
                }
                None => self.say(t::PLAY_NOT_RESIGNING)?,
            },
            Order::Resume if file.is_empty() => self.say(t::PLAY_RESUME_WHICH)?,
            Order::Resume => return self.resume(file),
            Order::Save if file.is_empty() => self.say(t::PLAY_SAVE_WHICH)?,
            Order::Save => self.save(file)?,
            Order::Hint => self.hint()?,
            Order::Board => self.show()?,
            Order::Moves => {
                let moves = words::legal(self.session.run()).join(" ");
                let line = text!(self.context.lang, t::PLAY_MOVES, moves = moves);
                self.tell(&line)?;
            }
            Order::Story => {
                show::trace(self.context, self.session.game(), self.session.last())?;
            }
            Order::Rules => {
                rules::print(self.context.lang, self.context.out, self.session.game())?;
            }
            Order::Help => self.help()?,
        }
        Ok(Next::Ask)
    }

    /// A good move and what it is worth: the same on every machine.
    fn hint(&mut self) -> Result<(), Failure> {
        let run = self.session.run();
        let mut mind = mind(self.session.game(), 16);
        mind.begin(run, Limits::nodes(HINT));
        while mind.think_for(u64::MAX) == Status::Pending {}
        let lang = self.context.lang;
        let line = match mind.report().best() {
            Some(line) => text!(
                lang,
                search::PLAY_CONSEIL,
                best = run.move_text(line.moves[0]),
                score = analyse::score(lang, line.score, line.outright())
            ),
            None => text!(lang, search::PLAY_NO_CONSEIL),
        };
        self.tell(&line)
    }

    fn take_back(&mut self) -> Result<Next, Failure> {
        match self.session.take_back() {
            None => {
                self.say(t::PLAY_NOTHING_TO_UNDO)?;
                Ok(Next::Ask)
            }
            Some(n) => {
                let line = text!(self.context.lang, t::PLAY_UNDONE, n = n);
                self.tell(&line)?;
                Ok(Next::Go)
            }
        }
    }

    fn resume(&mut self, file: &str) -> Result<Next, Failure> {
        match files::read(self.context.lang, file) {
            Err(why) => {
                self.tell(&why)?;
                Ok(Next::Ask)
            }
            Ok(resumed) => {
                files::tell(self.context, &resumed)?;
                // Another game may have fewer players.
                let players: Vec<_> = words::players(resumed.session.game()).collect();
                self.computers.retain(|c| players.contains(&c.player));
                self.session = resumed.session;
                for computer in &mut self.computers {
                    computer.sit_down(self.session.game(), self.rng.next());
                }
                Ok(Next::Go)
            }
        }
    }

    /// Keeps the game; what is there already is replaced only by somebody who says so.
    fn save(&mut self, name: &str) -> Result<(), Failure> {
        let lang = self.context.lang;
        let file = terminal::path(name);
        let record = match self.session.record() {
            Ok(record) => record,
            Err(why) => {
                let why = describe::record_problem(lang, &why);
                return self.tell(&text!(lang, t::CANNOT_WRITE_FILE, file = file, why = why));
            }
        };
        let replace = match files::target(name) {
            Target::Free => false,
            Target::NotAFile => {
                return self.tell(&text!(lang, t::PLAY_NOT_A_FILE, file = file));
            }
            Target::Taken => {
                let question = text!(lang, t::PLAY_OVERWRITE, file = &file);
                let answer = self.input.ask(self.context, &question)?;
                if !answer.is_some_and(|a| is_yes(&a)) {
                    return self.say(t::PLAY_NOT_SAVED);
                }
                true
            }
        };
        let line = match files::write(name, &record.to_string(), replace) {
            Ok(()) => text!(lang, t::PLAY_SAVED, file = file),
            Err(why) => {
                let why = words::io_error(lang, &why);
                text!(lang, t::CANNOT_WRITE_FILE, file = file, why = why)
            }
        };
        self.tell(&line)
    }

    fn help(&mut self) -> Result<(), Failure> {
        let lang = self.context.lang;
        let legal = words::legal(self.session.run());
        if !legal.is_empty() {
            let moves = legal.join(" ");
            self.tell(&text!(lang, t::PLAY_HELP_MOVE, moves = moves))?;
        }
        self.say(t::PLAY_HELP)?;
        for (order, words, does) in Order::ALL {
            let mut word = first(lang, words);
            if order.wants_file() {
                word = format!("{word} {}", text!(lang, t::FILE_WORD));
            }
            writeln!(self.context.out, "  {word:<18} {}", text!(lang, does))?;
        }
        Ok(())
    }

    /// The end of the session: a game that is not over says how to go on with it.
    fn stop(&mut self) -> Result<Next, Failure> {
        let lang = self.context.lang;
        let run = self.session.run();
        if run.outcome().is_none() && self.session.ended().is_none() {
            let position = run.position_text();
            let command = format!(
                "semailles play {} --position \"{position}\"",
                self.session.game().name()
            );
            writeln!(
                self.context.out,
                "{}",
                text!(lang, t::PLAY_STOPPED, position = position)
            )?;
            writeln!(
                self.context.out,
                "{}",
                text!(lang, t::PLAY_GO_ON, command = command)
            )?;
        }
        self.say(t::PLAY_BYE)?;
        Ok(Next::Stop)
    }
}

/// The pass that is the only legal move, if it is.
fn forced(session: &Session) -> Option<Move> {
    let run = session.run();
    match run.legal() {
        [only] if run.move_text(*only) == "-" => Some(*only),
        _ => None,
    }
}
