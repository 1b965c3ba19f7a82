/// What a host has counted since it began, and what there is now.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Games in memory.
    pub games: u64,
    /// Sockets that are open.
    pub sockets: u64,
    /// Games made.
    pub made: u64,
    /// Games read.
    pub loaded: u64,
    /// Events kept.
    pub events: u64,
    /// Acts that were said again after they were done.
    pub duplicates: u64,
    /// Acts and wishes that were refused.
    pub refused: u64,
    /// Messages that are none.
    pub nonsense: u64,
    /// Sockets that said too much.
    pub floods: u64,
    /// Writes of which it is not known whether they were done.
    pub failed_writes: u64,
    /// Pages that knew events which are not in the log: something that was confirmed has been lost.
    pub ahead: u64,
    /// Games that stand still because they do not obey their rules.
    pub frozen: u64,
}
