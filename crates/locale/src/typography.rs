//! Checks of the texts themselves: what a French printer would send back.

use crate::Lang;
use crate::message::{Message, Piece, Pieces};

/// All texts as (file, key, message).
pub(crate) const ALL: &[(&str, &str, Message)] = include!(concat!(env!("OUT_DIR"), "/all.rs"));

/// Every way through the choices of a message, blanks shown as `x`, up to the end of the arm it is in; and what follows.
fn readings<'a>(pieces: &mut Pieces<'a>) -> (Vec<String>, Option<Piece<'a>>) {
    let mut all = vec![String::new()];
    while let Some(piece) = pieces.next() {
        let ends = match piece {
            Piece::Words(words) => vec![words.to_owned()],
            Piece::Var(_) => vec!["x".to_owned()],
            Piece::Choice(_) => {
                let (mut ends, mut next) = (Vec::new(), pieces.next());
                while let Some(Piece::Arm(_) | Piece::Else) = next {
                    let (arm, after) = readings(pieces);
                    ends.extend(arm);
                    next = after;
                }
                ends
            }
            end => return (all, Some(end)),
        };
        let starts = all.iter();
        all = starts
            .flat_map(|start| ends.iter().map(move |end| format!("{start}{end}")))
            .collect();
    }
    (all, None)
}

/// What is wrong with a text, if anything; `french` adds the rules of spaces.
pub(crate) fn fault(text: &str, french: bool) -> Option<String> {
    let chars: Vec<char> = text.chars().collect();
    let thin = |c: Option<&char>| matches!(c, Some('\u{A0}' | '\u{202F}'));
    let at = |i: usize| {
        chars[i.saturating_sub(12)..(i + 3).min(chars.len())]
            .iter()
            .collect::<String>()
    };
    for (i, &c) in chars.iter().enumerate() {
        let before = i.checked_sub(1).and_then(|i| chars.get(i));
        let after = chars.get(i + 1);
        let inside = chars[..i].iter().rfind(|c| ['«', '»'].contains(c)) == Some(&'«');
        let wrong = match c {
            '\'' => "a straight apostrophe",
            '"' => "a straight quotation mark",
            '.' if text[..].contains("...") => "three dots for …",
            ' ' if before == Some(&' ') => "two spaces",
            ' ' if after.is_none() => "a space at the end",
            // Inside a word or a code such as `en-dodoi:pits=8` these are no punctuation.
            ';' | ':' | '!' | '?'
                if french && !thin(before) && after.is_none_or(|a| !a.is_alphanumeric()) =>
            {
                "no no-break space before punctuation"
            }
            '»' if french && !thin(before) => "no no-break space before »",
            '«' if french && !thin(after) => "no no-break space after «",
            // Inside « » they are the second quotation marks.
            '“' | '”' if french && !inside => "English quotation marks",
            '«' | '»' if !french => "French quotation marks",
            '\u{A0}' | '\u{202F}' if !french && matches!(after, Some(';' | ':' | '!' | '?')) => {
                "a French space"
            }
            _ => continue,
        };
        return Some(format!("{wrong}: …{}…", at(i)));
    }
    None
}

#[test]
fn texts_are_set_as_they_should() {
    let mut faults = Vec::new();
    for (file, key, message) in ALL {
        for lang in Lang::ALL {
            for text in readings(&mut message.pieces(lang)).0 {
                if let Some(fault) = fault(&text, lang == Lang::Fr) {
                    faults.push(format!("{lang}/{file}.ftl: {key}: {fault}"));
                }
                if text.trim().is_empty() {
                    faults.push(format!("{lang}/{file}.ftl: {key}: empty"));
                }
            }
        }
    }
    assert!(
        faults.is_empty(),
        "{} faults:\n{}",
        faults.len(),
        faults.join("\n")
    );
}

#[test]
fn faults_are_seen() {
    for bad in [
        "Quoi ?",
        "Quoi?",
        "l'oto",
        "«\u{A0}oui »",
        "« oui\u{A0}»",
        "Fin : voici",
        "deux  mots",
        "Et...",
    ] {
        assert!(fault(bad, true).is_some(), "{bad}");
    }
    for good in [
        "Quoi\u{202F}?",
        "l’oto",
        "«\u{A0}oui\u{A0}»",
        "en-dodoi:pits=8",
        "Fin\u{A0}: voici",
        "Et…",
    ] {
        assert_eq!(fault(good, true), None, "{good}");
    }
    assert_eq!(fault("What? “Yes”: it’s so.", false), None);
    assert!(fault("it's", false).is_some());
}
