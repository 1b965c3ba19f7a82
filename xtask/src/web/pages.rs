//! The pages of the games, which `semailles-pages` writes: a program of its own, for the tasks do not import the rules.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use super::site::Site;
use super::{release, template};
use crate::exec;
use crate::workspace::Workspace;

/// The package that writes them.
const PACKAGE: &str = "semailles-pages";

/// Has them written, and adds them to the page with their addresses filled in.
pub(super) fn add(workspace: &Workspace, site: &mut Site) -> Result<()> {
    let folder = workspace.target().join("pages");
    if folder.exists() {
        fs::remove_dir_all(&folder)
            .with_context(|| format!("cannot empty {}", folder.display()))?;
    }
    // The profile of the tests, which have built most of it.
    let mut write = workspace.cargo(["run", "--quiet", "--profile", "test", "--package", PACKAGE]);
    exec::run(write.arg("--").arg("--out").arg(&folder))?;
    for file in release::files(&folder)? {
        let path = relative(&folder, &file);
        let text =
            fs::read_to_string(&file).with_context(|| format!("cannot read {}", file.display()))?;
        let below = path.rsplit_once('/').map_or("", |(folder, _)| folder);
        let text = template::text(workspace.root(), &text, &format!("{below}/"), site)
            .with_context(|| format!("in {path}"))?;
        site.add_plain(&path, text.as_bytes());
    }
    Ok(())
}

fn relative(folder: &Path, file: &Path) -> String {
    let below: PathBuf = file.strip_prefix(folder).unwrap_or(file).to_owned();
    below.to_string_lossy().replace('\\', "/")
}
