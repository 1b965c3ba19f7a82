//! Perfect play from the start, as far as it has been solved (`docs/RESULTS.md`): positions as their player to move sees
//! them, what that player still wins, and the pit that wins it. The example `book` of `semailles-tables` writes them.

use semailles_core::{AnyRun, Move, UNIT};

/// By the name of the game; options would be another game.
const BOOKS: [(&str, &str); 2] = [
    ("djenon-abe", include_str!("../book/djenon-abe.txt")),
    ("en-dodoi", include_str!("../book/en-dodoi.txt")),
];

/// A book says what a position is worth before which nothing came. So few plies without a capture change nothing of it.
const QUIET: u32 = 10;

/// What is known of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Exact {
    /// For the player to move at the end of the game, in hundredths of a seed.
    pub(crate) score: i32,
    /// The best move.
    pub(crate) m: Move,
}

/// What the book of a game says of a position.
pub(crate) fn look_up(run: &dyn AnyRun) -> Option<Exact> {
    let game = run.game();
    let name = game.name().to_string();
    let (_, book) = BOOKS.iter().find(|(of, _)| *of == name)?;
    let mover = run.to_move()?;
    if run.quiet_plies() >= QUIET || run.occurrences() > 1 {
        return None;
    }
    let mut pits = run.picture().pits;
    let row = pits.len() / 2;
    pits.rotate_left(row * mover.index());
    let seen: Vec<String> = pits.iter().map(u8::to_string).collect();
    let seen = seen.join(",");
    let mut entries = book.lines().filter_map(|line| line.strip_prefix(&*seen));
    let mut fields = entries.next()?.split_ascii_whitespace();
    let value: i32 = fields.next()?.parse().ok()?;
    let pit: u8 = fields.next()?.parse().ok()?;
    let letter = char::from(pit + if mover.index() == 0 { b'A' } else { b'a' });
    let taken = run.score();
    let [ours, theirs] = [mover.index(), 1 - mover.index()].map(|i| i32::from(taken[i]));
    Some(Exact {
        score: UNIT * (value + ours - theirs),
        m: run.read_move(&letter.to_string()).ok()?,
    })
}

/// The best move and what follows by the book.
pub(crate) fn line(run: &dyn AnyRun) -> Vec<Move> {
    let mut run = run.boxed_clone();
    let mut line = Vec::new();
    while let Some(exact) = look_up(&*run) {
        if run.play(exact.m).is_err() {
            break;
        }
        line.push(exact.m);
    }
    line
}

#[cfg(test)]
mod tests {
    use super::*;

    fn after(game: &str, moves: &str) -> Box<dyn AnyRun> {
        let mut run = semailles_games::game(game).unwrap().begin();
        for text in moves.split_whitespace() {
            let m = run.read_move(text).unwrap();
            run.play(m).unwrap();
        }
        run
    }

    #[test]
    fn starts_are_worth_what_the_results_say() {
        for (game, score, best) in [("djenon-abe", -200, "B"), ("en-dodoi", 800, "C")] {
            let start = after(game, "");
            let exact = look_up(&*start).unwrap();
            assert_eq!((exact.score, &*start.move_text(exact.m)), (score, best));
        }
        assert_eq!(look_up(&*after("en-dodoi:quiet=20", "")), None);
        assert_eq!(look_up(&*after("wali", "")), None);
    }

    #[test]
    fn after_each_first_move_too() {
        // docs/RESULTS.md: for the second player, with what the first has taken.
        for (game, moves) in [
            ("djenon-abe", "A 4 B 2 C 6 D 6 E 10 F 10"),
            ("en-dodoi", "A 0 B 0 C -8 D 6 E 12 F 4"),
        ] {
            let words: Vec<&str> = moves.split(' ').collect();
            for pair in words.chunks(2) {
                let run = after(game, pair[0]);
                let exact = look_up(&*run).unwrap_or_else(|| panic!("{game} {}", pair[0]));
                assert_eq!(
                    exact.score,
                    100 * pair[1].parse::<i32>().unwrap(),
                    "{game} {}",
                    pair[0]
                );
            }
        }
    }

    #[test]
    fn a_book_agrees_with_itself() {
        for (game, _) in BOOKS {
            let mut waiting = vec![after(game, "")];
            let mut known = 0;
            while let Some(run) = waiting.pop() {
                let Some(exact) = look_up(&*run) else {
                    continue;
                };
                known += 1;
                let us = run.to_move();
                for &m in run.legal() {
                    let mut next = run.clone();
                    next.play(m).unwrap();
                    let Some(then) = look_up(&*next) else {
                        continue;
                    };
                    let value = if next.to_move() == us {
                        then.score
                    } else {
                        -then.score
                    };
                    // No move wins more than the best, and the best wins just that.
                    assert!(value <= exact.score, "{game} {}", run.position_text());
                    assert!(
                        m != exact.m || value == exact.score,
                        "{game} {}",
                        run.position_text()
                    );
                    waiting.push(next);
                }
            }
            assert!(known >= 7, "{game}: {known} positions");
        }
    }
}
