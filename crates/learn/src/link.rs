use semailles_core::link::Link;

use crate::Task;

/// The fragment that opens a task of a lesson (its game without options): `t/LESSON/TASK/`, then its game as a link.
#[must_use]
pub fn task_fragment(lesson: &str, task: &Task) -> String {
    let game = Link::to(task.game, task.position);
    format!("t/{lesson}/{}/{game}", task.id)
}
