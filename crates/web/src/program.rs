//! What the two programs can do.
//!
//! A program has the code of what it reaches, and it reaches from its line here: what stands in [`WHOLE`] and not in
//! [`FIRST`] weighs nothing on the first board. Who visits for the first time has no kept games, plays with the settings
//! as they are, and nearly always one of the two-row games; anything else the first program leaves to the whole.

use std::cell::Cell;

use semailles_core::{AnyGame, NameError};
use semailles_locale::Lang;
use semailles_session::{Bout, Session};

use crate::app::{self, View};
use crate::board::{self, SceneOf};
use crate::dom::{El, Signal};
use crate::play::{self, Desk};
use crate::{home, learn, shelf, sound};

/// A program.
pub struct Program {
    /// What it has to show: lists of views, home first.
    pub(crate) views: &'static [&'static [View]],
    /// The games it knows, by name.
    pub(crate) game: fn(&str) -> Result<Box<dyn AnyGame>, NameError>,
    /// The boards it draws: those of its games.
    pub(crate) scene: SceneOf,
    /// What it does with kept games.
    pub(crate) kept: Option<Kept>,
    /// The menu of a game.
    pub(crate) menu: Option<fn(Desk, Signal<bool>) -> El>,
    /// «Conseil».
    pub(crate) advice: Option<Advising>,
    /// What is heard: the seeds that a drop makes, none for a capture.
    pub(crate) sound: Option<fn(Option<u8>)>,
}

/// Kept games.
pub(crate) struct Kept {
    /// Reads one.
    pub(crate) read: fn(&str) -> Option<Session>,
    /// Forgets so many at least, and never the one of this key.
    pub(crate) make_room: fn(&str, usize),
    /// What home shows of them.
    pub(crate) unfinished: fn(Lang) -> Option<El>,
    /// Saves them all as a file.
    pub(crate) save: fn(),
    /// How earlier games of the kind went, the newest first; not the one of this key.
    pub(crate) bouts: fn(&str, &str) -> Vec<Bout>,
}

/// Advice in a game.
pub(crate) struct Advising {
    /// Asks for it.
    pub(crate) ask: fn(Desk),
    /// What was advised.
    pub(crate) view: fn(Desk) -> Option<El>,
}

/// Home and playing, light.
pub static FIRST: Program = Program {
    views: &[app::FIRST],
    game: semailles_games::two_row_game,
    scene: board::two_row_scene,
    kept: None,
    menu: None,
    advice: None,
    sound: None,
};

/// Everything.
pub static WHOLE: Program = Program {
    views: &[app::FIRST, app::LATER, learn::VIEWS],
    game: semailles_games::game,
    scene: board::any_scene,
    kept: Some(Kept {
        read: shelf::read_session,
        make_room: shelf::make_room,
        unfinished: home::unfinished,
        save: home::save,
        bouts: shelf::bouts,
    }),
    menu: Some(play::menu),
    advice: Some(play::ADVISING),
    sound: Some(sound::hear),
};

thread_local! {
    static PROGRAM: Cell<&'static Program> = const { Cell::new(&FIRST) };
}

/// Says which program this is.
pub fn is(program: &'static Program) {
    PROGRAM.set(program);
}

/// This program.
pub(crate) fn program() -> &'static Program {
    PROGRAM.get()
}
