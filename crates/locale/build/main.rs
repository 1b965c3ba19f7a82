//! Turns `i18n/{fr,en}/*.ftl` into Rust, and fails the build when the two languages differ in anything but words.

mod catalogue;
mod emit;
mod packs;
mod parse;
#[path = "../src/signs.rs"]
mod signs;

use std::path::Path;
use std::{env, fs, process};

fn main() {
    println!("cargo::rerun-if-changed=i18n");
    println!("cargo::rerun-if-changed=build");
    println!("cargo::rerun-if-changed=src/signs.rs");
    let root = env::var("CARGO_MANIFEST_DIR").expect("cargo sets CARGO_MANIFEST_DIR");
    let out = env::var("OUT_DIR").expect("cargo sets OUT_DIR");
    let french = read(&Path::new(&root).join("i18n/fr"));
    let english = read(&Path::new(&root).join("i18n/en"));
    match catalogue::compile(&french, &english) {
        Ok(modules) => {
            let packs = packs::Packs::new(&modules);
            let texts = emit::modules(&modules, &packs);
            write(&Path::new(&out).join("texts.rs"), &texts);
            for (pack, name) in packs::NAMES.iter().enumerate() {
                let texts = packs.text(pack, |message| &message.french);
                write(&Path::new(&out).join(format!("{name}-fr.txt")), &texts);
                let texts = packs.text(pack, |message| &message.english);
                write(&Path::new(&out).join(format!("{name}-en.txt")), &texts);
            }
            write(
                &Path::new(&out).join("all.rs"),
                &emit::list_of_all(&modules),
            );
        }
        Err(problems) => {
            for problem in &problems {
                println!("cargo::error={problem}");
            }
            eprintln!("{} problem(s) in the texts", problems.len());
            process::exit(1);
        }
    }
}

/// The `.ftl` files of one folder as (file name, contents), by name.
fn read(folder: &Path) -> Vec<(String, String)> {
    let entries = fs::read_dir(folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
    let mut files = Vec::new();
    for entry in entries {
        let path = entry
            .unwrap_or_else(|e| panic!("{}: {e}", folder.display()))
            .path();
        if path.extension().is_some_and(|e| e == "ftl") {
            let name = path
                .file_name()
                .expect("a file has a name")
                .to_string_lossy()
                .into_owned();
            let text =
                fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
            files.push((name, text));
        }
    }
    files.sort();
    files
}

fn write(path: &Path, text: &str) {
    fs::write(path, text).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
}
