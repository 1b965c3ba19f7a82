use std::sync::Arc;
use std::sync::atomic::Ordering;

use axum::body::{Body, Bytes};
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Extension, Router};
use semailles_wire::online::GameId;

use crate::accept::From;
use crate::card;
use crate::headers::{obeys, security};
use crate::online::{Desk, Gate, Measure, attend};
use crate::picture::png;
use crate::site::File;
use crate::{Online, Site};

/// Everything the server answers: the site, the socket of games, what links show and what is downloaded, and
/// `/healthz` and `/metrics` for whoever watches over it.
pub(crate) fn router(shared: Shared) -> Router {
    let shared = Arc::new(shared);
    Router::new()
        .route("/healthz", get(health))
        .route("/metrics", get(metrics))
        .route("/online", get(socket))
        .route("/game/{file}", get(game_file))
        .route("/host.txt", get(host))
        .route("/nearby", get(nearby))
        .fallback(file)
        .layer(axum::middleware::map_response_with_state(
            shared.clone(),
            secure,
        ))
        .with_state(shared)
}

/// What answers are made of.
pub(crate) struct Shared {
    site: Site,
    security: [Vec<(HeaderName, HeaderValue)>; 2],
    gate: Arc<Gate>,
    desk: Arc<Desk>,
}

impl Shared {
    pub(crate) fn new(site: Site, online: &Online, desk: Arc<Desk>) -> Self {
        Self {
            site,
            security: security(),
            gate: Arc::new(Gate::new(online)),
            desk,
        }
    }
}

async fn health(State(shared): State<Arc<Shared>>) -> Response {
    if shared.desk.healthy.load(Ordering::Relaxed) {
        "ok\n".into_response()
    } else {
        (StatusCode::SERVICE_UNAVAILABLE, "moves cannot be kept\n").into_response()
    }
}

/// By this a page knows that games by link are to be had here: a host of files has `static` in its place.
async fn host(
    State(shared): State<Arc<Shared>>,
    Extension(From(from)): Extension<From>,
    headers: HeaderMap,
) -> Response {
    shared.gate.note(shared.gate.address(from.ip(), &headers));
    ([(header::CACHE_CONTROL, "no-cache")], "online\n").into_response()
}

/// For whoever wants to play on a hotspot: where this server is reached, and who has come lately. Both are said to
/// those on this machine only, and only if others are to come.
async fn nearby(
    State(shared): State<Arc<Shared>>,
    Extension(From(from)): Extension<From>,
    headers: HeaderMap,
) -> Response {
    let ours = shared.gate.address(from.ip(), &headers).is_loopback();
    let text = if ours && shared.gate.is_ours(&headers) {
        shared.gate.nearby(&headers)
    } else {
        String::new()
    };
    ([(header::CACHE_CONTROL, "no-store")], text).into_response()
}

/// For those who watch over the server: it tells numbers only. From elsewhere there is nothing here.
async fn metrics(
    State(shared): State<Arc<Shared>>,
    Extension(From(from)): Extension<From>,
    headers: HeaderMap,
) -> Response {
    if !shared.gate.address(from.ip(), &headers).is_loopback() {
        return not_found();
    }
    let healthy = shared.desk.healthy.load(Ordering::Relaxed);
    let text = shared
        .desk
        .measure
        .text(&shared.desk.counts().await, healthy);
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], text).into_response()
}

