//! Shorter names between a module and its JavaScript: `wasm-bindgen` gives each import a digest that does not compress.

use std::collections::HashMap;

use anyhow::{Context, Result};

/// What `wasm-bindgen` begins such names with.
const START: &str = "__wb";

/// The digits of a digest.
const DIGEST: usize = 16;

/// The section of a module in which the imports are.
const IMPORTS: u8 = 2;

/// Both with short names, and the JavaScript without comments and indents.
pub(super) fn shorten(js: &str, wasm: &[u8]) -> Result<(String, Vec<u8>)> {
    let mut names = HashMap::new();
    for word in words(js).filter(|word| has_digest(word)) {
        let next = names.len();
        names.entry(word).or_insert_with(|| format!("_{next:x}"));
    }
    let mut short = String::new();
    for line in bare(js) {
        let mut rest = line;
        while let Some(at) = rest.find(START) {
            let word = words(&rest[at..]).next().unwrap_or(START);
            short += &rest[..at];
            short += names.get(word).map_or(word, String::as_str);
            rest = &rest[at + word.len()..];
        }
        short += rest;
        short.push('\n');
    }
    let wasm = rename(wasm, &names).context("the module that wasm-bindgen wrote")?;
    Ok((short, wasm))
}

/// The lines of JavaScript that say something, without their indents.
pub(super) fn bare(js: &str) -> impl Iterator<Item = &str> {
    js.lines().map(str::trim).filter(|line| !is_comment(line))
}

/// The words of a text that are long enough to matter.
fn words(text: &str) -> impl Iterator<Item = &str> {
    let part = |c: char| c.is_ascii_alphanumeric() || c == '_';
    text.split(move |c| !part(c))
        .filter(|word| !word.is_empty())
}

fn has_digest(word: &str) -> bool {
    let digest = word.rsplit_once('_').map_or("", |(_, digest)| digest);
    word.starts_with(START)
        && digest.len() == DIGEST
        && digest.bytes().all(|b| b.is_ascii_hexdigit())
}

/// Comments that fill whole lines; neither the JavaScript of `wasm-bindgen` nor ours has others of any length.
fn is_comment(line: &str) -> bool {
    line.is_empty()
        || ["//", "/**", "*"]
            .iter()
            .any(|start| line.starts_with(start))
}

/// The module with other names for its imports.
fn rename(wasm: &[u8], names: &HashMap<&str, String>) -> Option<Vec<u8>> {
    let (mut out, mut rest) = (wasm.get(..8)?.to_vec(), wasm.get(8..)?);
    while let Some((&id, after)) = rest.split_first() {
        let (size, body) = number(after)?;
        let (body, after) = body.split_at_checked(size)?;
        out.push(id);
        if id == IMPORTS {
            let body = imports(body, names)?;
            put(&mut out, body.len());
            out.extend(body);
        } else {
            put(&mut out, size);
            out.extend_from_slice(body);
        }
        rest = after;
    }
    Some(out)
}

fn imports(body: &[u8], names: &HashMap<&str, String>) -> Option<Vec<u8>> {
    let (count, mut rest) = number(body)?;
    let mut out = Vec::new();
    put(&mut out, count);
    for _ in 0..count {
        for _ in 0..2 {
            let (size, after) = number(rest)?;
            let (name, after) = after.split_at_checked(size)?;
            let name = std::str::from_utf8(name).ok()?;
            let name = names.get(name).map_or(name, String::as_str);
            put(&mut out, name.len());
            out.extend_from_slice(name.as_bytes());
            rest = after;
        }
        // A function and its type: `wasm-bindgen` imports nothing else.
        let (&kind, after) = rest.split_first()?;
        let (index, after) = number(after)?;
        (kind == 0).then_some(())?;
        out.push(kind);
        put(&mut out, index);
        rest = after;
    }
    rest.is_empty().then_some(out)
}

/// A number of seven bits a byte, and what follows.
fn number(bytes: &[u8]) -> Option<(usize, &[u8])> {
    let (mut number, mut shift) = (0, 0);
    for (i, &byte) in bytes.iter().enumerate().take(5) {
        number |= usize::from(byte & 0x7f) << shift;
        shift += 7;
        if byte < 0x80 {
            return Some((number, &bytes[i + 1..]));
        }
    }
    None
}

fn put(out: &mut Vec<u8>, mut number: usize) {
    while number >= 0x80 {
        out.push(number as u8 | 0x80);
        number >>= 7;
    }
    out.push(number as u8);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_get_the_same_short_names() {
        let js = "/** of */\n  a: {\n    __wbg_x_0123456789abcdef: f(\"__wbindgen_free\"),\n  }\n";
        // A module with one import, `m.__wbg_x_…`, of type 0, and an empty section of another kind.
        let name = b"__wbg_x_0123456789abcdef";
        let mut wasm = b"\0asm\x01\0\0\0".to_vec();
        wasm.extend([
            2,
            1 + 2 + 1 + name.len() as u8 + 2,
            1,
            1,
            b'm',
            name.len() as u8,
        ]);
        wasm.extend(name);
        wasm.extend([0, 0, 7, 0]);
        let (js, wasm) = shorten(js, &wasm).unwrap();
        assert_eq!(js, "a: {\n_0: f(\"__wbindgen_free\"),\n}\n");
        assert_eq!(wasm[8..], [2, 8, 1, 1, b'm', 2, b'_', b'0', 0, 0, 7, 0]);
        assert!(shorten("", b"\0asm\x01\0\0\0\x02\x05").is_err());
    }
}
