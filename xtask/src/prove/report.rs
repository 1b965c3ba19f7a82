//! The result of a proof as a file in `docs/proofs/`.

use std::fs;
use std::process::Command;
use std::thread;
use std::time::Duration;

use anyhow::{Context, Result};

use super::{Finding, Proof};
use crate::exec;
use crate::workspace::Workspace;

/// Writes the report and returns its path, relative to the root.
pub(super) fn write(
    workspace: &Workspace,
    proof: &Proof,
    finding: &Finding,
    time: Duration,
) -> Result<String> {
    let path = format!("docs/proofs/{}.md", proof.name);
    let file = workspace.root().join(&path);
    let text = text(proof, finding, time, &Setting::read(workspace)?);
    fs::create_dir_all(workspace.root().join("docs/proofs"))
        .and_then(|()| fs::write(file, text))
        .with_context(|| format!("cannot write {path}"))?;
    Ok(path)
}

/// When and on what a proof ran.
struct Setting {
    date: String,
    commit: String,
    compiler: String,
    cores: usize,
}

impl Setting {
    fn read(workspace: &Workspace) -> Result<Self> {
        let line =
            |command: &mut Command| Ok::<_, anyhow::Error>(exec::read(command)?.trim().to_owned());
        let mut git = workspace.command("git");
        Ok(Self {
            date: line(Command::new("date").args(["-u", "+%Y-%m-%d"]))?,
            commit: line(git.args(["describe", "--always", "--dirty"]))?,
            compiler: line(workspace.command("rustc").arg("--version"))?,
            cores: thread::available_parallelism().map_or(1, usize::from),
        })
    }
}

fn text(proof: &Proof, finding: &Finding, time: Duration, setting: &Setting) -> String {
    let Proof { name, about, .. } = proof;
    let Finding {
        command,
        details,
        holds,
    } = finding;
    let Setting {
        date,
        commit,
        compiler,
        cores,
    } = setting;
    let verdict = if *holds { "holds" } else { "**does not hold**" };
    let seconds = time.as_secs();
    let details = details.trim_end();
    format!(
        "# {name}\n\n\
         {about}\n\n\
         - Result: {verdict}\n\
         - Date: {date}\n\
         - Commit: {commit}\n\
         - Compiler: {compiler}\n\
         - Command: `{command}`\n\
         - Time: {seconds} s on {cores} cores, building included; the machine had other work, so \
         this is an order of magnitude, no measure of speed\n\
         - Again: `cargo xtask prove {name}`\n\n\
         {details}\n"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_report_says_what_was_run_and_what_came_out() {
        let proof = Proof {
            name: "sum",
            about: "Add numbers.",
            run: |_, _| unreachable!("only written about"),
        };
        let finding = Finding {
            command: "expr 1 + 1".to_owned(),
            details: "It is 3.\n\n".to_owned(),
            holds: false,
        };
        let setting = Setting {
            date: "2026-01-02".to_owned(),
            commit: "c0ffee".to_owned(),
            compiler: "rustc 1.95.0".to_owned(),
            cores: 2,
        };
        let text = text(&proof, &finding, Duration::from_millis(5900), &setting);
        assert!(text.starts_with(
            "# sum\n\nAdd numbers.\n\n- Result: **does not hold**\n- Date: 2026-01-02\n"
        ));
        assert!(text.contains("- Command: `expr 1 + 1`\n- Time: 5 s on 2 cores"));
        assert!(text.ends_with("\n\nIt is 3.\n"));
    }
}
