//! One person against the computer: how it went, and at which level to go on.

use crate::{Seat, Session};

/// A game of one person against computers of one level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bout {
    /// The level.
    pub level: u8,
    /// Whether the person won; nothing while the game goes on, and when nobody did.
    pub won: Option<bool>,
}

impl Session {
    /// The game as one of a person against the computer, if it is one. In a team of two the other is a computer as well.
    #[must_use]
    pub fn bout(&self) -> Option<Bout> {
        let mut person = None;
        let mut level = None;
        for (player, seat) in (0..).map(semailles_core::Player).zip(self.seats()) {
            match *seat {
                Seat::Person if person.is_none() => person = Some(player),
                Seat::Computer(of) if level.is_none_or(|known| known == of) => level = Some(of),
                _ => return None,
            }
        }
        let team = self.game().team(person?);
        let won = self.is_over().then(|| self.winner()).flatten();
        Some(Bout {
            level: level?,
            won: won.map(|winner| winner == team),
        })
    }
}

/// How often somebody loses in a row before an easier level is offered.
const LOSSES: usize = 2;

/// The level to be offered after some games, the newest first: a harder one after a win, up to `hardest`; an easier one
/// when the last two at the level were lost. Nothing where it is just right.
#[must_use]
pub fn next_level(bouts: impl IntoIterator<Item = Bout>, hardest: u8) -> Option<u8> {
    let mut bouts = bouts.into_iter();
    let last = bouts.next()?;
    match last.won? {
        true => (last.level < hardest).then_some(last.level + 1),
        false => {
            let before = bouts.take_while(|bout| bout.level == last.level);
            let lost = before.take_while(|bout| bout.won == Some(false)).count() + 1;
            (lost >= LOSSES && last.level > 1).then(|| last.level - 1)
        }
    }
}

#[cfg(test)]
mod tests {
    use semailles_core::Player;

    use super::*;

    fn bouts(games: &[(u8, Option<bool>)]) -> Option<u8> {
        next_level(games.iter().map(|&(level, won)| Bout { level, won }), 5)
    }

    #[test]
    fn a_win_leads_up_and_two_losses_lead_down() {
        assert_eq!(bouts(&[]), None);
        assert_eq!(bouts(&[(2, Some(true))]), Some(3));
        assert_eq!(bouts(&[(5, Some(true))]), None);
        assert_eq!(bouts(&[(3, Some(false))]), None);
        assert_eq!(bouts(&[(3, Some(false)), (3, Some(false))]), Some(2));
        assert_eq!(bouts(&[(3, Some(false)), (3, Some(true))]), None);
        assert_eq!(bouts(&[(3, Some(false)), (2, Some(false))]), None);
        assert_eq!(bouts(&[(1, Some(false)), (1, Some(false))]), None);
        assert_eq!(bouts(&[(3, None), (3, Some(false))]), None);
    }

    #[test]
    fn whose_game_it_is() {
        let game = semailles_games::game("dzuwa").unwrap();
        let (person, computer) = (Seat::Person, Seat::Computer);
        let bout = |seats| Session::begin(&*game, seats).bout();
        let bout_of = |level| Some(Bout { level, won: None });
        let three = |level| [computer(level); 3];
        assert_eq!(bout([&[person][..], &three(2)].concat()), bout_of(2));
        assert_eq!(bout(vec![person, person, computer(2), computer(2)]), None);
        assert_eq!(
            bout(vec![person, computer(1), computer(2), computer(2)]),
            None
        );
        assert_eq!(bout(vec![computer(1); 4]), None);
        let two = semailles_games::game("wali").unwrap();
        let mut session = Session::begin(&*two, vec![person, computer(4)]);
        session.resign(Player(1));
        let won = Some(true);
        assert_eq!(session.bout(), Some(Bout { level: 4, won }));
    }
}
