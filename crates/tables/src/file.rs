//! A layer as bytes: what stands where is in `docs/TABLES.md`.
//!
//! Reading trusts nothing. The header and the list of blocks carry checksums of their own and are compared with what
//! the index says; a block is looked at only after its checksum was right; the whole has a hash besides.

use std::io::{self, Write};

use semailles_core::{Counted, RULES_VERSION, shorten};
use sha2::{Digest, Sha256};
use thiserror::Error;

use crate::{Index, Layer};

const MAGIC: [u8; 8] = *b"SEMTABLE";
/// The number of the form of files.
pub const FORMAT: u16 = 1;
/// Positions in a block.
const BLOCK: usize = 1 << 16;
/// Bytes of the header before the game's name.
const FIXED: usize = 42;
/// No game's name is longer.
const MAX_NAME: usize = 200;
/// Bytes of the hash at the end.
const HASH: usize = 32;

/// A part of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// What the file says of itself.
    Header,
    /// The lengths and checksums of the blocks.
    Directory,
    /// A block, counted from 0.
    Block(u32),
    /// All of it, by the hash.
    Whole,
}

/// What is wrong with a file.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum FileError {
    /// It cannot be read or written.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// No table at all.
    #[error("this is no table of Semailles")]
    NotATable,
    /// Made by another version.
    #[error("the table has form {found}; this program reads form {FORMAT}")]
    Format {
        /// The number of its form.
        found: u16,
    },
    /// Made for other rules.
    #[error(
        "the table was made for version {found} of the rules; this program plays version {RULES_VERSION}"
    )]
    Rules {
        /// The number of its rules.
        found: u32,
    },
    /// Shorter or longer than it must be.
    #[error("the file has {found} bytes; {expected} are expected")]
    Length {
        /// The right length in bytes.
        expected: u64,
        /// The length in bytes.
        found: u64,
    },
    /// A checksum is wrong.
    #[error("the table is damaged ({0:?})")]
    Damaged(Part),
    /// The table of another game, of other options or of another number of seeds.
    #[error("the table is that of {found}; that of {expected} is wanted")]
    Another {
        /// What is wanted.
        expected: String,
        /// What the file is.
        found: String,
    },
}

/// Something to read from at any place.
pub trait Source {
    /// How many bytes there are.
    ///
    /// # Errors
    /// If that cannot be known.
    fn size(&self) -> io::Result<u64>;

    /// Fills `into` with the bytes from `at` on.
    ///
    /// # Errors
    /// If there are not so many, or they cannot be read.
    fn read_at(&self, at: u64, into: &mut [u8]) -> io::Result<()>;
}

impl Source for &[u8] {
    fn size(&self) -> io::Result<u64> {
        Ok(self.len() as u64)
    }

    fn read_at(&self, at: u64, into: &mut [u8]) -> io::Result<()> {
        let from = usize::try_from(at).unwrap_or(usize::MAX);
        let bytes = self.get(from..).and_then(|rest| rest.get(..into.len()));
        into.copy_from_slice(bytes.ok_or(io::ErrorKind::UnexpectedEof)?);
        Ok(())
    }
}

impl Source for std::fs::File {
    fn size(&self) -> io::Result<u64> {
        Ok(self.metadata()?.len())
    }

    fn read_at(&self, at: u64, into: &mut [u8]) -> io::Result<()> {
        use std::io::{Read, Seek, SeekFrom};
        let mut file = self;
        file.seek(SeekFrom::Start(at))?;
        file.read_exact(into)
    }
}

/// What a file says of itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Header {
    /// Pits of the board.
    pub pits: u8,
    /// Seeds on the board.
    pub seeds: u8,
    /// Captures take seeds by multiples of so many.
    pub step: u8,
    /// See [`Layer::plies`].
    pub plies: u32,
    /// How many positions there are.
    pub positions: u64,
    /// The game with those options that matter.
    pub family: String,
}

impl Header {
    fn name(&self) -> String {
        format!("{}, {} pits, {} seeds", self.family, self.pits, self.seeds)
    }

    fn blocks(&self) -> usize {
        (self.positions as usize).div_ceil(BLOCK)
    }

