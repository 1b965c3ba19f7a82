//! Search over small tables comes to the values of large ones, and what it finds can be proved.

use std::sync::Arc;

use semailles_core::{Game, SplitMix64};
use semailles_games::{Visitor, visit};
use semailles_tables::{
    Builder, Certificate, CertificateError, Index, Layers, ProofError, Solver, verify,
};

/// Tables up to so many seeds.
fn tables<G: Game>(game: &G, seeds: u8) -> Layers {
    let builder = Builder::new(game, 2, 1 << 30).unwrap();
    let mut layers = Layers::new();
    for seeds in builder.needed(seeds) {
        layers.insert(builder.layer(&layers, seeds, &|_| {}).unwrap().layer);
    }
    layers
}

/// The layers with few seeds.
fn part(layers: &Layers, seeds: u8) -> Layers {
    let mut few = Layers::new();
    for layer in layers.iter().filter(|layer| layer.seeds <= seeds) {
        few.insert(layer.clone());
    }
    few
}

/// Solves some positions with many seeds by tables with few, and proves the values.
struct Solve {
    many: u8,
    few: u8,
    positions: usize,
}

impl Visitor for Solve {
    type Output = ();

    fn visit<G: Game>(self, game: Arc<G>) {
        let all = tables(&*game, self.many);
        let few = part(&all, self.few);
        let index = Index::new(game.counted().unwrap().pits);
        let values = &all.get(self.many).unwrap().values;
        let mut rng = SplitMix64::new(7);
        let mut solver = Solver::new(&*game, &few, self.many).unwrap();
        let mut solved = 0;
        while solved < self.positions {
            let rank = rng.below(values.len()) as u32;
            let position = game.with_seeds(&index.unrank(self.many, rank)).unwrap();
            if game.outcome(&position).is_some() {
                continue;
            }
            let value = values[rank as usize];
            let found = solver.solve(&position, |_, _, _| {});
            let text = game.position_text(&position);
            assert_eq!(found, (value, value), "{} {text}", game.name());
            solved += 1;
            if solved % 10 == 0 {
                let certificate = solver.certificate(&position, found).unwrap();
                verify(&*game, &certificate).unwrap_or_else(|why| panic!("{text}: {why}"));
            }
        }
    }
}

#[test]
fn values_of_large_tables() {
    let solve = |game, many, few, positions| {
        visit(
            game,
            Solve {
                many,
                few,
                positions,
            },
        )
        .unwrap();
    };
    solve("en-dodoi", 10, 4, 100);
    solve("djenon-abe", 9, 3, 100);
    solve("djenon-abe:leftovers=share,starved=end", 8, 3, 50);
    solve("anywoli:pits=6", 8, 4, 20);
}

/// A certificate, and what it is worth after it has been changed.
struct Tamper;

impl Visitor for Tamper {
    type Output = ();

    fn visit<G: Game>(self, game: Arc<G>) {
        let layers = tables(&*game, 5);
        let start = game.start();
        let mut solver = Solver::new(&*game, &layers, 24).unwrap();
        let bounds = solver.solve(&start, |_, _, _| {});
        assert_eq!(bounds.0, bounds.1);
        let certificate = solver.certificate(&start, bounds).unwrap();
        let (bytes, hash) = certificate.write();
        assert_eq!(hash.len(), 64);
        assert_eq!(Certificate::read(&bytes).as_ref(), Ok(&certificate));
        let proof = verify(&*game, &certificate).unwrap();
        assert!(proof.positions > 1000 && proof.quiet > 0);

        // Nobody gets a seed more.
        for (least, most) in [(bounds.0 + 1, bounds.1 + 1), (bounds.0 - 1, bounds.1 - 1)] {
            let more = Certificate {
                least,
                most,
                ..certificate.clone()
            };
            let error = verify(&*game, &more).unwrap_err();
            assert!(matches!(error, ProofError::Claim { .. }), "{error}");
        }
        // Less is proved as well.
        let less = Certificate {
            least: bounds.0 - 2,
            most: bounds.1 + 2,
            ..certificate.clone()
        };
        verify(&*game, &less).unwrap();

        for bit in (0..bytes.len() * 8).step_by(997) {
            let mut changed = bytes.clone();
            changed[bit / 8] ^= 1 << (bit % 8);
            assert!(Certificate::read(&changed).is_err(), "bit {bit}");
        }
        for length in (0..bytes.len()).step_by(991) {
            assert!(
                Certificate::read(&bytes[..length]).is_err(),
                "cut after {length}"
            );
        }
        let none = Certificate::read(b"something else");
        assert_eq!(none, Err(CertificateError::NotACertificate));
    }
}

