//! `semailles`: five traditional African board games at the command line.

mod app;
mod commands;
mod draw;
mod failure;
mod json;
mod minds;
mod options;
mod set_up;
mod terminal;
mod usage;
mod words;

use std::process::ExitCode;

fn main() -> ExitCode {
    app::run(std::env::args_os().collect())
}
