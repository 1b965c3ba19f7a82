use semailles_core::Player;

use crate::{Line, LineError, Task};

/// How an attempt stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The goal is reached.
    Reached,
    /// It is no longer to be reached: no own move is left, or the game is over.
    Missed,
    /// It is the learner's turn.
    GoesOn,
}

/// Somebody's attempt at a task.
#[derive(Debug)]
pub struct Attempt {
    task: &'static Task,
    line: Line,
    learner: Option<Player>,
    own: usize,
    answers: usize,
}

impl Attempt {
    /// A new attempt.
    ///
    /// # Panics
    /// If the task's game or position is none; the tests begin all tasks.
    #[must_use]
    pub fn new(task: &'static Task) -> Self {
        let line = Line::begin(task.game, task.position)
            .unwrap_or_else(|why| panic!("task {}: {why}", task.id));
        let learner = line.start().to_move();
        Self {
            task,
            line,
            learner,
            own: 0,
            answers: 0,
        }
    }

    /// Plays a move of the learner, and the answers of the others.
    ///
    /// # Errors
    /// If it is no legal move; then nothing has changed.
    ///
    /// # Panics
    /// If a legal move cannot be played: that would be a fault of the rules.
    pub fn play(&mut self, text: &str) -> Result<Verdict, LineError> {
        self.line.play(text)?;
        self.own += 1;
        if self.task.goal.iter().all(|fact| fact.holds(&self.line)) {
            return Ok(Verdict::Reached);
        }
        if self.own >= self.task.within {
            return Ok(Verdict::Missed);
        }
        while self.line.now().outcome().is_none() && self.line.now().to_move() != self.learner {
            let answer = self.answer();
            self.line.play(&answer).expect("a legal move can be played");
        }
        if self.line.now().outcome().is_some() {
            return Ok(Verdict::Missed);
        }
        Ok(Verdict::GoesOn)
    }

    /// What has been played.
    #[must_use]
    pub fn line(&self) -> &Line {
        &self.line
    }

    fn answer(&mut self) -> String {
        let now = self.line.now();
        let wished = self.task.replies.get(self.answers);
        self.answers += 1;
        match wished {
            Some(text) if now.read_move(text).is_ok() => (*text).to_owned(),
            _ => now.move_text(now.legal()[0]),
        }
    }
}
