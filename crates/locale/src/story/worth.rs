//! What a position is worth, in words.

use semailles_core::{AnyGame, Shape, Team, UNIT, WIN};

use super::{Teller, team_name};
use crate::{Lang, stories as texts, text};

/// How a score stands for `team`, in hundredths of a seed or piece ahead at the end: "Avance attendue à la fin (Sud) :
/// environ 3 graines.", or in how many moves the game is won or lost. If that is `solved`, a value of perfect play, it is
/// said to be: "Résolu, avec le meilleur jeu des deux côtés : Sud gagne de 3 graines."
#[must_use]
pub fn worth(lang: Lang, game: &dyn AnyGame, team: Team, score: i32, solved: bool) -> String {
    // No other value comes near that of a game won outright: what is missing are the moves until then.
    if score.abs() > WIN / 2 {
        let message = if score > 0 {
            texts::ADVICE_WINS
        } else {
            texts::ADVICE_LOSES
        };
        return text!(lang, message, n = WIN - score.abs());
    }
    let ahead = (score.unsigned_abs() + UNIT as u32 / 2) / UNIT as u32;
    if ahead == 0 {
        let even = if solved {
            texts::ADVICE_SOLVED_EVEN
        } else {
            texts::ADVICE_EVEN
        };
        return text!(lang, even);
    }
    let who = if score > 0 { team } else { Team(1 - team.0) };
    let teller = Teller::new(lang, game, None);
    let what = match teller.layout.shape {
        Shape::Grid { .. } => text!(lang, texts::ADVICE_PIECES, n = ahead),
        _ => teller.seeds(ahead),
    };
    let ahead = if solved {
        texts::ADVICE_SOLVED_AHEAD
    } else {
        texts::ADVICE_AHEAD
    };
    text!(lang, ahead, team = team_name(lang, game, who), what = what)
}
