//! What stands over the words of a game by link: who is there, whether all is saved, and what somebody is asked.

use semailles_core::Player;
use semailles_locale::{online as t, page, story, text};
use semailles_session::online::{Client, Holder};
use semailles_wire::online::{Act, Leaver, Offer};

use super::remote::Remote;
use super::{invite, phrases, places, words};
use crate::dom::{El, Signal, el, memo};
use crate::icons::icon;
use crate::parts::{button, main_button, second, tool};
use crate::play::Desk;

/// The marks of the players, as they stand beside the board.
const MARKS: [&str; 4] = ["●", "◆", "●●", "◆◆"];

pub(super) fn news(remote: &Remote, desk: Desk) -> El {
    let lang = remote.lang;
    let strip = remote.clone();
    let state = remote.clone();
    let line = el("p")
        .attr_by("class", {
            let remote = remote.clone();
            move || format!("line {}", remote.state().0)
        })
        .kids_by(move || {
            let (kind, words) = state.state();
            let icon = match kind {
                "saved" => icon!("check"),
                "offline" => icon!("offline"),
                _ => icon!("sending"),
            };
            (icon, el("span").kid(words))
        });
    let trouble = remote.clone();
    let refused = remote.refused;
    let said = remote.said;
    let heard = move || {
        said.get().map(|words| {
            el("p")
                .class("heard")
                .kid((icon!("say"), el("span").kid(words)))
        })
    };
    let not_granted = move || {
        refused.get().map(|words| {
            let close = tool()
                .class("tool small")
                .attr("aria-label", &text!(lang, page::CLOSE))
                .click(move || refused.set(None));
            let notice = el("p").class("notice").attr("role", "alert").kid(words);
            notice.kid(close.kid(icon!("close")))
        })
    };
    el("section")
        .class("news")
        .attr("aria-label", &text!(lang, t::NEWS))
        .kids_by(move || players(&strip))
        .kid(line)
        .kids_by(move || trouble.trouble().map(second))
        .kid(el("div").attr("aria-live", "polite").kids_by(heard))
        .kids_by(not_granted)
        .kid(absence(remote))
        .kid(proposal(remote, desk))
        .kid(places::places(remote))
        .kid(invite::invite(remote))
        .kids_by({
            let remote = remote.clone();
            move || {
                let open = remote.saying.get();
                open.then(|| phrases::phrases(&remote, remote.saying))
            }
        })
}

/// Who sits where, who is there, and how long they may think.
fn players(remote: &Remote) -> El {
    let lang = remote.lang;
    let rows = remote.watch_time(|client, time| {
        let Some(table) = client.table() else {
            return Vec::new();
        };
        let (turn, own) = (table.turn(), client.seat());
        let row = |seat: u8| {
            let holder = table.holder(seat);
            let away = client.presence().away.get(usize::from(seat));
            let away = holder == Holder::Person && away.is_some_and(Option::is_some);
            let name = match holder {
                Holder::Nobody => text!(lang, t::FREE_SEAT),
                _ => words::who(lang, client, seat),
            };
            let name = if own == Some(seat) {
                text!(lang, page::YOU_ARE, who = name)
            } else {
                name
            };
            let player = story::player_name(lang, table.game(), Player(seat));
            let mark = el("span")
                .class("mark")
                .attr("role", "img")
                .attr("aria-label", &player)
                .kid(MARKS[usize::from(seat) % MARKS.len()]);
            let presence = match holder {
                Holder::Nobody => None,
                _ if away => Some(el("small").class("away").kid(text!(lang, t::AWAY))),
                _ => None,
            };
            let left = client
                .time_left(seat, time)
                .filter(|_| holder == Holder::Person);
            let left = left.map(|left| {
                let low = if left < 20_000 && turn == Some(seat) {
                    "left low"
                } else {
                    "left"
                };
                el("b").class(low).kid(words::running(lang, left))
            });
            let class = if turn == Some(seat) {
                "seat now"
            } else {
                "seat"
            };
            el("li")
                .class(class)
                .kid((mark, el("span").class("who").kid(name)))
                .kid((presence, left))
        };
        (0..table.chairs().len() as u8).map(row).collect()
    });
    let watching = remote.watch(|client| client.presence().watching);
    let others = watching.saturating_sub(u32::from(remote.watch(|c| c.seat().is_none())));
    let watchers = (others > 0).then(|| {
        let words = text!(lang, t::WATCHERS, n = others);
        el("li").class("seat watchers").kid(el("small").kid(words))
    });
    el("ul").class("seats").kid(rows).kid(watchers)
}

