/// Sorts a few things by a key; equal ones keep their order.
///
/// The library's own sort is made for many: it is three kilobytes of a page for each kind of thing that it sorts. This one
/// takes as many steps as there are pairs out of order.
pub fn sort_few<T, K: Ord>(things: &mut [T], key: impl Fn(&T) -> K) {
    for next in 1..things.len() {
        let mut at = next;
        while at > 0 && key(&things[at]) < key(&things[at - 1]) {
            things.swap(at, at - 1);
            at -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_sorts_as_the_library_does() {
        let mut lot = crate::SplitMix64::new(7);
        for length in 0..40 {
            let mut few: Vec<(usize, usize)> = (0..length).map(|i| (lot.below(9), i)).collect();
            let mut same = few.clone();
            sort_few(&mut few, |(key, _)| *key);
            same.sort_by_key(|(key, _)| *key);
            assert_eq!(few, same);
        }
    }
}
