//! A small game to write records of: players take one to three from a heap, and who takes the last has won.

use std::sync::Arc;

use crate::{
    AnyGame, End, Expected, Fields, Game, GameName, Illegal, Layout, Limits, Move, MoveError,
    MoveList, NameError, OptionSpec, Outcome, Picture, Player, Ply, PositionError, Recorder, Shape,
    Team, Verdict, erase,
};

const OPTIONS: &[OptionSpec] = &[
    OptionSpec::number("heap", 9, 1, 60_000),
    OptionSpec::number("players", 2, 2, 4),
];

/// The resolver of the tests.
pub(super) fn find(text: &str) -> Result<Box<dyn AnyGame>, NameError> {
    let (id, options) = GameName::split(text);
    if id != "count" {
        return Err(NameError::UnknownGame {
            found: crate::options::shorten(id),
            nearest: None,
            known: "count".to_owned(),
        });
    }
    let name = GameName::parse("count", OPTIONS, options)?;
    Ok(erase(Arc::new(Count(name))))
}

#[derive(Debug)]
struct Count(GameName);

#[derive(Clone, Debug, PartialEq)]
pub(super) struct Position {
    left: u16,
    turn: u8,
}

impl Game for Count {
    type Position = Position;
    type Key = [u64; 2];

    fn name(&self) -> &GameName {
        &self.0
    }

    fn players(&self) -> u8 {
        self.0.number("players") as u8
    }

    fn symbol(&self, player: Player) -> &'static str {
        let symbols = if self.players() == 2 {
            ["S", "N", "", ""]
        } else {
            ["1", "2", "3", "4"]
        };
        symbols[player.index()]
    }

    fn limits(&self) -> Limits {
        Limits {
            repetition: 0,
            quiet: 0,
        }
    }

    fn start(&self) -> Position {
        Position {
            left: self.0.number("heap"),
            turn: 0,
        }
    }

    fn read_position(&self, text: &str) -> Result<Position, PositionError> {
        let mut fields = Fields::of(text);
        let heap = fields.next("heap", Expected::Something)?;
        let turn = fields.next("side to move", Expected::Something)?;
        let last = u32::from(self.players() - 1);
        let position = Position {
            left: heap.number(0, 60_000)? as u16,
            turn: turn.number(0, last)? as u8,
        };
        fields.end()?;
        Ok(position)
    }

    fn position_text(&self, position: &Position) -> String {
        format!("{} {}", position.left, position.turn)
    }

    fn to_move(&self, position: &Position) -> Option<Player> {
        Some(Player(position.turn))
    }

    fn outcome(&self, position: &Position) -> Option<Outcome> {
        let last = (position.turn + self.players() - 1) % self.players();
        (position.left == 0).then_some(Outcome {
            verdict: Verdict::Win(Team(last)),
            end: End::Own,
        })
    }

    fn quiet_plies(&self, _: &Position) -> u32 {
        0
    }

    fn candidates(&self, position: &Position, into: &mut MoveList) {
        into.clear();
        into.extend((1..=position.left.min(3)).map(Move));
    }

    fn attempt<R: Recorder>(&self, position: &mut Position, m: Move, _: &mut R) -> Option<Ply> {
        position.left -= m.0;
        position.turn = (position.turn + 1) % self.players();
        Some(Ply { irreversible: true })
    }

    fn settle<R: Recorder>(&self, _: &mut Position, _: End, _: &mut R) {}

    fn read_move(&self, _: &Position, text: &str) -> Result<Move, MoveError> {
        match text {
            "a" => Ok(Move(1)),
            "b" => Ok(Move(2)),
            "c" => Ok(Move(3)),
            _ => Err(MoveError::Unknown {
                found: crate::options::shorten(text),
                expected: "a, b or c",
            }),
        }
    }

    fn move_text(&self, m: Move) -> String {
        ["-", "a", "b", "c"][usize::from(m.0)].to_owned()
    }

    fn why_illegal(&self, _: &Position, _: Move) -> Illegal {
        Illegal::EmptyPit
    }

    fn key(&self, position: &Position) -> Self::Key {
        [position.left.into(), position.turn.into()]
    }

    fn hash(&self, position: &Position) -> u64 {
        u64::from(position.left)
    }

    fn result_text(&self, position: &Position) -> Option<String> {
        let Outcome { verdict, .. } = self.outcome(position)?;
        let Verdict::Win(Team(team)) = verdict else {
            return None;
        };
        Some(self.symbol(Player(team)).to_owned())
    }

    fn score(&self, _: &Position) -> Vec<u16> {
        Vec::new()
    }

    fn picture(&self, position: &Position) -> Picture {
        Picture {
            pits: Vec::new(),
            squares: Vec::new(),
            stores: Vec::new(),
            hands: Vec::new(),
            heads: Vec::new(),
            out: Vec::new(),
            turn: Some(Player(position.turn)),
            sowing: 0,
        }
    }

    fn layout(&self) -> Layout {
        Layout {
            shape: Shape::Ring,
            width: 0.0,
            height: 0.0,
            spots: Vec::new(),
            course: Vec::new(),
        }
    }
}
