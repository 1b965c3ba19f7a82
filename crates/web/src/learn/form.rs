//! Where a teacher makes the link to a lesson.

use std::rc::Rc;

use semailles_learn::{Class, LESSONS, lesson};
use semailles_locale::{Lang, guide as t, learn_text, page, text};
use wasm_bindgen::JsCast;
use web_sys::HtmlInputElement;

use super::{class, list, taught};
use crate::dom::{El, Signal, el, memo, untrack};
use crate::icons::icon;
use crate::parts::{button, choice, main_button, row, second};
use crate::{browser, computer};

/// What has been chosen.
#[derive(Clone, Copy)]
struct Choice {
    game: Signal<&'static str>,
    /// Whether each task of the game is chosen.
    tasks: Signal<Vec<bool>>,
    level: Signal<Option<u8>>,
    preview: Signal<bool>,
    slow: Signal<bool>,
}

impl Choice {
    fn of(game: &str) -> Self {
        let lesson = lesson(game).unwrap_or(&LESSONS[3]);
        Self {
            game: Signal::new(lesson.game),
            tasks: Signal::new(vec![true; lesson.tasks.len()]),
            level: Signal::new(Some(1)),
            preview: Signal::new(true),
            slow: Signal::new(false),
        }
    }

    /// The lesson; `None` while there is nothing in it.
    fn class(self) -> Option<Class> {
        let mut class = Class::new(self.game.get()).ok()?;
        let chosen = self.tasks.get();
        let tasks = class.lesson().tasks.iter().zip(chosen);
        class.tasks = tasks.filter_map(|(task, on)| on.then_some(task)).collect();
        class.level = self.level.get();
        class.preview = self.preview.get();
        class.slow = self.slow.get();
        (class.steps() > 0).then_some(class)
    }
}

/// The form, with a game chosen, and below what a pupil will see.
pub(super) fn form(lang: Lang, game: &str) -> El {
    let choice = Choice::of(game);
    let back = match lesson(game) {
        Some(lesson) => format!("#learn/{}", lesson.game),
        None => "#learn".to_owned(),
    };
    taught(lang, el("main").class("plain learn"), move || {
        let class = memo(move || choice.class().map(Rc::new));
        let form = el("div")
            .class("sheet")
            .kid(games(lang, choice))
            .kids_by(move || tasks(lang, choice))
            .kid(level(lang, choice))
            .kid(check(
                "preview",
                text!(lang, t::CLASS_PREVIEW),
                choice.preview,
            ))
            .kid(check("slow", text!(lang, t::CLASS_SLOW), choice.slow));
        let made = el("div")
            .class("learn")
            .kids_by(move || made(lang, class.get().as_deref()));
        (
            list::bar(lang, &back, &text!(lang, t::CLASS_TITLE)),
            (second(text!(lang, t::CLASS_ABOUT)), (form, made)),
        )
    })
}

fn games(lang: Lang, chosen: Choice) -> El {
    let name = |id| semailles_locale::game(lang, id).map_or_else(String::new, |g| g.name);
    let games = LESSONS.iter().map(|l| (l.game.to_owned(), name(l.game)));
    let now = chosen.game.get_untracked();
    let field = choice("game", games.collect(), now, move |id| {
        if let Some(lesson) = lesson(&id) {
            chosen.tasks.set(vec![true; lesson.tasks.len()]);
            chosen.game.set(lesson.game);
        }
    });
    row("game", text!(lang, t::CLASS_GAME), field)
}

