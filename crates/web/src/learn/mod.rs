//! Learning in the page: tasks and a first game with a guide, lessons for a class, boards in the pages of the games, and
//! the page as a kiosk. Only the whole program has it.

mod class;
mod first;
mod form;
mod kiosk;
mod list;
mod pin;
mod step;
mod task;

use semailles_learn::Progress;
use semailles_locale::Lang;
use semailles_locale::fetched::{self, Pack};

use crate::app::View;
use crate::dom::{El, Signal, untrack};
use crate::{browser, storage, texts};

/// The views of this part.
pub(crate) const VIEWS: &[View] = &[
    View {
        at: "learn",
        show: |lang, _| Some(list::games(lang)),
    },
    View {
        at: "learn/",
        show: |lang, id| Some(list::tasks(lang, id, false)),
    },
    View {
        at: "t/",
        show: task::task,
    },
    View {
        at: "first/",
        show: first::begin,
    },
    View {
        at: "guided/",
        show: first::guided,
    },
    View {
        at: "l/",
        show: class::class,
    },
    View {
        at: "class",
        show: |lang, _| Some(form::form(lang, "")),
    },
    View {
        at: "class/",
        show: |lang, id| Some(form::form(lang, id)),
    },
    View {
        at: "?step/",
        show: step::step,
    },
    View {
        at: "?kiosk/",
        show: |lang, _| Some(kiosk::kiosk(lang)),
    },
];

/// Under which key the progress is kept.
const PROGRESS: &str = "lessons";

/// Which tasks have been done in this browser.
fn progress() -> Progress {
    Progress::read(&storage::get(PROGRESS).unwrap_or_default())
}

/// Keeps which tasks have been done, if the browser lets it.
fn keep(progress: &Progress) {
    let _ = storage::set(PROGRESS, &progress.to_string());
}

/// Fills an element once the words that teach have come.
fn taught<C: crate::dom::Child + 'static>(
    lang: Lang,
    element: El,
    make: impl Fn() -> C + 'static,
) -> El {
    let ready = Signal::new(fetched::has(lang, Pack::Teach));
    if !ready.get_untracked() {
        texts::with(lang, Pack::Teach, move || {
            ready.set(true);
            // The title was not there when the view was opened.
            browser::focus_soon("title");
        });
    }
    element.kids_by(move || ready.get().then(|| untrack(&make)))
}
