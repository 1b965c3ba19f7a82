//! The menu of a game by link.

use semailles_core::record::Ended;
use semailles_locale::{online as t, page, text};
use semailles_session::Session;
use semailles_session::online::{Client, Link};
use semailles_wire::online::{Act, Offer};

use super::remote::Remote;
use super::{invite, kept, qr, words};
use crate::dom::{El, Signal, el};
use crate::icons::icon;
use crate::parts::{button, second};
use crate::play::Desk;
use crate::settings::settings;
use crate::sheet::Sheet;
use crate::{browser, link};

/// What asks to be sure.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Sure {
    Resign,
    Abort,
    Leave,
}

pub(super) fn menu(remote: &Remote, desk: Desk, open: Signal<bool>) -> El {
    let lang = remote.lang;
    let (sheet, dialog) = Sheet::new(open, "menu-title");
    let told = Signal::new(String::new());
    let sure = Signal::new(None::<Sure>);
    // A code of an earlier time is void by now.
    remote.code.set(None);
    let (id, over, share) = desk.session.with_untracked(|s| {
        let id = s.game().name().id();
        (id, s.is_over(), s.offer() == Ended::AgreedShare)
    });
    let (own, game) = remote.line.look(|c| (c.seat(), c.game()));
    let time = super::line::now();
    let may = |act: &Act| remote.line.look(|c| c.may(act, time));
    let item = || el("button").class("item");
    let line = |item: El, icon: El, words: String| el("li").kid(item.kid((icon, words)));
    let go = |href: &str| el("a").class("item").attr("href", href);
    let invite = game.map(|game| {
        el("div")
            .class("invite")
            .kid(el("p").kid(text!(lang, t::LINK_FOR_ALL)))
            .kid(invite::ways(
                lang,
                &invite::link_to(game),
                text!(lang, t::INVITATION),
            ))
    });
    let move_seat = own.is_some().then(|| {
        let asker = remote.clone();
        let ask = item().click(move || {
            asker.line.ask(|client, _, hand| client.ask_code(hand));
            if asker.line.look(Client::link) != Link::Up {
                told.set(text!(lang, t::NOT_HEARD));
            }
        });
        line(ask, icon!("phone"), text!(lang, t::MOVE_SEAT))
    });
    let coded = remote.clone();
    let code = move || {
        let code = coded.code.get()?;
        let game = game?;
        let link = format!("{}?p={game}#seat={code}", browser::folder());
        let (head, tail) = code.split_at(code.len() / 2);
        Some(
            el("div")
                .class("asked code")
                .attr("role", "status")
                .kid(el("p").kid(text!(lang, t::CODE_ABOUT)))
                .kid(el("p").class("signs").kid(format!("{head} {tail}")))
                .kid(qr::picture(&link, &text!(lang, t::QR_SEAT)))
                .kid(second(text!(lang, t::CODE_SECRET))),
        )
    };
    let offer = Act::Offer(Offer::Agree);
    let offer = may(&offer).then(|| {
        let asker = remote.clone();
        let ask = item().click(move || {
            sheet.close();
            asker.act(offer.clone());
        });
        let words = if share {
            text!(lang, page::OFFER_SHARE)
        } else {
            text!(lang, page::OFFER_DRAW)
        };
        line(ask, icon!("people"), words)
    });
    let grave = |what: Sure, icon: El, words: String| {
        let ask = el("button")
            .class("item grave")
            .click(move || sure.set(Some(what)));
        line(ask, icon, words)
    };
    let abort = may(&Act::Abort).then(|| grave(Sure::Abort, icon!("close"), text!(lang, t::ABORT)));
    let resign =
        may(&Act::Resign).then(|| grave(Sure::Resign, icon!("flag"), text!(lang, page::RESIGN)));
    let leave = may(&Act::Stand).then(|| grave(Sure::Leave, icon!("back"), text!(lang, t::LEAVE)));
    let doer = remote.clone();
    let do_it = move || {
        let what = sure.get_untracked();
        sheet.close();
        match what {
            Some(Sure::Resign) => doer.act(Act::Resign),
            Some(Sure::Abort) => doer.act(Act::Abort),
            Some(Sure::Leave) => doer.act(Act::Stand),
            None => {}
        }
    };
    let question = move || {
        sure.get().map(|what| {
            let words = match what {
                Sure::Resign => text!(lang, t::SURE_RESIGN),
                Sure::Abort => text!(lang, t::SURE_ABORT),
                Sure::Leave => text!(lang, t::SURE_LEAVE),
            };
            let yes = el("button").class("button grave").click(do_it.clone());
            let no = button().click(move || sure.set(None));
            el("div")
                .class("sure")
                .attr("role", "alert")
                .kid(el("p").kid(words))
                .kid(
                    el("p")
                        .class("buttons")
                        .kid(yes.kid(text!(lang, page::YES)))
                        .kid(no.kid(text!(lang, page::NO))),
                )
        })
    };
    let copy = move |text: String, done: String| {
        browser::copy(&text, move |worked| {
            told.set(if worked {
                done
            } else {
                text!(lang, page::NOT_COPIED)
            });
        });
    };
    let recorder = remote.clone();
    let record = move || {
        recorder.line.look(|c| {
            let record = c.table().and_then(|t| t.record().ok());
            record.map_or_else(String::new, |r| r.to_string())
        })
    };
    let copied = record.clone();
    let copy_record = item().click(move || copy(copied(), text!(lang, page::RECORD_COPIED)));
    let file = format!("{id}-{}.txt", browser::today());
    let save = item().click(move || {
        if browser::save_file(&file, &record()) {
            told.set(text!(lang, page::SAVED));
        }
    });
    // The game as it stands, to be gone on with alone: what is analysed or tried there the others do not see.
    let alone = over.then(|| {
        let fragment = desk.session.with_untracked(Session::link);
        line(
            go(&format!("#{fragment}")),
            icon!("open"),
            text!(lang, t::OPEN_ALONE),
        )
    });
    let settings = settings();
    let sound = item()
        .attr_by("aria-pressed", move || settings.get().sound.to_string())
        .click(move || settings.update(|s| s.sound = !s.sound));
    let name = semailles_locale::game(lang, id).map_or_else(String::new, |g| g.name);
    let rules = text!(lang, page::RULES_OF, game = name);
    let forget = (own.is_none() || over).then(|| {
        let key = remote.line.key();
        let forget = item().click(move || {
            kept::forget(&key);
            browser::go("p");
        });
        line(forget, icon!("close"), text!(lang, t::FORGET))
    });
    let agreed = remote.line.look(|c| {
        let setup = c.table()?.setup();
        Some((setup.clock, setup.leaver))
    });
    let agreed = agreed.map(|(clock, leaver)| {
        let clock = words::clock(lang, clock);
        second(format!("{clock} {}", words::leaver(lang, leaver)))
    });
    let bar = sheet.bar(lang, "menu-title", text!(lang, page::MENU));
    let items = el("ul")
        .class("menu")
        .kid((move_seat, offer))
        .kid(line(
            copy_record,
            icon!("list"),
            text!(lang, page::COPY_RECORD),
        ))
        .kid(line(save, icon!("save"), text!(lang, page::SAVE_FILE)))
        .kid(alone)
        .kid(line(go(&link::told(lang, id)), icon!("help"), rules))
        .kid(line(go("#p"), icon!("people"), text!(lang, t::OWN_GAMES)))
        .kid(line(sound, icon!("sound"), text!(lang, page::SOUND)))
        .kid(line(
            go("#settings"),
            icon!("settings"),
            text!(lang, page::SETTINGS),
        ))
        .kid((abort, resign))
        .kid((leave, forget));
    dialog
        .kid(bar)
        .kid(
            el("p")
                .class("told")
                .attr("role", "status")
                .text_by(move || told.get()),
        )
        .kids_by(question)
        .kids_by(code)
        .kid(invite)
        .kid(items)
        .kid(agreed)
        .kid(second(text!(lang, page::KEYS)))
}
