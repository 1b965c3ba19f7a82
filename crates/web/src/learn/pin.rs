//! How a kiosk is set up, and how the staff leaves it.

use std::cell::Cell;

use semailles_locale::{Lang, guide as t, text};

use super::{list, taught};
use crate::dom::{El, Signal, el};
use crate::icons::icon;
use crate::parts::{button, choice, main_button, row, second};
use crate::sheet::Sheet;
use crate::{browser, computer, storage};

/// Under which key the kiosk is kept. While it is, every address of the page opens the kiosk (`browser::here`).
const KEY: &str = "kiosk";

/// So often may somebody guess; then they wait for so many milliseconds.
const GUESSES: u32 = 5;
const WAIT: f64 = 60_000.0;

thread_local! {
    /// Where the browser keeps nothing.
    static HERE: Cell<Option<Staff>> = const { Cell::new(None) };
}

/// What the staff has set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Staff {
    /// The code, with a 1 before it: zeros at its beginning count.
    code: u32,
    /// After so many seconds without a touch the kiosk asks whether anybody is there.
    pub(super) idle: u32,
    /// How the computer plays.
    pub(super) level: u8,
    /// The language it comes back to.
    pub(super) lang: Lang,
}

/// The number of a code of 4 to 8 digits.
fn code(text: &str) -> Option<u32> {
    let digits = text.bytes().all(|b| b.is_ascii_digit());
    let fits = digits && (4..=8).contains(&text.len());
    fits.then(|| format!("1{text}").parse().ok()).flatten()
}

impl Staff {
    /// What is kept; `None` where no kiosk has been set up.
    pub(super) fn kept() -> Option<Self> {
        if let Some(here) = HERE.get() {
            return Some(here);
        }
        let text = storage::get(KEY)?;
        let mut parts = text.split(' ');
        let mut number = || parts.next()?.parse::<u32>().ok();
        let (code, idle, level) = (number()?, number()?, number()?);
        Some(Self {
            code,
            idle,
            level: level as u8,
            lang: Lang::from_tag(parts.next()?)?,
        })
    }

    /// Keeps it. Says whether the browser does.
    fn keep(self) -> bool {
        HERE.set(Some(self));
        let (code, idle, level) = (self.code, self.idle, self.level);
        let text = format!("{code} {idle} {level} {}", self.lang.tag());
        storage::set(KEY, &text).is_ok()
    }

    fn forget() {
        HERE.set(None);
        storage::remove(KEY);
    }
}

/// Where the staff sets it up.
pub(super) fn set_up(lang: Lang, staff: Signal<Option<Staff>>) -> El {
    taught(lang, el("main").class("plain learn"), move || {
        let written = Signal::new(String::new());
        let idle = Signal::new(60);
        let level = Signal::new(1);
        let wrong = Signal::new(false);
        let seconds = |n: u32| (n.to_string(), text!(lang, t::KIOSK_SECONDS, n = n));
        let idles = [30, 60, 120, 300].map(seconds).into();
        let levels = computer::LEVELS.map(|n| {
            let words = text!(lang, t::KIOSK_LEVEL_IS, n = u32::from(n));
            (n.to_string(), words)
        });
        let begin = move |event: web_sys::Event| {
            event.prevent_default();
            let Some(code) = code(&written.get_untracked()) else {
                wrong.set(true);
                return;
            };
            let set = Staff {
                code,
                idle: idle.get_untracked(),
                level: level.get_untracked(),
                lang,
            };
            set.keep();
            browser::fill_screen();
            staff.set(Some(set));
        };
        let forgets = storage::set("probe", "").is_err().then(|| {
            let words = text!(lang, t::KIOSK_FORGETS);
            el("p").class("trouble").kid(words)
        });
        let wrong_words = move || {
            let words = || text!(lang, t::KIOSK_PIN_WRONG_FORM);
            wrong.get().then(words).unwrap_or_default()
        };
        let begin_button = main_button().attr("type", "submit");
        let begin_button = begin_button.kid((icon!("play"), text!(lang, t::KIOSK_BEGIN)));
        let idle_row = choice("idle", idles, "60", move |n| {
            idle.set(n.parse().unwrap_or(60));
        });
        let level_row = choice("level", levels.collect(), "1", move |n| {
            level.set(n.parse().unwrap_or(1));
        });
        let form = el("form")
            .class("sheet")
            .on("submit", begin)
            .kid(row(
                "staff-code",
                text!(lang, t::KIOSK_PIN),
                digits(written),
            ))
            .kid(
                el("p")
                    .class("trouble")
                    .attr("role", "alert")
                    .text_by(wrong_words),
            )
            .kid(row("idle", text!(lang, t::KIOSK_IDLE), idle_row))
            .kid(row("level", text!(lang, t::KIOSK_LEVEL), level_row))
            .kid((forgets, el("p").kid(begin_button)));
        let home = browser::folder();
        (
            list::bar(lang, &home, &text!(lang, t::KIOSK_TITLE)),
            (second(text!(lang, t::KIOSK_ABOUT)), form),
        )
    })
}

/// A field for a code.
fn digits(written: Signal<String>) -> El {
    el("input")
        .attr("id", "staff-code")
        .attr("type", "password")
        .attr("inputmode", "numeric")
        .attr("autocomplete", "off")
        .attr("maxlength", "8")
        .change("input", move |text| written.set(text))
}

/// Asks the staff for their code, and lets them go.
pub(super) fn leave(lang: Lang, staff: Staff, open: Signal<bool>, tries: Signal<(u32, f64)>) -> El {
    let (sheet, dialog) = Sheet::new(open, "staff-title");
    let written = Signal::new(String::new());
    let said = Signal::new(String::new());
    let try_it = move |event: web_sys::Event| {
        event.prevent_default();
        let (wrong, last) = tries.get_untracked();
        if wrong >= GUESSES && browser::now() < last + WAIT {
            said.set(text!(lang, t::KIOSK_WAIT));
            return;
        }
        if code(&written.get_untracked()) == Some(staff.code) {
            Staff::forget();
            browser::open(&browser::folder());
            return;
        }
        let wrong = if wrong >= GUESSES { 0 } else { wrong };
        tries.set((wrong + 1, browser::now()));
        said.set(text!(lang, t::KIOSK_WRONG));
    };
    let bar = sheet.bar(lang, "staff-title", text!(lang, t::KIOSK_STAFF));
    let leave = button()
        .attr("type", "submit")
        .kid(text!(lang, t::KIOSK_LEAVE));
    let form = el("form")
        .class("sheet")
        .on("submit", try_it)
        .kid(row(
            "staff-code",
            text!(lang, t::KIOSK_CODE),
            digits(written),
        ))
        .kid(
            el("p")
                .class("trouble")
                .attr("role", "alert")
                .text_by(move || said.get()),
        )
        .kid(el("p").kid(leave));
    dialog.kid(bar).kid(form)
}
