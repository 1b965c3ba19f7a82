//! What is taught of each game, as data that tests can check: boards that show a rule, readings compared, tasks with goals.
//!
//! Everything here is a position, moves and [`Fact`]s about what these moves do; the words belong to `semailles-locale`
//! (`learn_*.ftl`), found by the ids given here. Ids are parts of permanent addresses: they are never changed or used again for
//! something else.
//!
//! ```
//! use semailles_learn::{Attempt, Verdict, lesson};
//!
//! let task = lesson("en-dodoi").unwrap().task("capture").unwrap();
//! let mut attempt = Attempt::new(task);
//! assert_eq!(attempt.play("A").unwrap(), Verdict::Reached);
//! ```

mod attempt;
mod board;
mod class;
pub mod diagram;
mod fact;
mod film;
mod games;
mod line;
mod link;
mod progress;
mod task;

pub use attempt::{Attempt, Verdict};
pub use board::{Case, Contrast, LiveBoard};
pub use class::{Class, ClassError};
pub use fact::Fact;
pub use film::{Frame, film};
pub use games::{LESSONS, Lesson, lesson};
pub use line::{Line, LineError, Played};
pub use link::task_fragment;
pub use progress::Progress;
pub use task::Task;
