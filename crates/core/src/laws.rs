//! The laws every game obeys, written once. Tests run them over the whole catalogue, fuzz targets over any input.
//!
//! Each function panics, saying what happened where, when a law is broken.

use crate::record::{Reader, Resolver};
use crate::{AnyGame, AnyRun, Event, Move, MoveError, Place, SplitMix64};

/// Plays `m`, which must be legal, and looks at everything that must be true of a ply:
///
/// - with or without a trace the position is the same (so the fast board equals the one that sows seed by seed);
/// - the trace, replayed on the picture before, gives the picture after;
/// - no seed or piece is lost but those the trace says are taken or nobody's;
/// - the position after obeys [`position`].
///
/// # Panics
/// When a law is broken.
pub fn ply(run: &mut Box<dyn AnyRun>, m: Move) -> Vec<Event> {
    let before = format!("{} {}", run.game().name(), run.position_text());
    let text = run.move_text(m);
    let mut picture = run.picture();
    let total = run.total();

    let mut trace = Vec::new();
    let mut traced = run.clone();
    traced
        .play_traced(m, &mut trace)
        .expect("a legal move can be played with a trace");
    run.play(m).expect("a legal move can be played");
    let same = |a: &dyn AnyRun, b: &dyn AnyRun| {
        a.position_text() == b.position_text()
            && a.outcome() == b.outcome()
            && a.legal() == b.legal()
    };
    assert!(
        same(&**run, &*traced),
        "{before}: {text} leads to {} without a trace and {} with",
        run.position_text(),
        traced.position_text()
    );

    for event in &trace {
        picture.apply(event);
    }
    assert_eq!(
        picture,
        run.picture(),
        "{before}: replaying the trace of {text}: {trace:?}"
    );
    assert_eq!(
        run.total() + lost(&trace),
        total,
        "{before}: seeds or pieces after {text}"
    );
    position(&**run);
    trace
}

/// Seeds and pieces that a trace takes out of the game.
fn lost(trace: &[Event]) -> u32 {
    let each = trace.iter().map(|event| match *event {
        Event::Capture {
            to: Place::Away,
            seeds,
            ..
        } => u32::from(seeds),
        Event::Discard { pieces, .. } => u32::from(pieces),
        Event::Take { .. } => 1,
        _ => 0,
    });
    each.sum()
}

/// Looks at everything that must be true of a position:
///
/// - the legal moves are in ascending order, and so are their texts; reading a text gives the move;
/// - a game that is over has no legal move, a result and nobody to move; one that goes on has at least one;
/// - printing and reading gives the same position, with the same moves and the same hash.
///
/// # Panics
/// When a law is broken.
pub fn position(run: &dyn AnyRun) {
    let text = run.position_text();
    let here = format!("{} {text}", run.game().name());
    assert_eq!(
        run.outcome().is_some(),
        run.legal().is_empty(),
        "{here}: over, or something to play"
    );
    assert_eq!(
        run.outcome().is_some(),
        run.result_text().is_some(),
        "{here}: a result when over"
    );
    assert!(
        run.legal().windows(2).all(|w| w[0] < w[1]),
        "{here}: legal moves ascend"
    );
    let texts: Vec<String> = run.legal().iter().map(|&m| run.move_text(m)).collect();
    assert!(
        texts.windows(2).all(|w| w[0] < w[1]),
        "{here}: texts of moves ascend: {texts:?}"
    );
    for (&m, text) in run.legal().iter().zip(&texts) {
        assert_eq!(run.read_move(text), Ok(m), "{here}: reading {text}");
    }
    if run.outcome().is_none() {
        let again = run
            .game()
            .set_up(&text)
            .unwrap_or_else(|e| panic!("{here}: {e}"));
        assert_eq!(again.position_text(), text, "printing what was read");
        assert_eq!(
            again.legal(),
            run.legal(),
            "{here}: legal moves of the position as a set-up"
        );
        assert_eq!(again.hash(), run.hash(), "{here}: hash");
        assert_eq!(again.to_move(), run.to_move(), "{here}: whose turn");
        assert_eq!(again.picture(), run.picture(), "{here}: picture");
    } else {
        assert_eq!(
            run.to_move(),
            None,
            "{here}: nobody moves when the game is over"
        );
    }
}

