//! The two-row sowing games: one engine whose rules are a value ([`Rules`]).
//!
//! `board.rs` holds the pits and lays by table, `lap.rs` all the laps of a move, this file the move, `ending.rs` the
//! end of the game, `text.rs` what positions and moves look like.

mod board;
mod counted;
mod ending;
mod lap;
mod relays;
mod rows;
mod rules;
mod text;
mod value;

use std::sync::Arc;

use semailles_core::{
    Counted, End, Event, Game, GameName, Illegal, Layout, Limits, MAX_PITS, MAX_QUIET, Memo, Move,
    MoveError, MoveList, NotCounted, Outcome, Picture, Place, Player, Ply, PositionError, Recorder,
    Seen, SplitMix64, Team, Verdict, Why, nobody,
};

use board::{Pits, Tables, any_bit};
use lap::{SowingEnd, Sown, sow, sow_by_hand};
pub(crate) use relays::Relays;
use rows::{Pit, Rows};
pub(crate) use rules::{
    Capture, Counts, Direction, EarlyEnd, Endless, LastFour, Leftovers, NoMove, Origin, Rules,
    Starved,
};

use crate::Visitor;

const SOUTH: Player = Player(0);
const NORTH: Player = Player(1);

/// A pass; the pit in byte `i` is move `1 + i`.
const PASS: Move = Move(0);
/// The last seeds to North, by lot.
const LOT_NORTH: Move = Move(100);
/// The last seeds to South, by lot.
const LOT_SOUTH: Move = Move(101);

#[inline(always)]
fn pit_move(pit: Pit) -> Move {
    Move(u16::from(pit.0) + 1)
}

/// Calls the visitor with the engine made for these rules.
pub(crate) fn visit<V: Visitor>(name: GameName, rules: Rules, visitor: V) -> V::Output {
    if rules.pits <= 8 && !cfg!(feature = "small") {
        visitor.visit(Arc::new(Sowing::<2>::new(name, rules)))
    } else {
        visitor.visit(Arc::new(Sowing::<4>::new(name, rules)))
    }
}

/// A two-row sowing game on a board of up to `8 × W` pits.
#[derive(Debug)]
pub(crate) struct Sowing<const W: usize> {
    name: GameName,
    rules: Rules,
    limits: Limits,
    tables: Arc<Tables<W>>,
    rows: Rows<W>,
}

/// A position: all that its text says, and how the game has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Position<const W: usize> {
    pits: Pits<W>,
    stores: [u8; 2],
    turn: Turn,
    /// Who made the first last-seed capture of the game.
    first_final: Option<Player>,
    quiet: u32,
    outcome: Option<Outcome>,
}

/// Pits and who moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Key<const W: usize> {
    pits: Pits<W>,
    mover: Player,
}

impl<const W: usize> semailles_core::Key for Key<W> {
    #[inline(always)]
    fn spread(self) -> u64 {
        let words = self.pits.words().iter();
        words.fold(u64::from(self.mover.0), |spread, &word| {
            (spread.rotate_left(32) ^ word).wrapping_mul(0xd6e8_feb8_6659_fd93)
        })
    }
}

/// Whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Turn {
    South,
    North,
    /// Chance moves: the last seeds go by lot.
    Lot,
}

impl Turn {
    #[inline(always)]
    fn of(player: Player) -> Self {
        if player.0 & 1 == 0 {
            Turn::South
        } else {
            Turn::North
        }
    }

    /// Who moves; `None` when chance does.
    #[inline(always)]
    fn player(self) -> Option<Player> {
        (self != Turn::Lot).then_some(Player(self as u8))
    }
}

impl<const W: usize> Position<W> {
    /// Who moves; nobody asks when chance does.
    #[inline(always)]
    fn mover(&self) -> Player {
        Player(self.turn as u8 & 1)
    }
}

fn other(player: Player) -> Player {
    Player(1 - player.0)
}

