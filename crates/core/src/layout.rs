use crate::{Place, Player};

/// What any picture of a board needs to know: where its places lie, whose they are and what they are called.
///
/// Coordinates are units: the distance between two neighbouring pits or squares is 1; x grows to the right and y
/// downwards, as seen by the first player.
#[derive(Clone, Debug, PartialEq)]
pub struct Layout {
    /// The kind of board.
    pub shape: Shape,
    /// Width in units.
    pub width: f32,
    /// Height in units.
    pub height: f32,
    /// Every place that can hold something.
    pub spots: Vec<Spot>,
    /// Pits in the order of regular sowing; arrows are drawn along it. Empty for boards without sowing.
    pub course: Vec<u8>,
}

/// The kind of board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Shape {
    /// Two rows of pits, with or without stores at the ends.
    TwoRows {
        /// Pits in a row.
        pits: u8,
        /// Whether the board itself has stores.
        stores: bool,
    },
    /// A ring of pits with players outside it.
    Ring,
    /// A grid of squares.
    Grid {
        /// Squares in a row.
        columns: u8,
        /// Rows.
        rows: u8,
    },
}

/// A place of a board and where it lies.
#[derive(Clone, Debug, PartialEq)]
pub struct Spot {
    /// The place.
    pub place: Place,
    /// Its centre, in units from the left.
    pub x: f32,
    /// Its centre, in units from the top.
    pub y: f32,
    /// Whose it is, if anybody's.
    pub owner: Option<Player>,
    /// Its name in move texts (`C`, `c`, `b4`); empty for stores, hands and heads.
    pub label: String,
}

impl Layout {
    /// The spot of a place.
    #[must_use]
    pub fn spot(&self, place: Place) -> Option<&Spot> {
        self.spots.iter().find(|s| s.place == place)
    }
}
