use std::sync::Arc;

use semailles_core::{AnyRun, Run, Silent, SplitMix64};

use super::text::{push_gap, read};
use super::*;

/// Every value of every option, and those that meet.
const VARIANTS: [&str; 8] = [
    "",
    "line=three-or-more",
    "line=four-forbidden",
    "lose-at=2",
    "protected=yes",
    "line=three-or-more,protected=yes",
    "line=four-forbidden,lose-at=2,protected=yes",
    "quiet=10,repetition=2",
];

fn wali(options: &str) -> Arc<Wali> {
    let options = Some(options).filter(|o| !o.is_empty());
    Arc::new(Wali::new(GameName::parse(ID, OPTIONS, options).unwrap()))
}

fn set_up(options: &str, position: &str) -> Run<Wali> {
    Run::set_up(wali(options), position).unwrap_or_else(|e| panic!("{position}: {e}"))
}

fn play(run: &mut Run<Wali>, moves: &str) {
    for text in moves.split_whitespace() {
        let m = AnyRun::read_move(run, text).unwrap_or_else(|e| panic!("{text}: {e}"));
        run.play(m, &mut Silent).unwrap();
    }
}

fn legal(run: &Run<Wali>) -> Vec<String> {
    AnyRun::legal(run)
        .iter()
        .map(|&m| run.move_text(m))
        .collect()
}

fn end(run: &Run<Wali>) -> Option<(String, End)> {
    Some((run.result_text()?, run.outcome()?.end))
}

/// Wali by scanning an array: slow, and with nothing of the bitboards in it.
#[derive(Clone)]
struct Naive {
    line: Line,
    protected: bool,
    /// From row 1 up.
    board: [[char; 6]; 5],
    hands: [u8; 2],
    turn: char,
}

impl Naive {
    fn of(game: &Wali, text: &str) -> Self {
        let fields: Vec<&str> = text.split(' ').collect();
        let mut board = [['.'; 6]; 5];
        for (row, text) in fields[0].split('/').rev().enumerate() {
            let mut column = 0;
            for c in text.chars() {
                match c.to_digit(10) {
                    Some(n) => column += n as usize,
                    None => {
                        board[row][column] = c;
                        column += 1;
                    }
                }
            }
        }
        let hands: Vec<u8> = fields[1].split(',').map(|n| n.parse().unwrap()).collect();
        Self {
            line: game.line,
            protected: game.protected,
            board,
            hands: [hands[0], hands[1]],
            turn: fields[2].chars().next().unwrap(),
        }
    }

    fn at(&self, column: i32, row: i32) -> char {
        let on = (0..6).contains(&column) && (0..5).contains(&row);
        if on {
            self.board[row as usize][column as usize]
        } else {
            '#'
        }
    }

    /// How many pieces like the one on a square stand side by side with it: in its row, in its column.
    fn lines(&self, column: i32, row: i32) -> [usize; 2] {
        let piece = self.at(column, row);
        [(1, 0), (0, 1)].map(|(x, y)| {
            let count = |sign: i32| {
                (1..)
                    .take_while(|n| self.at(column + sign * n * x, row + sign * n * y) == piece)
                    .count()
            };
            1 + count(1) + count(-1)
        })
    }

    fn takes(&self, column: i32, row: i32) -> bool {
        let line = self.line;
        self.lines(column, row).iter().any(|&n| {
            if line == Line::ThreeOrMore {
                n >= 3
            } else {
                n == 3
            }
        })
    }

    fn squares(&self, piece: char) -> Vec<(i32, i32)> {
        let all = (0..6).flat_map(|column| (0..5).map(move |row| (column, row)));
        all.filter(|&(column, row)| self.at(column, row) == piece)
            .collect()
    }

    fn with(&self, (column, row): (i32, i32), piece: char) -> Self {
        let mut after = self.clone();
        after.board[row as usize][column as usize] = piece;
        after
    }

    fn places(&self, player: char) -> Vec<(i32, i32)> {
        if self.hands[usize::from(player == 'R')] == 0 {
            return Vec::new();
        }
        let fits = |&(column, row): &(i32, i32)| {
            self.with((column, row), player)
                .lines(column, row)
                .iter()
                .all(|&n| n < 3)
        };
        self.squares('.').into_iter().filter(fits).collect()
    }

