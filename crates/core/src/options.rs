use std::fmt;

use thiserror::Error;

use crate::sort_few;

/// What an option may be set to. The first named value, or the default number, is left out of canonical names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// One of a few words; the first is the default.
    Words(&'static [&'static str]),
    /// A number.
    Number {
        /// The smallest allowed (besides 0 where `or_zero`).
        min: u16,
        /// The largest allowed.
        max: u16,
        /// Whether 0, for "never", is allowed besides.
        or_zero: bool,
        /// The default.
        default: u16,
    },
}

/// An option of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OptionSpec {
    /// Its name as written after the colon.
    pub name: &'static str,
    /// What it may be set to.
    pub kind: Kind,
}

impl OptionSpec {
    /// An option that is one of a few words.
    #[must_use]
    pub const fn words(name: &'static str, values: &'static [&'static str]) -> Self {
        Self {
            name,
            kind: Kind::Words(values),
        }
    }

    /// An option that is a number.
    #[must_use]
    pub const fn number(name: &'static str, default: u16, min: u16, max: u16) -> Self {
        Self {
            name,
            kind: Kind::Number {
                min,
                max,
                or_zero: false,
                default,
            },
        }
    }

    /// An option that is a number, or 0 for "never".
    #[must_use]
    pub const fn number_or_never(name: &'static str, default: u16, min: u16, max: u16) -> Self {
        Self {
            name,
            kind: Kind::Number {
                min,
                max,
                or_zero: true,
                default,
            },
        }
    }

    /// The value it has when nothing is said.
    #[must_use]
    pub fn default_value(&self) -> String {
        match self.kind {
            Kind::Words(words) => words[0].to_owned(),
            Kind::Number { default, .. } => default.to_string(),
        }
    }

    /// The values in words, default first: `capture, always` or `6 to 10`.
    #[must_use]
    pub fn known(&self) -> String {
        match self.kind {
            Kind::Words(words) => words.join(", "),
            Kind::Number {
                min, max, or_zero, ..
            } => {
                format!(
                    "{min} to {max}{}",
                    if or_zero { ", or 0 for never" } else { "" }
                )
            }
        }
    }

    fn accepts(&self, value: &str) -> Option<u16> {
        match self.kind {
            Kind::Words(words) => words.iter().position(|w| *w == value).map(|i| i as u16),
            Kind::Number {
                min, max, or_zero, ..
            } => {
                let plain = value.len() <= 5 && value.bytes().all(|b| b.is_ascii_digit());
                let number: u16 = value
                    .parse()
                    .ok()
                    .filter(|_| plain && (value == "0" || !value.starts_with('0')))?;
                ((min..=max).contains(&number) || (or_zero && number == 0)).then_some(number)
            }
        }
    }

    fn default_number(&self) -> u16 {
        match self.kind {
            Kind::Words(_) => 0,
            Kind::Number { default, .. } => default,
        }
    }

    fn text_of(&self, number: u16) -> String {
        match self.kind {
            Kind::Words(words) => words[usize::from(number)].to_owned(),
            Kind::Number { .. } => number.to_string(),
        }
    }
}

/// A game's name and the values of all its options.
///
/// Written `game` or `game:option=value,option=value`; printed with options in alphabetical order and defaults left
/// out, so that one game has one name.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct GameName {
    id: &'static str,
    /// Name, value, and value in text if it is not the default; in alphabetical order.
    choices: Vec<(&'static str, u16, Option<String>)>,
}

impl GameName {
    /// Splits `game:options` into the game's name and the text of the options.
    #[must_use]
    pub fn split(text: &str) -> (&str, Option<&str>) {
        match text.split_once(':') {
            Some((id, options)) => (id, Some(options)),
            None => (text, None),
        }
    }

