use rusqlite::ErrorCode;

use crate::StoreError;

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> Self {
        let text = error.to_string();
        match error.sqlite_error_code() {
            Some(ErrorCode::DiskFull) => StoreError::Full(text),
            Some(ErrorCode::DatabaseCorrupt) => StoreError::Damaged(text),
            Some(ErrorCode::NotADatabase) => StoreError::NotOurs("the file".to_owned()),
            _ => StoreError::Failed(text),
        }
    }
}

/// Whether a rule of the tables was hurt: the entry or identity is there already.
pub(super) fn is_conflict(error: &rusqlite::Error) -> bool {
    error.sqlite_error_code() == Some(ErrorCode::ConstraintViolation)
}

pub(super) fn damaged(why: &postcard::Error) -> StoreError {
    StoreError::Damaged(why.to_string())
}
