//! The style sheets: one for the page, one for its whole program, one for what may come later, one for the pages of the
//! games.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use super::site::Site;
use super::template;

/// Letters and colours come first; then a folder's own sheets in the order of their names.
const FIRST: &[&str] = &["assets/fonts/fonts.css", "assets/tokens.css"];

/// Bold letters: the page has them later, pages of text at once.
const BOLD: &str = "assets/fonts/bold.css";

/// The sheets of the page.
pub(super) const PAGE: &str = "crates/web/style";

/// What of them only the whole program needs.
const WHOLE: &str = "crates/web/style/whole";

/// The fonts that they name.
pub(super) const FONTS: [&str; 4] = [
    "semailles-400.woff2",
    "semailles-700.woff2",
    "semailles-full-400.woff2",
    "semailles-full-700.woff2",
];

/// The sheets of the pages of the games.
pub(super) const GAMES: &str = "crates/pages/style";

/// All sheets of a folder in one, with the hashed names of the fonts.
pub(super) fn sheet(root: &Path, folder: &str, site: &Site) -> Result<String> {
    let mut paths: Vec<PathBuf> = FIRST.iter().map(|path| root.join(path)).collect();
    if folder == GAMES {
        paths.push(root.join(BOLD));
    }
    paths.extend(own(&root.join(folder))?);
    squeezed(&paths, site)
}

/// The sheet of what comes when the page is idle: bold letters, and what nobody needs in their first minute.
pub(super) fn late(root: &Path, site: &Site) -> Result<String> {
    squeezed(&[root.join(BOLD)], site)
}

/// The sheet of what only the whole program shows.
pub(super) fn whole(root: &Path, site: &Site) -> Result<String> {
    squeezed(&own(&root.join(WHOLE))?, site)
}

fn squeezed(paths: &[PathBuf], site: &Site) -> Result<String> {
    let mut sheet = String::new();
    for path in paths {
        let text =
            fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))?;
        sheet += &squeeze(&text);
    }
    // The sheet lies beside the fonts.
    for font in FONTS {
        let url = template::relative(site.path(font)?, "assets/");
        sheet = sheet.replace(&format!("\"{font}\""), &format!("\"{url}\""));
    }
    Ok(sheet)
}

fn own(folder: &Path) -> Result<Vec<PathBuf>> {
    if !folder.is_dir() {
        return Ok(Vec::new());
    }
    let entries =
        fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))?;
    let mut sheets = Vec::new();
    for entry in entries {
        let path = entry?.path();
        if path.extension().is_some_and(|end| end == "css") {
            sheets.push(path);
        }
    }
    sheets.sort();
    Ok(sheets)
}

/// Without comments and the blanks at both ends of lines. Strings that hold `/*` are not to be found in our sheets.
fn squeeze(css: &str) -> String {
    let mut bare = String::with_capacity(css.len());
    let mut rest = css;
    while let Some((before, comment)) = rest.split_once("/*") {
        bare += before;
        rest = comment.split_once("*/").map_or("", |(_, after)| after);
    }
    bare += rest;
    let lines = bare.lines().map(str::trim).filter(|line| !line.is_empty());
    lines.fold(String::new(), |sheet, line| sheet + line + "\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_and_blanks_go() {
        assert_eq!(
            squeeze("/* a\n b */\n\na {\n  b: c; /* d */\n}\n"),
            "a {\nb: c;\n}\n"
        );
        assert_eq!(squeeze("a{} /* never closed"), "a{}\n");
    }
}
