use std::fmt::Write as _;
use std::net::IpAddr;
use std::sync::Mutex;
use std::time::{Duration, Instant};

/// For how long somebody who came is told of.
const LATELY: Duration = Duration::from_secs(10 * 60);

/// The most who are told of.
const MOST: usize = 20;

/// Finds the addresses of this machine: they may change while the server runs.
pub type Addresses = fn() -> Vec<IpAddr>;

/// Who comes from nearby, for whoever wants to know whether a hotspot lets devices see each other.
#[derive(Debug)]
pub(crate) struct Nearby {
    addresses: Addresses,
    came: Mutex<Vec<(IpAddr, Instant)>>,
}

impl Nearby {
    pub(super) fn new(addresses: Addresses) -> Self {
        Self {
            addresses,
            came: Mutex::default(),
        }
    }

    /// Somebody has come.
    pub(crate) fn note(&self, address: IpAddr, now: Instant) {
        let Ok(mut came) = self.came.lock() else {
            return;
        };
        came.retain(|&(a, since)| a != address && now.duration_since(since) < LATELY);
        if !address.is_loopback() && came.len() < MOST {
            came.push((address, now));
        }
    }

    /// `at URL` for each address at which this server is reached, `came ADDRESS` for each other device that has come.
    pub(crate) fn text(&self, port: &str) -> String {
        let own = (self.addresses)();
        let mut text = String::new();
        for address in own.iter().filter(|address| address.is_ipv4()) {
            let _ = writeln!(text, "at http://{address}{port}/");
        }
        if let Ok(came) = self.came.lock() {
            for (address, _) in came.iter().filter(|(address, _)| !own.contains(address)) {
                let _ = writeln!(text, "came {address}");
            }
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_came_is_told_once_and_not_for_ever() {
        let own: IpAddr = "192.168.43.1".parse().unwrap();
        let nearby = Nearby::new(|| vec!["192.168.43.1".parse().unwrap()]);
        let now = Instant::now();
        let came = |text: &str| nearby.note(text.parse().unwrap(), now);
        for address in [
            "127.0.0.1",
            "192.168.43.17",
            "192.168.43.17",
            "192.168.43.21",
        ] {
            came(address);
        }
        nearby.note(own, now);
        let text = nearby.text(":8080");
        assert_eq!(
            text,
            "at http://192.168.43.1:8080/\ncame 192.168.43.17\ncame 192.168.43.21\n"
        );
        nearby.note("192.168.43.30".parse().unwrap(), now + LATELY);
        assert_eq!(
            nearby.text(""),
            "at http://192.168.43.1/\ncame 192.168.43.30\n"
        );
    }
}
