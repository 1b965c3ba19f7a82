use crate::Message;

/// The version of the messages between page and worker: another one for every change that an older reader would misread.
pub const VERSION: u8 = 2;

/// Why bytes are not a message.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DecodeError {
    /// Nothing at all.
    #[error("an empty message: expected at least the version byte")]
    Empty,
    /// Written by another release.
    #[error(
        "a message of version {found}, this program reads version {expected}: reload the page so that all of it is of one release"
    )]
    Version {
        /// The version byte.
        found: u8,
        /// The version of this program.
        expected: u8,
    },
    /// Cut short, or no message.
    #[error("not a message ({length} bytes): {why}")]
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
    postcard::to_extend(message, vec![M::VERSION]).expect("a vector takes any message")
}

/// The message that bytes are.
///
/// # Errors
/// If they are of another version, cut short, too long, or no message at all.
pub fn decode<M: Message>(bytes: &[u8]) -> Result<M, DecodeError> {
    let (&version, body) = bytes.split_first().ok_or(DecodeError::Empty)?;
    if version != M::VERSION {
        return Err(DecodeError::Version {
            found: version,
            expected: M::VERSION,
        });
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

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::{Best, FromWorker, Info, Judged, Limits, Line, Mistake, Review, Think, ToWorker};

    fn limits() -> impl Strategy<Value = Limits> {
        any::<(Option<u32>, Option<u16>, Option<u64>)>().prop_map(|(time_ms, depth, nodes)| {
            Limits {
                time_ms,
                depth,
                nodes,
            }
        })
    }

    fn moves() -> impl Strategy<Value = Vec<String>> {
        proptest::collection::vec("[a-z0-9]{0,5}", 0..20)
    }

    fn to_worker() -> impl Strategy<Value = ToWorker> {
        let start = || proptest::option::of(".{0,40}");
        prop_oneof![
            any::<u32>().prop_map(|id| ToWorker::Stop { id }),
            (
                any::<(u32, u8, u8)>(),
                ".{0,20}",
                start(),
                moves(),
                limits(),
            )
                .prop_map(|((id, level, lines), game, start, moves, limits)| {
                    ToWorker::Think(Think {
                        id,
                        game,
                        start,
                        moves,
                        limits,
                        level,
                        lines,
                    })
                }),
            (any::<(u32, u64)>(), ".{0,20}", start(), moves()).prop_map(
                |((id, nodes), game, start, moves)| {
                    ToWorker::Review(Review {
                        id,
                        game,
                        start,
                        moves,
                        nodes,
                    })
                }
            ),
        ]
    }

    fn line() -> impl Strategy<Value = Line> {
        let line = |(score, solved), moves| Line {
            score,
            moves,
            solved,
        };
        (any::<(i32, bool)>(), moves()).prop_map(move |(worth, moves)| line(worth, moves))
    }

    fn info() -> impl Strategy<Value = Info> {
        let lines = proptest::collection::vec(line(), 0..4);
        (any::<(u32, u16, u64)>(), lines).prop_map(|((id, depth, nodes), lines)| Info {
            id,
            depth,
            nodes,
            lines,
        })
    }

    fn from_worker() -> impl Strategy<Value = FromWorker> {
        prop_oneof![
            any::<u32>().prop_map(|rules_version| FromWorker::Ready { rules_version }),
            info().prop_map(FromWorker::Info),
            (info(), ".{0,5}").prop_map(|(info, mv)| FromWorker::Best(Best { mv, info })),
            (any::<u32>(), ".{0,40}").prop_map(|(id, why)| FromWorker::Failed { id, why }),
            (any::<(u32, u32)>(), line(), line(), 0..3_usize).prop_map(
                |((id, ply), best, played, how)| {
                    FromWorker::Judged(Judged {
                        id,
                        ply,
                        best,
                        played,
                        mistake: [None, Some(Mistake::Mistake), Some(Mistake::Blunder)][how],
                    })
                }
            ),
            any::<u32>().prop_map(|id| FromWorker::Reviewed { id }),
        ]
    }

    proptest! {
        #[test]
        fn what_is_written_is_read(asked in to_worker(), said in from_worker()) {
            prop_assert_eq!(decode(&encode(&asked)), Ok(asked));
            prop_assert_eq!(decode(&encode(&said)), Ok(said));
        }

        #[test]
        fn a_message_cut_or_lengthened_is_refused(asked in to_worker(), cut in 0_usize..64) {
            let bytes = encode(&asked);
            let short = &bytes[..cut.min(bytes.len() - 1)];
            prop_assert!(decode::<ToWorker>(short).is_err());
            let long = [bytes.as_slice(), &[0, 0]].concat();
            prop_assert_eq!(decode::<ToWorker>(&long), Err(DecodeError::TooLong { extra: 2 }));
        }

        #[test]
        fn any_bytes_are_a_message_or_an_error(bytes: Vec<u8>) {
            let _ = decode::<ToWorker>(&bytes);
            let _ = decode::<FromWorker>(&[&[VERSION], bytes.as_slice()].concat());
        }
    }

    /// The bytes of this version: when this test must change, so must the version.
    #[test]
    fn the_bytes_stay_what_they_are() {
        let think = ToWorker::Think(Think {
            id: 300,
            game: "wali".to_owned(),
            start: None,
            moves: vec!["a1".to_owned()],
            limits: Limits {
                time_ms: Some(5),
                depth: None,
                nodes: None,
            },
            level: 2,
            lines: 1,
        });
        let expected = [
            2, 0, 0xac, 2, 4, b'w', b'a', b'l', b'i', 0, 1, 2, b'a', b'1', 1, 5, 0, 0, 2, 1,
        ];
        assert_eq!(encode(&think), expected);
        assert_eq!(encode(&ToWorker::Stop { id: 1 }), [2, 1, 1]);
        assert_eq!(encode(&FromWorker::Ready { rules_version: 1 }), [2, 0, 1]);
    }

    #[test]
    fn another_version_is_a_clear_error() {
        assert_eq!(decode::<ToWorker>(&[]), Err(DecodeError::Empty));
        let error = decode::<ToWorker>(&[9, 1, 1]).unwrap_err();
        assert_eq!(
            error,
            DecodeError::Version {
                found: 9,
                expected: VERSION
            }
        );
        assert!(
            error
                .to_string()
                .contains("version 9, this program reads version 2")
        );
    }
}
