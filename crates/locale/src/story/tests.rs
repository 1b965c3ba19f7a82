//! Golden sentences in both languages, and laws of random games.

mod random_games;
mod why;

use semailles_core::record::Ended;
use semailles_core::{
    AnyGame, AnyRun, End, Event, Kind, Outcome, Picture, Place, Player, SplitMix64, Team, Verdict,
    Why,
};

use super::{ended, events, outcome, player_name, summary, team_name, turn};
use crate::Lang;
use crate::typography::fault;

fn game(name: &str) -> Box<dyn AnyGame> {
    semailles_games::game(name).expect("a game of the catalogue")
}

/// No-break spaces as plain ones, so that goldens can be read and typed; their places are checked by [`check`].
fn plain(text: &str) -> String {
    text.replace(['\u{A0}', '\u{202F}'], " ")
}

/// What holds for every sentence.
fn check(lang: Lang, sentence: &str) {
    assert_eq!(fault(sentence, lang == Lang::Fr), None, "{sentence}");
    assert!(!sentence.contains(['{', '}']), "an open blank: {sentence}");
    let mut letters = sentence.chars();
    let first = letters.next().expect("not empty");
    assert!(
        first.is_uppercase() || first == '…',
        "no capital: {sentence}"
    );
    assert!(sentence.ends_with(['.', '…']), "no full stop: {sentence}");
    assert!(
        !["..", " .", "  ", "()", ", ,", ": ,", ": ."]
            .iter()
            .any(|bad| plain(sentence).contains(bad)),
        "a gap: {sentence}"
    );
}

/// Plays a move from a position (empty for the start).
fn play(
    game: &dyn AnyGame,
    position: &str,
    text: &str,
) -> (Box<dyn AnyRun>, Option<Player>, Vec<Event>) {
    let mut run = match position {
        "" => game.begin(),
        _ => game.set_up(position).expect("a position"),
    };
    let mover = run.to_move();
    let m = run.read_move(text).expect("a legal move");
    let mut trace = Vec::new();
    run.play_traced(m, &mut trace).expect("a legal move");
    (run, mover, trace)
}

#[track_caller]
fn told(lang: Lang, sentence: &str, golden: &str) {
    check(lang, sentence);
    assert_eq!(plain(sentence), golden);
}

#[track_caller]
fn told_summary(name: &str, position: &str, text: &str, fr: &str, en: &str) {
    let game = game(name);
    let (_, mover, trace) = play(&*game, position, text);
    told(Lang::Fr, &summary(Lang::Fr, &*game, mover, &trace), fr);
    told(Lang::En, &summary(Lang::En, &*game, mover, &trace), en);
}

#[test]
fn a_sowing_in_one_sentence() {
    told_summary(
        "en-dodoi",
        "",
        "A",
        "Sud sème 4 graines de A en 5 tours et prend 2 graines.",
        "South sows 4 seeds from A in 5 laps and captures 2 seeds.",
    );
    // The pit opposite, and the seed that ended the move.
    told_summary(
        "en-dodoi",
        "1,0,0,0,0,1/1,0,0,0,3,0 20-20 S 0",
        "A",
        "Sud sème 1 graine de A et prend 4 graines.",
        "South sows 1 seed from A and captures 4 seeds.",
    );
    told_summary(
        "djenon-abe",
        "0,0,0,0,0,1/3,0,0,0,0,4 10-30 S 0",
        "F",
        "Sud sème 1 graine de F et prend 4 graines.",
        "South sows 1 seed from F and captures 4 seeds.",
    );
    told_summary(
        "djenon-abe",
        "0,0,0,0,0,0/0,0,1,0,1,4 10-32 S 0",
        "-",
        "Sud passe : sa rangée est vide.",
        "South passes: the row is empty.",
    );
    told_summary(
        "anywoli",
        "3,3,3,3,3,3,3,3,3,3,3,3/0,0,0,0,0,0,0,0,0,0,0,0 20-28 N 0",
        "-",
        "Nord passe, faute de coup.",
        "North passes, having no move.",
    );
}

