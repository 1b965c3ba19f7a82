//! A move event by event.

use semailles_core::{Event, Place, Player, Why};

use super::{Taker, Teller, capital, ending};
use crate::{stories as texts, text};

/// Of a sowing of more laps than this, the middle is left out.
const MANY_LAPS: usize = 40;
/// How many laps are told before what is left out.
const FIRST_LAPS: usize = 20;
/// How many are told after it.
const LAST_LAPS: usize = 2;

pub(super) fn lines(teller: &Teller<'_>, events: &[Event]) -> Vec<String> {
    let mut told = Told {
        teller,
        lines: Vec::new(),
        laps: events
            .iter()
            .filter(|e| matches!(e, Event::Lift { .. }))
            .count(),
        lap: 0,
        row: None,
        over: events.iter().any(|e| matches!(e, Event::End { .. })),
    };
    let mut rest = events;
    while let Some(group) = Group::next(&mut rest) {
        told.group(&group);
    }
    told.lines
}

/// Events that are told in one line.
#[derive(Debug)]
enum Group {
    /// A lap, or what follows a capture in the middle of one.
    Sowing {
        lift: Option<(Place, u8)>,
        drops: Vec<(u8, u8)>,
    },
    /// Captures of one kind to one place.
    Captures {
        pits: Vec<(u8, u8)>,
        to: Taker,
        why: Why,
    },
    One(Event),
}

impl Group {
    /// Takes the next group from the front of `events`.
    fn next(events: &mut &[Event]) -> Option<Self> {
        let (&first, mut rest) = events.split_first()?;
        let group = match first {
            Event::Lift { from, seeds } => Self::Sowing {
                lift: Some((from, seeds)),
                drops: drops(&mut rest),
            },
            Event::Drop { .. } => {
                rest = events;
                Self::Sowing {
                    lift: None,
                    drops: drops(&mut rest),
                }
            }
            Event::Capture { to, why, .. } => {
                let to = Taker::of(to);
                rest = events;
                let mut pits = Vec::new();
                while let Some((
                    &Event::Capture {
                        from,
                        seeds,
                        to: t,
                        why: w,
                    },
                    after,
                )) = rest.split_first()
                    && (pits.is_empty() || (Taker::of(t) == to && belongs(why, w)))
                {
                    if let Place::Pit(pit) = from {
                        pits.push((pit, seeds));
                    }
                    rest = after;
                }
                Self::Captures { pits, to, why }
            }
            event => Self::One(event),
        };
        *events = rest;
        Some(group)
    }
}

fn drops(events: &mut &[Event]) -> Vec<(u8, u8)> {
    let mut drops = Vec::new();
    while let Some((&Event::Drop { pit, now }, rest)) = events.split_first() {
        drops.push((pit, now));
        *events = rest;
    }
    drops
}

/// Whether a capture goes on what another began.
fn belongs(first: Why, next: Why) -> bool {
    match first {
        Why::End | Why::Chain => next == Why::Chain,
        Why::Leftovers | Why::Share | Why::LastFour | Why::Lot => next == first,
        Why::Cross | Why::Trigger | Why::InSow | Why::LastSeed | Why::Gift => false,
    }
}

struct Told<'a> {
    teller: &'a Teller<'a>,
    lines: Vec<String>,
    /// Laps in all.
    laps: usize,
    /// The lap being told, from 1.
    lap: usize,
    /// The row in which the last seed fell.
    row: Option<Player>,
    over: bool,
}

