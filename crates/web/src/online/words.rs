//! Names, refusals, phrases and times in words.

use semailles_core::Player;
use semailles_locale::{Lang, online as t, story, text};
use semailles_session::online::{Client, Holder};
use semailles_wire::online::{Clock, Leaver, Phrase, Refusal};

/// As many letters of a name as a board has room for.
const SHORT: usize = 10;

/// Who sits on a seat, in a sentence or a list.
pub(super) fn who(lang: Lang, client: &Client, seat: u8) -> String {
    let Some(table) = client.table() else {
        return String::new();
    };
    let player = story::player_name(lang, table.game(), Player(seat));
    if let Holder::Computer(level) = table.holder(seat) {
        return text!(lang, t::COMPUTER, level = u32::from(level));
    }
    let name = table.chairs().get(usize::from(seat));
    let name = name.and_then(|chair| chair.person.clone());
    name.filter(|name| !name.is_empty()).unwrap_or(player)
}

/// A name, not longer than a board has room for.
pub(super) fn short(name: &str) -> String {
    if name.chars().count() <= SHORT {
        return name.to_owned();
    }
    name.chars().take(SHORT - 1).chain(['…']).collect()
}

/// Why something is not done.
pub(super) fn refusal(lang: Lang, why: &Refusal) -> String {
    match why {
        Refusal::Unknown => text!(lang, t::REFUSED_UNKNOWN),
        Refusal::NoSeat => text!(lang, t::REFUSED_NO_SEAT),
        Refusal::SeatTaken => text!(lang, t::REFUSED_SEAT_TAKEN),
        Refusal::NotYourTurn => text!(lang, t::REFUSED_NOT_YOUR_TURN),
        Refusal::Stale => text!(lang, t::REFUSED_STALE),
        Refusal::Illegal => text!(lang, t::REFUSED_ILLEGAL),
        Refusal::Over => text!(lang, t::REFUSED_OVER),
        Refusal::NotNow | Refusal::Conflict => text!(lang, t::REFUSED_NOT_NOW),
        Refusal::Bad(why) if why.starts_with("name:") => text!(lang, t::REFUSED_NAME),
        Refusal::Bad(why) => text!(lang, t::REFUSED_BAD, why = why.as_str()),
        Refusal::Storage | Refusal::Busy => text!(lang, t::REFUSED_LATER),
        Refusal::Quota => text!(lang, t::REFUSED_QUOTA),
        Refusal::OtherRules(_) => text!(lang, t::OUTDATED),
        Refusal::Frozen => text!(lang, t::REFUSED_FROZEN),
    }
}

/// A phrase.
pub(super) fn phrase(lang: Lang, phrase: Phrase) -> String {
    let message = match phrase {
        Phrase::Hello => t::PHRASE_HELLO,
        Phrase::GoodLuck => t::PHRASE_GOOD_LUCK,
        Phrase::WellPlayed => t::PHRASE_WELL_PLAYED,
        Phrase::Thanks => t::PHRASE_THANKS,
        Phrase::Oops => t::PHRASE_OOPS,
        Phrase::Thinking => t::PHRASE_THINKING,
        Phrase::YourTurn => t::PHRASE_YOUR_TURN,
        Phrase::OneMoment => t::PHRASE_ONE_MOMENT,
        Phrase::BackSoon => t::PHRASE_BACK_SOON,
        Phrase::Again => t::PHRASE_AGAIN,
        Phrase::Laugh => t::PHRASE_LAUGH,
        Phrase::Goodbye => t::PHRASE_GOODBYE,
    };
    text!(lang, message)
}

/// A time that runs, in milliseconds: `4:05`, `3 h 20`, `2 j 4 h`.
pub(super) fn running(lang: Lang, milliseconds: u64) -> String {
    let seconds = milliseconds.div_ceil(1000);
    let (minutes, hours) = (seconds / 60, seconds / 3600);
    match hours {
        0 => format!("{minutes}:{:02}", seconds % 60),
        1..24 => format!("{hours} h {:02}", minutes % 60),
        _ => text!(
            lang,
            t::DAYS_HOURS,
            d = (hours / 24) as u32,
            h = (hours % 24) as u32
        ),
    }
}

/// So many seconds in words: «3 minutes», «2 jours».
pub(super) fn span(lang: Lang, seconds: u32) -> String {
    match seconds {
        0..60 => text!(lang, t::SECONDS, n = seconds),
        60..3600 => text!(lang, t::MINUTES, n = seconds / 60),
        3600..86_400 => text!(lang, t::HOURS, n = seconds / 3600),
        _ => text!(lang, t::DAYS, n = seconds / 86_400),
    }
}

/// How long one may think.
pub(super) fn clock(lang: Lang, clock: Clock) -> String {
    match clock {
        Clock::None => text!(lang, t::CLOCK_NONE),
        Clock::PerMove(each) => {
            let time = span(lang, each / 1000);
            text!(lang, t::CLOCK_PER_MOVE, time = time)
        }
        Clock::Fischer { base, increment } => {
            let time = span(lang, base / 1000);
            let more = span(lang, increment / 1000);
            text!(lang, t::CLOCK_FISCHER, time = time, more = more)
        }
    }
}

/// What may be done about whoever stays away.
pub(super) fn leaver(lang: Lang, leaver: Leaver) -> String {
    match leaver {
        Leaver::Wait => text!(lang, t::LEAVER_WAIT),
        Leaver::Claim(after) => text!(lang, t::LEAVER_CLAIM, time = span(lang, after)),
        Leaver::Computer(after, level) => {
            let time = span(lang, after);
            text!(
                lang,
                t::LEAVER_COMPUTER,
                time = time,
                level = u32::from(level)
            )
        }
    }
}
