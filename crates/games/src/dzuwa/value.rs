//! What positions of Dzuwa are worth to a search.

use semailles_core::{End, Team, UNIT, Verdict, WIN};

use super::{Dzuwa, Position};

/// A game won on count is won, but not as one is that has put the others out: it counts so much, and the margin.
const ON_COUNT: i32 = 100_000;

/// Head seeds are held like others, and besides keep their owner in the game.
const HEAD: i32 = 50;

impl Dzuwa {
    /// Whether a player is on the team, which may be a single one.
    fn is_of(&self, player: u8, team: Team) -> bool {
        player % if self.teams { 2 } else { 4 } == team.0
    }

    /// Seeds held more than the others hold, a head seed for one and a half.
    #[inline]
    pub(super) fn estimated(&self, position: &Position, team: Team) -> i32 {
        (0..4)
            .map(|p| {
                let of =
                    UNIT * i32::from(position.held(p)) + HEAD * i32::from(position.head(p));
                if self.is_of(p, team) { of } else { -of }
            })
            .sum()
    }

    /// A knock-out is a win outright; by repetition and quiet play the margin counts too.
    pub(super) fn final_worth(&self, position: &Position, team: Team) -> i32 {
        let Some(outcome) = position.outcome else {
            return 0;
        };
        let sign = match outcome.verdict {
            Verdict::Win(winner) if winner == team => 1,
            Verdict::Win(_) => -1,
            Verdict::Draw | Verdict::Void => return 0,
        };
        if outcome.end == End::Own {
            return sign * WIN;
        }
        let margin: i32 = (0..4)
            .map(|p| i32::from(position.held(p)) * if self.is_of(p, team) { 1 } else { -1 })
            .sum();
        // Alone against three, one can hold most and yet less than they do together.
        sign * ON_COUNT + UNIT * margin
    }
}
