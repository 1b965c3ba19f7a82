//! A grid of squares, its columns lettered and its rows numbered.

use semailles_core::{Place, Player, Spot};
use semailles_locale::{cli as t, text};

use super::Board;

pub(super) fn draw(board: &Board<'_>) -> Vec<String> {
    let mut squares: Vec<&Spot> = board
        .layout
        .spots
        .iter()
        .filter(|s| matches!(s.place, Place::Square(_)))
        .collect();
    squares.sort_by(|a, b| a.y.total_cmp(&b.y).then(a.x.total_cmp(&b.x)));
    let rows: Vec<&[&Spot]> = squares.chunk_by(|a, b| a.y == b.y).collect();
    let Some(first) = rows.first() else {
        return Vec::new();
    };
    let rule = |left: &str, cross: &str, right: &str| {
        format!("  {left}{}{right}", vec!["───"; first.len()].join(cross))
    };
    let letters: String = first
        .iter()
        .map(|s| {
            format!(
                "  {} ",
                s.label.trim_end_matches(|c: char| c.is_ascii_digit())
            )
        })
        .collect();
    let letters = format!("  {}", letters.trim_end());
    let mut lines = Vec::new();
    lines.extend(hand(board, true));
    lines.push(letters.clone());
    lines.push(rule("╭", "┬", "╮"));
    for (i, row) in rows.iter().enumerate() {
        if i > 0 {
            lines.push(rule("├", "┼", "┤"));
        }
        let number = row[0]
            .label
            .trim_start_matches(|c: char| c.is_ascii_alphabetic());
        let cells: Vec<String> = row
            .iter()
            .map(|s| format!(" {} ", piece(board, s.place)))
            .collect();
        lines.push(format!("{number} │{}│ {number}", cells.join("│")));
    }
    lines.push(rule("╰", "┴", "╯"));
    lines.push(letters);
    lines.extend(hand(board, false));
    lines
}

/// What a player's pieces look like.
fn sign(player: Player) -> char {
    if player == Player(0) { '┃' } else { '●' }
}

fn piece(board: &Board<'_>, place: Place) -> char {
    let Place::Square(square) = place else {
        return ' ';
    };
    board.picture.squares[usize::from(square)].map_or(' ', |piece| sign(piece.0))
}

/// The hands above or below the board: whose, what the pieces look like, how many.
fn hand(board: &Board<'_>, above: bool) -> impl Iterator<Item = String> {
    let middle = board.layout.height / 2.0;
    board.layout.spots.iter().filter_map(move |spot| {
        let Place::Hand(player) = spot.place else {
            return None;
        };
        let n = board.picture.count(spot.place);
        let held = text!(board.lang, t::IN_HAND, n = n);
        let line = format!("  {} {} · {held}", board.name(player), sign(player));
        ((spot.y < middle) == above).then_some(line)
    })
}
