//! What a release consists of: the list for the service worker, and the files on disk.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use super::site::{Site, hash, is_hashed};

/// Names of the files that the first board needs; all others are fetched when the page is idle.
const CRITICAL: &[&str] = &[
    "style.css",
    "boot.js",
    "first.js",
    "first.wasm",
    "semailles-400.woff2",
];

/// Names of the files that are fetched only when something asks for them, and kept from then on: what the pages of the
/// games need, letters that few words have, and the pictures that a system takes when it installs the page.
const ASKED: &[&str] = &[
    "learn.css",
    "read.js",
    "semailles-full-400.woff2",
    "semailles-full-700.woff2",
    "icon-180.png",
    "icon-192.png",
    "icon-512.png",
    "icon-maskable-512.png",
];

/// How the names of others such end.
const ASKED_ENDS: &[&str] = &[".table"];

/// The list of the hashed files of this release, kept so that the next one knows which files are old.
const LIST: &str = "files.txt";

/// The files that the first board needs, as a JavaScript list.
pub(super) fn critical(site: &Site) -> String {
    let paths = CRITICAL.iter().filter_map(|name| site.path(name).ok());
    list(std::iter::once("./").chain(paths))
}

/// All others that the page itself may ask for.
pub(super) fn rest(site: &Site) -> String {
    let named = CRITICAL.iter().chain(ASKED);
    let others: BTreeSet<_> = named.filter_map(|name| site.path(name).ok()).collect();
    let paths = site.files().keys().map(String::as_str);
    // The pages of the games are many and long: whoever reads one fetches it; then it is kept.
    let kept = |path: &&str| {
        let asked = ASKED_ENDS.iter().any(|end| path.ends_with(end));
        !others.contains(path) && !path.ends_with(".html") && !asked
    };
    list(paths.filter(kept))
}

/// Changes when any file does.
pub(super) fn version(site: &Site) -> String {
    let all = site
        .files()
        .iter()
        .map(|(path, contents)| format!("{path} {}\n", hash(contents)));
    hash(all.collect::<String>().as_bytes())
}

fn list<'a>(paths: impl Iterator<Item = &'a str>) -> String {
    let quoted: Vec<_> = paths.map(|path| format!("\"{path}\"")).collect();
    format!("[{}]", quoted.join(", "))
}

/// Writes the files to a folder; hashed files of the release before stay, older ones go.
pub(super) fn write(site: &Site, out: &Path) -> Result<()> {
    let hashed = site.files().keys().filter(|path| is_hashed(path));
    let list = next(
        hashed.map(String::as_str),
        &fs::read_to_string(out.join(LIST)).unwrap_or_default(),
    );
    sweep(out, &list.lines().chain([LIST]).collect())?;
    for (path, contents) in site.files() {
        let path = out.join(path);
        let folder = path.parent().expect("a file lies in a folder");
        fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
        fs::write(&path, contents).with_context(|| format!("cannot write {}", path.display()))?;
    }
    fs::write(out.join(LIST), list).with_context(|| format!("cannot write {LIST}"))
}

/// The list of a release: its files, an empty line, the files of the release before.
fn next<'a>(files: impl Iterator<Item = &'a str>, old: &str) -> String {
    let files = files.fold(String::new(), |list, path| list + path + "\n");
    let (last, before) = old.split_once("\n\n").unwrap_or((old, ""));
    // The same files built again are no new release.
    let before = if last.trim_end() == files.trim_end() {
        before
    } else {
        last
    };
    format!("{files}\n{}\n", before.trim_end())
}

/// Removes what an earlier build has left, but for the files to be kept and their compressed forms.
fn sweep(out: &Path, kept: &BTreeSet<&str>) -> Result<()> {
    if !out.exists() {
        return Ok(());
    }
    // The folder is named by whoever calls: one that is not ours is not swept.
    let entries = fs::read_dir(out)
        .with_context(|| format!("cannot read {}", out.display()))?
        .count();
    if entries > 0 && !out.join(LIST).is_file() {
        bail!(
            "{} is not a page built before (it has no {LIST}): name an empty folder",
            out.display()
        );
    }
    for path in files(out)? {
        let name = path
            .strip_prefix(out)
            .unwrap_or(&path)
            .to_string_lossy()
            .replace('\\', "/");
        let plain = name
            .strip_suffix(".br")
            .or_else(|| name.strip_suffix(".gz"))
            .unwrap_or(&name);
        if !kept.contains(plain) {
            fs::remove_file(&path).with_context(|| format!("cannot remove {}", path.display()))?;
        }
    }
    Ok(())
}

/// Every file below a folder.
pub(super) fn files(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for entry in
        fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))?
    {
        let path = entry?.path();
        if path.is_dir() {
            found.extend(files(&path)?)
        } else {
            found.push(path)
        }
    }
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_files_of_one_release_before_are_kept() {
        let one = next(["a-1", "b-1"].into_iter(), "");
        assert_eq!(one, "a-1\nb-1\n\n\n");
        let two = next(["a-1", "b-2"].into_iter(), &one);
        assert_eq!(two, "a-1\nb-2\n\na-1\nb-1\n");
        assert_eq!(
            next(["a-1", "b-2"].into_iter(), &two),
            two,
            "the same again"
        );
        let three = next(["a-3", "b-3"].into_iter(), &two);
        assert_eq!(three, "a-3\nb-3\n\na-1\nb-2\n");
    }

    #[test]
    fn every_file_is_kept_by_the_service_worker_once() {
        let mut site = Site::default();
        site.add_plain("index.html", b"");
        site.add_plain("fr/jeux/index.html", b"");
        site.add_plain("manifest.webmanifest", b"");
        for name in [
            "boot.js",
            "learn.css",
            "read.js",
            "first.wasm",
            "worker.wasm",
            "anywoli.08.table",
        ] {
            site.add_hashed(name, name.as_bytes());
        }
        let path = |name| site.path(name).unwrap().to_owned();
        assert_eq!(
            critical(&site),
            format!(
                "[\"./\", \"{}\", \"{}\"]",
                path("boot.js"),
                path("first.wasm")
            )
        );
        assert_eq!(
            rest(&site),
            format!("[\"{}\", \"manifest.webmanifest\"]", path("worker.wasm"))
        );
    }
}
