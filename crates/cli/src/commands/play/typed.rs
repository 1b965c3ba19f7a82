//! What players type: words in any language, or a move.

use semailles_locale::{Lang, Message, cli as t, search, text};

/// Something a player may ask for besides moving.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Order {
    Undo,
    Hint,
    Moves,
    Story,
    Board,
    Rules,
    Save,
    Resume,
    Resign,
    Help,
    Quit,
}

impl Order {
    /// Every order with its words and what it does, as help lists them.
    pub(super) const ALL: [(Order, Message, Message); 11] = [
        (Order::Undo, t::WORD_UNDO, t::PLAY_HELP_UNDO),
        (Order::Hint, search::WORD_CONSEIL, search::PLAY_HELP_CONSEIL),
        (Order::Moves, t::WORD_MOVES, t::PLAY_HELP_MOVES),
        (Order::Story, t::WORD_STORY, t::PLAY_HELP_STORY),
        (Order::Board, t::WORD_BOARD, t::PLAY_HELP_BOARD),
        (Order::Rules, t::WORD_RULES, t::PLAY_HELP_RULES),
        (Order::Save, t::WORD_SAVE, t::PLAY_HELP_SAVE),
        (Order::Resume, t::WORD_RESUME, t::PLAY_HELP_RESUME),
        (Order::Resign, t::WORD_RESIGN, t::PLAY_HELP_RESIGN),
        (Order::Help, t::WORD_HELP, t::PLAY_HELP_HELP),
        (Order::Quit, t::WORD_QUIT, t::PLAY_HELP_QUIT),
    ];

    /// Whether it wants the name of a file.
    pub(super) fn wants_file(self) -> bool {
        matches!(self, Order::Save | Order::Resume)
    }

    /// The order and what follows it; nothing if the line begins with no such word.
    pub(super) fn read(line: &str) -> Option<(Order, &str)> {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let order = match word {
            "?" => Order::Help,
            _ => {
                let mut all = Self::ALL.iter();
                all.find(|(_, words, _)| means(word, *words))?.0
            }
        };
        let rest = rest.trim();
        (rest.is_empty() || order.wants_file()).then_some((order, rest))
    }
}

/// Whether somebody agrees.
pub(super) fn is_yes(line: &str) -> bool {
    means(line, t::WORD_YES)
}

/// Whether a word is among those of a message, in whatever language.
fn means(word: &str, words: Message) -> bool {
    let word = word.to_lowercase();
    Lang::ALL
        .iter()
        .any(|lang| text!(*lang, words).split(' ').any(|known| known == word))
}

/// The word that help shows.
pub(super) fn first(lang: Lang, words: Message) -> String {
    let words = text!(lang, words);
    words.split(' ').next().unwrap_or_default().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_languages_are_understood() {
        assert_eq!(Order::read("annuler"), Some((Order::Undo, "")));
        assert_eq!(Order::read("Undo "), Some((Order::Undo, "")));
        assert_eq!(
            Order::read("save  my game.txt"),
            Some((Order::Save, "my game.txt"))
        );
        assert_eq!(Order::read("undo 3"), None);
        assert_eq!(Order::read("A"), None);
        assert_eq!(Order::read("?"), Some((Order::Help, "")));
        assert!(is_yes("o") && is_yes("YES") && !is_yes("non") && !is_yes(""));
    }

    /// Moves are never taken for words.
    #[test]
    fn words_mean_one_thing_each() {
        for lang in Lang::ALL {
            for (order, words, _) in Order::ALL {
                for word in text!(lang, words).split(' ') {
                    assert_eq!(Order::read(word), Some((order, "")), "{word}");
                    for entry in semailles_games::CATALOGUE {
                        let run = semailles_games::game(entry.id).unwrap().begin();
                        let unknown = semailles_core::MoveError::Unknown {
                            found: String::new(),
                            expected: "",
                        };
                        let read = run.read_move(word).unwrap_err();
                        assert_eq!(
                            std::mem::discriminant(&read),
                            std::mem::discriminant(&unknown),
                            "{word} is a move of {}",
                            entry.id
                        );
                    }
                }
            }
        }
    }
}
