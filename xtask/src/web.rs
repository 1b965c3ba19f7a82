//! `cargo xtask web`: the page, its worker and all they need, as files that any static host can serve.
//!
//! Every file but pages of HTML, `sw.js` and the manifest carries a hash of its contents in its name, so it may be kept
//! for ever. The files of the build before stay for one more: a page that was open meanwhile still finds its own.

pub(crate) mod bindgen;
mod first_board;
mod pack;
mod pages;
mod puzzles;
mod release;
mod shorten;
mod site;
mod style;
mod template;

use std::path::PathBuf;

use anyhow::Result;
use clap::Args;

use crate::exec;
use crate::workspace::{CLI, Workspace};
use site::Site;

/// The drawings of boards in the order in which the page counts them (`crates/web/src/board/art.rs`).
const DRAWINGS: &[&str] = &[
    "anywoli-wide",
    "anywoli-bend",
    "djenon-abe",
    "dzuwa",
    "wali",
    "home-dzuwa",
    "home-wali",
];

/// What tells who serves the page.
const HOST: &str = "host.txt";

/// Tables of endings (`semailles tables build anywoli 8`): without those of fewer seeds the large one would be of no use.
const TABLES: &[&str] = &["anywoli.04.table", "anywoli.08.table"];

/// Where the page is built, and where the program that carries it looks for it.
const DIST: &str = "dist";

/// How to build the page.
#[derive(Args)]
pub(crate) struct Options {
    /// Without compressed forms, and in a faster build.
    #[arg(long)]
    pub(crate) dev: bool,
    /// The folder to build into.
    #[arg(long, value_name = "FOLDER", default_value = DIST)]
    pub(crate) out: PathBuf,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            dev: false,
            out: DIST.into(),
        }
    }
}

/// Builds the page, prints how large it is and returns the folder it is in.
pub(crate) fn run(workspace: &Workspace, options: &Options) -> Result<PathBuf> {
    let out = workspace.root().join(&options.out);
    let built = bindgen::build(workspace, options.dev)?;
    let site = assemble(workspace, &built)?;
    release::write(&site, &out)?;
    let compressed = if options.dev {
        pack::none(&site)
    } else {
        pack::write(&site, &out)?
    };
    println!("{compressed}");
    Ok(out)
}

/// Builds the page and the program with the page in it, and runs it until it is stopped.
pub(crate) fn serve(workspace: &Workspace, args: &[String]) -> Result<()> {
    run(workspace, &Options::default())?;
    let mut serve = workspace.cargo([
        "run",
        "--release",
        "--package",
        CLI,
        "--features",
        "embed",
        "--",
        "serve",
    ]);
    exec::run(serve.args(args))
}

/// Puts the files together: what others name comes before those who name it.
fn assemble(workspace: &Workspace, built: &bindgen::Built) -> Result<Site> {
    let root = workspace.root();
    let mut site = Site::default();
    site.announce("manifest.webmanifest");
    site.announce("sw.js");
    for pack in ["first", "more", "online", "teach"] {
        for lang in ["fr", "en"] {
            let texts = format!("{pack}-{lang}.txt");
            site.add_hashed_file(&texts, &built.texts.join(&texts))?;
        }
    }
    site.add_hashed("art.txt", template::drawings(root, DRAWINGS)?.as_bytes());
    for module in &built.modules {
        site.add_hashed(&format!("{}.wasm", module.name), &module.wasm);
        site.add_hashed(&format!("{}.js", module.name), module.js.as_bytes());
    }
    site.add_hashed("puzzles.txt", puzzles::text(root)?.as_bytes());
    for table in TABLES {
        site.add_hashed_file(table, &root.join("assets/tables").join(table))?;
    }
    for font in style::FONTS {
        site.add_hashed_file(font, &root.join("assets/fonts").join(font))?;
    }
    for icon in [
        "icon.svg",
        "icon-180.png",
        "icon-192.png",
        "icon-512.png",
        "icon-maskable-512.png",
    ] {
        site.add_hashed_file(icon, &root.join("assets/app").join(icon))?;
    }
    for (name, folder) in [("style.css", style::PAGE), ("learn.css", style::GAMES)] {
        let sheet = style::sheet(root, folder, &site)?;
        site.add_hashed(name, sheet.as_bytes());
    }
    site.add_hashed("late.css", style::late(root, &site)?.as_bytes());
    site.add_hashed("whole.css", style::whole(root, &site)?.as_bytes());
    for (name, path) in [
        ("boot.js", "crates/web/glue/boot.js"),
        ("think.js", "crates/worker/glue/think.js"),
        ("read.js", "crates/pages/glue/read.js"),
    ] {
        let text = template::file(root, path, "assets/", &site)?;
        site.add_hashed(name, short(&text).as_bytes());
    }
    // Our own server says something else here: so a page knows whether games by link are to be had.
    site.add_plain(HOST, b"static\n");
    let manifest = template::file(root, "crates/web/manifest.webmanifest", "", &site)?;
    site.add_plain("manifest.webmanifest", manifest.as_bytes());
    let page = template::file(root, "crates/web/index.html", "", &site)?;
    site.add_plain("index.html", page.as_bytes());
    pages::add(workspace, &mut site)?;
    let worker = template::file(root, "crates/web/glue/sw.js", "", &site)?;
    site.add_plain("sw.js", short(&worker).as_bytes());
    Ok(site)
}

/// JavaScript without its comments.
fn short(js: &str) -> String {
    shorten::bare(js).collect::<Vec<_>>().join("\n")
}