fn tasks(lang: Lang, chosen: Choice) -> El {
    let lesson = lesson(chosen.game.get()).expect("a game that is offered");
    let all = move |on: bool, words: String| {
        let set = move || chosen.tasks.set(vec![on; lesson.tasks.len()]);
        button().attr("type", "button").click(set).kid(words)
    };
    let boxes = lesson.tasks.iter().enumerate().map(|(i, task)| {
        let words = learn_text::task(lang, lesson.game, task.id);
        let title = words.map_or_else(String::new, |words| words.title);
        let id = format!("task-{i}");
        let field = el("input")
            .attr("type", "checkbox")
            .attr("id", &id)
            .follow(Box::new(move |field| {
                let on = chosen.tasks.with(|all| all.get(i).copied());
                let field: &HtmlInputElement = field.unchecked_ref();
                field.set_checked(on == Some(true));
            }))
            .on("change", move |event| {
                let on = checked(&event);
                chosen.tasks.update(|all| all[i] = on);
            });
        let title = text!(lang, t::TASK_NUMBER, n = i + 1, title = title);
        let label = el("label").attr("for", &id).kid(title);
        el("p").class("row check").kid((field, label))
    });
    let boxes: Vec<_> = untrack(|| boxes.collect());
    let quick = el("p")
        .class("buttons")
        .kid(all(true, text!(lang, t::CLASS_ALL)))
        .kid(all(false, text!(lang, t::CLASS_NONE)));
    el("fieldset")
        .class("tasks")
        .kid(el("legend").kid(text!(lang, t::CLASS_TASKS)))
        .kid((boxes, quick))
}

fn level(lang: Lang, chosen: Choice) -> El {
    let none = (String::new(), text!(lang, t::CLASS_NO_GAME));
    let levels = computer::LEVELS.map(|level| {
        let words = text!(lang, t::CLASS_PLAYS, level = u32::from(level));
        (level.to_string(), words)
    });
    let values = std::iter::once(none).chain(levels).collect();
    let now = chosen.level.get_untracked();
    let now = now.map_or_else(String::new, |level| level.to_string());
    let set = move |level: String| chosen.level.set(level.parse().ok());
    let field = choice("level", values, &now, set);
    row("level", text!(lang, t::CLASS_LEVEL), field)
}

fn check(id: &'static str, words: String, value: Signal<bool>) -> El {
    let field = el("input").attr("type", "checkbox").attr("id", id);
    let field = field
        .flag("checked", value.get_untracked())
        .on("change", move |event| value.set(checked(&event)));
    let label = el("label").attr("for", id).kid(words);
    el("p").class("row check").kid((field, label))
}

fn checked(event: &web_sys::Event) -> bool {
    let field: Option<HtmlInputElement> = event.target().map(JsCast::unchecked_into);
    field.is_some_and(|field| field.checked())
}

/// The link, ways to pass it on, and what it opens.
fn made(lang: Lang, class: Option<&Class>) -> El {
    let made = el("div").class("learn");
    let Some(class) = class else {
        let empty = el("p").class("trouble").attr("role", "status");
        return made.kid(empty.kid(text!(lang, t::CLASS_EMPTY)));
    };
    let address = format!("{}#{class}", browser::address());
    let told = Signal::new(String::new());
    let field = el("input")
        .attr("id", "class-link")
        .attr("type", "text")
        .flag("readonly", true)
        .attr("value", &address);
    let copied = address.clone();
    let copy = move || {
        browser::copy(&copied, move |worked| {
            let words = if worked {
                text!(lang, page::LINK_COPIED)
            } else {
                text!(lang, page::NOT_COPIED)
            };
            told.set(words);
        });
    };
    let copy = main_button()
        .click(copy)
        .kid((icon!("list"), text!(lang, t::CLASS_COPY)));
    let share = browser::can_share().then(|| {
        let share = button().click(move || browser::share("Semailles", &address));
        share.kid((icon!("share"), text!(lang, page::SHARE)))
    });
    let open = el("a")
        .class("button")
        .attr("href", &format!("#{class}"))
        .kid((icon!("open"), text!(lang, t::CLASS_OPEN)));
    let told_words = el("p").class("told").attr("role", "status");
    let name = semailles_locale::game(lang, class.lesson().game);
    let name = name.map_or_else(String::new, |words| words.name);
    let seen = el("section")
        .class("seen-lesson")
        .attr("aria-labelledby", "seen")
        .kid(el("h3").kid(text!(lang, t::CLASS_LESSON, game = name)))
        .kid(class::steps(lang, class));
    made.kid(row("class-link", text!(lang, t::CLASS_LINK), field))
        .kid(el("p").class("buttons").kid(copy).kid(share).kid(open))
        .kid(told_words.text_by(move || told.get()))
        .kid(el("h2").attr("id", "seen").kid(text!(lang, t::CLASS_SEEN)))
        .kid(seen)
}