#[test]
fn extra_moves_and_captures_for_the_owners() {
    told_summary(
        "anywoli",
        "0,0,0,0,0,0,0,0,0,0,1,3/0,0,0,0,2,0,0,0,0,1,1,1 44-43 S 0",
        "K",
        "Sud sème 1 graine de K, prend 4 graines et rejoue.",
        "South sows 1 seed from K, captures 4 seeds and plays again.",
    );
    told_summary(
        "anywoli",
        "3,0,0,0,0,0,0,0,0,0,0,1/0,0,0,0,0,0,0,0,0,5,3,2 40-42 N 0",
        "j",
        "Nord sème 5 graines de j et prend 4 graines ; Sud en reçoit 4.",
        "North sows 5 seeds from j and captures 4 seeds; South receives 4.",
    );
}

#[test]
fn what_is_left_at_the_end() {
    told_summary(
        "en-dodoi",
        "1,0,0,1,1,0/0,0,0,0,0,0 20-25 S 2",
        "A",
        "Sud sème 1 graine de A ; il en reste 3 pour Sud.",
        "South sows 1 seed from A; what is left: 3 for South.",
    );
    told_summary(
        "djenon-abe",
        "1,1,0,1,0,0/0,0,0,0,0,0 12-33 S 0",
        "A",
        "Sud sème 1 graine de A et prend 2 graines ; Sud en donne 1 à Nord.",
        "South sows 1 seed from A and captures 2 seeds; South gives 1 to North.",
    );
    told_summary(
        "djenon-abe:leftovers=void",
        "1,1,0,1,0,0/0,0,0,0,0,0 12-33 S 0",
        "A",
        "Sud sème 1 graine de A et prend 2 graines ; celle qui reste ne compte pour personne.",
        "South sows 1 seed from A and captures 2 seeds; the one left counts for nobody.",
    );
    told_summary(
        "djenon-abe:quiet=10",
        "1,0,0,0,0,0/5,0,0,0,0,3 20-19 S 9",
        "A",
        "Sud sème 1 graine de A ; le reste est partagé : 4 pour Sud, 4 pour Nord et 1 pour personne.",
        "South sows 1 seed from A; what is left is shared: 4 for South, 4 for North and 1 for nobody.",
    );
    told_summary(
        "anywoli",
        "0,0,0,0,0,0,0,0,0,0,1,3/0,0,0,0,0,0,0,0,0,0,1,1 44-46 S 0",
        "K",
        "Sud sème 1 graine de K et prend 4 graines ; les 2 dernières graines vont à Sud.",
        "South sows 1 seed from K and captures 4 seeds; the last 2 seeds go to South.",
    );
    let before = "0,0,0,0,0,0,0,0,0,0,1,3/0,0,0,0,0,0,0,0,0,0,1,1 44-46 S 0";
    told_summary(
        "anywoli:last-four=lot",
        before,
        "K",
        "Sud sème 1 graine de K et prend 4 graines ; le sort décidera des dernières graines.",
        "South sows 1 seed from K and captures 4 seeds; the lot will decide the last seeds.",
    );
    told_summary(
        "anywoli:last-four=lot",
        "0,0,0,0,0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0,0,0,1,1 48-46 ? 0",
        "lot=N",
        "Le sort donne les 2 dernières graines à Nord.",
        "The lot gives the last 2 seeds to North.",
    );
}

