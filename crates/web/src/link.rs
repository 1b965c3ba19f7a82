//! Where the page's own links lead: to what is told of a game, and to games. `semailles_core::link` writes and reads them.

use semailles_locale::Lang;
use semailles_session::{OpenError, Session};

/// The address of what is told of a game, its rules first: a page of its own, beside this one.
pub(crate) fn told(lang: Lang, id: &str) -> String {
    let folder = match lang {
        Lang::Fr => "fr/jeux",
        Lang::En => "en/games",
    };
    format!("{folder}/{id}/")
}

/// The game of a link.
pub(crate) fn read(fragment: &str) -> Result<Session, OpenError> {
    Session::from_link(fragment, &semailles_games::game)
}
