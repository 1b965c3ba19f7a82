use std::collections::HashMap;
use std::fs;

use clap::ArgMatches;
use clap::parser::ValueSource;
use semailles_core::shorten;
use semailles_locale::{Lang, serve as t, text};

use crate::failure::Failure;

/// The options that may stand in the environment or in a file.
const KNOWN: [&str; 12] = [
    "behind-proxy",
    "data",
    "dist",
    "games-of-one",
    "host",
    "lan",
    "log",
    "name",
    "port",
    "sockets",
    "sockets-of-one",
    "backup",
];

/// What was asked for: on the command line, else in the environment, else in a file.
pub(super) struct Settings<'a> {
    lang: Lang,
    args: &'a ArgMatches,
    file: HashMap<String, String>,
}

impl<'a> Settings<'a> {
    pub(super) fn read(lang: Lang, args: &'a ArgMatches) -> Result<Self, Failure> {
        let mut settings = Self {
            lang,
            args,
            file: HashMap::new(),
        };
        if let Some(path) = settings.get("settings") {
            let text = fs::read_to_string(&path).map_err(|why| {
                let why = why.to_string();
                Failure::Failed(text!(lang, t::UNREADABLE, path = path.clone(), why = why))
            })?;
            settings.file = lines(lang, &path, &text)?;
        }
        Ok(settings)
    }

    /// The value of an option, wherever it was given.
    pub(super) fn get(&self, name: &str) -> Option<String> {
        let given = self.args.value_source(name) == Some(ValueSource::CommandLine);
        if given {
            return match self.args.try_get_one::<String>(name) {
                Ok(value) => value.cloned(),
                Err(_) => Some("yes".to_owned()),
            };
        }
        let variable = format!("SEMAILLES_{}", name.to_uppercase().replace('-', "_"));
        std::env::var(variable)
            .ok()
            .or_else(|| self.file.get(name).cloned())
    }

    pub(super) fn yes(&self, name: &str) -> Result<bool, Failure> {
        match self.get(name).as_deref() {
            Some("yes") => Ok(true),
            Some("no") | None => Ok(false),
            Some(found) => Err(self.bad(name, found, text!(self.lang, t::EXPECTED_YES))),
        }
    }

    pub(super) fn number(&self, name: &str, min: u64, max: u64) -> Result<Option<u64>, Failure> {
        let Some(found) = self.get(name) else {
            return Ok(None);
        };
        let plain = !found.is_empty() && found.bytes().all(|b| b.is_ascii_digit());
        let number = found
            .parse()
            .ok()
            .filter(|n| plain && (min..=max).contains(n));
        number.map(Some).ok_or_else(|| {
            let (min, max) = (min.to_string(), max.to_string());
            let expected = text!(self.lang, t::EXPECTED_NUMBER, min = min, max = max);
            self.bad(name, &found, expected)
        })
    }

    pub(super) fn bad(&self, name: &str, found: &str, expected: String) -> Failure {
        Failure::Usage(text!(
            self.lang,
            t::BAD_SETTING,
            name = name.to_owned(),
            found = shorten(found),
            expected = expected
        ))
    }
}

/// The lines `option = value` of a file; `#` begins a remark.
fn lines(lang: Lang, path: &str, text: &str) -> Result<HashMap<String, String>, Failure> {
    let mut found = HashMap::new();
    for (i, line) in text.lines().enumerate() {
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let (path, number) = (path.to_owned(), (i + 1).to_string());
        let Some((name, value)) = line.split_once('=') else {
            let said = text!(lang, t::BAD_LINE, path = path, line = number);
            return Err(Failure::Usage(said));
        };
        let name = name.trim();
        if !KNOWN.contains(&name) {
            return Err(Failure::Usage(text!(
                lang,
                t::UNKNOWN_SETTING,
                path = path,
                line = number,
                found = shorten(name),
                known = KNOWN.join(", ")
            )));
        }
        found.insert(name.to_owned(), value.trim().to_owned());
    }
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_read_line_by_line() {
        let text = "# ours\n\nport = 80\nname=play.example.org\n behind-proxy = yes \n";
        let found = lines(Lang::En, "a", text).unwrap();
        assert_eq!(found.len(), 3);
        assert_eq!(found["name"], "play.example.org");
        assert_eq!(found["behind-proxy"], "yes");
    }

    #[test]
    fn errors_say_where() {
        for (text, said) in [
            ("port 80", "a, line 1: expected “option = value”"),
            (
                "\nprot = 80",
                "a, line 2: “prot” is not an option of serve; known are behind-proxy, data, dist, games-of-one, host, lan, log, name, port, sockets, sockets-of-one, backup",
            ),
        ] {
            match lines(Lang::En, "a", text) {
                Err(Failure::Usage(found)) => assert_eq!(found, said),
                _ => panic!("{text}"),
            }
        }
    }
}
