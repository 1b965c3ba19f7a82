//! What may come into a game from outside: descriptions and names.

use semailles_core::RULES_VERSION;
use semailles_session::online::Table;
use semailles_wire::online::{Clock, Leaver, Plan, Refusal, Setup};
use unicode_normalization::UnicodeNormalization;
use unicode_security::general_security_profile::IdentifierType;
use unicode_security::{GeneralSecurityProfile, MixedScript};
use unicode_segmentation::UnicodeSegmentation;

use super::Rules;

/// The most bytes of a game's name with options, and of a position.
const MAX_TEXT: usize = 400;
/// The most moves a game may bring with it.
const MAX_MOVES: usize = 2_000;
/// The most letters of a name, as people count them.
const MAX_LETTERS: usize = 24;
/// The most signs that make one letter.
const MAX_SIGNS: usize = 4;
/// The longest a player may think or be waited for: thirty days, in seconds.
const MAX_SECONDS: u32 = 30 * 24 * 60 * 60;

/// Whether a game may be made.
pub(super) fn setup(setup: &Setup, rules: Rules) -> Result<(), Refusal> {
    let bad = |why: String| Err(Refusal::Bad(why));
    if setup.rules != RULES_VERSION {
        return Err(Refusal::OtherRules(RULES_VERSION));
    }
    let start = setup.start.as_deref().unwrap_or_default();
    if setup.game.len() > MAX_TEXT || start.len() > MAX_TEXT {
        return bad(format!("game or position of more than {MAX_TEXT} bytes"));
    }
    if setup.moves.len() > MAX_MOVES {
        return bad(format!(
            "{} moves, expected at most {MAX_MOVES}",
            setup.moves.len()
        ));
    }
    let level = |n: u8| (1..=5).contains(&n);
    let plans = setup.seats.iter().all(|plan| match *plan {
        Plan::Open => true,
        Plan::Filled(n) | Plan::Computer(n) => level(n),
    });
    let seconds = |n: u32| (5..=MAX_SECONDS).contains(&n);
    let leaver = match setup.leaver {
        Leaver::Wait => true,
        Leaver::Claim(n) => seconds(n),
        Leaver::Computer(n, l) => seconds(n) && level(l),
    };
    if !plans || !leaver {
        return bad(format!(
            "a level not from 1 to 5, or a wait not from 5 to {MAX_SECONDS} seconds"
        ));
    }
    let clock = match setup.clock {
        Clock::None => true,
        Clock::PerMove(each) => seconds(each / 1000),
        Clock::Fischer { base, increment } => {
            seconds(base / 1000) && increment / 1000 <= MAX_SECONDS
        }
    };
    if !clock {
        return bad(format!("a clock not from 5 to {MAX_SECONDS} seconds"));
    }
    match Table::new(setup.clone(), &rules) {
        Ok(table) if table.is_over() => bad("the game is over already".to_owned()),
        Ok(_) => Ok(()),
        Err(fault) => bad(fault.to_string()),
    }
}

/// A name as it is shown to others: in one form, one line, one direction, and of one kind of script.
pub(super) fn name(text: &str) -> Result<String, Refusal> {
    let bad = |why: &str| Err(Refusal::Bad(format!("name: {why}")));
    if text.len() > 8 * MAX_LETTERS {
        return bad("too long");
    }
    let name: String = text.trim().nfc().collect();
    let letters: Vec<&str> = name.graphemes(true).collect();
    if letters.len() > MAX_LETTERS || letters.iter().any(|l| l.chars().count() > MAX_SIGNS) {
        return bad("more than 24 letters, or a letter of more than 4 signs");
    }
    // Spaces, hyphens and apostrophes are not for identifiers, but they are for names.
    let common = |c: char| matches!(c, ' ' | '-' | '\'' | '’' | '.' | '·');
    // Nor are scripts that few computers write: N’Ko, Tifinagh, Adlam, Vai … People are called in them.
    // A colon would make a name speak: “Awa: well played!”
    let written = |c: char| {
        let few = c.identifier_type() == Some(IdentifierType::Limited_Use);
        c != ':' && (c.identifier_allowed() || few)
    };
    if !name.chars().all(|c| common(c) || written(c)) || name.contains("  ") {
        return bad("expected letters, digits, and single spaces, hyphens or apostrophes");
    }
    let word: String = name.chars().filter(|&c| !common(c)).collect();
    if !word.as_str().is_single_script() {
        return bad("letters of several scripts that look alike");
    }
    Ok(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_people_pass() {
        for good in [
            "",
            "Awa",
            "Léa",
            "N’Golo",
            "Kɔfí Àdɛ̀",
            "Ọláyínká",
            "Aïcha-Marie",
            "Ŋɔŋ 2",
            "آوا",
            "አበበ",
            "小明",
            "J. P.",
            "Ɓaaba Ɗiallo",
            "Zoë",
        ] {
            assert_eq!(
                name(good).as_deref(),
                Ok(good.nfc().collect::<String>().as_str()),
                "{good}"
            );
        }
        assert_eq!(name("  Awa "), Ok("Awa".to_owned()));
        // One form for what looks the same.
        assert_eq!(name("Le\u{301}a"), Ok("L\u{e9}a".to_owned()));
    }

    #[test]
    fn what_misleads_does_not() {
        for bad in [
            "Aw\u{430}",
            "a\u{202e}bc",
            "a\u{200b}b",
            "a\nb",
            "a\u{7}b",
            "a  b",
            "<b>Awa</b>",
            "a&b",
            "{}",
            "\u{feff}Awa",
            "Z\u{300}\u{301}\u{302}\u{303}\u{304}",
            "ａｗａ",
            "\u{1f331}",
            "\u{e000}",
            "\u{2067}Awa",
            "aaaaaaaaaaaaaaaaaaaaaaaaa",
        ] {
            assert!(name(bad).is_err(), "{bad:?}");
        }
        assert!(name(&"a".repeat(10_000_000)).is_err());
    }
}
