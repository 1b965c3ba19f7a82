//! Every value of small layers against a solver that shares no code with the tables: games as a program would play
//! them, with texts for positions, and nothing but sweeps over a map.

use std::collections::HashMap;
use std::sync::Arc;

use semailles_core::{AnyGame, AnyRun, Game};
use semailles_games::{Visitor, visit};
use semailles_tables::{Builder, Index, Layers, check};

/// What the moves of a position come to: what they win, and where they lead (the text of the position, and whether the
/// same player moves there).
type Moves = Vec<(i32, Option<(String, bool)>)>;

/// All ways to lay so many seeds into so many pits, by plain recursion.
fn lay(pits: usize, seeds: u32) -> Vec<Vec<u32>> {
    if pits == 1 {
        return vec![vec![seeds]];
    }
    let first = |n| {
        lay(pits - 1, seeds - n).into_iter().map(move |mut rest| {
            rest.insert(0, n);
            rest
        })
    };
    (0..=seeds).flat_map(first).collect()
}

fn text(pits: &[u32], side: &str) -> String {
    let row = |row: &[u32]| row.iter().map(u32::to_string).collect::<Vec<_>>().join(",");
    let (south, north) = pits.split_at(pits.len() / 2);
    format!("{}/{} 0-0 {side} 0", row(south), row(north))
}

/// The pits, and the side to move first, of a position's text, as South would see it.
fn seen(text: &str) -> String {
    let mut fields = text.split(' ');
    let rows = fields.next().unwrap();
    let side = fields.nth(1).unwrap();
    let (south, north) = rows.split_once('/').unwrap();
    if side == "S" {
        format!("{south}/{north}")
    } else {
        format!("{north}/{south}")
    }
}

/// The margin for South.
fn margin(run: &dyn AnyRun) -> i32 {
    let score = run.score();
    i32::from(score[0]) - i32::from(score[1])
}

fn moves(game: &dyn AnyGame, position: &str) -> Moves {
    let run = game.set_up(position).unwrap();
    if run.outcome().is_some() {
        return vec![(margin(&*run), None)];
    }
    let after = |&m| {
        // Each from a fresh set-up, so that nothing that came before comes into it.
        let mut run = game.set_up(position).unwrap();
        run.play(m).unwrap();
        let next = run
            .outcome()
            .is_none()
            .then(|| (seen(&run.position_text()), run.to_move().unwrap().0 == 0));
        (margin(&*run), next)
    };
    run.legal().iter().map(after).collect()
}

/// The value of every position with so many seeds: sweeps until nothing changes.
fn solve(game: &dyn AnyGame, pits: usize, seeds: &[u32]) -> HashMap<String, i32> {
    let mut values = HashMap::new();
    for &seeds in seeds {
        let mut layer = HashMap::new();
        for pits in lay(pits, seeds) {
            let text = text(&pits, "S");
            let moves = moves(game, &text);
            layer.insert(seen(&text), moves);
        }
        values.extend(layer.keys().map(|text| (text.clone(), 0)));
        loop {
            let value = |moves: &Moves| {
                let one = |(won, next): &(i32, Option<(String, bool)>)| match next {
                    None => *won,
                    Some((text, true)) => won + values[text],
                    Some((text, false)) => won - values[text],
                };
                moves.iter().map(one).max().unwrap()
            };
            let new: Vec<(String, i32)> = layer
                .iter()
                .map(|(text, moves)| (text.clone(), value(moves)))
                .collect();
            if new.iter().all(|(text, value)| values[text] == *value) {
                break;
            }
            values.extend(new);
        }
    }
    values
}

struct Compare {
    seeds: u8,
}

impl Visitor for Compare {
    type Output = ();

    fn visit<G: Game>(self, game: Arc<G>) {
        let name = game.name().to_string();
        let any = semailles_games::game(&name).unwrap();
        let counted = game.counted().unwrap();
        let builder = Builder::new(&*game, 2, 1 << 30).unwrap();
        let needed = builder.needed(self.seeds);
        let mut layers = Layers::new();
        for &seeds in &needed {
            let made = builder.layer(&layers, seeds, &|_| {}).unwrap();
            layers.insert(made.layer);
            let checked = check(&*game, &layers, seeds, 1, &|_, _| {}).unwrap();
            assert_eq!((checked.faults, checked.first), (0, None), "{name} {seeds}");
        }
        // No position is without seeds as a text.
        let seeds: Vec<u32> = needed
            .iter()
            .map(|&n| n.into())
            .filter(|&n| n > 0)
            .collect();
        let slow = solve(&*any, counted.pits.into(), &seeds);
        let index = Index::new(counted.pits);
        let mut compared = 0;
        for layer in layers.iter().filter(|layer| layer.seeds > 0) {
            for (rank, &value) in (0..).zip(&layer.values) {
                let pits = index.unrank(layer.seeds, rank);
                let pits: Vec<u32> = pits[..index.pits()].iter().map(|&n| n.into()).collect();
                let text = seen(&text(&pits, "S"));
                assert_eq!(slow[&text], i32::from(value), "{name} {text}");
                compared += 1;
            }
        }
        assert_eq!(compared, slow.len());
    }
}

fn compare(game: &str, seeds: u8) {
    visit(game, Compare { seeds }).unwrap();
}

/// Whether there is time for more.
fn long() -> bool {
    std::env::var("SEMAILLES_LONG").is_ok_and(|long| long == "1")
}

#[test]
fn en_dodoi() {
    compare("en-dodoi", if long() { 7 } else { 5 });
    compare("en-dodoi:direction=parity,trigger=always", 4);
    compare("en-dodoi:endless=stop,origin=skipped,pits=7", 4);
}

#[test]
fn djenon_abe() {
    compare("djenon-abe", if long() { 7 } else { 5 });
    compare("djenon-abe:leftovers=share,starved=end", 4);
    compare("djenon-abe:leftovers=void,origin=skipped", 4);
}

#[test]
fn anywoli() {
    // Six seeds are one group and the end; with eight there are two, and a walk of many plies between them.
    compare("anywoli:pits=6", if long() { 8 } else { 6 });
}
