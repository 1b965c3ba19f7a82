//! Whether devices on a hotspot see each other: tried from the one that is asked, told to whoever wants to play.

use std::cell::RefCell;
use std::rc::Rc;

use semailles_locale::{Lang, online as t, text};
use semailles_wire::online::{ToClient, ToServer};
use semailles_wire::{decode, encode};

use super::line::now;
use super::qr;
use super::socket::{Heard, Socket};
use crate::app::title;
use crate::browser;
use crate::dom::{El, Signal, after, el, on_cleanup, window};
use crate::icons::icon;
use crate::parts::{button, link, second};

/// How often the server is asked who has come, in milliseconds.
const AGAIN: i32 = 2000;

/// After how long without anybody help is offered, in milliseconds.
const LONELY: u64 = 30_000;

/// After how long without an answer a trial has failed, in milliseconds.
const PATIENCE: i32 = 8000;

/// How a trial stands.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Trial {
    Runs,
    /// It has worked, with so many milliseconds there and back.
    Worked(u32),
    Failed,
}

/// What the server tells of itself: the addresses at which it is reached, and who has come lately.
#[derive(Clone, Default, PartialEq, Eq)]
struct Nearby {
    addresses: Vec<String>,
    came: Vec<String>,
}

/// Whether the page comes from this very device.
fn is_the_server() -> bool {
    let host = window().location().hostname().unwrap_or_default();
    host == "localhost" || host.starts_with("127.") || host == "[::1]"
}

pub(super) fn near(lang: Lang) -> El {
    let bar = el("header")
        .class("bar")
        .kid(link("#p", &text!(lang, t::OWN_GAMES), icon!("back")))
        .kid(title(&text!(lang, t::NEAR)));
    let main = el("main").class("plain").kid(bar);
    if is_the_server() {
        main.kid(here(lang))
    } else {
        main.kid(there(lang))
    }
}

/// On the device that serves: how the others come, and who has.
fn here(lang: Lang) -> El {
    let nearby = Signal::new(None::<Nearby>);
    let began = now();
    let lonely = Signal::new(false);
    watch(nearby, lonely, began);
    el("div").class("sheet").kids_by(move || {
        let Some(near) = nearby.get() else {
            return vec![el("p").kid(text!(lang, t::NEAR_TRYING))];
        };
        if near.addresses.is_empty() {
            return vec![el("p").kid(text!(lang, t::NEAR_ALONE))];
        }
        let steps = el("ol")
            .class("steps")
            .kid(el("li").kid(text!(lang, t::NEAR_STEP_NETWORK)))
            .kid(el("li").kid(text!(lang, t::NEAR_STEP_OPEN)));
        let first = format!("{}#p/near", near.addresses[0]);
        let addresses = near.addresses.iter().map(|a| el("li").kid(a.as_str()));
        let came = if near.came.is_empty() {
            let words = if lonely.get() {
                text!(lang, t::NEAR_NOBODY)
            } else {
                text!(lang, t::NEAR_WAITING)
            };
            el("p").class("asked").attr("role", "status").kid(words)
        } else {
            let n = near.came.len() as u32;
            let words = text!(lang, t::NEAR_CAME, n = n, who = near.came.join(", "));
            el("p")
                .class("asked good")
                .attr("role", "status")
                .kid((icon!("check"), el("span").kid(words)))
        };
        let code = qr::picture(&first, &text!(lang, t::QR_ABOUT));
        let mut parts = vec![steps];
        parts.extend(code);
        parts.push(
            el("ul")
                .class("addresses")
                .kid(addresses.collect::<Vec<_>>()),
        );
        parts.push(came);
        parts
    })
}

