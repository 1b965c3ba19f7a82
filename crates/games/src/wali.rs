//! Wali, the alignment game of the Songhai ("bolotoudou", "damier"), as Prost saw it played in 1950.
//!
//! Twelve sticks, the *longs*, against twelve pebbles, the *ronds*, on five rows of six squares drawn in the sand
//! [S1, S9]: first they are placed in turn, then they step, and whoever aligns three takes a piece of the other.
//! The numbers in brackets are the sentences of the source, as the rules of this house count them.

mod action;
mod board;
#[cfg(test)]
mod tests;
mod text;
mod value;

use std::sync::Arc;

use semailles_core::{
    End, Event, Game, GameName, Illegal, Layout, Limits, MAX_QUIET, Move, MoveError, MoveList,
    OptionSpec, Outcome, Picture, Piece, Place, Player, Ply, PositionError, Recorder, Shape, Spot,
    Team, UNIT, Verdict, shorten,
};

use crate::Visitor;
use action::{Action, PASS, placing, step};
use board::{COLUMNS, Direction, ROWS, SQUARES, Square, Squares, Steps};

pub(crate) const ID: &str = "wali";

pub(crate) const OPTIONS: &[OptionSpec] = &[
    // Monod 1939 forbids four; Ludii's Wali takes for three or more.
    OptionSpec::words(
        "line",
        &["exactly-three", "three-or-more", "four-forbidden"],
    ),
    OptionSpec::words("lose-at", &["0", "2"]),
    // As in Dara.
    OptionSpec::words("protected", &["no", "yes"]),
    crate::repetition(),
    crate::quiet(100),
];

pub(crate) fn visit<V: Visitor>(name: GameName, visitor: V) -> V::Output {
    visitor.visit(Arc::new(Wali::new(name)))
}

/// The sticks, who begin [S2, S12].
const LONGS: Player = Player(0);
/// The pebbles.
const RONDS: Player = Player(1);
const PLAYERS: [Player; 2] = [LONGS, RONDS];

/// Pieces a side [S9].
const PIECES: u8 = 12;

fn other(player: Player) -> Player {
    Player(1 - player.0)
}

fn symbol(player: Player) -> &'static str {
    if player == LONGS { "L" } else { "R" }
}

/// What each step of [`Direction::ALL`] adds to the number of a square.
const WAYS: [i16; 4] = [-(ROWS as i16), -1, 1, ROWS as i16];

/// The option `line`: what a line is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Line {
    ExactlyThree,
    ThreeOrMore,
    FourForbidden,
}

/// The rules of Wali with their options.
#[derive(Debug)]
pub(crate) struct Wali {
    name: GameName,
    limits: Limits,
    line: Line,
    /// The number of pieces at which a player has lost.
    lose_at: u8,
    /// Whether pieces in lines may not be taken while there are others.
    protected: bool,
}

/// A position of Wali. Pieces are placed while there are any in hand; afterwards they move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Position {
    /// The squares of the longs' and the ronds' pieces.
    pieces: [Squares; 2],
    /// Pieces still to be placed.
    hands: [u8; 2],
    turn: Player,
    /// Plies of moving since the last that took a piece, at most [`MAX_QUIET`].
    quiet: u32,
    over: Option<Outcome>,
}

/// Board, hands, and player to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Key {
    pieces: [Squares; 2],
    hands: [u8; 2],
    turn: Player,
}

impl semailles_core::Key for Key {
    #[inline]
    fn spread(self) -> u64 {
        let [longs, ronds] = self.pieces.map(|s| u64::from(s.bits()));
        let [l, r] = self.hands.map(u64::from);
        [
            longs | ronds << 32,
            u64::from(self.turn.0) | l << 8 | r << 16,
        ]
        .spread()
    }
}

impl Position {
    fn own(&self) -> Squares {
        self.pieces[self.turn.index()]
    }

    fn theirs(&self) -> Squares {
        self.pieces[other(self.turn).index()]
    }

    fn empty(&self) -> Squares {
        Squares::ALL - (self.pieces[0] | self.pieces[1])
    }

    fn is_placing(&self) -> bool {
        self.hands != [0, 0]
    }

