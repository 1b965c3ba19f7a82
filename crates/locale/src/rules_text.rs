//! The rules of each game as a person reads them.

use crate::{
    Lang, Message, rules_anywoli, rules_djenon_abe, rules_dzuwa, rules_en_dodoi, rules_wali,
};
use crate::{sections as titles, text};

/// The sections of every game's rules, in reading order.
pub const SECTIONS: [&str; 11] = [
    "about", "board", "play", "capture", "turn", "end", "readings", "notes", "glossary", "sources",
    "credits",
];

/// One section of the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section {
    /// Which one of [`SECTIONS`]; good for an anchor.
    pub id: &'static str,
    /// Its title.
    pub title: String,
    /// Its paragraphs, plain text without line ends.
    pub paragraphs: Vec<String>,
}

/// A word of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Term {
    /// The word, in its people's language or in that of the source.
    pub term: String,
    /// What it means.
    pub meaning: String,
}

/// The rules of a game by its catalogue id, section by section; `None` for an id that isn't in the texts.
///
/// The glossary is among the sections, one paragraph a word; [`glossary`] gives it as pairs.
#[must_use]
pub fn rules(lang: Lang, game: &str) -> Option<Vec<Section>> {
    let words = glossary(lang, game)?;
    let find = finder(game)?;
    let sections = SECTIONS.iter().map(|&id| {
        let paragraphs = if id == "glossary" {
            let line = |w: &Term| {
                text!(
                    lang,
                    titles::GLOSSARY_LINE,
                    term = &w.term,
                    meaning = &w.meaning
                )
            };
            words.iter().map(line).collect()
        } else {
            numbered(lang, find, |n| format!("{id}-{n}")).collect()
        };
        let title =
            titles::find(&format!("section-{id}")).map_or_else(String::new, |t| t.text(lang, &[]));
        Section {
            id,
            title,
            paragraphs,
        }
    });
    Some(sections.collect())
}

/// The words of a game with their meanings; `None` for an id that isn't in the texts.
#[must_use]
pub fn glossary(lang: Lang, game: &str) -> Option<Vec<Term>> {
    let find = finder(game)?;
    let terms = numbered(lang, find, |n| format!("glossary-{n}-term"));
    let meanings = numbered(lang, find, |n| format!("glossary-{n}-meaning"));
    Some(
        terms
            .zip(meanings)
            .map(|(term, meaning)| Term { term, meaning })
            .collect(),
    )
}

type Find = fn(&str) -> Option<&'static Message>;

fn finder(game: &str) -> Option<Find> {
    Some(match game {
        "anywoli" => rules_anywoli::find,
        "djenon-abe" => rules_djenon_abe::find,
        "dzuwa" => rules_dzuwa::find,
        "en-dodoi" => rules_en_dodoi::find,
        "wali" => rules_wali::find,
        _ => return None,
    })
}

/// The texts with the keys for 1, 2, 3 … as far as there are any.
fn numbered(lang: Lang, find: Find, key: impl Fn(usize) -> String) -> impl Iterator<Item = String> {
    (1..).map_while(move |n| Some(find(&key(n))?.text(lang, &[])))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::typography::ALL;

    /// A gap in the numbers or a slip in a section's name would hide a paragraph for ever.
    #[test]
    fn every_paragraph_is_reached() {
        for game in ["anywoli", "djenon-abe", "dzuwa", "en-dodoi", "wali"] {
            let file = format!("rules_{}", game.replace('-', "_"));
            let written = ALL.iter().filter(|(name, ..)| *name == file).count();
            let sections = rules(Lang::Fr, game).expect("rules");
            let shown: usize = sections.iter().map(|s| s.paragraphs.len()).sum();
            let words = glossary(Lang::Fr, game).expect("a glossary").len();
            assert_eq!(shown + words, written, "{file}.ftl");
        }
    }
}
