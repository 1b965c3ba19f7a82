use semailles_core::{Layout, Place, Player, Shape, Spot};

use super::board::pit;

/// The radius on which twelve pits are 1 apart: 1 / (2 sin 15°).
const RADIUS: f32 = 1.931_851_7;

/// The sine of every hour of twelve, that of three hours later being the cosine.
#[rustfmt::skip]
const SINES: [f32; 12] = {
    const S: f32 = 0.866_025_4;
    [0.0, 0.5, S, 1.0, S, 0.5, 0.0, -0.5, -S, -1.0, -S, -0.5]
};

/// From the centre to the edge of the picture: a hand lies a unit outside the ring and is a unit wide.
const HALF: f32 = RADIUS + 1.5;

/// The ring as player 1 sees it, who sits below. Players sit outside and face the centre (S13, S14: left to right is
/// anticlockwise), so that player 2 sits to the right, 3 opposite and 4 to the left. A head lies above its owner's
/// `a` (S6): beyond it, towards the centre.
pub(super) fn ring() -> Layout {
    let spot = |place, hour: usize, radius: f32, owner, label: &str| Spot {
        place,
        x: HALF + radius * SINES[hour % 12],
        y: HALF + radius * SINES[(hour + 3) % 12],
        owner: Some(Player(owner)),
        label: label.to_owned(),
    };
    // Hours grow anticlockwise from the middle pit of player 1, straight below the centre.
    let at = |pit: u8| usize::from(pit) + 11;
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
            3 * usize::from(player),
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
