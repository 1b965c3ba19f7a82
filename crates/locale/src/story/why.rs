//! Why a line is good or bad: its moves told, and what they win and allow.

use semailles_core::{AnyRun, Event, Move, Place, Player, Shape, Team};

use super::{Teller, summary, team_name};
use crate::{Lang, stories as texts, text};

/// No more moves than these are told: a player who moves again and again would never come to the answer.
const MOST: usize = 8;

/// Tells `line` from `run` up to the answer of the other side, or to the end of the game if it is near, a sentence a
/// move; then what has been taken from where: "Bilan (Sud) : 6 graines (chez Nord, c 6) contre 2 graines (B 2)."; then
/// how the score stands at the end of the line.
///
/// Nothing if the line is empty or its first move cannot be played.
#[must_use]
pub fn why(lang: Lang, run: &dyn AnyRun, line: &[Move]) -> Vec<String> {
    let game = run.game();
    let mut run = run.boxed_clone();
    let Some(first) = run.to_move() else {
        return Vec::new();
    };
    let us = game.team(first);
    let (plies, end) = follow(&*run, line);
    let near = end.outcome().is_some() && plies <= MOST;
    let mut answered = false;
    let mut told = Vec::new();
    let mut taken = Taken {
        us,
        ours: Vec::new(),
        theirs: Vec::new(),
    };
    for &m in line.iter().take(MOST) {
        let mover = run.to_move();
        let ours = mover.is_some_and(|player| game.team(player) == us);
        if ours && answered && !near {
            break;
        }
        answered |= !ours;
        let mut trace = Vec::new();
        if run.play_traced(m, &mut trace).is_err() {
            break;
        }
        told.push(summary(lang, &*game, mover, &trace));
        taken.note(|player| game.team(player), mover, &trace);
    }
    if !told.is_empty() {
        let teller = Teller::new(lang, &*game, Some(first));
        told.push(text!(
            lang,
            texts::ADVICE_BALANCE,
            team = team_name(lang, &*game, us),
            won = teller.haul(first, &taken.ours),
            lost = teller.haul(first, &taken.theirs)
        ));
        let score = end.score();
        if let (Some(ours), [a, b]) = (score.get(usize::from(us.0)), &score[..]) {
            told.push(text!(
                lang,
                texts::ADVICE_END,
                plies = plies,
                ours = *ours,
                theirs = a + b - ours
            ));
        }
    }
    told
}

/// The line played as far as it is legal: how many moves, and where it ends.
fn follow(run: &dyn AnyRun, line: &[Move]) -> (usize, Box<dyn AnyRun>) {
    let mut run = run.boxed_clone();
    let plies = line.iter().take_while(|&&m| run.play(m).is_ok()).count();
    (plies, run)
}

/// What each side has taken, and where: pits or squares, and how many.
struct Taken {
    us: Team,
    ours: Vec<(u8, u8)>,
    theirs: Vec<(u8, u8)>,
}

impl Taken {
    fn note(&mut self, team: impl Fn(Player) -> Team, mover: Option<Player>, trace: &[Event]) {
        for event in trace {
            let (taker, place, n) = match *event {
                Event::Capture {
                    from: Place::Pit(pit),
                    seeds,
                    to: Place::Store(player) | Place::Hand(player),
                    ..
                } => (Some(player), pit, seeds),
                Event::Take { square, .. } => (mover, square, 1),
                _ => continue,
            };
            let Some(taker) = taker else { continue };
            let side = if team(taker) == self.us {
                &mut self.ours
            } else {
                &mut self.theirs
            };
            match side.iter_mut().find(|(known, _)| *known == place) {
                Some((_, sum)) => *sum += n,
                None => side.push((place, n)),
            }
        }
    }
}

impl Teller<'_> {
    /// What was taken: "6 graines (chez Nord, c 6)", "1 pièce (c3)", "rien".
    fn haul(&self, first: Player, taken: &[(u8, u8)]) -> String {
        let sum: u32 = taken.iter().map(|&(_, n)| u32::from(n)).sum();
        if sum == 0 {
            return text!(self.lang, texts::ADVICE_NOTHING);
        }
        let (what, places) = if matches!(self.layout.shape, Shape::Grid { .. }) {
            let squares = taken
                .iter()
                .map(|&(square, _)| self.square(square).to_owned());
            (
                text!(self.lang, texts::ADVICE_PIECES, n = sum),
                self.commas(squares.collect()),
            )
        } else {
            (self.seeds(sum), self.list(Some(first), taken))
        };
        text!(self.lang, texts::ADVICE_FROM, what = what, places = places)
    }
}
