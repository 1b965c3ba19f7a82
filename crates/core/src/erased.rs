use std::any::Any;
use std::fmt::{self, Debug};
use std::sync::Arc;

#[cfg(not(feature = "small"))]
use crate::playout::Scratch;
use crate::{
    Event, Game, GameName, Illegal, Layout, Limits, Move, MoveError, Outcome, Picture, Player,
    PositionError, Run, Team, nobody, somebody,
};
#[cfg(not(feature = "small"))]
use crate::{SplitMix64, Tally, divide, perft, playout};

/// The rules of some game, for those who do not care which.
pub trait AnyGame: Debug + Send + Sync {
    /// The name with its options.
    fn name(&self) -> &GameName;
    /// How many players there are.
    fn players(&self) -> u8;
    /// How many teams there are.
    fn teams(&self) -> u8;
    /// The name of a player in texts.
    fn symbol(&self, player: Player) -> &'static str;
    /// The team of a player.
    fn team(&self, player: Player) -> Team;
    /// When repetition and quiet play end a game.
    fn limits(&self) -> Limits;
    /// Where the places of the board lie.
    fn layout(&self) -> Layout;
    /// A game from the start.
    fn begin(&self) -> Box<dyn AnyRun>;
    /// A game from a set-up position.
    ///
    /// # Errors
    /// If the text is not a position of this game.
    fn set_up(&self, text: &str) -> Result<Box<dyn AnyRun>, PositionError>;
    /// Plays `games` random games as fast as can be, from one stream.
    #[cfg(not(feature = "small"))]
    fn playouts(&self, rng: &mut SplitMix64, games: u64) -> Tally;
}

impl dyn AnyGame + '_ {
    /// What is worth so much to a player, on the one scale of a whole game: as worth to the first of two teams. `None`
    /// where there are more, for then nobody's gain is just another's loss.
    #[must_use]
    pub fn for_first(&self, player: Player, worth: i32) -> Option<i32> {
        let ours = self.team(player).index() == 0;
        (self.teams() == 2).then_some(if ours { worth } else { -worth })
    }
}

/// A game in progress, for those who do not care which.
pub trait AnyRun: Debug + Send + Sync {
    /// The rules.
    fn game(&self) -> Box<dyn AnyGame>;
    /// The canonical text of the position.
    fn position_text(&self) -> String;
    /// Whose turn it is; `None` when chance moves or the game is over.
    fn to_move(&self) -> Option<Player>;
    /// The legal moves in byte order of their texts; none when the game is over.
    fn legal(&self) -> &[Move];
    /// The text of a move.
    fn move_text(&self, m: Move) -> String;
    /// Reads the text of a legal move.
    ///
    /// # Errors
    /// If it is not the text of a move, or the move may not be played here: why, and what may.
    fn read_move(&self, text: &str) -> Result<Move, MoveError>;
    /// Why a move is not among the legal ones; `None` if it is.
    fn why_illegal(&self, m: Move) -> Option<Illegal>;
    /// Plays a legal move.
    ///
    /// # Errors
    /// If it is not legal; then nothing has changed.
    fn play(&mut self, m: Move) -> Result<(), MoveError>;
    /// Plays a legal move and adds its events to `trace`.
    ///
    /// # Errors
    /// If it is not legal; then nothing has changed.
    fn play_traced(&mut self, m: Move, trace: &mut Vec<Event>) -> Result<(), MoveError>;
    /// How the game has ended, if it has.
    fn outcome(&self) -> Option<Outcome>;
    /// The result as written in records; `None` while the game goes on.
    fn result_text(&self) -> Option<String>;
    /// What each team has so far.
    fn score(&self) -> Vec<u16>;
    /// The plies since the last that was not quiet.
    fn quiet_plies(&self) -> u32;
    /// How often the present position has occurred.
    fn occurrences(&self) -> usize;
    /// What a board picture shows.
    fn picture(&self) -> Picture;
    /// The hash of the position.
    fn hash(&self) -> u64;
    /// Seeds and pieces everywhere.
    fn total(&self) -> u32;
    /// Counts sequences of plies.
    #[cfg(not(feature = "small"))]
    fn perft(&self, depth: u32) -> u64;
    /// Counts sequences of plies for each legal move.
    #[cfg(not(feature = "small"))]
    fn divide(&self, depth: u32) -> Vec<(Move, u64)>;
    /// A copy.
    fn boxed_clone(&self) -> Box<dyn AnyRun>;
    /// The [`Run`] it is, for those who know the type of its game.
    fn as_any(&self) -> &dyn Any;
}

