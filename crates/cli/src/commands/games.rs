//! `games`: what can be played.

use clap::{ArgMatches, Command};
use comfy_table::{ContentArrangement, Table, presets};
use semailles_core::{Kind, OptionSpec};
use semailles_games::{CATALOGUE, Entry};
use semailles_locale::{self as locale, Lang, Message, cli as t, text};
use serde::Serialize;

use crate::app::Context;
use crate::failure::Failure;
use crate::options::{self, json_arg};
use crate::terminal::{self, wrap};

pub(crate) const NAME: &str = "games";

const EXAMPLES: &[(&str, Message)] = &[
    ("semailles games", t::GAMES_EXAMPLE),
    ("semailles games --json", t::GAMES_EXAMPLE_JSON),
];

/// In fewer columns the table keeps to what must be known to type an option.
const WIDE: usize = 60;

pub(crate) fn command(lang: Lang) -> Command {
    options::command(lang, NAME, t::GAMES_ABOUT, EXAMPLES).arg(json_arg(lang))
}

pub(crate) fn run(context: &mut Context<'_>, args: &ArgMatches) -> Result<(), Failure> {
    let lang = context.lang;
    if args.get_flag("json") {
        let all: Vec<Listed> = CATALOGUE
            .iter()
            .filter_map(|e| Listed::of(lang, e))
            .collect();
        serde_json::to_writer(&mut *context.out, &all)?;
        writeln!(context.out)?;
        return Ok(());
    }
    for entry in CATALOGUE {
        let Some(game) = locale::game(lang, entry.id) else {
            continue;
        };
        let (people, place) = (&game.people, &game.place);
        let lines = [
            text!(lang, t::GAMES_PEOPLE, people = people, place = place),
            game.tagline,
            game.board,
            locale::describe::sentence(&game.players),
        ];
        writeln!(
            context.out,
            "{}",
            text!(lang, t::SHOW_TITLE, name = game.name, game = entry.id)
        )?;
        for line in lines {
            writeln!(
                context.out,
                "{}",
                wrap(&line, terminal::prose_width(), "  ", "  ")
            )?;
        }
        writeln!(context.out, "{}\n", table(lang, entry))?;
    }
    let more = text!(lang, t::GAMES_MORE, command = "semailles rules en-dodoi");
    writeln!(context.out, "{more}")?;
    Ok(())
}

fn table(lang: Lang, entry: &Entry) -> Table {
    let width = terminal::prose_width();
    let mut table = Table::new();
    table
        .load_preset(presets::UTF8_FULL_CONDENSED)
        .set_content_arrangement(ContentArrangement::Dynamic)
        .set_width(u16::try_from(width).unwrap_or(u16::MAX));
    let mut header = vec![
        text!(lang, t::GAMES_COLUMN_OPTION),
        text!(lang, t::GAMES_COLUMN_VALUES),
    ];
    if width >= WIDE {
        header.push(text!(lang, t::GAMES_COLUMN_ABOUT));
    }
    table.set_header(header);
    for option in entry.options {
        let mut row = vec![option.name.to_owned(), values(lang, option)];
        if width >= WIDE {
            let words = locale::option(lang, entry.id, option.name);
            row.push(words.map_or_else(String::new, |o| o.name));
        }
        table.add_row(row);
    }
    table
}

/// What an option may be set to, the default first.
fn values(lang: Lang, option: &OptionSpec) -> String {
    match option.kind {
        Kind::Words(words) => words.join(", "),
        Kind::Number {
            min,
            max,
            or_zero,
            default,
        } => {
            let message = if or_zero {
                t::GAMES_RANGE_OR_NEVER
            } else {
                t::GAMES_RANGE
            };
            let [default, min, max] = [default, min, max].map(|n| n.to_string());
            text!(lang, message, default = default, min = min, max = max)
        }
    }
}

/// A game for a program.
#[derive(Serialize)]
struct Listed {
    game: &'static str,
    name: String,
    people: String,
    place: String,
    players: String,
    board: String,
    options: Vec<ListedOption>,
}

#[derive(Serialize)]
struct ListedOption {
    option: &'static str,
    name: String,
    about: String,
    source: String,
    default: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    values: Option<&'static [&'static str]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    min: Option<u16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    max: Option<u16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    or_zero: Option<bool>,
}

impl Listed {
    fn of(lang: Lang, entry: &Entry) -> Option<Self> {
        let game = locale::game(lang, entry.id)?;
        let option = |o: &OptionSpec| ListedOption::of(lang, entry.id, o);
        Some(Self {
            game: entry.id,
            name: game.name,
            people: game.people,
            place: game.place,
            players: game.players,
            board: game.board,
            options: entry.options.iter().filter_map(option).collect(),
        })
    }
}

impl ListedOption {
    fn of(lang: Lang, game: &str, option: &OptionSpec) -> Option<Self> {
        let words = locale::option(lang, game, option.name)?;
        let (values, range) = match option.kind {
            Kind::Words(values) => (Some(values), None),
            Kind::Number {
                min, max, or_zero, ..
            } => (None, Some((min, max, or_zero))),
        };
        Some(Self {
            option: option.name,
            name: words.name,
            about: words.about,
            source: words.source,
            default: option.default_value(),
            values,
            min: range.map(|r| r.0),
            max: range.map(|r| r.1),
            or_zero: range.map(|r| r.2),
        })
    }
}
