//! A game in which others play along from elsewhere: what a desk asks about them, and leaves to them.

use semailles_core::{Move, Player};
use semailles_locale::{page, text};
use semailles_session::Session;

use super::desk::Desk;
use crate::dom::{El, Signal};

/// The others, and what lies between.
pub(crate) trait Far {
    /// The game as it stands, with own moves that are on their way; `None` while nothing is known of it.
    fn session(&self) -> Option<Session>;
    /// Whether a ply is an own one that is still on its way.
    fn is_on_its_way(&self, ply: usize) -> bool;
    /// Somebody here plays; what comes of it is in [`Far::session`] afterwards.
    fn play(&self, desk: Desk, m: Move);
    /// Asks the others to take back the own last move.
    fn ask_back(&self, desk: Desk);
    /// What a player is called beside the board, if there is more to say than which player it is.
    fn name(&self, player: Player) -> Option<String>;
    /// Whose turn it is, or how the game ended, where there is more to say than the game's own words.
    fn turn(&self, session: &Session) -> Option<String>;
    /// Under the game's name: with whom it is played.
    fn subtitle(&self, session: &Session) -> String;
    /// Over the words under the board: who is there, what is on its way, what somebody proposes.
    fn news(&self, desk: Desk) -> El;
    /// The buttons in place of those that take back alone.
    fn tools(&self, desk: Desk) -> Vec<El>;
    /// The buttons after the end.
    fn ends(&self, desk: Desk) -> El;
    /// The menu.
    fn menu(&self, desk: Desk, open: Signal<bool>) -> El;
}

/// Whoever is further behind than so many plies sees the last of them only.
const MISSED: usize = 3;

impl Desk {
    /// Whether others play along from elsewhere.
    pub(super) fn is_far(self) -> bool {
        self.far.with_untracked(Option::is_some)
    }

    /// Shows what has been played elsewhere, one ply after the other, and how the game stands after the last.
    pub(crate) fn follow(self) {
        let busy = self.is_moving() || self.moment.get_untracked().is_some();
        let far = self.far.get_untracked().filter(|_| !busy);
        let Some(now) = far.and_then(|far| far.session()) else {
            return;
        };
        let (shown, same) = self.session.with_untracked(|s| {
            let both = s.plies().iter().zip(now.plies());
            (
                s.plies().len(),
                both.take_while(|(a, b)| a.m == b.m).count(),
            )
        });
        let total = now.plies().len();
        if same < shown {
            self.interrupt();
            self.session.set(now);
            self.after_change(text!(self.lang, page::TAKEN_BACK, n = shown - same));
        } else if shown + MISSED < total {
            let last = now.plies()[total - 1].m;
            let mut before = now;
            // How the game ended is taken back first.
            while before.plies().len() == total && before.undo() {}
            self.session.set(before);
            self.show(last);
        } else if let Some(next) = now.plies().get(shown) {
            self.show(next.m);
        } else if self
            .session
            .with_untracked(|s| s.seats() != now.seats() || s.ended() != now.ended())
        {
            self.session.set(now);
            self.settle(false);
            let turn = self.session.with_untracked(|s| self.turn_words(s));
            self.live.set(turn);
        }
    }
}
