//! Games kept in files.

use std::fs::{self, File, OpenOptions};
use std::io::{self, BufReader, Write};
use std::path::{Path, PathBuf};

use semailles_core::record::{Line, Note, Reader};
use semailles_locale::{Lang, cli as t, describe, text};

use super::session::Session;
use crate::app::Context;
use crate::failure::Failure;
use crate::terminal::{self, wrap};
use crate::words;

/// A game read from a file.
pub(super) struct Resumed {
    pub(super) session: Session,
    file: String,
    /// Whether it holds words or variations, which are not kept.
    notes: bool,
    /// Whether the file holds more games.
    more: bool,
}

/// Reads the first game of a file; what is wrong if that cannot be.
pub(super) fn read(lang: Lang, name: &str) -> Result<Resumed, String> {
    let file = terminal::path(name);
    let input = File::open(name).map_err(|why| {
        text!(
            lang,
            t::CANNOT_READ,
            file = &file,
            why = words::io_error(lang, &why)
        )
    })?;
    let mut reader = Reader::new(BufReader::new(input), &semailles_games::game);
    let wrong = |why: String| text!(lang, t::FILE_ERROR, file = &file, why = why);
    let record = match reader.next() {
        None => return Err(text!(lang, t::NO_GAMES, file = &file)),
        Some(read) => read.map_err(|e| wrong(describe::record_error(lang, &e)))?,
    };
    let session =
        Session::resume(&record).map_err(|e| wrong(describe::record_problem(lang, &e)))?;
    Ok(Resumed {
        session,
        notes: has_notes(record.main()),
        more: reader.next().is_some(),
        file,
    })
}

fn has_notes(line: &Line) -> bool {
    let noted = |notes: &[Note]| !notes.is_empty();
    !line.comments.is_empty() || line.nodes.iter().any(|node| noted(&node.notes))
}

/// Says what was read.
pub(super) fn tell(context: &mut Context<'_>, resumed: &Resumed) -> Result<(), Failure> {
    let lang = context.lang;
    let n = resumed.session.len();
    let mut lines = vec![text!(lang, t::PLAY_RESUMED, file = &resumed.file, n = n)];
    if resumed.more {
        lines.push(text!(lang, t::PLAY_MORE_RECORDS));
    }
    if resumed.notes {
        lines.push(text!(lang, t::PLAY_NOTES_LOST));
    }
    for line in lines {
        writeln!(
            context.out,
            "{}",
            wrap(&line, terminal::prose_width(), "", "")
        )?;
    }
    Ok(())
}

/// Whether something is there already that may be replaced by a file, or nothing is.
pub(super) enum Target {
    Free,
    Taken,
    NotAFile,
}

pub(super) fn target(name: &str) -> Target {
    match fs::symlink_metadata(name) {
        Err(_) => Target::Free,
        Ok(_) if fs::metadata(name).is_ok_and(|m| m.is_file()) => Target::Taken,
        Ok(_) => Target::NotAFile,
    }
}

/// Writes a file as a whole or not at all: beside it first, then in its place.
///
/// Where nothing was there, nothing that has come there meanwhile is replaced.
pub(super) fn write(name: &str, text: &str, replace: bool) -> io::Result<()> {
    // A link is followed, and what it leads to is replaced.
    let target = if replace {
        fs::canonicalize(name)?
    } else {
        PathBuf::from(name)
    };
    let (beside, mut file) = create_beside(&target)?;
    let written = file
        .write_all(text.as_bytes())
        .and_then(|()| file.sync_all())
        .and_then(|()| put(&beside, &target, replace));
    if written.is_err() {
        // The first error is the one to tell.
        let _ = fs::remove_file(&beside);
    }
    written
}

fn put(beside: &Path, target: &Path, replace: bool) -> io::Result<()> {
    if replace {
        return fs::rename(beside, target);
    }
    match fs::hard_link(beside, target) {
        Ok(()) => fs::remove_file(beside),
        Err(e) if e.kind() == io::ErrorKind::AlreadyExists => Err(e),
        // Some file systems have no hard links.
        Err(_) => fs::rename(beside, target),
    }
}

/// A new file in the same folder, under a name nobody else has.
fn create_beside(target: &Path) -> io::Result<(PathBuf, File)> {
    let name = target.file_name().ok_or(io::ErrorKind::InvalidFilename)?;
    for i in 0..100 {
        let mut beside = name.to_owned();
        beside.push(format!(".{}-{i}.tmp", std::process::id()));
        let beside = target.with_file_name(beside);
        match OpenOptions::new()
            .write(true)
            .create_new(true)
            .open(&beside)
        {
            Ok(file) => return Ok((beside, file)),
            Err(e) if e.kind() == io::ErrorKind::AlreadyExists => {}
            Err(e) => return Err(e),
        }
    }
    Err(io::ErrorKind::AlreadyExists.into())
}
