// Signs that stand in a text where its blanks and choices are; no text has them of its own. The build script writes them,
// and what fills the texts reads them: both include this file.

/// A blank: its name follows, then [`NAMED`].
pub(crate) const VAR: char = '\u{1}';
/// A choice: the name of what it hangs on follows, then [`NAMED`], then its arms.
pub(crate) const CHOICE: char = '\u{2}';
/// An arm of a choice: what it waits for follows, then [`NAMED`], then its words.
pub(crate) const ARM: char = '\u{3}';
/// The arm for all else, the last.
pub(crate) const ELSE: char = '\u{4}';
/// The end of a choice.
#[allow(dead_code, reason = "what reads a text takes any other sign for it")]
pub(crate) const CLOSE: char = '\u{5}';
/// The end of a name.
pub(crate) const NAMED: char = '\u{6}';
/// Between the texts of a pack.
#[allow(dead_code, reason = "not every program fetches its texts")]
pub(crate) const BETWEEN: char = '\u{7}';
/// Numbers of texts begin so far apart from pack to pack.
#[allow(dead_code, reason = "not every program fetches its texts")]
pub(crate) const PACK: u16 = 1 << 12;
/// The number of a text that is in no pack.
#[allow(dead_code, reason = "the build gives it")]
pub(crate) const NO_PACK: u16 = u16::MAX;
