//! A game being played: who sits where, what was played and taken back, how people ended it, and a match of several.
//!
//! Nothing here reads a clock, a file or a network, and nothing knows a game: rules come through `core`'s face. The
//! same game played over a network is [`online`].
//!
//! ```
//! use semailles_core::Player;
//! use semailles_session::{Seat, Session};
//!
//! let game = semailles_games::game("en-dodoi").unwrap();
//! let mut session = Session::begin(&*game, vec![Seat::Person, Seat::Computer(2)]);
//! let m = session.run().read_move("A").unwrap();
//! session.play(m).unwrap();
//! assert_eq!(session.seat(Player(1)), Seat::Computer(2));
//! assert!(session.undo());
//! assert!(session.redo());
//! assert_eq!(session.plies()[0].text, "A");
//! ```

mod bout;
mod contest;
mod keep;
mod link;
pub mod online;
mod seat;
mod session;
#[cfg(test)]
mod tests;

pub use bout::{Bout, next_level};
pub use contest::Contest;
pub use keep::KeepError;
pub use link::OpenError;
pub use seat::Seat;
pub use session::{Played, Session};
