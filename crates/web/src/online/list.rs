//! The games by link of this device, and the way to a new one.

use std::cell::RefCell;
use std::rc::Rc;

use semailles_core::sort_few;
use semailles_games::CATALOGUE;
use semailles_locale::{Lang, online as t, page, text};
use semailles_wire::online::{Entry, Summary, ToClient, ToServer};
use semailles_wire::{decode, encode};

use super::kept::{self, Known, Standing};
use super::socket::{Heard, Socket};
use crate::app::title;
use crate::dom::{El, Signal, el, on_cleanup};
use crate::icons::icon;
use crate::parts::{button, link, second};

/// What the server says of a game.
#[derive(Clone)]
enum Told {
    /// Nothing yet.
    Nothing,
    /// How it stands.
    Stands(Box<Summary>),
    /// There is no such game.
    Unknown,
}

/// The page of the games.
pub(super) fn list(lang: Lang) -> El {
    let bar = el("header")
        .class("bar")
        .kid(link("#", &text!(lang, page::HOME), icon!("back")))
        .kid(title(&text!(lang, t::BY_LINK)));
    let news = CATALOGUE.iter().filter_map(|entry| {
        let words = semailles_locale::game(lang, entry.id)?;
        let go = el("a")
            .class("card")
            .attr("data-board", entry.id)
            .attr("href", &format!("#p/new/{}", entry.id))
            .kid(el("span").class("chip").attr("aria-hidden", "true"))
            .kid(el("strong").kid(words.name))
            .kid(el("span").kid(words.people));
        Some(el("li").kid(go))
    });
    el("main")
        .class("plain")
        .kid(bar)
        .kid(el("p").kid(text!(lang, t::ABOUT)))
        .kid(games(lang).unwrap_or_else(|| second(text!(lang, t::NO_GAMES))))
        .kid(el("h2").kid(text!(lang, t::NEW_ONE)))
        .kid(el("ul").class("games").kid(news.collect::<Vec<_>>()))
        .kid(
            el("p").kid(
                el("a")
                    .attr("href", "#p/near")
                    .kid(text!(lang, t::NEAR_LINK)),
            ),
        )
}

/// The games of this device, those in which it is one's turn first; `None` when there is none.
pub(super) fn games(lang: Lang) -> Option<El> {
    let known = kept::all();
    if known.is_empty() {
        return None;
    }
    let told = Signal::new(vec![Told::Nothing; known.len()]);
    ask(&known, told);
    let gone = Signal::new(Vec::<String>::new());
    let cards = move || {
        let (told, hidden) = (told.get(), gone.get());
        let mut cards: Vec<(Standing, El)> = Vec::new();
        for (known, told) in known.iter().zip(told) {
            if !hidden.contains(&known.key) {
                cards.push(card(lang, known, told, gone));
            }
        }
        sort_few(&mut cards, |(standing, _)| *standing as u8);
        cards.into_iter().map(|(_, card)| card).collect::<Vec<_>>()
    };
    Some(
        el("section")
            .attr("aria-labelledby", "own-games")
            .kid(
                el("h2")
                    .attr("id", "own-games")
                    .kid(text!(lang, t::OWN_GAMES)),
            )
            .kid(el("ul").class("games").kids_by(cards)),
    )
}

fn card(lang: Lang, known: &Known, told: Told, gone: Signal<Vec<String>>) -> (Standing, El) {
    let name = known.glance.name.as_deref().unwrap_or_default();
    let id = semailles_games::game(name).map_or("", |game| game.name().id());
    let game = semailles_locale::game(lang, id).map_or_else(|| text!(lang, t::BY_LINK), |g| g.name);
    let mut standing = known.standing;
    let mut with = Vec::new();
    if let Told::Stands(summary) = &told {
        standing = Standing::of(summary.stage, summary.seat);
        let names = (0..).zip(&summary.names);
        let others = names.filter(|(seat, _)| Some(*seat) != summary.seat);
        with.extend(
            others
                .map(|(_, name)| name.clone())
                .filter(|n| !n.is_empty()),
        );
    }
    let turn = match (&told, standing) {
        (Told::Unknown, _) => text!(lang, t::GONE),
        _ if known.glance.game.is_none() => text!(lang, t::LINK_COMES),
        (_, Standing::Own) => text!(lang, page::YOUR_TURN),
        (_, Standing::Others) => text!(lang, t::OTHERS_TURN),
        (_, Standing::Over) => text!(lang, t::OVER),
    };
    let about = if with.is_empty() {
        turn
    } else {
        format!("{} · {turn}", with.join(", "))
    };
    let class = match standing {
        Standing::Own => "card own",
        Standing::Others => "card",
        Standing::Over => "card over",
    };
    let card = el("a")
        .class(class)
        .attr("data-board", id)
        .attr("href", &format!("#p/{}", known.key))
        .kid(el("span").class("chip").attr("aria-hidden", "true"))
        .kid(el("strong").kid(game))
        .kid(el("span").kid(about));
    let key = known.key.clone();
    let forget = matches!(told, Told::Unknown).then(|| {
        let forget = move || {
            kept::forget(&key);
            gone.update(|gone| gone.push(key.clone()));
        };
        button().click(forget).kid(text!(lang, t::FORGET))
    });
    (standing, el("li").kid((card, forget)))
}

/// Asks the server how the games stand.
fn ask(known: &[Known], told: Signal<Vec<Told>>) {
    let mut entries = Vec::new();
    let mut places = Vec::new();
    for (i, known) in known.iter().enumerate() {
        if let Some(game) = known.glance.game {
            let secret = known.glance.secret;
            entries.push(Entry { game, secret });
            places.push((i, known.key.clone()));
        }
    }
    if entries.is_empty() {
        return;
    }
    let question = encode(&ToServer::Status(entries));
    // The socket is held by what ends it.
    let held: Rc<RefCell<Option<Socket>>> = Rc::default();
    let line = Rc::downgrade(&held);
    let socket = Socket::open(move |heard| {
        let Some(line) = line.upgrade() else { return };
        match heard {
            Heard::Opened => {
                if let Some(socket) = &*line.borrow() {
                    socket.send(&question);
                }
            }
            Heard::Message(bytes) => {
                let Ok(ToClient::Status(all)) = decode(&bytes) else {
                    return;
                };
                told.try_update(|told| {
                    for ((i, key), summary) in places.iter().zip(all) {
                        told[*i] = match summary {
                            Some(summary) => {
                                kept::note(key, Standing::of(summary.stage, summary.seat));
                                Told::Stands(Box::new(summary))
                            }
                            None => Told::Unknown,
                        };
                    }
                });
                line.borrow_mut().take();
            }
            Heard::Closed => {}
        }
    });
    *held.borrow_mut() = socket;
    on_cleanup(move || drop(held.borrow_mut().take()));
}
