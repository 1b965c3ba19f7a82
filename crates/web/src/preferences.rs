//! Settings: language, colours, speed, sound, preview, table.

use semailles_locale::{Lang, page, text};
use wasm_bindgen::JsCast;
use web_sys::HtmlInputElement;

use crate::dom::{El, el};
use crate::film::Speed;
use crate::parts::{back_bar, choice, row, second, speed_words};
use crate::settings::{Settings, Theme, settings, speak};
use crate::shelf;

pub(crate) fn preferences(lang: Lang) -> El {
    let settings = settings();
    let now = settings.get_untracked();
    let theme = |t: Theme| match t {
        Theme::System => text!(lang, page::THEME_SYSTEM),
        Theme::Light => text!(lang, page::THEME_LIGHT),
        Theme::Dark => text!(lang, page::THEME_DARK),
        Theme::Sun => text!(lang, page::THEME_SUN),
    };
    let pair = |value: &str, words: String| (value.to_owned(), words);
    let languages = Lang::ALL.map(|l| pair(l.tag(), l.name().to_owned())).into();
    let themes = Theme::ALL.map(|t| pair(t.word(), theme(t))).into();
    let speeds = Speed::ALL
        .map(|s| pair(s.word(), speed_words(lang, s)))
        .into();
    let check = |id: &'static str, words, on, set: fn(&mut Settings, bool)| {
        let field = el("input").attr("type", "checkbox").attr("id", id);
        let change = move |event: web_sys::Event| {
            let field = event
                .target()
                .map(JsCast::unchecked_into::<HtmlInputElement>);
            settings.update(|s| set(s, field.is_some_and(|f| f.checked())));
        };
        let field = field.flag("checked", on).on("change", change);
        let label = el("label").attr("for", id).kid(words);
        el("p").class("row check").kid((field, label))
    };
    let language = choice("lang", languages, now.lang.tag(), move |v| {
        speak(Lang::from_tag(&v).unwrap_or_default(), "lang");
    });
    let theme = choice("theme", themes, now.theme.word(), move |v| {
        settings.update(|s| s.theme = Theme::of(&v).unwrap_or_default());
    });
    let speed = choice("speed", speeds, now.speed.word(), move |v| {
        settings.update(|s| s.speed = Speed::of(&v).unwrap_or_default());
    });
    let sheet = el("div")
        .class("sheet")
        .kid(row("lang", text!(lang, page::LANGUAGE), language))
        .kid(row("theme", text!(lang, page::THEME), theme))
        .kid(row("speed", text!(lang, page::SPEED), speed))
        .kid(check(
            "sound",
            text!(lang, page::SOUND),
            now.sound,
            |s, on| s.sound = on,
        ))
        .kid(check(
            "preview",
            text!(lang, page::PREVIEW),
            now.preview,
            |s, on| s.preview = on,
        ))
        .kid(check(
            "table",
            text!(lang, page::TABLE_MODE),
            now.table,
            |s, on| s.table = on,
        ))
        .kid(second(text!(lang, page::TABLE_ABOUT)));
    let kept = shelf::all().len() as u32;
    el("main")
        .class("plain")
        .kid((back_bar(lang, &text!(lang, page::SETTINGS)), sheet))
        .kid(el("h2").kid(text!(lang, page::KEPT)))
        .kid(second(text!(lang, page::KEPT_WHERE)))
        .kid(second(text!(lang, page::KEPT_COUNT, n = kept)))
}
