//! En Dodoi of the Loitha and Kisonga Maasai, northern Tanzania; first printed by Moritz Merker in 1904.
//!
//! `S5` and the like are sentences of the source as the rules files number them.

use semailles_core::{GameName, OptionSpec};

use crate::sowing::{Capture, Counts, Direction, EarlyEnd, Endless, Leftovers, NoMove, Origin, Rules, visit as sow};
use crate::{Visitor, quiet, repetition};

pub(crate) const ID: &str = "en-dodoi";

pub(crate) const OPTIONS: &[OptionSpec] = &[
    OptionSpec::number("pits", 6, 6, 10),
    OptionSpec::number("seeds", 4, 3, 6),
    OptionSpec::words("trigger", &["capture", "always"]),
    OptionSpec::words("direction", &["anticlockwise", "parity"]),
    OptionSpec::words("origin", &["filled", "skipped"]),
    OptionSpec::words("endless", &["forbidden", "stop", "void"]),
    repetition(),
    quiet(100),
];

pub(crate) fn visit<V: Visitor>(name: GameName, visitor: V) -> V::Output {
    let rules = rules(&name);
    sow(name, rules, visitor)
}

fn rules(name: &GameName) -> Rules {
    Rules {
        pits: name.number("pits") as u8,             // S3
        seeds: name.number("seeds") as u8,           // S3
        stores_on_board: false,                      // S3
        direction: match name.word("direction") {    // S5; parity is Cross-Endodoi (Troyka 2002)
            0 => Direction::Anticlockwise,
            _ => Direction::Parity,
        },
        origin: Origin::from_word(name.word("origin")),
        stops: Counts::of(&[1]),                     // S6, S7
        in_sow: None,
        capture: Capture::Cross { trigger_always: name.word("trigger") == 1 }, // S8, S9
        must_feed: None,
        no_move: NoMove::Over,                       // S10
        early_end: EarlyEnd::Never,
        leftovers: Leftovers::LastMover,             // S11
        endless: Endless::from_word(name.word("endless")),
    }
}

/// The rules without any option, for measuring.
pub(crate) fn default_rules() -> Rules {
    rules(&GameName::parse(ID, OPTIONS, None).expect("no option is wrong"))
}
