//! Anywoli.

use super::Lesson;
use crate::{Case, Contrast, Fact, LiveBoard, Task};

const GAME: &str = "anywoli";

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
        position: Some("3,0,0,0,0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0,6,0,0,0 0-0 S 0 -"),
        moves: &["A"],
        shows: &[Fact::Laps(1), Fact::EndsIn("D"), Fact::Captures(0)],
    },
    LiveBoard {
        id: "relay",
        rule: "play-2",
        game: GAME,
        position: Some("1,1,0,0,0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0,10,0,0,0 0-0 S 0 -"),
        moves: &["A"],
        shows: &[Fact::Laps(2), Fact::EndsIn("D"), Fact::Captures(0)],
    },
    LiveBoard {
        id: "mine",
        rule: "capture-1",
        game: GAME,
        position: Some("3,3,0,0,0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0,6,0,0,0 0-0 S 0 -"),
        moves: &["A"],
        shows: &[Fact::Captures(4), Fact::Gives(0), Fact::Laps(1)],
    },
    LiveBoard {
        id: "theirs",
        rule: "capture-2",
        game: GAME,
        position: Some("1,0,0,0,0,0,0,0,0,0,0,2/3,0,0,0,0,0,0,0,7,0,0,0 0-0 S 0 -"),
        moves: &["L"],
        shows: &[Fact::Captures(0), Fact::Gives(4)],
    },
    LiveBoard {
        id: "last",
        rule: "capture-3",
        game: GAME,
        position: Some("5,0,0,0,0,0,0,0,0,0,0,1/3,0,0,0,0,0,0,0,7,0,0,0 0-0 S 0 -"),
        moves: &["L"],
        shows: &[Fact::Captures(4), Fact::Again],
    },
    LiveBoard {
        id: "both",
        rule: "capture-3",
        game: GAME,
        position: Some("5,0,0,0,0,0,0,0,0,0,4,3/3,0,3,0,0,0,0,0,6,0,0,0 0-0 S 0 -"),
        moves: &["K"],
        shows: &[Fact::Captures(8), Fact::Gives(4), Fact::Again],
    },
    LiveBoard {
        id: "standing",
        rule: "capture-4",
        game: GAME,
        position: Some("1,4,0,0,0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0,7,0,0,0 0-0 S 0 -"),
        moves: &["A"],
        shows: &[Fact::Laps(2), Fact::Captures(0)],
    },
    LiveBoard {
        id: "pass",
        rule: "turn-1",
        game: GAME,
        position: Some("1,0,0,0,0,7,0,0,0,0,0,0/0,0,0,0,0,0,0,0,0,0,0,0 0-0 S 0 -"),
        moves: &["A", "-"],
        shows: &[Fact::Passes, Fact::Again],
    },
    LiveBoard {
        id: "again-empty",
        rule: "turn-2",
        game: GAME,
        position: Some("0,0,0,0,0,0,0,0,0,0,0,1/3,0,0,0,0,0,0,0,7,1,0,0 0-0 S 0 -"),
        moves: &["L", "-"],
        shows: &[Fact::Captures(4), Fact::Passes],
    },
    LiveBoard {
        id: "hand-counts",
        rule: "end-1",
        game: GAME,
        position: Some("0,0,0,0,0,0,0,0,0,0,0,6/3,0,0,0,0,0,0,0,3,0,0,0 40-44 S 0 -"),
        moves: &["L"],
        shows: &[Fact::Gives(4), Fact::GoesOn],
    },
    LiveBoard {
        id: "last-four",
        rule: "end-2",
        game: GAME,
        position: Some("1,3,0,0,0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0,4,0,0,0 40-48 S 0 -"),
        moves: &["A"],
        shows: &[Fact::Captures(4), Fact::Result("48-48")],
    },
    LiveBoard {
        id: "last-four-owner",
        rule: "end-2",
        game: GAME,
        position: Some("0,0,0,0,0,0,0,0,0,0,0,2/3,0,0,0,0,0,0,0,3,0,0,0 40-48 S 0 -"),
        moves: &["L"],
        shows: &[Fact::Result("40-56")],
    },
    LiveBoard {
        id: "quiet",
        rule: "end-4",
        game: GAME,
        position: Some("1,0,0,0,0,0,0,0,0,0,0,3/3,0,0,0,0,0,0,0,0,0,0,1 40-48 S 199 -"),
        moves: &["A"],
        shows: &[Fact::Captures(0), Fact::Result("44-52")],
    },
];