#[test]
fn endless_sowings() {
    let position = "0,2,1,0,1,2/0,1,2,1,0,1 20-17 S 0";
    told_summary(
        "en-dodoi:endless=stop",
        position,
        "F",
        "Sud sème 2 graines de F en 5000 tours (la limite d’un semis sans fin).",
        "South sows 2 seeds from F in 5000 laps (the limit of an endless sowing).",
    );
    told_summary(
        "en-dodoi:endless=void",
        position,
        "F",
        "Sud sème 2 graines de F sans fin : la partie est annulée.",
        "South sows 2 seeds from F without end: the game is void.",
    );
    let game = game("en-dodoi:endless=stop");
    let (_, mover, trace) = play(&*game, position, "F");
    let lines = events(Lang::Fr, &*game, mover, &trace);
    assert_eq!(lines.len(), 25);
    told(Lang::Fr, &lines[20], "… encore 4978 tours de semis…");
    told(
        Lang::Fr,
        &lines[23],
        "Le semis ne finirait jamais ; il s’arrête après 5000 tours.",
    );
}

#[test]
fn dzuwa_in_one_sentence() {
    let told = |name, position, text, fr, en| told_summary(name, position, text, fr, en);
    told(
        "dzuwa",
        "",
        "a<",
        "Le joueur 1 sème 3 pions de a dans le sens horaire et prend 10 pions.",
        "Player 1 sows 3 seeds from a clockwise and captures 10 seeds.",
    );
    told(
        "dzuwa",
        "0,0,0/2,2,2/2,2,2/2,2,2 3,0,0,0 4,4,4,4 - 1 0",
        "h",
        "Le joueur 1 sème sa main de 3 pions (mazay).",
        "Player 1 sows a hand of 3 seeds (mazay).",
    );
    told(
        "dzuwa:hand-clockwise=from-right",
        "0,0,0/2,0,0/2,0,0/2,0,3 4,0,0,0 4,4,4,4 - 1 0",
        "h<",
        "Le joueur 1 sème sa main de 4 pions dans le sens horaire et prend 4 pions.",
        "Player 1 sows a hand of 4 seeds clockwise and captures 4 seeds.",
    );
    told(
        "dzuwa",
        "0,0,0/2,2,2/0,0,0/0,0,0 4,0,0,0 4,4,4,4 - 1 0",
        "x",
        "Le joueur 1 frappe la tête (géɗ) du joueur 2 avec le poison (déré) : il y reste 3 pions.",
        "Player 1 strikes the head (géɗ) of player 2 with the poison (déré): it has 3 seeds left.",
    );
    told(
        "dzuwa",
        "0,0,0/2,2,2/2,2,2/2,2,2 0,0,0,0 3,4,4,4 - 1 0",
        "z",
        "Le joueur 1 pose en a un pion de sa tête (géɗ) : il y en reste 2.",
        "Player 1 puts a seed of the head (géɗ) in a: it has 2 left.",
    );
    told(
        "dzuwa",
        "0,0,0/2,2,2/2,2,2/2,2,2 0,0,0,0 0,4,4,4 - 1 0",
        "-",
        "Le joueur 1 passe, n’a plus rien et sort : hors-jeu, kə́ tə guzhe mbúróm.",
        "Player 1 passes, has nothing left and is out: kə́ tə guzhe mbúróm.",
    );
    told(
        "dzuwa",
        "0,0,0/0,0,0/0,0,4/0,0,0 0,0,0,0 0,4,4,4 1 3 0",
        "c",
        "Le joueur 3 sème 4 pions de c ; le joueur 1 revient en jeu.",
        "Player 3 sows 4 seeds from c; player 1 is back in play.",
    );
}

#[test]
fn wali_in_one_sentence() {
    let told = |name, position, text, fr, en| told_summary(name, position, text, fr, en);
    told(
        "wali",
        "",
        "c3",
        "Les longs posent un bâtonnet en c3.",
        "The longs place a stick on c3.",
    );
    told(
        "wali",
        "LL4/2L3/6/6/4RR 0,0 L 0",
        "c4c3",
        "Les longs avancent de c4 en c3.",
        "The longs step from c4 to c3.",
    );
    told(
        "wali",
        "RR4/2R3/6/6/4LL 0,0 R 0",
        "c4c5xe1",
        "Les ronds avancent de c4 en c5, alignent trois cailloux et prennent le bâtonnet e1.",
        "The ronds step from c4 to c5, align three pebbles and take the stick on e1.",
    );
    told(
        "wali:line=three-or-more",
        "LL4/2L3/6/6/3RRR 0,0 L 0",
        "c4c5xf1",
        "Les longs avancent de c4 en c5, font un alignement et prennent le caillou f1.",
        "The longs step from c4 to c5, make a line and take the pebble on f1.",
    );
}

