//! Djenon-abe.

use semailles_core::Illegal;

use super::Lesson;
use crate::{Case, Contrast, Fact, LiveBoard, Task};

const GAME: &str = "djenon-abe";

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
        position: Some("1,0,0,2,0,0/2,1,0,0,0,0 0-0 S 0"),
        moves: &["D"],
        shows: &[Fact::Laps(1), Fact::EndsIn("F"), Fact::Captures(0)],
    },
    LiveBoard {
        id: "around",
        rule: "play-1",
        game: GAME,
        position: Some("12,0,0,0,0,0/0,0,0,0,0,0 0-0 S 0"),
        moves: &["A"],
        shows: &[Fact::EndsIn("A"), Fact::Captures(0)],
    },
    LiveBoard {
        id: "two",
        rule: "play-2",
        game: GAME,
        position: Some("1,1,0,0,0,0/3,0,0,0,0,0 0-0 S 0"),
        moves: &["A"],
        shows: &[Fact::Laps(1), Fact::EndsIn("B"), Fact::Captures(2)],
    },
    LiveBoard {
        id: "relay",
        rule: "play-2",
        game: GAME,
        position: Some("0,1,2,0,0,0/0,0,0,0,0,3 0-0 S 0"),
        moves: &["B"],
        shows: &[Fact::Laps(2), Fact::EndsIn("F"), Fact::Captures(0)],
    },
    LiveBoard {
        id: "relay-four",
        rule: "play-2",
        game: GAME,
        position: Some("0,1,5,0,0,0/0,0,3,0,0,0 0-0 S 0"),
        moves: &["B"],
        shows: &[Fact::Laps(2), Fact::EndsIn("c"), Fact::Captures(4)],
    },
    LiveBoard {
        id: "chain",
        rule: "capture-1",
        game: GAME,
        position: Some("0,0,0,0,4,2/1,1,3,0,0,2 0-0 S 0"),
        moves: &["E"],
        shows: &[Fact::Places(3), Fact::Captures(8)],
    },
    LiveBoard {
        id: "home",
        rule: "capture-2",
        game: GAME,
        position: Some("1,0,0,0,3,1/3,1,0,0,0,2 0-0 S 0"),
        moves: &["E"],
        shows: &[Fact::Places(3), Fact::Captures(8)],
    },
    LiveBoard {
        id: "feed",
        rule: "turn-1",
        game: GAME,
        position: Some("2,0,0,0,0,2/0,0,0,0,0,0 0-0 S 0"),
        moves: &["F"],
        shows: &[Fact::Refused("A", Illegal::MustFeed), Fact::Feeds],
    },
    LiveBoard {
        id: "starved",
        rule: "turn-2",
        game: GAME,
        position: Some("0,0,0,0,3,2/1,1,0,0,0,0 0-0 S 0"),
        moves: &["F", "-", "E"],
        shows: &[Fact::Captures(4), Fact::Passes, Fact::Feeds],
    },
    LiveBoard {
        id: "one-each",
        rule: "end-1",
        game: GAME,
        position: Some("1,0,0,0,0,0/1,0,0,1,1,0 0-0 N 0"),
        moves: &["d"],
        shows: &[Fact::Result("1-3")],
    },
    LiveBoard {
        id: "gift",
        rule: "end-2",
        game: GAME,
        position: Some("2,0,0,0,0,2/1,1,0,0,0,0 0-0 S 0"),
        moves: &["F"],
        shows: &[Fact::Captures(4), Fact::Result("5-1")],
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
        option: "starved",
        position: Some("0,0,0,0,3,2/1,1,0,0,0,0 0-0 S 0"),
        cases: &[
            Case {
                value: "feed",
                moves: &["F"],
            },
            Case {
                value: "end",
                moves: &["F"],
            },
        ],
    },
    Contrast {
        option: "leftovers",
        position: Some("4,0,0,0,0,2/1,1,0,0,0,0 0-0 S 0"),
        cases: &[
            Case {
                value: "keep",
                moves: &["F"],
            },
            Case {
                value: "share",
                moves: &["F"],
            },
            Case {
                value: "void",
                moves: &["F"],
            },
        ],
    },
    Contrast {
        option: "origin",
        position: Some("12,0,0,0,0,0/0,0,0,0,0,0 0-0 S 0"),
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
        position: Some("1,0,0,2,0,0/2,1,0,0,0,0 0-0 S 0"),
        goal: &[Fact::EndsIn("F")],
        within: 1,
        replies: &[],
        witness: &["D"],
        wrong: &["A"],
    },
    Task {
        id: "two",
        game: GAME,
        position: Some("1,1,0,0,0,0/3,0,0,0,0,0 0-0 S 0"),
        goal: &[Fact::CapturesAtLeast(2)],
        within: 1,
        replies: &[],
        witness: &["A"],
        wrong: &["B"],
    },
    Task {
        id: "relay",
        game: GAME,
        position: Some("0,1,2,0,0,0/0,0,0,0,0,3 0-0 S 0"),
        goal: &[Fact::LapsAtLeast(2)],
        within: 1,
        replies: &[],
        witness: &["B"],
        wrong: &["C"],
    },
    Task {
        id: "four",
        game: GAME,
        position: Some("0,1,5,0,0,0/0,0,3,0,0,0 0-0 S 0"),
        goal: &[Fact::LapsAtLeast(2), Fact::CapturesAtLeast(4)],
        within: 1,
        replies: &[],
        witness: &["B"],
        wrong: &["C"],
    },
    Task {
        id: "chain",
        game: GAME,
        position: Some("0,0,0,0,4,2/1,1,3,0,0,2 0-0 S 0"),
        goal: &[Fact::Places(3)],
        within: 1,
        replies: &[],
        witness: &["E"],
        wrong: &["F"],
    },
    Task {
        id: "home",
        game: GAME,
        position: Some("1,0,0,0,3,1/3,1,0,0,0,2 0-0 S 0"),
        goal: &[Fact::CapturesAtLeast(8)],
        within: 1,
        replies: &[],
        witness: &["E"],
        wrong: &["F"],
    },
    Task {
        id: "feed",
        game: GAME,
        position: Some("2,0,0,0,0,2/0,0,0,0,0,0 0-0 S 0"),
        goal: &[Fact::Feeds],
        within: 1,
        replies: &[],
        witness: &["F"],
        wrong: &["A"],
    },
    Task {
        id: "finish",
        game: GAME,
        position: Some("2,0,0,0,0,2/1,1,0,0,0,0 20-20 S 0"),
        goal: &[Fact::Wins],
        within: 1,
        replies: &[],
        witness: &["F"],
        wrong: &["A"],
    },
];