const CONTRASTS: &[Contrast] = &[
    Contrast {
        option: "last-four",
        position: Some("1,3,0,0,0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0,4,0,0,0 40-48 S 0 N"),
        cases: &[
            Case {
                value: "penultimate",
                moves: &["A"],
            },
            Case {
                value: "first-final",
                moves: &["A"],
            },
            Case {
                value: "lot",
                moves: &["A"],
            },
        ],
    },
    Contrast {
        option: "extra-move",
        position: Some("5,0,0,0,0,0,0,0,0,0,0,1/3,0,0,0,0,0,0,0,7,0,0,0 0-0 S 0 -"),
        cases: &[
            Case {
                value: "on",
                moves: &["L"],
            },
            Case {
                value: "off",
                moves: &["L"],
            },
        ],
    },
    Contrast {
        option: "pits",
        position: None,
        cases: &[
            Case {
                value: "12",
                moves: &[],
            },
            Case {
                value: "7",
                moves: &[],
            },
            Case {
                value: "13",
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
                value: "2",
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
        position: Some("3,1,0,0,0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0,6,0,0,0 0-0 S 0 -"),
        goal: &[Fact::EndsIn("D")],
        within: 1,
        replies: &[],
        witness: &["A"],
        wrong: &["B"],
    },
    Task {
        id: "relay",
        game: GAME,
        position: Some("1,1,0,0,0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0,10,0,0,0 0-0 S 0 -"),
        goal: &[Fact::LapsAtLeast(2)],
        within: 1,
        replies: &[],
        witness: &["A"],
        wrong: &["B"],
    },
    Task {
        id: "mine",
        game: GAME,
        position: Some("3,3,0,0,0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0,6,0,0,0 0-0 S 0 -"),
        goal: &[Fact::CapturesAtLeast(4)],
        within: 1,
        replies: &[],
        witness: &["A"],
        wrong: &["B"],
    },
    Task {
        id: "nothing-for-north",
        game: GAME,
        position: Some("1,0,0,0,0,0,0,0,0,0,0,2/3,0,0,0,0,0,0,0,7,0,0,0 0-0 S 0 -"),
        goal: &[Fact::Gives(0)],
        within: 1,
        replies: &[],
        witness: &["A"],
        wrong: &["L"],
    },
    Task {
        id: "again",
        game: GAME,
        position: Some("4,0,0,2,0,3,0,0,0,0,0,0/0,0,0,0,0,0,0,0,7,0,0,0 0-0 S 0 -"),
        goal: &[Fact::CapturesAtLeast(4), Fact::Again],
        within: 1,
        replies: &[],
        witness: &["D"],
        wrong: &["A"],
    },
    Task {
        id: "across",
        game: GAME,
        position: Some("5,0,0,0,0,0,0,0,0,0,0,1/3,0,0,0,0,0,0,0,7,0,0,0 0-0 S 0 -"),
        goal: &[Fact::CapturesAtLeast(4), Fact::Again],
        within: 1,
        replies: &[],
        witness: &["L"],
        wrong: &["A"],
    },
    Task {
        id: "twelve",
        game: GAME,
        position: Some("5,0,0,0,0,0,0,0,0,0,4,3/3,0,3,0,0,0,0,0,6,0,0,0 0-0 S 0 -"),
        goal: &[Fact::CapturesAtLeast(8)],
        within: 1,
        replies: &[],
        witness: &["K"],
        wrong: &["A"],
    },
    Task {
        id: "finish",
        game: GAME,
        position: Some("0,2,0,1,1,2,2,1,0,3,0,0/0,0,0,0,0,0,0,0,0,0,0,0 40-44 S 0 -"),
        goal: &[Fact::Wins],
        within: 2,
        replies: &[],
        witness: &["F", "D"],
        wrong: &["B", "D"],
    },
];
