//! Diagrams of boards as SVG: flat, to be read rather than looked at, in colour on a page and black on white in print.
//!
//! A diagram is drawn from a [`Layout`] and a [`Picture`] alone, so every game and every length of board has one. Colours
//! are left to a style sheet; the classes are
//!
//! | class | what |
//! |---|---|
//! | `hull`, `pit`, `head`, `hand`, `grid` | the empty board |
//! | `seed`, `stick`, `pebble` | what lies on it |
//! | `count`, `name` | numbers; names of pits, squares and players |
//! | `sown`, `from`, `to`, `taken` | marks of what has just happened |
//!
//! The seeds of a pit are one `<use>`: [`defs`] must stand once in the same page.

use std::fmt::Write as _;

use semailles_core::{AnyGame, Layout, Picture, Place, Player, Shape, Spot};

use crate::Frame;

/// Pixels in a unit of the layout.
const UNIT: f32 = 48.0;

/// The most seeds that are drawn; the number beside the pit always says how many there are.
const MOST: u8 = 16;

/// Longer rows than these stand, as on a narrow screen: lying they would be too small to read.
const LONGEST: u8 = 10;

/// The radius of a pit, and that within which its seeds lie.
const PIT: f32 = 19.0;
const HEAP: f32 = 13.5;

/// How far the hands of a ring are moved outwards, to leave room for the numbers.
const RIM: f32 = 16.0;

/// The radius of a seed.
const SEED: f32 = 3.7;

/// How a diagram is drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Look {
    /// With seeds, numbers and names.
    #[default]
    Full,
    /// The empty board with its names: to be drawn in the sand or on paper.
    Empty,
}

/// The handfuls of 1, 2 … seeds, to be used by the diagrams of a page.
#[must_use]
pub fn defs() -> String {
    let mut svg = String::from("<svg width=\"0\" height=\"0\" aria-hidden=\"true\"><defs>");
    for n in 1..=MOST {
        let _ = write!(svg, "<g id=\"n{n}\" class=\"seed\">");
        for (x, y) in spiral(n) {
            let _ = write!(svg, "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"{SEED}\"/>");
        }
        svg += "</g>";
    }
    svg + "</defs></svg>"
}

/// Seeds lie as those of a sunflower: each turned from the last by the golden angle, so that none lies on another.
fn spiral(n: u8) -> impl Iterator<Item = (f32, f32)> {
    const GOLDEN: f32 = 2.399_963;
    let spread = HEAP / f32::from(n.max(6)).sqrt();
    (0..n).map(move |k| {
        // A single seed lies in the middle, two or three beside it.
        let k = f32::from(k) + if n == 1 { 0.0 } else { 0.6 };
        let (angle, radius) = (k * GOLDEN, spread * k.sqrt());
        (radius * angle.cos(), radius * angle.sin())
    })
}

/// The board of a frame of a film. `label` says in words what is to be seen.
#[must_use]
pub fn of_frame(game: &dyn AnyGame, frame: &Frame, label: &str) -> String {
    let mut drawer = Drawer::new(game, Look::Full, label);
    drawer.board(Look::Full, Some(&frame.picture));
    drawer.marks(frame);
    drawer.end()
}

/// A board as it lies, or empty.
#[must_use]
pub fn of_picture(game: &dyn AnyGame, picture: &Picture, look: Look, label: &str) -> String {
    let mut drawer = Drawer::new(game, look, label);
    drawer.board(look, (look == Look::Full).then_some(picture));
    drawer.end()
}

struct Drawer<'a> {
    game: &'a dyn AnyGame,
    layout: Layout,
    /// Whether the rows stand: turned by a quarter clockwise, South's on the left and to be read downwards.
    stands: bool,
    svg: String,
}

impl<'a> Drawer<'a> {
    fn new(game: &'a dyn AnyGame, look: Look, label: &str) -> Self {
        let mut layout = game.layout();
        let long = matches!(layout.shape, Shape::TwoRows { pits, .. } if pits > LONGEST);
        let stands = long && look == Look::Full;
        if stands {
            for spot in &mut layout.spots {
                (spot.x, spot.y) = (layout.height - spot.y, spot.x);
            }
            (layout.width, layout.height) = (layout.height, layout.width);
        }
        if layout.shape == Shape::Ring {
            let middle = layout.width / 2.0;
            for spot in layout
                .spots
                .iter_mut()
                .filter(|s| matches!(s.place, Place::Hand(_)))
            {
                (spot.x, spot.y) = (outwards(spot.x, middle), outwards(spot.y, middle));
            }
        }
        let (width, height) = (layout.width * UNIT, layout.height * UNIT);
        // Numbers and names stand outside the rows, and outside the grid.
        let [left, top, right, bottom] = match layout.shape {
            Shape::TwoRows { .. } if stands => [42.0, 0.0, 42.0, 0.0],
            Shape::TwoRows { .. } => [0.0, 42.0, 0.0, 42.0],
            Shape::Ring => [RIM; 4],
            Shape::Grid { .. } => [24.0, 0.0, 4.0, 18.0],
        };
        let svg = format!(
            "<svg class=\"diagram\" viewBox=\"{} {} {:.0} {:.0}\" role=\"img\" aria-label=\"{}\">",
            -left,
            -top,
            width + left + right,
            height + top + bottom,
            escape(label)
        );
        Self {
            game,
            layout,
            stands,
            svg,
        }
    }

