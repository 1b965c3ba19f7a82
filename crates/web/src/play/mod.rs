//! The page of a game: the board, words, the scrubber, whose turn it is, the buttons.

mod choose;
mod desk;
mod menu;
mod moves;
mod reel;
mod scrubber;
mod set_up;

use crate::erased::{changing, click, dynamic};
use std::sync::Arc;

use leptos::ev;
use leptos::prelude::*;
use semailles_core::{Place, Player, Shape, Team};
use semailles_locale::{Lang, page, stories, story, text};
use semailles_session::{Seat, Session};

use crate::board::{BoardView, Held, Mark};
use crate::film::Speed;
use crate::icons::icon;
use crate::preferences::speed_words;
use crate::settings::settings;
use desk::Desk;

/// What is above and below a board on a narrow screen, in pixels.
const AROUND: f32 = 300.0;

/// From this width on the story stands beside the board.
const WIDE: f32 = 900.0;

/// The room for a board.
fn room() -> (f32, f32) {
    let size = |v: Result<wasm_bindgen::JsValue, _>| {
        v.ok().and_then(|v| v.as_f64()).unwrap_or(390.0) as f32
    };
    let (width, height) = (size(window().inner_width()), size(window().inner_height()));
    if width >= WIDE {
        ((width - 360.0).min(1100.0), height - 120.0)
    } else {
        (width, height - AROUND)
    }
}

