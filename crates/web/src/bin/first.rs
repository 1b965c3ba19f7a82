//! The program of the first minute: home, the boards, playing.

fn main() {
    semailles_web::shows(&[semailles_web::FIRST]);
}
