//! A first game: against the mildest computer, with an idea in words at each move.

use semailles_core::{Event, Place, Player, Shape};
use semailles_locale::{Lang, guide as t, text};
use semailles_session::{Seat, Session};

use super::taught;
use crate::computer::Answer;
use crate::dom::{El, Signal, el};
use crate::icons::icon;
use crate::parts::button;
use crate::play::{self, Desk, Guide};
use crate::{app, browser, computer, shelf};

/// How the computer plays in a first game.
const LEVEL: u8 = 1;

/// Begins one: it is kept as any other, and found again under its own address.
pub(super) fn begin(lang: Lang, id: &str) -> Option<El> {
    let Ok(game) = semailles_games::game(id) else {
        return Some(super::list::games(lang));
    };
    let mut seats = vec![Seat::Computer(LEVEL); usize::from(game.players())];
    seats[0] = Seat::Person;
    let session = Session::begin(&*game, seats);
    let key = shelf::new_key();
    let _ = shelf::keep(&key, &session);
    browser::go_instead(&format!("guided/{key}"));
    None
}

/// One that has begun.
pub(super) fn guided(lang: Lang, key: &str) -> Option<El> {
    let Some(session) = shelf::take(key) else {
        return Some(app::not_kept(lang));
    };
    let guide = FirstGuide {
        idea: Signal::new(Idea::Thinking),
        said: Signal::new(None),
        seen: Signal::new(None),
    };
    let guided = play::guided(lang, key.to_owned(), session, Box::new(guide));
    Some(guided)
}

/// What the guide has to say about the next move.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Idea {
    /// Nothing yet.
    Thinking,
    /// A move gains so much, and the answer takes so much; in a game whose pieces are placed first, `placing` is that.
    Seen {
        gain: i32,
        answer: i32,
        placing: bool,
    },
    /// There is no choice.
    Pass,
    /// Nobody can tell.
    Silent,
    Over,
}

/// What the guide had seen before a move of the learner.
#[derive(Clone, Debug)]
struct Before {
    /// How many moves had been played.
    plies: usize,
    /// The text of the move it would have played.
    best: String,
    /// What that gains.
    gain: i32,
}

struct FirstGuide {
    idea: Signal<Idea>,
    /// About the learner's last move: `Some(0)` it was the best, else by how much another was better.
    said: Signal<Option<i32>>,
    seen: Signal<Option<Before>>,
}

impl Guide for FirstGuide {
    fn rest(&self, desk: Desk, age: u32) -> bool {
        self.judge(desk);
        if desk.session.with_untracked(Session::is_over) {
            self.idea.set(Idea::Over);
            return false;
        }
        if desk.session.with_untracked(Session::awaits_another) {
            self.idea.set(Idea::Thinking);
            return false;
        }
        if desk.session.with_untracked(|s| s.forced_pass().is_some()) {
            self.idea.set(Idea::Pass);
            return false;
        }
        self.idea.set(Idea::Thinking);
        let (idea, seen) = (self.idea, self.seen);
        seen.set(None);
        computer::advise(&desk.session.get_untracked(), move |answer| {
            if !desk.is_of(age) {
                return;
            }
            if answer.alone {
                idea.set(Idea::Silent);
                return;
            }
            desk.session.with_untracked(|s| {
                let (now, before) = look(s, &answer);
                seen.set(Some(before));
                idea.set(now);
            });
        });
        false
    }