    /// Pieces on the board and in hand.
    fn count(&self, player: Player) -> u8 {
        self.pieces[player.index()].len() + self.hands[player.index()]
    }

    /// Where a player may place a piece: on any empty square [S3, S10], but never so that three or more own pieces
    /// stand side by side ("à la suite") in a row or column [S4, S11].
    fn places(&self, player: Player) -> Squares {
        if self.hands[player.index()] == 0 {
            return Squares::NONE;
        }
        self.empty() - self.pieces[player.index()].where_three()
    }

    /// As soon as neither player can place any more, the pieces still in hand are out of the game and moving begins
    /// with the longs [S5, S12, S13], even if they have just placed. No source says what happens to one who is stuck.
    ///
    /// Returns whether that is so, and how many pieces of each have gone.
    fn begin_moving(&mut self) -> Option<[u8; 2]> {
        // The next player is looked at first: only near the end does the other matter.
        let next = self.turn;
        if !self.places(next).is_empty() || !self.places(other(next)).is_empty() {
            return None;
        }
        self.turn = LONGS;
        Some(std::mem::take(&mut self.hands))
    }
}

/// The steps of a player, sorted by what they do.
struct Sorted {
    /// Where the steps in each direction of [`Direction::ALL`] lead.
    to: [Squares; 4],
    /// Those of them that take a piece.
    takes: [Squares; 4],
}

impl Sorted {
    fn count(of: &[Squares; 4]) -> u64 {
        of.iter().map(|s| u64::from(s.len())).sum()
    }
}

impl Wali {
    fn new(name: GameName) -> Self {
        Self {
            limits: Limits {
                repetition: name.number("repetition"),
                quiet: name.number("quiet"),
            },
            line: match name.word("line") {
                0 => Line::ExactlyThree,
                1 => Line::ThreeOrMore,
                _ => Line::FourForbidden,
            },
            lose_at: if name.word("lose-at") == 0 { 0 } else { 2 },
            protected: name.word("protected") == 1,
            name,
        }
    }

    /// The steps of the player who has these pieces: one own piece, one square up, down, left or right, to an empty square [S5,
    /// S13]. Those take that make a line with the piece that has moved [S6, S14, S15]; a line that stands takes
    /// nothing, one that is made again takes again [S16].
    #[inline(always)]
    fn steps(&self, own: Squares, empty: Squares) -> Sorted {
        let steps = Steps::of(own, empty);
        match self.line {
            Line::ExactlyThree => Sorted {
                to: steps.map(|s| s.to),
                takes: steps.map(|s| s.exactly_three),
            },
            Line::ThreeOrMore => Sorted {
                to: steps.map(|s| s.to),
                takes: steps.map(|s| s.three),
            },
            Line::FourForbidden => Sorted {
                to: steps.map(|s| s.to - s.four),
                takes: steps.map(|s| s.exactly_three - s.four),
            },
        }
    }

    /// The pieces of the other player that may be taken: any [S6, S15], also one of a line [S17].
    fn takeable(&self, theirs: Squares) -> Squares {
        if !self.protected {
            return theirs;
        }
        let free = theirs - theirs.in_lines(self.line != Line::ThreeOrMore);
        if free.is_empty() { theirs } else { free }
    }

    /// Who takes the last piece of the other wins [S7]; with `lose-at=2` the last that could be aligned.
    fn own_end(&self, p: &Position) -> Option<Outcome> {
        let verdict = match PLAYERS.map(|player| p.count(player) <= self.lose_at) {
            [false, false] => return None,
            [true, false] => Verdict::Win(Team(RONDS.0)),
            [false, true] => Verdict::Win(Team(LONGS.0)),
            // In a set-up only.
            [true, true] => Verdict::Draw,
        };
        Some(Outcome {
            verdict,
            end: End::Own,
        })
    }
}

impl Game for Wali {
    type Position = Position;
    type Key = Key;

    fn name(&self) -> &GameName {
        &self.name
    }

    fn players(&self) -> u8 {
        2
    }

