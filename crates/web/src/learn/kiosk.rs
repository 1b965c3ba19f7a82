//! A kiosk: the page plays by itself and invites; whoever touches it gets the board; when nobody does any more it counts
//! down, and plays by itself again. All else is hidden, and only the staff's code leads out.
//!
//! It runs for weeks: each game is a view of its own, and with it goes all it has made.

use semailles_learn::LESSONS;
use semailles_locale::fetched::{self, Pack};
use semailles_locale::{Lang, guide as t, page, text};
use semailles_session::{Seat, Session};
use wasm_bindgen::JsCast;

use super::pin::{self, Staff};
use super::taught;
use crate::dom::{El, Signal, after, el, memo, on_window, untrack, window};
use crate::icons::icon;
use crate::parts::{button, main_button, tool};
use crate::play::{self, Desk, Guide};
use crate::sheet::Sheet;
use crate::{browser, settings};

/// For so many seconds it counts down before it takes the board back.
const COUNTDOWN: u32 = 15;

/// A move of the computer's own game stays for so many milliseconds, its end for longer.
const PAUSE: i32 = 1600;
const END: i32 = 8000;

/// A game that lasts longer makes room for another.
const PLIES: usize = 80;

/// What a kiosk shows.
#[derive(Clone, Copy)]
struct Kiosk {
    staff: Staff,
    /// The game that somebody plays; nobody: the page plays by itself.
    visitor: Signal<Option<&'static str>>,
    /// How many games it has begun by itself.
    round: Signal<usize>,
    /// When it was last touched, in milliseconds.
    touched: Signal<f64>,
    /// Seconds until it takes the board back, once they are counted.
    left: Signal<Option<u32>>,
    /// Whether the staff is asked for its code.
    asked: Signal<bool>,
    /// Wrong codes, and when the last one was given.
    tries: Signal<(u32, f64)>,
    /// Whether a new version of the page waits.
    update: Signal<bool>,
}

/// The kiosk; before it is set up, where that is done.
pub(super) fn kiosk(lang: Lang) -> El {
    let staff = Signal::new(Staff::kept());
    el("div").class("kiosk").kids_by(move || {
        let staff_now = staff.get();
        untrack(|| match staff_now {
            Some(staff) => run(lang, staff),
            None => pin::set_up(lang, staff),
        })
    })
}

fn run(lang: Lang, staff: Staff) -> El {
    browser::mode("kiosk");
    browser::stay_awake();
    let kiosk = Kiosk {
        staff,
        visitor: Signal::new(None),
        round: Signal::new(0),
        touched: Signal::new(browser::now()),
        left: Signal::new(None),
        asked: Signal::new(false),
        tries: Signal::new((0, 0.0)),
        update: Signal::new(false),
    };
    for event in ["pointerdown", "keydown", "wheel"] {
        on_window(event, move |_| kiosk.touch());
    }
    on_window("semailles:update", move |_| kiosk.update.set(true));
    on_window("visibilitychange", |_| browser::stay_awake());
    kiosk.watch();
    let shown = memo(move || (kiosk.visitor.get(), kiosk.round.get()));
    let counts = memo(move || kiosk.left.with(Option::is_some));
    let leave = tool()
        .class("tool staff")
        .attr("aria-label", &text!(lang, page::SETTINGS))
        .click(move || kiosk.asked.set(true));
    el("div")
        .kids_by(move || {
            let (visitor, round) = shown.get();
            untrack(|| match visitor {
                Some(id) => kiosk.given(lang, id),
                None => kiosk.by_itself(lang, round),
            })
        })
        .kid(leave.kid(icon!("settings")))
        .kids_by(move || {
            counts
                .get()
                .then(|| untrack(|| kiosk.ask_whether_there(lang)))
        })
        .kids_by(move || {
            let asked = kiosk.asked.get() && fetched::has(lang, Pack::Teach);
            asked.then(|| untrack(|| pin::leave(lang, staff, kiosk.asked, kiosk.tries)))
        })
}

impl Kiosk {
    fn touch(self) {
        self.touched.set(browser::now());
        if self.left.get_untracked().is_some() {
            self.left.set(None);
        }
    }

    /// Looks once a second whether anybody is there.
    fn watch(self) {
        after(1000, move || {
            let Some(touched) = self.touched.try_with_untracked(|at| *at) else {
                return;
            };
            let quiet = ((browser::now() - touched) / 1000.0) as u32;
            let busy = self.visitor.get_untracked().is_some() || self.asked.get_untracked();
            let left = (self.staff.idle + COUNTDOWN).saturating_sub(quiet);
            if busy && left == 0 {
                self.return_to_itself();
            } else if busy && left <= COUNTDOWN {
                self.left.set(Some(left));
            } else if !busy && self.update.get_untracked() {
                // Nobody plays: the new version is taken.
                let now = web_sys::Event::new("semailles:update-now");
                let _ = now.and_then(|event| window().dispatch_event(&event));
            }
            self.watch();
        });
    }

