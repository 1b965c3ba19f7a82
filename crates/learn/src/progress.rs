use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use crate::{Lesson, Task};

/// Which tasks somebody has done. As text `en-dodoi=relay,sow wali=line`; whoever keeps it needs no more.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Progress(BTreeMap<String, BTreeSet<String>>);

impl Progress {
    /// Reads what was kept. Games and tasks that are not known (any more) are kept as they are; what is no list is left out.
    #[must_use]
    pub fn read(text: &str) -> Self {
        let games = text
            .split_whitespace()
            .filter_map(|game| game.split_once('='));
        let games = games.map(|(game, tasks)| {
            let tasks = tasks.split(',').filter(|task| !task.is_empty());
            (game.to_owned(), tasks.map(str::to_owned).collect())
        });
        Self(games.collect())
    }

    /// Notes that a task of a game is done.
    pub fn add(&mut self, game: &str, task: &str) {
        self.0
            .entry(game.to_owned())
            .or_default()
            .insert(task.to_owned());
    }

    /// Forgets all tasks of a game.
    pub fn forget(&mut self, game: &str) {
        self.0.remove(game);
    }

    /// Whether a task of a game is done.
    #[must_use]
    pub fn has(&self, game: &str, task: &str) -> bool {
        self.0.get(game).is_some_and(|tasks| tasks.contains(task))
    }

    /// The first task of a lesson that is not done; `None` when all are.
    #[must_use]
    pub fn next(&self, lesson: &Lesson) -> Option<&'static Task> {
        lesson.tasks.iter().find(|t| !self.has(lesson.game, t.id))
    }

    /// The next task after one that is not done, and after the last the first; `None` when all are.
    #[must_use]
    pub fn after(&self, lesson: &Lesson, task: &str) -> Option<&'static Task> {
        let at = lesson.tasks.iter().position(|t| t.id == task);
        let (before, after) = lesson.tasks.split_at(at.map_or(0, |at| at + 1));
        let mut open = after.iter().chain(before);
        open.find(|t| !self.has(lesson.game, t.id))
    }

    /// How many tasks of a lesson are done.
    #[must_use]
    pub fn count(&self, lesson: &Lesson) -> usize {
        let done = |task: &&Task| self.has(lesson.game, task.id);
        lesson.tasks.iter().filter(done).count()
    }
}

impl fmt::Display for Progress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, (game, tasks)) in self.0.iter().enumerate() {
            let between = if i > 0 { " " } else { "" };
            let tasks: Vec<&str> = tasks.iter().map(String::as_str).collect();
            write!(f, "{between}{game}={}", tasks.join(","))?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lesson;

    #[test]
    fn what_is_kept_is_read_again() {
        let mut progress = Progress::default();
        progress.add("wali", "line");
        progress.add("en-dodoi", "sow");
        progress.add("en-dodoi", "relay");
        assert_eq!(progress.to_string(), "en-dodoi=relay,sow wali=line");
        assert_eq!(Progress::read(&progress.to_string()), progress);
        assert_eq!(Progress::read("rubbish wali").to_string(), "");
    }

    #[test]
    fn the_next_task_is_the_first_not_done() {
        let lesson = lesson("en-dodoi").expect("a lesson");
        let mut progress = Progress::default();
        for task in lesson.tasks {
            assert_eq!(progress.next(lesson).map(|t| t.id), Some(task.id));
            progress.add("en-dodoi", task.id);
        }
        assert!(progress.next(lesson).is_none());
        assert_eq!(progress.count(lesson), lesson.tasks.len());
    }

    #[test]
    fn after_a_task_comes_the_next_one_that_is_not_done() {
        let lesson = lesson("en-dodoi").expect("a lesson");
        let ids: Vec<_> = lesson.tasks.iter().map(|task| task.id).collect();
        let last = ids[ids.len() - 1];
        let mut progress = Progress::default();
        let after = |progress: &Progress, id| progress.after(lesson, id).map(|t| t.id);
        assert_eq!(after(&progress, ids[1]), Some(ids[2]));
        assert_eq!(after(&progress, last), Some(ids[0]));
        progress.add("en-dodoi", ids[2]);
        assert_eq!(after(&progress, ids[1]), Some(ids[3]));
        assert_eq!(progress.count(lesson), 1);
        for id in &ids {
            progress.add("en-dodoi", id);
        }
        assert_eq!(after(&progress, last), None);
        progress.forget("en-dodoi");
        assert_eq!(progress, Progress::default());
    }
}
