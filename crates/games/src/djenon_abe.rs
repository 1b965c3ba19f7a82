//! Djenon-abe of the Abé of Agnéby-Tiassa, Côte d'Ivoire; recorded by Jordi Climent Tondo in 2012.
//!
//! `S5` and the like are sentences of the source as the rules files number them.

use semailles_core::{GameName, OptionSpec};

use crate::sowing::{
    Capture, Counts, Direction, EarlyEnd, Endless, Leftovers, NoMove, Origin, Rules, Starved, visit as sow,
};
use crate::{Visitor, quiet, repetition};

pub(crate) const ID: &str = "djenon-abe";

pub(crate) const OPTIONS: &[OptionSpec] = &[
    OptionSpec::words("endless", &["forbidden", "stop", "void"]),
    OptionSpec::words("origin", &["filled", "skipped"]),
    OptionSpec::words("starved", &["feed", "end"]),
    OptionSpec::words("leftovers", &["keep", "share", "void"]),
    OptionSpec::number("seeds", 4, 1, 12),
    repetition(),
    quiet(100),
];

pub(crate) fn visit<V: Visitor>(name: GameName, visitor: V) -> V::Output {
    let rules = rules(&name);
    sow(name, rules, visitor)
}

fn rules(name: &GameName) -> Rules {
    Rules {
        pits: 6,                                      // S2
        seeds: name.number("seeds") as u8,            // S2
        stores_on_board: false,                       // S2
        direction: Direction::Anticlockwise,          // S4
        origin: Origin::from_word(name.word("origin")),
        stops: Counts::of(&[1, 2, 4]),                // S5, S6, S7
        in_sow: None,
        capture: Capture::Chain(Counts::of(&[2, 4])), // S9, S10, S11
        must_feed: Some(match name.word("starved") {  // S8
            0 => Starved::Feed,
            _ => Starved::End,
        }),
        no_move: NoMove::Over,                        // S12
        early_end: EarlyEnd::OneSeedEach,             // S13
        leftovers: match name.word("leftovers") {     // S14, S17
            0 => Leftovers::OwnerAfterGift,
            1 => Leftovers::Share,
            _ => Leftovers::Void,
        },
        endless: Endless::from_word(name.word("endless")),
    }
}
