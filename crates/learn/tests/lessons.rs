//! Every board, comparison and task against the rules: what they claim is so.

use std::collections::BTreeSet;

use semailles_core::MoveError;
use semailles_games::CATALOGUE;
use semailles_learn::{Attempt, LESSONS, Line, LineError, Task, Verdict, film};

#[test]
fn every_game_has_a_lesson() {
    let games: Vec<&str> = CATALOGUE.iter().map(|e| e.id).collect();
    let lessons: Vec<&str> = LESSONS.iter().map(|l| l.game).collect();
    assert_eq!(games, lessons);
    for lesson in LESSONS {
        assert!((5..=10).contains(&lesson.tasks.len()), "{}", lesson.game);
        let ids = |ids: Vec<&'static str>| {
            let all = ids.len();
            let once: BTreeSet<_> = ids.into_iter().collect();
            assert_eq!(once.len(), all, "{}: an id is there twice", lesson.game);
        };
        ids(lesson.boards.iter().map(|b| b.id).collect());
        ids(lesson.tasks.iter().map(|t| t.id).collect());
        ids(lesson.contrasts.iter().map(|c| c.option).collect());
    }
}

#[test]
fn boards_show_what_they_claim() {
    let mut faults = Vec::new();
    for lesson in LESSONS {
        for board in lesson.boards {
            let at = format!("{}: board {}", lesson.game, board.id);
            match board.line() {
                Err(why) => faults.push(format!("{at}: {why}")),
                Ok(line) => {
                    let false_ones = board.shows.iter().filter(|fact| !fact.holds(&line));
                    let end = line.now().position_text();
                    faults.extend(
                        false_ones.map(|fact| format!("{at}: not {fact}; at the end {end}")),
                    );
                }
            }
            assert!(!board.shows.is_empty(), "{at} claims nothing");
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// The film of a board ends with the position after its last move, and each frame brings something new.
#[test]
fn films_end_where_the_moves_do() {
    for lesson in LESSONS {
        for board in lesson.boards {
            let line = board.line().expect("legal moves");
            let frames = film(&line);
            let last = frames.last().expect("a start at least");
            assert_eq!(
                last.picture,
                line.now().picture(),
                "{}: {}",
                lesson.game,
                board.id
            );
            for frame in &frames[1..] {
                assert!(!frame.events.is_empty(), "{}: {}", lesson.game, board.id);
            }
            assert!(
                frames.len() <= 8,
                "{}: {} is too long to be looked at",
                lesson.game,
                board.id
            );
        }
    }
}

/// What a case shows: the position at its end, and the reason when its last move is refused.
fn seen(game: &str, position: Option<&str>, moves: &[&str]) -> String {
    let mut line = Line::begin(game, position).unwrap_or_else(|why| panic!("{game}: {why}"));
    for (i, text) in moves.iter().enumerate() {
        match line.play(text) {
            Ok(_) => {}
            Err(LineError::Move {
                why: MoveError::Illegal { why, .. },
                ..
            }) if i + 1 == moves.len() => {
                return format!("refused: {why}");
            }
            Err(why) => panic!("{game}: {why}"),
        }
    }
    format!("{} {:?}", line.now().position_text(), line.now().outcome())
}

#[test]
fn the_values_of_an_option_differ_on_its_board() {
    for lesson in LESSONS {
        let options = CATALOGUE
            .iter()
            .find(|e| e.id == lesson.game)
            .expect("a game")
            .options;
        for contrast in lesson.contrasts {
            let option = options.iter().find(|o| o.name == contrast.option);
            let option =
                option.unwrap_or_else(|| panic!("{}: no option {}", lesson.game, contrast.option));
            assert_eq!(
                contrast.cases[0].value,
                option.default_value(),
                "{}",
                option.name
            );
            let all: Vec<String> = contrast
                .cases
                .iter()
                .map(|case| {
                    seen(
                        &case.game(lesson.game, contrast.option),
                        contrast.position,
                        case.moves,
                    )
                })
                .collect();
            let once: BTreeSet<_> = all.iter().collect();
            assert_eq!(
                once.len(),
                all.len(),
                "{}: {}: {all:#?}",
                lesson.game,
                contrast.option
            );
        }
    }
}

/// Every option but those about what no source knows has a board of its own.
#[test]
fn no_option_is_forgotten() {
    const WORDS_ONLY: &[&str] = &["repetition", "quiet"];
    for (entry, lesson) in CATALOGUE.iter().zip(LESSONS) {
        for option in entry.options {
            let shown = lesson.contrasts.iter().any(|c| c.option == option.name);
            // Endless moves have been seen in En Dodoi alone.
            let words_only = WORDS_ONLY.contains(&option.name)
                || option.name == "endless" && entry.id != "en-dodoi";
            assert_eq!(shown, !words_only, "{}: {}", entry.id, option.name);
        }
    }
}

/// Plays own moves; what the last one comes to. A refused move comes to nothing.
fn attempt(task: &'static Task, moves: &[&str]) -> Verdict {
    let mut attempt = Attempt::new(task);
    let mut verdict = Verdict::GoesOn;
    for text in moves {
        assert_eq!(
            verdict,
            Verdict::GoesOn,
            "task {}: over before {text}",
            task.id
        );
        verdict = match attempt.play(text) {
            Ok(verdict) => verdict,
            Err(LineError::Move {
                why: MoveError::Illegal { .. },
                ..
            }) => Verdict::Missed,
            Err(why) => panic!("task {}: {why}", task.id),
        };
    }
    verdict
}

#[test]
fn tasks_can_be_done_and_failed() {
    let mut faults = Vec::new();
    for lesson in LESSONS {
        for task in lesson.tasks {
            let at = format!("{}: task {}", lesson.game, task.id);
            assert!(task.witness.len() <= task.within, "{at}");
            let done = attempt(task, task.witness);
            if done != Verdict::Reached {
                faults.push(format!("{at}: the witness comes to {done:?}"));
            }
            let failed = attempt(task, task.wrong);
            if failed != Verdict::Missed {
                faults.push(format!("{at}: the wrong move comes to {failed:?}"));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// A task is one: not every move will do.
#[test]
fn a_goal_is_not_reached_by_just_any_move() {
    for task in LESSONS.iter().flat_map(|l| l.tasks) {
        let start = Attempt::new(task);
        let start = start.line().start();
        let moves: Vec<String> = start.legal().iter().map(|&m| start.move_text(m)).collect();
        let reach = moves.iter().filter(|m| {
            Attempt::new(task)
                .play(m)
                .is_ok_and(|v| v == Verdict::Reached)
        });
        let forced = moves.len() == 1;
        assert!(forced || reach.count() < moves.len(), "task {}", task.id);
    }
}

/// Every board, task and sheet has its words in both languages, and no text is left over.
#[test]
fn lessons_have_their_words() {
    use semailles_locale::{Lang, learn_text};
    for lesson in LESSONS {
        let file = format!(
            "{}/../locale/i18n/fr/learn_{}.ftl",
            env!("CARGO_MANIFEST_DIR"),
            lesson.game.replace('-', "_")
        );
        let texts = std::fs::read_to_string(file).expect("the texts of a lesson");
        let written: BTreeSet<&str> = texts
            .lines()
            .filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()))
            .filter_map(|line| line.split_once(" ="))
            .map(|(key, _)| key)
            .collect();
        let mut wanted = BTreeSet::new();
        for lang in Lang::ALL {
            for board in lesson.boards {
                let text = learn_text::board(lang, lesson.game, board.id);
                assert!(text.is_some(), "{}: board {}", lesson.game, board.id);
                wanted.insert(format!("board-{}", board.id));
            }
            for task in lesson.tasks {
                let text = learn_text::task(lang, lesson.game, task.id);
                assert!(text.is_some(), "{}: task {}", lesson.game, task.id);
                wanted.extend(["", "-ask", "-hint"].map(|what| format!("task-{}{what}", task.id)));
            }
            let lines = learn_text::sheet(lang, lesson.game).len();
            assert!((5..=7).contains(&lines), "{}: {lines} lines", lesson.game);
            wanted.extend((1..=lines).map(|n| format!("sheet-{n}")));
        }
        let wanted: BTreeSet<&str> = wanted.iter().map(String::as_str).collect();
        assert_eq!(written, wanted, "{}", lesson.game);
    }
}

/// Every rule of playing, capturing, the turn and the end has its board, but for those that no board can show.
#[test]
fn every_rule_is_shown() {
    use semailles_locale::{Lang, rules};
    const WORDS_ONLY: &[&str] = &[
        // Endless moves that nobody has seen in these games; who wins; agreeing; a series of games.
        "anywoli turn-3",
        "anywoli end-3",
        "anywoli end-5",
        "djenon-abe turn-3",
        "en-dodoi end-2",
        "en-dodoi end-4",
    ];
    for lesson in LESSONS {
        let sections = rules(Lang::En, lesson.game).expect("rules");
        let paragraphs = |s: &semailles_locale::Section| {
            (1..=s.paragraphs.len())
                .map(|n| format!("{}-{n}", s.id))
                .collect::<Vec<_>>()
        };
        let all: Vec<String> = sections.iter().flat_map(paragraphs).collect();
        for board in lesson.boards {
            assert!(
                all.iter().any(|rule| rule == board.rule),
                "{}: {}",
                lesson.game,
                board.rule
            );
        }
        let taught = ["play", "capture", "turn", "end"];
        for section in sections.iter().filter(|s| taught.contains(&s.id)) {
            for rule in paragraphs(section) {
                let shown = lesson.boards.iter().any(|b| b.rule == rule);
                let words_only = WORDS_ONLY.contains(&format!("{} {rule}", lesson.game).as_str());
                assert!(shown != words_only, "{} {rule}: shown {shown}", lesson.game);
            }
        }
    }
}
