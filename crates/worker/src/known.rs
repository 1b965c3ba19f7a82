//! What is known exactly: tables of endings, as they have come.

use std::cell::RefCell;
use std::fmt;
use std::sync::Arc;

use semailles_core::{Game, Team};
use semailles_games::Visitor;
use semailles_search::{AnyMind, Level, Oracle, consulting};
use semailles_tables::{Endings, FileError, Index, Layers, Table};
use semailles_wire::ToWorker;

thread_local! {
    static KNOWN: RefCell<Vec<(String, Arc<Endings>)>> = const { RefCell::new(Vec::new()) };
}

/// A mind for a game, with a table of so many mebibytes, and with what is known of the game's endings.
pub(crate) fn mind<G: Game>(game: &Arc<G>, mebibytes: usize) -> Box<dyn AnyMind> {
    let endings = game
        .counted()
        .ok()
        .and_then(|counted| known(&counted.family));
    let limit = u32::from(game.limits().quiet);
    let true_here = |endings: &Arc<Endings>| limit == 0 || endings.plies() <= limit;
    let oracle = endings.filter(true_here);
    let oracle = oracle.map(|endings| Arc::new(Told(endings)) as Arc<dyn Oracle<G>>);
    consulting(game, mebibytes, oracle)
}

fn known(family: &str) -> Option<Arc<Endings>> {
    KNOWN.with_borrow(|all| {
        let found = all.iter().find(|(name, _)| name == family);
        found.map(|(_, endings)| endings.clone())
    })
}

/// The family of a question's game, if tables of it could help and have not come.
pub(crate) fn wanted(asked: &ToWorker) -> Option<String> {
    struct Family;
    impl Visitor for Family {
        type Output = Option<String>;

        fn visit<G: Game>(self, game: Arc<G>) -> Self::Output {
            Some(game.counted().ok()?.family)
        }
    }
    let game = match asked {
        ToWorker::Think(think) if Level::new(think.level)?.sight().is_none() => &think.game,
        ToWorker::Review(review) => &review.game,
        _ => return None,
    };
    let family = semailles_games::visit(game, Family).ok()??;
    known(&family).is_none().then_some(family)
}

/// The tables of a game with these options are read. Each of the files carries its own checksums; what is damaged, or of
/// another version, is not used.
///
/// # Errors
/// Why one of the files is not what it should be.
pub(crate) fn learn(files: &[Vec<u8>]) -> Result<(), FileError> {
    let mut layers = Layers::new();
    let mut of = None;
    for file in files {
        let table = Table::open(file.as_slice())?;
        let header = table.header();
        let (family, pits) = of.get_or_insert_with(|| (header.family.clone(), header.pits));
        if (&header.family, &header.pits) != (family, pits) {
            return Err(FileError::Another {
                expected: family.clone(),
                found: header.family.clone(),
            });
        }
        layers.insert(table.layer()?);
    }
    if let Some((family, pits)) = of {
        let endings = Arc::new(Endings::new(Index::new(pits), layers));
        KNOWN.with_borrow_mut(|all| {
            all.retain(|(name, _)| *name != family);
            all.push((family, endings));
        });
    }
    Ok(())
}

/// The tables of a game.
struct Told(Arc<Endings>);

impl fmt::Debug for Told {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("tables of endings")
    }
}

impl<G: Game> Oracle<G> for Told {
    fn value(&self, game: &G, position: &G::Position, team: Team) -> Option<i32> {
        self.0.worth(game, position, team)
    }
}

#[cfg(test)]
mod tests {
    use semailles_wire::{Limits, Think};

    use super::*;
    use crate::thinker::{Step, Thinker};

    const SMALL: &[u8] = include_bytes!("../../../assets/tables/anywoli.04.table");
    const LARGE: &[u8] = include_bytes!("../../../assets/tables/anywoli.08.table");

    fn question(position: &str) -> Think {
        Think {
            id: 1,
            game: "anywoli".to_owned(),
            start: Some(position.to_owned()),
            moves: Vec::new(),
            limits: Limits {
                nodes: Some(3000),
                ..Limits::default()
            },
            level: 5,
            lines: 1,
        }
    }

    #[test]
    fn with_its_tables_an_ending_of_anywoli_is_solved_and_played_perfectly() {
        // Puzzles: what the only right move is, and what it wins.
        let puzzles = include_str!("../../tables/puzzles/anywoli.jsonl");
        let hardest: Vec<&str> = puzzles.lines().rev().take(10).collect();
        let field = |line: &str, name: &str| {
            let at = line.find(&format!("\"{name}\":")).unwrap() + name.len() + 3;
            let rest = line[at..].trim_start_matches(['[', '"']);
            rest[..rest.find(['"', ',', '}']).unwrap()].to_owned()
        };
        let position = |line: &str| {
            let at = line.find("\"position\":\"").unwrap() + 12;
            line[at..at + line[at..].find('"').unwrap()].to_owned()
        };
        let first = question(&position(hardest[0]));
        assert_eq!(
            wanted(&ToWorker::Think(first.clone())),
            Some("anywoli".to_owned())
        );
        learn(&[SMALL.to_vec(), LARGE.to_vec()]).unwrap();
        assert_eq!(wanted(&ToWorker::Think(first)), None);
        for line in hardest {
            let think = question(&position(line));
            let Step::Done(best) = Thinker::begin(&think, None).unwrap().slice(|| true) else {
                panic!("no answer")
            };
            let found = &best.info.lines[0];
            assert!(found.solved, "{line}");
            assert_eq!(best.mv, field(line, "line"), "{line}");
            let value: i32 = field(line, "value").parse().unwrap();
            assert_eq!(found.score, 100 * value, "{line}");
        }
    }

    #[test]
    fn what_is_damaged_is_not_used() {
        let mut damaged = LARGE.to_vec();
        damaged[100_000] ^= 1;
        assert!(learn(&[SMALL.to_vec(), damaged]).is_err());
        assert!(learn(&[b"<!doctype html>".to_vec()]).is_err());
        assert!(
            known("anywoli").is_none(),
            "tests have threads of their own"
        );
    }

    #[test]
    fn levels_that_do_not_search_ask_for_no_tables() {
        let think = Think {
            level: 4,
            ..question("")
        };
        assert_eq!(wanted(&ToWorker::Think(think)), None);
    }
}
