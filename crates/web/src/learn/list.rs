//! What there is to learn: the games, and the tasks of one.

use semailles_learn::{LESSONS, Lesson, Progress, Task, lesson, task_fragment};
use semailles_locale::{Lang, guide as t, learn_text, page, text};

use super::{keep, progress, taught};
use crate::app::title;
use crate::browser;
use crate::dom::{El, Signal, el};
use crate::icons::icon;
use crate::link::told;
use crate::parts::{button, link, second};

/// All games, with how far one has come in each.
pub(super) fn games(lang: Lang) -> El {
    taught(lang, el("main").class("plain learn"), move || {
        let done = progress();
        let items = LESSONS.iter().map(|lesson| game(lang, lesson, &done));
        let class = el("a").attr("href", "#class");
        let class = class.kid(text!(lang, t::LEARN_CLASS));
        let kiosk = el("a").attr("href", &format!("{}?kiosk", browser::folder()));
        let kiosk = kiosk.kid(text!(lang, t::KIOSK_TITLE));
        let more = el("ul").class("ways");
        (
            bar(lang, "#", &text!(lang, page::LEARN)),
            (
                el("p").kid(text!(lang, t::LEARN_ALL_ABOUT)),
                (
                    el("ul").class("menu").kid(items.collect::<Vec<_>>()),
                    more.kid(el("li").kid(class)).kid(el("li").kid(kiosk)),
                ),
            ),
        )
    })
}

fn game(lang: Lang, lesson: &Lesson, done: &Progress) -> El {
    let words = semailles_locale::game(lang, lesson.game);
    let name = words.map_or_else(String::new, |words| words.name);
    let count = text!(
        lang,
        t::LEARN_COUNT,
        n = done.count(lesson),
        of = lesson.tasks.len()
    );
    let item = el("a")
        .class("item")
        .attr("data-board", lesson.game)
        .attr("href", &format!("#learn/{}", lesson.game))
        .kid(el("span").class("chip").attr("aria-hidden", "true"))
        .kid(el("strong").kid(name))
        .kid(el("span").class("count").kid(count));
    el("li").kid(item)
}

/// The tasks of a game; `unknown`: one was asked for that there is not.
pub(super) fn tasks(lang: Lang, id: &str, unknown: bool) -> El {
    let Some(lesson) = lesson(id) else {
        return games(lang);
    };
    crate::app::name_window(lang, lesson.game);
    let again = Signal::new(());
    let main = el("main").class("plain learn");
    taught(lang, main.attr("data-board", lesson.game), move || {
        let words = semailles_locale::game(lang, lesson.game);
        let name = words.map_or_else(String::new, |words| words.name);
        let heading = text!(lang, page::LEARN_GAME, game = name.as_str());
        let unknown = unknown.then(|| {
            let said = el("p").class("trouble").attr("role", "alert");
            said.kid(text!(lang, t::TASK_UNKNOWN))
        });
        let list = el("div").class("learn").kids_by(move || {
            again.get();
            listed(lang, lesson, again)
        });
        (
            bar(lang, "#learn", &heading),
            (unknown, (second(text!(lang, t::LEARN_ABOUT)), list)),
        )
    })
}

fn listed(lang: Lang, lesson: &'static Lesson, again: Signal<()>) -> (Option<El>, (El, El)) {
    let done = progress();
    let next = done.next(lesson).map(|task| {
        let words = match done.count(lesson) {
            0 => text!(lang, t::LEARN_START),
            _ => text!(lang, t::LEARN_GO_ON),
        };
        let link = el("a").class("button main-button");
        let link = link.attr("href", &format!("#{}", task_fragment(lesson.game, task)));
        el("p")
            .class("buttons")
            .kid(link.kid((icon!("play"), words)))
    });
    let all_done = next.is_none().then(|| {
        let words = el("strong").kid(text!(lang, t::TASK_ALL_DONE));
        el("p").class("verdict").kid((icon!("check"), words))
    });
    let items = lesson.tasks.iter().enumerate().map(|(i, task)| {
        let href = format!("#{}", task_fragment(lesson.game, task));
        step(lang, i, lesson, task, &href, done.has(lesson.game, task.id))
    });
    let first = el("a")
        .class("button")
        .attr("href", &format!("#first/{}", lesson.game))
        .kid((icon!("people"), text!(lang, t::FIRST_TITLE)));
    let link = |href: &str, words| el("li").kid(el("a").attr("href", href).kid(words));
    let forget = (done.count(lesson) > 0).then(|| {
        let forget = button().click(move || {
            let mut done = progress();
            done.forget(lesson.game);
            keep(&done);
            again.set(());
        });
        el("li").kid(forget.kid(text!(lang, t::LEARN_FORGET)))
    });
    let ways = el("ul")
        .class("ways")
        .kid(link(&told(lang, lesson.game), text!(lang, t::LEARN_READ)))
        .kid(link(
            &format!("#class/{}", lesson.game),
            text!(lang, t::LEARN_CLASS),
        ))
        .kid(forget);
    let then = el("div")
        .class("learn")
        .kid(el("h2").kid(text!(lang, t::LEARN_THEN)))
        .kid(el("p").kid(first))
        .kid(second(text!(lang, t::FIRST_ABOUT)))
        .kid(ways);
    let list = el("ol").class("menu").kid(items.collect::<Vec<_>>());
    (next.or(all_done), (list, then))
}

/// One thing to do, in a list.
pub(super) fn step(
    lang: Lang,
    i: usize,
    lesson: &Lesson,
    task: &Task,
    href: &str,
    done: bool,
) -> El {
    let words = learn_text::task(lang, lesson.game, task.id);
    let title = words.map_or_else(|| task.id.to_owned(), |words| words.title);
    let title = text!(lang, t::TASK_NUMBER, n = i + 1, title = title);
    let item = el("a").class("item").attr("href", href).kid(title);
    let done = done.then(|| {
        let mark = el("span").class("count");
        mark.kid((icon!("check"), text!(lang, t::LEARN_DONE)))
    });
    el("li").kid(item.kid(done))
}

/// The bar of a view: the way back, and its title.
pub(super) fn bar(lang: Lang, back: &str, words: &str) -> El {
    el("header")
        .class("bar")
        .kid(link(back, &text!(lang, page::BACK), icon!("back")))
        .kid(title(words))
}