/// Of all the moves there could be, exactly the legal ones can be played, and trying another changes nothing.
///
/// # Panics
/// When that is not so.
pub fn legal_is_what_can_be_played(run: &dyn AnyRun) {
    let before = run.position_text();
    for number in 0..=u16::MAX {
        let m = Move(number);
        let legal = run.legal().contains(&m);
        if !legal {
            let mut copy = run.boxed_clone();
            let refused = copy.play(m);
            assert!(
                matches!(refused, Err(MoveError::Illegal { .. })),
                "{before}: move number {number}"
            );
            assert_eq!(
                copy.position_text(),
                before,
                "a move that is refused changes nothing"
            );
        }
        assert_eq!(
            run.why_illegal(m).is_none(),
            legal,
            "{before}: why move number {number} is illegal"
        );
    }
}

/// Plays a random game to its end under all laws of [`ply`]; returns the number of plies.
///
/// # Panics
/// When a law is broken, or the game does not end within `most` plies.
pub fn random_game(game: &dyn AnyGame, rng: &mut SplitMix64, most: usize) -> usize {
    let mut run = game.begin();
    position(&*run);
    let mut plies = 0;
    while run.outcome().is_none() {
        assert!(plies < most, "{}: no end after {most} plies", game.name());
        let m = run.legal()[rng.below(run.legal().len())];
        ply(&mut run, m);
        plies += 1;
    }
    plies
}

/// Any text at all as a position: an error, or a position that obeys the laws and can be played on from.
///
/// # Panics
/// When a law is broken.
pub fn any_position_text(game: &dyn AnyGame, text: &str) {
    match game.set_up(text) {
        Ok(mut run) => {
            position(&*run);
            let canonical = run.position_text();
            if run.outcome().is_none() {
                let first = run.legal()[0];
                ply(&mut run, first);
                let again = game
                    .set_up(&canonical)
                    .expect("what was printed can be read")
                    .position_text();
                assert_eq!(again, canonical, "one form for one position");
            }
        }
        Err(error) => {
            assert!(error.to_string().len() < 400, "a message is short");
            assert!(
                (1..=text.chars().count() + 1).contains(&error.column),
                "the column lies in the text"
            );
        }
    }
}

/// Any text at all as a move: an error, or a legal move whose text it is.
///
/// # Panics
/// When a law is broken.
pub fn any_move_text(run: &dyn AnyRun, text: &str) {
    match run.read_move(text) {
        Ok(m) => {
            assert!(run.legal().contains(&m), "only legal moves are read");
            assert_eq!(run.move_text(m), text, "one form for one move");
        }
        Err(error) => assert!(error.to_string().len() < 4000, "a message is short"),
    }
}

/// Any bytes at all as a file of records: errors, or games that print and read back the same.
///
/// # Panics
/// When a law is broken.
pub fn any_record_text(bytes: &[u8], resolver: Resolver<'_>) {
    for record in Reader::new(bytes, resolver) {
        match record {
            Ok(record) => {
                let text = record.to_string();
                let again: Vec<_> = Reader::new(text.as_bytes(), resolver).collect();
                assert!(
                    matches!(&again[..], [Ok(same)] if *same == record),
                    "reading back what was written"
                );
            }
            Err(error) => assert!(error.to_string().len() < 6000, "a message is short"),
        }
    }
}

/// Any text at all as a game with options: an error, or a game whose name reads back as itself.
///
/// # Panics
/// When a law is broken.
pub fn any_game_name(text: &str, resolver: Resolver<'_>) {
    match resolver(text) {
        Ok(game) => {
            let name = game.name().to_string();
            let again = resolver(&name).expect("what was printed can be read");
            assert_eq!(again.name(), game.name(), "one form for one game");
            position(&*game.begin());
        }
        Err(error) => assert!(error.to_string().len() < 1000, "a message is short"),
    }
}
