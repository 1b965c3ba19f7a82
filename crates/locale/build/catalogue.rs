//! Puts the two languages side by side: same files, same keys, same variables, or an error that says where.

use super::parse::{self, Messages, Part};
use std::collections::{BTreeMap, BTreeSet};

/// One file in both languages.
#[derive(Debug)]
pub(crate) struct Module {
    /// The file's name without `.ftl`; the Rust module's name.
    pub(crate) name: String,
    /// In the order of the keys, as a binary search needs them.
    pub(crate) messages: Vec<Both>,
}

/// One message in both languages.
#[derive(Debug)]
pub(crate) struct Both {
    pub(crate) key: String,
    pub(crate) constant: String,
    pub(crate) french: Vec<Part>,
    pub(crate) english: Vec<Part>,
}

/// Takes (file name, contents) of both languages; gives the modules, or everything that is wrong.
pub(crate) fn compile(
    french: &[(String, String)],
    english: &[(String, String)],
) -> Result<Vec<Module>, Vec<String>> {
    let mut problems = Vec::new();
    let mut french = language("fr", french, &mut problems);
    let mut english = language("en", english, &mut problems);
    let names: BTreeSet<String> = french.keys().chain(english.keys()).cloned().collect();
    let mut modules = Vec::new();
    for file in names {
        match (french.remove(&file), english.remove(&file)) {
            (Some(Some(fr)), Some(Some(en))) => {
                modules.extend(module(&file, fr, en, &mut problems));
            }
            (Some(_), None) => problems.push(format!("en/{file}: missing (fr/{file} is there)")),
            (None, Some(_)) => problems.push(format!("fr/{file}: missing (en/{file} is there)")),
            // A file that could not be read has been told of.
            _ => {}
        }
    }
    if problems.is_empty() {
        Ok(modules)
    } else {
        Err(problems)
    }
}

/// The files of one language; `None` stands for a file with errors.
fn language(
    lang: &str,
    files: &[(String, String)],
    problems: &mut Vec<String>,
) -> BTreeMap<String, Option<Messages>> {
    let mut read = BTreeMap::new();
    for (name, source) in files {
        let messages = parse::file(&format!("{lang}/{name}"), source)
            .map_err(|errors| problems.extend(errors))
            .ok();
        read.insert(name.clone(), messages);
    }
    read
}

fn module(
    file: &str,
    fr: Messages,
    mut en: Messages,
    problems: &mut Vec<String>,
) -> Option<Module> {
    let before = problems.len();
    let name = file.trim_end_matches(".ftl").to_owned();
    if !is_module_name(&name) {
        problems.push(format!(
            "{file}: a file is named in small letters, digits and _"
        ));
    }
    let mut messages: Vec<Both> = Vec::new();
    let mut constants = BTreeMap::new();
    for (key, french) in fr {
        let Some(english) = en.remove(&key) else {
            problems.push(format!("en/{file}: {key}: missing (fr/{file} has it)"));
            continue;
        };
        let (in_fr, in_en) = (parse::variables(&french), parse::variables(&english));
        for var in in_fr.difference(&in_en) {
            problems.push(format!(
                "en/{file}: {key}: variable ${var} is missing (fr has it)"
            ));
        }
        for var in in_en.difference(&in_fr) {
            problems.push(format!(
                "fr/{file}: {key}: variable ${var} is missing (en has it)"
            ));
        }
        let constant = key.replace('-', "_").to_ascii_uppercase();
        if let Some(other) = constants.insert(constant.clone(), key.clone()) {
            problems.push(format!(
                "{file}: {key}: too like {other}, both would be {constant}"
            ));
        }
        messages.push(Both {
            key,
            constant,
            french,
            english,
        });
    }
    for key in en.keys() {
        problems.push(format!("fr/{file}: {key}: missing (en/{file} has it)"));
    }
    (problems.len() == before).then_some(Module { name, messages })
}

fn is_module_name(name: &str) -> bool {
    name.starts_with(|c: char| c.is_ascii_lowercase())
        && name
            .chars()
            .all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_')
}
