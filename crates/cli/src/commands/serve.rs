//! `serve`: the page, and games over the network, for whoever opens the address.

mod lan;
mod settings;

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};

use clap::{Arg, ArgAction, ArgMatches, Command};
use semailles_locale::{Lang, Message, cli, serve as t, text};
use semailles_server::{Limits, Online, OnlineError, ServeError, Site, SiteError, back_up};

use crate::app::Context;
use crate::failure::Failure;
use crate::options::{self, literal};
use settings::Settings;

pub(crate) const NAME: &str = "serve";

const EXAMPLES: &[(&str, Message)] = &[
    ("semailles serve", t::EXAMPLE),
    ("semailles serve --lan", t::EXAMPLE_LAN),
    (
        "semailles serve --name play.example.org --behind-proxy --log json",
        t::EXAMPLE_SERVER,
    ),
];

const PORT: u16 = 8080;

/// The word for no database.
const NOTHING: &str = "none";

pub(crate) fn command(lang: Lang) -> Command {
    let defaults = Online::default();
    let value = |name: &'static str, value: Message, help: String| {
        Arg::new(name)
            .long(name)
            .value_name(literal(value, lang))
            .help(help)
    };
    let yes = |name: &'static str, help: Message| {
        Arg::new(name)
            .long(name)
            .action(ArgAction::SetTrue)
            .help(text!(lang, help))
    };
    let data = database().map_or_else(|| NOTHING.to_owned(), |p| p.display().to_string());
    options::command(lang, NAME, t::ABOUT, EXAMPLES)
        .arg(value(
            "port",
            t::VALUE_PORT,
            text!(lang, t::PORT, port = PORT.to_string()),
        ))
        .arg(value("host", t::VALUE_ADDRESS, text!(lang, t::HOST)))
        .arg(yes("lan", t::LAN))
        .arg(value("dist", t::VALUE_FOLDER, text!(lang, t::DIST)))
        .arg(value(
            "data",
            cli::VALUE_FILE,
            text!(lang, t::DATA, path = data),
        ))
        .arg(value("backup", cli::VALUE_FILE, text!(lang, t::BACKUP)))
        .arg(value("name", t::VALUE_NAME, text!(lang, t::NAME)))
        .arg(yes("behind-proxy", t::BEHIND_PROXY))
        .arg(value(
            "sockets",
            t::VALUE_NUMBER,
            text!(lang, t::SOCKETS, n = defaults.sockets.to_string()),
        ))
        .arg(value(
            "sockets-of-one",
            t::VALUE_NUMBER,
            text!(
                lang,
                t::SOCKETS_OF_ONE,
                n = defaults.sockets_of_one.to_string()
            ),
        ))
        .arg(value(
            "games-of-one",
            t::VALUE_NUMBER,
            text!(
                lang,
                t::GAMES_OF_ONE,
                n = defaults.allowance.games.0.to_string()
            ),
        ))
        .arg(value("log", t::VALUE_LOG, text!(lang, t::LOG)))
        .arg(value("settings", cli::VALUE_FILE, text!(lang, t::SETTINGS)))
}

