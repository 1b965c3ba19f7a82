//! The files of the page while they are put together.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};
use sha2::{Digest, Sha256};

/// Where the files with a hash in their names are.
const FOLDER: &str = "assets/";

/// The files by their paths from the root of the page, and the paths by the names that templates call them.
#[derive(Default)]
pub(super) struct Site {
    files: BTreeMap<String, Vec<u8>>,
    paths: BTreeMap<String, String>,
}

impl Site {
    /// Adds a file whose name shall change with its contents: `boot.js` becomes `assets/boot-0123456789.js`.
    pub(super) fn add_hashed(&mut self, name: &str, contents: &[u8]) {
        let (stem, end) = name.rsplit_once('.').unwrap_or((name, "bin"));
        let path = format!("{FOLDER}{stem}-{}.{end}", hash(contents));
        self.add(name, path, contents);
    }

    /// Adds a file of the repository in the same way.
    pub(super) fn add_hashed_file(&mut self, name: &str, file: &Path) -> Result<()> {
        let contents = fs::read(file).with_context(|| format!("cannot read {}", file.display()))?;
        self.add_hashed(name, &contents);
        Ok(())
    }

    /// Makes known a file that must keep its name, so that others can name it before it is added.
    pub(super) fn announce(&mut self, name: &str) {
        self.paths.insert(name.to_owned(), name.to_owned());
    }

    /// Adds a file under the name it must have.
    pub(super) fn add_plain(&mut self, name: &str, contents: &[u8]) {
        self.add(name, name.to_owned(), contents);
    }

    fn add(&mut self, name: &str, path: String, contents: &[u8]) {
        self.files.insert(path.clone(), contents.to_owned());
        self.paths.insert(name.to_owned(), path);
    }

    /// The path of a file that was added under this name.
    pub(super) fn path(&self, name: &str) -> Result<&str> {
        let Some(path) = self.paths.get(name) else {
            let known: Vec<_> = self.paths.keys().map(String::as_str).collect();
            bail!(
                "there is no file {name}; so far there are: {}",
                known.join(", ")
            );
        };
        Ok(path)
    }

    /// Every file by its path.
    pub(super) fn files(&self) -> &BTreeMap<String, Vec<u8>> {
        &self.files
    }
}

/// Ten hexadecimal digits: two files of one page never meet in them.
pub(super) fn hash(contents: &[u8]) -> String {
    Sha256::digest(contents)[..5]
        .iter()
        .fold(String::new(), |mut text, byte| {
            write!(text, "{byte:02x}").expect("a string takes any text");
            text
        })
}

/// Whether a path is one that changes with the contents.
pub(super) fn is_hashed(path: &str) -> bool {
    path.starts_with(FOLDER)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_changes_with_the_contents() {
        let path = |contents: &[u8]| {
            let mut site = Site::default();
            site.add_hashed("a.b.js", contents);
            site.path("a.b.js").unwrap().to_owned()
        };
        assert_eq!(path(b""), "assets/a.b-e3b0c44298.js");
        assert_ne!(path(b"1"), path(b"2"));
    }

    #[test]
    fn an_unknown_name_is_told_with_the_known_ones() {
        let mut site = Site::default();
        site.add_plain("sw.js", b"");
        let said = site.path("we.js").unwrap_err().to_string();
        assert_eq!(said, "there is no file we.js; so far there are: sw.js");
    }
}
