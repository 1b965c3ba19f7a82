use std::sync::Mutex;

/// Has so many threads do all the work there is; each has a scratch of its own.
pub(crate) fn share<S: Default, T: Send>(
    threads: usize,
    work: impl Iterator<Item = T> + Send,
    each: impl Fn(&mut S, T) + Sync,
) {
    let work = Mutex::new(work);
    let next = || match work.lock() {
        Ok(mut work) => work.next(),
        Err(_) => None,
    };
    std::thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            scope.spawn(|| {
                let mut scratch = S::default();
                while let Some(item) = next() {
                    each(&mut scratch, item);
                }
            });
        }
    });
}
