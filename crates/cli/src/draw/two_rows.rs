//! Two rows of pits, with or without stores at the ends.

use semailles_core::{Place, Player, Spot};
use semailles_locale::{cli as t, text};

use super::{Board, seeds};

/// How much room is made of what there is.
#[derive(Clone, Copy)]
struct Style {
    /// Columns of a pit, without its border.
    cell: usize,
    /// Columns of a number in it.
    digits: usize,
    /// Whether the stores are drawn at the ends.
    stores: bool,
    /// Whether the way of sowing is drawn around the board.
    way: bool,
}

impl Style {
    fn width(self, pits: usize) -> usize {
        let cells = pits + if self.stores { 2 } else { 0 };
        cells * (self.cell + 1) + 1 + if self.way { 6 } else { 0 }
    }

    /// The finest style that fits, or the narrowest.
    fn fitting(pits: usize, digits: usize, stores: bool, width: usize) -> Self {
        let mut narrowest = None;
        for stores in [stores, false] {
            for way in [true, false] {
                for cell in [digits + 2, digits + 1, digits] {
                    let style = Self {
                        cell,
                        digits,
                        stores,
                        way,
                    };
                    if style.width(pits) <= width {
                        return style;
                    }
                    narrowest = Some(style);
                }
            }
        }
        narrowest.unwrap_or(Self {
            cell: digits,
            digits,
            stores: false,
            way: false,
        })
    }

    /// A text in a cell, its last character under those of numbers.
    fn cell(self, text: &str) -> String {
        let padded = format!("{text:>0$}", self.digits);
        match self.cell - self.digits {
            0 => padded,
            1 => format!(" {padded}"),
            _ => format!(" {padded} "),
        }
    }
}

pub(super) fn draw(board: &Board<'_>, stores: bool) -> Vec<String> {
    let (upper, lower) = rows(board);
    let most = board.picture.pits.iter().chain(&board.picture.stores).max();
    let digits = most.map_or(2, |n| n.to_string().len()).max(2);
    let style = Style::fitting(upper.len(), digits, stores, board.width);
    let mut lines = vec![name_line(board, style, &upper), label_line(style, &upper)];
    lines.extend(frame(board, style, &upper, &lower));
    lines.push(label_line(style, &lower));
    lines.push(name_line(board, style, &lower));
    lines
}

/// The pits above and those below, from left to right.
fn rows<'a>(board: &'a Board<'_>) -> (Vec<&'a Spot>, Vec<&'a Spot>) {
    let mut pits: Vec<&Spot> = board
        .layout
        .spots
        .iter()
        .filter(|s| matches!(s.place, Place::Pit(_)))
        .collect();
    pits.sort_by(|a, b| a.x.total_cmp(&b.x));
    let middle = board.layout.height / 2.0;
    pits.into_iter().partition(|s| s.y < middle)
}

/// Whose row it is, what has been captured where that is not drawn, and the way of sowing where it is not.
fn name_line(board: &Board<'_>, style: Style, row: &[&Spot]) -> String {
    let Some(player) = row.first().and_then(|s| s.owner) else {
        return String::new();
    };
    let mut line = board.name(player);
    if !style.stores {
        let n = board.picture.count(Place::Store(player));
        line = format!("{line} · {}", text!(board.lang, t::CAPTURED, n = n));
    }
    if !style.way {
        let leftwards = board.anticlockwise() == (player == Player(1));
        line = if leftwards {
            format!("← {line}")
        } else {
            format!("{line} →")
        };
    }
    format!("{}{line}", margin(style))
}

fn label_line(style: Style, row: &[&Spot]) -> String {
    let labels: String = row
        .iter()
        .map(|s| format!(" {}", style.cell(&s.label)))
        .collect();
    let store = if style.stores { style.cell + 1 } else { 0 };
    let line = format!("{}{}{labels}", margin(style), " ".repeat(store));
    line.trim_end().to_owned()
}

fn margin(style: Style) -> &'static str {
    if style.way { "   " } else { "" }
}

/// The board itself: five lines, with the way of sowing around them.
fn frame(board: &Board<'_>, style: Style, upper: &[&Spot], lower: &[&Spot]) -> [String; 5] {
    let bar = "─".repeat(style.cell);
    let rule = |left: &str, cross: &str, right: &str| {
        format!("{left}{}{right}", vec![&bar[..]; upper.len()].join(cross))
    };
    let row = |row: &[&Spot]| {
        let cells = row
            .iter()
            .map(|s| style.cell(&seeds(board.picture.count(s.place))));
        format!("│{}│", cells.collect::<Vec<_>>().join("│"))
    };
    let mut lines = [
        rule("╭", "┬", "╮"),
        row(upper),
        rule("├", "┼", "┤"),
        row(lower),
        rule("╰", "┴", "╯"),
    ];
    if style.stores {
        let cells = |of: &[&Spot]| {
            let Some(player) = of.first().and_then(|s| s.owner) else {
                return ["", "", ""].map(|blank| style.cell(blank));
            };
            let n = board.picture.count(Place::Store(player));
            [board.game.symbol(player), &n.to_string(), ""].map(|text| style.cell(text))
        };
        // A store lies at its owner's right.
        let (left, right) = (cells(upper), cells(lower));
        let [top, above, middle, below, bottom] = &mut lines;
        *top = format!("╭{bar}┬{}┬{bar}╮", top.trim_matches(['╭', '╮']));
        *above = format!("│{}{above}{}│", left[0], right[0]);
        *middle = format!("│{}{middle}{}│", left[1], right[1]);
        *below = format!("│{}{below}{}│", left[2], right[2]);
        *bottom = format!("╰{bar}┴{}┴{bar}╯", bottom.trim_matches(['╰', '╯']));
    }
    if style.way {
        let (left, right) = if board.anticlockwise() {
            (
                ["   ", "╭─ ", "│  ", "╰→ ", "   "],
                ["", " ←╮", "  │", " ─╯", ""],
            )
        } else {
            (
                ["   ", "╭→ ", "│  ", "╰─ ", "   "],
                ["", " ─╮", "  │", " ←╯", ""],
            )
        };
        for (line, (left, right)) in lines.iter_mut().zip(left.iter().zip(right)) {
            *line = format!("{left}{line}{right}");
        }
    }
    lines
}
