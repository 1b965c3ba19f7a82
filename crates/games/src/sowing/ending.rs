//! How a two-row game ends and what becomes of the seeds left.

use semailles_core::{End, Event, Outcome, Place, Player, Recorder, Team, Verdict, Why, nobody};

use super::board::Pits;
use super::rows::Pit;
use super::{
    EarlyEnd, FewLeft, LastFour, Leftovers, NORTH, NoMove, Position, SOUTH, Sowing, Starved, Turn,
    credit, lap, other,
};

impl<const W: usize> Sowing<W> {
    /// Hands the turn to `player`, unless the game is over; `last_mover` made the ply before.
    #[inline(always)]
    pub(super) fn next<R: Recorder>(
        &self,
        position: &mut Position<W>,
        player: Player,
        last_mover: Player,
        recorder: &mut R,
    ) {
        position.turn = Turn::of(player);
        if self.is_over(position, player) {
            // On a copy, here as elsewhere: a position that is never lent out can stay in registers.
            let mut over = *position;
            self.own_end(&mut over, last_mover, recorder);
            *position = over;
        } else {
            recorder.event(Event::Turn {
                player: Some(player),
            });
        }
    }

    /// Whether the game is over by its own rules with `player` to move, but for the case that all moves of the player
    /// are endless.
    #[inline(always)]
    fn is_over(&self, position: &Position<W>, player: Player) -> bool {
        if self.rules.early_end == EarlyEnd::OneSeedEach && self.one_seed_each(&position.pits) {
            return true;
        }
        if !position.pits.row_is_empty(player) {
            return false;
        }
        match (self.rules.no_move, self.rules.must_feed) {
            (NoMove::Pass, _) => false,
            (NoMove::Over, None | Some(Starved::End)) => true,
            (NoMove::Over, Some(Starved::Feed)) => !self.can_feed(*position, other(player)),
        }
    }

    /// Each row holds exactly one seed, or the board is empty.
    fn one_seed_each(&self, pits: &Pits<W>) -> bool {
        let occupied = [SOUTH, NORTH].map(|p| pits.occupied(p).count_ones());
        occupied == [0, 0] || (occupied == [1, 1] && pits.sum() == 2)
    }

    /// A set-up is looked at once: it may be over already.
    pub(super) fn own_end_of_set_up(&self, position: &mut Position<W>) {
        let Some(player) = position.turn.player() else {
            return;
        };
        if lap::few_left(&self.rules, position.pits.sum()) {
            // Nobody took the group before the last four: they are shared.
            self.share(position, &mut nobody());
            self.count(position, End::Own, &mut nobody());
        } else if self.is_over(position, player) {
            self.own_end(position, other(player), &mut nobody());
        }
    }

    /// Ends the game by its own rules: what is left goes where they say.
    #[cold]
    pub(super) fn own_end<R: Recorder>(
        &self,
        position: &mut Position<W>,
        last_mover: Player,
        recorder: &mut R,
    ) {
        match self.rules.leftovers {
            Leftovers::LastMover => {
                for player in [SOUTH, NORTH] {
                    self.sweep(position, player, Place::Store(last_mover), recorder);
                }
            }
            Leftovers::OwnerAfterGift => {
                self.gift(position, recorder);
                for player in [SOUTH, NORTH] {
                    self.sweep(position, player, Place::Store(player), recorder);
                }
            }
            Leftovers::Share => self.share(position, recorder),
            Leftovers::Void => {
                for player in [SOUTH, NORTH] {
                    self.sweep(position, player, Place::Away, recorder);
                }
            }
        }
        self.count(position, End::Own, recorder);
    }

    /// If only one row holds seeds, its owner gives one to the other.
    fn gift<R: Recorder>(&self, position: &mut Position<W>, recorder: &mut R) {
        for player in [SOUTH, NORTH] {
            let receiver = other(player);
            if position.pits.row_is_empty(receiver)
                && let Some(pit) = self.pits_of(position, player).next()
            {
                self.give(
                    position,
                    pit,
                    1,
                    Place::Store(receiver),
                    Why::Gift,
                    recorder,
                );
                return;
            }
        }
    }

    /// Takes everything from a player's row.
    fn sweep<R: Recorder>(
        &self,
        position: &mut Position<W>,
        row: Player,
        to: Place,
        recorder: &mut R,
    ) {
        for pit in self.pits_of(position, row) {
            let seeds = position.pits.get(pit);
            self.give(position, pit, seeds, to, Why::Leftovers, recorder);
        }
    }

