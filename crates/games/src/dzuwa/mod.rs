//! Dzuwa, a game of the Mafa of northern Cameroon for four players in two teams: a ring of twelve pits, four heads
//! (*géɗ*) and four hands.
//!
//! After the text of Goulime Michel (Dayi mafa). `S14` is its fourteenth sentence as the rules number them.
//!
//! Players count from 0 inside and from 1 in texts. Player p owns the pits 3p, 3p+1, 3p+2: `a`, `b`, `c` from the
//! player's left to the player's right, which is anticlockwise, +1 modulo 12.

mod board;
mod layout;
mod position;
#[cfg(test)]
mod tests;
mod text;
mod value;

use std::sync::Arc;

use semailles_core::{
    End, Event, Game, GameName, Illegal, Layout, Limits, MAX_QUIET, Move, MoveError, MoveList,
    OptionSpec, Outcome, Picture, Place, Player, Ply, PositionError, Recorder, Team, Verdict,
    shorten,
};

use self::board::{Board, PLAYERS, Sowing, hand, pit};
pub(crate) use self::position::Position;
use crate::Visitor;

pub(crate) const ID: &str = "dzuwa";

pub(crate) const OPTIONS: &[OptionSpec] = &[
    OptionSpec::words("setup", &["3-2-2", "2-2-2"]),
    OptionSpec::words("teams", &["on", "off"]),
    OptionSpec::words("hand", &["when-empty", "any-time"]),
    OptionSpec::words("hand-clockwise", &["no", "from-right"]),
    OptionSpec::words("turns", &["anticlockwise", "clockwise"]),
    crate::repetition(),
    crate::quiet(200),
];

pub(crate) fn visit<V: Visitor>(name: GameName, visitor: V) -> V::Output {
    visitor.visit(Arc::new(Dzuwa::new(name)))
}

/// The rules with their options.
#[derive(Debug)]
pub(crate) struct Dzuwa {
    limits: Limits,
    /// Seeds in `a`, `b` and `c` at the start.
    setup: [u8; 3],
    teams: bool,
    /// Whether the hand is sown beside pits.
    any_time: bool,
    /// Whether the hand is sown clockwise too.
    hand_clockwise: bool,
    /// What takes the player to the next one, modulo 4.
    step: u8,
    name: GameName,
}

/// The moves, in the byte order of their texts. Sowings are numbered so that `(m - 1) / 2` is what is sown (the pits,
/// then the hand) and an even number is clockwise.
const TEXTS: [&str; 11] = ["-", "a", "a<", "b", "b<", "c", "c<", "h", "h<", "x", "z"];
const PASS: Move = Move(0);
const HAND: Move = Move(7);
const HAND_CLOCKWISE: Move = Move(8);
const STRIKE: Move = Move(9);
const HEAD_IN: Move = Move(10);

/// Seeds in a head that nobody has broken, and in the poison (S6, S22).
const FOUR: u8 = 4;

/// The bits of the players of both teams: 1 and 3, 2 and 4 (S8, S9).
const TEAMS: [u8; 2] = [0b0101, 0b1010];

impl Dzuwa {
    fn new(name: GameName) -> Self {
        Self {
            limits: Limits {
                repetition: name.number("repetition"),
                quiet: name.number("quiet"),
            },
            setup: [[3, 2, 2], [2, 2, 2]][usize::from(name.word("setup"))],
            teams: name.word("teams") == 0,
            any_time: name.word("hand") == 1,
            hand_clockwise: name.word("hand-clockwise") == 1,
            step: [1, 3][usize::from(name.word("turns"))],
            name,
        }
    }

    /// What a sowing move sows and where it begins (S11, S25).
    #[inline]
    fn sowing(&self, position: &Position, m: Move) -> Sowing {
        let (player, what, clockwise) = (position.turn, (m.0 as u8 - 1) / 2, m.0.is_multiple_of(2));
        let (from, first) = match (what, clockwise) {
            (3, false) => (hand(player), pit(player, 0)),
            (3, true) => (hand(player), pit(player, 2)),
            (_, false) => (pit(player, what), (pit(player, what) + 1) % 12),
            (_, true) => (pit(player, what), (pit(player, what) + 11) % 12),
        };
        Sowing {
            from,
            first,
            seeds: position.board.get(from),
            clockwise,
        }
    }

