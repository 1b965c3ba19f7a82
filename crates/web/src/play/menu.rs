//! What is not needed at every move: ending, copying, saving, sharing.

use crate::erased::{changing, click, dynamic, event};
use leptos::html;
use leptos::prelude::*;
use semailles_core::record::Ended;
use semailles_locale::{page, text};
use semailles_session::Session;

use super::desk::Desk;
use super::set_up;
use crate::icons::icon;
use crate::paste::{close, paste, show};
use crate::settings::settings;
use crate::{browser, link};

/// What asks to be sure.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Sure {
    Resign,
    Agree,
}

pub(super) fn menu(desk: Desk, open: RwSignal<bool>) -> AnyView {
    let lang = desk.lang;
    let dialog: NodeRef<html::Dialog> = NodeRef::new();
    show(dialog);
    let told = RwSignal::new(String::new());
    let sure = RwSignal::new(None::<Sure>);
    let pasting = RwSignal::new(false);
    let setting_up = RwSignal::new(false);
    let settings = settings();
    let copy = move |text: String, done: String| {
        browser::copy(&text, move |worked| {
            told.set(if worked {
                done
            } else {
                text!(lang, page::NOT_COPIED)
            });
        });
    };
    let address = move || {
        format!(
            "{}#{}",
            browser::address(),
            desk.session.with_untracked(link::write)
        )
    };
    let record = move || {
        desk.session
            .with_untracked(|s| s.record().map_or_else(|_| String::new(), |r| r.to_string()))
    };
    let position = move || {
        desk.session
            .with_untracked(|s| format!("{} {}", s.game().name(), s.run().position_text()))
    };
    let id = desk.session.with_untracked(|s| s.game().name().id());
    let over = desk.session.with_untracked(Session::is_over);
    let has_people = desk
        .session
        .with_untracked(|s| s.seats().iter().any(|s| !s.is_computer()));
    let offer = desk.session.with_untracked(Session::offer);
    let offer_words = if offer == Ended::AgreedShare {
        text!(lang, page::OFFER_SHARE)
    } else {
        text!(lang, page::OFFER_DRAW)
    };
    let against_computer = desk
        .session
        .with_untracked(|s| s.seats().iter().any(|s| s.is_computer()));
    let file = format!("{id}-{}.txt", browser::today());
    let do_it = move |_| {
        let what = sure.get_untracked();
        close(dialog);
        match what {
            Some(Sure::Resign) => desk.resign(),
            Some(Sure::Agree) => desk.agree(),
            None => {}
        }
    };
    let question = move || {
        sure.get().map(|what| {
            let words = match what {
                Sure::Resign => text!(lang, page::SURE_RESIGN),
                Sure::Agree if against_computer => text!(lang, page::SURE_AGREE_COMPUTER),
                Sure::Agree => text!(lang, page::SURE_AGREE),
            };
            view! {
                <div class="sure" role="alert">
                    <p>{words}</p>
                    <p class="buttons">
                        <button class="button grave" on:click=do_it>{text!(lang, page::YES)}</button>
                        <button class="button" on:click=click(move |_| sure.set(None))>{text!(lang, page::NO)}</button>
                    </p>
                </div>
            }
        })
    };
    view! {
        <dialog class="sheet" node_ref=dialog on:close=event(move |_| open.set(false)) aria-labelledby="menu-title">
            <header class="bar">
                <h2 id="menu-title">{text!(lang, page::MENU)}</h2>
                <button class="tool" aria-label=text!(lang, page::CLOSE) on:click=click(move |_| close(dialog))>{icon!("close")}</button>
            </header>
            <p class="told" role="status">{dynamic(move || told.get())}</p>
            {question}
            <ul class="menu">
                <li><button class="item" on:click=click(move |_| copy(address(), text!(lang, page::LINK_COPIED)))>{icon!("share")}{text!(lang, page::COPY_LINK)}</button></li>
                {browser::can_share().then(|| view! {
                    <li><button class="item" on:click=click(move |_| browser::share("Semailles", &address()))>{icon!("share")}{text!(lang, page::SHARE)}</button></li>
                })}
                <li><button class="item" on:click=click(move |_| copy(record(), text!(lang, page::RECORD_COPIED)))>{icon!("list")}{text!(lang, page::COPY_RECORD)}</button></li>
                <li><button class="item" on:click=click(move |_| copy(position(), text!(lang, page::POSITION_COPIED)))>{icon!("list")}{text!(lang, page::COPY_POSITION)}</button></li>
                <li><button class="item" on:click=click(move |_| {
                    if browser::save_file(&file, &record()) {
                        told.set(text!(lang, page::SAVED));
                    }
                })>{icon!("save")}{text!(lang, page::SAVE_FILE)}</button></li>
                <li><button class="item" on:click=click(move |_| pasting.set(true))>{icon!("open")}{text!(lang, page::OPEN_GAME)}</button></li>
                <li><button class="item" on:click=click(move |_| setting_up.set(true))>{icon!("settings")}{text!(lang, page::SET_UP)}</button></li>
                <li><a class="item" href=format!("#new/{id}")>{icon!("again")}{text!(lang, page::NEW_GAME)}</a></li>
                <li><button class="item" aria-pressed=changing(move || settings.get().table.to_string()) on:click=click(move |_| settings.update(|s| s.table = !s.table))>{icon!("table")}{text!(lang, page::TABLE_MODE)}</button></li>
                <li><button class="item" aria-pressed=changing(move || settings.get().sound.to_string()) on:click=click(move |_| settings.update(|s| s.sound = !s.sound))>{icon!("sound")}{text!(lang, page::SOUND)}</button></li>
                <li><a class="item" href="#settings">{icon!("settings")}{text!(lang, page::SETTINGS)}</a></li>
                {(!over && has_people).then(|| view! {
                    <li><button class="item" on:click=click(move |_| sure.set(Some(Sure::Agree)))>{icon!("people")}{offer_words}</button></li>
                    <li><button class="item grave" on:click=click(move |_| sure.set(Some(Sure::Resign)))>{icon!("flag")}{text!(lang, page::RESIGN)}</button></li>
                })}
            </ul>
            <p class="second">{text!(lang, page::KEYS)}</p>
            <p class="second">{text!(lang, page::KEPT_WHERE)}</p>
            {dynamic(move || pasting.get().then(|| paste(lang, pasting)))}
            {dynamic(move || setting_up.get().then(|| set_up::set_up(desk, setting_up)))}
        </dialog>
    }
    .into_any()
}
