//! Writes a book of perfect play from the start: `cargo run --release -p semailles-tables --example book -- en-dodoi 3`.
//!
//! A line is a position as its player to move sees it (seeds by pit), what that player still wins, and the first pit
//! that wins it. There are all positions that can come up when one side keeps to the book, for so many of its moves.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use semailles_core::{Game, MoveList, Silent, Team, UNIT};
use semailles_games::{Visitor, visit};
use semailles_tables::{Builder, Layers, Solver, deep};

/// Tables with so many seeds are made first.
const SEEDS: u8 = 13;

struct Book {
    moves: usize,
}

impl Visitor for Book {
    type Output = ();

    fn visit<G: Game>(self, game: Arc<G>) {
        let game = &*game;
        let builder = Builder::new(game, 1, 1 << 30).expect("a game with tables");
        let mut layers = Layers::new();
        for seeds in builder.needed(SEEDS) {
            let made = builder.layer(&layers, seeds, &|_| {}).expect("a layer");
            layers.insert(made.layer);
        }
        eprintln!("tables are there");
        deep(|| write(game, &layers, self.moves));
    }
}

fn write<G: Game>(game: &G, layers: &Layers, moves: usize) {
    let start = game.start();
    let mut solver = Solver::new(game, layers, 48).expect("a board of this size");
    let mut book = BTreeMap::new();
    // Whoever begins keeps to the book, or the other does.
    let mut second = Vec::new();
    replies(game, &start, &mut second);
    for mut waiting in [vec![start.clone()], second] {
        for round in 0..moves {
            let mut next = Vec::new();
            let mut met = BTreeSet::new();
            for position in waiting {
                let Some(seen) = game.seen(&position) else {
                    continue;
                };
                if !met.insert(seen.pits) || game.outcome(&position).is_some() {
                    continue;
                }
                let (pit, value, after) = best(game, &mut solver, &position);
                if book.insert(seen.pits, (value, pit)).is_none() {
                    let pits = seen.pits[..layout(game)].iter().map(u8::to_string);
                    println!("{} {value} {pit}", pits.collect::<Vec<_>>().join(","));
                }
                let same = game.to_move(&after) == game.to_move(&position);
                if same {
                    next.push(after);
                } else {
                    replies(game, &after, &mut next);
                }
            }
            eprintln!(
                "round {round}: {} positions, {} nodes",
                book.len(),
                solver.nodes()
            );
            waiting = next;
        }
    }
}

fn layout<G: Game>(game: &G) -> usize {
    usize::from(game.counted().expect("a game with tables").pits)
}

fn replies<G: Game>(game: &G, position: &G::Position, into: &mut Vec<G::Position>) {
    if game.outcome(position).is_some() {
        return;
    }
    let mut legal = MoveList::new();
    game.legal(position, &mut legal);
    for &m in legal.iter() {
        let mut next = position.clone();
        if game.attempt(&mut next, m, &mut Silent).is_some() {
            into.push(next);
        }
    }
}

/// The first move that wins most, by its place among the pits, what it wins, and where it leads.
fn best<G: Game>(
    game: &G,
    solver: &mut Solver<'_, G>,
    position: &G::Position,
) -> (usize, i16, G::Position) {
    let team = game.team(game.to_move(position).expect("somebody moves"));
    let lead = game.seen(position).map_or(0, |seen| seen.lead);
    let (value, _) = solver.solve(position, |_, _, _| {});
    let mut legal = MoveList::new();
    game.legal(position, &mut legal);
    for &m in legal.iter() {
        let mut next = position.clone();
        if game.attempt(&mut next, m, &mut Silent).is_none() {
            continue;
        }
        if won(game, solver, &next, team) - lead == i16::from(value) {
            let pit = game
                .move_text(m)
                .bytes()
                .next()
                .unwrap_or(b'A')
                .to_ascii_uppercase()
                - b'A';
            return (pit.into(), value.into(), next);
        }
    }
    panic!("no move wins {value} in {}", game.position_text(position));
}

/// What `team` wins in all once `next` is reached.
fn won<G: Game>(game: &G, solver: &mut Solver<'_, G>, next: &G::Position, team: Team) -> i16 {
    if game.outcome(next).is_some() {
        return (game.worth(next, team) / UNIT) as i16;
    }
    let ours = game.to_move(next).map(|player| game.team(player)) == Some(team);
    let (least, most) = solver.solve(next, |_, _, _| {});
    assert_eq!(least, most, "no limit was set");
    let value = i16::from(least) + game.seen(next).map_or(0, |seen| seen.lead);
    if ours { value } else { -value }
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [game, moves] = &args[..] else {
        panic!("GAME MOVES");
    };
    let moves = moves.parse().expect("a number of moves");
    visit(game, Book { moves }).expect("a game");
}