const SOUTH: Player = Player(0);
const NORTH: Player = Player(1);

/// A line for an event made by hand, of which the mover is the first player.
#[track_caller]
fn line(name: &str, event: Event, fr: &str, en: &str) {
    let game = game(name);
    for (lang, golden) in [(Lang::Fr, fr), (Lang::En, en)] {
        let lines = events(lang, &*game, Some(SOUTH), &[event]);
        assert_eq!(lines.len(), 1, "{event:?}");
        told(lang, &lines[0], golden);
    }
}

#[test]
fn a_line_for_each_event() {
    let dzuwa = |event, fr, en| line("dzuwa", event, fr, en);
    let wali = |event, fr, en| line("wali", event, fr, en);
    line(
        "en-dodoi",
        Event::Stopped { laps: 5000 },
        "Le semis ne finirait jamais ; il s’arrête après 5000 tours.",
        "The sowing would never end; it stops after 5000 laps.",
    );
    line(
        "en-dodoi",
        Event::Pass { player: NORTH },
        "Nord passe.",
        "North passes.",
    );
    line(
        "en-dodoi",
        Event::Turn {
            player: Some(NORTH),
        },
        "À Nord de jouer.",
        "North to play.",
    );
    line(
        "en-dodoi",
        Event::Turn {
            player: Some(SOUTH),
        },
        "Sud rejoue.",
        "South plays again.",
    );
    line(
        "anywoli",
        Event::Turn { player: None },
        "Le sort décide des dernières graines.",
        "The lot decides who gets the last seeds.",
    );
    dzuwa(
        Event::Strike {
            by: Player(0),
            head: Player(3),
            left: 2,
        },
        "Le quatrième pion frappe la tête (géɗ) du joueur 4 ; le joueur 1 le reprend avec un pion de cette tête, où il en reste 2.",
        "The fourth seed strikes the head (géɗ) of player 4; player 1 takes it back with one seed of that head, which has 2 left.",
    );
    dzuwa(
        Event::HeadIn {
            player: Player(0),
            pit: 0,
            left: 0,
        },
        "Le joueur 1 pose en a un pion de sa tête (géɗ), où il en reste 0.",
        "Player 1 puts a seed of the head (géɗ) in a; the head has 0 left.",
    );
    dzuwa(
        Event::Out { player: Player(2) },
        "Le joueur 3 est hors-jeu : kə́ tə guzhe mbúróm.",
        "Player 3 is out: kə́ tə guzhe mbúróm.",
    );
    dzuwa(
        Event::Back { player: Player(2) },
        "Le joueur 3 revient en jeu.",
        "Player 3 is back in play.",
    );
    wali(
        Event::Pass { player: Player(1) },
        "Les ronds passent.",
        "The ronds pass.",
    );
    wali(
        Event::Place {
            player: Player(1),
            square: 12,
        },
        "Les ronds posent un caillou en c3.",
        "The ronds place a pebble on c3.",
    );
    wali(
        Event::Step { from: 12, to: 13 },
        "Les longs avancent de c3 en c4.",
        "The longs step from c3 to c4.",
    );
    wali(
        Event::Take {
            player: Player(1),
            square: 29,
        },
        "Les longs prennent le caillou f5.",
        "The longs take the pebble on f5.",
    );
    wali(
        Event::Discard {
            player: Player(0),
            pieces: 2,
        },
        "Les longs perdent 2 bâtonnets, faute de case où poser.",
        "The longs lose 2 sticks that cannot be placed.",
    );
    wali(
        Event::Turn {
            player: Some(Player(0)),
        },
        "Les longs rejouent.",
        "The longs play again.",
    );
    let end = |verdict| Event::End {
        outcome: Outcome {
            verdict,
            end: End::Own,
        },
    };
    wali(
        end(Verdict::Win(Team(1))),
        "Fin de la partie : les ronds gagnent.",
        "The game is over: the ronds win.",
    );
    dzuwa(
        end(Verdict::Win(Team(1))),
        "Fin de la partie : les joueurs 2 et 4 gagnent.",
        "The game is over: players 2 and 4 win.",
    );
    dzuwa(
        end(Verdict::Draw),
        "Fin de la partie : partie nulle.",
        "The game is over: a draw.",
    );
}

