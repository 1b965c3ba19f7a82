//! The wasm modules, and the JavaScript that `wasm-bindgen` writes for them.

use std::path::{Path, PathBuf};
use std::{env, fs};

use anyhow::{Context, Result, bail};
use cargo_metadata::Message;
use wasm_bindgen_cli_support::Bindgen;

use super::shorten::shorten;
use crate::exec;
use crate::workspace::{WASM, Workspace};

/// A module as the browser loads it.
pub(super) struct Module {
    /// `first`, `whole` or `worker`.
    pub(super) name: &'static str,
    pub(super) js: String,
    pub(super) wasm: Vec<u8>,
}

/// The packages, and their modules: as we call them, and as cargo does. The page is two programs of one library, which
/// is compiled once.
const PACKAGES: &[(&str, &[(&str, &str)])] = &[
    ("semailles-web", &[("first", "first"), ("whole", "whole")]),
    ("semailles-worker", &[("worker", "semailles_worker")]),
];

/// Code as small as the page wants it, of the worker too.
pub(crate) const SMALL: &str = "semailles-worker/small";

/// The package whose build script makes the texts.
const LOCALE: &str = "semailles-locale";

/// What cargo builds of the page.
pub(super) struct Built {
    pub(super) modules: Vec<Module>,
    /// Where the texts are that the page fetches.
    pub(super) texts: PathBuf,
}

/// Builds them for the browser; in a `dev` build quickly and large.
pub(super) fn build(workspace: &Workspace, dev: bool) -> Result<Built> {
    let profile = if dev { "dev" } else { "web" };
    let mut cargo = workspace.cargo(["build", "--target", WASM, "--profile", profile]);
    for (package, _) in PACKAGES {
        cargo.args(["--package", package]);
    }
    cargo.args(["--features", SMALL]);
    // Paths in messages of panics would tell of this machine, and give each machine other hashes.
    cargo.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS", remap());
    cargo.arg("--message-format=json-render-diagnostics");
    let texts = texts(&exec::read(&mut cargo)?)?;
    let folder = if dev { "debug" } else { profile };
    let built = workspace.target().join(WASM).join(folder);
    let modules = PACKAGES.iter().flat_map(|(_, modules)| *modules);
    let modules = modules
        .map(|(name, file)| bind(name, &built, file))
        .collect::<Result<_>>()?;
    Ok(Built { modules, texts })
}

/// Where the build script of the languages has put its files, from what cargo has told.
fn texts(told: &str) -> Result<PathBuf> {
    let messages = Message::parse_stream(told.as_bytes()).filter_map(Result::ok);
    let mut folders = messages.filter_map(|message| match message {
        Message::BuildScriptExecuted(script) if script.package_id.repr.contains(LOCALE) => {
            Some(script.out_dir.into_std_path_buf())
        }
        _ => None,
    });
    let folder = folders.next();
    folder.with_context(|| format!("cargo did not tell where the texts of {LOCALE} are"))
}

fn bind(name: &'static str, built: &Path, file: &str) -> Result<Module> {
    let input = built.join(format!("{file}.wasm"));
    let bound = built.join("bound").join(name);
    let mut bindgen = Bindgen::new();
    bindgen
        .input_path(&input)
        .out_name(name)
        .typescript(false)
        .omit_default_module_path(true)
        .remove_name_section(true)
        .remove_producers_section(true)
        .web(true)
        .and_then(|bindgen| bindgen.generate(&bound))
        .with_context(|| format!("wasm-bindgen cannot read {}", input.display()))?;
    if bound.join("snippets").exists() {
        bail!(
            "{name} brings JavaScript of its own (snippets), which the build does not place: do without"
        );
    }
    let read = |file: &str| {
        let path = bound.join(file);
        fs::read(&path).with_context(|| format!("cannot read {}", path.display()))
    };
    let js =
        String::from_utf8(read(&format!("{name}.js"))?).context("wasm-bindgen writes UTF-8")?;
    let wasm = read(&format!("{name}_bg.wasm"))?;
    let (js, wasm) = shorten(&js, &wasm)?;
    Ok(Module { name, js, wasm })
}

/// The sources of other crates lie in cargo's own folder; ours are named by relative paths anyway.
pub(crate) fn remap() -> String {
    let home = |home| format!("{home}/.cargo");
    let cargo = env::var("CARGO_HOME").or_else(|_| env::var("HOME").map(home));
    cargo
        .map(|cargo| format!("--remap-path-prefix={cargo}=cargo"))
        .unwrap_or_default()
}
