use axum::http::{HeaderMap, HeaderName, HeaderValue, header};

/// What the page may load and run: nothing but its own files. The build puts the same lines into a `<meta>` of the page.
const POLICY: &str = include_str!("../csp.txt");

/// What can become neither a page nor a worker, and loads and runs nothing: a policy for it would only be paid for.
const PASSIVE: [&str; 4] = ["text/css", "application/wasm", "font/", "image/png"];

/// The same of what is kept for ever: the page's texts, that is, and no answer that somebody could have a word in.
const PASSIVE_IF_KEPT: &str = "text/plain";

/// Whether an answer with these headers can obey a policy.
pub(crate) fn obeys(headers: &HeaderMap) -> bool {
    let media = headers.get(header::CONTENT_TYPE);
    !media.and_then(|m| m.to_str().ok()).is_some_and(|media| {
        PASSIVE.iter().any(|start| media.starts_with(start))
            || media.starts_with(PASSIVE_IF_KEPT) && is_kept(headers)
    })
}

/// Whether an answer with these headers is kept for ever.
fn is_kept(headers: &HeaderMap) -> bool {
    let control = headers.get(header::CACHE_CONTROL);
    control
        .and_then(|c| c.to_str().ok())
        .is_some_and(|control| control.ends_with("immutable"))
}

/// The headers that every answer carries, and those of answers that [obey](obeys) a policy.
pub(crate) fn security() -> [Vec<(HeaderName, HeaderValue)>; 2] {
    // Only a header may say who may show the page in a frame.
    let lines = POLICY.lines().chain(["frame-ancestors 'self'"]);
    let policy = lines.collect::<Vec<_>>().join("; ");
    let policy = HeaderValue::from_str(&policy).expect("the policy is one line of ASCII");
    let fixed = |name, value| (name, HeaderValue::from_static(value));
    let all = vec![
        fixed(header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        fixed(
            HeaderName::from_static("cross-origin-resource-policy"),
            "same-origin",
        ),
    ];
    let obeying = vec![
        (header::CONTENT_SECURITY_POLICY, policy),
        fixed(header::REFERRER_POLICY, "no-referrer"),
        fixed(
            HeaderName::from_static("permissions-policy"),
            "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
        ),
    ];
    [all, obeying]
}
