//! A text with its blanks, and what fills them.

use crate::signs::{ARM, CHOICE, ELSE, NAMED, VAR};
use crate::{Lang, number};
use std::borrow::Cow;

/// One text in all languages, as the build made it from the Fluent files.
#[derive(Clone, Copy, Debug)]
pub struct Message {
    #[cfg(not(feature = "fetched"))]
    fr: &'static str,
    #[cfg(not(feature = "fetched"))]
    en: &'static str,
    /// Which of the texts that are fetched it is.
    #[cfg(any(test, feature = "fetched"))]
    pub(crate) number: u16,
    #[cfg(debug_assertions)]
    key: &'static str,
}

/// A piece of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Piece<'a> {
    Words(&'a str),
    Var(&'a str),
    /// A choice on a variable: arms follow.
    Choice(&'a str),
    /// An arm, and what it waits for: a number, a plural category (`one`, `other`), or a word.
    Arm(&'a str),
    Else,
    Close,
}

/// The pieces of a text, in order.
#[derive(Clone, Debug)]
pub(crate) struct Pieces<'a>(pub(crate) &'a str);

impl<'a> Iterator for Pieces<'a> {
    type Item = Piece<'a>;

    fn next(&mut self) -> Option<Piece<'a>> {
        let sign = self.0.chars().next()?;
        if sign > NAMED {
            let end = self.0.find(|c| c <= NAMED).unwrap_or(self.0.len());
            let (words, rest) = self.0.split_at(end);
            self.0 = rest;
            return Some(Piece::Words(words));
        }
        let rest = &self.0[sign.len_utf8()..];
        let (name, after) = match sign {
            VAR | CHOICE | ARM => rest.split_once(NAMED)?,
            _ => ("", rest),
        };
        self.0 = after;
        Some(match sign {
            VAR => Piece::Var(name),
            CHOICE => Piece::Choice(name),
            ARM => Piece::Arm(name),
            ELSE => Piece::Else,
            _ => Piece::Close,
        })
    }
}

/// What fills a blank of a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg<'a> {
    /// A number; it chooses plurals and is written with [`number`].
    Int(i64),
    /// Text, put in as it is.
    Str(Cow<'a, str>),
}

impl Message {
    /// Called by the generated modules. The key is kept for the messages of failed assertions only.
    pub(crate) const fn new(
        key: &'static str,
        number: u16,
        fr: &'static str,
        en: &'static str,
    ) -> Message {
        #[cfg(not(debug_assertions))]
        let _ = key;
        #[cfg(feature = "fetched")]
        let _ = (fr, en);
        #[cfg(not(any(test, feature = "fetched")))]
        let _ = number;
        Message {
            #[cfg(not(feature = "fetched"))]
            fr,
            #[cfg(not(feature = "fetched"))]
            en,
            #[cfg(any(test, feature = "fetched"))]
            number,
            #[cfg(debug_assertions)]
            key,
        }
    }

    #[cfg(not(feature = "fetched"))]
    pub(crate) fn pieces(&self, lang: Lang) -> Pieces<'static> {
        Pieces(match lang {
            Lang::Fr => self.fr,
            Lang::En => self.en,
        })
    }

    #[cfg(feature = "fetched")]
    pub(crate) fn pieces(&self, lang: Lang) -> Pieces<'static> {
        Pieces(crate::fetched::text(lang, self.number).unwrap_or_default())
    }

    /// The text in a language with its blanks filled by name.
    ///
    /// # Panics
    /// In debug builds, when an argument is missing, unknown, or text where the plural needs a number. In release builds a
    /// blank left open shows as `{name}`.
    #[must_use]
    pub fn text(&self, lang: Lang, args: &[(&str, Arg<'_>)]) -> String {
        #[cfg(debug_assertions)]
        self.check(lang, args);
        let mut out = String::new();
        fill(&mut out, &mut self.pieces(lang), true, lang, args);
        out
    }

    /// The text itself when it has no blanks, without a copy.
    #[must_use]
    pub fn literal(&self, lang: Lang) -> Option<&'static str> {
        let text = self.pieces(lang).0;
        (!text.is_empty() && !text.contains(|c| c <= NAMED)).then_some(text)
    }

    #[cfg(debug_assertions)]
    fn check(&self, lang: Lang, args: &[(&str, Arg<'_>)]) {
        let wanted = needs(self.pieces(lang));
        let key = self.key;
        for (var, number) in &wanted {
            match value(args, var) {
                None => panic!("text {key}: argument ${var} is missing"),
                Some(Arg::Str(_)) if *number => panic!("text {key}: ${var} must be a number"),
                Some(_) => {}
            }
        }
        // A text that has not been fetched wants nothing.
        for (name, _) in args.iter().filter(|_| !self.pieces(lang).0.is_empty()) {
            let known = wanted.iter().any(|(var, _)| var == name);
            assert!(known, "text {key}: has no argument ${name}");
        }
    }
}

/// Each variable, and whether it must be a number, over all arms, so that a test meets a mistake whichever arm it chooses.
#[cfg(debug_assertions)]
fn needs(pieces: Pieces<'static>) -> Vec<(&'static str, bool)> {
    let mut wanted = Vec::new();
    let mut choices = Vec::new();
    for piece in pieces {
        match piece {
            Piece::Var(var) => wanted.push((var, false)),
            Piece::Choice(var) => {
                choices.push(wanted.len());
                wanted.push((var, false));
            }
            Piece::Arm(key) => {
                let number = matches!(key, "one" | "other") || key.parse::<i64>().is_ok();
                if let Some(&choice) = choices.last() {
                    wanted[choice].1 |= number;
                }
            }
            Piece::Close => {
                choices.pop();
            }
            Piece::Words(_) | Piece::Else => {}
        }
    }
    wanted
}

fn value<'a, 'b>(args: &'a [(&str, Arg<'b>)], var: &str) -> Option<&'a Arg<'b>> {
    args.iter()
        .find(|(name, _)| *name == var)
        .map(|(_, value)| value)
}

