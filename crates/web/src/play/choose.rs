//! From what was touched to a move. Moves are read as texts: a pit's label is a move, and so is the beginning of one.

use semailles_core::{AnyRun, Illegal, Move, MoveError, Place, Player};

use crate::board::Spot;

/// What a touch means.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Touch {
    /// A move.
    Play(Move),
    /// The beginning of several: these are to be chosen from.
    Choose(String),
    /// No move, and why.
    Refuse(Illegal),
    /// Nothing that could be one.
    Nothing,
}

/// The text that a place stands for in the moves of whoever is to move.
pub(crate) fn text(spot: &Spot, mover: Player) -> Option<String> {
    match spot.place {
        Place::Pit(_) | Place::Square(_) => Some(spot.label.clone()),
        Place::Hand(p) if p == mover => Some("h".to_owned()),
        Place::Head(p) if p == mover => Some("z".to_owned()),
        Place::Head(_) => Some("x".to_owned()),
        _ => None,
    }
}

/// The legal moves, with their texts.
pub(crate) fn legal(run: &dyn AnyRun) -> Vec<(Move, String)> {
    run.legal().iter().map(|&m| (m, run.move_text(m))).collect()
}

/// Whether a text may be part of a legal move after what was chosen before.
pub(crate) fn leads(legal: &[(Move, String)], chosen: &str, text: &str) -> bool {
    let joined = join(legal, chosen, text);
    legal.iter().any(|(_, t)| begins(t, &joined))
}

/// `xe1` after a whole step, else one text after the other.
fn join(legal: &[(Move, String)], chosen: &str, text: &str) -> String {
    let plain = format!("{chosen}{text}");
    let taking = format!("{chosen}x{text}");
    if !chosen.is_empty() && legal.iter().any(|(_, t)| begins(t, &taking)) {
        taking
    } else {
        plain
    }
}

/// Whether a move begins so. `b1` does not begin `b12`: a label ends where another begins.
pub(crate) fn begins(text: &str, start: &str) -> bool {
    text.strip_prefix(start)
        .is_some_and(|rest| !rest.starts_with(|c: char| c.is_ascii_digit()))
}

/// Whether a place's label stands anywhere in the text of a move.
pub(crate) fn names(text: &str, label: &str) -> bool {
    text.match_indices(label)
        .any(|(at, _)| begins(&text[at..], label))
}

/// Whether a place is touched for the move with this text.
pub(crate) fn is_touched(spot: &Spot, mover: Player, written: &str) -> bool {
    let own = !matches!(spot.place, Place::Pit(_)) || spot.owner == Some(mover);
    own && text(spot, mover).is_some_and(|text| match spot.place {
        Place::Square(_) => names(written, &text),
        _ => begins(written, &text),
    })
}

/// What touching a place means, after what was chosen before (empty at first).
pub(crate) fn touch(run: &dyn AnyRun, spot: &Spot, chosen: &str) -> Touch {
    let Some(mover) = run.to_move() else {
        return Touch::Nothing;
    };
    let legal = legal(run);
    let Some(text) = text(spot, mover) else {
        return Touch::Nothing;
    };
    // Pits of several players may have one label: whose it is is told by the place.
    if matches!(spot.place, Place::Pit(_)) && spot.owner.is_some_and(|o| o != mover) {
        return Touch::Refuse(Illegal::NotYourPit);
    }
    for start in [join(&legal, chosen, &text), text.clone()] {
        let matching: Vec<&(Move, String)> =
            legal.iter().filter(|(_, t)| begins(t, &start)).collect();
        match matching[..] {
            [] => {}
            [(m, whole)] if *whole == start || !chosen.is_empty() => return Touch::Play(*m),
            // A single step of a piece is still shown before it is made: the square it goes to is touched too.
            _ => return Touch::Choose(start),
        }
        if chosen.is_empty() {
            break;
        }
    }
    match run.read_move(&format!("{chosen}{text}")).or_else(|e| {
        if chosen.is_empty() {
            Err(e)
        } else {
            run.read_move(&text)
        }
    }) {
        Err(MoveError::Illegal { why, .. }) => Touch::Refuse(why),
        _ => Touch::Nothing,
    }
}

/// Why a place may not be played, if it is one that could be.
pub(crate) fn refusal(run: &dyn AnyRun, spot: &Spot) -> Option<Illegal> {
    match touch(run, spot, "") {
        Touch::Refuse(why) => Some(why),
        _ => None,
    }
}

/// Moves that no place stands for, or that share their place with another: they are buttons.
pub(crate) fn named(run: &dyn AnyRun, chosen: &str) -> Vec<(Move, String)> {
    let all = legal(run);
    all.into_iter()
        .filter(|(_, t)| {
            if chosen.is_empty() {
                matches!(t.as_str(), "-" | "x" | "z" | "h" | "h<" | "lot=N" | "lot=S")
            } else {
                begins(t, chosen) && t[chosen.len()..].chars().all(|c| c == '<')
            }
        })
        .collect()
}