#[test]
fn a_line_for_each_capture() {
    let capture = |pit, seeds, to, why, fr, en| {
        let (from, to) = (Place::Pit(pit), Place::Store(to));
        line(
            "anywoli",
            Event::Capture {
                from,
                seeds,
                to,
                why,
            },
            fr,
            en,
        );
    };
    capture(
        14,
        2,
        SOUTH,
        Why::End,
        "Sud prend 2 graines en c de Nord.",
        "South captures 2 seeds in North’s c.",
    );
    capture(
        3,
        4,
        SOUTH,
        Why::Chain,
        "Sud prend 4 graines en D.",
        "South captures 4 seeds in D.",
    );
    capture(
        14,
        3,
        SOUTH,
        Why::Cross,
        "Sud prend 3 graines en face, en c de Nord.",
        "South captures 3 seeds opposite, in North’s c.",
    );
    capture(
        9,
        1,
        SOUTH,
        Why::Trigger,
        "Sud prend la graine qui a fini le coup, en J.",
        "South captures the seed that ended the move, in J.",
    );
    capture(
        14,
        4,
        NORTH,
        Why::InSow,
        "En chemin, 4 graines se réunissent en c de Nord : Nord les prend.",
        "On the way 4 seeds come together in North’s c: North takes them.",
    );
    capture(
        14,
        4,
        SOUTH,
        Why::LastSeed,
        "La dernière graine en réunit 4 en c de Nord : Sud les prend.",
        "The last seed brings 4 together in North’s c: South takes them.",
    );
    capture(
        0,
        3,
        NORTH,
        Why::LastFour,
        "Les 3 dernières graines vont à Nord (A 3).",
        "The last 3 seeds go to North (A 3).",
    );
    capture(
        0,
        1,
        NORTH,
        Why::LastFour,
        "La dernière graine va à Nord (A 1).",
        "The last seed goes to North (A 1).",
    );
    capture(
        0,
        1,
        NORTH,
        Why::Gift,
        "Don : 1 graine de A à Nord.",
        "Gift: 1 seed from A to North.",
    );
    capture(
        13,
        5,
        NORTH,
        Why::Leftovers,
        "Ce qui reste, 5 graines, va à Nord (chez Nord, b 5).",
        "What is left, 5 seeds, goes to North (North’s b 5).",
    );
    capture(
        1,
        5,
        NORTH,
        Why::Share,
        "Partage : 5 graines à Nord (B 5).",
        "Sharing: 5 seeds to North (B 5).",
    );
    capture(
        1,
        4,
        NORTH,
        Why::Lot,
        "Le sort donne 4 graines à Nord (B 4).",
        "The lot gives 4 seeds to North (B 4).",
    );
    line(
        "anywoli",
        Event::Capture {
            from: Place::Pit(1),
            seeds: 1,
            to: Place::Away,
            why: Why::Share,
        },
        "Hors du compte : 1 graine (B 1).",
        "Counted for nobody: 1 seed (B 1).",
    );
}

