//! The lessons, one file a game.

mod anywoli;
mod djenon_abe;
mod dzuwa;
mod en_dodoi;
mod wali;

use crate::{Contrast, LiveBoard, Task};

/// What is taught of a game.
#[derive(Clone, Copy, Debug)]
pub struct Lesson {
    /// The game, without options.
    pub game: &'static str,
    /// Boards that show the rules, in the order of the rules.
    pub boards: &'static [LiveBoard],
    /// Options whose values show on a board.
    pub contrasts: &'static [Contrast],
    /// A guided first game: each task needs what those before have taught.
    pub tasks: &'static [Task],
}

/// All lessons, in the order of the catalogue.
pub const LESSONS: &[Lesson] = &[
    anywoli::LESSON,
    djenon_abe::LESSON,
    dzuwa::LESSON,
    en_dodoi::LESSON,
    wali::LESSON,
];

/// The lesson of a game, options not counted.
#[must_use]
pub fn lesson(game: &str) -> Option<&'static Lesson> {
    let id = game.split(':').next()?;
    LESSONS.iter().find(|lesson| lesson.game == id)
}

impl Lesson {
    /// A task by its id.
    #[must_use]
    pub fn task(&self, id: &str) -> Option<&'static Task> {
        self.tasks.iter().find(|task| task.id == id)
    }
}
