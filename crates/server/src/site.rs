use std::collections::{HashMap, HashSet};
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use axum::body::Bytes;
use sha2::{Digest, Sha256};

use crate::SiteError;

/// A page in memory: each file by its path from the root, with its compressed forms.
///
/// What is served is fixed when the server starts: no path of a request ever reaches the disk.
#[derive(Debug, Default)]
pub struct Site {
    files: HashMap<String, File>,
}

/// A file and its forms.
#[derive(Debug)]
pub(crate) struct File {
    pub(crate) plain: Bytes,
    /// The same compressed, by the name of the encoding, the smallest first.
    pub(crate) encoded: Vec<(&'static str, Bytes)>,
    pub(crate) media_type: &'static str,
    /// Changes when the contents do. Without the quotes.
    pub(crate) tag: String,
    /// The name has a hash in it: under this name the contents never change.
    pub(crate) for_ever: bool,
}

/// The file endings of the encodings, in the order of preference.
const ENCODINGS: &[(&str, &str)] = &[("br", "br"), ("gz", "gzip")];

/// A page is some hundred kilobytes.
const LARGEST_MB: usize = 32;

impl Site {
    /// The page that this program carries.
    ///
    /// # Errors
    /// If it was built without one.
    pub fn embedded() -> Result<Self, SiteError> {
        #[cfg(feature = "embed")]
        {
            let files = include!(concat!(env!("OUT_DIR"), "/embedded.rs"));
            let files =
                files.map(|(name, contents)| (name.to_owned(), Bytes::from_static(contents)));
            Ok(Self::new(files.into_iter().collect()))
        }
        #[cfg(not(feature = "embed"))]
        Err(SiteError::NotEmbedded)
    }

    /// The page in a folder.
    ///
    /// # Errors
    /// If the folder cannot be read, or is not a built page.
    pub fn from_folder(folder: &Path) -> Result<Self, SiteError> {
        let page = folder.join("index.html");
        if folder.is_dir() && !page.is_file() {
            return Err(SiteError::NoPage {
                path: folder.to_owned(),
            });
        }
        let mut files = HashMap::new();
        let mut size = 0;
        for path in files_below(folder)? {
            let contents = fs::read(&path).map_err(|why| unreadable(&path, why))?;
            size += contents.len();
            if size > LARGEST_MB << 20 {
                return Err(SiteError::TooLarge {
                    path: folder.to_owned(),
                    limit: LARGEST_MB,
                });
            }
            let below = path.strip_prefix(folder).unwrap_or(&path);
            let parts: Vec<_> = below.iter().map(|part| part.to_string_lossy()).collect();
            files.insert(parts.join("/"), Bytes::from(contents));
        }
        Ok(Self::new(files))
    }

    /// A page from files by their paths; `x.br` and `x.gz` are taken for the compressed forms of `x`.
    fn new(mut contents: HashMap<String, Bytes>) -> Self {
        let names: HashSet<String> = contents.keys().cloned().collect();
        let is_form = |name: &str| {
            let plain = name
                .rsplit_once('.')
                .filter(|(_, end)| ENCODINGS.iter().any(|(e, _)| e == end));
            plain.is_some_and(|(plain, _)| names.contains(plain))
        };
        let mut files = HashMap::new();
        for name in names.iter().filter(|name| !is_form(name)) {
            let encoded = ENCODINGS.iter().filter_map(|(end, encoding)| {
                Some((*encoding, contents.remove(&format!("{name}.{end}"))?))
            });
            let encoded = encoded.collect();
            if let Some(plain) = contents.remove(name) {
                files.insert(name.clone(), File::new(name, plain, encoded));
            }
        }
        Self { files }
    }

    /// The file that a request's path names; a folder is its `index.html`.
    pub(crate) fn find(&self, path: &str) -> Option<&File> {
        let name = path.strip_prefix('/')?;
        if name.is_empty() || name.ends_with('/') {
            return self.files.get(&format!("{name}index.html"));
        }
        self.files.get(name)
    }

    /// How many files there are, their compressed forms not counted.
    #[must_use]
    pub fn len(&self) -> usize {
        self.files.len()
    }

