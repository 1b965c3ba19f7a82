use std::fmt::Debug;

use crate::{
    Counted, End, GameName, Illegal, Layout, MAX_PITS, Move, MoveError, MoveList, NotCounted,
    Outcome, Picture, Player, PositionError, Recorder, Seen, SplitMix64, Team, Verdict, nobody,
};

/// When a game ends that its own rules do not end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// The occurrence of a position that ends the game; 0 for never.
    pub repetition: u16,
    /// The number of quiet plies in a row that ends the game; 0 for never.
    pub quiet: u16,
}

/// What must be equal for two positions to be the same for repetition.
pub trait Key: Copy + Debug + Eq + Send + Sync + 'static {
    /// Spreads what differs anywhere over all bits, those on top best: the same number for equal keys, and as good as
    /// never for others.
    fn spread(self) -> u64;
}

impl Key for [u64; 2] {
    #[inline(always)]
    fn spread(self) -> u64 {
        const ODD: u64 = 0xd6e8_feb8_6659_fd93;
        (self[0].wrapping_mul(ODD).rotate_left(32) ^ self[1]).wrapping_mul(ODD)
    }
}

/// What a ply was, for repetition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ply {
    /// No position from before this ply can occur again.
    pub irreversible: bool,
}

/// A seed or a piece, in the values that [`Game::estimate`] and [`Game::worth`] give.
pub const UNIT: i32 = 100;

/// The value of a game won outright, for which sooner is better: no other value comes near it.
pub const WIN: i32 = 1_000_000;

/// Where a table of a search keeps what it knows of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Memo {
    /// The same for positions from which everything that can happen is worth the same, but for `offset`; on every
    /// machine.
    pub hash: u64,
    /// What the position is worth more than others with this hash, to the team that was asked for.
    pub offset: i32,
}

