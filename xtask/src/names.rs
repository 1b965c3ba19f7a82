//! Tracked files: no path of somebody's machine, one text encoding, no source file that grows
//! into a drawer.

use std::fs;

use anyhow::{Context, Result, bail};

use crate::exec;
use crate::workspace::Workspace;

/// Top folders that exist on one machine only; a path that starts in one works nowhere else.
///
/// They are written without their slashes, so that this file passes its own check.
const MACHINE_FOLDERS: &[&str] = &["work", "root", "home", "Users"];

/// How many lines a Rust file may have.
const LONGEST_SOURCE: usize = 900;

/// Checks every tracked file that `.gitattributes` does not call binary; the error names each
/// fault.
pub(crate) fn check(workspace: &Workspace) -> Result<()> {
    let files = tracked_texts(workspace)?;
    let mut faults = Vec::new();
    for name in &files {
        let path = workspace.root().join(name);
        // Deleted but not yet committed, or a link: nothing of its own to read.
        if !path.symlink_metadata().is_ok_and(|data| data.is_file()) {
            continue;
        }
        let bytes = fs::read(&path).with_context(|| format!("cannot read {name}"))?;
        faults.extend(faults_of(name, &bytes));
    }
    if !faults.is_empty() {
        let list: String = faults.iter().map(|fault| format!("\n  {fault}")).collect();
        bail!("tracked files are not as they should be:{list}");
    }
    println!("{} tracked text files are clean", files.len());
    Ok(())
}

/// The tracked files without those marked `binary` or `-text`: a fixture in another encoding is
/// declared so.
fn tracked_texts(workspace: &Workspace) -> Result<Vec<String>> {
    let mut git = workspace.command("git");
    let listing = exec::read(git.args(["ls-files", "-z", "--eol"]))?;
    Ok(texts(&listing).map(str::to_owned).collect())
}

/// Each entry is `i/lf w/lf attr/text=auto eol=lf`, a tab, and the name.
fn texts(listing: &str) -> impl Iterator<Item = &str> {
    listing
        .split_terminator('\0')
        .filter_map(|entry| entry.split_once('\t'))
        .filter(|(about, _)| !about.split_whitespace().any(|word| word == "attr/-text"))
        .map(|(_, name)| name)
}

fn faults_of(name: &str, bytes: &[u8]) -> Vec<String> {
    let text = match std::str::from_utf8(bytes) {
        Ok(text) => text,
        Err(error) => {
            let line = line_at(bytes, error.valid_up_to());
            return vec![format!(
                "{name}:{line}: not UTF-8; convert it, or mark it `binary` in .gitattributes"
            )];
        }
    };
    let mut faults = Vec::new();
    if text.starts_with('\u{feff}') {
        faults.push(format!(
            "{name}:1: starts with a byte order mark; remove it"
        ));
    }
    if let Some(at) = text.find('\r') {
        let line = line_at(bytes, at);
        faults.push(format!(
            "{name}:{line}: has a carriage return; lines end with LF alone"
        ));
    }
    for (number, line) in (1..).zip(text.lines()) {
        if let Some(folder) = machine_folder(line) {
            faults.push(format!(
                "{name}:{number}: names a path of one machine, /{folder}/…; write a relative one"
            ));
        }
    }
    let lines = text.lines().count();
    if name.ends_with(".rs") && lines > LONGEST_SOURCE {
        faults.push(format!(
            "{name}: {lines} lines; a source file has at most {LONGEST_SOURCE}: split it by noun"
        ));
    }
    faults
}

fn line_at(bytes: &[u8], offset: usize) -> usize {
    1 + bytes[..offset]
        .iter()
        .filter(|&&byte| byte == b'\n')
        .count()
}

/// The machine's folder in which a path on this line starts.
fn machine_folder(line: &str) -> Option<&'static str> {
    let starts_in = |folder: &&&str| {
        let pattern = format!("/{folder}/");
        line.match_indices(&pattern)
            .any(|(at, _)| starts_a_path(&line[..at]))
    };
    MACHINE_FOLDERS.iter().find(starts_in).copied()
}

/// Whether a slash after this text begins a path, and is not inside a longer path or address.
fn starts_a_path(before: &str) -> bool {
    let goes_on = |c: char| c.is_alphanumeric() || "._-~})>*…".contains(c);
    !before.ends_with(goes_on)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clean_file_has_no_fault() {
        assert_eq!(faults_of("a.md", "Wali · à deux\n".as_bytes()), [""; 0]);
    }

    #[test]
    fn each_fault_says_where_it_is() {
        let first = |bytes: &[u8]| faults_of("a.txt", bytes).join("\n");
        assert!(first(b"one\ntwo \xff\n").starts_with("a.txt:2: not UTF-8"));
        assert!(
            first("\u{feff}one\n".as_bytes()).starts_with("a.txt:1: starts with a byte order mark")
        );
        assert!(first(b"one\ntwo\r\n").starts_with("a.txt:2: has a carriage return"));
        let path = format!("one\n\nsee /{}/me/notes\n", MACHINE_FOLDERS[0]);
        assert!(first(path.as_bytes()).starts_with("a.txt:3: names a path of one machine"));
    }

    #[test]
    fn only_a_path_from_the_top_is_a_machine_path() {
        for folder in MACHINE_FOLDERS {
            for good in ["https://example.org", "..", "~", "docs", "$HOME", "${dir}"] {
                assert_eq!(
                    machine_folder(&format!("see {good}/{folder}/a")),
                    None,
                    "{good}"
                );
            }
            for bad in ["", "see ", "(", "\"", "=", "file://"] {
                let line = format!("{bad}/{folder}/a");
                assert_eq!(machine_folder(&line), Some(*folder), "{line}");
            }
        }
    }

    #[test]
    fn only_rust_files_have_a_longest_length() {
        let long = "//\n".repeat(LONGEST_SOURCE + 1);
        assert_eq!(faults_of("a.jsonl", long.as_bytes()), [""; 0]);
        assert_eq!(
            faults_of("a.rs", long.as_bytes()),
            ["a.rs: 901 lines; a source file has at most 900: split it by noun"]
        );
        assert_eq!(faults_of("a.rs", &long.as_bytes()[3..]), [""; 0]);
    }

    #[test]
    fn declared_fixtures_are_left_out() {
        let listing = "i/lf    w/lf    attr/text=auto eol=lf \ta b.md\0\
                       i/-text w/-text attr/-text            \tpit.png\0\
                       i/crlf  w/crlf  attr/text=auto eol=lf \tc.txt\0";
        assert_eq!(texts(listing).collect::<Vec<_>>(), ["a b.md", "c.txt"]);
    }
}
