use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use hyper::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::Service;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::time::{sleep, timeout};

use crate::answer::{Shared, router};
use crate::online::Desk;
use crate::places::{Place, Places, Voice};
use crate::{Online, ServeError, Site};

/// How much the server puts up with.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Connections at once. Whoever comes then gets the place of one that has not said yet what it wants, or has to
    /// wait.
    pub connections: usize,
    /// How long the head of a request may take; also how long an idle connection is kept.
    pub head: Duration,
    /// How long a connection is kept at most, so that whoever takes no byte of an answer loses the place in the end.
    pub life: Duration,
    /// How long requests that are under way may take once the server is to stop.
    pub farewell: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            connections: 1024,
            head: Duration::from_secs(10),
            life: Duration::from_secs(10 * 60),
            farewell: Duration::from_secs(5),
        }
    }
}

/// A server that listens and does not answer yet.
#[derive(Debug)]
pub struct Server {
    listener: TcpListener,
    address: SocketAddr,
    router: Router,
    limits: Limits,
    desk: Arc<Desk>,
}

impl Server {
    /// Takes the address; port 0 takes any that is free.
    ///
    /// # Errors
    /// If the address cannot be had, or the database cannot be used.
    pub async fn bind(
        address: SocketAddr,
        site: Site,
        online: &Online,
        limits: Limits,
    ) -> Result<Self, ServeError> {
        let failed = |why| ServeError::Bind { address, why };
        let listener = TcpListener::bind(address).await.map_err(failed)?;
        let address = listener.local_addr().map_err(failed)?;
        let desk = online.start()?;
        Ok(Self {
            listener,
            address,
            router: router(Shared::new(site, online, desk.clone())),
            limits,
            desk,
        })
    }

    /// The address it listens on.
    #[must_use]
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Answers until `stop` comes true, then lets what is under way end.
    pub async fn run(self, stop: impl Future<Output = ()>) {
        // axum's own loop keeps half-sent heads for ever, and any number of connections.
        let places = Places::new(self.limits.connections);
        // Each connection has an end of it: it hears when to end, and is missed no more when it has.
        let (farewell, under_way) = watch::channel(());
        let mut stop = std::pin::pin!(stop);
        loop {
            let accept = async {
                // Only once somebody has come is anybody sent away for them.
                let accepted = self.listener.accept().await;
                (accepted, places.take().await)
            };
            let (accepted, place) = tokio::select! {
                accepted = accept => accepted,
                () = &mut stop => break,
            };
            match accepted {
                Ok((stream, from)) => {
                    let connection = self.connection(stream, from, &place);
                    let wanted = place.is_wanted();
                    let life = self.limits.life;
                    let mut told = under_way.clone();
                    tokio::spawn(async move {
                        let mut connection = std::pin::pin!(connection);
                        let whole = async {
                            tokio::select! {
                                // A client that goes away or talks nonsense is its own affair.
                                _ = &mut connection => return,
                                () = wanted => return,
                                _ = told.changed() => connection.as_mut().graceful_shutdown(),
                            }
                            let _ = connection.await;
                        };
                        let _ = timeout(life, whole).await;
                        drop((place, told));
                    });
                }
                // Out of files, or a client gone already: the next may do better in a moment.
                Err(_) => sleep(Duration::from_millis(20)).await,
            }
        }
        drop(self.listener);
        let _ = timeout(self.limits.farewell, self.desk.stop()).await;
        drop(under_way);
        farewell.send_replace(());
        let _ = timeout(self.limits.farewell, farewell.closed()).await;
    }

    fn connection(
        &self,
        stream: TcpStream,
        from: SocketAddr,
        place: &Place,
    ) -> http1::UpgradeableConnection<TokioIo<TcpStream>, Addressed> {
        // The last bytes of an answer do not wait for more.
        let _ = stream.set_nodelay(true);
        let service = Addressed {
            router: TowerToHyperService::new(self.router.clone()),
            from,
            voice: place.voice(),
        };
        http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(self.limits.head)
            .max_headers(64)
            .max_buf_size(16 << 10)
            .serve_connection(TokioIo::new(stream), service)
            .with_upgrades()
    }
}

/// The router, told from where a connection comes.
struct Addressed {
    router: TowerToHyperService<Router>,
    from: SocketAddr,
    voice: Voice,
}

/// From where the connection of a request comes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct From(pub(crate) SocketAddr);

impl Service<Request<Incoming>> for Addressed {
    type Response = <TowerToHyperService<Router> as Service<Request<Incoming>>>::Response;
    type Error = <TowerToHyperService<Router> as Service<Request<Incoming>>>::Error;
    type Future = <TowerToHyperService<Router> as Service<Request<Incoming>>>::Future;

    fn call(&self, mut request: Request<Incoming>) -> Self::Future {
        self.voice.speaks();
        request.extensions_mut().insert(From(self.from));
        self.router.call(request)
    }
}

/// Serves a site until the program is told to stop (interrupt, or terminate).
///
/// `started` is told the address as soon as it can be opened.
///
/// # Errors
/// If the address cannot be had, or the system gives no threads.
pub fn serve(
    address: SocketAddr,
    site: Site,
    online: &Online,
    limits: Limits,
    started: impl FnOnce(SocketAddr),
) -> Result<(), ServeError> {
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()?;
    runtime.block_on(async {
        let server = Server::bind(address, site, online, limits).await?;
        let stop = stop_signal()?;
        started(server.address());
        server.run(stop).await;
        Ok(())
    })
}

#[cfg(unix)]
fn stop_signal() -> std::io::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    // Registered now, so that no signal falls between the start and the first wait.
    let mut interrupt = signal(SignalKind::interrupt())?;
    let mut terminate = signal(SignalKind::terminate())?;
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
    })
}

#[cfg(not(unix))]
fn stop_signal() -> std::io::Result<impl Future<Output = ()>> {
    Ok(async {
        let _ = tokio::signal::ctrl_c().await;
    })
}