    fn return_to_itself(self) {
        self.left.set(None);
        self.asked.set(false);
        self.visitor.set(None);
        self.round.update(|n| *n += 1);
        let lang = self.staff.lang;
        if settings::settings().with_untracked(|s| s.lang) != lang {
            settings::speak(lang, "title");
        }
    }

    /// Somebody has touched a game.
    fn begin(self, id: &'static str) {
        self.visitor.set(Some(id));
        browser::focus_soon("title");
    }

    /// The page plays by itself.
    fn by_itself(self, lang: Lang, round: usize) -> El {
        // Short games with few rules first.
        let order = [3, 1, 4, 2, 0];
        let id = LESSONS[order[round % order.len()]].game;
        let session = session(id, self.staff.level, false);
        let play = play::guided(
            lang,
            String::new(),
            session,
            Box::new(Invites { kiosk: self }),
        );
        // A touch of the board is meant for it.
        play.class("play by-itself").on("click", move |event| {
            let target = event
                .target()
                .map(JsCast::unchecked_into::<web_sys::Element>);
            if target.is_some_and(|t| matches!(t.closest(".where"), Ok(Some(_)))) {
                self.begin(id);
            }
        })
    }

    /// Somebody plays.
    fn given(self, lang: Lang, id: &'static str) -> El {
        let session = session(id, self.staff.level, true);
        play::guided(
            lang,
            String::new(),
            session,
            Box::new(Plays { kiosk: self }),
        )
    }

    fn ask_whether_there(self, lang: Lang) -> El {
        let open = Signal::new(true);
        let (sheet, dialog) = Sheet::new(open, "still-title");
        let go_on = main_button().click(move || {
            self.touch();
            sheet.close();
        });
        let left = self.left;
        taught(lang, dialog.attr("role", "alertdialog"), move || {
            let words = move || match left.get() {
                Some(n) => text!(lang, t::KIOSK_COUNT, n = n),
                None => String::new(),
            };
            (
                el("h2")
                    .attr("id", "still-title")
                    .kid(text!(lang, t::KIOSK_STILL)),
                (
                    el("p").class("count").text_by(words),
                    el("p").kid(go_on.clone().kid(text!(lang, t::KIOSK_GO_ON))),
                ),
            )
        })
    }
}

fn session(id: &str, level: u8, person: bool) -> Session {
    let game = semailles_games::game(id).expect("a game of the catalogue");
    let mut seats = vec![Seat::Computer(level); usize::from(game.players())];
    if person {
        seats[0] = Seat::Person;
    }
    Session::begin(&*game, seats)
}

/// While the page plays by itself: the invitation.
struct Invites {
    kiosk: Kiosk,
}

impl Guide for Invites {
    fn rest(&self, desk: Desk, age: u32) -> bool {
        let round = self.kiosk.round;
        let over = desk
            .session
            .with_untracked(|s| s.is_over() || s.plies().len() >= PLIES);
        if over {
            after(END, move || {
                if desk.is_of(age) {
                    round.update(|n| *n += 1);
                }
            });
        } else {
            after(PAUSE, move || {
                if desk.is_of(age) {
                    desk.go_on_by_rules(age);
                }
            });
        }
        true
    }

    fn view(&self, desk: Desk) -> El {
        let (lang, kiosk) = (desk.lang, self.kiosk);
        let section = el("section")
            .class("task invitation")
            .attr("aria-labelledby", "invitation");
        taught(lang, section, move || {
            let games = LESSONS.iter().map(|lesson| {
                let name = semailles_locale::game(lang, lesson.game);
                let name = name.map_or_else(String::new, |words| words.name);
                let label = text!(lang, t::KIOSK_HERE, game = name.as_str());
                let begin = button()
                    .attr("data-board", lesson.game)
                    .attr("aria-label", &label)
                    .click(move || kiosk.begin(lesson.game));
                let chip = el("span").class("chip").attr("aria-hidden", "true");
                el("li").kid(begin.kid((chip, name)))
            });
            let others = Lang::ALL.into_iter().filter(|&other| other != lang);
            let languages = others.map(|other| {
                let speak = button().attr("lang", other.tag()).attr("id", "language");
                let speak = speak.click(move || settings::speak(other, "language"));
                speak.kid((icon!("language"), other.name()))
            });
            let heading = el("h2").attr("id", "invitation");
            (
                heading.kid(text!(lang, t::KIOSK_INVITES)),
                (
                    el("p").kid(text!(lang, t::KIOSK_TOUCH)),
                    (
                        el("ul").class("games").kid(games.collect::<Vec<_>>()),
                        el("p").class("buttons").kid(languages.collect::<Vec<_>>()),
                    ),
                ),
            )
        })
    }
}

/// While somebody plays: the way to another game.
struct Plays {
    kiosk: Kiosk,
}

impl Guide for Plays {
    fn rest(&self, _: Desk, _: u32) -> bool {
        false
    }

    fn view(&self, desk: Desk) -> El {
        let (lang, kiosk) = (desk.lang, self.kiosk);
        taught(lang, el("p").class("buttons"), move || {
            let another = button().click(move || kiosk.return_to_itself());
            another.kid((icon!("home"), text!(lang, t::KIOSK_ANOTHER)))
        })
    }
}
