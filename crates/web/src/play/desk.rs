//! A game on the page: what is played, what is shown, what is said.

use std::rc::Rc;

use semailles_core::{Event, Illegal, Move, Place, Player, Shape};
use semailles_locale::{Lang, describe, page, story, text};
use semailles_session::{Played, Seat, Session};

use super::advice::Advice;
use super::choose::{self, Touch};
use super::far::Far;
use super::guide::Guide;
use super::layer::Layer;
use super::place_name::place_name;
use super::reel::{Running, Script};
use crate::board::{Board, Mark, Preview, Scene, Screen, way};
use crate::dom::{Signal, after, at_next_frame, memo, on_cleanup, on_window};
use crate::settings::{Settings, settings};
use crate::storage::StorageError;
use crate::{browser, computer, new_game, shelf};

/// How long a forced pass stays to be read before it is played, in milliseconds.
const PASS: i32 = 1100;

/// How long after a move it is kept, in milliseconds: a tap is answered first.
const KEEP: i32 = 200;

/// A past moment that is looked at: after so many events of a ply.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Moment {
    /// The ply.
    pub(crate) ply: usize,
    /// How many of its events have happened.
    pub(crate) events: usize,
}

/// What the words under the board are.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Said {
    /// The words.
    pub(crate) words: String,
    /// Whether they refuse something.
    pub(crate) refusal: bool,
}

/// The state of a game on the page.
#[derive(Clone, Copy)]
pub(crate) struct Desk {
    /// The language of everything said here.
    pub(crate) lang: Lang,
    /// Under which key it is kept; empty: it is not.
    pub(crate) key: Signal<String>,
    /// The game.
    pub(crate) session: Signal<Session>,
    /// What the board shows.
    pub(crate) board: Signal<Board>,
    /// The board laid out.
    pub(crate) scene: Signal<Rc<Scene>>,
    /// Where moving seeds are drawn.
    pub(crate) layer: Signal<Option<Layer>>,
    /// The past that is looked at; `None` for the present.
    pub(crate) moment: Signal<Option<Moment>>,
    /// The beginning of a move.
    pub(crate) chosen: Signal<String>,
    /// «Et si ?»
    pub(crate) preview: Signal<Option<Preview>>,
    /// Whether a tap asks first.
    pub(crate) asking: Signal<bool>,
    /// The way of the last move, drawn where nothing may move.
    pub(crate) trail: Signal<String>,
    /// The lap and the seeds sown so far, while they are.
    pub(crate) lap: Signal<Option<(u16, u16)>>,
    /// What is said.
    pub(crate) said: Signal<Said>,
    /// What is said to whoever does not see.
    pub(crate) live: Signal<String>,
    /// Something went wrong that does not stop the game.
    pub(crate) notice: Signal<Option<String>>,
    /// Whether the computer thinks.
    pub(crate) thinking: Signal<bool>,
    /// Whether seeds move.
    pub(crate) moving: Signal<bool>,
    /// Whether the computer thinks about advice.
    pub(super) advising: Signal<bool>,
    /// Advice that was given and not yet followed.
    pub(super) advice: Signal<Option<Advice>>,
    /// The others, when they play from elsewhere.
    pub(crate) far: Signal<Option<Rc<dyn Far>>>,
    /// Who goes along with the game.
    pub(super) guide: Signal<Option<Rc<dyn Guide>>>,
    settings: Signal<Settings>,
    running: Signal<Option<Running>>,
    /// Grows with everything that makes answers stale.
    age: Signal<u32>,
    /// Whether something was played that is not yet kept.
    unkept: Signal<bool>,
}

