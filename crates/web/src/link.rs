//! A link that carries a game: rules version, game with options, position, moves, how it ended, and a check that shows
//! whether it was cut.
//!
//! `g/1/en-dodoi:pits=8/-/A.b.F/-/1x7f3`: all but the last part is checked by it.

use semailles_core::record::{Ended, Problem};
use semailles_core::{AnyGame, NameError, RULES_VERSION};
use semailles_locale::Lang;
use semailles_session::Session;

use crate::browser;

/// How such a fragment begins.
pub(crate) const START: &str = "g/";

/// What stands for nothing.
const NONE: &str = "-";

/// The most characters of a link that are read.
const MOST: usize = 60_000;

/// Why a link opens no game.
#[derive(Debug)]
pub(crate) enum LinkError {
    /// Something is missing at its end.
    Cut,
    /// It was made by a page with other rules.
    OtherRules(String),
    /// It is far too long.
    TooLong,
    /// Its game, position or a move is not of these rules; with the number of the move.
    Problem(Problem, usize),
}

impl From<NameError> for LinkError {
    fn from(error: NameError) -> Self {
        LinkError::Problem(error.into(), 0)
    }
}

/// The address of what is told of a game, its rules first: a page of its own, beside this one.
pub(crate) fn told(lang: Lang, id: &str) -> String {
    let folder = match lang {
        Lang::Fr => "fr/jeux",
        Lang::En => "en/games",
    };
    format!("{folder}/{id}/")
}

/// The fragment for a game.
pub(crate) fn write(session: &Session) -> String {
    let moves: Vec<&str> = session.plies().iter().map(|p| p.text.as_str()).collect();
    let or_none = |text: String| {
        if text.is_empty() {
            NONE.to_owned()
        } else {
            text
        }
    };
    let ended = match session.ended() {
        None => String::new(),
        Some(Ended::Resign(p)) => format!("r{}", p.0),
        Some(Ended::Time(p)) => format!("t{}", p.0),
        Some(Ended::AgreedDraw) => "d".to_owned(),
        Some(Ended::AgreedShare) => "s".to_owned(),
    };
    let parts = [
        RULES_VERSION.to_string(),
        session.game().name().to_string(),
        // A space would become %20; positions have no underscores.
        or_none(
            session
                .start()
                .unwrap_or_default()
                .replace(' ', "_")
                .replace('/', "~"),
        ),
        or_none(moves.join(".")),
        or_none(ended),
    ];
    let body = parts
        .map(|part| {
            browser::encode(&part)
                .replace("%3A", ":")
                .replace("%2C", ",")
                .replace("%3D", "=")
        })
        .join("/");
    let check = check(&body);
    format!("{START}{body}/{check}")
}

/// The game of a fragment; its [`START`] may be gone already.
pub(crate) fn read(fragment: &str) -> Result<Session, LinkError> {
    let text = fragment.strip_prefix(START).unwrap_or(fragment);
    if text.len() > MOST {
        return Err(LinkError::TooLong);
    }
    let version = text.split('/').next().unwrap_or_default();
    // Digits that say another number are another version, whatever follows them.
    if text.contains('/') && version != RULES_VERSION.to_string() && version.parse::<u32>().is_ok()
    {
        return Err(LinkError::OtherRules(version.to_owned()));
    }
    let (body, sum) = text.rsplit_once('/').ok_or(LinkError::Cut)?;
    // Some programs write the signs of addresses their own way.
    let plain = body
        .replace("%3A", ":")
        .replace("%2C", ",")
        .replace("%3D", "=");
    if check(&plain) != sum {
        return Err(LinkError::Cut);
    }
    let parts: Option<Vec<String>> = body.split('/').map(browser::decode).collect();
    let parts = parts.ok_or(LinkError::Cut)?;
    let [_, name, start, moves, ended] = &parts[..] else {
        return Err(LinkError::Cut);
    };
    let game: Box<dyn AnyGame> = semailles_games::game(name)?;
    let mut session = match start.as_str() {
        NONE => Session::begin(&*game, Vec::new()),
        text => Session::set_up(
            &*game,
            &text.replace('_', " ").replace('~', "/"),
            Vec::new(),
        )
        .map_err(|e| LinkError::Problem(e.into(), 0))?,
    };
    // A dash alone is no move, unless it is a pass: nothing is written so only where there are none.
    let played = if moves == NONE && session.forced_pass().is_none() {
        ""
    } else {
        moves
    };
    for (i, text) in played.split('.').filter(|t| !t.is_empty()).enumerate() {
        let problem = |e| LinkError::Problem(Problem::Move(e), i + 1);
        let m = session.run().read_move(text).map_err(problem)?;
        session.play(m).map_err(problem)?;
    }
    let player = |text: &str| text.parse().ok().map(semailles_core::Player);
    match ended.split_at(ended.len().min(1)) {
        ("r", p) => {
            if let Some(p) = player(p) {
                session.resign(p);
            }
        }
        ("d" | "s", "") => {
            session.agree();
        }
        _ => {}
    }
    Ok(session)
}

/// A short sum over all bytes, so that a link that lost its end is known.
fn check(text: &str) -> String {
    let sum = text.bytes().fold(0x811c_9dc5_u32, |h, b| {
        (h ^ u32::from(b)).wrapping_mul(0x0100_0193)
    });
    format!("{sum:x}")
}
