//! A text with its blanks, and what fills them.

use crate::{Lang, number};
use std::borrow::Cow;

/// One text in all languages, as the build made it from the Fluent files.
#[derive(Clone, Copy, Debug)]
pub struct Message {
    fr: &'static [Part],
    en: &'static [Part],
    #[cfg(debug_assertions)]
    key: &'static str,
}

/// A piece of a message.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Part {
    Text(&'static str),
    Var(&'static str),
    Select {
        var: &'static str,
        arms: &'static [Arm],
        default: &'static [Part],
    },
}

/// One case of a choice.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Arm {
    pub(crate) key: Key,
    pub(crate) parts: &'static [Part],
}

/// What a case waits for.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Key {
    /// This number and no other.
    #[allow(dead_code, reason = "made only when some text needs it")]
    Exact(i64),
    /// A plural category (`one`, `other`) of a number, or a word.
    Word(&'static str),
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
        fr: &'static [Part],
        en: &'static [Part],
    ) -> Message {
        #[cfg(not(debug_assertions))]
        let _ = key;
        Message {
            fr,
            en,
            #[cfg(debug_assertions)]
            key,
        }
    }

    pub(crate) const fn parts(&self, lang: Lang) -> &'static [Part] {
        match lang {
            Lang::Fr => self.fr,
            Lang::En => self.en,
        }
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
        fill(&mut out, lang, self.parts(lang), args);
        out
    }

    /// The text itself when it has no blanks, without a copy.
    #[must_use]
    pub const fn literal(&self, lang: Lang) -> Option<&'static str> {
        match self.parts(lang) {
            [Part::Text(text)] => Some(text),
            _ => None,
        }
    }

    #[cfg(debug_assertions)]
    fn check(&self, lang: Lang, args: &[(&str, Arg<'_>)]) {
        let mut wanted = Vec::new();
        needs(self.parts(lang), &mut wanted);
        let key = self.key;
        for (var, number) in &wanted {
            match value(args, var) {
                None => panic!("text {key}: argument ${var} is missing"),
                Some(Arg::Str(_)) if *number => panic!("text {key}: ${var} must be a number"),
                Some(_) => {}
            }
        }
        for (name, _) in args {
            let known = wanted.iter().any(|(var, _)| var == name);
            assert!(known, "text {key}: has no argument ${name}");
        }
    }
}

/// Collects (variable, must it be a number) over all arms, so that a test meets a mistake whichever arm it chooses.
#[cfg(debug_assertions)]
fn needs(parts: &[Part], wanted: &mut Vec<(&'static str, bool)>) {
    for part in parts {
        match part {
            Part::Text(_) => {}
            Part::Var(var) => wanted.push((var, false)),
            Part::Select { var, arms, default } => {
                let number = arms
                    .iter()
                    .any(|arm| matches!(arm.key, Key::Exact(_) | Key::Word("one" | "other")));
                wanted.push((var, number));
                arms.iter().for_each(|arm| needs(arm.parts, wanted));
                needs(default, wanted);
            }
        }
    }
}

fn value<'a, 'b>(args: &'a [(&str, Arg<'b>)], var: &str) -> Option<&'a Arg<'b>> {
    args.iter()
        .find(|(name, _)| *name == var)
        .map(|(_, value)| value)
}

fn fill(out: &mut String, lang: Lang, parts: &[Part], args: &[(&str, Arg<'_>)]) {
    for part in parts {
        match part {
            Part::Text(text) => out.push_str(text),
            Part::Var(var) => match value(args, var) {
                Some(Arg::Int(n)) => out.push_str(&number(lang, *n)),
                Some(Arg::Str(text)) => out.push_str(text),
                None => {
                    out.push('{');
                    out.push_str(var);
                    out.push('}');
                }
            },
            Part::Select { var, arms, default } => {
                let chosen = arms.iter().find(|arm| match (value(args, var), arm.key) {
                    (Some(Arg::Int(n)), Key::Exact(m)) => *n == m,
                    (Some(Arg::Int(n)), Key::Word(word)) => lang.plural(*n) == word,
                    (Some(Arg::Str(text)), Key::Word(word)) => text == word,
                    _ => false,
                });
                fill(out, lang, chosen.map_or(default, |arm| arm.parts), args);
            }
        }
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
        &[
            Part::Var("who"),
            Part::Text(" sème "),
            Part::Select {
                var: "n",
                arms: &[
                    Arm {
                        key: Key::Exact(0),
                        parts: &[Part::Text("rien")],
                    },
                    Arm {
                        key: Key::Word("one"),
                        parts: &[Part::Var("n"), Part::Text(" graine")],
                    },
                ],
                default: &[Part::Var("n"), Part::Text(" graines")],
            },
        ],
        &[
            Part::Var("who"),
            Part::Text(" sows "),
            Part::Select {
                var: "n",
                arms: &[Arm {
                    key: Key::Word("one"),
                    parts: &[Part::Text("one seed")],
                }],
                default: &[Part::Var("n"), Part::Text(" seeds")],
            },
        ],
    );

    const SIDE: Message = Message::new(
        "side",
        &[Part::Select {
            var: "side",
            arms: &[Arm {
                key: Key::Word("south"),
                parts: &[Part::Text("Sud")],
            }],
            default: &[Part::Text("Nord")],
        }],
        &[Part::Var("side")],
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
        const PLAIN: Message = Message::new("plain", &[Part::Text("oui")], &[Part::Text("yes")]);
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
