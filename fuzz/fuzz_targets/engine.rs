//! Any lines said to the engine: an answer to each, and an end.
#![no_main]

use std::io::Cursor;
use std::path::Path;
use std::sync::Arc;

use libfuzzer_sys::fuzz_target;
use semailles_core::{AnyGame, Game};
use semailles_games::{Visitor, visit};
use semailles_search::{AnyMind, mind};
use semailles_ugi::{Minds, serve};

/// Minds with little memory: what is said is looked at here, not how well it thinks.
struct Small;

struct Make;

impl Visitor for Make {
    type Output = Box<dyn AnyMind>;

    fn visit<G: Game>(self, game: Arc<G>) -> Self::Output {
        mind(&game, 1)
    }
}

impl Minds for Small {
    fn mind(
        &self,
        game: &dyn AnyGame,
        _: usize,
        tables: Option<&Path>,
    ) -> Result<Box<dyn AnyMind>, String> {
        match tables {
            Some(_) => Err("no tables here".to_owned()),
            None => visit(&game.name().to_string(), Make).map_err(|why| why.to_string()),
        }
    }
}

fuzz_target!(|said: &[u8]| {
    // Searches would be waited for otherwise, however long they were asked to take.
    let lines = [said, b"\nisready\nquit\n"].concat();
    let mut out = Vec::new();
    serve(Cursor::new(lines), &mut out, &Small).expect("a vector takes any line");
    let out = String::from_utf8(out).expect("what is said is text");
    if !said.split(|&b| b == b'\n').any(|line| line.trim_ascii_start().starts_with(b"quit")) {
        assert!(out.lines().any(|line| line == "readyok"), "{out}");
    }
});
