use semailles_core::Move;

/// How far a search goes. It always looks one move deep, so that there is a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Plies, forced ones not counted.
    pub depth: u32,
    /// Positions entered, by this thread.
    pub nodes: u64,
    /// How many of the best moves are wanted with their values: at least 1. More than one takes longer.
    pub lines: usize,
    /// The only move that is looked at in the position, if it is legal there.
    pub only: Option<Move>,
}

impl Default for Limits {
    /// No limits, one line.
    fn default() -> Self {
        Self {
            depth: u32::MAX,
            nodes: u64::MAX,
            lines: 1,
            only: None,
        }
    }
}

impl Limits {
    /// So many plies.
    #[must_use]
    pub fn depth(depth: u32) -> Self {
        Self {
            depth,
            ..Self::default()
        }
    }

    /// So many nodes.
    #[must_use]
    pub fn nodes(nodes: u64) -> Self {
        Self {
            nodes,
            ..Self::default()
        }
    }

    /// The same with so many lines.
    #[must_use]
    pub fn with_lines(self, lines: usize) -> Self {
        Self { lines, ..self }
    }

    /// The same for one move alone.
    #[must_use]
    pub fn with_only(self, only: Move) -> Self {
        Self {
            only: Some(only),
            ..self
        }
    }
}
