use crate::{Outcome, Place, Player};

/// Why seeds change hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Why {
    /// The pit in which the sowing ended.
    End,
    /// A pit reached backwards from the captured one.
    Chain,
    /// The pit opposite the own empty pit in which the sowing ended.
    Cross,
    /// The seed that ended the sowing and made the capture.
    Trigger,
    /// A group of four made in the middle of a lap.
    InSow,
    /// A group of four made by the last seed of a lap.
    LastSeed,
    /// The last four (or fewer) seeds of the game.
    LastFour,
    /// The seed given to a player who has none left.
    Gift,
    /// Seeds left on the board at the end, to whom the rules give them.
    Leftovers,
    /// Seeds left on the board at the end, shared equally.
    Share,
    /// The last four, by lot.
    Lot,
}

/// A small event of a move. A move is the list of its events in order; replaying them on a [`crate::Picture`] of the
/// position before gives that of the position after.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Event {
    /// All seeds of a pit or a hand are lifted to be sown.
    Lift {
        /// The pit or hand.
        from: Place,
        /// How many.
        seeds: u8,
    },
    /// One seed of the handful falls.
    Drop {
        /// The pit.
        pit: u8,
        /// How many the pit now holds, this seed included.
        now: u8,
    },
    /// The lap has ended here and the sowing goes on from here: a lift follows.
    Relay {
        /// The pit.
        pit: u8,
    },
    /// The sowing has reached the limit of laps and stops as it lies.
    Stopped {
        /// How many laps were sown.
        laps: u16,
    },
    /// The handful goes back to where it came from: the sowing would never end, and annuls the game.
    PutBack {
        /// The pit.
        pit: u8,
        /// How many.
        seeds: u8,
    },
    /// Seeds are taken.
    Capture {
        /// From where.
        from: Place,
        /// How many.
        seeds: u8,
        /// To where.
        to: Place,
        /// Why.
        why: Why,
    },
    /// The poison strikes a head: the fourth seed of the handful goes back to the striker's hand with one seed of
    /// the head.
    Strike {
        /// Who strikes.
        by: Player,
        /// Whose head.
        head: Player,
        /// How many seeds the head has left.
        left: u8,
    },
    /// A seed of the own head is put in the own first pit.
    HeadIn {
        /// Whose head.
        player: Player,
        /// The pit.
        pit: u8,
        /// How many seeds the head has left.
        left: u8,
    },
    /// A player has nothing left and is out.
    Out {
        /// Who.
        player: Player,
    },
    /// A player who was out comes back.
    Back {
        /// Who.
        player: Player,
    },
    /// A player passes.
    Pass {
        /// Who.
        player: Player,
    },
    /// A piece is placed from the hand.
    Place {
        /// Whose.
        player: Player,
        /// Where.
        square: u8,
    },
    /// A piece moves.
    Step {
        /// From.
        from: u8,
        /// To.
        to: u8,
    },
    /// A piece is taken.
    Take {
        /// Whose piece.
        player: Player,
        /// Where it stood.
        square: u8,
    },
    /// Pieces that can no longer be placed go out of the game.
    Discard {
        /// Whose.
        player: Player,
        /// How many.
        pieces: u8,
    },
    /// Whose turn it is now; `None` when a lot is to be drawn.
    Turn {
        /// Who moves next.
        player: Option<Player>,
    },
    /// The game ends.
    End {
        /// How.
        outcome: Outcome,
    },
}

/// Somebody who is told the events of a move, or nobody.
pub trait Recorder {
    /// Whether anybody listens: games skip all work for the trace when not.
    fn on(&self) -> bool;

    /// Takes an event.
    fn event(&mut self, event: Event);
}

/// Nobody listens.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl Recorder for Silent {
    #[inline(always)]
    fn on(&self) -> bool {
        false
    }

    #[inline(always)]
    fn event(&mut self, _: Event) {}
}

impl Recorder for Vec<Event> {
    #[inline(always)]
    fn on(&self) -> bool {
        true
    }

    fn event(&mut self, event: Event) {
        self.push(event);
    }
}

impl<R: Recorder> Recorder for &mut R {
    #[inline(always)]
    fn on(&self) -> bool {
        (**self).on()
    }

    #[inline(always)]
    fn event(&mut self, event: Event) {
        (**self).event(event);
    }
}

/// Somebody or nobody, as it turns out: what plays a move need not be compiled for each.
#[cfg(feature = "small")]
#[derive(Debug)]
pub struct Perhaps<'a>(Option<&'a mut Vec<Event>>);

#[cfg(feature = "small")]
impl Recorder for Perhaps<'_> {
    fn on(&self) -> bool {
        self.0.is_some()
    }

    fn event(&mut self, event: Event) {
        if let Some(trace) = &mut self.0 {
            trace.push(event);
        }
    }
}

/// Nobody listens: [`Silent`], unless code shall be small.
#[cfg(not(feature = "small"))]
#[inline(always)]
#[must_use]
pub fn nobody() -> Silent {
    Silent
}

/// Nobody listens.
#[cfg(feature = "small")]
#[must_use]
pub fn nobody() -> Perhaps<'static> {
    Perhaps(None)
}

/// Somebody listens and adds all events to `trace`.
#[cfg(not(feature = "small"))]
#[must_use]
pub fn somebody(trace: &mut Vec<Event>) -> &mut Vec<Event> {
    trace
}

/// Somebody listens and adds all events to `trace`.
#[cfg(feature = "small")]
#[must_use]
pub fn somebody(trace: &mut Vec<Event>) -> Perhaps<'_> {
    Perhaps(Some(trace))
}
