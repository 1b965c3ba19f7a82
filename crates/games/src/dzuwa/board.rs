use semailles_core::{Event, Place, Player, Recorder, Why};

pub(super) const PLAYERS: usize = 4;

/// The most seeds a position may hold: four times 3 + 2 + 2 and a head of four.
pub(super) const SEEDS: u8 = 44;

/// The place of a player's pit on the board: 0, 1, 2 for `a`, `b`, `c`.
#[inline]
pub(super) fn pit(player: u8, which: u8) -> u8 {
    3 * player + which
}

/// The place of a player's hand on the board.
#[inline]
pub(super) fn hand(player: u8) -> u8 {
    12 + player
}

/// The twelve pits and the four hands, a byte each: pits 0 to 11 from the lowest, then the hands of players 1 to 4.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Board(u128);

/// A handful and where it goes.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sowing {
    /// The pit or hand from which it is lifted.
    pub(super) from: u8,
    /// The pit in which its first seed falls.
    pub(super) first: u8,
    pub(super) seeds: u8,
    pub(super) clockwise: bool,
}

impl Sowing {
    /// The pit in which the last seed falls.
    #[inline]
    fn last(self) -> u8 {
        if self.clockwise {
            (self.first + 4 * 12 + 1 - self.seeds) % 12
        } else {
            (self.first + self.seeds + 11) % 12
        }
    }

    /// The pit after this one along the sowing.
    fn onwards(self, pit: u8) -> u8 {
        if self.clockwise {
            before(pit)
        } else {
            after(pit)
        }
    }

    /// The pit before this one along the sowing.
    #[inline]
    fn back(self, pit: u8) -> u8 {
        if self.clockwise {
            after(pit)
        } else {
            before(pit)
        }
    }
}

#[inline]
fn after(pit: u8) -> u8 {
    if pit == 11 { 0 } else { pit + 1 }
}

#[inline]
fn before(pit: u8) -> u8 {
    if pit == 0 { 11 } else { pit - 1 }
}

/// How many seeds of a handful fall in each pit, by direction (clockwise last), first pit and seeds.
static SOWN: [[[u128; SEEDS as usize + 1]; 12]; 2] = {
    let mut table = [[[0; SEEDS as usize + 1]; 12]; 2];
    let mut first = 0;
    while first < 12 {
        let mut seeds = 1;
        while seeds <= SEEDS as usize {
            let (left_to_right, right_to_left) =
                ((first + seeds - 1) % 12, (first + 4 * 12 + 1 - seeds) % 12);
            table[0][first][seeds] = table[0][first][seeds - 1] + (1 << (8 * left_to_right));
            table[1][first][seeds] = table[1][first][seeds - 1] + (1 << (8 * right_to_left));
            seeds += 1;
        }
        first += 1;
    }
    table
};

impl Board {
    /// Seeds in a pit or hand.
    #[inline]
    pub(super) fn get(self, at: u8) -> u8 {
        (self.0 >> (8 * at)) as u8
    }

    /// The three pits of a player, `a` in the lowest byte.
    #[inline]
    pub(super) fn row(self, player: u8) -> u32 {
        (self.0 >> (24 * player)) as u32 & 0xff_ffff
    }

    /// Empties a pit or hand and says what it held.
    #[inline]
    pub(super) fn take(&mut self, at: u8) -> u8 {
        let seeds = self.get(at);
        self.0 -= u128::from(seeds) << (8 * at);
        seeds
    }

    /// Adds seeds to a pit or hand.
    #[inline]
    pub(super) fn put(&mut self, at: u8, seeds: u8) {
        self.0 += u128::from(seeds) << (8 * at);
    }

    /// Whether the last seed will fall in a pit that holds one at that moment (S14): the handful has left its own pit
    /// by then, and seeds of a handful of more than twelve have gone round.
    #[inline]
    pub(super) fn ends_on_seed(self, sowing: Sowing) -> bool {
        let last = sowing.last();
        sowing.seeds > 12 || (last != sowing.from && self.get(last) > 0)
    }

    /// Lifts a handful, sows it and captures for `player`; returns what has fallen in each pit.
    #[inline]
    pub(super) fn sow(&mut self, sowing: Sowing, player: u8) -> Board {
        let table = &SOWN[usize::from(sowing.clockwise)];
        let sown = table[usize::from(sowing.first)][usize::from(sowing.seeds)];
        self.take(sowing.from);
        self.0 += sown;
        let (mut at, mut captured) = (sowing.last(), 0);
        for _ in 0..sowing.seeds.min(12) {
            if self.get(at) < 2 {
                break;
            }
            captured += self.take(at);
            at = sowing.back(at);
        }
        self.put(hand(player), captured);
        Board(sown)
    }

    /// The same, seed by seed, telling each: what [`Board::sow`] is compared with.
    pub(super) fn sow_seed_by_seed<R: Recorder>(
        &mut self,
        sowing: Sowing,
        player: u8,
        recorder: &mut R,
    ) -> Board {
        let mut sown = Board::default();
        let from = if sowing.from < 12 {
            Place::Pit(sowing.from)
        } else {
            Place::Hand(Player(player))
        };
        let seeds = self.take(sowing.from);
        recorder.event(Event::Lift { from, seeds });
        // S11: one by one in order. Heads are no pits, and the pit that was emptied is not skipped.
        let (mut next, mut last) = (sowing.first, sowing.first);
        for _ in 0..seeds {
            self.put(next, 1);
            sown.put(next, 1);
            recorder.event(Event::Drop {
                pit: next,
                now: self.get(next),
            });
            last = next;
            next = sowing.onwards(next);
        }
        // S15, S16: pits that have received a seed and hold another, back from the last. S17, S18: a pit that holds a
        // single seed is a barrier. Own pits and the partner's are pits like others.
        let (mut at, mut why) = (last, Why::End);
        while sown.get(at) > 0 && self.get(at) >= 2 {
            let seeds = self.take(at);
            self.put(hand(player), seeds);
            let to = Place::Hand(Player(player));
            recorder.event(Event::Capture {
                from: Place::Pit(at),
                seeds,
                to,
                why,
            });
            at = sowing.back(at);
            why = Why::Chain;
        }
        sown
    }

    /// Whether one of the seeds that have been `sown` is left in the pits of a player.
    pub(super) fn left_of(self, sown: Board, player: u8) -> bool {
        (0..3).any(|i| sown.get(pit(player, i)) > 0 && self.get(pit(player, i)) > 0)
    }

    /// All counts in six bits each: twice 48 bits.
    #[inline]
    pub(super) fn packed(self) -> [u64; 2] {
        let pack = |x: u64| {
            let x = (x & 0x003f_003f_003f_003f) | (x >> 2 & 0x0fc0_0fc0_0fc0_0fc0);
            let x = (x & 0x0000_0fff_0000_0fff) | (x >> 4 & 0x00ff_f000_00ff_f000);
            (x & 0x0000_0000_00ff_ffff) | (x >> 8 & 0x0000_ffff_ff00_0000)
        };
        [pack(self.0 as u64), pack((self.0 >> 64) as u64)]
    }
}
