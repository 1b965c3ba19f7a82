//! The tasks of the workspace: `cargo xtask help` lists them.
//!
//! They are written in Rust so that a clone needs nothing but cargo to check itself.

mod exec;
mod floors;
mod fuzz;
mod machines;
mod names;
mod prove;
mod runner;
mod setup;
mod steps;
mod web;
mod workspace;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

use crate::workspace::{CLI, Workspace};

/// The tasks of the Semailles workspace.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
struct Cli {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Check everything; stop at the first red step.
    Test(steps::Options),
    /// Run long proofs and write their results to docs/proofs/.
    Prove(prove::Options),
    /// Fuzz one target (needs nightly and cargo-fuzz); without a target, list them.
    Fuzz(fuzz::Options),
    /// Run `semailles bench`, built for release.
    Bench {
        /// Passed on to `semailles bench`.
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        args: Vec<String>,
    },
    /// Build the page into dist/.
    Web(web::Options),
    /// Build the page and the program that carries it, start it and print its address.
    Serve {
        /// Passed on to `semailles serve`.
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        args: Vec<String>,
    },
    /// Check that an import only goes down.
    Floors,
    /// Install what the tests need, or say what to install.
    Setup,
}

fn main() -> ExitCode {
    match run(Cli::parse().task) {
        Ok(code) => code,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(task: Task) -> anyhow::Result<ExitCode> {
    let workspace = Workspace::load()?;
    match task {
        Task::Test(options) => return Ok(steps::run(&workspace, &options)),
        Task::Prove(options) => prove::run(&workspace, &options)?,
        Task::Fuzz(options) => fuzz::run(&workspace, &options)?,
        Task::Bench { args } => {
            let mut bench = workspace.cargo(["run", "--release", "--package", CLI, "--", "bench"]);
            exec::run(bench.args(args))?;
        }
        Task::Web(options) => {
            web::run(&workspace, &options)?;
        }
        Task::Serve { args } => web::serve(&workspace, &args)?,
        Task::Floors => floors::check(&workspace)?,
        Task::Setup => setup::run(&workspace)?,
    }
    Ok(ExitCode::SUCCESS)
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    #[test]
    fn the_command_line_is_sound() {
        super::Cli::command().debug_assert();
    }
}
