//! Where seeds lie in a pit: the drawing of a handful, one by one up to twelve, then a heap.

use std::fmt::Write as _;

use crate::number::Px;

/// The radius of a seed, that of the pit being 1.
pub(crate) const SEED: f32 = 0.225;

/// How each seed is turned, in degrees.
const TURNS: [i16; 12] = [12, -34, 58, -71, 25, 83, -15, 40, -52, 68, 5, -88];

/// The most seeds drawn one by one.
const ONE_BY_ONE: u8 = 12;

/// The places of 1, 2 … 12 seeds in hundredths of the pit's radii, one list after the other.
#[rustfmt::skip]
const PLACES: [(i8, i8); 78] = [
    (5, 3),
    (18, 21), (-18, -21),
    (26, 16), (-9, -27), (-29, 24),
    (23, 28), (-23, -28), (-33, 28), (34, -26),
    (26, 37), (-7, -4), (-27, 47), (45, -13), (9, -56),
    (34, 39), (0, 0), (-17, 51), (52, -10), (16, -50), (-52, 10),
    (34, 39), (0, 0), (-18, 51), (53, -10), (17, -51), (-53, 9), (-34, -40),
    (30, 32), (19, -17), (-7, 68), (68, -4), (12, -68), (-67, 0), (-29, -35), (-19, 17),
    (30, 31), (20, -20), (-4, 71), (68, -3), (8, -70), (-66, -1), (-28, -36), (-17, 13), (-52, 49),
    (27, 29), (16, -19), (-7, 67), (68, -2), (6, -67), (-68, -1), (-30, -34), (-20, 13), (-53, 48), (53, -52),
    (23, 20), (14, -26), (-11, 55), (59, -11), (1, -73), (-72, -8), (-37, -42), (-23, 5), (-59, 40), (49, -59), (67, 37),
    (21, 24), (11, -24), (-13, 56), (57, -12), (0, -70), (-67, -5), (-36, -40), (-24, 10), (-59, 42), (46, -58), (67, 35), (33, 70),
];

/// Where the seed `k` of `n` lies, the pit's radii being 1; all of a heap lie in the middle.
pub(crate) fn place(n: u8, k: u8) -> (f32, f32) {
    if n == 0 || n > ONE_BY_ONE || k >= n {
        return (0.0, 0.0);
    }
    let n = usize::from(n);
    let (x, y) = PLACES[n * (n - 1) / 2 + usize::from(k)];
    (f32::from(x) / 100.0, f32::from(y) / 100.0)
}

/// Which drawing the `k`th seed of a pit has, and how it is turned.
pub(crate) fn seed_drawing(k: u8) -> (&'static str, i16) {
    let drawing = ["#seed-0", "#seed-1", "#seed-2"][usize::from(k % 3)];
    (drawing, TURNS[usize::from(k) % TURNS.len()])
}

/// The seeds of a pit about its middle, one by one: what each uses, and where it lies. Of a heap there is none.
pub(crate) fn one_by_one(n: u8, rx: f32, ry: f32) -> Option<Vec<(&'static str, String)>> {
    let seed = |k| {
        let (drawing, turn) = seed_drawing(k);
        let (x, y) = place(n, k);
        let (x, y, radius) = (Px(x * rx), Px(y * ry), Px(SEED * rx.min(ry)));
        let transform = format!("translate({x} {y}) rotate({turn}) scale({radius})");
        (drawing, transform)
    };
    (n <= ONE_BY_ONE).then(|| (0..n).map(seed).collect())
}

/// The seeds of a pit about its middle, as SVG.
pub(crate) fn handful(n: u8, rx: f32, ry: f32) -> String {
    let mut svg = String::new();
    let Some(seeds) = one_by_one(n, rx, ry) else {
        let (x, y) = (Px(rx), Px(ry));
        let _ = write!(svg, "<use href=\"#heap\" transform=\"scale({x} {y})\"/>");
        return svg;
    };
    for (drawing, transform) in seeds {
        let _ = write!(svg, "<use href=\"{drawing}\" transform=\"{transform}\"/>");
    }
    svg
}