    fn steps(&self) -> Vec<String> {
        let name = |(column, row): (i32, i32)| Square::at(column as u8, row as u8).to_string();
        let them = if self.turn == 'L' { 'R' } else { 'L' };
        let theirs = self.squares(them);
        let free: Vec<_> = theirs
            .iter()
            .copied()
            .filter(|&(c, r)| !self.takes(c, r))
            .collect();
        let victims = if self.protected && !free.is_empty() {
            free
        } else {
            theirs
        };
        let mut steps = Vec::new();
        for from in self.squares(self.turn) {
            for (x, y) in [(-1, 0), (0, -1), (0, 1), (1, 0)] {
                let to = (from.0 + x, from.1 + y);
                if self.at(to.0, to.1) != '.' {
                    continue;
                }
                let after = self.with(from, '.').with(to, self.turn);
                if self.line == Line::FourForbidden
                    && after.lines(to.0, to.1).iter().any(|&n| n > 3)
                {
                    continue;
                }
                let step = name(from) + &name(to);
                if after.takes(to.0, to.1) {
                    steps.extend(victims.iter().map(|&v| format!("{step}x{}", name(v))));
                } else {
                    steps.push(step);
                }
            }
        }
        steps
    }

    fn legal(&self) -> Vec<String> {
        let mut legal = if self.hands == [0, 0] {
            self.steps()
        } else {
            let name = |(c, r): (i32, i32)| Square::at(c as u8, r as u8).to_string();
            self.places(self.turn).into_iter().map(name).collect()
        };
        legal.sort();
        if legal.is_empty() {
            legal.push("-".to_owned());
        }
        legal
    }
}

/// A set-up that may happen or may not.
fn random_position(rng: &mut SplitMix64) -> String {
    let most = [1 + rng.below(12), 1 + rng.below(12)];
    let mut left = most;
    let mut text = String::new();
    for row in 0..5 {
        let mut gap = 0;
        for _ in 0..6 {
            let side = rng.below(3);
            if side < 2 && left[side] > 0 {
                left[side] -= 1;
                push_gap(&mut text, std::mem::take(&mut gap));
                text.push_str(["L", "R"][side]);
            } else {
                gap += 1;
            }
        }
        push_gap(&mut text, gap);
        text.push(if row < 4 { '/' } else { ' ' });
    }
    let hands = if rng.below(3) == 0 { left } else { [0, 0] };
    let side = ["L", "R"][rng.below(2)];
    text + &format!("{},{} {side} 0", hands[0], hands[1])
}

#[test]
fn known_values() {
    let run = Run::begin(wali(""));
    let counts = [1, 2, 3, 4, 5].map(|depth| AnyRun::perft(&run, depth));
    assert_eq!(counts, [30, 870, 24_360, 657_720, 16_940_664]);
}

#[test]
fn sets_of_lines_agree_with_a_scan() {
    let mut rng = SplitMix64::new(1);
    let game = wali("");
    for _ in 0..5_000 {
        let text = random_position(&mut rng);
        let mut naive = Naive::of(&game, &text);
        let set = read(&text).unwrap().pieces[0];
        let is_in = |test: &dyn Fn(usize) -> bool| {
            Square::all()
                .map(|s| (s, i32::from(s.column()), i32::from(s.row())))
                .filter(|&(_, c, r)| {
                    naive.at(c, r) == 'L' && naive.lines(c, r).into_iter().any(test)
                })
                .fold(Squares::NONE, |set, (s, ..)| set | Squares::of(s))
        };
        assert_eq!(set.in_lines(true), is_in(&|n| n == 3), "{text}");
        assert_eq!(set.in_lines(false), is_in(&|n| n >= 3), "{text}");
        naive.hands = [1, 1];
        let placed = naive
            .places('L')
            .into_iter()
            .fold(Squares::NONE, |set, (c, r)| {
                set | Squares::of(Square::at(c as u8, r as u8))
            });
        assert_eq!(
            read(&text).unwrap().empty() - set.where_three(),
            placed,
            "{text}"
        );
    }
}

