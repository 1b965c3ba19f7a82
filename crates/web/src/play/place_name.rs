//! What a place of a board is called.

use semailles_core::{AnyGame, Place, Shape};
use semailles_locale::{Lang, page, stories, story, text};

use crate::board::{Held, Mark, Scene};

/// The name of a place for whoever does not see it: «Case C, 5 graines».
pub(crate) fn place_name(
    lang: Lang,
    game: &dyn AnyGame,
    scene: &Scene,
    i: usize,
    held: Held,
    mark: Mark,
) -> String {
    let Some(spot) = scene.spots.get(i) else {
        return String::new();
    };
    let kind = if matches!(game.layout().shape, Shape::Ring) {
        "pawns"
    } else {
        "seeds"
    };
    let seeds = text!(lang, stories::SEEDS, kind = kind, n = u32::from(held.n));
    // Where several pits have one label, whose it is has to be said.
    let code = if kind == "pawns" {
        spot.owner.map_or(0, |p| u32::from(p.0) + 1)
    } else {
        0
    };
    let who = spot
        .owner
        .map_or_else(String::new, |p| story::player_name(lang, game, p));
    let mut name = match spot.place {
        Place::Pit(_) => text!(
            lang,
            page::PLACE_PIT,
            pit = spot.label.as_str(),
            player = code,
            seeds = seeds
        ),
        Place::Store(_) => text!(lang, page::PLACE_STORE, who = who, seeds = seeds),
        Place::Hand(_) if kind == "seeds" => {
            text!(lang, page::PLACE_PIECES, who = who, n = u32::from(held.n))
        }
        Place::Hand(_) => text!(lang, page::PLACE_HAND, who = who, seeds = seeds),
        Place::Head(_) => text!(lang, page::PLACE_HEAD, who = who, seeds = seeds),
        _ => {
            let piece = held
                .piece
                .map_or("none", |p| if p.0 == 0 { "stick" } else { "pebble" });
            text!(
                lang,
                page::PLACE_SQUARE,
                square = spot.label.as_str(),
                piece = piece
            )
        }
    };
    for (bit, message) in [
        (Mark::ENDLESS, page::MARK_ENDLESS),
        (Mark::CHOSEN, page::MARK_CHOSEN),
        (Mark::TARGET, page::MARK_TARGET),
        (Mark::HINT, page::MARK_HINT),
    ] {
        if mark.0 & bit != 0 {
            name.push_str(", ");
            name.push_str(&text!(lang, message));
        }
    }
    name
}
