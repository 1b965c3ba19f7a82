//! Boards in a page: pictures of them, and what is to be seen there in words.

use maud::{Markup, PreEscaped, html};
use semailles_core::{AnyGame, Picture, Place, Player, Shape};
use semailles_learn::diagram::{self, Look};
use semailles_learn::{Frame, Line, LiveBoard, film};
use semailles_locale::{Lang, describe, learn as t, learn_text, story, text};

use crate::address::Page;
use crate::shell::permalink;

/// A board that shows a rule: its pictures side by side, and the same position to be tried.
pub(crate) fn live(page: &Page, board: &LiveBoard) -> Markup {
    let lang = page.lang;
    let line = board.line().expect("the tests play every board");
    let id = format!("board-{}", board.id);
    let caption = learn_text::board(lang, page.game, board.id).unwrap_or_default();
    html! {
        figure.live id=(id) data-game=(board.game) data-position=[board.position]
            data-moves=[(!board.moves.is_empty()).then(|| board.moves.join(" "))] {
            (strip(lang, &line, &caption))
            @for fact in board.shows { (refusal(lang, fact)) }
            figcaption {
                (caption) " "
                (here(page, board.game, board.position, board.moves, &caption))
                " " (permalink(lang, &id))
            }
        }
    }
}

/// The way to touch a board: with a script it comes alive where it stands, without one the program opens.
pub(crate) fn here(
    page: &Page,
    game: &str,
    position: Option<&str>,
    moves: &[&str],
    title: &str,
) -> Markup {
    let lang = page.lang;
    html! {
        a.here href=(page.step(game, position, moves)) data-title=(title) data-back=(text!(lang, t::BACK_TO_PICTURES)) {
            (text!(lang, t::TRY))
        }
    }
}

fn refusal(lang: Lang, fact: &semailles_learn::Fact) -> Markup {
    match fact {
        semailles_learn::Fact::Refused(mv, why) => {
            let why = describe::illegal(lang, why);
            html! { p.refused { (text!(lang, t::REFUSED, mv = *mv, why = why)) } }
        }
        _ => html! {},
    }
}

/// The pictures of a line in their order. It can be scrolled, so it can be focused.
pub(crate) fn strip(lang: Lang, line: &Line, title: &str) -> Markup {
    let frames = film(line);
    let n = frames.len();
    if n == 1 {
        return html! { div.single { (picture(lang, line, &frames, 0)) } };
    }
    html! {
        ol.strip tabindex="0" aria-label=(text!(lang, t::STRIP, title = title, n = n)) {
            @for i in 0..n { li { (picture(lang, line, &frames, i)) } }
        }
    }
}

/// One picture of a film with what has just happened, in words.
pub(crate) fn picture(lang: Lang, line: &Line, frames: &[Frame], i: usize) -> Markup {
    let frame = &frames[i];
    let seen = seen(lang, line.game(), &frame.picture);
    html! {
        (PreEscaped(diagram::of_frame(line.game(), frame, &seen)))
        p { (words(lang, line, frames, i)) }
    }
}

/// What happens between a picture and the one before.
fn words(lang: Lang, line: &Line, frames: &[Frame], i: usize) -> String {
    let (game, frame) = (line.game(), &frames[i]);
    if frame.ply.is_none() {
        let turn = story::turn(lang, game, line.start().to_move());
        return match line.plies().first() {
            Some(ply) => text!(lang, t::STEP_MOVES, turn = turn, mv = ply.text.as_str()),
            None => text!(lang, t::STEP_START, turn = turn),
        };
    }
    // A move is told as a whole: of its second lap the story says that it is a relay.
    let parts: Vec<&Frame> = frames[..i].iter().filter(|f| f.ply == frame.ply).collect();
    let mut events: Vec<_> = parts.iter().flat_map(|f| f.events.clone()).collect();
    let before = story::events(lang, game, frame.mover, &events).len();
    events.extend(&frame.events);
    let lines = story::events(lang, game, frame.mover, &events);
    lines[before.min(lines.len())..].join(" ")
}

/// A board as it lies.
pub(crate) fn still(lang: Lang, game: &dyn AnyGame, picture: &Picture) -> Markup {
    let seen = seen(lang, game, picture);
    PreEscaped(diagram::of_picture(game, picture, Look::Full, &seen))
}

/// What a board shows, for who does not see it: player by player.
pub(crate) fn seen(lang: Lang, game: &dyn AnyGame, picture: &Picture) -> String {
    let players = (0..game.players()).map(|p| row(lang, game, picture, Player(p)));
    players.collect::<Vec<_>>().join(" ")
}

fn row(lang: Lang, game: &dyn AnyGame, picture: &Picture, player: Player) -> String {
    let layout = game.layout();
    let grid = matches!(layout.shape, Shape::Grid { .. });
    let mut list = Vec::new();
    for spot in &layout.spots {
        let n = picture.count(spot.place);
        match spot.place {
            Place::Square(i) => {
                let piece = picture.squares[usize::from(i)];
                if piece.is_some_and(|piece| piece.0 == player) {
                    list.push(spot.label.clone());
                }
            }
            Place::Pit(_) if spot.owner == Some(player) => {
                list.push(format!("{} {n}", spot.label));
            }
            Place::Store(p) if p == player => list.push(text!(lang, t::SEEN_STORE, n = n)),
            Place::Hand(p) if p == player && (n > 0 || !grid) => {
                list.push(text!(lang, t::SEEN_HAND, n = n));
            }
            Place::Head(p) if p == player => list.push(text!(lang, t::SEEN_HEAD, n = n)),
            _ => {}
        }
    }
    if picture.out.get(player.index()) == Some(&true) {
        list.push(text!(lang, t::SEEN_OUT));
    }
    if list.is_empty() {
        list.push(text!(lang, t::SEEN_NOTHING));
    }
    let who = story::player_name(lang, game, player);
    text!(lang, t::SEEN_ROW, who = who, list = list.join(", "))
}
