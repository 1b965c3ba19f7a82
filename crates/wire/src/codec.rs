use crate::Message;

/// The version of the messages: another one for every change that an older reader would misread.
pub const VERSION: u8 = 1;

/// Why bytes are not a message.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DecodeError {
    /// Nothing at all.
    #[error("an empty message: expected at least the version byte {VERSION}")]
    Empty,
    /// Written by another release.
    #[error(
        "a message of version {found}, this program reads version {VERSION}: reload the page so that all of it is of one release"
    )]
    Version {
        /// The version byte.
        found: u8,
    },
    /// Cut short, or no message.
    #[error("not a message of version {VERSION} ({length} bytes): {why}")]
    Malformed {
        /// How many bytes there were.
        length: usize,
        /// What the decoder says.
        why: postcard::Error,
    },
    /// A message and something after it.
    #[error("{extra} bytes after the end of the message")]
    TooLong {
        /// How many bytes are left over.
        extra: usize,
    },
}

/// A message as bytes.
#[must_use]
pub fn encode<M: Message>(message: &M) -> Vec<u8> {
    postcard::to_extend(message, vec![VERSION]).expect("a vector takes any message")
}

/// The message that bytes are.
///
/// # Errors
/// If they are of another version, cut short, too long, or no message at all.
pub fn decode<M: Message>(bytes: &[u8]) -> Result<M, DecodeError> {
    let (&version, body) = bytes.split_first().ok_or(DecodeError::Empty)?;
    if version != VERSION {
        return Err(DecodeError::Version { found: version });
    }
    match postcard::take_from_bytes(body) {
        Ok((message, [])) => Ok(message),
        Ok((_, rest)) => Err(DecodeError::TooLong { extra: rest.len() }),
        Err(why) => Err(DecodeError::Malformed {
            length: bytes.len(),
            why,
        }),
    }
}
