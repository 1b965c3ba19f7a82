//! Another program that speaks the Universal Game Interface.

use std::io::{BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};

use crate::lines::{self, Line};

/// A program that has been started; it is stopped when this is dropped.
#[derive(Debug)]
pub struct Client {
    child: Child,
    stdin: ChildStdin,
    lines: Receiver<String>,
}

/// Programs say no more than this in a line.
const MAX_LINE: usize = 1 << 16;
/// How long a program may take to say that it is there.
const START: Duration = Duration::from_secs(20);

impl Client {
    /// Starts a program, given as words separated by spaces, and tells it the game; what goes wrong is said in words.
    pub fn start(command: &str, game: &str) -> Result<Self, String> {
        let mut words = command.split_whitespace();
        let program = words.next().ok_or("no program is named")?;
        let mut child = Command::new(program)
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|why| format!("{program}: {why}"))?;
        let (Some(stdin), Some(stdout)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(format!("{program}: no pipes"));
        };
        let (sender, receiver) = channel();
        thread::spawn(move || {
            let mut stdout = BufReader::new(stdout);
            let mut buffer = Vec::new();
            loop {
                match lines::read(&mut stdout, &mut buffer, MAX_LINE) {
                    Ok(Line::Read) => {
                        let line = String::from_utf8_lossy(&buffer).into_owned();
                        if sender.send(line).is_err() {
                            return;
                        }
                    }
                    Ok(Line::TooLong) => {}
                    Ok(Line::End) | Err(_) => return,
                }
            }
        });
        let mut client = Self {
            child,
            stdin,
            lines: receiver,
        };
        client.say("ugi")?;
        client.wait_for("ugiok", START)?;
        client.say(&format!("setoption name Game value {game}"))?;
        client.say("isready")?;
        client.wait_for("readyok", START)?;
        Ok(client)
    }

    /// A new game begins.
    pub fn new_game(&mut self) -> Result<(), String> {
        self.say("uginewgame")?;
        self.say("isready")?;
        self.wait_for("readyok", START).map(drop)
    }

    /// The move it plays; `go` is what follows that word, `limit` how long it may take.
    pub fn choose(&mut self, position: &str, go: &str, limit: Duration) -> Result<String, String> {
        self.say(&format!("position {position}"))?;
        self.say(&format!("go {go}"))?;
        self.wait_for("bestmove", limit)
    }

    fn say(&mut self, line: &str) -> Result<(), String> {
        writeln!(self.stdin, "{line}")
            .and_then(|()| self.stdin.flush())
            .map_err(|why| format!("the program does not listen: {why}"))
    }

    /// Waits for a line that begins with a word, and gives the word after it.
    fn wait_for(&mut self, word: &str, limit: Duration) -> Result<String, String> {
        let until = Instant::now() + limit;
        loop {
            let left = until.saturating_duration_since(Instant::now());
            match self.lines.recv_timeout(left) {
                Ok(line) => {
                    let mut words = line.split_whitespace();
                    if words.next() == Some(word) {
                        return Ok(words.next().unwrap_or_default().to_owned());
                    }
                }
                Err(RecvTimeoutError::Timeout) => {
                    return Err(format!("no {word} in {} s", limit.as_secs_f64()));
                }
                Err(RecvTimeoutError::Disconnected) => {
                    return Err(format!("the program has ended; {word} was expected"));
                }
            }
        }
    }
}

impl Drop for Client {
    fn drop(&mut self) {
        // A program that does not quit is stopped; nothing can be done if that fails.
        let _ = self.say("quit");
        let until = Instant::now() + Duration::from_millis(500);
        while Instant::now() < until {
            if let Ok(Some(_)) = self.child.try_wait() {
                return;
            }
            thread::sleep(Duration::from_millis(5));
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
