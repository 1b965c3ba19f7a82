//! The text of a position: `6/6/6/6/6 12,12 L 0`.

use semailles_core::{Expected, Field, Fields, MAX_QUIET, PositionError};

use super::board::{COLUMNS, ROWS, Square, Squares};
use super::{LONGS, PIECES, PLAYERS, Position, RONDS, symbol};

/// The canonical text.
pub(super) fn write(p: &Position) -> String {
    let mut text = String::with_capacity(48);
    for row in (0..ROWS).rev() {
        let mut gap = 0;
        for column in 0..COLUMNS {
            let square = Square::at(column, row);
            match PLAYERS
                .into_iter()
                .find(|player| p.pieces[player.index()].contains(square))
            {
                None => gap += 1,
                Some(player) => {
                    push_gap(&mut text, std::mem::take(&mut gap));
                    text.push_str(symbol(player));
                }
            }
        }
        push_gap(&mut text, gap);
        text.push(if row > 0 { '/' } else { ' ' });
    }
    let [longs, ronds] = p.hands;
    text + &format!("{longs},{ronds} {} {}", symbol(p.turn), p.quiet)
}

/// A row's squares up to a piece or its end; nothing if there are none.
pub(super) fn push_gap(text: &mut String, gap: u8) {
    if gap > 0 {
        text.push(char::from(b'0' + gap));
    }
}

/// Reads the text of a position; whether moving begins and whether the game is over is not asked.
pub(super) fn read(text: &str) -> Result<Position, PositionError> {
    const BOARD: Expected =
        Expected::Form("6/6/6/6/6 (five rows, row 5 first; L, R, or the number of empty squares)");
    const ROW_NAMES: [&str; ROWS as usize] = ["row 5", "row 4", "row 3", "row 2", "row 1"];
    const IN_HAND: [&str; 2] = [
        "longs in hand, 12 with the board",
        "ronds in hand, 12 with the board",
    ];

    let mut fields = Fields::of(text);
    let field = fields.next("board", BOARD)?;
    if field.split('/').count() != ROW_NAMES.len() {
        return Err(field.error(BOARD));
    }
    let mut pieces = [Squares::NONE; 2];
    for ((row, part), name) in (0..ROWS).rev().zip(field.split('/')).zip(ROW_NAMES) {
        read_row(&part.named(name), row, &mut pieces)?;
    }
    for (set, name) in pieces
        .iter()
        .zip(["longs on the board", "ronds on the board"])
    {
        if set.len() > PIECES {
            return Err(field.named(name).error(Expected::Total {
                min: 0,
                max: u32::from(PIECES),
            }));
        }
    }

    let mut hands = [0; 2];
    let field = fields.next("pieces in hand", Expected::Form("12,12"))?;
    field.numbers(',', PIECES, &mut hands)?;
    for (i, part) in field.split(',').enumerate() {
        part.named(IN_HAND[i])
            .number(0, u32::from(PIECES - pieces[i].len()))?;
    }

    const SIDE: Expected = Expected::OneOf("L, R");
    let field = fields.next("side to move", SIDE)?;
    let turn = match field.text {
        "L" => LONGS,
        "R" => RONDS,
        _ => return Err(field.error(SIDE)),
    };

    // Placing is not quiet.
    let (name, max) = if hands == [0, 0] {
        ("quiet plies", MAX_QUIET)
    } else {
        ("quiet plies while placing", 0)
    };
    let quiet = fields.maybe(name).map_or(Ok(0), |f| f.number(0, max))?;
    fields.end()?;
    Ok(Position {
        pieces,
        hands,
        turn,
        quiet,
        over: None,
    })
}

/// Reads one row of the board.
fn read_row(field: &Field<'_>, row: u8, pieces: &mut [Squares; 2]) -> Result<(), PositionError> {
    const ROW: Expected = Expected::Form("LL1R2 (six squares)");
    let mut column = 0;
    let mut after_gap = None;
    for (at, c) in field.text.char_indices() {
        let here = || field.part(at, at + c.len_utf8());
        let width = match c {
            'L' | 'R' => 1,
            '1'..='6' => c as u8 - b'0',
            _ => {
                return Err(here().error(Expected::OneOf(
                    "L, R, a number of empty squares from 1 to 6",
                )));
            }
        };
        if column + width > COLUMNS {
            return Err(field.error(ROW));
        }
        if matches!(c, 'L' | 'R') {
            let i = usize::from(c == 'R');
            pieces[i] = pieces[i] | Squares::of(Square::at(column, row));
            after_gap = None;
        } else if let Some(start) = after_gap.replace(at) {
            // One form for one position.
            let gaps = field.part(start, at + 1);
            return Err(gaps.error(Expected::Form(
                "6 (one number for empty squares side by side)",
            )));
        }
        column += width;
    }
    if column == COLUMNS {
        Ok(())
    } else {
        Err(field.error(ROW))
    }
}
