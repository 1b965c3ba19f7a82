use std::fmt;

use semailles_core::{Event, Illegal, MoveError, Place, Player, Verdict, Why};

use crate::Line;

/// Something that is true of a line, or not: what a board claims to show, what a task asks for.
///
/// Facts about a player are about the one who is to move at the start of the line. Written as they are displayed, they stand
/// in the pages (`captures>=4`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fact {
    /// The last seed of the last own move falls in the pit of this name.
    EndsIn(&'static str),
    /// The own moves have exactly so many laps.
    Laps(usize),
    /// The own moves have at least so many laps.
    LapsAtLeast(usize),
    /// The player receives exactly so many seeds.
    Captures(u16),
    /// The player receives at least so many seeds.
    CapturesAtLeast(u16),
    /// The player's captures empty at least so many places.
    Places(usize),
    /// The player's moves bring the others exactly so many seeds.
    Gives(u16),
    /// The player takes at least so many pieces.
    Takes(usize),
    /// The row that faces the player's is not empty.
    Feeds,
    /// It is the player's turn again.
    Again,
    /// A head is struck.
    Strikes,
    /// A head seed is brought in.
    HeadIn,
    /// Somebody is declared out.
    Out,
    /// Somebody comes back.
    Back,
    /// Nobody comes back.
    NotBack,
    /// Somebody passes.
    Passes,
    /// The left-hand neighbour could not strike with the poison if it were that player's turn.
    NoPoison,
    /// The player whose turn it is can take no piece at once.
    NoThreat,
    /// The game is over with this result.
    Result(&'static str),
    /// The game is over, and the player's team has won.
    Wins,
    /// The game goes on.
    GoesOn,
    /// At the start this move may not be played, for this reason.
    Refused(&'static str, Illegal),
}

impl Fact {
    /// Whether it is true of a line.
    #[must_use]
    pub fn holds(&self, line: &Line) -> bool {
        let Some(player) = line.start().to_move() else {
            return false;
        };
        let own = || line.plies().iter().filter(|p| p.mover == Some(player));
        let all = || line.plies().iter().flat_map(|p| &p.events);
        let happens = |what: fn(&Event) -> bool| all().any(what);
        match *self {
            Self::EndsIn(name) => {
                let last = own().next_back().into_iter().flat_map(|p| &p.events);
                let mut drops = last.filter_map(|e| match e {
                    Event::Drop { pit, .. } => Some(Place::Pit(*pit)),
                    _ => None,
                });
                let layout = line.game().layout();
                let pit = drops.next_back().and_then(|pit| layout.spot(pit));
                pit.is_some_and(|spot| spot.label == name)
            }
            Self::Laps(n) => laps(line, player) == n,
            Self::LapsAtLeast(n) => laps(line, player) >= n,
            Self::Captures(n) => received(line, |p| p == player) == n,
            Self::CapturesAtLeast(n) => received(line, |p| p == player) >= n,
            Self::Places(n) => {
                let places = own().flat_map(|p| &p.events).filter(|e| match e {
                    Event::Capture { to, .. } => owner(*to) == Some(player),
                    _ => false,
                });
                places.count() >= n
            }
            Self::Gives(n) => {
                let given = own().flat_map(|p| &p.events).map(|e| match e {
                    Event::Capture { to, seeds, .. } if owner(*to) != Some(player) => {
                        u16::from(*seeds)
                    }
                    _ => 0,
                });
                given.sum::<u16>() == n
            }
            Self::Takes(n) => {
                let taken = own().flat_map(|p| &p.events);
                taken.filter(|e| matches!(e, Event::Take { .. })).count() >= n
            }
            Self::Feeds => {
                let (layout, picture) = (line.game().layout(), line.now().picture());
                let mut theirs = layout.spots.iter().filter(|s| {
                    matches!(s.place, Place::Pit(_)) && s.owner.is_some_and(|o| o != player)
                });
                theirs.any(|spot| picture.count(spot.place) > 0)
            }
            Self::Again => line.now().to_move() == Some(player),
            Self::Strikes => happens(|e| matches!(e, Event::Strike { .. })),
            Self::HeadIn => happens(|e| matches!(e, Event::HeadIn { .. })),
            Self::Out => happens(|e| matches!(e, Event::Out { .. })),
            Self::Back => happens(|e| matches!(e, Event::Back { .. })),
            Self::NotBack => !happens(|e| matches!(e, Event::Back { .. })),
            Self::Passes => happens(|e| matches!(e, Event::Pass { .. })),
            Self::NoPoison => no_poison(line, player),
            Self::NoThreat => {
                let now = line.now();
                !now.legal().iter().any(|&m| now.move_text(m).contains('x'))
            }
            Self::Result(text) => {
                line.now().outcome().is_some() && line.now().result_text().as_deref() == Some(text)
            }
            Self::Wins => line
                .now()
                .outcome()
                .is_some_and(|o| o.verdict == Verdict::Win(line.game().team(player))),
            Self::GoesOn => line.now().outcome().is_none(),
            Self::Refused(text, reason) => matches!(
                line.start().read_move(text),
                Err(MoveError::Illegal { why, .. }) if why == reason
            ),
        }
    }
}

/// Whose store or hand it is.
fn owner(place: Place) -> Option<Player> {
    match place {
        Place::Store(player) | Place::Hand(player) => Some(player),
        _ => None,
    }
}

fn laps(line: &Line, player: Player) -> usize {
    let own = line.plies().iter().filter(|p| p.mover == Some(player));
    let events = own.flat_map(|p| &p.events);
    events.filter(|e| matches!(e, Event::Lift { .. })).count()
}

/// Seeds that come into the stores and hands of some players by captures: not what is shared out at the end.
fn received(line: &Line, whose: impl Fn(Player) -> bool) -> u16 {
    let events = line.plies().iter().flat_map(|p| &p.events);
    let seeds = events.map(|e| match e {
        Event::Capture { to, seeds, why, .. }
            if owner(*to).is_some_and(&whose)
                && !matches!(
                    why,
                    Why::Gift | Why::Leftovers | Why::Share | Why::Lot | Why::LastFour
                ) =>
        {
            u16::from(*seeds)
        }
        _ => 0,
    });
    seeds.sum()
}

/// Whether the left-hand neighbour of a player on the ring lacks three empty pits with four seeds in hand.
fn no_poison(line: &Line, player: Player) -> bool {
    const POISON: u8 = 4;
    let picture = line.now().picture();
    let players = line.game().players();
    let left = Player((player.0 + players - 1) % players);
    let layout = line.game().layout();
    let mut pits = layout
        .spots
        .iter()
        .filter(|s| matches!(s.place, Place::Pit(_)) && s.owner == Some(left));
    picture.count(Place::Hand(left)) != POISON || pits.any(|s| picture.count(s.place) > 0)
}

impl fmt::Display for Fact {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::EndsIn(pit) => write!(f, "ends-in={pit}"),
            Self::Laps(n) => write!(f, "laps={n}"),
            Self::LapsAtLeast(n) => write!(f, "laps>={n}"),
            Self::Captures(n) => write!(f, "captures={n}"),
            Self::CapturesAtLeast(n) => write!(f, "captures>={n}"),
            Self::Places(n) => write!(f, "places>={n}"),
            Self::Gives(n) => write!(f, "gives={n}"),
            Self::Takes(n) => write!(f, "takes>={n}"),
            Self::Feeds => f.write_str("feeds"),
            Self::Again => f.write_str("again"),
            Self::Strikes => f.write_str("strikes"),
            Self::HeadIn => f.write_str("head-in"),
            Self::Out => f.write_str("out"),
            Self::Back => f.write_str("back"),
            Self::NotBack => f.write_str("not-back"),
            Self::Passes => f.write_str("passes"),
            Self::NoPoison => f.write_str("no-poison"),
            Self::NoThreat => f.write_str("no-threat"),
            Self::Result(result) => write!(f, "result={result}"),
            Self::Wins => f.write_str("wins"),
            Self::GoesOn => f.write_str("goes-on"),
            Self::Refused(text, _) => write!(f, "refused={text}"),
        }
    }
}
