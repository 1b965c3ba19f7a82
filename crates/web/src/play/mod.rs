//! The page of a game: the board, words, the scrubber, whose turn it is, the buttons.

mod advice;
pub(crate) mod choose;
pub(crate) mod desk;
mod far;
mod guide;
mod layer;
mod menu;
mod moves;
mod place_name;
mod reel;
mod scrubber;
mod small;

use std::rc::Rc;

use semailles_core::{Place, Player, Shape, Team};
use semailles_locale::{Lang, page, stories, story, text};
use semailles_session::{Seat, Session, next_level};
use wasm_bindgen::JsCast;

use crate::app::{name_window, title};
use crate::board::{BoardView, Held, Mark};
use crate::dom::{El, Signal, document, el, on_window, untrack};
use crate::film::Speed;
use crate::hand_over::{self, Wish};
use crate::icons::icon;
use crate::parts::{button, link, main_button, speed_words, tool};
use crate::program::program;
use crate::settings::settings;
use crate::{board as boards, browser, computer};
pub(crate) use advice::ADVISING;
pub(crate) use desk::Desk;
pub(crate) use far::Far;
pub(crate) use guide::Guide;
use layer::Layer;
pub(crate) use menu::menu;
pub(crate) use place_name::place_name;
pub(crate) use small::small;

/// What is above and below a board on a narrow screen, in pixels.
const AROUND: f32 = 300.0;

/// From this width on the story stands beside the board.
const WIDE: f32 = 900.0;

/// The room for a board.
pub(crate) fn room() -> (f32, f32) {
    let (width, height) = browser::size();
    if browser::board_only() {
        return (width, height - 60.0);
    }
    if width >= WIDE {
        ((width - 360.0).min(1100.0), height - 120.0)
    } else {
        (width, height - AROUND)
    }
}

/// The room for a board, as it changes with the window.
fn following(room: fn() -> (f32, f32)) -> Signal<(f32, f32)> {
    let screen = Signal::new(room());
    on_window("resize", move |_| screen.put(room()));
    screen
}

/// A game at this screen; with `far`, one in which others play along from elsewhere.
pub(crate) fn play(lang: Lang, key: String, session: Session, far: Option<Rc<dyn Far>>) -> El {
    game(lang, key, session, far, None)
}

/// A game with somebody who goes along with it. With an empty key it is not kept.
pub(crate) fn guided(lang: Lang, key: String, session: Session, guide: Box<dyn Guide>) -> El {
    game(lang, key, session, None, Some(guide.into()))
}

