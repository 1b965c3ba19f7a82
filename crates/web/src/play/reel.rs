//! A film being shown: a clock moves a hand and seeds over the board, and each event happens in its time.

use std::cell::RefCell;
use std::rc::Rc;

use semailles_core::{Event, Picture, Place};

use super::layer::Layer;
use crate::board::{Board, SEED, Scene, seed_drawing};
use crate::browser;
use crate::dom::{Signal, at_next_frame};
use crate::film::{Film, Speed};
use crate::program::program;

/// Drops shorter than this are not drawn one by one: the hand glides.
const SHORTEST_FALL: f64 = 33.0;

/// From how high a seed falls, in pixels of the board.
const FALL: f32 = 10.0;

/// Frames slower than this, on the mean of ten, are too much for the device.
const SLOW_FRAME: f64 = 33.0;

/// What is shown, and where.
pub(crate) struct Reel {
    board: Board,
    scene: Rc<Scene>,
    layer: Signal<Option<Layer>>,
    picture: Picture,
    trace: Vec<Event>,
    film: Film,
    /// The events that have happened.
    done: usize,
    began: Option<f64>,
    sound: bool,
    laps: u16,
    sown: u16,
    /// Frames and when the first of ten was.
    frames: u32,
    frames_since: f64,
    coarse: bool,
    lap: Signal<Option<(u16, u16)>>,
}

/// A running film. Dropped or finished, it stops.
#[derive(Clone)]
pub(crate) struct Running(Rc<RefCell<Option<Reel>>>, Rc<RefCell<Option<Then>>>);

/// What is done after a film.
type Then = Box<dyn FnOnce()>;

/// What a film needs.
pub(crate) struct Script {
    pub(crate) board: Board,
    pub(crate) scene: Rc<Scene>,
    pub(crate) layer: Signal<Option<Layer>>,
    pub(crate) before: Picture,
    pub(crate) trace: Vec<Event>,
    pub(crate) speed: Speed,
    pub(crate) sound: bool,
    pub(crate) lap: Signal<Option<(u16, u16)>>,
}

impl Running {
    /// Shows a film from its beginning; `then` is called once, at its end.
    pub(crate) fn start(script: Script, then: impl FnOnce() + 'static) -> Self {
        let film = Film::new(&script.trace, script.speed);
        let reel = Reel {
            board: script.board,
            scene: script.scene,
            layer: script.layer,
            picture: script.before,
            trace: script.trace,
            film,
            done: 0,
            began: None,
            sound: script.sound,
            laps: 0,
            sown: 0,
            frames: 0,
            frames_since: 0.0,
            coarse: SLOW.get(),
            lap: script.lap,
        };
        reel.board.show(&reel.picture);
        let running = Running(
            Rc::new(RefCell::new(Some(reel))),
            Rc::new(RefCell::new(Some(Box::new(then)))),
        );
        // The first frame is now: a tap is answered at once.
        running.frame(browser::now());
        running
    }

    /// Goes to the end at once.
    pub(crate) fn finish(&self) {
        let reel = self.0.borrow_mut().take();
        if let Some(mut reel) = reel {
            reel.sound = false;
            reel.advance(f64::INFINITY);
            reel.clear();
            self.end();
        }
    }

    /// Stops where it is, and calls nobody.
    pub(crate) fn cut(&self) {
        self.1.borrow_mut().take();
        if let Some(reel) = self.0.borrow_mut().take() {
            reel.clear();
        }
    }

    fn end(&self) {
        let then = self.1.borrow_mut().take();
        if let Some(then) = then {
            then();
        }
    }

    fn frame(&self, now: f64) {
        let over = match &mut *self.0.borrow_mut() {
            None => return,
            Some(reel) => {
                let began = *reel.began.get_or_insert(now);
                reel.measure(now);
                reel.advance(now - began);
                reel.draw(now - began);
                now - began >= reel.film.length
            }
        };
        if over {
            if let Some(reel) = self.0.borrow_mut().take() {
                reel.clear();
            }
            self.end();
        } else {
            let next = self.clone();
            at_next_frame(move || next.frame(browser::now()));
        }
    }
}

thread_local! {
    /// Whether this device has been too slow for single drops.
    static SLOW: std::cell::Cell<bool> = const { std::cell::Cell::new(false) };
}

impl Reel {
    /// A device that misses frames gets laps instead of drops for the rest of the visit.
    fn measure(&mut self, now: f64) {
        if self.frames == 0 {
            self.frames_since = now;
        }
        self.frames += 1;
        if self.frames == 11 {
            if (now - self.frames_since) / 10.0 > SLOW_FRAME {
                SLOW.set(true);
                self.coarse = true;
            }
            self.frames = 0;
        }
    }

    /// Lets happen what is due.
    fn advance(&mut self, t: f64) {
        let mut changed = false;
        while let (Some(shot), Some(event)) =
            (self.film.shots.get(self.done), self.trace.get(self.done))
        {
            // A handful is lifted when its shot begins, all else has happened when it ends.
            let due = if matches!(event, Event::Lift { .. }) {
                shot.start
            } else {
                shot.end
            };
            if due > t {
                break;
            }
            self.picture.apply(event);
            match *event {
                Event::Lift { seeds, .. } => {
                    self.laps += 1;
                    self.sown += u16::from(seeds);
                    self.lap.set(Some((self.laps, self.sown)));
                }
                Event::Drop { now, .. } => self.hear(Some(now)),
                Event::Capture { .. } | Event::Strike { .. } | Event::Take { .. } => {
                    self.hear(None)
                }
                _ => {}
            }
            self.done += 1;
            changed = true;
        }
        if changed {
            self.board.show(&self.picture);
        }
    }

