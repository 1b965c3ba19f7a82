//! Pages, a server and a store over a network that loses, doubles and delays, with crashes: from one seed, the same each
//! time. `SEMAILLES_SEEDS=100000` for the long proof, `SEMAILLES_SEED=7` for one, with
//! `SEMAILLES_TRACE=1` to read all that is said.

mod ledger;
mod page;
mod planted;
mod world;

use std::env;

use world::World;

fn number(name: &str) -> Option<u64> {
    env::var(name).ok().map(|text| text.parse().expect(name))
}

/// Every seed of a part, or the one that is asked for.
fn seeds(part: u64) -> Vec<u64> {
    match number("SEMAILLES_SEED") {
        Some(seed) => vec![seed],
        None => {
            let all = number("SEMAILLES_SEEDS").unwrap_or(1000);
            (0..all).filter(|seed| seed % 4 == part).collect()
        }
    }
}

/// Says which seed it was, should it fail.
struct Named(u64);

impl Drop for Named {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("again: SEMAILLES_SEED={}", self.0);
        }
    }
}

fn run(part: u64) {
    let mut sum = world::Told::default();
    for seed in seeds(part) {
        let _named = Named(seed);
        sum += World::run(seed);
    }
    println!("{sum}");
    // A simulation in which nothing goes wrong proves nothing.
    if number("SEMAILLES_SEED").is_none() {
        assert!(
            sum.moves > 1000 && sum.crashes > 10 && sum.cuts > 100,
            "{sum}"
        );
        assert!(
            sum.failed_writes > 10 && sum.lost > 100 && sum.doubled > 100,
            "{sum}"
        );
        assert!(
            sum.taken_back > 10 && sum.rematches > 10 && sum.over > 10 && sum.tabs > 10,
            "{sum}"
        );
    }
}

#[test]
fn a_quarter_of_the_seeds() {
    run(0);
}

#[test]
fn another_quarter() {
    run(1);
}

#[test]
fn a_third_quarter() {
    run(2);
}

#[test]
fn the_last_quarter() {
    run(3);
}
