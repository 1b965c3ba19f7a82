//! Dzuwa.

use semailles_core::Illegal;

use super::Lesson;
use crate::{Case, Contrast, Fact, LiveBoard, Task};

const GAME: &str = "dzuwa";

pub(super) const LESSON: Lesson = Lesson {
    game: GAME,
    boards: BOARDS,
    contrasts: CONTRASTS,
    tasks: TASKS,
};

const BOARDS: &[LiveBoard] = &[
    LiveBoard {
        id: "start",
        rule: "board-2",
        game: GAME,
        position: None,
        moves: &[],
        shows: &[Fact::GoesOn],
    },
    LiveBoard {
        id: "turns",
        rule: "play-1",
        game: GAME,
        position: None,
        moves: &["a", "b"],
        shows: &[Fact::GoesOn],
    },
    LiveBoard {
        id: "sow",
        rule: "play-2",
        game: GAME,
        position: Some("2,1,0/0,0,0/0,0,0/0,0,1 0,0,0,0 4,4,4,4 - 1 0"),
        moves: &["a"],
        shows: &[Fact::Captures(0), Fact::Laps(1)],
    },
    LiveBoard {
        id: "clockwise",
        rule: "play-3",
        game: GAME,
        position: Some("0,2,0/0,0,0/0,0,0/0,0,3 0,0,0,0 4,4,4,4 - 1 0"),
        moves: &["b<"],
        shows: &[Fact::Captures(4)],
    },
    LiveBoard {
        id: "clockwise-refused",
        rule: "play-3",
        game: GAME,
        position: Some("0,1,0/0,0,0/0,0,0/0,0,3 0,0,0,0 4,4,4,4 - 1 0"),
        moves: &[],
        shows: &[Fact::Refused("b<", Illegal::ClockwiseEndsEmpty)],
    },
    LiveBoard {
        id: "hand",
        rule: "play-4",
        game: GAME,
        position: Some("0,0,0/2,0,1/3,0,0/0,0,0 6,0,0,0 4,4,4,4 - 1 0"),
        moves: &["h"],
        shows: &[Fact::Captures(2)],
    },
    LiveBoard {
        id: "mazay",
        rule: "play-4",
        game: GAME,
        position: Some("0,0,0/2,2,2/2,2,2/2,2,2 3,0,0,0 4,4,4,4 - 1 0"),
        moves: &["h"],
        shows: &[Fact::Captures(0)],
    },
    LiveBoard {
        id: "poison",
        rule: "play-5",
        game: GAME,
        position: Some("0,0,0/2,2,2/0,0,0/0,0,0 4,0,0,0 4,4,4,4 - 1 0"),
        moves: &["x"],
        shows: &[Fact::Strikes],
    },
    LiveBoard {
        id: "five",
        rule: "play-5",
        game: GAME,
        position: Some("0,0,0/2,2,2/0,0,0/0,0,0 5,0,0,0 4,4,4,4 - 1 0"),
        moves: &[],
        shows: &[Fact::Refused("x", Illegal::NoPoison)],
    },
    LiveBoard {
        id: "next-target",
        rule: "play-6",
        game: GAME,
        position: Some("0,0,0/0,0,0/0,0,0/0,0,0 4,0,0,0 4,0,4,4 2 1 0"),
        moves: &["x"],
        shows: &[Fact::Strikes],
    },
    LiveBoard {
        id: "no-target",
        rule: "play-6",
        game: GAME,
        position: Some("0,0,0/0,1,0/0,0,0/0,0,0 4,0,0,0 4,0,4,4 - 1 0"),
        moves: &[],
        shows: &[Fact::Refused("x", Illegal::NoTarget)],
    },
    LiveBoard {
        id: "zom",
        rule: "play-7",
        game: GAME,
        position: Some("0,0,0/2,2,2/2,2,2/2,2,2 0,0,0,0 3,4,4,4 - 1 0"),
        moves: &["z"],
        shows: &[Fact::HeadIn],
    },
    LiveBoard {
        id: "chain",
        rule: "capture-1",
        game: GAME,
        position: Some("0,0,4/0,5,2/1,0,0/0,0,0 0,0,0,0 4,4,4,4 - 1 0"),
        moves: &["c"],
        shows: &[Fact::Captures(11), Fact::Places(3)],
    },
    LiveBoard {
        id: "barrier",
        rule: "capture-2",
        game: GAME,
        position: Some("3,2,0/1,0,0/0,0,0/0,0,0 0,0,0,0 4,4,4,4 - 1 0"),
        moves: &["a"],
        shows: &[Fact::Captures(2), Fact::Places(1)],
    },
    LiveBoard {
        id: "own-pits",
        rule: "capture-3",
        game: GAME,
        position: Some("2,1,1/2,2,2/2,2,2/2,2,2 0,0,0,0 4,4,4,4 - 1 0"),
        moves: &["a"],
        shows: &[Fact::Captures(4), Fact::Places(2)],
    },
    LiveBoard {
        id: "opening",
        rule: "capture-4",
        game: GAME,
        position: None,
        moves: &["a"],
        shows: &[Fact::Captures(10), Fact::Places(3)],
    },
    LiveBoard {
        id: "pass",
        rule: "turn-1",
        game: GAME,
        position: Some("0,0,0/2,2,2/2,2,2/2,2,2 0,0,0,0 4,4,4,4 - 1 0"),
        moves: &["-"],
        shows: &[Fact::Passes, Fact::GoesOn],
    },
    LiveBoard {
        id: "out",
        rule: "turn-2",
        game: GAME,
        position: Some("0,0,0/2,2,2/2,2,2/2,2,2 0,0,0,0 0,4,4,4 - 1 0"),
        moves: &["-"],
        shows: &[Fact::Out, Fact::GoesOn],
    },
    LiveBoard {
        id: "back",
        rule: "turn-3",
        game: GAME,
        position: Some("0,0,0/0,0,0/0,0,4/0,0,0 0,0,0,0 0,4,4,4 1 3 0"),
        moves: &["c"],
        shows: &[Fact::Back],
    },
    LiveBoard {
        id: "not-back",
        rule: "turn-3",
        game: GAME,
        position: Some("0,0,0/0,0,0/0,0,0/0,0,1 0,0,0,0 0,4,4,4 1 4 0"),
        moves: &["c"],
        shows: &[Fact::NotBack],
    },
    LiveBoard {
        id: "neutralise",
        rule: "turn-4",
        game: GAME,
        position: Some("0,1,8/2,2,2/2,2,2/0,0,0 0,0,0,4 4,4,4,4 - 1 0"),
        moves: &["c"],
        shows: &[Fact::NoPoison],
    },
    LiveBoard {
        id: "lost",
        rule: "end-1",
        game: GAME,
        position: Some("0,0,1/1,0,0/0,0,0/0,0,0 0,0,0,0 4,0,4,0 4 1 0"),
        moves: &["c"],
        shows: &[Fact::Captures(2), Fact::Result("13")],
    },
    LiveBoard {
        id: "quiet",
        rule: "end-2",
        game: GAME,
        position: Some("1,0,0/2,2,2/2,2,2/2,2,2 3,0,0,0 4,4,4,4 - 1 199"),
        moves: &["a"],
        shows: &[Fact::Captures(0), Fact::Result("24")],
    },
];

