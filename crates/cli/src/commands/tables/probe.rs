//! `tables probe`

use std::path::PathBuf;
use std::sync::Arc;

use clap::{ArgMatches, Command};
use semailles_core::{Game, Silent, Team, UNIT};
use semailles_locale::{Lang, describe, tables as t, text};
use semailles_tables::{Folder, Index};
use serde::Serialize;

use super::{Task, game_and_folder, name, told, with_game};
use crate::app::Context;
use crate::failure::Failure;
use crate::options::json_arg;
use crate::set_up;

pub(super) const NAME: &str = "probe";

pub(super) fn command(lang: Lang) -> Command {
    game_and_folder(lang, NAME, t::PROBE_ABOUT)
        .arg(set_up::position_arg(lang).required(true))
        .arg(json_arg(lang))
}

pub(super) fn run(context: &mut Context<'_>, args: &ArgMatches) -> Result<(), Failure> {
    let lang = context.lang;
    let position = args.get_one::<String>("position");
    let probe = Probe {
        lang,
        path: super::folder(args),
        position: position.map_or("", String::as_str),
    };
    let answer = with_game(lang, name(args), probe)?;
    if args.get_flag("json") {
        serde_json::to_writer(&mut *context.out, &answer)?;
        writeln!(context.out)?;
        return Ok(());
    }
    writeln!(context.out, "{}", told_value(lang, answer.value))?;
    for (m, value) in &answer.moves {
        writeln!(context.out, "  {m} {value:+}")?;
    }
    Ok(())
}

/// What a position is worth, in words.
pub(crate) fn told_value(lang: Lang, value: i16) -> String {
    let n = i32::from(value.abs());
    match value.signum() {
        1 => text!(lang, t::PROBE_WINS, n = n),
        0 => text!(lang, t::PROBE_EVEN),
        _ => text!(lang, t::PROBE_LOSES, n = n),
    }
}

struct Probe<'a> {
    lang: Lang,
    path: PathBuf,
    position: &'a str,
}

/// What the tables say of a position.
#[derive(Serialize)]
struct Answer {
    position: String,
    /// Still to be won by the player to move, net.
    value: i16,
    /// Every move with what is won by it, the best first.
    moves: Vec<(String, i16)>,
}

impl Task for Probe<'_> {
    type Output = Answer;

    fn run<G: Game>(self, game: Arc<G>) -> Result<Answer, Failure> {
        let lang = self.lang;
        let not_counted = |why| told::not_counted(lang, &why);
        let folder = Folder::new(&self.path, &*game).map_err(not_counted)?;
        let index = Index::new(game.counted().map_err(not_counted)?.pits);
        let position = game
            .read_position(self.position)
            .map_err(|why| Failure::Usage(describe::position_error(lang, &why)))?;
        let over = || Failure::Failed(text!(lang, t::PROBE_OVER));
        let mover = game.to_move(&position).ok_or_else(over)?;
        let seen = game.seen(&position).ok_or_else(over)?;
        if game.outcome(&position).is_some() {
            return Err(over());
        }
        let limit = u32::from(game.limits().quiet);
        let value = |position: &G::Position| {
            let seen = game.seen(position).ok_or_else(over)?;
            let (seeds, rank) = index.rank(&seen.pits);
            let table = folder.open(seeds).map_err(|why| told::folder(lang, &why))?;
            let missing = || {
                let file = folder.file(seeds).display().to_string();
                Failure::Failed(text!(lang, t::MISSING, file = file))
            };
            let table = table.ok_or_else(missing)?;
            if limit > 0 && table.header().plies > limit {
                let plies = table.header().plies;
                let told = text!(lang, t::TOO_QUIET, plies = plies, limit = limit);
                return Err(Failure::Failed(told));
            }
            let value = table.value(rank).map_err(|why| {
                let file = folder.file(seeds).display().to_string();
                let why = told::file(lang, &why);
                Failure::Failed(text!(lang, t::FILE_ERROR, file = file, why = why))
            })?;
            Ok(i16::from(value.unwrap_or(0)))
        };
        let whole = value(&position)?;
        let mut legal = semailles_core::MoveList::new();
        game.legal(&position, &mut legal);
        let mut moves = Vec::new();
        for &m in legal.iter() {
            let mut next = position.clone();
            if game.attempt(&mut next, m, &mut Silent).is_none() {
                continue;
            }
            let won = if game.outcome(&next).is_some() {
                (game.worth(&next, Team(mover.0)) / UNIT) as i16 - seen.lead
            } else {
                let then = value(&next)? + game.seen(&next).ok_or_else(over)?.lead;
                let then = if game.to_move(&next) == Some(mover) {
                    then
                } else {
                    -then
                };
                then - seen.lead
            };
            moves.push((game.move_text(m), won));
        }
        moves.sort_by_key(|(_, won)| -won);
        Ok(Answer {
            position: game.position_text(&position),
            value: whole,
            moves,
        })
    }
}
