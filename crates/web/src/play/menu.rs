//! What is not needed at every move: ending, copying, saving, sharing.

use semailles_core::Shape;
use semailles_core::record::Ended;
use semailles_locale::{page, text};
use semailles_session::Session;

use super::desk::Desk;
use crate::dom::{El, Signal, el};
use crate::icons::icon;
use crate::parts::{button, second};
use crate::settings::settings;
use crate::sheet::Sheet;
use crate::{browser, link};

/// What asks to be sure.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Sure {
    Resign,
    Agree,
}

pub(crate) fn menu(desk: Desk, open: Signal<bool>) -> El {
    let lang = desk.lang;
    let (sheet, dialog) = Sheet::new(open, "menu-title");
    let told = Signal::new(String::new());
    let sure = Signal::new(None::<Sure>);
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
            desk.session.with_untracked(Session::link)
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
    let do_it = move || {
        let what = sure.get_untracked();
        sheet.close();
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
            let yes = el("button").class("button grave").click(do_it);
            let no = button().click(move || sure.set(None));
            let buttons = el("p")
                .class("buttons")
                .kid(yes.kid(text!(lang, page::YES)));
            el("div")
                .class("sure")
                .attr("role", "alert")
                .kid(el("p").kid(words))
                .kid(buttons.kid(no.kid(text!(lang, page::NO))))
        })
    };
    let bar = sheet.bar(lang, "menu-title", text!(lang, page::MENU));
    let item = || el("button").class("item");
    let line = |item: El, icon: El, words: String| el("li").kid(item.kid((icon, words)));
    let go = |href: &str| el("a").class("item").attr("href", href);
    let copy_link = item().click(move || copy(address(), text!(lang, page::LINK_COPIED)));
    let share = browser::can_share().then(|| {
        let share = item().click(move || browser::share("Semailles", &address()));
        line(share, icon!("share"), text!(lang, page::SHARE))
    });
    // A game that is not over can go on with somebody elsewhere.
    let bring = (!over).then(|| {
        let href = format!("#p/bring/{}", desk.key.get_untracked());
        let bring = line(go(&href), icon!("people"), text!(lang, page::BRING));
        bring.class("by-link")
    });
    let copy_record = item().click(move || copy(record(), text!(lang, page::RECORD_COPIED)));
    let copy_position = item().click(move || copy(position(), text!(lang, page::POSITION_COPIED)));
    let save = item().click(move || {
        if browser::save_file(&file, &record()) {
            told.set(text!(lang, page::SAVED));
        }
    });
    let table = item()
        .attr_by("aria-pressed", move || settings.get().table.to_string())
        .click(move || settings.update(|s| s.table = !s.table));
    let sound = item()
        .attr_by("aria-pressed", move || settings.get().sound.to_string())
        .click(move || settings.update(|s| s.sound = !s.sound));
    let ends = (!over && has_people).then(|| {
        let offer = item().click(move || sure.set(Some(Sure::Agree)));
        let resign = el("button")
            .class("item grave")
            .click(move || sure.set(Some(Sure::Resign)));
        (
            line(offer, icon!("people"), offer_words),
            line(resign, icon!("flag"), text!(lang, page::RESIGN)),
        )
    });
    let key = desk.key.get_untracked();
    // Puzzles are made of exact values, and those are of games of seeds in two rows.
    let has_puzzles = desk.session.with_untracked(|s| {
        let game = s.game();
        matches!(game.layout().shape, Shape::TwoRows { .. }) && game.name().changed().count() == 0
    });
    let name = semailles_locale::game(lang, id).map_or_else(String::new, |g| g.name);
    let learn = text!(lang, page::LEARN_GAME, game = name.as_str());
    let rules = text!(lang, page::RULES_OF, game = name);
    let items = el("ul")
        .class("menu")
        .kid(line(
            copy_link,
            icon!("share"),
            text!(lang, page::COPY_LINK),
        ))
        .kid(share)
        .kid(bring)
        .kid(line(
            copy_record,
            icon!("list"),
            text!(lang, page::COPY_RECORD),
        ))
        .kid(line(
            copy_position,
            icon!("list"),
            text!(lang, page::COPY_POSITION),
        ))
        .kid(line(save, icon!("save"), text!(lang, page::SAVE_FILE)))
        .kid(line(
            go("#open"),
            icon!("open"),
            text!(lang, page::OPEN_GAME),
        ))
        .kid(line(
            go(&format!("#set-up/{key}")),
            icon!("settings"),
            text!(lang, page::SET_UP),
        ))
        .kid(line(
            go(&format!("#a/{key}")),
            icon!("hint"),
            text!(lang, page::ANALYSE),
        ))
        .kid(has_puzzles.then(|| {
            let puzzles = go(&format!("#z/{id}"));
            line(puzzles, icon!("check"), text!(lang, page::PUZZLES))
        }))
        .kid(line(go(&link::told(lang, id)), icon!("help"), rules))
        .kid(line(go(&format!("#learn/{id}")), icon!("list"), learn))
        .kid(line(
            go(&format!("#new/{id}")),
            icon!("again"),
            text!(lang, page::NEW_GAME),
        ))
        .kid(line(table, icon!("table"), text!(lang, page::TABLE_MODE)))
        .kid(line(
            go(&format!(
                "{}?board#{}",
                browser::folder(),
                browser::fragment()
            )),
            icon!("sun"),
            text!(lang, page::BOARD_ONLY),
        ))
        .kid(line(sound, icon!("sound"), text!(lang, page::SOUND)))
        .kid(line(
            go("#settings"),
            icon!("settings"),
            text!(lang, page::SETTINGS),
        ))
        .kid(ends);
    let told_words = el("p").class("told").attr("role", "status");
    dialog
        .kid(bar)
        .kid(told_words.text_by(move || told.get()))
        .kids_by(question)
        .kid(items)
        .kid(second(text!(lang, page::KEYS)))
        .kid(second(text!(lang, page::KEPT_WHERE)))
}