#[test]
fn legal_moves_agree_with_a_scan() {
    for options in VARIANTS {
        let mut rng = SplitMix64::new(2);
        for _ in 0..5_000 {
            let text = random_position(&mut rng);
            let run = set_up(options, &text);
            let (naive, text) = (
                Naive::of(run.game(), &run.position_text()),
                run.position_text(),
            );
            assert_eq!(
                run.game().count_legal(run.position(), &mut MoveList::new()),
                run.legal().len() as u64
            );
            if run.outcome().is_some() {
                assert!(run.legal().is_empty());
                continue;
            }
            assert_eq!(legal(&run), naive.legal(), "{options}: {text}");
            // In a set-up as after a ply, moving has begun when nobody can place.
            let can_place = !naive.places('L').is_empty() || !naive.places('R').is_empty();
            assert_eq!(run.position().is_placing(), can_place, "{text}");
        }
    }
}

/// Found by climbing; lists as long as these are written in several parts.
#[test]
fn the_longest_lists_agree_with_a_scan() {
    for (options, position, count) in [
        ("", "RRL1LR/RL1L1L/L1L1LR/RL1LRR/RRLRLR 0,0 L 0", 254),
        (
            "line=three-or-more",
            "RL1LLR/L1L1LR/RL1L1L/RRL1LR/RRRLRR 0,0 L 0",
            265,
        ),
    ] {
        let run = set_up(options, position);
        assert_eq!(run.legal().len(), count);
        assert_eq!(legal(&run), Naive::of(run.game(), position).legal());
    }
}

/// Plays a random game to its end and looks at everything after every ply.
fn check_game(mut run: Run<Wali>, rng: &mut SplitMix64) -> End {
    let game = run.game().clone();
    let mut trace = Vec::new();
    while run.outcome().is_none() {
        let before = *run.position();
        let (picture, total) = (run.picture(), run.total());
        assert!(run.legal().is_sorted_by(|a, b| a < b));
        let texts = legal(&run);
        assert!(texts.is_sorted_by(|a, b| a < b), "{texts:?}");
        assert_eq!(
            game.count_legal(&before, &mut MoveList::new()),
            texts.len() as u64
        );
        for (&m, text) in run.legal().iter().zip(&texts) {
            assert_eq!(game.read_move(&before, text), Ok(m));
            assert_eq!(run.why_illegal(m), None);
        }

        let m = run.legal()[rng.below(texts.len())];
        trace.clear();
        run.play(m, &mut trace).unwrap();
        let after = *run.position();

        let mut replayed = picture;
        trace.iter().for_each(|event| replayed.apply(event));
        assert_eq!(replayed, run.picture(), "{trace:?}");
        let gone: u32 = trace
            .iter()
            .map(|event| match *event {
                Event::Take { player, .. } => {
                    assert_ne!(player, before.turn);
                    1
                }
                Event::Discard { pieces, .. } => u32::from(pieces),
                _ => 0,
            })
            .sum();
        assert_eq!(run.total() + gone, total, "{trace:?}");
        assert_eq!(u32::from(run.score().iter().sum::<u16>()), run.total());
        assert!((after.pieces[0] & after.pieces[1]).is_empty());

        let text = run.position_text();
        let again = game
            .read_position(&text)
            .unwrap_or_else(|e| panic!("{text}: {e}"));
        assert_eq!(game.position_text(&again), text);
        assert_eq!(game.hash(&again), game.hash(&after));
        if after.over.is_none_or(|o| o.end == End::Own) {
            assert_eq!(again, after, "{text}");
        }
    }
    assert_eq!(run.picture().turn, None);
    run.outcome().unwrap().end
}

#[test]
fn random_games() {
    let mut ends = [0; 3];
    for options in VARIANTS {
        let mut rng = SplitMix64::new(3);
        for _ in 0..60 {
            ends[check_game(Run::begin(wali(options)), &mut rng) as usize] += 1;
        }
        for stuck in [
            "RLR1LR/R1LL2/LR1L1L/RRLRRL/R1LLR1 1,1 L",
            "LL2RL/R1RR1L/1LRLLR/RL1LLR/R1RR1L 1,1 L",
            "R1LL1R/LLR1RR/LL1LL1/1RR1RR/RL1LLR 1,1 R",
        ] {
            ends[check_game(set_up(options, stuck), &mut rng) as usize] += 1;
        }
    }
    assert!(ends.iter().all(|&n| n > 0), "every way to end: {ends:?}");
}

