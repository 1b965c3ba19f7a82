use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex};
use std::time::Instant;

use axum::http::{HeaderMap, header};

use super::Online;
use super::nearby::Nearby;

/// Who may open a socket.
#[derive(Debug)]
pub(crate) struct Gate {
    names: Vec<String>,
    behind_proxy: bool,
    most: usize,
    most_of_one: u32,
    inside: Mutex<HashMap<IpAddr, u32>>,
    nearby: Option<Nearby>,
}

/// A place for a socket; given back when it is dropped.
#[derive(Debug)]
pub(crate) struct Pass {
    gate: Arc<Gate>,
    address: IpAddr,
}

impl Gate {
    pub(crate) fn new(online: &Online) -> Self {
        Self {
            names: online
                .names
                .iter()
                .map(|name| name.to_lowercase())
                .collect(),
            behind_proxy: online.behind_proxy,
            most: online.sockets,
            most_of_one: online.sockets_of_one,
            inside: Mutex::default(),
            nearby: online.nearby.map(Nearby::new),
        }
    }

    /// Whose request it is: of the connection, or of what the proxy says last.
    pub(crate) fn address(&self, connection: IpAddr, headers: &HeaderMap) -> IpAddr {
        let told = headers.get_all("x-forwarded-for").iter().next_back();
        let told = told
            .filter(|_| self.behind_proxy)
            .and_then(|value| value.to_str().ok()?.rsplit(',').next()?.trim().parse().ok());
        told.unwrap_or(connection)
    }

    /// Somebody has come.
    pub(crate) fn note(&self, address: IpAddr) {
        if let Some(nearby) = &self.nearby {
            nearby.note(address, Instant::now());
        }
    }

    /// How others nearby reach this server, and who has; nothing when it is for this machine alone.
    pub(crate) fn nearby(&self, headers: &HeaderMap) -> String {
        let host = headers.get(header::HOST).and_then(|h| h.to_str().ok());
        let port = host.and_then(|host| host.rfind(':').map(|at| &host[at..]));
        let nearby = self.nearby.as_ref();
        nearby.map_or_else(String::new, |n| n.text(port.unwrap_or_default()))
    }

    /// How the page was asked for: a proxy with TLS says so.
    pub(crate) fn scheme(&self, headers: &HeaderMap) -> &'static str {
        let told = headers.get("x-forwarded-proto");
        if self.behind_proxy && told.is_none_or(|told| told == "https") {
            "https"
        } else {
            "http"
        }
    }

    /// Whether a request is for us: names of others that lead here (DNS rebinding) are not ours.
    pub(crate) fn is_ours(&self, headers: &HeaderMap) -> bool {
        let hosts: Vec<_> = headers.get_all(header::HOST).iter().collect();
        let [host] = hosts[..] else { return false };
        host.to_str().is_ok_and(|host| self.knows(host))
    }

    fn knows(&self, host: &str) -> bool {
        let host = host.to_lowercase();
        let name = match host.strip_prefix('[') {
            Some(rest) => {
                let Some((address, port)) = rest.split_once(']') else {
                    return false;
                };
                return address.parse::<Ipv6Addr>().is_ok() && is_port(port);
            }
            None => match host.split_once(':') {
                Some((name, port)) if is_digits(port) => name,
                Some(_) => return false,
                None => &host,
            },
        };
        name == "localhost"
            || name.ends_with(".local")
            || name.parse::<std::net::Ipv4Addr>().is_ok()
            || self.names.iter().any(|known| known == name)
    }

    /// Whether a page of ours asks, or no page at all: there are no cookies that could be abused.
    pub(crate) fn is_from_here(&self, headers: &HeaderMap) -> bool {
        let origins: Vec<_> = headers.get_all(header::ORIGIN).iter().collect();
        match origins[..] {
            [] => true,
            [origin] => {
                let host = headers
                    .get(header::HOST)
                    .and_then(|host| host.to_str().ok());
                let origin = origin.to_str().unwrap_or_default();
                let place = origin
                    .strip_prefix("https://")
                    .or_else(|| origin.strip_prefix("http://"));
                match (place, host) {
                    (Some(place), Some(host)) => place.eq_ignore_ascii_case(host),
                    _ => false,
                }
            }
            _ => false,
        }
    }

    /// A place for one more socket, if there is one.
    pub(crate) fn admit(self: &Arc<Self>, address: IpAddr) -> Option<Pass> {
        let address = network(address);
        let mut inside = self.inside.lock().ok()?;
        let all: usize = inside.values().map(|&n| n as usize).sum();
        let own = inside.get(&address).copied().unwrap_or(0);
        if all >= self.most || own >= self.most_of_one {
            return None;
        }
        inside.insert(address, own + 1);
        drop(inside);
        let gate = self.clone();
        Some(Pass { gate, address })
    }
}