fn game(
    lang: Lang,
    key: String,
    session: Session,
    far: Option<Rc<dyn Far>>,
    guide: Option<Rc<dyn Guide>>,
) -> El {
    boards::fetch_art(true);
    let screen = following(room);
    let game = session.game();
    let id = game.name().id();
    name_window(lang, id);
    let name = semailles_locale::game(lang, id).map_or_else(String::new, |g| g.name);
    let shape = game.layout().shape;
    let players = game.players();
    let back = guide.as_ref().map_or_else(|| "#".to_owned(), |g| g.back());
    let is_game = guide.as_ref().is_none_or(|g| g.is_game());
    let previews = guide.as_ref().is_none_or(|g| g.previews());
    let desk = Desk::new(lang, key, session, far, guide, screen);
    let settings = settings();
    let menu = Signal::new(false);
    match hand_over::wished() {
        Wish::Menu => menu.set(true),
        Wish::Advice => desk.suggest(),
        Wish::Nothing => {}
    }
    // Words turn to whoever moves: half round for the far side, a quarter for the sides of a ring.
    let turned = move || {
        let turn = desk.session.with(|s| s.turn().map_or(0, |p| p.0));
        match (settings.get().table, players, turn) {
            (false, ..) => "panel",
            (_, 4, 1) => "panel turned-right",
            (_, 4, 2) | (_, 2, 1) => "panel turned-over",
            (_, 4, 3) => "panel turned-left",
            _ => "panel",
        }
    };
    let open_menu = tool()
        .attr("id", "menu")
        .attr("aria-haspopup", "dialog")
        .attr("aria-label", &text!(lang, page::MENU))
        .click(move || {
            if program().menu.is_some() {
                menu.set(true);
            } else {
                desk.wish(Wish::Menu);
            }
        });
    let far = desk.far;
    let subtitle = move || {
        let far = far.get();
        desk.session.with(|s| match far {
            Some(far) => far.subtitle(s),
            None => against(lang, s),
        })
    };
    let against = is_game.then(|| el("small").text_by(subtitle));
    let bar = el("header")
        .class("bar")
        .kid(link(&back, &text!(lang, page::HOME), icon!("back")))
        .kid(title(&name).kid(against))
        .kid(open_menu.kid(icon!("menu")));
    let said = move || {
        match (desk.preview.with(Option::is_some), desk.said.get().refusal) {
            (true, true) => "said refusal asks",
            (true, false) => "said asks",
            (false, true) => "said refusal",
            (false, false) => "said",
        }
        .to_owned()
    };
    let notice = move || {
        desk.notice.get().map(|words| {
            let close = el("button")
                .class("tool small")
                .attr("aria-label", &text!(lang, page::CLOSE))
                .click(move || desk.notice.set(None));
            let notice = el("p").class("notice").attr("role", "status").kid(words);
            notice.kid(close.kid(icon!("close")))
        })
    };
    let turn_class = move || {
        let over = desk.session.with(Session::is_over);
        (if over { "turn over" } else { "turn" }).to_owned()
    };
    let panel = el("div")
        .attr_by("class", move || turned().to_owned())
        .kid(far.with_untracked(|far| far.as_ref().map(|far| far.news(desk))))
        .kids_by(move || {
            let guide = desk.guide.get();
            guide.map(|guide| untrack(|| guide.view(desk)))
        })
        .kid(
            el("div")
                .attr_by("class", said)
                .kids_by(move || words(desk)),
        )
        .kids_by(notice)
        .kid(scrubber::scrubber(desk))
        .kid(
            el("p")
                .attr_by("class", turn_class)
                .text_by(move || turn(desk)),
        )
        .kids_by(move || choices(desk))
        .kids_by(move || end_buttons(desk))
        .kid(tools(desk));
    let live = el("p")
        .class("hidden")
        .attr("role", "status")
        .attr("aria-live", "polite");
    el("main")
        .class("play")
        .attr("data-board", id)
        .attr("data-game", id)
        .flag("data-blind", !previews)
        .kid(bar)
        .kid(board(desk, id, name, shape))
        .kid(panel)
        .kid(moves::moves(desk))
        .kid(browser::board_only().then(|| {
            // The same address without its query.
            let leave = format!("{}#{}", browser::folder(), browser::fragment());
            let words = text!(lang, page::BOARD_LEAVE);
            link(&leave, &words, icon!("close")).class("tool leave")
        }))
        .kid(live.text_by(move || desk.live.get()))
        .kids_by(move || {
            let open = program().menu.filter(|_| menu.get())?;
            Some(match desk.far.get_untracked() {
                Some(far) => far.menu(desk, menu),
                None => open(desk, menu),
            })
        })
}

/// The five buttons within reach of a thumb.
fn tools(desk: Desk) -> El {
    let lang = desk.lang;
    let settings = settings();
    let tool = |icon: El, words: El| el("button").class("tool words").kid((icon, words));
    let named = |icon, words: String| tool(icon, el("span").kid(words));
    let ask = move || {
        desk.asking.update(|a| *a = !*a);
        desk.preview.set(None);
    };
    let advice = el("span").text_by(move || {
        let stops = desk.advising.get();
        text!(lang, if stops { page::STOP } else { page::HINT })
    });
    let speed = el("span").text_by(move || speed_words(lang, settings.get().speed));
    let ask = named(icon!("what-if"), text!(lang, page::WHAT_IF))
        .class("tool words what-if")
        .attr_by("aria-pressed", move || desk.asking.get().to_string())
        .click(ask);
    let speed =
        tool(icon!("speed"), speed).click(move || settings.update(|s| s.speed = next(s.speed)));
    let bar = el("div")
        .class("tools")
        .attr("role", "toolbar")
        .attr("aria-label", &text!(lang, page::TOOLS));
    if let Some(far) = desk.far.get_untracked() {
        return bar.kid(far.tools(desk)).kid((ask, speed));
    }
    bar.kid(
        named(icon!("undo"), text!(lang, page::UNDO))
            .flag_by("disabled", move || desk.session.with(|s| !s.can_undo()))
            .click(move || desk.take_back()),
    )
    .kid(
        named(icon!("redo"), text!(lang, page::REDO))
            .flag_by("disabled", move || desk.session.with(|s| !s.can_redo()))
            .click(move || desk.redo()),
    )
    .kid(ask)
    .kid(
        tool(icon!("hint"), advice)
            .flag_by("disabled", move || !desk.advising.get() && !desk.may_ask())
            .click(move || desk.suggest()),
    )
    .kid(speed)
}

