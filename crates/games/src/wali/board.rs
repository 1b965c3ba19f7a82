//! Sets of squares of a board of five rows and six columns, and what stands side by side on it.

use std::fmt;
use std::ops::{BitAnd, BitOr, BitXor, Sub};

pub(super) const COLUMNS: u8 = 6;
pub(super) const ROWS: u8 = 5;
pub(super) const SQUARES: u8 = COLUMNS * ROWS;

/// A square, below [`SQUARES`]: a1, a2, … a5, b1, … f5. Numeric order is the byte order of the names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Square(pub(super) u8);

impl Square {
    pub(super) fn at(column: u8, row: u8) -> Self {
        debug_assert!(column < COLUMNS && row < ROWS);
        Self(column * ROWS + row)
    }

    pub(super) fn all() -> impl Iterator<Item = Self> {
        (0..SQUARES).map(Self)
    }

    /// From 0 for `a`.
    pub(super) fn column(self) -> u8 {
        self.0 / ROWS
    }

    /// From 0 for the row on the side of the longs.
    pub(super) fn row(self) -> u8 {
        self.0 % ROWS
    }

    /// Whether one step up, down, left or right leads from one to the other.
    pub(super) fn is_beside(self, other: Self) -> bool {
        self.column().abs_diff(other.column()) + self.row().abs_diff(other.row()) == 1
    }

    /// Reads a name such as `c3`.
    pub(super) fn read(name: &[u8]) -> Option<Self> {
        match *name {
            [column @ b'a'..=b'f', row @ b'1'..=b'5'] => Some(Self::at(column - b'a', row - b'1')),
            _ => None,
        }
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (column, row) = (b'a' + self.column(), b'1' + self.row());
        write!(f, "{}{}", char::from(column), char::from(row))
    }
}

/// A set of squares: bit `n` is [`Square`]`(n)`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct Squares(u32);

/// The four directions, in the order of the numbers of the squares they lead to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Direction {
    Left,
    Down,
    Up,
    Right,
}

impl Direction {
    pub(super) const ALL: [Self; 4] = [Self::Left, Self::Down, Self::Up, Self::Right];
}

impl Squares {
    pub(super) const NONE: Self = Self(0);
    pub(super) const ALL: Self = Self((1 << SQUARES) - 1);
    /// Row 1, from which no step leads down.
    const BOTTOM: u32 = 0b00001_00001_00001_00001_00001_00001;
    const TOP: u32 = Self::BOTTOM << (ROWS - 1);

    pub(super) fn of(square: Square) -> Self {
        Self(1 << square.0)
    }

    /// The word itself, for hashes and for shifts.
    pub(super) fn bits(self) -> u32 {
        self.0
    }

    pub(super) fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    pub(super) fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub(super) fn contains(self, square: Square) -> bool {
        self.0 >> square.0 & 1 == 1
    }

    /// The squares in ascending order.
    pub(super) fn iter(self) -> impl Iterator<Item = Square> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            (left != 0).then(|| {
                let square = Square(left.trailing_zeros() as u8);
                left &= left - 1;
                square
            })
        })
    }

    /// The squares one step further, less those that are off the board.
    #[inline(always)]
    pub(super) fn towards(self, direction: Direction) -> Self {
        match direction {
            Direction::Left => Self(self.0 >> ROWS),
            Direction::Right => Self(self.0 << ROWS & Self::ALL.0),
            Direction::Down => Self((self.0 & !Self::BOTTOM) >> 1),
            Direction::Up => Self((self.0 & !Self::TOP) << 1),
        }
    }

    /// The squares from which a step in a direction leads here.
    #[inline(always)]
    pub(super) fn before(self, direction: Direction) -> Self {
        self.towards(match direction {
            Direction::Left => Direction::Right,
            Direction::Right => Direction::Left,
            Direction::Down => Direction::Up,
            Direction::Up => Direction::Down,
        })
    }

    /// Those that stand in a row or column of three side by side: of exactly three, or of three or more.
    pub(super) fn in_lines(self, exactly: bool) -> Self {
        let mut all = Self::NONE;
        for d in [Direction::Right, Direction::Up] {
            let mut first = self & (self & self.before(d)).before(d);
            if exactly {
                let longer = self.towards(d) | self.before(d).before(d).before(d);
                first = first - longer;
            }
            let second = first.towards(d);
            all = all | first | second | second.towards(d);
        }
        all
    }
}