impl Clone for Box<dyn AnyRun> {
    fn clone(&self) -> Self {
        self.boxed_clone()
    }
}

/// Hides which game it is.
#[must_use]
pub fn erase<G: Game>(game: Arc<G>) -> Box<dyn AnyGame> {
    Box::new(Erased(game))
}

struct Erased<G: Game>(Arc<G>);

impl<G: Game> Debug for Erased<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self.0.name(), f)
    }
}

impl<G: Game> AnyGame for Erased<G> {
    fn name(&self) -> &GameName {
        self.0.name()
    }

    fn players(&self) -> u8 {
        self.0.players()
    }

    fn teams(&self) -> u8 {
        self.0.teams()
    }

    fn symbol(&self, player: Player) -> &'static str {
        self.0.symbol(player)
    }

    fn team(&self, player: Player) -> Team {
        self.0.team(player)
    }

    fn limits(&self) -> Limits {
        self.0.limits()
    }

    fn layout(&self) -> Layout {
        self.0.layout()
    }

    fn begin(&self) -> Box<dyn AnyRun> {
        Box::new(Run::begin(self.0.clone()))
    }

    fn set_up(&self, text: &str) -> Result<Box<dyn AnyRun>, PositionError> {
        Ok(Box::new(Run::set_up(self.0.clone(), text)?))
    }

    #[cfg(not(feature = "small"))]
    fn playouts(&self, rng: &mut SplitMix64, games: u64) -> Tally {
        let mut tally = Tally::default();
        let mut scratch = Scratch::default();
        for _ in 0..games {
            playout(&*self.0, rng, &mut scratch, &mut tally);
        }
        tally
    }
}

impl<G: Game> AnyRun for Run<G> {
    fn game(&self) -> Box<dyn AnyGame> {
        erase(Run::game(self).clone())
    }

    fn position_text(&self) -> String {
        Run::game(self).position_text(self.position())
    }

    fn to_move(&self) -> Option<Player> {
        if self.outcome().is_some() {
            None
        } else {
            Run::game(self).to_move(self.position())
        }
    }

    fn legal(&self) -> &[Move] {
        Run::legal(self)
    }

    fn move_text(&self, m: Move) -> String {
        Run::game(self).move_text(m)
    }

    fn read_move(&self, text: &str) -> Result<Move, MoveError> {
        let m = Run::game(self).read_move(self.position(), text)?;
        match self.why_illegal(m) {
            None => Ok(m),
            Some(why) => Err(self.illegal(m, why)),
        }
    }

    fn why_illegal(&self, m: Move) -> Option<Illegal> {
        Run::why_illegal(self, m)
    }

    fn play(&mut self, m: Move) -> Result<(), MoveError> {
        Run::play(self, m, &mut nobody())
    }

    fn play_traced(&mut self, m: Move, trace: &mut Vec<Event>) -> Result<(), MoveError> {
        Run::play(self, m, &mut somebody(trace))
    }

    fn outcome(&self) -> Option<Outcome> {
        Run::outcome(self)
    }

    fn result_text(&self) -> Option<String> {
        Run::game(self).result_text(self.position())
    }

    fn score(&self) -> Vec<u16> {
        Run::game(self).score(self.position())
    }

    fn quiet_plies(&self) -> u32 {
        Run::game(self).quiet_plies(self.position())
    }

    fn occurrences(&self) -> usize {
        self.history().count(Run::game(self).key(self.position()))
    }

    fn picture(&self) -> Picture {
        Run::game(self).picture(self.position())
    }

    fn hash(&self) -> u64 {
        Run::game(self).hash(self.position())
    }

    fn total(&self) -> u32 {
        Run::game(self).total(self.position())
    }

    #[cfg(not(feature = "small"))]
    fn perft(&self, depth: u32) -> u64 {
        perft(self, depth)
    }

    #[cfg(not(feature = "small"))]
    fn divide(&self, depth: u32) -> Vec<(Move, u64)> {
        divide(self, depth)
    }

    fn boxed_clone(&self) -> Box<dyn AnyRun> {
        Box::new(self.clone())
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}
