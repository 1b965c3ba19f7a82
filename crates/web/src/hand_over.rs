//! What one program leaves to the next. Where the browser keeps nothing it is nowhere else.

use semailles_core::record::Record;
use semailles_session::Session;

use crate::settings::settings;
use crate::shelf;

/// What stands between the parts: settings, then the key of the game on the table, how many of its plies were taken
/// back and may be redone, and its record with these.
const BETWEEN: char = '\u{7}';

/// What is left: the settings, as they are kept; the game has gone to the table.
pub(crate) struct Carried {
    pub(crate) settings: String,
}

/// Everything as a text.
pub(crate) fn pack() -> String {
    let settings = settings().get_untracked().to_string();
    let game = shelf::on_table().and_then(|(key, mut session)| {
        let mut undone = 0;
        while session.redo() {
            undone += 1;
        }
        let record = session.record().ok()?;
        Some(format!("{BETWEEN}{key}{BETWEEN}{undone}{BETWEEN}{record}"))
    });
    settings + &game.unwrap_or_default()
}

/// Puts the game on the table, as it was.
pub(crate) fn unpack(text: String) -> Option<Carried> {
    let mut parts = text.splitn(4, BETWEEN);
    let settings = parts.next()?.to_owned();
    if let (Some(key), Some(undone), Some(record)) = (parts.next(), parts.next(), parts.next()) {
        let record = Record::parse(record, &semailles_games::game).ok();
        let session = record.and_then(|r| Session::from_record(&r, &semailles_games::game).ok());
        if let Some(mut session) = session {
            for _ in 0..undone.parse().unwrap_or(0) {
                session.undo();
            }
            shelf::put_on_table(key, session);
        }
    }
    Some(Carried { settings })
}
