use std::io::{BufRead, ErrorKind};

use super::{MAX_BYTES, Problem, RecordError};

/// A place in the text: line, and column in characters, both from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct At {
    pub(super) line: usize,
    pub(super) column: usize,
}

impl At {
    pub(super) fn error(self, problem: impl Into<Problem>) -> RecordError {
        RecordError {
            line: self.line,
            column: self.column,
            problem: problem.into(),
        }
    }
}

/// The characters of a text, one by one; any line end is `\n`. Holds a few kilobytes, whatever the text's length.
#[derive(Debug)]
pub(super) struct Source<R> {
    input: R,
    window: Vec<u8>,
    read: usize,
    at: At,
    /// Nothing has been read yet: a byte-order mark may stand here.
    fresh: bool,
    /// How many bytes the present game may still have.
    left: usize,
    /// How the lines of the present game end.
    line_end: Option<&'static str>,
}

/// Every game begins so.
const HEADER: &[u8] = b"[Rules";

impl<R: BufRead> Source<R> {
    pub(super) fn new(input: R) -> Self {
        Self {
            input,
            window: Vec::new(),
            read: 0,
            at: At { line: 1, column: 1 },
            fresh: true,
            left: usize::MAX,
            line_end: None,
        }
    }

    /// Where the next character stands.
    pub(super) fn at(&self) -> At {
        self.at
    }

    /// From here on the bytes of a game are counted.
    pub(super) fn start_game(&mut self) {
        self.left = MAX_BYTES;
        self.line_end = None;
    }

    /// The bytes between games are not counted.
    pub(super) fn end_game(&mut self) {
        self.left = usize::MAX;
    }

    /// The next bytes: at least `n`, or all there are.
    fn ahead(&mut self, n: usize) -> Result<&[u8], RecordError> {
        while self.window.len() - self.read < n {
            match self.input.fill_buf() {
                Ok([]) => break,
                Ok(more) => {
                    let taken = more.len().min(4096);
                    self.window.drain(..self.read);
                    self.read = 0;
                    self.window.extend_from_slice(&more[..taken]);
                    self.input.consume(taken);
                }
                Err(e) if e.kind() == ErrorKind::Interrupted => {}
                Err(e) => return Err(self.at.error(Problem::Io(e.kind()))),
            }
        }
        Ok(&self.window[self.read..])
    }

    /// The next character and its length in bytes; `None` at the end.
    fn decode(&mut self) -> Result<Option<(char, usize)>, RecordError> {
        let Some(&byte) = self.ahead(1)?.first() else {
            return Ok(None);
        };
        if byte == b'\r' {
            let pair = self.ahead(2)?.get(1) == Some(&b'\n');
            return Ok(Some(('\n', 1 + usize::from(pair))));
        }
        if byte.is_ascii() {
            return Ok(Some((char::from(byte), 1)));
        }
        let width = (byte.leading_ones() as usize).clamp(1, 4);
        let bytes = self.ahead(width)?;
        let bytes = &bytes[..width.min(bytes.len())];
        let short = bytes.len() < width;
        let problem = match std::str::from_utf8(bytes).map(|text| text.chars().next()) {
            Ok(Some('\u{feff}')) if std::mem::take(&mut self.fresh) => {
                self.read += width;
                return Err(self.at.error(Problem::ByteOrderMark));
            }
            Ok(c) => return Ok(c.map(|c| (c, width))),
            Err(e) if short && e.error_len().is_none() => Problem::NoEnd {
                expected: "the rest of a character".to_owned(),
            },
            Err(_) => Problem::NotUtf8 { byte },
        };
        // Past it, so that reading can go on behind it.
        self.read += 1;
        Err(self.at.error(problem))
    }

    /// The next character, which stays the next; `None` at the end.
    pub(super) fn peek(&mut self) -> Result<Option<char>, RecordError> {
        Ok(self.decode()?.map(|(c, _)| c))
    }

    /// Takes the next character; `None` at the end.
    pub(super) fn next(&mut self) -> Result<Option<char>, RecordError> {
        let Some((c, width)) = self.decode()? else {
            return Ok(None);
        };
        self.left = self.left.checked_sub(width).ok_or_else(|| {
            self.at.error(Problem::Limit {
                what: "bytes in the text of a game",
                max: MAX_BYTES,
            })
        })?;
        let byte = self.ahead(1)?[0];
        self.read += width;
        self.fresh = false;
        if c == '\n' {
            let here = self.at;
            self.at.line += 1;
            self.at.column = 1;
            let found = match (byte, width) {
                (b'\n', _) => "LF",
                (_, 2) => "CR LF",
                _ => "CR",
            };
            let before = *self.line_end.get_or_insert(found);
            let within_game = self.left <= MAX_BYTES;
            if within_game && found != before {
                return Err(here.error(Problem::LineEnds { found, before }));
            }
        } else {
            self.at.column += 1;
        }
        Ok(Some(c))
    }

    /// Goes past white space.
    pub(super) fn skip_blanks(&mut self) -> Result<(), RecordError> {
        while self.peek()?.is_some_and(super::is_blank) {
            self.next()?;
        }
        Ok(())
    }

    /// Whether a game begins here, at the start of a line.
    pub(super) fn at_game(&mut self) -> Result<bool, RecordError> {
        Ok(self.at.column == 1
            && self.ahead(1)?.first() == Some(&b'[')
            && self.ahead(HEADER.len())?.starts_with(HEADER))
    }

    /// Goes on to where a game begins at the start of a line, or to the end.
    pub(super) fn skip_to_game(&mut self) -> Result<(), RecordError> {
        self.end_game();
        while !self.at_game()? {
            match self.next() {
                Ok(Some(_)) => {}
                Ok(None) => break,
                Err(e) if matches!(e.problem, Problem::Io(_)) => return Err(e),
                // Bytes that are no text belong to the game that is skipped.
                Err(_) => {}
            }
        }
        Ok(())
    }
}
