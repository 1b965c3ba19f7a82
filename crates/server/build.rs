//! With the feature `embed`: lists the files of `dist/`, to be compiled into the program.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    if env::var_os("CARGO_FEATURE_EMBED").is_none() {
        return;
    }
    let here = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo sets it"));
    let dist = here.join("../../dist");
    println!("cargo::rerun-if-changed={}", dist.display());
    if !dist.join("index.html").is_file() {
        println!(
            "cargo::error=the feature `embed` needs dist/index.html: run `cargo xtask web` first"
        );
        return;
    }
    let mut list = String::from("[\n");
    add(&mut list, &dist, "");
    list.push(']');
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it"));
    fs::write(out.join("embedded.rs"), list).expect("OUT_DIR can be written");
}

fn add(list: &mut String, folder: &Path, prefix: &str) {
    let entries = fs::read_dir(folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
    let mut paths: Vec<_> = entries
        .map(|entry| entry.expect("a readable folder").path())
        .collect();
    paths.sort();
    for path in paths {
        let name = format!(
            "{prefix}{}",
            path.file_name()
                .expect("an entry has a name")
                .to_string_lossy()
        );
        if path.is_dir() {
            add(list, &path, &format!("{name}/"));
        } else {
            let path = path.canonicalize().expect("the file is there");
            writeln!(list, "({name:?}, include_bytes!({path:?}).as_slice()),")
                .expect("a string takes any text");
        }
    }
}
