//! A position while it is made by hand: what lies where, and its text.

use semailles_core::{AnyRun, Layout, Picture, Piece, Place, Player, Shape};

/// What is on the board, and the parts of the text that no place shows.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Draft {
    pub(super) picture: Picture,
    /// Whose turn it is, as the text says it.
    pub(super) turn: String,
    /// What stands after the turn: first the quiet plies.
    rest: Vec<String>,
}

/// Which part of the text says whose turn it is.
fn turn_at(shape: Shape) -> usize {
    match shape {
        Shape::Ring => 4,
        Shape::TwoRows { .. } | Shape::Grid { .. } => 2,
    }
}

impl Draft {
    /// The position of a game.
    pub(super) fn of(run: &dyn AnyRun) -> Self {
        let text = run.position_text();
        let mut fields = text.split(' ').map(str::to_owned);
        let fields = fields.by_ref();
        let turn = fields.nth(turn_at(run.game().layout().shape));
        Self {
            picture: run.picture(),
            turn: turn.unwrap_or_default(),
            rest: fields.collect(),
        }
    }

    /// Changes what no ply can have been before: nothing was quiet.
    fn touched(&mut self) {
        if let Some(quiet) = self.rest.first_mut() {
            "0".clone_into(quiet);
        }
    }

    /// Puts so many seeds or pieces on a place that counts.
    pub(super) fn put(&mut self, place: Place, n: u8) {
        self.touched();
        let picture = &mut self.picture;
        let slot = match place {
            Place::Pit(i) => picture.pits.get_mut(usize::from(i)),
            Place::Store(p) => picture.stores.get_mut(p.index()),
            Place::Hand(p) => picture.hands.get_mut(p.index()),
            Place::Head(p) => picture.heads.get_mut(p.index()),
            Place::Square(_) | Place::Sowing | Place::Away => None,
        };
        if let Some(slot) = slot {
            *slot = n;
        }
    }

    /// Another piece on a square: none, the first player's, the second's, none. It is taken from a hand that has some.
    pub(super) fn change_piece(&mut self, square: u8) {
        self.touched();
        let Some(slot) = self.picture.squares.get_mut(usize::from(square)) else {
            return;
        };
        *slot = match slot {
            None => Some(Piece(Player(0))),
            Some(Piece(Player(0))) => Some(Piece(Player(1))),
            Some(_) => None,
        };
        if let Some(Piece(player)) = *slot
            && let Some(hand) = self.picture.hands.get_mut(player.index())
        {
            *hand = hand.saturating_sub(1);
        }
    }

    /// A player is out, or comes back.
    pub(super) fn set_out(&mut self, player: Player, is_out: bool) {
        self.touched();
        if let Some(out) = self.picture.out.get_mut(player.index()) {
            *out = is_out;
        }
    }

    /// Nothing anywhere.
    pub(super) fn clear(&mut self) {
        self.touched();
        let p = &mut self.picture;
        for counts in [&mut p.pits, &mut p.stores, &mut p.hands, &mut p.heads] {
            counts.fill(0);
        }
        p.squares.fill(None);
        p.out.fill(false);
    }

    /// Seeds and pieces everywhere.
    pub(super) fn total(&self) -> u32 {
        let p = &self.picture;
        let counts = [&p.pits, &p.stores, &p.hands, &p.heads];
        let pieces = p.squares.iter().flatten().count() as u32;
        counts
            .into_iter()
            .flatten()
            .map(|&n| u32::from(n))
            .sum::<u32>()
            + pieces
    }

    /// The text of the position, which need not be one of the game.
    pub(super) fn text(&self, layout: &Layout) -> String {
        let p = &self.picture;
        let before = match layout.shape {
            Shape::TwoRows { pits, .. } => {
                let (south, north) = p.pits.split_at(usize::from(pits).min(p.pits.len()));
                format!(
                    "{}/{} {}",
                    list(south, ","),
                    list(north, ","),
                    list(&p.stores, "-")
                )
            }
            Shape::Ring => {
                let sides: Vec<String> = p.pits.chunks(3).map(|side| list(side, ",")).collect();
                let players = (1..).zip(&p.out).filter(|(_, out)| **out);
                let mut out: String = players.map(|(player, _)| player.to_string()).collect();
                if out.is_empty() {
                    out.push('-');
                }
                format!(
                    "{} {} {} {out}",
                    sides.join("/"),
                    list(&p.hands, ","),
                    list(&p.heads, ",")
                )
            }
            Shape::Grid { columns, rows } => {
                let row = |row| self.row(layout, row, columns);
                let rows: Vec<String> = (1..=rows).rev().map(row).collect();
                format!("{} {}", rows.join("/"), list(&p.hands, ","))
            }
        };
        let rest = self.rest.iter().map(|field| format!(" {field}"));
        format!("{before} {}{}", self.turn, rest.collect::<String>())
    }

    /// A row of squares, `LL1R2`, by the labels of its squares.
    fn row(&self, layout: &Layout, row: u8, columns: u8) -> String {
        let mut text = String::new();
        let mut gap = 0;
        for column in 0..columns {
            let label = format!("{}{row}", char::from(b'a' + column));
            let spot = layout.spots.iter().find(|s| s.label == label);
            let piece = spot.and_then(|s| match s.place {
                Place::Square(i) => *self.picture.squares.get(usize::from(i))?,
                _ => None,
            });
            match piece {
                None => gap += 1,
                Some(Piece(player)) => {
                    if gap > 0 {
                        text += &std::mem::take(&mut gap).to_string();
                    }
                    text.push(if player.0 == 0 { 'L' } else { 'R' });
                }
            }
        }
        if gap > 0 {
            text += &gap.to_string();
        }
        text
    }
}

fn list(counts: &[u8], between: &str) -> String {
    let counts: Vec<String> = counts.iter().map(u8::to_string).collect();
    counts.join(between)
}
