//! Writes the pages of the games: told, shown, taught and printed, as HTML that needs no program to be read.
//!
//! `cargo xtask web` runs it and puts its files into the page's folder. Words in double braces (`{{url learn.css}}`,
//! `{{policy}}`) are left for it to fill in, so that this program knows no hashed name.
//!
//! | address below the page | what |
//! |---|---|
//! | `fr/jeux/`, `en/games/` | the list |
//! | `fr/jeux/GAME/`, `en/games/GAME/` | a game |
//! | `fr/jeux/GAME/fiche/`, `en/games/GAME/sheet/` | its sheet, to be printed |
//!
//! These addresses and the anchors in them are permanent: `tests/anchors.txt` lists them.

mod address;
mod board;
mod cite;
mod game;
mod list;
mod map;
mod option;
mod sheet;
mod shell;
mod task;

use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result};
use clap::Parser;
use semailles_learn::LESSONS;
use semailles_locale::Lang;

use address::{Page, Site};

/// Writes the pages of the games.
#[derive(Parser)]
struct Options {
    /// The folder to write into.
    #[arg(long, value_name = "FOLDER")]
    out: PathBuf,
    /// Where the page will be published: for codes to photograph and for citations.
    #[arg(long, value_name = "URL", default_value_t = variable("SEMAILLES_ADDRESS", "https://semailles.example/"))]
    address: String,
    /// Who gets corrections.
    #[arg(long, value_name = "MAIL", default_value_t = variable("SEMAILLES_CORRECTIONS", "corrections@semailles.example"))]
    corrections: String,
}

/// What the publisher's environment says, or the example that stands in the repository.
fn variable(name: &str, default: &str) -> String {
    std::env::var(name).unwrap_or_else(|_| default.to_owned())
}

fn main() -> Result<()> {
    let options = Options::parse();
    let site = Site::new(&options.address, &options.corrections)?;
    for (path, text) in pages(&site) {
        let file = options.out.join(path);
        let folder = file.parent().context("a file lies in a folder")?;
        fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
        fs::write(&file, text).with_context(|| format!("cannot write {}", file.display()))?;
    }
    Ok(())
}

/// Every page: its path from the root, and its text.
fn pages(site: &Site) -> Vec<(String, String)> {
    let mut all = Vec::new();
    for lang in Lang::ALL {
        let list = Page::list(lang);
        all.push((list.file(), list::page(&list).into_string()));
        for lesson in LESSONS {
            let page = Page::game(lang, lesson.game);
            all.push((page.file(), game::page(site, &page, lesson).into_string()));
            let sheet = Page::sheet(lang, lesson.game);
            all.push((sheet.file(), sheet::page(site, &sheet).into_string()));
        }
    }
    all
}

#[cfg(test)]
mod tests;
