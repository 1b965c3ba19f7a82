//! Files of tables: what is written is read; whatever is changed is found.

use std::fs;
use std::path::PathBuf;
use std::sync::Arc;

use semailles_core::{Game, SplitMix64};
use semailles_games::{Visitor, visit};
use semailles_tables::{
    Builder, FileError, Folder, FolderError, Layer, Layers, Part, Step, Table, write,
};

/// Calls a function with a game of its own type.
struct With<F>(F);

trait Task {
    type Output;
    fn run<G: Game>(self, game: Arc<G>) -> Self::Output;
}

impl<T: Task> Visitor for With<T> {
    type Output = T::Output;

    fn visit<G: Game>(self, game: Arc<G>) -> T::Output {
        self.0.run(game)
    }
}

fn with<T: Task>(game: &str, task: T) -> T::Output {
    visit(game, With(task)).unwrap()
}

/// The layer of so many seeds, and its file.
struct Made(u8);

impl Task for Made {
    type Output = (Layer, Vec<u8>);

    fn run<G: Game>(self, game: Arc<G>) -> Self::Output {
        let builder = Builder::new(&*game, 2, 1 << 30).unwrap();
        let mut layers = Layers::new();
        for seeds in builder.needed(self.0) {
            layers.insert(builder.layer(&layers, seeds, &|_| {}).unwrap().layer);
        }
        let layer = layers.get(self.0).unwrap().clone();
        let mut bytes = Vec::new();
        write(&layer, &game.counted().unwrap(), &mut bytes).unwrap();
        (layer, bytes)
    }
}

#[test]
fn what_is_written_is_read() {
    for (game, seeds) in [("en-dodoi", 9), ("djenon-abe", 9), ("anywoli:pits=7", 8)] {
        let (layer, bytes) = with(game, Made(seeds));
        let table = Table::open(&bytes[..]).unwrap();
        assert_eq!(table.layer().unwrap(), layer);
        for rank in (0..layer.values.len()).step_by(997) {
            assert_eq!(table.value(rank as u32).unwrap(), Some(layer.values[rank]));
        }
        assert_eq!(table.value(layer.values.len() as u32).unwrap(), None);
    }
}

/// Bits to flip of the 524,288 and some of a table of 64 KiB.
fn flips() -> u64 {
    let long = std::env::var("SEMAILLES_LONG").is_ok_and(|long| long == "1");
    if long { u64::MAX } else { 10_000 }
}

#[test]
fn a_flipped_bit_is_never_answered_from() {
    let (layer, bytes) = with("djenon-abe", Made(9));
    assert!(bytes.len() >= 1 << 16, "a table of 64 KiB: {}", bytes.len());
    let all = (bytes.len() * 8) as u64;
    let flips = flips().min(all);
    let threads = std::thread::available_parallelism().map_or(1, |n| n.get() as u64);
    std::thread::scope(|scope| {
        for thread in 0..threads {
            let (layer, mut bytes) = (&layer, bytes.clone());
            scope.spawn(move || {
                for flip in (thread..flips).step_by(threads as usize) {
                    let bit = flip * all / flips;
                    let (at, mask) = ((bit / 8) as usize, 1 << (bit % 8));
                    bytes[at] ^= mask;
                    flipped(&bytes, layer, bit);
                    bytes[at] ^= mask;
                }
            });
        }
    });
    println!("{flips} flips of {all} bits: no panic, no wrong answer");
}

/// A table in which one bit is not as it was written.
fn flipped(bytes: &[u8], layer: &Layer, bit: u64) {
    let Ok(table) = Table::open(bytes) else {
        return;
    };
    assert!(
        table.look_through().is_err(),
        "bit {bit}: found by the hash"
    );
    // Those who look up one value read no more than its block.
    for rank in (0..layer.values.len()).step_by(1 << 16) {
        match table.value(rank as u32) {
            Err(FileError::Damaged(Part::Block(_))) => {}
            answer => assert_eq!(answer.unwrap(), Some(layer.values[rank]), "bit {bit}"),
        }
    }
}

#[test]
fn bytes_that_are_no_table() {
    let (_, bytes) = with("en-dodoi", Made(5));
    for length in 0..bytes.len() {
        assert!(
            Table::open(&bytes[..length])
                .and_then(|t| t.layer())
                .is_err(),
            "cut after {length}"
        );
    }
    let mut longer = bytes.clone();
    longer.push(0);
    assert!(Table::open(&longer[..]).is_err());
    let mut rng = SplitMix64::new(1);
    for length in [0, 1, 41, 42, 100, 5000] {
        let noise: Vec<u8> = (0..length).map(|_| rng.below(256) as u8).collect();
        assert!(matches!(Table::open(&noise[..]), Err(FileError::NotATable)));
        // The same behind a right beginning.
        let mut begun = bytes[..24].to_vec();
        begun.extend(noise);
        assert!(Table::open(&begun[..]).is_err());
    }
}

