use std::fmt;

use super::{Line, Note, Record, escape};
use crate::RULES_VERSION;

/// Lines are no longer, unless one word is.
const WIDTH: usize = 80;

impl fmt::Display for Record {
    /// The canonical text: UTF-8, LF, a line end at the end. Between two games stands an empty line, which is left to
    /// whoever writes them one after the other.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut tag = |name: &str, value: &str| writeln!(f, "[{name} \"{}\"]", escape(value));
        tag("Rules", &RULES_VERSION.to_string())?;
        tag("Game", &self.game)?;
        for (name, value) in &self.tags {
            tag(name, value)?;
        }
        if let Some(start) = &self.start {
            tag("Position", start)?;
        }
        if let Some(ended) = self.ended {
            tag("Ended", &ended.text(&self.symbols))?;
        }
        tag("Result", &self.result)?;
        writeln!(f)?;
        let mut text = Text {
            out: f,
            word: String::new(),
            opened: false,
            column: 0,
        };
        text.line(&self.main, 0, self.symbols.len())?;
        text.word(&self.result)?;
        text.flush()?;
        writeln!(f)
    }
}

/// Words between which lines are wrapped.
struct Text<'a, 'b> {
    out: &'a mut fmt::Formatter<'b>,
    /// The last word, to which a closing sign may still be added.
    word: String,
    /// Whether the last word is an opening sign that wants its word.
    opened: bool,
    column: usize,
}

impl Text<'_, '_> {
    /// A line of which the first ply has `before` plies before it.
    fn line(&mut self, line: &Line, before: usize, players: usize) -> fmt::Result {
        for comment in &line.comments {
            self.comment(comment)?;
        }
        for (i, node) in line.nodes.iter().enumerate() {
            let ply = before + i;
            if ply.is_multiple_of(players) {
                self.word(&format!("{}.", ply / players + 1))?;
            }
            self.word(&node.text)?;
            for note in &node.notes {
                match note {
                    Note::Comment(comment) => self.comment(comment)?,
                    Note::Variation(line) => {
                        self.open('(')?;
                        self.line(line, ply, players)?;
                        self.word.push(')');
                    }
                }
            }
        }
        Ok(())
    }

    fn comment(&mut self, comment: &str) -> fmt::Result {
        self.open('{')?;
        for word in comment.split(' ') {
            if word.starts_with('[') && !self.opened {
                // Never first in a line, where a game could seem to begin.
                self.word.push(' ');
                self.word.push_str(word);
            } else {
                self.word(word)?;
            }
        }
        self.word.push('}');
        Ok(())
    }

    fn open(&mut self, sign: char) -> fmt::Result {
        if !self.opened {
            self.flush()?;
        }
        self.word.push(sign);
        self.opened = true;
        Ok(())
    }

    fn word(&mut self, word: &str) -> fmt::Result {
        if !std::mem::take(&mut self.opened) {
            self.flush()?;
        }
        self.word.push_str(word);
        Ok(())
    }

    /// Writes the last word, on a new line if it does not fit.
    fn flush(&mut self) -> fmt::Result {
        let width = self.word.chars().count();
        if width == 0 {
            return Ok(());
        }
        if self.column == 0 {
            self.column = width;
        } else if self.column + 1 + width > WIDTH {
            writeln!(self.out)?;
            self.column = width;
        } else {
            self.out.write_str(" ")?;
            self.column += 1 + width;
        }
        self.out.write_str(&self.word)?;
        self.word.clear();
        Ok(())
    }
}
