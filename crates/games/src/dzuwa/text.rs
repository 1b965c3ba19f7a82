use semailles_core::{Expected, Field, Fields, PositionError, quiet_plies};

use super::board::{Board, SEEDS, hand, pit};
use super::{FOUR, Position};

const PITS: Expected = Expected::Form("3,2,2/3,2,2/3,2,2/3,2,2");
const HANDS: Expected = Expected::Form("0,0,0,0");
const HEADS: Expected = Expected::Form("4,4,4,4");
const OUT: Expected = Expected::Form("- or ascending digits from 1 to 4, as in 24");
const TURN: Expected = Expected::OneOf("1, 2, 3, 4");

const PITS_OF: [&str; 4] = [
    "pits of player 1",
    "pits of player 2",
    "pits of player 3",
    "pits of player 4",
];

/// Reads a position and validates it; whether the game is over is not looked at.
pub(super) fn read(text: &str) -> Result<Position, PositionError> {
    let mut fields = Fields::of(text);
    let mut board = Board::default();

    let pits = fields.next("pits", PITS)?;
    if pits.text.split('/').count() != 4 {
        return Err(pits.error(PITS));
    }
    for (player, (row, name)) in (0..).zip(pits.split('/').zip(PITS_OF)) {
        let mut seeds = [0; 3];
        row.named(name).numbers(',', SEEDS, &mut seeds)?;
        (0..)
            .zip(seeds)
            .for_each(|(i, n)| board.put(pit(player, i), n));
    }
    let in_hand = fields.next("hands", HANDS)?;
    let mut hands = [0; 4];
    in_hand.numbers(',', SEEDS, &mut hands)?;
    (0..).zip(hands).for_each(|(p, n)| board.put(hand(p), n));

    let in_heads = fields.next("heads", HEADS)?;
    let mut heads = [0; 4];
    in_heads.numbers(',', FOUR, &mut heads)?;

    let out = players(fields.next("players who are out", OUT)?)?;
    let field = fields.next("player to move", TURN)?;
    let turn = match field.text {
        "1" => 0,
        "2" => 1,
        "3" => 2,
        "4" => 3,
        _ => return Err(field.error(TURN)),
    };
    let quiet = quiet_plies(&mut fields)?;
    fields.end()?;

    let places = (0..16).map(|at| board.get(at));
    let total: u32 = places.chain(heads).map(u32::from).sum();
    if total > u32::from(SEEDS) {
        return Err(PositionError {
            field: "seeds",
            column: 1,
            expected: Expected::Total {
                min: 0,
                max: u32::from(SEEDS),
            },
            found: total.to_string(),
        });
    }
    // S31: who is out has had nothing in hand and head, and nothing comes there before coming back.
    let none = |field: Field<'_>, name| {
        let (mut of_each, is_out) = (field.split(','), |p: usize| out >> p & 1 != 0);
        let wrong = (0..4).find_map(|p| of_each.next().filter(|f| is_out(p) && f.text != "0"));
        let expected = Expected::Number { min: 0, max: 0 };
        wrong.map_or(Ok(()), |f| Err(f.named(name).error(expected)))
    };
    none(in_hand, "hand of a player who is out")?;
    none(in_heads, "head of a player who is out")?;

    Ok(Position {
        board,
        heads,
        out,
        turn,
        outcome: None,
        quiet,
    })
}

/// The bits of the players in a text of ascending digits, or `-` for nobody.
fn players(field: Field<'_>) -> Result<u8, PositionError> {
    let digits = field.text.as_bytes();
    let known = digits.iter().all(|d| (b'1'..=b'4').contains(d));
    match field.text {
        "-" => Ok(0),
        _ if known && digits.is_sorted_by(|a, b| a < b) => {
            Ok(digits.iter().map(|d| 1 << (d - b'1')).sum())
        }
        _ => Err(field.error(OUT)),
    }
}

/// The canonical text.
pub(super) fn write(position: &Position) -> String {
    let list = |numbers: &mut dyn Iterator<Item = u8>, separator: &str| {
        let texts: Vec<String> = numbers.map(|n| n.to_string()).collect();
        texts.join(separator)
    };
    let row = |p| list(&mut (0..3).map(|i| position.board.get(pit(p, i))), ",");
    let rows: Vec<String> = (0..4).map(row).collect();
    let hands = list(&mut (0..4).map(|p| position.board.get(hand(p))), ",");
    let heads = list(&mut position.heads.into_iter(), ",");
    let out = match position.out {
        0 => "-".to_owned(),
        _ => list(
            &mut (0..4).filter(|&p| position.is_out(p)).map(|p| p + 1),
            "",
        ),
    };
    let (rows, turn, quiet) = (rows.join("/"), position.turn + 1, position.quiet);
    format!("{rows} {hands} {heads} {out} {turn} {quiet}")
}