    fn symbol(&self, player: Player) -> &'static str {
        symbol(player)
    }

    fn limits(&self) -> Limits {
        self.limits
    }

    fn start(&self) -> Position {
        Position {
            pieces: [Squares::NONE; 2],
            hands: [PIECES; 2],
            turn: LONGS,
            quiet: 0,
            over: None,
        }
    }

    fn read_position(&self, text: &str) -> Result<Position, PositionError> {
        let mut p = text::read(text)?;
        if p.is_placing() {
            p.begin_moving();
        }
        p.over = self.own_end(&p);
        Ok(p)
    }

    fn position_text(&self, p: &Position) -> String {
        text::write(p)
    }

    fn to_move(&self, p: &Position) -> Option<Player> {
        Some(p.turn)
    }

    fn outcome(&self, p: &Position) -> Option<Outcome> {
        p.over
    }

    fn quiet_plies(&self, p: &Position) -> u32 {
        p.quiet
    }

    fn candidates(&self, p: &Position, into: &mut MoveList) {
        into.clear();
        if p.over.is_some() {
            return;
        }
        if p.is_placing() {
            let mut list = [PASS; SQUARES as usize];
            let mut n = 0;
            for (slot, square) in list.iter_mut().zip(p.places(p.turn).iter()) {
                *slot = placing(square);
                n += 1;
            }
            into.extend(list[..n].iter().copied());
        } else {
            self.list_steps(p, into);
        }
        if into.is_empty() {
            into.push(PASS);
        }
    }

    fn count_legal(&self, p: &Position, _: &mut MoveList) -> u64 {
        if p.over.is_some() {
            return 0;
        }
        let count = if p.is_placing() {
            u64::from(p.places(p.turn).len())
        } else {
            let steps = self.steps(p.own(), p.empty());
            let takes = Sorted::count(&steps.takes);
            let victims = if takes > 0 {
                u64::from(self.takeable(p.theirs()).len())
            } else {
                0
            };
            Sorted::count(&steps.to) - takes + takes * victims
        };
        // A player who can do nothing passes.
        count.max(1)
    }

    fn attempt<R: Recorder>(&self, p: &mut Position, m: Move, recorder: &mut R) -> Option<Ply> {
        let player = p.turn;
        let was_placing = p.is_placing();
        let mut took = false;
        match Action::of(m)? {
            Action::Pass => {
                if recorder.on() {
                    recorder.event(Event::Pass { player });
                }
            }
            Action::Place(square) => {
                p.hands[player.index()] -= 1;
                p.pieces[player.index()] = p.own() | Squares::of(square);
                if recorder.on() {
                    recorder.event(Event::Place {
                        player,
                        square: square.0,
                    });
                }
            }
            Action::Step { from, to, taken } => {
                p.pieces[player.index()] = p.own() ^ (Squares::of(from) | Squares::of(to));
                if recorder.on() {
                    recorder.event(Event::Step {
                        from: from.0,
                        to: to.0,
                    });
                }
                if let Some(square) = taken {
                    took = true;
                    p.pieces[other(player).index()] = p.theirs() - Squares::of(square);
                    if recorder.on() {
                        recorder.event(Event::Take {
                            player: other(player),
                            square: square.0,
                        });
                    }
                }
            }
        }
        p.quiet = if was_placing || took {
            0
        } else {
            MAX_QUIET.min(p.quiet + 1)
        };
        p.turn = other(player);
        let begins = if was_placing { p.begin_moving() } else { None };
        if recorder.on() {
            for (player, pieces) in PLAYERS.into_iter().zip(begins.unwrap_or_default()) {
                if pieces > 0 {
                    recorder.event(Event::Discard { player, pieces });
                }
            }
            recorder.event(Event::Turn {
                player: Some(p.turn),
            });
        }
        if took || begins.is_some() {
            p.over = self.own_end(p);
            if let Some(outcome) = p.over.filter(|_| recorder.on()) {
                recorder.event(Event::End { outcome });
            }
        }
        // After a pass in placing the other player places, so nothing from before comes again then either.
        Some(Ply {
            irreversible: was_placing || took,
        })
    }

    fn settle<R: Recorder>(&self, p: &mut Position, end: End, recorder: &mut R) {
        let outcome = Outcome {
            verdict: Verdict::Draw,
            end,
        };
        p.over = Some(outcome);
        recorder.event(Event::End { outcome });
    }

    fn read_move(&self, _: &Position, text: &str) -> Result<Move, MoveError> {
        Action::read(text).map(Action::number).ok_or_else(|| MoveError::Unknown {
            found: shorten(text),
            expected: "a square to place on (c3), a step (c3c4), a step that takes (c3c4xe1), or a pass (-)",
        })
    }

    fn move_text(&self, m: Move) -> String {
        match Action::of(m) {
            Some(Action::Pass) => "-".to_owned(),
            Some(Action::Place(square)) => square.to_string(),
            Some(Action::Step {
                from,
                to,
                taken: None,
            }) => format!("{from}{to}"),
            Some(Action::Step {
                from,
                to,
                taken: Some(taken),
            }) => format!("{from}{to}x{taken}"),
            None => format!("?{}", m.0),
        }
    }

    fn why_illegal(&self, p: &Position, m: Move) -> Illegal {
        let Some(action) = Action::of(m) else {
            return Illegal::NotInThisGame;
        };
        let mut legal = MoveList::new();
        self.candidates(p, &mut legal);
        if *legal == [PASS] {
            return Illegal::MustPass;
        }
        match action {
            Action::Pass => Illegal::CannotPass,
            Action::Place(_) if !p.is_placing() => Illegal::NoMorePlacing,
            Action::Place(square) if !p.empty().contains(square) => Illegal::SquareTaken,
            Action::Place(_) => Illegal::ThreeWhilePlacing,
            Action::Step { .. } if p.is_placing() => Illegal::StillPlacing,
            Action::Step { from, to, taken } => self.why_no_step(p, from, to, taken),
        }
    }

    fn key(&self, p: &Position) -> Key {
        Key {
            pieces: p.pieces,
            hands: p.hands,
            turn: p.turn,
        }
    }

    fn hash(&self, p: &Position) -> u64 {
        let [longs, ronds] = p.pieces.map(|s| u64::from(s.bits()));
        let [l, r] = p.hands.map(u64::from);
        let rest = 1 | u64::from(p.turn.0) << 1 | l << 2 | r << 6;
        mix(mix(longs | ronds << 32) ^ rest.wrapping_mul(0x9e37_79b9_7f4a_7c15))
    }

    fn result_text(&self, p: &Position) -> Option<String> {
        Some(match p.over?.verdict {
            Verdict::Win(team) => symbol(Player(team.0)).to_owned(),
            Verdict::Draw => "draw".to_owned(),
            Verdict::Void => "void".to_owned(),
        })
    }

    fn score(&self, p: &Position) -> Vec<u16> {
        PLAYERS.map(|player| u16::from(p.count(player))).to_vec()
    }

    #[inline]
    fn estimate(&self, p: &Position, team: Team) -> i32 {
        self.estimated(p, team)
    }

    #[inline]
    fn prospects(&self, p: &Position, team: Team) -> i32 {
        self.promised(p, team)
    }

    /// A piece, where one is taken.
    #[inline]
    fn promise(&self, _: &Position, m: Move) -> Option<i32> {
        Some(if action::takes(m) { UNIT } else { 0 })
    }

    fn picture(&self, p: &Position) -> Picture {
        let on = |square| {
            PLAYERS
                .into_iter()
                .find(|player| p.pieces[player.index()].contains(square))
        };
        Picture {
            pits: Vec::new(),
            squares: Square::all().map(|square| on(square).map(Piece)).collect(),
            stores: Vec::new(),
            hands: p.hands.to_vec(),
            heads: Vec::new(),
            out: Vec::new(),
            turn: if p.over.is_some() { None } else { Some(p.turn) },
            sowing: 0,
        }
    }

    /// Row 1 lies on the side of the longs, who sit below; each player's hand lies on their side.
    fn layout(&self) -> Layout {
        let (width, height) = (f32::from(COLUMNS), f32::from(ROWS + 2));
        let squares = Square::all().map(|square| Spot {
            place: Place::Square(square.0),
            x: f32::from(square.column()) + 0.5,
            y: f32::from(ROWS - square.row()) + 0.5,
            owner: None,
            label: square.to_string(),
        });
        let hands = PLAYERS.map(|player| Spot {
            place: Place::Hand(player),
            x: width / 2.0,
            y: if player == LONGS { height - 0.5 } else { 0.5 },
            owner: Some(player),
            label: String::new(),
        });
        Layout {
            shape: Shape::Grid {
                columns: COLUMNS,
                rows: ROWS,
            },
            width,
            height,
            spots: squares.chain(hands).collect(),
            course: Vec::new(),
        }
    }
}