    fn hear(&self, now: Option<u8>) {
        if let (true, Some(sound)) = (self.sound, program().sound) {
            sound(now);
        }
    }

    fn at(&self, place: Place) -> Option<(f32, f32)> {
        self.scene
            .spots
            .iter()
            .find(|s| s.place == place)
            .map(|s| s.at)
    }

    /// Where the hand was before the event `i`.
    fn hand_before(&self, i: usize) -> Option<(f32, f32)> {
        self.trace[..i].iter().rev().find_map(|e| match *e {
            Event::Lift { from, .. } => self.at(from),
            Event::Drop { pit, .. } => self.at(Place::Pit(pit)),
            _ => None,
        })
    }

    /// Draws what moves.
    fn draw(&self, t: f64) {
        let Some(layer) = self.layer.get_untracked() else {
            return;
        };
        layer.begin();
        // The lift that has just happened still rests in its shot.
        let i = match self.done.checked_sub(1) {
            Some(i) if self.film.shots.get(i).is_some_and(|s| s.end > t) => i,
            _ => self.done,
        };
        if let (Some(shot), Some(event)) = (self.film.shots.get(i), self.trace.get(i)) {
            let length = shot.end - shot.start;
            let part = if length > 0.0 {
                ((t - shot.start) / length).clamp(0.0, 1.0) as f32
            } else {
                1.0
            };
            match *event {
                Event::Lift { from, .. } => {
                    if let Some((x, y)) = self.at(from) {
                        layer.hand((x, y - FALL * ease(part)), self.picture.sowing);
                    }
                }
                Event::Drop { pit, now } => {
                    if let (Some(from), Some(to)) = (self.hand_before(i), self.at(Place::Pit(pit)))
                    {
                        let fine = !self.coarse && length >= SHORTEST_FALL;
                        // First the hand goes there, then it opens.
                        let (glide, fall) = if fine {
                            ((part / 0.6).min(1.0), (part - 0.6).max(0.0) / 0.4)
                        } else {
                            (part, 0.0)
                        };
                        let go = if fine { ease(glide) } else { glide };
                        let (x, y) = (from.0 + (to.0 - from.0) * go, from.1 + (to.1 - from.1) * go);
                        if fine && fall > 0.0 {
                            let radius = self
                                .scene
                                .spots
                                .first()
                                .map_or(5.5, |s| SEED * s.radii.0.min(s.radii.1));
                            let (href, turn) = seed_drawing(now);
                            let at = (to.0, to.1 - FALL * (1.0 - fall * fall));
                            layer.thing(href, at, turn, radius);
                        }
                        let left = self.picture.sowing.saturating_sub(u8::from(fall > 0.0));
                        layer.hand((x, y - FALL), left);
                    }
                }
                Event::Capture {
                    from, seeds, to, ..
                } => self.fly(&layer, from, to, seeds, part),
                Event::Strike { by, head, .. } => {
                    self.fly(&layer, Place::Head(head), Place::Hand(by), 2, part)
                }
                Event::HeadIn { player, pit, .. } => {
                    self.fly(&layer, Place::Head(player), Place::Pit(pit), 1, part)
                }
                Event::Place { player, square } => {
                    self.slide(
                        &layer,
                        player.0,
                        Place::Hand(player),
                        Place::Square(square),
                        part,
                    );
                }
                Event::Step { from, to } => {
                    if let Some(piece) = self
                        .picture
                        .squares
                        .get(usize::from(from))
                        .copied()
                        .flatten()
                    {
                        self.slide(
                            &layer,
                            piece.0.0,
                            Place::Square(from),
                            Place::Square(to),
                            part,
                        );
                    }
                }
                Event::Take { square, .. } => {
                    if let Some((x, y)) = self.at(Place::Square(square)) {
                        layer.thing("#taken", (x, y), 0, 1.0);
                    }
                }
                _ => {}
            }
        }
        layer.end();
    }

    /// Seeds on a low arc.
    fn fly(&self, layer: &Layer, from: Place, to: Place, seeds: u8, part: f32) {
        let Some(from) = self.at(from) else { return };
        let to = self.at(to).unwrap_or((from.0, from.1 - 60.0));
        let part = ease(part);
        let (x, y) = (
            from.0 + (to.0 - from.0) * part,
            from.1 + (to.1 - from.1) * part - 26.0 * (1.0 - (2.0 * part - 1.0).powi(2)),
        );
        for k in 0..seeds.min(9) {
            let (dx, dy) = (f32::from(k % 3) * 9.0 - 9.0, f32::from(k / 3) * 9.0 - 9.0);
            let (href, turn) = seed_drawing(k);
            layer.thing(href, (x + dx, y + dy), turn, 5.7);
        }
    }

    /// A piece that goes straight.
    fn slide(&self, layer: &Layer, player: u8, from: Place, to: Place, part: f32) {
        let (Some(from), Some(to)) = (self.at(from), self.at(to)) else {
            return;
        };
        let part = ease(part);
        let (x, y) = (
            from.0 + (to.0 - from.0) * part,
            from.1 + (to.1 - from.1) * part,
        );
        match player {
            0 => layer.thing("#stick-0", (x, y), -42, 1.0),
            _ => layer.thing("#pebble-0", (x, y), 0, 17.5),
        }
    }

    fn clear(&self) {
        if let Some(layer) = self.layer.get_untracked() {
            layer.clear();
        }
    }
}

/// Slow, fast, slow.
fn ease(t: f32) -> f32 {
    t * t * (3.0 - 2.0 * t)
}
