//! Wali drawn with a finger: squares in sand, pieces in hand at their owners' edges.

use std::fmt::Write as _;

use semailles_core::{Layout, Place};

use super::art::{Art, inner};
use super::scene::{Hollow, Name, Scene, Screen, Spot, cell};
use crate::number::Px;

/// The square, and the lower left corner of the lower left one.
const SIDE: f32 = 58.0;
const LEFT: f32 = 21.0;
const BOTTOM: f32 = 378.0;

pub(super) fn scene(layout: &Layout, columns: u8, rows: u8, screen: Screen) -> Scene {
    let turned = screen.near.0 != 0;
    let mut names = Vec::new();
    let mut spots = Vec::new();
    for s in &layout.spots {
        let spot = match s.place {
            Place::Square(_) => {
                // Units from the left and from the lower edge of the grid; above it lies a hand.
                let (mut x, mut y) = (s.x, f32::from(rows) + 1.0 - s.y);
                if turned {
                    (x, y) = (f32::from(columns) - x, f32::from(rows) - y);
                }
                let at = (LEFT + SIDE * x, BOTTOM - SIDE * y);
                Spot {
                    place: s.place,
                    owner: None,
                    label: s.label.clone(),
                    hollow: Hollow::Sand,
                    at,
                    radii: (SIDE / 2.0, SIDE / 2.0),
                    number: at,
                    cell: cell(at, (SIDE / 2.0, SIDE / 2.0)),
                    turn: 0.0,
                }
            }
            _ => {
                let near = s.owner == Some(screen.near);
                let y = if near { 438.0 } else { 32.0 };
                if let Some(player) = s.owner {
                    names.push(Name {
                        player,
                        at: (14.0, y),
                        anchor: "start",
                    });
                }
                Spot {
                    place: s.place,
                    owner: s.owner,
                    label: s.label.clone(),
                    hollow: Hollow::Reserve,
                    at: (250.0, y),
                    radii: (90.0, 14.0),
                    number: (368.0, y),
                    cell: cell((250.0, y), (100.0, 22.0)),
                    turn: 0.0,
                }
            }
        };
        spots.push(spot);
    }
    let mut art = inner(Art::Sand).to_owned();
    for i in 0..columns {
        let letter = char::from(b'a' + if turned { columns - 1 - i } else { i });
        let x = Px(LEFT + SIDE * (f32::from(i) + 0.5));
        let _ = write!(
            art,
            "<text class=\"rank\" x=\"{x}\" y=\"410\">{letter}</text>"
        );
    }
    for i in 0..rows {
        let number = if turned { rows - i } else { i + 1 };
        let y = Px(BOTTOM - SIDE * (f32::from(i) + 0.5) + 4.0);
        let _ = write!(
            art,
            "<text class=\"rank\" x=\"12\" y=\"{y}\">{number}</text>"
        );
    }
    Scene {
        view: [0.0, 6.0, 390.0, 458.0],
        hull: [0.0, 64.0, 390.0, 336.0],
        art,
        spots,
        names,
        least_width: 320.0,
        pins: None,
    }
}
