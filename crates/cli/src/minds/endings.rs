//! A mind that looks up endings in tables.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::{Arg, value_parser};
use semailles_core::{AnyGame, Game, Team};
use semailles_locale::{Lang, serve, tables as t, text};
use semailles_search::{AnyMind, Oracle};
use semailles_tables::{Endings, Folder, Index};

use super::mind;
use crate::commands::tables::{Task, told, with_game};
use crate::failure::Failure;
use crate::options::literal;

/// The most memory for tables, in bytes: as many layers are read as go into it.
const MEMORY: u64 = 2 << 30;

/// `--tables FOLDER`
pub(crate) fn tables_arg(lang: Lang) -> Arg {
    Arg::new("tables")
        .long("tables")
        .value_name(literal(serve::VALUE_FOLDER, lang))
        .value_parser(value_parser!(PathBuf))
        .help(text!(lang, t::TABLES_ARG))
}

/// A mind for a game, with a table of so many mebibytes for its search, and with the tables of endings in a folder.
pub(crate) fn mind_with_tables(
    lang: Lang,
    game: &dyn AnyGame,
    mebibytes: usize,
    folder: Option<&Path>,
) -> Result<Box<dyn AnyMind>, Failure> {
    match folder {
        None => Ok(mind(game, mebibytes)),
        Some(path) => {
            let make = Make {
                lang,
                mebibytes,
                path,
            };
            with_game(lang, &game.name().to_string(), make)
        }
    }
}

struct Make<'a> {
    lang: Lang,
    mebibytes: usize,
    path: &'a Path,
}

impl Task for Make<'_> {
    type Output = Box<dyn AnyMind>;

    fn run<G: Game>(self, game: Arc<G>) -> Result<Box<dyn AnyMind>, Failure> {
        let lang = self.lang;
        let not_counted = |why| told::not_counted(lang, &why);
        let index = Index::new(game.counted().map_err(not_counted)?.pits);
        let folder = Folder::new(self.path, &*game).map_err(not_counted)?;
        let layers = folder
            .read_all(MEMORY)
            .map_err(|why| told::folder(lang, &why))?;
        if layers.iter().next().is_none() {
            let dir = self.path.display().to_string();
            return Err(Failure::Failed(text!(lang, t::NO_TABLES, dir = dir)));
        }
        let limit = u32::from(game.limits().quiet);
        let endings = Endings::new(index, layers);
        let plies = endings.plies();
        if limit > 0 && plies > limit {
            let told = text!(lang, t::TOO_QUIET, plies = plies, limit = limit);
            return Err(Failure::Failed(told));
        }
        let tables = Tables(endings);
        Ok(semailles_search::consulting(
            &game,
            self.mebibytes,
            Some(Arc::new(tables)),
        ))
    }
}

/// The tables of a game.
#[derive(Debug)]
struct Tables(Endings);

impl<G: Game> Oracle<G> for Tables {
    fn value(&self, game: &G, position: &G::Position, team: Team) -> Option<i32> {
        self.0.worth(game, position, team)
    }
}
