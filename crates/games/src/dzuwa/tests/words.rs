use std::time::Instant;

use semailles_core::{Move, MoveError, Place, Player};

use super::*;

#[test]
fn why_not() {
    for row in table(
        "
          | 0,1,0/0,0,0/0,0,0/0,0,0 4,0,0,0 4,4,4,4 - 1 | a  | EmptyPit
          | 0,1,0/0,0,0/0,0,0/0,0,0 4,0,0,0 4,4,4,4 - 1 | a< | EmptyPit
          | 0,1,0/0,0,0/0,0,0/0,0,0 4,0,0,0 4,4,4,4 - 1 | b< | ClockwiseEndsEmpty
          | 0,1,0/0,0,0/0,0,0/0,0,0 4,0,0,0 4,4,4,4 - 1 | h  | HandLocked
          | 0,1,0/0,0,0/0,0,0/0,0,0 4,0,0,0 4,4,4,4 - 1 | h< | NotInThisGame
        h | 0,1,0/0,0,0/0,0,0/0,0,0 4,0,0,0 4,4,4,4 - 1 | h< | HandLocked
        h | 0,0,0/0,0,0/0,0,0/0,0,0 4,0,0,0 4,4,4,4 - 1 | h< | ClockwiseEndsEmpty
          | 0,1,0/0,0,0/0,0,0/0,0,0 0,0,0,0 4,4,4,4 - 1 | h  | HandEmpty
          | 0,1,0/0,0,0/0,0,0/0,0,0 4,0,0,0 4,4,4,4 - 1 | x  | NoPoison
          | 0,0,0/0,0,0/0,0,0/0,0,0 5,0,0,0 4,4,4,4 - 1 | x  | NoPoison
          | 0,0,0/1,0,0/0,0,0/0,0,0 4,0,0,0 4,0,4,4 - 1 | x  | NoTarget
          | 0,0,0/1,0,0/0,0,0/0,0,0 4,0,0,0 4,0,4,4 - 1 | -  | CannotPass
          | 0,0,0/1,0,0/0,0,0/0,0,0 4,0,0,0 3,0,4,4 - 1 | z  | HeadStays
          | 0,0,0/1,0,0/0,0,0/0,0,0 0,0,0,0 4,0,4,4 - 1 | z  | HeadStays
          | 0,0,0/1,0,0/0,0,0/0,0,0 0,0,0,0 4,0,4,4 - 1 | a  | MustPass
          | 0,0,0/1,0,0/0,0,0/0,0,0 0,0,0,0 4,0,4,4 - 1 | h  | MustPass
          | 0,0,0/1,0,0/0,0,0/0,0,0 0,0,0,0 0,0,4,4 - 1 | z  | MustPass
          | 0,0,0/1,0,0/0,0,0/0,0,0 0,0,0,0 3,0,4,4 - 1 | h  | HandEmpty
          | 0,0,0/1,0,0/0,0,0/0,0,0 0,0,0,0 3,0,4,4 - 1 | a  | EmptyPit
          | 0,0,0/1,0,0/0,0,0/0,0,0 0,0,0,0 3,0,4,4 - 1 | x  | NoPoison
          | 0,0,0/1,0,0/0,0,0/0,0,0 0,0,0,0 3,0,4,4 - 1 | -  | CannotPass
          | 1,0,0/1,0,0/0,0,0/0,0,0 0,0,0,0 0,0,4,4 1 1 | a  | IsOut
          | 0,0,0/1,0,0/0,0,0/0,0,0 0,0,0,0 0,0,4,4 1 1 | z  | IsOut
          | 0,0,0/0,0,0/0,0,0/0,0,0 0,0,0,0 0,4,0,4 - 1 | a  | GameOver
        ",
    ) {
        let [options, text, m, why] = row[..] else {
            panic!("{row:?}")
        };
        let with_h = if options == "h" {
            ":hand-clockwise=from-right"
        } else {
            ""
        };
        match at(with_h, text).read_move(m) {
            Err(MoveError::Illegal { why: found, .. }) => {
                assert_eq!(format!("{found:?}"), why, "{row:?}");
            }
            other => panic!("{row:?}: {other:?}"),
        }
    }
}

#[test]
fn texts_of_moves_are_strict() {
    let run = game("").begin();
    assert!(TEXTS.is_sorted_by(|a, b| a.as_bytes() < b.as_bytes()));
    for (m, text) in (0..).zip(TEXTS) {
        assert_eq!(run.move_text(Move(m)), text);
    }
    let long = "a".repeat(10_000_000);
    for bad in [
        "", "A", " a", "a ", "a>", "<a", "a<<", "d", "x<", "z<", "–", "а", "−", "aa", &long,
    ] {
        let error = run.read_move(bad).unwrap_err();
        assert!(matches!(error, MoveError::Unknown { .. }), "{error}");
        assert!(error.to_string().len() < 250, "{error}");
    }
    let message = run.read_move("A").unwrap_err().to_string();
    assert_eq!(
        message,
        "\"A\" is not a move of this game; expected a, a<, b, b<, c, c<, h, h<, x, z or -"
    );
}

