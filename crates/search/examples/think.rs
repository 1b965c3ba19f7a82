//! `cargo run --release -p semailles-search --example think -- en-dodoi 1000000`: looks at the start of a game for so
//! many nodes, and says what it finds and how quickly.

use std::sync::Arc;
use std::time::Instant;

use semailles_core::{Game, Run};
use semailles_games::{Visitor, visit};
use semailles_search::{Limits, Status, Table, Thinker};

struct Think {
    nodes: u64,
    start: Option<String>,
}

impl Visitor for Think {
    type Output = ();

    fn visit<G: Game>(self, game: Arc<G>) {
        let run = match self.start {
            None => Run::begin(game.clone()),
            Some(text) => Run::set_up(game.clone(), &text).expect("a position"),
        };
        let table = Arc::new(Table::new(16));
        let mut thinker = Thinker::new(&run, table, Limits::nodes(self.nodes));
        let start = Instant::now();
        let mut depth = 0;
        loop {
            let status = thinker.think_for(10_000);
            let report = thinker.report();
            if report.depth > depth || status == Status::Done {
                depth = report.depth;
                let seconds = start.elapsed().as_secs_f64();
                let line = report.best().map(|line| {
                    let moves = line.moves.iter().map(|&m| game.move_text(m));
                    moves.collect::<Vec<_>>().join(" ")
                });
                println!(
                    "depth {depth:2}{} score {:6} nodes {:9} {:5.2} M/s  {}",
                    if report.solved { "*" } else { " " },
                    report.score().unwrap_or(0),
                    report.nodes,
                    report.nodes as f64 / seconds / 1e6,
                    line.unwrap_or_default(),
                );
            }
            if status == Status::Done {
                break;
            }
        }
    }
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let name = args.first().map_or("en-dodoi", String::as_str);
    let nodes = args
        .get(1)
        .and_then(|n| n.parse().ok())
        .unwrap_or(1_000_000);
    let think = Think {
        nodes,
        start: args.get(2).cloned(),
    };
    if let Err(error) = visit(name, think) {
        eprintln!("{error}");
    }
}