#[test]
fn a_move_event_by_event() {
    let told_lines = |name, position, text, fr: &[&str], en: &[&str]| {
        let game = game(name);
        let (_, mover, trace) = play(&*game, position, text);
        for (lang, golden) in [(Lang::Fr, fr), (Lang::En, en)] {
            let lines = events(lang, &*game, mover, &trace);
            lines.iter().for_each(|line| check(lang, line));
            let lines: Vec<String> = lines.iter().map(|line| plain(line)).collect();
            assert_eq!(lines, golden);
        }
    };
    told_lines(
        "en-dodoi",
        "0,0,0,0,0,2/0,2,0,0,0,1 20-23 S 0",
        "F",
        &[
            "Sud sème 2 graines de F : chez Nord, a 1, b 3.",
            "Relais en b de Nord, 3 graines : c 1, d 1, e 1.",
            "À Nord de jouer.",
        ],
        &[
            "South sows 2 seeds from F: North’s a 1, b 3.",
            "Relay from North’s b, 3 seeds: c 1, d 1, e 1.",
            "North to play.",
        ],
    );
    told_lines(
        "anywoli",
        "3,0,0,0,0,0,0,0,0,0,0,1/0,0,0,0,0,0,0,0,0,5,3,2 40-42 N 0",
        "j",
        &[
            "Nord sème 5 graines de j : k 4.",
            "En chemin, 4 graines se réunissent en k : Nord les prend.",
            "Le semis continue : l 3 ; chez Sud, A 4.",
            "En chemin, 4 graines se réunissent en A de Sud : Sud les prend.",
            "Le semis continue : B 1, C 1.",
            "À Sud de jouer.",
        ],
        &[
            "North sows 5 seeds from j: k 4.",
            "On the way 4 seeds come together in k: North takes them.",
            "The sowing goes on: l 3; South’s A 4.",
            "On the way 4 seeds come together in South’s A: South takes them.",
            "The sowing goes on: B 1, C 1.",
            "South to play.",
        ],
    );
    told_lines(
        "dzuwa",
        "",
        "a",
        &[
            "Le joueur 1 sème 3 pions de a : b 3, c 3 ; chez le joueur 2, a 4.",
            "Le joueur 1 prend 10 pions en chaîne : chez le joueur 2, a 4 ; chez le joueur 1, c 3, b 3.",
            "Au joueur 2 de jouer.",
        ],
        &[
            "Player 1 sows 3 seeds from a: b 3, c 3; player 2’s a 4.",
            "Player 1 captures 10 seeds in a chain: player 2’s a 4; player 1’s c 3, b 3.",
            "Player 2 to play.",
        ],
    );
}

/// The end of a game that ends with a move, or at once.
#[track_caller]
fn told_end(name: &str, position: &str, text: &str, fr: &str, en: &str) {
    let game = game(name);
    let (run, trace) = if text.is_empty() {
        (game.set_up(position).expect("a position"), Vec::new())
    } else {
        let (run, _, trace) = play(&*game, position, text);
        (run, trace)
    };
    let end = run.outcome().expect("the end");
    told(
        Lang::Fr,
        &outcome(Lang::Fr, &*game, end, &run.score(), &trace),
        fr,
    );
    told(
        Lang::En,
        &outcome(Lang::En, &*game, end, &run.score(), &trace),
        en,
    );
}

