//! Where seeds lie in a pit: the drawing of a handful, one by one up to twelve, then a heap.

use std::fmt::Write as _;

use crate::number::Px;

/// The radius of a seed, that of the pit being 1.
pub(crate) const SEED: f32 = 0.225;

/// How each seed is turned: in degrees, and the cosine and sine of that in hundredths.
#[rustfmt::skip]
const TURNS: [(i16, i8, i8); 12] = [
    (12, 98, 21), (-34, 83, -56), (58, 53, 85), (-71, 33, -95), (25, 91, 42), (83, 12, 99),
    (-15, 97, -26), (40, 77, 64), (-52, 62, -79), (68, 37, 93), (5, 100, 9), (-88, 3, -100),
];

/// The radii of the three drawings of a seed (`pieces.svg`), its own being 1.
const RADII: [(f32, f32); 3] = [(1.0, 0.9), (0.96, 0.96), (1.04, 0.86)];

/// What seeds are drawn of, from below: each is one path for all seeds of a pit, for a drawing of so many elements costs
/// several frames whenever a seed falls. Lengths are those of a seed with radius 1.
const PARTS: usize = 4;

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
    (drawing, TURNS[usize::from(k) % TURNS.len()].0)
}

/// The seeds of a heap in hundredths of the pit's radii: those that lie below, then those on them, then those on top.
#[rustfmt::skip]
const HEAP: [&[(i8, i8)]; 3] = [
    &[(73, 21), (48, 61), (8, 80), (-37, 70), (-70, 37), (-72, -9), (-48, -49), (-8, -68), (37, -58), (70, -25)],
    &[(35, 22), (-3, 40), (-37, 16), (-36, -26), (3, -44), (38, -20)],
    &[(18, -6), (-13, 1), (-4, -31)],
];

/// The radius of a seed of a heap, that of the pit being 1.
const SMALL: f32 = 0.215;

/// Whether so many lie in a heap: the drawing of all heaps is the same.
pub(crate) fn is_heap(n: u8) -> bool {
    n > ONE_BY_ONE
}

/// The seeds of a pit about its middle, one by one, as the paths of their parts.
pub(crate) fn one_by_one(n: u8, rx: f32, ry: f32) -> [String; PARTS] {
    let radius = SEED * rx.min(ry);
    let mut parts = [const { String::new() }; PARTS];
    for k in 0..n {
        let (x, y) = place(n, k);
        draw(&mut parts, usize::from(k), (x * rx, y * ry), radius);
    }
    parts
}

/// The seeds of a pit about its middle, as SVG: a path for each part, of a heap for each part of each layer.
pub(crate) fn handful(n: u8, rx: f32, ry: f32) -> String {
    let mut svg = String::new();
    if !is_heap(n) {
        write(&mut svg, &one_by_one(n, rx, ry), SEED * rx.min(ry));
        return svg;
    }
    let radius = SMALL * rx.min(ry);
    let mut k = 0;
    for layer in HEAP {
        let mut parts = [const { String::new() }; PARTS];
        for &(x, y) in layer {
            let (x, y) = (f32::from(x) / 100.0, f32::from(y) / 100.0);
            draw(&mut parts, k, (x * rx, y * ry), radius);
            k += 1;
        }
        write(&mut svg, &parts, radius);
    }
    svg
}

/// Adds the `k`th seed to the paths of its parts.
fn draw(parts: &mut [String; PARTS], k: usize, (cx, cy): (f32, f32), radius: f32) {
    let [shadow, body, shade, shine] = parts;
    let (turn, cos, sin) = TURNS[k % TURNS.len()];
    let (cos, sin) = (f32::from(cos) / 100.0, f32::from(sin) / 100.0);
    let at = |x: f32, y: f32| {
        let (x, y) = (x * radius, y * radius);
        (cx + x * cos - y * sin, cy + x * sin + y * cos)
    };
    let arc = |path: &mut String, (rx, ry): (f32, f32), sweep: u8, (x, y): (f32, f32)| {
        let (rx, ry, x, y) = (Px(rx * radius), Px(ry * radius), Px(x), Px(y));
        let _ = write!(path, "A{rx} {ry} {turn} 0 {sweep} {x} {y}");
    };
    let start = |path: &mut String, (x, y): (f32, f32)| {
        let _ = write!(path, "M{} {}", Px(x), Px(y));
    };
    let ellipse = |path: &mut String, (x, y): (f32, f32), (rx, ry): (f32, f32)| {
        let (from, to) = (at(x - rx, y), at(x + rx, y));
        start(path, from);
        arc(path, (rx, ry), 1, to);
        arc(path, (rx, ry), 1, from);
    };
    let (rx, ry) = RADII[k % RADII.len()];
    ellipse(shadow, (0.1, 0.18), (rx + 0.08, ry + 0.06));
    ellipse(body, (0.0, 0.0), (rx, ry));
    start(shade, at(rx, -0.1));
    arc(shade, (rx, ry), 1, at(-0.6, 0.72));
    arc(shade, (1.3, 1.1), 0, at(rx, -0.1));
    start(shine, at(-0.66, -0.12));
    let [(x1, y1), (x2, y2)] = [at(-0.6, -0.6), at(-0.1, -0.66)];
    let _ = write!(shine, "Q{} {} {} {}", Px(x1), Px(y1), Px(x2), Px(y2));
}

/// The parts as SVG.
fn write(svg: &mut String, [shadow, body, shade, shine]: &[String; PARTS], radius: f32) {
    let edge = Px(0.21 * radius);
    let _ = write!(
        svg,
        "<path fill=\"var(--seed-shadow)\" fill-opacity=\".45\" d=\"{shadow}\"/>\
         <path fill=\"var(--seed)\" stroke=\"var(--seed-edge,transparent)\" stroke-width=\"{edge}\" d=\"{body}\"/>\
         <path fill=\"var(--seed-shade)\" fill-opacity=\".55\" d=\"{shade}\"/>\
         <path fill=\"none\" stroke=\"var(--seed-hi)\" stroke-width=\"{edge}\" stroke-linecap=\"round\" d=\"{shine}\"/>"
    );
}