pub(crate) fn run(context: &mut Context<'_>, args: &ArgMatches) -> Result<(), Failure> {
    let lang = context.lang;
    let settings = Settings::read(lang, args)?;
    let data = match settings.get("data") {
        Some(path) if path == NOTHING => None,
        Some(path) => Some(PathBuf::from(path)),
        None => database(),
    };
    let out = &mut *context.out;
    if let Some(copy) = settings.get("backup") {
        let from = data.ok_or_else(|| Failure::Failed(text!(lang, t::KEPT_NOWHERE)))?;
        back_up(&from, Path::new(&copy)).map_err(|error| {
            Failure::Failed(not_served(
                lang,
                &ServeError::Online(OnlineError::Store(error)),
            ))
        })?;
        writeln!(out, "{}", text!(lang, t::BACKED_UP, path = copy))?;
        return Ok(());
    }
    let log = settings.get("log").unwrap_or_else(|| "text".to_owned());
    if !start_log(&log) {
        return Err(settings.bad("log", &log, text!(lang, t::EXPECTED_LOG)));
    }
    let defaults = Online::default();
    let names = settings.get("name").unwrap_or_default();
    let names = names
        .split(',')
        .map(str::trim)
        .filter(|name| !name.is_empty());
    let mut allowance = defaults.allowance;
    if let Some(games) = settings.number("games-of-one", 1, 1_000_000)? {
        allowance.games.0 = games as u32;
    }
    let lan = settings.yes("lan")?;
    let online = Online {
        allowance,
        nearby: lan.then_some(lan::addresses as semailles_server::Addresses),
        names: names.map(str::to_owned).collect(),
        behind_proxy: settings.yes("behind-proxy")?,
        sockets: settings
            .number("sockets", 1, 1_000_000)?
            .unwrap_or(defaults.sockets as u64) as usize,
        sockets_of_one: settings
            .number("sockets-of-one", 1, 1_000_000)?
            .unwrap_or(u64::from(defaults.sockets_of_one)) as u32,
        database: data,
    };
    if let Some(folder) = online.database.as_deref().and_then(Path::parent)
        && !folder.as_os_str().is_empty()
    {
        // If it cannot be made, opening the database says what is wrong.
        let _ = std::fs::create_dir_all(folder);
    }
    let host = match settings.get("host") {
        Some(text) => Some(
            text.parse::<IpAddr>()
                .map_err(|_| settings.bad("host", &text, text!(lang, t::EXPECTED_ADDRESS)))?,
        ),
        None if lan => Some(Ipv4Addr::UNSPECIFIED.into()),
        None => None,
    };
    let port = settings.number("port", 0, u64::from(u16::MAX))?;
    let port = port.map_or(PORT, |port| port as u16);
    let address = SocketAddr::new(host.unwrap_or(Ipv4Addr::LOCALHOST.into()), port);
    let site = match settings.get("dist") {
        Some(folder) => Site::from_folder(Path::new(&folder)),
        None => Site::embedded(),
    };
    let site = site.map_err(|error| Failure::Failed(no_site(lang, &error)))?;
    let started = |address: SocketAddr| {
        // Nobody may be reading: the server serves all the same.
        let url = format!("http://{address}/");
        let _ = writeln!(out, "{}", text!(lang, t::STARTED, url = url));
        let kept = match &online.database {
            Some(path) => text!(lang, t::KEPT_IN, path = path.display().to_string()),
            None => text!(lang, t::KEPT_NOWHERE),
        };
        let _ = writeln!(out, "{kept}");
        if lan {
            let _ = lan::show(out, lang, address.port());
        }
        let _ = out.flush();
    };
    semailles_server::serve(address, site, &online, Limits::default(), started)
        .map_err(|error| Failure::Failed(not_served(lang, &error)))
}

/// Where games are kept if nobody says where: with what else the user's programs keep.
fn database() -> Option<PathBuf> {
    let folder = |name| {
        std::env::var_os(name)
            .map(PathBuf::from)
            .filter(|p| p.is_absolute())
    };
    let data = folder("XDG_DATA_HOME").or_else(|| folder("LOCALAPPDATA"));
    let data = data.or_else(|| Some(folder("HOME")?.join(".local/share")))?;
    Some(data.join("semailles/games.db"))
}

/// Writes a line for each thing worth knowing; whether the form is one.
fn start_log(form: &str) -> bool {
    let log = tracing_subscriber::fmt()
        .with_writer(std::io::stderr)
        .with_max_level(tracing::Level::INFO);
    // One that was started before stays.
    match form {
        "text" => drop(log.with_ansi(false).try_init()),
        "json" => drop(log.json().flatten_event(true).try_init()),
        "off" => {}
        _ => return false,
    }
    true
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
        ServeError::Online(why) => text!(lang, t::SYSTEM, why = why.to_string()),
        ServeError::System(why) => text!(lang, t::SYSTEM, why = why.to_string()),
    }
}