#[test]
fn numbers_of_moves_are_in_the_order_of_their_texts() {
    let game = wali("");
    let mut last = String::new();
    for number in 0..=u16::MAX {
        let Some(action) = Action::of(Move(number)) else {
            assert_eq!(game.move_text(Move(number)), format!("?{number}"));
            continue;
        };
        assert_eq!(action.number(), Move(number));
        let text = game.move_text(Move(number));
        assert_eq!(Action::read(&text), Some(action));
        assert!(last < text, "{last} {text}");
        last = text;
    }
    assert_eq!(last, "f5f5xf5");
}

#[test]
fn texts_that_are_no_moves() {
    let game = wali("");
    let p = game.start();
    for text in [
        "",
        " ",
        "c",
        "c6",
        "g1",
        "C3",
        "c3 ",
        " c3",
        "c03",
        "c3-c4",
        "c3c",
        "c3c4x",
        "c3c4xe",
        "c3c4Xe1",
        "c3c4xe1 ",
        "c3c4xe1xe2",
        "c3c4e1",
        "--",
        "−",
        "ç3",
        "c3c4x\u{661}",
        "0",
        "?5",
        "pass",
    ] {
        let error = game.read_move(&p, text).unwrap_err();
        assert!(
            matches!(&error, MoveError::Unknown { found, .. } if found == text),
            "{text}: {error}"
        );
    }
    assert_eq!(
        game.read_move(&p, &"c3".repeat(5_000_000))
            .unwrap_err()
            .to_string(),
        "\"c3c3c3c3c3c3c3c3c3c3c3c3c3c3c3…\" is not a move of this game; expected a square to place on (c3), \
         a step (c3c4), a step that takes (c3c4xe1), or a pass (-)"
    );
}

#[test]
fn why_a_move_is_illegal() {
    let moving = "LL1L2/2L2R/6/3RRR/6 0,0 L 0";
    for (options, position, text, why) in [
        ("", "LL4/6/6/6/6 10,12 L", "c5", Illegal::ThreeWhilePlacing),
        ("", "LL4/6/6/6/6 10,12 L", "a5", Illegal::SquareTaken),
        ("", "LL4/6/6/6/6 10,12 L", "a5a4", Illegal::StillPlacing),
        ("", "LL4/6/6/6/6 10,12 L", "-", Illegal::CannotPass),
        (
            "",
            "RLR1LR/R1LL2/LR1L1L/RRLRRL/R1LLR1 1,1 L",
            "b1",
            Illegal::MustPass,
        ),
        ("", "LR4/R5/3R2/6/6 0,0 L", "a5a4", Illegal::MustPass),
        ("", moving, "-", Illegal::CannotPass),
        ("", moving, "a1", Illegal::NoMorePlacing),
        ("", moving, "a1a2", Illegal::NotYourPiece),
        ("", moving, "f4f3", Illegal::NotYourPiece),
        ("", moving, "a5b4", Illegal::NotOneStep),
        ("", moving, "a5a5", Illegal::NotOneStep),
        ("", moving, "b5d5", Illegal::NotOneStep),
        ("", moving, "a5b5", Illegal::SquareTaken),
        ("", moving, "d5c5", Illegal::MustTake),
        ("", moving, "c4c5xd2", Illegal::NothingToTake),
        ("", moving, "d5c5xd1", Illegal::NotTheirPiece),
        ("", moving, "d5c5xa5", Illegal::NotTheirPiece),
        (
            "line=four-forbidden",
            moving,
            "c4c5",
            Illegal::FourForbidden,
        ),
        (
            "line=four-forbidden",
            moving,
            "c4c5xd2",
            Illegal::FourForbidden,
        ),
        ("line=three-or-more", moving, "c4c5", Illegal::MustTake),
        ("protected=yes", moving, "d5c5xd2", Illegal::Protected),
        ("", "LLL3/6/6/6/6 0,0 R", "a5a4", Illegal::GameOver),
    ] {
        let run = set_up(options, position);
        let error = AnyRun::read_move(&run, text).unwrap_err();
        assert!(
            matches!(&error, MoveError::Illegal { found, why: w, .. } if found == text && *w == why),
            "{position}: {text}: {error}, not {why}"
        );
    }
    let run = Run::begin(wali(""));
    for number in [1, 31 << 5, 31 << 10, 1 << 15, u16::MAX] {
        assert_eq!(run.why_illegal(Move(number)), Some(Illegal::NotInThisGame));
    }
}

