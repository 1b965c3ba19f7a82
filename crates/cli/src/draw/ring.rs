//! A ring of pits with players outside it: every place is drawn where the layout has it.

use semailles_core::{Place, Spot};
use semailles_locale::{cli as t, text};

use super::canvas::Canvas;
use super::{Board, seeds};

/// Columns a unit at most; characters are about twice as high as wide.
const COLUMNS: f32 = 8.0;
const ROWS: f32 = 3.0;

pub(super) fn draw(board: &Board<'_>) -> Vec<String> {
    let layout = &board.layout;
    let scale = COLUMNS.min((board.width as f32 - 2.0) / layout.width);
    let (half_width, half_height) = (layout.width / 2.0, layout.height / 2.0);
    // Rounded from the centre, so that what is symmetric looks so.
    let centre = ((half_width * scale).ceil(), (half_height * ROWS).ceil());
    let at = |x: f32, y: f32| {
        let column = centre.0 + ((x - half_width) * scale).round();
        let row = centre.1 + ((y - half_height) * ROWS).round();
        (column as usize, row as usize)
    };
    let (width, height) = (2 * centre.0 as usize + 1, 2 * centre.1 as usize + 2);
    let mut canvas = Canvas::new(width, height);
    for spot in &layout.spots {
        let (column, row) = at(spot.x, spot.y);
        let n = seeds(board.picture.count(spot.place));
        match spot.place {
            Place::Pit(_) => canvas.centre(column, row, &format!("{}({n})", spot.label)),
            Place::Head(_) => canvas.centre(column, row, &format!("[{n}]")),
            Place::Hand(_) => {
                let beside = (spot.x - half_width).abs() > (spot.y - half_height).abs();
                seat(board, &mut canvas, spot, (column, row), beside);
            }
            _ => {}
        }
    }
    let way = if board.anticlockwise() { "↺" } else { "↻" };
    canvas.centre(centre.0 as usize, centre.1 as usize, way);
    let mut lines = canvas.lines();
    lines.push(String::new());
    lines.push(text!(board.lang, t::RING_LEGEND));
    lines
}

/// A player's name above what the hand holds. Beside the ring the two make room for the pit between them.
fn seat(
    board: &Board<'_>,
    canvas: &mut Canvas,
    spot: &Spot,
    (column, row): (usize, usize),
    beside: bool,
) {
    let Some(player) = spot.owner else {
        return;
    };
    let out = board.picture.out.get(player.index()) == Some(&true);
    let hand = if out {
        text!(board.lang, t::IS_OUT)
    } else {
        text!(board.lang, t::HAND, n = board.picture.count(spot.place))
    };
    let above = if beside { row.saturating_sub(1) } else { row };
    canvas.centre(column, above, &board.name(player));
    canvas.centre(column, row + 1, &hand);
}
