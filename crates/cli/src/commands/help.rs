//! `help`: the help of a command, for those who ask that way.

use clap::{ArgMatches, Command};
use semailles_core::{nearest, shorten};
use semailles_locale::{Lang, cli as t, text};

use crate::app::{Context, root};
use crate::failure::Failure;
use crate::options::{self, positional};

pub(crate) const NAME: &str = "help";

pub(crate) fn command(lang: Lang) -> Command {
    options::command(lang, NAME, t::HELP_ABOUT, &[]).arg(positional(
        lang,
        "command",
        t::VALUE_COMMAND,
        t::HELP_COMMAND_ARG,
    ))
}

pub(crate) fn run(context: &mut Context<'_>, args: &ArgMatches) -> Result<(), Failure> {
    let lang = context.lang;
    let mut root = root(lang);
    root.build();
    let Some(name) = args.get_one::<String>("command") else {
        write!(context.out, "{}", root.render_help())?;
        return Ok(());
    };
    match root.find_subcommand_mut(name) {
        Some(command) => write!(context.out, "{}", command.render_help())?,
        None => {
            let mut message = text!(lang, t::UNKNOWN_COMMAND, found = shorten(name));
            if let Some(near) = nearest(name, &super::names()) {
                message.push(' ');
                message.push_str(&text!(lang, t::DID_YOU_MEAN, near = near));
            }
            return Err(Failure::Usage(message));
        }
    }
    Ok(())
}
