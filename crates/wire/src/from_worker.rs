use serde::{Deserialize, Serialize};

use crate::{Message, VERSION};

/// What the worker says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum FromWorker {
    /// It has started and listens. Said once, first.
    Ready {
        /// The rules it plays by: `semailles_core::RULES_VERSION`.
        rules_version: u32,
    },
    /// What it thinks so far. May be said any number of times.
    Info(Info),
    /// The answer. Said once a question, unless it failed or another question came.
    Best(Best),
    /// The question cannot be answered.
    Failed {
        /// The id of the question; 0 when the message could not be read at all.
        id: u32,
        /// What was wrong, for developers: the page asks nothing that it has not checked.
        why: String,
    },
    /// What a move of a game is worth, one after the other.
    Judged(Judged),
    /// The review is over: every move has been looked at, or it was stopped.
    Reviewed {
        /// Its id.
        id: u32,
    },
}

impl Message for FromWorker {
    const VERSION: u8 = VERSION;
}

/// A line of play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Line {
    /// What it is worth to who is to move first, in hundredths of a seed or piece ahead at the end.
    pub score: i32,
    /// The moves; at least one.
    pub moves: Vec<String>,
    /// Whether that is the value of perfect play.
    pub solved: bool,
}

/// A thought on the way to the answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Info {
    /// The id of the question.
    pub id: u32,
    /// How deep it has looked, in plies.
    pub depth: u16,
    /// How many positions it has looked at.
    pub nodes: u64,
    /// The best lines, the best one first; at least one.
    pub lines: Vec<Line>,
}

/// The answer to a question.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Best {
    /// What it thought last; no lines from a level that does not search, or was stopped before it had one.
    pub info: Info,
    /// The move.
    pub mv: String,
}

/// What a move of a game is worth.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Judged {
    /// The id of the review.
    pub id: u32,
    /// Which ply, from 0.
    pub ply: u32,
    /// The best that could be played.
    pub best: Line,
    /// What was played and is to be expected after it, with its worth to who played it.
    pub played: Line,
    /// How bad it is.
    pub mistake: Option<Mistake>,
}

/// How bad a move is; `semailles_search` says when.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Mistake {
    /// It gives something away.
    Mistake,
    /// It gives much away.
    Blunder,
}
