//! What clap has to say about a wrong command line, in the user's language.

use clap::error::{ContextKind, ContextValue, ErrorKind};
use semailles_core::shorten;
use semailles_locale::{Lang, cli as t, text};

/// What is wrong, in a sentence or two.
pub(crate) fn describe(lang: Lang, error: &clap::Error) -> String {
    let get = |kind| error.get(kind).map(shown).unwrap_or_default();
    let argument = get(ContextKind::InvalidArg);
    let mut message = match error.kind() {
        ErrorKind::UnknownArgument => text!(lang, t::UNKNOWN_ARGUMENT, found = argument),
        ErrorKind::InvalidSubcommand => text!(
            lang,
            t::UNKNOWN_COMMAND,
            found = get(ContextKind::InvalidSubcommand)
        ),
        ErrorKind::MissingRequiredArgument => {
            text!(lang, t::MISSING_ARGUMENT, missing = argument)
        }
        ErrorKind::ValueValidation => {
            let why = std::error::Error::source(error).map(ToString::to_string);
            let why = why.unwrap_or_else(|| get(ContextKind::InvalidValue));
            text!(lang, t::BAD_VALUE, argument = argument, why = why)
        }
        ErrorKind::InvalidValue if get(ContextKind::InvalidValue).is_empty() => {
            text!(lang, t::MISSING_VALUE, argument = argument)
        }
        ErrorKind::InvalidValue
        | ErrorKind::TooManyValues
        | ErrorKind::TooFewValues
        | ErrorKind::WrongNumberOfValues => text!(
            lang,
            t::WRONG_VALUE,
            argument = argument,
            found = get(ContextKind::InvalidValue)
        ),
        ErrorKind::ArgumentConflict => {
            let other = get(ContextKind::PriorArg);
            if other.is_empty() || other == argument {
                text!(lang, t::GIVEN_TWICE, argument = argument)
            } else {
                text!(lang, t::CONFLICT, argument = argument, other = other)
            }
        }
        ErrorKind::InvalidUtf8 => text!(lang, t::ARGUMENT_NOT_UTF8),
        _ => text!(lang, t::WRONG_COMMAND_LINE),
    };
    let near = [ContextKind::SuggestedArg, ContextKind::SuggestedSubcommand];
    if let Some(near) = near.into_iter().map(get).find(|n| !n.is_empty()) {
        message.push(' ');
        message.push_str(&text!(lang, t::DID_YOU_MEAN, near = near));
    }
    message
}

fn shown(value: &ContextValue) -> String {
    match value {
        ContextValue::String(s) => shorten(s),
        // Clap puts the likeliest last.
        ContextValue::Strings(all) => all.last().map(|s| shorten(s)).unwrap_or_default(),
        _ => String::new(),
    }
}
