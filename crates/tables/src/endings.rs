use semailles_core::{Game, Team, UNIT};

use crate::{Index, Layers};

/// The tables of a game, asked by position.
#[derive(Debug)]
pub struct Endings {
    index: Index,
    layers: Layers,
}

impl Endings {
    /// Tables and how their positions are numbered.
    #[must_use]
    pub fn new(index: Index, layers: Layers) -> Self {
        Self { index, layers }
    }

    /// The most plies without a capture that best play needs in any of them: where a game ends after fewer, they do not
    /// tell the truth.
    #[must_use]
    pub fn plies(&self) -> u32 {
        let plies = self.layers.iter().map(|layer| layer.plies);
        plies.max().unwrap_or(0)
    }

    /// What a position is worth to `team` at the end, in hundredths of a seed ([`UNIT`]); `None` where no table tells.
    #[inline]
    pub fn worth<G: Game>(&self, game: &G, position: &G::Position, team: Team) -> Option<i32> {
        let seen = game.seen(position)?;
        let (seeds, rank) = self.index.rank(&seen.pits);
        let value = i32::from(self.layers.value(seeds, rank)?) + i32::from(seen.lead);
        let ours = game.to_move(position).map(|player| game.team(player)) == Some(team);
        Some(UNIT * if ours { value } else { -value })
    }
}
