use serde::{Deserialize, Serialize};

use crate::{Message, VERSION};

/// What the page asks of the worker.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ToWorker {
    /// Find a move. A worker thinks about one position at a time: a new question ends the one before, unanswered.
    Think(Think),
    /// End the thinking that has this id and answer with the best move so far; of a review, say that it is over.
    /// Another id changes nothing.
    Stop {
        /// The id of the question.
        id: u32,
    },
    /// Look at a game that was played, move by move. Like a question it ends the one before.
    Review(Review),
}

impl Message for ToWorker {
    const VERSION: u8 = VERSION;
}

/// A question: the game as it stands, and how hard to think.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Think {
    /// Stands in every answer. Equal moves are drawn by lot from the position and this number, so the same question has
    /// the same answer.
    pub id: u32,
    /// The game with its options, `en-dodoi:pits=8`.
    pub game: String,
    /// The text of the position from which the moves were played; `None` for the start of the game.
    pub start: Option<String>,
    /// The moves played since: repetition and quiet play count from there.
    pub moves: Vec<String>,
    /// When to stop.
    pub limits: Limits,
    /// The strength, from 1 to 5. All but the last answer at once, without regard to the limits.
    pub level: u8,
    /// How many of the best moves are wanted, each with its line: at least 1. More than one takes longer.
    pub lines: u8,
}

/// A game that was played, to be looked at.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Review {
    /// Stands in every answer.
    pub id: u32,
    /// The game with its options.
    pub game: String,
    /// Where it began, as in [`Think`].
    pub start: Option<String>,
    /// The moves.
    pub moves: Vec<String>,
    /// How many positions are looked at for each judgement.
    pub nodes: u64,
}

/// When to stop thinking: at whichever comes first. Without any, only at [`ToWorker::Stop`] or when all is known.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Limits {
    /// After so many milliseconds.
    pub time_ms: Option<u32>,
    /// At this depth, in plies.
    pub depth: Option<u16>,
    /// After so many positions.
    pub nodes: Option<u64>,
}