impl Drop for Pass {
    fn drop(&mut self) {
        if let Ok(mut inside) = self.gate.inside.lock()
            && let Some(own) = inside.get_mut(&self.address)
        {
            *own -= 1;
            if *own == 0 {
                inside.remove(&self.address);
            }
        }
    }
}

/// Who has one IPv6 address has 2⁶⁴ of them.
fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(v6) => {
            let mut octets = v6.octets();
            octets[8..].fill(0);
            IpAddr::V6(octets.into())
        }
        v4 @ IpAddr::V4(_) => v4,
    }
}

fn is_digits(text: &str) -> bool {
    !text.is_empty() && text.len() <= 5 && text.bytes().all(|b| b.is_ascii_digit())
}

fn is_port(text: &str) -> bool {
    text.is_empty() || text.strip_prefix(':').is_some_and(is_digits)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn gate() -> Arc<Gate> {
        Arc::new(Gate::new(&Online {
            names: vec!["play.example.org".to_owned()],
            sockets: 4,
            sockets_of_one: 2,
            ..Online::default()
        }))
    }

    fn headers(pairs: &[(&'static str, &str)]) -> HeaderMap {
        let mut headers = HeaderMap::new();
        for (name, value) in pairs {
            headers.append(*name, value.parse().unwrap());
        }
        headers
    }

    #[test]
    fn only_names_of_ours_are_ours() {
        let gate = gate();
        for good in [
            "localhost",
            "localhost:8080",
            "127.0.0.1:80",
            "[::1]:8080",
            "[::1]",
            "192.168.43.1:8080",
            "play.example.org",
            "PLAY.example.org:443",
            "laptop.local:8080",
        ] {
            assert!(gate.is_ours(&headers(&[("host", good)])), "{good}");
        }
        for bad in [
            "evil.example",
            "play.example.org.evil.example",
            "localhost.evil.example",
            "127.0.0.1.evil.example",
            "a@localhost",
            "localhost:80a",
            "[::1",
            "[evil]",
            "",
            "localhost:80:80",
            "127.0.0.1:999999",
        ] {
            assert!(!gate.is_ours(&headers(&[("host", bad)])), "{bad}");
        }
        assert!(!gate.is_ours(&HeaderMap::new()));
        assert!(!gate.is_ours(&headers(&[("host", "localhost"), ("host", "localhost")])));
    }

    /// Of twenty forms of an origin one passes.
    #[test]
    fn only_our_own_pages_may_ask() {
        let gate = gate();
        let asks = |origin: &str| {
            gate.is_from_here(&headers(&[
                ("host", "play.example.org:8443"),
                ("origin", origin),
            ]))
        };
        assert!(asks("https://play.example.org:8443"));
        for bad in [
            "null",
            "",
            "https://play.example.org",
            "https://play.example.org:8444",
            "https://play.example.org:84430",
            "https://evil.example",
            "https://play.example.org.evil.example:8443",
            "https://evil-play.example.org:8443",
            "https://play.example.org:8443/",
            "https://play.example.org:8443@evil.example",
            "https://user@play.example.org:8443",
            "ftp://play.example.org:8443",
            "file://",
            "play.example.org:8443",
            "//play.example.org:8443",
            "https:play.example.org:8443",
            "https://play.example.org:8443 ",
            "https://127.0.0.1:8443",
            "chrome-extension://abc",
        ] {
            assert!(!asks(bad), "{bad}");
        }
        // A program that is no browser sends none; it has nothing that a page could abuse.
        assert!(gate.is_from_here(&headers(&[("host", "play.example.org")])));
    }

    #[test]
    fn places_are_given_back() {
        let gate = gate();
        let one: IpAddr = "10.0.0.1".parse().unwrap();
        let passes = [gate.admit(one).unwrap(), gate.admit(one).unwrap()];
        assert!(gate.admit(one).is_none());
        let near: IpAddr = "2001:db8::1".parse().unwrap();
        let same: IpAddr = "2001:db8::ffff:1".parse().unwrap();
        let others = [gate.admit(near).unwrap(), gate.admit(same).unwrap()];
        assert!(
            gate.admit("10.0.0.2".parse().unwrap()).is_none(),
            "four are inside"
        );
        drop(passes);
        assert!(gate.admit(near).is_none() && gate.admit(one).is_some());
        drop(others);
        assert!(gate.inside.lock().unwrap().is_empty());
    }

    #[test]
    fn a_proxy_is_believed_only_if_there_is_one() {
        let mut gate = Gate::new(&Online::default());
        let connection: IpAddr = "127.0.0.1".parse().unwrap();
        let told = headers(&[("x-forwarded-for", "1.1.1.1, 2.2.2.2")]);
        assert_eq!(gate.address(connection, &told), connection);
        gate.behind_proxy = true;
        assert_eq!(gate.address(connection, &told).to_string(), "2.2.2.2");
        assert_eq!(gate.address(connection, &HeaderMap::new()), connection);
    }
}
