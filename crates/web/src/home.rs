//! Home: what is unfinished, then five boards one wants to touch.

use semailles_games::CATALOGUE;
use semailles_locale::{Lang, page, story, text};
use semailles_session::{Seat, Session};

use crate::app::title;
use crate::board::{Held, Scene, Screen, held_in, still, view_box};
use crate::dom::{El, el};
use crate::icons::icon;
use crate::link::told as told_at;
use crate::parts::{button, link, second, tool};
use crate::program::program;
use crate::{board, browser, new_game, online, settings, shelf};

/// The order on the mat: short games with few rules first.
const ORDER: [&str; 5] = ["en-dodoi", "djenon-abe", "anywoli", "dzuwa", "wali"];

pub(crate) fn home(lang: Lang) -> El {
    // The first board is the one that stood here before the program came.
    let ids = ORDER
        .into_iter()
        .filter(|id| CATALOGUE.iter().any(|e| e.id == *id));
    let others = CATALOGUE
        .iter()
        .map(|e| e.id)
        .filter(|id| !ORDER.contains(id));
    let bands: Vec<_> = ids.chain(others).map(|id| band(lang, id)).collect();
    let other = Lang::ALL
        .into_iter()
        .find(|&l| l != lang)
        .unwrap_or_default();
    board::fetch_art(false);
    let language = tool()
        .class("tool words")
        .attr("lang", other.tag())
        .attr("id", "language")
        .click(move || settings::speak(other, "language"))
        .kid((icon!("language"), el("span").kid(other.name())));
    let bar = el("header")
        .class("bar")
        .kid(title("Semailles"))
        .kid(language)
        .kid(link(
            "#settings",
            &text!(lang, page::SETTINGS),
            icon!("settings"),
        ));
    let kept = program().kept.as_ref();
    let open = el("a").class("button").attr("href", "#open");
    let by_link = el("a").class("button by-link").attr("href", "#p");
    let learn = el("a").class("button").attr("href", "#learn");
    let foot = el("footer")
        .class("foot")
        .kid(by_link.kid((icon!("people"), text!(lang, page::PLAY_BY_LINK))))
        .kid(learn.kid((icon!("help"), text!(lang, page::LEARN))))
        .kid(open.kid((icon!("open"), text!(lang, page::OPEN_GAME))))
        .kid(kept.map(|kept| {
            let save = button().click(kept.save);
            save.kid((icon!("save"), text!(lang, page::SAVE_ALL)))
        }))
        .kid(second(text!(lang, page::KEPT_WHERE)));
    el("main")
        .class("home")
        .kid(bar)
        .kid(kept.and_then(|kept| (kept.unfinished)(lang)))
        .kid(el("ul").class("mat").kid(bands))
        .kid(foot)
}

/// Games that are neither over nor just begun.
pub(crate) fn unfinished(lang: Lang) -> Option<El> {
    let (by_link, here) = (online::on_home(lang), unfinished_here(lang));
    (by_link.is_some() || here.is_some()).then(|| el("div").kid(by_link).kid(here))
}

/// The games of this screen.
fn unfinished_here(lang: Lang) -> Option<El> {
    let games = shelf::unfinished();
    let cards = games
        .iter()
        .map(|kept| card(lang, &kept.key, &kept.session));
    let title = el("h2").attr("id", "unfinished");
    let section = el("section").attr("aria-labelledby", "unfinished");
    (!games.is_empty()).then(|| {
        section
            .kid(title.kid(text!(lang, page::UNFINISHED)))
            .kid(el("ul").class("shelf").kid(cards.collect::<Vec<_>>()))
    })
}

/// Saves all games as a file.
pub(crate) fn save() {
    let name = format!("semailles-{}.txt", browser::today());
    browser::save_file(&name, &shelf::everything());
}

/// A game of the shelf.
fn card(lang: Lang, key: &str, session: &Session) -> El {
    let id = session.game().name().id();
    let name = semailles_locale::game(lang, id).map_or_else(String::new, |g| g.name);
    let score: Vec<String> = session.score().iter().map(u16::to_string).collect();
    let people = session
        .seats()
        .iter()
        .filter(|s| **s == Seat::Person)
        .count();
    let turn = match session.turn() {
        Some(p) if people == 1 && session.seat(p) == Seat::Person => text!(lang, page::YOUR_TURN),
        turn => story::turn(lang, session.game(), turn),
    };
    let score = el("span")
        .kid((turn, " "))
        .kid(el("b").kid(score.join("–")));
    let card = el("a")
        .class("card")
        .attr("data-board", id)
        .attr("href", &format!("#play/{key}"))
        .kid(el("span").class("chip").attr("aria-hidden", "true"))
        .kid(el("strong").kid(name))
        .kid(score);
    el("li").kid(card)
}

/// A game of the mat: the whole band is one button.
fn band(lang: Lang, id: &'static str) -> Option<El> {
    let words = semailles_locale::game(lang, id)?;
    let label = text!(lang, page::PLAY_GAME, game = words.name.as_str());
    let options = text!(lang, page::OPTIONS_OF, game = words.name.as_str());
    let span = |class| el("span").class(class);
    let rules = text!(lang, page::RULES_OF, game = words.name.as_str());
    let told = el("div")
        .class("told")
        .kid(el("h2").class("name").kid(words.name))
        .kid(span("people").kid(words.people))
        .kid(span("second").kid(words.place))
        .kid(span("second tagline").kid(words.tagline));
    let art = el("div").class("art").attr("aria-hidden", "true");
    // It lies over the whole band.
    let touch = el("button").class("touch").attr("aria-label", &label);
    let more = link(&format!("#new/{id}"), &options, icon!("more"));
    let rules = link(&told_at(lang, id), &rules, icon!("help"));
    let band = el("li").class("band").attr("data-board", id);
    Some(
        band.kid(told)
            .kid(art.follow(Box::new(move |art| art.set_inner_html(&picture(id)))))
            .kid(touch.click(move || new_game::begin_at_once(id, browser::go)))
            .kid(more.class("tool options"))
            .kid(rules.class("tool options rules")),
    )
}

/// A real board as it lies before the first move.
fn picture(id: &str) -> String {
    if let Some(drawn) = board::at_home(id) {
        return drawn.to_owned();
    }
    let Ok(game) = (program().game)(id) else {
        return String::new();
    };
    let layout = game.layout();
    let scene = Scene::new(
        id,
        &layout,
        Screen {
            width: 760.0,
            height: 400.0,
            near: semailles_core::Player(0),
        },
    );
    let start = game.begin().picture();
    let held: Vec<Held> = layout
        .spots
        .iter()
        .map(|s| held_in(&start, s.place))
        .collect();
    let [left, top, width, height] = scene.hull;
    let inner = still(&scene, &held);
    // A tall board lies down.
    if height > width {
        let view = view_box([top, -left - width, height, width]);
        return format!(
            "<svg viewBox=\"{view}\" data-board=\"{id}\"><g transform=\"rotate(-90)\">{inner}</g></svg>"
        );
    }
    let view = view_box(scene.hull);
    format!("<svg viewBox=\"{view}\" data-board=\"{id}\">{inner}</svg>")
}
