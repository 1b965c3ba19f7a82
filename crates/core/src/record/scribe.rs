use super::{
    Ended, Line, MAX_BYTES, MAX_DEPTH, MAX_NAME, MAX_PLIES, MAX_TAGS, MAX_VALUE, Node, Note,
    Problem, Record, escape, is_blank, is_name,
};
use crate::options::shorten;
use crate::{AnyGame, AnyRun, Illegal, Move, MoveError, Player};

/// Writes a record move by move. When a call fails, nothing has changed.
#[derive(Clone, Debug)]
pub struct Scribe {
    record: Record,
    main: Open,
    /// The variations being written, each in the one before.
    variations: Vec<Open>,
    plies: usize,
    /// The bytes of the record's text, at most.
    bytes: usize,
}

/// A line being written.
#[derive(Clone, Debug)]
struct Open {
    line: Line,
    /// How many plies there are before the line.
    before: usize,
    /// After the last ply.
    now: Box<dyn AnyRun>,
    /// Before the last ply, if there is one.
    earlier: Option<Box<dyn AnyRun>>,
}

impl Open {
    fn at(now: Box<dyn AnyRun>, before: usize) -> Self {
        Self {
            line: Line::default(),
            before,
            now,
            earlier: None,
        }
    }
}

impl Scribe {
    /// A record of a game from its start.
    #[must_use]
    pub fn new(game: &dyn AnyGame) -> Self {
        let name = game.name().to_string();
        let players = 0..game.players();
        Self {
            // The line ends and the longest tags that are not free.
            bytes: 256 + name.len() + MAX_VALUE,
            record: Record {
                game: name,
                symbols: players.map(|p| game.symbol(Player(p))).collect(),
                tags: Vec::new(),
                start: None,
                ended: None,
                result: String::new(),
                main: Line::default(),
            },
            main: Open::at(game.begin(), 0),
            variations: Vec::new(),
            plies: 0,
        }
    }

    /// A record of a game from a set-up position.
    ///
    /// # Errors
    /// If the text is not a position of the game.
    pub fn set_up(game: &dyn AnyGame, position: &str) -> Result<Self, Problem> {
        let mut scribe = Self::new(game);
        let run = game.set_up(position)?;
        let text = run.position_text();
        if text != scribe.main.now.position_text() {
            scribe.record.start = Some(text);
            scribe.main.now = run;
        }
        Ok(scribe)
    }

    /// Adds a free tag: `Event`, `Place`, `Date`, a player's symbol, or any other name.
    ///
    /// # Errors
    /// If the name is not a name for a free tag or is there already, the value is too long or contains a control
    /// character, or there are too many tags.
    pub fn tag(&mut self, name: &str, value: &str) -> Result<(), Problem> {
        let ours = matches!(name, "Rules" | "Game" | "Position" | "Ended" | "Result");
        if ours || name.is_empty() || name.len() > MAX_NAME || !name.chars().all(is_name) {
            return Err(Problem::NotAFreeTag {
                found: shorten(name),
            });
        }
        if self.record.tag(name).is_some() {
            return Err(Problem::TagTwice {
                tag: name.to_owned(),
            });
        }
        if self.record.tags.len() == MAX_TAGS {
            return Err(TOO_MANY_TAGS);
        }
        if value.chars().nth(MAX_VALUE).is_some() {
            return Err(VALUE_TOO_LONG);
        }
        if let Some(found) = value.chars().find(|c| c.is_control()) {
            return Err(Problem::Character {
                place: VALUE,
                found,
            });
        }
        self.spend(name.len() + escape(value).len() + 6)?;
        self.record.tags.push((name.to_owned(), value.to_owned()));
        Ok(())
    }

    /// Says how people ended the game.
    ///
    /// # Errors
    /// If it names a player whom the game does not have.
    pub fn ended(&mut self, ended: Ended) -> Result<(), Problem> {
        if let Ended::Resign(player) | Ended::Time(player) = ended
            && player.index() >= self.record.symbols.len()
        {
            return Err(Problem::NoSuchPlayer { player });
        }
        self.record.ended = Some(ended);
        Ok(())
    }

    /// Reads how people ended the game.
    pub(super) fn ended_text(&mut self, text: &str) -> Result<(), Problem> {
        let symbols = &self.record.symbols;
        let mut all = Ended::all(symbols.len());
        let Some(ended) = all.find(|e| e.text(symbols) == text) else {
            let all: Vec<_> = Ended::all(symbols.len()).map(|e| e.text(symbols)).collect();
            return Err(Problem::Expected {
                expected: format!("one of {}", all.join(", ")),
                found: format!("\"{}\"", shorten(text)),
            });
        };
        self.ended(ended)
    }

    /// Plays a move.
    ///
    /// # Errors
    /// If it is not legal, or there are too many.
    pub fn play(&mut self, m: Move) -> Result<(), Problem> {
        let run = &self.open_line().now;
        if let Some(why) = run.why_illegal(m) {
            return Err(illegal(&**run, m, why).into());
        }
        if self.plies == MAX_PLIES {
            return Err(Problem::Limit {
                what: "plies in a game",
                max: MAX_PLIES,
            });
        }
        let text = run.move_text(m);
        let number = "10000. ".len();
        self.spend(number + text.len() + 1)?;
        self.plies += 1;
        let open = self.open_line_mut();
        open.earlier = Some(open.now.clone());
        open.now.play(m)?;
        open.line.nodes.push(Node {
            text,
            notes: Vec::new(),
        });
        Ok(())
    }

