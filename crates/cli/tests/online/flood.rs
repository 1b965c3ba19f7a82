use std::io::{ErrorKind, Read, Write};
use std::net::TcpStream as Stream;
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use semailles_wire::encode;
use semailles_wire::online::{Act, GameId, SUBPROTOCOL, ToClient, ToServer};
use tokio::net::TcpSocket;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

use crate::bot::{LONG, agree, ask_for_a_socket, connect, couple, hear, join, say, setup};
use crate::load::{games, percentile, runtime, seconds};
use crate::server::{Server, folder, free_port};

/// A socket without a library: what is written on it nobody checks.
fn raw(port: u16) -> Stream {
    let headers = format!("host: 127.0.0.1:{port}\r\nsec-websocket-protocol: {SUBPROTOCOL}\r\n");
    let mut stream = ask_for_a_socket(port, &headers);
    let mut head = Vec::new();
    while !head.ends_with(b"\r\n\r\n") {
        let mut byte = [0];
        stream.read_exact(&mut byte).unwrap();
        head.extend(byte);
    }
    assert!(head.starts_with(b"HTTP/1.1 101"), "no socket");
    stream
}

/// A frame's head that announces more than there is room for in the world: nothing is set aside for it.
#[test]
fn what_is_only_announced_costs_nothing() {
    let number = if seconds().is_some() { 1000 } else { 50 };
    let folder = folder("announced");
    let server = Server::start(&folder, free_port(), None);
    drop(raw(server.port));
    let before = server.memory();
    let mut open = Vec::new();
    for _ in 0..number {
        let mut stream = raw(server.port);
        let mut head = vec![0x82, 0xff];
        head.extend((u64::MAX >> 1).to_be_bytes());
        head.extend([1, 2, 3, 4, 5]);
        stream.write_all(&head).unwrap();
        open.push(stream);
    }
    for mut stream in open {
        let mut rest = Vec::new();
        // Ended, or cut off; else the reader's patience ends.
        if let Err(why) = stream.read_to_end(&mut rest) {
            assert_ne!(why.kind(), ErrorKind::WouldBlock, "still listened to");
        }
    }
    let grown = server.memory().saturating_sub(before);
    println!("{number} frames of 2^63 bytes announced: {grown} MB more");
    assert!(grown < 5, "{grown} MB more");
}

/// A message in pieces without end, each of them empty: it costs no memory, and nobody else waits.
#[test]
fn a_message_that_never_ends_costs_nothing() {
    let pieces = if seconds().is_some() {
        1_000_000
    } else {
        20_000
    };
    let folder = folder("pieces");
    let server = Server::start(&folder, free_port(), None);
    let mut stream = raw(server.port);
    let before = server.memory();
    stream.write_all(&[0x02, 0x80, 0, 0, 0, 0]).unwrap();
    let some = [0x00, 0x80, 0, 0, 0, 0].repeat(1000);
    let began = Instant::now();
    let mut sent = 0;
    // It may be cut off at any time.
    while sent < pieces && stream.write_all(&some).is_ok() {
        sent += 1000;
    }
    runtime().block_on(async {
        let mut socket = connect(server.port).await.expect("a socket");
        say(&mut socket, &ToServer::Ping(1)).await;
        assert!(hear(&mut socket).await.is_some());
    });
    let grown = server.memory().saturating_sub(before);
    println!(
        "{sent} empty pieces of one message: taken in {:.1?}, {grown} MB more, {:.1?} of CPU",
        began.elapsed(),
        server.cpu()
    );
    assert!(grown < 5, "{grown} MB more");
}

/// A socket that has little room for what it is told.
async fn narrow(port: u16) -> crate::bot::Socket {
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(2048).unwrap();
    let address = ([127, 0, 0, 1], port).into();
    let stream = socket.connect(address).await.unwrap();
    let mut request = format!("ws://127.0.0.1:{port}/online")
        .into_client_request()
        .unwrap();
    let protocol = SUBPROTOCOL.parse().unwrap();
    request
        .headers_mut()
        .insert("sec-websocket-protocol", protocol);
    let stream = tokio_tungstenite::MaybeTlsStream::Plain(stream);
    let (socket, _) = tokio_tungstenite::client_async(request, stream)
        .await
        .unwrap();
    socket
}

