use std::fmt;

use semailles_core::NameError;
use semailles_core::link::{self, LinkError};
use thiserror::Error;

use crate::{Lesson, Task, lesson};

/// What stands for nothing.
const NONE: &str = "-";

/// What a teacher has chosen for a class: tasks in an order, then a game, and how the page behaves meanwhile.
///
/// As the part of an address after `#`: `l/1/en-dodoi:pits=8/sow,relay/level=2,preview=off/12ab34`.
///
/// ```
/// use semailles_learn::Class;
///
/// let mut class = Class::new("wali").unwrap();
/// class.level = Some(2);
/// class.preview = false;
/// assert_eq!(class.to_string(), "l/1/wali/-/level=2,preview=off/ae077b04");
/// assert_eq!(Class::read("l/1/wali/-/level=2,preview=off/ae077b04").unwrap(), class);
/// ```
#[derive(Clone, Debug)]
pub struct Class {
    /// The game with its options.
    pub game: String,
    lesson: &'static Lesson,
    /// The tasks, in the order in which they are to be done.
    pub tasks: Vec<&'static Task>,
    /// The level of the computer (1 to 5) in the game that follows the tasks; without one no game follows.
    pub level: Option<u8>,
    /// Whether the page shows where seeds would go before a move is played.
    pub preview: bool,
    /// Whether seeds move slowly.
    pub slow: bool,
}

/// Why a text is no lesson for a class.
#[derive(Debug, PartialEq, Error)]
pub enum ClassError {
    /// The text is none of our links, or not all of one.
    #[error(transparent)]
    Link(#[from] LinkError),
    /// There is no such game, or no such option of it.
    #[error(transparent)]
    Name(#[from] NameError),
    /// The game has no such task.
    #[error("{game} has no task {found:?}; its tasks are {known}")]
    Task {
        /// The game.
        game: &'static str,
        /// What was found.
        found: String,
        /// The tasks there are, with commas.
        known: String,
    },
    /// A setting is not known, or has no such value.
    #[error("{found:?} is no setting; there are level=1 to level=5, preview=off and speed=slow")]
    Setting {
        /// What was found.
        found: String,
    },
    /// There is neither a task nor a game.
    #[error("a lesson needs a task or a game")]
    Nothing,
}

impl Class {
    /// How such a fragment begins.
    pub const START: &'static str = "l/";

    /// All tasks of a game (with its options), and no game after them.
    ///
    /// # Errors
    /// If there is no such game.
    pub fn new(game: &str) -> Result<Self, NameError> {
        let game = semailles_games::game(game)?.name().to_string();
        let lesson = lesson(&game).expect("every game has a lesson");
        Ok(Self {
            game,
            lesson,
            tasks: Vec::new(),
            level: None,
            preview: true,
            slow: false,
        })
    }

    /// Reads a fragment.
    ///
    /// # Errors
    /// If it is cut or of other rules, or names a game, a task or a setting that there is none of.
    pub fn read(fragment: &str) -> Result<Self, ClassError> {
        let text = fragment.strip_prefix(Self::START).unwrap_or(fragment);
        let parts = link::open(text)?;
        let [game, tasks, settings] = &parts[..] else {
            return Err(LinkError::Cut.into());
        };
        let mut class = Self::new(game)?;
        for id in listed(tasks) {
            let task = class.lesson.task(id).ok_or_else(|| class.unknown(id))?;
            class.tasks.push(task);
        }
        for setting in listed(settings) {
            match setting.split_once('=') {
                Some(("level", n)) if let Ok(level @ 1..=5) = n.parse() => {
                    class.level = Some(level);
                }
                Some(("preview", "off")) => class.preview = false,
                Some(("speed", "slow")) => class.slow = true,
                _ => {
                    let found = setting.to_owned();
                    return Err(ClassError::Setting { found });
                }
            }
        }
        if class.tasks.is_empty() && class.level.is_none() {
            return Err(ClassError::Nothing);
        }
        Ok(class)
    }

    fn unknown(&self, id: &str) -> ClassError {
        let known: Vec<_> = self.lesson.tasks.iter().map(|task| task.id).collect();
        ClassError::Task {
            game: self.lesson.game,
            found: id.to_owned(),
            known: known.join(", "),
        }
    }

    /// The lesson its tasks are taken from.
    #[must_use]
    pub fn lesson(&self) -> &'static Lesson {
        self.lesson
    }

    /// How many things there are to do: its tasks, and the game.
    #[must_use]
    pub fn steps(&self) -> usize {
        self.tasks.len() + usize::from(self.level.is_some())
    }
}

fn listed(text: &str) -> impl Iterator<Item = &str> {
    text.split(',')
        .filter(|one| !one.is_empty() && *one != NONE)
}

impl fmt::Display for Class {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let or_none = |list: Vec<String>| match &*list {
            [] => NONE.to_owned(),
            list => list.join(","),
        };
        let tasks = self.tasks.iter().map(|task| task.id.to_owned());
        let level = self.level.map(|level| format!("level={level}"));
        let preview = (!self.preview).then(|| "preview=off".to_owned());
        let slow = self.slow.then(|| "speed=slow".to_owned());
        let settings = [level, preview, slow].into_iter().flatten();
        let sealed = link::seal(&[
            &self.game,
            &or_none(tasks.collect()),
            &or_none(settings.collect()),
        ]);
        write!(f, "{}{sealed}", Self::START)
    }
}

impl PartialEq for Class {
    fn eq(&self, other: &Self) -> bool {
        self.to_string() == other.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_class_is_read_as_it_was_written() {
        for lesson in crate::LESSONS {
            let mut class = Class::new(lesson.game).expect("a game");
            class.tasks = lesson.tasks.iter().rev().collect();
            assert_eq!(class.steps(), lesson.tasks.len());
            let again = Class::read(&class.to_string()).expect("a class");
            assert_eq!(again, class);
            assert_eq!(again.level, None);
            class.level = Some(3);
            class.slow = true;
            class.preview = false;
            let again = Class::read(&class.to_string()).expect("a class");
            assert_eq!(
                (again.level, again.slow, again.preview),
                (Some(3), true, false)
            );
            assert_eq!(again.tasks.len(), lesson.tasks.len());
            assert_eq!(again.steps(), lesson.tasks.len() + 1);
        }
    }

    #[test]
    fn options_of_the_game_stay() {
        let class = Class::new("en-dodoi:pits=8").expect("a game");
        assert_eq!(class.lesson().game, "en-dodoi");
        assert_eq!(class.game, "en-dodoi:pits=8");
    }

    #[test]
    fn what_is_no_class_is_refused_in_words() {
        let read = |parts: &[&str]| Class::read(&format!("l/{}", link::seal(parts))).map(|_| ());
        let said = |parts: &[&str]| read(parts).map_err(|e| e.to_string()).unwrap_err();
        assert!(said(&["chess", "-", "level=1"]).contains("chess"));
        assert!(said(&["wali", "jump", "-"]).contains("its tasks are line, column"));
        for setting in ["level=6", "level=0", "preview", "sound=on"] {
            let refused = said(&["wali", "line", setting]);
            assert!(
                refused.contains(setting) && refused.contains("level=5"),
                "{refused}"
            );
        }
        assert_eq!(read(&["wali", "-", "-"]), Err(ClassError::Nothing));
        let whole = format!("l/{}", link::seal(&["wali", "line", "-"]));
        assert_eq!(Class::read(&whole).map(|c| c.tasks.len()), Ok(1));
        let cut = Class::read(&whole[..whole.len() - 1]).map(|_| ());
        assert_eq!(cut, Err(LinkError::Cut.into()));
    }
}
