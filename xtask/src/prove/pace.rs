//! How quickly the thinker thinks here and in the browser's machine, and how soon the lower levels answer.

use std::fmt::Write as _;

use anyhow::{Context as _, Result};
use serde_json::Value;

use super::{Finding, Options};
use crate::web::bindgen::SMALL;
use crate::workspace::Workspace;
use crate::{exec, machines};

const NODES: u32 = 2_000_000;
/// Of the browser's machine a phone is so much slower.
const SLOWER: f64 = 4.0;
/// Within so many milliseconds a level answers there, 95 times in 100.
const SOON: f64 = 300.0;

/// Measures both in turn on the same machine. It holds if the browser's machine enters half as many positions a second
/// or more and finds the same, and levels 1 to 3 answer soon enough on one that is four times as slow.
pub(super) fn prove(workspace: &Workspace, _: &Options) -> Result<Finding> {
    let example = ["--package", "semailles-worker", "--example", "pace"];
    let mut native = workspace.cargo(["run", "--quiet", "--release"]);
    native.args(example).args(["--", &NODES.to_string()]);
    let here = exec::read(&mut native)?;
    let built = machines::build(workspace, &[&example[..], &["--features", SMALL]].concat())?;
    let folder = built.join("examples");
    let module = machines::bind(folder.join("pace.wasm"), &folder.join("bound"), "pace")?;
    let script = format!("const pace = require({module:?}), nodes = {NODES};{SCRIPT}");
    let mut node = workspace.command("node");
    let there: Value = serde_json::from_str(&exec::read(node.args(["--eval", &script]))?)
        .context("what the module was measured to do")?;

    let mut holds = true;
    let mut details = String::from(
        "| game | here, M nodes/s | in the browser's machine | share | levels 1 to 3, 95 of 100, there 4 times as slow |\n|---|---|---|---|---|\n",
    );
    for line in here.lines() {
        let mut words = line.splitn(3, ' ');
        let mut word = || words.next().context("a game, its nodes and what was found");
        let (game, native, found) = (word()?, word()?.parse::<f64>()?, word()?);
        let measured = &there[game];
        let wasm = measured["nodes"].as_f64().context("nodes")?;
        let levels = measured["levels"].as_array().context("levels")?;
        let slowest = levels.iter().filter_map(Value::as_f64).fold(0.0, f64::max) * SLOWER;
        holds &= wasm >= native / 2.0 && slowest <= SOON && measured["found"] == found;
        writeln!(
            details,
            "| {game} | {native:.2} | {wasm:.2} | {:.0} % | {slowest:.1} ms |",
            100.0 * wasm / native
        )
        .expect("a string takes any text");
    }
    Ok(Finding {
        command: exec::line(&native),
        details,
        holds,
    })
}

/// Millions of nodes a second, the best of three; and for each level the time of its choice, 95 of 100 positions.
const SCRIPT: &str = r#"
const time = f => { const start = performance.now(); f(); return performance.now() - start; };
const told = {};
for (const game of ["en-dodoi", "djenon-abe", "anywoli", "dzuwa", "wali"]) {
  let found = "";
  const best = Math.min(...[1, 2, 3].map(() => time(() => (found = pace.think(game, nodes)))));
  const levels = [1, 2, 3].map(level => {
    const spent = [];
    for (let i = 0; i < 200; i++) {
      const plies = i * 7 % 60;
      if (!pace.glance(game, 0, i, plies)) continue;
      const coming = time(() => pace.glance(game, 0, i, plies));
      spent.push(time(() => pace.glance(game, level, i, plies)) - coming);
    }
    spent.sort((a, b) => a - b);
    return spent[Math.floor(spent.length * 0.95)];
  });
  told[game] = { nodes: nodes / best / 1000, levels, found };
}
process.stdout.write(JSON.stringify(told));
"#;
