//! A game in the part of an address after `#`: `g/1/en-dodoi:pits=8/-/A.b.F/-/1x7f3`.
//!
//! Its parts are the rules version, the game with its options, the position it begins from, its moves, how people ended
//! it, and a sum of all that, which shows whether the end of a link was lost. `-` stands for nothing. This is the one
//! place where such texts are written and read; whether game, position and moves are right only the rules can tell.

use std::fmt;

use thiserror::Error;

use crate::record::Ended;
use crate::{Player, RULES_VERSION};

/// What stands for nothing.
const NONE: &str = "-";

/// Signs that may stand in the part of an address after `#` as they are.
const PLAIN: &[u8] = b"-_.!~*'():,=";

/// A game as a link carries it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Link {
    /// The game with its options.
    pub game: String,
    /// The position it begins from; `None` for its start.
    pub start: Option<String>,
    /// The moves.
    pub moves: Vec<String>,
    /// How people ended it.
    pub ended: Option<Ended>,
}

/// Why a text is no link to a game.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LinkError {
    /// Something is missing at its end.
    #[error("the link is cut: its end is missing")]
    Cut,
    /// It was made for other rules.
    #[error("the link follows rules {0}, here rules {RULES_VERSION} are known")]
    OtherRules(String),
    /// It is far too long.
    #[error("the link is longer than {} characters", Link::MOST)]
    TooLong,
}

impl Link {
    /// How such a fragment begins.
    pub const START: &'static str = "g/";

    /// The most characters that are read.
    pub const MOST: usize = 60_000;

    /// A game without moves, from a position or from its start.
    #[must_use]
    pub fn to(game: &str, start: Option<&str>) -> Self {
        Self {
            game: game.to_owned(),
            start: start.map(str::to_owned),
            ..Self::default()
        }
    }

    /// Reads a fragment, with [`Link::START`] or without.
    ///
    /// # Errors
    /// If it is cut, too long, or of other rules.
    pub fn read(fragment: &str) -> Result<Self, LinkError> {
        let text = fragment.strip_prefix(Self::START).unwrap_or(fragment);
        let parts = open(text)?;
        let [game, start, moves, ended] = &parts[..] else {
            return Err(LinkError::Cut);
        };
        let text = |part: &str| (part != NONE).then(|| part.to_owned());
        let moves = text(moves).unwrap_or_default();
        Ok(Self {
            game: game.clone(),
            // A space would become %20, a slash is a sign of addresses; positions have no `_` and no `~`.
            start: text(start).map(|start| start.replace('_', " ").replace('~', "/")),
            moves: moves
                .split('.')
                .filter(|m| !m.is_empty())
                .map(str::to_owned)
                .collect(),
            ended: read_ended(ended),
        })
    }
}

impl fmt::Display for Link {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let start = self.start.as_deref().unwrap_or(NONE);
        let moves = match &*self.moves {
            [] => NONE.to_owned(),
            // A pass is written as nothing is.
            [pass] if pass == NONE => format!("{NONE}."),
            moves => moves.join("."),
        };
        let ended = match self.ended {
            None => NONE.to_owned(),
            Some(Ended::Resign(p)) => format!("r{}", p.0),
            Some(Ended::Time(p)) => format!("t{}", p.0),
            Some(Ended::AgreedDraw) => "d".to_owned(),
            Some(Ended::AgreedShare) => "s".to_owned(),
        };
        let start = start.replace(' ', "_").replace('/', "~");
        let sealed = seal(&[&self.game, &start, &moves, &ended]);
        write!(f, "{}{sealed}", Self::START)
    }
}

fn read_ended(text: &str) -> Option<Ended> {
    let (how, who) = text.split_at_checked(1)?;
    let player = || who.parse().ok().map(Player);
    match (how, who) {
        ("r", _) => player().map(Ended::Resign),
        ("t", _) => player().map(Ended::Time),
        ("d", "") => Some(Ended::AgreedDraw),
        ("s", "") => Some(Ended::AgreedShare),
        _ => None,
    }
}

/// Parts as one text that [`open`] reads: `1/PART/PART/SUM`, the rules version first. None of them may contain a `/`.
#[must_use]
pub fn seal(parts: &[&str]) -> String {
    let mut body = RULES_VERSION.to_string();
    for part in parts {
        body.push('/');
        encode(part, &mut body);
    }
    let sum = sum(&body);
    format!("{body}/{sum:x}")
}

