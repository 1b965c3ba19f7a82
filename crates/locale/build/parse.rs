//! From one Fluent file to messages made of text, variables and choices; references are put in place here.

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};
use fluent_syntax::parser;
use fluent_syntax::unicode::unescape_unicode_to_string;
use std::collections::{BTreeMap, BTreeSet};

/// A piece of a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Part {
    Text(String),
    Var(String),
    Select {
        var: String,
        arms: Vec<(Key, Vec<Part>)>,
        default: Vec<Part>,
    },
}

/// What an arm of a choice waits for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Key {
    /// This number and no other.
    Exact(i64),
    /// A plural category or a word.
    Word(String),
}

/// The messages of one file, by key.
pub(crate) type Messages = BTreeMap<String, Vec<Part>>;

type Patterns<'a> = BTreeMap<String, &'a Pattern<&'a str>>;

/// Reads one file. `place` ("fr/games.ftl") begins every error.
pub(crate) fn file(place: &str, source: &str) -> Result<Messages, Vec<String>> {
    let resource = parser::parse(source).map_err(|(_, errors)| {
        errors
            .iter()
            .map(|e| format!("{place}: line {}: {e}", line(source, e.pos.start)))
            .collect::<Vec<_>>()
    })?;
    let mut problems = Vec::new();
    let mut patterns = Patterns::new();
    let mut keys = Vec::new();
    for entry in &resource.body {
        let (name, pattern, attributes) = match entry {
            Entry::Message(m) => (m.id.name.to_owned(), m.value.as_ref(), &m.attributes),
            Entry::Term(t) => (format!("-{}", t.id.name), Some(&t.value), &t.attributes),
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => continue,
            Entry::Junk { content } => {
                problems.push(format!("{place}: not Fluent: {}", content.trim()));
                continue;
            }
        };
        if !attributes.is_empty() {
            problems.push(format!("{place}: {name}: attributes are not supported"));
        }
        let Some(pattern) = pattern else {
            problems.push(format!("{place}: {name}: has no text"));
            continue;
        };
        if !name.starts_with('-') {
            keys.push(name.clone());
        }
        if patterns.insert(name.clone(), pattern).is_some() {
            problems.push(format!("{place}: {name}: is there twice"));
        }
    }
    let mut messages = Messages::new();
    for key in keys {
        let mut open = vec![key.clone()];
        match parts(&patterns, patterns[&key], &mut open) {
            Ok(parts) => {
                messages.insert(key, parts);
            }
            Err(why) => problems.push(format!("{place}: {key}: {why}")),
        }
    }
    if problems.is_empty() {
        Ok(messages)
    } else {
        Err(problems)
    }
}

/// The variables a message uses anywhere.
pub(crate) fn variables(parts: &[Part]) -> BTreeSet<&str> {
    let mut found = BTreeSet::new();
    for part in parts {
        match part {
            Part::Text(_) => {}
            Part::Var(var) => {
                found.insert(var.as_str());
            }
            Part::Select { var, arms, default } => {
                found.insert(var.as_str());
                found.extend(arms.iter().flat_map(|(_, parts)| variables(parts)));
                found.extend(variables(default));
            }
        }
    }
    found
}

fn line(source: &str, at: usize) -> usize {
    1 + source.bytes().take(at).filter(|b| *b == b'\n').count()
}

/// `open` holds the messages being put in place, to see one that contains itself.
fn parts(
    patterns: &Patterns<'_>,
    pattern: &Pattern<&str>,
    open: &mut Vec<String>,
) -> Result<Vec<Part>, String> {
    let mut out = Vec::new();
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => push_text(&mut out, value),
            PatternElement::Placeable { expression } => {
                for part in expression_parts(patterns, expression, open)? {
                    match part {
                        Part::Text(text) => push_text(&mut out, &text),
                        other => out.push(other),
                    }
                }
            }
        }
    }
    Ok(out)
}

/// Adds text, joined with the text before it.
fn push_text(parts: &mut Vec<Part>, text: &str) {
    if let Some(Part::Text(last)) = parts.last_mut() {
        last.push_str(text);
    } else if !text.is_empty() {
        parts.push(Part::Text(text.to_owned()));
    }
}

fn expression_parts(
    patterns: &Patterns<'_>,
    expression: &Expression<&str>,
    open: &mut Vec<String>,
) -> Result<Vec<Part>, String> {
    match expression {
        Expression::Inline(inline) => inline_parts(patterns, inline, open),
        Expression::Select { selector, variants } => {
            let InlineExpression::VariableReference { id } = selector else {
                return Err("a choice is made on a variable, nothing else".to_owned());
            };
            let mut arms = Vec::new();
            let mut default = None;
            for variant in variants {
                let key = match variant.key {
                    VariantKey::Identifier { name } => {
                        if ["zero", "two", "few", "many"].contains(&name) {
                            return Err(format!("[{name}] is no plural of French or English"));
                        }
                        Key::Word(name.to_owned())
                    }
                    VariantKey::NumberLiteral { value } => Key::Exact(
                        value
                            .parse()
                            .map_err(|_| format!("[{value}] is no whole number"))?,
                    ),
                };
                if arms.iter().any(|(k, _)| *k == key) {
                    return Err(format!("${} has an arm twice", id.name));
                }
                let parts = parts(patterns, &variant.value, open)?;
                if variant.default {
                    default = Some(parts);
                } else {
                    arms.push((key, parts));
                }
            }
            let default = default.ok_or("a choice needs an arm marked *")?;
            Ok(vec![Part::Select {
                var: id.name.to_owned(),
                arms,
                default,
            }])
        }
    }
}

fn inline_parts(
    patterns: &Patterns<'_>,
    inline: &InlineExpression<&str>,
    open: &mut Vec<String>,
) -> Result<Vec<Part>, String> {
    let name = match inline {
        InlineExpression::StringLiteral { value } => {
            return Ok(vec![Part::Text(
                unescape_unicode_to_string(value).into_owned(),
            )]);
        }
        InlineExpression::NumberLiteral { value } => {
            return Ok(vec![Part::Text((*value).to_owned())]);
        }
        InlineExpression::VariableReference { id } => {
            return Ok(vec![Part::Var(id.name.to_owned())]);
        }
        InlineExpression::Placeable { expression } => {
            return expression_parts(patterns, expression, open);
        }
        InlineExpression::FunctionReference { id, .. } => {
            return Err(format!("functions are not supported: {}()", id.name));
        }
        InlineExpression::MessageReference {
            id,
            attribute: None,
        } => id.name.to_owned(),
        InlineExpression::TermReference {
            id,
            attribute: None,
            arguments: None,
        } => {
            format!("-{}", id.name)
        }
        InlineExpression::MessageReference { id, .. }
        | InlineExpression::TermReference { id, .. } => {
            return Err(format!(
                "attributes and arguments are not supported: {}",
                id.name
            ));
        }
    };
    if open.contains(&name) {
        return Err(format!("{name} contains itself"));
    }
    let pattern = patterns
        .get(&name)
        .ok_or_else(|| format!("no {name} in this file"))?;
    open.push(name);
    let parts = parts(patterns, pattern, open);
    open.pop();
    parts
}
