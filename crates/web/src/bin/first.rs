//! The program of the first minute: home, the boards of two rows, playing.

fn main() {
    semailles_web::is(&semailles_web::FIRST);
}