impl Wali {
    /// The steps, in ascending order: by square left, square reached, piece taken.
    ///
    /// Whether a piece can step in a direction cannot be guessed, so nothing branches on it: every step of every piece
    /// that has one is written down, and the next is written over those that are none.
    #[inline]
    fn list_steps(&self, p: &Position, into: &mut MoveList) {
        let steps = self.steps(p.own(), p.empty());
        let mut from_to = [0; 4];
        let mut from_takes = [0; 4];
        for (i, direction) in Direction::ALL.into_iter().enumerate() {
            from_to[i] = steps.to[i].before(direction).bits();
            from_takes[i] = steps.takes[i].before(direction).bits();
        }
        // At most four steps of twelve pieces; a power of two, to be indexed without a check.
        let mut list = [PASS; 64];
        let mut n = 0;
        // Takes are marked by a bit that in the number of a step without a piece to take is not set.
        for from in p.own().iter() {
            let base = step(from, from).0;
            for (i, way) in WAYS.into_iter().enumerate() {
                let takes = (from_takes[i] >> from.0 & 1) as u16;
                list[n & 63] = Move(base.wrapping_add_signed(way << 5) | takes);
                n += (from_to[i] >> from.0 & 1) as usize;
            }
        }
        let list = &list[..n & 63];
        if from_takes == [0; 4] {
            into.extend(list.iter().copied());
            return;
        }
        let mut victims = [0; 16];
        let mut v = 0;
        for (slot, square) in victims.iter_mut().zip(self.takeable(p.theirs()).iter()) {
            *slot = u16::from(square.0);
            v += 1;
        }
        // All the victims are written behind each step, and all but the first are written over if it takes none.
        let mut out = [PASS; 128];
        let mut k = 0;
        for &m in list {
            let takes = m.0 & 1;
            if k > out.len() - victims.len() {
                into.extend(out[..k].iter().copied());
                k = 0;
            }
            for (slot, victim) in out[k..k + victims.len()].iter_mut().zip(victims) {
                *slot = Move(m.0 + victim * takes);
            }
            k += if takes == 0 { 1 } else { v };
        }
        into.extend(out[..k].iter().copied());
    }