#[test]
fn ends_of_sowing_games() {
    told_end(
        "en-dodoi",
        "1,0,0,1,1,0/0,0,0,0,0,0 20-25 S 2",
        "A",
        "Nord gagne 25 à 23 : Nord n’a plus de coup, et ce qui reste (3 graines) va à Sud, qui a joué en dernier.",
        "North wins 25–23: North has no move left, and what remains (3 seeds) goes to South, who moved last.",
    );
    told_end(
        "en-dodoi",
        "1,0,0,0,0,0/0,0,0,0,1,0 20-26 S 0",
        "A",
        "Nord gagne 26 à 22 : le plateau est vide.",
        "North wins 26–22: the board is empty.",
    );
    told_end(
        "en-dodoi:endless=void",
        "0,2,1,0,1,2/0,1,2,1,0,1 20-17 S 0",
        "F",
        "Partie annulée : un semis sans fin a été choisi.",
        "The game is void: an endless sowing was chosen.",
    );
    told_end(
        "djenon-abe",
        "1,1,0,1,0,0/0,0,0,0,0,0 12-33 S 0",
        "A",
        "Nord gagne 34 à 14 : la rangée de Nord est vide.",
        "North wins 34–14: North’s row is empty.",
    );
    told_end(
        "djenon-abe",
        "1,0,0,0,0,0/0,1,0,0,0,0 22-24 S 0",
        "",
        "Nord gagne 25 à 23 : il n’y a plus de coup permis.",
        "North wins 25–23: there is no legal move left.",
    );
    told_end(
        "djenon-abe:leftovers=share",
        "1,0,0,0,0,1/0,0,0,0,0,0 22-23 S 0",
        "F",
        "Nord gagne 24 à 23 : il ne reste qu’une graine de chaque côté, et le reste est partagé.",
        "North wins 24–23: only one seed is left on each side, and what was left is shared.",
    );
    told_end(
        "djenon-abe:quiet=10",
        "1,0,0,0,0,0/5,0,0,0,0,2 20-20 S 9",
        "A",
        "Partie nulle, 24 à 24 : la limite de 10 coups de suite sans prise est atteinte, et le reste est partagé.",
        "A draw, 24–24: the limit of 10 moves in a row without a capture is reached, and what was left is shared.",
    );
    told_end(
        "anywoli",
        "0,0,0,0,0,0,0,0,0,0,1,3/0,0,0,0,0,0,0,0,0,0,1,1 44-46 S 0",
        "K",
        "Sud gagne 50 à 46 : il ne restait que 2 graines, qui vont à Sud.",
        "South wins 50–46: only 2 seeds were left, and they go to South.",
    );
    told_end(
        "anywoli",
        "0,0,0,0,0,0,0,0,0,0,1,3/0,0,0,0,0,0,0,0,0,0,0,1 44-47 S 0",
        "K",
        "Sud gagne 49 à 47 : il ne restait qu’une graine, qui va à Sud.",
        "South wins 49–47: only one seed was left, and it goes to South.",
    );
    told_end(
        "anywoli:last-four=lot",
        "0,0,0,0,0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0,0,0,1,1 48-46 ? 0",
        "lot=N",
        "Partie nulle, 48 à 48 : le sort a donné 2 graines à Nord.",
        "A draw, 48–48: the lot has given 2 seeds to North.",
    );
    told_end(
        "anywoli",
        "0,0,0,0,0,0,0,0,0,0,1,2/0,0,0,0,0,0,0,0,0,0,0,0 44-48 S 0",
        "",
        "Nord gagne 49 à 45 : il ne restait que quatre graines ou moins, qui sont partagées.",
        "North wins 49–45: only four seeds or fewer were left, and they are shared.",
    );
}

