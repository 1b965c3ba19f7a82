//! Anywoli's canoe: lying, standing, or bent where a standing one would be taller than the screen.

use semailles_core::{Layout, Place};

use super::art::{Art, inner};
use super::scene::{Hollow, Name, Scene, Screen, Spot, Turned, cell, cell_with_number};
use crate::number::Px;

/// From pit to pit.
const PITCH: f32 = 47.6;

/// The length of the row that is drawn.
const DRAWN: u8 = 12;

/// From this width on it lies.
const LYING: f32 = 700.0;

/// From this height on it may stand.
const STANDING: f32 = 640.0;

/// Pits of the bend and their numbers: South's row from its left, then North's from its own left.
#[rustfmt::skip]
const BENT: [(f32, f32, f32, f32); 24] = [
    (60.0, 90.0, 23.0, 90.0), (60.0, 160.1, 23.0, 160.1), (60.0, 229.8, 23.0, 229.8), (66.6, 299.1, 31.6, 310.7),
    (101.1, 358.8, 76.0, 385.3), (160.4, 395.1, 151.3, 430.0), (229.6, 395.1, 238.7, 430.0), (288.9, 358.8, 314.0, 385.3),
    (323.4, 299.1, 358.4, 310.7), (330.0, 229.8, 367.0, 229.8), (330.0, 160.1, 367.0, 160.1), (330.0, 90.0, 367.0, 90.0),
    (267.0, 90.0, 230.0, 90.0), (267.0, 139.6, 230.0, 139.6), (267.0, 189.2, 230.0, 189.2), (267.0, 238.4, 230.0, 238.4),
    (257.8, 286.2, 221.8, 283.2), (219.4, 316.1, 219.4, 351.1), (170.6, 316.1, 170.6, 351.1), (132.2, 286.2, 168.2, 283.2),
    (123.0, 238.4, 160.0, 238.4), (123.0, 189.2, 160.0, 189.2), (123.0, 139.6, 160.0, 139.6), (123.0, 90.0, 160.0, 90.0),
];

pub(super) fn scene(layout: &Layout, pits: u8, screen: Screen) -> Scene {
    if pits == DRAWN && screen.width < LYING && screen.height < STANDING {
        return bend(layout, screen);
    }
    straight(layout, pits, screen)
}

fn straight(layout: &Layout, pits: u8, screen: Screen) -> Scene {
    let upright = screen.width < LYING;
    let quarters = u8::from(upright) + if screen.near.0 == 0 { 0 } else { 2 };
    let longer = PITCH * (f32::from(pits) - f32::from(DRAWN));
    let turned = Turned {
        quarters,
        lying: [2.0, 0.0, 752.0 + longer, 250.0],
    };
    let (width, height) = turned.size();
    let (view, dx, dy) = if upright {
        ([0.0, 0.0, 390.0, height], (390.0 - width) / 2.0, 0.0)
    } else {
        ([0.0, 0.0, width, height + 60.0], 0.0, 30.0)
    };
    let shift = |(x, y): (f32, f32)| (x + dx, y + dy);
    let half = turned.radii((PITCH / 2.0, 33.0));
    let mut names = Vec::new();
    let mut spots = Vec::new();
    for s in &layout.spots {
        let near = s.owner == Some(screen.near);
        let spot = match s.place {
            Place::Pit(i) => {
                let (row, column) = if i < pits {
                    (0, i)
                } else {
                    (1, 2 * pits - 1 - i)
                };
                let x = 115.2 + PITCH * f32::from(column);
                let at = shift(turned.point((x, [152.0, 86.0][row])));
                let number = shift(turned.point((x, [198.0, 40.0][row])));
                let cell = cell_with_number(at, number, half);
                Spot {
                    place: s.place,
                    owner: s.owner,
                    label: s.label.clone(),
                    hollow: Hollow::Round,
                    at,
                    radii: turned.radii((21.6, 27.5)),
                    number,
                    cell,
                    turn: 0.0,
                }
            }
            _ => {
                // South's store is at the end of its row, North's at the other end.
                let south = s.owner.is_none_or(|p| p.0 == 0);
                let x = if south { 696.0 + longer } else { 58.0 };
                let at = shift(turned.point((x, 119.0)));
                let radii = turned.radii((25.0, 44.0));
                let number = match (upright, near) {
                    (true, true) => (at.0 + 108.0, at.1 + 18.0),
                    (true, false) => (at.0 - 108.0, at.1 - 18.0),
                    (false, true) => (at.0 - 60.0, height + dy + 12.0),
                    (false, false) => (at.0 + 60.0, 14.0),
                };
                if let Some(player) = s.owner {
                    let (dx, dy, anchor) = match (upright, near) {
                        (true, true) => (0.0, 30.0, "middle"),
                        (true, false) => (0.0, -30.0, "middle"),
                        (false, true) => (-30.0, 0.0, "end"),
                        (false, false) => (30.0, 0.0, "start"),
                    };
                    names.push(Name {
                        player,
                        at: (number.0 + dx, number.1 + dy),
                        anchor,
                    });
                }
                Spot {
                    place: s.place,
                    owner: s.owner,
                    label: s.label.clone(),
                    hollow: Hollow::Store,
                    at,
                    radii,
                    number,
                    cell: cell(at, radii),
                    turn: 0.0,
                }
            }
        };
        spots.push(spot);
    }
    // Another number of pits stretches the drawn hull between bow and stern.
    let stretch = Px((752.0 + longer) / 752.0);
    let art = format!(
        "<g transform=\"{} scale({stretch} 1)\">{}</g>",
        turned.transform(dx, dy),
        inner(Art::Canoe)
    );
    let least_width = if upright { 380.0 } else { width * 44.0 / PITCH };
    Scene {
        view,
        hull: [dx, dy, width, height],
        art,
        spots,
        names,
        least_width,
        pins: None,
    }
}

