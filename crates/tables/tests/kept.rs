//! The tables that the page fetches are whole, and right wherever one looks.

use std::sync::Arc;

use semailles_core::{Game, MoveList, Silent, SplitMix64};
use semailles_games::{Visitor, visit};
use semailles_tables::{Folder, Index, Layers};

struct Look;

impl Visitor for Look {
    type Output = ();

    fn visit<G: Game>(self, game: Arc<G>) {
        let game = &*game;
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../assets/tables");
        // Each is read against its checksums and its hash.
        let layers = Folder::new(path.as_ref(), game)
            .unwrap()
            .read_all(1 << 30)
            .unwrap();
        let seeds: Vec<u8> = layers.iter().map(|layer| layer.seeds).collect();
        assert_eq!(seeds, [0, 4, 8]);
        let index = Index::new(game.counted().unwrap().pits);
        let mut rng = SplitMix64::new(11);
        for seeds in [4, 8] {
            let count = index.positions(seeds).unwrap() as usize;
            for _ in 0..20_000 {
                let rank = rng.below(count) as u32;
                let value = layers.value(seeds, rank).unwrap();
                let pits = index.unrank(seeds, rank);
                if let Some(best) = best(game, &index, &layers, &pits) {
                    assert_eq!(value, best, "{seeds} seeds, {rank}");
                }
            }
        }
    }
}

/// The best that a move comes to, by the tables; `None` where the game is over or somebody has to pass.
fn best<G: Game>(
    game: &G,
    index: &Index,
    layers: &Layers,
    pits: &semailles_tables::Pits,
) -> Option<i8> {
    let position = game.with_seeds(pits)?;
    let mover = game.to_move(&position)?;
    if game.outcome(&position).is_some() {
        return None;
    }
    let team = game.team(mover);
    let mut legal = MoveList::new();
    game.legal(&position, &mut legal);
    let values = legal.iter().filter_map(|&m| {
        let mut next = position.clone();
        game.attempt(&mut next, m, &mut Silent)?;
        if game.outcome(&next).is_some() {
            return Some((game.worth(&next, team) / semailles_core::UNIT) as i8);
        }
        let seen = game.seen(&next)?;
        let (seeds, rank) = index.rank(&seen.pits);
        let value = i16::from(layers.value(seeds, rank)?) + seen.lead;
        let ours = game.to_move(&next).map(|player| game.team(player)) == Some(team);
        Some((if ours { value } else { -value }) as i8)
    });
    values.max()
}

#[test]
fn the_table_of_anywoli_with_eight_seeds() {
    visit("anywoli", Look).unwrap();
}
