//! Every fuzz target for some minutes.

use std::fmt::Write as _;

use anyhow::Result;

use super::{Finding, Options};
use crate::workspace::Workspace;
use crate::{exec, fuzz};

/// Fuzzes each target; a crash leaves its input in `fuzz/artifacts/`.
pub(super) fn prove(workspace: &Workspace, options: &Options) -> Result<Finding> {
    let time = fuzz::minutes(options.minutes);
    let mut details = String::from("| target | result | last word |\n|---|---|---|\n");
    let mut holds = true;
    for target in fuzz::targets(workspace)? {
        let mut last_word = String::new();
        let mut run = fuzz::command(workspace, &target, time);
        // libFuzzer closes with `Done 123456 runs in 61 second(s)`, or with what crashed.
        let result = exec::watch(&mut run, |line| {
            if line.starts_with("Done ") || line.starts_with("SUMMARY: ") {
                line.clone_into(&mut last_word);
            }
        });
        holds &= result.is_ok();
        let verdict = if result.is_ok() {
            "no crash"
        } else {
            "**crash**"
        };
        writeln!(details, "| {target} | {verdict} | {last_word} |")
            .expect("a string takes any text");
    }
    Ok(Finding {
        command: exec::line(&fuzz::command(workspace, "TARGET", time)),
        details,
        holds,
    })
}
