use std::collections::BTreeSet;
use std::path::Path;

use semailles_core::link::Link;

use super::*;

fn site() -> Site {
    Site::new("https://semailles.example", "corrections@semailles.example").expect("an address")
}

/// The values of an attribute in a page.
fn values<'a>(html: &'a str, attribute: &str) -> Vec<&'a str> {
    let start = format!(" {attribute}=\"");
    let rests = html.split(&start).skip(1);
    rests.filter_map(|rest| rest.split('"').next()).collect()
}

fn ids(html: &str) -> Vec<&str> {
    // Those of the drawings are no addresses.
    values(html, "id")
        .into_iter()
        .filter(|id| !(id.starts_with('n') && id[1..].parse::<u8>().is_ok()))
        .collect()
}

/// The page that an address in another one leads to, and the anchor; `None` for what is no page of ours.
fn target(file: &str, href: &str) -> Option<(String, String)> {
    if href.starts_with("mailto:") || href.starts_with("{{") {
        return None;
    }
    let (path, anchor) = href.split_once('#').unwrap_or((href, ""));
    let path = path.split('?').next().unwrap_or_default();
    let mut folder: Vec<&str> = file.split('/').collect();
    folder.pop();
    for part in path.split('/').filter(|part| !part.is_empty()) {
        match part {
            ".." => assert!(folder.pop().is_some(), "{file}: {href} leaves the page"),
            name => folder.push(name),
        }
    }
    if path.is_empty() {
        return Some((file.to_owned(), anchor.to_owned()));
    }
    folder.push("index.html");
    Some((folder.join("/"), anchor.to_owned()))
}

#[test]
fn links_and_anchors_resolve() {
    let pages = pages(&site());
    assert_eq!(pages.len(), 2 * (1 + 2 * 5));
    let find = |path: &str| pages.iter().find(|(p, _)| p == path).map(|(_, html)| html);
    for (file, html) in &pages {
        let once: BTreeSet<_> = ids(html).into_iter().collect();
        assert_eq!(once.len(), ids(html).len(), "{file}: an id is there twice");
        for href in values(html, "href") {
            let Some((path, anchor)) = target(file, href) else {
                continue;
            };
            if path == "index.html" {
                // The program itself: only games and tasks are opened by its anchors.
                let (_, lesson) = anchor.split_once('/').unwrap_or_default();
                let known = match anchor.split('/').next().unwrap_or_default() {
                    "" => true,
                    "g" => Link::read(&anchor).is_ok(),
                    "t" => anchor.contains("/g/1/"),
                    "learn" | "first" | "class" => semailles_learn::lesson(lesson).is_some(),
                    _ => false,
                };
                assert!(known, "{file}: {href}");
                continue;
            }
            let there = find(&path).unwrap_or_else(|| panic!("{file}: {href} leads nowhere"));
            let known = anchor.is_empty() || values(there, "id").contains(&anchor.as_str());
            assert!(known, "{file}: {href} names no anchor");
        }
    }
}

/// Both languages have the same addresses in a page, and none that was ever given is lost.
#[test]
fn addresses_are_permanent() {
    let pages = pages(&site());
    let mut all = BTreeSet::new();
    for lesson in LESSONS {
        let of = |lang| {
            let file = Page::game(lang, lesson.game).file();
            let (_, html) = pages.iter().find(|(p, _)| *p == file).expect("a page");
            ids(html)
                .into_iter()
                .map(str::to_owned)
                .collect::<BTreeSet<_>>()
        };
        let (french, english) = (of(Lang::Fr), of(Lang::En));
        assert_eq!(french, english, "{}", lesson.game);
        all.extend(french.iter().map(|id| format!("{}#{id}", lesson.game)));
    }
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/anchors.txt");
    let given = fs::read_to_string(&file).expect("tests/anchors.txt");
    let given: BTreeSet<String> = given.lines().map(str::to_owned).collect();
    let lost: Vec<_> = given.difference(&all).collect();
    assert!(
        lost.is_empty(),
        "addresses that were given are lost: {lost:#?}"
    );
    let new: Vec<_> = all.difference(&given).cloned().collect();
    assert!(
        new.is_empty(),
        "new addresses; add to tests/anchors.txt:\n{}",
        new.join("\n")
    );
}

