use std::fmt;
use std::io::BufRead;

use super::scribe::{COMMENT, TOO_MANY_TAGS, VALUE, VALUE_TOO_LONG};
use super::source::{At, Source};
use super::{
    MAX_NAME, MAX_TAGS, MAX_VALUE, Problem, RULES, Record, RecordError, Resolver, Scribe, is_blank,
    is_name,
};
use crate::options::shorten;
use crate::{AnyGame, MoveError};

/// Reads records game by game and never holds more than one.
///
/// After an error it goes on at the next line that begins with `[Rules`, so that one bad game does not hide the
/// others; after [`Problem::Io`] nothing more comes.
pub struct Reader<'a, R> {
    source: Source<R>,
    resolver: Resolver<'a>,
    /// The last game's name and rules: most files hold one game many times, and rules may be dear to make.
    last: Option<(String, Box<dyn AnyGame>)>,
    state: State,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum State {
    Between,
    Lost,
    Done,
}

/// A tag as it stands in the text.
struct Tag {
    at: At,
    name: String,
    value_at: At,
    value: String,
}

/// The tags that are not free are read for themselves; these and the free ones are all a game can have.
const FIXED_TAGS: usize = 5;
/// Longer than any move, number or result.
const MAX_WORD: usize = 32;
const MOVE: &str = "a move or the result";
const NUMBERED: &str = "the move after its number";

impl<R: BufRead> Iterator for Reader<'_, R> {
    type Item = Result<Record, RecordError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.state == State::Done {
            return None;
        }
        let read = self.read();
        self.state = match &read {
            Ok(Some(_)) => State::Between,
            Ok(None) => State::Done,
            Err(e) if matches!(e.problem, Problem::Io(_)) => State::Done,
            Err(_) => State::Lost,
        };
        read.transpose()
    }
}

impl<'a, R: BufRead> Reader<'a, R> {
    /// A reader of the games in `input`; `resolver` finds the rules by their names.
    #[must_use]
    pub fn new(input: R, resolver: Resolver<'a>) -> Self {
        Self {
            source: Source::new(input),
            resolver,
            last: None,
            state: State::Between,
        }
    }

    /// That there is no game here, where the text ends.
    pub(super) fn no_game(&self) -> RecordError {
        self.source.at().error(Problem::Expected {
            expected: header(),
            found: "the end of the text".to_owned(),
        })
    }

    /// Makes sure that the text ends here.
    pub(super) fn nothing_more(&mut self) -> Result<(), RecordError> {
        self.source.skip_blanks()?;
        match self.source.peek()? {
            None => Ok(()),
            Some(_) => Err(self.unexpected("the end of the text")),
        }
    }

    fn read(&mut self) -> Result<Option<Record>, RecordError> {
        if self.state == State::Lost {
            self.source.skip_to_game()?;
        }
        self.source.skip_blanks()?;
        if self.source.peek()?.is_none() {
            return Ok(None);
        }
        self.source.start_game();
        let record = self.game()?;
        self.source.end_game();
        Ok(Some(record))
    }

    fn game(&mut self) -> Result<Record, RecordError> {
        let mut tags = self.tags()?;
        if self.source.peek()?.is_none() {
            return Err(self.no_end(MOVE));
        }
        let end = self.source.at();
        let missing = |tag| move || end.error(Problem::MissingTag { tag });
        let name = take(&mut tags, "Game").ok_or_else(missing("Game"))?;
        let result = take(&mut tags, "Result").ok_or_else(missing("Result"))?;
        let game = self.rules(&name)?;
        let mut scribe = match take(&mut tags, "Position") {
            None => Scribe::new(game),
            Some(t) => {
                Scribe::set_up(game, &t.value).map_err(|problem| t.value_at.error(problem))?
            }
        };
        let ended = take(&mut tags, "Ended");
        if let Some(t) = &ended {
            let done = scribe.ended_text(&t.value);
            done.map_err(|problem| t.value_at.error(problem))?;
        }
        for t in tags {
            scribe.tag(&t.name, &t.value).map_err(|p| t.at.error(p))?;
        }
        self.moves(&mut scribe, &result)?;
        let right = scribe.result();
        if result.value != right {
            return Err(result.value_at.error(Problem::FalseResult {
                found: shorten(&result.value),
                right,
            }));
        }
        let at = ended.map_or(self.source.at(), |t| t.value_at);
        scribe.finish().map_err(|problem| at.error(problem))
    }

    /// The rules of the game.
    fn rules(&mut self, name: &Tag) -> Result<&dyn AnyGame, RecordError> {
        let game = match self.last.take() {
            Some((last, game)) if last == name.value => game,
            _ => (self.resolver)(&name.value).map_err(|e| name.value_at.error(e))?,
        };
        let (_, game) = self.last.insert((name.value.clone(), game));
        Ok(&**game)
    }