/// Puts seeds into a player's store; by arithmetic, as stores indexed by a variable would not stay in registers.
#[inline(always)]
fn credit(stores: &mut [u8; 2], player: Player, seeds: u8) {
    let [south, north] = stores;
    let norths = seeds * player.0;
    *north += norths;
    *south += seeds - norths;
}

impl<const W: usize> Sowing<W> {
    fn new(name: GameName, rules: Rules) -> Self {
        let limits = Limits {
            repetition: name.number("repetition"),
            quiet: name.number("quiet"),
        };
        let tables = Tables::shared(&rules);
        Self {
            name,
            rows: Rows::of(&rules),
            rules,
            limits,
            tables,
        }
    }

    /// The pit that a move plays.
    #[inline(always)]
    fn pit_of(m: Move) -> Option<Pit> {
        let byte = m.0.wrapping_sub(1);
        (byte < 8 * W as u16).then_some(Pit(byte as u8))
    }

    /// Plays a pit: laps, and the capture at their end. `None` for an endless sowing.
    #[inline(always)]
    fn move_from<R: Recorder>(
        &self,
        before: &Position<W>,
        pit: Pit,
        recorder: &mut R,
    ) -> Option<Moved<W>> {
        let mover = before.mover();
        let Sown { pits, in_sow, end } = if recorder.on() {
            sow_by_hand(&self.rules, &before.pits, pit, recorder)
        } else {
            sow(&self.rules, &self.tables, &before.pits, pit)
        };
        let mut moved = Moved {
            pits,
            stores: [before.stores[0] + in_sow[0], before.stores[1] + in_sow[1]],
            captured: in_sow != [0; 2],
            last_seed: false,
            few_left: None,
        };
        match end {
            SowingEnd::In(at) => self.capture(&mut moved, mover, at, recorder),
            SowingEnd::Endless => match self.rules.endless {
                Endless::Stop => {}
                Endless::Forbidden | Endless::Void => return None,
            },
            SowingEnd::FewLeft { taker, at, hand } => {
                moved.few_left = Some(FewLeft {
                    taker,
                    hand: Some((at, hand)),
                })
            }
        }
        Some(moved)
    }

    /// The capture where the last lap ended.
    #[inline(always)]
    fn capture<R: Recorder>(&self, moved: &mut Moved<W>, mover: Player, at: Pit, recorder: &mut R) {
        let on = recorder.on();
        let mut take = |moved: &mut Moved<W>, pit: Pit, why: Why| {
            let seeds = moved.pits.take(pit);
            credit(&mut moved.stores, mover, seeds);
            moved.captured = true;
            recorder.event(Event::Capture {
                from: Place::Pit(self.rows.number(pit)),
                seeds,
                to: Place::Store(mover),
                why,
            });
        };
        match self.rules.capture {
            Capture::Chain(counts) => {
                let mut pit = at;
                let mut why = Why::End;
                while counts.has(moved.pits.get(pit)) {
                    take(moved, pit, why);
                    why = Why::Chain;
                    pit = self.rows.before(pit);
                }
            }
            Capture::Cross { trigger_always } => {
                let facing = self.rows.opposite(at);
                let own = self.rows.owner(at) == mover;
                let across = moved.pits.get(facing);
                let cross = own & (across > 0);
                let trigger = cross | (own & trigger_always);
                if on {
                    if cross {
                        take(moved, facing, Why::Cross);
                    }
                    if trigger {
                        take(moved, at, Why::Trigger);
                    }
                } else {
                    // Without a branch, as whether a move captures cannot be predicted.
                    let across = across * u8::from(cross);
                    let here = moved.pits.get(at) * u8::from(trigger);
                    moved.pits.remove(facing, across);
                    moved.pits.remove(at, here);
                    credit(&mut moved.stores, mover, across + here);
                    moved.captured |= trigger;
                }
            }
            Capture::LastSeed { group, .. } => {
                if moved.pits.get(at) == group {
                    take(moved, at, Why::LastSeed);
                    moved.last_seed = true;
                    if lap::few_left(&self.rules, moved.pits.sum()) {
                        moved.few_left = Some(FewLeft {
                            taker: mover,
                            hand: None,
                        });
                    }
                }
            }
        }
    }

