//! The way of the focus: arrows go to the nearest place in their direction.

use super::scene::Spot;

/// The place to which an arrow leads from the one in focus.
pub(super) fn next(
    spots: &[Spot],
    from: usize,
    key: &str,
    may: impl Fn(usize) -> bool,
) -> Option<usize> {
    let (dx, dy) = match key {
        "ArrowLeft" => (-1.0, 0.0),
        "ArrowRight" => (1.0, 0.0),
        "ArrowUp" => (0.0, -1.0),
        "ArrowDown" => (0.0, 1.0),
        _ => return None,
    };
    let at = spots.get(from)?.at;
    let distance = |i: &usize| {
        let (x, y) = spots[*i].at;
        let (along, across) = (
            (x - at.0) * dx + (y - at.1) * dy,
            ((x - at.0) * dy).abs() + ((y - at.1) * dx).abs(),
        );
        // Straight ahead is nearer than aslant.
        (along > 4.0).then_some(along + 2.5 * across)
    };
    (0..spots.len())
        .filter(|&i| i != from && may(i))
        .filter_map(|i| distance(&i).map(|d| (i, d)))
        .min_by(|a, b| a.1.total_cmp(&b.1))
        .map(|(i, _)| i)
}