    /// What is wrong with a step that is not legal, while there are legal ones.
    fn why_no_step(
        &self,
        p: &Position,
        from: Square,
        to: Square,
        taken: Option<Square>,
    ) -> Illegal {
        if !p.own().contains(from) {
            return Illegal::NotYourPiece;
        }
        if !from.is_beside(to) {
            return Illegal::NotOneStep;
        }
        if !p.empty().contains(to) {
            return Illegal::SquareTaken;
        }
        let steps = self.steps(p.own(), p.empty());
        let along = Direction::ALL.map(|d| Squares::of(from).towards(d) == Squares::of(to));
        let is_in = |sets: [Squares; 4]| {
            along
                .iter()
                .zip(sets)
                .any(|(here, set)| *here && set.contains(to))
        };
        match taken {
            _ if !is_in(steps.to) => Illegal::FourForbidden,
            None => Illegal::MustTake,
            Some(_) if !is_in(steps.takes) => Illegal::NothingToTake,
            Some(square) if !p.theirs().contains(square) => Illegal::NotTheirPiece,
            Some(_) => Illegal::Protected,
        }
    }
}

/// Spreads what differs anywhere over all 64 bits (the finish of SplitMix64, shortened).
fn mix(word: u64) -> u64 {
    let word = (word ^ word >> 32).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    word ^ word >> 29
}
