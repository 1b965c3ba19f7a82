//! A game that was played: what each move gave away.

use std::fs::File;
use std::io::{self, BufReader, IsTerminal, Read};

use indicatif::ProgressBar;
use semailles_core::record::{MAX_BYTES, Record};
use semailles_core::{AnyGame, AnyRun, Move};
use semailles_locale::{Lang, cli, search as t, story, text};
use semailles_search::{AnyMind, Limits, Report};
use serde::Serialize;

use super::{look, score, tell};
use crate::app::Context;
use crate::failure::Failure;
use crate::minds::mind;
use crate::{terminal, words};

/// A move that gives away so many hundredths is a mistake, or a bad one.
const MISTAKE: i32 = 200;
const BLUNDER: i32 = 500;

/// A move of the game.
#[derive(Serialize)]
struct Judged {
    ply: usize,
    player: Option<&'static str>,
    played: String,
    /// For the player to move.
    score: i32,
    best: String,
    /// What the move played was worth less than the best.
    loss: i32,
    /// For a mistake: what the move played won and allowed, and what the better one would have.
    #[serde(skip_serializing_if = "Option::is_none")]
    why: Option<Why>,
}

#[derive(Serialize)]
struct Why {
    played: Vec<String>,
    best: Vec<String>,
}

pub(super) fn analyse(
    context: &mut Context<'_>,
    name: &str,
    limits: Limits,
    json: bool,
) -> Result<(), Failure> {
    let lang = context.lang;
    let text = read(lang, name)?;
    let record = Record::parse(&text, &semailles_games::game).map_err(|why| {
        let file = terminal::path(name);
        Failure::Failed(text!(
            lang,
            t::ANALYSE_NO_RECORD,
            file = file,
            why = why.to_string()
        ))
    })?;
    let run = record.begin(&semailles_games::game);
    let mut run = run.map_err(|why| Failure::Failed(why.to_string()))?;
    let game = run.game();
    if game.teams() != 2 {
        return Err(Failure::Failed(text!(lang, t::ANALYSE_TWO_TEAMS)));
    }
    let mut mind = mind(&*game, 64);
    let moves: Vec<&str> = record.moves().collect();
    let bar = if io::stderr().is_terminal() {
        ProgressBar::new(moves.len() as u64)
    } else {
        ProgressBar::hidden()
    };
    let mut judged = Vec::new();
    let mut report = look(&mut *mind, &*run, limits);
    for (i, played) in moves.into_iter().enumerate() {
        let before = run.boxed_clone();
        let problem = |why: semailles_core::MoveError| Failure::Failed(why.to_string());
        let m = run.read_move(played).map_err(problem)?;
        run.play(m).map_err(problem)?;
        let next = look(&mut *mind, &*run, limits);
        if let (Some(best), Some(value)) = (
            report.best(),
            worth(&*before, &*run, m, &report, &next, &mut *mind, limits),
        ) {
            // The deeper look may find more than was seen before.
            let loss = (best.score - value).max(0);
            judged.push(Judged {
                ply: i + 1,
                player: words::to_move(&*game, &*before),
                played: played.to_owned(),
                score: best.score,
                best: before.move_text(best.moves[0]),
                loss,
                why: (loss >= MISTAKE).then(|| {
                    let answer = next.best().map_or(&[][..], |line| &line.moves);
                    let line: Vec<Move> = [m].iter().chain(answer).copied().collect();
                    Why {
                        played: story::why(lang, &*before, &line),
                        best: story::why(lang, &*before, &best.moves),
                    }
                }),
            });
        }
        report = next;
        bar.inc(1);
    }
    bar.finish_and_clear();
    if json {
        serde_json::to_writer(&mut *context.out, &judged)?;
        writeln!(context.out)?;
        return Ok(());
    }
    for move_ in &judged {
        writeln!(context.out, "{}", line(lang, &*game, move_))?;
        if let Some(why) = &move_.why {
            writeln!(context.out, "  {}", text!(lang, t::ANALYSE_PLAYED))?;
            tell(context, &why.played)?;
            writeln!(context.out, "  {}", text!(lang, t::ANALYSE_BEST))?;
            tell(context, &why.best)?;
        }
    }
    Ok(())
}

/// What the move played was worth to who played it.
fn worth(
    before: &dyn AnyRun,
    after: &dyn AnyRun,
    m: semailles_core::Move,
    report: &Report,
    next: &Report,
    mind: &mut dyn AnyMind,
    limits: Limits,
) -> Option<i32> {
    if report.best_move() == Some(m) {
        return report.score();
    }
    let game = before.game();
    let team = game.team(before.to_move()?);
    if let (Some(player), Some(score)) = (after.to_move(), next.score()) {
        return Some(if game.team(player) == team {
            score
        } else {
            -score
        });
    }
    // The game is over, or a lot is drawn: the move is looked at with all others.
    let all = look(mind, before, limits.with_lines(before.legal().len()));
    all.lines
        .iter()
        .find(|line| line.moves[0] == m)
        .map(|line| line.score)
}

fn line(lang: Lang, game: &dyn AnyGame, m: &Judged) -> String {
    let team = words::players(game)
        .find(|p| Some(game.symbol(*p)) == m.player)
        .map_or(0, |p| game.team(p).0);
    // One scale for the whole game: the first side's.
    let value = if team == 0 { m.score } else { -m.score };
    let mark = match m.loss {
        BLUNDER.. => "??",
        MISTAKE.. => "?",
        _ => "",
    };
    let player = m.player.unwrap_or("?");
    let start = format!(
        "{:>4}. {player} {:<9} {:>8}",
        m.ply,
        format!("{}{mark}", m.played),
        score(lang, value, None)
    );
    if mark.is_empty() {
        return start.trim_end().to_owned();
    }
    let loss = words::decimal(lang, f64::from(m.loss) / 100.0, 2);
    let better = text!(lang, t::ANALYSE_BETTER, best = m.best.clone(), loss = loss);
    format!("{start}  {better}")
}

fn read(lang: Lang, name: &str) -> Result<String, Failure> {
    let open = || -> io::Result<Box<dyn Read>> {
        Ok(match name {
            "-" => Box::new(io::stdin().lock()),
            name => Box::new(BufReader::new(File::open(name)?)),
        })
    };
    let mut text = String::new();
    open()
        .and_then(|input| input.take(MAX_BYTES as u64 + 1).read_to_string(&mut text))
        .map_err(|why| {
            let (file, why) = (terminal::path(name), words::io_error(lang, &why));
            Failure::Failed(text!(lang, cli::CANNOT_READ, file = file, why = why))
        })?;
    Ok(text)
}
