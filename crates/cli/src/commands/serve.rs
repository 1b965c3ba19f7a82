//! `serve`: the page, for whoever opens the address.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;

use clap::{Arg, ArgMatches, Command, value_parser};
use semailles_core::shorten;
use semailles_locale::{Lang, Message, serve as t, text};
use semailles_server::{Limits, ServeError, Site, SiteError};

use crate::app::Context;
use crate::failure::Failure;
use crate::options::{self, literal, number};

pub(crate) const NAME: &str = "serve";

const EXAMPLES: &[(&str, Message)] = &[
    ("semailles serve", t::EXAMPLE),
    ("semailles serve --host 0.0.0.0 --port 80", t::EXAMPLE_ALL),
];

const PORT: u64 = 8080;

pub(crate) fn command(lang: Lang) -> Command {
    options::command(lang, NAME, t::ABOUT, EXAMPLES)
        .arg(
            Arg::new("port")
                .long("port")
                .value_name(literal(t::VALUE_PORT, lang))
                .value_parser(number(lang, 0, u64::from(u16::MAX)))
                .help(text!(lang, t::PORT, port = PORT.to_string())),
        )
        .arg(
            Arg::new("host")
                .long("host")
                .value_name(literal(t::VALUE_ADDRESS, lang))
                .value_parser(move |text: &str| {
                    let bad = |_| text!(lang, t::NOT_AN_ADDRESS, found = shorten(text));
                    text.parse::<IpAddr>().map_err(bad)
                })
                .help(text!(lang, t::HOST)),
        )
        .arg(
            Arg::new("dist")
                .long("dist")
                .value_name(literal(t::VALUE_FOLDER, lang))
                .value_parser(value_parser!(PathBuf))
                .help(text!(lang, t::DIST)),
        )
}

pub(crate) fn run(context: &mut Context<'_>, args: &ArgMatches) -> Result<(), Failure> {
    let lang = context.lang;
    let host = args.get_one::<IpAddr>("host").copied();
    let port = args.get_one::<u64>("port").copied().unwrap_or(PORT) as u16;
    let address = SocketAddr::new(host.unwrap_or(Ipv4Addr::LOCALHOST.into()), port);
    let site = match args.get_one::<PathBuf>("dist") {
        Some(folder) => Site::from_folder(folder),
        None => Site::embedded(),
    };
    let site = site.map_err(|error| Failure::Failed(no_site(lang, &error)))?;
    let out = &mut *context.out;
    let started = |address: SocketAddr| {
        // Nobody may be reading: the server serves all the same.
        let _ = writeln!(
            out,
            "{}",
            text!(lang, t::STARTED, url = format!("http://{address}/"))
        );
        let _ = out.flush();
    };
    semailles_server::serve(address, site, Limits::default(), started)
        .map_err(|error| Failure::Failed(not_served(lang, &error)))
}

fn no_site(lang: Lang, error: &SiteError) -> String {
    match error {
        SiteError::Unreadable { path, why } => {
            text!(
                lang,
                t::UNREADABLE,
                path = path.display().to_string(),
                why = why.to_string()
            )
        }
        SiteError::NoPage { path } => text!(lang, t::NO_PAGE, path = path.display().to_string()),
        SiteError::TooLarge { path, limit } => text!(
            lang,
            t::TOO_LARGE,
            path = path.display().to_string(),
            limit = limit.to_string()
        ),
        SiteError::NotEmbedded => text!(lang, t::NOT_EMBEDDED),
    }
}

fn not_served(lang: Lang, error: &ServeError) -> String {
    match error {
        ServeError::Bind { address, why } => {
            text!(
                lang,
                t::BIND,
                address = address.to_string(),
                why = why.to_string()
            )
        }
        ServeError::System(why) => text!(lang, t::SYSTEM, why = why.to_string()),
    }
}
