//! What positions of Wali are worth to a search.

use semailles_core::{Team, UNIT};

use super::{Position, Sorted, Wali};

/// A step that would take, and a square where a third own piece would stand in line once moving has begun, in
/// hundredths of a piece.
const PROMISE: i32 = 40;

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

    /// While moving, the steps by which one could take if it were one's turn. While placing, the empty squares where a
    /// third own piece would stand in line: none may be placed there, and a step there will take.
    #[inline]
    pub(super) fn promised(&self, p: &Position, team: Team) -> i32 {
        let empty = p.empty();
        let [longs, ronds] = p.pieces.map(|own| {
            let promises = if p.is_placing() {
                u64::from((own.where_three() & empty).len())
            } else {
                Sorted::count(&self.steps(own, empty).takes)
            };
            promises as i32
        });
        PROMISE
            * if team.0 == 0 {
                longs - ronds
            } else {
                ronds - longs
            }
    }
}
