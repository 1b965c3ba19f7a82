//! What a messenger shows of a link to a game: a title, a line and the picture of the board.

use std::io::Write as _;

use axum::body::Bytes;
use flate2::Compression;
use flate2::write::GzEncoder;
use semailles_locale::{Lang, card as t, game as game_text, text};
use semailles_session::online::Table;
use semailles_wire::online::GameId;

/// The page with the card of a game in its head. `place` is the address of the page's folder.
pub(crate) fn page(plain: &[u8], id: GameId, table: &Table, place: &str) -> Option<Vec<u8>> {
    let page = std::str::from_utf8(plain).ok()?;
    let (before, after) = page.split_once("<head>")?;
    let lang = if table.setup().french {
        Lang::Fr
    } else {
        Lang::En
    };
    let name = table.game().name().id();
    let game = game_text(lang, name).map_or_else(|| name.to_owned(), |game| game.name);
    let people = table
        .chairs()
        .iter()
        .filter_map(|chair| chair.person.clone());
    let names: Vec<String> = people.filter(|name| !name.is_empty()).collect();
    let title = match &names[..] {
        [name] if !table.is_over() => text!(lang, t::INVITES, name = name.clone(), game = game),
        [] => text!(lang, t::GAME, game = game),
        names => format!("{game} · {}", names.join(" – ")),
    };
    let about = if table.is_over() {
        text!(lang, t::OVER)
    } else {
        text!(lang, t::OPEN)
    };
    let picture = format!("{place}game/{id}.png");
    let tags = [
        ("og:type", "website"),
        ("og:site_name", "Semailles"),
        ("og:title", &title),
        ("og:description", &about),
        ("og:image", &picture),
        ("og:image:width", "1200"),
        ("og:image:height", "630"),
    ];
    let mut out = format!("{before}<head>\n");
    for (property, content) in tags {
        let content = escape(content);
        out += &format!("<meta property=\"{property}\" content=\"{content}\">\n");
    }
    out += "<meta name=\"twitter:card\" content=\"summary_large_image\">";
    out += after;
    Some(out.into_bytes())
}

/// The same compressed.
pub(crate) fn gzip(plain: &[u8]) -> Option<Bytes> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::default());
    encoder.write_all(plain).ok()?;
    encoder.finish().ok().map(Bytes::from)
}

fn escape(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => safe += "&amp;",
            '<' => safe += "&lt;",
            '>' => safe += "&gt;",
            '"' => safe += "&quot;",
            c => safe.push(c),
        }
    }
    safe
}

#[cfg(test)]
mod tests {
    use semailles_wire::online::{Clock, Event, Leaver, Plan, Setup, What};

    use super::*;

    fn table(name: &str) -> Table {
        let setup = Setup {
            rules: semailles_core::RULES_VERSION,
            game: "wali".to_owned(),
            start: None,
            moves: Vec::new(),
            seats: vec![Plan::Open; 2],
            clock: Clock::None,
            leaver: Leaver::Wait,
            french: true,
        };
        let mut table = Table::new(setup, &semailles_games::game).unwrap();
        let what = What::Sit {
            seat: 0,
            name: name.to_owned(),
        };
        table.apply(&Event { at: 0, id: 0, what }).unwrap();
        table
    }

    #[test]
    fn the_card_stands_in_the_head() {
        let id = GameId([1; 16]);
        let page = page(
            b"<html><head><title>x</title></head>",
            id,
            &table("Awa"),
            "https://a/",
        );
        let page = String::from_utf8(page.unwrap()).unwrap();
        assert!(
            page.contains("content=\"Awa vous invite à jouer\u{a0}: Wali\""),
            "{page}"
        );
        assert!(page.contains(&format!("content=\"https://a/game/{id}.png\"")));
        assert!(page.ends_with("<title>x</title></head>"));
    }

    #[test]
    fn nothing_of_a_name_is_markup() {
        let id = GameId([1; 16]);
        let page = page(b"<head>", id, &table("\"><script>&"), "https://a/").unwrap();
        let page = String::from_utf8(page).unwrap();
        assert!(
            page.contains("&quot;&gt;&lt;script&gt;&amp; vous invite"),
            "{page}"
        );
    }
}