#[test]
fn certificates_hold_and_nothing_else_does() {
    visit("djenon-abe:seeds=2", Tamper).unwrap();
}

/// Quiet play that ends too soon for what is claimed.
struct TooLate;

impl Visitor for TooLate {
    type Output = ();

    fn visit<G: Game>(self, game: Arc<G>) {
        let solver_of = |game: &str| visit(game, Prove).unwrap();
        let (bytes, needs) = solver_of("djenon-abe:seeds=2");
        assert!(needs >= 10, "{needs}");
        let mut certificate = Certificate::read(&bytes).unwrap();
        certificate.game = game.name().to_string();
        let error = verify(&*game, &certificate).unwrap_err();
        assert!(
            matches!(error, ProofError::Late { limit: 10, .. }),
            "{error}"
        );
    }
}

/// The certificate of the start, and the quiet plies it needs.
struct Prove;

impl Visitor for Prove {
    type Output = (Vec<u8>, u32);

    fn visit<G: Game>(self, game: Arc<G>) -> Self::Output {
        let layers = tables(&*game, 5);
        let start = game.start();
        let mut solver = Solver::new(&*game, &layers, 24).unwrap();
        let bounds = solver.solve(&start, |_, _, _| {});
        let certificate = solver.certificate(&start, bounds).unwrap();
        let proof = verify(&*game, &certificate).unwrap();
        (certificate.write().0, proof.quiet)
    }
}

#[test]
fn a_strategy_that_runs_into_quiet_play_proves_nothing() {
    visit("djenon-abe:quiet=10,seeds=2", TooLate).unwrap();
}

/// What has been proved when the search is given up.
struct GivenUp;

impl Visitor for GivenUp {
    type Output = ();

    fn visit<G: Game>(self, game: Arc<G>) {
        let layers = tables(&*game, 5);
        let start = game.start();
        let mut solver = Solver::new(&*game, &layers, 36).unwrap();
        let exact = solver.solve(&start, |_, _, _| {});
        let all = solver.nodes();
        let mut told = Vec::new();
        for share in [4, 2] {
            let mut solver = Solver::new(&*game, &layers, 36).unwrap();
            solver.limit(all / share);
            let bounds = solver.solve(&start, |_, least, most| told.push((least, most)));
            assert!(solver.nodes() <= all / share);
            assert!(bounds.0 < bounds.1 && bounds.0 <= exact.0 && exact.1 <= bounds.1);
            assert!(bounds.0 > -36 || bounds.1 < 36, "something was proved");
            assert_eq!(told.last(), Some(&bounds));
            let certificate = solver.certificate(&start, bounds).unwrap();
            verify(&*game, &certificate).unwrap();
        }
        assert!(told.len() > 2);
        // A search with no room has nothing to say, and says that.
        let mut solver = Solver::new(&*game, &layers, 36).unwrap();
        solver.memory(0);
        assert_eq!(solver.solve(&start, |_, _, _| {}), (-36, 36));
    }
}

#[test]
fn a_search_that_is_given_up_proves_what_it_has() {
    visit("en-dodoi:seeds=3", GivenUp).unwrap();
}
