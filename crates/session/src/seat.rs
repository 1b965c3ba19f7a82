use std::fmt;
use std::str::FromStr;

/// Who moves for a player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Seat {
    /// Somebody at this screen.
    #[default]
    Person,
    /// The computer, at a level from 1.
    Computer(u8),
    /// Somebody at another screen, or a computer there: their moves come over the network.
    Far,
}

impl Seat {
    /// Whether somebody at this screen moves.
    #[must_use]
    pub fn is_here(self) -> bool {
        self == Seat::Person
    }

    /// Whether the computer moves.
    #[must_use]
    pub fn is_computer(self) -> bool {
        matches!(self, Seat::Computer(_))
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            // Where somebody sat is not part of a record.
            Seat::Person | Seat::Far => f.write_str("person"),
            Seat::Computer(level) => write!(f, "computer-{level}"),
        }
    }
}

impl FromStr for Seat {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        if text == "person" {
            return Ok(Seat::Person);
        }
        let level = text.strip_prefix("computer-").ok_or(())?;
        level.parse().map(Seat::Computer).map_err(|_| ())
    }
}
