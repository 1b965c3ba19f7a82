//! En Dodoi.

use semailles_core::Illegal;

use super::Lesson;
use crate::{Case, Contrast, Fact, LiveBoard, Task};

const GAME: &str = "en-dodoi";

pub(super) const LESSON: Lesson = Lesson {
    game: GAME,
    boards: BOARDS,
    contrasts: CONTRASTS,
    tasks: TASKS,
};

const BOARDS: &[LiveBoard] = &[
    LiveBoard {
        id: "sow",
        rule: "play-1",
        game: GAME,
        position: Some("0,0,3,0,0,0/0,2,0,0,1,0 0-0 S 0"),
        moves: &["C"],
        shows: &[Fact::Laps(1), Fact::EndsIn("F"), Fact::Captures(0)],
    },
    LiveBoard {
        id: "around",
        rule: "play-1",
        game: GAME,
        position: Some("12,0,0,0,0,0/0,0,0,0,0,0 0-0 S 0"),
        moves: &["A"],
        shows: &[Fact::EndsIn("A"), Fact::Captures(2)],
    },
    LiveBoard {
        id: "relay",
        rule: "play-2",
        game: GAME,
        position: Some("0,1,1,0,0,3/2,0,7,0,0,1 0-0 S 0"),
        moves: &["B"],
        shows: &[Fact::Laps(2), Fact::EndsIn("E"), Fact::Captures(0)],
    },
    LiveBoard {
        id: "relay-across",
        rule: "play-2",
        game: GAME,
        position: Some("0,0,2,0,0,1/6,0,0,0,0,0 0-0 S 0"),
        moves: &["F"],
        shows: &[Fact::Laps(2), Fact::EndsIn("B"), Fact::Captures(2)],
    },
    LiveBoard {
        id: "stop",
        rule: "play-3",
        game: GAME,
        position: Some("0,0,0,0,0,2/1,0,0,0,0,3 0-0 S 0"),
        moves: &["F"],
        shows: &[Fact::Laps(1), Fact::EndsIn("b"), Fact::Captures(0)],
    },
    LiveBoard {
        id: "cross",
        rule: "capture-1",
        game: GAME,
        position: Some("1,0,0,2,0,0/1,0,0,0,5,0 0-0 S 0"),
        moves: &["A"],
        shows: &[Fact::EndsIn("B"), Fact::Captures(6)],
    },
    LiveBoard {
        id: "nothing-opposite",
        rule: "capture-2",
        game: GAME,
        position: Some("1,0,0,2,0,0/1,0,0,0,0,0 0-0 S 0"),
        moves: &["A"],
        shows: &[Fact::EndsIn("B"), Fact::Captures(0)],
    },
    LiveBoard {
        id: "no-feeding",
        rule: "turn-1",
        game: GAME,
        position: Some("0,2,0,0,0,0/0,0,0,0,0,0 10-10 S 0"),
        moves: &["B"],
        shows: &[Fact::Result("12-10")],
    },
    LiveBoard {
        id: "endless",
        rule: "turn-2",
        game: GAME,
        position: Some("0,2,1,0,1,2/0,1,2,1,0,1 0-0 S 0"),
        moves: &[],
        shows: &[Fact::Refused("F", Illegal::Endless)],
    },
    LiveBoard {
        id: "end",
        rule: "end-1",
        game: GAME,
        position: Some("1,0,0,2,0,0/0,0,0,0,3,0 0-0 S 0"),
        moves: &["A"],
        shows: &[Fact::Captures(4), Fact::Result("6-0")],
    },
    LiveBoard {
        id: "quiet",
        rule: "end-3",
        game: GAME,
        position: Some("1,0,0,0,0,3/3,0,0,0,0,1 0-0 S 99"),
        moves: &["A"],
        shows: &[Fact::Captures(0), Fact::Result("4-4")],
    },
];

