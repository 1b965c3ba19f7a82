//! What somebody likes, kept by the browser.

use std::cell::Cell;
use std::fmt;

use semailles_locale::Lang;
use semailles_locale::fetched::Pack;

use crate::dom::{Signal, document, effect, on_cleanup, soon};
use crate::film::Speed;
use crate::{browser, storage, texts};

/// Light, dark, or for a screen in daylight.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Theme {
    /// As the system has it.
    #[default]
    System,
    /// Paper.
    Light,
    /// Night.
    Dark,
    /// Black on white.
    Sun,
}

impl Theme {
    /// All, in the order in which they are offered.
    pub(crate) const ALL: [Theme; 4] = [Theme::System, Theme::Light, Theme::Dark, Theme::Sun];

    /// The word of `data-theme`.
    pub(crate) fn word(self) -> &'static str {
        match self {
            Theme::System => "system",
            Theme::Light => "light",
            Theme::Dark => "dark",
            Theme::Sun => "sun",
        }
    }

    /// The theme of a word.
    pub(crate) fn of(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|theme| theme.word() == word)
    }
}

/// All that can be set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Settings {
    /// The language.
    pub(crate) lang: Lang,
    /// The colours.
    pub(crate) theme: Theme,
    /// How fast seeds move.
    pub(crate) speed: Speed,
    /// Whether drops are heard.
    pub(crate) sound: bool,
    /// Whether «Et si ?» answers.
    pub(crate) preview: bool,
    /// Whether words turn to whoever moves.
    pub(crate) table: bool,
}

const KEY: &str = "settings";

impl Settings {
    /// As a text tells them; the page comes in its language.
    fn read(lang: Lang, text: &str) -> Self {
        let value = |name: &str| {
            text.split(';')
                .find_map(|item| item.split_once('=').filter(|(n, _)| *n == name))
                .map(|(_, v)| v)
        };
        Settings {
            lang,
            theme: value("theme").and_then(Theme::of).unwrap_or_default(),
            speed: value("speed").and_then(Speed::of).unwrap_or_default(),
            sound: value("sound") == Some("on"),
            preview: value("preview") != Some("off"),
            table: value("table") == Some("on"),
        }
    }

    /// Keeps them, if the browser lets it.
    fn keep(self) {
        // Of settings that are lent only the language is kept.
        let lang = self.lang;
        let kept = OWN.get().map_or(self, |own| Settings { lang, ..own });
        let _ = storage::set(KEY, &kept.to_string());
    }

    /// Puts language and colours on the page.
    fn apply(self) {
        let Some(root) = document().document_element() else {
            return;
        };
        let _ = root.set_attribute("lang", self.lang.tag());
        let _ = match self.theme {
            Theme::System => root.remove_attribute("data-theme"),
            theme => root.set_attribute("data-theme", theme.word()),
        };
    }
}

impl fmt::Display for Settings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let on = |b: bool| if b { "on" } else { "off" };
        write!(
            f,
            "lang={};theme={};speed={};sound={};preview={};table={}",
            self.lang.tag(),
            self.theme.word(),
            self.speed.word(),
            on(self.sound),
            on(self.preview),
            on(self.table)
        )
    }
}

thread_local! {
    static SETTINGS: Cell<Option<Signal<Settings>>> = const { Cell::new(None) };
    /// Somebody's own settings, while others are lent to them.
    static OWN: Cell<Option<Settings>> = const { Cell::new(None) };
    /// How many have lent some.
    static LENT: Cell<u32> = const { Cell::new(0) };
}

/// The settings as a signal, as another program has left them or else as they were kept; each change is applied and kept.
pub(crate) fn provide(lang: Lang, carried: Option<String>) -> Signal<Settings> {
    let text = carried.or_else(|| storage::get(KEY)).unwrap_or_default();
    let settings = Signal::new(Settings::read(lang, &text));
    SETTINGS.set(Some(settings));
    let before = Cell::new(settings.get_untracked());
    before.get().apply();
    effect(move || {
        let now = settings.get();
        if before.replace(now) != now {
            now.keep();
            now.apply();
        }
    });
    settings
}

/// Changes settings for as long as whatever runs now: they are not kept, and afterwards one's own are there again, but
/// for the language.
pub(crate) fn lend(change: impl FnOnce(&mut Settings)) {
    let settings = settings();
    if OWN.get().is_none() {
        OWN.set(Some(settings.get_untracked()));
    }
    LENT.set(LENT.get() + 1);
    settings.update(change);
    on_cleanup(move || {
        LENT.set(LENT.get() - 1);
        if let Some(own) = OWN.get() {
            settings.try_update(|s| {
                *s = Settings {
                    lang: s.lang,
                    ..own
                }
            });
        }
        // What follows this change comes before, in its own microtask; meanwhile others may have been lent.
        soon(|| {
            if LENT.get() == 0 {
                OWN.set(None);
            }
        });
    });
}

/// Speaks another language from when its texts are there, and puts the focus on an element of the page made anew.
pub(crate) fn speak(lang: Lang, focus: &'static str) {
    texts::with(lang, Pack::First, move || {
        settings().update(|s| s.lang = lang);
        browser::focus_soon(focus);
    });
}

/// The settings of the page.
pub(crate) fn settings() -> Signal<Settings> {
    SETTINGS.get().expect("the page has provided them")
}
