use semailles_core::Game;
use semailles_tables::{Builder, Layers};
use std::sync::Arc;
use std::time::Instant;
struct V(u8);
impl semailles_games::Visitor for V {
    type Output = ();
    fn visit<G: Game>(self, game: Arc<G>) {
        let b = Builder::new(&*game, 2, 12 << 30).unwrap();
        let mut ls = Layers::new();
        let t0 = Instant::now();
        for s in b.needed(self.0) {
            let t = Instant::now();
            let first = std::sync::Mutex::new(0.0);
            let l = b
                .layer(&ls, s, &|p| {
                    if p.sweep == 0 {
                        *first.lock().unwrap() = t.elapsed().as_secs_f64()
                    }
                })
                .unwrap();
            let n = l.layer.values.len();
            let zero = l.layer.values.iter().filter(|v| **v == 0).count();
            println!(
                "{s} {n} plies {} zero {:.3} play {:.2} all {:.2}s {:.3} us/pos",
                l.layer.plies,
                zero as f64 / n as f64,
                first.lock().unwrap(),
                t.elapsed().as_secs_f64(),
                t.elapsed().as_secs_f64() * 1e6 / n as f64
            );
            ls.insert(l.layer);
        }
        println!("{:?}", t0.elapsed());
    }
}
fn main() {
    let a: Vec<String> = std::env::args().collect();
    semailles_games::visit(&a[1], V(a[2].parse().unwrap())).unwrap();
}
