//! The floors of the workspace: an import only goes down.

use std::fmt;

use anyhow::{Result, bail};
use cargo_metadata::DependencyKind;

use crate::workspace::Workspace;

/// The folders of the packages, from the ground up. A package may import what is below it.
///
/// So `search` and `tables` know no game.
const FLOORS: &[&[&str]] = &[
    &["core"],
    &["games", "search", "tables", "locale", "wire"],
    &["session", "store", "learn", "ugi"],
    &[
        "cli", "server", "web", "worker", "python", "pages", "digest",
    ],
    // No part of the program: the tasks may use all of it, and nothing may use them.
    &["xtask"],
];

/// Arrows within one floor that are allowed all the same: from, to, and the reason.
const EXCEPTIONS: &[(&str, &str, &str)] = &[(
    "cli",
    "server",
    "`semailles serve` starts the server: one program to install",
)];

/// A package of the workspace, named by its folder.
struct Node {
    folder: String,
    arrows: Vec<Arrow>,
}

/// A dependency on another package of the workspace.
struct Arrow {
    to: String,
    for_tests: bool,
}

/// What is wrong with a graph.
#[derive(Debug, PartialEq, Eq)]
enum Fault {
    NoFloor(String),
    NotDown {
        from: (String, usize),
        to: (String, usize),
        for_tests: bool,
    },
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoFloor(folder) => write!(
                f,
                "the folder {folder} stands on no floor; give it one in FLOORS, xtask/src/floors.rs"
            ),
            Self::NotDown {
                from,
                to,
                for_tests,
            } => {
                let (from, from_floor) = from;
                let (to, to_floor) = to;
                let way = if to_floor > from_floor {
                    "goes up"
                } else {
                    "stays on its floor"
                };
                let (kind, right) = if *for_tests {
                    ("dev-dependency", "may not go up")
                } else {
                    ("dependency", "must go down")
                };
                write!(
                    f,
                    "{from} (floor {from_floor}) → {to} (floor {to_floor}) {way}: a {kind} {right}"
                )
            }
        }
    }
}

/// Checks the packages of the workspace; the error names each arrow that does not go down.
pub(crate) fn check(workspace: &Workspace) -> Result<()> {
    let graph = graph(workspace);
    let faults = faults(&graph, EXCEPTIONS);
    if !faults.is_empty() {
        let list: String = faults.iter().map(|fault| format!("\n  {fault}")).collect();
        bail!("an import only goes down:{list}");
    }
    let arrows: usize = graph.iter().map(|node| node.arrows.len()).sum();
    println!(
        "packages: {}; arrows: {arrows}, all going down",
        graph.len()
    );
    Ok(())
}

fn graph(workspace: &Workspace) -> Vec<Node> {
    let packages = workspace.packages();
    let folder = |package: &cargo_metadata::Package| {
        let folder = package
            .manifest_path
            .parent()
            .and_then(|path| path.file_name());
        folder.unwrap_or(&package.name).to_owned()
    };
    let node = |package: &cargo_metadata::Package| {
        // Optional and target-specific dependencies are in this list too, whatever is built today.
        let arrows = package.dependencies.iter().filter_map(|dependency| {
            let to = packages
                .iter()
                .find(|p| p.name.as_str() == dependency.name)?;
            dependency.path.as_ref()?;
            Some(Arrow {
                to: folder(to),
                for_tests: dependency.kind == DependencyKind::Development,
            })
        });
        Node {
            folder: folder(package),
            arrows: arrows.collect(),
        }
    };
    packages.iter().map(node).collect()
}

/// A dependency goes down, or is an exception. A dev-dependency may also stay on its floor, because
/// tests of `search` and `tables` need real games to play. It may not go up either: `core` tests
/// itself with toy games.
fn faults(graph: &[Node], exceptions: &[(&str, &str, &str)]) -> Vec<Fault> {
    let mut faults = Vec::new();
    for node in graph {
        let from = &node.folder;
        let Some(from_floor) = floor(from) else {
            faults.push(Fault::NoFloor(from.clone()));
            continue;
        };
        for Arrow { to, for_tests } in &node.arrows {
            // A target without a floor has its own line when its turn comes.
            let Some(to_floor) = floor(to) else { continue };
            let same = to_floor == from_floor;
            let excepted = exceptions.iter().any(|&(f, t, _)| f == from && t == to);
            if to_floor < from_floor || same && (*for_tests || excepted) {
                continue;
            }
            faults.push(Fault::NotDown {
                from: (from.clone(), from_floor),
                to: (to.clone(), to_floor),
                for_tests: *for_tests,
            });
        }
    }
    faults
}

fn floor(folder: &str) -> Option<usize> {
    FLOORS.iter().position(|floor| floor.contains(&folder))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A graph from lines such as `cli: games locale ~session`, where `~` marks a dev-dependency.
    fn made_up(lines: &[&str]) -> Vec<Node> {
        let arrow = |word: &str| Arrow {
            to: word.trim_start_matches('~').to_owned(),
            for_tests: word.starts_with('~'),
        };
        let node = |line: &&str| {
            let (folder, arrows) = line.split_once(':').expect("a line is `folder: arrows`");
            Node {
                folder: folder.to_owned(),
                arrows: arrows.split_whitespace().map(arrow).collect(),
            }
        };
        lines.iter().map(node).collect()
    }

    fn said(lines: &[&str]) -> Vec<String> {
        let faults = faults(&made_up(lines), &[]);
        faults.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn arrows_that_go_down_are_good() {
        let good = [
            "core:",
            "games: core",
            "search: core ~games",
            "session: games core",
            "cli: session search locale core",
            "xtask: locale cli",
        ];
        assert_eq!(said(&good), [""; 0]);
    }

    #[test]
    fn an_arrow_that_goes_up_is_named() {
        assert_eq!(
            said(&["games: core session"]),
            ["games (floor 1) → session (floor 2) goes up: a dependency must go down"]
        );
        assert_eq!(
            said(&["core: ~games"]),
            ["core (floor 0) → games (floor 1) goes up: a dev-dependency may not go up"]
        );
        assert_eq!(said(&["server: xtask"]).len(), 1);
    }

    #[test]
    fn an_arrow_within_a_floor_needs_an_exception() {
        let graph = ["search: core games"];
        assert_eq!(
            said(&graph),
            ["search (floor 1) → games (floor 1) stays on its floor: a dependency must go down"]
        );
        let exceptions = [("search", "games", "only a test")];
        assert_eq!(faults(&made_up(&graph), &exceptions), []);
        let other_way = [("games", "search", "only a test")];
        assert_eq!(faults(&made_up(&graph), &other_way).len(), 1);
    }

    #[test]
    fn an_exception_does_not_let_an_arrow_up() {
        let exceptions = [("core", "games", "only a test")];
        assert_eq!(faults(&made_up(&["core: games"]), &exceptions).len(), 1);
    }

    #[test]
    fn a_folder_without_a_floor_is_named_once() {
        let graph = made_up(&["cli: attic", "attic: core"]);
        assert_eq!(faults(&graph, &[]), [Fault::NoFloor("attic".to_owned())]);
    }

    #[test]
    fn a_folder_stands_on_one_floor() {
        let mut folders = FLOORS.concat();
        folders.sort_unstable();
        let count = folders.len();
        folders.dedup();
        assert_eq!(folders.len(), count);
    }
}
