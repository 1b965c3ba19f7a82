//! Records, told move by move.

use std::io::BufRead;

use semailles_core::record::{Line, Note, Reader, Record};
use semailles_locale::{Message, cli as t, describe, story, text};

use crate::app::{Context, tell};
use crate::failure::Failure;
use crate::terminal::{self, prose_width, wrap};

/// Tells every game; one that cannot be read is told of, and the next one read.
pub(super) fn replay(
    context: &mut Context<'_>,
    name: &str,
    input: &mut dyn BufRead,
) -> Result<(), Failure> {
    let lang = context.lang;
    let (mut games, mut faults) = (0, false);
    for read in Reader::new(input, &semailles_games::game) {
        games += 1;
        let told = match read {
            Ok(record) => tell_game(context, &record)?,
            Err(error) => Err(describe::record_error(lang, &error)),
        };
        if let Err(why) = told {
            faults = true;
            // What came before the error is shown before it.
            context.out.flush()?;
            tell(
                lang,
                &text!(lang, t::FILE_ERROR, file = terminal::path(name), why = why),
            );
        }
    }
    match (games, faults) {
        (0, _) => Err(Failure::Failed(text!(
            lang,
            t::NO_GAMES,
            file = terminal::path(name)
        ))),
        (_, true) => Err(Failure::Told),
        (_, false) => Ok(()),
    }
}

/// Tells a game; what is wrong with it, if something is.
fn tell_game(context: &mut Context<'_>, record: &Record) -> Result<Result<(), String>, Failure> {
    let lang = context.lang;
    let game = match semailles_games::game(record.game()) {
        Ok(game) => game,
        Err(e) => return Ok(Err(describe::name_error(lang, &e))),
    };
    let mut run = match record.begin(&semailles_games::game) {
        Ok(run) => run,
        Err(e) => return Ok(Err(describe::record_problem(lang, &e))),
    };
    let words = semailles_locale::game(lang, game.name().id());
    let title = text!(
        lang,
        t::SHOW_TITLE,
        name = words.map_or_else(String::new, |g| g.name),
        game = record.game()
    );
    paragraph(context, &title, "", "")?;
    for (name, value) in record.tags() {
        let line = text!(lang, t::REPLAY_TAG, name = name, value = value);
        paragraph(context, &line, "  ", "    ")?;
    }
    if let Some(position) = record.start() {
        let line = text!(lang, t::REPLAY_START, position = position);
        paragraph(context, &line, "  ", "    ")?;
    }
    notes(context, &record.main().comments)?;
    let mut events = Vec::new();
    for (i, node) in record.main().nodes.iter().enumerate() {
        let mover = run.to_move();
        events.clear();
        let played = run
            .read_move(&node.text)
            .and_then(|m| run.play_traced(m, &mut events));
        if let Err(e) = played {
            return Ok(Err(describe::move_error(lang, &e)));
        }
        let first = format!("{:>4}. {:<8}", i + 1, node.text);
        let line = story::summary(lang, &*game, mover, &events);
        paragraph(context, &line, &format!("{first} "), "      ")?;
        for note in &node.notes {
            match note {
                Note::Comment(comment) => notes(context, std::slice::from_ref(comment))?,
                Note::Variation(line) => {
                    let line = text!(lang, t::REPLAY_VARIATION, moves = moves(line));
                    paragraph(context, &line, "      ", "        ")?;
                }
            }
        }
    }
    let end = match (run.outcome(), record.ended()) {
        (Some(outcome), _) => story::outcome(lang, &*game, outcome, &run.score(), &events),
        (None, Some(ended)) => story::ended(lang, &*game, ended),
        (None, None) => plain(context, t::REPLAY_UNFINISHED),
    };
    paragraph(context, &end, "", "  ")?;
    let position = text!(lang, t::SHOW_POSITION, position = run.position_text());
    writeln!(context.out, "{position}\n")?;
    Ok(Ok(()))
}

fn plain(context: &Context<'_>, message: Message) -> String {
    text!(context.lang, message)
}

fn paragraph(
    context: &mut Context<'_>,
    text: &str,
    first: &str,
    rest: &str,
) -> Result<(), Failure> {
    writeln!(context.out, "{}", wrap(text, prose_width(), first, rest))?;
    Ok(())
}

/// What somebody said about a move.
fn notes(context: &mut Context<'_>, comments: &[String]) -> Result<(), Failure> {
    for comment in comments {
        paragraph(context, comment, "      ", "      ")?;
    }
    Ok(())
}

/// The moves of a variation; what is said in it is left out, and so are its own variations.
fn moves(line: &Line) -> String {
    let moves: Vec<&str> = line.nodes.iter().map(|n| n.text.as_str()).collect();
    moves.join(" ")
}
