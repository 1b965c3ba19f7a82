//! A dozen things to say, instead of free words.

use semailles_locale::{online as t, page, text};
use semailles_session::online::{Client, Link};
use semailles_wire::online::Phrase;

use super::remote::Remote;
use super::words;
use crate::dom::{El, Signal, el};
use crate::icons::icon;
use crate::parts::{button, tool};
use crate::sheet::Sheet;

pub(super) fn phrases(remote: &Remote, open: Signal<bool>) -> El {
    let lang = remote.lang;
    let (sheet, dialog) = Sheet::new(open, "say-title");
    let close = tool()
        .attr("aria-label", &text!(lang, page::CLOSE))
        .click(move || sheet.close());
    let bar = el("header")
        .class("bar")
        .kid(el("h2").attr("id", "say-title").kid(text!(lang, t::SAY)))
        .kid(close.kid(icon!("close")));
    let phrases = Phrase::ALL.map(|phrase| {
        let (speaker, deaf) = (remote.clone(), remote.clone());
        let say = move || {
            sheet.close();
            speaker.line.ask(|client, _, hand| client.say(phrase, hand));
        };
        let item = button()
            .click(say)
            .flag_by("disabled", move || deaf.watch(Client::link) != Link::Up)
            .kid(words::phrase(lang, phrase));
        el("li").kid(item)
    });
    let silent = {
        let remote = remote.clone();
        move || {
            let off = remote.watch(Client::link) != Link::Up;
            off.then(|| crate::parts::second(text!(lang, t::NOT_HEARD)))
        }
    };
    dialog
        .kid(bar)
        .kids_by(silent)
        .kid(el("ul").class("phrases").kid(Vec::from(phrases)))
}