impl Told<'_> {
    fn say(&mut self, line: &str) {
        self.lines.push(capital(line));
    }

    fn group(&mut self, group: &Group) {
        match group {
            Group::Sowing { lift, drops } => self.sowing(*lift, drops),
            Group::Captures { pits, to, why } => {
                let line = self.captures(pits, *to, *why);
                self.say(&line);
            }
            Group::One(event) => {
                if let Some(line) = self.one(*event) {
                    self.say(&line);
                }
            }
        }
    }

    fn sowing(&mut self, lift: Option<(Place, u8)>, drops: &[(u8, u8)]) {
        let teller = self.teller;
        let lang = teller.lang;
        self.lap += usize::from(lift.is_some());
        if self.laps > MANY_LAPS && self.lap > FIRST_LAPS && self.lap + LAST_LAPS <= self.laps {
            if lift.is_some() && self.lap == FIRST_LAPS + 1 {
                let n = self.laps - FIRST_LAPS - LAST_LAPS;
                self.say(&text!(lang, texts::LINE_LEFT_OUT, n = n));
            }
            return;
        }
        // A row that has just been named is not named again.
        let row = match lift {
            Some((Place::Pit(from), _)) => teller.owner(from),
            Some(_) => teller.mover,
            None => self.row,
        };
        let pits = teller.list(row, drops);
        self.row = drops.last().map_or(row, |&(pit, _)| teller.owner(pit));
        let who = teller.mover.map(|p| teller.who(p)).unwrap_or_default();
        let line = match lift {
            None => text!(lang, texts::LINE_ON, pits = pits),
            Some((from, n)) => {
                let seeds = teller.seeds(n.into());
                match from {
                    Place::Pit(from) if drops.is_empty() => text!(
                        lang,
                        texts::LINE_LIFT,
                        who = who,
                        seeds = seeds,
                        from = teller.pit(from)
                    ),
                    Place::Pit(from) if self.lap == 1 => text!(
                        lang,
                        texts::LINE_SOW,
                        who = who,
                        seeds = seeds,
                        from = teller.pit(from),
                        pits = pits
                    ),
                    Place::Pit(from) => text!(
                        lang,
                        texts::LINE_RELAY,
                        from = teller.pit(from),
                        seeds = seeds,
                        pits = pits
                    ),
                    _ => text!(
                        lang,
                        texts::LINE_HAND,
                        who = who,
                        seeds = seeds,
                        pits = pits
                    ),
                }
            }
        };
        self.say(&line);
    }

    fn captures(&self, pits: &[(u8, u8)], to: Taker, why: Why) -> String {
        let teller = self.teller;
        let lang = teller.lang;
        let n: u32 = pits.iter().map(|&(_, n)| u32::from(n)).sum();
        let seeds = teller.seeds(n);
        let list = teller.list(teller.mover, pits);
        let Taker::Player(player) = to else {
            return text!(lang, texts::LINE_AWAY, seeds = seeds, pits = list);
        };
        let who = teller.who(player);
        let pit = pits
            .first()
            .map(|&(pit, _)| teller.pit(pit))
            .unwrap_or_default();
        let takes = |message: crate::Message, pits: &str| {
            text!(lang, message, who = &who, seeds = &seeds, pits = pits)
        };
        let gives = |message: crate::Message, pits: &str| {
            text!(
                lang,
                message,
                seeds = &seeds,
                to = teller.to(player),
                pits = pits
            )
        };
        match why {
            Why::End | Why::Chain if pits.len() == 1 => takes(texts::LINE_TAKES, &pit),
            Why::End | Why::Chain => takes(texts::LINE_TAKES_CHAIN, &list),
            Why::Cross => takes(texts::LINE_CROSS, &pit),
            Why::Trigger => text!(lang, texts::LINE_TRIGGER, who = who, pits = pit),
            Why::InSow => takes(texts::LINE_IN_SOW, &pit),
            Why::LastSeed => text!(lang, texts::LINE_LAST_SEED, who = who, n = n, pits = pit),
            Why::LastFour => text!(
                lang,
                texts::LINE_LAST_FOUR,
                n = n,
                to = teller.to(player),
                pits = list
            ),
            Why::Lot => gives(texts::LINE_LOT, &list),
            Why::Gift => gives(texts::LINE_GIFT, &pit),
            Why::Leftovers => gives(texts::LINE_LEFTOVERS, &list),
            Why::Share => gives(texts::LINE_SHARE, &list),
        }
    }

    fn one(&self, event: Event) -> Option<String> {
        let teller = self.teller;
        let lang = teller.lang;
        let who = |player: Player| teller.who(player);
        let number = |player: Player| teller.number(player);
        Some(match event {
            // These are told with the sowing.
            Event::Lift { .. }
            | Event::Drop { .. }
            | Event::Capture { .. }
            | Event::Relay { .. } => {
                return None;
            }
            Event::Stopped { laps } => text!(lang, texts::LINE_STOPPED, laps = laps),
            Event::PutBack { pit, seeds } => text!(
                lang,
                texts::LINE_PUT_BACK,
                seeds = teller.seeds(seeds.into()),
                pit = teller.pit(pit)
            ),
            Event::Strike { by, head, left } => text!(
                lang,
                texts::LINE_STRIKE,
                who = who(by),
                head = text!(lang, texts::HEAD_OF, player = teller.game.symbol(head)),
                left = left
            ),
            Event::HeadIn { player, pit, left } => text!(
                lang,
                texts::LINE_HEAD_IN,
                who = who(player),
                pits = teller.pit(pit),
                left = left
            ),
            Event::Out { player } => text!(lang, texts::LINE_OUT, who = who(player)),
            Event::Back { player } => text!(lang, texts::LINE_BACK, who = who(player)),
            Event::Pass { player } => {
                text!(
                    lang,
                    texts::LINE_PASS,
                    who = who(player),
                    number = number(player)
                )
            }
            Event::Place { player, square } => text!(
                lang,
                texts::LINE_PLACE,
                who = who(player),
                piece = teller.piece(player),
                square = teller.square(square)
            ),
            Event::Step { from, to } => text!(
                lang,
                texts::LINE_STEP,
                who = who(teller.mover?),
                from = teller.square(from),
                square = teller.square(to)
            ),
            Event::Take { player, square } => text!(
                lang,
                texts::LINE_TAKE,
                who = who(teller.mover?),
                piece = teller.piece(player),
                square = teller.square(square)
            ),
            Event::Discard { player, pieces } => text!(
                lang,
                texts::LINE_DISCARD,
                who = who(player),
                n = pieces,
                piece = teller.piece(player)
            ),
            // After the end nobody moves.
            Event::Turn { .. } if self.over => return None,
            Event::Turn {
                player: Some(player),
            } if teller.mover == Some(player) => {
                text!(
                    lang,
                    texts::LINE_AGAIN,
                    who = who(player),
                    number = number(player)
                )
            }
            Event::Turn { player } => super::turn(lang, teller.game, player),
            Event::End { outcome } => {
                text!(
                    lang,
                    texts::LINE_END,
                    result = ending::headline(teller, outcome, &[])
                )
            }
        })
    }
}
