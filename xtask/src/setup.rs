//! What the tests need on the machine: installed where that can be done, named where it cannot.

use std::env;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::exec;
use crate::workspace::{WASM, Workspace};

/// A program that the tests call, and the Debian package it comes in.
struct Tool {
    command: &'static str,
    debian: &'static str,
    why: &'static str,
}

/// Every program that does not come with the Rust toolchain.
const TOOLS: &[Tool] = &[
    Tool {
        command: "git",
        debian: "git",
        why: "lists the tracked files",
    },
    Tool {
        command: "chromium",
        debian: "chromium",
        why: "the browser that plays the page",
    },
    Tool {
        command: "node",
        debian: "nodejs",
        why: "runs the tests in the browser",
    },
    Tool {
        command: "npm",
        debian: "npm",
        why: "fetches what those tests import",
    },
];

/// The folder of the tests in the browser, and npm's own record of what it has installed there.
const E2E: &str = "e2e";
const INSTALLED: &str = "node_modules/.package-lock.json";

/// What is said when the tests run without nextest.
pub(crate) const NO_NEXTEST: &str =
    "cargo-nextest is not installed: `cargo test` runs the same tests, more slowly";

/// Checks the tools and installs what is missing; an error lists what must be installed by hand.
pub(crate) fn run(workspace: &Workspace) -> Result<()> {
    tools()?;
    for (command, component) in [("fmt", "rustfmt"), ("clippy", "clippy")] {
        if !exec::succeeds(&mut workspace.cargo([command, "--version"])) {
            rustup(workspace, "component", component)?;
        }
    }
    if !workspace.browser().is_empty() && !has_wasm(workspace)? {
        rustup(workspace, "target", WASM)?;
    }
    if !has_modules(workspace) {
        let e2e = workspace.root().join(E2E);
        exec::run(workspace.command("npm").arg("ci").current_dir(e2e))?;
    }
    if !has_nextest(workspace) {
        // Not installed here: building it takes longer than all the tests.
        println!("{NO_NEXTEST}");
    }
    Ok(())
}

/// Whether `cargo nextest` can be called.
pub(crate) fn has_nextest(workspace: &Workspace) -> bool {
    exec::succeeds(&mut workspace.cargo(["nextest", "--version"]))
}

/// Whether what the tests in the browser import is there, and not older than the list of it.
fn has_modules(workspace: &Workspace) -> bool {
    let e2e = workspace.root().join(E2E);
    let time = |file| {
        e2e.join(file)
            .metadata()
            .and_then(|data| data.modified())
            .ok()
    };
    let installed = time(INSTALLED);
    installed.is_some() && installed >= time("package-lock.json")
}

fn tools() -> Result<()> {
    let missing: Vec<_> = TOOLS
        .iter()
        .filter(|tool| !is_there(tool.command))
        .collect();
    if missing.is_empty() {
        return Ok(());
    }
    let packages: Vec<_> = missing.iter().map(|tool| tool.debian).collect();
    if !can_install() {
        let list: String = missing
            .iter()
            .map(|tool| format!("\n  {}: {}", tool.command, tool.why))
            .collect();
        bail!(
            "these programs are missing:{list}\non Debian: sudo apt-get install {}",
            packages.join(" ")
        );
    }
    exec::run(&mut apt_get(&["update"]))?;
    exec::run(apt_get(&["install", "--yes", "--no-install-recommends"]).args(packages))
}

fn apt_get(args: &[&str]) -> Command {
    let mut command = Command::new("apt-get");
    command.args(args).env("DEBIAN_FRONTEND", "noninteractive");
    command
}

/// Root on Debian may install packages; nobody else is asked for a password amid the tests.
fn can_install() -> bool {
    let is_root = || exec::read(Command::new("id").arg("-u")).is_ok_and(|id| id.trim() == "0");
    Path::new("/etc/debian_version").exists() && is_there("apt-get") && is_root()
}

fn is_there(program: &str) -> bool {
    let path = env::var_os("PATH").unwrap_or_default();
    env::split_paths(&path).any(|folder| folder.join(program).is_file())
}

/// Looks into the toolchain itself, which need not be rustup's.
fn has_wasm(workspace: &Workspace) -> Result<bool> {
    let sysroot = exec::read(workspace.command("rustc").args(["--print", "sysroot"]))?;
    let targets = Path::new(sysroot.trim()).join("lib/rustlib");
    Ok(targets.join(WASM).is_dir())
}

fn rustup(workspace: &Workspace, kind: &str, name: &str) -> Result<()> {
    let mut command = workspace.command("rustup");
    exec::run(command.args([kind, "add", name]))
        .with_context(|| format!("the Rust toolchain lacks the {kind} {name}; add it to yours"))
}
