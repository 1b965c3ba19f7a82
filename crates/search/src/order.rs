use semailles_core::Move;

/// Which quiet moves have been good elsewhere: those are tried before others.
#[derive(Clone, Debug)]
pub(crate) struct Order {
    /// By side and move: how often a move has been too good to go on, and how deep, less how often it has not.
    history: Vec<i16>,
    /// By ply: the last two moves that were too good to go on.
    killers: Vec<[Move; 2]>,
}

/// Comes before all else.
pub(crate) const FIRST: i32 = i32::MAX;
/// What it counts for a move to have been too good elsewhere at this ply.
const KILLER: i32 = 60;
/// The largest count of a history, and what that is worth beside hundredths of a seed.
const MOST: i32 = 1 << 12;
const WEIGHT: i32 = 1 << 7;

const NONE: Move = Move(u16::MAX);
const MOVES: usize = 1 << 15;

impl Order {
    pub(crate) fn new() -> Self {
        Self {
            history: vec![0; 2 * MOVES],
            killers: Vec::new(),
        }
    }

    /// What a move has been worth elsewhere, in hundredths of a seed or piece.
    #[inline]
    pub(crate) fn reputation(&self, ours: bool, ply: usize, m: Move) -> i32 {
        let killer = self.killers.get(ply).is_some_and(|k| k.contains(&m));
        i32::from(self.history[index(ours, m)]) / WEIGHT + if killer { KILLER } else { 0 }
    }

    /// A move was too good to go on; others tried before it were not.
    pub(crate) fn cut(&mut self, ours: bool, ply: usize, m: Move, depth: i32) {
        if self.killers.len() <= ply {
            self.killers.resize(ply + 1, [NONE; 2]);
        }
        let killers = &mut self.killers[ply];
        if killers[0] != m {
            *killers = [m, killers[0]];
        }
        self.learn(ours, m, depth * depth);
    }

    /// A move was tried before a better one.
    pub(crate) fn disappoint(&mut self, ours: bool, m: Move, depth: i32) {
        self.learn(ours, m, -depth * depth);
    }

    fn learn(&mut self, ours: bool, m: Move, amount: i32) {
        let slot = &mut self.history[index(ours, m)];
        let amount = amount.clamp(-MOST / 8, MOST / 8);
        let old = i32::from(*slot);
        *slot = (old + amount - old * amount.abs() / MOST) as i16;
    }
}

#[inline(always)]
fn index(ours: bool, m: Move) -> usize {
    usize::from(ours) * MOVES + usize::from(m.0) % MOVES
}
