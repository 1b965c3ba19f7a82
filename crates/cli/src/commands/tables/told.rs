//! What can go wrong with tables and certificates, in words.

use semailles_core::{NotCounted, RULES_VERSION};
use semailles_locale::{Lang, describe, tables as t, text};
use semailles_tables::{
    BuildError, CertificateError, FORMAT, FileError, FolderError, Part, ProofError, SolveError,
};

use crate::failure::Failure;
use crate::words;

pub(crate) fn not_counted(lang: Lang, why: &NotCounted) -> Failure {
    Failure::Usage(match why {
        NotCounted::Game => text!(lang, t::NOT_COUNTED),
        NotCounted::Option(option) => text!(lang, t::NOT_COUNTED_OPTION, option = *option),
    })
}

pub(crate) fn folder(lang: Lang, error: &FolderError) -> Failure {
    Failure::Failed(match error {
        FolderError::File { file: name, why } => {
            let why = file(lang, why);
            text!(
                lang,
                t::FILE_ERROR,
                file = name.display().to_string(),
                why = why
            )
        }
        FolderError::Locked(file) => {
            text!(lang, t::LOCKED, file = file.display().to_string())
        }
        FolderError::Build(why) => return build(lang, why),
        _ => error.to_string(),
    })
}

pub(crate) fn build(lang: Lang, error: &BuildError) -> Failure {
    Failure::Failed(match error {
        BuildError::NotCounted(why) => return not_counted(lang, why),
        BuildError::TooLarge { seeds, pits } => {
            let pits = *pits as u32;
            text!(lang, t::TOO_LARGE, seeds = u32::from(*seeds), pits = pits)
        }
        BuildError::Memory {
            seeds,
            needed,
            given,
        } => text!(
            lang,
            t::NO_MEMORY,
            seeds = u32::from(*seeds),
            needed = mebibytes(lang, *needed),
            given = mebibytes(lang, *given)
        ),
        _ => error.to_string(),
    })
}

fn mebibytes(lang: Lang, bytes: u64) -> String {
    words::count(lang, bytes.div_ceil(1 << 20))
}

pub(crate) fn file(lang: Lang, error: &FileError) -> String {
    match error {
        FileError::Io(why) => words::io_error(lang, why),
        FileError::NotATable => text!(lang, t::NOT_A_TABLE),
        FileError::Format { found } => text!(
            lang,
            t::OTHER_FORMAT,
            found = u32::from(*found),
            known = u32::from(FORMAT)
        ),
        FileError::Rules { found } => {
            text!(lang, t::OTHER_RULES, found = *found, known = RULES_VERSION)
        }
        FileError::Length { expected, found } => text!(
            lang,
            t::WRONG_LENGTH,
            found = words::count(lang, *found),
            expected = words::count(lang, *expected)
        ),
        FileError::Damaged(part) => {
            let part = match part {
                Part::Header => text!(lang, t::PART_HEADER),
                Part::Directory => text!(lang, t::PART_DIRECTORY),
                Part::Block(n) => text!(lang, t::PART_BLOCK, n = n + 1),
                Part::Whole => text!(lang, t::PART_WHOLE),
            };
            text!(lang, t::DAMAGED, part = part)
        }
        FileError::Another { expected, found } => {
            text!(
                lang,
                t::ANOTHER,
                expected = expected.as_str(),
                found = found.as_str()
            )
        }
        _ => error.to_string(),
    }
}

pub(crate) fn solve(lang: Lang, error: &SolveError) -> Failure {
    match error {
        SolveError::NotCounted(why) => not_counted(lang, why),
        SolveError::TooLarge { .. } => Failure::Failed(text!(lang, t::TOO_LARGE_TO_SOLVE)),
        _ => Failure::Failed(error.to_string()),
    }
}

pub(crate) fn certificate(lang: Lang, error: CertificateError) -> String {
    match error {
        CertificateError::NotACertificate => text!(lang, t::NOT_A_CERTIFICATE),
        CertificateError::Format(found) => text!(
            lang,
            t::OTHER_FORMAT,
            found = u32::from(found),
            known = u32::from(FORMAT)
        ),
        CertificateError::Rules(found) => {
            text!(lang, t::OTHER_RULES, found = found, known = RULES_VERSION)
        }
        CertificateError::Damaged => text!(lang, t::CERTIFICATE_DAMAGED),
        _ => error.to_string(),
    }
}

pub(crate) fn proof(lang: Lang, error: &ProofError) -> String {
    let why = match error {
        ProofError::Position(why) => describe::position_error(lang, why),
        ProofError::Short { player } => text!(lang, t::PROOF_SHORT, player = *player),
        ProofError::Long { player } => text!(lang, t::PROOF_LONG, player = *player),
        ProofError::Move { player, position } => text!(
            lang,
            t::PROOF_MOVE,
            player = *player,
            position = position.as_str()
        ),
        ProofError::Claim {
            player,
            position,
            claim,
            m,
            comes,
        } => text!(
            lang,
            t::PROOF_CLAIM,
            player = *player,
            position = position.as_str(),
            claim = i32::from(*claim),
            m = m.as_str(),
            comes = i32::from(*comes)
        ),
        ProofError::Circle { player } => text!(lang, t::PROOF_CIRCLE, player = *player),
        ProofError::Late {
            player,
            plies,
            limit,
        } => text!(
            lang,
            t::PROOF_LATE,
            player = *player,
            plies = *plies,
            limit = *limit
        ),
        _ => text!(lang, t::PROOF_NOTHING),
    };
    text!(lang, t::PROOF_WRONG, why = why)
}
