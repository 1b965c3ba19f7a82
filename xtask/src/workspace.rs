//! The workspace as cargo sees it, and cargo as the tasks call it.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};
use cargo_metadata::{Metadata, MetadataCommand, Package};

/// The package of the command line.
pub(crate) const CLI: &str = "semailles";

/// Packages that build for the browser only: the steps for the machine at hand leave them out.
const BROWSER_ONLY: &[&str] = &["semailles-web"];

/// Packages that build for the browser and for the machine at hand.
const BROWSER_TOO: &[&str] = &[
    "semailles-core",
    "semailles-digest",
    "semailles-games",
    "semailles-learn",
    "semailles-locale",
    "semailles-search",
    "semailles-session",
    "semailles-wire",
    "semailles-worker",
];

/// The name of the browser's target.
pub(crate) const WASM: &str = "wasm32-unknown-unknown";

/// The root folder and the packages in it.
pub(crate) struct Workspace {
    root: PathBuf,
    metadata: Metadata,
}

impl Workspace {
    /// Reads `cargo metadata` without resolving dependencies: no network and no lock file needed.
    pub(crate) fn load() -> Result<Self> {
        // Asked at run time: two clones may share one target folder, and so one xtask binary.
        let xtask = env::var_os("CARGO_MANIFEST_DIR")
            .context("CARGO_MANIFEST_DIR is not set: run the tasks as `cargo xtask TASK`")?;
        let metadata = MetadataCommand::new()
            .manifest_path(Path::new(&xtask).join("Cargo.toml"))
            .no_deps()
            .exec()
            .context("cannot read the workspace with `cargo metadata`")?;
        let root = metadata.workspace_root.clone().into_std_path_buf();
        Ok(Self { root, metadata })
    }

    /// The root folder.
    pub(crate) fn root(&self) -> &Path {
        &self.root
    }

    /// The folder that cargo builds into.
    pub(crate) fn target(&self) -> &Path {
        self.metadata.target_directory.as_std_path()
    }

    /// The packages of the workspace, without their dependencies.
    pub(crate) fn packages(&self) -> &[Package] {
        &self.metadata.packages
    }

    /// A program to be run in the root folder.
    ///
    /// What `cargo run` said about *this* package is taken out of its environment: some build
    /// scripts watch those variables, and would be built anew each time one goes from `cargo` to
    /// `cargo xtask` and back.
    pub(crate) fn command(&self, program: &str) -> Command {
        let mut command = Command::new(program);
        command.current_dir(&self.root);
        for (name, _) in env::vars_os() {
            let text = name.to_string_lossy();
            if text.starts_with("CARGO_PKG_") || text.starts_with("CARGO_MANIFEST_") {
                command.env_remove(&name);
            }
        }
        command
    }

    /// `cargo` with arguments.
    pub(crate) fn cargo<'a>(&self, args: impl IntoIterator<Item = &'a str>) -> Command {
        let mut command = self.command("cargo");
        command.args(args);
        command
    }

    /// The arguments that choose every package that builds for the machine at hand.
    pub(crate) fn native(&self) -> Vec<&'static str> {
        let excluded = self.present(BROWSER_ONLY);
        std::iter::once("--workspace")
            .chain(excluded.flat_map(|name| ["--exclude", name]))
            .collect()
    }

    /// The arguments that choose every package that builds for the browser; empty without any.
    pub(crate) fn browser(&self) -> Vec<&'static str> {
        let (both, only) = (self.present(BROWSER_TOO), self.present(BROWSER_ONLY));
        both.chain(only)
            .flat_map(|name| ["--package", name])
            .collect()
    }

    fn present<'a>(&'a self, names: &'a [&'static str]) -> impl Iterator<Item = &'static str> + 'a {
        let is_here = |name: &str| self.packages().iter().any(|p| p.name.as_str() == name);
        names.iter().copied().filter(move |name| is_here(name))
    }
}
