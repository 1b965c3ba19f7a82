//! The whole page. It takes the place of the first program as soon as somebody goes where that one has nothing to show.

fn main() {
    semailles_web::shows(&[semailles_web::FIRST, semailles_web::LATER]);
}
