//! A proof of bounds that anyone can check who knows the rules.
//!
//! A bound is proved by a strategy for one of the two players: for every position that can come up when that player
//! keeps to it, what the player still wins at least (the *claim*), and where it is that player's turn, the move. The
//! positions themselves are not written down: whoever checks plays all moves of the other and comes to them in the same
//! order. See `docs/TABLES.md` for the form.

use semailles_core::{Game, Move, MoveList, Player, RULES_VERSION, Silent};
use sha2::{Digest, Sha256};
use thiserror::Error;

use crate::Plies;
use crate::file::hex;
use crate::solve::{Map, Solver};

/// How a certificate begins.
const MAGIC: &[u8; 8] = b"SEMPROOF";
/// The number of the form.
const FORMAT: u16 = 1;
const HASH: usize = 32;

/// A proof that what the player to move wins from a position lies between two bounds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Certificate {
    /// The game with its options.
    pub game: String,
    /// The position.
    pub position: String,
    /// The player to move wins at least so much.
    pub least: i8,
    /// And at most so much.
    pub most: i8,
    /// The strategy of the player to move, and that of the other; none where the bound says nothing.
    pub strategies: [Vec<u8>; 2],
}

/// What is wrong with a certificate as a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum CertificateError {
    /// No certificate at all.
    #[error("this is no certificate of Semailles")]
    NotACertificate,
    /// Made by another version.
    #[error("the certificate has form {0}; this program reads form {FORMAT}")]
    Format(u16),
    /// Made for other rules.
    #[error(
        "the certificate was made for version {0} of the rules; this program plays version {RULES_VERSION}"
    )]
    Rules(u32),
    /// Changed or cut short.
    #[error("the certificate is damaged")]
    Damaged,
}

impl Certificate {
    /// The certificate as bytes, and their hash as 64 hexadecimal digits.
    #[must_use]
    pub fn write(&self) -> (Vec<u8>, String) {
        let mut bytes = MAGIC.to_vec();
        bytes.extend(FORMAT.to_le_bytes());
        bytes.extend(RULES_VERSION.to_le_bytes());
        bytes.extend([self.least as u8, self.most as u8]);
        let texts = [self.game.as_bytes(), self.position.as_bytes()];
        for text in texts {
            bytes.extend((text.len() as u32).to_le_bytes());
            bytes.extend(text);
        }
        for strategy in &self.strategies {
            let packed = lz4_flex::block::compress(strategy);
            bytes.extend((strategy.len() as u32).to_le_bytes());
            bytes.extend((packed.len() as u32).to_le_bytes());
            bytes.extend(packed);
        }
        let hash: [u8; HASH] = Sha256::digest(&bytes).into();
        bytes.extend(hash);
        (bytes, hex(&hash))
    }

    /// Reads a certificate; what it claims is not looked at.
    ///
    /// # Errors
    /// If it is none, was made by another version or for other rules, or is damaged.
    pub fn read(bytes: &[u8]) -> Result<Self, CertificateError> {
        let damaged = CertificateError::Damaged;
        let rest = bytes.strip_prefix(MAGIC);
        let rest = rest.ok_or(CertificateError::NotACertificate)?;
        let (body, hash) = bytes
            .split_at_checked(bytes.len().saturating_sub(HASH))
            .ok_or(damaged)?;
        let mut fields = Bytes(rest);
        let format = u16::from_le_bytes(fields.take()?);
        if format != FORMAT {
            return Err(CertificateError::Format(format));
        }
        let digest: [u8; HASH] = Sha256::digest(body).into();
        if digest != *hash {
            return Err(damaged);
        }
        let rules = u32::from_le_bytes(fields.take()?);
        if rules != RULES_VERSION {
            return Err(CertificateError::Rules(rules));
        }
        let [least, most] = fields.take::<2>()?.map(|byte| byte as i8);
        let mut text = || {
            let length = fields.length()?;
            let text = fields.slice(length)?.to_vec();
            String::from_utf8(text).map_err(|_| damaged)
        };
        let (game, position) = (text()?, text()?);
        let mut strategy = || {
            let (length, packed) = (fields.length()?, fields.length()?);
            let packed = fields.slice(packed)?;
            // No block is packed more closely than that, so nobody can ask for much memory with few bytes.
            if length / 256 > packed.len() {
                return Err(damaged);
            }
            lz4_flex::block::decompress(packed, length).map_err(|_| damaged)
        };
        let strategies = [strategy()?, strategy()?];
        Ok(Self {
            game,
            position,
            least,
            most,
            strategies,
        })
    }
}

/// What is left to be read.
struct Bytes<'a>(&'a [u8]);

impl<'a> Bytes<'a> {
    fn slice(&mut self, length: usize) -> Result<&'a [u8], CertificateError> {
        let parts = self.0.split_at_checked(length);
        let (slice, rest) = parts.ok_or(CertificateError::Damaged)?;
        self.0 = rest;
        Ok(slice)
    }

    fn take<const N: usize>(&mut self) -> Result<[u8; N], CertificateError> {
        let slice = self.slice(N)?;
        slice.try_into().map_err(|_| CertificateError::Damaged)
    }

    fn length(&mut self) -> Result<usize, CertificateError> {
        Ok(u32::from_le_bytes(self.take()?) as usize)
    }
}

