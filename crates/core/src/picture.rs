use crate::{Event, Piece, Place, Player};

/// What a board picture shows of a position: where everything lies and whose turn it is.
///
/// It is made by a game from a position, and changed by nothing but the [`Event`]s of a trace.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    /// Seeds in each pit.
    pub pits: Vec<u8>,
    /// The piece on each square.
    pub squares: Vec<Option<Piece>>,
    /// Seeds each player has captured for good (empty where the game has none).
    pub stores: Vec<u8>,
    /// Seeds or pieces in each player's hand (empty where the game has none).
    pub hands: Vec<u8>,
    /// Seeds in each player's head (empty where the game has none).
    pub heads: Vec<u8>,
    /// Who is out (empty where the game has none).
    pub out: Vec<bool>,
    /// Whose turn it is; `None` when a lot is to be drawn or the game is over.
    pub turn: Option<Player>,
    /// Seeds lifted and not yet sown.
    pub sowing: u8,
}

impl Picture {
    /// Seeds at a place; on a square 1 for a piece.
    #[must_use]
    pub fn count(&self, place: Place) -> u8 {
        match place {
            Place::Pit(i) => self.pits[usize::from(i)],
            Place::Square(i) => u8::from(self.squares[usize::from(i)].is_some()),
            Place::Store(p) => self.stores[p.index()],
            Place::Hand(p) => self.hands[p.index()],
            Place::Head(p) => self.heads[p.index()],
            Place::Sowing => self.sowing,
            Place::Away => 0,
        }
    }

    fn add(&mut self, place: Place, seeds: u8) {
        if let Some(slot) = self.slot(place) {
            *slot += seeds;
        }
    }

    fn remove(&mut self, place: Place, seeds: u8) {
        if let Some(slot) = self.slot(place) {
            *slot -= seeds;
        }
    }

    /// Where the seeds of a place are counted; nowhere for squares, which hold pieces, and out of the game.
    fn slot(&mut self, place: Place) -> Option<&mut u8> {
        match place {
            Place::Pit(i) => Some(&mut self.pits[usize::from(i)]),
            Place::Store(p) => Some(&mut self.stores[p.index()]),
            Place::Hand(p) => Some(&mut self.hands[p.index()]),
            Place::Head(p) => Some(&mut self.heads[p.index()]),
            Place::Sowing => Some(&mut self.sowing),
            Place::Square(_) | Place::Away => None,
        }
    }

    /// Applies one event.
    ///
    /// # Panics
    /// When the event cannot follow the picture (a trace on the position it was made from always can).
    pub fn apply(&mut self, event: &Event) {
        match *event {
            Event::Lift { from, seeds } => {
                self.remove(from, seeds);
                self.sowing += seeds;
            }
            Event::Drop { pit, now } => {
                self.sowing -= 1;
                self.pits[usize::from(pit)] += 1;
                assert_eq!(
                    self.pits[usize::from(pit)],
                    now,
                    "a drop says what its pit holds"
                );
            }
            Event::Relay { .. } | Event::Stopped { .. } | Event::Pass { .. } => {}
            Event::PutBack { pit, seeds } => {
                self.sowing -= seeds;
                self.pits[usize::from(pit)] += seeds;
            }
            Event::Capture {
                from, seeds, to, ..
            } => {
                self.remove(from, seeds);
                self.add(to, seeds);
            }
            Event::Strike { by, head, left } => {
                self.sowing -= 1;
                self.heads[head.index()] -= 1;
                assert_eq!(
                    self.heads[head.index()],
                    left,
                    "a strike says what the head has left"
                );
                self.hands[by.index()] += 2;
            }
            Event::HeadIn { player, pit, left } => {
                self.heads[player.index()] -= 1;
                assert_eq!(
                    self.heads[player.index()],
                    left,
                    "a head seed says what the head has left"
                );
                self.pits[usize::from(pit)] += 1;
            }
            Event::Out { player } => self.out[player.index()] = true,
            Event::Back { player } => self.out[player.index()] = false,
            Event::Place { player, square } => {
                self.hands[player.index()] -= 1;
                self.squares[usize::from(square)] = Some(Piece(player));
            }
            Event::Step { from, to } => {
                self.squares[usize::from(to)] = self.squares[usize::from(from)].take();
            }
            Event::Take { square, .. } => self.squares[usize::from(square)] = None,
            Event::Discard { player, pieces } => self.hands[player.index()] -= pieces,
            Event::Turn { player } => self.turn = player,
            Event::End { .. } => self.turn = None,
        }
    }
}
