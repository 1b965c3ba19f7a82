//! Several threads that search the same position and tell each other what they find through the table.

use std::sync::Arc;

use semailles_core::{Game, Run};

use crate::{Limits, Report, Table, Thinker};

/// Goes on with `thinker` until it is done or `stop` says so; meanwhile others search the same, half of them a ply
/// deeper. What is found is what `thinker` finds, and depends on how the threads happen to run.
#[cfg(not(target_family = "wasm"))]
pub(crate) fn think<G: Game>(
    thinker: &mut Thinker<G>,
    run: &Run<G>,
    table: &Arc<Table>,
    limits: Limits,
    threads: usize,
    mut stop: impl FnMut(&Report) -> bool,
) {
    use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

    use crate::Status;

    let over = AtomicBool::new(false);
    std::thread::scope(|scope| {
        for i in 1..threads {
            let others = Limits {
                nodes: u64::MAX,
                ..limits
            };
            let depth = 1 + (i % 2) as i32;
            let mut helper = Thinker::joining(run, table.clone(), others, depth);
            if let Some(oracle) = thinker.oracle() {
                helper.consult(oracle);
            }
            let over = &over;
            scope.spawn(
                move || {
                    while !over.load(Relaxed) && helper.think_for(1024) == Status::Pending {}
                },
            );
        }
        // The others stop even if this one panics.
        struct Over<'a>(&'a AtomicBool);
        impl Drop for Over<'_> {
            fn drop(&mut self) {
                self.0.store(true, Relaxed);
            }
        }
        let _over = Over(&over);
        thinker.think(&mut stop);
    });
}

/// One thread: there are no others.
#[cfg(target_family = "wasm")]
pub(crate) fn think<G: Game>(
    thinker: &mut Thinker<G>,
    _: &Run<G>,
    _: &Arc<Table>,
    _: Limits,
    _: usize,
    stop: impl FnMut(&Report) -> bool,
) {
    thinker.think(stop);
}