    fn end(self) -> String {
        self.svg + "</svg>"
    }

    fn board(&mut self, look: Look, picture: Option<&Picture>) {
        let (width, height) = (self.layout.width * UNIT, self.layout.height * UNIT);
        match self.layout.shape {
            Shape::TwoRows { pits, stores } => {
                let long = width.max(height);
                let (from, long) = if stores {
                    (0.0, long)
                } else {
                    (UNIT - 6.0, f32::from(pits) * UNIT + 12.0)
                };
                let across = 2.0 * UNIT + 8.0;
                let [x, y, w, h] = if self.stands {
                    [-4.0, from, across, long]
                } else {
                    [from, -4.0, long, across]
                };
                self.add(format_args!(
                    "<rect class=\"hull\" x=\"{x}\" y=\"{y}\" width=\"{w}\" height=\"{h}\" rx=\"26\"/>"
                ));
            }
            Shape::Ring => {
                let middle = width / 2.0;
                self.add(format_args!(
                    "<circle class=\"hull\" cx=\"{middle}\" cy=\"{middle}\" r=\"{}\"/><path class=\"way\" d=\"M{} {}a18 18 0 1 0 25 -6m1 9l1 -10l-10 0\"/>",
                    middle - 53.0,
                    middle - 12.0,
                    middle - 12.0
                ));
            }
            Shape::Grid { columns, rows } => self.grid(columns, rows),
        }
        for spot in self.layout.spots.clone() {
            self.place(&spot, look, picture);
        }
    }

    fn grid(&mut self, columns: u8, rows: u8) {
        let (right, top) = (f32::from(columns) * UNIT, UNIT);
        let bottom = top + f32::from(rows) * UNIT;
        let mut lines = format!("M0 {top}H{right}V{bottom}H0Z");
        for i in 1..columns {
            let _ = write!(lines, "M{} {top}V{bottom}", f32::from(i) * UNIT);
        }
        for i in 1..rows {
            let _ = write!(lines, "M0 {}H{right}", top + f32::from(i) * UNIT);
        }
        self.add(format_args!(
            "<rect class=\"hull\" x=\"-3\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"6\"/><path class=\"grid\" d=\"{lines}\"/>",
            top - 3.0,
            right + 6.0,
            bottom - top + 6.0
        ));
        for (i, letter) in (0..columns).zip('a'..) {
            let x = (f32::from(i) + 0.5) * UNIT;
            self.text("name", x, bottom + 15.0, &letter.to_string());
        }
        for i in 0..rows {
            let y = bottom - (f32::from(i) + 0.5) * UNIT;
            self.text("name", -13.0, y + 5.0, &(i + 1).to_string());
        }
    }

    fn place(&mut self, spot: &Spot, look: Look, picture: Option<&Picture>) {
        let (x, y) = (spot.x * UNIT, spot.y * UNIT);
        let count = picture.map(|p| p.count(spot.place));
        match spot.place {
            Place::Pit(_) => {
                self.add(format_args!(
                    "<circle class=\"pit\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"{PIT}\"/>"
                ));
                let (number, name) = self.beside(spot);
                if let Some(n) = count {
                    self.seeds(n, x, y);
                    self.text("count", number.0, number.1, &n.to_string());
                }
                self.text("name", name.0, name.1, &spot.label);
            }
            Place::Square(_) => {
                let piece = picture.and_then(|p| match spot.place {
                    Place::Square(i) => p.squares[usize::from(i)],
                    _ => None,
                });
                if let Some(piece) = piece {
                    self.piece(piece.0, x, y);
                }
            }
            Place::Store(player) => {
                let (w, h) = if self.stands {
                    (72.0, 36.0)
                } else {
                    (36.0, 72.0)
                };
                self.add(format_args!(
                    "<rect class=\"hand\" x=\"{:.1}\" y=\"{:.1}\" width=\"{w}\" height=\"{h}\" rx=\"16\"/>",
                    x - w / 2.0,
                    y - h / 2.0
                ));
                // Owner and number one above the other, or side by side.
                if self.stands {
                    self.owner(player, x - 18.0, y + 5.0);
                    if let Some(n) = count {
                        self.text("count", x + 10.0, y + 6.0, &n.to_string());
                    }
                    return;
                }
                self.owner(player, x, y - 14.0);
                if let Some(n) = count {
                    self.text("count", x, y + 14.0, &n.to_string());
                }
            }
            Place::Hand(player) if matches!(self.layout.shape, Shape::Grid { .. }) => {
                if look == Look::Empty {
                    return;
                }
                self.piece(player, x - 24.0, y);
                let n = count.unwrap_or_default();
                self.text("count", x + 14.0, y + 6.0, &format!("× {n}"));
            }
            Place::Hand(player) => {
                self.add(format_args!(
                    "<rect class=\"hand\" x=\"{:.1}\" y=\"{:.1}\" width=\"44\" height=\"40\" rx=\"12\"/>",
                    x - 22.0,
                    y - 20.0
                ));
                self.owner(player, x, y - 4.0);
                if let Some(n) = count {
                    self.text("count", x, y + 15.0, &n.to_string());
                }
            }
            Place::Head(_) => {
                let broken = count.is_some_and(|n| n < 4);
                let class = if broken { "head broken" } else { "head" };
                self.add(format_args!(
                    "<circle class=\"{class}\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"15\"/>"
                ));
                if let Some(n) = count {
                    self.text("count", x, y + 5.5, &n.to_string());
                }
            }
            Place::Sowing | Place::Away => {}
        }
    }

