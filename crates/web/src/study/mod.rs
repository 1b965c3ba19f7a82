//! A game under the magnifying glass: who stands better, the best lines, a graph over the game, mistakes with what would
//! have been better, and why.

mod bar;
mod graph;
mod lines;
mod look;
pub(crate) mod table;
mod verdict;

use std::rc::Rc;

use semailles_core::Team;
use semailles_locale::fetched::Pack;
use semailles_locale::{Lang, page, story, study as words, text};
use semailles_session::Session;

use crate::app::{name_window, title};
use crate::dom::{El, Signal, el, memo, on_cleanup, untrack};
use crate::icons::icon;
use crate::parts::{button, link};
use crate::{board as boards, browser, computer, shelf, texts};
use look::{Look, Work};

/// The analysis of a kept game.
pub(crate) fn study(lang: Lang, key: &str, session: Session) -> El {
    let (key, session) = (key.to_owned(), Rc::new(session));
    let ready = Signal::new(false);
    texts::with(lang, Pack::More, move || {
        ready.try_update(|r| *r = true);
    });
    el("main")
        .class("play study")
        .attr("data-board", session.game().name().id())
        .kids_by(move || {
            let ready = ready.get();
            ready.then(|| untrack(|| view(lang, &key, session.clone())))
        })
}

fn view(lang: Lang, key: &str, session: Rc<Session>) -> Vec<El> {
    boards::fetch_art(true);
    let id = session.game().name().id();
    let name = semailles_locale::game(lang, id).map_or_else(String::new, |g| g.name);
    name_window(lang, id);
    let look = Look::new(lang, session);
    on_cleanup(computer::forget);
    look.begin();
    let bar = el("header")
        .class("bar")
        .kid(link(
            &format!("#play/{key}"),
            &text!(lang, page::BACK),
            icon!("back"),
        ))
        .kid(title(&text!(lang, words::TITLE, game = name.as_str())));
    let live = el("p")
        .class("hidden")
        .attr("role", "status")
        .attr("aria-live", "polite");
    let balance = memo(move || look.balance(look.ply.get()));
    let panel = el("div")
        .class("panel")
        .kids_by(move || bar::bar(look, balance.get()))
        .kid(el("div").class("said").kids_by(move || said(look)))
        .kids_by(move || verdict::verdict(look))
        .kid(steps(look))
        .kid(lines::lines(look))
        .kid(graph::graph(look))
        .kids_by(move || work(look))
        .kid(el("p").class("choices").kid(from_here(look)));
    vec![
        bar,
        look.table
            .view(move |i| look.what_if(i), move |key, _| keyed(look, key)),
        panel,
        moves(look),
        live.text_by(move || look.live.get()),
    ]
}

fn keyed(look: Look, key: &str) {
    match key {
        "Escape" => look.hide(),
        "u" => look.step(-1),
        _ => {}
    }
}

/// What is shown on the board, in words.
fn said(look: Look) -> El {
    let shown = look.table.said(move || look.hide());
    shown.unwrap_or_else(|| {
        look.ply.get();
        look.judged.with(|_| ());
        el("p").kid(look.where_at())
    })
}

/// From move to move.
fn steps(look: Look) -> El {
    let lang = look.lang;
    let last = look.plies();
    let tool = |name: String, icon: El| {
        let tool = el("button").class("tool small").attr("aria-label", &name);
        tool.kid(icon)
    };
    let at_start = move || look.ply.get() == 0;
    let at_end = move || look.ply.get() == last;
    let range = el("input")
        .attr("type", "range")
        .attr("id", "ply")
        .attr("min", "0")
        .attr("max", &last.to_string())
        .value_by(move || look.ply.get().to_string())
        .flag("disabled", last == 0)
        .attr("aria-label", &text!(lang, words::CHOOSE_MOVE))
        .attr_by("aria-valuetext", move || {
            look.ply.get();
            look.judged.with(|_| ());
            look.where_at()
        })
        .change("input", move |at| {
            if let Ok(at) = at.parse() {
                look.go(at);
            }
        });
    el("div")
        .class("scrub")
        .attr("role", "group")
        .attr("aria-label", &text!(lang, words::CHOOSE_MOVE))
        .kid(
            tool(text!(lang, words::FIRST_MOVE), icon!("lap-back"))
                .flag_by("disabled", at_start)
                .click(move || look.go(0)),
        )
        .kid(
            tool(text!(lang, words::MOVE_BACK), icon!("step-back"))
                .flag_by("disabled", at_start)
                .click(move || look.step(-1)),
        )
        .kid(range)
        .kid(
            tool(text!(lang, words::MOVE_ON), icon!("step"))
                .flag_by("disabled", at_end)
                .click(move || look.step(1)),
        )
        .kid(
            tool(text!(lang, words::LAST_MOVE), icon!("lap-on"))
                .flag_by("disabled", at_end)
                .click(move || look.go(last)),
        )
}

