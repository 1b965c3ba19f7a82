//! The end of a game, explained.

use semailles_core::record::Ended;
use semailles_core::{AnyGame, End, Event, Outcome, Place, Player, Shape, Verdict, Why};

use super::{Taker, Teller, capital, members, players};
use crate::{Lang, stories as texts, text};

/// How a game has ended, and why: "Sud gagne 29 à 19 : Nord n’a plus de coup …".
///
/// `score` is what each team has ([`semailles_core::AnyRun::score`]). `last` are the events of the last move, from
/// which the reason is told; without them (a set-up that is over at once) it is told in general.
#[must_use]
pub fn outcome(
    lang: Lang,
    game: &dyn AnyGame,
    outcome: Outcome,
    score: &[u16],
    last: &[Event],
) -> String {
    let teller = Teller::new(lang, game, None);
    let result = headline(&teller, outcome, score);
    let why = why(&teller, outcome, score, last);
    capital(&text!(lang, texts::END_BECAUSE, result = result, why = why))
}

/// How people ended a game: "Sud abandonne."
#[must_use]
pub fn ended(lang: Lang, game: &dyn AnyGame, ended: Ended) -> String {
    let teller = Teller::new(lang, game, None);
    let says = |message: crate::Message, player| {
        text!(
            lang,
            message,
            who = teller.who(player),
            number = teller.number(player)
        )
    };
    capital(&match ended {
        Ended::Resign(player) => says(texts::ENDED_RESIGN, player),
        Ended::Time(player) => says(texts::ENDED_TIME, player),
        Ended::AgreedDraw => text!(lang, texts::ENDED_DRAW),
        Ended::AgreedShare => text!(lang, texts::ENDED_SHARE),
    })
}

/// A team as the subject, and the number of its verb.
fn team(teller: &Teller<'_>, team: usize) -> (String, &'static str) {
    let all = players(teller.game).find(|&p| teller.game.team(p).index() == team);
    let members = all
        .map(|p| members(teller.game, teller.game.team(p)))
        .unwrap_or_default();
    match members[..] {
        [a, b] => {
            let [a, b] = [a, b].map(|p| teller.game.symbol(p));
            (
                text!(teller.lang, texts::TWO_PLAYERS, a = a, b = b),
                "plural",
            )
        }
        [player, ..] => (teller.who(player), teller.number(player)),
        [] => (String::new(), "single"),
    }
}

/// Who has won, with the score where one is given: "Sud gagne 29 à 19".
pub(super) fn headline(teller: &Teller<'_>, outcome: Outcome, score: &[u16]) -> String {
    let lang = teller.lang;
    // On a grid the score is what is left, and says little.
    let score = if matches!(teller.layout.shape, Shape::Grid { .. }) {
        &[]
    } else {
        score
    };
    match (outcome.verdict, score) {
        (Verdict::Void, _) => text!(lang, texts::END_VOID),
        (Verdict::Draw, &[a, b]) => text!(lang, texts::END_DRAW_SCORE, a = a, b = b),
        (Verdict::Draw, []) => text!(lang, texts::END_DRAW),
        (Verdict::Draw, scores) => with_scores(teller, text!(lang, texts::END_DRAW), scores),
        (Verdict::Win(winner), scores) => {
            let (who, number) = team(teller, winner.index());
            match *scores {
                [a, b] => {
                    let (a, b) = if winner.index() == 0 { (a, b) } else { (b, a) };
                    text!(
                        lang,
                        texts::END_WINS_SCORE,
                        who = who,
                        number = number,
                        a = a,
                        b = b
                    )
                }
                _ => {
                    let wins = text!(lang, texts::END_WINS, who = who, number = number);
                    // Who is left alone holds everything that counts.
                    let counted = outcome.end != End::Own;
                    with_scores(teller, wins, if counted { scores } else { &[] })
                }
            }
        }
    }
}

/// The result with the scores of more than two: "…, 20 pour le joueur 1, 10 pour le joueur 2 …".
fn with_scores(teller: &Teller<'_>, result: String, scores: &[u16]) -> String {
    if scores.is_empty() {
        return result;
    }
    let lang = teller.lang;
    let parts = players(teller.game).zip(scores).map(|(p, &n)| {
        let whom = text!(lang, texts::FOR, player = teller.game.symbol(p));
        text!(lang, texts::PART_FOR, n = n, for = whom)
    });
    let scores = teller.commas(parts.collect());
    text!(lang, texts::END_SCORES, result = result, scores = scores)
}

fn why(teller: &Teller<'_>, outcome: Outcome, score: &[u16], last: &[Event]) -> String {
    let lang = teller.lang;
    let limits = teller.game.limits();
    match (outcome.end, outcome.verdict) {
        (End::Repetition, _) => shared(
            teller,
            text!(lang, texts::WHY_REPETITION, n = limits.repetition),
            last,
        ),
        (End::Quiet, _) => {
            let message = match teller.layout.shape {
                Shape::Ring => texts::WHY_QUIET_DZUWA,
                Shape::TwoRows { .. } | Shape::Grid { .. } => texts::WHY_QUIET,
            };
            shared(teller, text!(lang, message, n = limits.quiet), last)
        }
        (End::Own, Verdict::Void) => text!(lang, texts::WHY_VOID),
        (End::Own, verdict) => match teller.layout.shape {
            Shape::Grid { .. } => no_pieces(teller, verdict, score),
            Shape::Ring => nothing_in_play(teller, verdict),
            Shape::TwoRows { .. } => shared(teller, nothing_to_sow(teller, last), last),
        },
    }
}

