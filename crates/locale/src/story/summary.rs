//! A move in one sentence.

use semailles_core::{Event, Outcome, Place, Player, Shape, Verdict, Why};

use super::{Taker, Teller, capital, players};
use crate::{stories as texts, text};

pub(super) fn summary(teller: &Teller<'_>, events: &[Event]) -> String {
    let told = Summary { teller, events };
    let parts = told.parts();
    let sentence = capital(&teller.semicolons(parts));
    text!(teller.lang, texts::SENTENCE, text = sentence)
}

struct Summary<'a> {
    teller: &'a Teller<'a>,
    events: &'a [Event],
}

impl Summary<'_> {
    /// What stands between semicolons.
    fn parts(&self) -> Vec<String> {
        let mut parts = Vec::new();
        parts.extend(self.lead());
        if !self.is_void() {
            parts.extend(self.received());
            parts.extend(self.others());
            parts.extend(self.leftovers());
        }
        parts
    }

    fn outcome(&self) -> Option<Outcome> {
        self.events.iter().find_map(|event| match *event {
            Event::End { outcome } => Some(outcome),
            _ => None,
        })
    }

    fn is_void(&self) -> bool {
        self.outcome().is_some_and(|o| o.verdict == Verdict::Void)
    }

    /// Seeds that a player captures in the course of the move.
    fn captured(&self, player: Player) -> u32 {
        self.taken(Taker::Player(player), |why| {
            matches!(
                why,
                Why::End | Why::Chain | Why::Cross | Why::Trigger | Why::InSow | Why::LastSeed
            )
        })
    }

    fn taken(&self, by: Taker, counts: impl Fn(Why) -> bool) -> u32 {
        let taken = self.events.iter().filter_map(|event| match *event {
            Event::Capture { seeds, to, why, .. } if counts(why) && Taker::of(to) == by => {
                Some(u32::from(seeds))
            }
            _ => None,
        });
        taken.sum()
    }

    /// What the mover did.
    fn lead(&self) -> Option<String> {
        let (teller, lang) = (self.teller, self.teller.lang);
        let mover = teller.mover?;
        let who = teller.who(mover);
        for event in self.events {
            return Some(match *event {
                Event::Pass { player } => self.pass(player),
                Event::HeadIn { pit, left, .. } => text!(
                    lang,
                    texts::SUM_HEAD_IN,
                    who = who,
                    pits = teller.pit(pit),
                    left = left
                ),
                Event::Place { square, .. } => text!(
                    lang,
                    texts::SUM_PLACE,
                    who = who,
                    piece = teller.piece(mover),
                    square = teller.square(square)
                ),
                Event::Step { from, to } => self.step(mover, from, to),
                Event::Lift { from, seeds } => match self.strike() {
                    Some(strike) => strike,
                    None => self.sowing(mover, from, seeds),
                },
                _ => continue,
            });
        }
        None
    }

    fn pass(&self, player: Player) -> String {
        let (teller, lang) = (self.teller, self.teller.lang);
        let who = teller.who(player);
        if self.events.iter().any(|e| matches!(e, Event::Out { .. })) {
            text!(lang, texts::SUM_PASS_OUT, who = who)
        } else if teller.game.name().id() == "djenon-abe" {
            // There nobody passes for another reason.
            text!(lang, texts::SUM_PASS_EMPTY_ROW, who = who)
        } else {
            text!(
                lang,
                texts::SUM_PASS,
                who = who,
                number = teller.number(player)
            )
        }
    }

    fn strike(&self) -> Option<String> {
        let (teller, lang) = (self.teller, self.teller.lang);
        self.events.iter().find_map(|event| match *event {
            Event::Strike { by, head, left } => Some(text!(
                lang,
                texts::SUM_STRIKE,
                who = teller.who(by),
                head = text!(lang, texts::HEAD_OF, player = teller.game.symbol(head)),
                left = left
            )),
            _ => None,
        })
    }

    fn step(&self, mover: Player, from: u8, to: u8) -> String {
        let (teller, lang) = (self.teller, self.teller.lang);
        let mut clauses = vec![text!(
            lang,
            texts::SUM_STEP,
            who = teller.who(mover),
            from = teller.square(from),
            square = teller.square(to)
        )];
        for event in self.events {
            if let Event::Take { player, square } = *event {
                let mut options = teller.game.name().changed();
                let longer = options.any(|option| option == ("line", "three-or-more"));
                let line = if longer { "more" } else { "three" };
                let piece = teller.piece(mover);
                clauses.push(text!(lang, texts::SUM_LINE, line = line, piece = piece));
                clauses.push(text!(
                    lang,
                    texts::SUM_TAKE,
                    piece = teller.piece(player),
                    square = teller.square(square)
                ));
            }
        }
        teller.commas(clauses)
    }

    fn sowing(&self, mover: Player, from: Place, n: u8) -> String {
        let (teller, lang) = (self.teller, self.teller.lang);
        let who = teller.who(mover);
        let seeds = teller.seeds(n.into());
        let mut sown = match from {
            Place::Pit(pit) => {
                text!(
                    lang,
                    texts::SUM_SOW,
                    who = who,
                    seeds = seeds,
                    from = teller.pit(pit)
                )
            }
            _ => text!(lang, texts::SUM_HAND, who = who, seeds = seeds, n = n),
        };
        if self.is_clockwise(from) {
            sown = text!(lang, texts::SUM_CLOCKWISE, sown = sown);
        }
        if self.is_void() {
            return text!(lang, texts::SUM_VOID, sown = sown);
        }
        let stopped = self.events.iter().find_map(|event| match *event {
            Event::Stopped { laps } => Some(laps),
            _ => None,
        });
        let laps = self
            .events
            .iter()
            .filter(|e| matches!(e, Event::Lift { .. }))
            .count();
        sown = match stopped {
            Some(laps) => text!(lang, texts::SUM_STOPPED, sown = sown, laps = laps),
            None if laps > 1 => text!(lang, texts::SUM_LAPS, sown = sown, laps = laps),
            None => sown,
        };
        let mut clauses = vec![sown];
        let captured = self.captured(mover);
        if captured > 0 {
            clauses.push(text!(
                lang,
                texts::SUM_TAKES,
                seeds = teller.seeds(captured)
            ));
        }
        let again = self.events.contains(&Event::Turn {
            player: Some(mover),
        });
        if again && self.outcome().is_none() {
            clauses.push(text!(lang, texts::SUM_AGAIN));
        }
        teller.commas(clauses)
    }

    /// Whether a sowing in a ring goes the other way than usual. (In rows the way is the rule's, not the player's.)
    fn is_clockwise(&self, from: Place) -> bool {
        if self.teller.layout.shape != Shape::Ring {
            return false;
        }
        let course = &self.teller.layout.course;
        let place = |pit: u8| course.iter().position(|&p| p == pit);
        let first = self.events.iter().find_map(|event| match *event {
            Event::Drop { pit, .. } => Some(pit),
            _ => None,
        });
        let Some(first) = first.and_then(place) else {
            return false;
        };
        let before = |at: usize| (at + course.len() - 1) % course.len();
        match from {
            Place::Pit(pit) => place(pit).is_some_and(|at| before(at) == first),
            // A hand begins at one end of the own row: the last pit for the other way.
            _ => {
                let next = course[(first + 1) % course.len()];
                self.teller.owner(next) != self.teller.owner(course[first])
            }
        }
    }

    /// What others have received in the course of the move.
    fn received(&self) -> Vec<String> {
        let teller = self.teller;
        let others = players(teller.game).filter(|&p| teller.mover.is_some_and(|mover| mover != p));
        let received = others
            .map(|p| (p, self.captured(p)))
            .filter(|&(_, n)| n > 0);
        received
            .map(|(p, n)| text!(teller.lang, texts::SUM_RECEIVES, who = teller.who(p), n = n))
            .collect()
    }

    /// Who is back, what can no longer be placed, whose turn it is against the order.
    fn others(&self) -> Vec<String> {
        let (teller, lang) = (self.teller, self.teller.lang);
        let mut parts = Vec::new();
        for event in self.events {
            match *event {
                Event::Back { player } => {
                    parts.push(text!(lang, texts::SUM_BACK, who = teller.who(player)));
                }
                Event::Discard { player, pieces } => {
                    parts.push(text!(
                        lang,
                        texts::SUM_DISCARD,
                        who = teller.who(player),
                        n = pieces,
                        piece = teller.piece(player)
                    ));
                }
                Event::Turn {
                    player: Some(player),
                } if matches!(teller.layout.shape, Shape::Grid { .. })
                    && teller.mover == Some(player)
                    && self.outcome().is_none() =>
                {
                    parts.push(text!(
                        lang,
                        texts::SUM_PLACING_OVER,
                        who = teller.who(player)
                    ));
                }
                Event::Turn { player: None } => parts.push(text!(lang, texts::SUM_LOT_NEXT)),
                _ => {}
            }
        }
        parts
    }

    /// What becomes of the seeds left when the game ends.
    fn leftovers(&self) -> Vec<String> {
        let (teller, lang) = (self.teller, self.teller.lang);
        let mut parts = Vec::new();
        for event in self.events {
            if let Event::Capture {
                from: Place::Pit(pit),
                seeds,
                to,
                why: Why::Gift,
            } = *event
                && let (Some(giver), Taker::Player(taker)) = (teller.owner(pit), Taker::of(to))
            {
                parts.push(text!(
                    lang,
                    texts::SUM_GIFT,
                    giver = teller.who(giver),
                    n = seeds,
                    to = teller.to(taker)
                ));
            }
        }
        for (why, message) in [
            (Why::Leftovers, texts::SUM_LEFT),
            (Why::Share, texts::SUM_SHARED),
        ] {
            let shares = self.shares(why);
            let nobody = self.taken(Taker::Nobody, |w| w == why);
            if why == Why::Leftovers && nobody > 0 {
                parts.push(text!(lang, texts::SUM_LEFT_NOBODY, n = nobody));
            } else if !shares.is_empty() {
                parts.push(text!(lang, message, parts = teller.commas(shares)));
            }
        }
        for (why, message) in [
            (Why::LastFour, texts::SUM_LAST_FOUR),
            (Why::Lot, texts::SUM_LOT),
        ] {
            for player in players(teller.game) {
                let n = self.taken(Taker::Player(player), |w| w == why);
                if n > 0 {
                    parts.push(text!(lang, message, n = n, to = teller.to(player)));
                }
            }
        }
        parts
    }

    /// Who gets how much of what is left: "3 pour Sud".
    fn shares(&self, of: Why) -> Vec<String> {
        let (teller, lang) = (self.teller, self.teller.lang);
        let takers = players(teller.game)
            .map(Taker::Player)
            .chain([Taker::Nobody]);
        let shares = takers
            .map(|by| (by, self.taken(by, |why| why == of)))
            .filter(|&(_, n)| n > 0);
        let told = shares.map(|(by, n)| match by {
            Taker::Player(p) => {
                let whom = text!(lang, texts::FOR, player = teller.game.symbol(p));
                text!(lang, texts::PART_FOR, n = n, for = whom)
            }
            Taker::Nobody => text!(lang, texts::PART_NOBODY, n = n),
        });
        told.collect()
    }
}