    /// Reads the options of game `id`, of which `specs` are known.
    ///
    /// # Errors
    /// An option that is unknown, badly written, given twice or set to an unknown value.
    pub fn parse(
        id: &'static str,
        specs: &[OptionSpec],
        options: Option<&str>,
    ) -> Result<Self, NameError> {
        let mut choices: Vec<_> = specs
            .iter()
            .map(|s| (s.name, s.default_number(), None))
            .collect();
        let mut seen = vec![false; specs.len()];
        for item in options.into_iter().flat_map(|o| o.split(',')) {
            let Some((name, value)) = item.split_once('=') else {
                return Err(NameError::NotAnOption {
                    found: shorten(item),
                    game: id,
                });
            };
            let Some(at) = specs.iter().position(|s| s.name == name) else {
                let known: Vec<&str> = specs.iter().map(|s| s.name).collect();
                return Err(NameError::UnknownOption {
                    game: id,
                    found: shorten(name),
                    nearest: nearest(name, &known),
                    known: known.join(", "),
                });
            };
            if std::mem::replace(&mut seen[at], true) {
                return Err(NameError::Twice {
                    option: specs[at].name,
                });
            }
            let Some(number) = specs[at].accepts(value) else {
                return Err(NameError::UnknownValue {
                    option: specs[at].name,
                    found: shorten(value),
                    nearest: match specs[at].kind {
                        Kind::Words(words) => nearest(value, words),
                        Kind::Number { .. } => None,
                    },
                    known: specs[at].known(),
                });
            };
            let changed = number != specs[at].default_number();
            choices[at] = (
                specs[at].name,
                number,
                changed.then(|| specs[at].text_of(number)),
            );
        }
        sort_few(&mut choices, |choice| choice.0);
        Ok(Self { id, choices })
    }

    /// The game without its options.
    #[must_use]
    pub fn id(&self) -> &'static str {
        self.id
    }

    /// The value of a number option.
    ///
    /// # Panics
    /// If the game has no such option.
    #[must_use]
    pub fn number(&self, option: &str) -> u16 {
        self.choices
            .iter()
            .find(|c| c.0 == option)
            .unwrap_or_else(|| panic!("{} has no option {option}", self.id))
            .1
    }

    /// The index of the chosen word of an option: 0 is the default.
    ///
    /// # Panics
    /// If the game has no such option.
    #[must_use]
    pub fn word(&self, option: &str) -> u16 {
        self.number(option)
    }

    /// The options that are not at their default: name and value.
    pub fn changed(&self) -> impl Iterator<Item = (&'static str, &str)> {
        self.choices
            .iter()
            .filter_map(|(name, _, text)| Some((*name, text.as_deref()?)))
    }

    /// The name as it is written, but without some of the options.
    #[must_use]
    pub fn without(&self, options: &[&str]) -> String {
        let mut text = self.id().to_owned();
        let mut separator = ':';
        for (name, value) in self.changed().filter(|(name, _)| !options.contains(name)) {
            text.push(separator);
            text.push_str(name);
            text.push('=');
            text.push_str(value);
            separator = ',';
        }
        text
    }
}

impl fmt::Display for GameName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id)?;
        for (i, (name, value)) in self.changed().enumerate() {
            write!(f, "{}{name}={value}", if i == 0 { ':' } else { ',' })?;
        }
        Ok(())
    }
}

/// What is wrong with the name of a game or its options.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum NameError {
    /// No such game.
    #[error("no game \"{found}\"{}; known are {known}", did_you_mean(.nearest))]
    UnknownGame {
        /// What was written, shortened if long.
        found: String,
        /// The nearest known name, if one is near.
        nearest: Option<&'static str>,
        /// Every known game.
        known: String,
    },
    /// No such option in this game.
    #[error("{game} has no option \"{found}\"{}; known are {known}", did_you_mean(.nearest))]
    UnknownOption {
        /// The game.
        game: &'static str,
        /// What was written, shortened if long.
        found: String,
        /// The nearest known name, if one is near.
        nearest: Option<&'static str>,
        /// Every option of the game.
        known: String,
    },
    /// No such value of this option.
    #[error("{option} cannot be \"{found}\"{}; known are {known}", did_you_mean(.nearest))]
    UnknownValue {
        /// The option.
        option: &'static str,
        /// What was written, shortened if long.
        found: String,
        /// The nearest known value, if one is near.
        nearest: Option<&'static str>,
        /// Every value, default first.
        known: String,
    },
    /// Something that is not `option=value`.
    #[error("\"{found}\" is not an option of {game}; expected option=value, as in {game}:quiet=60")]
    NotAnOption {
        /// The game.
        game: &'static str,
        /// What was written, shortened if long.
        found: String,
    },
    /// The same option twice.
    #[error("option {option} is given twice")]
    Twice {
        /// The option.
        option: &'static str,
    },
}