    /// Whether a player has a move that leaves a seed in the other row.
    fn can_feed(&self, position: Position<W>, feeder: Player) -> bool {
        let mut moves = MoveList::new();
        self.feeding_moves(&position, feeder, &mut moves);
        !moves.is_empty()
    }

    fn feeding_moves(&self, position: &Position<W>, feeder: Player, into: &mut MoveList) {
        let position = Position {
            turn: Turn::of(feeder),
            ..*position
        };
        into.clear();
        for pit in self.pits_of(&position, feeder) {
            let feeds = |moved: Moved<W>| !moved.pits.row_is_empty(other(feeder));
            if self
                .move_from(&position, pit, &mut nobody())
                .is_some_and(feeds)
            {
                into.push(pit_move(pit));
            }
        }
    }

    /// A player's pits that hold seeds, from left to right.
    fn pits_of(
        &self,
        position: &Position<W>,
        player: Player,
    ) -> impl Iterator<Item = Pit> + use<W> {
        let mut row = position.pits.occupied(player);
        let rows = self.rows;
        std::iter::from_fn(move || {
            let pit = (row != 0).then(|| rows.of_player(player, row.trailing_zeros() as u8))?;
            row &= row - 1;
            Some(pit)
        })
    }

    #[cold]
    fn pass<R: Recorder>(&self, mut position: Position<W>, recorder: &mut R) -> Position<W> {
        let mover = position.mover();
        recorder.event(Event::Pass { player: mover });
        position.quiet = (position.quiet + 1).min(MAX_QUIET);
        self.next(&mut position, other(mover), mover, recorder);
        position
    }

    #[inline(always)]
    fn sow_pit<R: Recorder>(
        &self,
        position: &mut Position<W>,
        pit: Pit,
        recorder: &mut R,
    ) -> Option<()> {
        let mover = position.mover();
        // An endless sowing that annuls the game leaves the board as it was, and so does its trace.
        let annuls = recorder.on()
            && self.rules.endless == Endless::Void
            && self.move_from(position, pit, &mut nobody()).is_none();
        if annuls {
            let seeds = position.pits.get(pit);
            let number = self.rows.number(pit);
            recorder.event(Event::Lift {
                from: Place::Pit(number),
                seeds,
            });
            recorder.event(Event::Stopped {
                laps: rules::MAX_LAPS,
            });
            recorder.event(Event::PutBack { pit: number, seeds });
        }
        let moved = if annuls {
            None
        } else {
            self.move_from(position, pit, recorder)
        };
        let Some(moved) = moved else {
            if self.rules.endless == Endless::Void {
                position.quiet = (position.quiet + 1).min(MAX_QUIET);
                self.finish(position, Verdict::Void, End::Own, recorder);
                return Some(());
            }
            return None;
        };
        position.pits = moved.pits;
        position.stores = moved.stores;
        position.quiet = (position.quiet + 1).min(MAX_QUIET) * u32::from(!moved.captured);
        if moved.last_seed && position.first_final.is_none() {
            position.first_final = Some(mover);
        }
        let again = moved.last_seed
            && matches!(
                self.rules.capture,
                Capture::LastSeed {
                    extra_move: true,
                    ..
                }
            );
        let next = if again { mover } else { other(mover) };
        if let Some(few) = moved.few_left {
            let mut over = *position;
            self.last_four(&mut over, few, next, recorder);
            *position = over;
        } else {
            self.next(position, next, mover, recorder);
        }
        Some(())
    }
}

/// A move played, but for whose turn it is then.
#[derive(Clone, Copy, Debug)]
struct Moved<const W: usize> {
    pits: Pits<W>,
    stores: [u8; 2],
    captured: bool,
    /// Whether the last seed of a lap captured.
    last_seed: bool,
    few_left: Option<FewLeft>,
}

/// A capture has left so few seeds that the game is over.
#[derive(Clone, Copy, Debug)]
struct FewLeft {
    /// Who received the group.
    taker: Player,
    /// Where the sower stands and what is still in hand, in the middle of a lap.
    hand: Option<(Pit, u8)>,
}

