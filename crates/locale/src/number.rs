//! Whole numbers as each language writes them.

use crate::Lang;

/// A number in digits. From 10 000 on the thousands are set apart: by a narrow no-break space in French, by a comma in
/// English. Smaller numbers stay whole, as a year does.
///
/// ```
/// use semailles_locale::{Lang, number};
/// assert_eq!(number(Lang::Fr, 16_940_664), "16\u{202F}940\u{202F}664");
/// assert_eq!(number(Lang::En, 12_377), "12,377");
/// assert_eq!(number(Lang::En, 1904), "1904");
/// ```
#[must_use]
pub fn number(lang: Lang, n: i64) -> String {
    let digits = n.unsigned_abs().to_string();
    let mut out = String::with_capacity(digits.len() + 12);
    if n < 0 {
        out.push('-');
    }
    let between = match lang {
        Lang::Fr => '\u{202F}',
        Lang::En => ',',
    };
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && digits.len() > 4 && (digits.len() - i).is_multiple_of(3) {
            out.push(between);
        }
        out.push(digit);
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thousands() {
        assert_eq!(number(Lang::Fr, 0), "0");
        assert_eq!(number(Lang::Fr, 9_999), "9999");
        assert_eq!(number(Lang::Fr, 10_000), "10\u{202F}000");
        assert_eq!(number(Lang::En, 10_000), "10,000");
        assert_eq!(number(Lang::En, -1_234_567), "-1,234,567");
        assert_eq!(number(Lang::En, i64::MIN), "-9,223,372,036,854,775,808");
    }
}
