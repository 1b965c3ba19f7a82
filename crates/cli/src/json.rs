//! Machine-readable output: keys in a fixed order, no spaces.

use semailles_core::{AnyGame, Event, Layout, Place, Player, Spot, Why};
use serde::ser::{Serialize, SerializeMap, Serializer};
use serde_json::Value;

use crate::words;

/// An object whose keys keep their order.
#[derive(Debug)]
pub(crate) struct Object<K, V>(pub(crate) Vec<(K, V)>);

impl<K: AsRef<str>, V: Serialize> Serialize for Object<K, V> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for (key, value) in &self.0 {
            map.serialize_entry(key.as_ref(), value)?;
        }
        map.end()
    }
}

/// A whole game, a line of `games.jsonl`.
#[derive(Debug, serde::Serialize)]
pub(crate) struct WholeGame<'a> {
    pub(crate) game: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) start: Option<&'a str>,
    pub(crate) moves: &'a [String],
    pub(crate) positions: &'a [String],
    pub(crate) legal_counts: &'a [usize],
    pub(crate) result: Option<&'a str>,
}

/// The events of a move as small objects.
pub(crate) fn trace(game: &dyn AnyGame, events: &[Event]) -> Vec<Entry> {
    let names = Names {
        game,
        layout: game.layout(),
    };
    events.iter().map(|e| names.event(e)).collect()
}

/// One event: its fields in order.
pub(crate) type Entry = Object<&'static str, Value>;

struct Names<'a> {
    game: &'a dyn AnyGame,
    layout: Layout,
}

impl Names<'_> {
    /// A pit or square as move texts call it, after its owner's symbol where several owners use the same letters; a
    /// store, hand or head as `store S`.
    fn place(&self, place: Place) -> Value {
        let of = |what: &str, player: Player| format!("{what} {}", self.game.symbol(player));
        let text = match place {
            Place::Store(player) => of("store", player),
            Place::Hand(player) => of("hand", player),
            Place::Head(player) => of("head", player),
            Place::Sowing => "sowing".to_owned(),
            Place::Away => "away".to_owned(),
            Place::Pit(_) | Place::Square(_) => match self.layout.spot(place) {
                None => String::new(),
                Some(spot) => {
                    let same = |s: &&Spot| s.label == spot.label;
                    match spot.owner {
                        Some(owner) if self.layout.spots.iter().filter(same).count() > 1 => {
                            format!("{}{}", self.game.symbol(owner), spot.label)
                        }
                        _ => spot.label.clone(),
                    }
                }
            },
        };
        text.into()
    }

    fn player(&self, player: Player) -> Value {
        self.game.symbol(player).into()
    }

    fn event(&self, event: &Event) -> Entry {
        let pit = |pit| self.place(Place::Pit(pit));
        let square = |square| self.place(Place::Square(square));
        let (kind, fields): (&str, Vec<(&'static str, Value)>) = match *event {
            Event::Lift { from, seeds } => (
                "lift",
                vec![("from", self.place(from)), ("seeds", seeds.into())],
            ),
            Event::Drop { pit: at, now } => ("drop", vec![("pit", pit(at)), ("now", now.into())]),
            Event::Relay { pit: at } => ("relay", vec![("pit", pit(at))]),
            Event::Stopped { laps } => ("stopped", vec![("laps", laps.into())]),
            Event::PutBack { pit: at, seeds } => {
                ("put-back", vec![("pit", pit(at)), ("seeds", seeds.into())])
            }
            Event::Capture {
                from,
                seeds,
                to,
                why,
            } => (
                "capture",
                vec![
                    ("from", self.place(from)),
                    ("seeds", seeds.into()),
                    ("to", self.place(to)),
                    ("why", reason(why).into()),
                ],
            ),
            Event::Strike { by, head, left } => (
                "strike",
                vec![
                    ("by", self.player(by)),
                    ("head", self.player(head)),
                    ("left", left.into()),
                ],
            ),
            Event::HeadIn {
                player,
                pit: at,
                left,
            } => (
                "head-in",
                vec![
                    ("player", self.player(player)),
                    ("pit", pit(at)),
                    ("left", left.into()),
                ],
            ),
            Event::Out { player } => ("out", vec![("player", self.player(player))]),
            Event::Back { player } => ("back", vec![("player", self.player(player))]),
            Event::Pass { player } => ("pass", vec![("player", self.player(player))]),
            Event::Place { player, square: at } => (
                "place",
                vec![("player", self.player(player)), ("square", square(at))],
            ),
            Event::Step { from, to } => ("step", vec![("from", square(from)), ("to", square(to))]),
            Event::Take { player, square: at } => (
                "take",
                vec![("player", self.player(player)), ("square", square(at))],
            ),
            Event::Discard { player, pieces } => (
                "discard",
                vec![("player", self.player(player)), ("pieces", pieces.into())],
            ),
            Event::Turn { player } => (
                "turn",
                vec![("player", player.map_or("?".into(), |p| self.player(p)))],
            ),
            Event::End { outcome } => (
                "end",
                vec![
                    ("result", words::result(self.game, outcome).into()),
                    ("why", outcome.end.word().into()),
                ],
            ),
        };
        let mut entry = vec![("type", kind.into())];
        entry.extend(fields);
        Object(entry)
    }
}

/// The word for a reason.
fn reason(why: Why) -> &'static str {
    match why {
        Why::End => "end",
        Why::Chain => "chain",
        Why::Cross => "cross",
        Why::Trigger => "trigger",
        Why::InSow => "in-sow",
        Why::LastSeed => "last-seed",
        Why::LastFour => "last-four",
        Why::Gift => "gift",
        Why::Leftovers => "leftovers",
        Why::Share => "share",
        Why::Lot => "lot",
    }
}
