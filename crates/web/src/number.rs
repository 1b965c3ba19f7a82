//! Numbers in drawings. Rust's own way of writing fractions is exact to the last bit, and twenty kilobytes.

use std::fmt;

/// A length as SVG reads it, to the hundredth: `12`, `-0.56`.
#[derive(Clone, Copy)]
pub(crate) struct Px(pub(crate) f32);

impl fmt::Display for Px {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let hundredths = (self.0 * 100.0).round() as i32;
        let (whole, part) = (
            hundredths.unsigned_abs() / 100,
            hundredths.unsigned_abs() % 100,
        );
        f.write_str(if hundredths < 0 { "-" } else { "" })?;
        match part {
            0 => write!(f, "{whole}"),
            1..10 => write!(f, "{whole}.0{part}"),
            _ => write!(f, "{whole}.{part}"),
        }
    }
}
