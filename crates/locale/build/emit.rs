//! Writes the modules as Rust source: constants that are nothing but data.

use crate::catalogue::{Both, Module};
use crate::packs::Packs;
use crate::parse::{Key, Part};
use crate::signs::{ARM, CHOICE, CLOSE, ELSE, NAMED, VAR};
use std::fmt::Write as _;

/// The source of one `pub mod` for each file.
pub(crate) fn modules(modules: &[Module], packs: &Packs<'_>) -> String {
    let mut out = String::new();
    for module in modules {
        let name = &module.name;
        let _ = writeln!(out, "/// The texts of `{name}.ftl`.\npub mod {name} {{");
        out.push_str("use crate::message::Message;\n");
        for Both {
            key,
            constant,
            french,
            english,
        } in &module.messages
        {
            let _ = writeln!(out, "#[doc = {:?}]", summary(key, english));
            let _ = writeln!(
                out,
                "pub const {constant}: Message = Message::new({key:?}, {}, {:?}, {:?});",
                packs.number(name, key),
                encoded(french),
                encoded(english)
            );
        }
        let _ = writeln!(out, "{}static TABLE: &[(&str, Message)] = &[", TABLE_DOC);
        for Both { key, constant, .. } in &module.messages {
            let _ = writeln!(out, "({key:?}, {constant}),");
        }
        let _ = writeln!(
            out,
            "];\n/// The message of this file with that key, for keys that are put together at run time.\n\
             #[must_use]\npub fn find(key: &str) -> Option<&'static Message> {{ crate::message::find(TABLE, key) }}\n}}"
        );
    }
    out
}

/// The source of one expression with all messages of all files, for the tests of the texts.
pub(crate) fn list_of_all(modules: &[Module]) -> String {
    let mut out = "&[\n".to_owned();
    for module in modules {
        for message in &module.messages {
            let (name, constant) = (&module.name, &message.constant);
            let _ = writeln!(
                out,
                "({name:?}, {:?}, crate::{name}::{constant}),",
                message.key
            );
        }
    }
    out.push(']');
    out
}

const TABLE_DOC: &str = "// A table and not a `match`: data is smaller than code.\n";

/// What an editor shows beside the constant.
fn summary(key: &str, english: &[Part]) -> String {
    let mut text = String::new();
    flatten(english, &mut text);
    let short: String = text.chars().take(90).collect();
    let more = if text.chars().count() > 90 { "…" } else { "" };
    format!(
        "`{key}`: {}{more}",
        short.replace(['\n', '[', ']', '<', '>', '*', '`', '_'], " ")
    )
}

fn flatten(parts: &[Part], out: &mut String) {
    for part in parts {
        match part {
            Part::Text(text) => out.push_str(text),
            Part::Var(var) => {
                let _ = write!(out, "${var}");
            }
            Part::Select { default, .. } => flatten(default, out),
        }
    }
}

/// A text as one string: signs stand where the blanks and choices are. `src/message.rs` reads it.
pub(crate) fn encode(list: &[Part], out: &mut String) {
    for part in list {
        match part {
            Part::Text(text) => out.push_str(text),
            Part::Var(var) => {
                let _ = write!(out, "{VAR}{var}{NAMED}");
            }
            Part::Select { var, arms, default } => {
                let _ = write!(out, "{CHOICE}{var}{NAMED}");
                for (key, arm) in arms {
                    let _ = match key {
                        Key::Exact(n) => write!(out, "{ARM}{n}{NAMED}"),
                        Key::Word(word) => write!(out, "{ARM}{word}{NAMED}"),
                    };
                    encode(arm, out);
                }
                out.push(ELSE);
                encode(default, out);
                out.push(CLOSE);
            }
        }
    }
}

fn encoded(list: &[Part]) -> String {
    let mut out = String::new();
    encode(list, &mut out);
    out
}
