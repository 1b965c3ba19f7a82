//! A lesson for a class: what a teacher's link opens.

use semailles_learn::{Class, ClassError};
use semailles_locale::{Lang, guide as t, text};
use semailles_session::{OpenError, Seat, Session};

use super::{list, progress, task, taught};
use crate::app::{self, title};
use crate::dom::{El, el};
use crate::film::Speed;
use crate::icons::icon;
use crate::play::{self, Desk, Guide};
use crate::{settings, shelf};

/// How many parts such an address has, without the number of a step.
const PARTS: usize = 5;

/// `1/GAME/TASKS/SETTINGS/CHECK`, a lesson, or with `/N` at its end one of its steps, counted from 0.
pub(super) fn class(lang: Lang, rest: &str) -> Option<El> {
    let (sealed, step) = match rest.rsplit_once('/') {
        Some((sealed, n)) if rest.split('/').count() > PARTS => (sealed, n.parse().ok()),
        _ => (rest, None),
    };
    let class = match Class::read(sealed) {
        Ok(class) => class,
        Err(error) => return Some(wrong(lang, error)),
    };
    settings::lend(|settings| {
        settings.preview &= class.preview;
        if class.slow {
            settings.speed = Speed::Slow;
        }
    });
    app::name_window(lang, class.lesson().game);
    Some(match step {
        Some(n) if n < class.tasks.len() => {
            let task = class.tasks[n];
            task::play(lang, class.lesson(), task, Some((class, n)))
        }
        Some(n) if n < class.steps() => game(lang, class),
        _ => overview(lang, class),
    })
}

/// A link that is no lesson: in words, with a way on.
fn wrong(lang: Lang, error: ClassError) -> El {
    match error {
        ClassError::Link(error) => app::wrong_link(lang, &error.into(), ""),
        ClassError::Name(error) => {
            let problem = error.into();
            app::wrong_link(lang, &OpenError::Problem { problem, ply: 0 }, "")
        }
        other => taught(lang, el("div"), move || {
            let words = match &other {
                ClassError::Task { game, found, known } => {
                    let name = semailles_locale::game(lang, game);
                    text!(
                        lang,
                        t::CLASS_WRONG_TASK,
                        game = name.map_or_else(String::new, |words| words.name),
                        found = found,
                        known = known
                    )
                }
                ClassError::Setting { found } => {
                    text!(lang, t::CLASS_WRONG_SETTING, found = found)
                }
                _ => text!(lang, t::CLASS_NOTHING),
            };
            app::trouble(lang, words, None)
        }),
    }
}

/// What there is to do, with what has been done.
fn overview(lang: Lang, class: Class) -> El {
    let main = el("main").class("plain learn");
    taught(
        lang,
        main.attr("data-board", class.lesson().game),
        move || {
            let name = semailles_locale::game(lang, class.lesson().game);
            let name = name.map_or_else(String::new, |words| words.name);
            let heading = text!(lang, t::CLASS_LESSON, game = name);
            let bar = el("header").class("bar").kid(title(&heading));
            (bar, steps(lang, &class))
        },
    )
}

/// The steps of a lesson: the next one as a button, and all.
pub(super) fn steps(lang: Lang, class: &Class) -> (El, (El, Option<El>)) {
    let done = progress();
    let lesson = class.lesson();
    let is_done = |task: &&semailles_learn::Task| done.has(lesson.game, task.id);
    let next = class.tasks.iter().take_while(|task| is_done(task)).count();
    let all_done = next == class.steps();
    let words = match next {
        0 => text!(lang, t::LEARN_START),
        _ => text!(lang, t::LEARN_GO_ON),
    };
    let go = if all_done {
        let words = el("strong").kid(text!(lang, t::CLASS_DONE));
        el("p").class("verdict").kid((icon!("check"), words))
    } else {
        let link = el("a").class("button main-button");
        let link = link.attr("href", &format!("#{class}/{next}"));
        el("p")
            .class("buttons")
            .kid(link.kid((icon!("play"), words)))
    };
    let mut items: Vec<El> = Vec::new();
    for (i, task) in class.tasks.iter().enumerate() {
        let href = format!("#{class}/{i}");
        items.push(list::step(lang, i, lesson, task, &href, is_done(task)));
    }
    if let Some(level) = class.level {
        let item = el("a").class("item");
        let item = item.attr("href", &format!("#{class}/{}", class.tasks.len()));
        let words = text!(lang, t::CLASS_STEP_GAME, level = u32::from(level));
        let words = text!(lang, t::TASK_NUMBER, n = class.steps(), title = words);
        items.push(el("li").kid(item.kid(words)));
    }
    let quiet = (!class.preview).then(|| el("p").class("second").kid(text!(lang, t::CLASS_QUIET)));
    (go, (el("ol").class("menu").kid(items), quiet))
}

/// The game after the tasks: it goes on when the page is opened again.
fn game(lang: Lang, class: Class) -> El {
    let address = class.to_string();
    // The sum of the link is the key: each lesson has a game of its own.
    let key = format!("lesson{}", address.rsplit('/').next().unwrap_or_default());
    let kept = shelf::take(&key).filter(|session| !session.is_over());
    let session = kept.unwrap_or_else(|| {
        let game = semailles_games::game(&class.game).expect("a class has a game");
        let mut seats = vec![Seat::Computer(class.level.unwrap_or(1)); usize::from(game.players())];
        seats[0] = Seat::Person;
        Session::begin(&*game, seats)
    });
    let guide = GameGuide {
        address,
        preview: class.preview,
    };
    play::guided(lang, key, session, Box::new(guide))
}

/// In the game of a lesson nothing is said; the way back leads to the lesson.
struct GameGuide {
    address: String,
    preview: bool,
}

impl Guide for GameGuide {
    fn view(&self, _: Desk) -> El {
        el("div").flag("hidden", true)
    }

    fn rest(&self, _: Desk, _: u32) -> bool {
        false
    }

    fn back(&self) -> String {
        format!("#{}", self.address)
    }

    fn previews(&self) -> bool {
        self.preview
    }
}
