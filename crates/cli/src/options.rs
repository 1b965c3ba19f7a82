//! Pieces of the command line that several commands use.

use clap::{Arg, ArgAction, Command};
use semailles_core::shorten;
use semailles_locale::{Lang, Message, cli as t, text};

/// A text without blanks, as clap wants names.
pub(crate) fn literal(message: Message, lang: Lang) -> &'static str {
    message.literal(lang).unwrap_or("?")
}

/// A command in the form all of them have.
pub(crate) fn command(
    lang: Lang,
    name: &'static str,
    about: Message,
    examples: &[(&str, Message)],
) -> Command {
    Command::new(name)
        .about(text!(lang, about))
        .help_template(format!(
            "{{about-with-newline}}\n{} {{usage}}\n\n{{all-args}}{{after-help}}",
            text!(lang, t::HELP_USAGE)
        ))
        .after_help(examples_text(lang, examples))
        .disable_help_flag(true)
        .disable_version_flag(true)
        .disable_help_subcommand(true)
        .next_help_heading(literal(t::HELP_OPTIONS, lang))
        .subcommand_help_heading(literal(t::HELP_COMMANDS, lang))
        .subcommand_value_name(literal(t::VALUE_COMMAND, lang))
}

/// `--help`, which is added last: the sections of the help stand in the order of the arguments.
pub(crate) fn help_arg(lang: Lang) -> Arg {
    Arg::new("help")
        .long("help")
        .short('h')
        .action(ArgAction::Help)
        .help(text!(lang, t::HELP_ARG))
        .display_order(900)
}

fn examples_text(lang: Lang, examples: &[(&str, Message)]) -> String {
    if examples.is_empty() {
        return String::new();
    }
    let mut out = text!(lang, t::HELP_EXAMPLES);
    for (example, says) in examples {
        out.push_str(&format!("\n  {}\n      {example}", text!(lang, *says)));
    }
    out
}

/// An argument known by its place.
pub(crate) fn positional(lang: Lang, name: &'static str, value: Message, help: Message) -> Arg {
    Arg::new(name)
        .value_name(literal(value, lang))
        .help(text!(lang, help))
        .help_heading(literal(t::HELP_ARGUMENTS, lang))
        .display_order(if name == "game" { 0 } else { 1 })
}

/// `--json`
pub(crate) fn json_arg(lang: Lang) -> Arg {
    flag("json", text!(lang, t::JSON_ARG))
}

/// An option without a value.
pub(crate) fn flag(name: &'static str, help: String) -> Arg {
    Arg::new(name)
        .long(name)
        .action(ArgAction::SetTrue)
        .help(help)
}

/// A reader of whole numbers from `min` to `max`, written plainly.
pub(crate) fn number(
    lang: Lang,
    min: u64,
    max: u64,
) -> impl Fn(&str) -> Result<u64, String> + Clone + Send + Sync + 'static {
    move |text| {
        let plain = text.len() <= 20 && text.bytes().all(|b| b.is_ascii_digit());
        text.parse()
            .ok()
            .filter(|n| plain && (min..=max).contains(n))
            .ok_or_else(|| {
                text!(
                    lang,
                    t::NOT_A_NUMBER,
                    found = shorten(text),
                    min = min.to_string(),
                    max = max.to_string()
                )
            })
    }
}
