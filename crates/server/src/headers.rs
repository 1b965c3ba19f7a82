use axum::http::{HeaderMap, HeaderName, HeaderValue, header};

/// What the page may load and run: nothing but its own files. The build puts the same lines into a `<meta>` of the page.
const POLICY: &str = include_str!("../csp.txt");

/// What can become neither a page nor a worker, and loads and runs nothing: a policy for it would only be paid for.
const PASSIVE: [&str; 5] = [
    "text/css",
    "application/manifest+json",
    "application/wasm",
    "font/",
    "image/png",
];

/// Whether an answer with these headers can obey a policy. The texts that a program of the page fetches, which are kept
/// for ever, cannot; any other text has it, should a browser show it as something else.
pub(crate) fn obeys(headers: &HeaderMap) -> bool {
    let starts = |name, start: &str| {
        let value = headers.get(name).and_then(|v| v.to_str().ok());
        value.is_some_and(|value| value.starts_with(start))
    };
    let is_passive = PASSIVE
        .iter()
        .any(|media| starts(header::CONTENT_TYPE, media));
    let is_kept = starts(header::CACHE_CONTROL, "public, ");
    !is_passive && !(is_kept && starts(header::CONTENT_TYPE, "text/plain"))
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