fn did_you_mean(nearest: &Option<&'static str>) -> String {
    nearest
        .map(|n| format!(" (did you mean {n}?)"))
        .unwrap_or_default()
}

/// At most thirty characters of what somebody wrote, for a message; control characters are escaped.
pub fn shorten(text: &str) -> String {
    let mut short: String = text.chars().take(30).flat_map(char::escape_debug).collect();
    if text.chars().nth(30).is_some() {
        short.push('…');
    }
    short
}

/// The known name nearest to what was written, if it is near enough to be meant.
///
/// ```
/// assert_eq!(semailles_core::nearest("endodoi", &["wali", "en-dodoi"]), Some("en-dodoi"));
/// assert_eq!(semailles_core::nearest("chess", &["wali", "en-dodoi"]), None);
/// ```
#[must_use]
pub fn nearest(found: &str, known: &[&'static str]) -> Option<&'static str> {
    if found.len() > 64 {
        return None;
    }
    let lower = found.to_ascii_lowercase().replace(['_', ' '], "-");
    known
        .iter()
        .map(|k| (distance(&lower, k), *k))
        .filter(|(d, k)| *d <= 1 + k.len() / 4)
        .min_by_key(|(d, _)| *d)
        .map(|(_, k)| k)
}

/// Edits (insert, delete, replace, swap of neighbours) between two short words.
fn distance(a: &str, b: &str) -> usize {
    strsim::osa_distance(a, b)
}

#[cfg(test)]
mod tests {
    use super::*;

    const SPECS: &[OptionSpec] = &[
        OptionSpec::number("pits", 6, 6, 10),
        OptionSpec::words("trigger", &["capture", "always"]),
        OptionSpec::number_or_never("quiet", 100, 10, 10_000),
    ];

    fn read(options: &str) -> Result<String, String> {
        GameName::parse("g", SPECS, Some(options))
            .map(|n| n.to_string())
            .map_err(|e| e.to_string())
    }

    #[test]
    fn canonical_names() {
        assert_eq!(GameName::parse("g", SPECS, None).unwrap().to_string(), "g");
        assert_eq!(
            read("trigger=always,pits=8").unwrap(),
            "g:pits=8,trigger=always"
        );
        assert_eq!(read("pits=6,quiet=100,trigger=capture").unwrap(), "g");
        assert_eq!(read("quiet=0").unwrap(), "g:quiet=0");
    }

    #[test]
    fn errors_say_what_is_known() {
        for (options, message) in [
            ("pits=99", "pits cannot be \"99\"; known are 6 to 10"),
            ("pits=08", "pits cannot be \"08\"; known are 6 to 10"),
            ("pits=+8", "pits cannot be \"+8\"; known are 6 to 10"),
            (
                "quiet=9",
                "quiet cannot be \"9\"; known are 10 to 10000, or 0 for never",
            ),
            (
                "triger=always",
                "g has no option \"triger\" (did you mean trigger?); known are pits, trigger, quiet",
            ),
            (
                "trigger=alway",
                "trigger cannot be \"alway\" (did you mean always?); known are capture, always",
            ),
            ("pits=8,pits=8", "option pits is given twice"),
            (
                "pits",
                "\"pits\" is not an option of g; expected option=value, as in g:quiet=60",
            ),
            (
                "",
                "\"\" is not an option of g; expected option=value, as in g:quiet=60",
            ),
        ] {
            assert_eq!(read(options).unwrap_err(), message);
        }
        let long = "9".repeat(10_000_000);
        assert!(read(&format!("pits={long}")).unwrap_err().len() < 200);
        assert!(read(&long).unwrap_err().len() < 200);
    }
}