    fn bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(FIXED + self.family.len() + 4);
        bytes.extend(MAGIC);
        bytes.extend(FORMAT.to_le_bytes());
        bytes.extend(((FIXED + self.family.len() + 4) as u16).to_le_bytes());
        bytes.extend(RULES_VERSION.to_le_bytes());
        bytes.extend([self.pits, self.seeds, self.step, 0]);
        bytes.extend(self.plies.to_le_bytes());
        bytes.extend(self.positions.to_le_bytes());
        bytes.extend((BLOCK as u32).to_le_bytes());
        bytes.extend((self.blocks() as u32).to_le_bytes());
        bytes.extend((self.family.len() as u16).to_le_bytes());
        bytes.extend(self.family.as_bytes());
        bytes.extend(crc32fast::hash(&bytes).to_le_bytes());
        bytes
    }

    fn read(source: &impl Source) -> Result<(Self, usize), FileError> {
        let mut fixed = [0; FIXED];
        let size = source.size()?;
        if size < FIXED as u64 {
            return Err(FileError::NotATable);
        }
        source.read_at(0, &mut fixed)?;
        if fixed[..8] != MAGIC {
            return Err(FileError::NotATable);
        }
        let u16_at = |at: usize| u16::from_le_bytes([fixed[at], fixed[at + 1]]);
        let u32_at = |at: usize| u32::from(u16_at(at)) | u32::from(u16_at(at + 2)) << 16;
        let (length, name) = (usize::from(u16_at(10)), usize::from(u16_at(40)));
        let damaged = FileError::Damaged(Part::Header);
        if length != FIXED + name + 4 || name > MAX_NAME || size < length as u64 {
            // Another form may have another length.
            return Err(match u16_at(8) {
                FORMAT => damaged,
                found => FileError::Format { found },
            });
        }
        let mut bytes = vec![0; length];
        source.read_at(0, &mut bytes)?;
        let (bytes, sum) = bytes.split_at(length - 4);
        if crc32fast::hash(bytes).to_le_bytes() != sum {
            return Err(damaged);
        }
        if u16_at(8) != FORMAT {
            return Err(FileError::Format { found: u16_at(8) });
        }
        if u32_at(12) != RULES_VERSION {
            return Err(FileError::Rules { found: u32_at(12) });
        }
        let family = String::from_utf8(bytes[FIXED..].to_vec()).map_err(|_| damaged)?;
        let header = Self {
            pits: fixed[16],
            seeds: fixed[17],
            step: fixed[18],
            plies: u32_at(20),
            positions: u64::from(u32_at(24)) | u64::from(u32_at(28)) << 32,
            family,
        };
        let positions = Index::new(header.pits).positions(header.seeds);
        if positions != Some(header.positions)
            || u32_at(32) != BLOCK as u32
            || u32_at(36) as usize != header.blocks()
        {
            return Err(FileError::Damaged(Part::Header));
        }
        Ok((header, length))
    }
}

/// Where a block lies.
#[derive(Clone, Copy, Debug)]
struct Place {
    at: u64,
    length: u32,
    sum: u32,
}

/// A table opened for reading.
#[derive(Debug)]
pub struct Table<S> {
    source: S,
    header: Header,
    blocks: Vec<Place>,
}

impl<S: Source> Table<S> {
    /// Reads the header and the list of blocks, and looks whether everything has its right length.
    ///
    /// # Errors
    /// If it cannot be read, is no table, was made by another version or for other rules, or is damaged.
    pub fn open(source: S) -> Result<Self, FileError> {
        let (header, start) = Header::read(&source)?;
        let size = source.size()?;
        let list = header.blocks() * 8 + 4;
        let least = (start + list + HASH) as u64;
        if size < least {
            return Err(FileError::Length {
                expected: least,
                found: size,
            });
        }
        let mut bytes = vec![0; list];
        source.read_at(size - (list + HASH) as u64, &mut bytes)?;
        let (bytes, sum) = bytes.split_at(list - 4);
        if crc32fast::hash(bytes).to_le_bytes() != sum {
            return Err(FileError::Damaged(Part::Directory));
        }
        let mut at = start as u64;
        let mut blocks = Vec::with_capacity(header.blocks());
        for entry in bytes.chunks_exact(8) {
            let u32_at =
                |i: usize| u32::from_le_bytes([entry[i], entry[i + 1], entry[i + 2], entry[i + 3]]);
            let (length, sum) = (u32_at(0), u32_at(4));
            blocks.push(Place { at, length, sum });
            at += u64::from(length);
        }
        let expected = at + (list + HASH) as u64;
        if size != expected {
            return Err(FileError::Length {
                expected,
                found: size,
            });
        }
        Ok(Self {
            source,
            header,
            blocks,
        })
    }

    /// What the file says of itself.
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// Makes sure that it is the table of a game with so many seeds.
    ///
    /// # Errors
    /// If it is another.
    pub fn expect(&self, counted: &Counted, seeds: u8) -> Result<(), FileError> {
        let wanted = header(counted, seeds, 0, self.header.positions);
        let found = Header {
            plies: 0,
            ..self.header.clone()
        };
        if found == wanted {
            return Ok(());
        }
        Err(FileError::Another {
            expected: wanted.name(),
            found: shorten(&found.name()),
        })
    }

