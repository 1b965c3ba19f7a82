//! A board laid out for a screen: where everything is drawn, in CSS pixels of a screen 390 wide.

use semailles_core::{Layout, Place, Player, Shape};

use super::{canoe, ring, sand, two_rows};
use crate::number::Px;
use crate::program::program;

/// The shape of a hollow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Hollow {
    /// A round pit.
    Round,
    /// A tall pit with soft corners.
    Soft,
    /// A square pit.
    Square,
    /// A store carved into the board.
    Store,
    /// A calabash beside the board.
    Bowl,
    /// A hand that holds seeds.
    Hand,
    /// A head of the ring.
    Head,
    /// A square drawn in sand.
    Sand,
    /// Pieces in a row at their owner's edge.
    Reserve,
}

/// One place of the board.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Spot {
    /// What it is to the rules.
    pub(crate) place: Place,
    /// Whose it is.
    pub(crate) owner: Option<Player>,
    /// Its name in move texts.
    pub(crate) label: String,
    /// How it is drawn.
    pub(crate) hollow: Hollow,
    /// Its centre.
    pub(crate) at: (f32, f32),
    /// Its radii.
    pub(crate) radii: (f32, f32),
    /// The middle of its number.
    pub(crate) number: (f32, f32),
    /// What may be touched: left, top, width, height.
    pub(crate) cell: [f32; 4],
    /// By how much a drawing that has an up and down is turned, in degrees.
    pub(crate) turn: f32,
}

/// A word beside the board: a player's mark and name.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Name {
    /// Whose.
    pub(crate) player: Player,
    /// Where its middle line begins, ends, or stands.
    pub(crate) at: (f32, f32),
    /// `start`, `middle` or `end`.
    pub(crate) anchor: &'static str,
}

/// A board laid out.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Scene {
    /// Left, top, width, height.
    pub(crate) view: [f32; 4],
    /// The board alone, without what lies beside it.
    pub(crate) hull: [f32; 4],
    /// The empty board as SVG.
    pub(crate) art: String,
    /// In the order of the layout's spots.
    pub(crate) spots: Vec<Spot>,
    /// The players' names.
    pub(crate) names: Vec<Name>,
    /// The narrowest it may be drawn for every pit to be 44 px.
    pub(crate) least_width: f32,
    /// Where the pins of a match stand: by team, the first one and the step to the next.
    pub(crate) pins: Option<[(f32, f32); 2]>,
}

/// What is known of the screen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Screen {
    /// Width for the board.
    pub(crate) width: f32,
    /// Height for the board.
    pub(crate) height: f32,
    /// Who sits at the bottom.
    pub(crate) near: Player,
}

impl Scene {
    /// The scene of a game's board. The id says which drawing, nothing else.
    pub(crate) fn new(id: &str, layout: &Layout, screen: Screen) -> Self {
        (program().scene)(id, layout, screen)
    }
}

/// Lays out a board.
pub(crate) type SceneOf = fn(&str, &Layout, Screen) -> Scene;

/// Any board.
pub(crate) fn any_scene(id: &str, layout: &Layout, screen: Screen) -> Scene {
    match layout.shape {
        Shape::TwoRows { .. } => two_row_scene(id, layout, screen),
        Shape::Ring => ring::scene(layout, screen),
        Shape::Grid { columns, rows } => sand::scene(layout, columns, rows, screen),
    }
}

/// Boards of two rows, which is all the first program has to draw.
pub(crate) fn two_row_scene(id: &str, layout: &Layout, screen: Screen) -> Scene {
    match layout.shape {
        Shape::TwoRows {
            pits,
            stores: false,
        } => two_rows::scene(id, layout, pits, screen),
        Shape::TwoRows { pits, .. } => canoe::scene(layout, pits, screen),
        Shape::Ring | Shape::Grid { .. } => unreachable!("a board of the whole program"),
    }
}

/// A turn of the board by quarters, clockwise, and a shift: what a lying board goes through to stand.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Turned {
    pub(crate) quarters: u8,
    /// The box of the lying board.
    pub(crate) lying: [f32; 4],
}

impl Turned {
    /// A point of the lying board on the turned one, whose box begins at 0, 0.
    pub(crate) fn point(self, (x, y): (f32, f32)) -> (f32, f32) {
        let [left, top, width, height] = self.lying;
        let (x, y) = (x - left, y - top);
        match self.quarters % 4 {
            0 => (x, y),
            1 => (height - y, x),
            2 => (width - x, height - y),
            _ => (y, width - x),
        }
    }

    /// Radii, exchanged where the board stands.
    pub(crate) fn radii(self, (rx, ry): (f32, f32)) -> (f32, f32) {
        if self.quarters.is_multiple_of(2) {
            (rx, ry)
        } else {
            (ry, rx)
        }
    }

    /// The size of the turned board.
    pub(crate) fn size(self) -> (f32, f32) {
        self.radii((self.lying[2], self.lying[3]))
    }

    /// The same for a drawing, moved by `dx`, `dy`, as the value of `transform`.
    pub(crate) fn transform(self, dx: f32, dy: f32) -> String {
        let [left, top, ..] = self.lying;
        // Where the corner 0, 0 of the lying box goes, then the turn about it.
        let (x, y) = self.point((left, top));
        let (x, y, left, top) = (Px(x + dx), Px(y + dy), Px(-left), Px(-top));
        let turn = u16::from(self.quarters % 4) * 90;
        format!("translate({x} {y}) rotate({turn}) translate({left} {top})")
    }
}

/// A box as the value of `viewBox`.
pub(crate) fn view_box(view: [f32; 4]) -> String {
    let [left, top, width, height] = view.map(Px);
    format!("{left} {top} {width} {height}")
}

/// A cell about a place.
pub(crate) fn cell((x, y): (f32, f32), (half_width, half_height): (f32, f32)) -> [f32; 4] {
    [
        x - half_width,
        y - half_height,
        2.0 * half_width,
        2.0 * half_height,
    ]
}

/// The smallest cell that holds a pit's pitch and its number.
pub(crate) fn cell_with_number(at: (f32, f32), number: (f32, f32), half: (f32, f32)) -> [f32; 4] {
    // Towards the number the cell reaches a digit's height beyond it; else it is the pit's own.
    let reach = |a: f32, n: f32, half: f32| {
        if (n - a).abs() > half {
            (a.min(n + half - half), a.max(n))
        } else {
            (a, a)
        }
    };
    let (x0, x1) = reach(at.0, number.0, half.0);
    let (y0, y1) = reach(at.1, number.1, half.1);
    let (left, right) = widen(x0, x1, at.0, half.0);
    let (top, bottom) = widen(y0, y1, at.1, half.1);
    [left, top, right - left, bottom - top]
}

/// From the far side of the pit to a digit beyond the number.
fn widen(low: f32, high: f32, at: f32, half: f32) -> (f32, f32) {
    const DIGIT: f32 = 11.0;
    let from = if low < at { low - DIGIT } else { low - half };
    let to = if high > at { high + DIGIT } else { high + half };
    (from, to)
}
