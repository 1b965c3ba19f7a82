//! How far one has come: a letter for each puzzle of a game, kept in the browser.

use crate::storage;

/// What has come of a puzzle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum State {
    /// Nothing has been tried.
    #[default]
    New,
    /// A wrong move, or its solution was looked at.
    Tried,
    /// Solved after a hint or a wrong move.
    Helped,
    /// Solved at once.
    Solved,
}

const LETTERS: [(State, u8); 4] = [
    (State::New, b'-'),
    (State::Tried, b't'),
    (State::Helped, b'h'),
    (State::Solved, b's'),
];

fn key(game: &str) -> String {
    format!("puzzles.{game}")
}

/// What has come of each of the puzzles of a game.
pub(super) fn states(game: &str, count: usize) -> Vec<State> {
    let kept = storage::get(&key(game)).unwrap_or_default();
    let state = |letter: u8| {
        let known = LETTERS.iter().find(|(_, known)| *known == letter);
        known.map_or(State::New, |(state, _)| *state)
    };
    let mut states: Vec<State> = kept.bytes().map(state).collect();
    states.resize(count, State::New);
    states
}

/// Keeps what has come of one; what was better before stays.
pub(super) fn keep(game: &str, count: usize, at: usize, state: State) {
    let mut states = states(game, count);
    if let Some(one) = states.get_mut(at) {
        *one = state.max(*one);
    }
    let letter = |state: &State| {
        let known = LETTERS.iter().find(|(known, _)| known == state);
        known.map_or('-', |(_, letter)| char::from(*letter))
    };
    // Where nothing is kept one still can play.
    let _ = storage::set(&key(game), &states.iter().map(letter).collect::<String>());
}
