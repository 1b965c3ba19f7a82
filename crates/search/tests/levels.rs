//! What the levels see and what they miss.

mod common;

use std::sync::Arc;

use common::random_run;
use semailles_core::{Event, Game, Move, Run, SplitMix64};
use semailles_games::{CATALOGUE, Visitor, visit};
use semailles_search::{Greedy, Level};

/// What a move takes at once, and in how many laps.
fn gain<G: Game>(run: &Run<G>, m: Move) -> (i32, usize) {
    let game = run.game();
    let team = game.team(game.to_move(run.position()).unwrap());
    let mut after = run.position().clone();
    let mut events = Vec::new();
    game.attempt(&mut after, m, &mut events).unwrap();
    let value = if game.outcome(&after).is_some() {
        game.worth(&after, team)
    } else {
        game.estimate(&after, team)
    };
    let lifts = events.iter().filter(|e| matches!(e, Event::Lift { .. }));
    (value - game.estimate(run.position(), team), lifts.count())
}

/// Calls `see` with many positions of a game.
struct Positions<F>(F);

trait See {
    fn see<G: Game>(&mut self, run: &Run<G>);
}

impl<S: See> Visitor for Positions<S> {
    type Output = S;

    fn visit<G: Game>(mut self, game: Arc<G>) -> S {
        let mut rng = SplitMix64::new(3);
        let mut seen = 0;
        while seen < 500 {
            let mut run = random_run(&game, &mut rng);
            if rng.below(2) == 0 {
                run = Run::begin(game.clone());
                for _ in 0..rng.below(20) {
                    if !run.legal().is_empty() {
                        let m = run.legal()[rng.below(run.legal().len())];
                        run.play(m, &mut semailles_core::Silent).unwrap();
                    }
                }
            }
            if run.outcome().is_none() && game.to_move(run.position()).is_some() {
                self.0.see(&run);
                seen += 1;
            }
        }
        self.0
    }
}

#[test]
fn a_capture_of_one_lap_is_never_missed() {
    struct Never;
    impl See for Never {
        fn see<G: Game>(&mut self, run: &Run<G>) {
            let first = Level::FIRST.choose(run, &mut SplitMix64::new(1)).unwrap();
            let best = run
                .legal()
                .iter()
                .map(|&m| gain(run, m))
                .filter(|(_, laps)| *laps <= 1);
            let Some(best) = best.map(|(gain, _)| gain).max() else {
                return;
            };
            let (taken, laps) = gain(run, first);
            // What it cannot follow it takes for nothing.
            let seen = if laps <= 1 { taken } else { 0 };
            assert!(seen >= best, "{}", run.game().position_text(run.position()));
        }
    }
    for entry in CATALOGUE {
        visit(entry.id, Positions(Never)).unwrap();
    }
}

#[test]
fn long_sowings_are_missed_by_the_lower_levels_only() {
    /// How often each level passes by a move that takes more than all others, and in many laps.
    #[derive(Default)]
    struct Misses {
        chances: usize,
        missed: [usize; 4],
    }
    impl See for Misses {
        fn see<G: Game>(&mut self, run: &Run<G>) {
            let best = Greedy::choose(run).unwrap();
            let (most, laps) = gain(run, best);
            let others = run.legal().iter().filter(|m| **m != best);
            if laps <= 4
                || others
                    .map(|&m| gain(run, m).0)
                    .any(|gain| gain + 300 > most)
            {
                return;
            }
            self.chances += 1;
            for (level, missed) in Level::ALL.iter().zip(&mut self.missed) {
                let m = level.choose(run, &mut SplitMix64::new(1)).unwrap();
                *missed += usize::from(m != best);
            }
        }
    }
    let Misses { chances, missed } = visit("en-dodoi", Positions(Misses::default())).unwrap();
    assert!(chances >= 20, "{chances}");
    // The fourth follows twelve laps; where it plays something else, it sees the reply.
    let [first, second, third, fourth] = missed;
    assert!(
        [first, second, third].iter().all(|n| n * 2 > chances),
        "{missed:?} of {chances}"
    );
    assert!(fourth < third, "{missed:?} of {chances}");
}

#[test]
fn a_level_is_the_same_from_the_same_seed() {
    struct Same;
    impl See for Same {
        fn see<G: Game>(&mut self, run: &Run<G>) {
            for level in &Level::ALL[..2] {
                let choose = |seed| level.choose(run, &mut SplitMix64::new(seed));
                assert_eq!(choose(7), choose(7));
                assert!(run.legal().contains(&choose(8).unwrap()));
            }
            assert_eq!(Level::FULL.choose(run, &mut SplitMix64::new(1)), None);
        }
    }
    visit("djenon-abe", Positions(Same)).unwrap();
}