/// Many attend a game and never read what they are told: little waits for them, and the game goes on.
#[test]
fn who_never_reads_costs_little() {
    let (readers, time) = match seconds() {
        Some(seconds) => (500, Duration::from_secs(seconds)),
        None => (50, Duration::from_millis(500)),
    };
    let folder = folder("readers");
    let server = Server::start(&folder, free_port(), None);
    let port = server.port;
    let (times, before) = runtime().block_on(async {
        let far = Instant::now() + Duration::from_secs(600);
        let mut both = couple(port, 3, setup(LONG, 2), far).await;
        let game = both[0].game().unwrap();
        let before = server.memory();
        let mut never = Vec::new();
        for _ in 0..readers {
            let mut socket = narrow(port).await;
            let join = join(game, None, 0);
            say(&mut socket, &join).await;
            // The whole log each time: more than a thousand moves would tell them.
            for _ in 0..90 {
                say(&mut socket, &join).await;
            }
            never.push(socket);
        }
        let end = Instant::now() + time;
        for bot in &mut both {
            bot.times.clear();
        }
        while Instant::now() < end {
            let [one, two] = &mut both;
            let _ = one.play() || two.play();
            let soon = Instant::now() + Duration::from_millis(5);
            tokio::join!(one.live(soon, |_| false), two.live(soon, |_| false));
        }
        assert!(agree(&mut both, far).await);
        let [one, two] = both;
        ([one.times, two.times].concat(), before)
    });
    let mut times = times;
    times.sort_unstable();
    let (most, grown) = (
        percentile(&times, 990),
        server.memory().saturating_sub(before),
    );
    println!(
        "{readers} who never read, {time:?}: {} moves confirmed after p99 {most:.1?}, {grown} MB more",
        times.len()
    );
    assert!(grown < 40, "{grown} MB more");
}

/// Some say as much as they can, are cut off, and come again: people who play hardly notice.
#[test]
fn floods_do_not_drown_games() {
    let (flooders, time) = match seconds() {
        Some(seconds) => (50, Duration::from_secs(seconds.min(20))),
        None => (10, Duration::from_secs(1)),
    };
    let folder = folder("floods");
    let server = Server::start(&folder, free_port(), None);
    let port = server.port;
    let (refused, times) = runtime().block_on(async {
        let end = Instant::now() + time + Duration::from_secs(2);
        let flood: Vec<_> = (0..flooders)
            .map(|_| {
                tokio::spawn(async move {
                    let mut said = 0_u64;
                    while Instant::now() < end {
                        let Some(mut socket) = connect(port).await else {
                            continue;
                        };
                        let ping = encode(&ToServer::Ping(1));
                        // Ten thousand a second and more, until it is cut off.
                        while Instant::now() < end {
                            let part = (0..50).map(|_| Ok(Message::binary(ping.clone())));
                            let mut part = futures_util::stream::iter(part);
                            if socket.send_all(&mut part).await.is_err() {
                                break;
                            }
                            said += 50;
                            tokio::time::sleep(Duration::from_millis(5)).await;
                        }
                    }
                    said
                })
            })
            .collect();
        let times = games(port, 20, time, Duration::from_millis(100)).await;
        let mut refused = 0;
        for one in flood {
            refused += one.await.unwrap();
        }
        (refused, times)
    });
    let most = percentile(&times, 990);
    println!(
        "{flooders} flooders said {refused} messages: 20 games confirmed after p99 {most:.1?}; server {:.1?} of CPU in {time:?}, {} MB",
        server.cpu(),
        server.memory()
    );
    if seconds().is_some() {
        assert!(most < Duration::from_millis(250), "p99 {most:?}");
    }
}

/// What is refused is not written down each time.
#[test]
fn refusals_do_not_fill_the_log() {
    let (sockets, each) = if seconds().is_some() {
        (10_000, 100)
    } else {
        (50, 100)
    };
    let folder = folder("refusals");
    let json = [("SEMAILLES_LOG", "json".into())];
    let server = Server::start_with(&folder, free_port(), &json);
    let refused: u64 = runtime().block_on(async {
        let mut refused = 0;
        for n in 0..sockets {
            let mut socket = connect(server.port).await.expect("a socket");
            let act = |id| {
                let act = Act::Resign;
                let game = GameId([n as u8; 16]);
                match id % 2 {
                    0 => ToServer::Act { id, act },
                    _ => join(game, None, 0),
                }
            };
            for id in 1..=each {
                let message = Message::binary(encode(&act(id)));
                socket.feed(message).await.unwrap();
            }
            socket.flush().await.unwrap();
            for _ in 0..each {
                // Whoever hears of so much at once may be cut off before the end.
                match socket.next().await {
                    Some(Ok(Message::Binary(bytes))) => {
                        let said = semailles_wire::decode::<ToClient>(&bytes);
                        assert!(matches!(said, Ok(ToClient::Refused { .. })), "{said:?}");
                        refused += 1;
                    }
                    _ => break,
                }
            }
        }
        refused
    });
    let log = std::fs::metadata(folder.join("log.txt")).unwrap().len();
    println!("{refused} messages refused: {log} bytes of log");
    assert!(refused > sockets * each / 2, "{refused}");
    assert!(log < 5_000_000, "{log} bytes");
}
