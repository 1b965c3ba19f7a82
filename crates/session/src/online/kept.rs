use semailles_wire::online::{Act, Event, GameId, Secret, Setup};
use semailles_wire::{Message, decode};
use serde::{Deserialize, Serialize};

/// What a device keeps of a game: enough to show it without a network and to say again what was not confirmed.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub(super) struct Kept {
    pub(super) game: Option<GameId>,
    pub(super) secret: Option<Secret>,
    pub(super) seat: Option<u8>,
    pub(super) setup: Option<Setup>,
    pub(super) log: Vec<Event>,
    pub(super) outbox: Vec<Pending>,
    pub(super) wish: Wish,
}

/// What is wanted of the server besides the game itself.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) enum Wish {
    /// To attend.
    #[default]
    Join,
    /// A new game of this description, with a seat in it.
    Create {
        setup: Setup,
        sit: Option<(u8, String)>,
    },
    /// A seat, under a name.
    Sit { seat: u8, name: String },
    /// The seat that another device gives by a code.
    Redeem { code: String },
}

/// An act that is not confirmed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Pending {
    pub(super) id: u64,
    pub(super) act: Act,
    /// When it was last said on this connection.
    #[serde(skip)]
    pub(super) said: Option<u64>,
    /// Whether it was done in another tab of the device, which says it too.
    #[serde(skip)]
    pub(super) adopted: bool,
}

impl Message for Kept {
    const VERSION: u8 = 1;
}

/// What a list of games tells of one that a device has kept, without opening it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Glance {
    /// Its identity; `None` until the server has made it.
    pub game: Option<GameId>,
    /// What shows that the own seat is one's own.
    pub secret: Option<Secret>,
    /// The own seat.
    pub seat: Option<u8>,
    /// The game with its options; `None` until the server has told it.
    pub name: Option<String>,
    /// How many own acts are not confirmed.
    pub unconfirmed: usize,
}

impl Glance {
    /// Looks at what was kept; `None` when it cannot be read by this release.
    #[must_use]
    pub fn at(kept: &[u8]) -> Option<Self> {
        let kept: Kept = decode(kept).ok()?;
        let made = match kept.wish {
            Wish::Create { setup, .. } => Some(setup),
            _ => None,
        };
        Some(Self {
            game: kept.game,
            secret: kept.secret,
            seat: kept.seat,
            name: kept.setup.or(made).map(|setup| setup.game),
            unconfirmed: kept.outbox.len(),
        })
    }
}