impl Desk {
    /// A desk with a game on it.
    pub(crate) fn new(
        lang: Lang,
        key: String,
        session: Session,
        far: Option<Rc<dyn Far>>,
        guide: Option<Rc<dyn Guide>>,
        screen: Signal<(f32, f32)>,
    ) -> Self {
        let layout = session.game().layout();
        let places = layout.spots.iter().map(|s| s.place).collect();
        let board = Board::new(places, &session.run().picture());
        let id = session.game().name().id();
        let session = Signal::new(session);
        let near = memo(move || session.with(near));
        let scene = memo(move || {
            let (width, height) = screen.get();
            Rc::new(Scene::new(
                id,
                &layout,
                Screen {
                    width,
                    height,
                    near: near.get(),
                },
            ))
        });
        let desk = Self {
            lang,
            key: Signal::new(key),
            session,
            board: Signal::new(board),
            scene,
            layer: Signal::new(None),
            moment: Signal::new(None),
            chosen: Signal::new(String::new()),
            preview: Signal::new(None),
            asking: Signal::new(false),
            trail: Signal::new(String::new()),
            lap: Signal::new(None),
            said: Signal::new(Said::default()),
            live: Signal::new(String::new()),
            notice: Signal::new(None),
            thinking: Signal::new(false),
            moving: Signal::new(false),
            advising: Signal::new(false),
            advice: Signal::new(None),
            far: Signal::new(far),
            guide: Signal::new(guide),
            settings: settings(),
            running: Signal::new(None),
            age: Signal::new(0),
            unkept: Signal::new(false),
        };
        on_cleanup(move || {
            desk.keep_left();
            desk.stop();
        });
        on_window("pagehide", move |_| desk.keep_played());
        desk.settle(false);
        desk
    }

    /// Everything that moves or thinks stops.
    pub(crate) fn stop(self) {
        self.age.try_update(|a| *a += 1);
        computer::forget();
        if let Some(running) = self.running.try_update(Option::take).flatten() {
            running.cut();
        }
    }

    /// Whether nothing has happened since that would make an answer stale.
    pub(crate) fn is_of(self, age: u32) -> bool {
        self.age.try_with_untracked(|a| *a == age) == Some(true)
    }

    /// A touch of a place.
    pub(crate) fn tap(self, i: usize) {
        // A tap finishes what moves.
        if let Some(running) = self.running.get_untracked() {
            running.finish();
            return;
        }
        self.advice.clear();
        if self.moment.get_untracked().is_some() {
            self.to_present();
            return;
        }
        let person = self.session.with_untracked(|s| !s.awaits_another());
        if !person {
            return;
        }
        let chosen = self.chosen.get_untracked();
        let scene = self.scene.get_untracked();
        let Some(spot) = scene.spots.get(i) else {
            return;
        };
        if self.session.with_untracked(Session::is_over) {
            self.refuse(&describe::illegal(self.lang, &Illegal::GameOver));
            return;
        }
        match self
            .session
            .with_untracked(|s| choose::touch(s.run(), spot, &chosen))
        {
            Touch::Play(m) => {
                let asked = self
                    .preview
                    .with_untracked(|p| p.as_ref().is_some_and(|p| p.from == i));
                if self.asking.get_untracked() && !asked {
                    self.ask(Some(i));
                } else {
                    self.play(m);
                }
            }
            Touch::Choose(start) => {
                self.chosen.set(start);
                self.preview.set(None);
                self.said.set(Said {
                    words: text!(self.lang, page::CHOOSE_ON),
                    refusal: false,
                });
                self.mark();
            }
            Touch::Refuse(why) => {
                self.chosen.set(String::new());
                self.mark();
                self.refuse(&describe::illegal(self.lang, &why));
            }
            Touch::Nothing => {
                if !chosen.is_empty() {
                    self.chosen.set(String::new());
                    self.mark();
                }
            }
        }
    }

    fn refuse(self, clause: &str) {
        let words = describe::sentence(clause);
        self.live.set(words.clone());
        self.said.set(Said {
            words,
            refusal: true,
        });
    }

    /// «Et si ?» about a place; `None` when nobody asks any more.
    pub(crate) fn ask(self, place: Option<usize>) {
        let settings = self.settings.get_untracked();
        let quiet = !settings.preview && !self.asking.get_untracked();
        if quiet || self.is_moving() || self.moment.get_untracked().is_some() {
            return;
        }
        let Some(i) = place else {
            if !self.asking.get_untracked() {
                self.preview.set(None);
            }
            return;
        };
        let scene = self.scene.get_untracked();
        let chosen = self.chosen.get_untracked();
        let preview = self.session.with_untracked(|s| {
            if s.is_over() || s.awaits_another() {
                return None;
            }
            let spot = scene.spots.get(i)?;
            let m = match choose::touch(s.run(), spot, &chosen) {
                Touch::Play(m) => m,
                // Of several ways the ordinary one, which has the shortest text.
                Touch::Choose(start) => s.run().read_move(&start).ok()?,
                Touch::Refuse(_) | Touch::Nothing => return None,
            };
            let (before, mover) = (s.run().picture(), s.run().to_move());
            let mut trace = Vec::new();
            s.run().boxed_clone().play_traced(m, &mut trace).ok()?;
            let words = story::summary(self.lang, s.game(), mover, &trace);
            Some(Preview {
                from: i,
                before,
                trace,
                words,
                mover,
            })
        });
        if let Some(p) = &preview {
            self.live.set(text!(
                self.lang,
                page::WHAT_IF_SAYS,
                words = p.words.as_str()
            ));
        }
        self.preview.set(preview);
    }

