//! What has happened in a game, in words: a move event by event or in one sentence, whose turn it is, and the end.
//!
//! Everything is told from the [`Event`]s of a trace and the game's [`Layout`], which gives the pits their letters.

mod ending;
mod lines;
mod summary;
#[cfg(test)]
mod tests;
mod why;
mod worth;

use semailles_core::{AnyGame, Event, Layout, Place, Player, Shape, Team};

pub use ending::{ended, outcome};
pub use why::why;
pub use worth::worth;

use crate::{Lang, games, stories as texts, text};

/// A move told event by event, a short sentence each; seeds that fall one after the other are one sentence.
///
/// `mover` is who played it (`None` when chance did); pits of others are said to be theirs. Of a sowing of very many
/// laps the middle is left out and said to be.
#[must_use]
pub fn events(
    lang: Lang,
    game: &dyn AnyGame,
    mover: Option<Player>,
    events: &[Event],
) -> Vec<String> {
    lines::lines(&Teller::new(lang, game, mover), events)
}

/// A move in one sentence, for a list of moves or a screen reader.
#[must_use]
pub fn summary(lang: Lang, game: &dyn AnyGame, mover: Option<Player>, events: &[Event]) -> String {
    summary::summary(&Teller::new(lang, game, mover), events)
}

/// Whose turn it is: "À Sud de jouer."; for `None`, that the lot decides.
#[must_use]
pub fn turn(lang: Lang, game: &dyn AnyGame, player: Option<Player>) -> String {
    let code = player
        .map_or("lot", |p| game.symbol(p))
        .to_ascii_lowercase();
    games::find(&format!("turn-{code}")).map_or_else(String::new, |turn| text!(lang, turn))
}

/// What a player is called: "Sud", "Les longs", "Joueur 1".
#[must_use]
pub fn player_name(lang: Lang, game: &dyn AnyGame, player: Player) -> String {
    let code = game.symbol(player).to_ascii_lowercase();
    games::find(&format!("player-{code}")).map_or(code, |name| capital(&text!(lang, name)))
}

/// What a team is called: "Joueurs 1 et 3"; a player who is alone in it, by the player's name.
#[must_use]
pub fn team_name(lang: Lang, game: &dyn AnyGame, team: Team) -> String {
    let members = members(game, team);
    if let [player] = members[..] {
        return player_name(lang, game, player);
    }
    let code: String = members.iter().map(|&p| game.symbol(p)).collect();
    games::find(&format!("team-{code}")).map_or(code, |name| capital(&text!(lang, name)))
}

/// The text with its first letter a capital.
pub(crate) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    match letters.next() {
        Some(first) => [capital_letter(first)].into_iter().chain(letters).collect(),
        None => String::new(),
    }
}

/// The capital of a letter. Sentences begin with letters of French or English; the table of all others weighs five
/// kilobytes in the page.
fn capital_letter(letter: char) -> char {
    match letter {
        'a'..='z' => letter.to_ascii_uppercase(),
        // Latin-1 has its capitals 32 before.
        'à'..='ö' | 'ø'..='þ' => char::from(letter as u8 - 32),
        'œ' => 'Œ',
        _ => letter,
    }
}

fn players(game: &dyn AnyGame) -> impl Iterator<Item = Player> {
    (0..game.players()).map(Player)
}

fn members(game: &dyn AnyGame, team: Team) -> Vec<Player> {
    players(game).filter(|&p| game.team(p) == team).collect()
}

/// Who tells: the language, and the names of everything in a game.
struct Teller<'a> {
    lang: Lang,
    game: &'a dyn AnyGame,
    layout: Layout,
    mover: Option<Player>,
}

impl<'a> Teller<'a> {
    fn new(lang: Lang, game: &'a dyn AnyGame, mover: Option<Player>) -> Self {
        Self {
            lang,
            game,
            layout: game.layout(),
            mover,
        }
    }

    /// A player as the subject: "Sud", "les longs", "le joueur 1".
    fn who(&self, player: Player) -> String {
        text!(self.lang, texts::WHO, player = self.game.symbol(player))
    }

    /// A player who gets something: "à Sud", "aux longs".
    fn to(&self, player: Player) -> String {
        text!(self.lang, texts::TO, player = self.game.symbol(player))
    }

    /// The number of a player's verb: only the sides of a grid are many.
    fn number(&self, player: Player) -> &'static str {
        match self.game.symbol(player) {
            "L" | "R" => "plural",
            _ => "single",
        }
    }

    /// What the pieces of a player are.
    fn piece(&self, player: Player) -> &'static str {
        match self.game.symbol(player) {
            "L" => "stick",
            _ => "pebble",
        }
    }

    /// "7 graines"; in a ring, "7 pions".
    fn seeds(&self, n: u32) -> String {
        let kind = match self.layout.shape {
            Shape::Ring => "pawns",
            Shape::TwoRows { .. } | Shape::Grid { .. } => "seeds",
        };
        text!(self.lang, texts::SEEDS, kind = kind, n = n)
    }

    fn label(&self, place: Place) -> &str {
        self.layout.spot(place).map_or("", |spot| &spot.label)
    }

    fn owner(&self, pit: u8) -> Option<Player> {
        self.layout.spot(Place::Pit(pit))?.owner
    }

    fn square(&self, square: u8) -> &str {
        self.label(Place::Square(square))
    }

    /// A pit: "C"; "c de Nord" if it is another's than the mover's.
    fn pit(&self, pit: u8) -> String {
        let label = self.label(Place::Pit(pit));
        match self.owner(pit) {
            Some(owner) if self.mover.is_some() && self.mover != Some(owner) => {
                text!(
                    self.lang,
                    texts::PIT_OF,
                    pit = label,
                    player = self.game.symbol(owner)
                )
            }
            _ => label.to_owned(),
        }
    }

    /// Pits and a number each: "D 5, E 5, F 5 ; chez Nord, a 5". A row is named where it is not the one of before.
    fn list(&self, before: Option<Player>, pits: &[(u8, u8)]) -> String {
        let mut row = before;
        let rows = pits.chunk_by(|&(a, _), &(b, _)| self.owner(a) == self.owner(b));
        let told = rows.map(|pits| {
            let owner = self.owner(pits[0].0);
            let each = pits
                .iter()
                .map(|&(pit, n)| format!("{} {n}", self.label(Place::Pit(pit))));
            let list = each.collect::<Vec<_>>().join(", ");
            match owner {
                Some(player) if std::mem::replace(&mut row, owner) != owner => {
                    text!(
                        self.lang,
                        texts::LIST_OF,
                        player = self.game.symbol(player),
                        pits = list
                    )
                }
                _ => list,
            }
        });
        self.semicolons(told)
    }

    /// "a ; b ; c"
    fn semicolons(&self, parts: impl IntoIterator<Item = String>) -> String {
        let joined = parts
            .into_iter()
            .reduce(|first, next| text!(self.lang, texts::LISTS, first = first, next = next));
        joined.unwrap_or_default()
    }

    /// "a, b et c"
    fn commas(&self, mut parts: Vec<String>) -> String {
        let last = parts.pop().unwrap_or_default();
        if parts.is_empty() {
            return last;
        }
        text!(self.lang, texts::AND, first = parts.join(", "), last = last)
    }
}

/// What is taken by one of a trace's captures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Taker {
    Player(Player),
    Nobody,
}

impl Taker {
    fn of(to: Place) -> Self {
        match to {
            Place::Store(player) | Place::Hand(player) => Self::Player(player),
            _ => Self::Nobody,
        }
    }
}