#[test]
fn texts_that_are_no_positions() {
    for (text, message) in [
        (
            "",
            "column 1, board: expected the form 6/6/6/6/6 (five rows, row 5 first; L, R, or the number of empty \
             squares), found the end",
        ),
        (
            "6/6/6/6 12,12 L 0",
            "column 1, board: expected the form 6/6/6/6/6 (five rows, row 5 first; L, R, or the number of empty \
             squares), found \"6/6/6/6\"",
        ),
        (
            "6/6/6/6/6/6 12,12 L 0",
            "column 1, board: expected the form 6/6/6/6/6 (five rows, row 5 first; L, R, or the number of empty \
             squares), found \"6/6/6/6/6/6\"",
        ),
        (
            "6/6/L6/6/6 11,12 L",
            "column 5, row 3: expected the form LL1R2 (six squares), found \"L6\"",
        ),
        (
            "6/6/6/6/LRLRLRL 8,9 L",
            "column 9, row 1: expected the form LL1R2 (six squares), found \"LRLRLRL\"",
        ),
        (
            "6/5/6/6/6 12,12 L",
            "column 3, row 4: expected the form LL1R2 (six squares), found \"5\"",
        ),
        (
            "/6/6/6/6 12,12 L",
            "column 1, row 5: expected the form LL1R2 (six squares), found the end",
        ),
        (
            "6/6/2l3/6/6 12,12 L",
            "column 6, row 3: expected one of L, R, a number of empty squares from 1 to 6, found \"l\"",
        ),
        (
            "7/6/6/6/6 12,12 L",
            "column 1, row 5: expected one of L, R, a number of empty squares from 1 to 6, found \"7\"",
        ),
        (
            "6/L05/6/6/6 11,12 L",
            "column 4, row 4: expected one of L, R, a number of empty squares from 1 to 6, found \"0\"",
        ),
        (
            "6/Lé4/6/6/6 11,12 L",
            "column 4, row 4: expected one of L, R, a number of empty squares from 1 to 6, found \"é\"",
        ),
        (
            "6/L33/6/6/6 11,12 L",
            "column 3, row 4: expected the form LL1R2 (six squares), found \"L33\"",
        ),
        (
            "6/33/6/6/6 12,12 L",
            "column 3, row 4: expected the form 6 (one number for empty squares side by side), found \"33\"",
        ),
        (
            "LLLLLL/LLLLLL/L5/6/6 0,12 L",
            "column 1, longs on the board: expected 0 to 12 in all, found \"LLLLLL/LLLLLL/L5/6/6\"",
        ),
        (
            "RRRRRR/RRRRRR/R5/6/6 0,0 L",
            "column 1, ronds on the board: expected 0 to 12 in all, found \"RRRRRR/RRRRRR/R5/6/6\"",
        ),
        (
            "6/6/6/6/6",
            "column 10, pieces in hand: expected the form 12,12, found the end",
        ),
        (
            "6/6/6/6/6 12 L 0",
            "column 11, pieces in hand: expected 2 numbers separated by ',', found \"12\"",
        ),
        (
            "6/6/6/6/6 12,13 L 0",
            "column 14, pieces in hand: expected a number from 0 to 12, found \"13\"",
        ),
        (
            "6/6/6/6/6 12,-1 L 0",
            "column 14, pieces in hand: expected a number from 0 to 12, found \"-1\"",
        ),
        (
            "LL4/6/6/6/6 11,12 L 0",
            "column 13, longs in hand, 12 with the board: expected a number from 0 to 10, found \"11\"",
        ),
        (
            "R5/6/6/6/6 12,12 L 0",
            "column 15, ronds in hand, 12 with the board: expected a number from 0 to 11, found \"12\"",
        ),
        (
            "6/6/6/6/6 12,12",
            "column 16, side to move: expected one of L, R, found the end",
        ),
        (
            "6/6/6/6/6 12,12 LR 0",
            "column 17, side to move: expected one of L, R, found \"LR\"",
        ),
        (
            "6/6/6/6/6 12,12 r 0",
            "column 17, side to move: expected one of L, R, found \"r\"",
        ),
        (
            "6/6/6/6/6 12,12 L R",
            "column 19, quiet plies while placing: expected a number from 0 to 0, found \"R\"",
        ),
        (
            "6/6/6/6/6 12,12 L 1",
            "column 19, quiet plies while placing: expected a number from 0 to 0, found \"1\"",
        ),
        (
            "L5/6/6/6/R5 0,0 L 00",
            "column 19, quiet plies: expected a number from 0 to 999999999, found \"00\"",
        ),
        (
            "L5/6/6/6/R5 0,0 L 07",
            "column 19, quiet plies: expected a number from 0 to 999999999, found \"07\"",
        ),
        (
            "L5/6/6/6/R5 0,0 L 1000000000",
            "column 19, quiet plies: expected a number from 0 to 999999999, found \"1000000000\"",
        ),
        (
            "6/6/6/6/6 12,12 L 0 0",
            "column 21, end: expected nothing more, found \"0\"",
        ),
    ] {
        let error = wali("").read_position(text).expect_err(text).to_string();
        assert_eq!(error, format!("position, {message}"), "{text}");
    }
    let digits = "6".repeat(10_000_000);
    for text in [
        digits.clone(),
        format!("{digits}/6/6/6/6 12,12 L"),
        format!("6/6/6/6/6 {digits},12 L"),
        format!("6/6/6/6/6 12,12 {digits}"),
        format!("6/6/6/6/6 12,12 L {digits}"),
        "/".repeat(10_000_000),
    ] {
        assert!(wali("").read_position(&text).unwrap_err().to_string().len() < 200);
    }
}