#[test]
fn texts_of_positions_are_lenient_in_white_space_alone() {
    let text = " 3,2,2/3,2,2/3,2,2/3,2,2\t0,0,0,0 \n 4,4,4,4  -  1 ";
    let canonical = "3,2,2/3,2,2/3,2,2/3,2,2 0,0,0,0 4,4,4,4 - 1 0";
    assert_eq!(at("", text).position_text(), canonical);
    assert_eq!(game("").begin().position_text(), canonical);
    let text = "0,0,0/0,0,0/0,0,0/0,0,0 0,0,0,0 0,0,0,0 1234 4 999999999";
    assert_eq!(at("", text).position_text(), text);
    let text = "44,0,0/0,0,0/0,0,0/0,0,0 0,0,0,0 0,0,0,0 234 1 7";
    assert_eq!(at("", text).position_text(), text);
}

#[test]
fn errors_in_positions_say_where() {
    let ones = ["1"; 47].join(",");
    for row in table(&format!(
        "
        | column 1, pits: expected the form 3,2,2/3,2,2/3,2,2/3,2,2, found the end
        1,2,3/4 | column 1, pits: expected the form 3,2,2/3,2,2/3,2,2/3,2,2, found \"1,2,3/4\"
        {ones} | column 1, pits: expected the form 3,2,2/3,2,2/3,2,2/3,2,2, found \"{}…\"
        0,0,0/3,2,2,2/0,0,0/0,0,0 | column 7, pits of player 2: expected 3 numbers separated by ',', found \"3,2,2,2\"
        0,0,0/3,٣,2/0,0,0/0,0,0 | column 9, pits of player 2: expected a number from 0 to 44, found \"٣\"
        0,0,0/0,0,0/03,2,2/0,0,0 | column 13, pits of player 3: expected a number from 0 to 44, found \"03\"
        0,0,0/0,0,0/0,0,0/0,0,45 | column 23, pits of player 4: expected a number from 0 to 44, found \"45\"
        3,2,2/3,2,2/3,2,2/3,2,2 | column 24, hands: expected the form 0,0,0,0, found the end
        3,2,2/3,2,2/3,2,2/3,2,2 0,0,-1,0 | column 29, hands: expected a number from 0 to 44, found \"-1\"
        3,2,2/3,2,2/3,2,2/3,2,2 0,0,0,0 4,4,5,4 - 1 | column 37, heads: expected a number from 0 to 4, found \"5\"
        3,2,2/3,2,2/3,2,2/3,2,2 0,0,0,0 4,4,4 - 1 | column 33, heads: expected 4 numbers separated by ',', found \"4,4,4\"
        3,2,2/3,2,2/3,2,2/3,2,2 0,0,0,0 4,4,4,4 | column 40, players who are out: expected the form - or ascending digits from 1 to 4, as in 24, found the end
        3,2,2/3,2,2/3,2,2/3,2,2 0,0,0,0 4,0,4,0 42 1 | column 41, players who are out: expected the form - or ascending digits from 1 to 4, as in 24, found \"42\"
        3,2,2/3,2,2/3,2,2/3,2,2 0,0,0,0 4,0,4,4 22 1 | column 41, players who are out: expected the form - or ascending digits from 1 to 4, as in 24, found \"22\"
        3,2,2/3,2,2/3,2,2/3,2,2 0,0,0,0 4,0,4,4 5 1 | column 41, players who are out: expected the form - or ascending digits from 1 to 4, as in 24, found \"5\"
        3,2,2/3,2,2/3,2,2/3,2,2 0,0,0,0 4,4,4,4 - | column 42, player to move: expected one of 1, 2, 3, 4, found the end
        3,2,2/3,2,2/3,2,2/3,2,2 0,0,0,0 4,4,4,4 - S | column 43, player to move: expected one of 1, 2, 3, 4, found \"S\"
        3,2,2/3,2,2/3,2,2/3,2,2 0,0,0,0 4,4,4,4 - १ | column 43, player to move: expected one of 1, 2, 3, 4, found \"१\"
        3,2,2/3,2,2/3,2,2/3,2,2 0,0,0,0 4,4,4,4 - 1 01 | column 45, quiet plies: expected a number from 0 to 999999999, found \"01\"
        3,2,2/3,2,2/3,2,2/3,2,2 0,0,0,0 4,4,4,4 - 1 0 x | column 47, end: expected nothing more, found \"x\"
        3,2,2/3,2,2/3,2,2/3,2,2 0,0,0,1 4,4,4,4 - 1 | column 1, seeds: expected 0 to 44 in all, found \"45\"
        44,44,44/44,44,44/44,44,44/44,44,44 44,44,44,44 4,4,4,4 - 1 | column 1, seeds: expected 0 to 44 in all, found \"720\"
        0,0,0/0,0,0/0,0,0/0,0,0 0,3,0,0 4,0,4,4 2 1 | column 27, hand of a player who is out: expected a number from 0 to 0, found \"3\"
        0,0,0/0,0,0/0,0,0/0,0,0 0,0,0,0 4,4,4,1 4 1 | column 39, head of a player who is out: expected a number from 0 to 0, found \"1\"
        ",
        &ones[..30],
    )) {
        let [text, message] = row[..] else {
            panic!("{row:?}")
        };
        let error = game("").set_up(text).unwrap_err().to_string();
        assert_eq!(error, format!("position, {message}"), "{text}");
    }
}

