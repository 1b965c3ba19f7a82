use std::fmt;

use thiserror::Error;

use crate::options::shorten;

/// What should have stood where something else was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Expected {
    /// A number in a range, without sign or leading zero.
    Number {
        /// The smallest.
        min: u32,
        /// The largest.
        max: u32,
    },
    /// So many numbers separated by a character.
    Count {
        /// How many.
        n: usize,
        /// The character between them.
        separator: char,
    },
    /// One of a few texts.
    OneOf(&'static str),
    /// Nothing more.
    Nothing,
    /// Something, not the end of the text.
    Something,
    /// The form of the whole field, by example.
    Form(&'static str),
    /// A total in a range.
    Total {
        /// The smallest.
        min: u32,
        /// The largest.
        max: u32,
    },
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number { min, max } => write!(f, "a number from {min} to {max}"),
            Self::Count { n, separator } => write!(f, "{n} numbers separated by '{separator}'"),
            Self::OneOf(list) => write!(f, "one of {list}"),
            Self::Nothing => f.write_str("nothing more"),
            Self::Something => f.write_str("more text"),
            Self::Form(form) => write!(f, "the form {form}"),
            Self::Total { min, max } => write!(f, "{min} to {max} in all"),
        }
    }
}

/// What is wrong with the text of a position, and where.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("position, column {column}, {field}: expected {expected}, found {}", found_text(.found))]
pub struct PositionError {
    /// The field of the position (`pits`, `stores`, `side to move`, …).
    pub field: &'static str,
    /// The column of the offending text, in characters from 1.
    pub column: usize,
    /// What should have stood there.
    pub expected: Expected,
    /// What stood there, shortened if long; empty for the end of the text.
    pub found: String,
}

fn found_text(found: &str) -> String {
    if found.is_empty() {
        "the end".to_owned()
    } else {
        format!("\"{found}\"")
    }
}

/// The fields of a position text, with their columns.
#[derive(Debug)]
pub struct Fields<'a> {
    text: &'a str,
    rest: &'a str,
}

/// A piece of a position text that knows its field and its column.
#[derive(Clone, Copy, Debug)]
pub struct Field<'a> {
    /// The field's name.
    pub name: &'static str,
    /// The text.
    pub text: &'a str,
    whole: &'a str,
    at: usize,
}

impl<'a> Fields<'a> {
    /// The fields of a text, separated by white space.
    #[must_use]
    pub fn of(text: &'a str) -> Self {
        Self { text, rest: text }
    }

    /// The next field, if there is one.
    pub fn maybe(&mut self, name: &'static str) -> Option<Field<'a>> {
        let rest = self
            .rest
            .trim_start_matches(|c: char| c.is_ascii_whitespace());
        let end = rest
            .find(|c: char| c.is_ascii_whitespace())
            .unwrap_or(rest.len());
        let (text, after) = rest.split_at(end);
        let at = self.text.len() - rest.len();
        self.rest = after;
        (!text.is_empty()).then_some(Field {
            name,
            text,
            whole: self.text,
            at,
        })
    }

    /// The next field, which must be there.
    ///
    /// # Errors
    /// If the text ends before it.
    pub fn next(
        &mut self,
        name: &'static str,
        expected: Expected,
    ) -> Result<Field<'a>, PositionError> {
        self.maybe(name).ok_or_else(|| PositionError {
            field: name,
            column: self.text.chars().count() + 1,
            expected,
            found: String::new(),
        })
    }

    /// Makes sure that nothing is left.
    ///
    /// # Errors
    /// If something is.
    pub fn end(&mut self) -> Result<(), PositionError> {
        match self.maybe("end") {
            None => Ok(()),
            Some(field) => Err(field.error(Expected::Nothing)),
        }
    }
}

impl<'a> Field<'a> {
    /// An error about the whole of this piece.
    #[must_use]
    pub fn error(&self, expected: Expected) -> PositionError {
        PositionError {
            field: self.name,
            column: self.whole[..self.at].chars().count() + 1,
            expected,
            found: shorten(self.text),
        }
    }

    /// The part from byte `from` to byte `to` of this piece.
    #[must_use]
    pub fn part(&self, from: usize, to: usize) -> Field<'a> {
        Field {
            text: &self.text[from..to],
            at: self.at + from,
            ..*self
        }
    }

    /// The same piece under another name, for its messages.
    #[must_use]
    pub fn named(self, name: &'static str) -> Field<'a> {
        Field { name, ..self }
    }

    /// The parts between separators.
    pub fn split(&self, separator: char) -> impl Iterator<Item = Field<'a>> {
        let field = *self;
        let mut from = 0;
        self.text.split(separator).map(move |text| {
            let part = Field {
                text,
                at: field.at + from,
                ..field
            };
            from += text.len() + separator.len_utf8();
            part
        })
    }

    /// A number without sign or leading zero.
    ///
    /// # Errors
    /// If it is no such number or out of range.
    pub fn number(&self, min: u32, max: u32) -> Result<u32, PositionError> {
        let digits = self.text.len() <= 10 && self.text.bytes().all(|b| b.is_ascii_digit());
        let plain = digits && (self.text == "0" || !self.text.starts_with('0'));
        match self.text.parse() {
            Ok(n) if plain && (min..=max).contains(&n) => Ok(n),
            _ => Err(self.error(Expected::Number { min, max })),
        }
    }

    /// Exactly `into.len()` numbers up to `max` (at most 255), separated by `separator`.
    ///
    /// # Errors
    /// If there are more or fewer, or one of them is no such number.
    pub fn numbers(&self, separator: char, max: u8, into: &mut [u8]) -> Result<(), PositionError> {
        let wrong_count = || {
            self.error(Expected::Count {
                n: into.len(),
                separator,
            })
        };
        if self.text.split(separator).count() != into.len() {
            return Err(wrong_count());
        }
        for (part, slot) in self.split(separator).zip(into) {
            *slot = part.number(0, u32::from(max))? as u8;
        }
        Ok(())
    }
}

/// The count of quiet plies that ends a position's text: at most nine digits; 0 when left out.
///
/// # Errors
/// If it is no such number.
pub fn quiet_plies(fields: &mut Fields<'_>) -> Result<u32, PositionError> {
    fields
        .maybe("quiet plies")
        .map_or(Ok(0), |f| f.number(0, MAX_QUIET))
}

/// The largest count of quiet plies that is kept; it stays there.
pub const MAX_QUIET: u32 = 999_999_999;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_count_characters() {
        let mut fields = Fields::of("  é,1  x ");
        let field = fields.next("pits", Expected::Something).unwrap();
        let mut two = [0; 2];
        let error = field.numbers(',', 255, &mut two).unwrap_err();
        assert_eq!((error.column, error.found.as_str()), (3, "é"));
        let error = fields.end().unwrap_err();
        assert_eq!(
            error.to_string(),
            "position, column 8, end: expected nothing more, found \"x\""
        );
        assert_eq!(
            fields.next("side", Expected::Something).unwrap_err().column,
            10
        );
    }

    #[test]
    fn numbers_are_plain() {
        for bad in [
            "",
            "+1",
            "-1",
            "01",
            "1_",
            "٣",
            "256",
            "99999999999999999999",
        ] {
            let mut fields = Fields::of(bad);
            match fields.maybe("n") {
                None => assert_eq!(bad, ""),
                Some(field) => assert!(field.number(0, 255).is_err(), "{bad}"),
            }
        }
        assert_eq!(Fields::of("0").maybe("n").unwrap().number(0, 9), Ok(0));
    }
}