    /// The value of the position with this number; `None` if there is no such number.
    ///
    /// # Errors
    /// If the block cannot be read or is damaged.
    pub fn value(&self, rank: u32) -> Result<Option<i8>, FileError> {
        let rank = rank as usize;
        if rank as u64 >= self.header.positions {
            return Ok(None);
        }
        let block = self.block(rank / BLOCK)?;
        Ok(block.get(rank % BLOCK).copied())
    }

    /// All values.
    ///
    /// # Errors
    /// If the file cannot be read or is damaged anywhere.
    pub fn layer(&self) -> Result<Layer, FileError> {
        self.look_through()?;
        let mut values = Vec::with_capacity(self.header.positions as usize);
        for block in 0..self.blocks.len() {
            values.extend(self.block(block)?);
        }
        Ok(Layer {
            seeds: self.header.seeds,
            plies: self.header.plies,
            values,
        })
    }

    /// The hash of the whole file, which stands at its end, as 64 hexadecimal digits.
    ///
    /// # Errors
    /// If the file cannot be read or its hash is another.
    pub fn look_through(&self) -> Result<String, FileError> {
        let size = self.source.size()?;
        let mut hash = Sha256::new();
        let mut buffer = vec![0; 1 << 16];
        let mut at = 0;
        let end = size.saturating_sub(HASH as u64);
        while at < end {
            let piece = (end - at).min(buffer.len() as u64) as usize;
            self.source.read_at(at, &mut buffer[..piece])?;
            hash.update(&buffer[..piece]);
            at += piece as u64;
        }
        let mut written = [0; HASH];
        self.source.read_at(end, &mut written)?;
        let hash: [u8; HASH] = hash.finalize().into();
        if hash != written {
            return Err(FileError::Damaged(Part::Whole));
        }
        Ok(hex(&hash))
    }

    fn block(&self, number: usize) -> Result<Vec<i8>, FileError> {
        let damaged = || FileError::Damaged(Part::Block(number as u32));
        let place = self.blocks.get(number).ok_or_else(damaged)?;
        let positions = (self.header.positions as usize - number * BLOCK).min(BLOCK);
        if place.length as usize > positions + 1 {
            return Err(damaged());
        }
        let mut bytes = vec![0; place.length as usize];
        self.source.read_at(place.at, &mut bytes)?;
        if crc32fast::hash(&bytes) != place.sum {
            return Err(damaged());
        }
        unpack(&bytes, positions).ok_or_else(damaged)
    }
}

/// How a block is packed: the first of its bytes.
const PLAIN: u8 = 0;
const LZ4: u8 = 1;

fn unpack(bytes: &[u8], positions: usize) -> Option<Vec<i8>> {
    let (how, bytes) = bytes.split_first()?;
    let values = match *how {
        PLAIN => bytes.to_vec(),
        LZ4 => lz4_flex::block::decompress(bytes, positions).ok()?,
        _ => return None,
    };
    (values.len() == positions).then(|| values.into_iter().map(|byte| byte as i8).collect())
}

fn pack(values: &[i8]) -> Vec<u8> {
    let bytes: Vec<u8> = values.iter().map(|&value| value as u8).collect();
    let packed = lz4_flex::block::compress(&bytes);
    let (how, bytes) = if packed.len() < bytes.len() {
        (LZ4, packed)
    } else {
        (PLAIN, bytes)
    };
    let mut block = vec![how];
    block.extend(bytes);
    block
}

fn header(counted: &Counted, seeds: u8, plies: u32, positions: u64) -> Header {
    Header {
        pits: counted.pits,
        seeds,
        step: counted.step,
        plies,
        positions,
        family: counted.family.clone(),
    }
}

/// Writes a layer; the hash of the file, as 64 hexadecimal digits.
///
/// # Errors
/// If it cannot be written.
pub fn write(layer: &Layer, counted: &Counted, out: &mut impl Write) -> io::Result<String> {
    let header = header(counted, layer.seeds, layer.plies, layer.values.len() as u64);
    let mut hash = Sha256::new();
    let mut put = |bytes: &[u8]| {
        hash.update(bytes);
        out.write_all(bytes)
    };
    put(&header.bytes())?;
    let mut directory = Vec::new();
    for values in layer.values.chunks(BLOCK) {
        let block = pack(values);
        put(&block)?;
        directory.extend((block.len() as u32).to_le_bytes());
        directory.extend(crc32fast::hash(&block).to_le_bytes());
    }
    directory.extend(crc32fast::hash(&directory).to_le_bytes());
    put(&directory)?;
    let hash: [u8; HASH] = hash.finalize().into();
    out.write_all(&hash)?;
    Ok(hex(&hash))
}

/// Bytes as hexadecimal digits.
pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
