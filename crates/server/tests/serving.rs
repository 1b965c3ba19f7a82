//! The server over a real socket: what it answers, and what it does not put up with.

use std::fs;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use semailles_server::{Limits, Online, Server, Site};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio::time::timeout;

/// A server that runs until it is stopped, or this is dropped.
struct Running {
    address: SocketAddr,
    stop: oneshot::Sender<()>,
    done: JoinHandle<()>,
}

/// A page as small as can be, in a folder of its own.
fn page(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::create_dir_all(folder.join("assets")).unwrap();
    let files = [
        ("index.html", "<!doctype html>page"),
        ("index.html.br", "page in brotli"),
        ("index.html.gz", "page in gzip"),
        ("sw.js", "// nothing"),
        ("assets/web-0123456789.wasm", "module"),
    ];
    for (file, contents) in files {
        fs::write(folder.join(file), contents).unwrap();
    }
    folder
}

async fn start(name: &str, limits: Limits) -> Running {
    let site = Site::from_folder(&page(name)).unwrap();
    let any = SocketAddr::from(([127, 0, 0, 1], 0));
    let server = Server::bind(any, site, &Online::default(), limits)
        .await
        .unwrap();
    let address = server.address();
    let (stop, stopped) = oneshot::channel();
    let done = tokio::spawn(server.run(async { drop(stopped.await) }));
    Running {
        address,
        stop,
        done,
    }
}

/// Sends a request on a connection of its own and returns the whole answer.
async fn ask(address: SocketAddr, request: &str, headers: &str) -> String {
    let mut stream = TcpStream::connect(address).await.unwrap();
    let text = format!("{request} HTTP/1.1\r\nhost: here\r\nconnection: close\r\n{headers}\r\n");
    stream.write_all(text.as_bytes()).await.unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    answer
}

fn header<'a>(answer: &'a str, name: &str) -> Option<&'a str> {
    let head = answer.split("\r\n\r\n").next()?;
    let named = |line: &'a str| line.split_once(": ").filter(|(n, _)| *n == name);
    head.lines().find_map(named).map(|(_, value)| value)
}

fn body(answer: &str) -> &str {
    answer.split_once("\r\n\r\n").unwrap().1
}

#[tokio::test]
async fn the_best_form_that_the_client_takes_is_sent() {
    let running = start("forms", Limits::default()).await;
    let address = running.address;
    for (accepts, encoding, contents) in [
        (
            "accept-encoding: gzip, deflate, br\r\n",
            Some("br"),
            "page in brotli",
        ),
        ("accept-encoding: gzip\r\n", Some("gzip"), "page in gzip"),
        (
            "accept-encoding: br;q=0, gzip;q=0.5\r\n",
            Some("gzip"),
            "page in gzip",
        ),
        ("", None, "<!doctype html>page"),
    ] {
        let answer = ask(address, "GET /", accepts).await;
        assert!(answer.starts_with("HTTP/1.1 200 OK"), "{answer}");
        assert_eq!(header(&answer, "content-encoding"), encoding);
        assert_eq!(
            header(&answer, "content-type"),
            Some("text/html; charset=utf-8")
        );
        assert_eq!(header(&answer, "vary"), Some("accept-encoding"));
        assert_eq!(body(&answer), contents);
    }
}

#[tokio::test]
async fn what_has_a_hash_is_kept_for_ever_and_the_rest_is_asked_for_again() {
    let running = start("caching", Limits::default()).await;
    let address = running.address;
    let wasm = ask(address, "GET /assets/web-0123456789.wasm", "").await;
    assert_eq!(
        header(&wasm, "cache-control"),
        Some("public, max-age=31536000, immutable")
    );
    assert_eq!(header(&wasm, "content-type"), Some("application/wasm"));
    assert_eq!(header(&wasm, "etag"), None);
    for path in ["/", "/index.html", "/sw.js"] {
        let answer = ask(address, &format!("GET {path}"), "").await;
        assert_eq!(header(&answer, "cache-control"), Some("no-cache"), "{path}");
        let tag = header(&answer, "etag").unwrap();
        let again = ask(
            address,
            &format!("GET {path}"),
            &format!("if-none-match: \"x\", W/{tag}\r\n"),
        )
        .await;
        assert!(again.starts_with("HTTP/1.1 304"), "{again}");
        assert_eq!(body(&again), "");
        // Another form of the same file is another thing to have.
        let other = ask(
            address,
            "GET /",
            &format!("accept-encoding: br\r\nif-none-match: {tag}\r\n"),
        )
        .await;
        assert!(other.starts_with("HTTP/1.1 200"), "{other}");
    }
}

#[tokio::test]
async fn every_answer_carries_the_policy() {
    let running = start("policy", Limits::default()).await;
    let address = running.address;
    for request in [
        "GET /",
        "GET /nowhere",
        "GET /healthz",
        "POST /",
        "GET /../../etc/passwd",
    ] {
        let answer = ask(address, request, "").await;
        let policy = header(&answer, "content-security-policy")
            .unwrap_or_else(|| panic!("{request}: {answer}"));
        assert!(policy.starts_with("default-src 'none'; "), "{policy}");
        assert!(
            policy.contains("script-src 'self' 'wasm-unsafe-eval'"),
            "{policy}"
        );
        assert!(policy.ends_with("; frame-ancestors 'self'"), "{policy}");
        assert!(
            !policy.contains("unsafe-inline") && !policy.contains('*'),
            "{policy}"
        );
        assert_eq!(header(&answer, "x-content-type-options"), Some("nosniff"));
    }
}

