//! Which texts a page fetches together: what its first minute needs, what explains options and advice, and games by a
//! link. All others it links to.

use crate::catalogue::{Both, Module};
use crate::emit;
use crate::parse::Part;
use crate::signs::{BETWEEN, NO_PACK, PACK};

/// The names of the packs, by number.
pub(crate) const NAMES: [&str; 3] = ["first", "more", "online"];

/// The files of which the page shows texts.
const FILES: [&str; 5] = ["errors", "games", "online", "page", "stories"];

/// The pack of the file that is one of its own.
const ONLINE: usize = 2;

/// The texts of each pack, in their order.
pub(crate) struct Packs<'a>([Vec<(&'a str, &'a Both)>; NAMES.len()]);

impl<'a> Packs<'a> {
    pub(crate) fn new(modules: &'a [Module]) -> Self {
        let mut packs = Self(Default::default());
        for module in modules.iter().filter(|m| FILES.contains(&&*m.name)) {
            for message in &module.messages {
                let explains_option = message.key.contains("option-")
                    && ["-about", "-source"]
                        .iter()
                        .any(|end| message.key.ends_with(end));
                let explains = explains_option || message.key.starts_with("advice-");
                let pack = match &*module.name {
                    "online" => ONLINE,
                    _ => usize::from(explains),
                };
                packs.0[pack].push((&module.name, message));
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
