//! A game by link at the desk: what is heard and said on its line.

use std::cell::Cell;
use std::rc::Rc;

use semailles_core::{Move, Player};
use semailles_locale::{Lang, online as t, story, text};
use semailles_session::online::{Change, Client, Finish, Holder, Link};
use semailles_session::{Seat, Session};
use semailles_wire::online::Act;

use super::line::{Line, now};
use super::{kept, menu, news, words};
use crate::browser;
use crate::dom::{El, Signal, after, el, on_cleanup};
use crate::icons::icon;
use crate::parts::main_button;
use crate::play::{Desk, Far};
use crate::storage::StorageError;

/// How long what somebody has said is shown, in milliseconds.
const SAID: i32 = 9000;

/// A game by link, as the page has it. A copy is the same.
#[derive(Clone)]
pub(super) struct Remote(Rc<Parts>);

/// What belongs to it.
pub(super) struct Parts {
    pub(super) lang: Lang,
    pub(super) line: Line,
    /// Grows with everything that changes.
    pulse: Signal<u32>,
    /// The time, while somebody waits for it.
    beat: Signal<u64>,
    beats: Cell<bool>,
    /// What somebody has said last.
    pub(super) said: Signal<Option<String>>,
    /// The code by which another device takes over the seat.
    pub(super) code: Signal<Option<String>>,
    /// Whether somebody chooses what to say.
    pub(super) saying: Signal<bool>,
    /// Why something was not granted.
    pub(super) refused: Signal<Option<String>>,
    /// Whether this page is too old for the server.
    outdated: Signal<bool>,
    desk: Cell<Option<Desk>>,
}

impl Remote {
    /// Goes on with a game, or attends it; `None` when the key is none.
    pub(super) fn open(lang: Lang, key: &str, code: Option<String>) -> Option<Self> {
        let heard: Rc<Cell<Option<Remote>>> = Rc::new(Cell::new(None));
        let listener = heard.clone();
        let hear = move |changes| {
            // It is put back at once: whoever hears may be told more meanwhile.
            let remote = listener.take();
            listener.set(remote.clone());
            if let Some(remote) = remote {
                remote.hear(changes);
            }
        };
        let line = Line::open(key, code, hear)?;
        let remote = Self(Rc::new(Parts {
            lang,
            line,
            pulse: Signal::new(0),
            beat: Signal::new(now()),
            beats: Cell::new(false),
            said: Signal::new(None),
            code: Signal::new(None),
            saying: Signal::new(false),
            refused: Signal::new(None),
            outdated: Signal::new(false),
            desk: Cell::new(None),
        }));
        heard.set(Some(remote.clone()));
        let ended = remote.clone();
        on_cleanup(move || {
            heard.set(None);
            ended.line.end();
        });
        Some(remote)
    }

    /// The desk at which the game is shown.
    pub(super) fn sits_at(&self, desk: Desk) {
        self.0.desk.set(Some(desk));
    }

    /// Looks at the game; whoever runs now follows it.
    pub(super) fn watch<R>(&self, f: impl FnOnce(&Client) -> R) -> R {
        self.pulse.get();
        self.line.look(f)
    }

    /// The same with the time, which then goes on by the second.
    pub(super) fn watch_time<R>(&self, f: impl FnOnce(&Client, u64) -> R) -> R {
        let time = self.beat.get().max(now());
        self.watch(|client| f(client, time))
    }

    /// Does something that needs the others.
    pub(super) fn act(&self, act: Act) {
        self.refused.set(None);
        self.line
            .ask(|client, now, hand| client.act(act, now, hand));
    }

    /// Looks again at everything.
    pub(super) fn stir(&self) {
        self.pulse.try_update(|n| *n += 1);
    }

    fn hear(&self, changes: Vec<Change>) {
        for change in changes {
            match change {
                Change::Named(game) => {
                    self.line.rename(game.to_string());
                    browser::rewrite(&format!("p/{game}"));
                }
                Change::Refused(why) => {
                    let words = words::refusal(self.lang, &why);
                    self.refused.set(Some(words));
                }
                Change::Code(code) => self.code.set(Some(code)),
                Change::Said(seat, phrase) => {
                    let who = seat.map_or_else(
                        || text!(self.lang, t::A_WATCHER),
                        |seat| self.line.look(|c| words::who(self.lang, c, seat)),
                    );
                    let what = words::phrase(self.lang, phrase);
                    let said = Some(text!(self.lang, t::SAYS, who = who, what = what));
                    self.said.set(said.clone());
                    let shown = self.said;
                    after(SAID, move || {
                        if shown.try_with_untracked(|now| *now == said) == Some(true) {
                            shown.set(None);
                        }
                    });
                }
                Change::Outdated => self.outdated.set(true),
                Change::Played { .. }
                | Change::Confirmed { .. }
                | Change::Shortened { .. }
                | Change::Table
                | Change::Link(_) => {}
            }
        }
        self.note();
        self.stir();
        self.keep_beating();
        if let Some(desk) = self.0.desk.get() {
            desk.follow();
        }
        if let Some((game, bytes)) = self.line.look(Client::heir) {
            // The next game goes on by itself for whoever has a seat in it.
            let key = game.to_string();
            if kept::get(&key).is_none() && self.line.look(Client::seat).is_some() {
                let _ = kept::keep(&key, &bytes);
                browser::go(&format!("p/{key}"));
            }
        }
    }

