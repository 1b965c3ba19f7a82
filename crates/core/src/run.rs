use std::fmt;
use std::sync::Arc;

use crate::{
    End, Game, History, Illegal, Limits, Move, MoveError, MoveList, Outcome, PositionError,
    Recorder, nobody,
};

/// A game in progress: a position, how often positions have occurred, and the legal moves.
///
/// After every ply the game's own end is looked at, then repetition, then quiet play.
pub struct Run<G: Game> {
    game: Arc<G>,
    position: G::Position,
    history: History<G::Key>,
    legal: MoveList,
}

impl<G: Game> fmt::Debug for Run<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let position = self.game.position_text(&self.position);
        write!(f, "{} {position}", self.game.name())
    }
}

impl<G: Game> Clone for Run<G> {
    fn clone(&self) -> Self {
        Self {
            game: self.game.clone(),
            position: self.position.clone(),
            history: self.history.clone(),
            legal: self.legal.clone(),
        }
    }
}

impl<G: Game> Run<G> {
    /// From the start.
    #[must_use]
    pub fn begin(game: Arc<G>) -> Self {
        let position = game.start();
        Self::from_position(game, position)
    }

    /// From a set-up: its own end is looked at; repetition is counted from it, quiet play goes on from what it says.
    ///
    /// # Errors
    /// If the text is not a position of this game.
    pub fn set_up(game: Arc<G>, text: &str) -> Result<Self, PositionError> {
        let position = game.read_position(text)?;
        Ok(Self::from_position(game, position))
    }

    fn from_position(game: Arc<G>, position: G::Position) -> Self {
        let history = History::starting(game.key(&position));
        let mut run = Self {
            game,
            position,
            history,
            legal: MoveList::new(),
        };
        run.find_legal(&mut nobody());
        run
    }

    /// The rules.
    #[must_use]
    pub fn game(&self) -> &Arc<G> {
        &self.game
    }

    /// The position.
    #[must_use]
    pub fn position(&self) -> &G::Position {
        &self.position
    }

    /// The legal moves, in ascending order; none when the game is over.
    #[must_use]
    pub fn legal(&self) -> &MoveList {
        &self.legal
    }

    /// How the game has ended, if it has.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.game.outcome(&self.position)
    }

    /// The positions since the last irreversible ply, the present one included.
    #[must_use]
    pub fn history(&self) -> &History<G::Key> {
        &self.history
    }

    /// Why a move is not among the legal ones; `None` if it is.
    #[must_use]
    pub fn why_illegal(&self, m: Move) -> Option<Illegal> {
        if self.legal.binary_search(&m).is_ok() {
            return None;
        }
        Some(if self.outcome().is_some() {
            Illegal::GameOver
        } else {
            self.game.why_illegal(&self.position, m)
        })
    }

    pub(crate) fn illegal(&self, m: Move, why: Illegal) -> MoveError {
        MoveError::Illegal {
            found: self.game.move_text(m),
            why,
            legal: self.legal.iter().map(|&m| self.game.move_text(m)).collect(),
        }
    }

    /// Plays a legal move and tells `recorder` its events.
    ///
    /// # Errors
    /// If it is not legal; then nothing has changed.
    pub fn play<R: Recorder>(&mut self, m: Move, recorder: &mut R) -> Result<(), MoveError> {
        if let Some(why) = self.why_illegal(m) {
            return Err(self.illegal(m, why));
        }
        let played = advance(
            &*self.game,
            &mut self.position,
            &mut self.history,
            m,
            recorder,
        );
        debug_assert!(played.is_some(), "a legal move can be played");
        self.find_legal(recorder);
        Ok(())
    }

    /// Fills the list of legal moves; where there are none after all, the game is over.
    fn find_legal<R: Recorder>(&mut self, recorder: &mut R) {
        self.game.legal(&self.position, &mut self.legal);
        if self.legal.is_empty() && self.outcome().is_none() {
            let pass = self.game.stuck(&mut self.position, recorder);
            debug_assert!(
                pass.is_none() && self.outcome().is_some(),
                "no legal move and yet not over"
            );
        }
    }
}

/// Plays a candidate, counts the position, and ends the game by repetition or quiet play where that is due; `None` as
/// [`Game::attempt`] says it, and then `position` and `history` are as they were.
#[inline(always)]
pub(crate) fn advance<G: Game, R: Recorder>(
    game: &G,
    position: &mut G::Position,
    history: &mut History<G::Key>,
    m: Move,
    recorder: &mut R,
) -> Option<()> {
    let ply = game.attempt(position, m, recorder)?;
    if game.outcome(position).is_some() {
        return Some(());
    }
    history.clear_if(ply.irreversible);
    let occurrences = history.push(game.key(position));
    if let Some(end) = due(game.limits(), occurrences, game.quiet_plies(position)) {
        // On a copy: a position that is never lent out can stay in registers.
        let mut ended = position.clone();
        end_by_limit(game, &mut ended, end, recorder);
        *position = ended;
    }
    Some(())
}

/// What ends a game that its own rules do not end: repetition goes before quiet play.
#[inline]
pub(crate) fn due(limits: Limits, occurrences: usize, quiet_plies: u32) -> Option<End> {
    if limits.repetition > 0 && occurrences >= usize::from(limits.repetition) {
        Some(End::Repetition)
    } else if limits.quiet > 0 && quiet_plies >= u32::from(limits.quiet) {
        Some(End::Quiet)
    } else {
        None
    }
}

/// Ends a game that goes on by a limit, if one is reached now that the position has occurred `occurrences` times; says
/// whether the game is over.
///
/// For those who play on copies of a position and count occurrences themselves: a search, a solver.
#[inline]
pub fn end_if_due<G: Game>(game: &G, position: &mut G::Position, occurrences: usize) -> bool {
    let Some(end) = due(game.limits(), occurrences, game.quiet_plies(position)) else {
        return false;
    };
    end_by_limit(game, position, end, &mut nobody());
    game.outcome(position).is_some()
}

/// Ends the game by a limit, unless its own rules end it: they come first, and a game whose next player has nothing
/// but endless moves is over by them.
#[cold]
pub(crate) fn end_by_limit<G: Game, R: Recorder>(
    game: &G,
    position: &mut G::Position,
    end: End,
    recorder: &mut R,
) {
    if game.may_refuse() {
        let mut legal = MoveList::new();
        game.legal(position, &mut legal);
        if legal.is_empty() && game.stuck(position, recorder).is_none() {
            return;
        }
    }
    game.settle(position, end, recorder);
}
