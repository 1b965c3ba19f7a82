//! Wali.

use semailles_core::Illegal;

use super::Lesson;
use crate::{Case, Contrast, Fact, LiveBoard, Task};

const GAME: &str = "wali";

pub(super) const LESSON: Lesson = Lesson {
    game: GAME,
    boards: BOARDS,
    contrasts: CONTRASTS,
    tasks: TASKS,
};

const BOARDS: &[LiveBoard] = &[
    LiveBoard {
        id: "place",
        rule: "play-1",
        game: GAME,
        position: Some("LL4/6/6/6/6 10,12 L 0"),
        moves: &["d5"],
        shows: &[Fact::Refused("c5", Illegal::ThreeWhilePlacing)],
    },
    LiveBoard {
        id: "gap",
        rule: "play-1",
        game: GAME,
        position: Some("L1L3/6/6/6/6 9,11 L 0"),
        moves: &["c3"],
        shows: &[Fact::Refused("b5", Illegal::ThreeWhilePlacing)],
    },
    LiveBoard {
        id: "attack",
        rule: "play-2",
        game: GAME,
        position: Some("LL4/6/3RR1/6/6 0,1 R 0"),
        moves: &["a1", "a5a4"],
        shows: &[Fact::GoesOn],
    },
    LiveBoard {
        id: "step",
        rule: "play-3",
        game: GAME,
        position: Some("L5/1L4/3L1R/6/6 0,0 L 0"),
        moves: &["d3c3"],
        shows: &[Fact::Refused("a5b4", Illegal::NotOneStep)],
    },
    LiveBoard {
        id: "three",
        rule: "capture-1",
        game: GAME,
        position: Some("LL4/2L2R/6/3RRR/6 0,0 L 0"),
        moves: &["c4c5xe2"],
        shows: &[Fact::Takes(1), Fact::Refused("c4c5", Illegal::MustTake)],
    },
    LiveBoard {
        id: "huff",
        rule: "capture-2",
        game: GAME,
        position: Some("LL4/2L3/6/1RRR1R/6 0,0 L 0"),
        moves: &["c4c5xc2"],
        shows: &[Fact::Takes(1)],
    },
    LiveBoard {
        id: "two-lines",
        rule: "capture-2",
        game: GAME,
        position: Some("LL1L2/2L3/2L3/6/R1R2R 0,0 L 0"),
        moves: &["d5c5xc1"],
        shows: &[Fact::Takes(1)],
    },
    LiveBoard {
        id: "standing",
        rule: "capture-3",
        game: GAME,
        position: Some("LLL3/5R/6/3R1R/L5 0,0 L 0"),
        moves: &["a1b1"],
        shows: &[Fact::Refused("a1b1xf4", Illegal::NothingToTake)],
    },
    LiveBoard {
        id: "again",
        rule: "capture-3",
        game: GAME,
        position: Some("LLL3/5R/6/3R1R/6 0,0 L 0"),
        moves: &["c5c4", "f4e4", "c4c5xe4"],
        shows: &[Fact::Takes(1)],
    },
    LiveBoard {
        id: "four",
        rule: "capture-4",
        game: GAME,
        position: Some("LL1L2/2L2R/6/3RRR/6 0,0 L 0"),
        moves: &["c4c5"],
        shows: &[Fact::Refused("c4c5xf4", Illegal::NothingToTake)],
    },
    LiveBoard {
        id: "stuck",
        rule: "turn-1",
        game: GAME,
        position: Some("RLR1LR/R1LL2/LR1L1L/RRLRRL/R1LLR1 1,1 L 0"),
        moves: &["-"],
        shows: &[Fact::Passes],
    },
    LiveBoard {
        id: "blocked",
        rule: "turn-2",
        game: GAME,
        position: Some("LR4/R5/3R2/6/6 0,0 L 0"),
        moves: &["-"],
        shows: &[Fact::Passes],
    },
    LiveBoard {
        id: "finish",
        rule: "end-1",
        game: GAME,
        position: Some("LL4/2L2R/6/6/6 0,0 L 0"),
        moves: &["c4c5xf4"],
        shows: &[Fact::Wins, Fact::Result("L")],
    },
    LiveBoard {
        id: "quiet",
        rule: "end-2",
        game: GAME,
        position: Some("L5/6/6/6/5R 0,0 L 99"),
        moves: &["a5b5"],
        shows: &[Fact::Result("draw")],
    },
];

