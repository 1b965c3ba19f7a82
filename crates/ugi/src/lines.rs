//! Lines of bounded length, so that no input takes more memory than it deserves.

use std::io::{self, BufRead, Read};

/// What was read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Line {
    /// A line is in the buffer, without its line end.
    Read,
    /// The line is longer than allowed; all of it has been passed over.
    TooLong,
    /// There are no more lines.
    End,
}

/// Reads the next line of at most `max` bytes into `buffer`.
pub fn read(input: &mut impl BufRead, buffer: &mut Vec<u8>, max: usize) -> io::Result<Line> {
    buffer.clear();
    let limit = max as u64 + 1;
    if input.by_ref().take(limit).read_until(b'\n', buffer)? == 0 {
        return Ok(Line::End);
    }
    if buffer.last() == Some(&b'\n') {
        buffer.pop();
        if buffer.last() == Some(&b'\r') {
            buffer.pop();
        }
        return Ok(Line::Read);
    }
    if buffer.len() <= max {
        return Ok(Line::Read);
    }
    input.skip_until(b'\n')?;
    Ok(Line::TooLong)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_of_all_lengths() {
        let mut input = &b"abc\r\n\nabcd\nabcde\nab"[..];
        let mut buffer = Vec::new();
        let mut seen = Vec::new();
        loop {
            let line = read(&mut input, &mut buffer, 4).unwrap();
            if line == Line::End {
                break;
            }
            seen.push((line, String::from_utf8(buffer.clone()).unwrap()));
        }
        let texts: Vec<_> = seen
            .iter()
            .map(|(line, text)| {
                if *line == Line::Read {
                    &**text
                } else {
                    "too long"
                }
            })
            .collect();
        assert_eq!(texts, ["abc", "", "abcd", "too long", "ab"]);
    }
}