    /// Notes where the game is, for the list.
    fn note(&self) {
        let standing = self.line.look(|client| {
            let stage = client.table()?.stage();
            Some(kept::Standing::of(stage, client.seat()))
        });
        if let Some(standing) = standing {
            kept::note(&self.line.key(), standing);
        }
    }

    /// The time is told by the second while a clock runs or somebody is waited for.
    fn keep_beating(&self) {
        let waited_for = self.line.look(|client| {
            let table = client.table();
            let runs = table.is_some_and(|t| t.timer().deadline().is_some());
            let away = client.presence().away.iter().any(Option::is_some);
            (runs || away) && table.is_some_and(|t| !t.is_over())
        });
        if waited_for && !self.beats.replace(true) {
            let remote = self.clone();
            after(1000, move || {
                remote.beats.set(false);
                if remote.beat.try_update(|time| *time = now()).is_some() {
                    remote.keep_beating();
                }
            });
        }
    }

    /// The state of the connection in words, and a word for style sheets.
    pub(super) fn state(&self) -> (&'static str, String) {
        let lang = self.lang;
        if self.outdated.get() {
            return ("offline", text!(lang, t::OUTDATED));
        }
        let (link, waiting) = self.watch(|c| (c.link(), c.unconfirmed() as u32));
        match (link, waiting) {
            (Link::Down, 0) => ("offline", text!(lang, t::OFFLINE)),
            (Link::Down, n) => ("offline", text!(lang, t::OFFLINE_WAITING, n = n)),
            (Link::Coming, _) => ("waiting", text!(lang, t::CONNECTING)),
            (Link::Up, 0) => ("saved", text!(lang, t::SAVED)),
            (Link::Up, _) => ("waiting", text!(lang, t::SENDING)),
        }
    }

    /// Why the game is not kept on this device, in words.
    pub(super) fn trouble(&self) -> Option<String> {
        self.pulse.get();
        self.line.trouble().map(|trouble| match trouble {
            StorageError::Forbidden => text!(self.lang, t::NOT_KEPT),
            StorageError::Full => text!(self.lang, t::NO_ROOM),
        })
    }

    /// Whether the game was ended before everybody had moved.
    pub(super) fn is_aborted(&self) -> bool {
        let aborted = Some(Finish::Aborted);
        self.watch(|c| c.table().and_then(|t| t.finish()) == aborted)
    }
}

impl std::ops::Deref for Remote {
    type Target = Parts;

    fn deref(&self) -> &Parts {
        &self.0
    }
}

impl Far for Remote {
    fn session(&self) -> Option<Session> {
        self.line.look(|client| {
            let mut session = client.session()?.clone();
            let aborted = client.table()?.finish() == Some(Finish::Aborted);
            for seat in 0..session.game().players() {
                let here = client.seat() == Some(seat) && !aborted;
                let sits = if here { Seat::Person } else { Seat::Far };
                session.set_seat(Player(seat), sits);
            }
            Some(session)
        })
    }

    fn is_on_its_way(&self, ply: usize) -> bool {
        self.watch(|c| c.table().is_some_and(|t| ply >= t.moves().len()))
    }

    fn play(&self, desk: Desk, m: Move) {
        self.refused.set(None);
        let written = desk.session.with_untracked(|s| s.run().move_text(m));
        let played = self
            .line
            .ask(|client, now, hand| client.play(&written, now, hand));
        if let Err(why) = played {
            self.refused.set(Some(words::refusal(self.lang, &why)));
        }
    }

    fn ask_back(&self, _: Desk) {
        self.refused.set(None);
        self.line
            .ask(|client, now, hand| client.ask_take_back(now, hand));
    }

    fn name(&self, player: Player) -> Option<String> {
        self.watch(|client| {
            let chair = client.table()?.chairs().get(player.index())?;
            let name = chair.person.clone().filter(|name| !name.is_empty())?;
            Some(words::short(&name))
        })
    }

