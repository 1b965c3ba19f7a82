//! Points where a test lets the program die or err, to see that the tests would notice. What is
//! shipped is built without debug assertions, and has none.

/// Errors that are planted by name: each has a test that turns red.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(
    missing_docs,
    reason = "the names are what they say; docs/RELIABILITY.md lists them"
)]
pub enum Bug {
    AckBeforeCommit,
    NoDedupe,
    DuplicateAckedEarly,
    StaleAccepted,
    SeatUnchecked,
    TurnUnchecked,
    OtherMovePlayed,
    CatchUpOfTwenty,
    FailedWriteTrusted,
    SeatTakenTwice,
    CodeUsedTwice,
    TakeBackUnasked,
    ClockRunsWhileStopped,
    ForbiddenIsTold,
}

impl Bug {
    /// All of them.
    pub const ALL: [Self; 14] = [
        Self::AckBeforeCommit,
        Self::NoDedupe,
        Self::DuplicateAckedEarly,
        Self::StaleAccepted,
        Self::SeatUnchecked,
        Self::TurnUnchecked,
        Self::OtherMovePlayed,
        Self::CatchUpOfTwenty,
        Self::FailedWriteTrusted,
        Self::SeatTakenTwice,
        Self::CodeUsedTwice,
        Self::TakeBackUnasked,
        Self::ClockRunsWhileStopped,
        Self::ForbiddenIsTold,
    ];
}

#[cfg(debug_assertions)]
mod planted {
    use std::cell::Cell;
    use std::sync::OnceLock;
    use std::sync::atomic::{AtomicI64, Ordering};

    use super::Bug;

    thread_local! {
        static BUG: Cell<Option<Bug>> = const { Cell::new(None) };
    }

    /// Plants an error in this thread, or none.
    pub fn plant(bug: Option<Bug>) {
        BUG.set(bug);
    }

    /// Whether the error is planted here: by a test, or in the whole program by the environment
    /// (`SEMAILLES_PLANT=AckBeforeCommit`).
    #[must_use]
    pub fn planted(bug: Bug) -> bool {
        static PROGRAM: OnceLock<Option<Bug>> = OnceLock::new();
        let program = PROGRAM.get_or_init(|| {
            let name = std::env::var("SEMAILLES_PLANT").ok()?;
            Bug::ALL.into_iter().find(|bug| format!("{bug:?}") == name)
        });
        BUG.get() == Some(bug) || *program == Some(bug)
    }

    /// Dies here, as by kill -9, if the environment says so: `SEMAILLES_DIE=before-commit:3` at the third time.
    pub fn point(name: &str) {
        static DIE: OnceLock<Option<(String, AtomicI64)>> = OnceLock::new();
        let die = DIE.get_or_init(|| {
            let text = std::env::var("SEMAILLES_DIE").ok()?;
            let (name, count) = text.split_once(':')?;
            Some((name.to_owned(), AtomicI64::new(count.parse().ok()?)))
        });
        if let Some((chosen, left)) = die
            && chosen == name
            && left.fetch_sub(1, Ordering::Relaxed) == 1
        {
            std::process::abort();
        }
    }
}

#[cfg(not(debug_assertions))]
mod planted {
    use super::Bug;

    /// Not here.
    pub fn plant(_: Option<Bug>) {}

    /// Never.
    #[must_use]
    #[inline(always)]
    pub fn planted(_: Bug) -> bool {
        false
    }

    /// Nothing happens here.
    #[inline(always)]
    pub fn point(_: &str) {}
}

pub use planted::{plant, planted, point};
