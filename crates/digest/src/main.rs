//! Prints the digests of as many random moves a game as the argument says.

use std::process::ExitCode;

fn main() -> ExitCode {
    let plies = std::env::args().nth(1).map(|text| text.parse());
    match plies {
        Some(Ok(plies)) => {
            print!("{}", semailles_digest::report(plies));
            ExitCode::SUCCESS
        }
        _ => {
            eprintln!(
                "expected the number of moves to play in each game, as in: semailles-digest 100000"
            );
            ExitCode::FAILURE
        }
    }
}