    /// Plays the move of which this is the text.
    ///
    /// # Errors
    /// If it is not the text of a legal move, or there are too many moves.
    pub fn play_text(&mut self, text: &str) -> Result<(), Problem> {
        let m = self.open_line().now.read_move(text)?;
        self.play(m)
    }

    /// Adds a comment after the last move or variation, or before the first move. White space counts as one space;
    /// a comment without words is none.
    ///
    /// # Errors
    /// If it contains `}` or a control character, or is too long.
    pub fn comment(&mut self, text: &str) -> Result<(), Problem> {
        let bad = |c: &char| *c == '}' || (c.is_control() && !is_blank(*c));
        if let Some(found) = text.chars().find(bad) {
            return Err(Problem::Character {
                place: COMMENT,
                found,
            });
        }
        let mut comment = String::new();
        for word in text.split(is_blank).filter(|w| !w.is_empty()) {
            if !comment.is_empty() {
                comment.push(' ');
            }
            comment.push_str(word);
        }
        if comment.is_empty() {
            return Ok(());
        }
        self.spend(comment.len() + 3)?;
        let line = &mut self.open_line_mut().line;
        match line.nodes.last_mut() {
            Some(node) => node.notes.push(Note::Comment(comment)),
            None => line.comments.push(comment),
        }
        Ok(())
    }

    /// Begins a variation: what follows replaces the last move, until [`Scribe::close`].
    ///
    /// # Errors
    /// If there is no move to replace, or too many variations are open.
    pub fn open(&mut self) -> Result<(), Problem> {
        let open = self.open_line();
        let Some(earlier) = &open.earlier else {
            return Err(Problem::NothingToReplace);
        };
        if self.variations.len() == MAX_DEPTH {
            return Err(Problem::Limit {
                what: "variations in one another",
                max: MAX_DEPTH,
            });
        }
        let variation = Open::at(earlier.clone(), open.before + open.line.nodes.len() - 1);
        self.spend(3)?;
        self.variations.push(variation);
        Ok(())
    }

    /// Ends the variation that was begun last.
    ///
    /// # Errors
    /// If none is open, or it has no move.
    pub fn close(&mut self) -> Result<(), Problem> {
        let variation = self.variations.pop().ok_or(Problem::NothingToClose)?;
        if variation.line.nodes.is_empty() {
            self.variations.push(variation);
            return Err(Problem::EmptyVariation);
        }
        if let Some(node) = self.open_line_mut().line.nodes.last_mut() {
            node.notes.push(Note::Variation(variation.line));
        }
        Ok(())
    }

    /// The game after the last move, in the variation if one is open.
    #[must_use]
    pub fn run(&self) -> &dyn AnyRun {
        &*self.open_line().now
    }

    /// How many variations are open, each in the one before.
    #[must_use]
    pub fn depth(&self) -> usize {
        self.variations.len()
    }

    /// The result of the main line by the rules; `*` if they have not ended the game.
    #[must_use]
    pub fn result(&self) -> String {
        self.main
            .now
            .result_text()
            .unwrap_or_else(|| "*".to_owned())
    }

    /// The number of the round to which the next ply belongs, and whether it is the first of that round.
    pub(super) fn round(&self) -> (usize, bool) {
        let open = self.open_line();
        let ply = open.before + open.line.nodes.len();
        let players = self.record.symbols.len();
        (ply / players + 1, ply.is_multiple_of(players))
    }

    /// The record.
    ///
    /// # Errors
    /// If a variation is open, or people are said to have ended a game that the rules had ended.
    pub fn finish(self) -> Result<Record, Problem> {
        if !self.variations.is_empty() {
            return Err(Problem::StillOpen);
        }
        let result = self.result();
        if self.record.ended.is_some() && self.main.now.outcome().is_some() {
            return Err(Problem::EndedTwice { result });
        }
        Ok(Record {
            main: self.main.line,
            result,
            ..self.record
        })
    }

    fn open_line(&self) -> &Open {
        self.variations.last().unwrap_or(&self.main)
    }

    fn open_line_mut(&mut self) -> &mut Open {
        self.variations.last_mut().unwrap_or(&mut self.main)
    }

    /// Counts bytes of the text to come, so that what is written can be read.
    fn spend(&mut self, bytes: usize) -> Result<(), Problem> {
        if self.bytes + bytes > MAX_BYTES {
            return Err(Problem::Limit {
                what: "bytes in the text of a game",
                max: MAX_BYTES,
            });
        }
        self.bytes += bytes;
        Ok(())
    }
}

pub(super) const VALUE: &str = "the value of a tag";
pub(super) const COMMENT: &str = "a comment";
pub(super) const TOO_MANY_TAGS: Problem = Problem::Limit {
    what: "free tags in a game",
    max: MAX_TAGS,
};
pub(super) const VALUE_TOO_LONG: Problem = Problem::Limit {
    what: "characters in the value of a tag",
    max: MAX_VALUE,
};

fn illegal(run: &dyn AnyRun, m: Move, why: Illegal) -> MoveError {
    MoveError::Illegal {
        found: run.move_text(m),
        why,
        legal: run.legal().iter().map(|&m| run.move_text(m)).collect(),
    }
}
