//! What a program may say to the engine.

use std::time::Duration;

use semailles_core::shorten;

/// A line understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Order {
    Ugi,
    IsReady,
    NewGame,
    SetOption {
        name: String,
        value: String,
    },
    Position {
        start: Option<String>,
        moves: Vec<String>,
    },
    Go(Go),
    Stop,
    Query(String),
    Quit,
    /// Nothing is said.
    Nothing,
}

/// How long to think.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Go {
    pub(crate) depth: Option<u32>,
    pub(crate) nodes: Option<u64>,
    pub(crate) time: Option<Duration>,
    pub(crate) infinite: bool,
    /// What each team has left, and its increment.
    pub(crate) left: [Option<Duration>; 4],
    pub(crate) increment: [Duration; 4],
}

impl Order {
    /// Reads a line; an error says in words what is wrong with it.
    pub(crate) fn read(line: &str) -> Result<Self, String> {
        let mut words = line.split_whitespace();
        let Some(word) = words.next() else {
            return Ok(Self::Nothing);
        };
        Ok(match word {
            "ugi" => Self::Ugi,
            "isready" => Self::IsReady,
            "uginewgame" => Self::NewGame,
            "setoption" => set_option(words)?,
            "position" => position(words)?,
            "go" => Self::Go(Go::read(words)?),
            "stop" => Self::Stop,
            "query" => Self::Query(words.collect::<Vec<_>>().join(" ")),
            "quit" => Self::Quit,
            _ => return Err(format!("unknown command \"{}\"", shorten(word))),
        })
    }
}

/// `name N value V`, either of several words.
fn set_option<'a>(mut words: impl Iterator<Item = &'a str>) -> Result<Order, String> {
    if words.next() != Some("name") {
        return Err("expected setoption name NAME value VALUE".to_owned());
    }
    let rest: Vec<&str> = words.collect();
    let at = rest.iter().position(|word| *word == "value");
    let (name, value) = rest.split_at(at.unwrap_or(rest.len()));
    if name.is_empty() {
        return Err("expected setoption name NAME value VALUE".to_owned());
    }
    Ok(Order::SetOption {
        name: name.join(" "),
        value: value.get(1..).unwrap_or_default().join(" "),
    })
}

/// `startpos` or `fen P`, then `moves …`.
fn position<'a>(mut words: impl Iterator<Item = &'a str>) -> Result<Order, String> {
    let word = words.next().unwrap_or_default();
    let rest: Vec<&str> = words.collect();
    let at = rest.iter().position(|word| *word == "moves");
    let (text, moves) = rest.split_at(at.unwrap_or(rest.len()));
    let start = match word {
        "startpos" if text.is_empty() => None,
        "fen" if !text.is_empty() => Some(text.join(" ")),
        _ => return Err("expected position startpos|fen POSITION [moves …]".to_owned()),
    };
    let moves = moves.iter().skip(1).map(|&text| text.to_owned()).collect();
    Ok(Order::Position { start, moves })
}

impl Go {
    fn read<'a>(mut words: impl Iterator<Item = &'a str>) -> Result<Self, String> {
        let mut go = Self::default();
        while let Some(word) = words.next() {
            let mut number = || {
                let text = words.next().unwrap_or_default();
                // A clock may have run over.
                let n = text.parse::<i64>().ok().map(|n| n.max(0).unsigned_abs());
                n.ok_or_else(|| {
                    format!("go {word}: expected a number, found \"{}\"", shorten(text))
                })
            };
            let millis = |n: u64| Duration::from_millis(n.min(1 << 40));
            match word {
                "infinite" => go.infinite = true,
                "depth" => go.depth = Some(number()?.clamp(1, 100) as u32),
                "nodes" => go.nodes = Some(number()?.max(1)),
                "movetime" => go.time = Some(millis(number()?)),
                _ => match clock(word) {
                    Some((team, "time")) => go.left[team] = Some(millis(number()?)),
                    Some((team, "inc")) => go.increment[team] = millis(number()?),
                    _ => return Err(format!("go: unknown word \"{}\"", shorten(word))),
                },
            }
        }
        Ok(go)
    }
}

/// `p1time` as (0, "time").
fn clock(word: &str) -> Option<(usize, &str)> {
    let rest = word.strip_prefix('p')?;
    let team = rest.bytes().next().filter(|b| (b'1'..=b'4').contains(b))?;
    Some((usize::from(team - b'1'), &rest[1..]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_read() {
        assert_eq!(Order::read("  "), Ok(Order::Nothing));
        assert_eq!(
            Order::read("query  p1turn"),
            Ok(Order::Query("p1turn".into()))
        );
        assert_eq!(
            Order::read("setoption name Game value en-dodoi:pits=8"),
            Ok(Order::SetOption {
                name: "Game".into(),
                value: "en-dodoi:pits=8".into()
            })
        );
        assert_eq!(
            Order::read("position fen 1/2 0-0 S 0 moves A b"),
            Ok(Order::Position {
                start: Some("1/2 0-0 S 0".into()),
                moves: vec!["A".into(), "b".into()]
            })
        );
        let Ok(Order::Go(go)) = Order::read("go p1time 5000 p2time -3 p2inc 10 depth 7") else {
            panic!("go is read");
        };
        assert_eq!(go.left[0], Some(Duration::from_millis(5000)));
        assert_eq!(go.left[1], Some(Duration::ZERO));
        assert_eq!(go.increment[1], Duration::from_millis(10));
        assert_eq!((go.depth, go.infinite), (Some(7), false));
    }

    #[test]
    fn nothing_else_is_understood() {
        for line in [
            "é",
            "go depth",
            "go p5time 3",
            "go pé",
            "position",
            "position fen",
            "setoption x",
            "go nodes x",
        ] {
            assert!(Order::read(line).is_err(), "{line}");
        }
    }
}