const CONTRASTS: &[Contrast] = &[
    Contrast {
        option: "setup",
        position: None,
        cases: &[
            Case {
                value: "3-2-2",
                moves: &[],
            },
            Case {
                value: "2-2-2",
                moves: &[],
            },
        ],
    },
    Contrast {
        option: "teams",
        position: Some("0,0,0/0,0,0/2,0,0/2,0,3 4,0,0,0 4,0,4,3 2 1 0"),
        cases: &[
            Case {
                value: "on",
                moves: &["x"],
            },
            Case {
                value: "off",
                moves: &["x"],
            },
        ],
    },
    Contrast {
        option: "hand",
        position: Some("0,1,0/2,2,2/2,2,2/2,2,2 4,0,0,0 4,4,4,4 - 1 0"),
        cases: &[
            Case {
                value: "when-empty",
                moves: &["h"],
            },
            Case {
                value: "any-time",
                moves: &["h"],
            },
        ],
    },
    Contrast {
        option: "hand-clockwise",
        position: Some("0,0,0/2,0,0/2,0,0/2,0,3 4,0,0,0 4,4,4,4 - 1 0"),
        cases: &[
            Case {
                value: "no",
                moves: &["h<"],
            },
            Case {
                value: "from-right",
                moves: &["h<"],
            },
        ],
    },
    Contrast {
        option: "turns",
        position: None,
        cases: &[
            Case {
                value: "anticlockwise",
                moves: &["a"],
            },
            Case {
                value: "clockwise",
                moves: &["a"],
            },
        ],
    },
];

const TASKS: &[Task] = &[
    Task {
        id: "opening",
        game: GAME,
        position: None,
        goal: &[Fact::CapturesAtLeast(10)],
        within: 1,
        replies: &[],
        witness: &["a"],
        wrong: &["c"],
    },
    Task {
        id: "chain",
        game: GAME,
        position: Some("1,0,4/0,5,2/1,0,0/0,0,0 0,0,0,0 4,4,4,4 - 1 0"),
        goal: &[Fact::Places(3)],
        within: 1,
        replies: &[],
        witness: &["c"],
        wrong: &["a"],
    },
    Task {
        id: "clockwise",
        game: GAME,
        position: Some("0,2,0/0,0,0/0,0,0/0,0,3 0,0,0,0 4,4,4,4 - 1 0"),
        goal: &[Fact::CapturesAtLeast(4)],
        within: 1,
        replies: &[],
        witness: &["b<"],
        wrong: &["b"],
    },
    Task {
        id: "poison",
        game: GAME,
        position: Some("0,0,0/2,2,2/0,0,0/0,0,0 4,0,0,0 4,4,4,4 - 1 0"),
        goal: &[Fact::Strikes],
        within: 1,
        replies: &[],
        witness: &["x"],
        wrong: &["h"],
    },
    Task {
        id: "neutralise",
        game: GAME,
        position: Some("0,1,8/2,2,2/2,2,2/0,0,0 0,0,0,4 4,4,4,4 - 1 0"),
        goal: &[Fact::NoPoison],
        within: 1,
        replies: &[],
        witness: &["c"],
        wrong: &["b"],
    },
    Task {
        id: "back",
        game: GAME,
        position: Some("0,0,0/0,0,0/1,0,4/0,0,0 0,0,0,0 0,4,4,4 1 3 0"),
        goal: &[Fact::Back],
        within: 1,
        replies: &[],
        witness: &["c"],
        wrong: &["a"],
    },
    Task {
        id: "finish",
        game: GAME,
        position: Some("1,0,1/1,0,0/0,0,0/0,0,0 0,0,0,0 4,0,4,0 4 1 0"),
        goal: &[Fact::Wins],
        within: 1,
        replies: &[],
        witness: &["c"],
        wrong: &["a"],
    },
];
