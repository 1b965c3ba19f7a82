use semailles_core::link::Link;
use semailles_core::record::{Ended, Record};
use semailles_core::{Player, SplitMix64, Team};

use crate::{Contest, OpenError, Seat, Session};

fn session(name: &str) -> Session {
    Session::begin(&*semailles_games::game(name).unwrap(), Vec::new())
}

fn play(session: &mut Session, text: &str) {
    let m = session.run().read_move(text).unwrap();
    session.play(m).unwrap();
}

#[test]
fn undo_and_redo_come_back_to_the_same_position() {
    for entry in semailles_games::CATALOGUE {
        let mut session = session(entry.id);
        let mut rng = SplitMix64::new(7);
        let mut texts = vec![session.run().position_text()];
        while !session.is_over() && texts.len() < 60 {
            let legal = session.run().legal();
            let m = legal[rng.scaled(legal.len() as u32) as usize];
            session.play(m).unwrap();
            texts.push(session.run().position_text());
        }
        for text in texts.iter().rev().skip(1) {
            assert!(session.undo());
            assert_eq!(&session.run().position_text(), text);
        }
        assert!(!session.undo());
        while session.redo() {}
        assert_eq!(
            Some(&session.run().position_text()),
            texts.last(),
            "{}",
            entry.id
        );
    }
}

#[test]
fn traces_lead_from_picture_to_picture() {
    let mut session = session("en-dodoi");
    play(&mut session, "A");
    play(&mut session, "b");
    let mut picture = session.plies()[0].before.clone();
    session.plies()[0]
        .trace
        .iter()
        .for_each(|e| picture.apply(e));
    assert_eq!(picture, session.plies()[1].before);
}

#[test]
fn taking_back_goes_to_the_last_choice_of_a_person() {
    let game = semailles_games::game("djenon-abe").unwrap();
    let mut session = Session::begin(&*game, vec![Seat::Person, Seat::Computer(1)]);
    play(&mut session, "A");
    let answer = session.run().legal()[0];
    session.play(answer).unwrap();
    assert_eq!(session.take_back(), 2);
    assert_eq!(session.plies().len(), 0);
    assert!(session.redo() && session.redo() && !session.redo());
}

#[test]
fn people_may_end_a_game() {
    let mut session = session("en-dodoi");
    play(&mut session, "A");
    assert!(session.resign(Player(0)));
    assert!(!session.resign(Player(1)));
    assert_eq!(session.winner(), Some(Team(1)));
    assert!(session.undo() && !session.is_over());
    assert!(session.agree());
    assert_eq!(session.ended(), Some(Ended::AgreedShare));
    let total: u16 = session.score().iter().sum();
    assert!(total >= 47, "{total}");
}

#[test]
fn sessions_are_kept_as_records() {
    let resolver = &semailles_games::game;
    let game = semailles_games::game("dzuwa").unwrap();
    let mut session = Session::begin(&*game, vec![Seat::Person, Seat::Computer(3)]);
    session.set_contest(Some(Contest::new(3, game.teams())));
    play(&mut session, "a");
    session.resign(Player(2));
    let text = session.record().unwrap().to_string();
    let again = Session::from_record(&Record::parse(&text, resolver).unwrap(), resolver).unwrap();
    assert_eq!(again.seats(), session.seats());
    assert_eq!(again.contest(), session.contest());
    assert_eq!(again.ended(), session.ended());
    assert_eq!(again.plies(), session.plies());
}

#[test]
fn sessions_are_links_and_come_back() {
    let resolver = &semailles_games::game;
    let mut session = session("en-dodoi");
    play(&mut session, "A");
    session.out_of_time(Player(1));
    let link = session.link().to_string();
    let again = Session::from_link(&link, resolver).unwrap();
    assert_eq!(again.plies(), session.plies());
    assert_eq!(again.ended(), session.ended());
    let refused = |link: Link| match Session::from_link(&link.to_string(), resolver) {
        Err(OpenError::Problem { ply, .. }) => Some(ply),
        _ => None,
    };
    let link = session.link();
    let (game, moves) = ("chess".to_owned(), vec!["A".to_owned(), "z".to_owned()]);
    assert_eq!(
        refused(Link {
            game,
            ..link.clone()
        }),
        Some(0)
    );
    assert_eq!(
        refused(Link {
            moves,
            ..link.clone()
        }),
        Some(2)
    );
    // Nobody else can have resigned.
    let ended = Some(Ended::Resign(Player(7)));
    let nobody = Link { ended, ..link }.to_string();
    assert_eq!(Session::from_link(&nobody, resolver).unwrap().ended(), None);
}

#[test]
fn wins_go_with_people_and_not_with_sides() {
    let mut session = session("en-dodoi");
    session.set_contest(Some(Contest::new(2, 2)));
    session.resign(Player(1));
    assert_eq!(session.standing().unwrap().wins(Team(0)), 1);
    let mut next = session.rematch();
    assert_eq!(next.contest().unwrap().wins(Team(1)), 1);
    next.resign(Player(0));
    assert_eq!(next.standing().unwrap().winner(), Some(Team(1)));
}
