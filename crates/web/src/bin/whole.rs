//! The whole page. It takes the place of the first program as soon as somebody wants what that one has not.

fn main() {
    semailles_web::is(&semailles_web::WHOLE);
}