fn next(speed: Speed) -> Speed {
    match speed {
        Speed::Normal => Speed::Fast,
        Speed::Fast => Speed::Slow,
        Speed::Slow => Speed::Normal,
    }
}

/// «contre l’ordinateur, niveau 2»
fn against(lang: Lang, session: &Session) -> String {
    let levels: Vec<u8> = session
        .seats()
        .iter()
        .filter_map(|s| match s {
            Seat::Computer(level) => Some(*level),
            Seat::Person | Seat::Far => None,
        })
        .collect();
    let who = match levels[..] {
        [] => text!(lang, page::TOGETHER),
        _ if levels.len() == session.seats().len() => text!(lang, page::COMPUTERS_ONLY),
        [level, ..] if levels.iter().all(|&l| l == level) => {
            text!(lang, page::AGAINST_COMPUTER, level = u32::from(level))
        }
        _ => text!(lang, page::AGAINST_COMPUTERS),
    };
    let changed = session.game().name().changed().count() as u32;
    let mut words = if changed == 0 {
        who
    } else {
        format!(
            "{who} · {}",
            text!(lang, page::OPTIONS_CHANGED, n = changed)
        )
    };
    if let Some(contest) = session.standing() {
        let wins: Vec<String> = (0..session.game().teams())
            .map(|t| contest.wins(Team(t)).to_string())
            .collect();
        words = format!(
            "{words} · {}",
            text!(
                lang,
                page::MATCH_STANDS,
                wins = wins.join("–"),
                n = u32::from(contest.target())
            )
        );
    }
    words
}

fn board(desk: Desk, id: &'static str, title: String, shape: Shape) -> El {
    let lang = desk.lang;
    let places = desk.board.with_untracked(|b| b.places.clone());
    // Hands and heads can be chosen in the ring only.
    let button = move |i: usize| match places.get(i) {
        Some(Place::Pit(_) | Place::Square(_)) => true,
        Some(Place::Hand(_) | Place::Head(_)) => matches!(shape, Shape::Ring),
        _ => false,
    };
    let name = move |i: usize, held: Held, mark: Mark| {
        desk.session.with_untracked(|s| {
            desk.scene
                .with_untracked(|scene| place_name(lang, s.game(), scene, i, held, mark))
        })
    };
    let player = move |p: Player| desk.session.with(|s| short_name(desk, s, p));
    let over = move || {
        let scene = desk.scene.get();
        match desk.preview.get() {
            Some(preview) => preview.svg(&scene),
            None => desk.trail.get(),
        }
    };
    let on_key = move |key: &str, i: usize| match key {
        "e" | "?" => {
            let asked = desk
                .preview
                .with_untracked(|p| p.as_ref().is_some_and(|p| p.from == i));
            if asked {
                desk.preview.set(None)
            } else {
                desk.ask(Some(i))
            }
        }
        "r" | "l" => desk.read_board(),
        "u" => desk.take_back(),
        "Escape" => {
            desk.preview.set(None);
            if !desk.moving.get() {
                desk.drop_advice();
                desk.mark();
            }
            desk.to_present();
        }
        _ => {}
    };
    let likes = settings();
    let wins = desk.session.with_untracked(|s| {
        s.contest().map_or([0, 0], |c| {
            [0, 1].map(|t| {
                if t < s.game().teams() {
                    c.wins(Team(t))
                } else {
                    0
                }
            })
        })
    });
    let ask = move |i| desk.ask(i);
    let view = BoardView {
        scene: desk.scene,
        board: desk.board.get_untracked(),
        id,
        title: text!(lang, page::BOARD_OF, game = title),
        name: Box::new(name),
        player: Box::new(player),
        wins,
        button: Box::new(button),
        over: Box::new(over),
        on_tap: Box::new(move |i| desk.tap(i)),
        on_ask: Box::new(ask),
        on_key: Box::new(on_key),
    };
    let on_its_way = move || {
        let far = desk.far.get()?;
        let last = desk.session.with(|s| s.plies().len()).checked_sub(1)?;
        far.is_on_its_way(last).then_some(())
    };
    let class = move || {
        let mut class = "where".to_owned();
        for (word, is_so) in [
            (" past", desk.moment.get().is_some()),
            (" both-ways", likes.get().table),
            (" busy", desk.moving.get()),
            (" on-its-way", on_its_way().is_some()),
        ] {
            if is_so {
                class.push_str(word);
            }
        }
        class
    };
    let (board, moving) = (view.build(), el("div").class("moving"));
    desk.layer.set(Some(Layer::new(&moving.0, &board.0)));
    let moving = moving.attr("aria-hidden", "true");
    el("div").attr_by("class", class).kid((board, moving))
}