#[test]
fn positions_are_read_with_more_white_space_and_without_the_last_field() {
    let game = wali("");
    let p = game.read_position(" LL4/6/6/6/5R\t0,0\n R  ").unwrap();
    assert_eq!(game.position_text(&p), "LL4/6/6/6/5R 0,0 R 0");
    let quiet = game.read_position("LL4/6/6/6/5R 0,0 R 999999999").unwrap();
    assert_eq!(game.hash(&quiet), game.hash(&p));
    assert_eq!(game.key(&quiet), game.key(&p));
    // The count stays at its limit.
    let mut run = set_up("quiet=0", "LL4/6/6/6/5R 0,0 R 999999999");
    play(&mut run, "f1e1");
    assert_eq!(run.position_text(), "LL4/6/6/6/4R1 0,0 L 999999999");
}

#[test]
fn hashes_are_the_same_everywhere() {
    let game = wali("");
    assert_eq!(game.hash(&game.start()), START_HASH);
    let moving = game.read_position("LL4/2L2R/6/3RRR/6 0,0 R 7").unwrap();
    assert_eq!(game.hash(&moving), MOVING_HASH);
    let hash = |text| game.hash(&game.read_position(text).unwrap());
    let texts = [
        "L5/6/6/6/5R 0,0 L",
        "L5/6/6/6/5R 0,0 R",
        "L5/6/6/6/5R 1,0 R",
        "L5/6/6/6/5R 0,1 R",
        "R5/6/6/6/5L 0,0 R",
    ];
    for (i, a) in texts.iter().enumerate() {
        for b in &texts[..i] {
            assert_ne!(hash(a), hash(b), "{a}; {b}");
        }
    }
}

/// Part of the contract that `RULES_VERSION` numbers.
const MOVING_HASH: u64 = 11_848_495_238_008_776_707;
const START_HASH: u64 = 382_508_326_229_733_365;

