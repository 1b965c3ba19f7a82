//! The compressed forms of the files, for servers that send them as they lie.

use std::fmt;
use std::fs;
use std::io::Write;
use std::path::Path;

use anyhow::{Context, Result};
use brotli::enc::BrotliEncoderParams;
use flate2::{Compression, write::GzEncoder};

use super::site::Site;

/// Formats that are compressed already.
const PACKED: &[&str] = &["woff2", "png"];

/// From here on a file is long, in bytes.
const LONG: usize = 1 << 19;

/// How large the files are.
pub(super) struct Sizes {
    rows: Vec<(String, usize, usize)>,
}

/// Writes `x.br` and `x.gz` beside each file that gets smaller by it.
pub(super) fn write(site: &Site, out: &Path) -> Result<Sizes> {
    let mut rows = Vec::new();
    for (path, contents) in site.files() {
        let end = path.rsplit_once('.').map_or("", |(_, end)| end);
        let mut smallest = contents.len();
        if !PACKED.contains(&end) {
            for (end, packed) in [("br", brotli(contents)?), ("gz", gzip(contents)?)] {
                let file = out.join(format!("{path}.{end}"));
                if packed.len() < contents.len() {
                    smallest = smallest.min(packed.len());
                    fs::write(&file, packed)
                        .with_context(|| format!("cannot write {}", file.display()))?;
                }
            }
        }
        rows.push((path.clone(), contents.len(), smallest));
    }
    Ok(Sizes { rows })
}

/// The sizes without any compressed form.
pub(super) fn none(site: &Site) -> Sizes {
    let rows = site
        .files()
        .iter()
        .map(|(path, contents)| (path.clone(), contents.len(), contents.len()));
    Sizes {
        rows: rows.collect(),
    }
}

/// Long files are smaller in long blocks, others in such as the library chooses.
fn brotli(contents: &[u8]) -> Result<Vec<u8>> {
    let long = (contents.len() > LONG).then_some(20);
    let params = BrotliEncoderParams {
        quality: 11,
        lgwin: 22,
        lgblock: long.unwrap_or_default(),
        size_hint: contents.len(),
        ..Default::default()
    };
    let mut packed = Vec::new();
    brotli::BrotliCompress(&mut &*contents, &mut packed, &params).context("brotli")?;
    Ok(packed)
}

fn gzip(contents: &[u8]) -> Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(contents).context("gzip")?;
    encoder.finish().context("gzip")
}

impl fmt::Display for Sizes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{:<44}{:>10}{:>12}", "file", "bytes", "on the wire")?;
        for (path, size, packed) in &self.rows {
            writeln!(f, "{path:<44}{size:>10}{packed:>12}")?;
        }
        let size: usize = self.rows.iter().map(|(_, size, _)| size).sum();
        let packed: usize = self.rows.iter().map(|(.., packed)| packed).sum();
        write!(f, "{:<44}{size:>10}{packed:>12}", "together")
    }
}