    /// Whose head the player on turn strikes (S21, S25): the neighbour to the right whatever the order of play, or,
    /// that one being out, the next opponent in that direction who is in play.
    fn adversary(&self, position: &Position) -> Option<u8> {
        let steps: &[u8] = if self.teams { &[1, 3] } else { &[1, 2, 3] };
        let mut to_the_right = steps.iter().map(|step| (position.turn + step) % 4);
        to_the_right.find(|&p| !position.is_out(p))
    }

    /// Whose head can be struck: a direct adversary without head seeds is no target, and neither is anybody else then.
    fn target(&self, position: &Position) -> Option<u8> {
        self.adversary(position).filter(|&p| position.head(p) > 0)
    }

    /// How the game's own end has come, if it has (S36).
    #[inline]
    fn own_end(&self, position: &Position) -> Option<Verdict> {
        if position.out == 0 && !position.heads.contains(&0) {
            return None;
        }
        let alive = position.alive();
        if self.teams {
            match TEAMS.map(|team| alive & team != 0) {
                [true, true] => None,
                [true, false] => Some(Verdict::Win(Team(0))),
                [false, true] => Some(Verdict::Win(Team(1))),
                [false, false] => Some(Verdict::Draw),
            }
        } else {
            match alive.count_ones() {
                0 => Some(Verdict::Draw),
                1 => Some(Verdict::Win(Team(alive.trailing_zeros() as u8))),
                _ => None,
            }
        }
    }

    /// Seeds held by each team.
    fn held(&self, position: &Position) -> Vec<u16> {
        let held = |p| u16::from(position.held(p));
        if self.teams {
            vec![held(0) + held(2), held(1) + held(3)]
        } else {
            (0..4).map(held).collect()
        }
    }

    /// Sows, captures, and brings the partner back.
    #[inline]
    fn sow<R: Recorder>(&self, position: &mut Position, m: Move, recorder: &mut R) {
        let player = position.turn;
        let sowing = self.sowing(position, m);
        let sown = if recorder.on() {
            position.board.sow_seed_by_seed(sowing, player, recorder)
        } else {
            position.board.sow(sowing, player)
        };
        // S33: a player who is out comes back when a seed that the partner has sown in this move is left in one of
        // the player's pits. Without teams nobody has a partner.
        let partner = player ^ 2;
        if position.is_out(partner) && self.teams && position.board.left_of(sown, partner) {
            position.out ^= 1 << partner;
            if recorder.on() {
                recorder.event(Event::Back {
                    player: Player(partner),
                });
            }
        }
    }

    /// The poison (S22–S26): a seed in each own pit, and the fourth takes one of the head back with it.
    fn strike<R: Recorder>(&self, position: &mut Position, recorder: &mut R) {
        let player = position.turn;
        let Some(target) = self.target(position) else {
            debug_assert!(false, "a strike has a target");
            return;
        };
        let seeds = position.board.take(hand(player));
        debug_assert_eq!(seeds, FOUR);
        for i in 0..3 {
            position.board.put(pit(player, i), 1);
        }
        position.board.put(hand(player), 2);
        position.heads[usize::from(target)] -= 1;
        if recorder.on() {
            let by = Player(player);
            recorder.event(Event::Lift {
                from: Place::Hand(by),
                seeds,
            });
            for i in 0..3 {
                recorder.event(Event::Drop {
                    pit: pit(player, i),
                    now: 1,
                });
            }
            let left = position.head(target);
            recorder.event(Event::Strike {
                by,
                head: Player(target),
                left,
            });
        }
    }

    /// A seed of the own head comes in (S29): that is the whole turn.
    fn head_in<R: Recorder>(&self, position: &mut Position, recorder: &mut R) {
        let player = position.turn;
        let first = pit(player, 0);
        position.heads[usize::from(player)] -= 1;
        position.board.put(first, 1);
        if recorder.on() {
            let left = position.head(player);
            recorder.event(Event::HeadIn {
                player: Player(player),
                pit: first,
                left,
            });
        }
    }

    /// A pass (S19); whoever passes with nothing left is out by it (S31, S32). Says whether that has happened.
    fn pass<R: Recorder>(&self, position: &mut Position, recorder: &mut R) -> bool {
        let player = position.turn;
        let goes_out = !position.is_out(player) && position.head(player) == 0;
        position.out |= u8::from(goes_out) << player;
        if recorder.on() {
            recorder.event(Event::Pass {
                player: Player(player),
            });
            if goes_out {
                recorder.event(Event::Out {
                    player: Player(player),
                });
            }
        }
        goes_out
    }
}