    fn turn(&self, session: &Session) -> Option<String> {
        if self.is_aborted() {
            return Some(text!(self.lang, t::ABORTED));
        }
        let player = session.turn()?;
        self.watch(|client| {
            if client.seat() == Some(player.0) {
                return None;
            }
            let who = words::short(&words::who(self.lang, client, player.0));
            Some(match client.table()?.holder(player.0) {
                Holder::Nobody => {
                    let player = story::player_name(self.lang, session.game(), player);
                    text!(self.lang, t::WAITS_FOR_SOMEBODY, who = player)
                }
                Holder::Person | Holder::Computer(_) => text!(self.lang, t::TURN_OF, who = who),
            })
        })
    }

    fn subtitle(&self, session: &Session) -> String {
        let with = self.watch(|client| {
            let seats = 0..session.game().players();
            let others = seats.filter(|&seat| client.seat() != Some(seat));
            let sat = |people: bool| {
                let sat = others.clone().filter(|&seat| {
                    let holder = client.table().map(|t| t.holder(seat));
                    holder.is_some_and(|h| h != Holder::Nobody && people == (h == Holder::Person))
                });
                sat.map(|seat| words::short(&words::who(self.lang, client, seat)))
                    .collect::<Vec<_>>()
            };
            let people = sat(true);
            if people.is_empty() {
                sat(false)
            } else {
                people
            }
        });
        if with.is_empty() {
            text!(self.lang, t::BY_LINK)
        } else {
            text!(self.lang, t::WITH, names = with.join(", "))
        }
    }

    fn news(&self, desk: Desk) -> El {
        self.sits_at(desk);
        news::news(self, desk)
    }

    fn tools(&self, desk: Desk) -> Vec<El> {
        let lang = self.lang;
        let tool = |icon: El, words: String| {
            let words = el("span").kid(words);
            el("button").class("tool words").kid((icon, words))
        };
        let first = self.clone();
        let first = move || {
            let lang = first.lang;
            let ask = first.clone();
            match first.watch(wanted) {
                Wanted::Seat => {
                    tool(icon!("people"), text!(lang, t::SIT)).click(|| browser::show("places"))
                }
                Wanted::Guests => {
                    tool(icon!("share"), text!(lang, t::INVITE)).click(|| browser::show("invite"))
                }
                Wanted::Back(may) => tool(icon!("undo"), text!(lang, t::TAKE_BACK))
                    .flag("disabled", !may)
                    .click(move || ask.ask_back(desk)),
            }
        };
        let saying = self.saying;
        let say = tool(icon!("say"), text!(lang, t::SAY))
            .attr("aria-haspopup", "dialog")
            .click(move || saying.set(true));
        vec![el("span").class("none").kids_by(first), say]
    }

    fn ends(&self, _: Desk) -> El {
        let lang = self.lang;
        let remote = self.clone();
        el("div").class("choices").kids_by(move || {
            let (has_seat, next, asked) = remote.watch(|client| {
                let table = client.table();
                let own = client.seat();
                let offer = table.and_then(|t| t.proposal());
                (
                    own.is_some(),
                    table.and_then(|t| t.next()),
                    offer.is_some_and(|p| Some(p.by) == own),
                )
            });
            if let Some(next) = next {
                let link = el("a")
                    .class("button main-button")
                    .attr("href", &format!("#p/{next}"));
                return Some(link.kid((icon!("again"), text!(lang, t::NEXT_GAME))));
            }
            let again = remote.clone();
            let offer = Act::Offer(semailles_wire::online::Offer::Rematch);
            (has_seat && !asked && !remote.is_aborted()).then(|| {
                main_button()
                    .click(move || again.act(offer.clone()))
                    .kid((icon!("again"), text!(lang, t::REMATCH)))
            })
        })
    }

    fn menu(&self, desk: Desk, open: Signal<bool>) -> El {
        menu::menu(self, desk, open)
    }
}

/// What somebody wants most of the first button.
enum Wanted {
    Seat,
    Guests,
    /// To take back, if there is something.
    Back(bool),
}

fn wanted(client: &Client) -> Wanted {
    let Some(table) = client.table().filter(|table| !table.is_over()) else {
        return Wanted::Back(false);
    };
    let own = client.seat();
    let free = table.chairs().iter().any(|chair| chair.is_free());
    let moved = own.is_some() && table.moves().iter().any(|&(by, _)| by == own);
    match own {
        None if free => Wanted::Seat,
        Some(_) if free && !moved => Wanted::Guests,
        _ => Wanted::Back(moved),
    }
}
