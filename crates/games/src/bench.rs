//! What a lap costs: the table against the loop over seeds, on the same boards in the same run.

use std::hint::black_box;
use std::time::{Duration, Instant};

use semailles_core::SplitMix64;

use crate::sowing::Relays;

/// Time for the same relays, done both ways.
#[derive(Clone, Copy, Debug)]
pub struct Relay {
    /// Seeds on the board of twelve pits.
    pub seeds: u8,
    /// Laps sown in one pass: the same number on every machine.
    pub laps: u64,
    /// The shortest pass by table.
    pub by_table: Duration,
    /// The shortest pass seed by seed.
    pub by_hand: Duration,
}

/// Sows relays that end in an empty pit on 4,096 boards of 12 pits with `seeds` seeds each, `passes` times both ways.
///
/// # Panics
/// If the two ways come to different boards.
#[must_use]
pub fn relay(seeds: u8, passes: u32) -> Relay {
    let relays = Relays::new(4096, seeds, &mut SplitMix64::new(0));
    let mut result = Relay {
        seeds,
        laps: 0,
        by_table: Duration::MAX,
        by_hand: Duration::MAX,
    };
    for _ in 0..passes {
        let start = Instant::now();
        let by_table = black_box(relays.by_table());
        result.by_table = result.by_table.min(start.elapsed());
        let start = Instant::now();
        let by_hand = black_box(relays.by_hand());
        result.by_hand = result.by_hand.min(start.elapsed());
        assert_eq!(by_table, by_hand, "both ways sow the same");
        result.laps = relays.laps();
    }
    result
}
