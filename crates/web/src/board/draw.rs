//! What lies on a place, and the place itself, as SVG.

use std::fmt::Write as _;

use semailles_core::Player;

use super::scene::{Hollow, Name, Scene, Spot};
use super::seeds;
use crate::number::Px;

/// What a place holds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Held {
    /// Seeds, or pieces in hand.
    pub(crate) n: u8,
    /// Whose piece, on a square.
    pub(crate) piece: Option<Player>,
}

/// The seeds of a whole head.
const WHOLE_HEAD: u8 = 4;

/// The empty place, about 0, 0.
pub(crate) fn hollow(spot: &Spot) -> String {
    let (rx, ry) = spot.radii;
    let piece = match spot.hollow {
        Hollow::Round | Hollow::Store => "pit-round",
        Hollow::Soft => "pit-soft",
        Hollow::Square => "pit-square",
        Hollow::Bowl => {
            return scaled("bowl", rx / 51.0, ry / 31.0);
        }
        Hollow::Hand | Hollow::Head | Hollow::Sand | Hollow::Reserve => return String::new(),
    };
    scaled(piece, rx / 24.0, ry / 24.0)
}

/// A piece, wider and taller.
fn scaled(piece: &str, x: f32, y: f32) -> String {
    let (x, y) = (Px(x), Px(y));
    format!("<use href=\"#{piece}\" transform=\"scale({x} {y})\"/>")
}

/// The outline that marks a place: legal, chosen.
pub(crate) fn outline(spot: &Spot, beyond: f32) -> String {
    let (rx, ry) = (spot.radii.0 + beyond, spot.radii.1 + beyond);
    let corner = match spot.hollow {
        Hollow::Soft => 0.8 * rx,
        Hollow::Square => 0.36 * rx,
        Hollow::Sand => return format!("{}<circle r=\"5\"/>", corners(rx - 7.0, 9.0)),
        Hollow::Reserve => 8.0,
        _ => return format!("<ellipse rx=\"{}\" ry=\"{}\"/>", Px(rx), Px(ry)),
    };
    rect(
        [-rx, -ry, 2.0 * rx, 2.0 * ry],
        &format!("rx=\"{}\"", Px(corner)),
    )
}

