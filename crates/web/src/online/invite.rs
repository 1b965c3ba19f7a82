//! The one link that brings the others: to copy, to share, to photograph.

use semailles_locale::{Lang, online as t, page, text};
use semailles_session::online::Client;
use semailles_wire::online::GameId;

use super::qr;
use super::remote::Remote;
use crate::browser;
use crate::dom::{El, Signal, el, memo};
use crate::icons::icon;
use crate::parts::{button, main_button};

/// The link to a game: whoever opens it takes a free seat or watches.
pub(super) fn link_to(game: GameId) -> String {
    format!("{}?p={game}", browser::folder())
}

/// While a seat is free: how to bring somebody.
pub(super) fn invite(remote: &Remote) -> El {
    let lang = remote.lang;
    // Outside of an invitation: `None`. Before the server has made the game there is no link yet.
    let wanted = {
        let remote = remote.clone();
        memo(move || remote.watch(wanted))
    };
    el("div").attr("id", "invite").kids_by(move || {
        Some(match wanted.get()? {
            Some(game) => el("div")
                .class("asked invite")
                .kid(el("p").kid(text!(lang, t::SEND_LINK)))
                .kid(ways(lang, &link_to(game), text!(lang, t::INVITATION))),
            None => el("p")
                .class("asked")
                .attr("role", "status")
                .kid(text!(lang, t::LINK_COMES)),
        })
    })
}

#[allow(
    clippy::option_option,
    reason = "no invitation, and one without a link yet"
)]
fn wanted(client: &Client) -> Option<Option<GameId>> {
    let Some(table) = client.table() else {
        return Some(client.game());
    };
    client.seat()?;
    let free = table.chairs().iter().any(|chair| chair.is_free());
    (free && !table.is_over()).then(|| client.game())
}

/// A link with all ways to pass it on that this browser has.
pub(super) fn ways(lang: Lang, link: &str, title: String) -> El {
    let told = Signal::new(String::new());
    let seen = Signal::new(false);
    let field = el("input")
        .class("link")
        .attr("type", "text")
        .attr("readonly", "")
        .attr("value", link)
        .attr("aria-label", &text!(lang, t::THE_LINK));
    let field = field.on("focus", |event| {
        if let Some(field) = event.target() {
            let field: web_sys::HtmlInputElement = wasm_bindgen::JsCast::unchecked_into(field);
            field.select();
        }
    });
    let copied = link.to_owned();
    let copy = move || {
        browser::copy(&copied, move |worked| {
            told.set(if worked {
                text!(lang, t::COPIED)
            } else {
                text!(lang, page::NOT_COPIED)
            });
        });
    };
    let shared = link.to_owned();
    let share = browser::can_share().then(|| {
        button()
            .click(move || browser::share(&title, &shared))
            .kid((icon!("share"), text!(lang, page::SHARE)))
    });
    let shown = link.to_owned();
    let code = move || {
        seen.get()
            .then(|| qr::picture(&shown, &text!(lang, t::QR_ABOUT)))
    };
    let show = button()
        .attr_by("aria-expanded", move || seen.get().to_string())
        .click(move || seen.update(|s| *s = !*s))
        .kid((icon!("qr"), text!(lang, t::QR)));
    let copy = main_button()
        .click(copy)
        .kid((icon!("list"), text!(lang, t::COPY)));
    el("div")
        .class("ways")
        .kid(field)
        .kid(el("p").class("buttons").kid((copy, (share, show))))
        .kid(
            el("p")
                .class("told")
                .attr("role", "status")
                .text_by(move || told.get()),
        )
        .kids_by(code)
}
