//! Two rows without stores: the plank and the bench, lying, or standing where they would be too narrow.

use semailles_core::{Layout, Place};

use super::art::{Art, inner};
use super::plank;
use super::scene::{Hollow, Name, Scene, Screen, Spot, Turned, cell_with_number};

/// Rows that long stand upright on a narrow screen.
const LONG: u8 = 7;

/// Below this width a board is narrow.
const NARROW: f32 = 600.0;

/// The measures of a lying board.
struct Measures {
    /// The first pit's middle, and from pit to pit.
    first: f32,
    pitch: f32,
    radii: (f32, f32),
    hollow: Hollow,
    /// Rows and their numbers: South, North.
    rows: [f32; 2],
    numbers: [f32; 2],
    lying: [f32; 4],
    art: String,
}

pub(super) fn scene(id: &str, layout: &Layout, pits: u8, screen: Screen) -> Scene {
    let upright = pits >= LONG && screen.width < NARROW;
    let n = f32::from(pits);
    let bench = id == "djenon-abe" && pits == 6;
    let measures = if bench {
        Measures {
            first: 47.5,
            pitch: 59.0,
            radii: (24.0, 30.0),
            hollow: Hollow::Soft,
            rows: [274.0, 170.0],
            numbers: [327.0, 118.0],
            lying: [0.0, 90.0, 390.0, 312.0],
            art: inner(Art::Bench).to_owned(),
        }
    } else {
        let pitch = if upright {
            // As tall as the screen lets it be, and never under what a finger needs.
            ((screen.height * 390.0 / screen.width.max(1.0) - 100.0) / (n - 1.0)).clamp(48.0, 62.0)
        } else {
            60.0
        };
        let width = 90.0 + pitch * (n - 1.0);
        Measures {
            first: 45.0,
            pitch,
            radii: (
                25.5_f32.min(pitch / 2.0 - 1.0),
                25.5_f32.min(pitch / 2.0 - 1.0),
            ),
            hollow: Hollow::Round,
            rows: [270.0, 170.0],
            numbers: [310.5, 130.5],
            lying: [0.0, 100.0, width, 250.0],
            art: plank::art(width, pitch, pits),
        }
    };
    let near_first = screen.near.0 == 0;
    let quarters = u8::from(upright) + if near_first { 0 } else { 2 };
    let turned = Turned {
        quarters,
        lying: measures.lying,
    };
    let (width, height) = turned.size();
    // Calabashes: above and below a lying board, left and right of a standing one.
    let (view, dx, dy) = if upright {
        ([0.0, 0.0, 390.0, height], (390.0 - width) / 2.0, 0.0)
    } else {
        ([0.0, 0.0, width, height + 136.0], 0.0, 66.0)
    };
    let shift = |(x, y): (f32, f32)| (x + dx, y + dy);
    let half = turned.radii((measures.pitch / 2.0, 50.0));
    let mut names = Vec::new();
    let spots = layout.spots.iter().map(|s| match s.place {
        Place::Pit(i) => {
            let (row, column) = if i < pits {
                (0, i)
            } else {
                (1, 2 * pits - 1 - i)
            };
            let x = measures.first + measures.pitch * f32::from(column);
            let at = shift(turned.point((x, measures.rows[row])));
            let number = shift(turned.point((x, measures.numbers[row])));
            Spot {
                place: s.place,
                owner: s.owner,
                label: s.label.clone(),
                hollow: measures.hollow,
                at,
                radii: turned.radii(measures.radii),
                number,
                cell: cell_with_number(at, number, half),
                turn: 0.0,
            }
        }
        _ => {
            let near = s.owner == Some(screen.near);
            let (at, number, name, anchor) = match (upright, near) {
                (false, true) => (
                    (72.0, height + dy + 32.0),
                    (146.0, height + dy + 32.0),
                    (width - 14.0, height + dy + 32.0),
                    "end",
                ),
                (false, false) => (
                    (width - 72.0, 34.0),
                    (width - 146.0, 34.0),
                    (14.0, 34.0),
                    "start",
                ),
                (true, true) => (
                    (36.0, height - 96.0),
                    (36.0, height - 50.0),
                    (36.0, height - 140.0),
                    "middle",
                ),
                (true, false) => ((354.0, 96.0), (354.0, 142.0), (354.0, 52.0), "middle"),
            };
            if let Some(player) = s.owner {
                names.push(Name {
                    player,
                    at: name,
                    anchor,
                });
            }
            let radii = if upright { (33.0, 24.0) } else { (51.0, 29.0) };
            Spot {
                place: s.place,
                owner: s.owner,
                label: s.label.clone(),
                hollow: Hollow::Bowl,
                at,
                radii,
                number,
                cell: super::scene::cell(at, radii),
                turn: 0.0,
            }
        }
    });
    let spots = spots.collect();
    let art_turn = Turned {
        quarters: if bench { 0 } else { quarters },
        lying: measures.lying,
    };
    let art = format!(
        "<g transform=\"{}\">{}</g>",
        art_turn.transform(dx, dy),
        measures.art
    );
    let pin = |x: f32| shift(turned.point((x, measures.rows[0] / 2.0 + measures.rows[1] / 2.0)));
    let least = 390.0 * 44.0
        / (2.0
            * if upright {
                measures.radii.0.max(22.0)
            } else {
                measures.pitch / 2.0
            });
    Scene {
        view,
        hull: [dx, dy, width, height],
        art,
        spots,
        names,
        least_width: if upright {
            340.0
        } else {
            least.min(360.0) * width / 390.0
        },
        pins: (!bench).then(|| [pin(112.0), pin(125.0)]),
    }
}
