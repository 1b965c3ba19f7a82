use semailles_core::{Game, Move, Run, Silent};

/// The player who takes most at once and looks no further: an opponent to measure against.
#[derive(Clone, Copy, Debug, Default)]
pub struct Greedy;

impl Greedy {
    /// The move after which the own score is furthest ahead, the first of several; `None` when there is no move.
    #[must_use]
    pub fn choose<G: Game>(run: &Run<G>) -> Option<Move> {
        let game = run.game();
        let mover = game.to_move(run.position())?;
        let mut best = None;
        for &m in run.legal().iter() {
            let mut after = run.position().clone();
            game.attempt(&mut after, m, &mut Silent)?;
            let ahead = lead(&**game, &after, game.team(mover).index());
            if best.is_none_or(|(most, _)| ahead > most) {
                best = Some((ahead, m));
            }
        }
        best.map(|(_, m)| m)
    }
}

/// By how many seeds or pieces a team is ahead of all others; won and lost games are beyond all that.
pub(crate) fn lead<G: Game>(game: &G, position: &G::Position, team: usize) -> i32 {
    use semailles_core::{Outcome, Verdict};
    const FAR: i32 = 1000;
    let score = (0..).zip(game.score(position));
    let ahead = score
        .map(|(t, n)| {
            if t == team {
                i32::from(n)
            } else {
                -i32::from(n)
            }
        })
        .sum::<i32>();
    match game.outcome(position) {
        Some(Outcome {
            verdict: Verdict::Win(winner),
            ..
        }) if winner.index() == team => ahead + FAR,
        Some(Outcome {
            verdict: Verdict::Win(_),
            ..
        }) => ahead - FAR,
        _ => ahead,
    }
}