/// A player's name beside the board: «Vous» for the only person.
fn short_name(desk: Desk, session: &Session, player: Player) -> String {
    let lang = desk.lang;
    let far = desk.far.get_untracked();
    if let Some(name) = far.and_then(|far| far.name(player)) {
        return name;
    }
    let people = session
        .seats()
        .iter()
        .filter(|s| **s == Seat::Person)
        .count();
    match session.seat(player) {
        Seat::Person if people == 1 => {
            text!(
                lang,
                page::YOU_ARE,
                who = story::player_name(lang, session.game(), player)
            )
        }
        Seat::Computer(_) if session.game().players() == 4 => text!(
            lang,
            page::SHORT_COMPUTER,
            player = session.game().symbol(player)
        ),
        _ if session.game().players() == 4 => text!(
            lang,
            page::SHORT_PLAYER,
            player = session.game().symbol(player)
        ),
        _ => story::player_name(lang, session.game(), player),
    }
}

/// The words under the board: the preview, the lap while seeds move, what was said last.
fn words(desk: Desk) -> El {
    let lang = desk.lang;
    if let Some(preview) = desk.preview.get() {
        let words = el("span").kid(preview.words);
        return el("p").kid((icon!("what-if"), words));
    }
    if let Some((lap, seeds)) = desk.lap.get() {
        let ring = desk
            .session
            .with_untracked(|s| matches!(s.game().layout().shape, Shape::Ring));
        let seeds = text!(
            lang,
            stories::SEEDS,
            kind = if ring { "pawns" } else { "seeds" },
            n = u32::from(seeds)
        );
        let words = text!(lang, page::LAP, lap = u32::from(lap), seeds = seeds);
        return el("p").kid(words);
    }
    let now = desk.moment.get().is_none();
    let advice = program().advice.as_ref().filter(|_| now);
    let advice = advice.and_then(|advice| (advice.view)(desk));
    advice.unwrap_or_else(|| el("p").kid(desk.said.get().words))
}

/// Whose turn it is, or the end.
fn turn(desk: Desk) -> String {
    if desk.moment.get().is_some() {
        return text!(desk.lang, page::IN_THE_PAST);
    }
    if desk.moving.get() {
        let mover = desk.session.with(|s| {
            let player = s.plies().last()?.mover?;
            Some(story::player_name(desk.lang, s.game(), player))
        });
        return mover.map_or_else(String::new, |who| text!(desk.lang, page::PLAYS, who = who));
    }
    if desk.thinking.get() || desk.advising.get() {
        return text!(desk.lang, page::THINKING);
    }
    desk.session.with(|s| desk.turn_words(s))
}

