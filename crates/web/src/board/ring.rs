//! Dzuwa's terraces: a tall ring inside a wall, turned so that whoever looks sits at the bottom.

use semailles_core::{Layout, Place};

use super::art::{Art, inner};
use super::scene::{Hollow, Name, Scene, Screen, Spot, cell};

/// The twelve places of pits with those of their numbers, anticlockwise from the left one of the bottom player.
#[rustfmt::skip]
const PITS: [(f32, f32, f32, f32); 12] = [
    (139.9, 459.4, 119.2, 493.7), (195.0, 484.0, 195.0, 524.5), (250.1, 459.4, 270.8, 493.7), (287.7, 395.5, 322.4, 413.9),
    (299.0, 322.0, 338.0, 322.0), (287.7, 248.5, 322.4, 230.1), (250.1, 184.6, 270.8, 150.3), (195.0, 160.0, 195.0, 119.5),
    (139.9, 184.6, 119.2, 150.3), (102.3, 248.5, 67.6, 230.1), (91.0, 322.0, 52.0, 322.0), (102.3, 395.5, 67.6, 413.9),
];

/// Heads with their numbers, hands, and how the hands are turned: bottom, right, top, left.
const HEADS: [(f32, f32, f32, f32); 4] = [
    (154.9, 411.4, 184.9, 411.4),
    (237.7, 386.5, 237.7, 356.5),
    (235.1, 232.6, 205.1, 232.6),
    (152.3, 257.5, 152.3, 287.5),
];
const HANDS: [(f32, f32, f32); 4] = [
    (195.0, 582.0, 0.0),
    (365.0, 300.0, -90.0),
    (195.0, 62.0, 180.0),
    (25.0, 300.0, 90.0),
];

pub(super) fn scene(layout: &Layout, screen: Screen) -> Scene {
    let seat = |player: u8| usize::from((player + 4 - screen.near.0) % 4);
    let mut names = Vec::new();
    let mut spots = Vec::new();
    for s in &layout.spots {
        let owner = s.owner.map_or(0, |p| p.0);
        let spot = |hollow, at, radii, number, half, turn| Spot {
            place: s.place,
            owner: s.owner,
            label: s.label.clone(),
            hollow,
            at,
            radii,
            number,
            cell: cell(at, half),
            turn,
        };
        spots.push(match s.place {
            Place::Pit(i) => {
                let (x, y, nx, ny) =
                    PITS[(usize::from(i) + 12 - 3 * usize::from(screen.near.0)) % 12];
                // Partners have pits of one shape.
                let hollow = if owner % 2 == 0 {
                    Hollow::Round
                } else {
                    Hollow::Square
                };
                spot(hollow, (x, y), (23.0, 23.0), (nx, ny), (26.0, 26.0), 0.0)
            }
            Place::Head(_) => {
                let (x, y, nx, ny) = HEADS[seat(owner)];
                spot(
                    Hollow::Head,
                    (x, y),
                    (17.0, 17.0),
                    (nx, ny),
                    (24.0, 24.0),
                    0.0,
                )
            }
            _ => {
                let (x, y, turn) = HANDS[seat(owner)];
                let (number, name, anchor) = match seat(owner) {
                    0 => ((x + 52.0, y), (x - 44.0, y), "end"),
                    2 => ((x + 52.0, y), (x - 44.0, y), "end"),
                    // The sides have room only where the oval leaves it.
                    1 => ((x, y + 44.0), (354.0, 160.0), "middle"),
                    _ => ((x, y + 44.0), (36.0, 160.0), "middle"),
                };
                if let Some(player) = s.owner {
                    names.push(Name {
                        player,
                        at: name,
                        anchor,
                    });
                }
                let size = if seat(owner) == 0 { 26.0 } else { 20.0 };
                spot(
                    Hollow::Hand,
                    (x, y),
                    (size, size),
                    number,
                    (26.0, 26.0),
                    turn,
                )
            }
        });
    }
    Scene {
        view: [0.0, 34.0, 390.0, 584.0],
        hull: [30.0, 100.0, 330.0, 450.0],
        art: inner(Art::Ring).to_owned(),
        spots,
        names,
        least_width: 340.0,
        pins: None,
    }
}
