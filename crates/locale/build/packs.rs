//! Which texts a page fetches together: what its first minute needs, what explains options and advice and stands where games
//! are studied, games by a link, and what teaches. All others it links to.

use crate::catalogue::{Both, Module};
use crate::emit;
use crate::parse::Part;
use crate::signs::{BETWEEN, NO_PACK, PACK};

/// The names of the packs, by number.
pub(crate) const NAMES: [&str; 4] = ["first", "more", "online", "teach"];

/// The pack in which the page finds a text of a file; `None` when it shows no such text.
fn pack(file: &str, key: &str) -> Option<usize> {
    let has_end = |ends: &[&str]| ends.iter().any(|end| key.ends_with(end));
    match file {
        "errors" | "games" | "page" | "stories" => {
            let explains = key.contains("option-") && has_end(&["-about", "-source"]);
            Some(usize::from(explains || key.starts_with("advice-")))
        }
        "study" => Some(1),
        "online" => Some(2),
        "guide" => Some(3),
        _ => (file.starts_with("learn_") && key.starts_with("task-")).then_some(3),
    }
}

/// The texts of each pack, in their order.
pub(crate) struct Packs<'a>([Vec<(&'a str, &'a Both)>; NAMES.len()]);

impl<'a> Packs<'a> {
    pub(crate) fn new(modules: &'a [Module]) -> Self {
        let mut packs = Self(Default::default());
        for module in modules {
            for message in &module.messages {
                if let Some(pack) = pack(&module.name, &message.key) {
                    packs.0[pack].push((&module.name, message));
                }
            }
        }
        packs
    }

    /// The number by which a text is found among those fetched.
    pub(crate) fn number(&self, module: &str, key: &str) -> u16 {
        for (pack, texts) in (0..).zip(&self.0) {
            if let Some(at) = texts
                .iter()
                .position(|(m, text)| *m == module && text.key == key)
            {
                return pack * PACK + u16::try_from(at).expect("a pack is small");
            }
        }
        NO_PACK
    }

    /// A pack as the page fetches it.
    pub(crate) fn text(&self, pack: usize, of: impl Fn(&Both) -> &[Part]) -> String {
        let mut out = String::new();
        for (i, (_, message)) in self.0[pack].iter().enumerate() {
            if i > 0 {
                out.push(BETWEEN);
            }
            emit::encode(of(message), &mut out);
        }
        out
    }
}