async fn socket(
    State(shared): State<Arc<Shared>>,
    Extension(From(from)): Extension<From>,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Response {
    let upgrade = match upgrade {
        Ok(upgrade) => upgrade,
        Err(why) => return why.into_response(),
    };
    if !shared.gate.is_ours(&headers) || !shared.gate.is_from_here(&headers) {
        Measure::add(&shared.desk.measure.turned_away);
        return (StatusCode::FORBIDDEN, "not from here\n").into_response();
    }
    let address = shared.gate.address(from.ip(), &headers);
    match shared.gate.admit(address) {
        Some(pass) => attend(upgrade, shared.desk.clone(), address, pass),
        None => {
            Measure::add(&shared.desk.measure.turned_away);
            (StatusCode::TOO_MANY_REQUESTS, "too many sockets\n").into_response()
        }
    }
}

/// `/game/IDENTITY.txt`: the game as a record, once it is over. `/game/IDENTITY.png`: its board.
async fn game_file(State(shared): State<Arc<Shared>>, Path(file): Path<String>) -> Response {
    let Some((id, kind)) = file.split_once('.') else {
        return not_found();
    };
    let Ok(id) = id.parse::<GameId>() else {
        return not_found();
    };
    let Some(table) = shared.desk.look(id).await else {
        return not_found();
    };
    match kind {
        "txt" if table.is_over() => match table.record() {
            Ok(record) => {
                let name = format!("attachment; filename=\"{}.txt\"", table.game().name().id());
                let headers = [
                    (header::CONTENT_TYPE, "text/plain; charset=utf-8"),
                    (header::CONTENT_DISPOSITION, name.as_str()),
                ];
                (headers, record.to_string()).into_response()
            }
            Err(_) => not_found(),
        },
        "png" => {
            let (layout, picture) = (table.game().layout(), table.run().picture());
            // A few milliseconds of drawing, which keep nobody's move waiting.
            let drawn = tokio::task::spawn_blocking(move || png(&layout, &picture)).await;
            match drawn {
                Ok(Some(bytes)) => {
                    let headers = [
                        (header::CONTENT_TYPE, "image/png"),
                        (header::CACHE_CONTROL, "no-cache"),
                    ];
                    (headers, bytes).into_response()
                }
                _ => not_found(),
            }
        }
        _ => not_found(),
    }
}

fn not_found() -> Response {
    (
        StatusCode::NOT_FOUND,
        [(header::CACHE_CONTROL, "no-store")],
        "not found\n",
    )
        .into_response()
}

async fn secure(State(shared): State<Arc<Shared>>, mut response: Response) -> Response {
    let [all, obeying] = &shared.security;
    let headers = response.headers_mut();
    if obeys(headers) {
        headers.extend(obeying.iter().cloned());
    }
    headers.extend(all.iter().cloned());
    response
}

async fn file(
    State(shared): State<Arc<Shared>>,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    if !matches!(method, Method::GET | Method::HEAD) {
        let allowed = [(header::ALLOW, "GET, HEAD")];
        return (StatusCode::METHOD_NOT_ALLOWED, allowed).into_response();
    }
    match shared.site.find(uri.path()) {
        Some(file) => match with_card(&shared, file, &uri, &headers).await {
            Some(response) => response,
            None => deliver(file, &headers),
        },
        None => not_found(),
    }
}

/// The page of a link to a game (`/?p=IDENTITY`), with its card for messengers.
async fn with_card(
    shared: &Shared,
    file: &File,
    uri: &Uri,
    headers: &HeaderMap,
) -> Option<Response> {
    let mut pairs = uri
        .query()?
        .split('&')
        .filter_map(|pair| pair.split_once('='));
    let (_, id) = pairs.find(|(name, _)| *name == "p")?;
    let id: GameId = id.parse().ok()?;
    if uri.path() != "/" || !shared.gate.is_ours(headers) {
        return None;
    }
    let host = headers.get(header::HOST)?.to_str().ok()?;
    let scheme = shared.gate.scheme(headers);
    let table = shared.desk.look(id).await?;
    let page = card::page(&file.plain, id, &table, &format!("{scheme}://{host}/"))?;
    let fixed = [
        (header::CONTENT_TYPE, "text/html; charset=utf-8"),
        (header::CACHE_CONTROL, "no-cache"),
        (header::VARY, "accept-encoding"),
    ];
    let gzip = accepted(headers, "gzip")
        .then(|| card::gzip(&page))
        .flatten();
    Some(match gzip {
        Some(packed) => (fixed, [(header::CONTENT_ENCODING, "gzip")], packed).into_response(),
        None => (fixed, page).into_response(),
    })
}

/// The file in the best form that the client takes, or word that what it has is still good.
fn deliver(file: &File, asked: &HeaderMap) -> Response {
    let (encoding, body) = choose(file, asked);
    let tag = format!(
        "\"{}{}\"",
        file.tag,
        encoding.map_or(String::new(), |e| format!("-{e}"))
    );
    let keep = if file.for_ever {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    };
    let mut response = if has(asked, &tag) {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        // For HEAD the body is dropped further on, its length kept.
        let mut response = Response::new(Body::from(body));
        let headers = response.headers_mut();
        headers.insert(
            header::CONTENT_TYPE,
            HeaderValue::from_static(file.media_type),
        );
        if let Some(encoding) = encoding {
            headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static(encoding));
        }
        response
    };
    let headers = response.headers_mut();
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(keep));
    headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    // What is kept for ever is never asked for again: nobody needs its tag.
    if !file.for_ever {
        headers.insert(
            header::ETAG,
            HeaderValue::try_from(tag).expect("a tag is hexadecimal"),
        );
    }
    response
}

fn choose(file: &File, asked: &HeaderMap) -> (Option<&'static str>, Bytes) {
    let form = file
        .encoded
        .iter()
        .find(|(encoding, _)| accepted(asked, encoding));
    form.map_or_else(
        || (None, file.plain.clone()),
        |(encoding, body)| (Some(*encoding), body.clone()),
    )
}

/// Whether the client takes an encoding.
fn accepted(asked: &HeaderMap, encoding: &str) -> bool {
    let lists = asked.get_all(header::ACCEPT_ENCODING).iter();
    let mut items = lists
        .filter_map(|list| list.to_str().ok())
        .flat_map(|list| list.split(','));
    items.any(|item| accepts(item, encoding))
}

/// Whether an item of `Accept-Encoding` (`br`, `gzip;q=0.5`) names the encoding with a weight that is not nothing.
fn accepts(item: &str, encoding: &str) -> bool {
    let mut parts = item.split(';').map(str::trim);
    let named = parts
        .next()
        .is_some_and(|name| name.eq_ignore_ascii_case(encoding));
    let weight = parts
        .find_map(|part| part.strip_prefix("q="))
        .unwrap_or("1");
    named && weight.parse::<f32>().is_ok_and(|weight| weight > 0.0)
}

/// Whether the client has the contents with this tag.
fn has(asked: &HeaderMap, tag: &str) -> bool {
    let lists = asked.get_all(header::IF_NONE_MATCH).iter();
    let mut tags = lists
        .filter_map(|list| list.to_str().ok())
        .flat_map(|list| list.split(','));
    tags.any(|one| one.trim().trim_start_matches("W/") == tag)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weights_are_read() {
        assert!(
            accepts("br", "br") && accepts(" BR;q=0.1", "br") && accepts("gzip; q=1.0", "gzip")
        );
        assert!(
            !accepts("br;q=0", "br") && !accepts("br;q=0.000", "br") && !accepts("brotli", "br")
        );
        assert!(!accepts("br;q=much", "br"));
    }
}
