//! What one program leaves to the next. Where the browser keeps nothing it is nowhere else.

use std::cell::Cell;

use crate::program::program;
use crate::settings::Settings;
use crate::shelf;

/// What stands between the parts: settings; a wish; then the key of the game on the table, how many of its plies were
/// taken back and may be redone, and its record with these.
const BETWEEN: char = '\u{7}';

/// What somebody wanted of the first program that only the whole can do, beside going to another address.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Wish {
    #[default]
    Nothing,
    Menu,
    Advice,
}

thread_local! {
    static WISH: Cell<Wish> = const { Cell::new(Wish::Nothing) };
}

/// Makes a wish, for the next program to fulfil.
pub(crate) fn wish(wish: Wish) {
    WISH.set(wish);
}

/// What was wished for; nobody else is told.
pub(crate) fn wished() -> Wish {
    WISH.take()
}

/// What is left: the settings, as they are kept; the game has gone to the table.
pub(crate) struct Carried {
    pub(crate) settings: String,
}

/// Everything as a text.
pub(crate) fn pack(settings: Settings) -> String {
    let mut carried = settings.to_string();
    carried.push(BETWEEN);
    carried.push(match wished() {
        Wish::Nothing => '-',
        Wish::Menu => 'm',
        Wish::Advice => 'a',
    });
    let game = shelf::on_table().and_then(|(key, mut session)| {
        let mut undone = 0;
        while session.redo() {
            undone += 1;
        }
        let record = session.record().ok()?;
        Some(format!("{BETWEEN}{key}{BETWEEN}{undone}{BETWEEN}{record}"))
    });
    carried + &game.unwrap_or_default()
}

/// Puts the game on the table, as it was.
pub(crate) fn unpack(text: String) -> Option<Carried> {
    let mut parts = text.splitn(5, BETWEEN);
    let settings = parts.next()?.to_owned();
    wish(match parts.next()? {
        "m" => Wish::Menu,
        "a" => Wish::Advice,
        _ => Wish::Nothing,
    });
    if let (Some(key), Some(undone), Some(record)) = (parts.next(), parts.next(), parts.next()) {
        let read = program().kept.as_ref().map(|kept| kept.read);
        if let Some(mut session) = read.and_then(|read| read(record)) {
            for _ in 0..undone.parse().unwrap_or(0) {
                session.undo();
            }
            shelf::put_on_table(key, session);
        }
    }
    Some(Carried { settings })
}
