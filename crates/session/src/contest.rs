use std::fmt;
use std::str::FromStr;

use semailles_core::Team;

/// A match: game after game until a party has won a number of them. (Among the Maasai each win is kept with an ivory
/// pin, *ol alai*.)
///
/// Parties keep their wins when they change sides: after each game every party plays the next team.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contest {
    target: u16,
    wins: Vec<u16>,
    turned: u16,
}

impl Contest {
    /// A match to `target` wins between so many parties, the first of which plays the first team first.
    #[must_use]
    pub fn new(target: u16, teams: u8) -> Self {
        Self {
            target: target.max(1),
            wins: vec![0; usize::from(teams.max(1))],
            turned: 0,
        }
    }

    /// How many wins end it.
    #[must_use]
    pub fn target(&self) -> u16 {
        self.target
    }

    /// The wins of the party that now plays a team.
    #[must_use]
    pub fn wins(&self, team: Team) -> u16 {
        self.wins[self.party(team)]
    }

    /// Counts a game: `None` when nobody has won it.
    pub fn count(&mut self, winner: Option<Team>) {
        if let Some(team) = winner {
            let party = self.party(team);
            self.wins[party] = self.wins[party].saturating_add(1);
        }
    }

    /// The parties change sides.
    pub fn change_sides(&mut self) {
        self.turned = (self.turned + 1) % self.wins.len() as u16;
    }

    /// The team now played by the party that has won the match, if one has.
    #[must_use]
    pub fn winner(&self) -> Option<Team> {
        (0..self.wins.len() as u8)
            .map(Team)
            .find(|&t| self.wins(t) >= self.target)
    }

    fn party(&self, team: Team) -> usize {
        (team.index() + usize::from(self.turned)) % self.wins.len()
    }
}

impl fmt::Display for Contest {
    /// `3 1-0 0`: the target, the wins by party, how often sides were changed.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let wins: Vec<String> = self.wins.iter().map(u16::to_string).collect();
        write!(f, "{} {} {}", self.target, wins.join("-"), self.turned)
    }
}

impl FromStr for Contest {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let mut fields = text.split(' ');
        let mut next = || fields.next().ok_or(());
        let target: u16 = next()?.parse().map_err(drop)?;
        let wins = next()?
            .split('-')
            .map(str::parse)
            .collect::<Result<Vec<u16>, _>>()
            .map_err(drop)?;
        let turned: u16 = next()?.parse().map_err(drop)?;
        if target == 0 || wins.len() > 4 || usize::from(turned) >= wins.len() {
            return Err(());
        }
        Ok(Self {
            target,
            wins,
            turned,
        })
    }
}
