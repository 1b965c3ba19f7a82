//! Settings: language, colours, speed, sound, preview, table.

use crate::erased::event;
use leptos::prelude::*;
use semailles_locale::{Lang, page, text};

use crate::film::Speed;
use crate::icons::icon;
use crate::settings::{Theme, settings};
use crate::{browser, shelf};

pub(crate) fn preferences(lang: Lang) -> AnyView {
    let settings = settings();
    let now = settings.get_untracked();
    let theme = |t: Theme| match t {
        Theme::System => text!(lang, page::THEME_SYSTEM),
        Theme::Light => text!(lang, page::THEME_LIGHT),
        Theme::Dark => text!(lang, page::THEME_DARK),
        Theme::Sun => text!(lang, page::THEME_SUN),
    };
    let languages = Lang::ALL
        .iter()
        .map(|l| (l.tag(), l.name().to_owned()))
        .collect();
    let themes = Theme::ALL.iter().map(|&t| (t.word(), theme(t))).collect();
    let speeds = Speed::ALL
        .iter()
        .map(|&s| (s.word(), speed_words(lang, s)))
        .collect();
    let back = |_| {
        if let Ok(history) = window().history()
            && history.length().unwrap_or(0) > 1
        {
            let _ = history.back();
            return;
        }
        browser::go("");
    };
    let check = |id: &'static str,
                 words: String,
                 on: bool,
                 set: fn(&mut crate::settings::Settings, bool)| {
        view! {
            <p class="row check">
                <input type="checkbox" id=id checked=on on:change=event(move |e| settings.update(|s| set(s, event_target_checked(&e))))/>
                <label for=id>{words}</label>
            </p>
        }
        .into_any()
    };
    view! {
        <main class="plain">
            <header class="bar">
                <button class="tool" on:click=back aria-label=text!(lang, page::BACK)>{icon!("back")}</button>
                <h1 id="title" tabindex="-1">{text!(lang, page::SETTINGS)}</h1>
            </header>
            <div class="sheet">
                {select("lang", text!(lang, page::LANGUAGE), languages, now.lang.tag(), move |v| {
                    settings.update(|s| s.lang = Lang::from_tag(&v).unwrap_or_default());
                    browser::focus_soon("lang");
                })}
                {select("theme", text!(lang, page::THEME), themes, now.theme.word(), move |v| {
                    settings.update(|s| s.theme = Theme::ALL.into_iter().find(|t| t.word() == v).unwrap_or_default());
                })}
                {select("speed", text!(lang, page::SPEED), speeds, now.speed.word(), move |v| {
                    settings.update(|s| s.speed = Speed::ALL.into_iter().find(|x| x.word() == v).unwrap_or_default());
                })}
                {check("sound", text!(lang, page::SOUND), now.sound, |s, on| s.sound = on)}
                {check("preview", text!(lang, page::PREVIEW), now.preview, |s, on| s.preview = on)}
                {check("table", text!(lang, page::TABLE_MODE), now.table, |s, on| s.table = on)}
                <p class="second">{text!(lang, page::TABLE_ABOUT)}</p>
            </div>
            <h2>{text!(lang, page::KEPT)}</h2>
            <p class="second">{text!(lang, page::KEPT_WHERE)}</p>
            <p class="second">{text!(lang, page::KEPT_COUNT, n = shelf::all().len() as u32)}</p>
        </main>
    }
    .into_any()
}

/// A speed in words.
pub(crate) fn speed_words(lang: Lang, speed: Speed) -> String {
    match speed {
        Speed::Slow => text!(lang, page::SPEED_SLOW),
        Speed::Normal => text!(lang, page::SPEED_NORMAL),
        Speed::Fast => text!(lang, page::SPEED_FAST),
    }
}

fn select(
    id: &'static str,
    label: String,
    values: Vec<(&'static str, String)>,
    now: &'static str,
    set: impl Fn(String) + 'static,
) -> AnyView {
    let options: Vec<_> = values
        .into_iter()
        .map(|(value, words)| view! { <option value=value selected=value == now>{words}</option> })
        .collect();
    view! {
        <p class="row">
            <label for=id>{label}</label>
            <select id=id on:change=event(move |e| set(event_target_value(&e)))>{options}</select>
        </p>
    }
    .into_any()
}
