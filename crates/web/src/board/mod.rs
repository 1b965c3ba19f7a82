//! A board on the screen. It gets a layout, what lies where and what may be played, and reports what was touched; it
//! knows no rules.

mod art;
mod canoe;
mod draw;
mod keys;
mod plank;
mod preview;
mod ring;
mod sand;
mod scene;
mod seeds;
mod two_rows;
mod view;

pub(crate) use art::{at_home, fetch as fetch_art, provide as provide_art};
pub(crate) use draw::{Held, still};
pub(crate) use preview::{Preview, way};
pub(crate) use scene::{Scene, SceneOf, Screen, Spot, any_scene, two_row_scene, view_box};
pub(crate) use seeds::{SEED, seed_drawing};
pub(crate) use view::{Board, BoardView, Mark, held as held_in};
