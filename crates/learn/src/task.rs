use crate::Fact;

/// A position with a goal.
///
/// How it is reached is the learner's affair: any moves that make all facts of the goal true will do.
#[derive(Clone, Copy, Debug)]
pub struct Task {
    /// Its name in addresses (`task-relay`), in the texts and in what is kept of the progress.
    pub id: &'static str,
    /// The game with its options.
    pub game: &'static str,
    /// Where it begins; `None` for the start of the game.
    pub position: Option<&'static str>,
    /// What shall become true.
    pub goal: &'static [Fact],
    /// How many own moves there are for it.
    pub within: usize,
    /// What the others answer, one text an answer, where it can be played; else they play their first legal move.
    pub replies: &'static [&'static str],
    /// Own moves that reach the goal: proof that it can be done, and the last hint.
    pub witness: &'static [&'static str],
    /// Own moves that do not.
    pub wrong: &'static [&'static str],
}
