//! Fuzzing with cargo-fuzz, which needs the nightly compiler.

use std::process::Command;
use std::time::Duration;

use anyhow::{Result, bail};
use clap::Args;

use crate::exec;
use crate::workspace::Workspace;

/// What to fuzz.
#[derive(Args)]
pub(crate) struct Options {
    /// The target, one of those in fuzz/; without one they are listed.
    target: Option<String>,
    /// For how many minutes.
    #[arg(long, default_value_t = 10)]
    minutes: u64,
}

/// Fuzzes the target, or lists them all.
pub(crate) fn run(workspace: &Workspace, options: &Options) -> Result<()> {
    let targets = targets(workspace)?;
    let Some(target) = &options.target else {
        targets.iter().for_each(|target| println!("{target}"));
        return Ok(());
    };
    if !targets.contains(target) {
        bail!("no fuzz target {target}; there are: {}", targets.join(", "));
    }
    exec::run(&mut command(workspace, target, minutes(options.minutes)))
}

/// The names of the targets; an error says what is missing to fuzz at all.
pub(crate) fn targets(workspace: &Workspace) -> Result<Vec<String>> {
    if !workspace.root().join("fuzz/Cargo.toml").exists() {
        bail!(
            "there is nothing to fuzz: fuzz/Cargo.toml does not exist (`cargo fuzz init` makes one)"
        );
    }
    if !exec::succeeds(nightly(workspace).arg("--version")) {
        bail!("fuzzing needs the nightly compiler: rustup toolchain install nightly");
    }
    if !exec::succeeds(nightly(workspace).args(["fuzz", "--version"])) {
        bail!("fuzzing needs cargo-fuzz: cargo install cargo-fuzz --locked");
    }
    let list = exec::read(nightly(workspace).args(["fuzz", "list"]))?;
    Ok(list.split_whitespace().map(str::to_owned).collect())
}

/// The command that fuzzes a target for some time.
pub(crate) fn command(workspace: &Workspace, target: &str, time: Duration) -> Command {
    let mut command = nightly(workspace);
    command.args(["fuzz", "run", target]);
    // What is found goes to the first folder, which git does not keep; the second holds what to begin with.
    let corpus = format!("fuzz/corpus/{target}");
    let seeds = format!("fuzz/seeds/{target}");
    let _ = std::fs::create_dir_all(workspace.root().join(&corpus));
    command.args([&corpus, &seeds, "--"]);
    command.arg(format!("-max_total_time={}", time.as_secs()));
    command
}

/// So many minutes.
pub(crate) fn minutes(count: u64) -> Duration {
    Duration::from_secs(60 * count)
}

/// The nightly cargo. `cargo +nightly` would not do: the `cargo` of a task may be that of one
/// toolchain, which knows no other.
fn nightly(workspace: &Workspace) -> Command {
    let mut command = workspace.command("rustup");
    command.args(["run", "nightly", "cargo"]);
    command
}