/// The rules of one game with its options: what a program that knows no game needs to play it.
///
/// A position holds all that its text says, and whether the game is over by its own rules; it does not remember how
/// it came about. Repetition and quiet play are counted by [`crate::Run`], which asks [`Game::settle`] for what is
/// owed then.
///
/// **Moves that fail.** Whether a sowing is endless is known only when it has been sown. [`Game::candidates`] lists
/// moves of which [`Game::attempt`] may refuse some; a search or a playout that tries moves anyway pays nothing for
/// finding out. When every candidate has been refused, [`Game::stuck`] says what happens. [`Game::legal`] has done
/// all that and is exact.
pub trait Game: Debug + Send + Sync + 'static {
    /// A position.
    type Position: Clone + Debug + PartialEq + Send + Sync + 'static;

    /// What must be equal for two positions to be the same for repetition.
    type Key: Key;

    /// The name with its options.
    fn name(&self) -> &GameName;

    /// How many players there are.
    fn players(&self) -> u8;

    /// The name of a player in texts: `S`, `N`; `L`, `R`; `1` … `4`.
    fn symbol(&self, player: Player) -> &'static str;

    /// The team of a player.
    fn team(&self, player: Player) -> Team {
        Team(player.0)
    }

    /// How many teams there are.
    fn teams(&self) -> u8 {
        self.players()
    }

    /// When repetition and quiet play end a game.
    fn limits(&self) -> Limits;

    /// The position at the start.
    fn start(&self) -> Self::Position;

    /// Reads a position and validates it once: afterwards it is trusted. Its own end is looked at.
    ///
    /// # Errors
    /// If it is not a position of this game: which field, where, what was expected and what was found.
    fn read_position(&self, text: &str) -> Result<Self::Position, PositionError>;

    /// The canonical text of a position.
    fn position_text(&self, position: &Self::Position) -> String;

    /// Whose turn it is; `None` when chance moves. Without meaning when the game is over.
    fn to_move(&self, position: &Self::Position) -> Option<Player>;

    /// How the game has ended, if it has (by its own rules, or after [`Game::settle`]).
    fn outcome(&self, position: &Self::Position) -> Option<Outcome>;

    /// The plies since the last that was not quiet.
    fn quiet_plies(&self, position: &Self::Position) -> u32;

    /// The moves of which the legal ones are a part, in ascending order, none twice; none when the game is over.
    fn candidates(&self, position: &Self::Position, into: &mut MoveList);

    /// One of the [`Game::candidates`], each as likely as any other; there must be one. `scratch` is overwritten.
    #[inline]
    fn draw(
        &self,
        position: &Self::Position,
        rng: &mut SplitMix64,
        scratch: &mut MoveList,
    ) -> Move {
        self.candidates(position, scratch);
        scratch[if scratch.len() == 1 {
            0
        } else {
            rng.scaled(scratch.len() as u32) as usize
        }]
    }

    /// Plays one of the [`Game::candidates`] and tells `recorder` its events; `None` if it may not be played after
    /// all, and then the position is as it was (but the recorder has been told of a move that was none).
    fn attempt<R: Recorder>(
        &self,
        position: &mut Self::Position,
        m: Move,
        recorder: &mut R,
    ) -> Option<Ply>;

    /// Whether [`Game::attempt`] ever refuses a candidate.
    fn may_refuse(&self) -> bool {
        false
    }

    /// What happens when every candidate has been refused: a move that is the only legal one (a pass), or the game is
    /// over, and `position` says so.
    fn stuck<R: Recorder>(&self, position: &mut Self::Position, recorder: &mut R) -> Option<Move> {
        let _ = (position, recorder);
        None
    }

    /// Ends the game by repetition or quiet play.
    fn settle<R: Recorder>(&self, position: &mut Self::Position, end: End, recorder: &mut R);

    /// The legal moves, in ascending order (which is the byte order of their texts); none when the game is over.
    fn legal(&self, position: &Self::Position, into: &mut MoveList) {
        self.candidates(position, into);
        if self.may_refuse() && !into.is_empty() {
            into.retain(|m| {
                self.attempt(&mut position.clone(), m, &mut nobody())
                    .is_some()
            });
            if into.is_empty() {
                into.extend(self.stuck(&mut position.clone(), &mut nobody()));
            }
        }
    }

    /// How many legal moves there are; `scratch` is overwritten.
    fn count_legal(&self, position: &Self::Position, scratch: &mut MoveList) -> u64 {
        self.legal(position, scratch);
        scratch.len() as u64
    }

    /// Reads a move's text; whether it may be played in `position` is not asked.
    ///
    /// # Errors
    /// [`MoveError::Unknown`] if it is not the text of any move of this game.
    fn read_move(&self, position: &Self::Position, text: &str) -> Result<Move, MoveError>;

    /// The text of a move.
    fn move_text(&self, m: Move) -> String;

    /// Why a move is not among the legal ones.
    fn why_illegal(&self, position: &Self::Position, m: Move) -> Illegal;

    /// What must be equal for two positions to be the same for repetition.
    fn key(&self, position: &Self::Position) -> Self::Key;

    /// A number that is the same for positions with the same text but for the quiet plies, on every machine.
    fn hash(&self, position: &Self::Position) -> u64;

    /// The result as written in records: `29-19`, `13`, `L`, `draw`, `void`; `None` while the game goes on.
    fn result_text(&self, position: &Self::Position) -> Option<String>;

    /// What each team has so far: seeds captured, seeds held, or pieces; by team.
    fn score(&self, position: &Self::Position) -> Vec<u16>;

    /// What a position is worth at a glance to `team` against all others, while the game goes on: in hundredths
    /// ([`UNIT`]) of a seed or piece. What is worth much to one of two teams is worth as little to the other.
    fn estimate(&self, position: &Self::Position, team: Team) -> i32 {
        let score = (0..).zip(self.score(position));
        UNIT * score
            .map(|(t, n)| i32::from(n) * if t == team.0 { 1 } else { -1 })
            .sum::<i32>()
    }

    /// What a position promises `team` besides, as a whole less than what is won if a promise is kept: for a search that
    /// stops here. Who counts as people do counts only [`Game::estimate`].
    #[inline]
    fn prospects(&self, position: &Self::Position, team: Team) -> i32 {
        let _ = (position, team);
        0
    }

    /// What the end of the game is worth to `team`, in the same hundredths: a game won by a margin is worth the margin,
    /// one won outright [`WIN`].
    fn worth(&self, position: &Self::Position, team: Team) -> i32 {
        match self.outcome(position).map(|outcome| outcome.verdict) {
            Some(Verdict::Win(winner)) if winner == team => WIN,
            Some(Verdict::Win(_)) => -WIN,
            Some(Verdict::Draw | Verdict::Void) | None => 0,
        }
    }

    /// Where a table keeps what it knows of a position, if neither repetition nor quiet play come into it.
    #[inline]
    fn memo(&self, position: &Self::Position, team: Team) -> Memo {
        let _ = team;
        Memo {
            hash: self.hash(position),
            offset: 0,
        }
    }

    /// What one of the [`Game::candidates`] promises to the player who makes it, in the same hundredths, where that is
    /// known without playing it; `None` where it has to be played to know.
    #[inline]
    fn promise(&self, position: &Self::Position, m: Move) -> Option<i32> {
        let _ = (position, m);
        None
    }

    /// What tables of exact values have to know of this game.
    ///
    /// # Errors
    /// Why there are none.
    fn counted(&self) -> Result<Counted, NotCounted> {
        Err(NotCounted::Game)
    }

    /// A position of a [`Game::counted`] game as its player to move sees it; `None` when chance moves, and for games
    /// that are not counted.
    #[inline]
    fn seen(&self, position: &Self::Position) -> Option<Seen> {
        let _ = position;
        None
    }

    /// The position of a [`Game::counted`] game that its first player to move sees so, with nothing captured and no
    /// quiet plies; its own end is looked at. `pits` are as in [`Seen::pits`].
    #[inline]
    fn with_seeds(&self, pits: &[u8; MAX_PITS]) -> Option<Self::Position> {
        let _ = pits;
        None
    }

    /// What a board picture shows.
    fn picture(&self, position: &Self::Position) -> Picture;

    /// Where the places of the board lie.
    fn layout(&self) -> Layout;

    /// Seeds and pieces everywhere in `position`, for the law that none is lost.
    fn total(&self, position: &Self::Position) -> u32 {
        let p = self.picture(position);
        let sum = |v: &[u8]| v.iter().map(|&n| u32::from(n)).sum::<u32>();
        sum(&p.pits)
            + sum(&p.stores)
            + sum(&p.hands)
            + sum(&p.heads)
            + p.squares.iter().flatten().count() as u32
    }
}
