//! The value over the whole game; a touch goes to the move.

use std::fmt::Write as _;

use semailles_core::Team;
use semailles_locale::{story, study as words, text};
use semailles_wire::Mistake;
use wasm_bindgen::JsCast;
use web_sys::{Element, MouseEvent};

use super::bar::share;
use super::look::Look;
use crate::dom::{El, el};
use crate::number::Px;

/// The drawing, in units of its own.
const WIDTH: f32 = 340.0;
const HEIGHT: f32 = 96.0;
const EDGE: f32 = 8.0;

/// The place of a ply.
fn across(ply: usize, plies: usize) -> f32 {
    EDGE + (WIDTH - 2.0 * EDGE) * ply as f32 / plies.max(1) as f32
}

fn down(score: i32) -> f32 {
    EDGE + (HEIGHT - 2.0 * EDGE) * (1.0 - share(score))
}

/// Nothing where there is no one scale, or nothing has been played.
pub(super) fn graph(look: Look) -> Option<El> {
    let lang = look.lang;
    let (session, plies) = (look.session.get_untracked(), look.plies());
    if session.game().teams() > 2 || plies == 0 {
        return None;
    }
    let side = |team| story::team_name(lang, session.game(), Team(team));
    let about = text!(lang, words::GRAPH_ABOUT, above = side(0), below = side(1));
    let graph = el("div")
        .class("graph")
        .attr("role", "img")
        .attr("aria-label", &text!(lang, words::GRAPH))
        .follow(Box::new(move |graph| graph.set_inner_html(&drawing(look))))
        .on("click", move |event| {
            let touched: Option<Element> = event.current_target().and_then(|t| t.dyn_into().ok());
            let Some(touched) = touched else { return };
            let (left, width) = {
                let place = touched.get_bounding_client_rect();
                (place.left() as f32, place.width() as f32)
            };
            let at = event.unchecked_ref::<MouseEvent>().client_x() as f32 - left;
            let at = (at * WIDTH / width.max(1.0) - EDGE) / (WIDTH - 2.0 * EDGE);
            look.go((at * plies as f32).round().max(0.0) as usize);
        });
    let about = el("p").class("second").kid(about);
    Some(el("div").kid(graph).kid(about))
}

fn drawing(look: Look) -> String {
    let plies = look.plies();
    let now = look.ply.get();
    let points: Vec<(usize, i32)> = (0..=plies)
        .filter_map(|ply| Some((ply, look.balance(ply)?.0)))
        .collect();
    let middle = Px(HEIGHT / 2.0);
    let mut line = String::new();
    let mut before = None;
    for &(ply, score) in &points {
        // What has not been looked at is a gap.
        let joined = before == ply.checked_sub(1) && before.is_some();
        let (x, y) = (Px(across(ply, plies)), Px(down(score)));
        let _ = write!(line, "{}{x} {y}", if joined { "L" } else { "M" });
        before = Some(ply);
    }
    let mut area = String::new();
    for pair in points.windows(2) {
        let [(a, from), (b, to)] = pair else { continue };
        if a + 1 == *b {
            let (x, x2) = (Px(across(*a, plies)), Px(across(*b, plies)));
            let (y, y2) = (Px(down(*from)), Px(down(*to)));
            let _ = write!(area, "M{x} {middle}L{x} {y}L{x2} {y2}L{x2} {middle}Z");
        }
    }
    let mut marks = String::new();
    look.judged.with(|all| {
        for (i, verdict) in all.iter().enumerate() {
            let Some(mistake) = verdict.as_ref().and_then(|v| v.mistake) else {
                continue;
            };
            let Some((score, _)) = look.balance(i + 1) else {
                continue;
            };
            let (x, y) = (Px(across(i + 1, plies)), Px(down(score)));
            // A mistake is a triangle, a blunder a square: their forms tell them apart.
            let form = match mistake {
                Mistake::Mistake => "M0-5L5 4H-5Z",
                Mistake::Blunder => "M-5-5H5V5H-5Z",
            };
            let _ = write!(
                marks,
                "<path class=\"fault\" transform=\"translate({x} {y})\" d=\"{form}\"/>"
            );
        }
    });
    let here = Px(across(now, plies));
    let (end, low) = (Px(WIDTH - EDGE), Px(HEIGHT));
    format!(
        "<svg viewBox=\"0 0 {} {low}\"><path class=\"area\" d=\"{area}\"/><path class=\"zero\" d=\"M{} {middle}H{end}\"/><path class=\"here\" d=\"M{here} 0V{low}\"/><path class=\"line\" d=\"{line}\"/>{marks}</svg>",
        Px(WIDTH),
        Px(EDGE),
    )
}