    /// How a move that was played is shown moving.
    fn script(self, played: Played) -> Script {
        let settings = self.settings.get_untracked();
        Script {
            board: self.board.get_untracked(),
            scene: self.scene.get_untracked(),
            layer: self.layer,
            before: played.before,
            trace: played.trace,
            speed: settings.speed,
            sound: settings.sound,
            lap: self.lap,
        }
    }

    /// Plays a move of whoever is to move.
    pub(crate) fn play(self, m: Move) {
        match self.far.get_untracked() {
            Some(far) => far.play(self, m),
            None => self.show(m),
        }
    }

    /// Lets a move be seen that is played now.
    pub(super) fn show(self, m: Move) {
        self.to_present();
        self.drop_advice();
        self.preview.clear();
        self.chosen.put(String::new());
        self.trail.put(String::new());
        let played = self.session.change(|s| s.play(m).cloned());
        let played = match played {
            Some(Ok(played)) => played,
            Some(Err(error)) => {
                self.refuse(&describe::move_error(self.lang, &error));
                return;
            }
            None => return,
        };
        // What moves comes first; a moment later lists and buttons are told, and the game is kept.
        self.unkept.set(true);
        after(KEEP, move || self.keep_played());
        if browser::still() {
            self.trail
                .set(way(&played.trace, &self.scene.get_untracked()));
            self.settle(true);
            return;
        }
        let age = self.grow();
        let script = self.script(played);
        let running = Running::start(script, move || {
            if self.is_of(age) {
                self.settle(true);
            }
        });
        self.running.set(Some(running));
        // The hand moves in the first frame, which is painted sooner without other words.
        at_next_frame(move || {
            after(0, move || {
                if self.is_of(age) && self.is_moving() {
                    // Marks are not seen while it is true; those that change are changed at the end.
                    self.moving.set(true);
                }
            });
        });
    }

    /// Whether a move is being shown.
    pub(super) fn is_moving(self) -> bool {
        self.running.with_untracked(Option::is_some)
    }

    /// All answers that are waited for are stale; gives the new age.
    pub(super) fn grow(self) -> u32 {
        self.age.try_update(|a| {
            *a += 1;
            *a
        });
        self.age.get_untracked()
    }

    /// The board comes to rest: it shows the position, tells the last move, and whoever is next moves.
    pub(super) fn settle(self, told: bool) {
        if self.unkept.get_untracked() {
            self.session.tell();
        }
        self.moving.put(false);
        self.lap.put(None);
        self.advice.clear();
        self.running.set(None);
        let picture = self.session.with_untracked(|s| s.run().picture());
        self.board.with_untracked(|b| b.show(&picture));
        self.mark();
        let last = self.session.with_untracked(|s| self.tell(s));
        self.said.set(Said {
            words: last.clone(),
            refusal: false,
        });
        if told {
            let mut live = last;
            let next = self.session.with_untracked(|s| self.turn_words(s));
            live.push(' ');
            live.push_str(&next);
            self.live.set(live);
        }
        self.go_on();
    }

    /// What comes next: the guide may see to it.
    fn go_on(self) {
        let age = self.grow();
        if self.is_far() {
            return self.follow();
        }
        let guide = self.guide.get_untracked();
        if !guide.is_some_and(|guide| guide.rest(self, age)) {
            self.go_on_by_rules(age);
        }
    }