    /// Where a pit's number and its name stand: on its owner's side, away from the other row or the middle.
    fn beside(&self, spot: &Spot) -> ((f32, f32), (f32, f32)) {
        let (x, y) = (spot.x * UNIT, spot.y * UNIT);
        match self.layout.shape {
            Shape::Ring => {
                let middle = self.layout.width * UNIT / 2.0;
                let (dx, dy) = (x - middle, y - middle);
                let far = (dx * dx + dy * dy).sqrt();
                let at = |by: f32| (x + dx / far * by, y + dy / far * by + 5.5);
                (at(33.0), at(-25.0))
            }
            _ if self.stands && spot.x * 2.0 < self.layout.width => {
                ((x - 34.0, y + 5.5), (x - 55.0, y + 5.0))
            }
            _ if self.stands => ((x + 34.0, y + 5.5), (x + 55.0, y + 5.0)),
            _ if spot.y * 2.0 > self.layout.height => ((x, y + 45.0), (x, y + 61.0)),
            _ => ((x, y - 33.0), (x, y - 52.0)),
        }
    }

    fn seeds(&mut self, n: u8, x: f32, y: f32) {
        if n > 0 {
            self.add(format_args!(
                "<use href=\"#n{}\" x=\"{x:.1}\" y=\"{y:.1}\"/>",
                n.min(MOST)
            ));
        }
    }

    /// Sticks are the first player's, pebbles the other's.
    fn piece(&mut self, player: Player, x: f32, y: f32) {
        if player.0 == 0 {
            self.add(format_args!(
                "<path class=\"stick\" d=\"M{:.0} {:.0}l20 -20\"/>",
                x - 10.0,
                y + 10.0
            ));
        } else {
            self.add(format_args!(
                "<circle class=\"pebble\" cx=\"{x:.0}\" cy=\"{y:.0}\" r=\"13\"/>"
            ));
        }
    }

    fn owner(&mut self, player: Player, x: f32, y: f32) {
        let symbol = self.game.symbol(player);
        self.text("name", x, y, symbol);
    }

    fn marks(&mut self, frame: &Frame) {
        for pit in &frame.sown {
            self.ring("sown", Place::Pit(*pit), 22.0);
        }
        if let Some(place) = frame.from {
            self.ring("from", place, 22.0);
        }
        if let Some(place) = frame.to {
            self.ring("to", place, 25.0);
        }
        for (place, n) in &frame.taken {
            let Some(spot) = self.layout.spot(*place) else {
                continue;
            };
            let (x, y) = (spot.x * UNIT, spot.y * UNIT);
            if matches!(place, Place::Head(_)) {
                // A cross would hide what is left in it.
                self.ring("taken", *place, 19.0);
                continue;
            }
            self.add(format_args!(
                "<path class=\"taken\" d=\"M{:.1} {:.1}l20 20m0 -20l-20 20\"/>",
                x - 10.0,
                y - 10.0
            ));
            if matches!(place, Place::Pit(_)) {
                self.text("taken", x, y - 12.0, &format!("−{n}"));
            }
        }
    }

    fn ring(&mut self, class: &str, place: Place, radius: f32) {
        if let Some(spot) = self.layout.spot(place) {
            let (x, y) = (spot.x * UNIT, spot.y * UNIT);
            self.add(format_args!(
                "<circle class=\"{class}\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"{radius}\"/>"
            ));
        }
    }

    fn text(&mut self, class: &str, x: f32, y: f32, text: &str) {
        self.add(format_args!(
            "<text class=\"{class}\" x=\"{x:.1}\" y=\"{y:.1}\">{}</text>",
            escape(text)
        ));
    }

    fn add(&mut self, markup: std::fmt::Arguments<'_>) {
        self.svg.write_fmt(markup).expect("a string takes any text");
    }
}

/// A hand of a ring, moved away from the middle.
fn outwards(at: f32, middle: f32) -> f32 {
    let far = at - middle;
    if far.abs() < 0.1 {
        at
    } else {
        at + far.signum() * RIM / UNIT
    }
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('"', "&quot;")
}
