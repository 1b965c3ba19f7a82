use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use semailles_wire::online::{Act, GameId, Refusal, Secret, ToClient, ToServer};
use tokio_tungstenite::tungstenite::Message;

use crate::bot::{Socket, ask_for_a_socket, connect, hear, join, say, setup};
use crate::load::{games, percentile, seconds};
use crate::server::{Server, folder, free_port};

fn block_on<T>(work: impl Future<Output = T>) -> T {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .unwrap();
    runtime.block_on(work)
}

async fn closed(socket: &mut Socket) -> Option<u16> {
    while let Some(Ok(message)) = socket.next().await {
        if let Message::Close(frame) = message {
            return frame.map(|frame| u16::from(frame.code));
        }
    }
    None
}

fn request(port: u16, headers: &str) -> String {
    let mut stream = ask_for_a_socket(port, headers);
    let mut answer = vec![0; 12];
    stream.read_exact(&mut answer).unwrap();
    String::from_utf8(answer).unwrap()
}

#[test]
fn only_our_pages_get_a_socket() {
    let folder = folder("origins");
    let server = Server::start(&folder, free_port(), None);
    let port = server.port;
    let here = format!("host: 127.0.0.1:{port}\r\n");
    let speaks = "sec-websocket-protocol: semailles.1\r\n";
    let own = format!("origin: http://127.0.0.1:{port}\r\n");
    for (headers, status) in [
        (format!("{here}{speaks}{own}"), "101"),
        (format!("{here}{speaks}"), "101"),
        (format!("{here}{own}"), "400"),
        (
            format!("{here}{speaks}origin: http://evil.example\r\n"),
            "403",
        ),
        (format!("{here}{speaks}origin: null\r\n"), "403"),
        (
            format!("host: evil.example\r\norigin: http://evil.example\r\n{speaks}"),
            "403",
        ),
    ] {
        assert_eq!(
            request(port, &headers),
            format!("HTTP/1.1 {status}"),
            "{headers}"
        );
    }
}

#[test]
fn nonsense_floods_and_large_messages_are_cut_off() {
    let folder = folder("nonsense");
    let server = Server::start(&folder, free_port(), None);
    let before = server.memory();
    block_on(async {
        let open = async || connect(server.port).await.expect("a socket");
        for (message, code) in [
            (Message::binary(vec![1, 99]), Some(1007)),
            (Message::binary(vec![]), Some(1007)),
            (Message::binary(vec![2, 0]), Some(1007)),
            (Message::text("hello"), Some(1003)),
        ] {
            let mut socket = open().await;
            socket.send(message.clone()).await.unwrap();
            assert_eq!(closed(&mut socket).await, code, "{message:?}");
        }
        for _ in 0..50 {
            let mut socket = open().await;
            let _ = socket.send(Message::binary(vec![0; 100_000])).await;
            let code = closed(&mut socket).await;
            assert!(matches!(code, None | Some(1009)), "{code:?}");
        }
        let mut socket = open().await;
        for n in 0..300 {
            say(&mut socket, &ToServer::Ping(n)).await;
        }
        // Whichever is noticed first: that it says too much, or that it reads nothing.
        let code = closed(&mut socket).await;
        assert!(matches!(code, Some(1008 | 1013)), "{code:?}");
        // And everybody else is served.
        let mut socket = open().await;
        say(&mut socket, &ToServer::Ping(7)).await;
        assert_eq!(
            hear(&mut socket).await,
            Some(ToClient::Pong { ping: 7, last: 0 })
        );
    });
    let grown = server.memory() - before;
    assert!(grown < 20, "{grown} MB more");
}

/// Unknown games, games of others and wrong codes have one answer; and nothing comes to who may not see.
#[test]
fn what_is_not_yours_is_not_there() {
    let folder = folder("guesses");
    let server = Server::start(&folder, free_port(), None);
    block_on(async {
        let mut owner = connect(server.port).await.unwrap();
        let secret = Secret([7; 16]);
        let create = ToServer::Create {
            secret,
            setup: setup("wali", 2),
            sit: Some((0, "Awa".to_owned())),
        };
        say(&mut owner, &create).await;
        let Some(ToClient::Created { game }) = hear(&mut owner).await else {
            panic!("no game")
        };
        // Said again, it is the same game.
        say(&mut owner, &create).await;
        assert_eq!(hear(&mut owner).await, Some(ToClient::Created { game }));
        let mut stranger = connect(server.port).await.unwrap();
        let unknown = Some(ToClient::Refused {
            id: 0,
            why: Refusal::Unknown,
        });
        for n in 0..20 {
            let guess = GameId([n; 16]);
            say(&mut stranger, &join(guess, None, 0)).await;
            assert_eq!(hear(&mut stranger).await, unknown);
        }
        say(
            &mut stranger,
            &ToServer::Redeem {
                game: GameId([1; 16]),
                code: "AAAA2222".to_owned(),
                secret,
            },
        )
        .await;
        assert_eq!(hear(&mut stranger).await, unknown);
        say(
            &mut stranger,
            &ToServer::Act {
                id: 5,
                act: Act::Resign,
            },
        )
        .await;
        assert_eq!(
            hear(&mut stranger).await,
            Some(ToClient::Refused {
                id: 5,
                why: Refusal::Unknown
            })
        );
        say(
            &mut stranger,
            &ToServer::Redeem {
                game,
                code: "AAAA2222".to_owned(),
                secret: Secret([8; 16]),
            },
        )
        .await;
        assert_eq!(hear(&mut stranger).await, unknown);
    });
}