    /// Passes that are forced, and the computer's move.
    pub(crate) fn go_on_by_rules(self, age: u32) {
        let (pass, seat) = self
            .session
            .with_untracked(|s| (s.forced_pass(), s.turn().map(|p| s.seat(p))));
        if let Some(pass) = pass {
            let who = self
                .session
                .with_untracked(|s| s.turn().map(|p| story::player_name(self.lang, s.game(), p)));
            let words = text!(self.lang, page::MUST_PASS, who = who.unwrap_or_default());
            self.live.set(words.clone());
            self.said.update(|said| {
                said.words.push(' ');
                said.words.push_str(&words);
            });
            after(PASS, move || {
                if self.is_of(age) {
                    self.play(pass);
                }
            });
            return;
        }
        let Some(Seat::Computer(level)) = seat else {
            return;
        };
        self.thinking.set(true);
        let asked = self.session.get_untracked();
        computer::ask(&asked, level, move |answer| {
            if !self.is_of(age) {
                return;
            }
            self.thinking.set(false);
            if answer.alone {
                self.notice
                    .set(Some(text!(self.lang, page::COMPUTER_ALONE)));
            }
            self.play(answer.m);
        });
    }

    /// Takes back to the last choice of a person.
    pub(crate) fn take_back(self) {
        if let Some(far) = self.far.get_untracked() {
            return far.ask_back(self);
        }
        self.interrupt();
        let taken = self.session.try_update(Session::take_back).unwrap_or(0);
        self.after_change(if taken > 0 {
            text!(self.lang, page::TAKEN_BACK, n = taken)
        } else {
            String::new()
        });
    }

    /// Takes back everything.
    pub(crate) fn begin_again(self) {
        self.interrupt();
        self.session
            .update(|s| while s.can_undo() && s.take_back() > 0 {});
        self.after_change(String::new());
    }

    /// Plays again what was taken back.
    pub(crate) fn redo(self) {
        self.interrupt();
        self.session.update(|s| {
            s.redo();
            while s.awaits_another() && s.redo() {}
        });
        self.after_change(text!(self.lang, page::REDONE));
    }

    /// Somebody gives up.
    pub(crate) fn resign(self) {
        self.interrupt();
        self.session.update(|s| {
            let people = (0..s.game().players())
                .map(Player)
                .filter(|&p| !s.seat(p).is_computer());
            // Whoever is to move; when that is the computer, the person who waits.
            let who = s
                .turn()
                .filter(|&p| !s.seat(p).is_computer())
                .or_else(|| people.into_iter().next());
            if let Some(who) = who.or_else(|| s.turn()) {
                s.resign(who);
            }
        });
        self.after_change(String::new());
    }

    /// All agree to end the game.
    pub(crate) fn agree(self) {
        self.interrupt();
        self.session.update(|s| {
            s.agree();
        });
        self.after_change(String::new());
    }

    /// The next game of the same people, with the computer at another level.
    pub(crate) fn rematch_at(self, level: u8) {
        self.session.update(|s| {
            for player in (0..s.game().players()).map(Player) {
                if s.seat(player).is_computer() {
                    s.set_seat(player, Seat::Computer(level));
                }
            }
            new_game::remember(s.game().name(), s.seats());
        });
        self.rematch();
    }

    /// The next game of the same people.
    pub(crate) fn rematch(self) {
        self.interrupt();
        self.keep_played();
        // Whoever went along has done so; a game that is not kept has no address of its own.
        self.guide.set(None);
        self.session.update(|s| *s = s.rematch());
        if self.key.with_untracked(|key| !key.is_empty()) {
            self.key.set(shelf::new_key());
            browser::go_instead(&format!("play/{}", self.key.get_untracked()));
        }
        self.after_change(text!(self.lang, page::NEW_GAME_BEGINS));
    }

    pub(super) fn interrupt(self) {
        self.stop();
        self.thinking.set(false);
        self.drop_advice();
        self.moment.set(None);
        self.chosen.set(String::new());
        self.preview.set(None);
        self.trail.set(String::new());
        if let Some(layer) = self.layer.get_untracked() {
            layer.clear();
        }
    }

    pub(super) fn after_change(self, live: String) {
        self.keep();
        self.settle(false);
        let turn = self.session.with_untracked(|s| self.turn_words(s));
        self.live.set(format!("{live} {turn}"));
    }

