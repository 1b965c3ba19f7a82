//! A proof of bounds that anyone can check who knows the rules.
//!
//! A bound is proved by a strategy for one of the two players: for every position that can come up when that player
//! keeps to it, what the player still wins at least (the *claim*), and where it is that player's turn, the move. The
//! positions themselves are not written down: whoever checks plays all moves of the other and comes to them in the same
//! order. See `docs/TABLES.md` for the form.

use semailles_core::{Game, Move, MoveList, Player, RULES_VERSION, Silent};
use sha2::{Digest, Sha256};
use thiserror::Error;

use crate::file::hex;
use crate::moves::After;
use crate::solve::{Fact, Map, Solver};
use crate::steps::Steps;

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

impl<G: Game> Solver<'_, G> {
    /// The proof of the bounds found for a position.
    ///
    /// # Errors
    /// If the search has not found enough for a strategy (which it has, for bounds it has said).
    pub fn certificate(
        &self,
        position: &G::Position,
        (least, most): (i8, i8),
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
                self.strategy(position, mover, least)?,
                self.strategy(position, other, -most)?,
            ],
        })
    }

    /// The strategy with which `whose` wins at least `least` from a position.
    fn strategy(&self, position: &G::Position, whose: Player, least: i8) -> Result<Vec<u8>, Gap> {
        let game = self.rules.game;
        let (seeds, _) = self.key(position).ok_or(Gap)?;
        if least <= -(seeds as i8) {
            return Ok(Vec::new());
        }
        let mut stream = Vec::new();
        let mut steps = Steps::default();
        let mut moves = MoveList::new();
        let mut known: Map<u64, ()> = Map::default();
        let mut open = vec![position.clone()];
        let node = |position: &G::Position| {
            let (_, key) = self.key(position)?;
            Some(key << 1 | u64::from(game.to_move(position)? == whose))
        };
        known.insert(node(position).ok_or(Gap)?, ());
        let claim = self.claim(position, whose).ok_or(Gap)?;
        if claim < least {
            return Err(Gap);
        }
        stream.push(claim as u8);
        while let Some(position) = open.pop() {
            game.legal(&position, &mut moves);
            let played: &[Move] = if game.to_move(&position) == Some(whose) {
                let nth = self.choice(&position, &mut steps).ok_or(Gap)?;
                stream.push(nth);
                moves.get(usize::from(nth)..=usize::from(nth)).ok_or(Gap)?
            } else {
                &moves
            };
            for &m in played {
                let mut next = position.clone();
                game.attempt(&mut next, m, &mut Silent).ok_or(Gap)?;
                if game.outcome(&next).is_some() {
                    continue;
                }
                let new = known.insert(node(&next).ok_or(Gap)?, ()).is_none();
                if new && !self.has_ended(&next) {
                    let claim = self.claim(&next, whose).ok_or(Gap)?;
                    stream.push(claim as u8);
                    let (seeds, _) = self.key(&next).ok_or(Gap)?;
                    // Nobody can lose more than there is: that needs no strategy.
                    if claim > -(seeds as i8) {
                        open.push(next);
                    }
                }
            }
        }
        Ok(stream)
    }

    /// Whether the player to move has no move at all.
    fn has_ended(&self, position: &G::Position) -> bool {
        let mut moves = MoveList::new();
        self.rules.game.legal(position, &mut moves);
        moves.is_empty()
    }

    /// What a player wins at least from a position in which the game goes on.
    fn claim(&self, position: &G::Position, whose: Player) -> Option<i8> {
        let mine = self.rules.game.to_move(position)? == whose;
        let (seeds, key) = self.key(position)?;
        if let Some(value) = self.known(seeds, position) {
            return Some(if mine { value } else { -value });
        }
        let fact = self.best_fact(position, key);
        Some(if mine { fact.least } else { -fact.most })
    }

    /// The move that wins what is claimed: its place among the legal ones.
    fn choice(&self, position: &G::Position, steps: &mut Steps) -> Option<u8> {
        let (seeds, key) = self.key(position)?;
        match self.known(seeds, position) {
            Some(value) => steps.best(&self.rules, self.layers, position, value),
            None => Some(self.best_fact(position, key).nth),
        }
    }

    /// What is known of a position above the tables: by search, and at a glance, which the search does not keep.
    fn best_fact(&self, position: &G::Position, key: u64) -> Fact {
        let mut fact = self.glanced(position);
        if let Some(found) = self.facts.get(&key) {
            fact.most = fact.most.min(found.most);
            if found.least > fact.least {
                (fact.least, fact.nth) = (found.least, found.nth);
            }
        }
        fact
    }

    /// What the moves of a position say of it without a search: by the tables, and because nobody wins more than there
    /// is.
    fn glanced(&self, position: &G::Position) -> Fact {
        let Self { rules, layers, .. } = self;
        let mut fact = Fact {
            least: i8::MIN,
            most: i8::MIN,
            nth: 0,
        };
        let mut count = 0;
        rules.each_move(position, &mut MoveList::new(), |_, after, _| {
            let (least, most) = match (after.told(layers), after) {
                (Some(value), _) | (None, After::End(value)) => (value, value),
                (None, After::On { seeds, gain, .. }) => (
                    gain.saturating_sub(seeds as i8),
                    gain.saturating_add(seeds as i8),
                ),
            };
            if least > fact.least {
                (fact.least, fact.nth) = (least, count);
            }
            fact.most = fact.most.max(most);
            count += 1;
        });
        fact
    }
}

/// A strategy is not complete.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("the search has not kept a move for every position of the strategy")]
pub struct Gap;
