//! A game that was played is judged move by move.

use std::sync::Arc;

use semailles_core::{AnyRun, Game, Move};
use semailles_games::{Visitor, visit};
use semailles_search::{AnyMind, Judged, Limits, Mistake, Review, mind};

fn ask(game: &str) -> Box<dyn AnyMind> {
    struct Ask;
    impl Visitor for Ask {
        type Output = Box<dyn AnyMind>;

        fn visit<G: Game>(self, game: Arc<G>) -> Box<dyn AnyMind> {
            mind(&game, 4)
        }
    }
    visit(game, Ask).unwrap()
}

/// The game after its start or a position, and its moves.
fn game(name: &str, start: Option<&str>, texts: &[&str]) -> (Box<dyn AnyRun>, Vec<Move>) {
    let game = semailles_games::game(name).unwrap();
    let run = start.map_or_else(|| game.begin(), |text| game.set_up(text).unwrap());
    let mut played = run.boxed_clone();
    let read = texts.iter().map(|text| {
        let m = played.read_move(text).unwrap();
        played.play(m).unwrap();
        m
    });
    let moves = read.collect();
    (run, moves)
}

fn judge(name: &str, start: Option<&str>, texts: &[&str], nodes: u64, slice: u64) -> Vec<Judged> {
    let (run, moves) = game(name, start, texts);
    let mut review = Review::new(ask(name), &*run, &moves, Limits::nodes(nodes)).unwrap();
    let mut judged = Vec::new();
    while !review.is_done() {
        judged.extend(review.think_for(slice));
        assert!(review.seen() >= judged.len());
    }
    assert_eq!(review.seen(), texts.len());
    judged
}

#[test]
fn the_only_winning_move_is_no_mistake_and_any_other_is() {
    // A puzzle whose values are known: B takes six, any other move nothing in the end.
    let position = Some("0,1,0,2,2,1/0,0,0,0,0,0 0-0 S 0");
    let right = &judge("en-dodoi", position, &["B"], 50_000, u64::MAX)[0];
    assert_eq!((right.loss(), right.mistake()), (0, None));
    assert_eq!(right.best.score, 600);
    let wrong = &judge("en-dodoi", position, &["F"], 50_000, u64::MAX)[0];
    assert_eq!(wrong.mistake(), Some(Mistake::Blunder), "{wrong:?}");
    assert_eq!(wrong.best.moves[0], right.best.moves[0]);
    assert!(wrong.played.len() > 1, "the answer is told: {wrong:?}");
}

#[test]
fn it_does_not_depend_on_slices() {
    for (name, texts) in [
        ("en-dodoi", &["F", "b", "E", "a"][..]),
        ("dzuwa:teams=off", &["b<", "c<", "c", "-", "c", "a"]),
        ("wali", &["a1", "c3", "b2", "d4"]),
    ] {
        let at_once = judge(name, None, texts, 3000, u64::MAX);
        assert_eq!(at_once.len(), texts.len(), "{name}");
        assert_eq!(judge(name, None, texts, 3000, 100), at_once, "{name}");
        let plies: Vec<usize> = at_once.iter().map(|judged| judged.ply).collect();
        assert_eq!(plies, (0..texts.len()).collect::<Vec<_>>());
    }
}

#[test]
fn a_move_that_ends_the_game_is_judged_by_its_end() {
    let position = Some("6/2L3/2L3/4L1/5R 0,0 L 7");
    let (run, _) = game("wali", position, &[]);
    let mut thinker = ask("wali");
    thinker.begin(&*run, Limits::depth(6));
    while thinker.think_for(u64::MAX) == semailles_search::Status::Pending {}
    let line = thinker.report().lines[0].moves.clone();
    let review = Review::new(thinker, &*run, &line, Limits::nodes(20_000));
    let mut review = review.unwrap();
    let mut judged = Vec::new();
    while !review.is_done() {
        judged.extend(review.think_for(u64::MAX));
    }
    assert_eq!(judged.len(), line.len());
    assert!(
        judged.iter().all(|judged| judged.mistake().is_none()),
        "{judged:?}"
    );
    let last = &judged[line.len() - 1];
    assert_eq!(last.best.outright(), Some(1));
}

#[test]
fn two_sides_have_one_scale_and_four_have_none() {
    let two = semailles_games::game("dzuwa").unwrap();
    let players: Vec<_> = (0..4).map(semailles_core::Player).collect();
    let scale = |game: &dyn semailles_core::AnyGame| {
        let scores = players.iter().map(|&p| game.for_first(p, 100));
        scores.collect::<Vec<_>>()
    };
    assert_eq!(scale(&*two), [Some(100), Some(-100), Some(100), Some(-100)]);
    let four = semailles_games::game("dzuwa:teams=off").unwrap();
    assert_eq!(scale(&*four), [None; 4]);
}

#[test]
fn moves_that_cannot_be_played_are_refused() {
    let (run, moves) = game("en-dodoi", None, &["A"]);
    let twice = [moves[0], moves[0]];
    assert!(Review::new(ask("en-dodoi"), &*run, &twice, Limits::nodes(10)).is_err());
}
