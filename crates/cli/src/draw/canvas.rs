//! A sheet of characters on which texts are put anywhere.

/// Lines of characters.
#[derive(Debug)]
pub(super) struct Canvas {
    width: usize,
    rows: Vec<Vec<char>>,
}

impl Canvas {
    /// An empty sheet.
    pub(super) fn new(width: usize, height: usize) -> Self {
        Self {
            width,
            rows: vec![vec![' '; width]; height],
        }
    }

    /// Writes a text around a column, moved so that all of it is on the sheet.
    pub(super) fn centre(&mut self, column: usize, row: usize, text: &str) {
        let length = text.chars().count();
        let from = column.saturating_sub(length / 2);
        let from = from.min(self.width.saturating_sub(length));
        let Some(line) = self.rows.get_mut(row) else {
            return;
        };
        for (slot, c) in line.iter_mut().skip(from).zip(text.chars()) {
            *slot = c;
        }
    }

    /// The lines, without spaces at their ends and without empty lines around them.
    pub(super) fn lines(self) -> Vec<String> {
        let mut lines: Vec<String> = self
            .rows
            .iter()
            .map(|row| row.iter().collect::<String>().trim_end().to_owned())
            .collect();
        while lines.last().is_some_and(String::is_empty) {
            lines.pop();
        }
        let empty = lines.iter().take_while(|line| line.is_empty()).count();
        lines.split_off(empty)
    }
}
