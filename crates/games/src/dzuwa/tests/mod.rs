use semailles_core::{AnyGame, AnyRun, Event, GameName};

use super::*;

mod laws;
mod rules;
mod words;

fn game(options: &str) -> Box<dyn AnyGame> {
    crate::game(&format!("dzuwa{options}")).unwrap()
}

fn at(options: &str, text: &str) -> Box<dyn AnyRun> {
    game(options)
        .set_up(text)
        .unwrap_or_else(|e| panic!("{text}: {e}"))
}

fn rules(options: &str) -> Dzuwa {
    let options = (!options.is_empty()).then_some(options);
    Dzuwa::new(GameName::parse(ID, OPTIONS, options).unwrap())
}

fn legal(run: &dyn AnyRun) -> String {
    let texts: Vec<String> = run.legal().iter().map(|&m| run.move_text(m)).collect();
    texts.join(" ")
}

fn play(run: &mut dyn AnyRun, moves: &str) -> Vec<Event> {
    let mut trace = Vec::new();
    for text in moves.split(' ') {
        let m = run.read_move(text).unwrap_or_else(|e| panic!("{e}"));
        run.play_traced(m, &mut trace).unwrap();
    }
    trace
}

/// The cells of a table written as text: a line a row, cells between bars.
fn table(text: &str) -> impl Iterator<Item = Vec<&str>> {
    let rows = text.lines().map(str::trim).filter(|row| !row.is_empty());
    rows.map(|row| row.split('|').map(str::trim).collect())
}
