use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// A server in a process of its own, which is killed when this is dropped.
pub(crate) struct Server {
    child: Child,
    pub(crate) port: u16,
    /// How long it took until it could be reached.
    pub(crate) ready: Duration,
}

/// A folder for a test, empty, with a page in it.
pub(crate) fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(folder.join("dist")).unwrap();
    fs::write(
        folder.join("dist/index.html"),
        "<!doctype html><head></head>",
    )
    .unwrap();
    folder
}

/// A port that is free now.
pub(crate) fn free_port() -> u16 {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    listener.local_addr().unwrap().port()
}

impl Server {
    /// Starts it on a folder's database; `die` is where it dies by itself, if anywhere.
    pub(crate) fn start(folder: &Path, port: u16, die: Option<&str>) -> Self {
        let die = die.map(|die| ("SEMAILLES_DIE", PathBuf::from(die)));
        Self::start_with(folder, port, die.as_slice())
    }

    /// Starts it on a folder's database, in an environment in which it may fail.
    pub(crate) fn start_with(folder: &Path, port: u16, environment: &[(&str, PathBuf)]) -> Self {
        let began = Instant::now();
        let mut command = Command::new(env!("CARGO_BIN_EXE_semailles"));
        command
            .args([
                "--lang",
                "en",
                "serve",
                "--port",
                &port.to_string(),
                "--dist",
            ])
            .arg(folder.join("dist"))
            .arg("--data")
            .arg(folder.join("games.db"))
            .args(["--sockets-of-one", "20000", "--games-of-one", "100000"])
            .env("SEMAILLES_LOG", "off")
            .stdout(Stdio::piped());
        for (name, value) in environment {
            command.env(name, value).stderr(Stdio::null());
        }
        if environment.iter().any(|(name, _)| *name == "SEMAILLES_LOG") {
            command.stderr(fs::File::create(folder.join("log.txt")).unwrap());
        }
        let mut child = command.spawn().unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let first = lines.next().expect("it says where it is").unwrap();
        assert!(first.contains(&format!(":{port}/")), "{first}");
        let ready = began.elapsed();
        // Whatever else it says is read, so that it is not stopped by a full pipe.
        std::thread::spawn(move || lines.for_each(drop));
        Self { child, port, ready }
    }

    /// The head of the answer to a request.
    pub(crate) fn head_of(&self, path: &str) -> String {
        let mut stream = TcpStream::connect(("127.0.0.1", self.port)).unwrap();
        let request =
            format!("GET {path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n");
        stream.write_all(request.as_bytes()).unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer.lines().next().unwrap_or_default().to_owned()
    }

    /// kill -9.
    pub(crate) fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Waits until it has died by itself.
    pub(crate) fn has_died(&mut self, within: Duration) -> bool {
        let end = Instant::now() + within;
        while Instant::now() < end {
            if self.child.try_wait().unwrap().is_some() {
                return true;
            }
            std::thread::sleep(Duration::from_millis(5));
        }
        false
    }

    /// What it has in memory, in megabytes.
    pub(crate) fn memory(&self) -> u64 {
        let status = fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap();
        let line = status.lines().find(|l| l.starts_with("VmRSS:")).unwrap();
        line.split_whitespace()
            .nth(1)
            .unwrap()
            .parse::<u64>()
            .unwrap()
            / 1024
    }

    /// What it has open.
    pub(crate) fn files(&self) -> usize {
        let files = fs::read_dir(format!("/proc/{}/fd", self.child.id()));
        files.unwrap().count()
    }

    /// How many threads it has.
    pub(crate) fn threads(&self) -> usize {
        let threads = fs::read_dir(format!("/proc/{}/task", self.child.id()));
        threads.unwrap().count()
    }

    /// Tells it to stop, as the system does, and waits until it has.
    pub(crate) fn stop(&mut self) {
        let pid = self.child.id().to_string();
        let told = Command::new("kill").args(["-TERM", &pid]).status();
        assert!(told.unwrap().success());
        assert!(self.has_died(Duration::from_secs(20)), "it does not stop");
    }

    /// How long it has been computing.
    pub(crate) fn cpu(&self) -> Duration {
        let stat = fs::read_to_string(format!("/proc/{}/stat", self.child.id())).unwrap();
        let after = stat.rsplit_once(')').unwrap().1;
        let fields: Vec<u64> = after
            .split_whitespace()
            .skip(11)
            .take(2)
            .map(|n| n.parse().unwrap())
            .collect();
        Duration::from_millis(10 * fields.iter().sum::<u64>())
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
