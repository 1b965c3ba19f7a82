//! Boards in text, one file a shape. They are drawn from a game's layout and a position's picture; no rule is known
//! here.

mod canvas;
mod grid;
mod ring;
mod two_rows;

use semailles_core::{AnyGame, AnyRun, Layout, Picture, Player, Shape};
use semailles_locale::{Lang, story};

/// A board and what lies on it.
pub(crate) struct Board<'a> {
    lang: Lang,
    game: &'a dyn AnyGame,
    layout: Layout,
    picture: Picture,
    /// Columns there are.
    width: usize,
}

impl<'a> Board<'a> {
    pub(crate) fn new(lang: Lang, game: &'a dyn AnyGame, run: &dyn AnyRun, width: usize) -> Self {
        Self {
            lang,
            game,
            layout: game.layout(),
            picture: run.picture(),
            width,
        }
    }

    /// The lines of the drawing.
    pub(crate) fn draw(&self) -> Vec<String> {
        match self.layout.shape {
            Shape::TwoRows { stores, .. } => two_rows::draw(self, stores),
            Shape::Ring => ring::draw(self),
            Shape::Grid { .. } => grid::draw(self),
        }
    }

    /// A player's name, after a sign if it is that player's turn.
    fn name(&self, player: Player) -> String {
        let name = story::player_name(self.lang, self.game, player);
        if self.picture.turn == Some(player) {
            format!("▸ {name}")
        } else {
            name
        }
    }

    /// Whether regular sowing goes anticlockwise: at the first player's side, from left to right.
    fn anticlockwise(&self) -> bool {
        let x = |pit: u8| {
            let place = semailles_core::Place::Pit(pit);
            self.layout.spot(place).map(|spot| spot.x)
        };
        match self.layout.course[..] {
            [first, second, ..] => x(first) < x(second),
            _ => true,
        }
    }
}

/// A number of seeds. A dot for none: a board is read by where there is something.
fn seeds(n: u8) -> String {
    if n == 0 {
        "·".to_owned()
    } else {
        n.to_string()
    }
}