/// What people write, links, secrets and codes are in no log; and whatever they write, each line of it is one.
#[test]
fn nothing_of_people_stands_in_the_log() {
    let folder = folder("log");
    let json = [("SEMAILLES_LOG", "json".into())];
    let mut server = Server::start_with(&folder, free_port(), &json);
    let (game, code) = block_on(async {
        let mut socket = connect(server.port).await.unwrap();
        let secret = Secret([7; 16]);
        let create = |name: &str| ToServer::Create {
            secret,
            setup: setup("wali", 2),
            sit: Some((0, name.to_owned())),
        };
        for name in [
            "a\r\n{\"level\":\"ERROR\"}",
            "\u{1b}[31mred",
            "{}",
            &"W".repeat(7000),
        ] {
            say(&mut socket, &create(name)).await;
            let answer = hear(&mut socket).await;
            let is_bad = matches!(
                answer,
                Some(ToClient::Refused {
                    why: Refusal::Bad(_),
                    ..
                })
            );
            assert!(is_bad, "{name:?}: {answer:?}");
        }
        say(&mut socket, &create("Awaelle")).await;
        let Some(ToClient::Created { game }) = hear(&mut socket).await else {
            panic!("no game")
        };
        // More than there is: that is worth a line.
        say(&mut socket, &join(game, Some(secret), 99)).await;
        say(&mut socket, &ToServer::Code).await;
        loop {
            match hear(&mut socket).await {
                Some(ToClient::Code(code)) => break (game, code),
                Some(_) => {}
                None => panic!("no code"),
            }
        }
    });
    server.kill();
    let log = std::fs::read_to_string(folder.join("log.txt")).unwrap();
    assert!(log.contains("ahead"), "{log}");
    for line in log.lines() {
        let one = line.starts_with("{\"timestamp\":") && line.ends_with('}');
        assert!(one && !line.contains(char::is_control), "{line}");
    }
    for private in ["Awaelle", "WWWW", "red", &game.to_string(), &code] {
        assert!(!log.contains(private), "{private}: {log}");
    }
}

/// Heads of requests that never end: gone in fifteen seconds, and nobody waits because of them.
#[test]
fn half_sent_heads_are_gone_and_hinder_nobody() {
    let full = seconds().is_some();
    // That they go is tested in the server's own tests too, with shorter times.
    let number = if full { 5000 } else { 200 };
    let folder = folder("halves");
    let server = Server::start(&folder, free_port(), None);
    let pairs = if full { 100 } else { 4 };
    let (time, pause) = match seconds() {
        Some(seconds) => (
            Duration::from_secs(seconds.min(15)),
            Duration::from_millis(500),
        ),
        None => (Duration::from_millis(500), Duration::from_millis(50)),
    };
    let play = || block_on(games(server.port, pairs, time, pause));
    let alone = percentile(&play(), 990);
    let began = Instant::now();
    let halves: Vec<TcpStream> = (0..number)
        .map(|_| {
            let mut stream = TcpStream::connect(("127.0.0.1", server.port)).unwrap();
            // The first of many may be cut off while it says it.
            let _ = stream.write_all(b"GET / HTTP/1.1\r\nhost: he");
            stream
        })
        .collect();
    let all = began.elapsed();
    let asked = Instant::now();
    block_on(async {
        let mut socket = connect(server.port).await.expect("a socket all the same");
        say(&mut socket, &ToServer::Ping(1)).await;
        assert!(hear(&mut socket).await.is_some());
    });
    let served = asked.elapsed();
    let most = percentile(&play(), 990);
    println!(
        "{number} half-sent heads in {all:.1?}: a socket among them after {served:.1?}; {pairs} games confirmed after p99 {most:.1?}, {alone:.1?} without them; {} MB",
        server.memory()
    );
    if full {
        let end = began + all + Duration::from_secs(15);
        std::thread::sleep(end.saturating_duration_since(Instant::now()));
        let open = halves.iter().filter(|stream| {
            stream.set_nonblocking(true).unwrap();
            let mut stream = *stream;
            let mut byte = [0; 1024];
            // The end, or that it was cut off, or an answer and then the end.
            loop {
                match stream.read(&mut byte) {
                    Ok(0) => return false,
                    Ok(_) => {}
                    Err(why) => return why.kind() == std::io::ErrorKind::WouldBlock,
                }
            }
        });
        assert_eq!(open.count(), 0, "still open after 15 s");
    }
}