#[test]
fn ten_million_characters_are_refused_at_once() {
    let begin = Instant::now();
    let start = game("").begin().position_text();
    let (pits, _) = start.split_at(24);
    let (heads, _) = start.split_at(40);
    for long in ["1", "/", ",", "1/", "é"] {
        let long = long.repeat(10_000_000 / long.len());
        for before in ["", "0,0,0/0,0,0/0,0,0/", pits, heads, &format!("{start} ")] {
            let error = game("").set_up(&format!("{before}{long}")).unwrap_err();
            assert!(error.to_string().len() < 250, "{error}");
        }
    }
    assert!(begin.elapsed().as_secs() < 10, "{:?}", begin.elapsed());
}

#[test]
fn the_ring_lies_as_the_players_sit() {
    let layout = game("").layout();
    assert_eq!(layout.spots.len(), 20);
    let point = |place| {
        let spot = layout.spot(place).unwrap();
        (spot.x, spot.y)
    };
    let distance = |a: (f32, f32), b: (f32, f32)| (a.0 - b.0).hypot(a.1 - b.1);
    let centre = (layout.width / 2.0, layout.height / 2.0);
    // Neighbours along the course are 1 apart, and the course goes anticlockwise as seen from above.
    assert_eq!(layout.course, (0..12).collect::<Vec<u8>>());
    for i in 0..12 {
        let (here, next) = (point(Place::Pit(i)), point(Place::Pit((i + 1) % 12)));
        assert!((distance(here, next) - 1.0).abs() < 1e-4);
        let cross =
            (here.0 - centre.0) * (next.1 - centre.1) - (here.1 - centre.1) * (next.0 - centre.0);
        assert!(cross < 0.0, "y grows downwards");
    }
    // Nothing lies on anything else or outside the picture.
    for (i, a) in layout.spots.iter().enumerate() {
        assert!((0.5 - 1e-4..=layout.width - 0.5 + 1e-4).contains(&a.x));
        assert!((0.5 - 1e-4..=layout.height - 0.5 + 1e-4).contains(&a.y));
        for b in &layout.spots[..i] {
            assert!(distance((a.x, a.y), (b.x, b.y)) > 0.99, "{a:?} {b:?}");
        }
    }
    // 1 below, 2 to the right, 3 above, 4 to the left; hands outside.
    let (width, hands) = (
        layout.width,
        [0, 1, 2, 3].map(|p| point(Place::Hand(Player(p)))),
    );
    assert!(hands[0].1 > width * 0.8 && hands[1].0 > width * 0.8);
    assert!(hands[2].1 < width * 0.2 && hands[3].0 < width * 0.2);
    // For player 1, a is on the left and the head above it.
    let (a, c) = (point(Place::Pit(0)), point(Place::Pit(2)));
    assert!(a.0 < c.0 && (a.1 - c.1).abs() < 1e-4);
    for p in 0..4 {
        let (a, head) = (point(Place::Pit(3 * p)), point(Place::Head(Player(p))));
        assert!((distance(a, head) - 1.0).abs() < 1e-4);
        assert!(distance(head, centre) < distance(a, centre));
        let labels: Vec<&str> = layout.spots[usize::from(3 * p)..][..3]
            .iter()
            .map(|s| s.label.as_str())
            .collect();
        assert_eq!(labels, ["a", "b", "c"]);
        assert!(
            layout
                .spots
                .iter()
                .filter(|s| s.owner == Some(Player(p)))
                .count()
                == 5
        );
    }
}
