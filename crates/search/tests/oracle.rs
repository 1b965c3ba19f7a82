//! With tables of endings the thinker knows what positions are worth, and plays them out for as much.

use std::sync::Arc;

use semailles_core::{Game, Run, Silent, SplitMix64, Team, UNIT};
use semailles_games::{Visitor, visit};
use semailles_search::{Limits, Oracle, Status, Table, Thinker};
use semailles_tables::{Builder, Endings, Index, Layers};

#[derive(Debug)]
struct Tables(Endings);

impl<G: Game> Oracle<G> for Tables {
    fn value(&self, game: &G, position: &G::Position, team: Team) -> Option<i32> {
        self.0.worth(game, position, team)
    }
}

struct PlayOut {
    seeds: u8,
    games: usize,
}

impl Visitor for PlayOut {
    type Output = ();

    fn visit<G: Game>(self, game: Arc<G>) {
        let builder = Builder::new(&*game, 1, 1 << 30).unwrap();
        let mut layers = Layers::new();
        for seeds in builder.needed(self.seeds) {
            let made = builder.layer(&layers, seeds, &|_| {}).unwrap();
            layers.insert(made.layer);
        }
        let index = Index::new(game.counted().unwrap().pits);
        let values = layers.get(self.seeds).unwrap().values.clone();
        let endings: Arc<dyn Oracle<G>> = Arc::new(Tables(Endings::new(index.clone(), layers)));
        let mut rng = SplitMix64::new(3);
        let mut played = 0;
        while played < self.games {
            let rank = rng.below(values.len()) as u32;
            let position = game.with_seeds(&index.unrank(self.seeds, rank)).unwrap();
            let text = game.position_text(&position);
            let mut run = Run::set_up(game.clone(), &text).unwrap();
            if run.outcome().is_some() {
                continue;
            }
            let value = i32::from(values[rank as usize]) * UNIT;
            let mut first = true;
            while run.outcome().is_none() {
                let table = Arc::new(Table::new(1));
                let mut thinker = Thinker::new(&run, table, Limits::nodes(3000));
                thinker.consult(endings.clone());
                while thinker.think_for(1000) == Status::Pending {}
                let report = thinker.report();
                if first {
                    assert!(report.solved, "{text}");
                    assert_eq!(report.score(), Some(value), "{text}");
                }
                first = false;
                run.play(report.best_move().unwrap(), &mut Silent).unwrap();
            }
            assert_eq!(game.worth(run.position(), Team(0)), value, "{text}");
            played += 1;
        }
    }
}

#[test]
fn endings_are_played_for_all_they_are_worth() {
    for game in ["en-dodoi", "djenon-abe"] {
        visit(
            game,
            PlayOut {
                seeds: 8,
                games: 15,
            },
        )
        .unwrap();
    }
}
