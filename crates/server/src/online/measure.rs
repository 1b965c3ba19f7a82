use std::fmt::Write as _;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use crate::host::Counts;

/// The upper ends of the classes of times, in milliseconds.
const CLASSES: [u64; 10] = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];

/// What is measured outside the host.
#[derive(Debug, Default)]
pub(crate) struct Measure {
    commits: [AtomicU64; CLASSES.len() + 1],
    commit_micros: AtomicU64,
    /// Sockets cut off because they read too slowly.
    pub(super) slow: AtomicU64,
    /// Sockets that were refused: too many, or from elsewhere.
    pub(crate) turned_away: AtomicU64,
}

impl Measure {
    pub(crate) fn add(count: &AtomicU64) {
        count.fetch_add(1, Ordering::Relaxed);
    }

    /// A write took so long.
    pub(super) fn commit(&self, time: Duration) {
        let class = CLASSES
            .iter()
            .position(|&end| time <= Duration::from_millis(end));
        Self::add(&self.commits[class.unwrap_or(CLASSES.len())]);
        self.commit_micros
            .fetch_add(time.as_micros() as u64, Ordering::Relaxed);
    }

    /// Everything, as Prometheus reads it.
    pub(crate) fn text(&self, counts: &Counts, healthy: bool) -> String {
        let get = |count: &AtomicU64| count.load(Ordering::Relaxed);
        let mut text = String::new();
        let gauges = [
            ("games", "Games in memory.", counts.games),
            ("sockets", "Sockets that are open.", counts.sockets),
            (
                "healthy",
                "Whether what was written last is kept.",
                u64::from(healthy),
            ),
        ];
        let totals = [
            ("games_made_total", "Games made.", counts.made),
            (
                "games_loaded_total",
                "Games read from the disk.",
                counts.loaded,
            ),
            ("events_total", "Events kept.", counts.events),
            (
                "duplicates_total",
                "Acts said again after they were done.",
                counts.duplicates,
            ),
            ("refused_total", "Acts and wishes refused.", counts.refused),
            ("nonsense_total", "Messages that are none.", counts.nonsense),
            ("floods_total", "Sockets that said too much.", counts.floods),
            (
                "failed_writes_total",
                "Writes of which it is not known whether they are kept.",
                counts.failed_writes,
            ),
            (
                "ahead_total",
                "Pages that knew more than the log: something confirmed was lost.",
                counts.ahead,
            ),
            (
                "frozen_total",
                "Games that do not obey their rules.",
                counts.frozen,
            ),
            (
                "slow_total",
                "Sockets cut off because they read too slowly.",
                get(&self.slow),
            ),
            (
                "turned_away_total",
                "Sockets refused at the door.",
                get(&self.turned_away),
            ),
        ];
        let kinds = gauges.iter().map(|g| (g, "gauge"));
        for ((name, help, value), kind) in kinds.chain(totals.iter().map(|t| (t, "counter"))) {
            let _ = write!(
                text,
                "# HELP semailles_{name} {help}\n# TYPE semailles_{name} {kind}\nsemailles_{name} {value}\n"
            );
        }
        let name = "semailles_commit_seconds";
        let _ = write!(
            text,
            "# HELP {name} From the order to write to the word that it is kept.\n# TYPE {name} histogram\n"
        );
        let mut sum = 0;
        for (end, count) in CLASSES.iter().zip(&self.commits) {
            sum += get(count);
            let _ = writeln!(
                text,
                "{name}_bucket{{le=\"{}\"}} {sum}",
                *end as f64 / 1000.0
            );
        }
        sum += get(&self.commits[CLASSES.len()]);
        let seconds = get(&self.commit_micros) as f64 / 1e6;
        let _ = write!(
            text,
            "{name}_bucket{{le=\"+Inf\"}} {sum}\n{name}_sum {seconds}\n{name}_count {sum}\n"
        );
        text
    }
}
