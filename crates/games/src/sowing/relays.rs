//! Many relays to be sown, for measuring.

use semailles_core::{Event, Recorder, Silent, SplitMix64};

use super::board::{Pits, Tables};
use super::lap::{SowingEnd, Sown, sow, sow_by_hand};
use super::rows::{Pit, Rows};
use super::rules::Rules;

/// Boards of twelve pits and a pit to play on each; none of the relays is endless.
#[derive(Debug)]
pub(crate) struct Relays {
    rules: Rules,
    tables: Tables<2>,
    boards: Vec<(Pits<2>, Pit)>,
}

impl Relays {
    /// `count` random boards with so many seeds, for En Dodoi.
    pub(crate) fn new(count: usize, seeds: u8, rng: &mut SplitMix64) -> Self {
        let rules = crate::en_dodoi::default_rules();
        let tables = Tables::new(&rules);
        let rows = Rows::<2>::of(&rules);
        let mut boards = Vec::with_capacity(count);
        while boards.len() < count {
            let mut pits = Pits::EMPTY;
            for _ in 0..seeds {
                let pit = rows.pit(rng.below(12) as u8);
                pits.set(pit, pits.get(pit) + 1);
            }
            let pit = rows.pit(rng.below(12) as u8);
            if pits.get(pit) > 0 && sow(&rules, &tables, &pits, pit).end != SowingEnd::Endless {
                boards.push((pits, pit));
            }
        }
        Self {
            rules,
            tables,
            boards,
        }
    }

    /// Sows them all by table; a checksum of the boards after it.
    pub(crate) fn by_table(&self) -> u64 {
        self.all(|pits, pit| sow(&self.rules, &self.tables, pits, pit))
    }

    /// Sows them all seed by seed; the same checksum.
    pub(crate) fn by_hand(&self) -> u64 {
        self.all(|pits, pit| sow_by_hand(&self.rules, pits, pit, &mut Silent))
    }

    fn all(&self, sow: impl Fn(&Pits<2>, Pit) -> Sown<2>) -> u64 {
        let words = self
            .boards
            .iter()
            .map(|(pits, pit)| sow(pits, *pit).pits.words()[0]);
        words.fold(0, |sum, word| sum.rotate_left(5) ^ word)
    }

    /// How many laps they are.
    pub(crate) fn laps(&self) -> u64 {
        let mut laps = Laps(0);
        for (pits, pit) in &self.boards {
            sow_by_hand(&self.rules, pits, *pit, &mut laps);
        }
        laps.0
    }
}

/// Counts the laps of a trace.
struct Laps(u64);

impl Recorder for Laps {
    fn on(&self) -> bool {
        true
    }

    fn event(&mut self, event: Event) {
        self.0 += u64::from(matches!(event, Event::Lift { .. }));
    }
}
