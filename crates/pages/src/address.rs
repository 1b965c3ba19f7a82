//! Where pages are, and how one names another.

use anyhow::{Result, ensure};
use semailles_core::link::Link;
use semailles_locale::Lang;

/// Where the page is published, and who gets corrections.
pub(crate) struct Site {
    address: String,
    pub(crate) corrections: String,
}

impl Site {
    pub(crate) fn new(address: &str, corrections: &str) -> Result<Self> {
        ensure!(
            address.starts_with("https://") || address.starts_with("http://"),
            "the address of the page is {address:?}; it must begin with https:// (or http://)"
        );
        ensure!(
            corrections
                .split_once('@')
                .is_some_and(|(a, b)| !a.is_empty() && b.contains('.')),
            "corrections go to {corrections:?}, which is no mail address"
        );
        let slash = if address.ends_with('/') { "" } else { "/" };
        Ok(Self {
            address: format!("{address}{slash}"),
            corrections: corrections.to_owned(),
        })
    }

    /// The whole address of a page.
    pub(crate) fn of(&self, page: &Page) -> String {
        format!("{}{}", self.address, page.folder)
    }
}

/// A page: the folder of its `index.html`, from the root.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Page {
    pub(crate) lang: Lang,
    /// The game; empty for the list.
    pub(crate) game: &'static str,
    kind: Kind,
    folder: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    List,
    Game,
    Sheet,
}

impl Page {
    pub(crate) fn list(lang: Lang) -> Self {
        Self::new(lang, "", Kind::List)
    }

    pub(crate) fn game(lang: Lang, game: &'static str) -> Self {
        Self::new(lang, game, Kind::Game)
    }

    pub(crate) fn sheet(lang: Lang, game: &'static str) -> Self {
        Self::new(lang, game, Kind::Sheet)
    }

    fn new(lang: Lang, game: &'static str, kind: Kind) -> Self {
        let (list, sheet) = match lang {
            Lang::Fr => ("fr/jeux/", "fiche/"),
            Lang::En => ("en/games/", "sheet/"),
        };
        let folder = match kind {
            Kind::List => list.to_owned(),
            Kind::Game => format!("{list}{game}/"),
            Kind::Sheet => format!("{list}{game}/{sheet}"),
        };
        Self {
            lang,
            game,
            kind,
            folder,
        }
    }

    /// The same page in the other language.
    pub(crate) fn translated(&self) -> Self {
        let other = match self.lang {
            Lang::Fr => Lang::En,
            Lang::En => Lang::Fr,
        };
        Self::new(other, self.game, self.kind)
    }

    /// Its file, from the root.
    pub(crate) fn file(&self) -> String {
        format!("{}index.html", self.folder)
    }

    /// The address of another page, as it is written in this one.
    pub(crate) fn to(&self, other: &Page) -> String {
        format!("{}{}", self.root(), other.folder)
    }

    /// The address of the program, which lies at the root.
    pub(crate) fn root(&self) -> String {
        "../".repeat(self.folder.matches('/').count())
    }

    /// The address of something in the program.
    pub(crate) fn program(&self, fragment: &str) -> String {
        format!("{}#{fragment}", self.root())
    }

    /// The address that opens a game, from a position, in the program.
    pub(crate) fn open(&self, game: &str, position: Option<&str>) -> String {
        self.program(&Link::to(game, position).to_string())
    }

    /// The address that shows moves step by step in the program: it has this page's language, and nothing around the board.
    pub(crate) fn step(&self, game: &str, position: Option<&str>, moves: &[&str]) -> String {
        let mut link = Link::to(game, position);
        link.moves = moves.iter().map(|&text| text.to_owned()).collect();
        format!("{}?step&lang={}#{link}", self.root(), self.lang.tag())
    }
}