/// A table whose header says something else, with the checksum to it.
fn saying(bytes: &[u8], at: usize, what: &[u8]) -> Vec<u8> {
    let mut bytes = bytes.to_vec();
    bytes[at..at + what.len()].copy_from_slice(what);
    let end = usize::from(u16::from_le_bytes([bytes[10], bytes[11]])) - 4;
    let sum = crc32fast::hash(&bytes[..end]);
    bytes[end..end + 4].copy_from_slice(&sum.to_le_bytes());
    bytes
}

#[test]
fn tables_of_other_versions_and_of_sizes_they_have_not() {
    let (_, bytes) = with("en-dodoi", Made(5));
    let open = |bytes: Vec<u8>| Table::open(&bytes[..]).map(|_| ()).unwrap_err();
    let form = open(saying(&bytes, 8, &7_u16.to_le_bytes()));
    assert!(matches!(form, FileError::Format { found: 7 }), "{form}");
    let rules = open(saying(&bytes, 12, &999_u32.to_le_bytes()));
    assert!(matches!(rules, FileError::Rules { found: 999 }), "{rules}");
    // More positions than there are with so many seeds, or than there are bytes: nothing is made room for.
    let count = open(saying(&bytes, 24, &u64::MAX.to_le_bytes()));
    assert!(matches!(count, FileError::Damaged(Part::Header)), "{count}");
    let seeds = saying(&bytes, 17, &[24]);
    let count = saying(&seeds, 24, &417_225_900_u64.to_le_bytes());
    let blocks = 417_225_900_u32.div_ceil(1 << 16);
    let huge = open(saying(&count, 36, &blocks.to_le_bytes()));
    assert!(matches!(huge, FileError::Length { .. }), "{huge}");
}

/// A folder that is removed at the end.
struct Scratch(PathBuf);

impl Scratch {
    fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("semailles-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&path);
        Self(path)
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

struct Folders<'a>(&'a Scratch);

impl Task for Folders<'_> {
    type Output = ();

    fn run<G: Game>(self, game: Arc<G>) {
        let path = &self.0.0;
        let folder = Folder::new(path, &*game).unwrap();
        let builder = Builder::new(&*game, 1, 1 << 20).unwrap();
        folder.build(&builder, 4, &|_| {}).unwrap();
        // It goes on where it was; half a file is written anew.
        fs::write(folder.file(5).with_extension("part"), b"half").unwrap();
        let made = std::sync::Mutex::new(Vec::new());
        let layers = folder
            .build(&builder, 6, &|step| {
                if let Step::Made(layer) = step {
                    made.lock().unwrap().push(layer.seeds);
                }
            })
            .unwrap();
        assert_eq!(*made.lock().unwrap(), [5, 6]);
        assert!(!folder.file(5).with_extension("part").exists());
        assert_eq!(folder.read(6).unwrap().as_ref(), layers.get(6));

        // Two at once.
        let lock = fs::File::open(path.join("en-dodoi.lock")).unwrap();
        lock.lock().unwrap();
        let refused = folder.build(&builder, 7, &|_| {}).unwrap_err();
        assert!(matches!(refused, FolderError::Locked(_)), "{refused}");
        lock.unlock().unwrap();

        // The table of another number of seeds, or of another game, under this name.
        fs::copy(folder.file(3), folder.file(6)).unwrap();
        let error = folder.build(&builder, 6, &|_| {}).unwrap_err().to_string();
        assert!(
            error.contains("3 seeds") && error.contains("6 seeds"),
            "{error}"
        );
        fs::remove_file(folder.file(6)).unwrap();

        // No more memory than is given.
        let small = Builder::new(&*game, 1, 1000).unwrap();
        let error = folder.build(&small, 6, &|_| {}).unwrap_err().to_string();
        assert!(error.contains("1000 are allowed"), "{error}");
        assert!(!folder.file(6).exists());

        // With little memory moves are played again and again; the values are the same.
        let tight = Builder::new(&*game, 1, 60_000).unwrap();
        let again = folder.build(&tight, 6, &|_| {}).unwrap();
        assert_eq!(again.get(6), layers.get(6));
    }
}

#[test]
fn folders() {
    let scratch = Scratch::new("tables");
    with("en-dodoi", Folders(&scratch));
    // Another game in the same folder has files of its own; where it has not, that is found.
    let other = Made(4);
    let (_, bytes) = with("en-dodoi:trigger=always", other);
    fs::write(scratch.0.join("en-dodoi.04.table"), bytes).unwrap();
    struct Read<'a>(&'a Scratch);
    impl Task for Read<'_> {
        type Output = String;
        fn run<G: Game>(self, game: Arc<G>) -> String {
            let folder = Folder::new(&self.0.0, &*game).unwrap();
            folder.read(4).unwrap_err().to_string()
        }
    }
    let error = with("en-dodoi", Read(&scratch));
    assert!(error.contains("trigger=always"), "{error}");
}