    /// Keeps what was played, unless it is kept.
    fn keep_played(self) {
        if self.unkept.try_with_untracked(|u| *u) == Some(true) {
            self.session.tell();
            self.keep();
        }
    }

    /// Keeps what was played of a game that is left.
    fn keep_left(self) {
        let key = self.key.get_untracked();
        let is_kept = self.far.with_untracked(Option::is_none) && !key.is_empty();
        if is_kept && self.unkept.get_untracked() {
            let _ = self.session.with_untracked(|s| shelf::keep_left(&key, s));
        }
    }

    /// Keeps the game, or says why it is not.
    pub(crate) fn keep(self) {
        self.unkept.try_update(|u| *u = false);
        if self.far.try_with_untracked(Option::is_some) != Some(false) {
            return;
        }
        let key = self.key.try_with_untracked(String::clone);
        let Some(key) = key.filter(|key| !key.is_empty()) else {
            return;
        };
        let Some(kept) = self.session.try_with_untracked(|s| shelf::keep(&key, s)) else {
            return;
        };
        match kept {
            Ok(()) => {}
            Err(StorageError::Forbidden) => self
                .notice
                .set(Some(text!(self.lang, page::STORAGE_FORBIDDEN))),
            Err(StorageError::Full) => self.notice.set(Some(text!(self.lang, page::STORAGE_FULL))),
        }
    }

    /// The last move in a sentence; before it, how to begin.
    fn tell(self, session: &Session) -> String {
        match session.plies().last() {
            None if matches!(session.game().layout().shape, Shape::Grid { .. }) => {
                text!(self.lang, page::BEGIN_GRID)
            }
            None => text!(self.lang, page::BEGIN),
            Some(ply) => self.tell_ply(session, ply.mover, &ply.trace),
        }
    }

    /// A move in a sentence.
    pub(crate) fn tell_ply(
        self,
        session: &Session,
        mover: Option<Player>,
        trace: &[Event],
    ) -> String {
        let words = story::summary(self.lang, session.game(), mover, trace);
        if words.ends_with('.') {
            words
        } else {
            format!("{words}.")
        }
    }

    /// Whose turn it is, or how the game ended.
    pub(crate) fn turn_words(self, session: &Session) -> String {
        let far = self.far.get_untracked();
        if let Some(words) = far.and_then(|far| far.turn(session)) {
            return words;
        }
        if let Some(ended) = session.ended() {
            return story::ended(self.lang, session.game(), ended);
        }
        if let Some(outcome) = session.run().outcome() {
            let last = session.plies().last().map_or(&[][..], |p| &p.trace);
            return story::outcome(
                self.lang,
                session.game(),
                outcome,
                &session.run().score(),
                last,
            );
        }
        let turn = session.turn();
        let people = session.seats().iter().filter(|s| s.is_here()).count();
        match turn {
            Some(p) if people == 1 && session.seat(p).is_here() => {
                text!(self.lang, page::YOUR_TURN)
            }
            _ => story::turn(self.lang, session.game(), turn),
        }
    }

    /// The position in words, pit by pit.
    pub(crate) fn read_board(self) {
        let scene = self.scene.get_untracked();
        let board = self.board.get_untracked();
        let mut words = Vec::new();
        self.session.with_untracked(|s| {
            for (i, spot) in scene.spots.iter().enumerate() {
                let held = board.held[i].get_untracked();
                let name = place_name(self.lang, s.game(), &scene, i, held, Mark::default());
                if !matches!(spot.place, Place::Square(_)) || held.piece.is_some() {
                    words.push(name);
                }
            }
            words.push(self.turn_words(s));
        });
        self.live.set(words.join(". "));
    }

    fn clear_marks(self) {
        self.board.with_untracked(|b| b.mark(|_| 0));
    }