    /// The tags after `Rules`, none of them twice.
    fn tags(&mut self) -> Result<Vec<Tag>, RecordError> {
        if self.source.peek()? != Some('[') {
            return Err(self.unexpected(&header()));
        }
        let rules = self.tag()?;
        if rules.name != "Rules" {
            return Err(rules.at.error(Problem::Expected {
                expected: header(),
                found: quote(&format!("[{}", rules.name)),
            }));
        }
        let mut tags = Vec::new();
        let read = self.more_tags(&mut tags);
        if rules.value != RULES.to_string() {
            let found = shorten(&rules.value);
            let at = rules.value_at;
            tags.insert(0, rules);
            let tags = tags.into_iter().map(|t| (t.name, t.value)).collect();
            return Err(at.error(Problem::OtherRules { found, tags }));
        }
        read?;
        Ok(tags)
    }

    fn more_tags(&mut self, tags: &mut Vec<Tag>) -> Result<(), RecordError> {
        loop {
            self.source.skip_blanks()?;
            if self.source.peek()? != Some('[') {
                return Ok(());
            }
            if self.source.at_game()? {
                return Err(self.no_end(MOVE));
            }
            let tag = self.tag()?;
            if tag.name == "Rules" || tags.iter().any(|t| t.name == tag.name) {
                return Err(tag.at.error(Problem::TagTwice { tag: tag.name }));
            }
            if tags.len() == MAX_TAGS + FIXED_TAGS {
                return Err(tag.at.error(TOO_MANY_TAGS));
            }
            tags.push(tag);
        }
    }

    /// `[Name "value"]`
    fn tag(&mut self) -> Result<Tag, RecordError> {
        let at = self.source.at();
        self.sign('[')?;
        let mut name = String::new();
        while self.source.peek()?.is_some_and(is_name) && name.len() < MAX_NAME {
            name.extend(self.source.next()?);
        }
        if name.is_empty() {
            return Err(self.unexpected("the name of a tag"));
        }
        self.sign(' ')?;
        while self.source.peek()? == Some(' ') {
            self.source.next()?;
        }
        self.sign('"')?;
        let value_at = self.source.at();
        let value = self.value()?;
        self.sign(']')?;
        Ok(Tag {
            at,
            name,
            value_at,
            value,
        })
    }

    /// The value of a tag and the quotation mark behind it.
    fn value(&mut self) -> Result<String, RecordError> {
        let mut value = String::new();
        let mut length = 0;
        loop {
            let at = self.source.at();
            match self.source.peek()? {
                None => return Err(self.no_end("the \" of a tag")),
                Some('\n') => return Err(self.unexpected("the \" of the tag")),
                Some(found) if found.is_control() => {
                    return Err(at.error(Problem::Character {
                        place: VALUE,
                        found,
                    }));
                }
                Some(c) => {
                    self.source.next()?;
                    match c {
                        '"' => return Ok(value),
                        '\\' => match self.source.peek()? {
                            Some('"' | '\\') => value.extend(self.source.next()?),
                            _ => return Err(self.unexpected("\" or \\ after \\")),
                        },
                        c => value.push(c),
                    }
                }
            }
            length += 1;
            if length > MAX_VALUE {
                return Err(at.error(VALUE_TOO_LONG));
            }
        }
    }

    /// Everything after the tags, the result included.
    fn moves(&mut self, scribe: &mut Scribe, result: &Tag) -> Result<(), RecordError> {
        // A number before the move that must follow.
        let mut numbered = false;
        // In the middle of a round, a number may remind of itself here.
        let mut after_note = false;
        loop {
            self.source.skip_blanks()?;
            let at = self.source.at();
            let c = self.source.peek()?;
            if c.is_none() || self.source.at_game()? {
                return Err(self.no_end(MOVE));
            }
            if let Some(sign @ ('(' | ')' | '{')) = c
                && !numbered
            {
                self.source.next()?;
                let done = match sign {
                    '(' => scribe.open(),
                    ')' => scribe.close(),
                    _ => {
                        let comment = self.comment()?;
                        scribe.comment(&comment)
                    }
                };
                done.map_err(|problem| at.error(problem))?;
                after_note = true;
                continue;
            }
            let word = self.word(if numbered { NUMBERED } else { MOVE })?;
            if let Some(number) = word.strip_suffix('.')
                && number.starts_with(|c: char| c.is_ascii_digit())
                && !numbered
            {
                let found = number.to_owned();
                let (expected, first) = scribe.round();
                if !first && !after_note {
                    return Err(at.error(Problem::StrayNumber { found }));
                }
                if found != expected.to_string() {
                    return Err(at.error(Problem::WrongNumber { expected, found }));
                }
                numbered = true;
                continue;
            }
            let problem = match scribe.play_text(&word) {
                Ok(()) => {
                    (numbered, after_note) = (false, false);
                    continue;
                }
                Err(Problem::Move(MoveError::Unknown { .. }))
                    if !numbered && is_result(&word, scribe, result) =>
                {
                    match end(&word, scribe) {
                        Ok(()) => return Ok(()),
                        Err(problem) => problem,
                    }
                }
                Err(problem) => problem,
            };
            let cut = self.source.peek()?.is_none() && is_beginning(&word, scribe);
            return Err(if cut {
                self.no_end(MOVE)
            } else {
                at.error(problem)
            });
        }
    }

