//! The same games by the same rules in the browser's machine as in this one, event by event.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};
use wasm_bindgen_cli_support::Bindgen;

use crate::exec;
use crate::runner::Tally;
use crate::web::bindgen::remap;
use crate::workspace::{WASM, Workspace};

const PACKAGE: &str = "semailles-digest";

/// The features of the modules that are shipped: the worker has none, the page its small engine.
const BUILDS: &[(&str, &[&str])] = &[("worker", &[]), ("page", &["--features", "small"])];

/// Compares a hundred thousand moves of each game, as one test.
pub(crate) fn test(workspace: &Workspace, tally: &mut Tally) -> Result<()> {
    let report = compare(workspace, "test", 100_000)?;
    print!("{report}");
    tally.passed += 1;
    Ok(())
}

/// Plays `plies` random moves of each game here and in wasm, and compares all that happened; the common report.
pub(crate) fn compare(workspace: &Workspace, profile: &str, plies: u32) -> Result<String> {
    let mut native = workspace.cargo(["run", "--quiet", "--profile", profile]);
    native.args(["--package", PACKAGE, "--", &plies.to_string()]);
    let here = exec::read(&mut native)?;
    for (name, features) in BUILDS {
        let there = exec::read(&mut in_wasm(workspace, name, features, plies)?)?;
        if here != there {
            bail!("the {name} plays otherwise: here\n{here}there\n{there}");
        }
    }
    Ok(here)
}

/// The program for node that plays the moves in wasm.
fn in_wasm(workspace: &Workspace, name: &str, features: &[&str], plies: u32) -> Result<Command> {
    let folder = build(workspace, &[&["--package", PACKAGE][..], features].concat())?;
    let module = bind(
        folder.join("semailles_digest.wasm"),
        &folder.join("bound").join(name),
        "digest",
    )?;
    let script = format!("process.stdout.write(require({module:?}).report({plies}))");
    let mut node = workspace.command("node");
    node.args(["--eval", &script]);
    Ok(node)
}

/// Builds for the browser's machine as the page is built; the folder of what is built.
pub(crate) fn build(workspace: &Workspace, what: &[&str]) -> Result<PathBuf> {
    let mut cargo = workspace.cargo(["build", "--target", WASM, "--profile", "web"]);
    cargo.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS", remap());
    exec::run(cargo.args(what))?;
    Ok(workspace.target().join(WASM).join("web"))
}

/// Makes a module that node can load; its path.
pub(crate) fn bind(input: PathBuf, bound: &Path, name: &str) -> Result<PathBuf> {
    let mut bindgen = Bindgen::new();
    bindgen
        .input_path(&input)
        .out_name(name)
        .typescript(false)
        .nodejs(true)
        .and_then(|bindgen| bindgen.generate(bound))
        .with_context(|| format!("wasm-bindgen cannot read {}", input.display()))?;
    // The repository's JavaScript is modules; this is not.
    fs::write(bound.join("package.json"), "{\"type\":\"commonjs\"}")?;
    Ok(bound.join(format!("{name}.js")))
}