#[test]
fn moving_begins_as_soon_as_neither_can_place() {
    // In a set-up: the ronds have a piece in hand and no square for it.
    let stuck = "LL1LRL/R1RR1L/1LRLLR/RL1LLR/R1RR1L 0,1 R 0";
    assert_eq!(
        set_up("", stuck).position_text(),
        "LL1LRL/R1RR1L/1LRLLR/RL1LLR/R1RR1L 0,0 L 0"
    );
    // Ronds have placed their last piece before; the longs place theirs and move at once.
    let mut run = set_up("", "LRLRLR/LRLRLR/RLRLRL/RLRL2/6 1,1 R 0");
    play(&mut run, "f1 c1");
    assert_eq!(
        run.position_text(),
        "LRLRLR/LRLRLR/RLRLRL/RLRL2/2L2R 0,0 L 0"
    );
    let mut run = set_up("", "LL4/6/6/6/4RR 1,0 L");
    let mut trace = Vec::new();
    let m = AnyRun::read_move(&run, "d5").unwrap();
    run.play(m, &mut trace).unwrap();
    assert_eq!(
        trace,
        [
            Event::Place {
                player: LONGS,
                square: 19
            },
            Event::Turn {
                player: Some(LONGS)
            }
        ]
    );
    // The ronds have nothing in hand: they pass, and passing while placing is not counted.
    let mut run = set_up("", "LL4/6/6/6/4RR 2,0 L");
    play(&mut run, "d5 -");
    assert_eq!(run.position_text(), "LL1L2/6/6/6/4RR 1,0 L 0");
}

#[test]
fn pieces_that_cannot_be_placed_go_out() {
    let mut run = set_up("", "LL2RL/R1RR1L/1LRLLR/RL1LLR/R1RR1L 1,1 L");
    let mut trace = Vec::new();
    let m = AnyRun::read_move(&run, "d5").unwrap();
    run.play(m, &mut trace).unwrap();
    assert_eq!(
        trace[1..],
        [
            Event::Discard {
                player: RONDS,
                pieces: 1
            },
            Event::Turn {
                player: Some(LONGS)
            }
        ]
    );
}

#[test]
fn a_passed_step_is_quiet() {
    let mut run = set_up("quiet=10", "LR4/R5/3R2/6/6 0,0 L 8");
    play(&mut run, "-");
    assert_eq!((run.quiet_plies(), run.outcome()), (9, None));
    play(&mut run, "d3e3");
    assert_eq!(end(&run), Some(("draw".to_owned(), End::Quiet)));
}

#[test]
fn a_count_at_its_limit_ends_the_game_after_the_next_quiet_ply() {
    let text = "LL4/2L2R/6/3RRR/6 0,0 L 100";
    assert_eq!(set_up("", text).outcome(), None);
    let mut run = set_up("", text);
    play(&mut run, "a5a4");
    assert_eq!(end(&run), Some(("draw".to_owned(), End::Quiet)));
    let mut run = set_up("", text);
    play(&mut run, "c4c5xd2");
    assert_eq!((run.quiet_plies(), run.outcome()), (0, None));
    let mut run = set_up("quiet=0", text);
    play(&mut run, "a5a4");
    assert_eq!(run.outcome(), None);
}

#[test]
fn the_third_occurrence_is_a_draw() {
    let round = "a5a4 f1f2 a4a5 f2f1 ";
    for (options, rounds) in [("repetition=2", 1), ("", 2), ("repetition=4", 3)] {
        let mut run = set_up(options, "L4L/6/6/6/R4R 0,0 L");
        play(&mut run, round.repeat(rounds).trim_end_matches("f2f1 "));
        assert_eq!(run.outcome(), None, "{options}");
        play(&mut run, "f2f1");
        assert_eq!(
            end(&run),
            Some(("draw".to_owned(), End::Repetition)),
            "{options}"
        );
        assert_eq!(legal(&run), [""; 0]);
    }
    let mut run = set_up("quiet=0,repetition=0", "L4L/6/6/6/R4R 0,0 L");
    play(&mut run, &round.repeat(50));
    assert_eq!(run.outcome(), None);
    assert_eq!(run.quiet_plies(), 200);
}

