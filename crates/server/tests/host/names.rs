use semailles_wire::online::{Refusal, Secret, ToClient, ToServer, What};

use super::house::{House, setup};

/// Names that are kept (`+`) and names that are refused (`-`); the browser tests read them too.
const NAMES: &str = include_str!("names.txt");

/// `\u{…}` is one sign.
fn read(text: &str) -> String {
    let mut parts = text.split("\\u{");
    let mut read = parts.next().unwrap().to_owned();
    for part in parts {
        let (number, rest) = part.split_once('}').unwrap();
        let sign = u32::from_str_radix(number, 16).unwrap();
        // What is no sign at all comes as the one that stands for it.
        read.push(char::from_u32(sign).unwrap_or(char::REPLACEMENT_CHARACTER));
        read.push_str(rest);
    }
    read
}

/// Three hundred names: each is kept as it is or refused, and none is changed or cut short.
#[test]
fn names_are_kept_as_they_are_or_refused() {
    let mut house = House::new();
    let mut wrong = Vec::new();
    let mut number = 0_u64;
    for line in NAMES.lines().filter(|line| !line.starts_with('#')) {
        let (verdict, name) = line.split_at(1);
        let name = read(name);
        number += 1;
        let mut secret = [0; 16];
        secret[..8].copy_from_slice(&number.to_be_bytes());
        let peer = house.open();
        let said = house.say(
            peer,
            &ToServer::Create {
                secret: Secret(secret),
                setup: setup("wali", 2),
                sit: Some((0, name.clone())),
            },
        );
        let kept = match &said[..] {
            [ToClient::Created { game }] => {
                let first = &house.store.games()[game].log[0].event.what;
                let What::Sit { name, .. } = first else {
                    panic!("{first:?}")
                };
                Some(name.clone())
            }
            [
                ToClient::Refused {
                    why: Refusal::Bad(why),
                    ..
                },
            ] if why.starts_with("name: ") => None,
            other => panic!("{name:?}: {other:?}"),
        };
        let right = match verdict {
            "+" => kept.as_ref() == Some(&name),
            _ => kept.is_none(),
        };
        if !right {
            wrong.push((line, kept));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    assert!(number >= 300, "{number} names");
}