/// A rectangle: left, top, width, height, and what else there is to say of it.
pub(crate) fn rect(area: [f32; 4], more: &str) -> String {
    let [x, y, width, height] = area.map(Px);
    format!("<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" {more}/>")
}

/// Something at a place.
pub(crate) fn at((x, y): (f32, f32), inner: &str) -> String {
    let (x, y) = (Px(x), Px(y));
    format!("<g transform=\"translate({x} {y})\">{inner}</g>")
}

/// Four corners of a square of this half side.
pub(crate) fn corners(half: f32, arm: f32) -> String {
    let (h, inner) = (half, half - arm);
    format!(
        "<path d=\"M{0} {1}V{0}H{1}M{2} {0}H{3}V{1}M{3} {2}V{3}H{2}M{1} {3}H{0}V{2}\"/>",
        Px(-h),
        Px(-inner),
        Px(inner),
        Px(h)
    )
}

/// What lies there, about 0, 0.
pub(crate) fn contents(spot: &Spot, held: Held) -> String {
    let (rx, _) = spot.radii;
    match spot.hollow {
        Hollow::Sand => held.piece.map_or_else(String::new, |p| piece(p, spot.at)),
        Hollow::Reserve => reserve(spot, held.n),
        Hollow::Hand => {
            let (turn, scale) = (Px(spot.turn), Px(rx / 19.0));
            let hand = format!("<use href=\"#hand\" transform=\"rotate({turn}) scale({scale})\"/>");
            // The palm is a little below the middle of the drawing.
            let (dx, dy) = match spot.turn as i16 {
                0 => (0.0, 6.0),
                180 => (0.0, -6.0),
                90 => (-6.0, 0.0),
                _ => (6.0, 0.0),
            };
            hand + &at((dx, dy), &seeds::handful(held.n, 13.0, 13.0))
        }
        Hollow::Head => {
            let state = if held.n >= WHOLE_HEAD {
                "whole"
            } else {
                "broken"
            };
            format!(
                "<use href=\"#head-{state}\"/>{}",
                seeds::handful(held.n, 19.0, 19.0)
            )
        }
        Hollow::Bowl | Hollow::Store | Hollow::Round | Hollow::Soft | Hollow::Square => {
            let (rx, ry) = room(spot);
            seeds::handful(held.n, rx, ry)
        }
    }
}

/// The radii within which seeds lie in a hollow.
fn room(spot: &Spot) -> (f32, f32) {
    let (rx, ry) = spot.radii;
    match spot.hollow {
        Hollow::Bowl | Hollow::Store => (rx * 0.8, ry * 0.76),
        _ => (rx, ry),
    }
}

/// Whether there are seeds in a hollow and nothing else.
pub(crate) fn is_pit(spot: &Spot) -> bool {
    use Hollow::{Bowl, Round, Soft, Square, Store};
    matches!(spot.hollow, Bowl | Store | Round | Soft | Square)
}

/// The paths of the seeds of a pit that holds no heap.
pub(crate) fn paths(spot: &Spot, n: u8) -> impl Iterator<Item = String> + use<> {
    let (rx, ry) = room(spot);
    seeds::one_by_one(n, rx, ry).into_iter()
}

/// A piece of the grid: sticks are the first player's, pebbles the other's.
fn piece(player: Player, (x, y): (f32, f32)) -> String {
    // The same square always shows the same drawing.
    let k = (x as u32 / 7 + y as u32 / 5) % 3;
    match player.0 {
        0 => format!(
            "<use href=\"#stick-{k}\" transform=\"rotate({})\"/>",
            -42 + 9 * k as i32
        ),
        _ => format!("<use href=\"#pebble-{k}\" transform=\"scale(17.5)\"/>"),
    }
}

/// Pieces in hand, in a line.
fn reserve(spot: &Spot, n: u8) -> String {
    let mut svg = String::new();
    let step = 15.5;
    for i in 0..n {
        let x = Px((f32::from(i) - 5.5) * step);
        let k = i % 3;
        let _ = match spot.owner.map_or(0, |p| p.0) {
            0 => write!(
                svg,
                "<use href=\"#stick-{k}\" transform=\"translate({x} 0) rotate(-78) scale(.56)\"/>"
            ),
            _ => write!(
                svg,
                "<use href=\"#pebble-{k}\" transform=\"translate({x} 0) scale(8)\"/>"
            ),
        };
    }
    svg
}

/// A player's mark and name.
pub(crate) fn name(name: &Name, words: &str) -> String {
    let (x, y) = name.at;
    let mark = if name.player.0.is_multiple_of(2) {
        "bead"
    } else {
        "diamond"
    };
    // Partners wear one or two of the same mark.
    let marks = 1 + name.player.0 / 2;
    let mut svg = String::new();
    let wide = 16.0 * f32::from(marks);
    let (first, text) = match name.anchor {
        "start" => (x + 7.0, x + wide + 6.0),
        "end" => (x - 7.0 - 16.0 * f32::from(marks - 1), x - wide - 6.0),
        _ => (x - 8.0 * f32::from(marks - 1), x),
    };
    let (mark_y, text_y) = if name.anchor == "middle" {
        (y - 14.0, y + 10.0)
    } else {
        (y, y + 5.5)
    };
    for i in 0..marks {
        let _ = write!(
            svg,
            "<use href=\"#{mark}\" x=\"{}\" y=\"{}\"/>",
            Px(first + 16.0 * f32::from(i)),
            Px(mark_y)
        );
    }
    let _ = write!(
        svg,
        "<text x=\"{}\" y=\"{}\" text-anchor=\"{}\">{words}</text>",
        Px(text),
        Px(text_y),
        name.anchor
    );
    svg
}

/// A whole board that nobody touches.
pub(crate) fn still(scene: &Scene, held: &[Held]) -> String {
    let mut svg = scene.art.clone();
    for (spot, &held) in scene.spots.iter().zip(held) {
        if matches!(spot.hollow, Hollow::Bowl | Hollow::Hand | Hollow::Reserve) {
            continue;
        }
        svg += &at(spot.at, &(hollow(spot) + &contents(spot, held)));
    }
    svg
}