/// The pages obey the policy: no style, nobody else's address, and one script, which makes boards come alive; and no word
/// was left without a text.
#[test]
fn pages_are_plain() {
    for (file, html) in pages(&site()) {
        for forbidden in [" style=", "<style", " onclick", "http-equiv=\"refresh\""] {
            assert!(!html.contains(forbidden), "{file}: {forbidden}");
        }
        // A page of text fetches nothing but its style; where there are boards, what makes them come alive.
        let script = html
            .contains("<body class=\"game\"")
            .then_some("{{url read.js}}");
        let sources = values(&html, "src");
        assert_eq!(sources, script.into_iter().collect::<Vec<_>>(), "{file}");
        assert_eq!(html.matches("<script").count(), sources.len(), "{file}");
        let lang = if file.starts_with("fr") { "fr" } else { "en" };
        assert!(html.contains(&format!("<html lang=\"{lang}\"")), "{file}");
        let empty = [
            "<p></p>",
            "<h2></h2>",
            "<h3></h3>",
            "<li></li>",
            "<figcaption></figcaption>",
        ];
        for empty in empty {
            assert!(!html.contains(empty), "{file}: {empty}");
        }
        // 1 MB of text would be too much for anybody.
        assert!(html.len() < 900_000, "{file}: {} bytes", html.len());
    }
}

#[test]
fn an_address_that_is_none_is_refused() {
    let said = |address, mail| Site::new(address, mail).err().map(|e| e.to_string());
    assert!(
        said("semailles.example", "a@b.c").is_some_and(|s| s.contains("must begin with https://"))
    );
    assert!(said("https://a.example", "nobody").is_some_and(|s| s.contains("no mail address")));
    assert_eq!(said("https://a.example/x", "a@b.c"), None);
}

/// A citation names the rules version and the whole address; a letter says which game it is about.
#[test]
fn pages_can_be_cited_and_corrected() {
    let pages = pages(&site());
    let find = |path: &str| &pages.iter().find(|(p, _)| p == path).expect("a page").1;
    let french = find("fr/jeux/wali/index.html");
    assert!(french.contains("règles version 1, https://semailles.example/fr/jeux/wali/"));
    let english = find("en/games/wali/index.html");
    let letters = values(english, "href")
        .into_iter()
        .filter(|href| href.starts_with("mailto:"));
    let letters: Vec<&str> = letters.collect();
    assert_eq!(letters.len(), 3);
    for letter in letters {
        let start = "mailto:corrections@semailles.example?subject=Wali";
        assert!(letter.starts_with(start), "{letter}");
        // `&` is written `&amp;` in an attribute; lines end as RFC 6068 wants them.
        assert!(
            letter.contains("&amp;body=") && letter.contains("%3A%0D%0A"),
            "{letter}"
        );
        assert!(letter.is_ascii() && !letter.contains(' '), "{letter}");
    }
}

/// Options in the text of the rules lead to what is said of them, and the text stays as it is.
#[test]
fn options_in_the_text_are_links() {
    let pages = pages(&site());
    for (lesson, link) in [
        ("dzuwa", "setup=2-2-2"),
        ("wali", "line=three-or-more"),
        ("anywoli", "extra-move=off"),
    ] {
        let option = link.split('=').next().unwrap_or_default();
        for lang in Lang::ALL {
            let file = Page::game(
                lang,
                LESSONS
                    .iter()
                    .find(|l| l.game == lesson)
                    .expect("a lesson")
                    .game,
            )
            .file();
            let html = &pages.iter().find(|(p, _)| *p == file).expect("a page").1;
            assert!(
                html.contains(&format!("<a href=\"#reading-{option}\">{link}</a>")),
                "{file}: {link}"
            );
        }
    }
}
