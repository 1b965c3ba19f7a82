//! Exact values at the command line: built, listed, looked up, proved; and what can be wrong.

mod common;

use std::fs;
use std::path::PathBuf;

use common::{french, semailles};

/// A folder that is removed at the end.
struct Scratch(PathBuf);

impl Scratch {
    fn new(name: &str) -> Self {
        let path =
            std::env::temp_dir().join(format!("semailles-cli-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).unwrap();
        Self(path)
    }

    fn path(&self, name: &str) -> String {
        self.0.join(name).display().to_string()
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

const POSITION: &str = "0,0,1,0,1,0/0,0,0,1,0,1 0-0 S 0";

#[test]
fn tables_from_building_to_looking_up() {
    let scratch = Scratch::new("tables");
    let dir = scratch.path("t");
    let none = semailles(&["tables", "info", "en-dodoi", "--dir", &dir]);
    assert_eq!(none.code, 1);
    assert!(none.err.contains("there are no tables"), "{}", none.err);

    let built = semailles(&["tables", "build", "en-dodoi", "5", "--dir", &dir]);
    assert_eq!(built.code, 0, "{}", built.err);
    assert!(
        built
            .out
            .contains("5 seeds: 4368 positions, at most 12 plies")
    );
    let again = french(&["tables", "build", "en-dodoi", "5", "--dir", &dir]);
    assert!(again.out.contains("déjà là"), "{}", again.out);

    let checked = semailles(&["tables", "verify", "en-dodoi", "--dir", &dir]);
    assert_eq!(checked.code, 0, "{}", checked.err);
    assert_eq!(checked.out.matches("all right").count(), 6);

    let probe = |json: &str| {
        let args = ["tables", "probe", "en-dodoi", "--dir", &dir, "-p", POSITION];
        let mut args = args.to_vec();
        args.extend((!json.is_empty()).then_some(json));
        semailles(&args)
    };
    let asked = probe("");
    assert!(
        asked.out.starts_with("Solved:"),
        "{}{}",
        asked.out,
        asked.err
    );
    assert_eq!(asked.out.lines().count(), 3);
    assert!(probe("--json").out.contains("\"value\""));

    // The engine knows what is in the tables.
    let analysed = semailles(&[
        "analyse", "--game", "en-dodoi", "--tables", &dir, "-p", POSITION, "--json",
    ]);
    assert!(analysed.out.contains("\"solved\":true"), "{}", analysed.out);

    // A bit more or less.
    let file = scratch.0.join("t/en-dodoi.04.table");
    let mut bytes = fs::read(&file).unwrap();
    bytes[200] ^= 4;
    fs::write(&file, &bytes).unwrap();
    for command in ["verify", "info"] {
        let damaged = semailles(&["tables", command, "en-dodoi", "--dir", &dir]);
        assert_eq!(damaged.code, 1);
        let named = damaged.err.contains("en-dodoi.04.table: it is damaged");
        assert!(named, "{}", damaged.err);
    }
    assert_eq!(probe("").code, 1);
    fs::write(&file, "something else").unwrap();
    let other = french(&["tables", "info", "en-dodoi", "--dir", &dir]);
    assert!(
        other.err.contains("ce n’est pas une table"),
        "{}",
        other.err
    );
}

#[test]
fn solving_and_proving() {
    let scratch = Scratch::new("solve");
    let proof = scratch.path("p.proof");
    let game = "djenon-abe:seeds=1";
    let solved = semailles(&["solve", game, "--seeds", "4", "--certificate", &proof]);
    assert_eq!(solved.code, 0, "{}", solved.err);
    let verified = semailles(&["verify", &proof]);
    assert!(
        verified.out.starts_with("Proved: djenon-abe:seeds=1"),
        "{}",
        verified.err
    );
    // The same hash in both.
    let hash = verified.out.lines().last().unwrap();
    assert!(solved.out.contains(hash), "{}", solved.out);
    // Above the tables of a folder the value is the same; a search that is given up proves what it has.
    let dir = scratch.path("t");
    let above = |nodes| {
        let args = [
            "solve",
            game,
            "--tables",
            &dir,
            "--nodes",
            nodes,
            "--certificate",
            &proof,
        ];
        semailles(&args)
    };
    assert_eq!(above("9").code, 1, "no tables are there");
    let built = semailles(&["tables", "build", game, "4", "--dir", &dir]);
    assert_eq!(built.code, 0, "{}", built.err);
    let value = |out: &str| {
        let (_, rest) = out.split_once(": ").unwrap();
        rest.split_once(" (").unwrap().0.to_owned()
    };
    let again = above("1000000");
    assert_eq!(value(&again.out), value(&solved.out));
    let less = above("9");
    assert!(value(&less.out).starts_with("between"), "{}", less.out);
    assert_eq!(semailles(&["verify", &proof]).code, 0);

    let mut bytes = fs::read(&proof).unwrap();
    *bytes.last_mut().unwrap() ^= 1;
    fs::write(&proof, bytes).unwrap();
    let damaged = semailles(&["verify", &proof]);
    assert_eq!(damaged.code, 1);
    assert!(damaged.err.contains("damaged"), "{}", damaged.err);
}

#[test]
fn what_has_no_tables_or_no_room() {
    let scratch = Scratch::new("none");
    let dir = scratch.path("t");
    for (game, why) in [
        ("wali", "only the two-row sowing games"),
        ("anywoli:last-four=lot", "last-four=lot"),
        ("en-dodoi:endless=void", "endless=void"),
    ] {
        let refused = semailles(&["tables", "build", game, "4", "--dir", &dir]);
        assert_eq!(refused.code, 2);
        assert!(refused.err.contains(why), "{}", refused.err);
    }
    let large = semailles(&[
        "tables", "build", "en-dodoi", "9", "--memory", "1K", "--dir", &dir,
    ]);
    assert_eq!(large.code, 1);
    assert!(large.err.contains("--memory"), "{}", large.err);
    let memory = semailles(&["tables", "build", "en-dodoi", "9", "--memory", "much"]);
    assert_eq!(memory.code, 2);
    // A file where the folder should be.
    let file = scratch.path("file");
    fs::write(&file, "").unwrap();
    let refused = semailles(&["tables", "build", "en-dodoi", "3", "--dir", &file]);
    assert_eq!(refused.code, 1);
    assert!(refused.err.contains("file"), "{}", refused.err);
}

/// Whether every value of every table in a folder is right.
fn verified(dir: &str) -> bool {
    semailles(&["tables", "verify", "en-dodoi", "--dir", dir]).code == 0
}

#[cfg(target_os = "linux")]
#[test]
fn folders_that_are_full_or_take_nothing_and_two_builds_at_once() {
    let scratch = Scratch::new("trouble");
    let folder = &scratch.0;
    let dir = folder.display().to_string();
    let build = |seeds, dir: &str| semailles(&["tables", "build", "en-dodoi", seeds, "--dir", dir]);
    assert_eq!(build("3", &dir).code, 0);
    // A disk that is full as soon as the next table is written: what was there stays, nothing half stays.
    let part = folder.join("en-dodoi.04.part");
    std::os::unix::fs::symlink("/dev/full", &part).unwrap();
    let full = build("4", &dir);
    assert_eq!(full.code, 1, "{}", full.err);
    assert!(full.err.contains("en-dodoi.04.table"), "{}", full.err);
    assert!(full.err.contains("no room"), "{}", full.err);
    assert!(!folder.join("en-dodoi.04.table").exists());
    assert!(part.symlink_metadata().is_err(), "half a file is gone");
    assert!(verified(&dir));
    // Two builds at once: the second says so and touches nothing.
    let lock = std::fs::File::open(folder.join("en-dodoi.lock")).unwrap();
    lock.lock().unwrap();
    let second = build("4", &dir);
    assert_eq!(second.code, 1, "{}", second.err);
    assert!(second.err.contains("another program"), "{}", second.err);
    assert!(!folder.join("en-dodoi.04.table").exists());
    lock.unlock().unwrap();
    // With room and alone it goes on where it was.
    assert_eq!(build("4", &dir).code, 0);
    assert!(verified(&dir));
    // A folder in which nothing can be made, whoever one is.
    let taken = build("3", "/sys/semailles-tables");
    assert_eq!(taken.code, 1, "{}", taken.err);
    assert!(taken.err.contains("/sys/semailles-tables"), "{}", taken.err);
    assert!(taken.err.contains("not permitted"), "{}", taken.err);
}
