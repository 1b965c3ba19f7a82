//! The build script's reading and comparing of the texts, run here on small files: what it takes, and how it refuses.

#[path = "../build/catalogue.rs"]
#[allow(dead_code)]
mod catalogue;
#[path = "../build/parse.rs"]
#[allow(dead_code)]
mod parse;

use parse::{Key, Part};

fn file(name: &str, text: &str) -> Vec<(String, String)> {
    vec![(name.to_owned(), text.to_owned())]
}

/// The errors for one file that has these texts in French and in English.
fn errors(fr: &str, en: &str) -> Vec<String> {
    catalogue::compile(&file("cli.ftl", fr), &file("cli.ftl", en)).expect_err("an error")
}

#[test]
fn the_same_in_both_languages() {
    assert_eq!(
        errors("a = A\nb = B", "a = A"),
        ["en/cli.ftl: b: missing (fr/cli.ftl has it)"]
    );
    assert_eq!(
        errors("a = A", "a = A\nb = B"),
        ["fr/cli.ftl: b: missing (en/cli.ftl has it)"]
    );
    assert_eq!(
        errors("a = { $n } cases", "a = pits"),
        ["en/cli.ftl: a: variable $n is missing (fr has it)"]
    );
    assert_eq!(
        errors(
            "a = cases",
            "a = { $n ->\n    [one] pit\n   *[other] pits\n}"
        ),
        ["fr/cli.ftl: a: variable $n is missing (en has it)"]
    );
    let missing = catalogue::compile(&file("cli.ftl", "a = A"), &[]).expect_err("an error");
    assert_eq!(missing, ["en/cli.ftl: missing (fr/cli.ftl is there)"]);
}

#[test]
fn what_is_not_supported_is_refused() {
    let refused = |fr: &str, why: &str| {
        let found = errors(fr, "a = A");
        assert!(found[0].contains(why), "{found:?}");
        assert!(found[0].starts_with("fr/cli.ftl: "), "{found:?}");
    };
    refused("a = A\n    .title = T", "a: attributes are not supported");
    refused(
        "a = { NUMBER($n) }",
        "a: functions are not supported: NUMBER()",
    );
    refused("a = { b }", "a: no b in this file");
    refused("a = { a }", "a: a contains itself");
    refused(
        "a = { -t(case: \"x\") }\n-t = T",
        "attributes and arguments are not supported: t",
    );
    refused(
        "a = { $n ->\n    [few] x\n   *[other] y\n}",
        "[few] is no plural",
    );
    refused(
        "a = { $n ->\n    [1.5] x\n   *[other] y\n}",
        "[1.5] is no whole number",
    );
    refused(
        "a = { $n ->\n    [0] x\n    [0] z\n   *[other] y\n}",
        "$n has an arm twice",
    );
    refused("a = A\na = B", "a: is there twice");
    refused("# fine\na = A\n\nb = { $n", "line 4");
}

#[test]
fn keys_and_files_become_names() {
    let twice = errors("a-b = A\na_b = B", "a-b = A\na_b = B");
    assert_eq!(twice, ["cli.ftl: a_b: too like a-b, both would be A_B"]);
    let name = catalogue::compile(&file("En-Tete.ftl", "a = A"), &file("En-Tete.ftl", "a = A"));
    assert!(name.expect_err("an error")[0].contains("named in small letters"));
}

#[test]
fn references_are_put_in_place_and_text_is_joined() {
    let source = "-game = Wali\nhello = Voici { -game }{ \" \" }{ \"\\u00AB\" }.\n\
                  n = { $n ->\n    [0] rien\n    [one] une\n   *[other] { hello }\n}";
    let modules = catalogue::compile(&file("cli.ftl", source), &file("cli.ftl", source))
        .expect("a good file");
    let [module] = &modules[..] else {
        panic!("one module")
    };
    assert_eq!(module.name, "cli");
    let text = |t: &str| Part::Text(t.to_owned());
    let keys: Vec<&str> = module
        .messages
        .iter()
        .map(|m| m.constant.as_str())
        .collect();
    assert_eq!(keys, ["HELLO", "N"]);
    assert_eq!(module.messages[0].french, [text("Voici Wali «.")]);
    assert_eq!(
        module.messages[1].english,
        [Part::Select {
            var: "n".to_owned(),
            arms: vec![
                (Key::Exact(0), vec![text("rien")]),
                (Key::Word("one".to_owned()), vec![text("une")])
            ],
            default: vec![text("Voici Wali «.")],
        }]
    );
}
