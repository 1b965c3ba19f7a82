//! `rules`: a game's rules in words.

use std::io::{self, Write};

use clap::{ArgMatches, Command};
use semailles_core::{AnyGame, Kind, OptionSpec};
use semailles_locale::{self as locale, Lang, Message, cli as t, text};

use crate::app::Context;
use crate::failure::Failure;
use crate::options;
use crate::set_up;
use crate::terminal::{columns, prose_width, wrap};

pub(crate) const NAME: &str = "rules";

const EXAMPLES: &[(&str, Message)] = &[
    ("semailles rules en-dodoi", t::RULES_EXAMPLE),
    (
        "semailles rules wali:lose-at=2,protected=yes",
        t::RULES_EXAMPLE_OPTIONS,
    ),
];

pub(crate) fn command(lang: Lang) -> Command {
    options::command(lang, NAME, t::RULES_ABOUT, EXAMPLES)
        .arg(set_up::game_arg(lang).required(true))
}

pub(crate) fn run(context: &mut Context<'_>, args: &ArgMatches) -> Result<(), Failure> {
    let game = set_up::game_of(context.lang, args)?;
    Ok(print(context.lang, context.out, &*game)?)
}

/// The rules, section by section, and the options after what the sources say.
pub(crate) fn print(lang: Lang, out: &mut dyn Write, game: &dyn AnyGame) -> io::Result<()> {
    let id = game.name().id();
    let (Some(words), Some(sections)) = (locale::game(lang, id), locale::rules(lang, id)) else {
        return Ok(());
    };
    let (name, people, place) = (words.name, words.people, words.place);
    let head = text!(
        lang,
        t::RULES_GAME,
        name = name,
        people = people,
        place = place
    );
    writeln!(out, "{}", wrap(&head, prose_width(), "", ""))?;
    writeln!(out, "{}", wrap(&words.tagline, prose_width(), "", ""))?;
    for section in sections {
        if section.id == "notes" {
            print_options(lang, out, game)?;
        }
        title(out, &section.title)?;
        let list = matches!(section.id, "glossary" | "sources");
        for (i, paragraph) in section.paragraphs.iter().enumerate() {
            if i > 0 && !list {
                writeln!(out)?;
            }
            let rest = if list { "    " } else { "  " };
            writeln!(out, "{}", wrap(paragraph, prose_width(), "  ", rest))?;
        }
    }
    Ok(())
}

fn title(out: &mut dyn Write, title: &str) -> io::Result<()> {
    let title = wrap(title, prose_width(), "", "");
    let widest = title.lines().map(columns).max().unwrap_or(0);
    writeln!(out, "\n{title}\n{}", "─".repeat(widest))
}

fn print_options(lang: Lang, out: &mut dyn Write, game: &dyn AnyGame) -> io::Result<()> {
    let id = game.name().id();
    title(out, &text!(lang, t::RULES_OPTIONS))?;
    let entry = semailles_games::CATALOGUE.iter().find(|e| e.id == id);
    for (i, option) in entry.into_iter().flat_map(|e| e.options).enumerate() {
        let Some(words) = locale::option(lang, id, option.name) else {
            continue;
        };
        if i > 0 {
            writeln!(out)?;
        }
        let width = prose_width();
        let head = text!(lang, t::SHOW_TITLE, name = words.name, game = option.name);
        writeln!(out, "{}", wrap(&head, width, "  ", "    "))?;
        writeln!(out, "{}", wrap(&words.about, width, "    ", "    "))?;
        for value in values(lang, id, option) {
            writeln!(out, "{}", wrap(&value, width, "    - ", "      "))?;
        }
        let source = text!(lang, t::RULES_OPTION_SOURCE, source = words.source);
        writeln!(out, "{}", wrap(&source, width, "    ", "    "))?;
        if let Some((_, value)) = game.name().changed().find(|(name, _)| *name == option.name) {
            let meaning = meaning(lang, id, option, value);
            let chosen = text!(lang, t::RULES_CHOSEN, value = value, meaning = meaning);
            writeln!(out, "{}", wrap(&chosen, width, "    ", "    "))?;
        }
    }
    Ok(())
}

fn meaning(lang: Lang, id: &str, option: &OptionSpec, value: &str) -> String {
    locale::option_value(lang, id, option.name, value).unwrap_or_default()
}

/// A line a value, or one for a number.
fn values(lang: Lang, id: &str, option: &OptionSpec) -> Vec<String> {
    match option.kind {
        Kind::Words(words) => words
            .iter()
            .enumerate()
            .map(|(i, value)| {
                let message = if i == 0 {
                    t::RULES_OPTION_DEFAULT
                } else {
                    t::RULES_OPTION_VALUE
                };
                let meaning = meaning(lang, id, option, value);
                text!(lang, message, value = *value, meaning = meaning)
            })
            .collect(),
        Kind::Number {
            min, max, or_zero, ..
        } => {
            let default = option.default_value();
            let usual = meaning(lang, id, option, &default);
            let [min, max] = [min, max].map(|n| n.to_string());
            let line = if or_zero {
                let never = meaning(lang, id, option, "0");
                text!(
                    lang,
                    t::RULES_OPTION_RANGE_OR_NEVER,
                    min = min,
                    max = max,
                    never = never,
                    default = default,
                    meaning = usual
                )
            } else {
                text!(
                    lang,
                    t::RULES_OPTION_RANGE,
                    min = min,
                    max = max,
                    default = default,
                    meaning = usual
                )
            };
            vec![line]
        }
    }
}
