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
}

impl Message for FromWorker {
    const VERSION: u8 = VERSION;
}

/// A thought on the way to the answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Info {
    /// The id of the question.
    pub id: u32,
    /// How deep it has looked, in plies.
    pub depth: u16,
    /// What it expects for the player to move, in hundredths of a seed or piece ahead at the end.
    pub score: i32,
    /// How many positions it has looked at.
    pub nodes: u64,
    /// The moves it expects, the best one first.
    pub line: Vec<String>,
}

/// The answer to a question.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Best {
    /// The id of the question.
    pub id: u32,
    /// The move.
    pub mv: String,
    /// What it expects for the player to move, as in [`Info`]; 0 from a level that does not search.
    pub score: i32,
    /// The moves it expects, beginning with `mv`.
    pub line: Vec<String>,
    /// How many positions it has looked at.
    pub nodes: u64,
}