    /// A move, a number with its dot, or a result.
    fn word(&mut self, expected: &str) -> Result<String, RecordError> {
        let at = self.source.at();
        let mut word = String::new();
        while let Some(c) = self.source.peek()? {
            if is_blank(c) || "(){}[]".contains(c) || word.ends_with('.') {
                break;
            }
            if !c.is_ascii_graphic() {
                return Err(self.source.at().error(Problem::Character {
                    place: "a move",
                    found: c,
                }));
            }
            if word.len() == MAX_WORD {
                return Err(at.error(Problem::Expected {
                    expected: expected.to_owned(),
                    found: quote(&word),
                }));
            }
            word.extend(self.source.next()?);
        }
        if word.is_empty() {
            return Err(self.unexpected(expected));
        }
        Ok(word)
    }

    /// The rest of a comment and the brace behind it.
    fn comment(&mut self) -> Result<String, RecordError> {
        let mut comment = String::new();
        loop {
            match self.source.peek()? {
                Some('}') => {
                    self.source.next()?;
                    return Ok(comment);
                }
                Some(c) if !self.source.at_game()? => {
                    if c.is_control() && !is_blank(c) {
                        return Err(self.source.at().error(Problem::Character {
                            place: COMMENT,
                            found: c,
                        }));
                    }
                    comment.extend(self.source.next()?);
                }
                _ => return Err(self.no_end("the } of a comment")),
            }
        }
    }

    /// Takes one certain character.
    fn sign(&mut self, sign: char) -> Result<(), RecordError> {
        match self.source.peek()? {
            Some(c) if c == sign => self.source.next().map(|_| ()),
            _ => Err(self.unexpected(match sign {
                '[' => "[",
                ' ' => "a space after the name of the tag",
                '"' => "\" before the value of the tag",
                _ => "] after the value of the tag",
            })),
        }
    }

    /// That something else stands here; at the end of the text, that the game has no end.
    fn unexpected(&mut self, expected: &str) -> RecordError {
        let found = match self.source.peek() {
            Err(error) => return error,
            Ok(None) => return self.no_end(expected),
            Ok(Some('\n')) => "the end of the line".to_owned(),
            Ok(Some(c)) => quote(c.encode_utf8(&mut [0; 4])),
        };
        self.source.at().error(Problem::Expected {
            expected: expected.to_owned(),
            found,
        })
    }

    fn no_end(&self, expected: &str) -> RecordError {
        self.source.at().error(Problem::NoEnd {
            expected: expected.to_owned(),
        })
    }
}

impl<R: BufRead> fmt::Debug for Reader<'_, R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { source, state, .. } = self;
        f.debug_struct("Reader")
            .field("at", &source.at())
            .field("state", state)
            .finish_non_exhaustive()
    }
}

/// Takes a tag out of a list.
fn take(tags: &mut Vec<Tag>, name: &str) -> Option<Tag> {
    let index = tags.iter().position(|t| t.name == name)?;
    Some(tags.remove(index))
}

/// Whether a word that is no move is meant as the result.
fn is_result(word: &str, scribe: &Scribe, tag: &Tag) -> bool {
    let over = scribe.depth() == 0 && scribe.run().outcome().is_some();
    over || word == tag.value || word == scribe.result()
}

/// Whether a word is the beginning of what might stand there: then, where the text stops, it has been cut.
fn is_beginning(word: &str, scribe: &Scribe) -> bool {
    let run = scribe.run();
    let begins = |text: String| text.starts_with(word) && text != word;
    begins(scribe.result())
        || begins(format!("{}.", scribe.round().0))
        || run.legal().iter().any(|&m| begins(run.move_text(m)))
}

/// Looks at the result behind the moves.
fn end(word: &str, scribe: &Scribe) -> Result<(), Problem> {
    let right = scribe.result();
    if scribe.depth() > 0 {
        Err(Problem::StillOpen)
    } else if word != right {
        let found = shorten(word);
        Err(Problem::FalseResult { found, right })
    } else {
        Ok(())
    }
}

fn header() -> String {
    format!("[Rules \"{RULES}\"]")
}

fn quote(found: &str) -> String {
    format!("\"{}\"", shorten(found))
}
