//! How a search is driven, and that it always finds a move that may be played.

mod common;

use std::sync::Arc;

use common::{random_name, random_run};
use semailles_core::{Game, Run, SplitMix64};
use semailles_games::{CATALOGUE, Visitor, visit};
use semailles_search::{AnyMind, Limits, Report, Status, Table, Thinker, mind};

/// A report after thinking from the start, in slices of so many nodes.
struct Sliced {
    slice: u64,
    limits: Limits,
}

impl Visitor for Sliced {
    type Output = Report;

    fn visit<G: Game>(self, game: Arc<G>) -> Report {
        let run = Run::begin(game);
        let mut thinker = Thinker::new(&run, Arc::new(Table::new(1)), self.limits);
        while thinker.think_for(self.slice) == Status::Pending {
            let so_far = thinker.report();
            assert!(so_far.nodes <= self.limits.nodes || so_far.depth <= 1);
        }
        thinker.report()
    }
}

#[test]
fn slices_change_nothing() {
    for entry in CATALOGUE {
        for limits in [
            Limits::nodes(30_000),
            Limits::depth(4),
            Limits::nodes(20_000).with_lines(3),
        ] {
            let whole = visit(
                entry.id,
                Sliced {
                    slice: u64::MAX,
                    limits,
                },
            )
            .unwrap();
            for slice in [1, 7, 1000] {
                let sliced = visit(entry.id, Sliced { slice, limits }).unwrap();
                assert_eq!(sliced, whole, "{} in slices of {slice}", entry.id);
            }
            assert!(whole.depth >= 2 && whole.lines.len() == limits.lines);
            assert!(whole.nodes <= limits.nodes);
            let scores: Vec<i32> = whole.lines.iter().map(|line| line.score).collect();
            assert!(scores.is_sorted_by(|a, b| a >= b), "{scores:?}");
        }
    }
}

/// Thinks a little about many positions: every line must be playable.
struct Legal<'a>(&'a mut SplitMix64, usize);

impl Visitor for Legal<'_> {
    type Output = ();

    fn visit<G: Game>(self, game: Arc<G>) {
        let Legal(rng, positions) = self;
        let table = Arc::new(Table::with_bytes(1 << 16));
        for _ in 0..positions {
            let run = random_run(&game, rng);
            let limits = Limits::nodes(rng.below(200) as u64).with_lines(1 + rng.below(2));
            let mut thinker = Thinker::new(&run, table.clone(), limits);
            while thinker.think_for(64) == Status::Pending {}
            let report = thinker.report();
            let is_over = run.legal().is_empty() || game.to_move(run.position()).is_none();
            assert_eq!(report.best_move().is_none(), is_over);
            for line in &report.lines {
                let mut run = run.clone();
                for &m in &line.moves {
                    run.play(m, &mut semailles_core::Silent)
                        .expect("a line can be played");
                }
            }
        }
    }
}

#[test]
fn every_line_can_be_played() {
    for entry in CATALOGUE {
        let mut rng = SplitMix64::new(5);
        for _ in 0..100 {
            let name = random_name(entry.id, &mut rng);
            visit(&name, Legal(&mut rng, 100)).unwrap();
        }
    }
}

struct Mind;

impl Visitor for Mind {
    type Output = Box<dyn AnyMind>;

    fn visit<G: Game>(self, game: Arc<G>) -> Box<dyn AnyMind> {
        mind(&game, 1)
    }
}

#[test]
fn a_mind_thinks_about_its_own_game_only() {
    let mut mind = visit("wali", Mind).unwrap();
    let other = semailles_games::game("wali:line=three-or-more")
        .unwrap()
        .begin();
    assert!(!mind.begin(&*other, Limits::depth(1)));
    assert_eq!(mind.think_for(1), Status::Done);
    assert_eq!(mind.report().best_move(), None);
}

#[test]
fn threads_and_stop() {
    for entry in CATALOGUE {
        let mut mind = visit(entry.id, Mind).unwrap();
        let run = semailles_games::game(entry.id).unwrap().begin();
        assert!(mind.begin(&*run, Limits::default()));
        mind.think(3, &mut |report| report.nodes > 50_000);
        let report = mind.report();
        assert!(report.nodes > 50_000 && report.nodes < 60_000);
        assert!(
            run.legal().contains(&report.best_move().unwrap()),
            "{}",
            entry.id
        );
        mind.forget();
        assert_eq!(mind.permille(), 0);
    }
}

#[test]
fn what_is_solved_is_said_to_be() {
    // South takes the opposite four with B, and North has nothing left.
    let mut mind = visit("en-dodoi", Mind).unwrap();
    let game = semailles_games::game("en-dodoi").unwrap();
    let run = game.set_up("0,1,0,0,0,0/0,0,0,4,0,0 20-10 S 0").unwrap();
    assert!(mind.begin(&*run, Limits::default()));
    while mind.think_for(1_000_000) == Status::Pending {}
    let report = mind.report();
    assert!(report.solved && report.score() == Some(1500), "{report:?}");
}

#[test]
fn a_win_outright_is_counted_in_plies() {
    let mut mind = visit("wali", Mind).unwrap();
    let game = semailles_games::game("wali").unwrap();
    // d2c2 makes a line and takes the last piece.
    let run = game.set_up("6/2L3/2L3/3L2/5R 0,0 L 7").unwrap();
    assert!(mind.begin(&*run, Limits::default()));
    while mind.think_for(1_000_000) == Status::Pending {}
    assert_eq!(mind.report().best().unwrap().outright(), Some(1));
    let run = game.set_up("6/2L3/2L3/4L1/5R 0,0 L 7").unwrap();
    assert!(mind.begin(&*run, Limits::default()));
    while mind.think_for(1_000_000) == Status::Pending {}
    assert_eq!(mind.report().best().unwrap().outright(), Some(3));
}