/// Writes the pieces, or passes over them, up to the end of the arm they are in; gives the piece after it.
fn fill<'p>(
    out: &mut String,
    pieces: &mut Pieces<'p>,
    write: bool,
    lang: Lang,
    args: &[(&str, Arg<'_>)],
) -> Option<Piece<'p>> {
    while let Some(piece) = pieces.next() {
        match piece {
            Piece::Words(words) if write => out.push_str(words),
            Piece::Var(var) if write => match value(args, var) {
                Some(Arg::Int(n)) => out.push_str(&number(lang, *n)),
                Some(Arg::Str(text)) => out.push_str(text),
                None => {
                    out.push('{');
                    out.push_str(var);
                    out.push('}');
                }
            },
            Piece::Words(_) | Piece::Var(_) => {}
            Piece::Choice(var) => {
                let value = value(args, var);
                let mut open = write;
                let mut arm = pieces.next();
                loop {
                    let chosen = match arm {
                        Some(Piece::Arm(key)) => open && fits(lang, value, key),
                        Some(Piece::Else) => open,
                        _ => break,
                    };
                    open &= !chosen;
                    arm = fill(out, pieces, chosen, lang, args);
                }
            }
            Piece::Arm(_) | Piece::Else | Piece::Close => return Some(piece),
        }
    }
    None
}

/// Whether an arm waits for this value.
fn fits(lang: Lang, value: Option<&Arg<'_>>, key: &str) -> bool {
    match value {
        Some(Arg::Int(n)) => lang.plural(*n) == key || key.parse() == Ok(*n),
        Some(Arg::Str(text)) => text == key,
        None => false,
    }
}

/// The message with that key in a table sorted by key.
pub(crate) fn find(table: &'static [(&str, Message)], key: &str) -> Option<&'static Message> {
    let at = table.binary_search_by(|(name, _)| (*name).cmp(key)).ok()?;
    Some(&table[at].1)
}

macro_rules! from_integers {
    ($($int:ty),*) => {$(
        impl From<$int> for Arg<'_> {
            fn from(n: $int) -> Self {
                Arg::Int(n.into())
            }
        }
    )*};
}
from_integers!(i8, i16, i32, i64, u8, u16, u32);

/// Numbers too great for an `i64` are cut to its limit.
impl From<u64> for Arg<'_> {
    fn from(n: u64) -> Self {
        Arg::Int(i64::try_from(n).unwrap_or(i64::MAX))
    }
}

