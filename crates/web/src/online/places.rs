//! For whoever has come by a link: a seat to take, or to watch.

use semailles_core::Player;
use semailles_locale::{online as t, story, text};

use super::news::{name_field, own_name};
use super::remote::Remote;
use crate::browser;
use crate::dom::{El, Signal, el, memo};
use crate::parts::{button, main_button, row, second};

/// What is offered to somebody without a seat.
#[derive(Clone, PartialEq)]
struct Offered {
    /// The seats that are free, and what their players are called.
    free: Vec<(u8, String)>,
    over: bool,
    /// Whether the server has not yet answered.
    asked: bool,
}

pub(super) fn places(remote: &Remote) -> El {
    let lang = remote.lang;
    let offered = {
        let remote = remote.clone();
        memo(move || {
            remote.watch(|client| {
                let table = client.table().filter(|_| client.seat().is_none())?;
                let chairs = (0..).zip(table.chairs());
                let free = chairs.filter(|(_, chair)| chair.is_free());
                let name = |seat| story::player_name(lang, table.game(), Player(seat));
                Some(Offered {
                    free: free.map(|(seat, _)| (seat, name(seat))).collect(),
                    over: table.is_over(),
                    asked: client.is_wishing(),
                })
            })
        })
    };
    let name = own_name();
    let watches = Signal::new(false);
    let remote = remote.clone();
    el("div").attr("id", "places").kids_by(move || {
        let offered = offered.get()?;
        if offered.over {
            return None;
        }
        if offered.asked {
            let words = text!(lang, t::SEAT_ASKED);
            return Some(el("p").class("asked").attr("role", "status").kid(words));
        }
        if offered.free.is_empty() || watches.get() {
            let words = if offered.free.is_empty() {
                text!(lang, t::ALL_TAKEN)
            } else {
                text!(lang, t::YOU_WATCH)
            };
            let sit = (!offered.free.is_empty()).then(|| {
                button()
                    .click(move || watches.set(false))
                    .kid(text!(lang, t::SIT_AFTER_ALL))
            });
            let code = code_field(&remote);
            return Some(
                el("div")
                    .class("watching")
                    .kid((second(words), (sit, code))),
            );
        }
        let seats = offered.free.iter().map(|(seat, player)| {
            let (remote, seat) = (remote.clone(), *seat);
            let words = if offered.free.len() == 1 {
                text!(lang, t::SIT_HERE, player = player.as_str())
            } else {
                text!(lang, t::SIT_AS, player = player.as_str())
            };
            let sit = move || {
                remote.refused.set(None);
                let name = name.get_untracked();
                remote
                    .line
                    .ask(|client, now, hand| client.sit(seat, name.trim(), now, hand));
                remote.stir();
            };
            main_button().click(sit).kid(words)
        });
        let watch = button()
            .click(move || watches.set(true))
            .kid(text!(lang, t::WATCH));
        Some(
            el("div")
                .class("asked")
                .kid(el("p").kid(text!(lang, t::TAKE_A_SEAT)))
                .kid(name_field(lang, name))
                .kid(
                    el("p")
                        .class("buttons")
                        .kid(seats.collect::<Vec<_>>())
                        .kid(watch),
                )
                .kid(code_field(&remote)),
        )
    })
}

/// For whoever has a seat on another device: the code that it shows.
fn code_field(remote: &Remote) -> El {
    let lang = remote.lang;
    let code = Signal::new(String::new());
    let key = remote.line.key();
    let redeem = move |event: web_sys::Event| {
        event.prevent_default();
        let code = code.get_untracked();
        let plain: String = code.chars().filter(char::is_ascii_alphanumeric).collect();
        if !plain.is_empty() {
            browser::go(&format!("p/{key}/{}", plain.to_uppercase()));
        }
    };
    let field = el("input")
        .attr("type", "text")
        .attr("id", "seat-code")
        .attr("maxlength", "12")
        .attr("autocomplete", "off")
        .attr("autocapitalize", "characters")
        .attr("spellcheck", "false")
        .change("input", move |text| code.set(text));
    let open = button()
        .attr("type", "submit")
        .kid(text!(lang, t::USE_CODE));
    el("details")
        .kid(el("summary").kid(text!(lang, t::HAVE_CODE)))
        .kid(
            el("form")
                .on("submit", redeem)
                .kid(row("seat-code", text!(lang, t::CODE), field))
                .kid(el("p").kid(open)),
        )
}
