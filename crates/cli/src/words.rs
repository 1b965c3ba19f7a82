//! Names of players, teams and results, for people and for machines.

use std::io::{self, ErrorKind};

use semailles_core::{AnyGame, AnyRun, Outcome, Player, Team, Verdict};
use semailles_locale::{Lang, cli as t, games, number, text};

/// The players of a game.
pub(crate) fn players(game: &dyn AnyGame) -> impl Iterator<Item = Player> {
    (0..game.players()).map(Player)
}

/// The teams of a game.
pub(crate) fn teams(game: &dyn AnyGame) -> impl Iterator<Item = Team> {
    (0..game.teams()).map(Team)
}

/// The symbol of a team: its players' symbols, one after the other (`S`, `13`).
pub(crate) fn team_symbol(game: &dyn AnyGame, team: Team) -> String {
    players(game)
        .filter(|p| game.team(*p) == team)
        .map(|p| game.symbol(p))
        .collect()
}

/// What each team has, by the team's symbol.
pub(crate) fn score(game: &dyn AnyGame, run: &dyn AnyRun) -> Vec<(String, u16)> {
    teams(game)
        .map(|t| team_symbol(game, t))
        .zip(run.score())
        .collect()
}

/// Whose turn it is, for machines: a symbol, `?` for a lot, nothing when the game is over.
pub(crate) fn to_move(game: &dyn AnyGame, run: &dyn AnyRun) -> Option<&'static str> {
    match (run.outcome(), run.to_move()) {
        (Some(_), _) => None,
        (None, Some(player)) => Some(game.symbol(player)),
        (None, None) => Some("?"),
    }
}

/// The results a game can have, for machines: each team's symbol, `draw`, and `void` where a sowing can annul it.
pub(crate) fn results(game: &dyn AnyGame) -> Vec<String> {
    let mut all: Vec<String> = teams(game).map(|t| team_symbol(game, t)).collect();
    all.push("draw".to_owned());
    let entry = semailles_games::CATALOGUE
        .iter()
        .find(|e| e.id == game.name().id());
    if entry.is_some_and(|e| e.options.iter().any(|o| o.name == "endless")) {
        all.push("void".to_owned());
    }
    all
}

/// Which of the [`results`] it is.
pub(crate) fn result(game: &dyn AnyGame, outcome: Outcome) -> String {
    match outcome.verdict {
        Verdict::Win(team) => team_symbol(game, team),
        Verdict::Draw => "draw".to_owned(),
        Verdict::Void => "void".to_owned(),
    }
}

/// The legal moves as texts, in byte order.
pub(crate) fn legal(run: &dyn AnyRun) -> Vec<String> {
    run.legal().iter().map(|&m| run.move_text(m)).collect()
}

/// The name of one of the [`results`].
pub(crate) fn result_name(lang: Lang, result: &str) -> String {
    let key = match result {
        "draw" | "void" => result.to_owned(),
        symbol => format!("won-{}", symbol.to_lowercase()),
    };
    games::find(&key).map_or_else(|| result.to_owned(), |m| m.text(lang, &[]))
}

/// The name of a reason why games end.
pub(crate) fn end_name(lang: Lang, end: &str) -> String {
    t::find(&format!("end-{end}")).map_or_else(|| end.to_owned(), |m| m.text(lang, &[]))
}

/// A number as the language writes it.
pub(crate) fn count(lang: Lang, n: u64) -> String {
    number(lang, i64::try_from(n).unwrap_or(i64::MAX))
}

/// A share of a hundred.
pub(crate) fn percent(lang: Lang, share: f64, decimals: usize) -> String {
    text!(lang, t::PERCENT, n = decimal(lang, share, decimals))
}

/// A number with decimals as the language writes it.
pub(crate) fn decimal(lang: Lang, n: f64, decimals: usize) -> String {
    let plain = format!("{n:.decimals$}");
    match lang {
        Lang::Fr => plain.replace('.', ","),
        Lang::En => plain,
    }
}

/// Why something could not be read or written; rare reasons in the system's words.
pub(crate) fn io_error(lang: Lang, error: &io::Error) -> String {
    let message = match error.kind() {
        ErrorKind::NotFound => t::WHY_NOT_FOUND,
        ErrorKind::PermissionDenied => t::WHY_PERMISSION,
        ErrorKind::IsADirectory => t::WHY_DIRECTORY,
        ErrorKind::NotADirectory => t::WHY_NOT_A_DIRECTORY,
        ErrorKind::AlreadyExists => t::WHY_EXISTS,
        ErrorKind::StorageFull => t::WHY_FULL,
        ErrorKind::ReadOnlyFilesystem => t::WHY_READ_ONLY,
        ErrorKind::InvalidFilename => t::WHY_NAME,
        _ => return error.to_string(),
    };
    text!(lang, message)
}
