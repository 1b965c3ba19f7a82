//! What may be done at a table. The server asks here, and the page too, to know which buttons to show.

use semailles_wire::online::{Act, Leaver, Offer, Refusal, What};

use super::{Holder, Table};

impl Table {
    /// What comes of an act of the person on a seat, at a time of the game, when the others are away since the times in
    /// `away`.
    ///
    /// # Errors
    /// Why it may not be done.
    pub fn judge(
        &self,
        seat: u8,
        act: &Act,
        at: u64,
        away: &[Option<u64>],
    ) -> Result<What, Refusal> {
        if self.holder(seat) == Holder::Nobody {
            return Err(Refusal::NoSeat);
        }
        match act {
            Act::Move { line, ply, text } => self.judge_move(seat, *line, *ply, text),
            Act::Offer(offer) => self.judge_offer(seat, *offer),
            Act::Accept => match self.proposal() {
                Some(p) if p.by != seat && !p.yes.contains(&seat) => Ok(What::Accept { seat }),
                _ => Err(Refusal::NotNow),
            },
            Act::Decline => match self.proposal() {
                Some(_) => Ok(What::Decline { seat }),
                None => Err(Refusal::NotNow),
            },
            _ if self.is_over() => Err(Refusal::Over),
            Act::Resign => Ok(What::Resign { seat }),
            Act::Abort => {
                let moved = |seat| self.moves().iter().any(|&(mover, _)| mover == Some(seat));
                // Somebody has not moved, or has not even come.
                if self.is_full() && self.people().all(moved) {
                    return Err(Refusal::NotNow);
                }
                Ok(What::Abort { seat })
            }
            Act::Claim { away: whom } => self.judge_claim(seat, *whom, at, away),
            Act::Stand => Ok(What::Stand { seat }),
        }
    }

    fn judge_move(&self, seat: u8, line: u16, ply: u16, text: &str) -> Result<What, Refusal> {
        if self.is_over() {
            return Err(Refusal::Over);
        }
        if (line, ply) != (self.line(), self.ply()) {
            return Err(Refusal::Stale);
        }
        if self.turn() != Some(seat) {
            return Err(Refusal::NotYourTurn);
        }
        let m = self.run().read_move(text).map_err(|_| Refusal::Illegal)?;
        let hash = self.hash_after(m).ok_or(Refusal::Illegal)?;
        Ok(What::Move {
            seat: Some(seat),
            text: self.run().move_text(m),
            hash,
        })
    }

    fn judge_offer(&self, seat: u8, offer: Offer) -> Result<What, Refusal> {
        let possible = match offer {
            // To a choice of one's own.
            Offer::TakeBack { to } => {
                let at = self.moves().get(usize::from(to));
                let own = at.is_some_and(|&(mover, _)| mover == Some(seat));
                own && usize::from(to) >= self.setup().moves.len() && !self.is_over()
            }
            Offer::Agree => !self.is_over() && self.is_full(),
            Offer::Rematch => self.is_over() && self.next().is_none(),
        };
        let open = self.proposal();
        if !possible || open.is_some_and(|p| p.by == seat && p.offer == offer) {
            return Err(Refusal::NotNow);
        }
        Ok(match open {
            // Who wants the same as the other says yes to it.
            Some(p) if p.offer == offer && p.by != seat && !p.yes.contains(&seat) => {
                What::Accept { seat }
            }
            // One proposal at a time: the other's has to be answered first.
            Some(p) if p.by != seat => return Err(Refusal::NotNow),
            _ => What::Offer { seat, offer },
        })
    }

    fn judge_claim(
        &self,
        seat: u8,
        whom: u8,
        at: u64,
        away: &[Option<u64>],
    ) -> Result<What, Refusal> {
        let since = away.get(usize::from(whom)).copied().flatten();
        let (Some(since), Some(patience)) = (since, self.setup().leaver.patience()) else {
            return Err(Refusal::NotNow);
        };
        let due = at >= since.saturating_add(patience);
        if !due || whom == seat || self.holder(whom) != Holder::Person || !self.is_full() {
            return Err(Refusal::NotNow);
        }
        let team = |seat| self.game().team(semailles_core::Player(seat));
        match self.setup().leaver {
            Leaver::Claim(_) if team(seat) != team(whom) => Ok(What::Claim { away: whom }),
            Leaver::Computer(_, level) => Ok(What::StandIn { seat: whom, level }),
            _ => Err(Refusal::NotNow),
        }
    }
}
