//! Who stands better: a bar, a number, and words.

use semailles_core::{Team, UNIT, WIN};
use semailles_locale::{story, study as words, text};

use super::look::Look;
use crate::dom::{El, el};
use crate::icons::icon;
use crate::number::Px;

/// So many seeds or pieces ahead fill half of a side.
const HALF: f32 = 6.0;

/// Where a value for the first side lies between 0, all lost, and 1.
pub(super) fn share(score: i32) -> f32 {
    let ahead = score as f32 / UNIT as f32;
    0.5 + 0.5 * ahead / (ahead.abs() + HALF)
}

/// The value in a few signs: «Sud +3».
fn short(look: Look, score: i32) -> String {
    let lang = look.lang;
    let session = look.session.get_untracked();
    let team = story::team_name(lang, session.game(), Team(u8::from(score < 0)));
    if score.abs() > WIN / 2 {
        return text!(lang, words::WINS_IN, team = team, n = WIN - score.abs());
    }
    match (score.abs() + UNIT / 2) / UNIT {
        0 => text!(lang, words::EVEN),
        n => text!(lang, words::AHEAD, team = team, n = n as u32),
    }
}

/// The bar for a value to the first side, and whether that is exact.
pub(super) fn bar(look: Look, balance: Option<(i32, bool)>) -> El {
    let lang = look.lang;
    let session = look.session.get_untracked();
    if session.game().teams() > 2 {
        return el("p").class("second").kid(text!(lang, words::ALL_ALONE));
    }
    let Some((score, solved)) = balance else {
        let none = el("div").class("worth").attr("role", "img");
        let none = none.attr("aria-label", &text!(lang, words::UNKNOWN));
        return none.html("<svg viewBox=\"0 0 300 18\" preserveAspectRatio=\"none\"><rect class=\"ground\" width=\"300\" height=\"18\"/><path class=\"middle\" d=\"M150 0V18\"/></svg>");
    };
    let told = story::worth(lang, session.game(), Team(0), score, solved);
    let (middle, end) = (150.0_f32, 300.0 * share(score));
    let (left, width) = (Px(middle.min(end)), Px((end - middle).abs()));
    // The bar grows from the middle towards whoever is ahead: the first side's end is on the right.
    let drawing = format!(
        "<svg viewBox=\"0 0 300 18\" preserveAspectRatio=\"none\"><rect class=\"ground\" width=\"300\" height=\"18\"/><rect class=\"lead {}\" x=\"{left}\" width=\"{width}\" height=\"18\"/><path class=\"middle\" d=\"M150 0V18\"/></svg>",
        if score < 0 {
            "second-side"
        } else {
            "first-side"
        },
    );
    let number = el("p").class("number").attr("aria-hidden", "true");
    let exact = solved.then(|| {
        let tag = el("span").class("exact");
        tag.kid((icon!("check"), text!(lang, words::SOLVED)))
    });
    let number = number.kid(el("b").kid(short(look, score))).kid(exact);
    let drawing = el("div").html(&drawing);
    el("div")
        .class("worth")
        .attr("role", "img")
        .attr("aria-label", &told)
        .kid(number)
        .kid(drawing)
}