const CONTRASTS: &[Contrast] = &[
    Contrast {
        option: "line",
        position: Some("LL1L2/2L2R/6/3RRR/6 0,0 L 0"),
        cases: &[
            Case {
                value: "exactly-three",
                moves: &["c4c5"],
            },
            Case {
                value: "three-or-more",
                moves: &["c4c5xf4"],
            },
            Case {
                value: "four-forbidden",
                moves: &["c4c5"],
            },
        ],
    },
    Contrast {
        option: "lose-at",
        position: Some("LL4/2L3/6/1R1R1R/6 0,0 L 0"),
        cases: &[
            Case {
                value: "0",
                moves: &["c4c5xb2"],
            },
            Case {
                value: "2",
                moves: &["c4c5xb2"],
            },
        ],
    },
    Contrast {
        option: "protected",
        position: Some("LL4/2L3/6/1RRR1R/6 0,0 L 0"),
        cases: &[
            Case {
                value: "no",
                moves: &["c4c5xc2"],
            },
            Case {
                value: "yes",
                moves: &["c4c5xc2"],
            },
        ],
    },
];

const TASKS: &[Task] = &[
    Task {
        id: "line",
        game: GAME,
        position: Some("LL4/2L2R/6/3RRR/6 0,0 L 0"),
        goal: &[Fact::Takes(1)],
        within: 1,
        replies: &[],
        witness: &["c4c5xe2"],
        wrong: &["c4c3"],
    },
    Task {
        id: "column",
        game: GAME,
        position: Some("L5/L5/1L4/5R/5R 0,0 L 0"),
        goal: &[Fact::Takes(1)],
        within: 1,
        replies: &[],
        witness: &["b3a3xf1"],
        wrong: &["b3c3"],
    },
    Task {
        id: "huff",
        game: GAME,
        position: Some("LL4/2L3/5R/3RR1/R5 0,0 L 0"),
        goal: &[Fact::Takes(1), Fact::NoThreat],
        within: 1,
        replies: &[],
        witness: &["c4c5xf3"],
        wrong: &["c4c5xa1"],
    },
    Task {
        id: "not-four",
        game: GAME,
        position: Some("LL1L2/2L3/2L3/6/R1R2R 0,0 L 0"),
        goal: &[Fact::Takes(1)],
        within: 1,
        replies: &[],
        witness: &["d5c5xc1"],
        wrong: &["c4c5"],
    },
    Task {
        id: "again",
        game: GAME,
        position: Some("LLL3/5R/6/3R1R/6 0,0 L 0"),
        goal: &[Fact::Takes(1)],
        within: 2,
        replies: &["f4e4"],
        witness: &["c5c4", "c4c5xe4"],
        wrong: &["c5c4", "c4c3"],
    },
    Task {
        id: "twice",
        game: GAME,
        position: Some("LL4/2L2R/6/3R1R/6 0,0 L 0"),
        goal: &[Fact::Takes(2)],
        within: 3,
        replies: &["d2d1", "f2f1"],
        witness: &["c4c5xf4", "c5c4", "c4c5xf1"],
        wrong: &["c4c3", "c3c4", "c4c5xf4"],
    },
    Task {
        id: "finish",
        game: GAME,
        position: Some("LL4/2L2R/6/6/6 0,0 L 0"),
        goal: &[Fact::Wins],
        within: 1,
        replies: &[],
        witness: &["c4c5xf4"],
        wrong: &["c4c3"],
    },
];
