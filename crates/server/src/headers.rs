use axum::http::{HeaderName, HeaderValue, header};

/// What the page may load and run: nothing but its own files. The build puts the same lines into a `<meta>` of the page.
const POLICY: &str = include_str!("../csp.txt");

/// The headers that every answer carries.
pub(crate) fn security() -> Vec<(HeaderName, HeaderValue)> {
    // Only a header may say who may show the page in a frame.
    let lines = POLICY.lines().chain(["frame-ancestors 'none'"]);
    let policy = lines.collect::<Vec<_>>().join("; ");
    let fixed = [
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "no-referrer"),
        (
            HeaderName::from_static("cross-origin-resource-policy"),
            "same-origin",
        ),
        (
            HeaderName::from_static("permissions-policy"),
            "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
        ),
    ];
    let policy = HeaderValue::from_str(&policy).expect("the policy is one line of ASCII");
    std::iter::once((header::CONTENT_SECURITY_POLICY, policy))
        .chain(fixed.map(|(name, value)| (name, HeaderValue::from_static(value))))
        .collect()
}