const CONTRASTS: &[Contrast] = &[
    Contrast {
        option: "trigger",
        position: Some("1,0,0,2,0,0/1,0,0,0,0,0 0-0 S 0"),
        cases: &[
            Case {
                value: "capture",
                moves: &["A"],
            },
            Case {
                value: "always",
                moves: &["A"],
            },
        ],
    },
    Contrast {
        option: "direction",
        position: Some("0,0,0,3,0,0/1,0,0,0,0,5 0-0 S 0"),
        cases: &[
            Case {
                value: "anticlockwise",
                moves: &["D"],
            },
            Case {
                value: "parity",
                moves: &["D"],
            },
        ],
    },
    Contrast {
        option: "origin",
        position: Some("12,0,0,0,0,0/0,0,0,0,0,1 0-0 S 0"),
        cases: &[
            Case {
                value: "filled",
                moves: &["A"],
            },
            Case {
                value: "skipped",
                moves: &["A"],
            },
        ],
    },
    Contrast {
        option: "endless",
        position: Some("0,2,1,0,1,2/0,1,2,1,0,1 0-0 S 0"),
        cases: &[
            Case {
                value: "forbidden",
                moves: &["F"],
            },
            Case {
                value: "stop",
                moves: &["F"],
            },
            Case {
                value: "void",
                moves: &["F"],
            },
        ],
    },
    Contrast {
        option: "pits",
        position: None,
        cases: &[
            Case {
                value: "6",
                moves: &[],
            },
            Case {
                value: "8",
                moves: &[],
            },
            Case {
                value: "10",
                moves: &[],
            },
        ],
    },
    Contrast {
        option: "seeds",
        position: None,
        cases: &[
            Case {
                value: "4",
                moves: &[],
            },
            Case {
                value: "3",
                moves: &[],
            },
            Case {
                value: "6",
                moves: &[],
            },
        ],
    },
];

const TASKS: &[Task] = &[
    Task {
        id: "sow",
        game: GAME,
        position: Some("0,0,3,1,0,0/0,0,0,0,2,0 0-0 S 0"),
        goal: &[Fact::EndsIn("F")],
        within: 1,
        replies: &[],
        witness: &["C"],
        wrong: &["D"],
    },
    Task {
        id: "relay",
        game: GAME,
        position: Some("0,1,1,0,0,3/2,0,7,0,0,1 0-0 S 0"),
        goal: &[Fact::LapsAtLeast(2), Fact::EndsIn("E")],
        within: 1,
        replies: &[],
        witness: &["B"],
        wrong: &["C"],
    },
    Task {
        id: "capture",
        game: GAME,
        position: Some("1,0,0,2,0,0/1,0,0,0,5,0 0-0 S 0"),
        goal: &[Fact::CapturesAtLeast(5)],
        within: 1,
        replies: &[],
        witness: &["A"],
        wrong: &["D"],
    },
    Task {
        id: "relay-capture",
        game: GAME,
        position: Some("0,1,1,0,0,3/2,3,0,1,0,1 0-0 S 0"),
        goal: &[Fact::LapsAtLeast(2), Fact::CapturesAtLeast(4)],
        within: 1,
        replies: &[],
        witness: &["B"],
        wrong: &["C"],
    },
    Task {
        id: "there-and-back",
        game: GAME,
        position: Some("0,0,2,0,0,1/6,0,0,0,0,0 0-0 S 0"),
        goal: &[Fact::LapsAtLeast(2), Fact::CapturesAtLeast(2)],
        within: 1,
        replies: &[],
        witness: &["F"],
        wrong: &["C"],
    },
    Task {
        id: "opening",
        game: GAME,
        position: None,
        goal: &[Fact::CapturesAtLeast(7)],
        within: 1,
        replies: &[],
        witness: &["B"],
        wrong: &["A"],
    },
    Task {
        id: "finish",
        game: GAME,
        position: Some("1,0,0,2,0,0/0,0,0,0,3,0 20-20 S 0"),
        goal: &[Fact::Wins],
        within: 1,
        replies: &[],
        witness: &["A"],
        wrong: &["D"],
    },
];
