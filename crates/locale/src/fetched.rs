//! Texts that a page fetches, a pack at a time: until then they are empty.

use std::sync::OnceLock;

use crate::Lang;
use crate::signs::{BETWEEN, PACK};

/// Texts that are fetched together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pack {
    /// What a page needs from the beginning.
    First,
    /// What explains the options of games and tells their sources; what advice is worth, and why; where games are studied.
    More,
    /// Games by a link.
    Online,
    /// Tasks, and what stands around them.
    Teach,
}

/// How many packs there are.
const COUNT: usize = 4;

type Texts = OnceLock<Vec<&'static str>>;

static PACKS: [[Texts; COUNT]; 2] = [const { [const { OnceLock::new() }; COUNT] }; 2];

/// Whether a pack has come.
#[must_use]
pub fn has(lang: Lang, pack: Pack) -> bool {
    PACKS[lang as usize][pack as usize].get().is_some()
}

/// Takes a pack that has come: the file that the build made for this language. It stays for as long as the program runs.
pub fn take(lang: Lang, pack: Pack, texts: String) {
    let texts: &'static str = texts.leak();
    PACKS[lang as usize][pack as usize].get_or_init(|| texts.split(BETWEEN).collect());
}

pub(crate) fn text(lang: Lang, number: u16) -> Option<&'static str> {
    let pack = PACKS[lang as usize].get(usize::from(number / PACK))?;
    pack.get()?.get(usize::from(number % PACK)).copied()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::signs::NO_PACK;
    use crate::typography::ALL;

    #[test]
    fn a_pack_holds_the_very_texts_of_the_program() {
        let numbered = || ALL.iter().filter(|(.., message)| message.number != NO_PACK);
        let in_french = |number| text(Lang::Fr, number);
        assert!(numbered().all(|(.., message)| in_french(message.number).is_none()));
        for (lang, pack, texts) in [
            (
                Lang::Fr,
                Pack::First,
                include_str!(concat!(env!("OUT_DIR"), "/first-fr.txt")),
            ),
            (
                Lang::Fr,
                Pack::More,
                include_str!(concat!(env!("OUT_DIR"), "/more-fr.txt")),
            ),
            (
                Lang::Fr,
                Pack::Online,
                include_str!(concat!(env!("OUT_DIR"), "/online-fr.txt")),
            ),
            (
                Lang::Fr,
                Pack::Teach,
                include_str!(concat!(env!("OUT_DIR"), "/teach-fr.txt")),
            ),
            (
                Lang::En,
                Pack::First,
                include_str!(concat!(env!("OUT_DIR"), "/first-en.txt")),
            ),
            (
                Lang::En,
                Pack::More,
                include_str!(concat!(env!("OUT_DIR"), "/more-en.txt")),
            ),
            (
                Lang::En,
                Pack::Online,
                include_str!(concat!(env!("OUT_DIR"), "/online-en.txt")),
            ),
            (
                Lang::En,
                Pack::Teach,
                include_str!(concat!(env!("OUT_DIR"), "/teach-en.txt")),
            ),
        ] {
            assert!(!has(lang, pack));
            take(lang, pack, texts.to_owned());
            assert!(has(lang, pack));
        }
        for (file, key, message) in numbered() {
            for lang in Lang::ALL {
                let there = text(lang, message.number);
                assert_eq!(
                    there,
                    Some(message.pieces(lang).0),
                    "{lang}/{file}.ftl: {key}"
                );
            }
        }
        let of = |file: &str| numbered().filter(|(f, ..)| *f == file).count();
        for file in ["errors", "games", "guide", "online", "page", "stories"] {
            assert!(of(file) > 20, "{file}");
        }
    }
}
