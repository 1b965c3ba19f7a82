//! A game, then texts of moves, one a line: each an error, or a legal move, which is played under all laws.
#![no_main]

use libfuzzer_sys::fuzz_target;
use semailles_core::laws;

fuzz_target!(|text: &str| {
    let mut lines = text.lines();
    let Some(Ok(game)) = lines.next().map(semailles_games::game) else { return };
    let mut run = game.begin();
    for line in lines.take(200) {
        laws::any_move_text(&*run, line);
        if let Ok(m) = run.read_move(line) {
            laws::ply(&mut run, m);
        }
    }
});