/// Moves that no place stands for.
fn choices(desk: Desk) -> Option<El> {
    let lang = desk.lang;
    if desk.moving.get() || desk.moment.get().is_some() {
        return None;
    }
    let chosen = desk.chosen.get();
    let named = desk.session.with(|s| {
        let elsewhere = s.awaits_another() || (s.awaits_lot() && desk.is_far());
        let free = !s.is_over() && !elsewhere && s.forced_pass().is_none();
        if free {
            choose::named(s.run(), &chosen)
        } else {
            Vec::new()
        }
    });
    if named.is_empty() {
        return None;
    }
    let lots: Vec<_> = named
        .iter()
        .filter(|(_, t)| t.starts_with("lot="))
        .map(|(m, _)| *m)
        .collect();
    if !lots.is_empty() {
        let draw = move || {
            focus_board();
            desk.play(lots[browser::lot(lots.len())]);
        };
        let button = main_button().click(draw).kid(text!(lang, page::MOVE_LOT));
        return Some(el("p").class("choices").kid(button));
    }
    let buttons: Vec<_> = named
        .into_iter()
        .map(|(m, written)| {
            let words = match &*written {
                "x" | "z" | "h" => move_words(lang, &written),
                _ if written.ends_with('<') => move_words(lang, &written),
                _ => text!(lang, page::MOVE_ONWARD, pit = &*written),
            };
            let advised = desk.advises_move(m).then(|| icon!("hint"));
            let play = move || {
                // The button goes with its move; the focus goes back to the board.
                focus_board();
                desk.play(m);
            };
            button().click(play).kid((advised, words))
        })
        .collect();
    Some(el("p").class("choices").kid(buttons))
}

/// A move in words, where its text alone says little.
pub(crate) fn move_words(lang: Lang, written: &str) -> String {
    match written {
        "x" => text!(lang, page::MOVE_POISON),
        "z" => text!(lang, page::MOVE_HEAD),
        "h" => text!(lang, page::MOVE_HAND),
        "h<" => text!(lang, page::MOVE_HAND_BACK),
        _ => match written.strip_suffix('<') {
            Some(pit) => text!(lang, page::MOVE_BACK, pit = pit),
            None => written.to_owned(),
        },
    }
}

/// Puts the focus on the place of the board that had it last.
fn focus_board() {
    let place = document().query_selector(".place[tabindex=\"0\"]");
    if let Ok(Some(place)) = place {
        let _ = place.unchecked_into::<web_sys::SvgElement>().focus();
    }
}

/// After the end: again.
fn end_buttons(desk: Desk) -> Option<(Option<El>, El)> {
    let lang = desk.lang;
    if desk.moving.get() || !desk.session.with(Session::is_over) {
        return None;
    }
    if let Some(far) = desk.far.get_untracked() {
        return Some((None, far.ends(desk)));
    }
    let won = desk.session.with(|s| {
        let winner = s.standing()?.winner()?;
        Some(text!(
            lang,
            page::MATCH_WON,
            who = story::team_name(lang, s.game(), winner)
        ))
    });
    let id = desk.session.with(|s| s.game().name().id());
    let again = won.is_none().then(|| {
        let again = main_button().click(move || desk.rematch());
        again.kid((icon!("again"), text!(lang, page::REMATCH)))
    });
    let new = el("a").class("button").attr("href", &format!("#new/{id}"));
    let won = won.map(|words| el("p").class("won").kid(words));
    let offered = won.is_none().then(|| offered_level(desk)).flatten();
    let key = desk.key.get();
    let analyse = el("a").class("button").attr("href", &format!("#a/{key}"));
    let buttons = el("p")
        .class("choices")
        .kid(again)
        .kid(offered)
        .kid(analyse.kid(text!(lang, page::ANALYSE)));
    Some((won, buttons.kid(new.kid(text!(lang, page::NEW_GAME)))))
}

/// The next game at another level, where how the last ones went speaks for one.
fn offered_level(desk: Desk) -> Option<El> {
    let key = desk.key.get_untracked();
    let (level, now) = desk.session.with(|s| {
        let now = s.bout()?;
        let kept = program().kept.as_ref();
        let before = kept.map_or_else(Vec::new, |kept| (kept.bouts)(s.game().name().id(), &key));
        let level = next_level([now].into_iter().chain(before), *computer::LEVELS.end())?;
        Some((level, now.level))
    })?;
    let words = if level > now {
        page::HARDER
    } else {
        page::EASIER
    };
    let words = text!(desk.lang, words, level = u32::from(level));
    Some(button().click(move || desk.rematch_at(level)).kid(words))
}