/// Somebody is away: how long the others wait, and what they may do then.
fn absence(remote: &Remote) -> El {
    let lang = remote.lang;
    let missing = {
        let remote = remote.clone();
        memo(move || remote.watch(missing))
    };
    let remote = remote.clone();
    el("div").kids_by(move || {
        let seat = missing.get()?;
        let (counted, claims) = (remote.clone(), remote.clone());
        let may = move || {
            let claim = Act::Claim { away: seat };
            claims.watch_time(|client, time| client.may(&claim, time))
        };
        let words = move || {
            counted.watch_time(|client, time| {
                let who = words::who(lang, client, seat);
                match client.until_claim(seat, time) {
                    Some(0) => text!(lang, t::AWAY_LONG, who = who),
                    Some(left) => {
                        let left = words::running(lang, left);
                        text!(lang, t::AWAY_UNTIL, who = who, time = left)
                    }
                    None => String::new(),
                }
            })
        };
        let claimer = remote.clone();
        let leaver = remote.watch(|c| c.table().map(|table| table.setup().leaver));
        let button = move || {
            may().then(|| {
                let words = match leaver {
                    Some(Leaver::Computer(..)) => text!(lang, t::LET_COMPUTER),
                    _ => text!(lang, t::CLAIM),
                };
                let claimer = claimer.clone();
                main_button()
                    .click(move || claimer.act(Act::Claim { away: seat }))
                    .kid(words)
            })
        };
        Some(
            el("div")
                .class("asked")
                .kid(el("p").text_by(words))
                .kid(el("p").class("buttons").kids_by(button)),
        )
    })
}

/// The player who is waited for and whom the others need not wait for for ever.
fn missing(client: &Client) -> Option<u8> {
    let table = client.table()?;
    client.seat()?;
    table.setup().leaver.patience()?;
    if table.is_over() {
        return None;
    }
    let away = client.presence().away.iter();
    let mut away = (0..).zip(away).filter(|(_, since)| since.is_some());
    let seat =
        away.find(|&(seat, _)| Some(seat) != client.seat() && table.holder(seat) == Holder::Person);
    seat.map(|(seat, _)| seat)
}

/// What somebody proposes, with the answers.
fn proposal(remote: &Remote, desk: Desk) -> El {
    let lang = remote.lang;
    let open = {
        let remote = remote.clone();
        memo(move || remote.watch(|client| client.table()?.proposal().cloned()))
    };
    let remote = remote.clone();
    el("div").attr("aria-live", "polite").kids_by(move || {
        let proposal = open.get()?;
        let own = remote.watch(Client::seat);
        let who = remote.watch(|client| words::who(lang, client, proposal.by));
        let share = desk.session.with_untracked(|s| s.offer())
            == semailles_core::record::Ended::AgreedShare;
        let mine = own == Some(proposal.by);
        let what = match (proposal.offer, mine, share) {
            (Offer::TakeBack { .. }, false, _) => text!(lang, t::ASKS_BACK, who = who),
            (Offer::TakeBack { .. }, true, _) => text!(lang, t::ASKED_BACK),
            (Offer::Agree, false, true) => text!(lang, t::ASKS_SHARE, who = who),
            (Offer::Agree, true, true) => text!(lang, t::ASKED_SHARE),
            (Offer::Agree, false, false) => text!(lang, t::ASKS_DRAW, who = who),
            (Offer::Agree, true, false) => text!(lang, t::ASKED_DRAW),
            (Offer::Rematch, false, _) => text!(lang, t::ASKS_REMATCH, who = who),
            (Offer::Rematch, true, _) => text!(lang, t::ASKED_REMATCH),
        };
        let (yes, no) = (remote.clone(), remote.clone());
        let answered = own.is_some_and(|own| proposal.yes.contains(&own));
        let yes = (own.is_some() && !mine && !answered).then(|| {
            main_button()
                .click(move || yes.act(Act::Accept))
                .kid(text!(lang, page::YES))
        });
        let no = own.is_some().then(|| {
            let words = if mine {
                text!(lang, t::WITHDRAW)
            } else {
                text!(lang, page::NO)
            };
            button().click(move || no.act(Act::Decline)).kid(words)
        });
        Some(
            el("div")
                .class("asked")
                .kid(el("p").kid(what))
                .kid(el("p").class("buttons").kid((yes, no))),
        )
    })
}

/// A field for the own name, kept for the next time.
pub(super) fn name_field(lang: semailles_locale::Lang, name: Signal<String>) -> El {
    let field = el("input")
        .attr("type", "text")
        .attr("id", "own-name")
        .attr("maxlength", "24")
        .attr("autocomplete", "nickname")
        .attr("spellcheck", "false")
        .attr("value", &name.get_untracked())
        .change("input", move |text| {
            let _ = crate::storage::set("name", text.trim());
            name.set(text);
        });
    crate::parts::row("own-name", text!(lang, t::OWN_NAME), field)
}

/// The name under which somebody played last.
pub(super) fn own_name() -> Signal<String> {
    Signal::new(crate::storage::get("name").unwrap_or_default())
}
