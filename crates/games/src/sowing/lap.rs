//! All the laps of a move, up to the pit where it ends.

use semailles_core::{Event, Place, Player, Recorder, Why, nobody};

use super::board::{Pits, Tables};
use super::credit;
use super::rows::{Pit, Rows};
use super::rules::{EarlyEnd, Endless, MAX_LAPS, Rules};

/// What the laps of a move came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Sown<const W: usize> {
    /// The board after them, before the capture at the end.
    pub(crate) pits: Pits<W>,
    /// What each player captured in mid-lap.
    pub(crate) in_sow: [u8; 2],
    /// How it ended.
    pub(crate) end: SowingEnd,
}

/// How the laps of a move ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SowingEnd {
    /// In a pit.
    In(Pit),
    /// Not: another lap would be needed.
    Endless,
    /// In the middle of a lap: so few seeds are left that the game is over.
    FewLeft {
        /// Who took the group just before.
        taker: Player,
        /// The pit the sower had reached.
        at: Pit,
        /// Seeds still in hand.
        hand: u8,
    },
}

/// Most moves that end at all end in so few laps.
const FEW_LAPS: u16 = 32;

/// Sows by table.
#[inline(always)]
pub(crate) fn sow<const W: usize>(
    rules: &Rules,
    tables: &Tables<W>,
    before: &Pits<W>,
    from: Pit,
) -> Sown<W> {
    let mut pits = *before;
    if let Some(group) = rules.in_sow {
        return sow_and_capture(rules, tables, *before, from, group);
    }
    let mut at = from;
    let mut seeds = pits.get(at);
    for _ in 0..FEW_LAPS {
        at = tables.lap(&mut pits, at, seeds).last;
        seeds = pits.get(at);
        if rules.stops.has(seeds) {
            return Sown {
                pits,
                in_sow: [0; 2],
                end: SowingEnd::In(at),
            };
        }
    }
    sow_on(rules, tables, *before, from, pits, at)
}

/// Sows on after many laps. A board that comes back to what it was at the start, with the sower at the same pit, will
/// come back for ever: two endless sowings in three are known by that long before the last lap allowed.
#[cold]
fn sow_on<const W: usize>(
    rules: &Rules,
    tables: &Tables<W>,
    before: Pits<W>,
    from: Pit,
    mut pits: Pits<W>,
    mut at: Pit,
) -> Sown<W> {
    for _ in FEW_LAPS..MAX_LAPS {
        let seeds = pits.get(at);
        at = tables.lap(&mut pits, at, seeds).last;
        if rules.stops.has(pits.get(at)) {
            return Sown {
                pits,
                in_sow: [0; 2],
                end: SowingEnd::In(at),
            };
        }
        if pits == before && at == from && rules.endless != Endless::Stop {
            break;
        }
    }
    Sown {
        pits,
        in_sow: [0; 2],
        end: SowingEnd::Endless,
    }
}

/// Sows by table and captures in mid-lap.
fn sow_and_capture<const W: usize>(
    rules: &Rules,
    tables: &Tables<W>,
    mut pits: Pits<W>,
    from: Pit,
    group: u8,
) -> Sown<W> {
    let rows = Rows::<W>::of(rules);
    let mut in_sow = [0; 2];
    let mut at = from;
    let mut seeds = pits.get(at);
    for _ in 0..MAX_LAPS {
        let lap_before = pits;
        let lap = tables.lap(&mut pits, at, seeds);
        let mut made = tables.made(&pits, lap, group);
        // More than one round changes pits twice, and the game can end at the first of several groups: by hand then.
        if seeds > 2 * rules.pits
            || (made != 0 && few_left(rules, pits.sum() - group * made.count_ones() as u8))
        {
            let mut plain = Sown {
                pits: lap_before,
                in_sow,
                end: SowingEnd::Endless,
            };
            match lap_by_hand(rules, &mut plain, at, &mut nobody()) {
                Ok(last) => {
                    (pits, in_sow) = (plain.pits, plain.in_sow);
                    at = last;
                }
                Err(end) => return Sown { end, ..plain },
            }
        } else {
            while made != 0 {
                let pit = Pit(made.trailing_zeros() as u8);
                made &= made - 1;
                pits.set(pit, 0);
                credit(&mut in_sow, rows.owner(pit), group);
            }
            at = lap.last;
        }
        seeds = pits.get(at);
        if rules.stops.has(seeds) {
            return Sown {
                pits,
                in_sow,
                end: SowingEnd::In(at),
            };
        }
    }
    Sown {
        pits,
        in_sow,
        end: SowingEnd::Endless,
    }
}

/// Sows seed by seed: the reference for [`sow`], and the one that tells the events.
pub(crate) fn sow_by_hand<const W: usize, R: Recorder>(
    rules: &Rules,
    before: &Pits<W>,
    from: Pit,
    recorder: &mut R,
) -> Sown<W> {
    let mut sown = Sown {
        pits: *before,
        in_sow: [0; 2],
        end: SowingEnd::Endless,
    };
    let mut at = from;
    for lap in 1..=MAX_LAPS {
        match lap_by_hand(rules, &mut sown, at, recorder) {
            Ok(last) => at = last,
            Err(end) => return Sown { end, ..sown },
        }
        if rules.stops.has(sown.pits.get(at)) {
            return Sown {
                end: SowingEnd::In(at),
                ..sown
            };
        }
        recorder.event(if lap < MAX_LAPS {
            Event::Relay {
                pit: Rows::<W>::of(rules).number(at),
            }
        } else {
            Event::Stopped { laps: lap }
        });
    }
    sown
}

/// One lap from `origin`, seed by seed; the pit of the last seed, or how the game ended on the way.
fn lap_by_hand<const W: usize, R: Recorder>(
    rules: &Rules,
    sown: &mut Sown<W>,
    origin: Pit,
    recorder: &mut R,
) -> Result<Pit, SowingEnd> {
    let rows = Rows::<W>::of(rules);
    let seeds = sown.pits.take(origin);
    recorder.event(Event::Lift {
        from: Place::Pit(rows.number(origin)),
        seeds,
    });
    let mut at = origin;
    for hand in (0..seeds).rev() {
        at = rows.next(rules, at, origin, seeds);
        let now = sown.pits.get(at) + 1;
        sown.pits.set(at, now);
        recorder.event(Event::Drop {
            pit: rows.number(at),
            now,
        });
        if hand > 0 && rules.in_sow == Some(now) {
            let taker = rows.owner(at);
            sown.pits.set(at, 0);
            credit(&mut sown.in_sow, taker, now);
            recorder.event(Event::Capture {
                from: Place::Pit(rows.number(at)),
                seeds: now,
                to: Place::Store(taker),
                why: Why::InSow,
            });
            if few_left(rules, sown.pits.sum() + hand) {
                return Err(SowingEnd::FewLeft { taker, at, hand });
            }
        }
    }
    Ok(at)
}

/// Whether a capture that leaves so many in pits and hand ends the game.
pub(crate) fn few_left(rules: &Rules, left: u8) -> bool {
    matches!(rules.early_end, EarlyEnd::FewLeft { left: few, .. } if left <= few)
}
