/// A player, counted from 0 in the order of the game's own names (South, North; longs, ronds; 1, 2, 3, 4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Player(pub u8);

impl Player {
    /// The index of the player in arrays kept by player.
    #[must_use]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// Players who win and lose together; in a game without teams each player is a team, with the player's number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Team(pub u8);

impl Team {
    /// The index of the team in arrays kept by team.
    #[must_use]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}
