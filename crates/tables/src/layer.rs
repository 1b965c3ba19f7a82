/// The values of all positions with so many seeds on the board, by their number.
///
/// A value is what the player to move still wins from there, less what the other wins, when both play as well as can
/// be, in seeds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Layer {
    /// Seeds on the board.
    pub seeds: u8,
    /// The most plies in a row without a capture that best play needs for any of these values.
    pub plies: u32,
    /// By number.
    pub values: Vec<i8>,
}

/// Layers of one game, by their seeds.
#[derive(Clone, Debug, Default)]
pub struct Layers(Vec<Option<Layer>>);

impl Layers {
    /// None yet.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// The layer of positions with so many seeds.
    #[must_use]
    pub fn get(&self, seeds: u8) -> Option<&Layer> {
        self.0.get(usize::from(seeds))?.as_ref()
    }

    /// Adds a layer.
    pub fn insert(&mut self, layer: Layer) {
        let at = usize::from(layer.seeds);
        if self.0.len() <= at {
            self.0.resize_with(at + 1, || None);
        }
        self.0[at] = Some(layer);
    }

    /// Those there are, by seeds.
    pub fn iter(&self) -> impl Iterator<Item = &Layer> {
        self.0.iter().flatten()
    }

    /// The value of a position.
    #[inline(always)]
    #[must_use]
    pub fn value(&self, seeds: u8, rank: u32) -> Option<i8> {
        self.get(seeds)?.values.get(rank as usize).copied()
    }

    /// Their bytes.
    #[must_use]
    pub fn bytes(&self) -> u64 {
        self.iter().map(|layer| layer.values.len() as u64).sum()
    }
}

/// For every value of the tables, the plies without a capture that best play needs, by seeds; 255 stands for more.
pub type Plies = Vec<Vec<u8>>;
