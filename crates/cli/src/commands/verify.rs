//! `verify`: checks a certificate.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::{ArgMatches, Command, value_parser};
use semailles_core::Game;
use semailles_locale::{Lang, Message, cli, tables as t, text};
use semailles_tables::{Certificate, Proof, verify};

use crate::app::Context;
use crate::commands::tables::{Task, told, with_game};
use crate::failure::Failure;
use crate::options::{self, positional};
use crate::words;

pub(crate) const NAME: &str = "verify";

const EXAMPLES: &[(&str, Message)] = &[("semailles verify djenon-abe.proof", t::VERIFY_EXAMPLE)];

pub(crate) fn command(lang: Lang) -> Command {
    options::command(lang, NAME, t::VERIFY_ABOUT, EXAMPLES).arg(
        positional(lang, "file", cli::VALUE_FILE, t::VERIFY_FILE)
            .required(true)
            .value_parser(value_parser!(PathBuf)),
    )
}

pub(crate) fn run(context: &mut Context<'_>, args: &ArgMatches) -> Result<(), Failure> {
    let lang = context.lang;
    let empty = PathBuf::new();
    let file = args.get_one::<PathBuf>("file").unwrap_or(&empty);
    let certificate = read(lang, file)?;
    let (_, hash) = certificate.write();
    let check = Check {
        lang,
        certificate: &certificate,
    };
    let proof = with_game(lang, &certificate.game, check)?;
    let line = text!(
        lang,
        t::VERIFY_HOLDS,
        game = certificate.game.as_str(),
        position = certificate.position.as_str(),
        bounds = bounds(lang, certificate.least, certificate.most),
        positions = words::count(lang, proof.positions),
        plies = proof.quiet
    );
    writeln!(context.out, "{line}\nSHA-256 {hash}")?;
    Ok(())
}

/// A value, or the two it lies between.
pub(crate) fn bounds(lang: Lang, least: i8, most: i8) -> String {
    if least == most {
        format!("{least:+}")
    } else {
        text!(
            lang,
            t::BETWEEN,
            least = format!("{least:+}"),
            most = format!("{most:+}")
        )
    }
}

fn read(lang: Lang, file: &Path) -> Result<Certificate, Failure> {
    let failed = |why: String| {
        let file = file.display().to_string();
        Failure::Failed(text!(lang, t::FILE_ERROR, file = file, why = why))
    };
    let bytes = std::fs::read(file).map_err(|why| failed(words::io_error(lang, &why)))?;
    Certificate::read(&bytes).map_err(|why| failed(told::certificate(lang, why)))
}

struct Check<'a> {
    lang: Lang,
    certificate: &'a Certificate,
}

impl Task for Check<'_> {
    type Output = Proof;

    fn run<G: Game>(self, game: Arc<G>) -> Result<Proof, Failure> {
        verify(&*game, self.certificate)
            .map_err(|why| Failure::Failed(told::proof(self.lang, &why)))
    }
}
