use serde::{Deserialize, Serialize};

/// Something that changes a game, if it is allowed. Whose seat it is done from, the server knows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Act {
    /// A move, from the position after so many plies of a line. A line is what has been played since the start; it gets
    /// another number when something is taken back.
    Move {
        /// The number of the line.
        line: u16,
        /// The plies before the move.
        ply: u16,
        /// The move.
        text: String,
    },
    /// A proposal to the others. One by a player who has one open replaces it.
    Offer(Offer),
    /// Yes to what another has proposed.
    Accept,
    /// No to what another has proposed, or the own proposal taken back.
    Decline,
    /// Gives the game up.
    Resign,
    /// Ends the game before everybody has moved: it counts for nothing.
    Abort,
    /// Does what was agreed about whoever stays away: of the player who is waited for.
    Claim {
        /// Who stays away.
        away: u8,
    },
    /// Leaves the seat, for good: it is as free as it was.
    Stand,
}

/// What can be proposed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Offer {
    /// To take back to where so many plies have been played.
    TakeBack {
        /// The plies that stay.
        to: u16,
    },
    /// To end it: a draw, or to share what is left where seeds are won.
    Agree,
    /// Another game with sides changed.
    Rematch,
}

/// What one may say to the others: each is a sentence in the languages of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the names are what they say")]
pub enum Phrase {
    Hello,
    GoodLuck,
    WellPlayed,
    Thanks,
    Oops,
    Thinking,
    YourTurn,
    OneMoment,
    BackSoon,
    Again,
    Laugh,
    Goodbye,
}

impl Phrase {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Self; 12] = [
        Self::Hello,
        Self::GoodLuck,
        Self::WellPlayed,
        Self::Thanks,
        Self::Oops,
        Self::Thinking,
        Self::YourTurn,
        Self::OneMoment,
        Self::BackSoon,
        Self::Again,
        Self::Laugh,
        Self::Goodbye,
    ];
}
