//! What is told of random games, of every game and option.

use super::*;

/// Every game of the catalogue, and each with every value of every option.
fn all_games() -> Vec<String> {
    let mut names = Vec::new();
    for entry in semailles_games::CATALOGUE {
        names.push(entry.id.to_owned());
        for option in entry.options {
            let values = match option.kind {
                Kind::Words(words) => words.iter().map(|w| (*w).to_owned()).collect(),
                Kind::Number { min, max, .. } => vec![min.to_string(), max.to_string()],
            };
            names.extend(
                values
                    .iter()
                    .map(|v| format!("{}:{}={v}", entry.id, option.name)),
            );
        }
    }
    names
}

/// The numbers in a sentence, but for those that name players or squares.
fn numbers(sentence: &str) -> Vec<u32> {
    let mut text = plain(sentence);
    for n in 1..=4 {
        for name in ["joueur", "player", "Player"] {
            text = text.replace(&format!("{name} {n}"), "");
        }
    }
    let words = text.split(|c: char| !c.is_alphanumeric());
    words.filter_map(|word| word.parse().ok()).collect()
}

/// What the numbers of a summary must come to: seeds lifted, laps if several, and all that has left the pits or come
/// to hands, by the pictures and not by what the trace says about captures.
fn owed(before: &Picture, after: &Picture, trace: &[Event]) -> u32 {
    let sum = |seeds: &[u8]| seeds.iter().map(|&n| u32::from(n)).sum::<u32>();
    let lifts: Vec<(Place, u32)> = trace
        .iter()
        .filter_map(|event| match *event {
            Event::Lift { from, seeds } => Some((from, seeds.into())),
            _ => None,
        })
        .collect();
    let laps = if lifts.len() > 1 {
        lifts.len() as u32
    } else {
        0
    };
    let (from, sown) = lifts.first().copied().unwrap_or((Place::Away, 0));
    if !before.squares.is_empty() {
        let pieces = |p: &Picture| p.squares.iter().flatten().count() as u32 + sum(&p.hands);
        let taken = trace
            .iter()
            .filter(|e| matches!(e, Event::Take { .. }))
            .count() as u32;
        return pieces(before) - pieces(after) - taken;
    }
    let void = Event::End {
        outcome: Outcome {
            verdict: Verdict::Void,
            end: End::Own,
        },
    };
    if trace.contains(&void) {
        return sown;
    }
    if before.heads != after.heads {
        // What the head that has lost a seed has left.
        let heads = before.heads.iter().zip(&after.heads);
        return heads
            .filter(|(b, a)| b != a)
            .map(|(_, &a)| u32::from(a))
            .sum();
    }
    let gained = if before.hands.is_empty() {
        sum(&before.pits) - sum(&after.pits)
    } else {
        let of_hand = if matches!(from, Place::Hand(_)) {
            sown
        } else {
            0
        };
        sum(&after.hands) + of_hand - sum(&before.hands)
    };
    sown + laps + gained
}

#[test]
fn random_games_are_told() {
    for name in all_games() {
        let game = game(&name);
        let mut rng = SplitMix64::new(7);
        for _ in 0..3 {
            let mut run = game.begin();
            for _ in 0..400 {
                if run.legal().is_empty() {
                    break;
                }
                let m = run.legal()[rng.below(run.legal().len())];
                let (mover, before) = (run.to_move(), run.picture());
                let mut trace = Vec::new();
                run.play_traced(m, &mut trace).expect("a legal move");
                for lang in Lang::ALL {
                    let sentence = summary(lang, &*game, mover, &trace);
                    check(lang, &sentence);
                    let owed = owed(&before, &run.picture(), &trace);
                    assert_eq!(
                        numbers(&sentence).iter().sum::<u32>(),
                        owed,
                        "{name}: {}: {sentence}",
                        run.move_text(m)
                    );
                    let lines = events(lang, &*game, mover, &trace);
                    assert!(!lines.is_empty());
                    lines.iter().for_each(|line| check(lang, line));
                    if let Some(end) = run.outcome() {
                        check(lang, &outcome(lang, &*game, end, &run.score(), &trace));
                        check(lang, &outcome(lang, &*game, end, &run.score(), &[]));
                    }
                }
            }
        }
    }
}
