//! A folder of tables: one file a layer, and a lock for each game.

use std::fs::{self, File, TryLockError};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use semailles_core::{Counted, Game, NotCounted};
use thiserror::Error;

use crate::file::{FileError, Table, write};
use crate::{BuildError, Builder, Layer, Layers, Progress};

/// What went wrong with a folder of tables.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum FolderError {
    /// A file of it.
    #[error("{}: {why}", .file.display())]
    File {
        /// The file.
        file: PathBuf,
        /// Why.
        why: FileError,
    },
    /// Somebody else is building there.
    #[error("{}: another program is building these tables", .0.display())]
    Locked(PathBuf),
    /// A layer cannot be made.
    #[error(transparent)]
    Build(#[from] BuildError),
    /// Made and looked at, the table is wrong.
    #[error("the table of {0} seeds is wrong")]
    Wrong(u8),
}

impl From<NotCounted> for FolderError {
    fn from(why: NotCounted) -> Self {
        Self::Build(why.into())
    }
}

/// The tables of one game in a folder.
#[derive(Clone, Debug)]
pub struct Folder {
    path: PathBuf,
    counted: Counted,
}

/// What is done for a layer while tables are built.
#[derive(Clone, Copy, Debug)]
pub enum Step<'a> {
    /// It was there already.
    Found(&'a Layer),
    /// It is being made.
    Making(Progress),
    /// It has been made and written.
    Made(&'a Layer),
}

impl Folder {
    /// For a game; nothing is looked at yet.
    ///
    /// # Errors
    /// If the game has no tables.
    pub fn new<G: Game>(path: &Path, game: &G) -> Result<Self, NotCounted> {
        Ok(Self {
            path: path.to_owned(),
            counted: game.counted()?,
        })
    }

    /// The file of the layer with so many seeds.
    #[must_use]
    pub fn file(&self, seeds: u8) -> PathBuf {
        self.path.join(format!("{}.{seeds:02}.table", self.stem()))
    }

    /// The game's name in names of files.
    fn stem(&self) -> String {
        self.counted.family.replace([':', ','], "+")
    }

    /// Opens the layer with so many seeds; `None` if there is no such file.
    ///
    /// # Errors
    /// If it is no table of this game, or damaged.
    pub fn open(&self, seeds: u8) -> Result<Option<Table<File>>, FolderError> {
        let file = self.file(seeds);
        let open = || {
            let source = match File::open(&file) {
                Err(why) if why.kind() == io::ErrorKind::NotFound => return Ok(None),
                other => other?,
            };
            let table = Table::open(source)?;
            table.expect(&self.counted, seeds)?;
            Ok(Some(table))
        };
        open().map_err(|why| FolderError::File {
            file: file.clone(),
            why,
        })
    }

    /// Reads the layer with so many seeds; `None` if there is no such file.
    ///
    /// # Errors
    /// If it is no table of this game, or damaged.
    pub fn read(&self, seeds: u8) -> Result<Option<Layer>, FolderError> {
        let Some(table) = self.open(seeds)? else {
            return Ok(None);
        };
        let layer = table.layer().map_err(|why| FolderError::File {
            file: self.file(seeds),
            why,
        })?;
        Ok(Some(layer))
    }

    /// Reads all layers there are, from few seeds to many, as far as they go into so many bytes; not those below which
    /// one is missing.
    ///
    /// # Errors
    /// If one of them is no table of this game, or damaged.
    pub fn read_all(&self, memory: u64) -> Result<Layers, FolderError> {
        self.read_up_to(crate::MAX_SEEDS, memory)
    }

    /// The same, but none with more seeds.
    ///
    /// # Errors
    /// If one of them is no table of this game, or damaged.
    pub fn read_up_to(&self, seeds: u8, memory: u64) -> Result<Layers, FolderError> {
        let mut layers = Layers::new();
        let step = self.counted.step.max(1);
        for seeds in 0..=seeds {
            if seeds >= step && layers.get(seeds - step).is_none() {
                continue;
            }
            let Some(table) = self.open(seeds)? else {
                continue;
            };
            if layers.bytes() + table.header().positions > memory {
                break;
            }
            let layer = table.layer().map_err(|why| FolderError::File {
                file: self.file(seeds),
                why,
            })?;
            layers.insert(layer);
        }
        Ok(layers)
    }

    /// Builds the layers up to so many seeds. What is there already is read and used; every file appears under its name
    /// only when it is whole.
    ///
    /// # Errors
    /// If another program is building, a file is damaged or cannot be written, or a layer cannot be made.
    pub fn build<G: Game>(
        &self,
        builder: &Builder<'_, G>,
        seeds: u8,
        tell: &(dyn Fn(Step<'_>) + Sync),
    ) -> Result<Layers, FolderError> {
        let at = |file: &Path| {
            let file = file.to_owned();
            move |why: io::Error| FolderError::File {
                file,
                why: why.into(),
            }
        };
        fs::create_dir_all(&self.path).map_err(at(&self.path))?;
        let lock_file = self.path.join(format!("{}.lock", self.stem()));
        let lock = File::create(&lock_file).map_err(at(&lock_file))?;
        match lock.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(FolderError::Locked(lock_file)),
            Err(TryLockError::Error(why)) => return Err(at(&lock_file)(why)),
        }
        let mut layers = Layers::new();
        for seeds in builder.needed(seeds) {
            if let Some(layer) = self.read(seeds)? {
                tell(Step::Found(&layer));
                layers.insert(layer);
                continue;
            }
            let progress = |progress| tell(Step::Making(progress));
            let layer = builder.layer(&layers, seeds, &progress)?.layer;
            let file = self.file(seeds);
            self.keep(&layer, &file).map_err(at(&file))?;
            tell(Step::Made(&layer));
            layers.insert(layer);
        }
        Ok(layers)
    }

    fn keep(&self, layer: &Layer, file: &Path) -> io::Result<()> {
        let part = file.with_extension("part");
        let write_part = || {
            let mut out = BufWriter::with_capacity(1 << 20, File::create(&part)?);
            write(layer, &self.counted, &mut out)?;
            out.flush()?;
            out.get_ref().sync_all()?;
            fs::rename(&part, file)
        };
        let done = write_part();
        if done.is_err() {
            // Half a file is of no use, and may be what fills the disk.
            let _ = fs::remove_file(&part);
        }
        done
    }
}