impl BitAnd for Squares {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOr for Squares {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitXor for Squares {
    type Output = Self;

    fn bitxor(self, other: Self) -> Self {
        Self(self.0 ^ other.0)
    }
}

/// Those of the first that are not in the second.
impl Sub for Squares {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

/// The squares from which the next one, two, three squares in one direction are all of a set.
#[derive(Clone, Copy, Debug)]
struct Ray {
    one: Squares,
    two: Squares,
    three: Squares,
}

impl Ray {
    #[inline(always)]
    fn of(set: Squares, direction: Direction) -> Self {
        let one = set.before(direction);
        let two = (set & one).before(direction);
        let three = (set & two).before(direction);
        Self { one, two, three }
    }
}

impl Squares {
    /// The squares on which one more piece would stand in a row or column of three or more side by side.
    #[inline(always)]
    pub(super) fn where_three(self) -> Self {
        let [left, down, up, right] = Direction::ALL.map(|d| Ray::of(self, d));
        Lines::between(left, right).three | Lines::between(down, up).three
    }
}

/// The squares on which a piece stands in a line of three or more, and those where it is one of four or more; for
/// lines along one axis.
#[derive(Clone, Copy, Debug)]
struct Lines {
    three: Squares,
    four: Squares,
}

impl Lines {
    /// Of a piece with others on either side of it.
    #[inline(always)]
    fn between(a: Ray, b: Ray) -> Self {
        Self {
            three: a.two | b.two | (a.one & b.one),
            four: a.three | b.three | (a.two & b.one) | (a.one & b.two),
        }
    }

    /// Of a piece that has left nothing behind it: only what lies ahead counts.
    #[inline(always)]
    fn ahead(ray: Ray) -> Self {
        Self {
            three: ray.two,
            four: ray.three,
        }
    }
}

/// Where the steps in one direction lead. The lines are those of the piece that has stepped.
#[derive(Clone, Copy, Debug)]
pub(super) struct Steps {
    /// All squares they lead to.
    pub(super) to: Squares,
    /// Those where a line of exactly three is made, perhaps besides a longer one across it.
    pub(super) exactly_three: Squares,
    /// Those where a line of three or more is made.
    pub(super) three: Squares,
    /// Those where a line of four or more is made.
    pub(super) four: Squares,
}

impl Steps {
    /// The steps of all pieces of a player at once, in the order of [`Direction::ALL`].
    ///
    /// A piece that steps right stays in its row. In the column of its new square nothing else has changed, and in
    /// the row nothing stands behind it any more, for that is where it came from. The same holds for up and down.
    #[inline(always)]
    pub(super) fn of(own: Squares, empty: Squares) -> [Self; 4] {
        let [left, down, up, right] = Direction::ALL.map(|d| Ray::of(own, d));
        let (row, column) = (Lines::between(left, right), Lines::between(down, up));
        let lead = |direction, ahead, across: Lines| {
            let to = own.towards(direction) & empty;
            let ahead = Lines::ahead(ahead);
            Self {
                to,
                exactly_three: to & ((across.three - across.four) | (ahead.three - ahead.four)),
                three: to & (across.three | ahead.three),
                four: to & (across.four | ahead.four),
            }
        };
        [
            lead(Direction::Left, left, column),
            lead(Direction::Down, down, row),
            lead(Direction::Up, up, row),
            lead(Direction::Right, right, column),
        ]
    }
}
