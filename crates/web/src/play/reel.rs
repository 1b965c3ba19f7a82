//! A film being shown: shot by shot a hand and seeds are sent over the board, and each event happens in its time.

use std::cell::RefCell;
use std::rc::Rc;

use semailles_core::{Event, Picture, Place};

use super::layer::{Layer, NOWHERE, Way};
use crate::board::{Board, SEED, Scene, seed_drawing};
use crate::browser;
use crate::dom::{Signal, after, at_next_frame};
use crate::film::{Film, Speed};
use crate::program::program;

/// Drops shorter than this, in milliseconds, are not drawn one by one: the hand runs over some pits at a time.
const SHORTEST: f64 = 50.0;

/// What is due within half a frame, in milliseconds, is due now.
const SOON: f64 = 8.0;

/// The part of a drop in which the hand goes to the pit; then it opens.
const GLIDE: f64 = 0.6;

/// How long a seed that has fallen is held, in milliseconds.
const HELD: f64 = 30.0;

/// From how high a seed falls, in pixels of the board.
const FALL: f32 = 10.0;

/// Shots that begin so much too late, in milliseconds, on the mean of ten, are too much for the device.
const TOO_LATE: f64 = 25.0;

/// What comes later than this was not shown: nobody looked.
const AWAY: f64 = 100.0;

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
    /// The first event for which nothing has been sent off.
    sent: usize,
    began: Option<f64>,
    sound: bool,
    laps: u16,
    sown: u16,
    /// Whether the words say so.
    said: bool,
    /// When the next shot is due; how many there were of ten, and how late all of them.
    due: f64,
    steps: u32,
    late: f64,
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
            sent: 0,
            began: None,
            sound: script.sound,
            laps: 0,
            sown: 0,
            said: true,
            due: 0.0,
            steps: 0,
            late: 0.0,
            coarse: SLOW.get(),
            lap: script.lap,
        };
        reel.board.show(&reel.picture);
        let running = Running(
            Rc::new(RefCell::new(Some(reel))),
            Rc::new(RefCell::new(Some(Box::new(then)))),
        );
        // The first shot is now: a tap is answered at once.
        running.step(browser::now());
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

    fn step(&self, now: f64) {
        let next = match &mut *self.0.borrow_mut() {
            None => return,
            Some(reel) => {
                let began = *reel.began.get_or_insert(now);
                reel.step(now - began)
            }
        };
        match next {
            Some(wait) => {
                let next = self.clone();
                // In a frame, so that what has happened is painted together with what then moves.
                after((wait - SOON) as i32, move || {
                    at_next_frame(move || next.step(browser::now()));
                });
            }
            None => {
                if let Some(reel) = self.0.borrow_mut().take() {
                    reel.clear();
                }
                self.end();
            }
        }
    }
}

thread_local! {
    /// Whether this device has been too slow for single drops.
    static SLOW: std::cell::Cell<bool> = const { std::cell::Cell::new(false) };
}

impl Reel {
    /// Lets happen what is due, and what comes next begin; gives the milliseconds until then, or none at the end.
    fn step(&mut self, t: f64) -> Option<f64> {
        self.measure(t);
        // Words come when the hand has been lifted, not in the same frame.
        if !std::mem::replace(&mut self.said, true) {
            self.lap.set(Some((self.laps, self.sown)));
        }
        self.advance(t);
        if t + SOON >= self.film.length {
            return None;
        }
        self.due = self.begin(t);
        Some(self.due - t)
    }

