//! Every puzzle that is kept is right: its value, that no other move has it, and its line.

use std::collections::HashSet;
use std::sync::Arc;

use semailles_core::{Game, MoveList, Silent, Team, UNIT};
use semailles_games::{Visitor, visit};
use semailles_tables::{Builder, Folder, Layers, Solver, deep};
use serde::Deserialize;

#[derive(Deserialize)]
struct Puzzle {
    game: String,
    position: String,
    goal: String,
    value: i16,
    second: i16,
    grade: u8,
    line: Vec<String>,
}

struct Check {
    puzzles: Vec<Puzzle>,
    /// Above which tables the value of every move is found anew.
    tables: Tables,
}

/// Tables to search above.
enum Tables {
    /// Not those in which the puzzles were found: those with so few seeds.
    Few(u8),
    /// Those that the page has; they are the very tables the puzzles come from, but what is kept is compared with them.
    Kept,
}

impl Visitor for Check {
    type Output = ();

    fn visit<G: Game>(self, game: Arc<G>) {
        let layers = match self.tables {
            Tables::Few(seeds) => {
                let builder = Builder::new(&*game, 1, 1 << 30).unwrap();
                let mut layers = Layers::new();
                for seeds in builder.needed(seeds) {
                    let made = builder.layer(&layers, seeds, &|_| {}).unwrap();
                    layers.insert(made.layer);
                }
                layers
            }
            Tables::Kept => {
                let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../assets/tables");
                let folder = Folder::new(path.as_ref(), &*game).unwrap();
                let layers = folder.read_all(1 << 30).unwrap();
                assert!(layers.get(8).is_some(), "the table with eight seeds");
                layers
            }
        };
        deep(|| {
            let mut solver = Solver::new(&*game, &layers, 24).unwrap();
            for puzzle in &self.puzzles {
                assert_eq!(puzzle.game, game.name().to_string());
                all_moves(&*game, &mut solver, puzzle);
                line(&*game, &mut solver, puzzle);
            }
        });
    }
}

/// What is won by the player who moved to `next`, counted from nothing captured.
fn won<G: Game>(game: &G, solver: &mut Solver<'_, G>, next: &G::Position, team: Team) -> i16 {
    if game.outcome(next).is_some() {
        return (game.worth(next, team) / UNIT) as i16;
    }
    let ours = game.to_move(next).map(|player| game.team(player)) == Some(team);
    let (least, most) = solver.solve(next, |_, _, _| {});
    assert_eq!(least, most);
    let value = i16::from(least) + game.seen(next).unwrap().lead;
    if ours { value } else { -value }
}

/// Just one move has the value.
fn all_moves<G: Game>(game: &G, solver: &mut Solver<'_, G>, puzzle: &Puzzle) {
    let begun = game.read_position(&puzzle.position).unwrap();
    let team = game.team(game.to_move(&begun).unwrap());
    let mut legal = MoveList::new();
    game.legal(&begun, &mut legal);
    assert!(legal.len() >= 3, "{}", puzzle.position);
    let mut second = i16::MIN;
    for &m in legal.iter() {
        let mut next = begun.clone();
        game.attempt(&mut next, m, &mut Silent).unwrap();
        let won = won(game, solver, &next, team);
        if game.move_text(m) == puzzle.line[0] {
            assert_eq!(won, puzzle.value, "{}", puzzle.position);
        } else {
            second = second.max(won);
        }
    }
    assert_eq!(second, puzzle.second, "{}", puzzle.position);
}

/// The line can be played, and keeps the value to its end.
fn line<G: Game>(game: &G, solver: &mut Solver<'_, G>, puzzle: &Puzzle) {
    assert!(puzzle.value > 0 && puzzle.value - puzzle.second >= 2);
    assert_eq!(puzzle.goal == "win", puzzle.second <= 0);
    assert!((1..=5).contains(&puzzle.grade));
    let begun = game.read_position(&puzzle.position).unwrap();
    let team = game.team(game.to_move(&begun).unwrap());
    let mut legal = MoveList::new();
    let mut position = begun;
    for text in &puzzle.line {
        let m = game.read_move(&position, text).unwrap();
        game.legal(&position, &mut legal);
        assert!(legal.contains(&m), "{} {text}", puzzle.position);
        game.attempt(&mut position, m, &mut Silent).unwrap();
    }
    assert_eq!(
        won(game, solver, &position, team),
        puzzle.value,
        "{} {:?}",
        puzzle.position,
        puzzle.line
    );
}

fn check(game: &str, text: &str) {
    let puzzles: Vec<Puzzle> = text
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert!(puzzles.len() >= 50);
    let positions: HashSet<&String> = puzzles.iter().map(|puzzle| &puzzle.position).collect();
    assert_eq!(positions.len(), puzzles.len());
    for grade in 1..=5 {
        assert!(puzzles.iter().any(|puzzle| puzzle.grade == grade));
    }
    // Search goes a long way in Anywoli, through most of what eight seeds can come to.
    let long = std::env::var("SEMAILLES_LONG").is_ok_and(|long| long == "1");
    let tables = if game == "anywoli" && !long {
        Tables::Kept
    } else {
        Tables::Few(4)
    };
    visit(game, Check { puzzles, tables }).unwrap();
}

#[test]
fn en_dodoi() {
    check("en-dodoi", include_str!("../puzzles/en-dodoi.jsonl"));
}

#[test]
fn djenon_abe() {
    check("djenon-abe", include_str!("../puzzles/djenon-abe.jsonl"));
}

#[test]
fn anywoli() {
    check("anywoli", include_str!("../puzzles/anywoli.jsonl"));
}
