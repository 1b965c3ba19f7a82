//! A player who looks one move ahead and takes what is nearest.

use semailles_core::{AnyGame, AnyRun, Move, Player, SplitMix64};

/// The move after which the player's team is furthest ahead of the best other team; one of them by lot where there
/// are several.
pub(super) fn choose(
    game: &dyn AnyGame,
    run: &dyn AnyRun,
    player: Player,
    rng: &mut SplitMix64,
) -> Option<Move> {
    let own = game.team(player).index();
    let lead = |m: Move| {
        let mut after = run.boxed_clone();
        after.play(m).ok()?;
        let score = after.score();
        let others = score.iter().enumerate().filter(|(team, _)| *team != own);
        let best_other = others.map(|(_, n)| i32::from(*n)).max().unwrap_or(0);
        Some(i32::from(*score.get(own)?) - best_other)
    };
    let mut best = Vec::new();
    let mut highest = i32::MIN;
    for &m in run.legal() {
        let lead = lead(m)?;
        if lead > highest {
            highest = lead;
            best.clear();
        }
        if lead == highest {
            best.push(m);
        }
    }
    match best[..] {
        [] => None,
        [only] => Some(only),
        _ => Some(best[rng.below(best.len())]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn takes_the_most_and_is_the_same_from_the_same_seed() {
        let game = semailles_games::game("en-dodoi").unwrap();
        let run = game.set_up("1,0,0,0,1,0/9,0,0,0,2,0 0-0 S 0").unwrap();
        // A ends in the empty B opposite two seeds; E ends in F opposite nine.
        let mut rng = SplitMix64::new(1);
        let m = choose(&*game, &*run, Player(0), &mut rng).unwrap();
        assert_eq!(run.move_text(m), "E");
        let begin = game.begin();
        let pick = |seed| choose(&*game, &*begin, Player(0), &mut SplitMix64::new(seed));
        assert_eq!(pick(7), pick(7));
    }
}
