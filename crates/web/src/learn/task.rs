//! A task being played: its words, the answers of the others, the verdict, and the way to the next one.

use semailles_core::Player;
use semailles_core::link::Link;
use semailles_learn::{Attempt, Class, Lesson, Task, Verdict, lesson, task_fragment};
use semailles_locale::{Lang, guide as t, learn_text, text};
use semailles_session::{Seat, Session};

use super::{keep, list, progress, taught};
use crate::dom::{El, Signal, el};
use crate::icons::icon;
use crate::link::told;
use crate::parts::button;
use crate::play::{self, Desk, Guide};
use crate::{app, link};

/// `LESSON/TASK/g/1/…`: a task in an address.
pub(super) fn task(lang: Lang, rest: &str) -> Option<El> {
    let mut parts = rest.splitn(3, '/');
    let (id, task, game) = (parts.next()?, parts.next(), parts.next());
    // What is cut is told before what is unknown.
    if let Err(error) = link::read(game.unwrap_or_default()) {
        return Some(app::wrong_link(lang, &error, id));
    }
    let Some(lesson) = lesson(id) else {
        return app::linked(lang, game?.strip_prefix(Link::START)?);
    };
    match lesson.task(task.unwrap_or_default()) {
        Some(task) => Some(play(lang, lesson, task, None)),
        None => Some(list::tasks(lang, id, true)),
    }
}

/// A task on the table; in a class it is the step of that number.
pub(super) fn play(
    lang: Lang,
    lesson: &'static Lesson,
    task: &'static Task,
    class: Option<(Class, usize)>,
) -> El {
    let guide = TaskGuide {
        lesson,
        task,
        judged: Signal::new(None),
        class,
    };
    play::guided(lang, String::new(), begin(task), Box::new(guide))
}

/// The learner is to move; for all others their answers are given.
fn begin(task: &Task) -> Session {
    let link = Link::to(task.game, task.position).to_string();
    let mut session = link::read(&link).expect("the tests begin every task");
    let learner = session.turn();
    for player in (0..session.game().players()).map(Player) {
        if Some(player) != learner {
            session.set_seat(player, Seat::Computer(1));
        }
    }
    session
}

struct TaskGuide {
    lesson: &'static Lesson,
    task: &'static Task,
    /// How the attempt ended.
    judged: Signal<Option<Verdict>>,
    class: Option<(Class, usize)>,
}

impl Guide for TaskGuide {
    fn rest(&self, desk: Desk, _: u32) -> bool {
        let (own, played) = desk.session.with_untracked(|s| {
            let learner = s.plies().first().and_then(|ply| ply.mover);
            let own = s.plies().iter().filter(|ply| ply.mover == learner);
            let own: Vec<_> = own.map(|ply| ply.text.clone()).collect();
            (own, s.plies().len())
        });
        let mut attempt = Attempt::new(self.task);
        for text in &own {
            match attempt.play(text) {
                Ok(Verdict::GoesOn) => {}
                Ok(verdict) => {
                    if verdict == Verdict::Reached {
                        let mut done = progress();
                        done.add(self.lesson.game, self.task.id);
                        keep(&done);
                    }
                    self.judged.set(Some(verdict));
                    return true;
                }
                Err(_) => return false,
            }
        }
        self.judged.set(None);
        let answer = attempt.line().plies().get(played).and_then(|ply| {
            let read = |s: &Session| s.run().read_move(&ply.text).ok();
            desk.session.with_untracked(read)
        });
        match answer {
            Some(m) => desk.play(m),
            None => return false,
        }
        true
    }

    fn view(&self, desk: Desk) -> El {
        let lang = desk.lang;
        let (lesson, task, judged) = (self.lesson, self.task, self.judged);
        let quiet = !self.previews();
        let class = self.class.clone();
        let section = el("section")
            .class("task")
            .attr("aria-labelledby", "task-title");
        taught(lang, section, move || {
            let words = learn_text::task(lang, lesson.game, task.id);
            let words = words.expect("the tests look for every text");
            let within = text!(lang, t::TASK_WITHIN, n = task.within);
            let heading = el("h2").attr("id", "task-title").kid(words.title);
            let quiet = quiet.then(|| el("p").class("second").kid(text!(lang, t::CLASS_QUIET)));
            let class = class.clone();
            let next = el("p").class("buttons").kids_by(move || {
                let reached = judged.get() == Some(Verdict::Reached);
                reached.then(|| next(lang, lesson, task, class.as_ref()))
            });
            let again = button()
                .flag_by("hidden", move || {
                    desk.session.with(|s| s.plies().is_empty())
                })
                .click(move || desk.begin_again())
                .kid((icon!("again"), text!(lang, t::TASK_AGAIN)));
            let verdict = el("p").class("verdict").attr("role", "status");
            (
                (heading, el("p").kid(format!("{} {within}", words.ask))),
                (
                    (quiet, verdict.kids_by(move || said(lang, judged.get()))),
                    (next.kid(again), helps(lang, lesson, task, words.hint)),
                ),
            )
        })
    }

    fn back(&self) -> String {
        match &self.class {
            Some((class, _)) => format!("#{class}"),
            None => format!("#learn/{}", self.lesson.game),
        }
    }

    fn is_game(&self) -> bool {
        false
    }

    fn previews(&self) -> bool {
        self.class.as_ref().is_none_or(|(class, _)| class.preview)
    }
}

fn said(lang: Lang, verdict: Option<Verdict>) -> Option<(El, El)> {
    let (icon, message) = match verdict? {
        Verdict::Reached => (icon!("check"), t::TASK_REACHED),
        Verdict::Missed | Verdict::GoesOn => (icon!("close"), t::TASK_MISSED),
    };
    Some((icon, el("span").kid(text!(lang, message))))
}

/// A hint, then a solution, for who opens them.
fn helps(lang: Lang, lesson: &Lesson, task: &Task, hint: String) -> El {
    let about = format!("{}#task-{}", told(lang, lesson.game), task.id);
    let about = el("a").attr("href", &about).kid(text!(lang, t::TASK_ABOUT));
    let closed = |words, inside: El| {
        let summary = el("summary").kid(words);
        el("details").kid(summary).kid(inside)
    };
    let moves = el("p").kid(el("b").kid(task.witness.join(" · ")));
    let solution = el("div").kid(moves).kid(el("p").kid(about));
    el("div")
        .class("helps")
        .kid(closed(text!(lang, t::TASK_HINT), el("p").kid(hint)))
        .kid(closed(text!(lang, t::TASK_SOLUTION), solution))
}

/// The way on, once the goal is reached.
fn next(lang: Lang, lesson: &'static Lesson, task: &Task, class: Option<&(Class, usize)>) -> El {
    let link = |href: &str, words| {
        let link = el("a").class("button main-button");
        link.attr("href", href).kid(words)
    };
    if let Some((class, n)) = class {
        return match n + 1 {
            next if next < class.steps() => {
                link(&format!("#{class}/{next}"), text!(lang, t::TASK_NEXT))
            }
            _ => link(&format!("#{class}"), text!(lang, t::CLASS_DONE)),
        };
    }
    match progress().after(lesson, task.id) {
        Some(next) => {
            let next = format!("#{}", task_fragment(lesson.game, next));
            link(&next, text!(lang, t::TASK_NEXT))
        }
        None => link(
            &format!("#first/{}", lesson.game),
            text!(lang, t::FIRST_TITLE),
        ),
    }
}
