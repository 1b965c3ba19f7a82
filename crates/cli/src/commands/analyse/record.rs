//! A game that was played: what each move gave away.

use std::fs::File;
use std::io::{self, BufReader, IsTerminal, Read};

use indicatif::ProgressBar;
use semailles_core::record::{MAX_BYTES, Record};
use semailles_core::{AnyRun, Player};
use semailles_locale::{Lang, cli, search as t, story, text};
use semailles_search::{Judged, Limits, Mistake, Review};
use serde::Serialize;

use super::{score, tell};
use crate::app::Context;
use crate::failure::Failure;
use crate::minds::mind;
use crate::{terminal, words};

/// What is told of a move of the game.
#[derive(Serialize)]
struct Told {
    ply: usize,
    player: &'static str,
    played: String,
    /// For the player to move.
    score: i32,
    best: String,
    /// What the move played was worth less than the best.
    loss: i32,
    /// Both are values of perfect play.
    solved: bool,
    #[serde(skip)]
    mistake: Option<Mistake>,
    /// The value for the first side, where there are two.
    #[serde(skip)]
    first: Option<i32>,
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
    let begun = run.boxed_clone();
    let mut moves = Vec::new();
    for played in record.moves() {
        let problem = |why: semailles_core::MoveError| Failure::Failed(why.to_string());
        let m = run.read_move(played).map_err(problem)?;
        run.play(m).map_err(problem)?;
        moves.push(m);
    }
    let bar = if io::stderr().is_terminal() {
        ProgressBar::new(moves.len() as u64)
    } else {
        ProgressBar::hidden()
    };
    let review = Review::new(mind(&*game, 64), &*begun, &moves, limits);
    let mut review = review.map_err(|why| Failure::Failed(why.to_string()))?;
    let mut told = Vec::new();
    let mut before = begun;
    let mut played = moves.iter();
    while !review.is_done() {
        if let Some(judged) = review.think_for(u64::MAX) {
            // Lots are not judged: the position is brought up to the move that is.
            while moves.len() - played.len() < judged.ply {
                let _ = played.next().map(|&m| before.play(m));
            }
            if let Some(player) = before.to_move() {
                told.push(Told::of(lang, &*before, player, &judged));
            }
        }
        bar.set_position(review.seen() as u64);
    }
    bar.finish_and_clear();
    if json {
        serde_json::to_writer(&mut *context.out, &told)?;
        writeln!(context.out)?;
        return Ok(());
    }
    if game.teams() > 2 {
        let all_alone = text!(lang, t::ANALYSE_ALL_ALONE);
        let wrapped = terminal::wrap(&all_alone, terminal::prose_width(), "", "");
        writeln!(context.out, "{wrapped}")?;
    }
    for move_ in &told {
        writeln!(context.out, "{}", line(lang, move_))?;
        if let Some(why) = &move_.why {
            writeln!(context.out, "  {}", text!(lang, t::ANALYSE_PLAYED))?;
            tell(context, &why.played)?;
            writeln!(context.out, "  {}", text!(lang, t::ANALYSE_BEST))?;
            tell(context, &why.best)?;
        }
    }
    Ok(())
}

impl Told {
    fn of(lang: Lang, before: &dyn AnyRun, player: Player, judged: &Judged) -> Self {
        let game = before.game();
        let mistake = judged.mistake();
        Self {
            ply: judged.ply + 1,
            player: game.symbol(player),
            played: before.move_text(judged.played[0]),
            score: judged.best.score,
            best: before.move_text(judged.best.moves[0]),
            loss: judged.loss(),
            solved: judged.solved,
            mistake,
            first: game.for_first(player, judged.best.score),
            why: mistake.map(|_| Why {
                played: story::why(lang, before, &judged.played),
                best: story::why(lang, before, &judged.best.moves),
            }),
        }
    }
}

fn line(lang: Lang, m: &Told) -> String {
    let mark = match m.mistake {
        Some(Mistake::Blunder) => "??",
        Some(Mistake::Mistake) => "?",
        None => "",
    };
    // One scale for the whole game, where there are two sides.
    let start = format!(
        "{:>4}. {} {:<9} {:>8}",
        m.ply,
        m.player,
        format!("{}{mark}", m.played),
        score(lang, m.first.unwrap_or(m.score), None)
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
