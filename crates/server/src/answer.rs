use std::sync::Arc;

use axum::Router;
use axum::body::{Body, Bytes};
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;

use crate::Site;
use crate::headers::security;
use crate::site::File;

/// Everything the server answers: the site, and `/healthz` for whoever watches over it.
pub fn router(site: Site) -> Router {
    let shared = Arc::new(Shared {
        site,
        security: security(),
    });
    Router::new()
        .route("/healthz", get(|| async { "ok\n" }))
        .fallback(file)
        .layer(axum::middleware::map_response_with_state(
            shared.clone(),
            secure,
        ))
        .with_state(shared)
}

struct Shared {
    site: Site,
    security: Vec<(HeaderName, HeaderValue)>,
}

async fn secure(State(shared): State<Arc<Shared>>, mut response: Response) -> Response {
    response
        .headers_mut()
        .extend(shared.security.iter().cloned());
    response
}

async fn file(State(shared): State<Arc<Shared>>, request: Request) -> Response {
    if !matches!(*request.method(), Method::GET | Method::HEAD) {
        let allowed = [(header::ALLOW, "GET, HEAD")];
        return (StatusCode::METHOD_NOT_ALLOWED, allowed).into_response();
    }
    match shared.site.find(request.uri().path()) {
        Some(file) => deliver(file, request.headers()),
        None => (
            StatusCode::NOT_FOUND,
            [(header::CACHE_CONTROL, "no-store")],
            "not found\n",
        )
            .into_response(),
    }
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
    headers.insert(
        header::ETAG,
        HeaderValue::try_from(tag).expect("a tag is hexadecimal"),
    );
    response
}

fn choose(file: &File, asked: &HeaderMap) -> (Option<&'static str>, Bytes) {
    let accepted = |encoding: &str| {
        let lists = asked.get_all(header::ACCEPT_ENCODING).iter();
        let mut items = lists
            .filter_map(|list| list.to_str().ok())
            .flat_map(|list| list.split(','));
        items.any(|item| accepts(item, encoding))
    };
    let form = file.encoded.iter().find(|(encoding, _)| accepted(encoding));
    form.map_or_else(
        || (None, file.plain.clone()),
        |(encoding, body)| (Some(*encoding), body.clone()),
    )
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
