//! What the lessons say: the words for the boards, tasks and sheets of `semailles-learn`, by their ids.
//!
//! A program that names none of these functions carries none of these texts: the page's own is such a program.

use crate::{
    Lang, Message, learn_anywoli, learn_djenon_abe, learn_dzuwa, learn_en_dodoi, learn_wali,
};

/// A task in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TaskText {
    /// Its title.
    pub title: String,
    /// What is to be done.
    pub ask: String,
    /// A first help.
    pub hint: String,
}

/// What a board of a lesson shows; `None` for an id that isn't in the texts.
#[must_use]
pub fn board(lang: Lang, game: &str, id: &str) -> Option<String> {
    get(lang, game, &format!("board-{id}"))
}

/// A task in words; `None` for an id that isn't in the texts.
#[must_use]
pub fn task(lang: Lang, game: &str, id: &str) -> Option<TaskText> {
    Some(TaskText {
        title: get(lang, game, &format!("task-{id}"))?,
        ask: get(lang, game, &format!("task-{id}-ask"))?,
        hint: get(lang, game, &format!("task-{id}-hint"))?,
    })
}

/// The rules in short, for a sheet of paper; empty for a game that isn't in the texts.
#[must_use]
pub fn sheet(lang: Lang, game: &str) -> Vec<String> {
    (1..)
        .map_while(|n| get(lang, game, &format!("sheet-{n}")))
        .collect()
}

fn get(lang: Lang, game: &str, key: &str) -> Option<String> {
    Some(find(game, key)?.text(lang, &[]))
}

fn find(game: &str, key: &str) -> Option<&'static Message> {
    match game {
        "anywoli" => learn_anywoli::find(key),
        "djenon-abe" => learn_djenon_abe::find(key),
        "dzuwa" => learn_dzuwa::find(key),
        "en-dodoi" => learn_en_dodoi::find(key),
        "wali" => learn_wali::find(key),
        _ => None,
    }
}
