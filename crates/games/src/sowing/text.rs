//! What positions and moves of two-row games look like, and where the pits lie.

use std::fmt::Write as _;

use semailles_core::{
    Expected, Field, Fields, Layout, Move, MoveError, Place, PositionError, Shape, Spot,
    quiet_plies,
};

use super::board::Pits;
use super::rows::Pit;
use super::{
    EarlyEnd, LOT_NORTH, LOT_SOUTH, LastFour, NORTH, PASS, Position, SOUTH, Sowing, Turn, pit_move,
};

impl<const W: usize> Sowing<W> {
    fn has_lot(&self) -> bool {
        matches!(
            self.rules.early_end,
            EarlyEnd::FewLeft {
                to: LastFour::Lot,
                ..
            }
        )
    }

    /// Whether positions say who made the first last-seed capture.
    fn has_first_final(&self) -> bool {
        matches!(self.rules.early_end, EarlyEnd::FewLeft { .. })
    }

    pub(super) fn read_fields(&self, text: &str) -> Result<Position<W>, PositionError> {
        let mut fields = Fields::of(text);
        let rows = fields.next("pits", Expected::Form("pits of South/pits of North"))?;
        let stores_field = fields.next("stores", Expected::Form("0-0"))?;
        let side = fields.next("side to move", self.sides())?;
        let quiet = quiet_plies(&mut fields)?;
        let first_final = if self.has_first_final() {
            fields.maybe("first last-seed capture")
        } else {
            None
        };
        fields.end()?;

        let pits = self.read_pits(rows)?;
        let stores = read_stores(stores_field)?;
        let all = [
            pits.iter().sum(),
            u32::from(stores[0]) + u32::from(stores[1]),
        ]
        .iter()
        .sum::<u32>();
        if !(1..=255).contains(&all) {
            return Err(rows
                .named("seeds in pits and stores")
                .error(Expected::Total { min: 1, max: 255 }));
        }
        let mut position = Position {
            pits: Pits::EMPTY,
            stores,
            turn: match side.text {
                "S" => Turn::South,
                "N" => Turn::North,
                "?" if self.has_lot() => Turn::Lot,
                _ => return Err(side.error(self.sides())),
            },
            first_final: match first_final.map(|f| (f, f.text)) {
                None | Some((_, "-")) => None,
                Some((_, "S")) => Some(SOUTH),
                Some((_, "N")) => Some(NORTH),
                Some((field, _)) => return Err(field.error(Expected::OneOf("-, S, N"))),
            },
            quiet,
            outcome: None,
        };
        for (pit, seeds) in self.rows.all().zip(pits) {
            position.pits.set(pit, seeds as u8);
        }
        if let (Turn::Lot, EarlyEnd::FewLeft { left, .. }) = (position.turn, self.rules.early_end)
            && !(1..=left).contains(&position.pits.sum())
        {
            let total = Expected::Total {
                min: 1,
                max: u32::from(left),
            };
            return Err(rows.named("seeds to be drawn for by lot").error(total));
        }
        Ok(position)
    }

    fn sides(&self) -> Expected {
        Expected::OneOf(if self.has_lot() { "S, N, ?" } else { "S, N" })
    }

    fn read_pits(&self, rows: Field<'_>) -> Result<Vec<u32>, PositionError> {
        let n = usize::from(self.rules.pits);
        let mut halves = rows.split('/');
        let (Some(south), Some(north), None) = (halves.next(), halves.next(), halves.next()) else {
            return Err(rows.error(Expected::Form("pits of South/pits of North")));
        };
        let mut pits = vec![0; 2 * n];
        south
            .named("pits of South")
            .numbers(',', 255, &mut pits[..n])?;
        north
            .named("pits of North")
            .numbers(',', 255, &mut pits[n..])?;
        Ok(pits.into_iter().map(u32::from).collect())
    }

    pub(super) fn write_position(&self, position: &Position<W>) -> String {
        let mut text = String::with_capacity(80);
        for (number, pit) in (0..).zip(self.rows.all()) {
            let before = match number {
                0 => "",
                _ if number == self.rules.pits => "/",
                _ => ",",
            };
            let _ = write!(text, "{before}{}", position.pits.get(pit));
        }
        let side = match position.turn {
            Turn::South => "S",
            Turn::North => "N",
            Turn::Lot => "?",
        };
        let _ = write!(
            text,
            " {}-{} {side} {}",
            position.stores[0], position.stores[1], position.quiet
        );
        if self.has_first_final() {
            text.push_str(
                position
                    .first_final
                    .map_or(" -", |p| [" S", " N"][p.index()]),
            );
        }
        text
    }

    pub(super) fn read_move_text(&self, text: &str) -> Result<Move, MoveError> {
        let n = self.rules.pits;
        let pit = match text.as_bytes() {
            [letter @ b'A'..=b'Z'] if letter - b'A' < n => Some(letter - b'A'),
            [letter @ b'a'..=b'z'] if letter - b'a' < n => Some(letter - b'a' + n),
            _ => None,
        };
        match (pit, text) {
            (Some(pit), _) => Ok(pit_move(self.rows.pit(pit))),
            (None, "-") => Ok(PASS),
            (None, "lot=N") if self.has_lot() => Ok(LOT_NORTH),
            (None, "lot=S") if self.has_lot() => Ok(LOT_SOUTH),
            _ => Err(MoveError::Unknown {
                found: semailles_core::shorten(text),
                expected: "a pit's letter (A, B, C … for South, a, b, c … for North) or - for a pass",
            }),
        }
    }

    pub(super) fn write_move(&self, m: Move) -> String {
        match m {
            PASS => "-".to_owned(),
            LOT_NORTH => "lot=N".to_owned(),
            LOT_SOUTH => "lot=S".to_owned(),
            _ => Self::pit_of(m)
                .and_then(|pit| self.rows.at(pit.0))
                .map_or_else(|| format!("?{}", m.0), |pit| self.pit_label(pit)),
        }
    }

    fn pit_label(&self, pit: Pit) -> String {
        let first = [b'A', b'a'][self.rows.owner(pit).index()];
        char::from(first + self.rows.number(pit) % self.rules.pits).to_string()
    }

    /// South's row below from left to right, North's above from right to left; stores at the right hand of their
    /// owners.
    pub(super) fn two_rows(&self) -> Layout {
        let n = self.rules.pits;
        let width = f32::from(n) + 2.0;
        let pit_spots = (0..2 * n).map(|pit| {
            let south = pit < n;
            let from_left = if south { pit } else { 2 * n - 1 - pit };
            Spot {
                place: Place::Pit(pit),
                x: f32::from(from_left) + 1.5,
                y: if south { 1.5 } else { 0.5 },
                owner: Some(if south { SOUTH } else { NORTH }),
                label: self.pit_label(self.rows.pit(pit)),
            }
        });
        let store = |player, x| Spot {
            place: Place::Store(player),
            x,
            y: 1.0,
            owner: Some(player),
            label: String::new(),
        };
        Layout {
            shape: Shape::TwoRows {
                pits: n,
                stores: self.rules.stores_on_board,
            },
            width,
            height: 2.0,
            spots: pit_spots
                .chain([store(SOUTH, width - 0.5), store(NORTH, 0.5)])
                .collect(),
            course: (0..2 * n).collect(),
        }
    }
}

fn read_stores(field: Field<'_>) -> Result<[u8; 2], PositionError> {
    let mut stores = [0; 2];
    field.numbers('-', 255, &mut stores)?;
    Ok(stores)
}
