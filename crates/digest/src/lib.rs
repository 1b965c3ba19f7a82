//! What random games come to, as one number a game: two machines that play by the same rules find the same.
//!
//! Everything a game says goes into it: the legal moves, every event of every trace, positions and their hashes. It is
//! built for the machine at hand and for the browser, and compared (`cargo xtask test machines`).

use std::fmt::{self, Write as _};

use semailles_core::{AnyGame, SplitMix64};
use wasm_bindgen::prelude::wasm_bindgen;

/// Every game, and the options that turn the engine most.
const GAMES: &[&str] = &[
    "en-dodoi",
    "djenon-abe",
    "anywoli",
    "dzuwa",
    "wali",
    "en-dodoi:pits=8,trigger=always",
    "en-dodoi:direction=parity,endless=stop",
    "anywoli:last-four=lot",
    "dzuwa:teams=off",
];

/// A line a game: its name, the moves played, and the digest of `plies` random moves or a few more.
#[must_use]
#[wasm_bindgen]
pub fn report(plies: u32) -> String {
    let mut lines = String::new();
    for name in GAMES {
        let game = semailles_games::game(name);
        let digest = game.map(|game| digest(&*game, plies));
        let _ = match digest {
            Ok((played, digest)) => writeln!(lines, "{name} {played} {digest:016x}"),
            Err(why) => writeln!(lines, "{name} {why}"),
        };
    }
    lines
}

/// Plays random games until at least `plies` moves are made, the last game to its end.
fn digest(game: &dyn AnyGame, plies: u32) -> (u32, u64) {
    let mut rng = SplitMix64::new(1);
    let mut sum = Sum(0xcbf2_9ce4_8422_2325);
    let mut played = 0;
    let mut trace = Vec::new();
    while played < plies {
        let mut run = game.begin();
        while run.outcome().is_none() {
            let legal = run.legal();
            let m = legal[rng.below(legal.len())];
            for m in legal.iter() {
                // Its text, as the number differs with the width of the board.
                let _ = write!(sum, "{} ", run.move_text(*m));
            }
            trace.clear();
            if run.play_traced(m, &mut trace).is_err() {
                sum.add(*b"illegal");
                break;
            }
            for event in &trace {
                let _ = write!(sum, "{event:?}");
            }
            let _ = write!(sum, "{}", run.position_text());
            sum.add(run.hash().to_le_bytes());
            played += 1;
        }
        let _ = write!(sum, "{:?}", run.outcome());
    }
    (played, sum.0)
}

/// FNV-1a over whatever is written into it.
struct Sum(u64);

impl Sum {
    fn add(&mut self, bytes: impl IntoIterator<Item = u8>) {
        for byte in bytes {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
}

impl fmt::Write for Sum {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.add(text.bytes());
        Ok(())
    }
}