/// Asks again and again, for as long as somebody looks.
fn watch(nearby: Signal<Option<Nearby>>, lonely: Signal<bool>, began: u64) {
    browser::fetch_text("nearby", move |text| {
        let text = text.unwrap_or_default();
        let lines = |word: &str| -> Vec<String> {
            let lines = text.lines().filter_map(|line| line.split_once(' '));
            let ours = lines.filter(|(kind, _)| *kind == word);
            ours.map(|(_, rest)| rest.to_owned()).collect()
        };
        let found = Some(Nearby {
            addresses: lines("at"),
            came: lines("came"),
        });
        if nearby.try_with_untracked(|before| *before != found) == Some(true) {
            nearby.set(found);
        }
        if now() > began + LONELY && lonely.try_with_untracked(|l| *l) == Some(false) {
            lonely.set(true);
        }
        after(AGAIN, move || {
            if nearby.try_with_untracked(|_| ()).is_some() {
                watch(nearby, lonely, began);
            }
        });
    });
}

/// On another device: whether the server is reached, and lines stay open.
fn there(lang: Lang) -> El {
    let (page_reached, line) = (Signal::new(Trial::Runs), Signal::new(Trial::Runs));
    try_all(page_reached, line);
    let row = move |trial: Signal<Trial>, what: String| {
        el("p").attr("role", "status").kids_by(move || {
            let (class, icon, words) = match trial.get() {
                Trial::Runs => ("asked", icon!("sending"), text!(lang, t::NEAR_TRYING)),
                Trial::Worked(ms) => (
                    "asked good",
                    icon!("check"),
                    text!(lang, t::NEAR_WORKED, ms = ms),
                ),
                Trial::Failed => ("asked bad", icon!("close"), text!(lang, t::NEAR_FAILED)),
            };
            let words = el("span").kid(format!("{what} {words}"));
            el("span").class(class).kid((icon, words))
        })
    };
    let verdict = move || match (page_reached.get(), line.get()) {
        (Trial::Worked(_), Trial::Worked(_)) => text!(lang, t::NEAR_GOOD),
        (Trial::Runs, _) | (_, Trial::Runs) => String::new(),
        _ => text!(lang, t::NEAR_BAD),
    };
    let again = button()
        .click(move || {
            page_reached.set(Trial::Runs);
            line.set(Trial::Runs);
            try_all(page_reached, line);
        })
        .kid((icon!("again"), text!(lang, t::NEAR_AGAIN)));
    let host = window().location().host().unwrap_or_default();
    el("div")
        .class("sheet")
        .kid(second(text!(lang, t::NEAR_FROM, host = host)))
        .kid(row(page_reached, text!(lang, t::NEAR_PAGE)))
        .kid(row(line, text!(lang, t::NEAR_LINE)))
        .kid(el("p").attr("role", "status").text_by(verdict))
        .kid(el("p").kid(again))
}

fn try_all(page_reached: Signal<Trial>, line: Signal<Trial>) {
    let began = now();
    browser::fetch_text("healthz", move |text| {
        let good = text.is_some_and(|text| text.starts_with("ok"));
        let took = (now() - began) as u32;
        page_reached.set(if good {
            Trial::Worked(took)
        } else {
            Trial::Failed
        });
    });
    let held: Rc<RefCell<Option<Socket>>> = Rc::default();
    let open = Rc::downgrade(&held);
    let socket = Socket::open(move |heard| {
        let Some(open) = open.upgrade() else { return };
        match heard {
            Heard::Opened => {
                if let Some(socket) = &*open.borrow() {
                    socket.send(&encode(&ToServer::Ping(1)));
                }
            }
            Heard::Message(bytes) => {
                if let Ok(ToClient::Pong { .. }) = decode(&bytes) {
                    line.set(Trial::Worked((now() - began) as u32));
                    open.borrow_mut().take();
                }
            }
            Heard::Closed => line.set(Trial::Failed),
        }
    });
    if socket.is_none() {
        line.set(Trial::Failed);
    }
    *held.borrow_mut() = socket;
    let late = held.clone();
    after(PATIENCE, move || {
        if late.borrow_mut().take().is_some() {
            line.set(Trial::Failed);
        }
    });
    on_cleanup(move || drop(held.borrow_mut().take()));
}