pub(crate) fn play(lang: Lang, key: String, session: Session) -> AnyView {
    let screen = RwSignal::new(room());
    let resized = window_event_listener(ev::resize, move |_| {
        let now = room();
        if screen.get_untracked() != now {
            screen.set(now);
        }
    });
    on_cleanup(move || resized.remove());
    let game = session.game();
    let id = game.name().id();
    let name = semailles_locale::game(lang, id).map_or_else(String::new, |g| g.name);
    let shape = game.layout().shape;
    let players = game.players();
    let desk = Desk::new(lang, key, session, screen.into());
    let settings = settings();
    let menu = RwSignal::new(false);
    let against = move || desk.session.with(|s| against(lang, s));
    // Words turn to whoever moves: half round for the far side, a quarter for the sides of a ring.
    let turned = move || {
        let turn = desk.session.with(|s| s.turn().map_or(0, |p| p.0));
        match (settings.get().table, players, turn) {
            (false, ..) => "",
            (_, 4, 1) => "turned-right",
            (_, 4, 2) | (_, 2, 1) => "turned-over",
            (_, 4, 3) => "turned-left",
            _ => "",
        }
    };
    view! {
        <main class="play" data-board=id data-game=id>
            <header class="bar">
                <a class="tool" href="#" aria-label=text!(lang, page::HOME)>{icon!("back")}</a>
                <h1 id="title" tabindex="-1">{name.clone()}<small>{against}</small></h1>
                <button class="tool" id="menu" aria-haspopup="dialog" aria-label=text!(lang, page::MENU) on:click=click(move |_| menu.set(true))>{icon!("menu")}</button>
            </header>
            {board(desk, id, name, shape)}
            <div class=changing(move || format!("panel {}", turned()))>
                <div class="said" class:refusal=changing(move || desk.said.get().refusal) class:asks=changing(move || desk.preview.with(Option::is_some))>
                    {dynamic(move || words(desk))}
                </div>
                {dynamic(move || desk.notice.get().map(|words| view! {
                    <p class="notice" role="status">{words}
                        <button class="tool small" aria-label=text!(lang, page::CLOSE) on:click=click(move |_| desk.notice.set(None))>{icon!("close")}</button>
                    </p>
                }))}
                {scrubber::scrubber(desk)}
                <p class="turn" class:over=changing(move || desk.session.with(Session::is_over))>{dynamic(move || turn(desk))}</p>
                {dynamic(move || choices(desk))}
                {dynamic(move || end_buttons(desk))}
                <div class="tools" role="toolbar" aria-label=text!(lang, page::TOOLS)>
                    <button class="tool words" disabled=changing(move || desk.session.with(|s| !s.can_undo())) on:click=click(move |_| desk.take_back())>
                        {icon!("undo")}<span>{text!(lang, page::UNDO)}</span>
                    </button>
                    <button class="tool words" disabled=changing(move || desk.session.with(|s| !s.can_redo())) on:click=click(move |_| desk.redo())>
                        {icon!("redo")}<span>{text!(lang, page::REDO)}</span>
                    </button>
                    <button class="tool words" aria-pressed=changing(move || desk.asking.get().to_string()) on:click=click(move |_| {
                        desk.asking.update(|a| *a = !*a);
                        desk.preview.set(None);
                    })>
                        {icon!("what-if")}<span>{text!(lang, page::WHAT_IF)}</span>
                    </button>
                    <button class="tool words" disabled=changing(move || desk.session.with(Session::is_over)) on:click=click(move |_| desk.suggest())>
                        {icon!("hint")}<span>{text!(lang, page::HINT)}</span>
                    </button>
                    <button class="tool words" on:click=click(move |_| settings.update(|s| s.speed = next(s.speed)))>
                        {icon!("speed")}<span>{dynamic(move || speed_words(lang, settings.get().speed))}</span>
                    </button>
                </div>
            </div>
            {moves::moves(desk)}
            <p class="hidden" role="status" aria-live="polite">{dynamic(move || desk.live.get())}</p>
            {dynamic(move || menu.get().then(|| menu::menu(desk, menu)))}
        </main>
    }
    .into_any()
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
            Seat::Person => None,
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

fn board(desk: Desk, id: &'static str, title: String, shape: Shape) -> AnyView {
    let lang = desk.lang;
    let places = desk.board.with_value(|b| b.places.clone());
    // Hands and heads can be chosen in the ring only.
    let button = move |i: usize| match places.get(i) {
        Some(Place::Pit(_) | Place::Square(_)) => true,
        Some(Place::Hand(_) | Place::Head(_)) => matches!(shape, Shape::Ring),
        _ => false,
    };
    let name = move |i: usize, held: Held, mark: Mark| {
        desk.session.with_untracked(|s| {
            desk.scene
                .with_untracked(|scene| desk.place_name(s, scene, i, held, mark))
        })
    };
    let player = move |p: Player| desk.session.with(|s| short_name(lang, s, p));
    let over = Signal::derive(move || {
        let scene = desk.scene.get();
        match desk.preview.get() {
            Some(preview) => preview.svg(&scene),
            None => desk.trail.get(),
        }
    });
    let on_key = move |(key, i): (String, usize)| match key.as_str() {
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
    view! {
        <div class="where" class:past=changing(move || desk.moment.with(Option::is_some)) class:both-ways=changing(move || likes.get().table)>
            <BoardView
                scene=desk.scene
                board=desk.board.get_value()
                id=id
                title=text!(lang, page::BOARD_OF, game = title)
                name=Arc::new(name)
                player=Arc::new(player)
                wins=wins
                button=Arc::new(button)
                over=over
                moving=desk.layer
                on_tap=Callback::new(move |i| desk.tap(i))
                on_ask=Callback::new(move |i| desk.ask(i))
                on_key=Callback::new(on_key)
            />
        </div>
    }
    .into_any()
}

/// A player's name beside the board: «Vous» for the only person.
fn short_name(lang: Lang, session: &Session, player: Player) -> String {
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
fn words(desk: Desk) -> AnyView {
    let lang = desk.lang;
    if let Some(preview) = desk.preview.get() {
        return view! { <p>{icon!("what-if")}<span>{preview.words}</span></p> }.into_any();
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
        return view! { <p>{text!(lang, page::LAP, lap = u32::from(lap), seeds = seeds)}</p> }
            .into_any();
    }
    view! { <p>{desk.said.get().words}</p> }.into_any()
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
    if desk.thinking.get() {
        return text!(desk.lang, page::THINKING);
    }
    desk.session.with(|s| desk.turn_words(s))
}

/// Moves that no place stands for.
fn choices(desk: Desk) -> Option<AnyView> {
    let lang = desk.lang;
    if desk.moving.get() || desk.moment.get().is_some() {
        return None;
    }
    let chosen = desk.chosen.get();
    let named = desk.session.with(|s| {
        let free = !s.is_over() && !s.awaits_computer() && s.forced_pass().is_none();
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
        let draw = move |_| desk.play(lots[crate::browser::lot(lots.len())]);
        return Some(view! { <p class="choices"><button class="button main-button" on:click=draw>{text!(lang, page::MOVE_LOT)}</button></p> }.into_any());
    }
    let buttons: Vec<_> = named
        .into_iter()
        .map(|(m, written)| {
            let words = match written.as_str() {
                "x" => text!(lang, page::MOVE_POISON),
                "z" => text!(lang, page::MOVE_HEAD),
                "h" => text!(lang, page::MOVE_HAND),
                "h<" => text!(lang, page::MOVE_HAND_BACK),
                _ if written.ends_with('<') => {
                    text!(lang, page::MOVE_BACK, pit = written.trim_end_matches('<'))
                }
                _ => text!(lang, page::MOVE_ONWARD, pit = written.as_str()),
            };
            view! { <button class="button" on:click=click(move |_| desk.play(m))>{words}</button> }
        })
        .collect();
    Some(view! { <p class="choices">{buttons}</p> }.into_any())
}

/// After the end: again.
fn end_buttons(desk: Desk) -> Option<AnyView> {
    let lang = desk.lang;
    if desk.moving.get() || !desk.session.with(Session::is_over) {
        return None;
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
    let again = if won.is_some() {
        None
    } else {
        Some(
            view! { <button class="button main-button" on:click=click(move |_| desk.rematch())>{icon!("again")}{text!(lang, page::REMATCH)}</button> },
        )
    };
    Some(view! {
        {won.map(|words| view! { <p class="won">{words}</p> })}
        <p class="choices">{again}<a class="button" href=format!("#new/{id}")>{text!(lang, page::NEW_GAME)}</a></p>
    }.into_any())
}
