//! Runs the program as a user does.

#![allow(dead_code, reason = "every test file uses some of it")]

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::thread;

/// What came of it.
pub(crate) struct Ran {
    pub(crate) out: String,
    pub(crate) err: String,
    pub(crate) code: i32,
}

/// Runs it in English, 80 columns wide, without input.
pub(crate) fn semailles(args: &[&str]) -> Ran {
    with_input(args, b"")
}

/// Runs it in English, 80 columns wide.
pub(crate) fn with_input(args: &[&str], input: &[u8]) -> Ran {
    run(args, input, "C.UTF-8", 80)
}

/// Runs it in French, 80 columns wide, without input.
pub(crate) fn french(args: &[&str]) -> Ran {
    run(args, b"", "fr_FR.UTF-8", 80)
}

pub(crate) fn run(args: &[&str], input: &[u8], locale: &str, columns: u16) -> Ran {
    let mut child = Command::new(env!("CARGO_BIN_EXE_semailles"))
        .args(args)
        .env("LC_ALL", locale)
        .env("COLUMNS", columns.to_string())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    let input = input.to_vec();
    // A program that does not read its input may end before all of it is written.
    let writer = thread::spawn(move || drop(stdin.write_all(&input)));
    let output = child.wait_with_output().expect("the program ends");
    writer.join().expect("the writer ends");
    Ran {
        out: String::from_utf8(output.stdout).expect("UTF-8"),
        err: String::from_utf8(output.stderr).expect("UTF-8"),
        code: output.status.code().expect("an exit code"),
    }
}

/// A file of the specification's vectors.
pub(crate) fn vectors(name: &str) -> String {
    let path = format!(
        "{}/../games/tests/vectors/{name}",
        env!("CARGO_MANIFEST_DIR")
    );
    std::fs::read_to_string(path).expect("the vectors are in the repository")
}

/// An empty folder of its own for a test.
pub(crate) fn folder(test: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(test);
    drop(std::fs::remove_dir_all(&folder));
    std::fs::create_dir_all(&folder).expect("a folder");
    folder
}
