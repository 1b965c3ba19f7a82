//! Settings: language, colours, speed, sound, preview, table.

use semailles_locale::{Lang, page, text};
use wasm_bindgen::JsCast;
use web_sys::HtmlInputElement;

use crate::app::title;
use crate::dom::{El, el, window};
use crate::film::Speed;
use crate::icons::icon;
use crate::parts::{choice, row, second, tool};
use crate::settings::{Settings, Theme, settings, speak};
use crate::{browser, shelf};

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
    let back = || {
        if let Ok(history) = window().history()
            && history.length().unwrap_or(0) > 1
        {
            let _ = history.back();
            return;
        }
        browser::go("");
    };
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
    let back = tool()
        .attr("aria-label", &text!(lang, page::BACK))
        .click(back);
    let bar = el("header")
        .class("bar")
        .kid(back.kid(icon!("back")))
        .kid(title(&text!(lang, page::SETTINGS)));
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
        .kid((bar, sheet))
        .kid(el("h2").kid(text!(lang, page::KEPT)))
        .kid(second(text!(lang, page::KEPT_WHERE)))
        .kid(second(text!(lang, page::KEPT_COUNT, n = kept)))
}

/// A speed in words.
pub(crate) fn speed_words(lang: Lang, speed: Speed) -> String {
    match speed {
        Speed::Slow => text!(lang, page::SPEED_SLOW),
        Speed::Normal => text!(lang, page::SPEED_NORMAL),
        Speed::Fast => text!(lang, page::SPEED_FAST),
    }
}