    /// Marks what may be played, what never ends, and the last move.
    pub(super) fn mark(self) {
        let scene = self.scene.get_untracked();
        let chosen = self.chosen.get_untracked();
        let board = self.board.get_untracked();
        self.session.with_untracked(|s| {
            let legal = choose::legal(s.run());
            let person = !s.is_over() && !s.awaits_another();
            let mover = s.turn();
            let ends = s.plies().last().map(|p| ends(&p.trace));
            board.mark(|i| {
                let spot = &scene.spots[i];
                let mut mark = 0;
                if let Some((from, to)) = ends {
                    mark |= if from == Some(spot.place) {
                        Mark::FROM
                    } else {
                        0
                    };
                    mark |= if to == Some(spot.place) { Mark::TO } else { 0 };
                }
                if self.advises(i) {
                    mark |= Mark::HINT;
                }
                let (true, Some(mover)) = (person, mover) else {
                    return mark;
                };
                let Some(text) = choose::text(spot, mover) else {
                    return mark;
                };
                let own = !matches!(spot.place, Place::Pit(_)) || spot.owner == Some(mover);
                if own && choose::leads(&legal, &chosen, &text) {
                    let takes = chosen.len() > 2 && matches!(spot.place, Place::Square(_));
                    mark |= if takes { Mark::TARGET } else { Mark::LEGAL };
                } else if own
                    && matches!(spot.place, Place::Pit(_))
                    && choose::refusal(s.run(), spot) == Some(Illegal::Endless)
                {
                    mark |= Mark::ENDLESS;
                }
                if !chosen.is_empty() && own && chosen.starts_with(&text) {
                    mark |= Mark::CHOSEN;
                }
                mark
            });
        });
    }

    /// Looks at a past moment.
    pub(crate) fn look(self, moment: Moment) {
        if let Some(running) = self.running.get_untracked() {
            running.finish();
        }
        self.preview.set(None);
        self.trail.set(String::new());
        let words = self.session.with_untracked(|s| {
            let ply = s.plies().get(moment.ply)?;
            let mut picture = ply.before.clone();
            let events = &ply.trace[..moment.events.min(ply.trace.len())];
            events.iter().for_each(|e| picture.apply(e));
            self.board.with_untracked(|b| b.show(&picture));
            self.trail.set(way(events, &self.scene.get_untracked()));
            Some(self.tell_ply(s, ply.mover, &ply.trace))
        });
        if let Some(words) = words {
            self.clear_marks();
            self.moment.set(Some(moment));
            self.said.set(Said {
                words,
                refusal: false,
            });
        }
    }

    /// Plays a past move as a film.
    pub(crate) fn replay(self, ply: usize) {
        let Some(played) = self.session.with_untracked(|s| s.plies().get(ply).cloned()) else {
            return;
        };
        if let Some(running) = self.running.get_untracked() {
            running.finish();
        }
        if browser::still() {
            self.look(Moment {
                ply,
                events: played.trace.len(),
            });
            return;
        }
        self.trail.set(String::new());
        self.moving.set(true);
        self.clear_marks();
        let count = played.trace.len();
        let script = self.script(played);
        let running = Running::start(script, move || {
            self.moving.set(false);
            self.lap.set(None);
            self.running.set(None);
            self.look(Moment { ply, events: count });
        });
        self.running.set(Some(running));
    }

    /// Comes back from the past.
    pub(crate) fn to_present(self) {
        if self.moment.get_untracked().is_none() {
            return;
        }
        self.moment.set(None);
        self.trail.set(String::new());
        let (picture, words) = self
            .session
            .with_untracked(|s| (s.run().picture(), self.tell(s)));
        self.board.with_untracked(|b| b.show(&picture));
        self.said.set(Said {
            words,
            refusal: false,
        });
        self.mark();
        self.follow();
    }
}

/// Who sits at the bottom: the only person here; else the first player.
fn near(session: &Session) -> Player {
    let mut people = (0..session.game().players())
        .map(Player)
        .filter(|&p| session.seat(p).is_here());
    match (people.next(), people.next()) {
        (Some(one), None) => one,
        _ => Player(0),
    }
}

/// Where a move began and ended.
pub(crate) fn ends(trace: &[Event]) -> (Option<Place>, Option<Place>) {
    let from = trace.iter().find_map(|e| match *e {
        Event::Lift { from, .. } => Some(from),
        Event::Step { from, .. } => Some(Place::Square(from)),
        _ => None,
    });
    let to = trace.iter().rev().find_map(|e| match *e {
        Event::Drop { pit, .. } => Some(Place::Pit(pit)),
        Event::Step { to, .. } => Some(Place::Square(to)),
        Event::Place { square, .. } => Some(Place::Square(square)),
        _ => None,
    });
    (from, to)
}