impl Game for Dzuwa {
    type Position = Position;
    type Key = [u64; 2];

    fn name(&self) -> &GameName {
        &self.name
    }

    fn players(&self) -> u8 {
        4
    }

    fn symbol(&self, player: Player) -> &'static str {
        ["1", "2", "3", "4"][player.index()]
    }

    fn team(&self, player: Player) -> Team {
        Team(if self.teams { player.0 % 2 } else { player.0 })
    }

    fn teams(&self) -> u8 {
        if self.teams { 2 } else { 4 }
    }

    fn limits(&self) -> Limits {
        self.limits
    }

    fn start(&self) -> Position {
        let mut board = Board::default();
        for at in 0..12 {
            board.put(at, self.setup[usize::from(at) % 3]);
        }
        Position {
            board,
            heads: [FOUR; PLAYERS],
            out: 0,
            turn: 0,
            outcome: None,
            quiet: 0,
        }
    }

    fn read_position(&self, text: &str) -> Result<Position, PositionError> {
        let mut position = text::read(text)?;
        position.outcome = self.own_end(&position).map(|verdict| Outcome {
            verdict,
            end: End::Own,
        });
        Ok(position)
    }

    fn position_text(&self, position: &Position) -> String {
        text::write(position)
    }

    fn to_move(&self, position: &Position) -> Option<Player> {
        Some(Player(position.turn))
    }

    #[inline]
    fn outcome(&self, position: &Position) -> Option<Outcome> {
        position.outcome
    }

    #[inline]
    fn quiet_plies(&self, position: &Position) -> u32 {
        position.quiet
    }

    #[inline]
    fn candidates(&self, position: &Position, into: &mut MoveList) {
        into.clear();
        let player = position.turn;
        if position.outcome.is_some() {
            return;
        }
        if position.is_out(player) {
            into.push(PASS);
            return;
        }
        let row = position.board.row(player);
        for (i, seeds) in (0..3).zip(row.to_le_bytes()) {
            if seeds > 0 {
                // S13: anticlockwise without condition. S14: clockwise onto a seed.
                let (m, clockwise) = (Move(2 * i + 1), Move(2 * i + 2));
                into.push(m);
                if position
                    .board
                    .ends_on_seed(self.sowing(position, clockwise))
                {
                    into.push(clockwise);
                }
            }
        }
        let in_hand = position.board.get(hand(player));
        if in_hand > 0 && (row == 0 || self.any_time) {
            into.push(HAND);
            if self.hand_clockwise
                && position
                    .board
                    .ends_on_seed(self.sowing(position, HAND_CLOCKWISE))
            {
                into.push(HAND_CLOCKWISE);
            }
            // S22, S25: nothing but four in hand, three empty pits.
            if row == 0 && in_hand == FOUR && self.target(position).is_some() {
                into.push(STRIKE);
            }
        }
        if row == 0 && in_hand == 0 {
            // S29: a broken head comes in seed by seed. S19, S20: an intact one stays, and the player passes.
            let comes_in = (1..FOUR).contains(&position.head(player));
            into.push(if comes_in { HEAD_IN } else { PASS });
        }
    }

    #[inline]
    fn attempt<R: Recorder>(
        &self,
        position: &mut Position,
        m: Move,
        recorder: &mut R,
    ) -> Option<Ply> {
        #[cfg(debug_assertions)]
        let before = position.seeds();
        let (mut head_lost, mut went_out) = (false, false);
        match m {
            PASS => went_out = self.pass(position, recorder),
            STRIKE => {
                self.strike(position, recorder);
                head_lost = true;
            }
            HEAD_IN => {
                self.head_in(position, recorder);
                head_lost = true;
            }
            _ => self.sow(position, m, recorder),
        }
        position.quiet = if head_lost || went_out {
            0
        } else {
            (position.quiet + 1).min(MAX_QUIET)
        };
        position.turn = (position.turn + self.step) % 4;
        position.outcome = self.own_end(position).map(|verdict| Outcome {
            verdict,
            end: End::Own,
        });
        if recorder.on() {
            recorder.event(match position.outcome {
                Some(outcome) => Event::End { outcome },
                None => Event::Turn {
                    player: Some(Player(position.turn)),
                },
            });
        }
        #[cfg(debug_assertions)]
        debug_assert_eq!(before, position.seeds(), "seeds are neither lost nor made");
        // Nothing ever comes to a head again. Whoever has gone out may come back, so that is not for ever.
        Some(Ply {
            irreversible: head_lost,
        })
    }

    /// Whoever holds most has won (S2).
    fn settle<R: Recorder>(&self, position: &mut Position, end: End, recorder: &mut R) {
        let held = self.held(position);
        let most = held.iter().max().copied().unwrap_or(0);
        let mut first = (0..).zip(&held).filter(|(_, n)| **n == most);
        let verdict = match (first.next(), first.next()) {
            (Some((team, _)), None) => Verdict::Win(Team(team)),
            _ => Verdict::Draw,
        };
        let outcome = Outcome { verdict, end };
        position.outcome = Some(outcome);
        if recorder.on() {
            recorder.event(Event::End { outcome });
        }
    }

    fn read_move(&self, _: &Position, text: &str) -> Result<Move, MoveError> {
        match (0..).zip(TEXTS).find(|(_, t)| *t == text) {
            Some((m, _)) => Ok(Move(m)),
            None => Err(MoveError::Unknown {
                found: shorten(text),
                expected: "a, a<, b, b<, c, c<, h, h<, x, z or -",
            }),
        }
    }

    fn move_text(&self, m: Move) -> String {
        TEXTS.get(usize::from(m.0)).map_or_else(|| format!("?{}", m.0), |text| (*text).to_owned())
    }

    fn why_illegal(&self, position: &Position, m: Move) -> Illegal {
        let player = position.turn;
        let (row, in_hand) = (position.board.row(player), position.board.get(hand(player)));
        let nothing = row == 0 && in_hand == 0;
        match m {
            HAND_CLOCKWISE if !self.hand_clockwise => Illegal::NotInThisGame,
            Move(unknown) if usize::from(unknown) >= TEXTS.len() => Illegal::NotInThisGame,
            _ if position.is_out(player) => Illegal::IsOut,
            PASS => Illegal::CannotPass,
            HEAD_IN if position.head(player) == 0 && nothing => Illegal::MustPass,
            HEAD_IN => Illegal::HeadStays,
            _ if nothing && !(1..FOUR).contains(&position.head(player)) => Illegal::MustPass,
            STRIKE if row != 0 || in_hand != FOUR => Illegal::NoPoison,
            STRIKE => Illegal::NoTarget,
            HAND | HAND_CLOCKWISE if in_hand == 0 => Illegal::HandEmpty,
            HAND | HAND_CLOCKWISE if row != 0 && !self.any_time => Illegal::HandLocked,
            _ if self.sowing(position, m).seeds == 0 => Illegal::EmptyPit,
            _ => Illegal::ClockwiseEndsEmpty,
        }
    }

    #[inline]
    fn key(&self, position: &Position) -> [u64; 2] {
        position.key()
    }

    #[inline]
    fn hash(&self, position: &Position) -> u64 {
        position.hash()
    }

    fn result_text(&self, position: &Position) -> Option<String> {
        Some(match position.outcome?.verdict {
            Verdict::Win(team) if self.teams => ["13", "24"][team.index()].to_owned(),
            Verdict::Win(team) => (team.0 + 1).to_string(),
            Verdict::Draw => "draw".to_owned(),
            Verdict::Void => "void".to_owned(),
        })
    }

    fn score(&self, position: &Position) -> Vec<u16> {
        self.held(position)
    }

    #[inline]
    fn estimate(&self, position: &Position, team: Team) -> i32 {
        self.estimated(position, team)
    }

    fn worth(&self, position: &Position, team: Team) -> i32 {
        self.final_worth(position, team)
    }

    fn picture(&self, position: &Position) -> Picture {
        Picture {
            pits: (0..12).map(|i| position.board.get(i)).collect(),
            squares: Vec::new(),
            stores: Vec::new(),
            hands: (0..4).map(|p| position.board.get(hand(p))).collect(),
            heads: position.heads.to_vec(),
            out: (0..4).map(|p| position.is_out(p)).collect(),
            turn: position.outcome.is_none().then_some(Player(position.turn)),
            sowing: 0,
        }
    }

    fn layout(&self) -> Layout {
        layout::ring()
    }
}