/// Adds that what was left is shared, if it was.
fn shared(teller: &Teller<'_>, why: String, last: &[Event]) -> String {
    let shares = |event: &Event| {
        matches!(
            event,
            Event::Capture {
                why: Why::Share,
                ..
            }
        )
    };
    if last.iter().any(shares) {
        text!(teller.lang, texts::WHY_SHARED, why = why)
    } else {
        why
    }
}

/// The own end of a game with pieces: the loser has none left, or too few.
fn no_pieces(teller: &Teller<'_>, verdict: Verdict, score: &[u16]) -> String {
    let lang = teller.lang;
    let loser = match verdict {
        Verdict::Win(winner) => players(teller.game).find(|&p| teller.game.team(p) != winner),
        Verdict::Draw | Verdict::Void => None,
    };
    let Some(loser) = loser else {
        return text!(lang, texts::WHY_NOBODY_IN);
    };
    let who = teller.who(loser);
    match score.get(teller.game.team(loser).index()) {
        Some(&n) if n > 0 => text!(lang, texts::WHY_FEW_PIECES, who = who, n = n),
        _ => text!(lang, texts::WHY_NO_PIECE, who = who),
    }
}

/// The own end of a game in which players go out.
fn nothing_in_play(teller: &Teller<'_>, verdict: Verdict) -> String {
    let lang = teller.lang;
    let in_teams = teller.game.teams() < teller.game.players();
    match verdict {
        Verdict::Win(winner) if in_teams => {
            let loser = if winner.index() == 0 { 1 } else { 0 };
            text!(lang, texts::WHY_TEAM_LOST, who = team(teller, loser).0)
        }
        Verdict::Win(_) => text!(lang, texts::WHY_LAST_ONE_IN),
        _ if in_teams => text!(lang, texts::WHY_BOTH_LOST),
        _ => text!(lang, texts::WHY_NOBODY_IN),
    }
}

/// The own end of a sowing game, told from what became of the seeds left.
fn nothing_to_sow(teller: &Teller<'_>, last: &[Event]) -> String {
    let lang = teller.lang;
    let id = teller.game.name().id();
    let left: Vec<(u8, u32, Taker, Why)> = last
        .iter()
        .filter_map(|event| match *event {
            Event::Capture {
                from: Place::Pit(pit),
                seeds,
                to,
                why,
            } => Some((pit, seeds.into(), Taker::of(to), why)),
            _ => None,
        })
        .filter(|(.., why)| {
            matches!(
                why,
                Why::Gift | Why::Leftovers | Why::Share | Why::LastFour | Why::Lot
            )
        })
        .collect();
    let total: u32 = left.iter().map(|(_, n, ..)| n).sum();
    let receiver = match left.first() {
        Some(&(_, _, Taker::Player(player), why)) => Some((player, why)),
        _ => None,
    };
    if let Some((player, why @ (Why::LastFour | Why::Lot))) = receiver {
        let to = teller.to(player);
        let seeds = teller.seeds(total);
        return match why {
            Why::Lot => text!(lang, texts::WHY_LOT, seeds = seeds, to = to),
            _ if total == 1 => text!(lang, texts::WHY_LAST_ONE, to = to),
            _ => text!(lang, texts::WHY_LAST_FOUR, seeds = seeds, to = to),
        };
    }
    match (id, receiver) {
        ("en-dodoi", Some((player, Why::Leftovers))) => text!(
            lang,
            texts::WHY_LAST_MOVER,
            other = teller.who(other(teller, player)),
            seeds = teller.seeds(total),
            to = teller.to(player)
        ),
        ("djenon-abe", _) if !last.is_empty() => {
            let held = |player| {
                left.iter()
                    .any(|&(pit, ..)| teller.owner(pit) == Some(player))
            };
            let mut empty = players(teller.game).filter(|&p| !held(p));
            match (empty.next(), empty.next()) {
                (Some(_), Some(_)) => text!(lang, texts::WHY_BOARD_EMPTY),
                (Some(player), None) => {
                    let row = text!(lang, texts::ROW_OF, player = teller.game.symbol(player));
                    text!(lang, texts::WHY_ROW_EMPTY, row = row)
                }
                _ if total == 2 => text!(lang, texts::WHY_ONE_EACH),
                _ => text!(lang, texts::WHY_NO_MOVE),
            }
        }
        ("anywoli", _) if last.is_empty() => text!(lang, texts::WHY_FEW_LEFT),
        ("anywoli", _) => text!(lang, texts::WHY_ALL_TAKEN),
        ("en-dodoi", _) if !last.is_empty() => text!(lang, texts::WHY_BOARD_EMPTY),
        _ => text!(lang, texts::WHY_NO_MOVE),
    }
}

fn other(teller: &Teller<'_>, player: Player) -> Player {
    players(teller.game)
        .find(|&p| p != player)
        .unwrap_or(player)
}