    /// A device that is late again and again gets laps instead of drops for the rest of the visit.
    fn measure(&mut self, t: f64) {
        self.late += (t - self.due).clamp(0.0, AWAY);
        self.steps += 1;
        if self.steps == 10 {
            if self.late / 10.0 > TOO_LATE {
                SLOW.set(true);
                self.coarse = true;
            }
            (self.steps, self.late) = (0, 0.0);
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
            if due > t + SOON {
                break;
            }
            self.picture.apply(event);
            match *event {
                Event::Lift { seeds, .. } => {
                    self.laps += 1;
                    self.sown += u16::from(seeds);
                    self.said = false;
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

    /// Sends off what moves in the shot that has come; gives when it ends.
    fn begin(&mut self, t: f64) -> f64 {
        // The lift that has just happened still rests in its shot.
        let i = match self.done.checked_sub(1) {
            Some(i) if self.film.shots.get(i).is_some_and(|s| s.end > t + SOON) => i,
            _ => self.done,
        };
        let layer = self.layer.get_untracked();
        let (Some(event), Some(layer)) = (self.trace.get(i), layer) else {
            return self.film.length;
        };
        let end = self.pause(i, t);
        if i < self.sent {
            // The hand is still on its way.
            layer.count(self.picture.sowing);
            return end;
        }
        self.sent = i + 1;
        layer.begin();
        match *event {
            Event::Lift { from, .. } => {
                if let Some((x, y)) = self.at(from) {
                    let places = [(0.0, (x, y)), (1.0, (x, y - FALL))];
                    layer.hand(&way(&places, end - t), self.picture.sowing);
                }
            }
            Event::Drop { .. } => {
                if let Some(from) = self.hand_before(i) {
                    self.sent = self.sow(&layer, from, i, t);
                }
            }
            Event::Capture {
                from, seeds, to, ..
            } => self.fly(&layer, from, to, seeds, end - t),
            Event::Strike { by, head, .. } => {
                self.fly(&layer, Place::Head(head), Place::Hand(by), 2, end - t);
            }
            Event::HeadIn { player, pit, .. } => {
                self.fly(&layer, Place::Head(player), Place::Pit(pit), 1, end - t);
            }
            Event::Place { player, square } => {
                let (from, to) = (Place::Hand(player), Place::Square(square));
                self.slide(&layer, player.0, from, to, end - t);
            }
            Event::Step { from, to } => {
                let piece = self.picture.squares.get(usize::from(from));
                if let Some(piece) = piece.copied().flatten() {
                    let (from, to) = (Place::Square(from), Place::Square(to));
                    self.slide(&layer, piece.0.0, from, to, end - t);
                }
            }
            Event::Take { square, .. } => {
                if let Some(at) = self.at(Place::Square(square)) {
                    layer.thing("#taken", &way(&[(0.0, at), (1.0, at)], end - t), 0, 1.0);
                }
            }
            _ => {}
        }
        layer.end();
        end
    }

    /// The hand sows all that it holds: it goes to a pit, opens, and so on; or runs over the pits where there is no time
    /// for each. Gives the first event after that.
    fn sow(&self, layer: &Layer, from: (f32, f32), first: usize, t: f64) -> usize {
        let drops = self.trace.iter().zip(&self.film.shots).skip(first);
        let drops: Vec<_> = drops
            .map_while(|(event, shot)| match *event {
                Event::Drop { pit, .. } => Some((self.at(Place::Pit(pit))?, shot)),
                _ => None,
            })
            .collect();
        let Some((_, last)) = drops.last() else {
            return first + 1;
        };
        let fine = !self.coarse && last.end - last.start >= SHORTEST;
        let length = last.end - t + HELD;
        let time = |at: f64| ((at - t).max(0.0) / length) as f32;
        let above = |(x, y): (f32, f32)| (x, y - FALL);
        let mut hand = vec![(0.0, above(from))];
        let mut seed = vec![(0.0, NOWHERE)];
        for (to, shot) in &drops {
            if fine {
                let opens = time(shot.start + (shot.end - shot.start) * GLIDE);
                hand.push((opens, above(*to)));
                seed.extend([(opens, NOWHERE), (opens, above(*to)), (time(shot.end), *to)]);
                // It lies there until the board, which this thread draws, shows it too.
                seed.extend([
                    (time(shot.end + HELD), *to),
                    (time(shot.end + HELD), NOWHERE),
                ]);
            }
            hand.push((time(shot.end), above(*to)));
        }
        hand.extend(drops.last().map(|(to, _)| (1.0, above(*to))));
        if fine {
            let spot = self.scene.spots.first();
            let radius = spot.map_or(5.5, |s| SEED * s.radii.0.min(s.radii.1));
            let (href, turn) = seed_drawing(first as u8);
            layer.thing(href, &way(&seed, length), turn, radius);
        }
        let goes = Way {
            eases: fine,
            ..way(&hand, length)
        };
        layer.hand(&goes, self.picture.sowing);
        first + drops.len()
    }

    /// When the next shot but this one is to begin: of short drops some are one.
    fn pause(&self, i: usize, t: f64) -> f64 {
        let shots = self.trace.iter().zip(&self.film.shots).skip(i);
        let mut end = self.film.shots.get(i).map_or(t, |shot| shot.end);
        for (_, shot) in shots.take_while(|(event, _)| matches!(event, Event::Drop { .. })) {
            end = shot.end;
            if end - t >= SHORTEST {
                break;
            }
        }
        end
    }

    /// Seeds on a low arc.
    fn fly(&self, layer: &Layer, from: Place, to: Place, seeds: u8, length: f64) {
        const STEPS: u8 = 8;
        let Some(from) = self.at(from) else { return };
        let to = self.at(to).unwrap_or((from.0, from.1 - 60.0));
        for k in 0..seeds.min(9) {
            let (dx, dy) = (f32::from(k % 3) * 9.0 - 9.0, f32::from(k / 3) * 9.0 - 9.0);
            let place = |step: u8| {
                let time = f32::from(step) / f32::from(STEPS);
                let part = ease(time);
                let rise = 26.0 * (1.0 - (2.0 * part - 1.0).powi(2));
                let x = from.0 + (to.0 - from.0) * part + dx;
                let y = from.1 + (to.1 - from.1) * part + dy - rise;
                (time, (x, y))
            };
            let places: Vec<_> = (0..=STEPS).map(place).collect();
            let arc = Way {
                eases: false,
                ..way(&places, length)
            };
            let (href, turn) = seed_drawing(k);
            layer.thing(href, &arc, turn, 5.7);
        }
    }

    /// A piece that goes straight.
    fn slide(&self, layer: &Layer, player: u8, from: Place, to: Place, length: f64) {
        let (Some(from), Some(to)) = (self.at(from), self.at(to)) else {
            return;
        };
        let (href, turn, scale) = match player {
            0 => ("#stick-0", -42, 1.0),
            _ => ("#pebble-0", 0, 17.5),
        };
        layer.thing(href, &way(&[(0.0, from), (1.0, to)], length), turn, scale);
    }

    fn clear(&self) {
        if let Some(layer) = self.layer.get_untracked() {
            layer.clear();
        }
    }
}

fn way(places: &[(f32, (f32, f32))], length: f64) -> Way<'_> {
    Way {
        places,
        eases: true,
        length,
    }
}

/// Slow, fast, slow.
fn ease(t: f32) -> f32 {
    t * t * (3.0 - 2.0 * t)
}