/// How far the look at the game has come, and how to stop it or begin it anew.
fn work(look: Look) -> Option<El> {
    let lang = look.lang;
    let all = look.plies() as u32;
    match look.work.get() {
        Work::Dead => Some(
            el("p")
                .class("notice")
                .attr("role", "status")
                .kid(text!(lang, words::NOBODY)),
        ),
        _ if all == 0 => None,
        Work::Game(seen) => {
            let told = text!(lang, words::LOOKING, seen = seen as u32, all = all);
            let bar = el("progress")
                .attr("max", &all.to_string())
                .attr("value", &seen.to_string())
                .attr("aria-label", &told);
            let stop = button()
                .attr("id", "work")
                .click(computer::enough)
                .kid(text!(lang, page::STOP));
            Some(
                el("div")
                    .class("work")
                    .kid(el("p").class("second").kid(told))
                    .kid(bar)
                    .kid(stop),
            )
        }
        _ => {
            let whole = look.judged.with(|all| all.iter().all(Option::is_some));
            let again = if whole {
                words::LOOK_DEEPER
            } else {
                words::LOOK_AGAIN
            };
            let again = button()
                .attr("id", "work")
                .click(move || look.look_at_game(whole))
                .kid(text!(lang, again));
            let counts = el("div").class("second").kid(counts(look));
            Some(el("div").class("work").kid(counts).kid(again))
        }
    }
}

/// The mistakes of each side.
fn counts(look: Look) -> Vec<El> {
    let lang = look.lang;
    let session = look.session.get_untracked();
    let game = session.game();
    let teams = (0..game.teams()).map(Team);
    teams
        .map(|team| {
            let (mistakes, blunders) = look.mistakes(team);
            el("p").kid(text!(
                lang,
                words::MISTAKES,
                who = story::team_name(lang, game, team),
                mistakes = mistakes,
                blunders = blunders
            ))
        })
        .collect()
}

/// A new game from what stands on the board.
fn from_here(look: Look) -> El {
    let play = move || {
        let session = look.session.get_untracked();
        let run = session.at(look.ply.get_untracked());
        let seats = session.seats().to_vec();
        if let Ok(session) = Session::set_up(session.game(), &run.position_text(), seats) {
            let key = shelf::new_key();
            let _ = shelf::keep(&key, &session);
            browser::go(&format!("play/{key}"));
        }
    };
    button()
        .click(play)
        .kid((icon!("play"), text!(look.lang, words::PLAY_FROM_HERE)))
}

/// The moves, with what was found about each.
fn moves(look: Look) -> El {
    let lang = look.lang;
    let rows = move || {
        let session = look.session.get_untracked();
        let rows = session.plies().iter().enumerate().map(|(i, ply)| {
            let words = story::summary(lang, session.game(), ply.mover, &ply.trace);
            let current = move || (look.ply.get() == i + 1).to_string();
            let found = look.marks.with_untracked(|marks| marks[i]);
            let mark = el("span")
                .class("mark")
                .kids_by(move || verdict::mark(lang, found.get()));
            let row = el("button")
                .class("move")
                .attr_by("aria-current", current)
                .click(move || look.go(i + 1))
                .kid(el("b").kid(ply.text.as_str()).kid(mark))
                .kid(el("span").kid(words));
            el("li").kid(row)
        });
        rows.collect::<Vec<_>>()
    };
    let none = look.plies() == 0;
    el("section")
        .class("moves")
        .attr("aria-labelledby", "moves-title")
        .kid(
            el("h2")
                .attr("id", "moves-title")
                .kid(text!(lang, page::MOVES)),
        )
        .kid(none.then(|| crate::parts::second(text!(lang, page::NO_MOVES))))
        .kid(el("ol").kid(rows()))
}
