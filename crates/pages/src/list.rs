//! The list of the games.

use maud::{Markup, html};
use semailles_learn::LESSONS;
use semailles_locale::{self as locale, learn as t, text};

use crate::address::Page;
use crate::{board, shell};

/// All games, each with its board at the start.
pub(crate) fn page(page: &Page) -> Markup {
    let lang = page.lang;
    let (title, about) = (text!(lang, t::GAMES_TITLE), text!(lang, t::GAMES_ABOUT));
    let body = html! {
        header.title { h1 { (title) } p.tagline { (about) } }
        ul.games {
            @for lesson in LESSONS {
                @let words = locale::game(lang, lesson.game).expect("the words of every game");
                @let game = semailles_games::game(lesson.game).expect("a game of the catalogue");
                li data-board=(lesson.game) {
                    h2 { a href=(page.to(&Page::game(lang, lesson.game))) { (words.name) } }
                    p.people {
                        (text!(lang, t::OF_PEOPLE, people = &words.people, place = &words.place, players = &words.players))
                    }
                    p { (words.tagline) }
                    (board::still(lang, &*game, &game.begin().picture()))
                    p.actions {
                        a.button.main-button href=(page.open(lesson.game, None)) {
                            (text!(lang, t::PLAY, name = &words.name))
                        }
                        a.button href=(page.to(&Page::sheet(lang, lesson.game)))
                            aria-label={ (text!(lang, t::PRINT_SHEET)) ", " (words.name) } {
                            (text!(lang, t::PRINT_SHEET))
                        }
                    }
                }
            }
        }
    };
    shell::page(page, &title, &about, "list", &body)
}
