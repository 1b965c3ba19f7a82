//! A small map: Africa, and where a game is played.

use std::fmt::Write as _;

use semailles_locale::{self as locale, Lang, learn as t, text};

/// The coast, as degrees of longitude and latitude, clockwise from Tangier. Drawn by eye for a map an inch wide.
#[rustfmt::skip]
const COAST: &[(f32, f32)] = &[
    (-5.9, 35.8), (-3.0, 35.2), (-1.0, 35.7), (1.0, 36.5), (3.1, 36.8), (7.0, 37.0), (9.9, 37.3), (11.0, 37.0),
    (10.6, 35.5), (10.2, 34.2), (11.2, 33.2), (13.2, 32.9), (15.3, 32.2), (15.8, 31.3), (18.0, 30.6), (20.0, 30.9),
    (20.1, 32.3), (21.8, 32.9), (23.2, 32.3), (25.2, 31.6), (29.0, 30.9), (30.4, 31.5), (31.2, 31.5), (32.3, 31.2),
    (32.6, 29.9), (33.5, 28.0), (34.0, 26.5), (35.6, 24.0), (35.5, 23.0), (37.0, 21.5), (37.2, 19.6), (38.6, 18.0),
    (39.5, 15.6), (41.0, 14.6), (43.0, 12.5), (43.2, 11.5), (45.0, 10.5), (48.0, 11.2), (51.2, 11.9), (51.0, 10.4),
    (49.8, 8.0), (48.0, 4.5), (45.4, 2.0), (42.5, -0.4), (40.2, -2.7), (39.7, -4.0), (38.8, -6.3), (39.5, -7.0),
    (39.4, -9.0), (40.5, -10.6), (40.7, -15.0), (37.0, -17.8), (34.8, -19.9), (35.4, -22.0), (35.5, -24.0),
    (32.9, -25.5), (32.6, -27.0), (31.0, -29.8), (28.5, -32.5), (25.7, -34.0), (22.0, -34.1), (20.0, -34.8),
    (18.4, -34.0), (18.2, -32.0), (16.4, -28.6), (15.0, -26.0), (14.4, -22.7), (12.5, -18.5), (11.8, -16.5),
    (13.4, -12.5), (13.2, -9.0), (12.3, -6.0), (11.8, -4.7), (9.6, -2.4), (8.8, -0.7), (9.5, 1.0), (9.8, 3.0),
    (9.5, 4.0), (8.5, 4.6), (7.0, 4.4), (5.9, 4.4), (5.0, 5.9), (3.4, 6.4), (2.0, 6.3), (1.2, 6.0), (-0.2, 5.5),
    (-2.0, 4.8), (-4.0, 5.2), (-6.0, 4.8), (-7.6, 4.4), (-9.2, 5.8), (-11.0, 6.7), (-13.2, 8.5), (-13.7, 9.6),
    (-15.0, 10.9), (-16.7, 12.4), (-16.8, 13.4), (-17.5, 14.7), (-16.5, 16.0), (-16.1, 18.1), (-16.3, 19.3),
    (-17.0, 21.0), (-16.0, 23.7), (-14.8, 26.0), (-13.0, 27.8), (-11.5, 28.4), (-9.9, 29.6), (-9.8, 31.5),
    (-8.5, 33.3), (-6.8, 34.1),
];

#[rustfmt::skip]
const MADAGASCAR: &[(f32, f32)] = &[
    (49.3, -12.0), (50.4, -15.8), (49.4, -18.0), (47.2, -24.9), (45.0, -25.5), (43.3, -22.0), (44.4, -20.0),
    (44.3, -16.2), (47.0, -15.0),
];

/// Where a game is played, about: longitude and latitude of a town or country its sources name.
fn place(game: &str) -> Option<(f32, f32)> {
    Some(match game {
        // Gambela.
        "anywoli" => (34.6, 8.2),
        // Agboville.
        "djenon-abe" => (-4.2, 5.9),
        // The Mandara mountains.
        "dzuwa" => (13.8, 10.7),
        // The country of the Loitha and the Kisonga.
        "en-dodoi" => (36.3, -3.2),
        // The bend of the Niger.
        "wali" => (-0.1, 16.3),
        _ => return None,
    })
}

/// A degree, in pixels; the corner of the map.
const SCALE: f32 = 3.0;
const WEST: f32 = -19.0;
const NORTH: f32 = 39.0;

/// The map of a game.
pub(crate) fn svg(lang: Lang, game: &str) -> String {
    let (Some((x, y)), Some(words)) = (place(game).map(at), locale::game(lang, game)) else {
        return String::new();
    };
    let label = text!(lang, t::MAP, name = words.name, place = words.place);
    let label = maud::html! { (label) }.into_string();
    format!(
        "<svg class=\"map\" viewBox=\"0 0 216 228\" role=\"img\" aria-label=\"{label}\"><path class=\"land\" d=\"{}{}\"/><circle class=\"around\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"9\"/><circle class=\"here\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"4\"/></svg>",
        outline(COAST),
        outline(MADAGASCAR)
    )
}

fn at((longitude, latitude): (f32, f32)) -> (f32, f32) {
    ((longitude - WEST) * SCALE, (NORTH - latitude) * SCALE)
}

fn outline(points: &[(f32, f32)]) -> String {
    let mut path = String::new();
    for (i, point) in points.iter().enumerate() {
        let (x, y) = at(*point);
        let _ = write!(path, "{}{x:.0} {y:.0}", if i == 0 { "M" } else { "L" });
    }
    path + "Z"
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Counts the sides of the coast west of a point: an odd number for a point on land.
    fn on_land((x, y): (f32, f32)) -> bool {
        let ends = COAST.iter().zip(COAST.iter().cycle().skip(1));
        let west = ends.filter(|((x0, y0), (x1, y1))| {
            (*y0 > y) != (*y1 > y) && x0 + (y - y0) / (y1 - y0) * (x1 - x0) < x
        });
        west.count() % 2 == 1
    }

    #[test]
    fn every_game_is_played_on_land() {
        for entry in semailles_games::CATALOGUE {
            let place = place(entry.id).unwrap_or_else(|| panic!("{} has no place", entry.id));
            assert!(on_land(place), "{} lies in the sea", entry.id);
        }
        // Sahara, Congo; the Gulf of Guinea, the Red Sea, the Indian Ocean.
        assert!(on_land((10.0, 24.0)) && on_land((20.0, -3.0)));
        assert!(!on_land((2.0, 2.0)) && !on_land((38.0, 21.0)) && !on_land((48.0, -5.0)));
    }
}