fn bend(layout: &Layout, screen: Screen) -> Scene {
    let quarters = if screen.near.0 == 0 { 0 } else { 2 };
    let turned = Turned {
        quarters,
        lying: [0.0, 0.0, 390.0, 470.0],
    };
    // Names and stores' numbers: above the bow and stern, or below when the board is turned.
    let (dy, line) = if quarters == 0 {
        (34.0, 16.0)
    } else {
        (0.0, 488.0)
    };
    let shift = |(x, y): (f32, f32)| (x, y + dy);
    let mut names = Vec::new();
    let mut spots = Vec::new();
    for s in &layout.spots {
        let spot = match s.place {
            Place::Pit(i) => {
                let (x, y, nx, ny) = BENT[usize::from(i)];
                let at = shift(turned.point((x, y)));
                let number = shift(turned.point((nx, ny)));
                Spot {
                    place: s.place,
                    owner: s.owner,
                    label: s.label.clone(),
                    hollow: Hollow::Round,
                    at,
                    radii: (22.0, 22.0),
                    number,
                    cell: cell(at, (24.0, 24.0)),
                    turn: 0.0,
                }
            }
            _ => {
                let south = s.owner.is_none_or(|p| p.0 == 0);
                let at = shift(turned.point((if south { 328.0 } else { 62.0 }, 36.0)));
                let number = (
                    if at.0 > 195.0 {
                        at.0 + 30.0
                    } else {
                        at.0 - 30.0
                    },
                    line,
                );
                if let Some(player) = s.owner {
                    let (x, anchor) = if at.0 > 195.0 {
                        (number.0 - 22.0, "end")
                    } else {
                        (number.0 + 22.0, "start")
                    };
                    names.push(Name {
                        player,
                        at: (x, line),
                        anchor,
                    });
                }
                Spot {
                    place: s.place,
                    owner: s.owner,
                    label: s.label.clone(),
                    hollow: Hollow::Store,
                    at,
                    radii: (46.0, 21.0),
                    number,
                    cell: cell(at, (46.0, 21.0)),
                    turn: 0.0,
                }
            }
        };
        spots.push(spot);
    }
    let art = format!(
        "<g transform=\"{}\">{}</g>",
        turned.transform(0.0, dy),
        inner(Art::Bend)
    );
    Scene {
        view: [0.0, 0.0, 390.0, 504.0],
        hull: [0.0, dy, 390.0, 470.0],
        art,
        spots,
        names,
        least_width: 360.0,
        pins: None,
    }
}
