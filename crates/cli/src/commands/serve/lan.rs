//! The addresses under which others nearby reach this machine, and a code to photograph.

use std::io::{self, Write};
use std::net::IpAddr;

use qrcodegen::{QrCode, QrCodeEcc};
use semailles_locale::{Lang, serve as t, text};

/// Shows every address, with the code of the first.
pub(super) fn show(out: &mut dyn Write, lang: Lang, port: u16) -> io::Result<()> {
    let addresses = addresses();
    if addresses.is_empty() {
        return writeln!(out, "{}", text!(lang, t::NO_LAN));
    }
    for (i, address) in addresses.iter().enumerate() {
        let url = format!("http://{address}:{port}/");
        if i == 0
            && let Ok(code) = QrCode::encode_text(&url, QrCodeEcc::Medium)
        {
            out.write_all(blocks(&code).as_bytes())?;
        }
        writeln!(out, "{}", text!(lang, t::LAN_ADDRESS, url = url))?;
    }
    Ok(())
}

/// The addresses under which others nearby reach this machine; those that hotspots and homes give come first.
pub(super) fn addresses() -> Vec<IpAddr> {
    let mut addresses: Vec<IpAddr> = if_addrs::get_if_addrs()
        .unwrap_or_default()
        .iter()
        .filter(|interface| !interface.is_loopback())
        .map(if_addrs::Interface::ip)
        .filter(IpAddr::is_ipv4)
        .collect();
    addresses.sort_by_key(|address| (!address.to_string().starts_with("192.168."), *address));
    addresses.dedup();
    addresses
}

/// The code in half blocks, light on dark as terminals are, with its quiet zone.
fn blocks(code: &QrCode) -> String {
    let quiet = 2;
    let range = -quiet..code.size() + quiet;
    let mut text = String::new();
    for y in range.clone().step_by(2) {
        for x in range.clone() {
            text.push(match (code.get_module(x, y), code.get_module(x, y + 1)) {
                (false, false) => '█',
                (false, true) => '▀',
                (true, false) => '▄',
                (true, true) => ' ',
            });
        }
        text.push('\n');
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_has_its_three_corners() {
        let code = QrCode::encode_text("http://192.168.43.1:8080/", QrCodeEcc::Medium).unwrap();
        let text = blocks(&code);
        let lines: Vec<Vec<char>> = text.lines().map(|l| l.chars().collect()).collect();
        assert_eq!(lines[0].len(), code.size() as usize + 4);
        assert!(
            lines[0].iter().all(|&c| c == '█'),
            "the quiet zone is light"
        );
        // The upper edges of the two upper corners: seven dark, under them one dark, five light, one dark.
        for left in [2, code.size() as usize + 2 - 7] {
            let corner: String = lines[1][left..left + 7].iter().collect();
            assert_eq!(corner, " ▄▄▄▄▄ ");
        }
    }
}
