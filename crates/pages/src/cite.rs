//! How a page is cited, and how it is corrected.

use maud::{Markup, html};
use semailles_core::RULES_VERSION;
use semailles_locale::{Message, learn as t, text};

use crate::address::{Page, Site};
use crate::shell;

/// The section «Cite, correct» of a game.
pub(crate) fn section(site: &Site, page: &Page) -> Markup {
    let lang = page.lang;
    let name = shell::name(page);
    let cite = text!(
        lang,
        t::CITE_THIS,
        name = name.as_str(),
        version = RULES_VERSION,
        address = site.of(page)
    );
    let game = semailles_games::game(page.game).expect("a game of the catalogue");
    let position = game.begin().position_text();
    let version = RULES_VERSION.to_string();
    let rule = text!(lang, t::MAIL_RULE, name = name.as_str(), version = version);
    let term = text!(lang, t::MAIL_TERM, name = name.as_str());
    let voice = text!(lang, t::MAIL_VOICE, name = name.as_str());
    let letter =
        |subject: &str, body: Message| mail(&site.corrections, subject, &text!(lang, body));
    html! {
        section #cite {
            h2 { (text!(lang, t::CITE_TITLE)) }
            p { (text!(lang, t::CITE_ABOUT)) }
            p.citation { (cite) }
            p { (text!(lang, t::CITE_POSITION)) }
            p.citation { code { (game.name().to_string()) } " " code { (position) } }
            p { (text!(lang, t::CORRECT_ABOUT)) }
            ul.letters {
                li { a href=(letter(&rule, t::MAIL_RULE_BODY)) { (text!(lang, t::CORRECT_RULE)) } }
                li { a href=(letter(&term, t::MAIL_TERM_BODY)) { (text!(lang, t::CORRECT_TERM)) } }
                li { a href=(letter(&voice, t::MAIL_VOICE_BODY)) { (text!(lang, t::CORRECT_VOICE)) } }
            }
        }
    }
}

/// The address that prepares a message.
fn mail(to: &str, subject: &str, body: &str) -> String {
    let (subject, body) = (encode(subject), encode(&body.replace('\n', "\r\n")));
    format!("mailto:{to}?subject={subject}&body={body}")
}

/// As RFC 6068 wants it: every byte that is no letter, digit or harmless sign by its number.
fn encode(text: &str) -> String {
    text.bytes().fold(String::new(), |mut out, byte| {
        if byte.is_ascii_alphanumeric() || b"-_.~".contains(&byte) {
            out.push(char::from(byte));
        } else {
            out += &format!("%{byte:02X}");
        }
        out
    })
}
