use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// Digits of an identity as text: no `i`, `l`, `o` or `u`, which are misread or make words.
const DIGITS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// Digits of 128 bits, five a digit.
const LENGTH: usize = 26;

/// A game: 128 bits that nobody can guess. Whoever has them may watch and take a free seat; they stand in links.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct GameId(pub [u8; 16]);

/// What shows that a seat is one's own: 128 bits, drawn by the device and never shown.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Secret(pub [u8; 16]);

/// Why a text is not an identity.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not the identity of a game: expected {LENGTH} digits and small letters")]
pub struct IdError;

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&write(self.0))
    }
}

impl FromStr for GameId {
    type Err = IdError;

    fn from_str(text: &str) -> Result<Self, IdError> {
        read(text).map(Self)
    }
}

impl Secret {
    /// For the device that keeps it; it goes nowhere else.
    #[must_use]
    pub fn to_text(self) -> String {
        write(self.0)
    }

    /// What [`Secret::to_text`] wrote.
    ///
    /// # Errors
    /// If it is something else.
    pub fn from_text(text: &str) -> Result<Self, IdError> {
        read(text).map(Self)
    }
}

/// It is not for logs.
impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

fn write(bytes: [u8; 16]) -> String {
    let number = u128::from_be_bytes(bytes);
    let digit = |i| DIGITS[(number >> (5 * i) & 31) as usize] as char;
    (0..LENGTH).rev().map(digit).collect()
}

fn read(text: &str) -> Result<[u8; 16], IdError> {
    if text.len() != LENGTH {
        return Err(IdError);
    }
    let mut number = 0_u128;
    for byte in text.bytes() {
        let digit = DIGITS.iter().position(|&d| d == byte).ok_or(IdError)?;
        if number >> 123 != 0 {
            return Err(IdError);
        }
        number = number << 5 | digit as u128;
    }
    Ok(number.to_be_bytes())
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn what_is_written_is_read(bytes: [u8; 16]) {
            let text = GameId(bytes).to_string();
            prop_assert_eq!(text.parse(), Ok(GameId(bytes)));
            prop_assert_eq!(Secret::from_text(&Secret(bytes).to_text()), Ok(Secret(bytes)));
        }
    }

    #[test]
    fn only_one_text_is_an_identity() {
        let most = GameId([255; 16]).to_string();
        assert_eq!(most, "7zzzzzzzzzzzzzzzzzzzzzzzzz");
        for bad in [
            "",
            "0",
            "8zzzzzzzzzzzzzzzzzzzzzzzzz",
            "7zzzzzzzzzzzzzzzzzzzzzzzzZ",
            "7zzzzzzzzzzzzzzzzzzzzzzzzé",
            "7zzzzzzzzzzzzzzzzzzzzzzzzzz",
        ] {
            assert_eq!(bad.parse::<GameId>(), Err(IdError), "{bad}");
        }
    }

    #[test]
    fn a_secret_is_not_shown() {
        assert!(!format!("{:?}", Secret([7; 16])).contains('7'));
    }
}
