//! Sheets that lie over the page: the browser keeps the focus inside, and gives it back.

use semailles_locale::{Lang, page, text};
use wasm_bindgen::JsCast;
use web_sys::HtmlDialogElement;

use crate::dom::{El, Signal, el, soon};
use crate::icons::icon;
use crate::parts::tool;

/// A sheet that is open.
#[derive(Clone, Copy)]
pub(crate) struct Sheet(Signal<El>);

impl Sheet {
    /// A sheet, and its element to be filled; `title` is the id of its title. It says in `open` that it was closed.
    pub(crate) fn new(open: Signal<bool>, title: &str) -> (Self, El) {
        let dialog = el("dialog").class("sheet").attr("aria-labelledby", title);
        let dialog = dialog.on("close", move |_| open.set(false));
        let element = dialog.0.clone();
        // Only what is in the page can be shown.
        soon(move || {
            let dialog: &HtmlDialogElement = element.unchecked_ref();
            if !dialog.open() && dialog.show_modal().is_err() {
                dialog.set_open(true);
            }
        });
        (Self(Signal::new(dialog.clone())), dialog)
    }

    /// What stands above everything in it: its title, under the id that was named, and what closes it.
    pub(crate) fn bar(self, lang: Lang, id: &str, title: String) -> El {
        let close = tool()
            .attr("aria-label", &text!(lang, page::CLOSE))
            .click(move || self.close());
        el("header")
            .class("bar")
            .kid(el("h2").attr("id", id).kid(title))
            .kid(close.kid(icon!("close")))
    }

    /// Closes it; its `close` event does the rest.
    pub(crate) fn close(self) {
        let close = |dialog: &El| dialog.0.unchecked_ref::<HtmlDialogElement>().close();
        self.0.try_with_untracked(close);
    }
}
