use semailles_core::{Event, Picture, Place, Player, Why};

use crate::Line;

/// One picture of a line: the board after some events.
#[derive(Clone, Debug, PartialEq)]
pub struct Frame {
    /// The board.
    pub picture: Picture,
    /// What has happened since the frame before.
    pub events: Vec<Event>,
    /// Who made it happen.
    pub mover: Option<Player>,
    /// Which move it belongs to, from 0; `None` for the board at the start.
    pub ply: Option<usize>,
    /// The place the handful, or the piece, was lifted from.
    pub from: Option<Place>,
    /// Where the last seed or the piece has come to.
    pub to: Option<Place>,
    /// Pits sown since the frame before.
    pub sown: Vec<u8>,
    /// Places seeds or pieces were taken from, with how many.
    pub taken: Vec<(Place, u8)>,
}

/// A line as pictures: the start, then one for each lap, for what is taken at its end, and for every other move.
#[must_use]
pub fn film(line: &Line) -> Vec<Frame> {
    let mut picture = line.start().picture();
    let mut frames = vec![Frame {
        picture: picture.clone(),
        events: Vec::new(),
        mover: None,
        ply: None,
        from: None,
        to: None,
        sown: Vec::new(),
        taken: Vec::new(),
    }];
    for (ply, played) in line.plies().iter().enumerate() {
        for events in parts(&played.events) {
            frames.push(frame(&mut picture, events, played.mover, ply));
        }
    }
    frames
}

fn frame(picture: &mut Picture, events: &[Event], mover: Option<Player>, ply: usize) -> Frame {
    let (mut from, mut to) = (None, None);
    let (mut sown, mut taken) = (Vec::new(), Vec::new());
    for event in events {
        match *event {
            Event::Lift { from: place, .. } => from = Some(place),
            Event::Drop { pit, .. } => {
                to = Some(Place::Pit(pit));
                sown.push(pit);
            }
            Event::Step { from: a, to: b } => {
                (from, to) = (Some(Place::Square(a)), Some(Place::Square(b)));
            }
            Event::Place { square, .. } => to = Some(Place::Square(square)),
            Event::HeadIn { player, pit, .. } => {
                (from, to) = (Some(Place::Head(player)), Some(Place::Pit(pit)));
            }
            Event::Capture { from, seeds, .. } => taken.push((from, seeds)),
            Event::Take { square, .. } => taken.push((Place::Square(square), 1)),
            Event::Strike { head, .. } => taken.push((Place::Head(head), 1)),
            _ => {}
        }
        picture.apply(event);
    }
    Frame {
        picture: picture.clone(),
        events: events.to_vec(),
        mover,
        ply: Some(ply),
        from,
        to,
        sown,
        taken,
    }
}

/// Cuts the events of a move where a new lap begins and where the taking at its end begins.
fn parts(events: &[Event]) -> Vec<&[Event]> {
    let mut cuts = vec![0];
    let mut taking = false;
    for (i, event) in events.iter().enumerate() {
        let new_lap = matches!(event, Event::Relay { .. });
        let takes = match event {
            Event::Capture { why, .. } => *why != Why::InSow,
            Event::Take { .. } => true,
            _ => false,
        };
        // What is shared out at the end goes with the last capture.
        if i > 0 && (new_lap || takes && !taking) {
            cuts.push(i);
        }
        taking = takes || taking && !new_lap;
    }
    cuts.push(events.len());
    cuts.windows(2).map(|w| &events[w[0]..w[1]]).collect()
}
