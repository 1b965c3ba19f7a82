//! From the arguments to the exit code.

use std::ffi::OsString;
use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

use clap::{Arg, ArgAction, Command};
use semailles_core::shorten;
use semailles_locale::{Lang, cli as t, text};

use crate::commands;
use crate::failure::Failure;
use crate::options::{command, help_arg};
use crate::{usage, words};

/// What every command is given.
pub(crate) struct Context<'a> {
    /// The language to speak.
    pub(crate) lang: Lang,
    /// Where results go.
    pub(crate) out: &'a mut dyn Write,
}

/// Runs the command line.
pub(crate) fn run(args: Vec<OsString>) -> ExitCode {
    let lang = language(&args);
    let asked = args.clone();
    let matches = match root(lang).try_get_matches_from(args) {
        Ok(matches) => matches,
        Err(error) => return misused(lang, &error, &help_for(lang, &asked)),
    };
    let mut out = BufWriter::new(io::stdout().lock());
    let mut context = Context {
        lang,
        out: &mut out,
    };
    let done = commands::run(&mut context, &matches).and_then(|()| Ok(out.flush()?));
    match done {
        Ok(()) | Err(Failure::Unread) => ExitCode::SUCCESS,
        Err(failure) => {
            // What was done before the failure is shown before it.
            let _ = out.flush();
            let (message, code) = match failure {
                Failure::Usage(message) => (message, 2),
                Failure::Failed(message) => (message, 1),
                Failure::Output(why) => (
                    text!(lang, t::CANNOT_WRITE, why = words::io_error(lang, &why)),
                    1,
                ),
                Failure::Told | Failure::Unread => return ExitCode::FAILURE,
            };
            tell(lang, &message);
            ExitCode::from(code)
        }
    }
}

/// Says on standard error what went wrong. Nothing can be done if that cannot be written either.
pub(crate) fn tell(lang: Lang, message: &str) {
    let _ = writeln!(io::stderr(), "{}", text!(lang, t::ERROR, message = message));
}

/// The whole command line.
pub(crate) fn root(lang: Lang) -> Command {
    let root = command(lang, "semailles", t::ABOUT, commands::EXAMPLES)
        .bin_name("semailles")
        .version(env!("CARGO_PKG_VERSION"))
        .arg(
            Arg::new("version")
                .long("version")
                .short('V')
                .action(ArgAction::Version)
                .help(text!(lang, t::VERSION_ARG))
                .display_order(901),
        )
        .arg(
            Arg::new("lang")
                .long("lang")
                .value_name("fr|en")
                .global(true)
                .value_parser(move |tag: &str| {
                    tag.parse::<Lang>()
                        .map_err(|_| text!(lang, t::UNKNOWN_LANG, found = shorten(tag)))
                })
                .help(text!(lang, t::LANG_ARG))
                .display_order(899),
        )
        .arg(help_arg(lang))
        .subcommand_required(true)
        .arg_required_else_help(true)
        .subcommands(commands::all(lang));
    let exit_codes = text!(lang, t::EXIT_CODES);
    let help = root
        .get_after_help()
        .map(ToString::to_string)
        .unwrap_or_default();
    root.after_help(format!("{help}\n\n{exit_codes}"))
        .term_width(crate::terminal::prose_width())
        .color(clap::ColorChoice::Never)
}

/// The language is wanted before the command line can be read, for it speaks too.
fn language(args: &[OsString]) -> Lang {
    let mut args = args.iter().filter_map(|a| a.to_str());
    while let Some(arg) = args.next() {
        let tag = match arg.strip_prefix("--lang") {
            Some("") => args.next(),
            Some(rest) => rest.strip_prefix('='),
            None if arg == "--" => break,
            None => None,
        };
        if let Some(lang) = tag.and_then(Lang::from_tag) {
            return lang;
        }
    }
    Lang::from_env()
}

/// How to see the help of the command that a command line seems to mean.
fn help_for(lang: Lang, args: &[OsString]) -> String {
    let commands = commands::all(lang);
    let meant = |arg: &OsString| {
        commands
            .iter()
            .map(Command::get_name)
            .find(|name| arg == name)
    };
    match args.iter().skip(1).find_map(meant) {
        Some(name) => format!("semailles {name} --help"),
        None => "semailles --help".to_owned(),
    }
}

/// Help and version go to standard output; a wrong command line is told on standard error.
fn misused(lang: Lang, error: &clap::Error, help: &str) -> ExitCode {
    use clap::error::ErrorKind::{
        DisplayHelp, DisplayHelpOnMissingArgumentOrSubcommand, DisplayVersion,
    };
    match error.kind() {
        DisplayHelp | DisplayVersion => {
            let _ = write!(io::stdout(), "{}", error.render());
            ExitCode::SUCCESS
        }
        DisplayHelpOnMissingArgumentOrSubcommand => {
            let _ = write!(io::stderr(), "{}", error.render());
            ExitCode::from(2)
        }
        _ => {
            let hint = text!(lang, t::SEE_HELP, help = help);
            tell(lang, &format!("{}\n{hint}", usage::describe(lang, error)));
            ExitCode::from(2)
        }
    }
}
