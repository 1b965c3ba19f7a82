use semailles_wire::online::{Act, Secret, What};

use super::PeerId;

/// Something that is to be done in a room once the write before it is on the disk.
#[derive(Debug)]
pub(super) struct Request {
    /// Who is to be answered.
    pub(super) peer: Option<PeerId>,
    pub(super) doing: Doing,
}

#[derive(Debug)]
pub(super) enum Doing {
    /// An act from a seat.
    Act { seat: u8, id: u64, act: Act },
    /// Somebody wants a seat.
    Sit {
        seat: u8,
        secret: Secret,
        name: String,
    },
    /// Somebody has the code of a seat.
    Redeem { code: String, secret: Secret },
    /// A computer's move, in the position after so many events.
    Computer { number: u32, text: String },
    /// Somebody is back for whom the computer played.
    Back { seat: u8 },
    /// Time may have run out.
    Flag,
    /// The game's time goes on.
    Resume,
}

/// Whether an act said again is the one that was done.
pub(super) fn is_same(act: &Act, done: &What) -> bool {
    match (act, done) {
        (Act::Move { text, .. }, What::Move { text: played, .. }) => text == played,
        (Act::Offer(offer), What::Offer { offer: made, .. }) => offer == made,
        (Act::Offer(_) | Act::Accept, What::Accept { .. })
        | (Act::Decline, What::Decline { .. })
        | (Act::Resign, What::Resign { .. })
        | (Act::Abort, What::Abort { .. })
        | (Act::Claim { .. }, What::Claim { .. } | What::StandIn { .. })
        | (Act::Stand, What::Stand { .. }) => true,
        _ => false,
    }
}
