//! The languages, and how one is recognised.

use std::fmt;
use std::str::FromStr;

/// A language Semailles speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Lang {
    /// French.
    #[default]
    Fr,
    /// English.
    En,
}

impl Lang {
    /// All languages, French first.
    pub const ALL: [Lang; 2] = [Lang::Fr, Lang::En];

    /// The language of a tag or a locale's name: `fr`, `fr-FR`, `en_US.UTF-8`; `C` and `POSIX` are English.
    /// `None` for a language that isn't spoken here.
    #[must_use]
    pub fn from_tag(tag: &str) -> Option<Lang> {
        let primary = tag
            .trim()
            .split(['-', '_', '.', '@'])
            .next()
            .unwrap_or_default();
        if primary.eq_ignore_ascii_case("fr") {
            Some(Lang::Fr)
        } else if ["en", "c", "posix"]
            .iter()
            .any(|known| primary.eq_ignore_ascii_case(known))
        {
            Some(Lang::En)
        } else {
            None
        }
    }

    /// The first language of a list of wishes that is spoken here, such as a browser's `navigator.languages`.
    pub fn first_of<'a>(tags: impl IntoIterator<Item = &'a str>) -> Option<Lang> {
        tags.into_iter().find_map(Lang::from_tag)
    }

    /// The language of a command line: the first of `LC_ALL`, `LC_MESSAGES`, `LANG` that is set and not empty decides.
    /// French when it says French, English when it says anything else or nothing is set.
    #[must_use]
    pub fn from_env() -> Lang {
        Lang::from_variables(|name| std::env::var(name).ok())
    }

    fn from_variables(get: impl Fn(&str) -> Option<String>) -> Lang {
        ["LC_ALL", "LC_MESSAGES", "LANG"]
            .iter()
            .find_map(|name| get(name).filter(|value| !value.trim().is_empty()))
            .and_then(|value| Lang::from_tag(&value))
            .unwrap_or(Lang::En)
    }

    /// The tag for `<html lang>`, addresses and settings: `fr`, `en`.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        match self {
            Lang::Fr => "fr",
            Lang::En => "en",
        }
    }

    /// The language's own name for itself.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Lang::Fr => "français",
            Lang::En => "English",
        }
    }

    /// The plural category of a number, as CLDR has it for these languages: French counts 0 and 1 as one, English only 1.
    pub(crate) const fn plural(self, n: i64) -> &'static str {
        match (self, n) {
            (_, 1 | -1) | (Lang::Fr, 0) => "one",
            _ => "other",
        }
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.tag())
    }
}

/// A tag of a language that isn't spoken here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownLang(
    /// The tag as it came.
    pub String,
);

impl fmt::Display for UnknownLang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "langue inconnue / unknown language “{}” (fr, en)",
            self.0
        )
    }
}

impl std::error::Error for UnknownLang {}

impl FromStr for Lang {
    type Err = UnknownLang;

    fn from_str(tag: &str) -> Result<Lang, UnknownLang> {
        Lang::from_tag(tag).ok_or_else(|| UnknownLang(tag.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags() {
        for tag in ["fr", "FR", "fr-FR", "fr_CM.UTF-8", "fr_FR@euro", " fr "] {
            assert_eq!(Lang::from_tag(tag), Some(Lang::Fr), "{tag}");
        }
        for tag in ["en", "en_US.UTF-8", "en-GB", "C", "C.UTF-8", "POSIX"] {
            assert_eq!(Lang::from_tag(tag), Some(Lang::En), "{tag}");
        }
        for tag in ["", "de", "frr", "fro-FR", "ff-CM"] {
            assert_eq!(Lang::from_tag(tag), None, "{tag}");
        }
        assert_eq!(Lang::first_of(["ff", "fr-CM", "en"]), Some(Lang::Fr));
        assert_eq!("de".parse::<Lang>(), Err(UnknownLang("de".to_owned())));
        for lang in Lang::ALL {
            assert_eq!(lang.tag().parse(), Ok(lang));
        }
    }

    #[test]
    fn environment() {
        let lang = |set: &[(&str, &str)]| {
            Lang::from_variables(|name| {
                set.iter()
                    .find(|(n, _)| *n == name)
                    .map(|(_, v)| (*v).to_owned())
            })
        };
        assert_eq!(lang(&[]), Lang::En);
        assert_eq!(lang(&[("LANG", "fr_FR.UTF-8")]), Lang::Fr);
        assert_eq!(lang(&[("LANG", "de_DE.UTF-8")]), Lang::En);
        assert_eq!(lang(&[("LC_ALL", "C"), ("LANG", "fr_FR.UTF-8")]), Lang::En);
        assert_eq!(
            lang(&[("LC_ALL", ""), ("LC_MESSAGES", "fr"), ("LANG", "en")]),
            Lang::Fr
        );
    }

    #[test]
    fn plurals() {
        assert_eq!(
            [0, 1, 2].map(|n| Lang::Fr.plural(n)),
            ["one", "one", "other"]
        );
        assert_eq!(
            [0, 1, 2].map(|n| Lang::En.plural(n)),
            ["other", "one", "other"]
        );
    }
}
