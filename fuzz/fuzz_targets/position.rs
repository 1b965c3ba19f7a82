//! A game, then the text of a position, one a line: an error, or a position that obeys the laws.
#![no_main]

use libfuzzer_sys::fuzz_target;
use semailles_core::laws;

fuzz_target!(|text: &str| {
    let (name, position) = text.split_once('\n').unwrap_or(("en-dodoi", text));
    if let Ok(game) = semailles_games::game(name) {
        laws::any_position_text(&*game, position);
    }
});