    /// Shares what is left equally; an odd seed is nobody's.
    pub(super) fn share<R: Recorder>(&self, position: &mut Position<W>, recorder: &mut R) {
        let half = position.pits.sum() / 2;
        let mut owed = [
            (Place::Store(SOUTH), half),
            (Place::Store(NORTH), half),
            (Place::Away, 1),
        ]
        .into_iter();
        let (mut to, mut due) = (Place::Away, 0);
        for player in [SOUTH, NORTH] {
            for pit in self.pits_of(position, player) {
                let mut seeds = position.pits.get(pit);
                while seeds > 0 {
                    while due == 0 {
                        (to, due) = owed.next().unwrap_or((Place::Away, u8::MAX));
                    }
                    let given = seeds.min(due);
                    self.give(position, pit, given, to, Why::Share, recorder);
                    seeds -= given;
                    due -= given;
                }
            }
        }
    }

    fn give<R: Recorder>(
        &self,
        position: &mut Position<W>,
        pit: Pit,
        seeds: u8,
        to: Place,
        why: Why,
        recorder: &mut R,
    ) {
        position.pits.set(pit, position.pits.get(pit) - seeds);
        if let Place::Store(player) = to {
            credit(&mut position.stores, player, seeds);
        }
        recorder.event(Event::Capture {
            from: Place::Pit(self.rows.number(pit)),
            seeds,
            to,
            why,
        });
    }

    /// A capture has left so few seeds that the game is over: the last four go where the rules say.
    ///
    /// In the middle of a lap the game is over for the mover, who stays the one to move; `next` would be else.
    pub(super) fn last_four<R: Recorder>(
        &self,
        position: &mut Position<W>,
        few: FewLeft,
        next: Player,
        recorder: &mut R,
    ) {
        let EarlyEnd::FewLeft { to, .. } = self.rules.early_end else {
            return;
        };
        if few.hand.is_none() {
            position.turn = Turn::of(next);
        }
        if let Some((at, hand)) = few.hand {
            // The sower lays down what is still in hand where the sowing was stopped.
            for _ in 0..hand {
                let now = position.pits.get(at) + 1;
                position.pits.set(at, now);
                recorder.event(Event::Drop {
                    pit: self.rows.number(at),
                    now,
                });
            }
        }
        let receiver = match to {
            LastFour::Penultimate => few.taker,
            LastFour::FirstFinal => position.first_final.unwrap_or(few.taker),
            LastFour::Lot if position.pits.sum() > 0 => {
                position.turn = Turn::Lot;
                recorder.event(Event::Turn { player: None });
                return;
            }
            LastFour::Lot => few.taker,
        };
        self.take_all(position, receiver, Why::LastFour, recorder);
        self.count(position, End::Own, recorder);
    }

    /// The last seeds go to `receiver` by lot.
    #[cold]
    pub(super) fn lot<R: Recorder>(
        &self,
        mut position: Position<W>,
        receiver: Player,
        recorder: &mut R,
    ) -> Position<W> {
        position.quiet = 0;
        self.take_all(&mut position, receiver, Why::Lot, recorder);
        self.count(&mut position, End::Own, recorder);
        position
    }

    fn take_all<R: Recorder>(
        &self,
        position: &mut Position<W>,
        receiver: Player,
        why: Why,
        recorder: &mut R,
    ) {
        for row in [SOUTH, NORTH] {
            for pit in self.pits_of(position, row) {
                let seeds = position.pits.get(pit);
                self.give(position, pit, seeds, Place::Store(receiver), why, recorder);
            }
        }
    }

    /// Counts: most seeds wins.
    pub(super) fn count<R: Recorder>(
        &self,
        position: &mut Position<W>,
        end: End,
        recorder: &mut R,
    ) {
        let [south, north] = position.stores;
        let verdict = match south.cmp(&north) {
            std::cmp::Ordering::Greater => Verdict::Win(Team(0)),
            std::cmp::Ordering::Less => Verdict::Win(Team(1)),
            std::cmp::Ordering::Equal => Verdict::Draw,
        };
        self.finish(position, verdict, end, recorder);
    }

    pub(super) fn finish<R: Recorder>(
        &self,
        position: &mut Position<W>,
        verdict: Verdict,
        end: End,
        recorder: &mut R,
    ) {
        let outcome = Outcome { verdict, end };
        position.outcome = Some(outcome);
        recorder.event(Event::End { outcome });
    }
}