/// The parts that [`seal`] has put together.
///
/// # Errors
/// If the text is cut, too long, or of other rules.
pub fn open(text: &str) -> Result<Vec<String>, LinkError> {
    if text.len() > Link::MOST {
        return Err(LinkError::TooLong);
    }
    let version = text.split('/').next().unwrap_or_default();
    // Digits that say another number are another version, whatever follows them.
    if text.contains('/') && version != RULES_VERSION.to_string() && version.parse::<u32>().is_ok()
    {
        return Err(LinkError::OtherRules(version.to_owned()));
    }
    let (body, sealed) = text.rsplit_once('/').ok_or(LinkError::Cut)?;
    let parts: Option<Vec<String>> = body.split('/').skip(1).map(decode).collect();
    let parts = parts.ok_or(LinkError::Cut)?;
    // Some programs write the signs of addresses their own way; the sum is of ours.
    let mut plain = version.to_owned();
    for part in &parts {
        plain.push('/');
        encode(part, &mut plain);
    }
    if format!("{:x}", sum(&plain)) == sealed {
        Ok(parts)
    } else {
        Err(LinkError::Cut)
    }
}

/// A short sum over all bytes (FNV-1a).
fn sum(text: &str) -> u32 {
    text.bytes().fold(0x811c_9dc5, |h, b| {
        (h ^ u32::from(b)).wrapping_mul(0x0100_0193)
    })
}

/// As a browser's `encodeURIComponent`, but for the signs `:`, `,` and `=`.
fn encode(text: &str, out: &mut String) {
    for byte in text.bytes() {
        if byte.is_ascii_alphanumeric() || PLAIN.contains(&byte) {
            out.push(char::from(byte));
        } else {
            out.push('%');
            for digit in [byte >> 4, byte & 15] {
                out.push(char::from(b"0123456789ABCDEF"[usize::from(digit)]));
            }
        }
    }
}

/// The same the other way round; `None` for what is no such text.
fn decode(text: &str) -> Option<String> {
    let mut bytes = text.bytes();
    let mut out = Vec::with_capacity(text.len());
    while let Some(byte) = bytes.next() {
        if byte == b'%' {
            let mut digit = || char::from(bytes.next()?).to_digit(16);
            let (high, low) = (digit()?, digit()?);
            out.push((high * 16 + low) as u8);
        } else {
            out.push(byte);
        }
    }
    String::from_utf8(out).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_is_read_as_it_was_written() {
        let mut link = Link::to("en-dodoi:pits=8", Some("4,4/4,4 0-0 S 0"));
        let before = link.to_string();
        assert_eq!(Link::read(&before), Ok(link.clone()));
        link.moves = ["A", "b", "-"].map(str::to_owned).to_vec();
        link.ended = Some(Ended::Resign(Player(1)));
        assert_ne!(link.to_string(), before);
        assert_eq!(Link::read(&link.to_string()), Ok(link.clone()));
        link.moves = vec!["-".to_owned()];
        link.ended = Some(Ended::AgreedShare);
        assert_eq!(Link::read(&link.to_string()), Ok(link));
    }

    /// Links that are out in the world: these texts never change.
    #[test]
    fn links_stay_what_they_were() {
        let text = "g/1/wali/-/-/-/2b2ded9e";
        assert_eq!(Link::to("wali", None).to_string(), text);
        assert_eq!(Link::read(text), Ok(Link::to("wali", None)));
    }

    #[test]
    fn signs_that_a_program_has_written_its_own_way_are_no_damage() {
        let link = Link::to("en-dodoi:pits=8,trigger=always", None);
        let text = link.to_string();
        let other = text.replace(':', "%3A").replace('=', "%3d");
        assert_ne!(other, text);
        assert_eq!(Link::read(&other), Ok(link));
    }

    #[test]
    fn what_is_cut_or_of_other_rules_is_refused() {
        let text = Link::to("wali", None).to_string();
        for n in 0..text.len() {
            assert_eq!(Link::read(&text[..n]), Err(LinkError::Cut), "{n}");
        }
        let other = text.replace("g/1/", "g/9/");
        assert_eq!(
            Link::read(&other),
            Err(LinkError::OtherRules("9".to_owned()))
        );
        let long = format!("g/1/{}", "x".repeat(Link::MOST));
        assert_eq!(Link::read(&long), Err(LinkError::TooLong));
        for rubbish in ["g/1/%", "g/1/%zz/1", "g//", "g/1/%ff/-/-/-/1", "", "é"] {
            assert_eq!(Link::read(rubbish), Err(LinkError::Cut), "{rubbish}");
        }
    }
}