    fn view(&self, desk: Desk) -> El {
        let lang = desk.lang;
        let (idea, said) = (self.idea, self.said);
        let section = el("section")
            .class("task")
            .attr("aria-labelledby", "task-title");
        taught(lang, section, move || {
            let pieces = desk
                .session
                .with_untracked(|s| matches!(s.game().layout().shape, Shape::Grid { .. }));
            let heading = el("h2")
                .attr("id", "task-title")
                .kid(text!(lang, t::FIRST_TITLE));
            let before = move || {
                let words = match said.get()? {
                    0 => text!(lang, t::FIRST_GOOD),
                    more => text!(lang, t::FIRST_BETTER, n = more),
                };
                Some(el("span").kid(words))
            };
            let words = move || words(lang, idea.get(), pieces);
            let show = move || {
                let there = matches!(idea.get(), Idea::Seen { .. });
                (there && !desk.advised()).then(|| {
                    let show = button().click(move || desk.suggest());
                    show.kid((icon!("hint"), text!(lang, t::FIRST_SHOW)))
                })
            };
            (
                heading,
                (
                    el("p").class("verdict").kids_by(before),
                    (
                        el("p").attr("role", "status").text_by(words),
                        el("p").class("buttons").kids_by(show),
                    ),
                ),
            )
        })
    }
}

impl FirstGuide {
    /// What is to be said of the move that the learner has just played.
    fn judge(&self, desk: Desk) {
        let plies = desk.session.with_untracked(|s| s.plies().len());
        // Others may have moved since; what was said stands until the learner has moved again.
        let seen = self.seen.get_untracked();
        let Some(before) = seen.filter(|before| plies > before.plies) else {
            return;
        };
        self.seen.set(None);
        self.said.set(desk.session.with_untracked(|s| {
            let ply = s.plies().get(before.plies)?;
            if ply.text == before.best {
                return Some(0);
            }
            // Only what can be seen at once is spoken of: this is a first game.
            let more = before.gain - taken(s, ply.mover, &ply.trace);
            (more > 0).then_some(more)
        }));
    }
}

/// What the guide sees in the move it would play.
fn look(session: &Session, answer: &Answer) -> (Idea, Before) {
    let mut run = session.run().boxed_clone();
    let best = run.move_text(answer.m);
    let mut taken = answer.line.iter().take(2).map(|&m| {
        let (mover, mut trace) = (run.to_move(), Vec::new());
        let _ = run.play_traced(m, &mut trace);
        // What one's own side takes in its next move is no answer.
        let own =
            mover.map(|p| session.game().team(p)) == session.turn().map(|p| session.game().team(p));
        (own, self::taken(session, mover, &trace), trace)
    });
    let (_, gain, trace) = taken.next().unwrap_or((true, 0, Vec::new()));
    let placing = trace.iter().any(|e| matches!(e, Event::Place { .. }));
    let answer = taken
        .next()
        .filter(|(own, ..)| !own)
        .map_or(0, |(_, n, _)| n);
    let plies = session.plies().len();
    (
        Idea::Seen {
            gain,
            answer,
            placing,
        },
        Before { plies, best, gain },
    )
}

/// How many seeds or pieces a move takes for its own side.
fn taken(session: &Session, mover: Option<Player>, trace: &[Event]) -> i32 {
    let Some(mover) = mover else { return 0 };
    let team = session.game().team(mover);
    let one = |event: &Event| match *event {
        Event::Capture {
            seeds,
            to: Place::Store(player) | Place::Hand(player),
            ..
        } if session.game().team(player) == team => i32::from(seeds),
        Event::Take { .. } => 1,
        _ => 0,
    };
    trace.iter().map(one).sum()
}

/// What is said about the next move.
fn words(lang: Lang, idea: Idea, pieces: bool) -> String {
    match idea {
        Idea::Thinking => text!(lang, t::FIRST_THINKS),
        Idea::Pass => text!(lang, t::FIRST_PASS),
        Idea::Silent => text!(lang, t::FIRST_SILENT),
        Idea::Over => text!(lang, t::FIRST_OVER),
        Idea::Seen {
            gain,
            answer,
            placing,
        } => {
            let first = match gain {
                0 if placing => text!(lang, t::FIRST_PLACE),
                0 => text!(lang, t::FIRST_QUIET),
                n if pieces => text!(lang, t::FIRST_TAKES, n = n),
                n => text!(lang, t::FIRST_TAKES_SEEDS, n = n),
            };
            if answer == 0 {
                return first;
            }
            format!("{first} {}", text!(lang, t::FIRST_ANSWER, n = answer))
        }
    }
}
