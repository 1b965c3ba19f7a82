//! One game of a match.

use std::time::{Duration, Instant};

use semailles_core::record::{Problem, Record, Scribe};
use semailles_core::{AnyGame, AnyRun, Move, Outcome, SplitMix64, Team, Verdict};
use semailles_ugi::Clock;

use crate::minds::{Mover, Spec};
use crate::words;

/// A game that was played.
#[derive(Debug)]
pub(super) struct Played {
    /// The side of the first player: 0 or 1.
    pub(super) side: u8,
    pub(super) moves: Vec<Move>,
    pub(super) ended: Ended,
    /// The longest that each player thought about a move.
    pub(super) longest: [Duration; 2],
}

/// How a game of a match ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Ended {
    /// By the rules.
    Outcome(Outcome),
    /// This player (0 or 1) could not go on, and has lost.
    Failed(usize, String),
    /// This player has lost on time.
    Time(usize),
    /// There were too many plies: a draw.
    TooLong,
}

/// Nobody plays longer than that.
const MAX_PLIES: usize = 9_000;

impl Played {
    /// Half points of the first player.
    pub(super) fn half_points(&self) -> u8 {
        match &self.ended {
            Ended::Outcome(outcome) => match outcome.verdict {
                Verdict::Win(team) if side(team) == self.side => 2,
                Verdict::Win(_) => 0,
                Verdict::Draw | Verdict::Void => 1,
            },
            Ended::Failed(who, _) | Ended::Time(who) => 2 * u8::from(*who == 1),
            Ended::TooLong => 1,
        }
    }

    /// The symbols of the first player's team; of all its players, where everyone plays alone.
    pub(super) fn side_symbols(&self, game: &dyn AnyGame) -> String {
        let teams = words::teams(game).filter(|&team| side(team) == self.side);
        teams.map(|team| words::team_symbol(game, team)).collect()
    }

    /// Why it ended, in one word.
    pub(super) fn cause(&self) -> &'static str {
        match &self.ended {
            Ended::Outcome(outcome) => outcome.end.word(),
            Ended::Failed(..) => "failed",
            Ended::Time(_) => "time",
            Ended::TooLong => "unfinished",
        }
    }

    /// The game as a record; players are named as on the command line.
    pub(super) fn record(&self, game: &dyn AnyGame, names: [&Spec; 2]) -> Result<Record, Problem> {
        let mut scribe = Scribe::new(game);
        scribe.tag("Event", "semailles match")?;
        for player in words::players(game) {
            let name = names[usize::from(side(game.team(player)) != self.side)];
            scribe.tag(game.symbol(player), &name.to_string())?;
        }
        for &m in &self.moves {
            scribe.play(m)?;
        }
        if let Ended::Failed(_, why) = &self.ended {
            scribe.comment(why)?;
        }
        scribe.finish()
    }
}

/// Plays a game from an opening; the first of the players has `first`, one of the two sides. If there is a clock, both
/// begin with as much.
pub(super) fn play(
    game: &dyn AnyGame,
    opening: &[Move],
    players: &mut [Mover; 2],
    first: u8,
    seed: u64,
    clock: Option<Clock>,
) -> Played {
    let mut run = game.begin();
    let mut texts = String::from("startpos moves");
    let mut played = Played {
        side: first,
        moves: Vec::new(),
        ended: Ended::TooLong,
        longest: [Duration::ZERO; 2],
    };
    for &m in opening {
        advance(&mut *run, m, &mut played.moves, &mut texts);
    }
    // By player.
    let mut clocks = clock.map(|clock| [clock; 2]);
    let mut lot = SplitMix64::new(seed);
    for (i, player) in players.iter_mut().enumerate() {
        if let Err(why) = player.new_game(seed.wrapping_add(i as u64)) {
            played.ended = Ended::Failed(i, why);
            return played;
        }
    }
    while played.moves.len() < MAX_PLIES {
        if let Some(outcome) = run.outcome() {
            played.ended = Ended::Outcome(outcome);
            break;
        }
        let m = match run.to_move() {
            None => run.legal()[lot.below(run.legal().len())],
            Some(player) => {
                let who = usize::from(side(game.team(player)) != first);
                let own = usize::from(side(game.team(player)));
                let by_side = clocks.map(|mut clocks| {
                    clocks.rotate_left(usize::from(first));
                    (clocks, own)
                });
                let start = Instant::now();
                let chosen = players[who].choose(&*run, &texts, by_side);
                let spent = start.elapsed();
                played.longest[who] = played.longest[who].max(spent);
                if let Some(clocks) = &mut clocks {
                    let clock = &mut clocks[who];
                    let Some(left) = clock.left.checked_sub(spent) else {
                        played.ended = Ended::Time(who);
                        break;
                    };
                    clock.left = left + clock.increment;
                }
                match chosen {
                    Ok(m) if run.legal().contains(&m) => m,
                    Ok(m) => {
                        let why = format!("{} is not legal", run.move_text(m));
                        played.ended = Ended::Failed(who, why);
                        break;
                    }
                    Err(why) => {
                        played.ended = Ended::Failed(who, why);
                        break;
                    }
                }
            }
        };
        advance(&mut *run, m, &mut played.moves, &mut texts);
    }
    played
}

/// Which of two sides a team is on. Where everyone plays alone they are every other player: neighbours are never of one
/// side, and whichever of its players wins, the side does.
fn side(team: Team) -> u8 {
    team.0 % 2
}

fn advance(run: &mut dyn AnyRun, m: Move, moves: &mut Vec<Move>, texts: &mut String) {
    texts.push(' ');
    texts.push_str(&run.move_text(m));
    let done = run.play(m);
    debug_assert!(done.is_ok(), "a legal move can be played");
    moves.push(m);
}