/// Numbers too great for an `i64` are cut to its limit.
impl From<usize> for Arg<'_> {
    fn from(n: usize) -> Self {
        Arg::Int(i64::try_from(n).unwrap_or(i64::MAX))
    }
}

impl<'a> From<&'a str> for Arg<'a> {
    fn from(text: &'a str) -> Self {
        Arg::Str(Cow::Borrowed(text))
    }
}

impl<'a> From<&'a String> for Arg<'a> {
    fn from(text: &'a String) -> Self {
        Arg::Str(Cow::Borrowed(text))
    }
}

impl From<String> for Arg<'_> {
    fn from(text: String) -> Self {
        Arg::Str(Cow::Owned(text))
    }
}

impl<'a> From<Cow<'a, str>> for Arg<'a> {
    fn from(text: Cow<'a, str>) -> Self {
        Arg::Str(text)
    }
}

impl From<char> for Arg<'_> {
    fn from(letter: char) -> Self {
        Arg::Str(Cow::Owned(letter.into()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text;

    const SEEDS: Message = Message::new(
        "seeds",
        0,
        "\u{1}who\u{6} sème \u{2}n\u{6}\u{3}0\u{6}rien\u{3}one\u{6}\u{1}n\u{6} graine\u{4}\u{1}n\u{6} graines\u{5}",
        "\u{1}who\u{6} sows \u{2}n\u{6}\u{3}one\u{6}one seed\u{4}\u{1}n\u{6} seeds\u{5}",
    );

    const SIDE: Message = Message::new(
        "side",
        1,
        "\u{2}side\u{6}\u{3}south\u{6}Sud\u{4}Nord\u{5}",
        "\u{1}side\u{6}",
    );

    #[test]
    fn fills_and_chooses() {
        assert_eq!(text!(Lang::Fr, SEEDS, who = "Sud", n = 0), "Sud sème rien");
        assert_eq!(
            text!(Lang::Fr, SEEDS, who = "Sud", n = 1),
            "Sud sème 1 graine"
        );
        assert_eq!(
            text!(Lang::Fr, SEEDS, who = "Sud", n = 2_usize),
            "Sud sème 2 graines"
        );
        assert_eq!(
            text!(Lang::Fr, SEEDS, who = 'N', n = 12_345_u64),
            "N sème 12\u{202F}345 graines"
        );
        assert_eq!(
            text!(Lang::En, SEEDS, who = String::from("A"), n = 0),
            "A sows 0 seeds"
        );
        assert_eq!(text!(Lang::En, SEEDS, who = "A", n = 1,), "A sows one seed");
        assert_eq!(text!(Lang::Fr, SIDE, side = "south"), "Sud");
        assert_eq!(text!(Lang::Fr, SIDE, side = "north"), "Nord");
    }

    #[test]
    fn literals_need_no_copy() {
        const PLAIN: Message = Message::new("plain", 2, "oui", "yes");
        assert_eq!(PLAIN.literal(Lang::Fr), Some("oui"));
        assert_eq!(SEEDS.literal(Lang::Fr), None);
    }

    #[test]
    fn a_table_is_searched() {
        static TABLE: &[(&str, Message)] = &[("seeds", SEEDS), ("side", SIDE)];
        assert!(find(TABLE, "side").is_some());
        assert!(find(TABLE, "sid").is_none());
    }

    #[cfg(debug_assertions)]
    mod caught {
        use super::*;

        #[test]
        #[should_panic(expected = "text seeds: argument $n is missing")]
        fn missing_argument() {
            let _ = text!(Lang::Fr, SEEDS, who = "Sud");
        }

        #[test]
        #[should_panic(expected = "text seeds: has no argument $pit")]
        fn unknown_argument() {
            let _ = text!(Lang::Fr, SEEDS, who = "Sud", n = 3, pit = "C");
        }

        #[test]
        #[should_panic(expected = "text seeds: $n must be a number")]
        fn text_for_a_number() {
            let _ = text!(Lang::Fr, SEEDS, who = "Sud", n = "3");
        }
    }

    #[cfg(not(debug_assertions))]
    #[test]
    fn an_open_blank_shows() {
        assert_eq!(text!(Lang::En, SEEDS, n = 3), "{who} sows 3 seeds");
    }
}