#[tokio::test]
async fn other_paths_and_methods_are_refused() {
    let running = start("refusals", Limits::default()).await;
    let address = running.address;
    for path in [
        "/nowhere",
        "/index.html.br",
        "/assets",
        "/../Cargo.toml",
        "/%2e%2e/Cargo.toml",
    ] {
        let answer = ask(address, &format!("GET {path}"), "").await;
        assert!(answer.starts_with("HTTP/1.1 404"), "{path}: {answer}");
    }
    let answer = ask(address, "DELETE /", "").await;
    assert!(answer.starts_with("HTTP/1.1 405"), "{answer}");
    assert_eq!(header(&answer, "allow"), Some("GET, HEAD"));
    let head = ask(address, "HEAD /", "").await;
    assert_eq!(
        (header(&head, "content-length"), body(&head)),
        (Some("19"), "")
    );
    assert_eq!(body(&ask(address, "GET /healthz", "").await), "ok\n");
}

#[tokio::test]
async fn half_a_head_is_not_waited_for() {
    let limits = Limits {
        head: Duration::from_millis(200),
        ..Limits::default()
    };
    let running = start("slow", limits).await;
    let address = running.address;
    for sent in ["", "GET / HTTP/1.1\r\nhost: he"] {
        let began = Instant::now();
        let mut stream = TcpStream::connect(address).await.unwrap();
        stream.write_all(sent.as_bytes()).await.unwrap();
        let mut answer = Vec::new();
        let closed = timeout(Duration::from_secs(5), stream.read_to_end(&mut answer)).await;
        assert!(
            closed.is_ok(),
            "{sent:?} is still waited for after {:?}",
            began.elapsed()
        );
    }
}

/// A connection that has been answered once, and is kept.
async fn answered(address: SocketAddr) -> TcpStream {
    let mut stream = TcpStream::connect(address).await.unwrap();
    let request = b"GET /healthz HTTP/1.1\r\nhost: here\r\n\r\n";
    stream.write_all(request).await.unwrap();
    let mut some = [0; 16];
    stream.read_exact(&mut some).await.unwrap();
    stream
}

#[tokio::test]
async fn a_connection_too_many_waits_for_its_place() {
    let limits = Limits {
        connections: 2,
        head: Duration::from_millis(300),
        ..Limits::default()
    };
    let running = start("crowd", limits).await;
    let address = running.address;
    let idle = [answered(address).await, answered(address).await];
    // Both places are taken until the idle ones are sent away.
    let answer = timeout(Duration::from_secs(5), ask(address, "GET /healthz", ""))
        .await
        .unwrap();
    assert_eq!(body(&answer), "ok\n");
    drop(idle);
}

#[tokio::test]
async fn who_says_nothing_keeps_nobody_out() {
    let limits = Limits {
        connections: 3,
        head: Duration::from_secs(60),
        ..Limits::default()
    };
    let running = start("silent", limits).await;
    let address = running.address;
    let mut kept = answered(address).await;
    let mut silent = Vec::new();
    for _ in 0..10 {
        let mut stream = TcpStream::connect(address).await.unwrap();
        stream
            .write_all(b"GET / HTTP/1.1\r\nhost: he")
            .await
            .unwrap();
        silent.push(stream);
    }
    let answer = timeout(Duration::from_secs(5), ask(address, "GET /healthz", ""))
        .await
        .expect("an answer at once");
    assert_eq!(body(&answer), "ok\n");
    // The oldest of them has lost its place; whoever has said something before has not.
    let mut rest = Vec::new();
    let closed = timeout(Duration::from_secs(5), silent[0].read_to_end(&mut rest)).await;
    assert!(closed.is_ok(), "still there");
    let request = b"GET /healthz HTTP/1.1\r\nhost: here\r\n\r\n";
    kept.write_all(request).await.unwrap();
    let mut some = [0; 16];
    kept.read_exact(&mut some).await.unwrap();
}

#[tokio::test]
async fn no_connection_lasts_for_ever() {
    let limits = Limits {
        life: Duration::from_millis(300),
        ..Limits::default()
    };
    let running = start("life", limits).await;
    let address = running.address;
    let mut stream = TcpStream::connect(address).await.unwrap();
    let mut rest = Vec::new();
    let closed = timeout(Duration::from_secs(5), stream.read_to_end(&mut rest)).await;
    assert!(closed.is_ok(), "it lasts");
}

#[tokio::test]
async fn it_stops_when_told_and_does_not_wait_for_the_idle() {
    let running = start("stop", Limits::default()).await;
    let mut idle = TcpStream::connect(running.address).await.unwrap();
    idle.write_all(b"GET /healthz HTTP/1.1\r\nhost: here\r\n\r\n")
        .await
        .unwrap();
    let mut some = [0; 16];
    idle.read_exact(&mut some).await.unwrap();
    running.stop.send(()).unwrap();
    timeout(Duration::from_secs(3), running.done)
        .await
        .expect("it stops")
        .unwrap();
    assert!(TcpStream::connect(running.address).await.is_err());
}

#[tokio::test]
async fn an_address_that_is_taken_is_told() {
    let running = start("taken", Limits::default()).await;
    let site = Site::from_folder(&page("taken")).unwrap();
    let error = Server::bind(running.address, site, &Online::default(), Limits::default())
        .await
        .unwrap_err();
    assert!(
        error
            .to_string()
            .starts_with(&format!("cannot listen on {}: ", running.address))
    );
}