impl<const W: usize> Game for Sowing<W> {
    type Position = Position<W>;
    type Key = Key<W>;

    fn name(&self) -> &GameName {
        &self.name
    }

    fn players(&self) -> u8 {
        2
    }

    fn symbol(&self, player: Player) -> &'static str {
        ["S", "N"][player.index()]
    }

    fn limits(&self) -> Limits {
        self.limits
    }

    fn start(&self) -> Position<W> {
        let mut pits = Pits::EMPTY;
        for pit in self.rows.all() {
            pits.set(pit, self.rules.seeds);
        }
        Position {
            pits,
            stores: [0; 2],
            turn: Turn::South,
            first_final: None,
            quiet: 0,
            outcome: None,
        }
    }

    fn read_position(&self, text: &str) -> Result<Position<W>, PositionError> {
        let mut position = self.read_fields(text)?;
        self.own_end_of_set_up(&mut position);
        Ok(position)
    }

    fn position_text(&self, position: &Position<W>) -> String {
        self.write_position(position)
    }

    fn to_move(&self, position: &Position<W>) -> Option<Player> {
        position.turn.player()
    }

    #[inline]
    fn outcome(&self, position: &Position<W>) -> Option<Outcome> {
        position.outcome
    }

    #[inline]
    fn quiet_plies(&self, position: &Position<W>) -> u32 {
        position.quiet
    }

    #[inline]
    fn candidates(&self, position: &Position<W>, into: &mut MoveList) {
        into.clear();
        if position.outcome.is_some() {
            return;
        }
        let Some(mover) = position.turn.player() else {
            into.extend([LOT_NORTH, LOT_SOUTH]);
            return;
        };
        if self.rules.must_feed.is_some() && position.pits.row_is_empty(other(mover)) {
            self.feeding_moves(position, mover, into);
            if !into.is_empty() {
                return;
            }
        }
        for pit in self.pits_of(position, mover) {
            into.push(pit_move(pit));
        }
        if into.is_empty() {
            // Nothing to sow, and yet not over: a pass.
            into.push(PASS);
        }
    }

    #[inline(always)]
    fn attempt<R: Recorder>(
        &self,
        position: &mut Position<W>,
        m: Move,
        recorder: &mut R,
    ) -> Option<Ply> {
        if let Some(pit) = Self::pit_of(m) {
            self.sow_pit(position, pit, recorder)?;
        } else {
            *position = match m {
                PASS => self.pass(*position, recorder),
                LOT_NORTH => self.lot(*position, NORTH, recorder),
                LOT_SOUTH => self.lot(*position, SOUTH, recorder),
                _ => return None,
            };
        }
        Some(Ply {
            irreversible: position.quiet == 0,
        })
    }

    #[inline]
    fn draw(
        &self,
        position: &Self::Position,
        rng: &mut SplitMix64,
        scratch: &mut MoveList,
    ) -> Move {
        let mover = position.mover();
        let must_feed = self.rules.must_feed.is_some() && position.pits.row_is_empty(other(mover));
        let row = position.pits.occupied(mover);
        if must_feed || row == 0 || position.turn == Turn::Lot {
            let copy = *position;
            self.candidates(&copy, scratch);
            return scratch[rng.scaled(scratch.len() as u32) as usize];
        }
        let pit = any_bit(row, |n| rng.scaled(n));
        pit_move(self.rows.of_player(mover, pit))
    }

    fn may_refuse(&self) -> bool {
        self.rules.endless == Endless::Forbidden
    }

    fn stuck<R: Recorder>(&self, position: &mut Position<W>, recorder: &mut R) -> Option<Move> {
        match self.rules.no_move {
            NoMove::Pass => Some(PASS),
            NoMove::Over => {
                let last_mover = other(position.mover());
                self.own_end(position, last_mover, recorder);
                None
            }
        }
    }

    fn settle<R: Recorder>(&self, position: &mut Position<W>, end: End, recorder: &mut R) {
        self.share(position, recorder);
        self.count(position, end, recorder);
    }

    fn read_move(&self, _: &Position<W>, text: &str) -> Result<Move, MoveError> {
        self.read_move_text(text)
    }

    fn move_text(&self, m: Move) -> String {
        self.write_move(m)
    }

    fn why_illegal(&self, position: &Position<W>, m: Move) -> Illegal {
        let Some(mover) = position.turn.player() else {
            return Illegal::LotPending;
        };
        match m {
            PASS => Illegal::CannotPass,
            LOT_NORTH | LOT_SOUTH => Illegal::NoLot,
            _ => {
                let Some(pit) = Self::pit_of(m).and_then(|pit| self.rows.at(pit.0)) else {
                    return Illegal::NotInThisGame;
                };
                if self.rows.owner(pit) != mover {
                    Illegal::NotYourPit
                } else if position.pits.get(pit) == 0 {
                    Illegal::EmptyPit
                } else if self.may_refuse()
                    && self.move_from(position, pit, &mut nobody()).is_none()
                {
                    Illegal::Endless
                } else {
                    Illegal::MustFeed
                }
            }
        }
    }

    #[inline]
    fn key(&self, position: &Position<W>) -> Key<W> {
        Key {
            pits: position.pits,
            mover: position.mover(),
        }
    }

    #[inline]
    fn hash(&self, position: &Position<W>) -> u64 {
        let first_final = position.first_final.map_or(0, |p| 1 + u64::from(p.0));
        let rest = u64::from(position.stores[0]) << 8
            | u64::from(position.stores[1]) << 16
            | first_final << 4
            | position.turn as u64;
        let mut hash = rest.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        // A short board hashes to the same on the engine of longer ones: second words of rows are empty then.
        let short = cfg!(feature = "small") && self.rules.pits <= 8;
        for (i, &word) in position.pits.words().iter().enumerate() {
            if short && i % 2 == 1 {
                continue;
            }
            hash = (hash ^ word).wrapping_mul(0xd6e8_feb8_6659_fd93);
            hash ^= hash >> 32;
        }
        hash.wrapping_mul(0xd6e8_feb8_6659_fd93)
    }

    fn result_text(&self, position: &Position<W>) -> Option<String> {
        Some(match position.outcome?.verdict {
            Verdict::Void => "void".to_owned(),
            Verdict::Win(_) | Verdict::Draw => {
                format!("{}-{}", position.stores[0], position.stores[1])
            }
        })
    }

    fn score(&self, position: &Position<W>) -> Vec<u16> {
        position.stores.map(u16::from).to_vec()
    }

    #[inline]
    fn estimate(&self, position: &Position<W>, team: Team) -> i32 {
        self.estimated(position, team)
    }

    #[inline]
    fn prospects(&self, position: &Position<W>, team: Team) -> i32 {
        self.promised(position, team)
    }

    #[inline]
    fn worth(&self, position: &Position<W>, team: Team) -> i32 {
        self.final_margin(position, team)
    }

    #[inline]
    fn memo(&self, position: &Position<W>, team: Team) -> Memo {
        self.remembered(position, team)
    }

    fn counted(&self) -> Result<Counted, NotCounted> {
        self.counted_as()
    }

    #[inline]
    fn seen(&self, position: &Position<W>) -> Option<Seen> {
        self.seen_by_mover(position)
    }

    #[inline]
    fn with_seeds(&self, pits: &[u8; MAX_PITS]) -> Option<Position<W>> {
        Some(self.set_up_seeds(pits))
    }

    fn picture(&self, position: &Position<W>) -> Picture {
        Picture {
            pits: self.rows.all().map(|pit| position.pits.get(pit)).collect(),
            squares: Vec::new(),
            stores: position.stores.to_vec(),
            hands: Vec::new(),
            heads: Vec::new(),
            out: Vec::new(),
            turn: if position.outcome.is_some() {
                None
            } else {
                self.to_move(position)
            },
            sowing: 0,
        }
    }

    fn layout(&self) -> Layout {
        self.two_rows()
    }
}
