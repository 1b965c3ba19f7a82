//! En Dodoi's carved plank, of any length: `assets/board-art/en-dodoi.svg` is the one of six.

use std::fmt::Write as _;

use crate::number::Px;

/// The board without pits, lying, its top left corner at 0, 100.
pub(super) fn art(width: f32, pitch: f32, pits: u8) -> String {
    let w = width;
    let hull = format!(
        "M30 104H{}Q{} 104 {} 130Q{} 174 {} 220Q{} 266 {} 310Q{} 336 {} 336H30Q12 336 10 310Q4 266 4 220Q4 174 10 130Q12 104 30 104Z",
        Px(w - 30.0),
        Px(w - 12.0),
        Px(w - 10.0),
        Px(w - 4.0),
        Px(w - 4.0),
        Px(w - 4.0),
        Px(w - 10.0),
        Px(w - 12.0),
        Px(w - 30.0)
    );
    let mut svg = format!(
        "<defs><linearGradient id=\"ed-w\" x2=\"0\" y2=\"1\"><stop stop-color=\"var(--wood-hi)\"/><stop offset=\".5\" stop-color=\"var(--wood)\"/><stop offset=\"1\" stop-color=\"var(--wood-hi)\"/></linearGradient><clipPath id=\"ed-c\"><path d=\"{hull}\"/></clipPath></defs>\
         <path d=\"{hull}\" transform=\"translate(0 10)\" fill=\"var(--shadow)\" fill-opacity=\".18\"/>\
         <path d=\"{hull}\" transform=\"translate(0 6)\" fill=\"var(--wood-lo)\"/>\
         <path d=\"{hull}\" fill=\"url(#ed-w)\"/><g clip-path=\"url(#ed-c)\" fill=\"none\">"
    );
    // Grain: where it begins, how it swings, where it ends.
    grain(
        &mut svg,
        w,
        &[(121.2, 115.0, 131.2, 116.6), (175.2, 179.3, 168.2, 175.6)],
        "hi",
        13.0,
        0.5,
    );
    grain(
        &mut svg,
        w,
        &[(248.0, 243.0, 263.9, 245.0), (304.0, 294.5, 308.2, 301.7)],
        "grain",
        11.0,
        0.16,
    );
    grain(
        &mut svg,
        w,
        &[
            (110.1, 101.4, 107.8, 106.6),
            (161.2, 155.1, 162.0, 159.0),
            (204.5, 211.2, 211.1, 201.4),
            (247.5, 238.4, 249.8, 249.2),
            (290.6, 298.6, 291.7, 288.6),
            (325.6, 323.7, 327.8, 324.9),
        ],
        "grain",
        1.2,
        0.55,
    );
    grain(
        &mut svg,
        w,
        &[
            (128.3, 126.2, 137.5, 131.3),
            (172.3, 163.6, 166.0, 176.6),
            (216.8, 219.6, 221.9, 220.3),
            (262.3, 255.2, 261.7, 258.2),
            (311.3, 312.9, 319.7, 314.7),
        ],
        "hi",
        1.8,
        0.75,
    );
    let _ = write!(
        svg,
        "</g><path d=\"{hull}\" fill=\"none\" stroke=\"var(--board-edge)\" stroke-width=\"var(--board-edge-w)\"/>"
    );
    // The edges: triangles on North's side, half-moons on South's.
    let count = ((w - 82.0) / 14.1).floor();
    let step = (w - 82.0) / count;
    let (mut teeth, mut moons) = (String::new(), String::new());
    for i in 0..count as u16 {
        let x = Px(41.0 + step * f32::from(i) + (step - 12.1) / 2.0);
        let _ = write!(teeth, "M{x} 110h12.1l-6 8z");
        let _ = write!(moons, "M{x} 330a5.8 8 0 0 1 11.6 0z");
    }
    for path in [teeth, moons] {
        let _ = write!(
            svg,
            "<path d=\"{path}\" fill=\"var(--rim-hi)\" transform=\"translate(.6 1.1)\" fill-opacity=\".8\"/><path d=\"{path}\" fill=\"var(--rim-lo)\"/>"
        );
    }
    let right = Px(w - 24.0);
    let _ = write!(
        svg,
        "<path d=\"M24 109l5 5 -5 5 -5 -5zM{right} 109l5 5 -5 5 -5 -5z\" fill=\"var(--on-wood)\"/>\
         <circle cx=\"24\" cy=\"326\" r=\"4.5\" fill=\"var(--on-wood)\"/><circle cx=\"{right}\" cy=\"326\" r=\"4.5\" fill=\"var(--on-wood)\"/>\
         <path d=\"M96 220H{0}\" stroke=\"var(--rim-lo)\" stroke-width=\"7\" stroke-linecap=\"round\"/>\
         <path d=\"M96 223.4H{0}\" stroke=\"var(--rim-hi)\" stroke-width=\"1\" stroke-linecap=\"round\" stroke-opacity=\".7\"/>",
        Px(w - 96.0)
    );
    // The way of the sowing: chevrons between pits, bent arrows at the ends.
    let mut between = 1;
    while between + 1 < pits {
        let x = Px(45.0 + pitch * (f32::from(between) + 0.75));
        for (y, turn) in [(233, 0), (207, 180)] {
            let _ = write!(
                svg,
                "<use href=\"#way\" transform=\"translate({x} {y}) rotate({turn}) scale(.9)\"/>"
            );
        }
        between += 2;
    }
    let _ = write!(
        svg,
        "<g fill=\"none\" stroke=\"var(--on-wood)\" stroke-width=\"2.6\" stroke-linecap=\"round\" stroke-linejoin=\"round\"><path d=\"M{} 242Q{} 220 {} 200\"/><path d=\"M18 198Q9 220 18 240\"/></g>\
         <use href=\"#way\" transform=\"translate({} 199) rotate(-112)\"/><use href=\"#way\" transform=\"translate(18.5 241) rotate(68)\"/>",
        Px(w - 18.0),
        Px(w - 9.0),
        Px(w - 18.0),
        Px(w - 18.5)
    );
    svg
}

fn grain(
    svg: &mut String,
    w: f32,
    lines: &[(f32, f32, f32, f32)],
    colour: &str,
    width: f32,
    opacity: f32,
) {
    let mut path = String::new();
    let (near, far, end) = (Px(w * 0.304), Px(w * 0.647), Px(w + 1.0));
    for &(from, a, b, to) in lines {
        let (from, a, b, to) = (Px(from), Px(a), Px(b), Px(to));
        let _ = write!(path, "M-1 {from}C{near} {a} {far} {b} {end} {to}");
    }
    let (width, opacity) = (Px(width), Px(opacity));
    let _ = write!(
        svg,
        "<path d=\"{path}\" stroke=\"var(--wood-{colour})\" stroke-width=\"{width}\" stroke-opacity=\"{opacity}\"/>"
    );
}
