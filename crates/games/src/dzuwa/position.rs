use semailles_core::Outcome;

use super::board::{Board, PLAYERS, SEEDS, hand};

/// A position; [`super::text::read`] has seen to it that it can be trusted.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Position {
    pub(super) board: Board,
    /// Seeds in each head, at most four.
    pub(super) heads: [u8; PLAYERS],
    /// A bit for each player who is out.
    pub(super) out: u8,
    /// Whose turn it is.
    pub(super) turn: u8,
    pub(super) outcome: Option<Outcome>,
    pub(super) quiet: u32,
}

impl Position {
    pub(super) fn is_out(&self, player: u8) -> bool {
        self.out >> player & 1 != 0
    }

    pub(super) fn head(&self, player: u8) -> u8 {
        self.heads[usize::from(player)]
    }

    /// Seeds in the pits, hand and head of a player.
    pub(super) fn held(&self, player: u8) -> u8 {
        let pits = self.board.row(player).to_le_bytes();
        pits.iter().sum::<u8>() + self.board.get(hand(player)) + self.head(player)
    }

    /// The players who are not out and hold a seed.
    pub(super) fn alive(&self) -> u8 {
        let alive =
            |p: u8| self.board.row(p) != 0 || self.board.get(hand(p)) != 0 || self.head(p) != 0;
        (0..4).map(|p| u8::from(alive(p)) << p).sum::<u8>() & !self.out
    }

    #[cfg(debug_assertions)]
    pub(super) fn seeds(&self) -> u32 {
        (0..4).map(|p| u32::from(self.held(p))).sum()
    }

    /// Pits, hands, heads, who is out and whose turn it is, in 114 bits.
    #[inline]
    pub(super) fn key(&self) -> [u64; 2] {
        let [low, high] = self.board.packed();
        let heads = self.heads.iter().rev();
        let heads = heads.fold(0, |all, &n| all << 3 | u64::from(n));
        [
            low | heads << 48 | u64::from(self.out) << 60,
            high | u64::from(self.turn) << 48,
        ]
    }

    /// A number made of the key by multiplications alone: the same on every machine.
    #[inline]
    pub(super) fn hash(&self) -> u64 {
        let [low, high] = self.key();
        let folded = |a: u64, b: u64| {
            let product = u128::from(a) * u128::from(b);
            product as u64 ^ (product >> 64) as u64
        };
        let mixed = folded(low ^ 0x9e37_79b9_7f4a_7c15, high ^ 0xbf58_476d_1ce4_e5b9);
        folded(mixed ^ low, 0x94d0_49bb_1331_11eb)
    }
}

const _: () = assert!(SEEDS < 64, "six bits a pit or hand in a key");
