//! `cargo xtask prove`: long proofs, run by people, whose results are kept in `docs/proofs/`.

mod clocks;
mod fuzzing;
mod known;
mod laws;
mod machines;
mod online;
mod pace;
mod perft;
mod report;
mod tables;

use std::time::Instant;

use anyhow::{Result, bail};
use clap::Args;
use clap::builder::PossibleValuesParser;

use crate::workspace::Workspace;

/// What to prove, and how hard.
#[derive(Args)]
pub(crate) struct Options {
    /// The proofs to run; without a name they are listed.
    #[arg(value_name = "NAME", value_parser = names())]
    names: Vec<String>,
    /// List the proofs.
    #[arg(long, conflicts_with = "names")]
    list: bool,
    /// For laws: how many cases of each property.
    #[arg(long, default_value_t = 20_000)]
    cases: u32,
    /// For simulation: how many seeds.
    #[arg(long, default_value_t = 100_000)]
    seeds: u64,
    /// For kill: how often the server is killed.
    #[arg(long, default_value_t = 200)]
    kills: u32,
    /// For load: for how many seconds.
    #[arg(long, default_value_t = 60)]
    seconds: u64,
    /// For cuts: how often the network is cut.
    #[arg(long, default_value_t = 10_000)]
    cuts: u64,
    /// For fuzz: how many minutes for each target. For soak: how many.
    #[arg(long, default_value_t = 10)]
    minutes: u64,
    /// For known: how many positions a move may take.
    #[arg(long, default_value_t = 1_000_000)]
    nodes: u64,
}

struct Proof {
    name: &'static str,
    about: &'static str,
    /// An error when the proof could not be run at all: then nothing is reported.
    run: fn(&Workspace, &Options) -> Result<Finding>,
}

/// What a proof found out.
struct Finding {
    /// What was run, as one would type it.
    command: String,
    /// The result in Markdown.
    details: String,
    holds: bool,
}

/// One entry a proof; the result goes to `docs/proofs/NAME.md`.
const PROOFS: &[Proof] = &[
    Proof {
        name: "perft",
        about: "Count the move sequences of every game to the known depths.",
        run: perft::prove,
    },
    Proof {
        name: "laws",
        about: "Run all tests with many more cases of each property.",
        run: laws::prove,
    },
    Proof {
        name: "machines",
        about: "Play a million random moves of each game here and in wasm.",
        run: machines::prove,
    },
    Proof {
        name: "fuzz",
        about: "Fuzz each target for some minutes.",
        run: fuzzing::prove,
    },
    Proof {
        name: "known",
        about: "Ask the thinker where values are exactly known, and how far those reach.",
        run: known::prove,
    },
    Proof {
        name: "clocks",
        about: "Play two hundred games on a clock.",
        run: clocks::prove,
    },
    Proof {
        name: "tables",
        about: "Flip every bit of a table; compare every value of more small layers.",
        run: tables::prove,
    },
    Proof {
        name: "pace",
        about: "Compare how quickly the thinker thinks here and in the browser's machine.",
        run: pace::prove,
    },
    Proof {
        name: "simulation",
        about: "Simulate pages, server and store over a bad network, seed by seed.",
        run: online::simulation,
    },
    Proof {
        name: "kill",
        about: "Kill the server while fifty bots play, at each step of a move, and with a thousand games.",
        run: online::kill,
    },
    Proof {
        name: "cuts",
        about: "Cut the network between a hundred bots and the server, again and again.",
        run: online::cuts,
    },
    Proof {
        name: "attacks",
        about: "Try what nobody may: strange seats, two moves at once, guesses, names.",
        run: online::attacks,
    },
    Proof {
        name: "load",
        about: "Play a thousand games at once, watch one, flood the server and half-speak to it.",
        run: online::load,
    },
    Proof {
        name: "soak",
        about: "Begin games and leave them, minute after minute: nothing piles up.",
        run: online::soak,
    },
    Proof {
        name: "nearby",
        about: "Play on a hotspot of network namespaces, with a browser in each.",
        run: online::nearby,
    },
];

fn names() -> PossibleValuesParser {
    PROOFS.iter().map(|proof| proof.name).into()
}

/// Runs the named proofs and writes their reports; an error names those that do not hold.
pub(crate) fn run(workspace: &Workspace, options: &Options) -> Result<()> {
    if options.list || options.names.is_empty() {
        for Proof { name, about, .. } in PROOFS {
            println!("{name:<12}{about}");
        }
        return Ok(());
    }
    let mut broken = Vec::new();
    for proof in PROOFS
        .iter()
        .filter(|proof| options.names.iter().any(|name| name == proof.name))
    {
        println!("── {}: {}", proof.name, proof.about);
        let start = Instant::now();
        let finding = (proof.run)(workspace, options)?;
        let path = report::write(workspace, proof, &finding, start.elapsed())?;
        let verdict = if finding.holds {
            "holds"
        } else {
            "DOES NOT HOLD"
        };
        println!("{} {verdict}: see {path}", proof.name);
        if !finding.holds {
            broken.push(proof.name);
        }
    }
    if !broken.is_empty() {
        bail!("not proved: {}", broken.join(", "));
    }
    Ok(())
}
