//! Errors are planted, one after the other, to see that the simulation notices.

use std::panic::{AssertUnwindSafe, catch_unwind};

use semailles_store::fault::{Bug, plant};

use super::world::World;

/// Those that the simulation has to find; the others are found in `tests/host.rs`.
const FOUND: [Bug; 11] = [
    Bug::AckBeforeCommit,
    Bug::NoDedupe,
    Bug::DuplicateAckedEarly,
    Bug::StaleAccepted,
    Bug::SeatUnchecked,
    Bug::TurnUnchecked,
    Bug::OtherMovePlayed,
    Bug::CatchUpOfTwenty,
    Bug::FailedWriteTrusted,
    Bug::SeatTakenTwice,
    Bug::TakeBackUnasked,
];

#[test]
fn the_simulation_finds_each_planted_error() {
    let hook = std::panic::take_hook();
    std::panic::set_hook(Box::new(|_| {}));
    let mut missed = Vec::new();
    for bug in FOUND {
        plant(Some(bug));
        let found =
            (0..400).find(|&seed| catch_unwind(AssertUnwindSafe(|| World::run(seed))).is_err());
        plant(None);
        match found {
            Some(seed) => println!("{bug:?}: found with seed {seed}"),
            None => missed.push(bug),
        }
    }
    std::panic::set_hook(hook);
    assert_eq!(missed, [], "planted and not found");
}
