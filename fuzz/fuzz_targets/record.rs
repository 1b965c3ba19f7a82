//! Any bytes as a file of records: errors, or games that print and read back the same.
#![no_main]

use libfuzzer_sys::fuzz_target;
use semailles_core::laws;

fuzz_target!(|bytes: &[u8]| laws::any_record_text(bytes, &semailles_games::game));