#[test]
fn own_ends() {
    let won = |winner: &str| Some((winner.to_owned(), End::Own));
    for (options, position, expected) in [
        ("", "L5/6/6/6/R5 0,0 L", None),
        ("", "6/6/6/6/6 1,1 L", None),
        ("", "6/6/6/6/6 0,0 L", won("draw")),
        ("", "L5/6/6/6/6 0,0 R", won("L")),
        ("", "R5/6/6/6/6 0,0 R", won("R")),
        ("", "6/6/6/6/6 0,1 R", won("R")),
        ("lose-at=2", "LLL3/6/6/6/RRR3 0,0 L", None),
        ("lose-at=2", "LL4/6/6/6/RR4 1,1 L", None),
        ("lose-at=2", "LL4/6/6/6/RRR3 0,0 L", won("R")),
        ("lose-at=2", "L5/6/6/6/RRR3 0,0 L", won("R")),
        ("lose-at=2", "LLL3/6/6/6/RR4 0,0 L", won("L")),
        ("lose-at=2", "LL4/6/6/6/RR4 0,0 L", won("draw")),
    ] {
        let run = set_up(options, position);
        assert_eq!(end(&run), expected, "{options}: {position}");
        assert_eq!(run.picture().turn.is_none(), expected.is_some());
    }
    // The own end goes before the limit of quiet plies and before repetition.
    let mut run = set_up("", "LL4/2L2R/6/6/6 0,0 L 99");
    play(&mut run, "c4c5xf4");
    assert_eq!(end(&run), won("L"));
    // With the default a player with two pieces plays on.
    let three = "LL4/2L3/6/1R1R1R/6 0,0 L";
    for (options, expected) in [("", None), ("lose-at=2", won("L"))] {
        let mut run = set_up(options, three);
        play(&mut run, "c4c5xb2");
        assert_eq!(end(&run), expected);
    }
}

#[test]
fn what_a_line_is_worth() {
    // c4c5 makes four, d5c5 three.
    let four = "LL1L2/2L2R/6/6/6 0,0 L";
    for (options, expected) in [
        ("", ["c4c5", "d5c5xf4"].as_slice()),
        ("line=three-or-more", &["c4c5xf4", "d5c5xf4"]),
        ("line=four-forbidden", &["d5c5xf4"]),
    ] {
        let found: Vec<String> = legal(&set_up(options, four))
            .into_iter()
            .filter(|m| m.starts_with("c4c5") || m.starts_with("d5c5"))
            .collect();
        assert_eq!(found, expected, "{options}");
    }
    // Three down and four across: the longer line forbids, where four are forbidden.
    let both = "LLL1L1/3L2/3L2/6/R5 0,0 L";
    assert!(legal(&set_up("", both)).contains(&"e5d5xa1".to_owned()));
    assert!(
        !legal(&set_up("line=four-forbidden", both))
            .iter()
            .any(|m| m.starts_with("e5d5"))
    );
    // Leaving a line of four so that three remain takes nothing: the piece that moved stands in no line.
    assert!(legal(&set_up("", "LLLL2/6/6/6/R5 0,0 L")).contains(&"d5d4".to_owned()));
}

#[test]
fn forbidden_four_may_leave_nothing_but_a_pass() {
    // The only empty square the longs can reach is the corner of two lines.
    let text = "LLL1R1/RRRLR1/2RLR1/2RLR1/3R2 0,0 L 0";
    assert_eq!(legal(&set_up("", text)), ["c5d5", "d4d5"]);
    let mut run = set_up("line=four-forbidden", text);
    assert_eq!(legal(&run), ["-"]);
    play(&mut run, "-");
    assert_eq!(run.position_text(), text.replace("L 0", "R 1"));
}

#[test]
fn the_board_lies_as_the_longs_see_it() {
    let layout = wali("").layout();
    let at = |label: &str| {
        let spot = layout.spots.iter().find(|s| s.label == label).unwrap();
        (spot.x, spot.y)
    };
    assert_eq!((layout.width, layout.height), (6.0, 7.0));
    assert_eq!((at("a5"), at("f5")), ((0.5, 1.5), (5.5, 1.5)));
    assert_eq!((at("a1"), at("f1")), ((0.5, 5.5), (5.5, 5.5)));
    assert_eq!(layout.spots.len(), 32);
    let hand = |player| layout.spot(Place::Hand(player)).unwrap();
    assert_eq!((hand(LONGS).y, hand(RONDS).y), (6.5, 0.5));
    for square in Square::all() {
        assert_eq!(
            layout.spot(Place::Square(square.0)).unwrap().label,
            square.to_string()
        );
    }
}
