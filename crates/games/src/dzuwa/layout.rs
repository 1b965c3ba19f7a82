use std::f32::consts::{FRAC_PI_2, FRAC_PI_6};

use semailles_core::{Layout, Place, Player, Shape, Spot};

use super::board::pit;

/// The radius on which twelve pits are 1 apart: 1 / (2 sin 15°).
const RADIUS: f32 = 1.931_851_7;

/// From the centre to the edge of the picture: a hand lies a unit outside the ring and is a unit wide.
const HALF: f32 = RADIUS + 1.5;

/// The ring as player 1 sees it, who sits below. Players sit outside and face the centre (S13, S14: left to right is
/// anticlockwise), so that player 2 sits to the right, 3 opposite and 4 to the left. A head lies above its owner's
/// `a` (S6): beyond it, towards the centre.
pub(super) fn ring() -> Layout {
    let spot = |place, angle: f32, radius: f32, owner, label: &str| Spot {
        place,
        x: HALF + radius * angle.sin(),
        y: HALF + radius * angle.cos(),
        owner: Some(Player(owner)),
        label: label.to_owned(),
    };
    // Angles grow anticlockwise from the middle pit of player 1, straight below the centre.
    let at = |pit: u8| (f32::from(pit) - 1.0) * FRAC_PI_6;
    let mut spots = Vec::new();
    for player in 0..4 {
        for (i, label) in (0..).zip(["a", "b", "c"]) {
            let pit = pit(player, i);
            spots.push(spot(Place::Pit(pit), at(pit), RADIUS, player, label));
        }
    }
    for player in 0..4 {
        let (head, hand) = (Place::Head(Player(player)), Place::Hand(Player(player)));
        spots.push(spot(head, at(pit(player, 0)), RADIUS - 1.0, player, ""));
        spots.push(spot(
            hand,
            f32::from(player) * FRAC_PI_2,
            RADIUS + 1.0,
            player,
            "",
        ));
    }
    Layout {
        shape: Shape::Ring,
        width: 2.0 * HALF,
        height: 2.0 * HALF,
        spots,
        course: (0..12).collect(),
    }
}
