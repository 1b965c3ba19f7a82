//! Running programs: to the end, for their output, or line by line.

use std::io::{BufRead, BufReader, Read};
use std::process::{Command, ExitStatus, Stdio};
use std::sync::Mutex;
use std::thread;

use anyhow::{Context, Result, bail};

/// Runs a program whose output goes where ours goes; an error when it fails.
pub(crate) fn run(command: &mut Command) -> Result<()> {
    let status = command.status().with_context(|| cannot_start(command))?;
    succeeded(command, status)
}

/// Runs a program and returns its standard output; an error when it fails.
pub(crate) fn read(command: &mut Command) -> Result<String> {
    let output = command
        .stderr(Stdio::inherit())
        .output()
        .with_context(|| cannot_start(command))?;
    succeeded(command, output.status)?;
    String::from_utf8(output.stdout)
        .with_context(|| format!("`{}` printed something else than UTF-8", line(command)))
}

/// Whether a program is there and ends well; what it prints is thrown away.
pub(crate) fn succeeds(command: &mut Command) -> bool {
    let silent = command.stdout(Stdio::null()).stderr(Stdio::null());
    silent.status().is_ok_and(|status| status.success())
}

/// Runs a program, passes on what it prints and shows each line to `see`; an error when it fails.
pub(crate) fn watch(command: &mut Command, see: impl FnMut(&str) + Send) -> Result<()> {
    let mut child = command
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .with_context(|| cannot_start(command))?;
    let stdout = child.stdout.take().expect("standard output is piped");
    let stderr = child.stderr.take().expect("standard error is piped");
    let see = Mutex::new(see);
    let see = |line: &str| see.lock().expect("the other reader is alive")(line);
    thread::scope(|scope| {
        scope.spawn(|| each_line(stderr, |line| (eprintln!("{line}"), see(line)).1));
        each_line(stdout, |line| (println!("{line}"), see(line)).1);
    });
    let status = child.wait().with_context(|| cannot_start(command))?;
    succeeded(command, status)
}

/// A command as one would type it, with the variables it sets.
pub(crate) fn line(command: &Command) -> String {
    let variables = command
        .get_envs()
        .filter_map(|(name, value)| Some((name.to_string_lossy(), value?.to_string_lossy())))
        .map(|(name, value)| format!("{name}={}", quoted(&value)));
    let words = std::iter::once(command.get_program())
        .chain(command.get_args())
        .map(|word| quoted(&word.to_string_lossy()));
    variables.chain(words).collect::<Vec<_>>().join(" ")
}

fn quoted(word: &str) -> String {
    if word.is_empty() || word.contains(char::is_whitespace) {
        format!("'{word}'")
    } else {
        word.to_owned()
    }
}

fn each_line(source: impl Read, mut see: impl FnMut(&str)) {
    // A test may print any bytes. A broken pipe ends the reading; the exit status tells the rest.
    for line in BufReader::new(source).split(b'\n').map_while(Result::ok) {
        see(String::from_utf8_lossy(&line).trim_end_matches('\r'));
    }
}

fn cannot_start(command: &Command) -> String {
    format!("cannot run `{}`", line(command))
}

fn succeeded(command: &Command, status: ExitStatus) -> Result<()> {
    if !status.success() {
        bail!("`{}` failed ({status})", line(command));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_reads_as_one_would_type_it() {
        let mut command = Command::new("cargo");
        command
            .args(["doc", "--no-deps"])
            .env("RUSTDOCFLAGS", "-D warnings");
        assert_eq!(
            line(&command),
            "RUSTDOCFLAGS='-D warnings' cargo doc --no-deps"
        );
    }

    #[test]
    fn both_streams_are_watched() {
        let mut seen = Vec::new();
        let mut shell = Command::new("sh");
        shell.args(["-c", "echo out; echo err >&2; exit 3"]);
        let error = watch(&mut shell, |line| seen.push(line.to_owned())).unwrap_err();
        seen.sort();
        assert_eq!(seen, ["err", "out"]);
        assert!(error.to_string().contains("exit status: 3"), "{error}");
    }
}
