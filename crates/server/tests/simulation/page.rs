use semailles_session::online::{Client, Device};

/// What a page wants of its browser, to be done by the world afterwards.
#[derive(Debug, Default)]
pub(crate) struct Browser {
    pub(crate) wants: Vec<Want>,
    pub(crate) kept: Vec<u8>,
    /// Whether something has been kept that its other tabs have not been told of.
    pub(crate) is_news: bool,
    pub(crate) wake: u64,
    lot: u64,
}

#[derive(Debug)]
pub(crate) enum Want {
    Connect,
    Send(Vec<u8>),
    HangUp,
}

impl Browser {
    pub(crate) fn new(lot: u64) -> Self {
        Self {
            lot,
            wake: u64::MAX,
            ..Self::default()
        }
    }
}

impl Device for Browser {
    fn connect(&mut self) {
        self.wants.push(Want::Connect);
    }

    fn send(&mut self, message: Vec<u8>) {
        self.wants.push(Want::Send(message));
    }

    fn hang_up(&mut self) {
        self.wants.push(Want::HangUp);
    }

    fn wake(&mut self, at: u64) {
        self.wake = at;
    }

    fn keep(&mut self, kept: Vec<u8>) {
        self.kept = kept;
        self.is_news = true;
    }

    fn draw(&mut self) -> u64 {
        // As much as SplitMix64 mixes.
        self.lot = self.lot.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.lot ^ (self.lot >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z ^ (z >> 27)
    }
}

/// A page: the client and its browser, and the connection it has.
#[derive(Debug)]
pub(crate) struct Page {
    pub(crate) client: Client,
    pub(crate) browser: Browser,
    /// Pages of one device keep in one place, and are told what the others keep.
    pub(crate) device: usize,
    /// Its present connection.
    pub(crate) line: Option<u64>,
    /// What the page's clock is ahead of the world's.
    pub(crate) ahead: u64,
    /// Whether it sleeps: nothing is told to it until it wakes.
    pub(crate) asleep: bool,
    /// What it wants of the game.
    pub(crate) wants_seat: bool,
    /// Whether it has been given a seat.
    pub(crate) seated: bool,
}
