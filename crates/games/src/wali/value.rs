//! What positions of Wali are worth to a search.

use semailles_core::{Team, UNIT};

use super::{Position, Wali};

impl Wali {
    /// Pieces on the board and in hand.
    #[inline]
    pub(super) fn estimated(&self, p: &Position, team: Team) -> i32 {
        let [longs, ronds] = super::PLAYERS.map(|player| i32::from(p.count(player)));
        UNIT * if team.0 == 0 {
            longs - ronds
        } else {
            ronds - longs
        }
    }
}