#[test]
fn ends_of_dzuwa_and_wali() {
    let lost = "0,0,1/1,0,0/0,0,0/0,0,0 0,0,0,0 4,0,4,0 4 1 0";
    told_end(
        "dzuwa",
        lost,
        "c",
        "Les joueurs 1 et 3 gagnent 10 à 0 : les joueurs 2 et 4 sont hors-jeu ou n’ont plus rien.",
        "Players 1 and 3 win 10–0: players 2 and 4 are out or have nothing left.",
    );
    told_end(
        "dzuwa:teams=off",
        "0,0,1/1,0,0/0,0,0/0,0,0 0,0,0,0 4,0,0,0 34 1 0",
        "c",
        "Le joueur 1 gagne : nul autre n’est encore en jeu avec un pion.",
        "Player 1 wins: nobody else is still in play with a seed.",
    );
    told_end(
        "dzuwa:teams=off,quiet=10",
        "0,1,0/1,0,0/0,0,0/0,0,0 0,0,0,0 4,2,3,4 - 1 9",
        "b",
        "Le joueur 1 gagne, 5 pour le joueur 1, 3 pour le joueur 2, 3 pour le joueur 3 et 4 pour le joueur 4 : \
         la limite de 10 coups de suite sans tête entamée ni sortie est atteinte.",
        "Player 1 wins, 5 for player 1, 3 for player 2, 3 for player 3 and 4 for player 4: \
         the limit of 10 moves in a row in which no head lost a seed and nobody went out is reached.",
    );
    told_end(
        "wali",
        "LL4/2L3/6/6/5R 0,0 L 0",
        "c4c5xf1",
        "Les longs gagnent : les ronds n’ont plus un seul pion.",
        "The longs win: the ronds have no piece left.",
    );
    told_end(
        "wali:lose-at=2",
        "LL4/2L3/6/6/3RRR 0,0 L 0",
        "c4c5xf1",
        "Les longs gagnent : les ronds n’ont plus que 2 pions.",
        "The longs win: the ronds have only 2 pieces left.",
    );
    told_end(
        "wali:quiet=10",
        "LL4/2L3/6/6/3RRR 0,0 L 9",
        "c4c3",
        "Partie nulle : la limite de 10 coups de suite sans prise est atteinte.",
        "A draw: the limit of 10 moves in a row without a capture is reached.",
    );
    let game = game("wali");
    let again = Outcome {
        verdict: Verdict::Draw,
        end: End::Repetition,
    };
    told(
        Lang::Fr,
        &outcome(Lang::Fr, &*game, again, &[3, 3], &[]),
        "Partie nulle : la même position est revenue pour la 3e fois.",
    );
    told(
        Lang::En,
        &outcome(Lang::En, &*game, again, &[3, 3], &[]),
        "A draw: the same position has occurred 3 times.",
    );
}

#[test]
fn names_and_turns() {
    let (wali, dzuwa, alone) = (game("wali"), game("dzuwa"), game("dzuwa:teams=off"));
    assert_eq!(player_name(Lang::Fr, &*wali, Player(0)), "Les longs");
    assert_eq!(player_name(Lang::En, &*dzuwa, Player(3)), "Player 4");
    assert_eq!(team_name(Lang::Fr, &*dzuwa, Team(1)), "Joueurs 2 et 4");
    assert_eq!(team_name(Lang::Fr, &*alone, Team(1)), "Joueur 2");
    assert_eq!(team_name(Lang::En, &*wali, Team(1)), "The ronds");
    assert_eq!(
        turn(Lang::Fr, &*wali, Some(Player(1))),
        "Aux ronds de jouer."
    );
    assert_eq!(
        turn(Lang::Fr, &*dzuwa, Some(Player(0))),
        "Au joueur 1 de jouer."
    );
    let says = |lang, game: &dyn AnyGame, how| ended(lang, game, how);
    assert_eq!(
        says(Lang::Fr, &*wali, Ended::Resign(Player(0))),
        "Les longs abandonnent."
    );
    assert_eq!(
        says(Lang::En, &*dzuwa, Ended::Time(Player(1))),
        "Player 2 has no time left."
    );
    told(
        Lang::Fr,
        &says(Lang::Fr, &*wali, Ended::AgreedDraw),
        "Les joueurs conviennent d’une partie nulle.",
    );
    told(
        Lang::En,
        &says(Lang::En, &*wali, Ended::AgreedShare),
        "The players agree to share what is left.",
    );
}

#[test]
fn placing_is_over() {
    let game = game("wali");
    let trace = [
        Event::Place {
            player: Player(0),
            square: 0,
        },
        Event::Discard {
            player: Player(1),
            pieces: 1,
        },
        Event::Turn {
            player: Some(Player(0)),
        },
    ];
    told(
        Lang::Fr,
        &summary(Lang::Fr, &*game, Some(Player(0)), &trace),
        "Les longs posent un bâtonnet en a1 ; les ronds perdent 1 caillou, faute de case où poser ; \
         la pose est finie, les longs jouent.",
    );
    told(
        Lang::En,
        &summary(Lang::En, &*game, Some(Player(0)), &trace),
        "The longs place a stick on a1; the ronds lose 1 pebble that cannot be placed; placing is over, the longs move.",
    );
}
