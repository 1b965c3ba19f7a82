//! Any text as a game with options: an error, or a game whose name reads back as itself.
#![no_main]

use libfuzzer_sys::fuzz_target;
use semailles_core::laws;

fuzz_target!(|text: &str| laws::any_game_name(text, &semailles_games::game));