/// What a strategy says of a position, for the player whose strategy it is.
#[derive(Clone, Copy, Debug)]
struct Says {
    claim: i8,
    /// Where it is that player's turn: the place of the move among the legal ones.
    nth: Option<u8>,
}

impl<G: Game> Solver<'_, G> {
    /// The proof of the bounds found for a position; `plies` belong to the tables.
    ///
    /// # Errors
    /// If the search has not found enough for a strategy (which it has, for bounds it has said).
    pub fn certificate(
        &self,
        position: &G::Position,
        (least, most): (i8, i8),
        plies: &Plies,
    ) -> Result<Certificate, Gap> {
        let game = self.rules.game;
        let mover = game.to_move(position).ok_or(Gap)?;
        let other = Player(1 - mover.0);
        Ok(Certificate {
            game: game.name().to_string(),
            position: game.position_text(position),
            least,
            most,
            strategies: [
                self.strategy(position, mover, least, plies)?,
                self.strategy(position, other, -most, plies)?,
            ],
        })
    }

    /// The strategy with which `whose` wins at least `least` from a position.
    fn strategy(
        &self,
        position: &G::Position,
        whose: Player,
        least: i8,
        plies: &Plies,
    ) -> Result<Vec<u8>, Gap> {
        let game = self.rules.game;
        let (seeds, _) = self.key(position).ok_or(Gap)?;
        if least <= -(seeds as i8) {
            return Ok(Vec::new());
        }
        let mut stream = Vec::new();
        let mut moves = MoveList::new();
        let mut known: Map<u64, ()> = Map::default();
        let mut open = vec![position.clone()];
        let node = |position: &G::Position| {
            let (_, key) = self.key(position)?;
            Some(key << 1 | u64::from(game.to_move(position)? == whose))
        };
        known.insert(node(position).ok_or(Gap)?, ());
        let root = self.says(position, whose, plies).ok_or(Gap)?;
        if root.claim < least {
            return Err(Gap);
        }
        stream.push(root.claim as u8);
        while let Some(position) = open.pop() {
            let says = self.says(&position, whose, plies).ok_or(Gap)?;
            game.legal(&position, &mut moves);
            let played: &[Move] = match says.nth {
                Some(nth) => {
                    stream.push(nth);
                    moves.get(usize::from(nth)..=usize::from(nth)).ok_or(Gap)?
                }
                None => &moves,
            };
            for &m in played {
                let mut next = position.clone();
                game.attempt(&mut next, m, &mut Silent).ok_or(Gap)?;
                if game.outcome(&next).is_some() {
                    continue;
                }
                let new = known.insert(node(&next).ok_or(Gap)?, ()).is_none();
                if new && !self.is_over(&next) {
                    let says = self.says(&next, whose, plies).ok_or(Gap)?;
                    stream.push(says.claim as u8);
                    let (seeds, _) = self.key(&next).ok_or(Gap)?;
                    // Nobody can lose more than there is: that needs no strategy.
                    if says.claim > -(seeds as i8) {
                        open.push(next);
                    }
                }
            }
        }
        Ok(stream)
    }

    /// Whether the player to move has no move at all.
    fn is_over(&self, position: &G::Position) -> bool {
        let mut moves = MoveList::new();
        self.rules.game.legal(position, &mut moves);
        moves.is_empty()
    }

    /// What the strategy of a player says of a position in which the game goes on.
    fn says(&self, position: &G::Position, whose: Player, plies: &Plies) -> Option<Says> {
        let mine = self.rules.game.to_move(position)? == whose;
        let (seeds, key) = self.key(position)?;
        if self.layers.get(seeds).is_some() {
            return self.says_table(position, mine, plies);
        }
        let Some(fact) = self.facts.get(&key) else {
            let claim = -(seeds as i8);
            return Some(Says { claim, nth: None });
        };
        Some(if mine {
            Says {
                claim: fact.least,
                nth: Some(fact.nth),
            }
        } else {
            Says {
                claim: -fact.most,
                nth: None,
            }
        })
    }

    fn says_table(&self, position: &G::Position, mine: bool, plies: &Plies) -> Option<Says> {
        let seen = self.rules.game.seen(position)?;
        let (seeds, rank) = self.rules.index.rank(&seen.pits);
        let value = self.layers.value(seeds, rank)?;
        if !mine {
            return Some(Says {
                claim: -value,
                nth: None,
            });
        }
        let nth = self.best_move(position, value, plies)?;
        Some(Says {
            claim: value,
            nth: Some(nth),
        })
    }

    /// The move that keeps the value of a position of the tables, and comes to a capture in the fewest plies: its place
    /// among the legal ones.
    fn best_move(&self, position: &G::Position, value: i8, plies: &Plies) -> Option<u8> {
        let moves = self.rules.valued_moves(position, self.layers, plies);
        let keep = (0..).zip(&moves).filter(|(_, m)| m.won == Some(value));
        keep.min_by_key(|(_, m)| m.needs).map(|(nth, _)| nth)
    }
}

/// A strategy is not complete.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("the search has not kept a move for every position of the strategy")]
pub struct Gap;
