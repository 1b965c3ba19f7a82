//! The guided first game.

use maud::{Markup, html};
use semailles_learn::{Attempt, Lesson, Task, task_fragment};
use semailles_locale::{learn as t, learn_text, story, text};

use crate::address::Page;
use crate::board;
use crate::shell::{self, permalink};

/// All tasks of a game.
pub(crate) fn tasks(page: &Page, lesson: &Lesson) -> Markup {
    let lang = page.lang;
    html! {
        section #tasks {
            h2 { (text!(lang, t::TASKS_TITLE)) }
            p { (text!(lang, t::TASKS_ABOUT)) }
            p.actions {
                a.button.main-button href=(page.program(&format!("learn/{}", page.game))) {
                    (text!(lang, t::TASKS_START))
                }
                a.button href=(page.program(&format!("class/{}", page.game))) { (text!(lang, t::TASKS_CLASS)) }
            }
            @for (i, task) in lesson.tasks.iter().enumerate() { (one(page, i + 1, task)) }
            p {
                (text!(lang, t::THEN_PLAY)) " "
                a href=(page.program(&format!("first/{}", page.game))) {
                    (text!(lang, t::PLAY, name = shell::name(page)))
                }
            }
        }
    }
}

/// A task. Its attributes are all a program needs to let it be played on this page.
fn one(page: &Page, n: usize, task: &'static Task) -> Markup {
    let lang = page.lang;
    let words = learn_text::task(lang, page.game, task.id).expect("the tests look for every text");
    let id = format!("task-{}", task.id);
    let goal: Vec<String> = task.goal.iter().map(ToString::to_string).collect();
    let mut attempt = Attempt::new(task);
    let start = attempt.line().start().picture();
    let turn = story::turn(
        lang,
        attempt.line().game(),
        attempt.line().start().to_move(),
    );
    let empty_board = board::still(lang, attempt.line().game(), &start);
    for text in task.witness {
        attempt.play(text).expect("the tests play every witness");
    }
    html! {
        article.task id=(id) data-task=(task.id) data-game=(task.game) data-position=[task.position]
            data-goal=(goal.join(" ")) data-within=(task.within) {
            h3 { (text!(lang, t::TASK_NUMBER, n = n, title = words.title.as_str())) " " (permalink(lang, &id)) }
            p { (words.ask) " " (text!(lang, t::WITHIN, n = task.within)) }
            div.single { (empty_board) p { (turn) } }
            p { a href=(page.program(&task_fragment(page.game, task))) { (text!(lang, t::TRY)) } }
            details { summary { (text!(lang, t::HINT)) } p { (words.hint) } }
            details {
                summary { (text!(lang, t::SOLUTION)) }
                (board::strip(lang, attempt.line(), &words.title))
            }
        }
    }
}
