//! «Et si ?»: where a sowing would go, drawn from its trace.

use std::fmt::Write as _;

use semailles_core::{Event, Picture, Place, Player};

use super::draw::{at, rect};
use super::scene::{Scene, Spot};
use crate::number::Px;

/// A move looked at and not played.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Preview {
    /// Which place was asked about.
    pub(crate) from: usize,
    /// The board before.
    pub(crate) before: Picture,
    /// What would happen.
    pub(crate) trace: Vec<Event>,
    /// In words.
    pub(crate) words: String,
    /// Whose move it would be.
    pub(crate) mover: Option<Player>,
}

/// More points than these are a tangle that tells nothing.
const MOST_POINTS: usize = 400;

/// Laps whose way is drawn with its number.
const NUMBERED: usize = 9;

impl Preview {
    /// The marks over the board.
    pub(crate) fn svg(&self, scene: &Scene) -> String {
        let mut svg = way(&self.trace, scene);
        let mut after = self.before.clone();
        self.trace.iter().for_each(|e| after.apply(e));
        let taken = |place| -> u32 {
            self.trace
                .iter()
                .filter_map(|e| match *e {
                    Event::Capture { from, seeds, .. } if from == place => Some(u32::from(seeds)),
                    _ => None,
                })
                .sum()
        };
        for spot in &scene.spots {
            let Place::Pit(_) = spot.place else { continue };
            let (was, will, takes) = (
                self.before.count(spot.place),
                after.count(spot.place),
                taken(spot.place),
            );
            if takes > 0 {
                svg += &at(spot.at, "<use href=\"#taken\"/>");
                plate(&mut svg, spot.number, &format!("−{takes}"), "count");
            } else if was != will {
                plate(&mut svg, spot.number, &will.to_string(), "count");
            }
        }
        if let Some(end) = last(&self.trace).and_then(|place| spot(scene, place)) {
            let (x, y) = end.at;
            let ring = format!(
                "<g class=\"target\"><circle r=\"9\"/><circle r=\"{}\"/></g>",
                Px(end.radii.0 + 5.0)
            );
            svg += &at(end.at, &ring);
            let again = self.mover.is_some()
                && self
                    .trace
                    .iter()
                    .any(|e| matches!(e, Event::Turn { player } if *player == self.mover));
            if again && scene.spots.len() > 1 {
                const AGAIN: &str = "<g class=\"plate\"><circle r=\"12\"/><path d=\"M-5-2A5.500 5.500 0 1 1-4 4M-6-6v4.500h4.500\"/></g>";
                svg += &at((x + end.radii.0, y - end.radii.1), AGAIN);
            }
        }
        svg
    }
}

/// The way of the seeds, lap by lap; of a piece, from square to square.
pub(crate) fn way(trace: &[Event], scene: &Scene) -> String {
    let mut laps: Vec<Vec<(f32, f32)>> = Vec::new();
    let mut points = 0;
    for event in trace {
        match *event {
            Event::Lift { from, .. } => {
                if let Some(spot) = spot(scene, from) {
                    laps.push(vec![spot.at]);
                }
            }
            Event::Drop { pit, .. } => {
                if let (Some(lap), Some(spot)) = (laps.last_mut(), spot(scene, Place::Pit(pit))) {
                    lap.push(spot.at);
                    points += 1;
                }
            }
            Event::Step { from, to } => {
                let ends = [from, to].map(|s| spot(scene, Place::Square(s)).map(|s| s.at));
                laps.push(ends.into_iter().flatten().collect());
            }
            _ => {}
        }
        if points > MOST_POINTS {
            break;
        }
    }
    let mut svg = String::new();
    for (i, lap) in laps.iter().enumerate() {
        let mut path = String::new();
        for (k, (x, y)) in lap.iter().enumerate() {
            let (go, x, y) = (if k == 0 { "M" } else { "L" }, Px(*x), Px(*y));
            let _ = write!(path, "{go}{x} {y}");
        }
        let class = if i == 0 { "way" } else { "way later" };
        let _ = write!(svg, "<path class=\"{class}\" d=\"{path}\"/>");
    }
    for (i, lap) in laps.iter().enumerate().skip(1).take(NUMBERED) {
        let Some((x, y)) = lap.first() else { continue };
        plate(&mut svg, (*x, *y), &(i + 1).to_string(), "lap");
    }
    svg
}

/// A plate with a number: one to come, or that of a lap.
fn plate(svg: &mut String, place: (f32, f32), words: &str, kind: &str) {
    let half = 7.0 + 5.0 * words.chars().count() as f32;
    let plate = rect([-half, -11.0, 2.0 * half, 22.0], "rx=\"11\"");
    let plate = format!("<g class=\"plate {kind}\">{plate}<text y=\"6\">{words}</text></g>");
    *svg += &at(place, &plate);
}

fn spot(scene: &Scene, place: Place) -> Option<&Spot> {
    scene.spots.iter().find(|s| s.place == place)
}

/// Where the last seed falls, or the piece goes.
fn last(trace: &[Event]) -> Option<Place> {
    trace.iter().rev().find_map(|e| match *e {
        Event::Drop { pit, .. } => Some(Place::Pit(pit)),
        Event::Step { to, .. } => Some(Place::Square(to)),
        Event::Place { square, .. } => Some(Place::Square(square)),
        _ => None,
    })
}
