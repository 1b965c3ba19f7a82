//! Anywoli, "giving birth", of the Anuak of Gambela (Ethiopia) and of Akobo, Pochalla and Jokau (South Sudan); brought
//! to scholars by Richard Pankhurst in 1971.
//!
//! `S5` and the like are sentences of the source as the rules files number them.

use semailles_core::{GameName, OptionSpec};

use crate::sowing::{
    Capture, Counts, Direction, EarlyEnd, Endless, LastFour, Leftovers, NoMove, Origin, Rules, visit as sow,
};
use crate::{Visitor, quiet, repetition};

pub(crate) const ID: &str = "anywoli";

pub(crate) const OPTIONS: &[OptionSpec] = &[
    OptionSpec::words("last-four", &["penultimate", "first-final", "lot"]),
    OptionSpec::words("extra-move", &["on", "off"]),
    OptionSpec::number("pits", 12, 6, 13),
    OptionSpec::number("seeds", 4, 2, 6),
    OptionSpec::words("endless", &["forbidden", "stop", "void"]),
    repetition(),
    quiet(200),
];

pub(crate) fn visit<V: Visitor>(name: GameName, visitor: V) -> V::Output {
    let rules = rules(&name);
    sow(name, rules, visitor)
}

/// The number of seeds that are captured together: "giving birth".
const GROUP: u8 = 4;

fn rules(name: &GameName) -> Rules {
    Rules {
        pits: name.number("pits") as u8,     // S3
        seeds: name.number("seeds") as u8,   // S3
        stores_on_board: true,               // S3
        direction: Direction::Anticlockwise, // S6
        origin: Origin::Filled,
        stops: Counts::of(&[1, GROUP]),      // S7, S8
        in_sow: Some(GROUP),                 // S10
        capture: Capture::LastSeed { group: GROUP, extra_move: name.word("extra-move") == 0 }, // S11, S12
        must_feed: None,
        no_move: NoMove::Pass,               // S9
        early_end: EarlyEnd::FewLeft {       // S13 to S16
            left: GROUP,
            to: [LastFour::Penultimate, LastFour::FirstFinal, LastFour::Lot][usize::from(name.word("last-four"))],
        },
        leftovers: Leftovers::Share,
        endless: Endless::from_word(name.word("endless")),
    }
}