    /// Whether there is nothing to serve.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.files.is_empty()
    }
}

impl File {
    fn new(name: &str, plain: Bytes, encoded: Vec<(&'static str, Bytes)>) -> Self {
        let tag = Sha256::digest(&plain)[..12]
            .iter()
            .fold(String::new(), |mut tag, byte| {
                write!(tag, "{byte:02x}").expect("a string takes any text");
                tag
            });
        Self {
            media_type: media_type(name),
            for_ever: is_hashed(name),
            plain,
            encoded,
            tag,
        }
    }
}

fn media_type(name: &str) -> &'static str {
    match name.rsplit_once('.').map_or("", |(_, end)| end) {
        "html" => "text/html; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "json" => "application/json",
        "svg" => "image/svg+xml",
        "txt" => "text/plain; charset=utf-8",
        "wasm" => "application/wasm",
        "webmanifest" => "application/manifest+json",
        "woff2" => "font/woff2",
        "png" => "image/png",
        _ => "application/octet-stream",
    }
}

/// `web-0123456789.js`: a dash and ten hexadecimal digits before the ending.
fn is_hashed(name: &str) -> bool {
    let stem = name.rsplit_once('.').map_or(name, |(stem, _)| stem);
    let hash = stem.rsplit_once('-').map_or("", |(_, hash)| hash);
    hash.len() == 10 && hash.bytes().all(|b| matches!(b, b'0'..=b'9' | b'a'..=b'f'))
}

fn files_below(folder: &Path) -> Result<Vec<PathBuf>, SiteError> {
    let mut files = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).map_err(|why| unreadable(&folder, why))? {
            let path = entry.map_err(|why| unreadable(&folder, why))?.path();
            if path.is_dir() {
                folders.push(path);
            } else {
                files.push(path);
            }
        }
    }
    Ok(files)
}

fn unreadable(path: &Path, why: std::io::Error) -> SiteError {
    SiteError::Unreadable {
        path: path.to_owned(),
        why,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn site(names: &[&str]) -> Site {
        let file = |name: &&str| {
            (
                (*name).to_owned(),
                Bytes::from(format!("contents of {name}")),
            )
        };
        Site::new(names.iter().map(file).collect())
    }

    #[test]
    fn compressed_forms_belong_to_their_file() {
        let site = site(&["index.html", "a.js", "a.js.br", "a.js.gz", "old.gz"]);
        assert_eq!(site.len(), 3);
        let file = site.find("/a.js").unwrap();
        assert_eq!(
            file.encoded,
            [
                ("br", Bytes::from("contents of a.js.br")),
                ("gzip", Bytes::from("contents of a.js.gz"))
            ]
        );
        assert!(site.find("/a.js.br").is_none());
        assert!(site.find("/old.gz").is_some(), "no form of any file");
    }

    #[test]
    fn only_paths_of_the_site_are_found() {
        let site = site(&["index.html", "assets/a.js"]);
        assert!(site.find("/").is_some());
        assert!(site.find("/assets/a.js").is_some());
        for path in [
            "",
            "index.html",
            "/assets/",
            "/assets",
            "/../index.html",
            "//index.html",
            "/assets/../index.html",
        ] {
            assert!(site.find(path).is_none(), "{path}");
        }
    }

    #[test]
    fn a_hash_is_ten_digits() {
        assert!(is_hashed("assets/web-0123456789.js"));
        for name in [
            "index.html",
            "sw.js",
            "web-012345678.js",
            "web-0123456789",
            "semailles-400.woff2",
            "web-0123456789.js.map",
        ] {
            assert_eq!(is_hashed(name), name == "web-0123456789", "{name}");
        }
    }

    #[test]
    fn a_folder_that_is_no_page_is_refused() {
        let source = Path::new(env!("CARGO_MANIFEST_DIR"));
        assert!(matches!(
            Site::from_folder(source),
            Err(SiteError::NoPage { .. })
        ));
        let nowhere = source.join("nowhere");
        assert!(matches!(
            Site::from_folder(&nowhere),
            Err(SiteError::Unreadable { .. })
        ));
    }
}
