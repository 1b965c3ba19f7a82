//! Templates: files of the page with words in double braces.
//!
//! - `{{url first.js}}`: the address of a file of the page, relative to the file it stands in.
//! - `{{include assets/board-art/pieces.svg}}`: a file of the repository, for SVG without its comments.
//! - `{{first-board}}`: the board of En Dodoi at the start, as SVG.
//! - `{{policy}}`: the Content-Security-Policy.
//! - `{{list critical}}`, `{{list rest}}`, `{{version}}`: what the service worker keeps.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};

use super::site::Site;
use super::{first_board, release};

/// Fills a template of the repository; what it becomes will lie in `folder`.
pub(super) fn file(root: &Path, path: &str, folder: &str, site: &Site) -> Result<String> {
    let filled = text(root, &read(root, path)?, folder, site);
    filled.with_context(|| format!("in {path}"))
}

/// Fills a text; what it becomes will lie in `folder`.
pub(super) fn text(root: &Path, text: &str, folder: &str, site: &Site) -> Result<String> {
    fill(text, |words| word(root, words, folder, site))
}

fn word(root: &Path, words: &str, folder: &str, site: &Site) -> Result<String> {
    match words.split_once(' ').unwrap_or((words, "")) {
        ("url", name) => Ok(relative(site.path(name)?, folder)),
        ("include", path) => Ok(without_comments(&read(root, path)?)),
        ("first-board", "") => first_board::svg(root),
        ("policy", "") => Ok(read(root, "crates/server/csp.txt")?
            .lines()
            .collect::<Vec<_>>()
            .join("; ")),
        ("list", "critical") => Ok(release::critical(site)),
        ("list", "rest") => Ok(release::rest(site)),
        ("version", "") => Ok(release::version(site)),
        _ => bail!(
            "{{{{{words}}}}} means nothing; known are url NAME, include PATH, first-board, policy, list critical, list rest, version"
        ),
    }
}

/// Replaces each `{{words}}` by what `word` makes of it.
fn fill(text: &str, word: impl Fn(&str) -> Result<String>) -> Result<String> {
    let mut filled = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, after)) = rest.split_once("{{") {
        let (words, after) = after.split_once("}}").context("a {{ has no }}")?;
        filled += before;
        filled += &word(words)?;
        rest = after;
    }
    Ok(filled + rest)
}

/// The address of `path`, as it is written in a file in `folder`. Both are counted from the root of the page, so that the
/// page works in any folder of any host. It begins with a dot, for a bare name would be no address to a JavaScript module.
pub(super) fn relative(path: &str, folder: &str) -> String {
    match path.strip_prefix(folder) {
        Some(beside) => format!("./{beside}"),
        None => format!("{}{path}", "../".repeat(folder.matches('/').count())),
    }
}

/// The insides of drawings of boards, one after the other: the page puts them into drawings of its own.
pub(super) fn drawings(root: &Path, names: &[&str]) -> Result<String> {
    let mut insides = Vec::new();
    for name in names {
        let path = format!("assets/board-art/{name}.svg");
        let svg = without_comments(&read(root, &path)?);
        let start = svg.find('>').map(|at| at + 1);
        let inside = start.zip(svg.rfind("</svg>"));
        let inside = inside.and_then(|(start, end)| svg.get(start..end));
        let inside = inside.with_context(|| format!("{path} is no SVG"))?;
        insides.push(inside.trim().to_owned());
    }
    Ok(insides.join("\u{7}"))
}

fn read(root: &Path, path: &str) -> Result<String> {
    fs::read_to_string(root.join(path)).with_context(|| format!("cannot read {path}"))
}

fn without_comments(markup: &str) -> String {
    let mut bare = String::with_capacity(markup.len());
    let mut rest = markup;
    while let Some((before, comment)) = rest.split_once("<!--") {
        bare += before;
        rest = comment.split_once("-->").map_or("", |(_, after)| after);
    }
    bare + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_in_braces_are_replaced() {
        let doubled = |words: &str| Ok(words.repeat(2));
        assert_eq!(fill("a {{b}} c{{d}}", doubled).unwrap(), "a bb cdd");
        assert!(
            fill("a {{b", doubled)
                .unwrap_err()
                .to_string()
                .contains("no }}")
        );
    }

    #[test]
    fn addresses_are_relative() {
        assert_eq!(relative("assets/a.js", "assets/"), "./a.js");
        assert_eq!(relative("assets/a.js", ""), "./assets/a.js");
        assert_eq!(relative("sw.js", "assets/"), "../sw.js");
    }

    #[test]
    fn unknown_words_are_told() {
        let said = word(Path::new("."), "urk", "", &Site::default())
            .unwrap_err()
            .to_string();
        assert!(
            said.starts_with("{{urk}} means nothing; known are url NAME"),
            "{said}"
        );
    }
}
